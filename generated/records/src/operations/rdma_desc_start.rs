// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Starts the descriptors that rdma_desc_gen made.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::{Events, ExtCompletionInfo};

/// Starts the descriptors that rdma\_desc\_gen made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RdmaDescStart {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// what the instruction touches
    pub completion_info: ExtCompletionInfo,
}

impl RdmaDescStart {
    /// Name of the operation.
    pub const NAME: &'static str = "rdma_desc_start";

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

impl Default for RdmaDescStart {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xf0),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            completion_info: ExtCompletionInfo::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    RdmaDescStart { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "completion_info" completion_info Plain }
);

impl Lift<formats::ExtendedRdmaDescStart> for RdmaDescStart {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::ExtendedRdmaDescStart) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            completion_info: record.completion_info(),
        })
    }
}

impl Lower<formats::ExtendedRdmaDescStart> for RdmaDescStart {
    fn lower_onto(
        &self,
        mut record: formats::ExtendedRdmaDescStart,
    ) -> Result<formats::ExtendedRdmaDescStart, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.0[12] = 0x09;
        record.set_events(self.events);
        record.set_completion_info(self.completion_info);
        Ok(record)
    }
}
