//! What is emitted: structs, bitfields, unions and enums with every type resolved to a Rust path.
//!
//! Documentation is Markdown. Spans are where the user wrote a name, or the call site.

use proc_macro2::{Span, TokenStream};

/// How sure a fact is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conf {
    /// Inferred, or disputed.
    Low,
    /// Read from one indirect place.
    Med,
    /// Seen in a header, debug info or bytes.
    High,
}

/// What reserved bytes or bits must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reserved {
    /// Zero, and checked.
    Zero,
    /// Anything.
    Unknown,
}

/// What an instruction does with a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Read.
    Read,
    /// Written.
    Write,
    /// Engine state.
    State,
    /// Ignored.
    Dead,
}

/// A named type: its Rust path, its size in bytes. Of which kind it is, its `Layout` implementation says.
#[derive(Clone, Debug)]
pub struct Named {
    /// Rust path.
    pub path: TokenStream,
    /// Size in bytes.
    pub size: u32,
}

/// Type of a field.
#[derive(Clone, Debug)]
pub enum Ty {
    /// Unsigned little-endian integer of 1, 2, 4 or 8 bytes.
    Uint(u32),
    /// Signed little-endian integer of 1, 2, 4 or 8 bytes.
    Int(u32),
    /// IEEE single.
    F32,
    /// Raw bytes.
    Bytes(u32),
    /// NUL-padded text.
    Chars(u32),
    /// Several of one type.
    Array(Box<Ty>, u32),
    /// An integer, a float or an enum with its most significant byte first.
    Big(Box<Ty>),
    /// A named type.
    Named(Named),
}

impl Ty {
    /// Size in bytes.
    pub fn size(&self) -> u32 {
        match self {
            Self::Uint(n) | Self::Int(n) | Self::Bytes(n) | Self::Chars(n) => *n,
            Self::F32 => 4,
            Self::Array(t, n) => t.size().saturating_mul(*n),
            Self::Big(t) => t.size(),
            Self::Named(n) => n.size,
        }
    }
}

/// Place of an integer inside a struct.
#[derive(Clone, Copy, Debug)]
pub struct Locator {
    /// Byte offset.
    pub offset: u32,
    /// First bit.
    pub lsb: u32,
    /// Number of bits.
    pub width: u32,
}

/// A field of a struct.
#[derive(Clone, Debug)]
pub struct Field {
    /// Name.
    pub name: String,
    /// Byte offset.
    pub offset: u32,
    /// Type.
    pub ty: Ty,
    /// Reserved.
    pub reserved: Option<Reserved>,
    /// Values outside the enum are illegal.
    pub closed: bool,
    /// Role.
    pub role: Role,
    /// Where the values are that choose the arm of a union field.
    pub given: Vec<Locator>,
    /// What it is.
    pub doc: String,
    /// Where the name was written.
    pub span: Span,
}

/// A struct or record.
#[derive(Clone, Debug)]
pub struct Struct {
    /// Name in descriptors.
    pub name: String,
    /// Rust name.
    pub rust: String,
    /// Visibility.
    pub vis: TokenStream,
    /// Where the name was written.
    pub span: Span,
    /// Size in bytes.
    pub size: u32,
    /// Fields in offset order.
    pub fields: Vec<Field>,
    /// What it is.
    pub doc: String,
    /// Confidence.
    pub conf: Conf,
    /// Where it is from.
    pub source: Vec<String>,
}

/// A field of a bitfield.
#[derive(Clone, Debug)]
pub struct Bit {
    /// Name.
    pub name: String,
    /// Least significant bit.
    pub lsb: u32,
    /// Width in bits.
    pub width: u32,
    /// Enum path, where it is one.
    pub ty: Option<TokenStream>,
    /// Reserved.
    pub reserved: Option<Reserved>,
    /// What it is.
    pub doc: String,
    /// Where the name was written.
    pub span: Span,
}

/// A bitfield.
#[derive(Clone, Debug)]
pub struct Bitfield {
    /// Name in descriptors.
    pub name: String,
    /// Rust name.
    pub rust: String,
    /// Visibility.
    pub vis: TokenStream,
    /// Where the name was written.
    pub span: Span,
    /// Size in bytes.
    pub size: u32,
    /// Fields.
    pub bits: Vec<Bit>,
    /// What it is.
    pub doc: String,
}

/// An arm of a union.
#[derive(Clone, Debug)]
pub struct Arm {
    /// Name.
    pub name: String,
    /// Type.
    pub ty: Ty,
    /// Condition, for documentation.
    pub when: String,
    /// Condition over `r: &[u8]` (own bytes) and `given: &[u64]`.
    pub test: TokenStream,
    /// Value of the one given number that picks the arm, where there is such a value.
    pub tag: Option<TokenStream>,
    /// What it is.
    pub doc: String,
}

/// A union.
#[derive(Clone, Debug)]
pub struct Union {
    /// Name in descriptors.
    pub name: String,
    /// Rust name.
    pub rust: String,
    /// Visibility.
    pub vis: TokenStream,
    /// Where the name was written.
    pub span: Span,
    /// Size in bytes.
    pub size: u32,
    /// Arms, in the order they are tried.
    pub arms: Vec<Arm>,
    /// Names of the values the enclosing struct supplies.
    pub given: Vec<String>,
    /// What it is.
    pub doc: String,
}

/// A value of an enum.
#[derive(Clone, Debug)]
pub struct Value {
    /// Name in descriptors.
    pub name: String,
    /// Name of the Rust constant.
    pub constant: String,
    /// Value.
    pub value: u64,
    /// Generations, as a bit set.
    pub gens: u32,
    /// Never legal.
    pub sentinel: bool,
    /// What it means.
    pub doc: String,
}

/// An enum.
#[derive(Clone, Debug)]
pub struct Enum {
    /// Name in descriptors.
    pub name: String,
    /// Rust name.
    pub rust: String,
    /// Visibility.
    pub vis: TokenStream,
    /// Where the name was written.
    pub span: Span,
    /// Width in bits.
    pub width: u32,
    /// Values, sorted by value.
    pub values: Vec<Value>,
    /// Text prints the values in lower case.
    pub lower_case: bool,
    /// What it is.
    pub doc: String,
    /// Confidence.
    pub conf: Conf,
    /// Where it is from.
    pub source: Vec<String>,
}
