// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Re-arms a DMA queue.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::Events;

/// Re-arms a DMA queue.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DmaRearm {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// name of the queue, ending in NUL
    pub queue_name: [u8; 32],
}

impl DmaRearm {
    /// Name of the operation.
    pub const NAME: &'static str = "dma_rearm";

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

    /// The same with another `queue_name`.
    #[must_use]
    pub const fn with_queue_name(mut self, queue_name: [u8; 32]) -> Self {
        self.queue_name = queue_name;
        self
    }
}

impl Default for DmaRearm {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xc2),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            queue_name: [0; 32],
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    DmaRearm { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "queue_name" queue_name Text }
);

impl Lift<formats::PseudoDmaRearm> for DmaRearm {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoDmaRearm) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            queue_name: record.queue_name(),
        })
    }
}

impl Lower<formats::PseudoDmaRearm> for DmaRearm {
    fn lower_onto(
        &self,
        mut record: formats::PseudoDmaRearm,
    ) -> Result<formats::PseudoDmaRearm, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_queue_name(self.queue_name);
        Ok(record)
    }
}
