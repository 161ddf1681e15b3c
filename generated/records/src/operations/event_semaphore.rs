// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Waits for up to two conditions, then signals up to two semaphores or events. Nothing is computed. Both waits hold before an event that a wait consumes changes, and the updates come last.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::{Events, EventsExtended};

/// Waits for up to two conditions, then signals up to two semaphores or events. Nothing is computed. Both waits hold before an event that a wait consumes changes, and the updates come last.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EventSemaphore {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// mark of who sets the semaphore
    pub setter_signature: u8,
    /// second wait and update
    pub events_extended: EventsExtended,
}

impl EventSemaphore {
    /// Name of the operation.
    pub const NAME: &'static str = "event_semaphore";

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

    /// The same with another `setter_signature`.
    #[must_use]
    pub const fn with_setter_signature(mut self, setter_signature: u8) -> Self {
        self.setter_signature = setter_signature;
        self
    }

    /// The same with another `events_extended`.
    #[must_use]
    pub const fn with_events_extended(
        mut self,
        events_extended: EventsExtended,
    ) -> Self {
        self.events_extended = events_extended;
        self
    }
}

impl Default for EventSemaphore {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xa0),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            setter_signature: 0,
            events_extended: EventsExtended::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    EventSemaphore { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "setter_signature" setter_signature Plain,
    "events_extended" events_extended Plain }
);

impl Lift<formats::CtrlEs> for EventSemaphore {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::CtrlEs) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            setter_signature: record.setter_signature(),
            events_extended: record.events_extended(),
        })
    }
}

impl Lower<formats::CtrlEs> for EventSemaphore {
    fn lower_onto(
        &self,
        mut record: formats::CtrlEs,
    ) -> Result<formats::CtrlEs, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_setter_signature(self.setter_signature);
        record.set_events_extended(self.events_extended);
        Ok(record)
    }
}
