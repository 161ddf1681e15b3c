//! TENSOR_SCALAR: two operators in a row, each with a scalar.

use tpb_records::enums::{Dtype, Opcode};
use tpb_records::operations;
use tpb_records::types::ImmValInstFieldArm;

use super::Stages;
use super::alu::{self, Class, Right, Rules};
use super::rows::{Scalars, Sink, Source, Value};
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::operand::same_length;

impl Models<'_> {
    /// `t = src[k] op0 imm0; dst[k] = t op1 imm1`, with either operator's operands swapped where `reverse_operands` says so.
    ///
    /// The opcodes with PTR in their name read both scalars from memory; the transposing opcode exchanges partitions and elements in blocks of 32
    /// by 32 first. Scalars are FP32 under arithmetic opcodes, else of the source's type; each result is rounded to FP32, so that nothing is fused
    /// (elementwise facts 3).
    pub(crate) fn vector_tensor_scalar(&self, op: &operations::TensorScalar) -> Result<Effect, Fault> {
        let bitvec = matches!(op.opcode, Opcode::TENSOR_SCALAR_BITVEC_OP | Opcode::TENSOR_SCALAR_PTR_BITVEC_OP);
        let stages = Stages::new(op.op0, op.op1, op.reverse_operands)?;
        for operator in stages.ops {
            alu::on_engine(self.engine, operator)?;
        }
        let class = stages.class(bitvec)?;
        let channels = op.num_active_channels.into();
        let mut src = self.source_of("src_mem_pattern", &op.src_mem_pattern, op.in_dtype, channels)?;
        let dst = self.sink_of("dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, channels)?;
        same_length(&src.operand, &dst.operand)?;
        for operator in stages.ops {
            alu::check(operator, class, &[("src_mem_pattern", src.format)], &[("dst_mem_pattern", dst.format)])?;
        }
        if class == Class::Bits && src.format != dst.format {
            return Err(Fault::illegal("out_dtype", "a bit vector operator needs one type on both sides"));
        }
        if op.opcode == Opcode::TRANSPOSE_TENSOR_SCALAR_ARITH_OP {
            src = src.transposed()?;
        }
        let rules = Rules::new(self.choices, &[src.format, dst.format]);
        match class {
            Class::Arithmetic => {
                let scalar = |name, arm| self.float_scalars(name, arm, Dtype::FP32, channels);
                rows(stages, &rules, &src, dst, [scalar("imm0", op.imm0)?, scalar("imm1", op.imm1)?])
            }
            Class::Integer | Class::Bits => {
                let scalar = |name, arm| self.integer_scalars(name, arm, op.in_dtype, channels);
                rows(stages, &rules, &src, dst, [scalar("imm0", op.imm0)?, scalar("imm1", op.imm1)?])
            }
        }
    }

    /// `dst[k] = pred ? src0[k] : scalar`, or the other way round where `reversed_pred` is set. Bits move unchanged; the predicate is one
    /// for each partition and true if it is not 0 (elementwise facts 9).
    pub(crate) fn vector_tensor_scalar_select(&self, op: &operations::TensorScalarSelect) -> Result<Effect, Fault> {
        let channels = op.num_active_channels.into();
        let src = self.source("src0_mem_pattern", &op.src0_mem_pattern, op.dtype, channels)?;
        let mut dst = self.sink("dst_mem_pattern", &op.dst_mem_pattern, op.dtype, channels)?;
        same_length(&src.operand, &dst.operand)?;
        // The fields have one union for all opcodes, whose inline arm is FP32 here: its bits are the value.
        let scalar = self.raw_scalars("src1_imm", op.src1_imm, op.dtype, channels)?;
        let predicate = self.raw_scalars("pred_imm", op.pred_imm, op.pred_imm_dtype, channels)?;
        for channel in 0..channels {
            if (predicate.at(channel) != 0) == (op.reversed_pred == 0) {
                dst.copy(&src.row(channel));
            } else {
                let value = scalar.at(channel).to_le_bytes();
                let value = value.get(..dst.format.bytes() as usize).unwrap_or_default();
                dst.copy(&value.repeat(dst.len()));
            }
        }
        Ok(dst.effect())
    }

    /// A scalar whose bits count, whatever its type is.
    pub(super) fn raw_scalars(
        &self,
        name: &'static str,
        scalar: ImmValInstFieldArm,
        dtype: Dtype,
        channels: u32,
    ) -> Result<Scalars<u64>, Fault> {
        let bits = match scalar {
            ImmValInstFieldArm::ImmArithFp32(v) => ImmValInstFieldArm::ImmBitvecUint32(v.to_bits()),
            other => other,
        };
        self.integer_scalars(name, bits, dtype, channels)
    }
}

fn rows<L: Value + Default>(
    stages: Stages,
    rules: &Rules,
    src: &Source<'_>,
    mut dst: Sink<'_>,
    scalars: [Scalars<L>; 2],
) -> Result<Effect, Fault> {
    let mut row = Vec::new();
    for channel in 0..dst.operand.channels {
        L::load(src, channel, &mut row);
        for (n, scalar) in scalars.iter().enumerate() {
            stages.apply(n, rules, &mut row, Right::Scalar(scalar.at(channel)))?;
        }
        L::save(&mut dst, &row);
    }
    rules.finish()?;
    Ok(dst.effect())
}
