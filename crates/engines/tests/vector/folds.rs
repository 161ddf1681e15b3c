//! Folds: TENSOR_REDUCE, TENSOR_CUMULATIVE, CROSS_LANE_REDUCE, pooling.

use proptest::prelude::*;
use tpb_core::dialect::Engine;
use tpb_isa::enums::{AluOp, Dtype, Opcode, PoolType, ReduceAxis, ReduceOp, TensorSubdim};
use tpb_isa::{Operation, operations};

use crate::common::*;
use crate::reference::*;

const SUBDIMS: [TensorSubdim; 4] = [TensorSubdim::X, TensorSubdim::XY, TensorSubdim::XYZ, TensorSubdim::XYZW];

/// A source of four dimensions, a destination for its folds over the innermost `dims`, or for all of its elements.
fn folded(counts: [u16; 4], steps: [i16; 4], partition: u32, dims: usize, all: bool, [from, to]: [Dtype; 2]) -> (Tensor, Tensor, usize) {
    let src = Tensor { partition, byte: REGION / 2, steps, counts, dtype: from };
    let period: u16 = counts[..dims].iter().product();
    let results: u16 = counts.iter().product::<u16>() / if all { 1 } else { period };
    let dst = Tensor { partition, byte: 2 * REGION + REGION / 2, steps: [-1, 1, 1, 1], counts: [results, 1, 1, 1], dtype: to };
    (src, dst, period.into())
}

fn reduction(opcode: Opcode, op: AluOp, dims: usize, negated: bool, channels: u32, src: &Tensor, dst: &Tensor) -> Operation {
    Operation::TensorReduce(operations::TensorReduce {
        opcode,
        src_mem_pattern: src.m4(),
        in_dtype: src.dtype,
        out_dtype: dst.dtype,
        num_active_channels: channels as u8,
        negated: negated.into(),
        op,
        op_dim: SUBDIMS[dims - 1],
        dst_mem_pattern: dst.m4(),
        ..Default::default()
    })
}

fn cumulation(opcode: Opcode, op: AluOp, dims: usize, channels: u32, src: &Tensor, dst: &Tensor) -> Operation {
    Operation::TensorCumulative(operations::TensorCumulative {
        opcode,
        src_mem_pattern: src.m4(),
        in_dtype: src.dtype,
        out_dtype: dst.dtype,
        num_active_channels: channels as u8,
        op,
        op_dim: SUBDIMS[dims - 1],
        dst_mem_pattern: dst.m4(),
        ..Default::default()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    /// A left fold in FP32, or every value on its way.
    #[test]
    fn reductions_and_cumulations(
        counts in [1u16..5, 1u16..4, 1u16..4, 1u16..3],
        steps in [-3i16..4, -6i16..7, -9i16..10, -20i16..21],
        (_, channels, partition) in shape(),
        dims in 1usize..5,
        dtypes in [any_of(&DTYPES), any_of(&DTYPES)],
        op in any_of(&GENERAL),
        negated: bool,
        cumulates: bool,
        seed: u64,
    ) {
        let (src, dst, period) = folded(counts, steps, partition, dims, cumulates, dtypes);
        let operation = match cumulates {
            false => reduction(Opcode::TENSOR_REDUCE_ARITH_OP, op, dims, negated, channels, &src, &dst),
            true => cumulation(Opcode::TENSOR_CUMULATIVE_ARITH_OP, op, dims, channels, &src, &dst),
        };
        let special = dtypes.iter().all(|d| is_float(*d));
        let mut machine = prepared(isa("mariana"), Engine::Dve, vec![operation], contents(seed, [Some(src.dtype), None, Some(dst.dtype), None], special));
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let x = src.floats(&image, channel);
            let mut out = Vec::new();
            for start in (0..x.len()).step_by(period) {
                let mut acc = x[start];
                let mut all = vec![acc];
                for v in &x[start + 1..start + period] {
                    acc = float_op(op, acc, *v);
                    all.push(acc);
                }
                if cumulates {
                    out.extend(all);
                } else {
                    out.push(if negated { -acc } else { acc });
                }
            }
            dst.write_floats(&mut want, channel, &out);
        }
        dst.check(&machine, want, channels, &format!("{op:?} {negated} {dims} {src:?} {dst:?}"));
    }

    /// The integer engine of POOL, positions, and bits on DVE.
    #[test]
    fn integer_reductions(
        counts in [1u16..5, 1u16..4, 1u16..4, 1u16..3],
        (_, channels, partition) in shape(),
        dims in 1usize..5,
        (op, dtype) in prop_oneof![
            (any_of(&[AluOp::ADD_INT, AluOp::MULT_INT, AluOp::MAX_INT, AluOp::MIN_INT, AluOp::AMAX_INT, AluOp::AMIN_INT]), any_of(&[Dtype::INT32, Dtype::INT64])),
            (any_of(&[AluOp::ADD_INT, AluOp::MULT_UINT, AluOp::MAX_UINT, AluOp::MIN_UINT, AluOp::AMAX_UINT, AluOp::AMIN_UINT]), any_of(&[Dtype::UINT32, Dtype::UINT64])),
            (any_of(&[AluOp::BITWISE_AND, AluOp::BITWISE_OR, AluOp::BITWISE_XOR]), any_of(&[Dtype::UINT8, Dtype::UINT16, Dtype::UINT32, Dtype::INT32])),
        ],
        seed: u64,
    ) {
        let position = [AluOp::AMAX_INT, AluOp::AMIN_INT, AluOp::AMAX_UINT, AluOp::AMIN_UINT].contains(&op);
        let bitvec = [AluOp::BITWISE_AND, AluOp::BITWISE_OR, AluOp::BITWISE_XOR].contains(&op);
        let out = if position { Dtype::UINT32 } else { dtype };
        let (src, dst, period) = folded(counts, [1, 5, 15, 40], partition, dims, false, [dtype, out]);
        let (opcode, engine) = if bitvec { (Opcode::TENSOR_REDUCE_BITVEC_OP, Engine::Dve) } else { (Opcode::TENSOR_REDUCE_ARITH_OP, Engine::Pool) };
        let mut machine = prepared(isa("cayman"), engine, vec![reduction(opcode, op, dims, false, channels, &src, &dst)], contents(seed, [None; 4], false));
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        let width = 8 * size(dtype) as u32;
        for channel in 0..channels {
            let x = src.bits(&image, channel);
            let results: Vec<u64> = x
                .chunks(period)
                .map(|x| {
                    let mut acc = signed(dtype, x[0]);
                    let mut best = 0;
                    for (k, v) in x.iter().enumerate().skip(1) {
                        let v = signed(dtype, *v);
                        if position {
                            let largest = op == AluOp::AMAX_INT || op == AluOp::AMAX_UINT;
                            if (largest && v > acc) || (!largest && v < acc) {
                                (best, acc) = (k, v);
                            }
                        } else {
                            acc = signed(dtype, integer_op(op, width, acc, v) as u64);
                        }
                    }
                    if position { best as u64 } else { acc as u64 }
                })
                .collect();
            dst.write(&mut want, channel, &results);
        }
        dst.check(&machine, want, channels, &format!("{op:?} {dtype:?} {dims}"));
    }

    /// Across partitions, position by position or into one element.
    #[test]
    fn across_partitions(
        counts in [1u16..5, 1u16..4, 1u16..3],
        channels in 1u32..129,
        op in any_of(&[ReduceOp::ADD, ReduceOp::AVERAGE, ReduceOp::MAX, ReduceOp::BITWISE_OR, ReduceOp::BITWISE_AND, ReduceOp::BITWISE_XOR]),
        dtypes in [any_of(&DTYPES), any_of(&DTYPES)],
        bits in any_of(&[Dtype::UINT8, Dtype::UINT16, Dtype::UINT32]),
        all: bool,
        scale in 0.01f32..2.0,
        seed: u64,
    ) {
        let bitvec = [ReduceOp::BITWISE_OR, ReduceOp::BITWISE_AND, ReduceOp::BITWISE_XOR].contains(&op);
        let [from, to] = if bitvec { [bits; 2] } else { dtypes };
        let n = counts.iter().product::<u16>();
        let src = Tensor { byte: REGION / 2, steps: [-1, 4, 12, 1], counts: [counts[0], counts[1], counts[2], 1], ..Tensor::row(0, 1, from) };
        let dst = Tensor { partition: 32, ..Tensor::row(2, if all { 1 } else { n }, to) };
        let operation = operations::CrossLaneReduce {
            opcode: if bitvec { Opcode::CROSS_LANE_REDUCE_BITVEC } else { Opcode::CROSS_LANE_REDUCE_ARITH },
            src_mem_pattern: src.t4(),
            in_dtype: from,
            out_dtype: to,
            num_active_channels: channels as u8,
            reduce_op: op,
            reduce_axis: if all { ReduceAxis::ALL } else { ReduceAxis::PARTITIONS },
            scale,
            dst_mem_pattern: dst.t4(),
            ..Default::default()
        };
        let special = [from, to].iter().all(|d| is_float(*d));
        let mut machine = prepared(isa("mariana"), Engine::Pool, vec![Operation::CrossLaneReduce(operation)], contents(seed, [Some(from), None, Some(to), None], special));
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        // The elements that meet in each result, partition after partition.
        let mut groups: Vec<Vec<(f32, u64)>> = vec![Vec::new(); if all { 1 } else { n.into() }];
        for channel in 0..channels {
            for (k, pair) in src.floats(&image, channel).into_iter().zip(src.bits(&image, channel)).enumerate() {
                groups[if all { 0 } else { k }].push(pair);
            }
        }
        for (group, place) in groups.iter().zip(dst.places()) {
            let floats = |f: &dyn Fn(f32, f32) -> f32, each: &dyn Fn(f32) -> f32| {
                let mut acc = each(group[0].0);
                for (v, _) in &group[1..] {
                    acc = f(acc, each(*v));
                }
                encode(to, acc)
            };
            let raw = |f: fn(u64, u64) -> u64| group.iter().map(|(_, b)| *b).reduce(f).unwrap();
            let code = match op {
                ReduceOp::ADD => floats(&|a, b| a + b, &|v| v),
                ReduceOp::AVERAGE => floats(&|a, b| a + b, &|v| v * scale),
                ReduceOp::MAX => floats(&|a, b| float_op(AluOp::MAX, a, b), &|v| v),
                ReduceOp::BITWISE_OR => raw(|a, b| a | b),
                ReduceOp::BITWISE_AND => raw(|a, b| a & b),
                _ => raw(|a, b| a ^ b),
            };
            want.put(32, place, &code.to_le_bytes()[..size(to)]);
        }
        dst.check(&machine, want, 1, &format!("{op:?} {all} {src:?} {dst:?}"));
    }

    /// Windows of a stream.
    #[test]
    fn windows(
        counts in [1u16..5, 1u16..4, 1u16..4, 1u16..3],
        steps in [-3i16..4, -6i16..7, -9i16..10, -20i16..21],
        (_, channels, partition) in shape(),
        dims in 1usize..5,
        which in 0u8..3,
        dtypes in [any_of(&DTYPES), any_of(&DTYPES)],
        scale in 0.01f32..2.0,
        seed: u64,
    ) {
        let to = if which == 2 { Dtype::UINT16 } else { dtypes[1] };
        let (src, dst, period) = folded(counts, steps, partition, dims, false, [dtypes[0], to]);
        let (src_mem_pattern, dst_mem_pattern, num_active_channels) = (src.t4(), dst.t4(), channels as u8);
        let (in_dtype, out_dtype, pool_dim) = (src.dtype, to, SUBDIMS[dims - 1]);
        let operation = match which {
            2 => Operation::MaxPoolSelect(operations::MaxPoolSelect {
                opcode: Opcode::MAX_POOL_SELECT,
                src_mem_pattern, in_dtype, out_dtype, num_active_channels, pool_dim, pool_scale: 1.0, dst_mem_pattern,
                ..Default::default()
            }),
            _ => Operation::Pool(operations::Pool {
                opcode: Opcode::POOL,
                pool_func: if which == 0 { PoolType::MAX_POOL } else { PoolType::AVG_POOL },
                src_mem_pattern, in_dtype, out_dtype, num_active_channels, pool_dim, pool_scale: scale, dst_mem_pattern,
                ..Default::default()
            }),
        };
        let special = dtypes.iter().all(|d| is_float(*d));
        let mut machine = prepared(isa("mariana"), Engine::Pool, vec![operation], contents(seed, [Some(src.dtype), None, Some(to), None], special));
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let x = src.floats(&image, channel);
            let mut out = Vec::new();
            for window in x.chunks(period) {
                let (mut most, mut at, mut sum) = (f32::NEG_INFINITY, 0, 0.0f32);
                for (k, v) in window.iter().enumerate() {
                    if *v > most {
                        (most, at) = (*v, k);
                    }
                    sum += v;
                }
                out.push(match which {
                    0 => most,
                    1 => sum * scale,
                    _ => at as f32,
                });
            }
            dst.write_floats(&mut want, channel, &out);
        }
        dst.check(&machine, want, channels, &format!("{which} {dims} {src:?} {dst:?}"));
    }
}

/// The stream that the header works out: 2 by 2 windows of a 4 by 4 map.
#[test]
fn the_worked_stream() {
    let src = Tensor { steps: [1, 4, 2, 8], counts: [2, 2, 2, 2], ..Tensor::row(0, 1, Dtype::UINT8) };
    let dst = Tensor::row(2, 4, Dtype::UINT8);
    let operation = operations::Pool {
        opcode: Opcode::POOL,
        src_mem_pattern: src.t4(),
        in_dtype: src.dtype,
        out_dtype: dst.dtype,
        num_active_channels: 1,
        pool_func: PoolType::MAX_POOL,
        pool_dim: TensorSubdim::XY,
        pool_scale: 1.0,
        dst_mem_pattern: dst.t4(),
        ..Default::default()
    };
    let map = b"abcdmnopqrstvwxy";
    let mut machine = prepared(isa("cayman"), Engine::Pool, vec![Operation::Pool(operation)], |_| {
        let mut row = map.to_vec();
        row.resize(BYTES as usize, 0);
        row
    });
    complete(&mut machine);
    // The windows are abmn, cdop, qrvw, stxy.
    assert_eq!(get(&machine, tpb_engines::memory::Space::Sbuf, 0, dst.byte, 4), b"npwy");
}

/// The transposed opcodes fold the transposed source; the BF16 opcodes of SUNDA have their operator in their name.
#[test]
fn opcodes_with_a_meaning_of_their_own() {
    let src = Tensor { counts: [32, 2, 1, 1], steps: [1, 32, 1, 1], ..Tensor::row(0, 1, Dtype::FP32) };
    let dst = Tensor::row(2, 2, Dtype::FP32);
    let transposed = reduction(Opcode::TRANSPOSE_TENSOR_REDUCE_ARITH_OP, AluOp::ADD, 1, false, 64, &src, &dst);
    let mut machine = prepared(isa("mariana"), Engine::Dve, vec![transposed], contents(5, [Some(Dtype::FP32); 4], false));
    let image = before_and_after(&mut machine);
    let mut want = image.clone();
    for channel in 0..64u32 {
        let (group, lane) = (channel / 32 * 32, (channel % 32) as usize);
        let sums: Vec<f32> = (0..2)
            .map(|block| {
                let column: Vec<f32> = (0..32).map(|e| src.floats(&image, group + e)[32 * block + lane]).collect();
                column[1..].iter().fold(column[0], |acc, v| acc + v)
            })
            .collect();
        dst.write_floats(&mut want, channel, &sums);
    }
    dst.check(&machine, want, 64, "transposed");

    for (opcode, op) in [(Opcode::TENSOR_REDUCE_ADD_BF16, AluOp::ADD), (Opcode::TENSOR_REDUCE_MAX_BF16, AluOp::MAX)] {
        let (src, dst) = (Tensor::row(0, 16, Dtype::BFLOAT16), Tensor::row(2, 1, Dtype::FP32));
        let operation = reduction(opcode, AluOp::BYPASS, 1, false, 3, &src, &dst);
        let mut machine = prepared(isa("sunda"), Engine::Dve, vec![operation], contents(6, [Some(Dtype::BFLOAT16); 4], false));
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..3 {
            let x = src.floats(&image, channel);
            dst.write_floats(&mut want, channel, &[x[1..].iter().fold(x[0], |acc, v| float_op(op, acc, *v))]);
        }
        dst.check(&machine, want, 3, &format!("{opcode:?}"));
    }
}
