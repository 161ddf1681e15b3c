//! To FP32 and from FP32.

use half::f16;

use super::Format;
use crate::choices::FloatToInt;

/// Explicit mantissa bits of FP32R (`numerics/cast-to-new-dtype.md`).
const FP32R_BITS: u32 = 11;

/// The elements of `bytes` as FP32.
///
/// 8- and 16-bit integers and floats exactly; wider integers to nearest even. FP32R bits are taken as FP32.
pub fn widen(format: Format, bytes: &[u8]) -> Vec<f32> {
    fn each<const N: usize>(bytes: &[u8], f: impl Fn([u8; N]) -> f32) -> Vec<f32> {
        bytes.as_chunks::<N>().0.iter().map(|c| f(*c)).collect()
    }
    match format {
        Format::U8 => each(bytes, |b| u8::from_le_bytes(b).into()),
        Format::I8 => each(bytes, |b| i8::from_le_bytes(b).into()),
        Format::U16 => each(bytes, |b| u16::from_le_bytes(b).into()),
        Format::I16 => each(bytes, |b| i16::from_le_bytes(b).into()),
        Format::U32 => each(bytes, |b| u32::from_le_bytes(b) as f32),
        Format::I32 => each(bytes, |b| i32::from_le_bytes(b) as f32),
        Format::U64 => each(bytes, |b| u64::from_le_bytes(b) as f32),
        Format::I64 => each(bytes, |b| i64::from_le_bytes(b) as f32),
        Format::F16 => each(bytes, |b| f16::from_le_bytes(b).to_f32()),
        Format::Bf16 => each(bytes, |b| f32::from_bits(u32::from(u16::from_le_bytes(b)) << 16)),
        Format::F32 | Format::F32r => each(bytes, f32::from_le_bytes),
    }
}

/// FP32 values as elements of `format`.
///
/// * FP32: unchanged. FP32R: to nearest even at 11 explicit mantissa bits, NaN unchanged.
/// * BFLOAT16: to nearest even; NaN becomes `0x7fc0` (its sign is dropped).
/// * FP16: to nearest even; 65520 and above becomes infinity; NaN becomes `0x7e00` with its sign.
/// * Integers: rounded as `rounding` says, then clamped; NaN becomes the largest value when its sign is clear and the smallest when
///   it is set. INT64 and UINT64 alike.
pub fn narrow(format: Format, values: &[f32], rounding: FloatToInt) -> Vec<u8> {
    fn each<const N: usize>(values: &[f32], f: impl Fn(f32) -> [u8; N]) -> Vec<u8> {
        values.iter().flat_map(|v| f(*v)).collect()
    }
    let r = |v: f32| match rounding {
        FloatToInt::NearestEven => v.round_ties_even(),
        FloatToInt::Truncate => v.trunc(),
    };
    // `as` clamps; only NaN needs a rule of its own.
    macro_rules! integer {
        ($t:ty) => {
            each(values, |v| {
                let whole = match (v.is_nan(), v.is_sign_negative()) {
                    (false, _) => r(v) as $t,
                    (true, false) => <$t>::MAX,
                    (true, true) => <$t>::MIN,
                };
                whole.to_le_bytes()
            })
        };
    }
    match format {
        Format::U8 => integer!(u8),
        Format::I8 => integer!(i8),
        Format::U16 => integer!(u16),
        Format::I16 => integer!(i16),
        Format::U32 => integer!(u32),
        Format::I32 => integer!(i32),
        Format::U64 => integer!(u64),
        Format::I64 => integer!(i64),
        Format::F16 => each(values, |v| to_f16(v).to_le_bytes()),
        Format::Bf16 => each(values, |v| to_bf16(v).to_le_bytes()),
        Format::F32 => each(values, f32::to_le_bytes),
        Format::F32r => each(values, |v| round_mantissa(v, FP32R_BITS).to_le_bytes()),
    }
}

/// The BFLOAT16 bits of a value, as [`narrow`] rounds.
pub fn to_bf16(v: f32) -> u16 {
    if v.is_nan() {
        return 0x7fc0;
    }
    let bits = v.to_bits();
    // Half of the last place kept, less one when that place is even: a carry may reach infinity.
    let round = 0x7fff + ((bits >> 16) & 1);
    ((bits + round) >> 16) as u16
}

fn to_f16(v: f32) -> u16 {
    if v.is_nan() {
        return if v.is_sign_negative() { 0xfe00 } else { 0x7e00 };
    }
    f16::from_f32(v).to_bits()
}

/// `v` to nearest even at `bits` explicit mantissa bits (at most 23); a carry may reach infinity; NaN stays.
pub fn round_mantissa(v: f32, bits: u32) -> f32 {
    let drop = 23u32.saturating_sub(bits);
    if drop == 0 || !v.is_finite() {
        return v;
    }
    let raw = v.to_bits();
    let round = (1u32 << (drop - 1)) - 1 + ((raw >> drop) & 1);
    f32::from_bits((raw + round) >> drop << drop)
}

/// Upper part and remainder of an FP32 matmul operand: `v` rounded to `bits` explicit mantissa bits, and what that leaves, which is exact.
/// Where the upper part is not finite the remainder is 0.
pub fn upper_part(v: f32, bits: u32) -> (f32, f32) {
    let upper = round_mantissa(v, bits);
    let rest = if upper.is_finite() { v - upper } else { 0.0 };
    (upper, rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn to(format: Format, bits: u32) -> u64 {
        let bytes = narrow(format, &[f32::from_bits(bits)], FloatToInt::NearestEven);
        bytes.iter().rev().fold(0, |a, b| a << 8 | u64::from(*b))
    }

    /// Worked casts of the facts (`vectors/numerics.yaml`).
    #[test]
    fn worked_casts() {
        let table = [
            (Format::Bf16, 0x3f80_8000, 0x3f80),
            (Format::Bf16, 0x3f81_8000, 0x3f82),
            (Format::Bf16, 0x3f80_8001, 0x3f81),
            (Format::Bf16, 0x7f7f_ffff, 0x7f80),
            (Format::Bf16, 0xff80_0000, 0xff80),
            (Format::Bf16, 0xffc0_0001, 0x7fc0),
            (Format::Bf16, 0x0000_8000, 0x0000),
            (Format::Bf16, 0x0001_8000, 0x0002),
            (Format::F16, 0x3f80_1000, 0x3c00),
            (Format::F16, 0x3f80_3000, 0x3c02),
            (Format::F16, 0x477f_e000, 0x7bff),
            (Format::F16, 0x477f_efff, 0x7bff),
            (Format::F16, 0x477f_f000, 0x7c00),
            (Format::F16, 0x4780_0000, 0x7c00),
            (Format::I8, 0x3f00_0000, 0x00),
            (Format::I8, 0x3fc0_0000, 0x02),
            (Format::I8, 0x4020_0000, 0x02),
            (Format::I8, 0xbfc0_0000, 0xfe),
            (Format::I8, 0x5000_0000, 0x7f),
            (Format::I8, 0xff80_0000, 0x80),
            (Format::I8, 0x7fc0_0000, 0x7f),
            (Format::I8, 0xffc0_0000, 0x80),
            (Format::U8, 0xbfc0_0000, 0x00),
            (Format::U8, 0x5000_0000, 0xff),
            (Format::U8, 0x7fc0_0000, 0xff),
            (Format::U8, 0xffc0_0000, 0x00),
            (Format::I16, 0xff80_0000, 0x8000),
            (Format::I16, 0x5000_0000, 0x7fff),
            (Format::I32, 0x5000_0000, 0x7fff_ffff),
            (Format::I32, 0xff80_0000, 0x8000_0000),
            (Format::I32, 0xffc0_0000, 0x8000_0000),
            (Format::U32, 0x5000_0000, 0xffff_ffff),
            (Format::U32, 0xff80_0000, 0),
        ];
        for (format, from, want) in table {
            assert_eq!(to(format, from), want, "{from:#010x} to {format:?}");
        }
        assert_eq!(widen(Format::I32, &0x0100_0001i32.to_le_bytes())[0].to_bits(), 0x4b80_0000);
        assert_eq!(widen(Format::I32, &0x0100_0003i32.to_le_bytes())[0].to_bits(), 0x4b80_0002);
    }

    #[test]
    fn upper_and_remainder_add_up() {
        let mut x = 0x1234_5678u32;
        for _ in 0..10_000 {
            x = x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let v = f32::from_bits(x);
            let (upper, rest) = upper_part(v, 11);
            if v.is_finite() && upper.is_finite() {
                assert_eq!(upper + rest, v);
                assert_eq!(upper.to_bits() & 0xfff, 0);
            }
        }
        assert_eq!(upper_part(f32::INFINITY, 11), (f32::INFINITY, 0.0));
        assert_eq!(upper_part(f32::MAX, 11), (f32::INFINITY, 0.0));
    }
}
