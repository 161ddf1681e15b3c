// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Control of the engine's own stream. HALT stops it, DRAIN waits until earlier instructions are done, INSTRUCTION_FLUSH drops what is fetched, NOTIFY raises a notification, NOP does nothing but its events.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::Events;

/// Control of the engine's own stream. HALT stops it, DRAIN waits until earlier instructions are done, INSTRUCTION\_FLUSH drops what is fetched, NOTIFY raises a notification, NOP does nothing but its events.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Control {
    /// Which of `HALT`, `DRAIN`, `INSTRUCTION_FLUSH`, `NOP`, `NOTIFY` it is.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// notification of a HALT
    pub notify: u8,
    /// depth of a DRAIN
    pub drain_count: u8,
}

impl Control {
    /// Name of the operation.
    pub const NAME: &'static str = "control";

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

    /// The same with another `notify`.
    #[must_use]
    pub const fn with_notify(mut self, notify: u8) -> Self {
        self.notify = notify;
        self
    }

    /// The same with another `drain_count`.
    #[must_use]
    pub const fn with_drain_count(mut self, drain_count: u8) -> Self {
        self.drain_count = drain_count;
        self
    }
}

impl Default for Control {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xa1),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            notify: 0,
            drain_count: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    Control { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint" debug_hint
    Plain, "events" events Plain, "notify" notify Plain, "drain_count" drain_count Plain
    }
);

impl Lift<formats::CtrlNo> for Control {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::CtrlNo) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            notify: record.notify(),
            drain_count: record.drain_count(),
        })
    }
}

impl Lower<formats::CtrlNo> for Control {
    fn lower_onto(
        &self,
        mut record: formats::CtrlNo,
    ) -> Result<formats::CtrlNo, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_notify(self.notify);
        record.set_drain_count(self.drain_count);
        Ok(record)
    }
}
