// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Two scalar operations in turn, then a function, stored; the stored values can also be reduced into an accumulator per partition.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{
    ActivationFunc, AluOp, Dtype, ImmSrc, Opcode, ReduceCmd, TensScalarRevOps,
};

#[allow(unused_imports)]
use crate::types::{
    Events, ImmValInstField, ImmValInstFieldArm, MemPattern2d, MemPattern2dArm,
};

/// Two scalar operations in turn, then a function, stored; the stored values can also be reduced into an accumulator per partition.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Activate2 {
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
    /// source of the slope
    pub relu_param_src: ImmSrc,
    /// source of the first scalar
    pub imm0_src: ImmSrc,
    /// what happens to the accumulator
    pub reduce_cmd: ReduceCmd,
    /// source of the second scalar
    pub imm1_src: ImmSrc,
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
    /// first scalar
    pub imm0: ImmValInstFieldArm,
    /// second scalar
    pub imm1: ImmValInstFieldArm,
    /// slope of a parametric relu
    pub relu_param: ImmValInstFieldArm,
    /// destination
    pub dst_mem_pattern: MemPattern2dArm,
    /// which operations take their operands exchanged
    pub reverse_operands: TensScalarRevOps,
}

impl Activate2 {
    /// Name of the operation.
    pub const NAME: &'static str = "activate2";

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

    /// The same with another `relu_param_src`.
    #[must_use]
    pub const fn with_relu_param_src(mut self, relu_param_src: ImmSrc) -> Self {
        self.relu_param_src = relu_param_src;
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

    /// The same with another `imm1_src`.
    #[must_use]
    pub const fn with_imm1_src(mut self, imm1_src: ImmSrc) -> Self {
        self.imm1_src = imm1_src;
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

    /// The same with another `imm0`.
    #[must_use]
    pub const fn with_imm0(mut self, imm0: ImmValInstFieldArm) -> Self {
        self.imm0 = imm0;
        self
    }

    /// The same with another `imm1`.
    #[must_use]
    pub const fn with_imm1(mut self, imm1: ImmValInstFieldArm) -> Self {
        self.imm1 = imm1;
        self
    }

    /// The same with another `relu_param`.
    #[must_use]
    pub const fn with_relu_param(mut self, relu_param: ImmValInstFieldArm) -> Self {
        self.relu_param = relu_param;
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

    /// The same with another `reverse_operands`.
    #[must_use]
    pub const fn with_reverse_operands(
        mut self,
        reverse_operands: TensScalarRevOps,
    ) -> Self {
        self.reverse_operands = reverse_operands;
        self
    }
}

impl Default for Activate2 {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x25),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: MemPattern2dArm::Raw([0; 12]),
            relu_param_src: ImmSrc(0),
            imm0_src: ImmSrc(0),
            reduce_cmd: ReduceCmd(0),
            imm1_src: ImmSrc(0),
            imm_dtype: Dtype(0),
            op0: AluOp(0),
            op1: AluOp(0),
            reduce_op: AluOp(0),
            in_dtype: Dtype(0),
            out_dtype: Dtype(0),
            num_active_channels: 0,
            activation_func: ActivationFunc(0),
            imm0: ImmValInstFieldArm::Raw([0; 4]),
            imm1: ImmValInstFieldArm::Raw([0; 4]),
            relu_param: ImmValInstFieldArm::Raw([0; 4]),
            dst_mem_pattern: MemPattern2dArm::Raw([0; 12]),
            reverse_operands: TensScalarRevOps(0),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    Activate2 { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "src_mem_pattern" src_mem_pattern Plain,
    "relu_param_src" relu_param_src Plain, "imm0_src" imm0_src Plain, "reduce_cmd"
    reduce_cmd Plain, "imm1_src" imm1_src Plain, "imm_dtype" imm_dtype Plain, "op0" op0
    Plain, "op1" op1 Plain, "reduce_op" reduce_op Plain, "in_dtype" in_dtype Plain,
    "out_dtype" out_dtype Plain, "num_active_channels" num_active_channels Plain,
    "activation_func" activation_func Plain, "imm0" imm0 Plain, "imm1" imm1 Plain,
    "relu_param" relu_param Plain, "dst_mem_pattern" dst_mem_pattern Plain,
    "reverse_operands" reverse_operands Plain }
);

impl Lift<formats::S2d2Ac> for Activate2 {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S2d2Ac) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern().arm(),
            relu_param_src: record.relu_param_src(),
            imm0_src: record.imm0_src(),
            reduce_cmd: record.reduce_cmd(),
            imm1_src: record.imm1_src(),
            imm_dtype: record.imm_dtype(),
            op0: record.op0(),
            op1: record.op1(),
            reduce_op: record.reduce_op(),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            num_active_channels: record.num_active_channels(),
            activation_func: record.activation_func(),
            imm0: record.imm0_arm(),
            imm1: record.imm1_arm(),
            relu_param: record.relu_param_arm(),
            dst_mem_pattern: record.dst_mem_pattern().arm(),
            reverse_operands: record.reverse_operands(),
        })
    }
}

impl Lower<formats::S2d2Ac> for Activate2 {
    fn lower_onto(
        &self,
        mut record: formats::S2d2Ac,
    ) -> Result<formats::S2d2Ac, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        let src_mem_pattern = self.src_mem_pattern;
        record.set_src_mem_pattern(src_mem_pattern.into());
        record.set_relu_param_src(self.relu_param_src);
        record.set_imm0_src(self.imm0_src);
        record.set_reduce_cmd(self.reduce_cmd);
        record.set_imm1_src(self.imm1_src);
        record.set_imm_dtype(self.imm_dtype);
        record.set_op0(self.op0);
        record.set_op1(self.op1);
        record.set_reduce_op(self.reduce_op);
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_activation_func(self.activation_func);
        let imm0 = self.imm0;
        record.set_imm0(imm0.into());
        let imm1 = self.imm1;
        record.set_imm1(imm1.into());
        let relu_param = self.relu_param;
        record.set_relu_param(relu_param.into());
        let dst_mem_pattern = self.dst_mem_pattern;
        record.set_dst_mem_pattern(dst_mem_pattern.into());
        record.set_reverse_operands(self.reverse_operands);
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
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &imm1,
            &record.imm1_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "imm1",
            });
        }
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &relu_param,
            &record.relu_param_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "relu_param",
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
