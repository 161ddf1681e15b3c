//! `Arbitrary` for records that `#[tpb_struct]` and its like declare, behind the feature `arbitrary`.
//!
//! Every bit pattern is a record, so a record is made of as many bytes as it has; an instruction has its opcode, length and selector on top.
//! Types get their implementation from a one-line macro that expands to nothing without the feature.

pub use arbitrary;
