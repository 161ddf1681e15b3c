//! A tiled matmul with a bias and a gelu: K = 512.

use tpb_core::dialect::Engine;
use tpb_isa::enums::{ActivationFunc, AluOp, Dtype, ImmSrc, ImmSrcN, MatmulPsumAccumulateFlags};
use tpb_isa::types::{
    ActivationImmArm, ActivationImmNArm, DtypePair, Events, ImmValInstFieldArm, MemPattern2dArm, PartitionOffset, Tensor2d, Tensor3d,
};
use tpb_isa::{Isa, Operation, operations};

use crate::harness::*;

/// Rows of a tile, columns of the weights, and columns of a tile of the moving side; tiles of K and of N.
const ROWS: u8 = 128;
const COLUMNS: u8 = 128;
const FREE: u16 = 128;
const K_TILES: u32 = 4;
const N_TILES: u32 = 2;
/// Places in a partition: four tiles of weights, four of the moving side, the bias, the result.
const WEIGHTS: u32 = 0;
const MOVING: u32 = 1024;
const BIAS: u32 = 3072;
const OUT: u32 = 4096;
/// Semaphores.
const LOADED: u8 = 20;
const MULTIPLIED: [u8; 2] = [21, 23];
const ACTIVATED: u8 = 22;
/// The set of gelu among the shipped ones.
const GELU_SET: u8 = 10;

/// W is 512 x 128, X is 512 x 256, both BFLOAT16, b is 128 in FP32: gelu(W' X + b) in BFLOAT16.
///
/// DVE runs the activations of MAVERICK, which lack ACTIVATE.
fn streams(isa: &Isa) -> Vec<(Engine, Vec<Operation>)> {
    use MatmulPsumAccumulateFlags as F;
    let mut pe = Vec::new();
    for n in 0..N_TILES {
        for k in 0..K_TILES {
            let before = if (n, k) == (0, 0) { wait(LOADED) } else { Events::ZERO };
            pe.push(load_weights(isa, WEIGHTS + 256 * k, (ROWS, COLUMNS), before));
            let flags = match k {
                0 => [F::BEGIN_MATMUL_GROUP, F::SINGLE],
                3 => [F::END_MATMUL_GROUP, F::MULTI_MID],
                _ => [F::MULTI_MID; 2],
            };
            let after = if k == K_TILES - 1 { Events::ZERO.then(MULTIPLIED[n as usize]) } else { Events::ZERO };
            pe.push(multiply(isa, (MOVING + 512 * k + 256 * n, psum(n)), (ROWS, COLUMNS, FREE), after, flags));
        }
    }
    let on_dve = isa.dialect.name == "maverick";
    let mut act = vec![Operation::ActivationTableLoad(operations::ActivationTableLoad { act_tbl_sel: GELU_SET, ..Default::default() })];
    for n in 0..N_TILES {
        let events = wait(MULTIPLIED[n as usize]);
        let events = if n == N_TILES - 1 { events.then(ACTIVATED) } else { events };
        let (from, to) = (psum(n), sbuf(OUT + 256 * n));
        act.push(if on_dve {
            let line = |at| MemPattern2dArm::T(Tensor2d::ZERO.with_start_addr(at).with_step_elem([1, 1]).with_num_elem([FREE, 1]));
            Operation::Activate2(operations::Activate2 {
                events,
                src_mem_pattern: line(from),
                dst_mem_pattern: line(to),
                in_dtype: Dtype::FP32,
                out_dtype: Dtype::BFLOAT16,
                imm_dtype: Dtype::FP32,
                num_active_channels: COLUMNS,
                activation_func: ActivationFunc::GELU,
                op0: AluOp::ADD,
                imm0_src: ImmSrc::POINTER_IMMEDIATE,
                imm0: ImmValInstFieldArm::ImmPtr(PartitionOffset(BIAS)),
                imm1: ImmValInstFieldArm::ImmArithFp32(0.0),
                relu_param: ImmValInstFieldArm::ImmArithFp32(0.0),
                ..Default::default()
            })
        } else {
            let line = |at| Tensor3d::ZERO.with_start_addr(at).with_step_elem([1; 3]).with_num_elem([FREE, 1, 1]);
            Operation::Activate(operations::Activate {
                events,
                src_mem_pattern: line(from),
                dst_mem_pattern: line(to),
                in_bias_dtype: DtypePair(0).with_dtype_lo(Dtype::FP32).with_dtype_hi(Dtype::FP32),
                out_dtype: Dtype::BFLOAT16,
                num_active_channels: COLUMNS,
                activation_func: ActivationFunc::GELU,
                scale_value: ActivationImmArm::ImmFp32(1.0),
                bias_src_n: ImmSrcN::POINTER_IMMEDIATE,
                bias: ActivationImmNArm::ImmPtr(PartitionOffset(BIAS)),
                imm: ActivationImmArm::ImmFp32(0.0),
                ..Default::default()
            })
        });
    }
    vec![(Engine::Pe, pe), (if on_dve { Engine::Dve } else { Engine::Act }, act), (Engine::Pool, transfers(LOADED, ACTIVATED))]
}

#[test]
fn matmul_bias_gelu() {
    let (m, n, k) = (usize::from(COLUMNS), 256, 512);
    let w: Vec<f32> = moderate(3, k * m).into_iter().map(|v| v / 8.0).collect();
    let x = moderate(4, k * n);
    let b: Vec<f32> = moderate(5, m).into_iter().map(|v| 1.5 * v).collect();
    let gelu = Table::new("gelu");
    // The reference: tiles of K summed over ascending rows, added one after the other; the bias; the table from its bytes; rounding.
    let mut want = Vec::new();
    let mut exact = Vec::new();
    for i in 0..m {
        for j in 0..n {
            let tile = |t: usize| (128 * t..128 * (t + 1)).fold(0.0f32, |s, r| s + w[r * m + i] * x[r * n + j]);
            let sum = ((tile(0) + tile(1)) + tile(2)) + tile(3);
            want.push(round_bf16(gelu.at(sum + b[i])));
            let sum: f64 = (0..k).map(|r| f64::from(w[r * m + i]) * f64::from(x[r * n + j])).sum::<f64>() + f64::from(b[i]);
            exact.push(definition::gelu(sum));
        }
    }
    for name in ["sunda", "cayman", "mariana", "mariana_plus", "maverick"] {
        let isa = isa(name);
        let inputs = [("w", bf16(&w)), ("x", bf16(&x)), ("b", fp32(&b))];
        let outputs = run("matmul_gelu_k512", isa, &streams(isa), inputs);
        let got = from_bf16(&outputs["y"]);
        same(isa, &got, &want);
        // Against double precision: 2e-2 of the value, or of 1e-3 where that is larger.
        let worst = got.iter().zip(&exact).map(|(g, e)| (f64::from(*g) - e).abs() / e.abs().max(1e-3)).fold(0.0, f64::max);
        println!("{name}: {worst:.2e} from double precision");
        assert!(worst < 2e-2, "{name}: {worst}");
    }
}

/// The function as textbooks have it.
mod definition {
    /// By the series of the normal distribution, which all terms of add up.
    pub(crate) fn gelu(x: f64) -> f64 {
        let (mut term, mut sum) = (x, x);
        for n in 1..200 {
            term *= x * x / f64::from(2 * n + 1);
            sum += term;
        }
        x * (0.5 + sum * (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt())
    }
}
