//! ACTIVATE, ACTIVATE2, ACTIVATE_QUANTIZE and the loading of tables.

use std::sync::Arc;

use tpb_pwp::Plan;
use tpb_records::enums::{ActivationFunc, AluOp, Dtype, KnownAccumCmd, KnownReduceCmd, Opcode};
use tpb_records::operations;

use super::accumulator::Start;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::models::lanes::{Lanes, Scalar};
use crate::models::vector::alu::{Lane, Right, Rules};
use crate::models::vector::rows::{Sink, Source};
use crate::number::Format;
use crate::operand::{Operand, format, same_length};

/// Source and destination of an elementwise instruction, with the values of the source.
struct Elements<'c> {
    src: Operand,
    dst: Sink<'c>,
    values: Vec<f32>,
}

impl<'c> Elements<'c> {
    /// Reads the source.
    fn new(src: Source<'_>, dst: Sink<'c>) -> Result<Self, Fault> {
        same_length(&src.operand, &dst.operand)?;
        let mut values = Vec::new();
        src.values_into(&mut values);
        Ok(Self { src: src.operand, dst, values })
    }

    /// The values of each active partition.
    fn channels(&mut self) -> impl Iterator<Item = (usize, &mut [f32])> {
        self.values.chunks_exact_mut((self.src.len() as usize).max(1)).enumerate()
    }
}

impl Models<'_> {
    /// `dst[k] = f(src[k] * scale + bias)` in FP32, the product rounded and then the sum (`bir/sim-activation-pwp.md`); the accumulator adds
    /// the results under its command. A parametric relu takes `imm` as its slope.
    ///
    /// choice: LOAD_ACCUMULATE starts from `imm`, the only operand that is left; the sources say "memory or immediate". `imm` is not read
    /// otherwise. ZERO sets the accumulator and adds nothing.
    pub(in crate::models) fn act_activate(&self, op: &operations::Activate) -> Result<Effect, Fault> {
        let plan = self.plan(op.opcode, op.activation_func)?;
        let (input, bias) = (op.in_bias_dtype.dtype_lo(), op.in_bias_dtype.dtype_hi());
        let channels = op.num_active_channels.into();
        let src = self.source("src_mem_pattern", &op.src_mem_pattern, input, channels)?;
        let mut elements = Elements::new(src, self.sink("dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, channels)?)?;
        let scale = match plan.scale() {
            Some(scale) => Lanes::Same(scale),
            None => self.lanes("scale_value", op.scale_value, Format::F32, channels)?,
        };
        let bias = match plan.bias() {
            Some(bias) => Lanes::Same(bias),
            None => self.lanes("bias", op.bias, format("bias_dtype", bias, self.core)?, channels)?,
        };
        let command = op.accumulator_cmd.known().ok_or_else(|| Fault::illegal("accumulator_cmd", "it is no command"))?;
        let third = match plan.is_parametric() || command == KnownAccumCmd::LoadAccumulate {
            true => self.lanes("imm", op.imm, Format::F32, channels)?,
            false => Lanes::Same(0.0),
        };
        for (channel, row) in elements.channels() {
            let (scale, bias) = (scale.at(channel), bias.at(channel));
            row.iter_mut().for_each(|v| *v = *v * scale + bias);
            apply(&plan, row, third.at(channel))?;
        }
        let start = match command {
            KnownAccumCmd::Idle => None,
            KnownAccumCmd::Zero | KnownAccumCmd::ZeroAccumulate => Some(Start::Given(Lanes::Same(0.0))),
            KnownAccumCmd::Accumulate => Some(Start::Held),
            KnownAccumCmd::LoadAccumulate => Some(Start::Given(third)),
        };
        let adds = command != KnownAccumCmd::Zero;
        let Elements { src, dst, values } = elements;
        Ok(self.stored((&src, dst), values, start.map(|s| (s, move |a, v| if adds { a + v } else { a }))))
    }

    /// `dst[k] = f(op1(op0(src[k], imm0), imm1))` in FP32, each operator rounded; the accumulator takes `reduce_op(accumulator, dst[k])` under
    /// its command (`nki.isa activate2`). RESET and RESET_REDUCE put the identity of `reduce_op`.
    ///
    /// choice: the identity of ABS_MAX is 0 and that of ABS_MIN infinity; the vendor's documentation gives those of the others. Values in the
    /// record are FP32, those in memory of `imm_dtype`.
    pub(in crate::models) fn act_activate2(&self, op: &operations::Activate2) -> Result<Effect, Fault> {
        let pairs = [
            (AluOp::MULT, AluOp::ADD),
            (AluOp::MULT, AluOp::SUBTRACT),
            (AluOp::MULT, AluOp::BYPASS),
            (AluOp::ADD, AluOp::BYPASS),
            (AluOp::SUBTRACT, AluOp::BYPASS),
            (AluOp::BYPASS, AluOp::BYPASS),
        ];
        if !pairs.contains(&(op.op0, op.op1)) {
            return Err(Fault::illegal("op0", format!("ACTIVATE2 has no {:?} with {:?}", op.op0, op.op1)));
        }
        let reverse = op.reverse_operands.0;
        if reverse > 3 {
            return Err(Fault::illegal("reverse_operands", format!("{reverse} names no operators")));
        }
        let plan = self.plan(op.opcode, op.activation_func)?;
        let channels = op.num_active_channels.into();
        let src = self.source_of("src_mem_pattern", &op.src_mem_pattern, op.in_dtype, channels)?;
        let mut elements = Elements::new(src, self.sink_of("dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, channels)?)?;
        let scalar = |name, wanted: bool, value| {
            let scalar = Scalar::from(value);
            Ok(match (wanted, scalar) {
                (false, _) => Lanes::Same(0.0),
                (true, Scalar::Value(value)) => Lanes::Same(value),
                (true, other) => self.lanes(name, other, format("imm_dtype", op.imm_dtype, self.core)?, channels)?,
            })
        };
        let imm0 = scalar("imm0", op.op0 != AluOp::BYPASS, op.imm0)?;
        let imm1 = scalar("imm1", op.op1 != AluOp::BYPASS, op.imm1)?;
        let slope = scalar("relu_param", plan.is_parametric(), op.relu_param)?;
        let rules = Rules::new(self.choices, &[Format::F32]);
        for (channel, row) in elements.channels() {
            f32::rows(op.op0, &rules, row, Right::Scalar(imm0.at(channel)), reverse & 1 != 0 && op.op0 != AluOp::BYPASS)?;
            f32::rows(op.op1, &rules, row, Right::Scalar(imm1.at(channel)), reverse & 2 != 0 && op.op1 != AluOp::BYPASS)?;
            apply(&plan, row, slope.at(channel))?;
        }
        let command = op.reduce_cmd.known().ok_or_else(|| Fault::illegal("reduce_cmd", "it is no command"))?;
        let fold = match command {
            KnownReduceCmd::Idle => None,
            command => {
                let identity = Start::Given(Lanes::Same(reset(op.reduce_op)?));
                let start = if command == KnownReduceCmd::Reduce { Start::Held } else { identity };
                let folds = command != KnownReduceCmd::Reset;
                let combine = f32::function(op.reduce_op, &rules)?;
                Some((start, move |a, v| if folds { combine(a, v) } else { a }))
            }
        };
        let Elements { src, dst, values } = elements;
        Ok(self.stored((&src, dst), values, fold))
    }

    /// `dst[k] = f(src[k] * dequant_scale + bias) * quant_scale + zero`, stored as UINT8.
    ///
    /// choice: both multiply-adds round twice, as that of ACTIVATE; the store rounds to nearest even and saturates. The last one takes over a
    /// stage that refines the function otherwise, and how much less exact the function then is, is not known: it is not modelled (`gaps.G4`).
    pub(in crate::models) fn act_activate_quantize(&self, op: &operations::ActivateQuantize) -> Result<Effect, Fault> {
        let (input, bias) = (op.in_bias_dtype.dtype_lo(), op.in_bias_dtype.dtype_hi());
        if !matches!(input, Dtype::FP32 | Dtype::INT32) || op.out_dtype != Dtype::UINT8 {
            return Err(Fault::illegal(
                "out_dtype",
                format!("ACTIVATE_QUANTIZE makes UINT8 of FP32 or INT32, not {:?} of {input:?}", op.out_dtype),
            ));
        }
        if op.quant_scale_value == 0.0 || op.dequant_scale_value == 0.0 {
            return Err(Fault::illegal("quant_scale_value", "a scale of 0"));
        }
        let plan = self.plan(op.opcode, op.activation_func)?;
        if plan.is_parametric() {
            return Err(Fault::illegal("activation_func", "ACTIVATE_QUANTIZE has no slope for a parametric relu"));
        }
        let channels = op.num_active_channels.into();
        let src = self.source("src_mem_pattern", &op.src_mem_pattern, input, channels)?;
        let mut elements = Elements::new(src, self.sink("dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, channels)?)?;
        let bias = self.lanes("bias_addr", Scalar::Pointer(op.bias_addr), format("bias_dtype", bias, self.core)?, channels)?;
        for (channel, row) in elements.channels() {
            let bias = bias.at(channel);
            row.iter_mut().for_each(|v| *v = *v * op.dequant_scale_value + bias);
            apply(&plan, row, 0.0)?;
            row.iter_mut().for_each(|v| *v = *v * op.quant_scale_value + op.quant_zero_value);
        }
        let Elements { src, dst, values } = elements;
        Ok(self.stored((&src, dst), values, None::<(Start, fn(f32, f32) -> f32)>))
    }

    /// Nothing that could be computed: nobody knows how the result of the earlier pass enters, and no firmware runs it.
    pub(in crate::models) fn act_multipass(&self) -> Result<Effect, Fault> {
        Err(Fault::gap("activate-multipass", "how the result of the earlier pass enters ACTIVATE_MULTIPASS"))
    }

    /// Makes a set resident in place of the one before.
    pub(in crate::models) fn act_table_load(&self, op: &operations::ActivationTableLoad) -> Result<Effect, Fault> {
        if !self.core.activation.has(op.act_tbl_sel) {
            return Err(Fault::illegal("act_tbl_sel", format!("there is no set {} of activation tables", op.act_tbl_sel)));
        }
        Ok(Effect::ActivationSet(op.act_tbl_sel))
    }

    fn plan(&self, opcode: Opcode, code: ActivationFunc) -> Result<Arc<Plan>, Fault> {
        self.core.activation.plan(opcode, code, self.choices.activation)
    }
}

fn apply(plan: &Plan, row: &mut [f32], slope: f32) -> Result<(), Fault> {
    plan.apply(row, slope).map_err(|e| Fault::illegal("activation_func", e.to_string()))
}

/// What RESET leaves for an operator.
fn reset(op: AluOp) -> Result<f32, Fault> {
    match op {
        AluOp::ADD | AluOp::ABS_MAX => Ok(0.0),
        AluOp::MAX => Ok(f32::NEG_INFINITY),
        AluOp::MIN | AluOp::ABS_MIN => Ok(f32::INFINITY),
        other => Err(Fault::illegal("reduce_op", format!("ACTIVATE2 does not reduce by {other:?}"))),
    }
}
