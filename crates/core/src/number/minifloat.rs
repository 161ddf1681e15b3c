//! Floats of at most 16 bits, by their layout.

use super::{Edges, Fp8Casts, Rounding};

/// What the codes of the largest exponent mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Specials {
    /// Infinity with a mantissa of 0, NaN with any other.
    Ieee,
    /// NaN with a mantissa of ones, numbers otherwise.
    Finite,
    /// Numbers.
    None,
}

/// The layout of a float of at most 16 bits: a sign, then exponent, then mantissa. Exponent 0 holds zero and the subnormals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Minifloat {
    /// Bits of the exponent, 1 to 8.
    pub exponent_bits: u32,
    /// Bits of the mantissa, at most 10.
    pub mantissa_bits: u32,
    /// What is subtracted from the exponent code.
    pub bias: i32,
    /// Infinities and NaN.
    pub specials: Specials,
}

impl Minifloat {
    /// FP16.
    pub const F16: Self = Self::new(5, 10, Specials::Ieee);
    /// BFLOAT16.
    pub const BF16: Self = Self::new(8, 7, Specials::Ieee);
    /// FP8_EXP3.
    pub const E3M4: Self = Self::new(3, 4, Specials::Ieee);
    /// FP8_EXP4 with infinities.
    pub const E4M3: Self = Self::new(4, 3, Specials::Ieee);
    /// FP8_EXP4 without infinities.
    pub const E4M3FN: Self = Self::new(4, 3, Specials::Finite);
    /// FP8_EXP5.
    pub const E5M2: Self = Self::new(5, 2, Specials::Ieee);
    /// FP8_EXP2.
    pub const E2M5: Self = Self::new(2, 5, Specials::None);
    /// FP6 E2M3 of TENSOR_DEQUANTIZE.
    pub const E2M3: Self = Self::new(2, 3, Specials::None);
    /// FP4_EXP2: 0, 0.5, 1, 1.5, 2, 3, 4, 6 and their negatives.
    pub const E2M1: Self = Self::new(2, 1, Specials::None);

    /// A layout with the usual bias, half of the exponent's range.
    pub const fn new(exponent_bits: u32, mantissa_bits: u32, specials: Specials) -> Self {
        Self { exponent_bits, mantissa_bits, bias: (1 << (exponent_bits - 1)) - 1, specials }
    }

    /// Bits of an element.
    pub const fn bits(self) -> u32 {
        1 + self.exponent_bits + self.mantissa_bits
    }

    /// Code of the largest finite value without sign.
    pub const fn max_code(self) -> u32 {
        let all = (1u32 << (self.bits() - 1)) - 1;
        match self.specials {
            Specials::Ieee => (((1 << self.exponent_bits) - 1) << self.mantissa_bits) - 1,
            Specials::Finite => all - 1,
            Specials::None => all,
        }
    }

    /// Code of the positive quiet NaN, of formats that have one.
    pub const fn nan_code(self) -> Option<u32> {
        let all = (1u32 << (self.bits() - 1)) - 1;
        match self.specials {
            // The exponent and the first bit of the mantissa.
            Specials::Ieee => Some(all >> (self.mantissa_bits - 1) << (self.mantissa_bits - 1)),
            Specials::Finite => Some(all),
            Specials::None => None,
        }
    }

    /// Exponent of the largest finite value.
    pub const fn max_exponent(self) -> i32 {
        (self.max_code() >> self.mantissa_bits) as i32 - self.bias
    }

    const fn sign_bit(self) -> u32 {
        1 << (self.bits() - 1)
    }

    /// The value of a code, exactly; a NaN keeps its sign and its mantissa as the upper bits of the wider one. Bits beyond the format's are
    /// not looked at.
    pub const fn decode(self, code: u32) -> f32 {
        let m = self.mantissa_bits;
        let sign = (code & self.sign_bit()) << (32 - self.bits());
        let exponent = (code >> m) & ((1 << self.exponent_bits) - 1);
        let mantissa = code & ((1 << m) - 1);
        let top = exponent == (1 << self.exponent_bits) - 1;
        let special = match self.specials {
            Specials::Ieee => top,
            Specials::Finite => top && mantissa == (1 << m) - 1,
            Specials::None => false,
        };
        let magnitude = if special {
            0x7f80_0000 | mantissa << (23 - m)
        } else if exponent == 0 && mantissa == 0 {
            0
        } else if exponent == 0 {
            // The leading bit of the mantissa becomes the hidden one.
            let lead = 31 - mantissa.leading_zeros();
            let wide = lead as i32 - m as i32 + 1 - self.bias + 127;
            if wide <= 0 {
                // BFLOAT16 alone: its subnormals are FP32's.
                mantissa << (23 - m)
            } else {
                (wide as u32) << 23 | (mantissa << (23 - lead)) & 0x007f_ffff
            }
        } else {
            ((exponent as i32 - self.bias + 127) as u32) << 23 | mantissa << (23 - m)
        };
        f32::from_bits(sign | magnitude)
    }

    /// The values of all codes of a format of at most eight bits.
    pub const fn table(self) -> [f32; 256] {
        let mut out = [0.0; 256];
        let mut code = 0;
        while code < 256 {
            out[code] = self.decode(code as u32);
            code += 1;
        }
        out
    }

    /// The code of a value.
    ///
    /// Formats without NaN take the largest value for an overflow, and a zero of the same sign for NaN (FP4 in `numerics.md` 3.2).
    /// choice: a NaN loses its sign, as in the compiler's encoders for BFLOAT16 and FP8.
    pub fn encode(self, value: f32, config: &Fp8Casts, rounding: Rounding) -> u32 {
        let bits = value.to_bits();
        let sign = if bits >> 31 == 0 { 0 } else { self.sign_bit() };
        let magnitude = bits & 0x7fff_ffff;
        if magnitude > 0x7f80_0000 {
            return match self.nan_code() {
                Some(nan) if !config.suppress_nan => nan,
                _ => sign,
            };
        }
        if magnitude == 0x7f80_0000 {
            return self.overflow(sign, config);
        }
        if magnitude == 0 {
            return sign;
        }
        let m = self.mantissa_bits as i32;
        // The value is `significand * 2^quantum`, and its leading bit is worth `2^exponent`.
        let (significand, quantum) = match magnitude >> 23 {
            0 => (magnitude, -149),
            e => (magnitude & 0x007f_ffff | 0x0080_0000, e as i32 - 150),
        };
        let exponent = quantum + 31 - significand.leading_zeros() as i32;
        let lowest = 1 - self.bias;
        let windows = config.edges == Edges::Windows && rounding == Rounding::NearestEven && self.bits() == 8;
        if windows && exponent < lowest - m {
            return sign;
        }
        let step = exponent.max(lowest) - m;
        let shift = step - quantum;
        let rounded = match u32::try_from(shift) {
            Ok(shift) => rounding.shift(significand, shift),
            Err(_) => significand << shift.unsigned_abs(),
        };
        let base = (exponent.max(lowest) + self.bias - 1) as u32;
        // A carry out of the mantissa goes on into the exponent.
        let code = (base << m) + rounded;
        if windows && self.specials != Specials::None && exponent <= self.max_exponent() {
            return sign | code.min(self.max_code() + 1);
        }
        if code > self.max_code() { self.overflow(sign, config) } else { sign | code }
    }

    const fn overflow(self, sign: u32, config: &Fp8Casts) -> u32 {
        match self.specials {
            Specials::Ieee if !config.saturate => sign | (self.max_code() + 1),
            Specials::Finite if !config.saturate && config.suppress_nan => sign,
            Specials::Finite if !config.saturate => self.max_code() + 1,
            _ => sign | self.max_code(),
        }
    }
}
