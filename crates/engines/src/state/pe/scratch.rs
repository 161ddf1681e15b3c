//! Vectors that are used again.

use std::cell::Cell;
use std::fmt;

/// The vectors of the last matmul, for the next one: their memory is there already.
#[derive(Default)]
pub(crate) struct Scratch {
    moving: Cell<Vec<f32>>,
    product: Cell<Vec<f32>>,
}

impl Scratch {
    /// The vector for a moving operand.
    pub(crate) fn moving(&self) -> Vec<f32> {
        self.moving.take()
    }

    /// The vector for a product.
    pub(crate) fn product(&self) -> Vec<f32> {
        self.product.take()
    }

    /// Gives the vector of a moving operand back.
    pub(crate) fn moving_done(&self, vector: Vec<f32>) {
        self.moving.set(vector);
    }

    /// Gives the vector of a product back.
    pub(crate) fn product_done(&self, vector: Vec<f32>) {
        self.product.set(vector);
    }
}

impl Clone for Scratch {
    /// Nothing worth keeping is in it.
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl fmt::Debug for Scratch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Scratch")
    }
}
