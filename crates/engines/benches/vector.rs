//! An FP32 sum over 128 partitions of 4096 elements, through the machine and as a plain loop over the same bytes.

#![allow(missing_docs, reason = "a benchmark has no interface")]

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use tpb_core::dialect::Engine;
use tpb_engines::memory::Space;
use tpb_engines::{Choices, Machine, Outcome};
use tpb_isa::enums::{AluOp, Dtype, Opcode};
use tpb_isa::types::{Addr4, Addr4Arm, DtypePair, PartitionOffset, Tensor3d};
use tpb_isa::{GENERATIONS, Isa, Operation, operations};

fn main() {
    divan::main();
}

/// Partitions.
const CHANNELS: usize = 128;
/// Elements of a partition.
const ELEMENTS: usize = 4096;
fn row(byte: usize) -> Tensor3d {
    let at = Addr4::from(Addr4Arm::AddrImmediate(PartitionOffset(byte as u32)));
    Tensor3d::ZERO.with_start_addr(at).with_step_elem([1; 3]).with_num_elem([ELEMENTS as u16, 1, 1])
}

fn numbers(seed: u32) -> Vec<u8> {
    let mut seed = seed;
    (0..ELEMENTS)
        .flat_map(|_| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            ((seed >> 8) as f32 / 65536.0 - 128.0).to_le_bytes()
        })
        .collect()
}

/// A machine with its inputs, and the record of the sum.
fn machine() -> (Machine<'static>, Vec<u8>) {
    let isa: &'static Isa = GENERATIONS.iter().find(|i| i.dialect.name == "cayman").copied().unwrap_or(GENERATIONS[0]);
    let sum = operations::TensorTensor {
        opcode: Opcode::TENSOR_TENSOR_ARITH_OP,
        in0_in1_dtype: DtypePair(0).with_dtype_lo(Dtype::FP32).with_dtype_hi(Dtype::FP32),
        out_dtype: Dtype::FP32,
        op: AluOp::ADD,
        num_active_channels: CHANNELS as u8,
        src0_mem_pattern: row(0),
        src1_mem_pattern: row(4 * ELEMENTS),
        dst_mem_pattern: row(8 * ELEMENTS),
        ..Default::default()
    };
    let record = (isa.lower)(&Operation::TensorTensor(sum)).expect("it has the operation");
    let mut machine = Machine::new(isa, Choices::default());
    for partition in 0..CHANNELS as u32 {
        let bytes = [numbers(partition), numbers(partition + 999)].concat();
        machine.core_mut().memory_mut(Space::Sbuf).write(partition, 0, &bytes).expect("room");
    }
    (machine, record.to_vec())
}

/// One instruction: loaded, decoded and run.
#[divan::bench(sample_count = 500, sample_size = 1)]
fn through_the_machine(bencher: Bencher) {
    let (mut machine, record) = machine();
    bencher.counter(ItemsCount::new(CHANNELS * ELEMENTS)).bench_local(|| {
        machine.load(Engine::Dve, record.clone()).expect("a whole record");
        let outcome = machine.run(1000);
        assert!(matches!(outcome, Outcome::Completed { .. }), "{outcome}");
    });
}

/// The same bytes, one vector a partition as the machine has them, added by a loop that the compiler vectorises.
#[divan::bench(sample_count = 500, sample_size = 1)]
fn plain_loop(bencher: Bencher) {
    let mut memory: Vec<Vec<u8>> = (0..CHANNELS as u32).map(|p| [numbers(p), numbers(p + 999), vec![0; 4 * ELEMENTS]].concat()).collect();
    bencher.counter(ItemsCount::new(CHANNELS * ELEMENTS)).bench_local(|| {
        for row in black_box(&mut memory) {
            let (a, rest) = row.split_at_mut(4 * ELEMENTS);
            let (b, out) = rest.split_at_mut(4 * ELEMENTS);
            for ((out, a), b) in out.as_chunks_mut::<4>().0.iter_mut().zip(a.as_chunks::<4>().0).zip(b.as_chunks::<4>().0) {
                *out = (f32::from_le_bytes(*a) + f32::from_le_bytes(*b)).to_le_bytes();
            }
        }
    });
}
