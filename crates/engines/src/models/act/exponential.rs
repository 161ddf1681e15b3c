//! EXPONENTIAL, which DVE runs without the tables of ACT.

use tpb_records::enums::{KnownAccumCmd, KnownAluOp};
use tpb_records::operations;

use super::accumulator::Start;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::models::lanes::Lanes;
use crate::number::Format;
use crate::operand::same_length;

impl Models<'_> {
    /// `dst[k] = exp(src[k] - imm0)`, the difference rounded to FP32; the accumulator sums the results.
    ///
    /// choice: the exponential is computed in double precision and rounded to FP32; how the hardware computes it is open up to
    /// mariana_plus (`conflicts.G4` 15).
    pub(in crate::models) fn dve_exponential(&self, op: &operations::Exponential) -> Result<Effect, Fault> {
        if op.op0.known() != Some(KnownAluOp::Bypass) || op.op1.known() != Some(KnownAluOp::Bypass) || op.reverse_operands.0 != 0 {
            return Err(Fault::illegal("op0", "EXPONENTIAL has no operators"));
        }
        let channels = op.num_active_channels.into();
        let src = self.source_of("src_mem_pattern", &op.src_mem_pattern, op.in_dtype, channels)?;
        let dst = self.sink_of("dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, channels)?;
        same_length(&src.operand, &dst.operand)?;
        let subtrahend = self.lanes("imm0", op.imm0, Format::F32, channels)?;
        let start = match op.accumulator_cmd.known() {
            Some(KnownAccumCmd::Idle) => None,
            Some(KnownAccumCmd::Accumulate) => Some(Start::Held),
            Some(KnownAccumCmd::ZeroAccumulate) => Some(Start::Given(Lanes::Same(0.0))),
            Some(KnownAccumCmd::LoadAccumulate) => Some(Start::Given(self.lanes("imm1", op.imm1, Format::F32, channels)?)),
            Some(KnownAccumCmd::Zero) | None => {
                return Err(Fault::illegal("accumulator_cmd", format!("EXPONENTIAL has no {:?}", op.accumulator_cmd)));
            }
        };
        let mut values = Vec::new();
        src.values_into(&mut values);
        for (channel, lane) in values.chunks_exact_mut(src.len()).enumerate() {
            let subtrahend = subtrahend.at(channel);
            lane.iter_mut().for_each(|v| *v = libm::exp(f64::from(*v - subtrahend)) as f32);
        }
        Ok(self.stored((&src.operand, dst), values, start.map(|s| (s, |a, v| a + v))))
    }
}
