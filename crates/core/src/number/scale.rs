//! Scales of MX blocks.

use super::{Minifloat, Specials};

/// `value * 2^(code - 127)`: what an E8M0 scale does (`ldexpf(value, code - 127)`, `mx-path.md`). Codes 0 and 255 have no meaning of their own.
///
/// Exact for values of a few mantissa bits, unless the result is subnormal or overflows, where it is rounded once.
#[inline]
pub fn apply_e8m0(value: f32, code: u8) -> f32 {
    let exponent = i32::from(code) - 127;
    // Each half is in the range of FP32's exponents; the first step cannot leave the range of normal numbers with elements of 8 bits.
    let half = exponent / 2;
    value * power_of_two(half) * power_of_two(exponent - half)
}

/// `2^exponent` for -126 to 127.
const fn power_of_two(exponent: i32) -> f32 {
    f32::from_bits(((exponent + 127) as u32) << 23)
}

/// The value of an E8M0 code as the vendor's documentation has it: `2^(code - 127)`, and NaN for 255.
pub fn e8m0(code: u8) -> f32 {
    match code {
        0xff => f32::NAN,
        0 => f32::from_bits(0x0040_0000),
        _ => f32::from_bits(u32::from(code) << 23),
    }
}

/// An unsigned scale of 8 bits with a mantissa (SFP8_E7, SFP8_E6, SFP8_E5 of MAVERICK): `mantissa_bits` of 1, 2 or 3.
///
/// choice: the usual bias, subnormals, and NaN in the code of ones alone; the sources give the layouts and nothing else.
pub const fn unsigned(mantissa_bits: u32, code: u8) -> f32 {
    // A sign of 0 in front makes it nine bits.
    Minifloat::new(8 - mantissa_bits, mantissa_bits, Specials::Finite).decode(code as u32)
}
