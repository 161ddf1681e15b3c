//! `Debug` of everything that has a descriptor.

use super::{BitfieldInfo, EnumInfo, MAX_GIVEN, StructInfo, Type, UnionInfo};

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
