//! DROPOUT.

use tpb_records::enums::{DropoutThresholdType, Dtype};
use tpb_records::operations;

use crate::effect::Effect;
use crate::effect::LaneEffect;
use crate::fault::Fault;
use crate::models::Models;
use crate::operand::same_length;
use crate::random::{lfsr, uniform};
use crate::state::lanes::LaneUpdate;
use crate::state::random::RandomUpdate;

impl Models<'_> {
    /// Every element draws a number f from its lane's shift register and is replaced by 0 where `f < threshold` (a rate of zeros) or `f > threshold` (a rate of survivors);
    /// the others keep their bits, and nothing is scaled (random facts 9). A type of 0 means FP32.
    pub(crate) fn vector_dropout(&self, op: &operations::Dropout) -> Result<Effect, Fault> {
        if op.in_dtype != op.out_dtype {
            return Err(Fault::illegal("out_dtype", "DROPOUT does not convert: it needs the type of the source"));
        }
        let zeroes: fn(f32, f32) -> bool = match op.threshold_type {
            DropoutThresholdType::DROP_RATE => |f, threshold| f < threshold,
            DropoutThresholdType::KEEP_RATE => |f, threshold| f > threshold,
            other => return Err(Fault::illegal("threshold_type", format!("{} is no threshold", other.0))),
        };
        let or_fp32 = |dtype: Dtype| if dtype.0 == 0 { Dtype::FP32 } else { dtype };
        let channels = op.num_active_channels.into();
        let src = self.source("src_mem_pattern", &op.src_mem_pattern, or_fp32(op.in_dtype), channels)?;
        let mut dst = self.sink("dst_mem_pattern", &op.dst_mem_pattern, or_fp32(op.out_dtype), channels)?;
        same_length(&src.operand, &dst.operand)?;
        let threshold = self.float_scalars("threshold", op.threshold, or_fp32(op.threshold_dtype), channels)?;
        let (lane, size) = (src.operand.partition, src.format.bytes() as usize);
        let mut states = Vec::new();
        for channel in 0..channels {
            let threshold = threshold.at(channel);
            let mut registers = self.core.lanes(self.engine).random.lfsr(lane + channel);
            let [state, ..] = &mut registers;
            let mut row = src.row(channel);
            for element in row.chunks_exact_mut(size) {
                *state = lfsr(*state);
                if zeroes(uniform(*state), threshold) {
                    element.fill(0);
                }
            }
            states.push(registers);
            dst.copy(&row);
        }
        let updates = vec![LaneUpdate::Random(RandomUpdate::Lfsr(lane, states))];
        Ok(Effect::Lanes(Box::new(LaneEffect { engine: self.engine, stores: vec![dst.store()], updates })))
    }
}
