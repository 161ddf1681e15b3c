// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Activation over several passes: two scalar operations, a function and a reduction, with the result of the pass before as a further operand. How that result enters is not known.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{
    ActivationFunc, AluOp, Dtype, ImmSrc, Opcode, ReduceCmd, TensScalarRevOps,
};

#[allow(unused_imports)]
use crate::types::{
    Events, ImmValInstField, ImmValInstFieldArm, MemPattern2d, MemPattern2dArm, Tensor1d,
};

/// Activation over several passes: two scalar operations, a function and a reduction, with the result of the pass before as a further operand. How that result enters is not known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ActivateMultipass {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// source
    pub src_mem_pattern: MemPattern2dArm,
    /// source of the first scalar
    pub imm0_src: ImmSrc,
    /// what happens to the accumulator
    pub reduce_cmd: ReduceCmd,
    /// element type of the scalars in memory
    pub imm_dtype: Dtype,
    /// first operation
    pub op0: AluOp,
    /// second operation
    pub op1: AluOp,
    /// operation of the reduction
    pub reduce_op: AluOp,
    /// element type of the source
    pub in_dtype: Dtype,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
    /// function
    pub activation_func: ActivationFunc,
    /// which operations take their operands exchanged
    pub reverse_operands: TensScalarRevOps,
    /// first scalar
    pub imm0: ImmValInstFieldArm,
    /// result of the earlier pass
    pub prev_pass_mem_pattern: Tensor1d,
    /// destination
    pub dst_mem_pattern: MemPattern2dArm,
    /// second scalar; its source is not known
    pub imm1: u32,
}

impl ActivateMultipass {
    /// Name of the operation.
    pub const NAME: &'static str = "activate_multipass";

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

    /// The same with another `src_mem_pattern`.
    #[must_use]
    pub const fn with_src_mem_pattern(
        mut self,
        src_mem_pattern: MemPattern2dArm,
    ) -> Self {
        self.src_mem_pattern = src_mem_pattern;
        self
    }

    /// The same with another `imm0_src`.
    #[must_use]
    pub const fn with_imm0_src(mut self, imm0_src: ImmSrc) -> Self {
        self.imm0_src = imm0_src;
        self
    }

    /// The same with another `reduce_cmd`.
    #[must_use]
    pub const fn with_reduce_cmd(mut self, reduce_cmd: ReduceCmd) -> Self {
        self.reduce_cmd = reduce_cmd;
        self
    }

    /// The same with another `imm_dtype`.
    #[must_use]
    pub const fn with_imm_dtype(mut self, imm_dtype: Dtype) -> Self {
        self.imm_dtype = imm_dtype;
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

    /// The same with another `reduce_op`.
    #[must_use]
    pub const fn with_reduce_op(mut self, reduce_op: AluOp) -> Self {
        self.reduce_op = reduce_op;
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

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
        self
    }

    /// The same with another `activation_func`.
    #[must_use]
    pub const fn with_activation_func(
        mut self,
        activation_func: ActivationFunc,
    ) -> Self {
        self.activation_func = activation_func;
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

    /// The same with another `imm0`.
    #[must_use]
    pub const fn with_imm0(mut self, imm0: ImmValInstFieldArm) -> Self {
        self.imm0 = imm0;
        self
    }

    /// The same with another `prev_pass_mem_pattern`.
    #[must_use]
    pub const fn with_prev_pass_mem_pattern(
        mut self,
        prev_pass_mem_pattern: Tensor1d,
    ) -> Self {
        self.prev_pass_mem_pattern = prev_pass_mem_pattern;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(
        mut self,
        dst_mem_pattern: MemPattern2dArm,
    ) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }

    /// The same with another `imm1`.
    #[must_use]
    pub const fn with_imm1(mut self, imm1: u32) -> Self {
        self.imm1 = imm1;
        self
    }
}

impl Default for ActivateMultipass {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x26),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: MemPattern2dArm::Raw([0; 12]),
            imm0_src: ImmSrc(0),
            reduce_cmd: ReduceCmd(0),
            imm_dtype: Dtype(0),
            op0: AluOp(0),
            op1: AluOp(0),
            reduce_op: AluOp(0),
            in_dtype: Dtype(0),
            out_dtype: Dtype(0),
            num_active_channels: 0,
            activation_func: ActivationFunc(0),
            reverse_operands: TensScalarRevOps(0),
            imm0: ImmValInstFieldArm::Raw([0; 4]),
            prev_pass_mem_pattern: Tensor1d::ZERO,
            dst_mem_pattern: MemPattern2dArm::Raw([0; 12]),
            imm1: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    ActivateMultipass { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "src_mem_pattern" src_mem_pattern Plain,
    "imm0_src" imm0_src Plain, "reduce_cmd" reduce_cmd Plain, "imm_dtype" imm_dtype
    Plain, "op0" op0 Plain, "op1" op1 Plain, "reduce_op" reduce_op Plain, "in_dtype"
    in_dtype Plain, "out_dtype" out_dtype Plain, "num_active_channels"
    num_active_channels Plain, "activation_func" activation_func Plain,
    "reverse_operands" reverse_operands Plain, "imm0" imm0 Plain, "prev_pass_mem_pattern"
    prev_pass_mem_pattern Plain, "dst_mem_pattern" dst_mem_pattern Plain, "imm1" imm1
    Plain }
);

impl Lift<formats::S1s2d2Am> for ActivateMultipass {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S1s2d2Am) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern().arm(),
            imm0_src: record.imm0_src(),
            reduce_cmd: record.reduce_cmd(),
            imm_dtype: record.imm_dtype(),
            op0: record.op0(),
            op1: record.op1(),
            reduce_op: record.reduce_op(),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            num_active_channels: record.num_active_channels(),
            activation_func: record.activation_func(),
            reverse_operands: record.reverse_operands(),
            imm0: record.imm0_arm(),
            prev_pass_mem_pattern: record.prev_pass_mem_pattern(),
            dst_mem_pattern: record.dst_mem_pattern().arm(),
            imm1: record.imm1(),
        })
    }
}

impl Lower<formats::S1s2d2Am> for ActivateMultipass {
    fn lower_onto(
        &self,
        mut record: formats::S1s2d2Am,
    ) -> Result<formats::S1s2d2Am, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        let src_mem_pattern = self.src_mem_pattern;
        record.set_src_mem_pattern(src_mem_pattern.into());
        record.set_imm0_src(self.imm0_src);
        record.set_reduce_cmd(self.reduce_cmd);
        record.set_imm_dtype(self.imm_dtype);
        record.set_op0(self.op0);
        record.set_op1(self.op1);
        record.set_reduce_op(self.reduce_op);
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_activation_func(self.activation_func);
        record.set_reverse_operands(self.reverse_operands);
        let imm0 = self.imm0;
        record.set_imm0(imm0.into());
        record.set_prev_pass_mem_pattern(self.prev_pass_mem_pattern);
        let dst_mem_pattern = self.dst_mem_pattern;
        record.set_dst_mem_pattern(dst_mem_pattern.into());
        record.set_imm1(self.imm1);
        if !<MemPattern2d as ::tpb_core::layout::Union>::reads_as(
            &src_mem_pattern,
            &record.src_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src_mem_pattern",
            });
        }
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &imm0,
            &record.imm0_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "imm0",
            });
        }
        if !<MemPattern2d as ::tpb_core::layout::Union>::reads_as(
            &dst_mem_pattern,
            &record.dst_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "dst_mem_pattern",
            });
        }
        Ok(record)
    }
}
