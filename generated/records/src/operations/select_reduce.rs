// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Picks the element of a tensor or a scalar by a predicate tensor; a running maximum of the picked values can be kept.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{AccumCmd, AluOp, Dtype, ImmSrc, Opcode, TensScalarRevOps};

#[allow(unused_imports)]
use crate::types::{DtypePair, Events, ImmValInstField, ImmValInstFieldArm, Tensor2d};

/// Picks the element of a tensor or a scalar by a predicate tensor; a running maximum of the picked values can be kept.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SelectReduce {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// first source
    pub src0_mem_pattern: Tensor2d,
    /// second source
    pub src1_mem_pattern: Tensor2d,
    /// first operation
    pub op0: AluOp,
    /// second operation
    pub op1: AluOp,
    /// which operations take their operands exchanged
    pub reverse_operands: TensScalarRevOps,
    /// source of the first scalar
    pub imm0_src: ImmSrc,
    /// element types of the two sources
    pub in0_in1_dtype: DtypePair,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
    /// element type of the scalar
    pub imm0_dtype: Dtype,
    /// what happens to the accumulator
    pub accumulator_cmd: AccumCmd,
    /// destination
    pub dst_mem_pattern: Tensor2d,
    /// first scalar
    pub imm0: ImmValInstFieldArm,
}

impl SelectReduce {
    /// Name of the operation.
    pub const NAME: &'static str = "select_reduce";

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

    /// The same with another `src0_mem_pattern`.
    #[must_use]
    pub const fn with_src0_mem_pattern(mut self, src0_mem_pattern: Tensor2d) -> Self {
        self.src0_mem_pattern = src0_mem_pattern;
        self
    }

    /// The same with another `src1_mem_pattern`.
    #[must_use]
    pub const fn with_src1_mem_pattern(mut self, src1_mem_pattern: Tensor2d) -> Self {
        self.src1_mem_pattern = src1_mem_pattern;
        self
    }

    /// The same with another `op0`.
    #[must_use]
    pub const fn with_op0(mut self, op0: AluOp) -> Self {
        self.op0 = op0;
        self
    }

    /// The same with another `op1`.
    #[must_use]
    pub const fn with_op1(mut self, op1: AluOp) -> Self {
        self.op1 = op1;
        self
    }

    /// The same with another `reverse_operands`.
    #[must_use]
    pub const fn with_reverse_operands(
        mut self,
        reverse_operands: TensScalarRevOps,
    ) -> Self {
        self.reverse_operands = reverse_operands;
        self
    }

    /// The same with another `imm0_src`.
    #[must_use]
    pub const fn with_imm0_src(mut self, imm0_src: ImmSrc) -> Self {
        self.imm0_src = imm0_src;
        self
    }

    /// The same with another `in0_in1_dtype`.
    #[must_use]
    pub const fn with_in0_in1_dtype(mut self, in0_in1_dtype: DtypePair) -> Self {
        self.in0_in1_dtype = in0_in1_dtype;
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

    /// The same with another `imm0_dtype`.
    #[must_use]
    pub const fn with_imm0_dtype(mut self, imm0_dtype: Dtype) -> Self {
        self.imm0_dtype = imm0_dtype;
        self
    }

    /// The same with another `accumulator_cmd`.
    #[must_use]
    pub const fn with_accumulator_cmd(mut self, accumulator_cmd: AccumCmd) -> Self {
        self.accumulator_cmd = accumulator_cmd;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor2d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }

    /// The same with another `imm0`.
    #[must_use]
    pub const fn with_imm0(mut self, imm0: ImmValInstFieldArm) -> Self {
        self.imm0 = imm0;
        self
    }
}

impl Default for SelectReduce {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xea),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src0_mem_pattern: Tensor2d::ZERO,
            src1_mem_pattern: Tensor2d::ZERO,
            op0: AluOp(0),
            op1: AluOp(0),
            reverse_operands: TensScalarRevOps(0),
            imm0_src: ImmSrc(0),
            in0_in1_dtype: DtypePair::ZERO,
            out_dtype: Dtype(0),
            num_active_channels: 0,
            imm0_dtype: Dtype(0),
            accumulator_cmd: AccumCmd(0),
            dst_mem_pattern: Tensor2d::ZERO,
            imm0: ImmValInstFieldArm::Raw([0; 4]),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    SelectReduce { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "src0_mem_pattern" src0_mem_pattern Plain,
    "src1_mem_pattern" src1_mem_pattern Plain, "op0" op0 Plain, "op1" op1 Plain,
    "reverse_operands" reverse_operands Plain, "imm0_src" imm0_src Plain, "in0_in1_dtype"
    in0_in1_dtype Plain, "out_dtype" out_dtype Plain, "num_active_channels"
    num_active_channels Plain, "imm0_dtype" imm0_dtype Plain, "accumulator_cmd"
    accumulator_cmd Plain, "dst_mem_pattern" dst_mem_pattern Plain, "imm0" imm0 Plain }
);

impl Lift<formats::S2s2d2Stt> for SelectReduce {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S2s2d2Stt) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src0_mem_pattern: record.src0_mem_pattern(),
            src1_mem_pattern: record.src1_mem_pattern(),
            op0: record.op0(),
            op1: record.op1(),
            reverse_operands: record.reverse_operands(),
            imm0_src: record.imm0_src(),
            in0_in1_dtype: record.in0_in1_dtype(),
            out_dtype: record.out_dtype(),
            num_active_channels: record.num_active_channels(),
            imm0_dtype: record.imm0_dtype(),
            accumulator_cmd: record.accumulator_cmd(),
            dst_mem_pattern: record.dst_mem_pattern(),
            imm0: record.imm0_arm(),
        })
    }
}

impl Lower<formats::S2s2d2Stt> for SelectReduce {
    fn lower_onto(
        &self,
        mut record: formats::S2s2d2Stt,
    ) -> Result<formats::S2s2d2Stt, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_src0_mem_pattern(self.src0_mem_pattern);
        record.set_src1_mem_pattern(self.src1_mem_pattern);
        record.set_op0(self.op0);
        record.set_op1(self.op1);
        record.set_reverse_operands(self.reverse_operands);
        record.set_imm0_src(self.imm0_src);
        record.set_in0_in1_dtype(self.in0_in1_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_imm0_dtype(self.imm0_dtype);
        record.set_accumulator_cmd(self.accumulator_cmd);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        let imm0 = self.imm0;
        record.set_imm0(imm0.into());
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &imm0,
            &record.imm0_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "imm0",
            });
        }
        Ok(record)
    }
}
