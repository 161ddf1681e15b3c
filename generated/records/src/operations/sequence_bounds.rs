// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! For every element the start and the end of its run of equal ids.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, Tensor3d};

/// For every element the start and the end of its run of equal ids.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SequenceBounds {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// partitions worked on
    pub num_active_channels: u8,
    /// element type of the source
    pub in_dtype: Dtype,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// source
    pub src_mem_pattern: Tensor3d,
    /// destination
    pub dst_mem_pattern: Tensor3d,
}

impl SequenceBounds {
    /// Name of the operation.
    pub const NAME: &'static str = "sequence_bounds";

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

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
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

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor3d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for SequenceBounds {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xbe),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            num_active_channels: 0,
            in_dtype: Dtype(0),
            out_dtype: Dtype(0),
            src_mem_pattern: Tensor3d::ZERO,
            dst_mem_pattern: Tensor3d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    SequenceBounds { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "num_active_channels" num_active_channels
    Plain, "in_dtype" in_dtype Plain, "out_dtype" out_dtype Plain, "src_mem_pattern"
    src_mem_pattern Plain, "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::S3d3SeqBounds> for SequenceBounds {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3d3SeqBounds) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            num_active_channels: record.num_active_channels(),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            src_mem_pattern: record.src_mem_pattern(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::S3d3SeqBounds> for SequenceBounds {
    fn lower_onto(
        &self,
        mut record: formats::S3d3SeqBounds,
    ) -> Result<formats::S3d3SeqBounds, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_num_active_channels(self.num_active_channels);
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        Ok(record)
    }
}
