//! Rounding.

/// Direction in which a conversion to a narrower float rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    /// To nearest, ties to even.
    NearestEven,
    /// Up in magnitude with a probability that is proportional to the distance from the lower neighbour, decided by these 32 random bits:
    /// they are added below the last place that is kept, and the rest is cut off (`rounding-modes.rst` states the proportion).
    Stochastic(u32),
}

impl Rounding {
    /// `significand / 2^shift` rounded; `significand` has at most 24 bits.
    pub const fn shift(self, significand: u32, shift: u32) -> u32 {
        match self {
            _ if shift == 0 => significand,
            Self::NearestEven if shift > 25 => 0,
            Self::NearestEven => {
                let half = (1u32 << (shift - 1)) - 1 + ((significand >> shift) & 1);
                (significand + half) >> shift
            }
            Self::Stochastic(random) => {
                // As many random bits as are dropped; of more than 32 the upper ones.
                let shift = if shift > 62 { 62 } else { shift };
                let noise = if shift <= 32 { (random as u64) >> (32 - shift) } else { (random as u64) << (shift - 32) };
                ((significand as u64 + noise) >> shift) as u32
            }
        }
    }
}

/// `v` to nearest even at `bits` explicit mantissa bits (at most 23); a carry may reach infinity; NaN stays.
pub fn round_mantissa(v: f32, bits: u32) -> f32 {
    round_mantissa_with(v, bits, Rounding::NearestEven)
}

/// The same with any rounding.
pub(super) fn round_mantissa_with(v: f32, bits: u32, rounding: Rounding) -> f32 {
    let drop = 23u32.saturating_sub(bits);
    if drop == 0 || !v.is_finite() {
        return v;
    }
    let raw = v.to_bits();
    let noise = match rounding {
        Rounding::NearestEven => (1u32 << (drop - 1)) - 1 + ((raw >> drop) & 1),
        Rounding::Stochastic(random) => random >> (32 - drop),
    };
    f32::from_bits((raw + noise) >> drop << drop)
}

/// Upper part and remainder of an FP32 matmul operand: `v` rounded to `bits` explicit mantissa bits, and what that leaves, which is exact.
/// Where the upper part is not finite the remainder is 0.
pub fn upper_part(v: f32, bits: u32) -> (f32, f32) {
    let upper = round_mantissa(v, bits);
    let rest = if upper.is_finite() { v - upper } else { 0.0 };
    (upper, rest)
}

/// The whole number that is nearest, ties to even. Infinities and NaN stay.
#[inline]
pub fn round_even(v: f32) -> f32 {
    // From 2^23 on every number is whole; below it, adding it leaves no room for a fraction.
    const WHOLE: f32 = 8_388_608.0;
    let magnitude = v.abs();
    let whole = (magnitude + WHOLE) - WHOLE;
    if magnitude < WHOLE { whole.copysign(v) } else { v }
}

/// The whole number next to `v` toward zero. Infinities and NaN stay.
#[inline]
pub fn truncate(v: f32) -> f32 {
    const WHOLE: f32 = 8_388_608.0;
    if v.abs() < WHOLE { (v as i32 as f32).copysign(v) } else { v }
}
