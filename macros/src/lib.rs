//! Records of other crates, with the layout checks, accessors and descriptors of the generated ones.
//!
//! What these attributes emit is what the generator writes for the same fields, so text, JSON, validation and documentation treat both
//! alike. The crate that uses them needs `tpb-core` beside this one.
//!
//! ```
//! use tpb_macros::{tpb_bitfield, tpb_enum, tpb_struct};
//!
//! /// What to do.
//! #[tpb_enum(repr = u8)]
//! pub enum Mode {
//!     Idle = 0,
//!     Copy = 1,
//! }
//!
//! /// How to do it.
//! #[tpb_bitfield(u8)]
//! pub struct Flags {
//!     #[tpb(bits = 0..3)]
//!     lanes: u8,
//!     #[tpb(bits = 3..8, reserved = zero)]
//!     rest: u8,
//! }
//!
//! /// A table entry.
//! #[tpb_struct(size = 16)]
//! pub struct Entry {
//!     #[tpb(size = 1, closed)]
//!     mode: Mode,
//!     #[tpb(size = 1)]
//!     flags: Flags,
//!     #[tpb(reserved = zero)]
//!     unused: [u8; 2],
//!     /// Elements per dimension.
//!     counts: [u16; 2],
//!     #[tpb(role = write)]
//!     address: u64,
//! }
//!
//! let entry = Entry::default().with_mode(Mode::COPY).with_flags(Flags::default().with_lanes(5)).with_address(0x1000);
//! assert_eq!(entry.as_bytes(), &[1, 5, 0, 0, 0, 0, 0, 0, 0, 0x10, 0, 0, 0, 0, 0, 0]);
//! assert_eq!(Entry::LAYOUT.field("address").map(|f| f.offset), Some(8));
//! ```

use proc_macro::TokenStream;

/// A record, a table entry, a descriptor: a struct with named fields becomes a newtype over its bytes.
///
/// `#[tpb_struct(size = 64)]` takes besides
///
/// * `opcode = 0xf0`, for an instruction: adds `OPCODE`, `new` and `is`,
/// * `selector(offset = 12, value = 9)`, where a second byte tells forms of the opcode apart: adds `SELECTOR`,
/// * `name = "MY_RECORD"`, `conf = med`, `source("manual, chapter 3")`, for the descriptor.
///
/// Fields follow each other, or say where they are; every byte belongs to one. Their types are `u8` to `u64`, `i8` to `i64`, `f32`,
/// `[u8; N]` for raw bytes, arrays, and types made by these attributes or the generator. In `#[tpb(...)]` a field takes
///
/// * `offset = 12`: the byte it starts at,
/// * `size = 8`: its bytes, for a type given by path where the next field has no `offset`,
/// * `reserved`, `reserved = zero`: bytes nobody uses, or that must be zero,
/// * `closed`: values without a name in the enum are illegal,
/// * `role = read`, `write`, `state` or `dead`: what the instruction does with it,
/// * `chars`: bytes that are text,
/// * `given(field, bits(3, 0..4))`: what chooses the arm of a union, in the union's order.
#[proc_macro_attribute]
pub fn tpb_struct(attr: TokenStream, item: TokenStream) -> TokenStream {
    tpb_macros_expand::tpb_struct(attr.into(), item.into()).into()
}

/// A bitfield: a struct with named fields becomes a newtype over an integer.
///
/// `#[tpb_bitfield(u8)]` names the integer, and takes `name = "MY_BITS"` for the descriptor. Each field says where it is with
/// `#[tpb(bits = 3..6)]` or `#[tpb(bit = 7)]`; with `reserved` or `reserved = zero` it has no accessor. Its type is the smallest
/// unsigned integer that holds the bits, or an enum.
#[proc_macro_attribute]
pub fn tpb_bitfield(attr: TokenStream, item: TokenStream) -> TokenStream {
    tpb_macros_expand::tpb_bitfield(attr.into(), item.into()).into()
}

/// An enum of the wire: a newtype over an integer with a constant for each value, so that unknown values survive; and a closed enum,
/// `Known...`, that `known()` gives for the others.
///
/// `#[tpb_enum(repr = u8)]` names the integer, and takes `bits = 4` where the value is narrower, and `name = "MY_ENUM"`. A value takes
/// `#[tpb(name = "FP32")]` for its printed name, and `#[tpb(sentinel)]` where it has a name and is never legal.
#[proc_macro_attribute]
pub fn tpb_enum(attr: TokenStream, item: TokenStream) -> TokenStream {
    tpb_macros_expand::tpb_enum(attr.into(), item.into()).into()
}
