//! Vectors that are used again.

use std::cell::Cell;
use std::fmt;

/// Most bytes that are kept between instructions.
const KEPT: usize = 16 << 20;

/// A vector of the last instruction, whose memory the next one uses.
pub(crate) struct Spare<T>(Cell<Vec<T>>);

impl<T> Spare<T> {
    /// A vector of any length and content.
    pub(crate) fn take(&self) -> Vec<T> {
        self.0.take()
    }

    /// Gives a vector back; a large one is not kept.
    pub(crate) fn give(&self, vector: Vec<T>) {
        if vector.capacity().saturating_mul(size_of::<T>()) <= KEPT {
            self.0.set(vector);
        }
    }
}

impl<T> Default for Spare<T> {
    fn default() -> Self {
        Self(Cell::default())
    }
}

impl<T> Clone for Spare<T> {
    /// Nothing worth keeping is in it.
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl<T> fmt::Debug for Spare<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Spare")
    }
}
