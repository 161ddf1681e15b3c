// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Writes a value to a register address, such as a doorbell. Where value and address lie is not known.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::Events;

/// Writes a value to a register address, such as a doorbell. Where value and address lie is not known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Write {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// bytes written
    pub wr_size: u8,
}

impl Write {
    /// Name of the operation.
    pub const NAME: &'static str = "write";

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

    /// The same with another `wr_size`.
    #[must_use]
    pub const fn with_wr_size(mut self, wr_size: u8) -> Self {
        self.wr_size = wr_size;
        self
    }
}

impl Default for Write {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xa5),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            wr_size: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    Write { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint" debug_hint
    Plain, "events" events Plain, "wr_size" wr_size Plain }
);

impl Lift<formats::CtrlWr> for Write {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::CtrlWr) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            wr_size: record.wr_size(),
        })
    }
}

impl Lower<formats::CtrlWr> for Write {
    fn lower_onto(
        &self,
        mut record: formats::CtrlWr,
    ) -> Result<formats::CtrlWr, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_wr_size(self.wr_size);
        Ok(record)
    }
}
