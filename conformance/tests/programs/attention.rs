//! A program of the shape of attention: matmul, row maximum, exponential, sum, reciprocal, scale, matmul.

use tpb_core::dialect::Engine;
use tpb_isa::enums::{AccumCmd, ActivationFunc, AluOp, Dtype, ImmSrc, ImmSrcN, Opcode, ReduceCmd, TensorSubdim};
use tpb_isa::types::{
    ActivationImmArm, ActivationImmNArm, DtypePair, Events, ImmValInstFieldArm, MemPattern2dArm, PartitionOffset, Tensor1d, Tensor2d,
    Tensor3d,
};
use tpb_isa::{Isa, Operation, operations};

use crate::harness::*;

/// Queries, keys, and width of queries, keys and values.
const QUERIES: u8 = 128;
const KEYS: u8 = 96;
const WIDTH: u8 = 64;
/// Places in a partition: queries and keys by width, values by key, the identity; negated maxima, exponentials, sums, reciprocals, weights, weights
/// the other way round, result.
const Q: u32 = 0;
const K: u32 = 256;
const V: u32 = 512;
const ONE: u32 = 768;
const MAXIMUM: u32 = 1024;
const E: u32 = 1088;
const SUM: u32 = 1344;
const RECIPROCAL: u32 = 1348;
const P: u32 = 1408;
const P_TURNED: u32 = 1664;
const OUT: u32 = 2048;
/// Banks of PSUM.
const SCORES: u32 = 0;
const TURNED: u32 = 1;
const RESULT: u32 = 2;
/// The set of the exponential among the shipped ones.
const EXP_SET: u8 = 0;

/// Q is 64 x 128 and already scaled, K is 64 x 96, V is 96 x 64, all BFLOAT16; softmax(Q' K) V in FP32. The weights are turned by a matmul with
/// the identity, which is exact.
fn streams(isa: &Isa) -> Vec<(Engine, Vec<Operation>)> {
    let [scored, bounded, summed, weighted, turned, narrowed, multiplied, done] = [21, 22, 23, 24, 25, 26, 27, 28];
    let on_dve = isa.dialect.name == "maverick";
    let pe = vec![
        load_weights(isa, Q, (WIDTH, QUERIES), wait(20)),
        multiply(isa, (K, psum(SCORES)), (WIDTH, QUERIES, KEYS.into()), Events::ZERO.then(scored), ALONE),
        load_weights(isa, P, (QUERIES, KEYS), wait(weighted)),
        multiply(isa, (ONE, psum(TURNED)), (QUERIES, KEYS, QUERIES.into()), Events::ZERO.then(turned), ALONE),
        load_weights(isa, P_TURNED, (KEYS, QUERIES), wait(narrowed)),
        multiply(isa, (V, psum(RESULT)), (KEYS, QUERIES, WIDTH.into()), Events::ZERO.then(multiplied), ALONE),
    ];
    let maximum = Operation::TensorReduce(operations::TensorReduce {
        opcode: Opcode::TENSOR_REDUCE_ARITH_OP,
        events: wait(scored).then(bounded),
        src_mem_pattern: line4(psum(SCORES), KEYS.into()),
        dst_mem_pattern: line4(sbuf(MAXIMUM), 1),
        in_dtype: Dtype::FP32,
        out_dtype: Dtype::FP32,
        num_active_channels: QUERIES,
        op: AluOp::MAX,
        op_dim: TensorSubdim::X,
        negated: 1,
        ..Default::default()
    });
    let exponential = if on_dve {
        let line = |at| MemPattern2dArm::T(Tensor2d::ZERO.with_start_addr(at).with_step_elem([1, 1]).with_num_elem([KEYS.into(), 1]));
        Operation::Activate2(operations::Activate2 {
            events: wait(bounded),
            src_mem_pattern: line(psum(SCORES)),
            dst_mem_pattern: line(sbuf(E)),
            in_dtype: Dtype::FP32,
            out_dtype: Dtype::BFLOAT16,
            imm_dtype: Dtype::FP32,
            num_active_channels: QUERIES,
            activation_func: ActivationFunc::EXP,
            op0: AluOp::ADD,
            imm0_src: ImmSrc::POINTER_IMMEDIATE,
            imm0: ImmValInstFieldArm::ImmPtr(PartitionOffset(MAXIMUM)),
            imm1: ImmValInstFieldArm::ImmArithFp32(0.0),
            relu_param: ImmValInstFieldArm::ImmArithFp32(0.0),
            reduce_op: AluOp::ADD,
            reduce_cmd: ReduceCmd::RESET_REDUCE,
            ..Default::default()
        })
    } else {
        let line = |at| Tensor3d::ZERO.with_start_addr(at).with_step_elem([1; 3]).with_num_elem([KEYS.into(), 1, 1]);
        Operation::Activate(operations::Activate {
            events: wait(bounded),
            src_mem_pattern: line(psum(SCORES)),
            dst_mem_pattern: line(sbuf(E)),
            in_bias_dtype: DtypePair(0).with_dtype_lo(Dtype::FP32).with_dtype_hi(Dtype::FP32),
            out_dtype: Dtype::BFLOAT16,
            num_active_channels: QUERIES,
            activation_func: ActivationFunc::EXP,
            accumulator_cmd: AccumCmd::ZERO_ACCUMULATE,
            scale_value: ActivationImmArm::ImmFp32(1.0),
            bias_src_n: ImmSrcN::POINTER_IMMEDIATE,
            bias: ActivationImmNArm::ImmPtr(PartitionOffset(MAXIMUM)),
            imm: ActivationImmArm::ImmFp32(0.0),
            ..Default::default()
        })
    };
    let activations = vec![
        Operation::ActivationTableLoad(operations::ActivationTableLoad { act_tbl_sel: EXP_SET, ..Default::default() }),
        exponential,
        Operation::ReadAccumulator(operations::ReadAccumulator {
            opcode: if on_dve { Opcode::DVE_READ_ACCUMULATOR } else { Opcode::ACTIVATION_READ_ACCUMULATOR },
            events: Events::ZERO.then(summed),
            dst_element_count: 1,
            dtype: Dtype::FP32,
            num_active_channels: QUERIES,
            dst_mem_pattern: Tensor1d::ZERO.with_start_addr(sbuf(SUM)).with_step_elem([1]).with_num_elem([1]),
            ..Default::default()
        }),
    ];
    let finish = vec![
        Operation::Reciprocal(operations::Reciprocal {
            opcode: Opcode::RECIPROCAL,
            events: wait(summed),
            src_mem_pattern: line4(sbuf(SUM), 1),
            dst_mem_pattern: line4(sbuf(RECIPROCAL), 1),
            in_dtype: Dtype::FP32,
            out_dtype: Dtype::FP32,
            num_active_channels: QUERIES,
            ..Default::default()
        }),
        Operation::TensorScalar(operations::TensorScalar {
            opcode: Opcode::TENSOR_SCALAR_ARITH_OP,
            events: Events::ZERO.then(weighted),
            src_mem_pattern: line3(sbuf(E), 1, KEYS.into()),
            dst_mem_pattern: line3(sbuf(P), 1, KEYS.into()),
            in_dtype: Dtype::BFLOAT16,
            out_dtype: Dtype::BFLOAT16,
            num_active_channels: QUERIES,
            op0: AluOp::MULT,
            imm0_src: ImmSrc::POINTER_IMMEDIATE,
            imm0: ImmValInstFieldArm::ImmPtr(PartitionOffset(RECIPROCAL)),
            imm1: ImmValInstFieldArm::ImmArithFp32(0.0),
            ..Default::default()
        }),
        Operation::Cast(operations::Cast {
            opcode: Opcode::CAST,
            events: wait(turned).then(narrowed),
            src_mem_pattern: line4(psum(TURNED), QUERIES.into()),
            dst_mem_pattern: line4(sbuf(P_TURNED), QUERIES.into()),
            in_dtype: Dtype::FP32,
            out_dtype: Dtype::BFLOAT16,
            num_active_channels: KEYS,
            ..Default::default()
        }),
        copy(psum(RESULT), sbuf(OUT), (QUERIES, WIDTH.into()), wait(multiplied).then(done)),
    ];
    let pool = transfers(20, done);
    let mut list = vec![(Engine::Pe, pe), (Engine::Pool, pool)];
    match on_dve {
        true => list.push((Engine::Dve, [vec![maximum], activations, finish].concat())),
        false => list.extend([(Engine::Act, activations), (Engine::Dve, [vec![maximum], finish].concat())]),
    }
    list
}

#[test]
fn attention() {
    let (queries, keys, width) = (usize::from(QUERIES), usize::from(KEYS), usize::from(WIDTH));
    let q: Vec<f32> = moderate(6, width * queries).into_iter().map(|v| round_bf16(v * 0.75)).collect();
    let k = moderate(7, width * keys);
    let v: Vec<f32> = moderate(8, keys * width).into_iter().map(|v| round_bf16(1.25 + 0.5 * v)).collect();
    let one: Vec<f32> = (0..queries * queries).map(|i| if i % (queries + 1) == 0 { 1.0 } else { 0.0 }).collect();
    let exp = Table::new("exp");
    let (mut want, mut exact) = (Vec::new(), Vec::new());
    for i in 0..queries {
        // The reference, every step rounded as the instructions do.
        let score = |j: usize| (0..width).fold(0.0f32, |s, r| s + q[r * queries + i] * k[r * keys + j]);
        let scores: Vec<f32> = (0..keys).map(score).collect();
        let negated = -scores.iter().fold(f32::NEG_INFINITY, |m, s| if *s > m { *s } else { m });
        let e: Vec<f32> = scores.iter().map(|s| round_bf16(exp.at(s + negated))).collect();
        let sum = e.iter().fold(0.0f32, |s, e| s + e);
        let weights: Vec<f32> = e.iter().map(|e| round_bf16(e * (1.0 / sum))).collect();
        want.extend((0..width).map(|c| (0..keys).fold(0.0f32, |s, j| s + weights[j] * v[j * width + c])));
        // And in double precision.
        let score = |j: usize| (0..width).map(|r| f64::from(q[r * queries + i]) * f64::from(k[r * keys + j])).sum::<f64>();
        let e: Vec<f64> = (0..keys).map(|j| score(j).exp()).collect();
        let sum: f64 = e.iter().sum();
        exact.extend((0..width).map(|c| (0..keys).map(|j| e[j] / sum * f64::from(v[j * width + c])).sum::<f64>()));
    }
    for name in ["sunda", "cayman", "mariana", "mariana_plus", "maverick"] {
        let isa = isa(name);
        let inputs = [("q", &q), ("k", &k), ("v", &v), ("one", &one)].map(|(name, list)| (name, bf16(list)));
        let outputs = run("attention", isa, &streams(isa), inputs);
        let got = from_fp32(&outputs["y"]);
        same(isa, &got, &want);
        let worst = got.iter().zip(&exact).map(|(g, e)| (f64::from(*g) - e).abs() / e.abs()).fold(0.0, f64::max);
        println!("{name}: {worst:.2e} from double precision");
        assert!(worst < 3e-2, "{name}: {worst}");
    }
}
