// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Loads the pool registers, left over from TONGA. The operands are not known.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::Events;

/// Loads the pool registers, left over from TONGA. The operands are not known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RegLoad {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
}

impl RegLoad {
    /// Name of the operation.
    pub const NAME: &'static str = "reg_load";

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

impl Default for RegLoad {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x4a),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    RegLoad { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint" debug_hint
    Plain, "events" events Plain, }
);

impl Lift<formats::S4Rl> for RegLoad {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S4Rl) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
        })
    }
}

impl Lower<formats::S4Rl> for RegLoad {
    fn lower_onto(
        &self,
        mut record: formats::S4Rl,
    ) -> Result<formats::S4Rl, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        Ok(record)
    }
}
