//! The FP32 accumulator of each lane: what starts it, what is folded into it, and its read-out.

use tpb_core::dialect::Engine;
use tpb_records::enums::{AccumCmd, AluOp, Dtype};
use tpb_records::operations;
use tpb_records::types::ImmValInstFieldArm;

use super::alu::{self, Class, Function, Lane, Right, Rules};
use super::rows::{Sink, Source, Value};
use crate::choices::Folded;
use crate::effect::{Effect, Fold};
use crate::fault::Fault;
use crate::models::Models;
use crate::models::lanes::Lanes;
use crate::number::{Format, narrow, widen};
use crate::operand::{Forms, same_length};

/// The accumulators of the active lanes while an instruction runs. A lane is the partition that the source is read from.
///
/// choice: the elements are folded serially in the order of the walk, as stored or before their conversion, see [`Folded`]. After IDLE, which
/// leaves the accumulators undefined (`conflicts.NKI` 4), they hold what they held.
pub(super) struct Accumulators<'r> {
    engine: Engine,
    lane: u32,
    values: Vec<f32>,
    folds: bool,
    changes: bool,
    fold: Function<'r, f32>,
}

impl Accumulators<'_> {
    /// Folds the results of a channel, which go to `dst`: each is the left operand (`conflicts.NKI` 3).
    pub(super) fn fold(&mut self, models: &Models<'_>, dst: &Sink<'_>, channel: u32, row: &[f32]) {
        let (true, Some(value)) = (self.folds, self.values.get_mut(channel as usize)) else { return };
        let fold = |acc, x: &f32| (self.fold)(*x, acc);
        *value = match (models.choices.folded, dst.format) {
            (Folded::Result, _) | (_, Format::F32) => row.iter().fold(*value, fold),
            (Folded::Stored, format) => widen(format, &narrow(format, row, &models.choices.casts)).iter().fold(*value, fold),
        };
    }

    /// The same on FP32 results, with the value after every element in its place.
    fn fold_each(&mut self, channel: u32, row: &mut [f32]) {
        if let Some(value) = self.values.get_mut(channel as usize) {
            for x in row {
                *value = (self.fold)(*x, *value);
                *x = *value;
            }
        }
    }

    /// The effect of the instruction: its result, and the accumulators if they change.
    pub(super) fn effect(self, dst: Sink<'_>) -> Effect {
        if !self.changes {
            return dst.effect();
        }
        let Self { engine, lane, values, .. } = self;
        Effect::Fold(Box::new(Fold { stores: dst.stores(), engine, lane, values }))
    }
}

impl Models<'_> {
    /// The accumulators of the lanes of `src` under a command, for results that `op` folds.
    ///
    /// ZERO puts the identity of the operator (0 for ADD and SUBTRACT, 1 for MULT, -inf for MAX, +inf for MIN) and folds nothing,
    /// ZERO_ACCUMULATE folds on top of it, ACCUMULATE goes on, LOAD_ACCUMULATE starts from `load` (`closed_by_nki.md`, G5 24).
    pub(super) fn accumulators<'r>(
        &self,
        command: AccumCmd,
        op: AluOp,
        rules: &'r Rules,
        src: &Source<'_>,
        load: impl FnOnce() -> Result<Lanes, Fault>,
    ) -> Result<Accumulators<'r>, Fault> {
        let (engine, lane) = (self.engine, src.operand.partition);
        let channels = 0..src.operand.channels;
        let values = match command {
            AccumCmd::IDLE => Vec::new(),
            AccumCmd::ZERO | AccumCmd::ZERO_ACCUMULATE => {
                let identity = identity(op)?;
                channels.map(|_| identity).collect()
            }
            AccumCmd::ACCUMULATE => channels.map(|c| self.core.accumulators.lane(engine, lane + c)).collect(),
            AccumCmd::LOAD_ACCUMULATE => {
                let load = load()?;
                channels.map(|c| load.at(c as usize)).collect()
            }
            other => return Err(Fault::illegal("accumulator_cmd", format!("{} is no command", other.0))),
        };
        let folds = matches!(command, AccumCmd::ACCUMULATE | AccumCmd::ZERO_ACCUMULATE | AccumCmd::LOAD_ACCUMULATE);
        Ok(Accumulators { engine, lane, values, folds, changes: command != AccumCmd::IDLE, fold: f32::function(op, rules)? })
    }

    /// TENSOR_SCALAR_CACHE_REDUCE: `dst[k] = src[k] op0 imm0`, and the accumulator folds the results with op1 (`reduce_scan.md`).
    pub(crate) fn vector_cache_reduce(&self, op: &operations::TensorScalarCacheReduce) -> Result<Effect, Fault> {
        let &operations::TensorScalarCacheReduce {
            accumulator_cmd, in_dtype, out_dtype, num_active_channels, op0, op1, imm0, imm1, ..
        } = op;
        let cache = Cache { accumulator_cmd, in_dtype, out_dtype, channels: num_active_channels.into(), ops: [op0, op1], each: false };
        self.cache(cache, [imm0, imm1], (&op.src_mem_pattern, &op.dst_mem_pattern))
    }

    /// TENSOR_SCALAR_CACHE_CUMULATIVE: the same, and `dst[k]` is the accumulator after element k.
    pub(crate) fn vector_cache_cumulative(&self, op: &operations::TensorScalarCacheCumulative) -> Result<Effect, Fault> {
        let &operations::TensorScalarCacheCumulative {
            accumulator_cmd,
            in_dtype,
            out_dtype,
            num_active_channels,
            op0,
            op1,
            imm0,
            imm1,
            ..
        } = op;
        let cache = Cache { accumulator_cmd, in_dtype, out_dtype, channels: num_active_channels.into(), ops: [op0, op1], each: true };
        self.cache(cache, [imm0, imm1], (&op.src_mem_pattern, &op.dst_mem_pattern))
    }

    fn cache<F: Forms>(&self, cache: Cache, [imm0, imm1]: [ImmValInstFieldArm; 2], (src, dst): (&F, &F)) -> Result<Effect, Fault> {
        let Cache { accumulator_cmd, in_dtype, out_dtype, channels, ops: [op0, op1], each } = cache;
        let src = self.source_of("src_mem_pattern", src, in_dtype, channels)?;
        let mut dst = self.sink_of("dst_mem_pattern", dst, out_dtype, channels)?;
        same_length(&src.operand, &dst.operand)?;
        for op in [op0, op1] {
            if alu::class(op, false)? != Class::Arithmetic {
                return Err(Fault::illegal("op0", format!("the accumulators have no {op:?}")));
            }
            alu::check(op, Class::Arithmetic, &[("src_mem_pattern", src.format)], &[("dst_mem_pattern", dst.format)])?;
        }
        if !matches!(accumulator_cmd, AccumCmd::ACCUMULATE | AccumCmd::ZERO_ACCUMULATE | AccumCmd::LOAD_ACCUMULATE) {
            return Err(Fault::illegal("accumulator_cmd", "it has to say how the fold begins"));
        }
        let rules = Rules::new(self.choices, &[src.format, dst.format]);
        let scalar = self.lanes("imm0", imm0, Format::F32, channels)?;
        let load = || self.lanes("imm1", imm1, Format::F32, channels);
        let mut accumulators = self.accumulators(accumulator_cmd, op1, &rules, &src, load)?;
        let mut row = Vec::new();
        for channel in 0..channels {
            f32::load(&src, channel, &mut row);
            if op0 != AluOp::BYPASS {
                f32::rows(op0, &rules, &mut row, Right::Scalar(scalar.at(channel as usize)), false)?;
            }
            if each {
                accumulators.fold_each(channel, &mut row);
            } else {
                accumulators.fold(self, &dst, channel, &row);
            }
            f32::save(&mut dst, &row);
        }
        Ok(accumulators.effect(dst))
    }
}

/// What the two cache opcodes have in common.
#[derive(Clone, Copy)]
struct Cache {
    accumulator_cmd: AccumCmd,
    in_dtype: Dtype,
    out_dtype: Dtype,
    channels: u32,
    ops: [AluOp; 2],
    /// Whether every element of the destination is the accumulator, and not the elementwise result.
    each: bool,
}

/// The value that changes nothing under an operator.
pub(super) fn identity(op: AluOp) -> Result<f32, Fault> {
    match op {
        AluOp::ADD | AluOp::SUBTRACT => Ok(0.0),
        AluOp::MULT => Ok(1.0),
        AluOp::MAX => Ok(f32::NEG_INFINITY),
        AluOp::MIN => Ok(f32::INFINITY),
        other => Err(Fault::illegal("op1", format!("{other:?} does not fold into the accumulators"))),
    }
}
