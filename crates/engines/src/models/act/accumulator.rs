//! Accumulators: folding into them and reading them.

use tpb_core::dialect::Engine;
use tpb_records::enums::Opcode;
use tpb_records::operations;

use crate::choices::Folded;
use crate::effect::{Effect, Fold, Store};
use crate::fault::Fault;
use crate::models::Models;
use crate::models::lanes::Lanes;
use crate::models::vector::rows::{Sink, Value};
use crate::number::{narrow, widen};
use crate::operand::{Home, Operand, format};

/// What a lane holds before the first value is folded in.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::models) enum Start {
    /// What it held.
    Held,
    /// These values.
    Given(Lanes),
}

impl Models<'_> {
    /// The effect of an elementwise instruction: `results`, partition by partition in the order of the walk, go to `dst`; with
    /// `fold`, the lanes of the source's partitions take them up too.
    ///
    /// choice: a lane folds its elements in the order of the walk, each step rounded to FP32; the sources give no order (`gaps.G4`).
    pub(in crate::models) fn stored(
        &self,
        (src, mut dst): (&Operand, Sink<'_>),
        results: Vec<f32>,
        fold: Option<(Start, impl Fn(f32, f32) -> f32)>,
    ) -> Effect {
        f32::save(&mut dst, &results);
        let elements = dst.len().max(1);
        let values = fold.map(|(start, combine)| {
            let results = match self.choices.folded {
                Folded::Stored => widen(dst.format, dst.bytes()),
                Folded::Result => results,
            };
            let first = |channel: usize| match &start {
                Start::Held => self.core.accumulators.lane(self.engine, src.partition + channel as u32),
                Start::Given(lanes) => lanes.at(channel),
            };
            let lanes = results.chunks_exact(elements).enumerate();
            lanes.map(|(channel, lane)| lane.iter().fold(first(channel), |a, v| combine(a, *v))).collect()
        });
        match values {
            None => dst.effect(),
            Some(values) => Effect::Fold(Box::new(Fold { stores: dst.stores(), engine: self.engine, lane: src.partition, values })),
        }
    }

    /// `dst[p] = accumulator[p]`, one element a partition, converted; DVE negates if asked, which does not change the accumulator.
    ///
    /// choice: reading leaves the accumulators as they are; the vendor's documentation says that they persist (`gaps.G4`).
    pub(in crate::models) fn act_read_accumulator(&self, op: &operations::ReadAccumulator) -> Result<Effect, Fault> {
        let engine = match op.opcode {
            Opcode::ACTIVATION_READ_ACCUMULATOR => Engine::Act,
            _ => Engine::Dve,
        };
        let negated = match (op.negated, engine) {
            (0, _) => false,
            (1, Engine::Dve) => true,
            (n, _) => return Err(Fault::illegal("negated", format!("{n} is no flag of {:?}", op.opcode))),
        };
        let format = format("dtype", op.dtype, self.core)?;
        let channels = op.num_active_channels.into();
        let dst = self.operand("dst_mem_pattern", &op.dst_mem_pattern, format.bytes(), channels, Home::Engine)?;
        if dst.len() != 1 {
            return Err(Fault::illegal("dst_mem_pattern", format!("an accumulator is one element a partition, not {}", dst.len())));
        }
        let lane = |i: u32| self.core.accumulators.lane(engine, dst.partition + i);
        let values: Vec<f32> = (0..channels).map(|i| if negated { -lane(i) } else { lane(i) }).collect();
        let data = narrow(format, &values, &self.choices.casts);
        Ok(Effect::store(Store { space: dst.space, partition: dst.partition, channels, pattern: dst.pattern, data }))
    }
}
