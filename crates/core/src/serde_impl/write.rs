//! Bytes to maps, strings and numbers.

use core::fmt;

use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};

use crate::bytes::{sign_extend, uint};
use crate::layout::{EnumInfo, Field, MAX_GIVEN, StructInfo, Type, UnionInfo};

/// The bytes of a value, to be written as its descriptor says.
#[derive(Clone, Copy, Debug)]
pub struct Value<'a> {
    /// Descriptor.
    pub ty: &'a Type,
    /// Its bytes, as many as the descriptor says.
    pub bytes: &'a [u8],
    /// What the enclosing record says about a union.
    pub given: &'a [u64],
}

impl<'a> Value<'a> {
    /// A value on its own.
    pub const fn new(ty: &'a Type, bytes: &'a [u8]) -> Self {
        Self { ty, bytes, given: &[] }
    }
}

/// An arm of a union, by index, or the raw bytes where there is none.
#[derive(Clone, Copy, Debug)]
pub struct Arm<'a> {
    /// Descriptor of the union.
    pub info: &'a UnionInfo,
    /// Which arm.
    pub index: Option<usize>,
    /// Bytes of the union.
    pub bytes: &'a [u8],
}

impl Serialize for Value<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let bytes = self.bytes;
        match *self.ty {
            Type::Uint(n) => s.serialize_u64(uint(bytes, 0, n.into())),
            Type::Int(n) => s.serialize_i64(sign_extend(uint(bytes, 0, n.into()), 8 * u32::from(n))),
            Type::F32 => super::Float(f32::from_bits(uint(bytes, 0, 4) as u32)).serialize(s),
            Type::Bytes(_) => s.collect_str(&Digits(bytes)),
            Type::Chars(_) => chars(bytes, s),
            Type::Enum(info, n) => enumerator(info, uint(bytes, 0, n.into()), s),
            Type::Array(ty, n) => {
                let mut seq = s.serialize_seq(Some(n.into()))?;
                for one in bytes.chunks(ty.size().max(1)).take(n.into()) {
                    seq.serialize_element(&Value { ty, bytes: one, given: self.given })?;
                }
                seq.end()
            }
            Type::Big(ty) => {
                let (bytes, len) = crate::bytes::reversed(bytes);
                Value::new(ty, &bytes[..len]).serialize(s)
            }
            Type::Struct(info) => structure(info, bytes, s),
            Type::Bitfield(info) => {
                let whole = uint(bytes, 0, info.size.into());
                let bits = info.bits.iter().map(|b| (b, whole >> b.lsb & (u64::MAX >> (64 - u32::from(b.width)))));
                let mut map = s.serialize_map(None)?;
                for (bit, value) in bits.filter(|(b, value)| b.reserved.is_none() || *value != 0) {
                    match bit.ty {
                        Some(info) => map.serialize_entry(bit.name, &Enumerator(info, value))?,
                        None => map.serialize_entry(bit.name, &value)?,
                    }
                }
                map.end()
            }
            Type::Union(info) => {
                let known = self.given.len() >= info.given.len();
                let index = if known { (info.pick)(bytes, self.given) } else { None };
                Arm { info, index, bytes }.serialize(s)
            }
        }
    }
}

impl Serialize for Arm<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(None)?;
        match self.index.and_then(|i| self.info.arms.get(i)) {
            Some(arm) => {
                let (own, tail) = self.bytes.split_at(arm.ty.size().min(self.bytes.len()));
                map.serialize_entry(arm.name, &Value::new(&arm.ty, own))?;
                if tail.iter().any(|b| *b != 0) {
                    map.serialize_entry("tail", &Digits(tail))?;
                }
            }
            None => map.serialize_entry(raw_key(self.info), &Digits(self.bytes))?,
        }
        map.end()
    }
}

/// Key of bytes that no arm claims: `raw`, unless an arm has that name.
pub(super) fn raw_key(info: &UnionInfo) -> &'static str {
    if info.arms.iter().any(|a| a.name == "raw") { "bytes" } else { "raw" }
}

fn structure<S: Serializer>(info: &StructInfo, bytes: &[u8], s: S) -> Result<S::Ok, S::Error> {
    let part = |f: &Field| {
        let at = usize::from(f.offset);
        bytes.get(at..at + f.ty.size()).unwrap_or_default()
    };
    let mut map = s.serialize_map(None)?;
    for f in info.fields.iter().filter(|f| f.reserved.is_none() || part(f).iter().any(|b| *b != 0)) {
        let mut given = [0; MAX_GIVEN];
        for (value, locator) in given.iter_mut().zip(f.given) {
            *value = locator.read(bytes);
        }
        let given = &given[..f.given.len().min(MAX_GIVEN)];
        map.serialize_entry(f.name, &Value { ty: &f.ty, bytes: part(f), given })?;
    }
    map.end()
}

/// A name that is read back as the same value, or the number.
fn enumerator<S: Serializer>(info: &EnumInfo, value: u64, s: S) -> Result<S::Ok, S::Error> {
    let names = info.values.iter().filter(|v| v.value == value);
    match names.clone().find(|v| named(info, v.name) == Some(value)) {
        Some(v) => s.serialize_str(v.name),
        None => s.serialize_u64(value),
    }
}

/// The value of a name: that of the last generation that has it.
pub(super) fn named(info: &EnumInfo, name: &str) -> Option<u64> {
    let last = |gens: u32| u32::BITS - gens.leading_zeros();
    info.values.iter().filter(|v| v.name == name).max_by_key(|v| last(v.gens.0)).map(|v| v.value)
}

struct Enumerator<'a>(&'a EnumInfo, u64);

impl Serialize for Enumerator<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        enumerator(self.0, self.1, s)
    }
}

/// Text where nothing is lost by it, and bytes where something would be.
pub(super) fn chars<S: Serializer>(bytes: &[u8], s: S) -> Result<S::Ok, S::Error> {
    let end = bytes.iter().position(|b| *b == 0).unwrap_or(bytes.len());
    let (text, rest) = bytes.split_at(end);
    let clean = text.iter().all(|b| (b' '..=b'~').contains(b)) && rest.iter().all(|b| *b == 0);
    match core::str::from_utf8(text) {
        Ok(text) if clean => s.serialize_str(text),
        _ => {
            let mut map = s.serialize_map(Some(1))?;
            map.serialize_entry("hex", &Digits(bytes))?;
            map.end()
        }
    }
}

/// Bytes as hex digits.
pub(super) struct Digits<'a>(pub(super) &'a [u8]);

impl fmt::Display for Digits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|b| write!(f, "{b:02x}"))
    }
}

impl Serialize for Digits<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}
