// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Lets writes to SBUF land before a DMA reads them.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::Events;

/// Lets writes to SBUF land before a DMA reads them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DmaBarrier {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// meaning not known
    pub barrier_metadata: u32,
}

impl DmaBarrier {
    /// Name of the operation.
    pub const NAME: &'static str = "dma_barrier";

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

    /// The same with another `barrier_metadata`.
    #[must_use]
    pub const fn with_barrier_metadata(mut self, barrier_metadata: u32) -> Self {
        self.barrier_metadata = barrier_metadata;
        self
    }
}

impl Default for DmaBarrier {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xc3),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            barrier_metadata: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    DmaBarrier { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "barrier_metadata" barrier_metadata Plain }
);

impl Lift<formats::PseudoDmaBarrier> for DmaBarrier {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoDmaBarrier) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            barrier_metadata: record.barrier_metadata(),
        })
    }
}

impl Lower<formats::PseudoDmaBarrier> for DmaBarrier {
    fn lower_onto(
        &self,
        mut record: formats::PseudoDmaBarrier,
    ) -> Result<formats::PseudoDmaBarrier, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_barrier_metadata(self.barrier_metadata);
        Ok(record)
    }
}
