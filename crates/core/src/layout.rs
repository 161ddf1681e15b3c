//! Layout descriptors: what a record or a shared type looks like, as static data.
//!
//! Generated crates and `#[tpb_struct]` emit these tables beside the accessors; text, JSON and documentation read them.

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
        match self.0.checked_shr(generation as u32) {
            Some(shifted) => shifted & 1 == 1,
            None => self.0 != 0,
        }
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
}

impl StructInfo {
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
}

impl EnumInfo {
    /// The value's entry in a generation.
    #[inline]
    pub fn value(&self, value: u64, generation: u8) -> Option<&'static ValueInfo> {
        let start = self.values.partition_point(|v| v.value < value);
        self.values[start..].iter().take_while(|v| v.value == value).find(|v| v.gens.has(generation))
    }

    /// The entry of this name in a generation.
    pub fn named(&self, name: &str, generation: u8) -> Option<&'static ValueInfo> {
        self.values.iter().find(|v| v.gens.has(generation) && v.name == name)
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

/// Writes a struct's fields, for `Debug`.
pub fn debug(info: &StructInfo, bytes: &[u8], f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
    let mut out = f.debug_struct(info.name);
    for field in info.fields.iter().filter(|f| f.reserved.is_none()) {
        let at = usize::from(field.offset);
        let mut given = [0; MAX_GIVEN];
        for (value, locator) in given.iter_mut().zip(field.given) {
            *value = locator.read(bytes);
        }
        let given = &given[..field.given.len().min(MAX_GIVEN)];
        out.field(field.name, &Shown { ty: &field.ty, bytes: &bytes[at..at + field.ty.size()], given });
    }
    out.finish()
}

/// Writes a bitfield's fields, for `Debug`.
pub fn debug_bits(info: &BitfieldInfo, value: u64, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
    let mut out = f.debug_struct(info.name);
    for bit in info.bits.iter().filter(|b| b.reserved.is_none()) {
        let raw = (value >> bit.lsb) & (u64::MAX >> (64 - u32::from(bit.width)));
        match bit.ty {
            Some(ty) => out.field(bit.name, &ShownEnum { ty, value: raw }),
            None => out.field(bit.name, &raw),
        };
    }
    out.finish()
}

/// Writes a union's live arm, for `Debug`; raw bytes where the arm depends on values that are not at hand.
pub fn debug_union(info: &UnionInfo, bytes: &[u8], f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
    if info.given.is_empty() { fmt_union(info, bytes, &[], f) } else { fmt_hex(bytes, f) }
}

/// Writes an enum's name, or its number, for `Debug`.
pub fn debug_enum(info: &EnumInfo, value: u64, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
    match info.values.iter().find(|v| v.value == value) {
        Some(v) => f.write_str(v.name),
        None => write!(f, "{}({value:#x})", info.name),
    }
}

/// Most values that a union's choice depends on.
pub const MAX_GIVEN: usize = 4;

struct Shown<'a> {
    ty: &'a Type,
    bytes: &'a [u8],
    given: &'a [u64],
}

struct ShownEnum {
    ty: &'static EnumInfo,
    value: u64,
}

impl core::fmt::Debug for ShownEnum {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_enum(self.ty, self.value, f)
    }
}

impl core::fmt::Debug for Shown<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        use crate::bytes::{sign_extend, uint};
        match self.ty {
            Type::Uint(n) => write!(f, "{}", uint(self.bytes, 0, usize::from(*n))),
            Type::Int(n) => write!(f, "{}", sign_extend(uint(self.bytes, 0, usize::from(*n)), 8 * u32::from(*n))),
            Type::F32 => write!(f, "{:?}", f32::from_bits(uint(self.bytes, 0, 4) as u32)),
            Type::Bytes(_) => fmt_hex(self.bytes, f),
            Type::Chars(_) => {
                let end = self.bytes.iter().position(|b| *b == 0).unwrap_or(self.bytes.len());
                write!(f, "\"{}\"", self.bytes[..end].escape_ascii())
            }
            Type::Enum(info, n) => debug_enum(info, uint(self.bytes, 0, usize::from(*n)), f),
            Type::Array(ty, _) => {
                let parts = self.bytes.chunks(ty.size().max(1));
                f.debug_list().entries(parts.map(|bytes| Shown { ty, bytes, given: &[] })).finish()
            }
            Type::Big(ty) => {
                let (bytes, len) = crate::bytes::reversed(self.bytes);
                write!(f, "{:?}", Shown { ty, bytes: &bytes[..len], given: &[] })
            }
            Type::Struct(info) => debug(info, self.bytes, f),
            Type::Bitfield(info) => debug_bits(info, uint(self.bytes, 0, usize::from(info.size)), f),
            Type::Union(info) => fmt_union(info, self.bytes, self.given, f),
        }
    }
}

fn fmt_union(info: &UnionInfo, bytes: &[u8], given: &[u64], f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
    match (info.pick)(bytes, given).and_then(|i| info.arms.get(i)) {
        Some(arm) => {
            let shown = Shown { ty: &arm.ty, bytes: &bytes[..arm.ty.size()], given: &[] };
            f.debug_tuple(arm.name).field(&shown).finish()
        }
        None => fmt_hex(bytes, f),
    }
}

fn fmt_hex(bytes: &[u8], f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
    f.write_str("0x")?;
    bytes.iter().try_for_each(|b| write!(f, "{b:02x}"))
}
