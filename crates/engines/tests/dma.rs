//! Transfers that instructions describe: strided copies, gathers, scatters, transposes.

mod common;

use common::*;
use tpb_core::dialect::Engine;
use tpb_engines::choices::{IndexOrder, StepUnit};
use tpb_engines::machine::NotificationKind;
use tpb_engines::memory::Space;
use tpb_engines::{Choices, Machine};
use tpb_isa::enums::{DgeComputeOp, DmaAddrMode, DmaSemaUpdateMode, Dtype, IndirectDmaAddressingMode, LncSizeFmt, UpdateMode, WaitMode};
use tpb_isa::types::{
    Addr4Arm, Addr8Arm, BoundCheckReg, DmaAddrModePair, DmaAddrUnionArm, DmaIndirectFlags, DmaSemaUpdates, DtypePair, PartitionOffset,
};
use tpb_isa::{Operation, operations};

/// A machine with one stream on POOL and two variables of 4096 bytes, `a` counting up and `b` zero.
fn run(generation: &str, choices: Choices, registers: &[(u32, u32)], operations: &[Operation]) -> Machine<'static> {
    let mut machine = prepared(generation, choices, registers, operations);
    complete(&mut machine);
    machine
}

fn prepared(generation: &str, choices: Choices, registers: &[(u32, u32)], operations: &[Operation]) -> Machine<'static> {
    let mut machine = machine_with(isa(generation), choices, &[(Engine::Pool, operations.to_vec())]);
    let core = machine.core_mut();
    for (name, id) in [("a", 0), ("b", 1)] {
        core.dram.declare(name, Some(id), 4096, 0).unwrap();
    }
    for (n, byte) in core.dram.bytes_mut("a").unwrap().iter_mut().enumerate() {
        *byte = (n as u32).wrapping_mul(7) as u8 ^ (n >> 8) as u8;
    }
    for (register, value) in registers {
        core.registers_mut(Engine::Pool).write(*register, *value).unwrap();
    }
    machine
}

fn bytes<'m>(machine: &'m Machine<'_>, name: &str) -> &'m [u8] {
    machine.core().dram.bytes(name).unwrap()
}

fn a(offset: u64) -> Addr8Arm {
    Addr8Arm::AddrImmediate(Choices::default().map.dram + offset)
}

fn b(offset: u64) -> Addr8Arm {
    Addr8Arm::AddrImmediate(Choices::default().map.dram + 4096 + offset)
}

fn sbuf_at(partition: u64, byte: u64) -> Addr8Arm {
    Addr8Arm::AddrImmediate(Choices::default().map.sbuf + partition * 0x4_0000 + byte)
}

/// Source and destination: address, steps, counts, size.
type Side = (Addr8Arm, [i32; 2], [u16; 2], u16);

fn copy2d(from: Side, to: Side) -> operations::DmaCopy {
    operations::DmaCopy {
        semaphore: 5,
        sem_increment: 16,
        src_start_addr: from.0,
        src_step_elem0: from.1[0],
        src_step_elem1: from.1[1],
        src_num_elem0: from.2[0],
        src_num_elem1: from.2[1],
        src_elem_size: from.3,
        dst_start_addr: to.0,
        dst_step_elem0: to.1[0],
        dst_step_elem1: to.1[1],
        dst_num_elem0: to.2[0],
        dst_num_elem1: to.2[1],
        dst_elem_size: to.3,
        in_dtype: Dtype::UINT8,
        out_dtype: Dtype::UINT8,
        ..Default::default()
    }
}

#[test]
fn strided_copies() {
    // Walks of as many bytes, with equal and with different runs, against plain loops.
    let cases: [(Side, Side); 4] = [
        ((a(0), [1, 0], [64, 1], 8), (b(0), [1, 0], [64, 1], 8)),
        ((a(100), [-2, 10], [3, 4], 4), (b(0), [1, 3], [3, 4], 4)),
        ((a(0), [3, 50], [5, 2], 6), (b(7), [4, 0], [15, 1], 4)),
        ((a(0), [0, 1], [4, 2], 16), (b(0), [2, 1], [4, 2], 16)),
    ];
    for (unit, scale) in [(StepUnit::Elements, None), (StepUnit::Bytes, Some(1))] {
        for (from, to) in cases {
            let choices = Choices { dma_steps: unit, ..Choices::default() };
            let machine = run("cayman", choices, &[], &[Operation::DmaCopy(copy2d(from, to))]);
            let starts = |side: Side| {
                let (Addr8Arm::AddrImmediate(start), steps, counts, size) = side else { panic!("an address") };
                let e = scale.unwrap_or(i64::from(size));
                let mut out = Vec::new();
                for j in 0..i64::from(counts[1]) {
                    for i in 0..i64::from(counts[0]) {
                        out.push((start as i64 + i * i64::from(steps[0]) * e + j * i64::from(steps[1]) * e, usize::from(size)));
                    }
                }
                out
            };
            let base = Choices::default().map.dram as i64;
            let source = bytes(&machine, "a");
            let moved: Vec<u8> = starts(from).iter().flat_map(|(at, n)| source[(at - base) as usize..][..*n].to_vec()).collect();
            let mut want = vec![0u8; 4096];
            let mut rest = moved.as_slice();
            for (at, n) in starts(to) {
                let (now, later) = rest.split_at(n);
                want[(at - base - 4096) as usize..][..n].copy_from_slice(now);
                rest = later;
            }
            assert_eq!(bytes(&machine, "b"), want);
            assert_eq!(machine.core().sync.semaphore(5), Ok(16));
        }
    }
    // To SBUF, one row to a partition: 0x40000 bytes apart.
    let to = (sbuf_at(2, 64), [0x4_0000 / 8, 0], [16, 1], 8);
    let machine = run("mariana", Choices::default(), &[], &[Operation::DmaCopy(copy2d((a(0), [1, 0], [16, 1], 8), to))]);
    for row in 0..16 {
        assert_eq!(get(&machine, Space::Sbuf, 2 + row, 64, 8), bytes(&machine, "a")[8 * row as usize..][..8]);
    }
    // A size of 0 is 65536.
    let op = Operation::DmaCopy(copy2d((a(0), [0, 0], [1, 1], 0), (b(0), [0, 0], [1, 1], 0)));
    let text = fault(&mut prepared("cayman", Choices::default(), &[], &[op])).to_string();
    assert_eq!(text, format!("src_start_addr: address {:#x} is mapped to nothing", Choices::default().map.dram));
}

#[test]
fn casts_and_combinations() {
    let values = [1.5f32, -2.25, 1e30, 0.1];
    let side = |at, size| (at, [1, 0], [4, 1], size);
    let run = |op: operations::DmaCopy, before: &[f32]| {
        let mut machine = prepared("cayman", Choices::default(), &[], &[Operation::DmaCopy(op)]);
        let put =
            |bytes: &mut [u8], values: &[f32]| values.iter().zip(bytes.as_chunks_mut::<4>().0).for_each(|(v, b)| *b = v.to_le_bytes());
        put(machine.core_mut().dram.bytes_mut("a").unwrap(), &values);
        put(machine.core_mut().dram.bytes_mut("b").unwrap(), before);
        complete(&mut machine);
        bytes(&machine, "b").to_vec()
    };
    let f32s = |b: &[u8]| b.as_chunks::<4>().0.iter().map(|c| f32::from_le_bytes(*c)).take(4).collect::<Vec<_>>();
    let op = copy2d(side(a(0), 4), side(b(0), 2));
    let cast = run(operations::DmaCopy { in_dtype: Dtype::FP32, out_dtype: Dtype::BFLOAT16, ..op }, &[]);
    let want: Vec<u16> = values.iter().map(|v| ((v.to_bits() + 0x7fff + (v.to_bits() >> 16 & 1)) >> 16) as u16).collect();
    assert_eq!(cast[..8].as_chunks::<2>().0.iter().map(|c| u16::from_le_bytes(*c)).collect::<Vec<_>>(), want);
    let before = [10.0f32, 20.0, 30.0, -1.0];
    type Operator = fn(f32, f32) -> f32;
    let combine: [(DgeComputeOp, Operator); 4] = [
        (DgeComputeOp::ADD, |x, y| x + y),
        (DgeComputeOp::MULTIPLY, |x, y| x * y),
        (DgeComputeOp::MAX, f32::max),
        (DgeComputeOp::MIN, f32::min),
    ];
    for (compute_op, f) in combine {
        let op = copy2d(side(a(0), 4), side(b(0), 4));
        let got = run(operations::DmaCopy { in_dtype: Dtype::FP32, out_dtype: Dtype::FP32, compute_op, ..op }, &before);
        let want: Vec<f32> = before.iter().zip(values).map(|(x, y)| f(*x, y)).collect();
        assert_eq!(f32s(&got), want, "{compute_op:?}");
    }
}

/// Addresses beyond the bound are left out and told of.
#[test]
fn bounds() {
    // The limit has 32 bits, so DRAM has to lie below 4 GiB.
    let low = Choices { map: tpb_engines::bus::AddressMap { dram: 0x1_0000, ..Default::default() }, ..Choices::default() };
    let side = |address| (Addr8Arm::AddrImmediate(address), [1, 0], [8, 1], 4);
    let limit = 0x1_1000 + 12;
    for quiet in [0, 1] {
        let bound = BoundCheckReg(0).with_bc_enabled(1).with_bc_reg(9).with_bc_disable_oob_error_notif(quiet);
        let op = operations::DmaCopy { dst_bound_reg: bound, ..copy2d(side(0x1_0000), side(0x1_1000)) };
        let machine = run("cayman", low.clone(), &[(9, limit)], &[Operation::DmaCopy(op)]);
        assert_eq!(bytes(&machine, "b")[..16], bytes(&machine, "a")[..16]);
        assert!(bytes(&machine, "b")[16..].iter().all(|b| *b == 0));
        let told: Vec<_> = machine.notifications().iter().map(|n| n.kind.clone()).collect();
        let beyond = |n: u64| NotificationKind::OutOfBounds { value: 0x1_1000 + 16 + 4 * n, limit: limit.into() };
        assert_eq!(told, if quiet == 1 { vec![] } else { (0..4).map(beyond).collect() });
    }
}

fn indirect(mode: IndirectDmaAddressingMode, count: u16, size: u16) -> operations::DmaIndirect {
    operations::DmaIndirect {
        semaphore: 6,
        sem_increment: 1,
        idx_num_active_channels: 128,
        flags: DmaIndirectFlags(0).with_indirect_mode(mode),
        src_start_addr: a(0),
        src_step_elem: 1,
        src_num_elem: count,
        src_elem_size: size,
        dst_start_addr: b(0),
        dst_step_elem: 1,
        dst_num_elem: count,
        dst_elem_size: size,
        src_idx_start_addr: Addr4Arm::AddrImmediate(PartitionOffset(256)),
        dst_idx_start_addr: Addr4Arm::AddrImmediate(PartitionOffset(512)),
        in_dtype: Dtype::UINT32,
        out_dtype: Dtype::UINT32,
        ..Default::default()
    }
}

/// Puts index k where the order of indices has it.
fn put_indices(machine: &mut Machine<'_>, order: IndexOrder, byte: u32, indices: &[u32]) {
    for (k, index) in (0u32..).zip(indices) {
        let (partition, column) = match order {
            IndexOrder::PartitionFastest => (k % 128, k / 128),
            IndexOrder::FirstPartition => (0, k),
        };
        machine.core_mut().sbuf.write(partition, byte + 4 * column, &index.to_le_bytes()).unwrap();
    }
}

#[test]
fn gathers_and_scatters() {
    type M = IndirectDmaAddressingMode;
    let count = 150usize;
    let sources: Vec<u32> = (0..count as u32).map(|k| (k * 37 + 11) % 256).collect();
    // 37 and 256 have no common divisor, so no target comes twice.
    let targets: Vec<u32> = (0..count as u32).map(|k| (k * 37 + 5) % 256).collect();
    for order in [IndexOrder::PartitionFastest, IndexOrder::FirstPartition] {
        for mode in [M::SRC_INDIRECTION, M::DST_INDIRECTION, M::SRC_DST_INDIRECTION] {
            let choices = Choices { index_order: order, ..Choices::default() };
            let op = Operation::DmaIndirect(indirect(mode, count as u16, 16));
            let mut machine = prepared("sunda", choices, &[], &[op]);
            put_indices(&mut machine, order, 256, &sources);
            // The second vector must not lie on the first.
            let apart = if order == IndexOrder::FirstPartition { 2048 } else { 512 };
            put_indices(&mut machine, order, apart, &targets);
            let op = Operation::DmaIndirect(operations::DmaIndirect {
                dst_idx_start_addr: Addr4Arm::AddrImmediate(PartitionOffset(apart)),
                ..indirect(mode, count as u16, 16)
            });
            machine.load(Engine::Pool, stream(isa("sunda"), &[op])).unwrap();
            complete(&mut machine);
            let a = bytes(&machine, "a");
            let mut want = vec![0u8; 4096];
            for k in 0..count {
                let from = if mode == M::DST_INDIRECTION { k } else { sources[k] as usize };
                let to = if mode == M::SRC_INDIRECTION { k } else { targets[k] as usize };
                want[16 * to..16 * to + 16].copy_from_slice(&a[16 * from..16 * from + 16]);
            }
            assert_eq!(bytes(&machine, "b"), want, "{order:?} {mode:?}");
            assert_eq!(machine.core().sync.semaphore(6), Ok(1));
        }
    }
}

/// Colliding targets of a scatter add up, in the order of the list.
#[test]
fn scatter_add_and_index_bounds() {
    let values = [1.0f32, 2.0, 4.0, 8.0];
    let op = operations::DmaIndirect {
        in_dtype: Dtype::FP32,
        out_dtype: Dtype::FP32,
        compute_op: DgeComputeOp::ADD,
        ..indirect(IndirectDmaAddressingMode::DST_INDIRECTION, 4, 4)
    };
    let mut machine = prepared("cayman", Choices::default(), &[], &[Operation::DmaIndirect(op)]);
    put_indices(&mut machine, IndexOrder::PartitionFastest, 512, &[3, 1, 3, 3]);
    let a = machine.core_mut().dram.bytes_mut("a").unwrap();
    values.iter().zip(a.as_chunks_mut::<4>().0).for_each(|(v, b)| *b = v.to_le_bytes());
    complete(&mut machine);
    let got: Vec<f32> = bytes(&machine, "b").as_chunks::<4>().0.iter().take(5).map(|c| f32::from_le_bytes(*c)).collect();
    assert_eq!(got, [0.0, 2.0, 0.0, 13.0, 0.0]);

    let bound = BoundCheckReg(0).with_bc_enabled(1).with_bc_reg(9);
    let op = operations::DmaIndirect { src_idx_bound_reg: bound, ..indirect(IndirectDmaAddressingMode::SRC_INDIRECTION, 3, 4) };
    let run = |op| {
        let mut machine = prepared("cayman", Choices::default(), &[(9, 10)], &[Operation::DmaIndirect(op)]);
        put_indices(&mut machine, IndexOrder::PartitionFastest, 256, &[10, 11, 2]);
        let outcome = machine.run(100);
        (outcome.to_string(), bytes(&machine, "b")[..12].to_vec(), bytes(&machine, "a").to_vec())
    };
    let (_, got, a) = run(op);
    assert_eq!(got, [&a[40..44], &[0; 4], &a[8..12]].concat());
    let strict = operations::DmaIndirect { flags: op.flags.with_idx_bound_is_err(1), ..op };
    assert!(run(strict).0.ends_with("src_start_addr: 0xb is beyond the bound 0xa"));
}

#[test]
fn transposes() {
    // Three tiles of 16 rows and 40 columns of two bytes, rows 100 elements apart, tiles 8 elements apart; columns go to SBUF.
    let op = operations::DmaTranspose {
        in_dtype: Dtype::BFLOAT16,
        out_dtype: Dtype::BFLOAT16,
        src_start_addr: a(0),
        src_step_elem0: 8,
        src_step_elem1: 0,
        src_num_elem0: 3,
        src_num_elem1: 1,
        tile_src_row_step: 100,
        dst_start_addr: sbuf_at(4, 0),
        dst_step_elem0: 16,
        dst_step_elem1: 0,
        dst_num_elem0: 120,
        dst_num_elem1: 1,
        tile_src_rows: 16,
        tile_src_cols: 40,
        semaphore: 7,
        ..Default::default()
    };
    for generation in ["cayman", "mariana", "maverick"] {
        let machine = run(generation, Choices::default(), &[], &[Operation::DmaTranspose(op)]);
        let a = bytes(&machine, "a");
        let mut want = Vec::new();
        for tile in 0..3 {
            for column in 0..40 {
                for row in 0..16 {
                    let at = 2 * (tile * 8 + row * 100 + column);
                    want.extend_from_slice(&a[at..at + 2]);
                }
            }
        }
        assert_eq!(get(&machine, Space::Sbuf, 4, 0, want.len()), want);
        assert_eq!(machine.core().sync.semaphore(7), Ok(1));
    }
    let short = operations::DmaTranspose { dst_num_elem0: 119, ..op };
    let text = fault(&mut prepared("cayman", Choices::default(), &[], &[Operation::DmaTranspose(short)])).to_string();
    assert_eq!(text, "src_start_addr has 3840 elements a partition and dst_start_addr has 3808");
}

#[test]
fn gathers_that_transpose() {
    let indices: Vec<u32> = (0..32).map(|k| (k * 5 + 3) % 40).collect();
    let op = operations::DmaGatherTranspose {
        semaphore: 8,
        idx_num_active_channels: 128,
        src_start_addr: a(0),
        src_step_elem1: 12,
        src_num_elem0: 1,
        src_num_elem1: 32,
        src_idx_start_addr: Addr4Arm::AddrImmediate(PartitionOffset(256)),
        dst_start_addr: sbuf_at(0, 1024),
        dst_step_elem1: 0x4_0000 / 2,
        dst_num_elem0: 32,
        dst_num_elem1: 12,
        elem_size: 24,
        dtype: DtypePair(0).with_dtype_lo(Dtype::FP16).with_dtype_hi(Dtype::FP16),
        ..Default::default()
    };
    let mut machine = prepared("cayman", Choices::default(), &[], &[Operation::DmaGatherTranspose(op)]);
    put_indices(&mut machine, IndexOrder::PartitionFastest, 256, &indices);
    complete(&mut machine);
    for column in 0..12usize {
        let want: Vec<u8> = indices.iter().flat_map(|i| bytes(&machine, "a")[2 * (*i as usize * 12 + column)..][..2].to_vec()).collect();
        assert_eq!(get(&machine, Space::Sbuf, column as u32, 1024, 64), want, "column {column}");
    }
}

/// MAVERICK's copy waits by itself and counts when it is done.
#[test]
fn the_copy_of_maverick() {
    let op = operations::DmaCopy2 {
        wait_sema_mode: WaitMode::WAIT_FOR_SEM_GE_IMM,
        wait_sema_idx: 3,
        wait_sema_value: 2,
        addr_mode: DmaAddrModePair(0).with_src_mode(DmaAddrMode::IMM64).with_dst_mode(DmaAddrMode::IMM64),
        sema_update_mode: DmaSemaUpdates(0).with_rd_done(DmaSemaUpdateMode::LOCAL_SEM_INC).with_wr_done(DmaSemaUpdateMode::LOCAL_SEM_INC),
        rd_done_sema_update_idx: 20,
        wr_done_sema_update_idx: 21,
        src_start_addr: DmaAddrUnionArm::RawArm(Choices::default().map.dram),
        src_step_elem0: 2,
        src_num_elem0: 4,
        src_num_elem1: 1,
        src_elem_size: 4,
        dst_start_addr: DmaAddrUnionArm::RawArm(Choices::default().map.dram + 4096),
        dst_step_elem0: 1,
        dst_num_elem0: 4,
        dst_num_elem1: 1,
        dst_elem_size: 4,
        ..Default::default()
    };
    let mut machine = prepared("maverick", Choices::default(), &[], &[Operation::DmaCopy2(op)]);
    assert!(machine.run(100).to_string().contains("waits for semaphore 3 >= 2 (it is 0)"));
    machine.core_mut().sync.set_semaphore(3, 2).unwrap();
    complete(&mut machine);
    let a = bytes(&machine, "a");
    assert_eq!(bytes(&machine, "b")[..16], [&a[0..4], &a[8..12], &a[16..20], &a[24..28]].concat());
    assert_eq!([20, 21].map(|i| machine.core().sync.semaphore(i).unwrap()), [1, 1]);
    for (mode, gap) in [
        (operations::DmaCopy2 { addr_mode: DmaAddrModePair(1), ..op }, "dma-addr-union"),
        (operations::DmaCopy2 { sema_update_mode: DmaSemaUpdates(4), ..op }, "dma-sema-updates"),
    ] {
        let mode = operations::DmaCopy2 { wait_sema_mode: WaitMode::NONE, ..mode };
        let text = fault(&mut prepared("maverick", Choices::default(), &[], &[Operation::DmaCopy2(mode)])).to_string();
        assert!(text.contains(gap), "{text}");
    }
    let immediate = Operation::DmaImmediate(operations::DmaImmediate::default());
    assert!(fault(&mut prepared("maverick", Choices::default(), &[], &[immediate])).to_string().contains("dma-immediate-pairing"));
}

/// A copy to itself, and to a partner that is not there.
#[test]
fn sbuf_to_sbuf() {
    let op = |lnc_size_fmt| {
        Operation::Sb2sbCollective(operations::Sb2sbCollective {
            events: events((WaitMode::NONE, 0), (UpdateMode::SEM_INC_COMPLETE, 9), 0),
            in_dtype: Dtype::FP32,
            out_dtype: Dtype::FP32,
            lnc_size_fmt,
            num_active_channels: 2,
            src_mem_pattern: t3(sbuf(0, 0), [2, 1, 1], [4, 1, 1]),
            dst_mem_pattern: t3(sbuf(32, 64), [1, 1, 1], [4, 1, 1]),
            ..Default::default()
        })
    };
    let mut machine = machine(isa("cayman"), &[(Engine::Pool, vec![op(LncSizeFmt::LNC1)])]);
    put_f32(&mut machine, Space::Sbuf, 1, 0, &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]);
    complete(&mut machine);
    assert_eq!(get_f32(&machine, Space::Sbuf, 33, 64, 4), [0.0, 2.0, 4.0, 6.0]);
    assert_eq!(machine.core().sync.semaphore(9), Ok(1));
    let text = fault(&mut common::machine(isa("cayman"), &[(Engine::Pool, vec![op(LncSizeFmt::LNC2)])])).to_string();
    assert_eq!(text, "a copy to a partner core on a machine of one core is not modelled");
}

#[test]
fn what_cannot_be_transferred() {
    let text = |op: operations::DmaCopy| fault(&mut prepared("cayman", Choices::default(), &[], &[Operation::DmaCopy(op)])).to_string();
    let side = |at| (at, [1, 0], [4, 1], 4);
    let op = copy2d(side(a(0)), side(b(0)));
    assert_eq!(
        text(operations::DmaCopy { dst_num_elem0: 3, ..op }),
        "src_start_addr has 16 elements a partition and dst_start_addr has 12"
    );
    assert_eq!(text(operations::DmaCopy { src_num_elem1: 0, ..op }), "src_start_addr: a count of its pattern is 0");
    assert_eq!(text(operations::DmaCopy { compute_op: DgeComputeOp(9), ..op }), "compute_op: 9 is no operator of a transfer");
    let big = copy2d((a(0), [0, 0], [u16::MAX, u16::MAX], 0), (b(0), [0, 0], [u16::MAX, u16::MAX], 0));
    assert!(text(big).contains("more than the 1073741824 that an instruction may have"));
    let table = Addr8Arm::AddrTable(tpb_isa::types::AddrTable8::ZERO.with_marker(0x20));
    assert!(text(operations::DmaCopy { src_start_addr: table, ..op }).contains("gap address-table-entries"));
}
