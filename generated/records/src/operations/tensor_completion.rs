// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Marks a tensor as complete after a point-to-point copy.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::Events;

/// Marks a tensor as complete after a point-to-point copy.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TensorCompletion {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// tensor
    pub completion_id: u32,
    /// derived from the access pattern
    pub ap_byte: u8,
}

impl TensorCompletion {
    /// Name of the operation.
    pub const NAME: &'static str = "tensor_completion";

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

    /// The same with another `completion_id`.
    #[must_use]
    pub const fn with_completion_id(mut self, completion_id: u32) -> Self {
        self.completion_id = completion_id;
        self
    }

    /// The same with another `ap_byte`.
    #[must_use]
    pub const fn with_ap_byte(mut self, ap_byte: u8) -> Self {
        self.ap_byte = ap_byte;
        self
    }
}

impl Default for TensorCompletion {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xde),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            completion_id: 0,
            ap_byte: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    TensorCompletion { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "completion_id" completion_id Plain,
    "ap_byte" ap_byte Plain }
);

impl Lift<formats::PseudoTensorCompletion> for TensorCompletion {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoTensorCompletion) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            completion_id: record.completion_id(),
            ap_byte: record.ap_byte(),
        })
    }
}

impl Lower<formats::PseudoTensorCompletion> for TensorCompletion {
    fn lower_onto(
        &self,
        mut record: formats::PseudoTensorCompletion,
    ) -> Result<formats::PseudoTensorCompletion, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_completion_id(self.completion_id);
        record.set_ap_byte(self.ap_byte);
        Ok(record)
    }
}
