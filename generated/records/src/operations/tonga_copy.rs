// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! copy of TONGA, whose events and patterns are other types.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Opcode, TongaDtype};

#[allow(unused_imports)]
use crate::types::{TongaEvents, TongaMemAccess4d};

/// copy of TONGA, whose events and patterns are other types.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TongaCopy {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: TongaEvents,
    /// element type
    pub dtype: TongaDtype,
    /// source
    pub src_mem_pattern: TongaMemAccess4d,
    /// destination
    pub dst_mem_pattern: TongaMemAccess4d,
    /// partitions worked on
    pub num_active_channels: u8,
}

impl TongaCopy {
    /// Name of the operation.
    pub const NAME: &'static str = "tonga_copy";

    /// The same with another opcode.
    #[must_use]
    pub const fn with_opcode(mut self, opcode: Opcode) -> Self {
        self.opcode = opcode;
        self
    }

    /// The same with other events.
    #[must_use]
    pub const fn with_events(mut self, events: TongaEvents) -> Self {
        self.events = events;
        self
    }

    /// The same with another `dtype`.
    #[must_use]
    pub const fn with_dtype(mut self, dtype: TongaDtype) -> Self {
        self.dtype = dtype;
        self
    }

    /// The same with another `src_mem_pattern`.
    #[must_use]
    pub const fn with_src_mem_pattern(
        mut self,
        src_mem_pattern: TongaMemAccess4d,
    ) -> Self {
        self.src_mem_pattern = src_mem_pattern;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(
        mut self,
        dst_mem_pattern: TongaMemAccess4d,
    ) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
        self
    }
}

impl Default for TongaCopy {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x46),
            debug_cmd: 0,
            debug_hint: 0,
            events: TongaEvents::ZERO,
            dtype: TongaDtype(0),
            src_mem_pattern: TongaMemAccess4d::ZERO,
            dst_mem_pattern: TongaMemAccess4d::ZERO,
            num_active_channels: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    TongaCopy { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "dtype" dtype Plain, "src_mem_pattern"
    src_mem_pattern Plain, "dst_mem_pattern" dst_mem_pattern Plain, "num_active_channels"
    num_active_channels Plain }
);

impl Lift<formats::TongaCopyInst> for TongaCopy {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::TongaCopyInst) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.inst_events(),
            dtype: record.dtype(),
            src_mem_pattern: record.src_mem_pattern(),
            dst_mem_pattern: record.dst_mem_pattern(),
            num_active_channels: record.num_active_channels(),
        })
    }
}

impl Lower<formats::TongaCopyInst> for TongaCopy {
    fn lower_onto(
        &self,
        mut record: formats::TongaCopyInst,
    ) -> Result<formats::TongaCopyInst, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_inst_events(self.events);
        record.set_dtype(self.dtype);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        record.set_num_active_channels(self.num_active_channels);
        Ok(record)
    }
}
