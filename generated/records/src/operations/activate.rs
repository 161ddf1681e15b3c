// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! A function of scale * x + bias in fp32, element by element. The results can also be summed into an accumulator per partition.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{AccumCmd, ActivationFunc, Dtype, ImmSrc, ImmSrcN, Opcode};

#[allow(unused_imports)]
use crate::types::{
    ActivationImm, ActivationImmArm, ActivationImmN, ActivationImmNArm, DtypePair,
    Events, Tensor3d,
};

/// A function of scale \* x + bias in fp32, element by element. The results can also be summed into an accumulator per partition.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Activate {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// source of the third operand
    pub imm_src: ImmSrc,
    /// source of the scale
    pub scale_src: ImmSrc,
    /// what happens to the accumulator
    pub accumulator_cmd: AccumCmd,
    /// source of the bias, with its own codes
    pub bias_src_n: ImmSrcN,
    /// source
    pub src_mem_pattern: Tensor3d,
    /// element types of source and bias
    pub in_bias_dtype: DtypePair,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
    /// function
    pub activation_func: ActivationFunc,
    /// scale
    pub scale_value: ActivationImmArm,
    /// bias
    pub bias: ActivationImmNArm,
    /// third operand, the slope of a parametric relu
    pub imm: ActivationImmArm,
    /// destination
    pub dst_mem_pattern: Tensor3d,
}

impl Activate {
    /// Name of the operation.
    pub const NAME: &'static str = "activate";

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

    /// The same with another `imm_src`.
    #[must_use]
    pub const fn with_imm_src(mut self, imm_src: ImmSrc) -> Self {
        self.imm_src = imm_src;
        self
    }

    /// The same with another `scale_src`.
    #[must_use]
    pub const fn with_scale_src(mut self, scale_src: ImmSrc) -> Self {
        self.scale_src = scale_src;
        self
    }

    /// The same with another `accumulator_cmd`.
    #[must_use]
    pub const fn with_accumulator_cmd(mut self, accumulator_cmd: AccumCmd) -> Self {
        self.accumulator_cmd = accumulator_cmd;
        self
    }

    /// The same with another `bias_src_n`.
    #[must_use]
    pub const fn with_bias_src_n(mut self, bias_src_n: ImmSrcN) -> Self {
        self.bias_src_n = bias_src_n;
        self
    }

    /// The same with another `src_mem_pattern`.
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, src_mem_pattern: Tensor3d) -> Self {
        self.src_mem_pattern = src_mem_pattern;
        self
    }

    /// The same with another `in_bias_dtype`.
    #[must_use]
    pub const fn with_in_bias_dtype(mut self, in_bias_dtype: DtypePair) -> Self {
        self.in_bias_dtype = in_bias_dtype;
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

    /// The same with another `scale_value`.
    #[must_use]
    pub const fn with_scale_value(mut self, scale_value: ActivationImmArm) -> Self {
        self.scale_value = scale_value;
        self
    }

    /// The same with another `bias`.
    #[must_use]
    pub const fn with_bias(mut self, bias: ActivationImmNArm) -> Self {
        self.bias = bias;
        self
    }

    /// The same with another `imm`.
    #[must_use]
    pub const fn with_imm(mut self, imm: ActivationImmArm) -> Self {
        self.imm = imm;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor3d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for Activate {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x21),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            imm_src: ImmSrc(0),
            scale_src: ImmSrc(0),
            accumulator_cmd: AccumCmd(0),
            bias_src_n: ImmSrcN(0),
            src_mem_pattern: Tensor3d::ZERO,
            in_bias_dtype: DtypePair::ZERO,
            out_dtype: Dtype(0),
            num_active_channels: 0,
            activation_func: ActivationFunc(0),
            scale_value: ActivationImmArm::Raw([0; 4]),
            bias: ActivationImmNArm::Raw([0; 4]),
            imm: ActivationImmArm::Raw([0; 4]),
            dst_mem_pattern: Tensor3d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    Activate { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "imm_src" imm_src Plain, "scale_src"
    scale_src Plain, "accumulator_cmd" accumulator_cmd Plain, "bias_src_n" bias_src_n
    Plain, "src_mem_pattern" src_mem_pattern Plain, "in_bias_dtype" in_bias_dtype Plain,
    "out_dtype" out_dtype Plain, "num_active_channels" num_active_channels Plain,
    "activation_func" activation_func Plain, "scale_value" scale_value Plain, "bias" bias
    Plain, "imm" imm Plain, "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::S3d3Ac> for Activate {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3d3Ac) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            imm_src: record.imm_src(),
            scale_src: record.scale_src(),
            accumulator_cmd: record.accumulator_cmd(),
            bias_src_n: record.bias_src_n(),
            src_mem_pattern: record.src_mem_pattern(),
            in_bias_dtype: record.in_bias_dtype(),
            out_dtype: record.out_dtype(),
            num_active_channels: record.num_active_channels(),
            activation_func: record.activation_func(),
            scale_value: record.scale_value_arm(),
            bias: record.bias_arm(),
            imm: record.imm_arm(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::S3d3Ac> for Activate {
    fn lower_onto(
        &self,
        mut record: formats::S3d3Ac,
    ) -> Result<formats::S3d3Ac, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_imm_src(self.imm_src);
        record.set_scale_src(self.scale_src);
        record.set_accumulator_cmd(self.accumulator_cmd);
        record.set_bias_src_n(self.bias_src_n);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_in_bias_dtype(self.in_bias_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_activation_func(self.activation_func);
        let scale_value = self.scale_value;
        record.set_scale_value(scale_value.into());
        let bias = self.bias;
        record.set_bias(bias.into());
        let imm = self.imm;
        record.set_imm(imm.into());
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        if !<ActivationImm as ::tpb_core::layout::Union>::reads_as(
            &scale_value,
            &record.scale_value_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "scale_value",
            });
        }
        if !<ActivationImmN as ::tpb_core::layout::Union>::reads_as(
            &bias,
            &record.bias_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "bias",
            });
        }
        if !<ActivationImm as ::tpb_core::layout::Union>::reads_as(
            &imm,
            &record.imm_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "imm",
            });
        }
        Ok(record)
    }
}
