//! Fields by path, `dst_mem_pattern.start_addr.addr_reg.regnum`.

use std::fmt;

use tpb_core::bytes::{bits, sign_extend, uint};
use tpb_core::layout::{EnumInfo, StructInfo, Type};
use tpb_core::{RECORD_SIZE, RecordBytes};

/// Where a field is, and what it is.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// First byte.
    pub offset: usize,
    /// Type; of a member of a bitfield, the unsigned integer that the bits are in.
    pub ty: Type,
    /// Bits, of a member of a bitfield.
    pub bits: Option<Bits>,
}

/// Bits of a bitfield.
#[derive(Clone, Copy, Debug)]
pub struct Bits {
    /// First bit, from the lowest of the bitfield.
    pub lsb: u8,
    /// Number of bits.
    pub width: u8,
    /// Enum, where it is one.
    pub ty: Option<&'static EnumInfo>,
}

/// The field that a path leads to: names of fields, arms and bits with `.` between them, elements of arrays as `[0]`.
pub fn find(layout: &'static StructInfo, path: &str) -> Option<Place> {
    let mut place = Place { offset: 0, ty: Type::Struct(layout), bits: None };
    for part in path.split('.') {
        let (name, elements) = part.split_at(part.find('[').unwrap_or(part.len()));
        place = member(place, name)?;
        for element in elements.split('[').skip(1) {
            place = item(place, element.strip_suffix(']')?.parse().ok()?)?;
        }
    }
    Some(place)
}

fn member(place: Place, name: &str) -> Option<Place> {
    match place.ty {
        Type::Struct(s) => {
            let field = s.field(name)?;
            Some(Place { offset: place.offset + usize::from(field.offset), ty: field.ty, bits: None })
        }
        Type::Union(u) => {
            let arm = u.arms.iter().find(|a| a.name == name)?;
            Some(Place { offset: place.offset, ty: arm.ty, bits: None })
        }
        Type::Bitfield(b) => {
            let bit = b.bits.iter().find(|m| m.name == name)?;
            let bits = Bits { lsb: bit.lsb, width: bit.width, ty: bit.ty };
            Some(Place { offset: place.offset, ty: Type::Uint(b.size), bits: Some(bits) })
        }
        _ => None,
    }
}

fn item(place: Place, index: usize) -> Option<Place> {
    let (ty, count) = match place.ty {
        Type::Array(ty, n) => (*ty, n),
        Type::Bytes(n) => (Type::Uint(1), n),
        _ => return None,
    };
    (index < usize::from(count)).then(|| Place { offset: place.offset + index * ty.size(), ty, bits: None })
}

impl Place {
    /// The value in a record, for people: the name of an enum's value beside its number.
    pub fn show(&self, record: &RecordBytes, generation: u8) -> Shown {
        let end = self.offset + self.ty.size();
        let Some(bytes) = record.get(self.offset..end) else { return Shown::Bytes(Vec::new()) };
        let named = |e: &'static EnumInfo, raw: u64| Shown::Enum { raw, name: e.value(raw, generation).map(|v| v.name) };
        if let Some(b) = self.bits {
            let raw = bits(bytes, 0, b.lsb.into(), b.width.into());
            return b.ty.map_or(Shown::Unsigned(raw), |e| named(e, raw));
        }
        match self.ty {
            Type::Uint(n) if n <= 8 => Shown::Unsigned(uint(bytes, 0, n.into())),
            Type::Int(n) if n <= 8 => Shown::Signed(sign_extend(uint(bytes, 0, n.into()), 8 * u32::from(n))),
            Type::F32 => Shown::Float(f32::from_bits(uint(bytes, 0, 4) as u32)),
            Type::Enum(e, n) if n <= 8 => named(e, uint(bytes, 0, n.into())),
            Type::Big(ty) => {
                let mut reversed = [0; RECORD_SIZE];
                for (to, from) in reversed.iter_mut().zip(bytes.iter().rev()) {
                    *to = *from;
                }
                Self { offset: 0, ty: *ty, bits: None }.show(&reversed, generation)
            }
            _ => Shown::Bytes(bytes.to_vec()),
        }
    }
}

/// A value for people.
#[derive(Clone, Debug, PartialEq)]
pub enum Shown {
    /// Unsigned integer.
    Unsigned(u64),
    /// Signed integer.
    Signed(i64),
    /// Float.
    Float(f32),
    /// Number of an enum, and the name that the generation has for it.
    Enum {
        /// Number.
        raw: u64,
        /// Name.
        name: Option<&'static str>,
    },
    /// Anything else.
    Bytes(Vec<u8>),
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unsigned(v @ 0..=9) => v.fmt(f),
            Self::Unsigned(v) => write!(f, "{v} ({v:#x})"),
            Self::Signed(v) => v.fmt(f),
            Self::Float(v) => write!(f, "{v:?}"),
            Self::Enum { raw, name: Some(name) } => write!(f, "{raw} ({name})"),
            Self::Enum { raw, name: None } => write!(f, "{raw} (no name)"),
            Self::Bytes(bytes) => {
                f.write_str("0x")?;
                bytes.iter().try_for_each(|b| write!(f, "{b:02x}"))
            }
        }
    }
}
