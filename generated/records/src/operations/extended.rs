// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Record under the extension prefix whose second opcode names no layout that is known.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{ExampleExtendedOpcodes1, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, ExtCompletionInfo};

/// Record under the extension prefix whose second opcode names no layout that is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Extended {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// second opcode
    pub extended_opcode: ExampleExtendedOpcodes1,
    /// what the instruction touches
    pub completion_info: ExtCompletionInfo,
}

impl Extended {
    /// Name of the operation.
    pub const NAME: &'static str = "extended";

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

    /// The same with another `extended_opcode`.
    #[must_use]
    pub const fn with_extended_opcode(
        mut self,
        extended_opcode: ExampleExtendedOpcodes1,
    ) -> Self {
        self.extended_opcode = extended_opcode;
        self
    }

    /// The same with another `completion_info`.
    #[must_use]
    pub const fn with_completion_info(
        mut self,
        completion_info: ExtCompletionInfo,
    ) -> Self {
        self.completion_info = completion_info;
        self
    }
}

impl Default for Extended {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xf0),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            extended_opcode: ExampleExtendedOpcodes1(0),
            completion_info: ExtCompletionInfo::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    Extended { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "extended_opcode" extended_opcode Plain,
    "completion_info" completion_info Plain }
);

impl Lift<formats::ExtendedInst> for Extended {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::ExtendedInst) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            extended_opcode: record.extended_opcode(),
            completion_info: record.completion_info(),
        })
    }
}

impl Lower<formats::ExtendedInst> for Extended {
    fn lower_onto(
        &self,
        mut record: formats::ExtendedInst,
    ) -> Result<formats::ExtendedInst, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_extended_opcode(self.extended_opcode);
        record.set_completion_info(self.completion_info);
        Ok(record)
    }
}
