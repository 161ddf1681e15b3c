//! Registers, branches, scalars, semaphores in bulk: what the sequencer does by itself.

mod common;

use common::*;
use tpb_core::dialect::Engine;
use tpb_engines::bus::Window;
use tpb_engines::choices::{BranchOrigin, LongShift, TestPasses};
use tpb_engines::machine::{NotificationKind, Outcome};
use tpb_engines::sync::{Block, Flag};
use tpb_engines::trace::Phase;
use tpb_engines::{Choices, Machine};
use tpb_isa::enums::{
    AluOp, BrCmpOp, BrTargetMode, DataSrc, Dtype, EvSemClearMode, Opcode, TensorShapeMoveType, TestEvtSemMode, UpdateMode, WaitMode,
};
use tpb_isa::types::{Addr8Arm, AddrReg8, Ccinst, Mem2dDataArm, MoveImmediateArm, NeuronAddr, TensorShapeDataArm};
use tpb_isa::{Operation, operations};

/// Moves immediates to registers.
fn moves(pairs: &[(u8, u32)]) -> Operation {
    let mut op = operations::RegisterMove {
        num_mov: pairs.len() as u8,
        dtype: Dtype::UINT32,
        move_source: DataSrc::IMMEDIATE,
        ..Default::default()
    };
    let mut words = [0; 8];
    for (n, (register, value)) in pairs.iter().enumerate() {
        op.dst_registers[n] = *register;
        words[n] = *value;
    }
    op.immediate = MoveImmediateArm::Uint32(words);
    Operation::RegisterMove(op)
}

fn alu(op: AluOp, dtype: Dtype, a: u8, b: Result<u8, u64>, dst: u8) -> Operation {
    let mut out = operations::RegisterAlu { op, dtype, src0_lo: a, src0_hi: a + 1, dst_lo: dst, dst_hi: dst + 1, ..Default::default() };
    match b {
        Ok(register) => (out.src1_lo, out.src1_hi) = (register, register + 1),
        Err(value) => (out.src_datasrc, out.immediate) = (DataSrc::IMMEDIATE, value),
    }
    Operation::RegisterAlu(out)
}

fn branch(compare: BrCmpOp, register: u8, immediate: u32, records: i32) -> Operation {
    Operation::Branch(operations::Branch {
        compare_op: compare,
        dtype: Dtype::INT32,
        target_mode: BrTargetMode::RELATIVE_IMMEDIATE,
        cmp_immediate: immediate,
        cmp_reg0: register,
        br_immediate: u64::from((records * 64) as u32),
        ..Default::default()
    })
}

fn control(opcode: Opcode) -> Operation {
    Operation::Control(operations::Control { opcode, ..Default::default() })
}

fn load(dtype: Dtype, address: Addr8Arm, counts: [u8; 2], steps: [i32; 2], registers: &[u8]) -> Operation {
    let mut numbers = [0; 32];
    numbers[..registers.len()].copy_from_slice(registers);
    Operation::TensorLoad(operations::TensorLoad {
        dtype,
        num_elem0: counts[0],
        num_elem1: counts[1],
        start_addr: address,
        step_elem0: steps[0],
        step_elem1: steps[1],
        data: Mem2dDataArm::Registers(numbers),
        ..Default::default()
    })
}

fn store(dtype: Dtype, address: Addr8Arm, counts: [u8; 2], steps: [i32; 2], data: Mem2dDataArm) -> Operation {
    let source = if matches!(data, Mem2dDataArm::Registers(_)) { DataSrc::REGISTER } else { DataSrc::IMMEDIATE };
    Operation::TensorStore(operations::TensorStore {
        dtype,
        src_datasrc: source,
        num_elem0: counts[0],
        num_elem1: counts[1],
        start_addr: address,
        step_elem0: steps[0],
        step_elem1: steps[1],
        data,
        ..Default::default()
    })
}

fn register(machine: &Machine<'_>, engine: Engine, number: u32) -> u32 {
    machine.core().registers(engine).read(number).unwrap()
}

/// Runs on SP to the end.
fn sp(generation: &str, operations: Vec<Operation>) -> Machine<'static> {
    let mut machine = machine(isa(generation), &[(Engine::Sp, operations)]);
    complete(&mut machine);
    machine
}

#[test]
fn moves_read_before_they_write() {
    let swap = Operation::RegisterMove(operations::RegisterMove {
        num_mov: 3,
        dtype: Dtype::FP32,
        move_source: DataSrc::REGISTER,
        src_registers: [2, 1, 128, 0, 0, 0, 0, 0],
        dst_registers: [1, 2, 3, 0, 0, 0, 0, 0],
        ..Default::default()
    });
    for generation in ["sunda", "cayman", "mariana", "mariana_plus"] {
        let machine = sp(generation, vec![moves(&[(1, 11), (2, 22)]), swap, moves(&[(128, 5), (130, 0x1234), (131, 7)])]);
        // Register 128 is the address of the current instruction, and keeps it.
        assert_eq!([1, 2, 3].map(|r| register(&machine, Engine::Sp, r)), [22, 11, 64]);
        assert_eq!(register(&machine, Engine::Sp, 128), 128);
        assert_eq!(machine.core().registers(Engine::Sp).table, 7 << 32 | 0x1234);
        assert_eq!(register(&machine, Engine::Pe, 1), 0xffff_ffff, "every engine has registers of its own");
    }
    let text = |op| fault(&mut machine(isa("cayman"), &[(Engine::Sp, vec![op])])).to_string();
    assert_eq!(text(moves(&[(64, 1)])), "there is no register 64: this core has 64");
    assert_eq!(text(moves(&[])), "num_mov: 0 is not 1 to 8");
    assert_eq!(register(&sp("maverick", vec![moves(&[(191, 9)])]), Engine::Sp, 191), 9);
}

#[test]
fn the_alu_on_32_bits() {
    use AluOp as A;
    let (u, i, s16, f) = (Dtype::UINT32, Dtype::INT32, Dtype::INT16, Dtype::FP32);
    let neg = |v: i32| v as u32;
    let bits = f32::to_bits;
    // Operator, type, operands, result.
    let table = [
        (A::ADD, u, u32::MAX, 2, 1),
        (A::SUBTRACT, u, 1, 2, u32::MAX),
        (A::MULT, u, 0x1_0001, 0x1_0001, 0x2_0001),
        (A::MULT, s16, neg(-3) & 0xffff, 5, neg(-15)),
        (A::DIVIDE, i, neg(-7), 2, neg(-3)),
        (A::DIVIDE, u, neg(-7), 2, neg(-7) / 2),
        (A::DIVIDE, i, i32::MIN as u32, neg(-1), i32::MIN as u32),
        (A::DIVIDE_INT, u, neg(-9), 4, neg(-2)),
        (A::MOD, i, neg(-7), 3, neg(-1)),
        (A::MOD_UINT, i, neg(-7), 10, neg(-7) % 10),
        (A::MAX, i, neg(-1), 1, 1),
        (A::MAX, u, neg(-1), 1, neg(-1)),
        (A::MIN, i, neg(-1), 1, neg(-1)),
        (A::MIN_UINT, i, neg(-1), 1, 1),
        (A::BITWISE_AND, u, 0b1100, 0b1010, 0b1000),
        (A::BITWISE_OR, u, 0b1100, 0b1010, 0b1110),
        (A::BITWISE_XOR, u, 0b1100, 0b1010, 0b0110),
        (A::BITWISE_NOT, u, 0, 77, u32::MAX),
        (A::LOGICAL_AND, u, 4, 2, 1),
        (A::LOGICAL_OR, u, 0, 0, 0),
        (A::LOGICAL_XOR, u, 4, 2, 0),
        (A::ARITH_SHIFT_LEFT, i, 3, 4, 48),
        (A::ARITH_SHIFT_RIGHT, u, neg(-16), 2, neg(-4)),
        (A::LOGICAL_SHIFT_RIGHT, i, neg(-16), 28, 15),
        (A::LOGICAL_SHIFT_LEFT, u, 1, 32, 0),
        (A::ARITH_SHIFT_RIGHT, i, neg(-16), 99, neg(-1)),
        (A::IS_LT, i, neg(-1), 0, 1),
        (A::IS_LT, u, neg(-1), 0, 0),
        (A::IS_GE, u, 5, 5, 1),
        (A::IS_NE, u, 5, 5, 0),
        (A::ABSOLUTE_DIFF, i, neg(-3), 4, 7),
        (A::ABSOLUTE_VALUE, i, neg(-3), 0, 3),
        (A::BYPASS, u, 123, 9, 123),
        (A::ADD, f, bits(1.5), bits(2.25), bits(3.75)),
        (A::DIVIDE, f, bits(1.0), bits(3.0), bits(1.0 / 3.0)),
        (A::IS_GT, f, bits(-1.0), bits(-2.0), 1),
    ];
    for (op, dtype, a, b, want) in table {
        for second in [Ok(2), Err(u64::from(b))] {
            let machine = sp("cayman", vec![moves(&[(1, a), (2, b)]), alu(op, dtype, 1, second, 5)]);
            assert_eq!(register(&machine, Engine::Sp, 5), want, "{op:?} {dtype:?} {a:#x} {b:#x}");
        }
    }
    let modulo = Choices { long_shift: LongShift::Modulo, ..Choices::default() };
    let mut machine =
        machine_with(isa("cayman"), modulo, &[(Engine::Sp, vec![moves(&[(1, 1)]), alu(A::LOGICAL_SHIFT_LEFT, u, 1, Err(33), 5)])]);
    complete(&mut machine);
    assert_eq!(register(&machine, Engine::Sp, 5), 2);
}

#[test]
fn the_alu_on_pairs() {
    use AluOp as A;
    let wide = |v: u64| [(1, v as u32), (2, (v >> 32) as u32)];
    let table = [
        (A::ADD, Dtype::UINT64, u64::MAX, 2, 1),
        (A::SUBTRACT, Dtype::UINT64, 1 << 32, 1, 0xffff_ffff),
        (A::MULT, Dtype::INT64, 1 << 33, 3, 3 << 33),
        (A::DIVIDE, Dtype::INT64, (-10i64) as u64, 3, (-3i64) as u64),
        (A::LOGICAL_SHIFT_RIGHT, Dtype::UINT64, 1 << 63, 63, 1),
        (A::IS_LT, Dtype::INT64, (-1i64) as u64, 0, 1),
        (A::IS_LT, Dtype::UINT64, (-1i64) as u64, 0, 0),
    ];
    for (op, dtype, a, b, want) in table {
        let [a0, a1] = wide(a);
        let [(_, b0), (_, b1)] = wide(b);
        let operations = vec![moves(&[a0, a1, (3, b0), (4, b1)]), alu(op, dtype, 1, Ok(3), 5), alu(op, dtype, 1, Err(b), 7)];
        let machine = sp("sunda", operations);
        for low in [5, 7] {
            let got = u64::from(register(&machine, Engine::Sp, low)) | u64::from(register(&machine, Engine::Sp, low + 1)) << 32;
            assert_eq!(got, want, "{op:?} {dtype:?}");
        }
    }
    let text = |op, dtype, b| fault(&mut machine(isa("cayman"), &[(Engine::Sp, vec![alu(op, dtype, 1, Err(b), 5)])])).to_string();
    assert_eq!(text(A::DIVIDE, Dtype::INT32, 0), "op: integer division by zero stops the sequencer (error code 2)");
    assert_eq!(text(A::POW, Dtype::INT32, 0), "op: the register ALU has no POW of INT32");
    assert_eq!(text(A::ADD, Dtype::BFLOAT16, 0), "the register ALU on BFLOAT16 is not modelled");
}

/// Every comparison, immediate and by register, on values around the right operand and of either sign.
#[test]
fn branches_compare_by_type() {
    let table = [
        (BrCmpOp::LT_IMM, [true, false, false]),
        (BrCmpOp::LE_IMM, [true, true, false]),
        (BrCmpOp::EQ_IMM, [false, true, false]),
        (BrCmpOp::NE_IMM, [true, false, true]),
        (BrCmpOp::GE_IMM, [false, true, true]),
        (BrCmpOp::GT_IMM, [false, false, true]),
    ];
    // Values below, at and above 0 as the type has them; the upper bits of narrow types do not count.
    let types = [
        (Dtype::INT32, [-1i32 as u32, 0, 1], 0),
        (Dtype::UINT32, [7, 8, u32::MAX], 8),
        (Dtype::INT8, [0xff, 0xaa00, 1], 0),
        (Dtype::UINT8, [0x1207, 8, 0xff], 8),
        (Dtype::INT16, [0xffff, 0, 0x7fff], 0),
        (Dtype::UINT16, [7, 8, 0xffff], 8),
        (Dtype::FP32, [(-1.0f32).to_bits(), 0x8000_0000, 1.0f32.to_bits()], 0),
    ];
    for (compare, taken) in table {
        for (dtype, values, right) in types {
            for (value, taken) in values.into_iter().zip(taken) {
                for by_register in [false, true] {
                    let mut op = operations::Branch {
                        compare_op: compare,
                        dtype,
                        target_mode: BrTargetMode::RELATIVE_IMMEDIATE,
                        cmp_immediate: right,
                        cmp_reg0: 1,
                        cmp_reg1: 2,
                        br_immediate: 128,
                        ..Default::default()
                    };
                    if by_register {
                        op.compare_op = BrCmpOp(compare.0 + 8);
                        op.cmp_immediate = 0x5555;
                    }
                    let stream = vec![moves(&[(1, value), (2, right), (3, 0)]), Operation::Branch(op), moves(&[(3, 1)])];
                    let machine = sp("cayman", stream);
                    assert_eq!(register(&machine, Engine::Sp, 3) == 0, taken, "{:?} {dtype:?} {value:#x}", op.compare_op);
                }
            }
        }
    }
}

#[test]
fn loops_and_targets() {
    // The sum of 1 to 10.
    let sum = vec![
        moves(&[(1, 0), (2, 0)]),
        alu(AluOp::ADD, Dtype::UINT32, 1, Err(1), 1),
        alu(AluOp::ADD, Dtype::UINT32, 2, Ok(1), 2),
        branch(BrCmpOp::LT_IMM, 1, 10, -2),
    ];
    let machine = sp("mariana", sum);
    assert_eq!(register(&machine, Engine::Sp, 2), 55);

    // By address, by a register's offset, and with another origin.
    let jump = |mode, registers: [u8; 2], immediate| {
        Operation::Branch(operations::Branch {
            compare_op: BrCmpOp::ALWAYS,
            target_mode: mode,
            target_reg_lo: registers[0],
            target_reg_hi: registers[1],
            br_immediate: immediate,
            ..Default::default()
        })
    };
    let run = |jump, choices: Choices, address: u64| {
        let stream =
            vec![moves(&[(1, 0x1000 + 256), (2, 7), (3, 192), (9, 0)]), jump, moves(&[(9, 1)]), moves(&[(9, 2)]), moves(&[(8, 8)])];
        let mut machine = machine_with(isa("cayman"), choices, &[(Engine::Act, stream)]);
        machine.set_stream_address(Engine::Act, address);
        complete(&mut machine);
        register(&machine, Engine::Act, 9)
    };
    assert_eq!(run(jump(BrTargetMode::REGISTER, [1, 2], 0), Choices::default(), 7 << 32 | 0x1000), 0);
    assert_eq!(run(jump(BrTargetMode::RELATIVE_REGISTER, [3, 0], 0), Choices::default(), 0), 0);
    assert_eq!(run(jump(BrTargetMode::RELATIVE_IMMEDIATE, [0, 0], 128), Choices::default(), 0), 2);
    let next = Choices { branch_origin: BranchOrigin::NextRecord, ..Choices::default() };
    assert_eq!(run(jump(BrTargetMode::RELATIVE_IMMEDIATE, [0, 0], 128), next, 0), 0);

    let text = |op| fault(&mut common::machine(isa("cayman"), &[(Engine::Sp, vec![op])])).to_string();
    assert_eq!(text(branch(BrCmpOp::ALWAYS, 0, 0, 5)), "target: 0x140 is no instruction of the stream, which has 1");
    assert_eq!(text(jump(BrTargetMode(7), [0, 0], 0)), "target mode 7 of a branch: the sources do not tell (gap br-target-modes)");
    // A branch to the end of the stream ends it.
    assert_eq!(sp("cayman", vec![branch(BrCmpOp::ALWAYS, 0, 0, 1)]).steps(), 2);
}

#[test]
fn scalars_extend_by_their_type() {
    let mut machine = Machine::new(isa("cayman"), Choices::default());
    machine.core_mut().dram.declare("x", None, 64, 0).unwrap();
    let base = machine.core().dram.address("x").unwrap();
    machine.core_mut().dram.bytes_mut("x").unwrap()[..16]
        .copy_from_slice(&[0x81, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 1, 2, 3, 4, 5, 6, 7, 8]);
    let at = Addr8Arm::AddrImmediate(base);
    let pair = Addr8Arm::AddrReg(AddrReg8::ZERO.with_reg_lo(40).with_reg_hi(41).with_marker(0x80));
    let stream = vec![
        moves(&[(40, base as u32), (41, (base >> 32) as u32)]),
        load(Dtype::UINT8, at, [2, 1], [1, 0], &[0, 1]),
        load(Dtype::INT8, pair, [2, 2], [1, 8], &[2, 3, 4, 5]),
        load(Dtype::UINT16, at, [1, 1], [0, 0], &[6]),
        load(Dtype::INT16, at, [1, 1], [0, 0], &[7]),
        load(Dtype::UINT32, pair, [2, 1], [2, 0], &[8, 9]),
        load(Dtype::UINT64, at, [1, 1], [0, 0], &[10]),
        store(Dtype::INT16, Addr8Arm::AddrImmediate(base + 40), [2, 1], [-1, 0], Mem2dDataArm::Registers([9; 32])),
        store(Dtype::UINT32, Addr8Arm::AddrImmediate(base + 48), [2, 1], [1, 0], Mem2dDataArm::Uint32([7, 8, 0, 0, 0, 0, 0, 0])),
        store(Dtype::UINT64, Addr8Arm::AddrImmediate(base + 56), [1, 1], [1, 0], Mem2dDataArm::Registers([10; 32])),
    ];
    machine.load(Engine::Pool, stream.iter().flat_map(|o| record(isa("cayman"), o)).collect::<Vec<u8>>()).unwrap();
    complete(&mut machine);
    let got: Vec<u32> = (0..12).map(|r| register(&machine, Engine::Pool, r)).collect();
    let sext = |v: i32| v as u32;
    let want =
        [0x81, 0x82, sext(-0x7f), sext(-0x7e), 1, 2, 0x8281, sext(0x8281 - 0x1_0000), 0x8483_8281, 0x0403_0201, 0x8483_8281, 0x8887_8685];
    assert_eq!(got, want);
    let bytes = machine.core().dram.bytes("x").unwrap();
    assert_eq!(bytes[38..42], [1, 2, 1, 2]);
    assert_eq!(bytes[48..56], [7, 0, 0, 0, 8, 0, 0, 0]);
    assert_eq!(bytes[56..64], bytes[0..8]);

    let text = |op| {
        let mut machine = common::machine(isa("cayman"), &[(Engine::Pool, vec![op])]);
        machine.core_mut().dram.declare("x", None, 64, 0).unwrap();
        fault(&mut machine).to_string()
    };
    assert_eq!(
        text(load(Dtype::UINT32, Addr8Arm::AddrImmediate(base + 2), [1, 1], [0, 0], &[0])),
        format!("start_addr: address {:#x} is no multiple of 4", base + 2)
    );
    assert_eq!(text(load(Dtype::UINT8, at, [33, 1], [0, 0], &[0])), "num_elem: 33 times 1 scalars are not 1 to 32");
    assert_eq!(text(load(Dtype::UINT8, at, [2, 1], [64, 0], &[0])), format!("start_addr: address {:#x} is mapped to nothing", base + 64));
    assert_eq!(text(load(Dtype::FP16, at, [1, 1], [0, 0], &[0])), "dtype: FP16 is no type of a scalar in memory");
    assert_eq!(
        text(load(Dtype::UINT64, at, [1, 1], [0, 0], &[1])),
        "data: register 1 is odd, a 64-bit scalar takes an even one and the next"
    );
    assert_eq!(
        text(load(Dtype::UINT8, at, [2, 1], [16 << 20, 0], &[0])),
        format!("start_addr: address {base:#x} begins an access that leaves its aligned 16 MiB")
    );
}

/// SBUF and the windows by address; PE's semaphores are DVE's as well.
#[test]
fn windows() {
    let map = Choices::default().map;
    let at = |window, index| Addr8Arm::AddrImmediate(map.window(Block::Core, window, index));
    let word = |value| Mem2dDataArm::Uint32([value, 0, 0, 0, 0, 0, 0, 0]);
    let put = |window, index, value| store(Dtype::UINT32, at(window, index), [1, 1], [0, 0], word(value));
    let stream = vec![
        put(Window::Set, 3, 100),
        put(Window::Increment, 3, 11),
        put(Window::Decrement, 3, 1),
        put(Window::Events, 9, 1),
        load(Dtype::UINT32, at(Window::Read, 3), [1, 1], [0, 0], &[1]),
        load(Dtype::UINT32, at(Window::Events, 9), [1, 1], [0, 0], &[2]),
        put(Window::Events, 9, 2),
        // A whole range of semaphores at once, and partition 1 of SBUF.
        store(Dtype::UINT32, at(Window::Set, 10), [4, 1], [1, 0], Mem2dDataArm::Uint32([5, 6, 7, 8, 0, 0, 0, 0])),
        store(Dtype::UINT32, Addr8Arm::AddrImmediate(map.sbuf + 0x4_0000 + 8), [1, 1], [0, 0], word(0xabcd)),
    ];
    let waiter = vec![event_semaphore((WaitMode::WAIT_FOR_SEM_EQ_IMM, 3), (UpdateMode::SEM_INC_COMPLETE, 4), 110)];
    let mut machine = machine(isa("cayman"), &[(Engine::Pe, waiter), (Engine::Dve, stream)]);
    complete(&mut machine);
    assert_eq!([1, 2].map(|r| register(&machine, Engine::Dve, r)), [110, 1]);
    let sync = &machine.core().sync;
    assert_eq!((sync.event(9), sync.semaphore(4)), (Ok(false), Ok(1)));
    assert_eq!([10, 11, 12, 13].map(|i| sync.semaphore(i).unwrap()), [5, 6, 7, 8]);
    assert_eq!(get(&machine, tpb_engines::memory::Space::Sbuf, 1, 8, 4), [0xcd, 0xab, 0, 0]);

    let text = |op| fault(&mut common::machine(isa("cayman"), &[(Engine::Pe, vec![op])])).to_string();
    assert!(text(put(Window::Read, 0, 1)).ends_with("is in a window that cannot be written"));
    assert!(text(load(Dtype::UINT32, at(Window::Set, 0), [1, 1], [0, 0], &[0])).ends_with("is in a window that cannot be read"));
    assert!(text(load(Dtype::UINT16, at(Window::Read, 0), [1, 1], [0, 0], &[0])).ends_with("takes words of four bytes only"));
}

/// The smallest of six semaphores comes off them all.
#[test]
fn poll_sem_takes_the_minimum_off() {
    let map = Choices::default().map;
    for generation in ["sunda", "cayman", "mariana", "mariana_plus", "maverick"] {
        for engine in [Engine::Pe, Engine::Act, Engine::Pool, Engine::Dve, Engine::Sp] {
            if isa(generation).dialect.opcode(Opcode::POLL_SEM.0).unwrap().refused.has(engine) {
                continue;
            }
            let poll = Operation::PollSemaphore(operations::PollSemaphore {
                n_read: 6,
                result: 7,
                op: AluOp::MIN,
                addr: NeuronAddr::ZERO.with_addr(map.window(Block::Core, Window::Read, 20)),
                res_writeback_addr: NeuronAddr::ZERO.with_addr(map.window(Block::Core, Window::Decrement, 20)),
                ..Default::default()
            });
            let mut machine = machine(isa(generation), &[(engine, vec![poll, poll])]);
            for (index, value) in (20..).zip([8, 3, 5, 4, 4, 10]) {
                machine.core_mut().sync.set_semaphore(index, value).unwrap();
            }
            // The first record ends after two steps.
            assert!(matches!(machine.run(2), Outcome::OutOfBudget { .. }));
            let sync = &machine.core().sync;
            let left: Vec<u32> = (20..26).map(|i| sync.semaphore(i).unwrap()).collect();
            assert_eq!(left, [5, 0, 2, 1, 1, 7]);
            assert_eq!(register(&machine, engine, 7), 3);
            // A minimum of 0 changes nothing but the register.
            complete(&mut machine);
            assert_eq!(machine.core().sync.semaphore(20), Ok(5));
            assert_eq!(register(&machine, engine, 7), 0);
        }
    }
}

#[test]
fn semaphores_are_cleared_in_bulk() {
    let clear = |clear_mode, range: [u8; 2], mask| {
        Operation::SemaphoreRangeClear(operations::SemaphoreRangeClear {
            clear_mode,
            range_first: range[0],
            range_last: range[1],
            sem_bitmask: mask,
            ..Default::default()
        })
    };
    let run = |op, choices| {
        let mut machine = machine_with(isa("cayman"), choices, &[(Engine::Pool, vec![op])]);
        for i in 0..=255 {
            machine.core_mut().sync.set_semaphore(i, 1 + u32::from(i)).unwrap();
            machine.core_mut().sync.set_event(i, true).unwrap();
        }
        complete(&mut machine);
        let sync = &machine.core().sync;
        let zero: Vec<u8> = (0..=255).filter(|i| sync.semaphore(*i) == Ok(0)).collect();
        let clear: Vec<u8> = (0..=255).filter(|i| sync.event(*i) == Ok(false)).collect();
        (zero, clear)
    };
    let mask = [1, 0, 0, 0, 0, 0, 0, 1 << 31];
    let plain = Choices::default;
    assert_eq!(run(clear(EvSemClearMode::SEMAPHORE_ZERO, [10, 13], mask), plain()), (vec![10, 11, 12, 13], vec![]));
    assert_eq!(run(clear(EvSemClearMode::SEMAPHORE_ZERO_BITMASK, [10, 13], mask), plain()), (vec![0, 255], vec![]));
    assert_eq!(run(clear(EvSemClearMode::SEMAPHORE_ZERO, [0, 255], mask), plain()).0.len(), 256);
    let events = Choices { range_clears_events: true, ..plain() };
    assert_eq!(run(clear(EvSemClearMode::SEMAPHORE_ZERO, [254, 255], mask), events), (vec![254, 255], vec![254, 255]));
    let text = fault(&mut machine(isa("cayman"), &[(Engine::Pool, vec![clear(EvSemClearMode(3), [0, 0], mask)])])).to_string();
    assert_eq!(text, "clear_mode: 3 is no mode");
}

/// Two opcodes that every generation defines and the SP of some answers as bad (`per-engine-depth.md`).
#[test]
fn sequencers_refuse() {
    let clear = Operation::SemaphoreRangeClear(operations::SemaphoreRangeClear {
        clear_mode: EvSemClearMode::SEMAPHORE_ZERO,
        range_last: 3,
        ..Default::default()
    });
    let addr = NeuronAddr::ZERO.with_addr(Choices::default().map.window(Block::Core, Window::Read, 0));
    let poll = operations::PollSemaphore { n_read: 1, op: AluOp::MIN, addr, res_writeback_addr: addr, ..Default::default() };
    for (generation, refused) in [("cayman", [true, true]), ("mariana", [false, true]), ("mariana_plus", [false, false])] {
        for (operation, refused) in [clear, Operation::PollSemaphore(poll)].into_iter().zip(refused) {
            for engine in [Engine::Sp, Engine::Pool] {
                let outcome = machine(isa(generation), &[(engine, vec![operation])]).run(100);
                let is_bad = outcome.to_string().ends_with("it is a bad opcode to the sequencer of SP");
                assert_eq!(is_bad, refused && engine == Engine::Sp, "{generation}: {outcome}");
                assert!(is_bad || matches!(outcome, Outcome::Completed { .. }), "{generation}: {outcome}");
            }
        }
    }
}

#[test]
fn flags_are_tested_in_a_batch() {
    let test = |mode, update_type, repeat_count, ids: &[u8], registers: &[u8], threshold| {
        let mut op = operations::TestEventSemaphore {
            mode,
            update_type,
            repeat_count,
            num_evt_sem: ids.len() as u8,
            threshold,
            setter_signature: 0x5a,
            ..Default::default()
        };
        op.evt_sem_ids[..ids.len()].copy_from_slice(ids);
        op.value_registers[..ids.len()].copy_from_slice(registers);
        Operation::TestEventSemaphore(op)
    };
    let run = |op, choices| {
        let mut machine = machine_with(isa("mariana"), choices, &[(Engine::Dve, vec![moves(&[(1, 10), (2, 20), (3, 30)]), op])]);
        for (id, value) in [(50, 100), (51, 4), (52, 5)] {
            machine.core_mut().sync.set_semaphore(id, value).unwrap();
        }
        machine.core_mut().sync.set_event(51, true).unwrap();
        complete(&mut machine);
        let sync = &machine.core().sync;
        let semaphores = [50, 51, 52].map(|i| sync.semaphore(i).unwrap());
        let registers = [1, 2, 3].map(|r| register(&machine, Engine::Dve, r));
        (semaphores, registers, [50, 51].map(|i| sync.event(i).unwrap()), sync.signature(Flag::Semaphore(50)))
    };
    let (ids, registers, none) = ([50, 51, 52], [1, 2, 3], UpdateMode::NONE);
    let plain = Choices::default;
    let read = run(test(TestEvtSemMode::READ_SEM, none, 0, &ids, &registers, 0), plain());
    assert_eq!(read, ([100, 4, 5], [100, 4, 5], [false, true], 0));
    let read = run(test(TestEvtSemMode::READ_EVT, none, 0, &ids[..2], &registers[..2], 0), plain());
    assert_eq!(read.1, [0, 1, 30]);
    let update = run(test(TestEvtSemMode::UPDATE_SEM, UpdateMode::SEM_ADD_REG_COMPLETE, 0, &ids, &registers, 0), plain());
    assert_eq!(update, ([110, 24, 35], [10, 20, 30], [false, true], 0x5a));
    let update = run(test(TestEvtSemMode::UPDATE_SEM, UpdateMode::SEM_INC_COMPLETE, 1, &ids, &registers, 0), plain());
    assert_eq!(update.0, [102, 6, 7]);
    let update = run(test(TestEvtSemMode::UPDATE_EVT, UpdateMode::EVT_CLR_COMPLETE, 0, &ids[..2], &registers[..2], 0), plain());
    assert_eq!(update.2, [false, false]);
    // Those at 5 and above lose one and are counted, twice: 5 is 4 in the second pass.
    let conditional = || test(TestEvtSemMode::COND_UPDATE_SEM, UpdateMode::SEM_DEC_COMPLETE, 1, &ids, &registers, 5);
    assert_eq!(run(conditional(), plain()).0, [98, 4, 4]);
    assert_eq!(run(conditional(), plain()).1, [12, 20, 31]);
    let once = Choices { test_passes: TestPasses::Repeat, ..plain() };
    assert_eq!(run(conditional(), once).1, [11, 20, 31]);
    let op = test(TestEvtSemMode::UPDATE_SEM, UpdateMode::SEM_ADD_IMM_COMPLETE, 0, &ids, &registers, 0);
    let text = fault(&mut machine(isa("mariana"), &[(Engine::Dve, vec![op])])).to_string();
    assert_eq!(text, "update_type: SEM_ADD_IMM_COMPLETE is no update of semaphore 50 by a register");
}

#[test]
fn notifications_hints_and_modes() {
    let notify = Operation::Control(operations::Control { opcode: Opcode::NOTIFY, notify: 0x42, ..Default::default() });
    let hint = Operation::BranchPrefetchHint(operations::BranchPrefetchHint::default());
    let ordering = Operation::SetOrderingMode(operations::SetOrderingMode { ordering_mode: 3, ..Default::default() });
    let stream = vec![hint, ordering, notify, control(Opcode::INSTRUCTION_FLUSH), control(Opcode::DRAIN), control(Opcode::NOP)];
    let mut machine = machine(isa("cayman"), &[(Engine::Act, stream)]);
    machine.start_trace();
    complete(&mut machine);
    let phases: Vec<_> = machine.trace().iter().map(|e| (e.site.index, e.phase)).collect();
    assert!(phases.contains(&(0, Phase::Hint)));
    assert!(phases.contains(&(2, Phase::Notify(0x42))));
    let [note] = machine.notifications() else { panic!("one notification") };
    assert_eq!(note.kind, NotificationKind::Instruction { value: 0x42 });
    assert!(note.interrupts());
    assert_eq!(note.to_string(), "step 5: ACT instruction 2 (NOTIFY): notification 0x42, interrupt");
}

/// With notifications enabled, updates between the thresholds are told of.
#[test]
fn flag_notifications() {
    let inc = event_semaphore((WaitMode::NONE, 0), (UpdateMode::SEM_INC_COMPLETE, 5), 0);
    let set = event_semaphore((WaitMode::NONE, 0), (UpdateMode::EVT_SET_COMPLETE, 6), 0);
    let mut machine = machine(isa("cayman"), &[(Engine::Pool, vec![inc, inc, inc, inc, set, set])]);
    let base = machine.choices().map.registers[0].base;
    let bus = &mut machine.core_mut().bus;
    bus.set_register(base + 0x800, 1);
    bus.set_register(base + 0x804, 3);
    bus.set_register(base + 0x808, 1);
    complete(&mut machine);
    let told: Vec<_> = machine
        .notifications()
        .iter()
        .map(|n| match n.kind {
            NotificationKind::Flag { flag, value, double, .. } => (flag, value, double, n.source_type()),
            _ => panic!("{n}"),
        })
        .collect();
    let (s, e) = (Flag::Semaphore(5), Flag::Event(6));
    assert_eq!(told, [(s, 1, false, 0x0f), (s, 2, false, 0x0f), (s, 3, false, 0x0f), (e, 1, false, 0x0f), (e, 1, true, 0x0f)]);
}

#[test]
fn shapes_move() {
    let shape = |move_type, registers: [u8; 4], num_move, data| {
        Operation::MoveShape(operations::MoveShape {
            move_type,
            num_move,
            shape_registers: registers,
            data: TensorShapeDataArm::RawArm(data),
            ..Default::default()
        })
    };
    let mut words = [0u8; 32];
    for (n, word) in [4u32, 3, 2, 1, 1, (-8i32) as u32, 16, 0].into_iter().enumerate() {
        words[4 * n..4 * n + 4].copy_from_slice(&word.to_le_bytes());
    }
    let numbers: [u8; 32] = std::array::from_fn(|n| n as u8 + 10);
    let stream = vec![
        shape(TensorShapeMoveType::IMMEDIATE, [2, 0, 0, 0], 1, words),
        shape(TensorShapeMoveType::SHAPE_TO_REG, [2, 0, 0, 0], 1, numbers),
        shape(TensorShapeMoveType::REG_TO_SHAPE, [1, 3, 0, 0], 2, numbers),
        shape(TensorShapeMoveType::SHAPE_TO_REG, [3, 1, 0, 0], 2, std::array::from_fn(|n| n as u8 + 30)),
    ];
    let machine = sp("cayman", stream);
    let got: Vec<u32> = (10..18).map(|r| register(&machine, Engine::Sp, r)).collect();
    assert_eq!(got, [4, 3, 2, 1, 1, (-8i32) as u32, 16, 0]);
    let back: Vec<u32> = (38..46).map(|r| register(&machine, Engine::Sp, r)).collect();
    assert_eq!(back, got);
    let text = |op| fault(&mut common::machine(isa("cayman"), &[(Engine::Sp, vec![op])])).to_string();
    assert!(text(shape(TensorShapeMoveType::IMMEDIATE, [0, 1, 0, 0], 2, words)).contains("gap tensor-shape-data"));
    assert_eq!(text(shape(TensorShapeMoveType::REG_TO_SHAPE, [4, 0, 0, 0], 1, words)), "shape_registers: there is no shape register 4");
}

/// Micro-operations: what is known runs, what is not names its gap.
#[test]
fn compact_control() {
    let compact = |list: &[[u8; 4]]| {
        let mut op = operations::CompactControl { insts: [Ccinst([0; 4]); 15], ..Default::default() };
        for (inst, bytes) in op.insts.iter_mut().zip(list) {
            *inst = Ccinst(*bytes);
        }
        Operation::CompactControl(op)
    };
    let mut machine = Machine::new(isa("maverick"), Choices::default());
    machine.core_mut().dram.declare("x", None, 64, 0).unwrap();
    let base = machine.core().dram.address("x").unwrap();
    let [b0, b1] = [base as u32, (base >> 32) as u32];
    let stream = [
        moves(&[(20, b0), (21, b1)]),
        compact(&[
            [0x02, 1, 0x34, 0x12], // R1 = 0x1234
            [0x03, 1, 0xcd, 0xab], // upper half
            [0x04, 2, 0xfe, 0xff], // R2 = -2
            [0x10, 1, 2, 3],       // R3 = R1 + R2
            [0x43, 1, 4, 5],       // shift by R4, which is 4
            [0xa5, 3, 20, 8],      // store R3
            [0xa2, 6, 20, 8],      // its low half, extended
            [0x4a, 1, 0, 7],       // leading zeros of R1
            [0x30, 8, 9, 10],      // 1.5 + 2.0
            [0x00, 0, 0, 0],
        ]),
    ];
    machine.load(Engine::Sp, stream.iter().flat_map(|o| record(isa("maverick"), o)).collect::<Vec<u8>>()).unwrap();
    let registers = machine.core_mut().registers_mut(Engine::Sp);
    registers.write(4, 4).unwrap();
    registers.write(8, 1.5f32.to_bits()).unwrap();
    registers.write(9, 2.0f32.to_bits()).unwrap();
    complete(&mut machine);
    let got: Vec<u32> = [1, 2, 3, 5, 6, 7, 10].map(|r| register(&machine, Engine::Sp, r)).into();
    assert_eq!(got, [0xabcd_1234, 0xffff_fffe, 0xabcd_1232, 0x0abc_d123, 0x1232, 0, 3.5f32.to_bits()]);
    assert_eq!(machine.core().dram.bytes("x").unwrap()[8..12], 0xabcd_1232u32.to_le_bytes());
    for (code, gap) in
        [(0x01, "ccinst-operands"), (0x90, "ccinst-operands"), (0xb1, "ccinst-operands"), (0x18, "ccop-names"), (0xff, "ccop-names")]
    {
        let text = fault(&mut common::machine(isa("maverick"), &[(Engine::Sp, vec![compact(&[[code, 0, 0, 0]])])])).to_string();
        assert!(text.contains(gap), "{code:#04x}: {text}");
    }
}

/// A WRITE is a gap, until the machine is told what it stands for.
#[test]
fn writes_stand_for_what_they_are_told() {
    let write = Operation::Write(operations::Write { wr_size: 4, ..Default::default() });
    let text = fault(&mut machine(isa("cayman"), &[(Engine::Sp, vec![write])])).to_string();
    assert_eq!(text, "address and value of a WRITE: the sources do not tell (gap ctrl-wr-operands)");
    let map = Choices::default().map;
    let mut machine = machine(isa("cayman"), &[(Engine::Sp, vec![control(Opcode::NOP), write])]);
    let address = map.window(Block::Core, Window::Increment, 8);
    machine.set_actions(Engine::Sp, [(1, tpb_engines::request::Request::Write { address, value: 3 })]);
    complete(&mut machine);
    assert_eq!(machine.core().sync.semaphore(8), Ok(3));
}
