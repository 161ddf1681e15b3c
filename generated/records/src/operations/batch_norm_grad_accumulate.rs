// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Three sums per partition for the batch norm backward pass, with mean and reciprocal deviation from memory.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{DtypePair, Events, PartitionOffset, Tensor1d, Tensor3d};

/// Three sums per partition for the batch norm backward pass, with mean and reciprocal deviation from memory.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BatchNormGradAccumulate {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// address of the mean
    pub imm0: PartitionOffset,
    /// forward input
    pub src0_mem_pattern: Tensor3d,
    /// incoming gradient
    pub src1_mem_pattern: Tensor3d,
    /// destination
    pub dst_mem_pattern: Tensor1d,
    /// address of the reciprocal standard deviation
    pub imm1: PartitionOffset,
    /// element types of the two sources
    pub in0_in1_dtype: DtypePair,
    /// element type of both scalars; INVALID stands for FP32
    pub immediate_dtype: Dtype,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
}

impl BatchNormGradAccumulate {
    /// Name of the operation.
    pub const NAME: &'static str = "batch_norm_grad_accumulate";

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

    /// The same with another `imm0`.
    #[must_use]
    pub const fn with_imm0(mut self, imm0: PartitionOffset) -> Self {
        self.imm0 = imm0;
        self
    }

    /// The same with another `src0_mem_pattern`.
    #[must_use]
    pub const fn with_src0_mem_pattern(mut self, src0_mem_pattern: Tensor3d) -> Self {
        self.src0_mem_pattern = src0_mem_pattern;
        self
    }

    /// The same with another `src1_mem_pattern`.
    #[must_use]
    pub const fn with_src1_mem_pattern(mut self, src1_mem_pattern: Tensor3d) -> Self {
        self.src1_mem_pattern = src1_mem_pattern;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor1d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }

    /// The same with another `imm1`.
    #[must_use]
    pub const fn with_imm1(mut self, imm1: PartitionOffset) -> Self {
        self.imm1 = imm1;
        self
    }

    /// The same with another `in0_in1_dtype`.
    #[must_use]
    pub const fn with_in0_in1_dtype(mut self, in0_in1_dtype: DtypePair) -> Self {
        self.in0_in1_dtype = in0_in1_dtype;
        self
    }

    /// The same with another `immediate_dtype`.
    #[must_use]
    pub const fn with_immediate_dtype(mut self, immediate_dtype: Dtype) -> Self {
        self.immediate_dtype = immediate_dtype;
        self
    }

    /// The same with another `out_dtype`.
    #[must_use]
    pub const fn with_out_dtype(mut self, out_dtype: Dtype) -> Self {
        self.out_dtype = out_dtype;
        self
    }

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
        self
    }
}

impl Default for BatchNormGradAccumulate {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x63),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            imm0: PartitionOffset::ZERO,
            src0_mem_pattern: Tensor3d::ZERO,
            src1_mem_pattern: Tensor3d::ZERO,
            dst_mem_pattern: Tensor1d::ZERO,
            imm1: PartitionOffset::ZERO,
            in0_in1_dtype: DtypePair::ZERO,
            immediate_dtype: Dtype(0),
            out_dtype: Dtype(0),
            num_active_channels: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    BatchNormGradAccumulate { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain,
    "debug_hint" debug_hint Plain, "events" events Plain, "imm0" imm0 Plain,
    "src0_mem_pattern" src0_mem_pattern Plain, "src1_mem_pattern" src1_mem_pattern Plain,
    "dst_mem_pattern" dst_mem_pattern Plain, "imm1" imm1 Plain, "in0_in1_dtype"
    in0_in1_dtype Plain, "immediate_dtype" immediate_dtype Plain, "out_dtype" out_dtype
    Plain, "num_active_channels" num_active_channels Plain }
);

impl Lift<formats::S3s3d1Bn> for BatchNormGradAccumulate {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3s3d1Bn) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            imm0: record.imm0(),
            src0_mem_pattern: record.src0_mem_pattern(),
            src1_mem_pattern: record.src1_mem_pattern(),
            dst_mem_pattern: record.dst_mem_pattern(),
            imm1: record.imm1(),
            in0_in1_dtype: record.in0_in1_dtype(),
            immediate_dtype: record.immediate_dtype(),
            out_dtype: record.out_dtype(),
            num_active_channels: record.num_active_channels(),
        })
    }
}

impl Lower<formats::S3s3d1Bn> for BatchNormGradAccumulate {
    fn lower_onto(
        &self,
        mut record: formats::S3s3d1Bn,
    ) -> Result<formats::S3s3d1Bn, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_imm0(self.imm0);
        record.set_src0_mem_pattern(self.src0_mem_pattern);
        record.set_src1_mem_pattern(self.src1_mem_pattern);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        record.set_imm1(self.imm1);
        record.set_in0_in1_dtype(self.in0_in1_dtype);
        record.set_immediate_dtype(self.immediate_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_num_active_channels(self.num_active_channels);
        Ok(record)
    }
}
