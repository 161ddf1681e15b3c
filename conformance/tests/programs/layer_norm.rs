//! Layer norm by batch-norm statistics: two halves of a row, put together; then a root on POOL, a subtraction, products and a sum.

use tpb_core::dialect::Engine;
use tpb_isa::enums::{AluOp, Dtype, ImmSrc, Opcode};
use tpb_isa::types::{DtypePair, Events, ImmValInstFieldArm, PartitionOffset, Tensor2d, Tensor3d, Tensor4d};
use tpb_isa::{Isa, Operation, operations};

use crate::harness::*;

/// Partitions, a row each; elements of a row, and of the part that statistics are of at once.
const ROWS: u8 = 128;
const COLUMNS: u16 = 768;
const PART: u16 = 384;
/// Added to the variance.
const EPSILON: f32 = 1e-5;
/// Places in a partition: elements, factors, offsets, statistics of the parts, mean and variance, reciprocal of the standard deviation, result.
const X: u32 = 0;
const GAMMA: u32 = 4096;
const BETA: u32 = 8192;
const PARTS: u32 = 12288;
const MEAN: u32 = 12416;
const VARIANCE: u32 = 12420;
const INVERSE: u32 = 12480;
const Y: u32 = 16384;
/// Semaphores.
const LOADED: u8 = 20;
const DESCRIBED: u8 = 21;
const INVERTED: u8 = 22;
const DONE: u8 = 23;

fn statistics(part: u32, events: Events) -> Operation {
    let from = X + 4 * part * u32::from(PART);
    Operation::BatchNormStats(operations::BatchNormStats {
        opcode: Opcode::BATCH_NORM_STATS2,
        events,
        src_mem_pattern: Tensor4d::ZERO.with_start_addr(sbuf(from)).with_step_elem([1; 4]).with_num_elem([PART, 1, 1, 1]),
        in_dtype: Dtype::FP32,
        out_dtype: Dtype::FP32,
        num_active_channels: ROWS,
        even_count: f32::from(PART / 2),
        odd_count: f32::from(PART / 2),
        dst_mem_pattern: Tensor2d::ZERO.with_start_addr(sbuf(PARTS + 24 * part)).with_step_elem([1, 1]).with_num_elem([6, 1]),
        ..Default::default()
    })
}

/// Two operators in a row, with their scalars.
fn scalars((from, to): (u32, u32), count: u16, ops: [AluOp; 2], imms: [ImmValInstFieldArm; 2], events: Events) -> Operation {
    let source = |imm| match imm {
        ImmValInstFieldArm::ImmPtr(_) => ImmSrc::POINTER_IMMEDIATE,
        _ => ImmSrc::INSTRUCTION_IMMEDIATE,
    };
    Operation::TensorScalar(operations::TensorScalar {
        opcode: Opcode::TENSOR_SCALAR_ARITH_OP,
        events,
        src_mem_pattern: line3(sbuf(from), 1, count),
        dst_mem_pattern: line3(sbuf(to), 1, count),
        in_dtype: Dtype::FP32,
        out_dtype: Dtype::FP32,
        num_active_channels: ROWS,
        op0: ops[0],
        op1: ops[1],
        imm0_src: source(imms[0]),
        imm1_src: source(imms[1]),
        imm0: imms[0],
        imm1: imms[1],
        ..Default::default()
    })
}

/// `y = y op row`, element by element.
fn rows(row: u32, op: AluOp, events: Events) -> Operation {
    let line = |at| Tensor3d::ZERO.with_start_addr(sbuf(at)).with_step_elem([1; 3]).with_num_elem([COLUMNS, 1, 1]);
    Operation::TensorTensor(operations::TensorTensor {
        opcode: Opcode::TENSOR_TENSOR_ARITH_OP,
        events,
        in0_in1_dtype: DtypePair(0).with_dtype_lo(Dtype::FP32).with_dtype_hi(Dtype::FP32),
        out_dtype: Dtype::FP32,
        op,
        num_active_channels: ROWS,
        src0_mem_pattern: line(Y),
        src1_mem_pattern: line(row),
        dst_mem_pattern: line(Y),
        ..Default::default()
    })
}

/// X is 128 x 768, gamma and beta are 768, all FP32; `(x - mean) / sqrt(variance + 1e-5) gamma + beta` by rows. DVE, which has no root, waits for POOL's.
fn streams() -> Vec<(Engine, Vec<Operation>)> {
    let pointer = |at| ImmValInstFieldArm::ImmPtr(PartitionOffset(at));
    let value = ImmValInstFieldArm::ImmArithFp32;
    let dve = vec![
        statistics(0, wait(LOADED)),
        statistics(1, Events::ZERO),
        Operation::BatchNormAggregate(operations::BatchNormAggregate {
            src_mem_pattern: Tensor4d::ZERO.with_start_addr(sbuf(PARTS)).with_step_elem([1; 4]).with_num_elem([12, 1, 1, 1]),
            in_dtype: Dtype::FP32,
            out_dtype: Dtype::FP32,
            num_active_channels: ROWS,
            dst_mem_pattern: Tensor2d::ZERO.with_start_addr(sbuf(MEAN)).with_step_elem([1, 1]).with_num_elem([2, 1]),
            ..Default::default()
        }),
        scalars((VARIANCE, VARIANCE), 1, [AluOp::ADD, AluOp::BYPASS], [value(EPSILON), value(0.0)], Events::ZERO.then(DESCRIBED)),
        scalars((X, Y), COLUMNS, [AluOp::SUBTRACT, AluOp::MULT], [pointer(MEAN), pointer(INVERSE)], wait(INVERTED)),
        rows(GAMMA, AluOp::MULT, Events::ZERO),
        rows(BETA, AluOp::ADD, Events::ZERO.then(DONE)),
    ];
    let pool = vec![
        trigger("q_in", Events::ZERO),
        signal(wait(10).then(LOADED)),
        scalars((VARIANCE, INVERSE), 1, [AluOp::RSQRT, AluOp::BYPASS], [value(0.0); 2], wait(DESCRIBED).then(INVERTED)),
        trigger("q_out", wait(DONE)),
        signal(wait(11)),
    ];
    vec![(Engine::Dve, dve), (Engine::Pool, pool)]
}

/// Mean and sum of squared distances of every other element of a part, each operation rounded, in the order of the facts.
fn moving(x: &[f32], first: usize) -> (f32, f32) {
    let (mut mean, mut squares, mut n) = (0.0f32, 0.0f32, 0.0f32);
    let mut i = first;
    while i < x.len() {
        n += 1.0;
        let r = 1.0 / n;
        let old = mean;
        mean = (1.0 - r) * old + r * x[i];
        squares += (x[i] - mean) * (x[i] - old);
        i += 2;
    }
    (mean, squares)
}

/// Mean and variance of four lots of elements, in the order of the facts.
fn together(lots: &[(f32, f32)]) -> (f32, f32) {
    let (mut mean, mut variance, mut n) = (0.0f32, 0.0f32, 0.0f32);
    for (lot_mean, squares) in lots {
        let count = f32::from(PART / 2);
        let r = 1.0 / (count + n);
        let d = mean - lot_mean;
        mean = (mean * n + count * lot_mean) * r;
        variance = (variance * n + squares) * r + count * n * d * d * r * r;
        n += count;
    }
    (mean, variance)
}

#[test]
fn layer_norm() {
    let (rows, columns) = (usize::from(ROWS), usize::from(COLUMNS));
    let scale = |(i, v): (usize, f32)| v * (0.5 + (i / columns % 7) as f32) + (i / columns) as f32 / 3.0 - 20.0;
    let x: Vec<f32> = moderate(9, rows * columns).into_iter().enumerate().map(scale).collect();
    let gamma: Vec<f32> = moderate(10, columns).into_iter().map(|v| 1.0 + v / 3.0).collect();
    let beta: Vec<f32> = moderate(11, columns).into_iter().map(|v| v / 3.0).collect();
    let (mut want, mut exact) = (Vec::new(), Vec::new());
    for row in x.chunks(columns) {
        let lots: Vec<_> = row.chunks(PART.into()).flat_map(|part| [moving(part, 0), moving(part, 1)]).collect();
        let (mean, variance) = together(&lots);
        let inverse = 1.0 / (variance + EPSILON).sqrt();
        want.extend((0..columns).map(|i| (row[i] - mean) * inverse * gamma[i] + beta[i]));
        let mean = row.iter().map(|v| f64::from(*v)).sum::<f64>() / columns as f64;
        let variance = row.iter().map(|v| (f64::from(*v) - mean).powi(2)).sum::<f64>() / columns as f64;
        let deviation = (variance + f64::from(EPSILON)).sqrt();
        exact.extend((0..columns).map(|i| (f64::from(row[i]) - mean) / deviation * f64::from(gamma[i]) + f64::from(beta[i])));
    }
    for name in ["sunda", "cayman", "mariana", "mariana_plus", "maverick"] {
        let isa: &Isa = isa(name);
        let inputs = [("x", &x), ("gamma", &gamma), ("beta", &beta)].map(|(name, list)| (name, fp32(list)));
        let outputs = run("layer_norm", isa, &streams(), inputs);
        let got = from_fp32(&outputs["y"]);
        same(isa, &got, &want);
        // Against double precision: results are about as large as 2, and the means of some rows 70 times as large as their deviations.
        let worst = got.iter().zip(&exact).map(|(g, e)| (f64::from(*g) - e).abs()).fold(0.0, f64::max);
        println!("{name}: {worst:.2e} from double precision");
        assert!(worst < 5e-5, "{name}: {worst}");
    }
}
