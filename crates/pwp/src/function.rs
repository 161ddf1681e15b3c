//! A function as pieces, apart from where its records are.

use tpb_records::types::PwpBucket;

/// A cubic about a centre: `d0 + d1 t + d2 t^2 + d3 t^3` with `t = x - x0`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Piece {
    /// Centre.
    pub x0: f32,
    /// Coefficients, the constant one first.
    pub d: [f32; 4],
}

impl Piece {
    /// A polynomial about 0.
    pub const fn about_zero(d: [f32; 4]) -> Self {
        Self { x0: 0.0, d }
    }

    /// The value at `x`.
    ///
    /// The compiler's simulator has this order (`bir/sim-activation-pwp.md`): the difference, the linear product and the linear sum each
    /// rounded to FP32; quadratic and cubic term added to that in FP64; rounded to FP32 once.
    ///
    /// choice: the square and the cube of `t` are formed in FP64, where the square is exact and the cube rounds once. The pages tell the
    /// square in two ways (`conflicts.G4` 13), and the simulator takes the cube from `pow`, which may differ in its last place. The order
    /// of the hardware is not known (`gaps.G4`).
    #[inline]
    pub fn at(&self, x: f32) -> f32 {
        cubic(x - self.x0, self.d[0], self.d[1], self.d[2].into(), self.d[3].into())
    }
}

#[inline]
pub(crate) fn cubic(t: f32, d0: f32, d1: f32, d2: f64, d3: f64) -> f32 {
    let linear = f64::from(t * d1 + d0);
    let t = f64::from(t);
    let square = t * t;
    (square * t * d3 + (linear + square * d2)) as f32
}

impl From<PwpBucket> for Piece {
    fn from(b: PwpBucket) -> Self {
        Self { x0: b.x0(), d: [b.d0(), b.d1(), b.d2(), b.d3()] }
    }
}

impl From<Piece> for PwpBucket {
    fn from(p: Piece) -> Self {
        let [d0, d1, d2, d3] = p.d;
        Self::ZERO.with_d0(d0).with_d1(d1).with_d2(d2).with_d3(d3).with_x0(p.x0)
    }
}

/// What a function does with the side that it does not store.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Symmetry {
    /// One side is stored, and inputs of the other are reflected.
    pub enabled: bool,
    /// A reflection negates the value.
    pub invert: bool,
    /// The stored side is the negative one.
    pub negative: bool,
    /// What is added after a reflection.
    pub point: f32,
}

impl Symmetry {
    /// Both sides are stored.
    pub const NONE: Self = Self { enabled: false, invert: false, negative: false, point: 0.0 };
    /// `f(-x) = -f(x)`.
    pub const ODD: Self = Self { enabled: true, invert: true, negative: false, point: 0.0 };
    /// `f(-x) = f(x)`.
    pub const EVEN: Self = Self { enabled: true, invert: false, negative: false, point: 0.0 };
    /// `f(x) = 1 - f(-x)`, with the negative side stored.
    pub const COMPLEMENT: Self = Self { enabled: true, invert: true, negative: true, point: 1.0 };
}

/// The piece that inputs beyond a threshold use.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Clamp {
    /// Biased exponent of the threshold.
    pub exponent: u8,
    /// Mantissa of the threshold.
    pub mantissa: u32,
    /// The piece.
    pub piece: Piece,
}

/// The pieces of one octave.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Octave {
    /// Bits of the mantissa that number the pieces.
    pub extract_size: u8,
    /// The pieces, from small magnitudes to large; the last octave of a side may have fewer than `2^extract_size`. Without any, the octave is
    /// one that a clamp takes.
    pub pieces: Vec<Piece>,
}

/// One side of zero.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Side {
    /// Small inputs: exponent below the threshold's, or the same and the mantissa not above.
    pub low: Clamp,
    /// Large inputs: exponent above the threshold's, or the same and the mantissa not below. Tested before `low`.
    pub high: Clamp,
    /// Octaves from the function's lowest one on.
    pub octaves: Vec<Octave>,
}

/// An activation function.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Function {
    /// Which sides are stored.
    pub symmetry: Symmetry,
    /// Results for zero of either sign, NaN, positive and negative infinity.
    pub zero: f32,
    /// Result for NaN.
    pub nan: f32,
    /// Result for positive infinity.
    pub pos_inf: f32,
    /// Result for negative infinity.
    pub neg_inf: f32,
    /// Unbiased exponent of the lowest octave of both sides; -127 for functions without pieces.
    pub exponent_offset: i16,
    /// Negative inputs.
    pub neg: Side,
    /// Positive inputs.
    pub pos: Side,
    /// The slope of the negative side comes with the instruction, and nothing is looked up.
    pub parametric: bool,
}

impl Function {
    /// Pieces, without the four clamps.
    pub fn pieces(&self) -> usize {
        [&self.neg, &self.pos].into_iter().flat_map(|s| &s.octaves).map(|o| o.pieces.len()).sum()
    }
}
