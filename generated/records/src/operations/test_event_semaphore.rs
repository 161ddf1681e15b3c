// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Reads, updates or conditionally updates up to sixteen semaphores or events, with a register each.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Opcode, TestEvtSemMode, UpdateMode};

#[allow(unused_imports)]
use crate::types::Events;

/// Reads, updates or conditionally updates up to sixteen semaphores or events, with a register each.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TestEventSemaphore {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// what is done
    pub mode: TestEvtSemMode,
    /// update applied
    pub update_type: UpdateMode,
    /// further passes over the list
    pub repeat_count: u8,
    /// entries used
    pub num_evt_sem: u8,
    /// semaphores or events
    pub evt_sem_ids: [u8; 16],
    /// operand or result of each entry
    pub value_registers: [u8; 16],
    /// threshold of a conditional update
    pub threshold: u32,
    /// mark of who sets the semaphore
    pub setter_signature: u8,
}

impl TestEventSemaphore {
    /// Name of the operation.
    pub const NAME: &'static str = "test_event_semaphore";

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

    /// The same with another `mode`.
    #[must_use]
    pub const fn with_mode(mut self, mode: TestEvtSemMode) -> Self {
        self.mode = mode;
        self
    }

    /// The same with another `update_type`.
    #[must_use]
    pub const fn with_update_type(mut self, update_type: UpdateMode) -> Self {
        self.update_type = update_type;
        self
    }

    /// The same with another `repeat_count`.
    #[must_use]
    pub const fn with_repeat_count(mut self, repeat_count: u8) -> Self {
        self.repeat_count = repeat_count;
        self
    }

    /// The same with another `num_evt_sem`.
    #[must_use]
    pub const fn with_num_evt_sem(mut self, num_evt_sem: u8) -> Self {
        self.num_evt_sem = num_evt_sem;
        self
    }

    /// The same with another `evt_sem_ids`.
    #[must_use]
    pub const fn with_evt_sem_ids(mut self, evt_sem_ids: [u8; 16]) -> Self {
        self.evt_sem_ids = evt_sem_ids;
        self
    }

    /// The same with another `value_registers`.
    #[must_use]
    pub const fn with_value_registers(mut self, value_registers: [u8; 16]) -> Self {
        self.value_registers = value_registers;
        self
    }

    /// The same with another `threshold`.
    #[must_use]
    pub const fn with_threshold(mut self, threshold: u32) -> Self {
        self.threshold = threshold;
        self
    }

    /// The same with another `setter_signature`.
    #[must_use]
    pub const fn with_setter_signature(mut self, setter_signature: u8) -> Self {
        self.setter_signature = setter_signature;
        self
    }
}

impl Default for TestEventSemaphore {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xb4),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            mode: TestEvtSemMode(0),
            update_type: UpdateMode(0),
            repeat_count: 0,
            num_evt_sem: 0,
            evt_sem_ids: [0; 16],
            value_registers: [0; 16],
            threshold: 0,
            setter_signature: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    TestEventSemaphore { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "mode" mode Plain, "update_type" update_type
    Plain, "repeat_count" repeat_count Plain, "num_evt_sem" num_evt_sem Plain,
    "evt_sem_ids" evt_sem_ids Hex, "value_registers" value_registers Hex, "threshold"
    threshold Plain, "setter_signature" setter_signature Plain }
);

impl Lift<formats::CtrlTestEs> for TestEventSemaphore {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::CtrlTestEs) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            mode: record.mode(),
            update_type: record.update_type(),
            repeat_count: record.repeat_count(),
            num_evt_sem: record.num_evt_sem(),
            evt_sem_ids: record.evt_sem_ids(),
            value_registers: record.value_registers(),
            threshold: record.threshold(),
            setter_signature: record.setter_signature(),
        })
    }
}

impl Lower<formats::CtrlTestEs> for TestEventSemaphore {
    fn lower_onto(
        &self,
        mut record: formats::CtrlTestEs,
    ) -> Result<formats::CtrlTestEs, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_mode(self.mode);
        record.set_update_type(self.update_type);
        record.set_repeat_count(self.repeat_count);
        record.set_num_evt_sem(self.num_evt_sem);
        record.set_evt_sem_ids(self.evt_sem_ids);
        record.set_value_registers(self.value_registers);
        record.set_threshold(self.threshold);
        record.set_setter_signature(self.setter_signature);
        Ok(record)
    }
}
