// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Copies SBUF to the SBUF of a peer core.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, LncSizeFmt, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, Tensor3d};

/// Copies SBUF to the SBUF of a peer core.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sb2sbCollective {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// element type of the source
    pub in_dtype: Dtype,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// source
    pub src_mem_pattern: Tensor3d,
    /// cores that form one logical core
    pub lnc_size_fmt: LncSizeFmt,
    /// partitions worked on
    pub num_active_channels: u8,
    /// destination
    pub dst_mem_pattern: Tensor3d,
}

impl Sb2sbCollective {
    /// Name of the operation.
    pub const NAME: &'static str = "sb2sb_collective";

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

    /// The same with another `in_dtype`.
    #[must_use]
    pub const fn with_in_dtype(mut self, in_dtype: Dtype) -> Self {
        self.in_dtype = in_dtype;
        self
    }

    /// The same with another `out_dtype`.
    #[must_use]
    pub const fn with_out_dtype(mut self, out_dtype: Dtype) -> Self {
        self.out_dtype = out_dtype;
        self
    }

    /// The same with another `src_mem_pattern`.
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, src_mem_pattern: Tensor3d) -> Self {
        self.src_mem_pattern = src_mem_pattern;
        self
    }

    /// The same with another `lnc_size_fmt`.
    #[must_use]
    pub const fn with_lnc_size_fmt(mut self, lnc_size_fmt: LncSizeFmt) -> Self {
        self.lnc_size_fmt = lnc_size_fmt;
        self
    }

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor3d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for Sb2sbCollective {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xbf),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            in_dtype: Dtype(0),
            out_dtype: Dtype(0),
            src_mem_pattern: Tensor3d::ZERO,
            lnc_size_fmt: LncSizeFmt(0),
            num_active_channels: 0,
            dst_mem_pattern: Tensor3d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    Sb2sbCollective { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "in_dtype" in_dtype Plain, "out_dtype"
    out_dtype Plain, "src_mem_pattern" src_mem_pattern Plain, "lnc_size_fmt" lnc_size_fmt
    Plain, "num_active_channels" num_active_channels Plain, "dst_mem_pattern"
    dst_mem_pattern Plain }
);

impl Lift<formats::S3d3Collective> for Sb2sbCollective {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3d3Collective) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            src_mem_pattern: record.src_mem_pattern(),
            lnc_size_fmt: record.lnc_size_fmt(),
            num_active_channels: record.num_active_channels(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::S3d3Collective> for Sb2sbCollective {
    fn lower_onto(
        &self,
        mut record: formats::S3d3Collective,
    ) -> Result<formats::S3d3Collective, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_lnc_size_fmt(self.lnc_size_fmt);
        record.set_num_active_channels(self.num_active_channels);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        Ok(record)
    }
}
