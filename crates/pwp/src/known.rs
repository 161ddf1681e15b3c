//! The functions with a mathematical definition, and what is stated of their fitted tables.

use tpb_records::enums::ActivationFunc;

use crate::function::{Piece, Symmetry};
use crate::maths;

/// How one side of a function is tabulated.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Curve {
    /// A polynomial about zero for every input.
    Closed([f32; 4]),
    /// The whole side: a piece about zero, octaves, and a clamp.
    Whole {
        /// The clamp for large inputs.
        high: High,
        /// Inputs other than zero where the function is zero.
        roots: &'static [f64],
    },
    /// Some octaves, the documented range of the function; outside, the values at the ends of the range.
    Octaves {
        /// Lowest octave: inputs from `2^first` on.
        first: i32,
        /// Highest octave: inputs below `2^(last + 1)`.
        last: i32,
        /// First and last octave in which cubics with FP32 coefficients can be had.
        fine: (i32, i32),
    },
}

/// What happens to large inputs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum High {
    /// `d0 + d1 x` from where it holds on.
    Toward([f32; 2]),
    /// A piece from an input on.
    At {
        /// The input.
        x: f64,
        /// The piece.
        piece: Piece,
    },
}

/// Part of a function's documented range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    /// Cubics can be had.
    Fine,
    /// Coefficients of cubics overflow or vanish in FP32.
    Coarse,
}

/// A function that can be fitted.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// Code in ACTIVATE and its like.
    pub code: ActivationFunc,
    /// Name in the compiler's tables.
    pub name: &'static str,
    /// Definition.
    pub value: fn(f64) -> f64,
    /// Which sides are stored.
    pub symmetry: Symmetry,
    /// Negative inputs.
    pub neg: Curve,
    /// Positive inputs.
    pub pos: Curve,
    /// Result for zero.
    pub zero: f32,
    /// Result for NaN.
    pub nan: f32,
    /// Result for positive infinity.
    pub pos_inf: f32,
    /// Result for negative infinity.
    pub neg_inf: f32,
    /// The slope comes with the instruction.
    pub parametric: bool,
    /// Largest error of the built-in table; see [`Known::stated`].
    pub error: f64,
    /// The same outside of the octaves that cubics reach.
    pub coarse: f64,
}

const QNAN: f32 = f32::NAN;
const INF: f32 = f32::INFINITY;
const NONE: Curve = Curve::Closed([0.0; 4]);
const NO_VALUE: Curve = Curve::Closed([QNAN, 0.0, 0.0, 0.0]);
const LINE: Curve = Curve::Closed([0.0, 1.0, 0.0, 0.0]);

const fn whole(high: [f32; 2], roots: &'static [f64]) -> Curve {
    Curve::Whole { high: High::Toward(high), roots }
}

const fn octaves(first: i32, last: i32, fine: (i32, i32)) -> Curve {
    Curve::Octaves { first, last, fine }
}

/// A function without symmetry whose results for infinities are its limits.
const fn new(code: ActivationFunc, name: &'static str, value: fn(f64) -> f64, [neg, pos]: [Curve; 2]) -> Known {
    Known {
        code,
        name,
        value,
        symmetry: Symmetry::NONE,
        neg,
        pos,
        zero: 0.0,
        nan: QNAN,
        pos_inf: INF,
        neg_inf: 0.0,
        parametric: false,
        error: 0.0,
        coarse: 0.0,
    }
}

impl Known {
    const fn symmetric(mut self, symmetry: Symmetry) -> Self {
        self.symmetry = symmetry;
        self
    }

    /// Results for zero, positive and negative infinity.
    const fn special(mut self, zero: f32, pos_inf: f32, neg_inf: f32) -> Self {
        (self.zero, self.pos_inf, self.neg_inf) = (zero, pos_inf, neg_inf);
        self
    }

    const fn stating(mut self, error: f64, coarse: f64) -> Self {
        (self.error, self.coarse) = (error, coarse);
        self
    }

    const fn for_nan(mut self, nan: f32) -> Self {
        self.nan = nan;
        self
    }

    /// The part of the function that a finite input is in; `None` outside of the documented range.
    pub fn range(&self, x: f32) -> Option<Range> {
        if x == 0.0 {
            return (self.value)(0.0).is_finite().then_some(Range::Fine);
        }
        let negative = match self.symmetry {
            Symmetry { enabled: true, negative, .. } => negative,
            _ => x < 0.0,
        };
        match if negative { self.neg } else { self.pos } {
            Curve::Closed(_) | Curve::Whole { high: High::Toward(_), .. } => Some(Range::Fine),
            Curve::Whole { high: High::At { x: end, .. }, .. } => (f64::from(x.abs()) < end).then_some(Range::Fine),
            Curve::Octaves { first, last, fine } => {
                let octave = f64::from(x.abs()).log2().floor() as i32;
                let range = if (fine.0..=fine.1).contains(&octave) { Range::Fine } else { Range::Coarse };
                (first..=last).contains(&octave).then_some(range)
            }
        }
    }

    /// The error that the built-in table promises at a finite input, as [`fit::error`](crate::fit::error) measures it; `None` outside the
    /// documented range of the function.
    ///
    /// Over all BFLOAT16 inputs with a promise, the result rounded to BFLOAT16 is within 2 units in the last place.
    pub fn stated(&self, x: f32) -> Option<f64> {
        self.range(x).map(|range| match range {
            Range::Fine => self.error,
            Range::Coarse => self.coarse,
        })
    }
}

const SIN_END: Piece = Piece { x0: std::f32::consts::PI, d: [0.0, -1.0, 0.0, 1.0 / 6.0] };
const BF16_MAX: f32 = 3.389_531_4e38;

/// All of them, in the order of their codes.
pub static KNOWN: [Known; 31] = {
    use ActivationFunc as F;
    [
        new(F::IDENTITY, "identity", |x| x, [LINE, LINE]).special(0.0, INF, -INF),
        new(F::RELU, "relu", |x| x.max(0.0), [NONE, LINE]),
        new(
            F::LEAKY_RELU,
            "leaky_relu",
            |x| if x <= 0.0 { f64::from(0.01f32) * x } else { x },
            [Curve::Closed([0.0, 0.01, 0.0, 0.0]), LINE],
        )
        .special(0.0, INF, -INF)
        .stating(6e-8, 0.0),
        Known { parametric: true, ..new(F::PARAMETRIC_RELU, "parametric_relu", |x| x.max(0.0), [NONE, LINE]) }.special(0.0, INF, -INF),
        new(F::SIGMOID, "sigmoid", maths::sigmoid, [whole([0.0; 2], &[]), NONE])
            .symmetric(Symmetry::COMPLEMENT)
            .special(0.5, 1.0, 0.0)
            .stating(8e-7, 0.0),
        new(F::TANH, "tanh", libm::tanh, [NONE, whole([1.0, 0.0], &[])])
            .symmetric(Symmetry::ODD)
            .special(0.0, 1.0, -1.0)
            .stating(1e-6, 0.0),
        new(F::EXP, "exp", libm::exp, [whole([0.0; 2], &[]), whole([INF, 0.0], &[])]).special(1.0, INF, 0.0).stating(3e-7, 0.0),
        new(F::SQRT, "sqrt", libm::sqrt, [NO_VALUE, octaves(-116, 117, (-52, 48))]).special(0.0, INF, QNAN).stating(1.1e-6, 1e-3),
        new(F::SOFTPLUS, "softplus", maths::softplus, [whole([0.0; 2], &[]), whole([0.0, 1.0], &[])])
            .special(std::f32::consts::LN_2, INF, 0.0)
            .stating(1.1e-6, 0.0),
        new(F::LN, "ln", libm::log, [NO_VALUE, octaves(-64, 63, (-42, 41))]).special(-INF, INF, QNAN).stating(1.1e-6, 2e-4),
        new(
            F::SIN,
            "sin",
            libm::sin,
            [NONE, Curve::Whole { high: High::At { x: std::f64::consts::PI, piece: SIN_END }, roots: &[std::f64::consts::PI] }],
        )
        .symmetric(Symmetry::ODD)
        .special(0.0, QNAN, QNAN)
        .stating(6e-7, 0.0),
        new(F::ERF, "erf", libm::erf, [NONE, whole([1.0, 0.0], &[])]).symmetric(Symmetry::ODD).special(0.0, 1.0, -1.0).stating(1e-6, 0.0),
        new(F::DERIVATIVE_ERF, "derivative_erf", maths::derivative_erf, [NONE, whole([0.0; 2], &[])])
            .symmetric(Symmetry::EVEN)
            .special(std::f32::consts::FRAC_2_SQRT_PI, 0.0, 0.0)
            .stating(1e-6, 0.0),
        new(F::GELU, "gelu", maths::gelu, [whole([0.0; 2], &[]), whole([0.0, 1.0], &[])]).stating(1e-6, 0.0),
        new(F::MISH, "mish", maths::mish, [whole([0.0; 2], &[]), whole([0.0, 1.0], &[])]).stating(1.1e-6, 0.0),
        new(F::GELU_APPRX_TANH, "gelu_apprx_tanh", maths::gelu_apprx_tanh, [whole([0.0; 2], &[]), whole([0.0, 1.0], &[])])
            .stating(1e-6, 0.0),
        new(F::GELU_APPRX_SIGMOID, "gelu_apprx_sigmoid", maths::gelu_apprx_sigmoid, [whole([0.0; 2], &[]), whole([0.0, 1.0], &[])])
            .stating(1.2e-6, 0.0),
        new(F::ARCTAN, "arctan", libm::atan, [NONE, whole([std::f32::consts::FRAC_PI_2, 0.0], &[])])
            .symmetric(Symmetry::ODD)
            .special(0.0, std::f32::consts::FRAC_PI_2, -std::f32::consts::FRAC_PI_2)
            .stating(1e-6, 0.0),
        new(F::RECIPROCAL_SQRT, "reciprocal_sqrt", maths::reciprocal_sqrt, [NO_VALUE, octaves(-87, 96, (-36, 34))])
            .special(INF, 0.0, QNAN)
            .stating(6e-7, 1e-3),
        new(F::SQUARE, "square", |x| x * x, [NONE, Curve::Closed([0.0, 0.0, 1.0, 0.0])])
            .symmetric(Symmetry::EVEN)
            .special(0.0, INF, INF)
            .stating(6e-8, 0.0),
        new(F::SIGN, "sign", maths::sign, [NONE, Curve::Closed([1.0, 0.0, 0.0, 0.0])]).symmetric(Symmetry::ODD).special(0.0, 1.0, -1.0),
        new(F::DERIVATIVE_GELU, "derivative_gelu", maths::derivative_gelu, [whole([0.0; 2], &[-0.751_791_524_693_564_5]), NONE])
            .symmetric(Symmetry::COMPLEMENT)
            .special(0.5, 1.0, 0.0)
            .stating(1.2e-6, 0.0),
        new(F::ABS, "abs", f64::abs, [NONE, LINE]).symmetric(Symmetry::EVEN).special(0.0, INF, INF),
        new(F::ABS_RECIPROCAL_SQRT, "abs_reciprocal_sqrt", maths::abs_reciprocal_sqrt, [NONE, octaves(-87, 96, (-36, 34))])
            .symmetric(Symmetry::EVEN)
            .special(INF, 0.0, 0.0)
            .stating(6e-7, 1e-3),
        new(F::IS_FINITE, "is_finite", |_| 1.0, [NONE, Curve::Closed([1.0, 0.0, 0.0, 0.0])])
            .symmetric(Symmetry::EVEN)
            .special(1.0, 0.0, 0.0)
            .for_nan(0.0),
        new(F::SILU, "silu", maths::silu, [whole([0.0; 2], &[]), whole([0.0, 1.0], &[])]).stating(9e-7, 0.0),
        new(F::DERIVATIVE_SILU, "derivative_silu", maths::derivative_silu, [whole([0.0; 2], &[-1.278_464_542_761_074]), NONE])
            .symmetric(Symmetry::COMPLEMENT)
            .special(0.5, 1.0, 0.0)
            .stating(9e-7, 0.0),
        new(
            F::DERIVATIVE_GELU_APPRX_SIGMOID,
            "derivative_gelu_apprx_sigmoid",
            maths::derivative_gelu_apprx_sigmoid,
            [whole([0.0; 2], &[-0.751_154_255_441_289]), NONE],
        )
        .symmetric(Symmetry::COMPLEMENT)
        .special(0.5, 1.0, 0.0)
        .stating(9e-7, 0.0),
        new(F::COPY, "copy", |x| x, [LINE, LINE]).special(0.0, INF, -INF),
        new(F::RECIPROCAL, "reciprocal", |x| 1.0 / x, [NONE, octaves(-42, 41, (-31, 30))])
            .symmetric(Symmetry::ODD)
            .special(BF16_MAX, 0.0, 0.0)
            .stating(2e-7, 5e-4),
        new(F::MEMSET_ZERO, "memset_zero", |_| 0.0, [NONE, NONE]).symmetric(Symmetry::EVEN).special(0.0, 0.0, 0.0).for_nan(0.0),
    ]
};

/// The function of this code.
pub fn known(code: ActivationFunc) -> Option<&'static Known> {
    KNOWN.iter().find(|k| k.code == code)
}

/// The function of this name; `-` counts as `_`.
pub fn named(name: &str) -> Option<&'static Known> {
    let name = name.replace('-', "_").to_ascii_lowercase();
    KNOWN.iter().find(|k| k.name == name)
}
