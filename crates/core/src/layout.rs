//! Layout descriptors: what a record or a shared type looks like, as static data.
//!
//! Generated crates and `#[tpb_struct]` emit these tables beside the accessors; text, JSON and documentation read them.

/// A set of generations, one bit per generation in lineage order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GenSet(pub u32);

impl GenSet {
    /// Every generation.
    pub const ALL: Self = Self(u32::MAX);

    /// Whether the generation with this index is in the set.
    #[inline]
    pub const fn has(self, generation: u8) -> bool {
        self.0 >> generation & 1 == 1
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
