// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Barrier of the physical cores that form one virtual core.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::Events;

/// Barrier of the physical cores that form one virtual core.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CoreBarrier {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// number of the barrier
    pub id: u32,
    /// semaphore that counts arrivals
    pub semaphore: u32,
}

impl CoreBarrier {
    /// Name of the operation.
    pub const NAME: &'static str = "core_barrier";

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

    /// The same with another `id`.
    #[must_use]
    pub const fn with_id(mut self, id: u32) -> Self {
        self.id = id;
        self
    }

    /// The same with another `semaphore`.
    #[must_use]
    pub const fn with_semaphore(mut self, semaphore: u32) -> Self {
        self.semaphore = semaphore;
        self
    }
}

impl Default for CoreBarrier {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xd8),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            id: 0,
            semaphore: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    CoreBarrier { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "id" id Plain, "semaphore" semaphore Plain }
);

impl Lift<formats::PseudoCoreBarrier> for CoreBarrier {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoCoreBarrier) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            id: record.id(),
            semaphore: record.semaphore(),
        })
    }
}

impl Lower<formats::PseudoCoreBarrier> for CoreBarrier {
    fn lower_onto(
        &self,
        mut record: formats::PseudoCoreBarrier,
    ) -> Result<formats::PseudoCoreBarrier, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_id(self.id);
        record.set_semaphore(self.semaphore);
        Ok(record)
    }
}
