//! PE's product alone and through the machine.

#![allow(missing_docs, reason = "a benchmark has no interface")]

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use ndarray::Array2;
use ndarray::linalg::general_mat_mul;
use tpb_core::dialect::Engine;
use tpb_engines::memory::Space;
use tpb_engines::models::pe::gemm;
use tpb_engines::number::{Casts, Format, narrow};
use tpb_engines::{Choices, Machine, Outcome};
use tpb_isa::enums::{Dtype, MatmulPsumAccumulateFlags, PeFp32mode};
use tpb_isa::types::{Addr4, Addr4Arm, MemPattern3dMaverickArm, PartitionOffset, Tensor3d};
use tpb_isa::{GENERATIONS, Isa, Operation, operations};

fn main() {
    divan::main();
}

/// Rows and columns of the array.
const SIDE: usize = 128;
/// Moving elements of a matmul.
const MOVING: usize = 512;
/// Multiplications with addition of a matmul.
const WORK: usize = SIDE * SIDE * MOVING;
/// Matmuls of a run.
const MATMULS: usize = 16;

fn numbers(count: usize) -> Vec<f32> {
    let mut seed = 1u32;
    (0..count)
        .map(|_| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) as f32 / 65536.0 - 128.0
        })
        .collect()
}

#[divan::bench]
fn product(bencher: Bencher) {
    let (weights, moving) = (numbers(SIDE * SIDE), numbers(SIDE * MOVING));
    bencher.counter(ItemsCount::new(WORK)).bench_local(|| gemm(black_box(&weights), black_box(&moving), SIDE, SIDE, MOVING));
}

/// The same matmuls by `matrixmultiply`, the sgemm behind `ndarray`, on one thread: what the others are to be compared with.
#[divan::bench]
fn sgemm_of_matrixmultiply(bencher: Bencher) {
    let matrix = |rows, columns| Array2::from_shape_vec((rows, columns), numbers(rows * columns)).expect("a matrix");
    let (weights, moving) = (matrix(SIDE, SIDE), matrix(SIDE, MOVING));
    let mut sums = Array2::zeros((SIDE, MOVING));
    bencher.counter(ItemsCount::new(MATMULS * WORK)).bench_local(|| {
        for _ in 0..MATMULS {
            general_mat_mul(1.0, &black_box(&weights).t(), black_box(&moving), 1.0, &mut sums);
        }
    });
}

fn at(word: u32) -> Addr4 {
    Addr4::from(Addr4Arm::AddrImmediate(PartitionOffset(word)))
}

fn row(word: u32, n: usize) -> MemPattern3dMaverickArm {
    MemPattern3dMaverickArm::T(Tensor3d::ZERO.with_start_addr(at(word)).with_step_elem([1; 3]).with_num_elem([n as u16, 1, 1]))
}

/// Input types, with the bytes of a number.
const TYPES: [&str; 4] = ["FP32", "BFLOAT16", "FP16", "FP8_EXP4"];

fn encode(dtype: Dtype, v: f32) -> Vec<u8> {
    let format = match dtype {
        Dtype::BFLOAT16 => Format::Bf16,
        Dtype::FP16 => Format::F16,
        Dtype::FP8_EXP4 => Format::E4m3,
        _ => Format::F32,
    };
    narrow(format, &[v], &Casts::default())
}

/// Weights once, then matmuls that accumulate in one bank.
fn machine(dtype: &str) -> Machine<'static> {
    let isa: &'static Isa = GENERATIONS.iter().find(|i| i.dialect.name == "cayman").copied().unwrap_or(GENERATIONS[0]);
    let (in_dtype, fp32_mode) = match dtype {
        "BFLOAT16" => (Dtype::BFLOAT16, PeFp32mode::NONE),
        "FP16" => (Dtype::FP16, PeFp32mode::NONE),
        "FP8_EXP4" => (Dtype::FP8_EXP4, PeFp32mode::NONE),
        _ => (Dtype::FP32, PeFp32mode::LOW_HIGH),
    };
    let load = operations::LoadWeights {
        in_dtype,
        fp32_mode,
        num_active_rows: SIDE as u8,
        num_active_cols: SIDE as u8,
        row_grp: 15,
        col_grp: 15,
        src_mem_pattern: row(0, SIDE),
        ..Default::default()
    };
    let matmul = operations::Matmul {
        in_dtype,
        out_dtype: Dtype::FP32,
        fp32_mode,
        num_active_rows: SIDE as u8,
        num_active_cols: SIDE as u8,
        row_grp: 15,
        col_grp: 15,
        psum_accumulate_flags: MatmulPsumAccumulateFlags(0),
        src_mem_pattern: row(4096, MOVING),
        dst_mem_pattern: row(0x0200_0000, MOVING),
        ..Default::default()
    };
    let mut operations = vec![Operation::LoadWeights(load)];
    operations.resize(MATMULS + 1, Operation::Matmul(matmul));
    let code: Vec<u8> = operations.iter().filter_map(|o| (isa.lower)(o).ok()).flatten().collect();
    let mut machine = Machine::new(isa, Choices::default());
    for partition in 0..SIDE as u32 {
        let encoded: Vec<Vec<u8>> = numbers(SIDE + MOVING).into_iter().map(|v| encode(in_dtype, v)).collect();
        let (weights, moving) = encoded.split_at(SIDE);
        machine.core_mut().memory_mut(Space::Sbuf).write(partition, 0, &weights.concat()).expect("room");
        machine.core_mut().memory_mut(Space::Sbuf).write(partition, 4096, &moving.concat()).expect("room");
        // Sums begin at 0, and their memory is there.
        machine.core_mut().memory_mut(Space::Psum).write(partition, 0, &[0; 4 * MOVING]).expect("room");
    }
    machine.load(Engine::Pe, code).expect("whole records");
    machine
}

/// LDWEIGHTS and a row of MATMULs.
#[divan::bench(args = TYPES)]
fn through_the_machine(bencher: Bencher, dtype: &str) {
    bencher.counter(ItemsCount::new(MATMULS * WORK)).with_inputs(|| machine(dtype)).bench_local_values(|mut machine| {
        let outcome = machine.run(1000);
        assert!(matches!(outcome, Outcome::Completed { .. }), "{outcome}");
        machine
    });
}
