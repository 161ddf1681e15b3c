// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Makes another instance of a queue set the active one.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::Events;

/// Makes another instance of a queue set the active one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DmaSwapQueueSet {
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
    /// meaning not known
    pub instance_flag: u8,
    /// instance; the compiler writes 1
    pub instance: u32,
}

impl DmaSwapQueueSet {
    /// Name of the operation.
    pub const NAME: &'static str = "dma_swap_queue_set";

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

    /// The same with another `instance_flag`.
    #[must_use]
    pub const fn with_instance_flag(mut self, instance_flag: u8) -> Self {
        self.instance_flag = instance_flag;
        self
    }

    /// The same with another `instance`.
    #[must_use]
    pub const fn with_instance(mut self, instance: u32) -> Self {
        self.instance = instance;
        self
    }
}

impl Default for DmaSwapQueueSet {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xcf),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            queue_name: [0; 32],
            instance_flag: 0,
            instance: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    DmaSwapQueueSet { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "queue_name" queue_name Text,
    "instance_flag" instance_flag Plain, "instance" instance Plain }
);

impl Lift<formats::PseudoDmaSwapQueueSet> for DmaSwapQueueSet {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoDmaSwapQueueSet) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            queue_name: record.queue_name(),
            instance_flag: record.instance_flag(),
            instance: record.instance(),
        })
    }
}

impl Lower<formats::PseudoDmaSwapQueueSet> for DmaSwapQueueSet {
    fn lower_onto(
        &self,
        mut record: formats::PseudoDmaSwapQueueSet,
    ) -> Result<formats::PseudoDmaSwapQueueSet, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_queue_name(self.queue_name);
        record.set_instance_flag(self.instance_flag);
        record.set_instance(self.instance);
        Ok(record)
    }
}
