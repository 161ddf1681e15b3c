// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Three sums per partition for the batch norm backward pass, with a choice of sources for its scalars.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::{
    DtypePair, Events, ImmSrcPair, ImmValInstField, ImmValInstFieldArm, Tensor1d,
    Tensor3d,
};

/// Three sums per partition for the batch norm backward pass, with a choice of sources for its scalars.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BatchNormGradAccumulate2 {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// mean
    pub imm0: ImmValInstFieldArm,
    /// forward input
    pub src0_mem_pattern: Tensor3d,
    /// incoming gradient
    pub src1_mem_pattern: Tensor3d,
    /// destination
    pub dst_mem_pattern: Tensor1d,
    /// reciprocal standard deviation
    pub imm1: ImmValInstFieldArm,
    /// element types of the two sources
    pub in0_in1_dtype: DtypePair,
    /// element types of the scalars and of the destination
    pub immediate_out_dtype: DtypePair,
    /// sources of the scalars
    pub imm0_imm1_src: ImmSrcPair,
    /// partitions worked on
    pub num_active_channels: u8,
}

impl BatchNormGradAccumulate2 {
    /// Name of the operation.
    pub const NAME: &'static str = "batch_norm_grad_accumulate2";

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
    pub const fn with_imm0(mut self, imm0: ImmValInstFieldArm) -> Self {
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
    pub const fn with_imm1(mut self, imm1: ImmValInstFieldArm) -> Self {
        self.imm1 = imm1;
        self
    }

    /// The same with another `in0_in1_dtype`.
    #[must_use]
    pub const fn with_in0_in1_dtype(mut self, in0_in1_dtype: DtypePair) -> Self {
        self.in0_in1_dtype = in0_in1_dtype;
        self
    }

    /// The same with another `immediate_out_dtype`.
    #[must_use]
    pub const fn with_immediate_out_dtype(
        mut self,
        immediate_out_dtype: DtypePair,
    ) -> Self {
        self.immediate_out_dtype = immediate_out_dtype;
        self
    }

    /// The same with another `imm0_imm1_src`.
    #[must_use]
    pub const fn with_imm0_imm1_src(mut self, imm0_imm1_src: ImmSrcPair) -> Self {
        self.imm0_imm1_src = imm0_imm1_src;
        self
    }

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
        self
    }
}

impl Default for BatchNormGradAccumulate2 {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x94),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            imm0: ImmValInstFieldArm::Raw([0; 4]),
            src0_mem_pattern: Tensor3d::ZERO,
            src1_mem_pattern: Tensor3d::ZERO,
            dst_mem_pattern: Tensor1d::ZERO,
            imm1: ImmValInstFieldArm::Raw([0; 4]),
            in0_in1_dtype: DtypePair::ZERO,
            immediate_out_dtype: DtypePair::ZERO,
            imm0_imm1_src: ImmSrcPair::ZERO,
            num_active_channels: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    BatchNormGradAccumulate2 { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain,
    "debug_hint" debug_hint Plain, "events" events Plain, "imm0" imm0 Plain,
    "src0_mem_pattern" src0_mem_pattern Plain, "src1_mem_pattern" src1_mem_pattern Plain,
    "dst_mem_pattern" dst_mem_pattern Plain, "imm1" imm1 Plain, "in0_in1_dtype"
    in0_in1_dtype Plain, "immediate_out_dtype" immediate_out_dtype Plain, "imm0_imm1_src"
    imm0_imm1_src Plain, "num_active_channels" num_active_channels Plain }
);

impl Lift<formats::S3s3d1Bn2> for BatchNormGradAccumulate2 {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3s3d1Bn2) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            imm0: record.imm0_arm(),
            src0_mem_pattern: record.src0_mem_pattern(),
            src1_mem_pattern: record.src1_mem_pattern(),
            dst_mem_pattern: record.dst_mem_pattern(),
            imm1: record.imm1_arm(),
            in0_in1_dtype: record.in0_in1_dtype(),
            immediate_out_dtype: record.immediate_out_dtype(),
            imm0_imm1_src: record.imm0_imm1_src(),
            num_active_channels: record.num_active_channels(),
        })
    }
}

impl Lower<formats::S3s3d1Bn2> for BatchNormGradAccumulate2 {
    fn lower_onto(
        &self,
        mut record: formats::S3s3d1Bn2,
    ) -> Result<formats::S3s3d1Bn2, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        let imm0 = self.imm0;
        record.set_imm0(imm0.into());
        record.set_src0_mem_pattern(self.src0_mem_pattern);
        record.set_src1_mem_pattern(self.src1_mem_pattern);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        let imm1 = self.imm1;
        record.set_imm1(imm1.into());
        record.set_in0_in1_dtype(self.in0_in1_dtype);
        record.set_immediate_out_dtype(self.immediate_out_dtype);
        record.set_imm0_imm1_src(self.imm0_imm1_src);
        record.set_num_active_channels(self.num_active_channels);
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &imm0,
            &record.imm0_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "imm0",
            });
        }
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &imm1,
            &record.imm1_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "imm1",
            });
        }
        Ok(record)
    }
}
