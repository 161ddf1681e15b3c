// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Chooses how strictly the sequencer orders memory. The modes are not known.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::Events;

/// Chooses how strictly the sequencer orders memory. The modes are not known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SetOrderingMode {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// mode; its values are not known
    pub ordering_mode: u8,
}

impl SetOrderingMode {
    /// Name of the operation.
    pub const NAME: &'static str = "set_ordering_mode";

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

    /// The same with another `ordering_mode`.
    #[must_use]
    pub const fn with_ordering_mode(mut self, ordering_mode: u8) -> Self {
        self.ordering_mode = ordering_mode;
        self
    }
}

impl Default for SetOrderingMode {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xb1),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            ordering_mode: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    SetOrderingMode { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "ordering_mode" ordering_mode Plain }
);

impl Lift<formats::CtrlOm> for SetOrderingMode {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::CtrlOm) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            ordering_mode: record.ordering_mode(),
        })
    }
}

impl Lower<formats::CtrlOm> for SetOrderingMode {
    fn lower_onto(
        &self,
        mut record: formats::CtrlOm,
    ) -> Result<formats::CtrlOm, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_ordering_mode(self.ordering_mode);
        Ok(record)
    }
}
