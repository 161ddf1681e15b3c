//! Two tensors and a scalar: SCALAR_TENSOR_TENSOR, TENSOR_TENSOR_SCAN, SELECT_REDUCE.

use tpb_records::enums::{AccumCmd, AluOp, Opcode, TensScalarRevOps};
use tpb_records::operations;

use super::Stages;
use super::alu::{self, Class, Lane, Right, Rules};
use super::rows::{Scalars, Sink, Source, Value};
use crate::choices::ScalarTensorFold;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::operand::same_length;

impl Models<'_> {
    /// `t = src0[k] op0 imm0; dst[k] = t op1 src1[k]`, with either operator's operands swapped where `reverse_operands` says so. The arithmetic
    /// form rounds `t` to FP32 and can fold its results into the accumulators (elementwise facts 4); see [`ScalarTensorFold`].
    pub(crate) fn vector_scalar_tensor_tensor(&self, op: &operations::ScalarTensorTensor) -> Result<Effect, Fault> {
        let bitvec = op.opcode == Opcode::SCALAR_TENSOR_TENSOR_BITVEC;
        let stages = Stages::new(op.op0, op.op1, op.reverse_operands)?;
        let class = stages.class(bitvec)?;
        let channels = op.num_active_channels.into();
        let a = self.source("src0_mem_pattern", &op.src0_mem_pattern, op.in0_in1_dtype.dtype_lo(), channels)?;
        let b = self.source("src1_mem_pattern", &op.src1_mem_pattern, op.in0_in1_dtype.dtype_hi(), channels)?;
        let dst = self.sink("dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, channels)?;
        same_length(&a.operand, &b.operand)?;
        same_length(&a.operand, &dst.operand)?;
        for operator in stages.ops {
            alu::on_engine(self.engine, operator)?;
            let sources = [("src0_mem_pattern", a.format), ("src1_mem_pattern", b.format)];
            alu::check(operator, class, &sources, &[("dst_mem_pattern", dst.format)])?;
        }
        let rules = Rules::new(self.choices, &[a.format, b.format, dst.format]);
        match class {
            Class::Arithmetic => {
                let scalar = self.float_scalars("imm0", op.imm0, op.imm0_dtype, channels)?;
                let fold = match self.choices.scalar_tensor_fold {
                    ScalarTensorFold::Sum => AluOp::ADD,
                    ScalarTensorFold::SecondOperator => op.op1,
                };
                let load = || Err(Fault::illegal("accumulator_cmd", "there is no scalar to load"));
                let mut accumulators = self.accumulators(op.accumulator_cmd, fold, &rules, &a, load)?;
                let dst = rows(stages, &rules, [&a, &b], dst, &scalar, |dst, channel, row| accumulators.fold(self, dst, channel, row))?;
                Ok(accumulators.effect(dst))
            }
            Class::Integer => Err(Fault::illegal("op0", "two tensors and a scalar do not meet in the integer engine")),
            Class::Bits => {
                if a.format != dst.format || b.format != dst.format {
                    return Err(Fault::illegal("out_dtype", "a bit vector operator needs one type on all sides"));
                }
                if op.accumulator_cmd != AccumCmd::IDLE {
                    return Err(Fault::illegal("accumulator_cmd", "bits do not fold into the accumulators"));
                }
                let scalar = self.integer_scalars("imm0", op.imm0, op.imm0_dtype, channels)?;
                Ok(rows::<u64>(stages, &rules, [&a, &b], dst, &scalar, |_, _, _| {})?.effect())
            }
        }
    }

    /// `r[k] = (src0[k] op0 r[k - 1]) op1 src1[k]`, where `r[-1]` is the scalar, with either operator's operands swapped where
    /// `reverse_operands` says so (`reduce_scan.md`).
    ///
    /// choice: what goes from element to element is the FP32 value, not the converted result.
    pub(crate) fn vector_tensor_tensor_scan(&self, op: &operations::TensorTensorScan) -> Result<Effect, Fault> {
        let stages = Stages::new(op.op0, op.op1, op.reverse_operands)?;
        if stages.class(false)? != Class::Arithmetic {
            return Err(Fault::illegal("op0", "a scan computes in FP32"));
        }
        if op.accumulator_cmd != AccumCmd::IDLE {
            return Err(Fault::illegal("accumulator_cmd", "a scan does not fold into the accumulators"));
        }
        let channels = op.num_active_channels.into();
        let a = self.source("src0_mem_pattern", &op.src0_mem_pattern, op.in0_in1_dtype.dtype_lo(), channels)?;
        let b = self.source("src1_mem_pattern", &op.src1_mem_pattern, op.in0_in1_dtype.dtype_hi(), channels)?;
        let mut dst = self.sink("dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, channels)?;
        same_length(&a.operand, &b.operand)?;
        same_length(&a.operand, &dst.operand)?;
        for operator in stages.ops {
            let sources = [("src0_mem_pattern", a.format), ("src1_mem_pattern", b.format)];
            alu::check(operator, Class::Arithmetic, &sources, &[("dst_mem_pattern", dst.format)])?;
        }
        let initial = self.float_scalars("imm0", op.imm0, op.imm0_dtype, channels)?;
        let rules = Rules::new(self.choices, &[a.format, b.format, dst.format]);
        let [first, second] = [f32::function(op.op0, &rules)?, f32::function(op.op1, &rules)?];
        let swap = |reversed: bool, x, y| if reversed { (y, x) } else { (x, y) };
        let (mut left, mut right) = (Vec::new(), Vec::new());
        for channel in 0..channels {
            f32::load(&a, channel, &mut left);
            f32::load(&b, channel, &mut right);
            let mut previous = initial.at(channel);
            for (x, y) in left.iter_mut().zip(&right) {
                let (p, q) = swap(stages.reversed[0], *x, previous);
                let t = first(p, q);
                let (p, q) = swap(stages.reversed[1], t, *y);
                previous = second(p, q);
                *x = previous;
            }
            f32::save(&mut dst, &left);
        }
        Ok(dst.effect())
    }

    /// `dst[k] = src0[k] ? src1[k] : imm0`, or with the predicate inverted where `reverse_operands` is FIRST. The maximum of what is written can
    /// be folded into the accumulators, where NaN loses (`conflicts.NKI` 2). Elements of the destination's type move unchanged, others go through FP32.
    pub(crate) fn vector_select_reduce(&self, op: &operations::SelectReduce) -> Result<Effect, Fault> {
        if (op.op0, op.op1) != (AluOp::BYPASS, AluOp::MAX) {
            return Err(Fault::illegal("op1", "SELECT_REDUCE has BYPASS and MAX only"));
        }
        let inverted = match op.reverse_operands {
            TensScalarRevOps::NONE => false,
            TensScalarRevOps::FIRST => true,
            other => return Err(Fault::illegal("reverse_operands", format!("{} has no meaning", other.0))),
        };
        let channels = op.num_active_channels.into();
        let pred = self.predicate("src0_mem_pattern", &op.src0_mem_pattern, op.in0_in1_dtype.dtype_lo(), channels)?;
        let src = self.source("src1_mem_pattern", &op.src1_mem_pattern, op.in0_in1_dtype.dtype_hi(), channels)?;
        let mut dst = self.sink("dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, channels)?;
        same_length(&pred.operand, &src.operand)?;
        same_length(&pred.operand, &dst.operand)?;
        let fill = self.float_scalars("imm0", op.imm0, op.imm0_dtype, channels)?;
        let rules = Rules::new(self.choices, &[src.format, dst.format]).suppressing();
        let load = || Err(Fault::illegal("accumulator_cmd", "there is no scalar to load"));
        let mut accumulators = self.accumulators(op.accumulator_cmd, AluOp::MAX, &rules, &src, load)?;
        let (mut wanted, mut values) = (Vec::new(), Vec::new());
        for channel in 0..channels {
            u64::load(&pred, channel, &mut wanted);
            f32::load(&src, channel, &mut values);
            let fill = fill.at(channel);
            let (size, dst_format) = (dst.format.bytes() as usize, dst.format);
            let moved = self.converted(src.format, dst_format, src.row(channel));
            let filler = self.converted(crate::number::Format::F32, dst_format, fill.to_le_bytes().to_vec());
            let mut row = Vec::with_capacity(moved.len());
            for (k, (pred, value)) in wanted.iter().zip(&mut values).enumerate() {
                if (*pred != 0) != inverted {
                    row.extend_from_slice(moved.get(k * size..(k + 1) * size).unwrap_or_default());
                } else {
                    *value = fill;
                    row.extend_from_slice(&filler);
                }
            }
            accumulators.fold(self, &dst, channel, &values);
            dst.copy(&row);
        }
        Ok(accumulators.effect(dst))
    }
}

fn rows<'d, L: Value + Default>(
    stages: Stages,
    rules: &Rules,
    [a, b]: [&Source<'_>; 2],
    mut dst: Sink<'d>,
    scalar: &Scalars<L>,
    mut each: impl FnMut(&Sink<'d>, u32, &[L]),
) -> Result<Sink<'d>, Fault> {
    let (mut row, mut right) = (Vec::new(), Vec::new());
    for channel in 0..dst.operand.channels {
        L::load(a, channel, &mut row);
        L::load(b, channel, &mut right);
        stages.apply(0, rules, &mut row, Right::Scalar(scalar.at(channel)))?;
        stages.apply(1, rules, &mut row, Right::Row(&right))?;
        each(&dst, channel, &row);
        L::save(&mut dst, &row);
    }
    rules.finish()?;
    Ok(dst)
}
