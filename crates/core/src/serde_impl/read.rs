//! Maps, strings and numbers to bytes.

use core::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::write::{named, raw_key};
use crate::bytes::{put_bits, put_uint};
use crate::layout::{BitfieldInfo, EnumInfo, StructInfo, Type, UnionInfo};

/// Reads the bytes of a value.
///
/// # Errors
///
/// What is read is none of the forms that the type has, or too large for it.
pub fn value<'de, D: Deserializer<'de>, const N: usize>(ty: &Type, d: D) -> Result<[u8; N], D::Error> {
    let mut bytes = [0; N];
    Into { ty, bytes: &mut bytes }.deserialize(d)?;
    Ok(bytes)
}

/// Reads the arm of a union: which one, and the union's bytes.
///
/// # Errors
///
/// As for [`value`].
pub fn arm<'de, D: Deserializer<'de>, const N: usize>(info: &UnionInfo, d: D) -> Result<(Option<usize>, [u8; N]), D::Error> {
    let mut bytes = [0; N];
    let index = d.deserialize_map(ArmInto { info, bytes: &mut bytes })?;
    Ok((index, bytes))
}

/// Where the bytes of a value go.
pub(super) struct Into<'a> {
    pub(super) ty: &'a Type,
    pub(super) bytes: &'a mut [u8],
}

impl<'de> DeserializeSeed<'de> for Into<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, d: D) -> Result<(), D::Error> {
        match self.ty {
            Type::Union(info) => d.deserialize_map(ArmInto { info, bytes: self.bytes }).map(drop),
            Type::Struct(_) | Type::Bitfield(_) => d.deserialize_map(self),
            Type::Array(..) => d.deserialize_seq(self),
            Type::Big(ty) => {
                Into { ty, bytes: &mut *self.bytes }.deserialize(d)?;
                self.bytes.reverse();
                Ok(())
            }
            Type::Bytes(_) => d.deserialize_str(self),
            Type::Uint(_) => d.deserialize_u64(self),
            Type::Int(_) => d.deserialize_i64(self),
            _ => d.deserialize_any(self),
        }
    }
}

impl<'de> Visitor<'de> for Into<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self.ty {
            Type::Uint(n) => write!(f, "an integer of {} bits", 8 * u32::from(n)),
            Type::Int(n) => write!(f, "a signed integer of {} bits", 8 * u32::from(n)),
            Type::F32 => f.write_str("a float, \"nan\", \"inf\", \"-inf\" or \"f32:0x...\""),
            Type::Bytes(n) => write!(f, "{} hex digits", 2 * u32::from(n)),
            Type::Chars(n) => write!(f, "text of up to {n} bytes, or {{\"hex\": ...}}"),
            Type::Enum(info, _) => write!(f, "a value of {}, by name or number", info.name),
            Type::Array(_, n) => write!(f, "a list of {n}"),
            Type::Big(ty) => Into { ty, bytes: &mut [] }.expecting(f),
            Type::Struct(info) => write!(f, "a map of the fields of {}", info.name),
            Type::Bitfield(info) => write!(f, "a map of the fields of {}", info.name),
            Type::Union(info) => write!(f, "a map of one arm of {}", info.name),
        }
    }

    fn visit_u64<E: Error>(self, v: u64) -> Result<(), E> {
        let fits = |bits: u32| bits >= 64 || v >> bits == 0;
        let size = match *self.ty {
            Type::Uint(n) | Type::Enum(_, n) if fits(8 * u32::from(n)) => n,
            Type::Int(n) if fits(8 * u32::from(n) - 1) => n,
            Type::F32 => return self.visit_f64(v as f64),
            Type::Uint(_) | Type::Enum(..) | Type::Int(_) => return Err(too_large(self.ty, &v)),
            _ => return Err(E::invalid_type(serde::de::Unexpected::Unsigned(v), &self)),
        };
        put_uint(self.bytes, 0, size.into(), v);
        Ok(())
    }

    fn visit_i64<E: Error>(self, v: i64) -> Result<(), E> {
        if let Ok(v) = u64::try_from(v) {
            return self.visit_u64(v);
        }
        match *self.ty {
            Type::Int(n) if n >= 8 || v >= -(1i64 << (8 * u32::from(n) - 1)) => {
                put_uint(self.bytes, 0, n.into(), v as u64);
                Ok(())
            }
            Type::F32 => self.visit_f64(v as f64),
            Type::Uint(_) | Type::Enum(..) | Type::Int(_) => Err(too_large(self.ty, &v)),
            _ => Err(E::invalid_type(serde::de::Unexpected::Signed(v), &self)),
        }
    }

    fn visit_f64<E: Error>(self, v: f64) -> Result<(), E> {
        match self.ty {
            Type::F32 => {
                put_uint(self.bytes, 0, 4, (v as f32).to_bits().into());
                Ok(())
            }
            _ => Err(E::invalid_type(serde::de::Unexpected::Float(v), &self)),
        }
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        let wrong = |s: &Self| E::invalid_value(serde::de::Unexpected::Str(text), s);
        match *self.ty {
            Type::Bytes(_) => hex(text, self.bytes).ok_or_else(|| wrong(&self)),
            Type::Chars(_) if text.len() <= self.bytes.len() && !text.contains('\0') => {
                self.bytes.fill(0);
                self.bytes[..text.len()].copy_from_slice(text.as_bytes());
                Ok(())
            }
            Type::Enum(info, n) => {
                let v = by_name(info, text)?;
                put_uint(self.bytes, 0, n.into(), v);
                Ok(())
            }
            Type::F32 => {
                let bits = match text {
                    "nan" => f32::NAN.to_bits(),
                    "inf" => f32::INFINITY.to_bits(),
                    "-inf" => f32::NEG_INFINITY.to_bits(),
                    _ => text.strip_prefix("f32:0x").and_then(|t| u32::from_str_radix(t, 16).ok()).ok_or_else(|| wrong(&self))?,
                };
                put_uint(self.bytes, 0, 4, bits.into());
                Ok(())
            }
            _ => Err(wrong(&self)),
        }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<(), A::Error> {
        let Type::Array(ty, n) = *self.ty else { return Err(Error::invalid_type(serde::de::Unexpected::Seq, &self)) };
        for i in 0..usize::from(n) {
            let bytes = &mut self.bytes[i * ty.size()..(i + 1) * ty.size()];
            if seq.next_element_seed(Into { ty, bytes })?.is_none() {
                return Err(Error::invalid_length(i, &self));
            }
        }
        match seq.next_element::<serde::de::IgnoredAny>()? {
            None => Ok(()),
            Some(_) => Err(Error::invalid_length(usize::from(n) + 1, &self)),
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<(), A::Error> {
        match self.ty {
            Type::Struct(info) => structure(info, self.bytes, map),
            Type::Bitfield(info) => bitfield(info, self.bytes, map),
            Type::Union(info) => ArmInto { info, bytes: self.bytes }.visit_map(map).map(drop),
            Type::Chars(_) => characters(self.bytes, map),
            _ => Err(Error::invalid_type(serde::de::Unexpected::Map, &self)),
        }
    }
}

fn too_large<E: Error>(ty: &Type, v: &dyn fmt::Display) -> E {
    match ty {
        Type::Enum(info, n) => E::custom(format_args!("{v} does not fit {} of {} bits", info.name, 8 * u32::from(*n))),
        Type::Int(n) => E::custom(format_args!("{v} does not fit a signed integer of {} bits", 8 * u32::from(*n))),
        _ => E::custom(format_args!("{v} does not fit an integer of {} bits", 8 * ty.size())),
    }
}

fn by_name<E: Error>(info: &EnumInfo, name: &str) -> Result<u64, E> {
    named(info, name)
        .ok_or_else(|| E::custom(format_args!("{} has no value `{name}`, it has {}", info.name, Names(info.values.iter().map(|v| v.name)))))
}

fn structure<'de, A: MapAccess<'de>>(info: &StructInfo, bytes: &mut [u8], mut map: A) -> Result<(), A::Error> {
    bytes.fill(0);
    let mut seen = 0u64;
    while let Some(i) = map.next_key_seed(Position { of: info.name, names: info.fields.iter().map(|f| f.name) })? {
        once(&mut seen, i, info.fields[i].name)?;
        let f = &info.fields[i];
        let at = usize::from(f.offset);
        map.next_value_seed(Into { ty: &f.ty, bytes: &mut bytes[at..at + f.ty.size()] })?;
    }
    Ok(())
}

fn bitfield<'de, A: MapAccess<'de>>(info: &BitfieldInfo, bytes: &mut [u8], mut map: A) -> Result<(), A::Error> {
    bytes.fill(0);
    let mut seen = 0u64;
    while let Some(i) = map.next_key_seed(Position { of: info.name, names: info.bits.iter().map(|b| b.name) })? {
        let bit = &info.bits[i];
        once(&mut seen, i, bit.name)?;
        let mut whole = [0; 8];
        let ty = bit.ty.map_or(Type::Uint(8), |info| Type::Enum(info, 8));
        map.next_value_seed(Into { ty: &ty, bytes: &mut whole })?;
        let v = u64::from_le_bytes(whole);
        if bit.width < 64 && v >> bit.width != 0 {
            return Err(Error::custom(format_args!("{v} does not fit the {} bits of {}.{}", bit.width, info.name, bit.name)));
        }
        put_bits(bytes, 0, bit.lsb.into(), bit.width.into(), v);
    }
    Ok(())
}

fn characters<'de, A: MapAccess<'de>>(bytes: &mut [u8], mut map: A) -> Result<(), A::Error> {
    let mut any = false;
    while map.next_key_seed(super::Key(&["hex"]))?.is_some() {
        if any {
            return Err(Error::duplicate_field("hex"));
        }
        let ty = Type::Bytes(bytes.len() as u16);
        map.next_value_seed(Into { ty: &ty, bytes })?;
        any = true;
    }
    if any { Ok(()) } else { Err(Error::missing_field("hex")) }
}

/// Where the bytes of a union go.
struct ArmInto<'a> {
    info: &'a UnionInfo,
    bytes: &'a mut [u8],
}

impl<'de> Visitor<'de> for ArmInto<'_> {
    type Value = Option<usize>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a map of one arm of {}", self.info.name)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let Self { info, bytes } = self;
        bytes.fill(0);
        let arms = info.arms.len();
        let names = info.arms.iter().map(|a| a.name).chain([raw_key(info), "tail"]);
        let mut found = None;
        let mut tail = false;
        while let Some(i) = map.next_key_seed(Position { of: info.name, names: names.clone() })? {
            if i == arms + 1 {
                if tail {
                    return Err(Error::duplicate_field("tail"));
                }
                let mut rest = [0; MAX_TAIL];
                let len = map.next_value_seed(Tail(&mut rest))?;
                let from =
                    bytes.len().checked_sub(len).ok_or_else(|| Error::custom(format_args!("the tail is longer than {}", info.name)))?;
                bytes[from..].copy_from_slice(&rest[..len]);
                tail = true;
                continue;
            }
            if found.is_some() {
                return Err(Error::custom(format_args!("two arms of {}, of which one can be live", info.name)));
            }
            found = Some(i);
            if let Some(arm) = info.arms.get(i) {
                map.next_value_seed(Into { ty: &arm.ty, bytes: &mut bytes[..arm.ty.size()] })?;
            } else {
                let ty = Type::Bytes(bytes.len() as u16);
                map.next_value_seed(Into { ty: &ty, bytes })?;
            }
        }
        match found {
            None => Err(Error::custom(format_args!("no arm of {}, which are {}", info.name, Names(names)))),
            Some(i) if tail && i == arms => Err(Error::custom("a tail follows an arm, not raw bytes")),
            Some(i) => Ok((i < arms).then_some(i)),
        }
    }
}

/// Bytes behind the shortest arm of the largest union.
const MAX_TAIL: usize = 64;

struct Tail<'a>(&'a mut [u8; MAX_TAIL]);

impl<'de> DeserializeSeed<'de> for Tail<'_> {
    type Value = usize;

    fn deserialize<D: Deserializer<'de>>(self, d: D) -> Result<usize, D::Error> {
        d.deserialize_str(self)
    }
}

impl Visitor<'_> for Tail<'_> {
    type Value = usize;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("hex digits")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<usize, E> {
        let len = text.len() / 2;
        let out = self.0.get_mut(..len).ok_or_else(|| E::custom("a tail of that length belongs to no union"))?;
        hex(text, out).ok_or_else(|| E::custom("a tail is pairs of hex digits"))?;
        Ok(len)
    }
}

/// Which of these names a key is.
struct Position<I> {
    of: &'static str,
    names: I,
}

impl<'de, I: Iterator<Item = &'static str> + Clone> DeserializeSeed<'de> for Position<I> {
    type Value = usize;

    fn deserialize<D: Deserializer<'de>>(self, d: D) -> Result<usize, D::Error> {
        d.deserialize_identifier(self)
    }
}

impl<I: Iterator<Item = &'static str> + Clone> Visitor<'_> for Position<I> {
    type Value = usize;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a field of {}", self.of)
    }

    fn visit_str<E: Error>(self, key: &str) -> Result<usize, E> {
        self.names
            .clone()
            .position(|n| n == key)
            .ok_or_else(|| E::custom(format_args!("{} has no field `{key}`, it has {}", self.of, Names(self.names))))
    }
}

fn once<E: Error>(seen: &mut u64, index: usize, name: &'static str) -> Result<(), E> {
    let bit = 1u64.checked_shl(index as u32).unwrap_or_default();
    if *seen & bit != 0 {
        return Err(E::duplicate_field(name));
    }
    *seen |= bit;
    Ok(())
}

/// Names with commas between.
struct Names<I>(I);

impl<I: Iterator<Item = &'static str> + Clone> fmt::Display for Names<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.clone().enumerate().try_for_each(|(i, n)| write!(f, "{}`{n}`", if i == 0 { "" } else { ", " }))
    }
}

/// Hex digits into all of `out`.
fn hex(text: &str, out: &mut [u8]) -> Option<()> {
    let text = text.as_bytes();
    if text.len() != 2 * out.len() {
        return None;
    }
    let digit = |b: u8| char::from(b).to_digit(16);
    for (pair, byte) in text.chunks(2).zip(out) {
        *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
    }
    Some(())
}
