//! The sets that the vendor ships for training profiles, by the index that ACTIVATION_TABLE_LOAD has
//! (`act-function-catalog.md` 3, 4).
//!
//! The `with_ln` family numbers its sets otherwise and keys on TONGA's function codes, which are not known.

use tpb_records::enums::ActivationFunc;

use crate::fit::{Target, fit_together};
use crate::known::{KNOWN, Known};
use crate::set::{AssembleError, Set};

/// A set of the catalog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CatalogSet {
    /// Name.
    pub name: &'static str,
    /// Functions besides the residents.
    pub heroes: &'static [ActivationFunc],
}

/// Functions without pieces, which are in every set. Three derivatives are resident too; they have no known code.
pub const RESIDENTS: [ActivationFunc; 10] = {
    use ActivationFunc as F;
    [F::ABS, F::COPY, F::IDENTITY, F::IS_FINITE, F::LEAKY_RELU, F::MEMSET_ZERO, F::PARAMETRIC_RELU, F::RELU, F::SIGN, F::SQUARE]
};

/// The sets by index. Functions without a known code (`derivative_sigmoid`, `derivative_tanh`) are left out of theirs.
pub const CATALOG: [CatalogSet; 21] = {
    use ActivationFunc as F;
    const fn set(name: &'static str, heroes: &'static [ActivationFunc]) -> CatalogSet {
        CatalogSet { name, heroes }
    }
    [
        set("exp_and_others", &[F::EXP, F::TANH]),
        set("softplus_and_others", &[F::SOFTPLUS]),
        set("sigmoid_and_others", &[F::SIGMOID, F::TANH, F::ERF, F::ARCTAN]),
        set("sqrt_and_others", &[F::SQRT]),
        set("small", &[]),
        set("natural_log", &[F::LN]),
        set("natural_log_exp_and_others", &[F::LN, F::EXP]),
        set("sigmoid_derivative", &[]),
        set("tanh_and_derivative", &[F::TANH]),
        set("trig_and_small", &[F::SIN, F::ARCTAN]),
        set("gelu_and_others", &[F::DERIVATIVE_GELU, F::GELU, F::TANH]),
        set("gelu_apprx_tanh_and_others", &[F::GELU_APPRX_TANH, F::TANH]),
        set("gelu_apprx_sigmoid_and_others", &[F::GELU_APPRX_SIGMOID, F::TANH]),
        set("reciprocal_and_small", &[F::RECIPROCAL]),
        set("reciprocal_sqrt_and_small", &[F::RECIPROCAL_SQRT]),
        set("abs_reciprocal_sqrt_and_small", &[F::ABS_RECIPROCAL_SQRT]),
        set("mish_and_others", &[F::MISH]),
        set("erf_derivative", &[F::DERIVATIVE_ERF]),
        set("silu_and_others", &[F::SILU, F::TANH, F::SIN]),
        set("derivative_silu_and_others", &[F::DERIVATIVE_SILU, F::TANH, F::SIN]),
        set("derivative_gelu_apprx_sigmoid_and_others", &[F::DERIVATIVE_GELU_APPRX_SIGMOID, F::TANH]),
    ]
};

impl CatalogSet {
    /// Whether a function is in the set.
    pub fn has(&self, code: ActivationFunc) -> bool {
        RESIDENTS.contains(&code) || self.heroes.contains(&code)
    }

    /// Its functions, the heroes first.
    pub fn functions(&self) -> impl Iterator<Item = &'static Known> {
        self.heroes.iter().chain(&RESIDENTS).filter_map(|code| KNOWN.iter().find(|k| k.code == *code))
    }

    /// The set with fitted tables: the built-in ones or, where these do not fit together, coarser ones.
    ///
    /// # Errors
    /// [`AssembleError`], which no set of the catalog gives.
    pub fn fitted(&self) -> Result<Set, AssembleError> {
        let functions: Vec<_> = self.functions().collect();
        fit_together(self.name, &functions, Target::default(), true).map(|(set, _)| set)
    }
}
