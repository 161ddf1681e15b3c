//! Layout description and token emitter, shared by the generator and the `#[tpb_struct]` macro.
//!
//! [`ir`] says what a record, struct, bitfield, union or enum looks like; [`check`] finds overlaps, holes and overruns in one;
//! the emitters turn it into a newtype over bytes with accessors and a static descriptor.
//! Knows no YAML and no Rust parser, so both its users stay small.

pub mod bitfields;
pub mod check;
mod emitted;
pub mod enums;
pub mod ir;
pub mod names;
pub mod structs;
pub mod tokens;
pub mod unions;

pub use emitted::Emitted;
