// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Puts the rank of the peer of this step of a collective into a register.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::Events;

/// Puts the rank of the peer of this step of a collective into a register.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CurrentRank {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// replica group
    pub group_id: u16,
    /// channel of a point-to-point step
    pub channel_id: u16,
    /// step of the collective
    pub iteration_id: u16,
    /// register that takes the rank
    pub dst_reg: u8,
    /// collective stream
    pub stream_id: u16,
}

impl CurrentRank {
    /// Name of the operation.
    pub const NAME: &'static str = "current_rank";

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

    /// The same with another `group_id`.
    #[must_use]
    pub const fn with_group_id(mut self, group_id: u16) -> Self {
        self.group_id = group_id;
        self
    }

    /// The same with another `channel_id`.
    #[must_use]
    pub const fn with_channel_id(mut self, channel_id: u16) -> Self {
        self.channel_id = channel_id;
        self
    }

    /// The same with another `iteration_id`.
    #[must_use]
    pub const fn with_iteration_id(mut self, iteration_id: u16) -> Self {
        self.iteration_id = iteration_id;
        self
    }

    /// The same with another `dst_reg`.
    #[must_use]
    pub const fn with_dst_reg(mut self, dst_reg: u8) -> Self {
        self.dst_reg = dst_reg;
        self
    }

    /// The same with another `stream_id`.
    #[must_use]
    pub const fn with_stream_id(mut self, stream_id: u16) -> Self {
        self.stream_id = stream_id;
        self
    }
}

impl Default for CurrentRank {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xdb),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            group_id: 0,
            channel_id: 0,
            iteration_id: 0,
            dst_reg: 0,
            stream_id: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    CurrentRank { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "group_id" group_id Plain, "channel_id"
    channel_id Plain, "iteration_id" iteration_id Plain, "dst_reg" dst_reg Plain,
    "stream_id" stream_id Plain }
);

impl Lift<formats::PseudoCurProcessingRankId> for CurrentRank {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoCurProcessingRankId) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            group_id: record.group_id(),
            channel_id: record.channel_id(),
            iteration_id: record.iteration_id(),
            dst_reg: record.dst_reg(),
            stream_id: record.stream_id(),
        })
    }
}

impl Lower<formats::PseudoCurProcessingRankId> for CurrentRank {
    fn lower_onto(
        &self,
        mut record: formats::PseudoCurProcessingRankId,
    ) -> Result<formats::PseudoCurProcessingRankId, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_group_id(self.group_id);
        record.set_channel_id(self.channel_id);
        record.set_iteration_id(self.iteration_id);
        record.set_dst_reg(self.dst_reg);
        record.set_stream_id(self.stream_id);
        Ok(record)
    }
}
