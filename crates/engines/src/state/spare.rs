//! Vectors that are used again.

use std::cell::Cell;
use std::fmt;

/// Most bytes that are kept between instructions.
const SPARE: usize = 16 << 20;

/// Bytes of the last result, whose memory the next one uses.
#[derive(Default)]
pub(crate) struct Spare(Cell<Vec<u8>>);

impl Spare {
    /// A vector of any length and content.
    pub(crate) fn take(&self) -> Vec<u8> {
        self.0.take()
    }

    /// Gives a vector back; a large one is not kept.
    pub(crate) fn give(&self, bytes: Vec<u8>) {
        if bytes.capacity() <= SPARE {
            self.0.set(bytes);
        }
    }
}

impl Clone for Spare {
    /// Nothing worth keeping is in it.
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl fmt::Debug for Spare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Spare")
    }
}
