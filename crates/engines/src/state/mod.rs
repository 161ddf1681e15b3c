//! Everything a core remembers between instructions.

mod access;
pub mod lanes;
pub(crate) mod lists;
pub mod pe;
pub mod random;
mod spare;

use std::collections::{BTreeMap, BTreeSet};

use tpb_core::dialect::Engine;

pub use access::Stored;
use lanes::LaneState;
use pe::{Array, Scratch, Weights};
use spare::Spare;

use crate::accumulators::Accumulators;
use crate::activation::Activation;
use crate::bus::Bus;
use crate::choices::{Choices, Geometry, SemaphoreCompare};
use crate::memory::{Dram, Log, OnChip, Space};
use crate::registers::Registers;
use crate::sync::{Block, Flag, SyncBank};

/// Shape registers of an engine.
pub const SHAPE_REGISTERS: usize = 4;

/// A shape register: counts and steps of four dimensions (`move-dtype.md` 5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShapeRegister {
    /// Counts, the fastest dimension first.
    pub counts: [u32; 4],
    /// Steps in elements.
    pub steps: [i32; 4],
}

/// The state of one core, and of the blocks outside it that its streams can reach.
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
    /// Semaphores and events of the TOP_SP blocks that were used.
    pub top_sp: BTreeMap<u8, SyncBank>,
    /// Registers of the engines, in the header's order; those of further TOP_SP blocks behind them.
    pub(crate) registers: Vec<Registers>,
    /// Shape registers of the engines, in the same order.
    pub(crate) shapes: Vec<[ShapeRegister; SHAPE_REGISTERS]>,
    /// Memory ordering modes of the engines, in the same order. The machine keeps no order that a mode could change.
    pub(crate) ordering_modes: Vec<u8>,
    /// Latched weights of PE.
    pub weights: Weights,
    /// Seeds, tables and counters of PE.
    pub array: Array,
    /// Running values of ACT and DVE.
    pub accumulators: Accumulators,
    /// Activation tables.
    pub activation: Activation,
    /// Lanes of the engines, in the order of the registers.
    pub(crate) lanes: Vec<LaneState>,
    /// Windows and registers by address.
    pub bus: Bus,
    /// Cores that answer to addresses outside this one.
    pub(crate) peers: BTreeSet<u32>,
    /// Vectors that PE uses again.
    pub(crate) scratch: Scratch,
    /// A vector that the vector engines use again.
    pub(crate) spare: Spare<u8>,
    /// Flags that were read through windows.
    pub(crate) flag_log: Log<(Block, Flag)>,
    compare: SemaphoreCompare,
    register_fill: u32,
}

impl Core {
    /// A core after reset: memories and registers hold their fill, semaphores 0, events clear, no weights.
    pub fn new(geometry: Geometry, choices: &Choices) -> Self {
        let g = Geometry { fp8_exp4: choices.fp8_exp4.unwrap_or(geometry.fp8_exp4), ..geometry };
        let fill = choices.memory_fill;
        Self {
            geometry: g,
            sbuf: OnChip::new(Space::Sbuf, g.sbuf_partitions, g.sbuf_partition_bytes, g.sbuf_soc_step, fill),
            psum: OnChip::new(Space::Psum, g.psum_partitions, g.psum_partition_bytes(), g.psum_window(), fill),
            dram: Dram::at(choices.map.dram),
            sync: SyncBank::new(g.semaphores, g.events, choices.semaphore_compare),
            top_sp: BTreeMap::new(),
            registers: vec![Registers::new(g.registers, choices.register_fill); Engine::ALL.len()],
            shapes: vec![Default::default(); Engine::ALL.len()],
            ordering_modes: vec![0; Engine::ALL.len()],
            weights: Weights::new(g.pe_rows, g.pe_cols),
            array: Array::default(),
            accumulators: Accumulators::new(g.sbuf_partitions.max(g.psum_partitions)),
            activation: Activation::default(),
            lanes: vec![LaneState::default(); Engine::ALL.len()],
            bus: Bus::new(choices.map.clone()),
            peers: BTreeSet::new(),
            scratch: Scratch::default(),
            spare: Spare::default(),
            flag_log: Log::default(),
            compare: choices.semaphore_compare,
            register_fill: choices.register_fill,
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
    pub fn registers(&self, engine: Engine) -> &Registers {
        &self.registers[engine as usize]
    }

    /// Registers of an engine, to be written.
    pub fn registers_mut(&mut self, engine: Engine) -> &mut Registers {
        &mut self.registers[engine as usize]
    }

    /// Lanes of an engine.
    pub fn lanes(&self, engine: Engine) -> &LaneState {
        &self.lanes[engine as usize]
    }

    /// Lanes of an engine, to be changed.
    pub fn lanes_mut(&mut self, engine: Engine) -> &mut LaneState {
        &mut self.lanes[engine as usize]
    }

    /// Semaphores and events of a block; `None` for a TOP_SP that was never used, whose are all 0 and clear.
    pub fn bank(&self, block: Block) -> Option<&SyncBank> {
        match block {
            Block::Core => Some(&self.sync),
            Block::TopSp(n) => self.top_sp.get(&n),
        }
    }

    /// Semaphores and events of a block, to be changed. A TOP_SP has 256 of each.
    pub fn bank_mut(&mut self, block: Block) -> &mut SyncBank {
        match block {
            Block::Core => &mut self.sync,
            Block::TopSp(n) => self.top_sp.entry(n).or_insert_with(|| SyncBank::new(256, 256, self.compare)),
        }
    }

    /// Flags of a block and registers of a stream, together.
    #[inline]
    pub(crate) fn sync_parts(&mut self, block: Block, stream: usize) -> (&mut SyncBank, &mut Registers) {
        let registers = &mut self.registers[stream];
        match block {
            Block::Core => (&mut self.sync, registers),
            Block::TopSp(n) => (self.top_sp.entry(n).or_insert_with(|| SyncBank::new(256, 256, self.compare)), registers),
        }
    }

    /// Begins to keep what is touched.
    pub(crate) fn start_logs(&mut self) {
        self.sbuf.log.start();
        self.psum.log.start();
        self.dram.log.start();
        self.flag_log.start();
    }

    /// Forgets what has been touched.
    pub(crate) fn clear_logs(&self) {
        drop((self.sbuf.log.take(), self.psum.log.take(), self.dram.log.take(), self.flag_log.take()));
    }

    /// Makes room for the registers of so many streams.
    pub(crate) fn reserve(&mut self, streams: usize) {
        if self.registers.len() < streams {
            self.registers.resize(streams, Registers::new(self.geometry.registers, self.register_fill));
            self.shapes.resize(streams, Default::default());
            self.ordering_modes.resize(streams, 0);
        }
    }
}
