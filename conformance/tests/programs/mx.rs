//! A product of blocks: FP4 weights from the host, and a moving operand that the device quantises.

use tpb_core::dialect::Engine;
use tpb_isa::enums::{Dtype, MatmulPsumAccumulateFlags, Opcode};
use tpb_isa::types::{MxmemPattern1dArm, Mxtensor1d};
use tpb_isa::{Operation, operations};

use crate::harness::*;

/// Partitions, columns of the weights, and columns of the moving side; a partition has four elements of K in every column.
const ROWS: u8 = 128;
const COLUMNS: u8 = 32;
const FREE: u16 = 48;
/// Places in a partition: weights of four bits and their scales, the moving operand, its blocks and their scales, the result.
const WEIGHTS: u32 = 0;
const WEIGHT_SCALES: u32 = 128;
const MOVING: u32 = 256;
const BLOCKS: u32 = 1024;
const BLOCK_SCALES: u32 = 1536;
const OUT: u32 = 2048;
/// Semaphores.
const LOADED: u8 = 20;
const QUANTISED: u8 = 21;
const MULTIPLIED: u8 = 22;
const COPIED: u8 = 23;

/// So many containers of four elements, with their scales, forwards or backwards.
fn containers(data: u32, scales: u32, count: u16, step: i8) -> MxmemPattern1dArm {
    let tensor = Mxtensor1d::ZERO.with_data_addr(sbuf(data)).with_scale_addr(sbuf(scales));
    MxmemPattern1dArm::T(tensor.with_num_elem(4 * count).with_step_elem(step))
}

fn streams() -> Vec<(Engine, Vec<Operation>)> {
    let columns = u32::from(COLUMNS);
    let load = operations::LoadWeightsMx {
        opcode: Opcode::LDWEIGHTS_MX,
        events: wait(LOADED),
        // The first container goes to the last column.
        src_mem_pattern: containers(WEIGHTS + 2 * (columns - 1), WEIGHT_SCALES + columns - 1, COLUMNS.into(), -1),
        in_dtype: Dtype::FP4_EXP2,
        num_active_rows: ROWS,
        num_active_cols: COLUMNS,
        row_grp: 15,
        col_grp: 15,
        ..Default::default()
    };
    let quantise = operations::QuantizeMx {
        opcode: Opcode::QUANTIZE_MX,
        events: wait(LOADED).then(QUANTISED),
        src_mem_pattern: line3(sbuf(MOVING), 1, 4 * FREE),
        num_active_channels: ROWS,
        in_dtype: Dtype::BFLOAT16,
        out_dtype: Dtype::FP8_EXP4,
        dst_mem_pattern: containers(BLOCKS, BLOCK_SCALES, FREE, 1),
        ..Default::default()
    };
    let multiply = operations::MatmulMx {
        opcode: Opcode::MATMUL_MX,
        events: wait(QUANTISED).then(MULTIPLIED),
        src_mem_pattern: containers(BLOCKS, BLOCK_SCALES, FREE, 1),
        in_dtype: Dtype::FP8_EXP4,
        num_active_rows: ROWS,
        num_active_cols: COLUMNS,
        out_dtype: Dtype::FP32,
        psum_accumulate_flags: MatmulPsumAccumulateFlags::SINGLE,
        row_grp: 15,
        col_grp: 15,
        dst_mem_pattern: line3(psum(1), 1, FREE),
        ..Default::default()
    };
    let copy = copy(psum(1), sbuf(OUT), (COLUMNS, FREE), wait(MULTIPLIED).then(COPIED));
    vec![
        (Engine::Pe, vec![Operation::LoadWeightsMx(load), Operation::MatmulMx(multiply)]),
        (Engine::Dve, vec![Operation::QuantizeMx(quantise), copy]),
        (Engine::Pool, transfers(LOADED, COPIED)),
    ]
}

/// The value of an FP8 code of the finite kind: 1-4-3, bias 7.
fn e4m3fn(code: u8) -> f64 {
    let (exponent, mantissa) = (i32::from(code >> 3 & 15), f64::from(code & 7) / 8.0);
    let magnitude = if exponent == 0 { mantissa * 2f64.powi(-6) } else { (1.0 + mantissa) * 2f64.powi(exponent - 7) };
    if code & 0x80 == 0 { magnitude } else { -magnitude }
}

/// The nearest of the codes up to 448, ties to even, by search.
fn rounded(v: f64) -> f64 {
    let distance = |code: &u8| (e4m3fn(*code) - v.abs()).abs();
    let code = (0..=0x7e).min_by(|a, b| distance(a).total_cmp(&distance(b)).then((a & 1).cmp(&(b & 1)))).expect("a code");
    e4m3fn(code).copysign(v)
}

/// FP4 codes: two to a byte, the low nibble first.
fn fp4(byte: u8, high: bool) -> f64 {
    let code = usize::from(if high { byte >> 4 } else { byte & 15 });
    let magnitude = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0][code % 8];
    if code < 8 { magnitude } else { -magnitude }
}

#[test]
fn blocks_multiply() {
    let (rows, m, n) = (usize::from(ROWS), usize::from(COLUMNS), usize::from(FREE));
    let mut state = 77u32;
    let mut random = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        state >> 16
    };
    let w: Vec<u8> = (0..rows * m * 2).map(|_| random() as u8).collect();
    let ws: Vec<u8> = (0..rows / 8 * m).map(|_| 120 + (random() % 14) as u8).collect();
    let x = values(5, rows * 4 * n);

    // Weight and moving value of partition k, position q.
    let weight = |k: usize, q: usize, i: usize| {
        let byte = w[k * 2 * m + 2 * i + q / 2];
        (fp4(byte, q % 2 == 1) * 2f64.powi(i32::from(ws[k / 8 * m + i]) - 127)) as f32
    };
    let block = |k: usize, j: usize| {
        let all = (k / 8 * 8..k / 8 * 8 + 8).flat_map(|r| (4 * j..4 * j + 4).map(move |c| r * 4 * n + c));
        let exponent = all.map(|at| x[at].to_bits() >> 23 & 0xff).max().unwrap_or(0) as i32;
        (exponent - 7).max(0)
    };
    let moving = |k: usize, q: usize, j: usize| {
        let scale = block(k, j) - 127;
        (rounded(f64::from(x[k * 4 * n + 4 * j + q]) * 2f64.powi(-scale)) * 2f64.powi(scale)) as f32
    };
    let tables = |columns: usize, f: &dyn Fn(usize, usize, usize) -> f32| -> Vec<f32> {
        (0..columns).flat_map(|c| (0..rows).flat_map(move |k| (0..4).map(move |q| (c, k, q)))).map(|(c, k, q)| f(k, q, c)).collect()
    };
    let (weights, movings) = (tables(m, &weight), tables(n, &moving));
    let k = 4 * rows;
    let mut want = Vec::new();
    for i in 0..m {
        for j in 0..n {
            let terms = weights[i * k..(i + 1) * k].iter().zip(&movings[j * k..(j + 1) * k]);
            want.extend(terms.fold(0.0f32, |sum, (a, b)| sum + a * b).to_le_bytes());
        }
    }
    for name in ["mariana", "mariana_plus"] {
        let isa = isa(name);
        let inputs = [("w", w.clone()), ("ws", ws.clone()), ("x", bf16(&x))];
        let outputs = run("mx_matmul", isa, &streams(), inputs);
        assert!(outputs["y"] == want, "{name}: the product differs from the plain loops");
    }
}
