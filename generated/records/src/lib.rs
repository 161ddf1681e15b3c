// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Records, shared types, enums and operations of the TPB instruction set, each distinct one once.
//!
//! Generation crates say which of them a generation has, and ask for those with a feature.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
#[rustfmt::skip]
pub mod enums;

#[rustfmt::skip]
pub mod formats;

#[cfg(feature = "operations")]
#[rustfmt::skip]
mod operation;

#[cfg(feature = "operations")]
#[rustfmt::skip]
pub mod operations;

#[rustfmt::skip]
pub mod types;

#[cfg(feature = "operations")]
pub use operation::{Execute, Operation};

/// Everything one generation offers.
#[cfg(feature = "operations")]
pub type Isa = ::tpb_core::dialect::Isa<Operation>;
