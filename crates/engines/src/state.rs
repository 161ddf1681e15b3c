//! Everything a core remembers between instructions.

use tpb_core::dialect::Engine;

use crate::choices::{Choices, Geometry};
use crate::memory::{Dram, OnChip, Space};
use crate::models::pe::Weights;
use crate::registers::Registers;
use crate::sync::SyncBank;

/// The state of one core.
#[derive(Clone, Debug)]
pub struct Core {
    /// Sizes.
    pub geometry: Geometry,
    /// State buffer.
    pub sbuf: OnChip,
    /// Partial sums.
    pub psum: OnChip,
    /// Variables of the program.
    pub dram: Dram,
    /// Semaphores and events.
    pub sync: SyncBank,
    /// Registers of the engines, in the header's order.
    pub registers: [Registers; 6],
    /// Latched weights of PE.
    pub weights: Weights,
}

impl Core {
    /// A core after reset: memories and registers hold their fill, semaphores 0, events clear, no weights.
    pub fn new(geometry: Geometry, choices: &Choices) -> Self {
        let g = geometry;
        let fill = choices.memory_fill;
        let psum_bytes = g.psum_partition_bytes();
        // The window of a PSUM partition is twice the memory (address bits 15 and up are the partition).
        let psum_window = psum_bytes.max(0x8000);
        Self {
            geometry,
            sbuf: OnChip::new(Space::Sbuf, g.sbuf_partitions, g.sbuf_partition_bytes, g.sbuf_soc_step, fill),
            psum: OnChip::new(Space::Psum, g.psum_partitions, psum_bytes, psum_window, fill),
            dram: Dram::default(),
            sync: SyncBank::new(g.semaphores, g.events, choices.semaphore_compare),
            registers: std::array::from_fn(|_| Registers::new(g.registers, choices.register_fill)),
            weights: Weights::new(g.pe_rows, g.pe_cols),
        }
    }

    /// The partitioned memory of a space.
    pub const fn memory(&self, space: Space) -> &OnChip {
        match space {
            Space::Sbuf => &self.sbuf,
            Space::Psum => &self.psum,
        }
    }

    /// The partitioned memory of a space, to be written.
    pub const fn memory_mut(&mut self, space: Space) -> &mut OnChip {
        match space {
            Space::Sbuf => &mut self.sbuf,
            Space::Psum => &mut self.psum,
        }
    }

    /// Registers of an engine.
    pub const fn registers(&self, engine: Engine) -> &Registers {
        &self.registers[engine as usize]
    }

    /// Registers of an engine, to be written.
    pub const fn registers_mut(&mut self, engine: Engine) -> &mut Registers {
        &mut self.registers[engine as usize]
    }
}
