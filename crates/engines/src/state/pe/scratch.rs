//! Vectors that PE uses again.

use crate::state::spare::Spare;

/// The vectors of the last matmul, for the next one: their memory is there already.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scratch {
    /// Of a moving operand.
    pub(crate) moving: Spare<f32>,
    /// Of a product.
    pub(crate) product: Spare<f32>,
}
