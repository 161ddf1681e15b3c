//! CROSS_LANE_REDUCE: folds across partitions, on POOL.

use tpb_records::enums::{AluOp, Opcode, ReduceAxis, ReduceOp};
use tpb_records::operations;

use super::alu::{self, Class, Rules};
use super::rows::{Sink, Source, Value};
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::operand::{Home, same_length};

impl Models<'_> {
    /// Folds all active partitions into one: position by position, or every element into a single one.
    ///
    /// ADD, MAX and AVERAGE compute in FP32; AVERAGE multiplies each element by `scale` and adds. MAX suppresses NaN. The bit vector opcode folds raw
    /// bits (`reduce_scan.md`).
    ///
    /// choice: in ascending order of partitions, and in each in the order of the walk; the architecture leaves the order free.
    pub(crate) fn vector_cross_lane_reduce(&self, op: &operations::CrossLaneReduce) -> Result<Effect, Fault> {
        let bitvec = op.opcode == Opcode::CROSS_LANE_REDUCE_BITVEC;
        let (operator, scale) = match (bitvec, op.reduce_op) {
            (false, ReduceOp::ADD) => (AluOp::ADD, None),
            (false, ReduceOp::AVERAGE) => (AluOp::ADD, Some(op.scale)),
            (false, ReduceOp::MAX) => (AluOp::MAX, None),
            (true, ReduceOp::BITWISE_OR) => (AluOp::BITWISE_OR, None),
            (true, ReduceOp::BITWISE_AND) => (AluOp::BITWISE_AND, None),
            (true, ReduceOp::BITWISE_XOR) => (AluOp::BITWISE_XOR, None),
            (_, other) => return Err(Fault::illegal("reduce_op", format!("{:?} has no {other:?}", op.opcode))),
        };
        let home = Home::Sbuf("a reduction across partitions stays in SBUF");
        let channels = op.num_active_channels.into();
        let src = self.source_in(home, "src_mem_pattern", &op.src_mem_pattern, op.in_dtype, channels)?;
        let dst = self.sink_in(home, "dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, 1)?;
        let all = match op.reduce_axis {
            ReduceAxis::ALL if dst.len() == 1 => true,
            ReduceAxis::ALL => return Err(Fault::illegal("dst_mem_pattern", "a reduction to one element writes one")),
            ReduceAxis::PARTITIONS => {
                same_length(&src.operand, &dst.operand)?;
                false
            }
            other => return Err(Fault::illegal("reduce_axis", format!("{} is no axis", other.0))),
        };
        let class = alu::class(operator, bitvec)?;
        alu::check(operator, class, &[("src_mem_pattern", src.format)], &[("dst_mem_pattern", dst.format)])?;
        let rules = Rules::new(self.choices, &[src.format, dst.format]).suppressing();
        match class {
            Class::Arithmetic => fold::<f32>(operator, &rules, all, &src, dst, |v| scale.map_or(v, |s| v * s)),
            _ if src.format != dst.format => Err(Fault::illegal("out_dtype", "a bit vector operator needs one type on both sides")),
            _ => fold::<u64>(operator, &rules, all, &src, dst, |v| v),
        }
    }
}

fn fold<L: Value>(
    op: AluOp,
    rules: &Rules,
    all: bool,
    src: &Source<'_>,
    mut dst: Sink<'_>,
    each: impl Fn(L) -> L,
) -> Result<Effect, Fault> {
    let f = L::function(op, rules)?;
    let (mut results, mut row): (Vec<L>, Vec<L>) = (Vec::new(), Vec::new());
    for channel in 0..src.operand.channels {
        L::load(src, channel, &mut row);
        row.iter_mut().for_each(|v| *v = each(*v));
        match (all, results.is_empty()) {
            (true, _) => results = results.iter().chain(&row).copied().reduce(&f).into_iter().collect(),
            (false, true) => results.clone_from(&row),
            (false, false) => results.iter_mut().zip(&row).for_each(|(acc, v)| *acc = f(*acc, *v)),
        }
    }
    L::save(&mut dst, &results);
    Ok(dst.effect())
}
