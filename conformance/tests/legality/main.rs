//! Legality: the emitted validators against the rules as the spec states them.
//!
//! `TPB_CASES` says how many records of each kind and generation are compared. `TPB_UPDATE_WITNESSES=1` brings `witnesses/` and `reports/` up to date.

mod agreement;
mod changed;
mod mutation;
mod rules;
mod witnesses;
