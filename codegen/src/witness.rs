//! Witnesses: records that satisfy every rule of their form, and records that break one rule alone.
//!
//! A [`Judge`] runs the rules of a generation on a record by interpreting them, with nothing emitted in between. A [`Problem`] is one form in one
//! [`Setting`]; it finds records by working on the atoms of the rules: each broken one says which bits to change and what values they may take.
//! Predicates have constructors by name. The same seed gives the same records.

mod judge;
mod moves;
mod patterns;
mod problem;
mod random;

pub use judge::{Checked, Form, Judge, Setting, common, forms};
pub use problem::{Breaking, Problem};
pub use random::Random;

/// A record, as in `tpb_core`.
pub type RecordBytes = [u8; 64];
