// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Fires a prepared block of a named DMA queue, or a number of its descriptors.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::Events;

/// Fires a prepared block of a named DMA queue, or a number of its descriptors.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DmaTrigger {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// queue, ending in NUL
    pub dma_queue_name: [u8; 32],
    /// nonzero if the next operand counts descriptors
    pub use_raw_count: u32,
    /// prepared block, or number of descriptors
    pub block_id_or_count: u32,
}

impl DmaTrigger {
    /// Name of the operation.
    pub const NAME: &'static str = "dma_trigger";

    /// The same with another opcode.
    #[must_use]
    pub const fn with_opcode(mut self, opcode: Opcode) -> Self {
        self.opcode = opcode;
        self
    }

    /// The same with other events.
    #[must_use]
    pub const fn with_events(mut self, events: Events) -> Self {
        self.events = events;
        self
    }

    /// The same with another `dma_queue_name`.
    #[must_use]
    pub const fn with_dma_queue_name(mut self, dma_queue_name: [u8; 32]) -> Self {
        self.dma_queue_name = dma_queue_name;
        self
    }

    /// The same with another `use_raw_count`.
    #[must_use]
    pub const fn with_use_raw_count(mut self, use_raw_count: u32) -> Self {
        self.use_raw_count = use_raw_count;
        self
    }

    /// The same with another `block_id_or_count`.
    #[must_use]
    pub const fn with_block_id_or_count(mut self, block_id_or_count: u32) -> Self {
        self.block_id_or_count = block_id_or_count;
        self
    }
}

impl Default for DmaTrigger {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xc1),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            dma_queue_name: [0; 32],
            use_raw_count: 0,
            block_id_or_count: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    DmaTrigger { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "dma_queue_name" dma_queue_name Text,
    "use_raw_count" use_raw_count Plain, "block_id_or_count" block_id_or_count Plain }
);

impl Lift<formats::PseudoDmaTrigger> for DmaTrigger {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoDmaTrigger) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            dma_queue_name: record.dma_queue_name(),
            use_raw_count: record.use_raw_count(),
            block_id_or_count: record.block_id_or_count(),
        })
    }
}

impl Lower<formats::PseudoDmaTrigger> for DmaTrigger {
    fn lower_onto(
        &self,
        mut record: formats::PseudoDmaTrigger,
    ) -> Result<formats::PseudoDmaTrigger, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_dma_queue_name(self.dma_queue_name);
        record.set_use_raw_count(self.use_raw_count);
        record.set_block_id_or_count(self.block_id_or_count);
        Ok(record)
    }
}
