// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Keeps the four extreme elements of every group and writes elements and positions to separate destinations.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{CompressOp, Dtype, Opcode, TensorSubdim};

#[allow(unused_imports)]
use crate::types::{Events, Tensor2d};

/// Keeps the four extreme elements of every group and writes elements and positions to separate destinations.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SparsityCompressTag {
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
    /// transpose the source in blocks of 32 by 32
    pub transpose_src: u8,
    /// four positions to a 16-bit word
    pub packed_tags: u8,
    /// source
    pub src_mem_pattern: Tensor2d,
    /// element type of the data
    pub out_data_dtype: Dtype,
    /// element type of the positions
    pub out_tag_dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
    /// operation
    pub op: CompressOp,
    /// dimensions the operation runs over
    pub op_dim: TensorSubdim,
    /// data
    pub data_dst_mem_pattern: Tensor2d,
    /// positions
    pub tag_dst_mem_pattern: Tensor2d,
}

impl SparsityCompressTag {
    /// Name of the operation.
    pub const NAME: &'static str = "sparsity_compress_tag";

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

    /// The same with another `transpose_src`.
    #[must_use]
    pub const fn with_transpose_src(mut self, transpose_src: u8) -> Self {
        self.transpose_src = transpose_src;
        self
    }

    /// The same with another `packed_tags`.
    #[must_use]
    pub const fn with_packed_tags(mut self, packed_tags: u8) -> Self {
        self.packed_tags = packed_tags;
        self
    }

    /// The same with another `src_mem_pattern`.
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, src_mem_pattern: Tensor2d) -> Self {
        self.src_mem_pattern = src_mem_pattern;
        self
    }

    /// The same with another `out_data_dtype`.
    #[must_use]
    pub const fn with_out_data_dtype(mut self, out_data_dtype: Dtype) -> Self {
        self.out_data_dtype = out_data_dtype;
        self
    }

    /// The same with another `out_tag_dtype`.
    #[must_use]
    pub const fn with_out_tag_dtype(mut self, out_tag_dtype: Dtype) -> Self {
        self.out_tag_dtype = out_tag_dtype;
        self
    }

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
        self
    }

    /// The same with another `op`.
    #[must_use]
    pub const fn with_op(mut self, op: CompressOp) -> Self {
        self.op = op;
        self
    }

    /// The same with another `op_dim`.
    #[must_use]
    pub const fn with_op_dim(mut self, op_dim: TensorSubdim) -> Self {
        self.op_dim = op_dim;
        self
    }

    /// The same with another `data_dst_mem_pattern`.
    #[must_use]
    pub const fn with_data_dst_mem_pattern(
        mut self,
        data_dst_mem_pattern: Tensor2d,
    ) -> Self {
        self.data_dst_mem_pattern = data_dst_mem_pattern;
        self
    }

    /// The same with another `tag_dst_mem_pattern`.
    #[must_use]
    pub const fn with_tag_dst_mem_pattern(
        mut self,
        tag_dst_mem_pattern: Tensor2d,
    ) -> Self {
        self.tag_dst_mem_pattern = tag_dst_mem_pattern;
        self
    }
}

impl Default for SparsityCompressTag {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xe1),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            in_dtype: Dtype(0),
            transpose_src: 0,
            packed_tags: 0,
            src_mem_pattern: Tensor2d::ZERO,
            out_data_dtype: Dtype(0),
            out_tag_dtype: Dtype(0),
            num_active_channels: 0,
            op: CompressOp(0),
            op_dim: TensorSubdim(0),
            data_dst_mem_pattern: Tensor2d::ZERO,
            tag_dst_mem_pattern: Tensor2d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    SparsityCompressTag { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain,
    "debug_hint" debug_hint Plain, "events" events Plain, "in_dtype" in_dtype Plain,
    "transpose_src" transpose_src Plain, "packed_tags" packed_tags Plain,
    "src_mem_pattern" src_mem_pattern Plain, "out_data_dtype" out_data_dtype Plain,
    "out_tag_dtype" out_tag_dtype Plain, "num_active_channels" num_active_channels Plain,
    "op" op Plain, "op_dim" op_dim Plain, "data_dst_mem_pattern" data_dst_mem_pattern
    Plain, "tag_dst_mem_pattern" tag_dst_mem_pattern Plain }
);

impl Lift<formats::S2d2d2Sc> for SparsityCompressTag {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S2d2d2Sc) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            in_dtype: record.in_dtype(),
            transpose_src: record.transpose_src(),
            packed_tags: record.packed_tags(),
            src_mem_pattern: record.src_mem_pattern(),
            out_data_dtype: record.out_data_dtype(),
            out_tag_dtype: record.out_tag_dtype(),
            num_active_channels: record.num_active_channels(),
            op: record.op(),
            op_dim: record.op_dim(),
            data_dst_mem_pattern: record.data_dst_mem_pattern(),
            tag_dst_mem_pattern: record.tag_dst_mem_pattern(),
        })
    }
}

impl Lower<formats::S2d2d2Sc> for SparsityCompressTag {
    fn lower_onto(
        &self,
        mut record: formats::S2d2d2Sc,
    ) -> Result<formats::S2d2d2Sc, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_in_dtype(self.in_dtype);
        record.set_transpose_src(self.transpose_src);
        record.set_packed_tags(self.packed_tags);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_out_data_dtype(self.out_data_dtype);
        record.set_out_tag_dtype(self.out_tag_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_op(self.op);
        record.set_op_dim(self.op_dim);
        record.set_data_dst_mem_pattern(self.data_dst_mem_pattern);
        record.set_tag_dst_mem_pattern(self.tag_dst_mem_pattern);
        Ok(record)
    }
}
