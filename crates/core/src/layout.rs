//! Layout descriptors: what a record or a shared type looks like, as static data.
//!
//! Generated crates and `#[tpb_struct]` emit these tables beside the accessors; text, JSON and documentation read them.
//! Descriptors are made by `const` functions, which also work out what the printer and the reader would otherwise ask for at each record.

mod debug;
mod key;
mod notation;

pub use debug::{debug, debug_bits, debug_enum, debug_union};
pub(crate) use key::Key;
pub(crate) use notation::{Notation, Operands, REGISTER_MARKER, Shape, WORD_LEN, is_word_len};

use key::Index;

/// A set of generations, one bit per generation in lineage order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GenSet(pub u32);

impl GenSet {
    /// Every generation.
    pub const ALL: Self = Self(u32::MAX);

    /// The index that stands for every generation: what some generation has, it has.
    pub const ANY: u8 = 32;

    /// Whether the generation with this index is in the set.
    #[inline]
    pub const fn has(self, generation: u8) -> bool {
        self.meets(Self::of(generation))
    }

    /// The generation with this index, or all for [`GenSet::ANY`].
    #[inline]
    pub(crate) const fn of(generation: u8) -> Self {
        match 1u32.checked_shl(generation as u32) {
            Some(bit) => Self(bit),
            None => Self::ALL,
        }
    }

    /// Whether the two have a generation in common.
    #[inline]
    pub(crate) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// How sure a fact is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Conf {
    /// Inferred, or disputed.
    Low,
    /// Read from one indirect place.
    Med,
    /// Seen in a header, debug info or bytes.
    High,
}

impl Conf {
    /// `low`, `med` or `high`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::Med => "med",
            Self::High => "high",
        }
    }
}

/// What reserved bytes or bits must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reserved {
    /// Zero, and checked.
    Zero,
    /// Anything.
    Unknown,
}

impl Reserved {
    /// `zero` or `unknown`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Zero => "zero",
            Self::Unknown => "unknown",
        }
    }
}

/// What an instruction does with a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A parameter, or an operand that is read.
    Read,
    /// An operand that is written.
    Write,
    /// Engine state.
    State,
    /// Ignored.
    Dead,
}

/// Type of a field.
#[derive(Clone, Copy, Debug)]
pub enum Type {
    /// Unsigned little-endian integer of so many bytes.
    Uint(u8),
    /// Signed little-endian integer of so many bytes.
    Int(u8),
    /// IEEE single.
    F32,
    /// Raw bytes.
    Bytes(u16),
    /// NUL-padded text.
    Chars(u16),
    /// Enum in so many bytes.
    Enum(&'static EnumInfo, u8),
    /// Several of one type.
    Array(&'static Type, u16),
    /// An integer, a float or an enum with its most significant byte first.
    Big(&'static Type),
    /// Fields at byte offsets.
    Struct(&'static StructInfo),
    /// Fields at bit positions.
    Bitfield(&'static BitfieldInfo),
    /// One of several arms.
    Union(&'static UnionInfo),
}

impl Type {
    /// Size in bytes.
    pub const fn size(&self) -> usize {
        match self {
            Self::Uint(n) | Self::Int(n) | Self::Enum(_, n) => *n as usize,
            Self::F32 => 4,
            Self::Bytes(n) | Self::Chars(n) => *n as usize,
            Self::Array(t, n) => t.size() * *n as usize,
            Self::Big(t) => t.size(),
            Self::Struct(s) => s.size as usize,
            Self::Bitfield(b) => b.size as usize,
            Self::Union(u) => u.size as usize,
        }
    }
}

/// So many bits from the bit `at`, often one for each byte of a record; those behind the last are left out.
pub(crate) const fn bits_mask(at: usize, len: usize) -> u64 {
    let ones = match len {
        0 => 0,
        1..64 => u64::MAX >> (64 - len),
        _ => u64::MAX,
    };
    if at < 64 { ones << at } else { 0 }
}

/// A field of a struct or record.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Name, as in the spec.
    pub name: &'static str,
    /// Byte offset.
    pub offset: u16,
    /// Type.
    pub ty: Type,
    /// Reserved bytes.
    pub reserved: Option<Reserved>,
    /// Values outside the enum are illegal.
    pub closed: bool,
    /// Role.
    pub role: Role,
    /// Where the `given` values of a union field are, relative to the enclosing struct.
    pub given: &'static [Locator],
    /// What it is.
    pub doc: &'static str,
    /// One bit per byte of it, the first for the first byte of the struct, as far as there are bits.
    pub(crate) bytes: u64,
    /// Offset of what is behind it.
    pub(crate) end: u16,
    /// `name=`.
    pub(crate) key: Key,
}

impl Field {
    /// A field that is a parameter or read, open and not reserved, of a type that needs no given values.
    pub const fn new(name: &'static str, offset: u16, ty: Type, doc: &'static str) -> Self {
        let size = ty.size();
        let (bytes, end) = (bits_mask(offset as usize, size), (offset as usize + size) as u16);
        let key = Key::new(name, Some(b'='));
        Self { name, offset, ty, reserved: None, closed: false, role: Role::Read, given: &[], doc, bytes, end, key }
    }

    /// The same as reserved bytes.
    #[must_use]
    pub const fn with_reserved(mut self, reserved: Reserved) -> Self {
        self.reserved = Some(reserved);
        self
    }

    /// The same where values outside the enum are illegal.
    #[must_use]
    pub const fn with_closed(mut self) -> Self {
        self.closed = true;
        self
    }

    /// The same with a role.
    #[must_use]
    pub const fn with_role(mut self, role: Role) -> Self {
        self.role = role;
        self
    }

    /// The same with the places of the given values.
    #[must_use]
    pub const fn with_given(mut self, given: &'static [Locator]) -> Self {
        self.given = given;
        self
    }
}

/// Place of an integer inside a struct: bits `lsb .. lsb + width` from byte `offset`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Locator {
    /// Byte offset.
    pub offset: u16,
    /// First bit.
    pub lsb: u8,
    /// Number of bits.
    pub width: u8,
}

impl Locator {
    /// The value in `bytes`.
    #[inline]
    pub const fn read(self, bytes: &[u8]) -> u64 {
        crate::bytes::bits(bytes, self.offset as usize, self.lsb as u32, self.width as u32)
    }
}

/// A struct or a whole record.
#[derive(Debug)]
pub struct StructInfo {
    /// Name, as in the spec.
    pub name: &'static str,
    /// Size in bytes.
    pub size: u16,
    /// Fields in offset order; they cover the struct without holes.
    pub fields: &'static [Field],
    /// What it is.
    pub doc: &'static str,
    /// Confidence of the layout.
    pub conf: Conf,
    /// Where the layout is from.
    pub source: &'static [&'static str],
    /// How text writes it as a value.
    pub(crate) notation: Notation,
    /// What of it text writes in a way of its own when it is a record.
    pub(crate) shape: Shape,
}

impl StructInfo {
    /// The struct with these fields.
    pub const fn new(
        name: &'static str,
        size: u16,
        fields: &'static [Field],
        doc: &'static str,
        conf: Conf,
        source: &'static [&'static str],
    ) -> Self {
        Self { name, size, fields, doc, conf, source, notation: Notation::of(fields, size), shape: Shape::of(fields) }
    }

    /// The field of this name.
    pub fn field(&self, name: &str) -> Option<&'static Field> {
        self.fields.iter().find(|f| f.name == name)
    }
}

/// A bitfield.
#[derive(Debug)]
pub struct BitfieldInfo {
    /// Name, as in the spec.
    pub name: &'static str,
    /// Size in bytes.
    pub size: u8,
    /// Fields, least significant bit first.
    pub bits: &'static [BitInfo],
    /// What it is.
    pub doc: &'static str,
}

/// One field of a bitfield.
#[derive(Clone, Copy, Debug)]
pub struct BitInfo {
    /// Name.
    pub name: &'static str,
    /// Least significant bit.
    pub lsb: u8,
    /// Number of bits.
    pub width: u8,
    /// Enum, where it is one.
    pub ty: Option<&'static EnumInfo>,
    /// Reserved bits.
    pub reserved: Option<Reserved>,
    /// What it is.
    pub doc: &'static str,
    /// The bits, if they are not reserved.
    pub(crate) mask: u64,
    /// `name=`.
    pub(crate) key: Key,
}

impl BitInfo {
    /// Bits that are an integer and not reserved.
    pub const fn new(name: &'static str, lsb: u8, width: u8, doc: &'static str) -> Self {
        let mask = bits_mask(lsb as usize, width as usize);
        Self { name, lsb, width, ty: None, reserved: None, doc, mask, key: Key::new(name, Some(b'=')) }
    }

    /// The same as an enum.
    #[must_use]
    pub const fn with_enum(mut self, ty: &'static EnumInfo) -> Self {
        self.ty = Some(ty);
        self
    }

    /// The same as reserved bits.
    #[must_use]
    pub const fn with_reserved(mut self, reserved: Reserved) -> Self {
        self.reserved = Some(reserved);
        self.mask = 0;
        self
    }
}

/// A union.
#[derive(Debug)]
pub struct UnionInfo {
    /// Name, as in the spec.
    pub name: &'static str,
    /// Size in bytes.
    pub size: u16,
    /// Arms, in the order they are tried.
    pub arms: &'static [ArmInfo],
    /// Which arm is live, from the union's own bytes and the given values; `None` when no arm's condition holds.
    pub pick: fn(&[u8], &[u64]) -> Option<usize>,
    /// Names of the given values, in the order `pick` takes them.
    pub given: &'static [&'static str],
    /// What it is.
    pub doc: &'static str,
    /// Index of the arm that text writes as `@...`, or `u8::MAX`.
    pub(crate) pattern: u8,
    /// Index of the arm that text writes as a plain number, or `u8::MAX`.
    pub(crate) immediate: u8,
    /// Index of the arm that text writes as `r5`, or `u8::MAX`.
    pub(crate) register: u8,
}

impl UnionInfo {
    /// The union with these arms.
    pub const fn new(
        name: &'static str,
        size: u16,
        arms: &'static [ArmInfo],
        pick: fn(&[u8], &[u64]) -> Option<usize>,
        given: &'static [&'static str],
        doc: &'static str,
    ) -> Self {
        let [pattern, immediate, register] = notation::arms(arms, size);
        Self { name, size, arms, pick, given, doc, pattern, immediate, register }
    }
}

/// An arm of a union.
#[derive(Debug)]
pub struct ArmInfo {
    /// Name.
    pub name: &'static str,
    /// Type; may be shorter than the union.
    pub ty: Type,
    /// Condition, as in the spec.
    pub when: &'static str,
    /// What it is.
    pub doc: &'static str,
    /// `name:`.
    pub(crate) key: Key,
}

impl ArmInfo {
    /// The arm of this type.
    pub const fn new(name: &'static str, ty: Type, when: &'static str, doc: &'static str) -> Self {
        Self { name, ty, when, doc, key: Key::new(name, Some(b':')) }
    }
}

/// An enum with its values over all generations.
#[derive(Debug)]
pub struct EnumInfo {
    /// Name, as in the spec.
    pub name: &'static str,
    /// Width in bits.
    pub width: u8,
    /// Values, sorted by value.
    pub values: &'static [ValueInfo],
    /// What it is.
    pub doc: &'static str,
    /// Confidence.
    pub conf: Conf,
    /// Where it is from.
    pub source: &'static [&'static str],
    index: Index,
}

/// A value of an enum.
#[derive(Debug)]
pub struct ValueInfo {
    /// Name.
    pub name: &'static str,
    /// Value.
    pub value: u64,
    /// Generations that have it.
    pub gens: GenSet,
    /// Never legal.
    pub sentinel: bool,
    /// What it means.
    pub doc: &'static str,
    /// The name, as text prints it.
    pub(crate) key: Key,
}

impl ValueInfo {
    /// A value of every generation.
    pub const fn new(name: &'static str, value: u64, doc: &'static str) -> Self {
        Self { name, value, gens: GenSet::ALL, sentinel: false, doc, key: Key::new(name, None) }
    }

    /// The same in some generations.
    #[must_use]
    pub const fn with_gens(mut self, gens: GenSet) -> Self {
        self.gens = gens;
        self
    }

    /// The same, printed by text in lower case.
    #[must_use]
    pub const fn with_lower_case(mut self) -> Self {
        self.key = self.key.lower();
        self
    }

    /// The same as a value that is never legal.
    #[must_use]
    pub const fn with_sentinel(mut self) -> Self {
        self.sentinel = true;
        self
    }
}

impl EnumInfo {
    /// The enum with these values, which are sorted.
    pub const fn new(
        name: &'static str,
        width: u8,
        values: &'static [ValueInfo],
        doc: &'static str,
        conf: Conf,
        source: &'static [&'static str],
    ) -> Self {
        Self { name, width, values, doc, conf, source, index: Index::of(values) }
    }

    /// The value's entry in a generation.
    #[inline]
    pub fn value(&self, value: u64, generation: u8) -> Option<&'static ValueInfo> {
        self.value_in(value, GenSet::of(generation))
    }

    /// The value's entry in one of these generations.
    #[inline]
    pub(crate) fn value_in(&self, value: u64, gens: GenSet) -> Option<&'static ValueInfo> {
        self.values[self.index.first(self.values, value)..].iter().take_while(|v| v.value == value).find(|v| v.gens.meets(gens))
    }

    /// The entry of this name in a generation.
    pub fn named(&self, name: &str, generation: u8) -> Option<&'static ValueInfo> {
        self.values.iter().find(|v| v.gens.has(generation) && v.name == name)
    }

    /// The entry of this name, in either case, in one of these generations.
    pub(crate) fn read(&self, name: &[u8], gens: GenSet) -> Option<&'static ValueInfo> {
        self.index.named(self.values, name, gens)
    }

    /// The same of a short name that stands at the begin of these two words of text, and how long the name is.
    #[inline(always)]
    pub(crate) fn read_here(&self, text: [u64; 2], gens: GenSet) -> Option<(&'static ValueInfo, usize)> {
        self.index.here(self.values, text, gens)
    }

    /// Whether a field may hold the value in a generation.
    #[inline]
    pub fn legal(&self, value: u64, generation: u8) -> bool {
        self.value(value, generation).is_some_and(|v| !v.sentinel)
    }
}

/// A type that a field of a record can have: a newtype that generated code, `#[tpb_struct]`, `#[tpb_bitfield]` or `#[tpb_enum]` made.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a field of a record",
    label = "no layout is known for this type",
    note = "declare it with `#[tpb_struct(size = ...)]`, `#[tpb_bitfield(u8)]` or `#[tpb_enum(repr = u8)]`, or write its bytes as `[u8; N]`"
)]
pub trait Layout {
    /// Its descriptor.
    const TYPE: Type;
}

/// An enum newtype: a type that bits of a bitfield can have.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be bits of a bitfield",
    label = "not an enum",
    note = "declare it with `#[tpb_enum(repr = u8)]`, or write the integer that holds the bits"
)]
pub trait Enum: Layout {
    /// Its descriptor.
    const ENUM: &'static EnumInfo;
}

/// How many values from outside choose the arm of a union, in an array or alone; 0 for other types.
pub const fn given_needed(ty: &Type) -> usize {
    match ty {
        Type::Union(info) => info.given.len(),
        Type::Array(ty, _) => given_needed(ty),
        _ => 0,
    }
}

/// Whether the order of the type's bytes can be turned around: an integer, a float or an enum.
pub const fn has_byte_order(ty: &Type) -> bool {
    matches!(ty, Type::Uint(_) | Type::Int(_) | Type::F32 | Type::Enum(..))
}

/// Whether a value is as its type says: reserved bytes and bits that must be zero are, closed fields hold a value that the generation names
/// ([`GenSet::ANY`]: that any names). `closed` says so of the value itself.
pub fn is_legal(ty: &Type, closed: bool, bytes: &[u8], given: &[u64], generation: u8) -> bool {
    use crate::bytes::{bits, reversed, uint};
    match ty {
        Type::Uint(_) | Type::Int(_) | Type::F32 | Type::Bytes(_) | Type::Chars(_) => true,
        Type::Enum(info, n) => !closed || info.legal(uint(bytes, 0, usize::from(*n)), generation),
        Type::Array(ty, _) => bytes.chunks(ty.size().max(1)).all(|one| is_legal(ty, closed, one, given, generation)),
        Type::Big(ty) => {
            let (bytes, len) = reversed(bytes);
            is_legal(ty, closed, &bytes[..len], given, generation)
        }
        Type::Struct(info) => info.fields.iter().all(|f| {
            let at = usize::from(f.offset);
            let own = &bytes[at..at + f.ty.size()];
            match f.reserved {
                Some(Reserved::Zero) => own.iter().all(|b| *b == 0),
                Some(Reserved::Unknown) => true,
                None => {
                    let mut values = [0; MAX_GIVEN];
                    for (value, locator) in values.iter_mut().zip(f.given) {
                        *value = locator.read(bytes);
                    }
                    is_legal(&f.ty, f.closed, own, &values[..f.given.len().min(MAX_GIVEN)], generation)
                }
            }
        }),
        Type::Bitfield(info) => {
            info.bits.iter().all(|b| b.reserved != Some(Reserved::Zero) || bits(bytes, 0, b.lsb.into(), b.width.into()) == 0)
        }
        // Where the arm depends on values that are not at hand, nothing is known to be wrong.
        Type::Union(info) if given.len() < info.given.len() => true,
        Type::Union(info) => match (info.pick)(bytes, given).and_then(|i| info.arms.get(i)) {
            Some(arm) => is_legal(&arm.ty, false, &bytes[..arm.ty.size()], &[], generation),
            None => true,
        },
    }
}

/// A union newtype.
pub trait Union {
    /// The enum of its arms.
    type Arm;

    /// The arm of this index in the descriptor, or the bytes without one, whatever the bytes say about which is live.
    fn arm_at(&self, index: Option<usize>) -> Self::Arm;

    /// Index of the arm in the descriptor; `None` for bytes that no arm claims.
    fn arm_index(arm: &Self::Arm) -> Option<usize>;

    /// Whether an arm that was written is the one that is read; bytes that are written without an arm may be read as any.
    fn reads_as(written: &Self::Arm, read: &Self::Arm) -> bool {
        Self::arm_index(written).is_none_or(|index| Self::arm_index(read) == Some(index))
    }

    /// The value of the union's one given number that picks this arm; `None` where several numbers choose it, or its own bytes.
    fn selector_of(index: usize) -> Option<u64> {
        let _ = index;
        None
    }
}

/// Most values that a union's choice depends on.
pub const MAX_GIVEN: usize = 4;
