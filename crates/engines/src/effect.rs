//! What an instruction does once its operands have been read.
//!
//! A model reads and computes without changing the core, and hands back an effect. The machine carries it out later, so that an update on
//! READ is seen before the result is, and a fault leaves everything as it was.

use crate::host::Request;
use crate::memory::Space;
use crate::models::pe::{Product, Tile};
use crate::pattern::Pattern;
use crate::state::Core;

/// The part of an instruction that changes the core.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Nothing.
    Nothing,
    /// The engine stops; what follows in its stream is not executed.
    Halt,
    /// Elements are written.
    Store(Store),
    /// PE latches weights.
    Latch(Tile),
    /// PE adds a product to PSUM.
    Accumulate(Product),
    /// The host is asked for something that happens later.
    Host(Request),
}

/// Elements to write, in `channels` partitions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Store {
    /// Memory.
    pub space: Space,
    /// First partition.
    pub partition: u32,
    /// Number of partitions.
    pub channels: u32,
    /// Walk over each partition; known to be inside.
    pub pattern: Pattern,
    /// Elements, partition by partition, in the order of the walk.
    pub data: Vec<u8>,
}

impl Store {
    /// Writes the elements.
    pub fn apply(&self, core: &mut Core) {
        core.memory_mut(self.space).scatter(self.partition, self.channels, &self.pattern, &self.data);
    }
}
