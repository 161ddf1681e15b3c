//! Campaigns: records by the million, claims that must hold of each of them, and what of the spec they reached.
//!
//! | module | holds |
//! |---|---|
//! | [`strata`], [`legal`], [`witnesses`], [`sought`] | where records come from |
//! | [`lowered`], [`claims`] | what must hold of a record |
//! | [`facts`], [`oracle`] | answers of another make: layouts as they were collected, plain loops for arithmetic and waits |
//! | [`coverage`] | which opcodes, bits, values, arms, rules and operations were reached |
//! | [`block`], [`campaign`] | blocks of records, by seed, spread over threads and shards |
//! | [`minimise`](mod@minimise) | the smallest record that still fails |
//! | [`report`], [`page`] | the outcome as JSON, as text, as a page; several merged into one |

#![forbid(unsafe_code)]

pub mod block;
pub mod campaign;
pub mod claims;
pub mod coverage;
pub mod facts;
pub mod legal;
pub mod lowered;
pub mod minimise;
pub mod oracle;
pub mod page;
pub mod report;
pub mod sought;
pub mod strata;
pub mod witnesses;

pub use block::Kind;
pub use campaign::Campaign;
pub use report::Report;
