// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Region-of-interest alignment. The operands are not known.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::Events;

/// Region-of-interest alignment. The operands are not known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RoiAlign {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
}

impl RoiAlign {
    /// Name of the operation.
    pub const NAME: &'static str = "roi_align";

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

impl Default for RoiAlign {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x73),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    RoiAlign { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, }
);

impl Lift<formats::S2s2d3Roi> for RoiAlign {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S2s2d3Roi) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
        })
    }
}

impl Lower<formats::S2s2d3Roi> for RoiAlign {
    fn lower_onto(
        &self,
        mut record: formats::S2s2d3Roi,
    ) -> Result<formats::S2s2d3Roi, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        Ok(record)
    }
}
