// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Pseudo instruction whose second opcode names no layout that is known.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Opcode, PseudoOpcode};

#[allow(unused_imports)]
use crate::types::Events;

/// Pseudo instruction whose second opcode names no layout that is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pseudo {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// second opcode
    pub pseudo_opcode: PseudoOpcode,
}

impl Pseudo {
    /// Name of the operation.
    pub const NAME: &'static str = "pseudo";

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

    /// The same with another `pseudo_opcode`.
    #[must_use]
    pub const fn with_pseudo_opcode(mut self, pseudo_opcode: PseudoOpcode) -> Self {
        self.pseudo_opcode = pseudo_opcode;
        self
    }
}

impl Default for Pseudo {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xdf),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            pseudo_opcode: PseudoOpcode(0),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    Pseudo { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint" debug_hint
    Plain, "events" events Plain, "pseudo_opcode" pseudo_opcode Plain }
);

impl Lift<formats::PseudoInst> for Pseudo {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoInst) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            pseudo_opcode: record.pseudo_opcode(),
        })
    }
}

impl Lower<formats::PseudoInst> for Pseudo {
    fn lower_onto(
        &self,
        mut record: formats::PseudoInst,
    ) -> Result<formats::PseudoInst, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_pseudo_opcode(self.pseudo_opcode);
        Ok(record)
    }
}
