//! The functions once more, on the system's library and textbook expansions, sharing nothing with the crate.
#![allow(dead_code, reason = "every test uses its own part")]

use std::f64::consts::{PI, SQRT_2};

/// `1 - erf(x)`: a series of positive terms up to 2, a continued fraction above.
pub(crate) fn erfc(x: f64) -> f64 {
    if x < 0.0 {
        return 2.0 - erfc(-x);
    }
    let bell = (-x * x).exp();
    if x < 2.0 {
        let (mut term, mut sum) = (x, x);
        for n in 1..80 {
            term *= 2.0 * x * x / f64::from(2 * n + 1);
            sum += term;
        }
        return 1.0 - 2.0 / PI.sqrt() * bell * sum;
    }
    let mut tail = x;
    for n in (1..120).rev() {
        tail = x + 0.5 * f64::from(n) / tail;
    }
    bell / PI.sqrt() / tail
}

/// `erf(x)`, by the series alone for small inputs.
pub(crate) fn erf(x: f64) -> f64 {
    if x.abs() >= 1.0 {
        return if x > 0.0 { 1.0 - erfc(x) } else { erfc(-x) - 1.0 };
    }
    let (mut term, mut sum) = (x, x);
    for n in 1..60 {
        term *= 2.0 * x * x / f64::from(2 * n + 1);
        sum += term;
    }
    2.0 / PI.sqrt() * (-x * x).exp() * sum
}

fn logistic(x: f64) -> f64 {
    if x < 0.0 { x.exp() / (x.exp() + 1.0) } else { 1.0 / ((-x).exp() + 1.0) }
}

/// The function of a name.
pub(crate) fn definition(name: &str, x: f64) -> f64 {
    let normal = |x: f64| (-x * x / 2.0).exp() / (2.0 * PI).sqrt();
    // The derivative of x logistic(u): with the logistic's complement, to keep the tails.
    let slope = |u: f64| logistic(u) + u * logistic(u) * logistic(-u);
    match name {
        "identity" | "copy" => x,
        "relu" | "parametric_relu" => x.max(0.0),
        "leaky_relu" => {
            if x <= 0.0 {
                f64::from(0.01f32) * x
            } else {
                x
            }
        }
        "sigmoid" => logistic(x),
        "tanh" => x.tanh(),
        "exp" => x.exp(),
        "sqrt" => x.sqrt(),
        "softplus" => (-x.abs()).exp().ln_1p() + x.max(0.0),
        "ln" => x.ln(),
        "sin" => x.sin(),
        "erf" => erf(x),
        "derivative_erf" => 2.0 / PI.sqrt() * (-x * x).exp(),
        "gelu" => x * erfc(-x / SQRT_2) / 2.0,
        "mish" => x * ((-x.abs()).exp().ln_1p() + x.max(0.0)).tanh(),
        "gelu_apprx_tanh" => x * logistic(2.0 * 0.797_884_560_802_865_4 * (0.044715 * x.powi(3) + x)),
        "gelu_apprx_sigmoid" => x * logistic(1.702 * x),
        "arctan" => x.atan(),
        "reciprocal_sqrt" => x.sqrt().recip(),
        "square" => x * x,
        "sign" => {
            if x > 0.0 {
                1.0
            } else if x < 0.0 {
                -1.0
            } else {
                0.0
            }
        }
        "derivative_gelu" => erfc(-x / SQRT_2) / 2.0 + x * normal(x),
        "abs" => x.abs(),
        "abs_reciprocal_sqrt" => x.abs().sqrt().recip(),
        "is_finite" => 1.0,
        "silu" => x * logistic(x),
        "derivative_silu" => slope(x),
        "derivative_gelu_apprx_sigmoid" => slope(1.702 * x),
        "reciprocal" => x.recip(),
        "memset_zero" => 0.0,
        _ => panic!("no definition of {name}"),
    }
}

/// Numbers that repeat from run to run.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// 32 bits.
    pub(crate) fn bits(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 32) as u32
    }
}
