//! Slices of elements to FP32 and from FP32.

use super::round::{round_even, round_mantissa_with, truncate};
use super::{Casts, FloatToInt, Format, Fp8Casts, Minifloat, Rounding};

/// Explicit mantissa bits of FP32R (`numerics/cast-to-new-dtype.md`).
const FP32R_BITS: u32 = 11;

static E3M4: [f32; 256] = Minifloat::E3M4.table();
static E4M3: [f32; 256] = Minifloat::E4M3.table();
static E4M3FN: [f32; 256] = Minifloat::E4M3FN.table();
static E5M2: [f32; 256] = Minifloat::E5M2.table();
static E2M5: [f32; 256] = Minifloat::E2M5.table();

/// Overflow to infinity and NaN to NaN, as BFLOAT16 and FP16 have it.
const WIDE: Fp8Casts = Fp8Casts { saturate: false, suppress_nan: false, edges: super::Edges::Rounded };

/// The elements of `bytes` as FP32, as many as `out` has room for; a rest of `bytes` that is no whole element is left out.
///
/// 8- and 16-bit integers and floats exactly; wider integers to nearest even. FP32R bits are taken as FP32.
pub fn widen_into(format: Format, bytes: &[u8], out: &mut [f32]) {
    fn each<const N: usize>(bytes: &[u8], out: &mut [f32], f: impl Fn([u8; N]) -> f32) {
        for (out, c) in out.iter_mut().zip(bytes.as_chunks::<N>().0) {
            *out = f(*c);
        }
    }
    let by_table = |table: &[f32; 256], out: &mut [f32]| each(bytes, out, |[b]| table[usize::from(b)]);
    match format {
        Format::U8 => each(bytes, out, |b| u8::from_le_bytes(b).into()),
        Format::I8 => each(bytes, out, |b| i8::from_le_bytes(b).into()),
        Format::U16 => each(bytes, out, |b| u16::from_le_bytes(b).into()),
        Format::I16 => each(bytes, out, |b| i16::from_le_bytes(b).into()),
        Format::U32 => each(bytes, out, |b| u32::from_le_bytes(b) as f32),
        Format::I32 => each(bytes, out, |b| i32::from_le_bytes(b) as f32),
        Format::U64 => each(bytes, out, |b| u64::from_le_bytes(b) as f32),
        Format::I64 => each(bytes, out, |b| i64::from_le_bytes(b) as f32),
        Format::F16 => each(bytes, out, |b| from_f16(u16::from_le_bytes(b))),
        Format::Bf16 => each(bytes, out, |b| f32::from_bits(u32::from(u16::from_le_bytes(b)) << 16)),
        Format::F32 | Format::F32r => each(bytes, out, f32::from_le_bytes),
        Format::E3m4 => by_table(&E3M4, out),
        Format::E4m3 => by_table(&E4M3, out),
        Format::E4m3fn => by_table(&E4M3FN, out),
        Format::E5m2 => by_table(&E5M2, out),
        Format::E2m5 => by_table(&E2M5, out),
    }
}

/// FP32 values as elements of `format`, as many as `out` has room for, to nearest even.
///
/// * FP32: unchanged. FP32R: to 11 explicit mantissa bits, NaN unchanged.
/// * BFLOAT16: NaN becomes `0x7fc0` (its sign is dropped); overflow is infinity.
/// * FP16: 65520 and above becomes infinity; NaN becomes `0x7e00` with its sign.
/// * FP8: as [`Casts::fp8`] says.
/// * Integers: rounded as [`Casts::float_to_int`] says, then clamped; NaN becomes the largest value when its sign is clear and the smallest
///   when it is set. INT64 and UINT64 alike.
pub fn narrow_into(format: Format, values: &[f32], casts: &Casts, out: &mut [u8]) {
    match format {
        Format::U8 => integers(values, casts, out, |v| [v as u8], [u8::MIN, u8::MAX].map(u8::to_le_bytes)),
        Format::I8 => integers(values, casts, out, |v| (v as i8).to_le_bytes(), [i8::MIN, i8::MAX].map(i8::to_le_bytes)),
        Format::U16 => integers(values, casts, out, |v| (v as u16).to_le_bytes(), [u16::MIN, u16::MAX].map(u16::to_le_bytes)),
        Format::I16 => integers(values, casts, out, |v| (v as i16).to_le_bytes(), [i16::MIN, i16::MAX].map(i16::to_le_bytes)),
        Format::U32 => integers(values, casts, out, |v| (v as u32).to_le_bytes(), [u32::MIN, u32::MAX].map(u32::to_le_bytes)),
        Format::I32 => integers(values, casts, out, |v| (v as i32).to_le_bytes(), [i32::MIN, i32::MAX].map(i32::to_le_bytes)),
        Format::U64 => integers(values, casts, out, |v| (v as u64).to_le_bytes(), [u64::MIN, u64::MAX].map(u64::to_le_bytes)),
        Format::I64 => integers(values, casts, out, |v| (v as i64).to_le_bytes(), [i64::MIN, i64::MAX].map(i64::to_le_bytes)),
        Format::F16 => store(values, out, |v| to_f16(v).to_le_bytes()),
        Format::Bf16 => store(values, out, |v| to_bf16(v).to_le_bytes()),
        Format::F32 => store(values, out, f32::to_le_bytes),
        Format::F32r => store(values, out, |v| round_mantissa_with(v, FP32R_BITS, Rounding::NearestEven).to_le_bytes()),
        Format::E3m4 => small(Minifloat::E3M4, values, casts, out),
        Format::E4m3 => small(Minifloat::E4M3, values, casts, out),
        Format::E4m3fn => small(Minifloat::E4M3FN, values, casts, out),
        Format::E5m2 => small(Minifloat::E5M2, values, casts, out),
        Format::E2m5 => small(Minifloat::E2M5, values, casts, out),
    }
}

/// The same with stochastic rounding to FP16, BFLOAT16, FP32R and FP8; `random` is asked for 32 bits for each of their elements.
/// FP32 and integers are not rounded by it.
pub fn narrow_stochastic_into(format: Format, values: &[f32], casts: &Casts, random: &mut dyn FnMut() -> u32, out: &mut [u8]) {
    if format.minifloat().is_none() && format != Format::F32r {
        return narrow_into(format, values, casts, out);
    }
    for (v, out) in values.iter().zip(out.chunks_exact_mut(format.bytes() as usize)) {
        let bits = encode(format, *v, casts, Rounding::Stochastic(random()));
        for (out, b) in out.iter_mut().zip(bits.to_le_bytes()) {
            *out = b;
        }
    }
}

/// The bits of one value in a format, in the low bytes.
pub fn encode(format: Format, value: f32, casts: &Casts, rounding: Rounding) -> u64 {
    match (format, format.minifloat()) {
        (Format::F16, _) if value.is_nan() => u64::from(to_f16(value)),
        (Format::F16 | Format::Bf16, Some(layout)) => layout.encode(value, &WIDE, rounding).into(),
        (_, Some(layout)) => layout.encode(value, &casts.fp8, rounding).into(),
        (Format::F32r, None) => round_mantissa_with(value, FP32R_BITS, rounding).to_bits().into(),
        (_, None) => {
            let mut bytes = [0; 8];
            narrow_into(format, &[value], casts, &mut bytes[..format.bytes() as usize]);
            u64::from_le_bytes(bytes)
        }
    }
}

/// One element, from the low bytes of `bits`, as FP32.
pub fn decode(format: Format, bits: u64) -> f32 {
    let mut out = [0.0];
    widen_into(format, &bits.to_le_bytes()[..format.bytes() as usize], &mut out);
    out[0]
}

fn store<const N: usize>(values: &[f32], out: &mut [u8], f: impl Fn(f32) -> [u8; N]) {
    for (out, v) in out.as_chunks_mut::<N>().0.iter_mut().zip(values) {
        *out = f(*v);
    }
}

/// `convert` clamps, as `as` does; only NaN needs a rule of its own.
fn integers<const N: usize>(values: &[f32], casts: &Casts, out: &mut [u8], convert: impl Fn(f32) -> [u8; N], [least, most]: [[u8; N]; 2]) {
    let rule = |whole: fn(f32) -> f32| {
        move |v: f32| match (v.is_nan(), v.is_sign_negative()) {
            (false, _) => convert(whole(v)),
            (true, false) => most,
            (true, true) => least,
        }
    };
    match casts.float_to_int {
        FloatToInt::NearestEven => store(values, out, rule(round_even)),
        FloatToInt::Truncate => store(values, out, rule(truncate)),
    }
}

fn small(layout: Minifloat, values: &[f32], casts: &Casts, out: &mut [u8]) {
    store(values, out, |v| [layout.encode(v, &casts.fp8, Rounding::NearestEven) as u8]);
}

/// The BFLOAT16 bits of a value, as [`narrow_into`] rounds.
#[inline]
pub fn to_bf16(v: f32) -> u16 {
    if v.is_nan() {
        return 0x7fc0;
    }
    let bits = v.to_bits();
    // Half of the last place kept, less one when that place is even: a carry may reach infinity.
    let round = 0x7fff + ((bits >> 16) & 1);
    ((bits + round) >> 16) as u16
}

/// `numerics.md` 3.1: the branches of the compiler's encoder.
#[inline]
fn to_f16(v: f32) -> u16 {
    let bits = v.to_bits();
    let sign = (bits >> 16) as u16 & 0x8000;
    let a = bits & 0x7fff_ffff;
    let magnitude = if a > 0x7f80_0000 {
        0x7e00
    } else if a > 0x477f_ffff {
        0x7c00
    } else if a > 0x387f_ffff {
        ((a + ((a >> 13) & 1) - 0x37ff_f001) >> 13) as u16
    } else {
        // The last place of the sum is that of FP16's subnormals.
        (f32::from_bits(a) + 0.5).to_bits() as u16
    };
    sign | magnitude
}

#[inline]
fn from_f16(bits: u16) -> f32 {
    let bits = u32::from(bits);
    let sign = (bits & 0x8000) << 16;
    let wide = (bits & 0x7fff) << 13;
    let magnitude = if wide >= 0x0f80_0000 {
        wide + 0x7000_0000
    } else {
        // The exponent field moved by 112; a multiplication moves that of subnormals too, exactly.
        (f32::from_bits(wide) * f32::from_bits(0x7780_0000)).to_bits()
    };
    f32::from_bits(sign | magnitude)
}
