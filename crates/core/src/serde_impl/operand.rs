//! Operands of operations, each kind in a wrapper that says how it is written.

use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};

use super::read::{self, Into};
use super::write::{Digits, chars};
use crate::layout::Type;

/// As the type itself says.
#[derive(Clone, Copy, Debug)]
pub struct Plain<T>(pub T);

/// Bytes, as hex digits.
#[derive(Clone, Copy, Debug)]
pub struct Hex<T>(pub T);

/// Bytes, as text.
#[derive(Clone, Copy, Debug)]
pub struct Text<T>(pub T);

/// A float, with words for what JSON has no number for.
#[derive(Clone, Copy, Debug)]
pub struct Float<T>(pub T);

impl<T: Serialize> Serialize for Plain<T> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(s)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Plain<T> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        T::deserialize(d).map(Self)
    }
}

impl<const N: usize> Serialize for Hex<[u8; N]> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        Digits(&self.0).serialize(s)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Hex<[u8; N]> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let mut bytes = [0; N];
        d.deserialize_str(Into { ty: &Type::Bytes(N as u16), bytes: &mut bytes })?;
        Ok(Self(bytes))
    }
}

impl<const N: usize> Serialize for Text<[u8; N]> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        chars(&self.0, s)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Text<[u8; N]> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        read::value(&Type::Chars(N as u16), d).map(Self)
    }
}

impl Serialize for Float<f32> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let (v, bits) = (self.0, self.0.to_bits());
        if v.is_finite() {
            s.serialize_f32(v)
        } else if v == f32::INFINITY {
            s.serialize_str("inf")
        } else if v == f32::NEG_INFINITY {
            s.serialize_str("-inf")
        } else if bits == f32::NAN.to_bits() {
            s.serialize_str("nan")
        } else {
            s.collect_str(&format_args!("f32:{bits:#010x}"))
        }
    }
}

impl<'de> Deserialize<'de> for Float<f32> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let bytes = read::value(&Type::F32, d)?;
        Ok(Self(f32::from_le_bytes(bytes)))
    }
}
