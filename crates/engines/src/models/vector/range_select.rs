//! RANGE_SELECT: elements by the position in the walk.

use tpb_records::enums::{AluOp, Dtype};
use tpb_records::operations;

use super::alu::{Lane, Rules};
use super::rows::Value;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::number::Format;
use crate::operand::same_length;

impl Models<'_> {
    /// With `i = base + k` in FP32: `dst[k] = (i cmp0 bound0) and (i cmp1 bound1) ? src[k] : fill_val`. The maximum of what is written can be folded
    /// into the accumulators, from -inf and with NaN losing (`nki_public.md` 3.5). Elements of the destination's type move unchanged, others and the
    /// fill are converted, so that a 16-bit float turns the finite fill into -inf.
    pub(crate) fn vector_range_select(&self, op: &operations::RangeSelect) -> Result<Effect, Fault> {
        if op.reduce_op != AluOp::MAX {
            return Err(Fault::illegal("reduce_op", "RANGE_SELECT folds with MAX only"));
        }
        for (name, compare) in [("comp_op0", op.comp_op0), ("comp_op1", op.comp_op1)] {
            if !matches!(compare, AluOp::IS_EQ | AluOp::IS_GT | AluOp::IS_GE | AluOp::IS_LE | AluOp::IS_LT) {
                return Err(Fault::illegal(name, format!("{compare:?} does not compare with a bound")));
            }
        }
        let channels = op.num_active_channels.into();
        let src = self.source("src_mem_pattern", &op.src_mem_pattern, op.in_out_dtype.dtype_lo(), channels)?;
        let mut dst = self.sink("dst_mem_pattern", &op.dst_mem_pattern, op.in_out_dtype.dtype_hi(), channels)?;
        same_length(&src.operand, &dst.operand)?;
        let rules = Rules::new(self.choices, &[src.format, dst.format]).suppressing();
        let [above, below] = [f32::function(op.comp_op0, &rules)?, f32::function(op.comp_op1, &rules)?];
        let bounds = [
            self.float_scalars("bound0", op.bound0, Dtype::FP32, channels)?,
            self.float_scalars("bound1", op.bound1, Dtype::FP32, channels)?,
        ];
        let load = || Err(Fault::illegal("reduce_cmd", "there is no scalar to load"));
        let mut accumulators = self.accumulators(op.reduce_cmd, AluOp::MAX, &rules, &src, load)?;
        let fill = self.converted(Format::F32, dst.format, op.fill_val.to_le_bytes().to_vec());
        let mut values = Vec::new();
        for channel in 0..channels {
            f32::load(&src, channel, &mut values);
            let mut row = self.converted(src.format, dst.format, src.row(channel));
            let [low, high] = [bounds[0].at(channel), bounds[1].at(channel)];
            for (k, (value, element)) in values.iter_mut().zip(row.chunks_exact_mut(fill.len())).enumerate() {
                let index = op.base + k as f32;
                if above(index, low) == 0.0 || below(index, high) == 0.0 {
                    *value = op.fill_val;
                    element.copy_from_slice(&fill);
                }
            }
            accumulators.fold(self, &dst, channel, &values);
            dst.copy(&row);
        }
        Ok(accumulators.effect(dst))
    }
}
