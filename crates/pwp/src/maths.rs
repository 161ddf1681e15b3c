//! The functions themselves, in double precision, accurate also where values are tiny.
//!
//! All of it stands on `libm`, not on the system's library, so that fitted tables are the same everywhere.

use std::f64::consts::{FRAC_1_SQRT_2, FRAC_2_SQRT_PI};

/// `1 / sqrt(2 pi)`.
const FRAC_1_SQRT_2PI: f64 = 0.398_942_280_401_432_7;
/// Slope of the sigmoid that stands for a gelu.
const SIGMOID_SLOPE: f64 = 1.702;
/// Coefficients of the tanh that stands for a gelu.
const TANH_SLOPE: f64 = 0.797_884_560_802_865_4;
const TANH_CUBE: f64 = 0.044_715;

/// `1 / (1 + e^-x)`.
pub fn sigmoid(x: f64) -> f64 {
    if x >= 0.0 {
        1.0 / (1.0 + libm::exp(-x))
    } else {
        let e = libm::exp(x);
        e / (1.0 + e)
    }
}

/// `ln(1 + e^x)`.
pub fn softplus(x: f64) -> f64 {
    libm::log1p(libm::exp(-x.abs())) + x.max(0.0)
}

/// `x` times the probability that a normal variable is below `x`.
pub fn gelu(x: f64) -> f64 {
    0.5 * x * libm::erfc(-x * FRAC_1_SQRT_2)
}

/// Derivative of [`gelu`].
pub fn derivative_gelu(x: f64) -> f64 {
    0.5 * libm::erfc(-x * FRAC_1_SQRT_2) + x * FRAC_1_SQRT_2PI * libm::exp(-0.5 * x * x)
}

/// Derivative of the error function.
pub fn derivative_erf(x: f64) -> f64 {
    FRAC_2_SQRT_PI * libm::exp(-x * x)
}

/// `x tanh(softplus(x))`.
pub fn mish(x: f64) -> f64 {
    x * libm::tanh(softplus(x))
}

/// [`gelu`] by way of tanh: `0.5 x (tanh(0.79788 (x + 0.044715 x^3)) + 1)`.
pub fn gelu_apprx_tanh(x: f64) -> f64 {
    x * sigmoid(2.0 * TANH_SLOPE * (TANH_CUBE * x * x * x + x))
}

/// [`gelu`] by way of a sigmoid: `x sigmoid(1.702 x)`.
pub fn gelu_apprx_sigmoid(x: f64) -> f64 {
    x * sigmoid(SIGMOID_SLOPE * x)
}

/// Derivative of [`gelu_apprx_sigmoid`].
pub fn derivative_gelu_apprx_sigmoid(x: f64) -> f64 {
    derivative_silu(SIGMOID_SLOPE * x)
}

/// `x sigmoid(x)`.
pub fn silu(x: f64) -> f64 {
    x * sigmoid(x)
}

/// Derivative of [`silu`].
pub fn derivative_silu(x: f64) -> f64 {
    sigmoid(x) * (1.0 + x * sigmoid(-x))
}

/// `1 / sqrt(x)`.
pub fn reciprocal_sqrt(x: f64) -> f64 {
    1.0 / libm::sqrt(x)
}

/// `1 / sqrt(|x|)`.
pub fn abs_reciprocal_sqrt(x: f64) -> f64 {
    1.0 / libm::sqrt(x.abs())
}

/// -1, 0 or 1.
pub fn sign(x: f64) -> f64 {
    f64::from(i8::from(x > 0.0) - i8::from(x < 0.0))
}
