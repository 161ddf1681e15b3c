//! Records of other crates, with the layout checks, accessors and descriptors of the generated ones.
//!
//! What these attributes emit is what the generator writes for the same fields, so text, JSON, validation and documentation treat both
//! alike. The crate that uses them needs `tpb-core` beside this one, with its
//! feature `text`, which is on by default.
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
/// * `opcode = 0xf0`, for an instruction,
/// * `selector(offset = 12, value = 9)`, where a second byte tells forms of the opcode apart: a field of one byte,
/// * `mnemonic = "EXTENDED_INST"`, what text calls the opcode, and `engines(POOL)`, who accepts it,
/// * `name = "MY_RECORD"`, `conf = med`, `source("manual, chapter 3")`, for the descriptor,
/// * `crate = tpb::core`, where tpb-core is no direct dependency.
///
/// # Fields
///
/// They follow each other, or say where they are; every byte belongs to one. Their types are `u8` to `u64`, `i8` to `i64`, `f32`,
/// `[u8; N]` for raw bytes, arrays, and types made by these attributes or the generator. In `#[tpb(...)]` a field takes
///
/// * `offset = 12`: the byte it starts at,
/// * `size = 8`: its bytes, for a type given by path where the next field has no `offset`,
/// * `be`: the most significant byte comes first; for integers, floats, enums, and arrays of them,
/// * `reserved`, `reserved = zero`: bytes nobody uses, or that must be zero,
/// * `closed`: values without a name in the enum are illegal,
/// * `check = path`: a function that takes the value and says whether it is legal; `message = "..."` says it in words,
/// * `selector = kind`: the field that chooses the arm of a union; `selector(a, bits(3, 0..4))` for a union of the generator that several
///   values choose, bits counted from a byte on,
/// * `role = read`, `write`, `state` or `dead`: what the instruction does with it,
/// * `chars`: bytes that are text,
/// * `as = memory`, `register`, `semaphore`, `event`, `queue` or `target`: what it names, for instruction info; an access pattern is
///   memory without that. Memory has `element_bits = 32` or `elements = dtype`, a field whose type has a function `bits`, and
///   `partitions = num_active_channels` or `ports = bits(13, 2..6)`.
///
/// A check of the whole record stands above the struct: `#[tpb(check = path)]`, as often as there are checks. The function takes `&Self`.
///
/// # What there is then
///
/// For `Entry`:
///
/// * accessors, `set_` and `with_` of each field, `LAYOUT` (the descriptor), `SIZE`, `ZERO`, `from_bytes`, `as_bytes`, `Default`, `Debug`,
///   and the table of bytes in the documentation;
/// * `EntryRef<'_>`, the same accessors over `&[u8; N]` without a copy, `EntryRef::first_of` and `EntryRef::each_of` over a slice;
/// * `Entry::builder()`, whose `build` gives the record or the first rule that it breaks;
/// * `EntryValue`, a struct of plain values, and `From` both ways;
/// * `RULES`, `check` over a sink, `is_valid`: reserved zeros, closed values, checks;
/// * `Display` and `FromStr`: `{mode=COPY,counts=[1,2]}`, or `raw:0x...` where reserved bytes are in use. Of an instruction it is a statement;
/// * of a union with a selector: the live arm, `set_` and `with_` of the arm, which set the selector too;
/// * of an instruction: `OPCODE`, `SELECTOR`, `new`, `is`, and `tpb_core::extend::Instruction`, with which a generation takes it up;
/// * `serde` and `arbitrary::Arbitrary`, where tpb-core has the feature `serde` or `arbitrary`. The features are those of tpb-core alone: a crate that
///   declares records has none of its own to forward, and needs neither crate as a dependency.
///
/// Nothing of it is `unsafe`, or allocates but `FromStr` and `Display`; all of it is there without `std`. The three types beside `Entry` are as visible as it is.
///
/// Derives of other crates go on the newtype, which is `repr(transparent)` over its bytes. So zerocopy's `FromBytes`, `IntoBytes`, `Unaligned`, `Immutable`
/// and `KnownLayout` give `&Entry` and `&[Entry]` out of bytes, under `forbid(unsafe_code)` too, for those who want its traits; the macro itself keeps to views,
/// which need no crate besides.
#[proc_macro_attribute]
pub fn tpb_struct(attr: TokenStream, item: TokenStream) -> TokenStream {
    tpb_macros_expand::tpb_struct(attr.into(), item.into()).into()
}

/// A union whose arm another field chooses: an enum, whose variants are the arms, becomes a newtype over bytes and an enum of what they mean.
///
/// ```
/// use tpb_macros::{tpb_struct, tpb_union};
///
/// /// A number or a name.
/// #[tpb_union(size = 4, selector = kind)]
/// pub enum Operand {
///     #[tpb(when = 0)]
///     Number(u32),
///     #[tpb(when = 1 | 2)]
///     Float(f32),
/// }
///
/// #[tpb_struct(size = 5)]
/// pub struct Tagged {
///     kind: u8,
///     #[tpb(selector = kind)]
///     operand: Operand,
/// }
///
/// let tagged = Tagged::default().with_operand_arm(OperandArm::Float(1.5));
/// assert_eq!((tagged.kind(), tagged.operand_arm()), (1, OperandArm::Float(1.5)));
/// assert_eq!(tagged.with_kind(7).operand_arm(), OperandArm::Raw(1.5f32.to_le_bytes()));
/// ```
///
/// `#[tpb_union(size = 4, selector = kind)]` says how long it is, and what chooses, for documentation: which field it is, each struct says with
/// `#[tpb(selector = field)]`. An arm takes `when = 1`, `when = 1 | 3` or a constant of an enum, `size = 8` where its type is a path and shorter than the
/// union, and `chars`. Bytes behind a short arm are zero when the arm is written.
#[proc_macro_attribute]
pub fn tpb_union(attr: TokenStream, item: TokenStream) -> TokenStream {
    tpb_macros_expand::tpb_union(attr.into(), item.into()).into()
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
