//! BATCH_NORM_PARAM_LOAD, its successor, and BATCH_NORM_BACK_PROP, which uses what they load.

use tpb_records::enums::AluOp;
use tpb_records::operations;

use super::super::alu::{self, Class};
use crate::choices::ParamLoad2;
use crate::effect::Effect;
use crate::effect::LaneEffect;
use crate::fault::Fault;
use crate::models::Models;
use crate::models::vector::rows::{Source, Value};
use crate::number::Format;
use crate::operand::{format, same_length};
use crate::state::lanes::{BatchNorm, LaneUpdate};

impl Models<'_> {
    /// Three elements of each partition, scale, a and b in this order, the count in the instruction, and the mean in memory as FP32, for the next
    /// BATCH_NORM_BACK_PROP.
    pub(crate) fn vector_batch_norm_param_load(&self, op: &operations::BatchNormParamLoad) -> Result<Effect, Fault> {
        let channels = op.num_active_channels.into();
        let src = self.source("src_mem_pattern", &op.src_mem_pattern, op.dtype, channels)?;
        coefficients(&src, 3)?;
        let means = self.in_memory("imm0_ptr", op.imm0_ptr.into(), Format::F32, channels)?;
        let mut row = Vec::new();
        let lanes = (0..channels).zip(means).map(|(channel, mean)| {
            f32::load(&src, channel, &mut row);
            let [scale, a, b] = row.first_chunk().copied().unwrap_or_default();
            BatchNorm { count: op.imm1, mean, scale, a, b }
        });
        Ok(self.loaded(&src, lanes.collect()))
    }

    /// The same from two elements of each partition, a and b, and two scalars in memory; see [`ParamLoad2`] for which is which.
    pub(crate) fn vector_batch_norm_param_load2(&self, op: &operations::BatchNormParamLoad2) -> Result<Effect, Fault> {
        let channels = op.num_active_channels.into();
        let src = self.source("src_mem_pattern", &op.src_mem_pattern, op.src_dtype, channels)?;
        coefficients(&src, 2)?;
        let scalar = format("immediate_dtype", op.immediate_dtype, self.core)?;
        family("immediate_dtype", scalar)?;
        let first = self.in_memory("imm0_ptr", op.imm0_ptr.into(), scalar, channels)?;
        let second = self.in_memory("imm1_ptr", op.imm1_ptr.into(), scalar, channels)?;
        let (scales, means) = match self.choices.param_load2 {
            ParamLoad2::ScaleMean => (first, second),
            ParamLoad2::MeanScale => (second, first),
        };
        let mut row = Vec::new();
        let lanes = (0..channels).zip(scales.into_iter().zip(means)).map(|(channel, (scale, mean))| {
            f32::load(&src, channel, &mut row);
            let [a, b] = row.first_chunk().copied().unwrap_or_default();
            BatchNorm { count: op.element_count, mean, scale, a, b }
        });
        Ok(self.loaded(&src, lanes.collect()))
    }

    /// `dst = (dy count - ((x - mean) b + a)) scale`, from x in the first source and dy in the second.
    ///
    /// The lane is that of x. choice: before its parameters are loaded, the instruction is a fault.
    pub(crate) fn vector_batch_norm_back_prop(&self, op: &operations::BatchNormBackProp) -> Result<Effect, Fault> {
        if op.op != AluOp::BYPASS {
            return Err(Fault::illegal("op", "the opcode says what is computed: it is BYPASS"));
        }
        let channels = op.num_active_channels.into();
        let x = self.source("src0_mem_pattern", &op.src0_mem_pattern, op.in0_in1_dtype.dtype_lo(), channels)?;
        let dy = self.source("src1_mem_pattern", &op.src1_mem_pattern, op.in0_in1_dtype.dtype_hi(), channels)?;
        let mut dst = self.sink("dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, channels)?;
        same_length(&x.operand, &dy.operand)?;
        same_length(&x.operand, &dst.operand)?;
        let sources = [(x.operand.name, x.format), (dy.operand.name, dy.format)];
        alu::check(AluOp::BYPASS, Class::Arithmetic, &sources, &[(dst.operand.name, dst.format)])?;
        let (mut row, mut dys) = (Vec::new(), Vec::new());
        for channel in 0..channels {
            let lane = x.operand.partition + channel;
            let Some(BatchNorm { count, mean, scale, a, b }) =
                self.core.lanes(self.engine).batch_norm.get(lane as usize).copied().flatten()
            else {
                return Err(Fault::illegal("parameters", format!("no BATCH_NORM_PARAM_LOAD has loaded those of lane {lane}")));
            };
            f32::load(&x, channel, &mut row);
            f32::load(&dy, channel, &mut dys);
            for (x, dy) in row.iter_mut().zip(&dys) {
                *x = (dy * count - ((*x - mean) * b + a)) * scale;
            }
            f32::save(&mut dst, &row);
        }
        Ok(dst.effect())
    }

    /// The effect that gives parameters to the lanes of a source.
    fn loaded(&self, src: &Source<'_>, lanes: Vec<BatchNorm>) -> Effect {
        let updates = vec![LaneUpdate::BatchNorm(src.operand.partition, lanes)];
        Effect::Lanes(Box::new(LaneEffect { engine: self.engine, stores: Vec::new(), updates }))
    }
}

/// Whether a source holds so many coefficients.
fn coefficients(src: &Source<'_>, count: usize) -> Result<(), Fault> {
    family("dtype", src.format)?;
    match src.len() {
        n if n == count => Ok(()),
        n => Err(Fault::illegal("src_mem_pattern", format!("it is {count} coefficients a partition, not {n}"))),
    }
}

/// Whether a type is one of parameters.
fn family(name: &'static str, format: Format) -> Result<(), Fault> {
    match format {
        Format::F32 | Format::F16 | Format::Bf16 => Ok(()),
        other => Err(Fault::illegal(name, format!("parameters are FP32, FP16 or BFLOAT16, not {other:?}"))),
    }
}
