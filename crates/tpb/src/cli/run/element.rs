//! Elements of variables.

use half::{bf16, f16};
use serde_json::Value;

/// Type of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Element {
    F32,
    F16,
    Bf16,
    U8,
    I8,
    U16,
    I16,
    U32,
    I32,
    U64,
    I64,
}

/// Names in `def.json` and elsewhere, and types.
const NAMES: [(&str, Element); 24] = [
    ("f32", Element::F32),
    ("f16", Element::F16),
    ("bf16", Element::Bf16),
    ("u8", Element::U8),
    ("i8", Element::I8),
    ("u16", Element::U16),
    ("i16", Element::I16),
    ("u32", Element::U32),
    ("i32", Element::I32),
    ("u64", Element::U64),
    ("i64", Element::I64),
    ("float32", Element::F32),
    ("fp32", Element::F32),
    ("float16", Element::F16),
    ("fp16", Element::F16),
    ("bfloat16", Element::Bf16),
    ("uint8", Element::U8),
    ("int8", Element::I8),
    ("uint16", Element::U16),
    ("int16", Element::I16),
    ("uint32", Element::U32),
    ("int32", Element::I32),
    ("uint64", Element::U64),
    ("int64", Element::I64),
];

impl Element {
    /// The type of this name.
    pub(super) fn named(name: &str) -> Option<Self> {
        NAMES.iter().find(|(n, _)| n.eq_ignore_ascii_case(name)).map(|(_, e)| *e)
    }

    /// What an element of so many bytes is taken for.
    pub(super) const fn of_size(bytes: u64) -> Option<Self> {
        match bytes {
            1 => Some(Self::U8),
            2 => Some(Self::U16),
            4 => Some(Self::F32),
            8 => Some(Self::U64),
            _ => None,
        }
    }

    /// `f32`.
    pub(super) fn name(self) -> &'static str {
        NAMES.iter().find(|(_, e)| *e == self).map_or("", |(n, _)| n)
    }

    /// Bytes of an element.
    pub(super) const fn size(self) -> usize {
        match self {
            Self::U8 | Self::I8 => 1,
            Self::F16 | Self::Bf16 | Self::U16 | Self::I16 => 2,
            Self::F32 | Self::U32 | Self::I32 => 4,
            Self::U64 | Self::I64 => 8,
        }
    }

    /// Bytes of the number that a text states; none where the type has no such number.
    pub(super) fn parse(self, text: &str) -> Option<Vec<u8>> {
        let text = text.trim();
        // A number that is too large is not what `inf` says.
        let float = || text.parse::<f32>().ok().filter(|v| !v.is_infinite() || !text.contains(|c: char| c.is_ascii_digit()));
        Some(match self {
            Self::F32 => float()?.to_le_bytes().to_vec(),
            Self::F16 => {
                let v = float()?;
                let half = f16::from_f32(v);
                (!half.is_infinite() || v.is_infinite()).then(|| half.to_le_bytes().to_vec())?
            }
            Self::Bf16 => {
                let v = float()?;
                let half = bf16::from_f32(v);
                (!half.is_infinite() || v.is_infinite()).then(|| half.to_le_bytes().to_vec())?
            }
            Self::U8 => integer::<u8>(text)?.to_le_bytes().to_vec(),
            Self::I8 => integer::<i8>(text)?.to_le_bytes().to_vec(),
            Self::U16 => integer::<u16>(text)?.to_le_bytes().to_vec(),
            Self::I16 => integer::<i16>(text)?.to_le_bytes().to_vec(),
            Self::U32 => integer::<u32>(text)?.to_le_bytes().to_vec(),
            Self::I32 => integer::<i32>(text)?.to_le_bytes().to_vec(),
            Self::U64 => integer::<u64>(text)?.to_le_bytes().to_vec(),
            Self::I64 => integer::<i64>(text)?.to_le_bytes().to_vec(),
        })
    }

    /// The elements of a variable; bytes that make no whole element are left out.
    pub(super) fn values(self, bytes: &[u8]) -> impl Iterator<Item = Number> {
        bytes.chunks_exact(self.size()).map(move |b| self.value(b))
    }

    fn value(self, bytes: &[u8]) -> Number {
        let raw = tpb::core::bytes::uint(bytes, 0, bytes.len());
        match self {
            Self::F32 => Number::Float(f32::from_bits(raw as u32)),
            Self::F16 => Number::Float(f16::from_bits(raw as u16).to_f32()),
            Self::Bf16 => Number::Float(bf16::from_bits(raw as u16).to_f32()),
            Self::U8 | Self::U16 | Self::U32 | Self::U64 => Number::Unsigned(raw),
            Self::I8 | Self::I16 | Self::I32 | Self::I64 => Number::Signed(tpb::core::bytes::sign_extend(raw, 8 * self.size() as u32)),
        }
    }
}

/// An element's value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Number {
    Float(f32),
    Unsigned(u64),
    Signed(i64),
}

/// Integers up to here are exact in every JSON reader.
const EXACT: u64 = 1 << 53;

impl Number {
    /// As JSON: what a number cannot say is a string.
    pub(super) fn json(self) -> Value {
        match self {
            // The shortest decimal of the float, and not that of the same number as a double.
            Self::Float(v) if v.is_finite() => v.to_string().parse::<f64>().map_or(Value::Null, Value::from),
            Self::Float(v) if v.is_nan() => Value::from("nan"),
            Self::Float(v) => Value::from(if v > 0.0 { "inf" } else { "-inf" }),
            Self::Unsigned(v) if v > EXACT => Value::from(v.to_string()),
            Self::Unsigned(v) => Value::from(v),
            Self::Signed(v) if v.unsigned_abs() > EXACT => Value::from(v.to_string()),
            Self::Signed(v) => Value::from(v),
        }
    }
}

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Float(v) if v.is_nan() => f.write_str("nan"),
            Self::Float(v) if v.abs() >= 1e16 || (*v != 0.0 && v.abs() < 1e-5) => write!(f, "{v:e}"),
            Self::Float(v) => v.fmt(f),
            Self::Unsigned(v) => v.fmt(f),
            Self::Signed(v) => v.fmt(f),
        }
    }
}

/// An integer as people write it, in decimal or as `0x...`.
pub(super) fn integer<T: TryFrom<i128>>(text: &str) -> Option<T> {
    let value = match text.strip_prefix("0x") {
        Some(digits) => i128::from(u64::from_str_radix(digits, 16).ok()?),
        None => text.parse().ok()?,
    };
    T::try_from(value).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_there_and_back() {
        for (name, element) in NAMES {
            let bytes = element.parse("2").unwrap();
            assert_eq!(bytes.len(), element.size(), "{name}");
            let shown: Vec<String> = element.values(&bytes).map(|n| n.to_string()).collect();
            assert_eq!(shown, ["2"], "{name}");
        }
        assert_eq!(Element::I8.parse("-1"), Some(vec![0xff]));
        assert_eq!(Element::U8.parse("256"), None);
        assert_eq!(Element::F32.parse("x"), None);
    }

    #[test]
    fn json_says_what_numbers_cannot() {
        assert_eq!(Number::Float(0.1).json().to_string(), "0.1");
        assert_eq!(Number::Float(f32::NEG_INFINITY).json(), Value::from("-inf"));
        assert_eq!(Number::Unsigned(u64::MAX).json(), Value::from("18446744073709551615"));
    }
}
