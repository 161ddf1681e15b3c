// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Keeps the four extreme elements of every group, each stored together with its position.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{CompressOp, Dtype, Opcode, TensorSubdim};

#[allow(unused_imports)]
use crate::types::{Events, Tensor3d};

/// Keeps the four extreme elements of every group, each stored together with its position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SparsityCompress {
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
    /// source
    pub src_mem_pattern: Tensor3d,
    /// element type of the data
    pub out_data_dtype: Dtype,
    /// type that holds data and position
    pub out_struct_dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
    /// operation
    pub op: CompressOp,
    /// dimensions the operation runs over
    pub op_dim: TensorSubdim,
    /// destination
    pub dst_mem_pattern: Tensor3d,
}

impl SparsityCompress {
    /// Name of the operation.
    pub const NAME: &'static str = "sparsity_compress";

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

    /// The same with another `src_mem_pattern`.
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, src_mem_pattern: Tensor3d) -> Self {
        self.src_mem_pattern = src_mem_pattern;
        self
    }

    /// The same with another `out_data_dtype`.
    #[must_use]
    pub const fn with_out_data_dtype(mut self, out_data_dtype: Dtype) -> Self {
        self.out_data_dtype = out_data_dtype;
        self
    }

    /// The same with another `out_struct_dtype`.
    #[must_use]
    pub const fn with_out_struct_dtype(mut self, out_struct_dtype: Dtype) -> Self {
        self.out_struct_dtype = out_struct_dtype;
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

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor3d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for SparsityCompress {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xe0),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            in_dtype: Dtype(0),
            transpose_src: 0,
            src_mem_pattern: Tensor3d::ZERO,
            out_data_dtype: Dtype(0),
            out_struct_dtype: Dtype(0),
            num_active_channels: 0,
            op: CompressOp(0),
            op_dim: TensorSubdim(0),
            dst_mem_pattern: Tensor3d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    SparsityCompress { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "in_dtype" in_dtype Plain, "transpose_src"
    transpose_src Plain, "src_mem_pattern" src_mem_pattern Plain, "out_data_dtype"
    out_data_dtype Plain, "out_struct_dtype" out_struct_dtype Plain,
    "num_active_channels" num_active_channels Plain, "op" op Plain, "op_dim" op_dim
    Plain, "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::S3d3Sc> for SparsityCompress {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3d3Sc) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            in_dtype: record.in_dtype(),
            transpose_src: record.transpose_src(),
            src_mem_pattern: record.src_mem_pattern(),
            out_data_dtype: record.out_data_dtype(),
            out_struct_dtype: record.out_struct_dtype(),
            num_active_channels: record.num_active_channels(),
            op: record.op(),
            op_dim: record.op_dim(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::S3d3Sc> for SparsityCompress {
    fn lower_onto(
        &self,
        mut record: formats::S3d3Sc,
    ) -> Result<formats::S3d3Sc, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_in_dtype(self.in_dtype);
        record.set_transpose_src(self.transpose_src);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_out_data_dtype(self.out_data_dtype);
        record.set_out_struct_dtype(self.out_struct_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_op(self.op);
        record.set_op_dim(self.op_dim);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        Ok(record)
    }
}
