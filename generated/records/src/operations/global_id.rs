// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Puts the global id of this rank into a register or into memory.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Opcode, PseudoGidTargetType};

#[allow(unused_imports)]
use crate::types::{Events, PseudoGidDst, PseudoGidDstArm};

/// Puts the global id of this rank into a register or into memory.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GlobalId {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// register or address
    pub dst_target: PseudoGidTargetType,
    /// where the id goes
    pub dst: PseudoGidDstArm,
}

impl GlobalId {
    /// Name of the operation.
    pub const NAME: &'static str = "global_id";

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

    /// The same with another `dst_target`.
    #[must_use]
    pub const fn with_dst_target(mut self, dst_target: PseudoGidTargetType) -> Self {
        self.dst_target = dst_target;
        self
    }

    /// The same with another `dst`.
    #[must_use]
    pub const fn with_dst(mut self, dst: PseudoGidDstArm) -> Self {
        self.dst = dst;
        self
    }
}

impl Default for GlobalId {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xdc),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            dst_target: PseudoGidTargetType(0),
            dst: PseudoGidDstArm::Raw([0; 8]),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    GlobalId { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "dst_target" dst_target Plain, "dst" dst
    Plain }
);

impl Lift<formats::PseudoGidLoad> for GlobalId {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoGidLoad) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            dst_target: record.dst_target(),
            dst: record.dst_arm(),
        })
    }
}

impl Lower<formats::PseudoGidLoad> for GlobalId {
    fn lower_onto(
        &self,
        mut record: formats::PseudoGidLoad,
    ) -> Result<formats::PseudoGidLoad, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_dst_target(self.dst_target);
        let dst = self.dst;
        record.set_dst(dst.into());
        if !<PseudoGidDst as ::tpb_core::layout::Union>::reads_as(
            &dst,
            &record.dst_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "dst",
            });
        }
        Ok(record)
    }
}
