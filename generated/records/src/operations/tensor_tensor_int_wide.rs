// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Integer operation on two tensors; the 64-bit results are split over two destinations.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{AluOp, Opcode};

#[allow(unused_imports)]
use crate::types::{DtypePair, Events, MemPattern2d, MemPattern2dArm};

/// Integer operation on two tensors; the 64-bit results are split over two destinations.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TensorTensorIntWide {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// element types of the two sources
    pub in0_in1_dtype: DtypePair,
    /// element types of the two destinations
    pub out0_out1_dtype: DtypePair,
    /// operation
    pub op: AluOp,
    /// partitions worked on
    pub num_active_channels: u8,
    /// first source
    pub src0_mem_pattern: MemPattern2dArm,
    /// second source
    pub src1_mem_pattern: MemPattern2dArm,
    /// lower halves of the results
    pub dst0_mem_pattern: MemPattern2dArm,
    /// upper halves of the results
    pub dst1_mem_pattern: MemPattern2dArm,
}

impl TensorTensorIntWide {
    /// Name of the operation.
    pub const NAME: &'static str = "tensor_tensor_int_wide";

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

    /// The same with another `in0_in1_dtype`.
    #[must_use]
    pub const fn with_in0_in1_dtype(mut self, in0_in1_dtype: DtypePair) -> Self {
        self.in0_in1_dtype = in0_in1_dtype;
        self
    }

    /// The same with another `out0_out1_dtype`.
    #[must_use]
    pub const fn with_out0_out1_dtype(mut self, out0_out1_dtype: DtypePair) -> Self {
        self.out0_out1_dtype = out0_out1_dtype;
        self
    }

    /// The same with another `op`.
    #[must_use]
    pub const fn with_op(mut self, op: AluOp) -> Self {
        self.op = op;
        self
    }

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
        self
    }

    /// The same with another `src0_mem_pattern`.
    #[must_use]
    pub const fn with_src0_mem_pattern(
        mut self,
        src0_mem_pattern: MemPattern2dArm,
    ) -> Self {
        self.src0_mem_pattern = src0_mem_pattern;
        self
    }

    /// The same with another `src1_mem_pattern`.
    #[must_use]
    pub const fn with_src1_mem_pattern(
        mut self,
        src1_mem_pattern: MemPattern2dArm,
    ) -> Self {
        self.src1_mem_pattern = src1_mem_pattern;
        self
    }

    /// The same with another `dst0_mem_pattern`.
    #[must_use]
    pub const fn with_dst0_mem_pattern(
        mut self,
        dst0_mem_pattern: MemPattern2dArm,
    ) -> Self {
        self.dst0_mem_pattern = dst0_mem_pattern;
        self
    }

    /// The same with another `dst1_mem_pattern`.
    #[must_use]
    pub const fn with_dst1_mem_pattern(
        mut self,
        dst1_mem_pattern: MemPattern2dArm,
    ) -> Self {
        self.dst1_mem_pattern = dst1_mem_pattern;
        self
    }
}

impl Default for TensorTensorIntWide {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xf3),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            in0_in1_dtype: DtypePair::ZERO,
            out0_out1_dtype: DtypePair::ZERO,
            op: AluOp(0),
            num_active_channels: 0,
            src0_mem_pattern: MemPattern2dArm::Raw([0; 12]),
            src1_mem_pattern: MemPattern2dArm::Raw([0; 12]),
            dst0_mem_pattern: MemPattern2dArm::Raw([0; 12]),
            dst1_mem_pattern: MemPattern2dArm::Raw([0; 12]),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    TensorTensorIntWide { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain,
    "debug_hint" debug_hint Plain, "events" events Plain, "in0_in1_dtype" in0_in1_dtype
    Plain, "out0_out1_dtype" out0_out1_dtype Plain, "op" op Plain, "num_active_channels"
    num_active_channels Plain, "src0_mem_pattern" src0_mem_pattern Plain,
    "src1_mem_pattern" src1_mem_pattern Plain, "dst0_mem_pattern" dst0_mem_pattern Plain,
    "dst1_mem_pattern" dst1_mem_pattern Plain }
);

impl Lift<formats::S2s2d2d2Tt> for TensorTensorIntWide {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S2s2d2d2Tt) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            in0_in1_dtype: record.in0_in1_dtype(),
            out0_out1_dtype: record.out0_out1_dtype(),
            op: record.op(),
            num_active_channels: record.num_active_channels(),
            src0_mem_pattern: record.src0_mem_pattern().arm(),
            src1_mem_pattern: record.src1_mem_pattern().arm(),
            dst0_mem_pattern: record.dst0_mem_pattern().arm(),
            dst1_mem_pattern: record.dst1_mem_pattern().arm(),
        })
    }
}

impl Lower<formats::S2s2d2d2Tt> for TensorTensorIntWide {
    fn lower_onto(
        &self,
        mut record: formats::S2s2d2d2Tt,
    ) -> Result<formats::S2s2d2d2Tt, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_in0_in1_dtype(self.in0_in1_dtype);
        record.set_out0_out1_dtype(self.out0_out1_dtype);
        record.set_op(self.op);
        record.set_num_active_channels(self.num_active_channels);
        let src0_mem_pattern = self.src0_mem_pattern;
        record.set_src0_mem_pattern(src0_mem_pattern.into());
        let src1_mem_pattern = self.src1_mem_pattern;
        record.set_src1_mem_pattern(src1_mem_pattern.into());
        let dst0_mem_pattern = self.dst0_mem_pattern;
        record.set_dst0_mem_pattern(dst0_mem_pattern.into());
        let dst1_mem_pattern = self.dst1_mem_pattern;
        record.set_dst1_mem_pattern(dst1_mem_pattern.into());
        if !<MemPattern2d as ::tpb_core::layout::Union>::reads_as(
            &src0_mem_pattern,
            &record.src0_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src0_mem_pattern",
            });
        }
        if !<MemPattern2d as ::tpb_core::layout::Union>::reads_as(
            &src1_mem_pattern,
            &record.src1_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src1_mem_pattern",
            });
        }
        if !<MemPattern2d as ::tpb_core::layout::Union>::reads_as(
            &dst0_mem_pattern,
            &record.dst0_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "dst0_mem_pattern",
            });
        }
        if !<MemPattern2d as ::tpb_core::layout::Union>::reads_as(
            &dst1_mem_pattern,
            &record.dst1_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "dst1_mem_pattern",
            });
        }
        Ok(record)
    }
}
