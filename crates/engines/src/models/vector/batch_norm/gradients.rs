//! BATCH_NORM_GRAD_ACCUMULATE and its successor.

use tpb_records::enums::Dtype;
use tpb_records::operations;
use tpb_records::types::{DtypePair, Tensor1d, Tensor3d};

use super::results;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::models::lanes::Scalar;
use crate::models::vector::rows::Value;
use crate::number::Format;
use crate::operand::{format, same_length};

/// What both opcodes have in common.
struct Gradients<'o> {
    src: [&'o Tensor3d; 2],
    dst: &'o Tensor1d,
    dtypes: DtypePair,
    /// Mean, and reciprocal of the standard deviation.
    scalars: [Scalar; 2],
    scalar: Dtype,
    out: Dtype,
    channels: u32,
}

impl Models<'_> {
    /// Three sums over x and dy of each partition, in the order of the walk: `dy`, `t vf` and `t`, where `t = (x - m) dy vf`. The mean m and the reciprocal
    /// of the standard deviation vf are in memory, one for each partition, FP32 where their type is INVALID. Nothing is added to what the destination
    /// held.
    ///
    /// choice: the order of the last two sums is the simulator's; a page on the encoder has them the other way round (`conflicts.G4` 18).
    pub(crate) fn vector_batch_norm_grad_accumulate(&self, op: &operations::BatchNormGradAccumulate) -> Result<Effect, Fault> {
        self.gradients(&Gradients {
            src: [&op.src0_mem_pattern, &op.src1_mem_pattern],
            dst: &op.dst_mem_pattern,
            dtypes: op.in0_in1_dtype,
            scalars: [Scalar::Pointer(op.imm0), Scalar::Pointer(op.imm1)],
            scalar: if op.immediate_dtype == Dtype::INVALID { Dtype::FP32 } else { op.immediate_dtype },
            out: op.out_dtype,
            channels: op.num_active_channels.into(),
        })
    }

    /// The same, with scalars whose addresses can be in registers and whose type is always given.
    pub(crate) fn vector_batch_norm_grad_accumulate2(&self, op: &operations::BatchNormGradAccumulate2) -> Result<Effect, Fault> {
        self.gradients(&Gradients {
            src: [&op.src0_mem_pattern, &op.src1_mem_pattern],
            dst: &op.dst_mem_pattern,
            dtypes: op.in0_in1_dtype,
            scalars: [op.imm0.into(), op.imm1.into()],
            scalar: op.immediate_out_dtype.dtype_lo(),
            out: op.immediate_out_dtype.dtype_hi(),
            channels: op.num_active_channels.into(),
        })
    }

    fn gradients(&self, op: &Gradients<'_>) -> Result<Effect, Fault> {
        let x = self.source("src0_mem_pattern", op.src[0], op.dtypes.dtype_lo(), op.channels)?;
        let dy = self.source("src1_mem_pattern", op.src[1], op.dtypes.dtype_hi(), op.channels)?;
        let mut dst = self.sink("dst_mem_pattern", op.dst, op.out, op.channels)?;
        same_length(&x.operand, &dy.operand)?;
        results(&[&x, &dy], &dst, 3)?;
        let scalar = format("immediate_dtype", op.scalar, self.core)?;
        for (name, format) in [("in0_dtype", x.format), ("in1_dtype", dy.format), ("immediate_dtype", scalar)] {
            if !matches!(format, Format::F16 | Format::Bf16 | Format::F32 | Format::I32) {
                return Err(Fault::illegal(name, format!("it is FP16, BFLOAT16, FP32 or INT32, not {format:?}")));
            }
        }
        let means = self.in_memory("imm0", op.scalars[0], scalar, op.channels)?;
        let inverses = self.in_memory("imm1", op.scalars[1], scalar, op.channels)?;
        let (mut xs, mut dys) = (Vec::new(), Vec::new());
        for (channel, (mean, inverse)) in (0..op.channels).zip(means.into_iter().zip(inverses)) {
            f32::load(&x, channel, &mut xs);
            f32::load(&dy, channel, &mut dys);
            let mut sums = [0.0; 3];
            for (x, dy) in xs.iter().zip(&dys) {
                let t = (x - mean) * dy * inverse;
                sums[2] += t;
                sums[1] += t * inverse;
                sums[0] += dy;
            }
            f32::save(&mut dst, &sums);
        }
        Ok(dst.effect())
    }

    /// The values of a scalar that can only be in memory, one for each partition.
    pub(super) fn in_memory(&self, name: &'static str, scalar: Scalar, format: Format, channels: u32) -> Result<Vec<f32>, Fault> {
        let mut values = Vec::new();
        self.scalar_operand(name, scalar, format, channels)?.values_into(self.core, format, &mut values);
        Ok(values)
    }
}
