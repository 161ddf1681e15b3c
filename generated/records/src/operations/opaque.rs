// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Records of which only the header and the events are known.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::Events;

/// Records of which only the header and the events are known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opaque {
    /// Which of `PE_REG_WRITE`, `WEIGHT_MASK`, `WEIGHT_SHIFT`, `REG_SHUFFLE`, `EMBEDDING_UPDATE`, `PSEUDO_SEMAPHORE_SET`, `PSEUDO_READ_VAR_ADDR`, `PSEUDO_BRANCH_LABEL` it is.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
}

impl Opaque {
    /// Name of the operation.
    pub const NAME: &'static str = "opaque";

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
}

impl Default for Opaque {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x03),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    Opaque { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint" debug_hint
    Plain, "events" events Plain, }
);

impl Lift<formats::PreambleOnly> for Opaque {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PreambleOnly) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
        })
    }
}

impl Lower<formats::PreambleOnly> for Opaque {
    fn lower_onto(
        &self,
        mut record: formats::PreambleOnly,
    ) -> Result<formats::PreambleOnly, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        Ok(record)
    }
}
