//! `serde` for everything that has a descriptor, behind the feature `serde`.
//!
//! The forms are meant for formats that describe themselves, such as JSON and YAML:
//!
//! | thing | written as |
//! |---|---|
//! | integer | number |
//! | float | number; `"nan"`, `"inf"`, `"-inf"`, and `"f32:0x..."` for a NaN other than the usual one |
//! | enum | the value's name; its number where it has none |
//! | struct, record, bitfield | map of its fields; reserved ones only if not zero |
//! | union in a struct | map of its live arm, `{"addr_reg": ...}`; `{"raw": "hex"}` where none is live; `"tail": "hex"` for bytes behind a short arm |
//! | arm of a union | the same map |
//! | `u8[N]` | string of hex digits |
//! | `char[N]` | string up to the first NUL; `{"hex": "..."}` where other bytes are in it |
//! | operation | map of its operands |
//!
//! When read, an absent field of a struct is zero, an absent operand of an operation has its default, and a field that does not exist is an error.
//! A number is taken wherever a name is, and the other way round where the number has a name in any generation.
//!
//! Types get their implementations from one-line macros that the emitters write; they expand to nothing without the feature.

mod key;
mod operand;
mod read;
mod write;

pub use key::Key;
pub use operand::{Float, Hex, Plain, Text};
pub use read::{arm, value};
pub use serde;
pub use write::{Arm, Value};
