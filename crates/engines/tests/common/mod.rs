//! Records, memories and small values for the tests of the models.
#![allow(dead_code, reason = "every test uses its own part")]

use tpb_core::dialect::Engine;
use tpb_engines::machine::Outcome;
use tpb_engines::memory::Space;
use tpb_engines::{Choices, Fault, Machine};
use tpb_isa::enums::{DataSrc, Dtype, UpdateMode, WaitMode};
use tpb_isa::types::{
    Addr4, Addr4Arm, Addr8Arm, DtypePair, Events, EventsExtended, Mem2dDataArm, MemPattern3dMaverickArm, MemPattern4dMaverickArm,
    PartitionOffset, Tensor2d, Tensor3d, Tensor4d,
};
use tpb_isa::{GENERATIONS, Isa, Operation, operations};

/// The generation of this name.
pub(crate) fn isa(name: &str) -> &'static Isa {
    GENERATIONS.iter().find(|isa| isa.dialect.name == name).expect("a generation")
}

/// The record of an operation.
pub(crate) fn record(isa: &Isa, operation: &Operation) -> [u8; 64] {
    (isa.lower)(operation).expect("the generation has the operation")
}

/// The stream of some operations.
pub(crate) fn stream(isa: &Isa, operations: &[Operation]) -> Vec<u8> {
    operations.iter().flat_map(|o| record(isa, o)).collect()
}

/// A machine with these streams.
pub(crate) fn machine(isa: &'static Isa, streams: &[(Engine, Vec<Operation>)]) -> Machine<'static> {
    machine_with(isa, Choices::default(), streams)
}

/// A machine with these choices and streams.
pub(crate) fn machine_with(isa: &'static Isa, choices: Choices, streams: &[(Engine, Vec<Operation>)]) -> Machine<'static> {
    let mut machine = Machine::new(isa, choices);
    for (engine, operations) in streams {
        machine.load(*engine, stream(isa, operations)).unwrap();
    }
    machine
}

/// Runs to the end, which has to be a completion.
pub(crate) fn complete(machine: &mut Machine<'_>) {
    let outcome = machine.run(10_000);
    assert!(matches!(outcome, Outcome::Completed { .. }), "{outcome}");
}

/// The fault that a run ends in.
pub(crate) fn fault(machine: &mut Machine<'_>) -> Fault {
    match machine.run(10_000) {
        Outcome::Fault { fault, .. } => fault,
        other => panic!("no fault: {other}"),
    }
}

/// An address in SBUF.
pub(crate) fn sbuf(partition: u32, byte: u32) -> Addr4 {
    Addr4::from(Addr4Arm::AddrImmediate(PartitionOffset((partition << 18) + byte)))
}

/// An address in PSUM.
pub(crate) fn psum(partition: u32, bank: u32, byte: u32) -> Addr4 {
    Addr4::from(Addr4Arm::AddrImmediate(PartitionOffset(0x0200_0000 + (partition << 15) + (bank << 11) + byte)))
}

/// A pattern of two dimensions.
pub(crate) fn t2(at: Addr4, steps: [i16; 2], counts: [u16; 2]) -> Tensor2d {
    Tensor2d::ZERO.with_start_addr(at).with_step_elem(steps).with_num_elem(counts)
}

/// A pattern of three dimensions.
pub(crate) fn t3(at: Addr4, steps: [i16; 3], counts: [u16; 3]) -> Tensor3d {
    Tensor3d::ZERO.with_start_addr(at).with_step_elem(steps).with_num_elem(counts)
}

/// `n` neighbours.
pub(crate) fn row3(at: Addr4, n: u16) -> Tensor3d {
    t3(at, [1, 1, 1], [n, 1, 1])
}

/// `n` neighbours, as PE's operands have them.
pub(crate) fn mem3(at: Addr4, n: u16) -> MemPattern3dMaverickArm {
    MemPattern3dMaverickArm::T(row3(at, n))
}

/// `n` elements at equal steps, as PE's operands have them.
pub(crate) fn mem3_from(at: Addr4, step: i16, n: u16) -> MemPattern3dMaverickArm {
    MemPattern3dMaverickArm::T(t3(at, [step, 1, 1], [n, 1, 1]))
}

/// A pattern of four dimensions, as COPY and CAST have it.
pub(crate) fn mem4(at: Addr4, steps: [i16; 4], counts: [u16; 4]) -> MemPattern4dMaverickArm {
    MemPattern4dMaverickArm::T(t4(at, steps, counts))
}

/// A pattern of four dimensions.
pub(crate) fn t4(at: Addr4, steps: [i16; 4], counts: [u16; 4]) -> Tensor4d {
    Tensor4d::ZERO.with_start_addr(at).with_step_elem(steps).with_num_elem(counts)
}

/// Two element types.
pub(crate) fn pair(lo: Dtype, hi: Dtype) -> DtypePair {
    DtypePair(0).with_dtype_lo(lo).with_dtype_hi(hi)
}

/// Events from their modes.
pub(crate) fn events(wait: (WaitMode, u8), update: (UpdateMode, u8), value: u32) -> Events {
    Events::ZERO
        .with_wait_mode(wait.0)
        .with_wait_idx(wait.1)
        .with_update_mode(update.0)
        .with_update_idx(update.1)
        .with_semaphore_value(value)
}

/// EVENT_SEMAPHORE with its first pair only.
pub(crate) fn event_semaphore(wait: (WaitMode, u8), update: (UpdateMode, u8), value: u32) -> Operation {
    Operation::EventSemaphore(operations::EventSemaphore { events: events(wait, update, value), ..operations::EventSemaphore::default() })
}

/// EVENT_SEMAPHORE with its second pair only.
pub(crate) fn event_semaphore_extended(wait: (WaitMode, u8, u32), update: (UpdateMode, u8, u32)) -> Operation {
    Operation::EventSemaphore(operations::EventSemaphore {
        events_extended: EventsExtended::ZERO
            .with_wait_mode(wait.0)
            .with_wait_idx(wait.1)
            .with_sem_wait_value(wait.2)
            .with_update_mode(update.0)
            .with_update_idx(update.1)
            .with_sem_update_value(update.2),
        ..operations::EventSemaphore::default()
    })
}

/// `dst = src` bit by bit, `n` elements in `channels` partitions.
pub(crate) fn copy(dtype: Dtype, channels: u8, src: Addr4, dst: Addr4, n: u16) -> operations::Copy {
    operations::Copy {
        in_dtype: dtype,
        out_dtype: dtype,
        num_active_channels: channels,
        src_mem_pattern: mem4(src, [1; 4], [n, 1, 1, 1]),
        dst_mem_pattern: mem4(dst, [1; 4], [n, 1, 1, 1]),
        ..operations::Copy::default()
    }
}

/// Stores a word at an address.
pub(crate) fn put(address: u64, value: u32) -> Operation {
    Operation::TensorStore(operations::TensorStore {
        dtype: Dtype::UINT32,
        src_datasrc: DataSrc::IMMEDIATE,
        num_elem0: 1,
        num_elem1: 1,
        start_addr: Addr8Arm::AddrImmediate(address),
        data: Mem2dDataArm::Uint32([value, 0, 0, 0, 0, 0, 0, 0]),
        ..Default::default()
    })
}

/// Puts FP32 values into a partition.
pub(crate) fn put_f32(machine: &mut Machine<'_>, space: Space, partition: u32, byte: u32, values: &[f32]) {
    let bytes: Vec<u8> = values.iter().flat_map(|v| v.to_le_bytes()).collect();
    machine.core_mut().memory_mut(space).write(partition, byte, &bytes).unwrap();
}

/// Bytes of a partition.
pub(crate) fn get(machine: &Machine<'_>, space: Space, partition: u32, byte: u32, n: usize) -> Vec<u8> {
    let mut out = vec![0; n];
    machine.core().memory(space).read(partition, byte, &mut out).unwrap();
    out
}

/// FP32 values of a partition.
pub(crate) fn get_f32(machine: &Machine<'_>, space: Space, partition: u32, byte: u32, n: usize) -> Vec<f32> {
    get(machine, space, partition, byte, 4 * n).as_chunks::<4>().0.iter().map(|c| f32::from_le_bytes(*c)).collect()
}

/// Numbers that repeat from run to run.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// 32 bits.
    pub(crate) fn bits(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as u32
    }

    /// Between -2 and 2, with a short mantissa.
    pub(crate) fn small(&mut self) -> f32 {
        (self.bits() % 1025) as f32 / 256.0 - 2.0
    }
}
