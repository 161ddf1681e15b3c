//! Firewall and watchdog through their registers, as streams and transfers meet them.

mod common;

use common::*;
use tpb_core::dialect::Engine;
use tpb_engines::bus::Device;
use tpb_engines::devices::{Direction, Nsm, Remapper, Violation};
use tpb_engines::machine::Outcome;
use tpb_engines::{Choices, Machine};
use tpb_isa::enums::{DataSrc, DgeComputeOp, Dtype, Opcode};
use tpb_isa::types::{Addr8Arm, Mem2dDataArm};
use tpb_isa::{Operation, operations};

const FIREWALL: u64 = 0x4300_0000_0000;
const WATCHDOG: u64 = 0x4300_0001_0000;

/// Stores words one after the other.
fn put(address: u64, words: &[u32]) -> Operation {
    let mut data = [0; 8];
    data[..words.len()].copy_from_slice(words);
    Operation::TensorStore(operations::TensorStore {
        dtype: Dtype::UINT32,
        src_datasrc: DataSrc::IMMEDIATE,
        num_elem0: words.len() as u8,
        num_elem1: 1,
        step_elem0: 1,
        start_addr: Addr8Arm::AddrImmediate(address),
        data: Mem2dDataArm::Uint32(data),
        ..Default::default()
    })
}

/// Loads a word to a register.
fn get_word(address: u64, register: u8) -> Operation {
    let mut registers = [0; 32];
    registers[0] = register;
    Operation::TensorLoad(operations::TensorLoad {
        dtype: Dtype::UINT32,
        src_datasrc: DataSrc::REGISTER,
        num_elem0: 1,
        num_elem1: 1,
        start_addr: Addr8Arm::AddrImmediate(address),
        data: Mem2dDataArm::Registers(registers),
        ..Default::default()
    })
}

fn copy(from: u64, to: u64) -> Operation {
    Operation::DmaCopy(operations::DmaCopy {
        compute_op: DgeComputeOp::NONE,
        src_start_addr: Addr8Arm::AddrImmediate(from),
        src_num_elem0: 1,
        src_num_elem1: 1,
        src_elem_size: 16,
        dst_start_addr: Addr8Arm::AddrImmediate(to),
        dst_num_elem0: 1,
        dst_num_elem1: 1,
        dst_elem_size: 16,
        in_dtype: Dtype::UINT8,
        out_dtype: Dtype::UINT8,
        ..Default::default()
    })
}

/// A machine with a firewall in the way of DMA, and two variables whose first bytes differ.
fn guarded(firewall: Remapper, operations: &[Operation]) -> Machine<'static> {
    let isa = isa("cayman");
    let mut machine = Machine::new(isa, Choices::default());
    let core = machine.core_mut();
    core.bus.attach_firewall("REMAPPER", FIREWALL, firewall);
    for (id, name) in [(0, "x"), (1, "y")] {
        core.dram.declare(name, Some(id), 0x1_0000, id as u8 + 1).unwrap();
    }
    machine.load(Engine::Pool, stream(isa, operations)).unwrap();
    machine
}

/// A stream writes an entry through the window of six words; the next transfer goes where it says.
#[test]
fn transfers_meet_the_firewall() {
    let machine = guarded(Remapper::guest(), &[]);
    let [x, y] = ["x", "y"].map(|n| machine.core().dram.address(n).unwrap());
    let drain = Operation::Control(operations::Control { opcode: Opcode::DRAIN, ..Default::default() });
    // Guests pass where no entry says otherwise.
    let mut machine = guarded(Remapper::guest(), &[copy(x, y)]);
    complete(&mut machine);
    assert_eq!(machine.core().dram.bytes("y").unwrap()[..17], [[1; 16].as_slice(), &[2]].concat());
    // The host's firewall is shut.
    let text = guarded(Remapper::host(), &[copy(x, y)]).run(100).to_string();
    assert!(text.ends_with(&format!("src_start_addr: address {x:#x} is denied by the firewall")), "{text}");
    // An entry that lets reads of the 16 bytes at x through and moves them to y; valid, read, any id, remap.
    let flags = 1 << 31 | 1 << 29 | 1 << 28 | 1 << 26;
    let entry = |index: u32, at: u64, to: u64, flags: u32| {
        let words = [at as u32, (at >> 32) as u32 | flags, 0xf, 0, to as u32, (to >> 32) as u32 | index << 24];
        put(FIREWALL + 0x130, &words)
    };
    let writes = entry(1, x + 64, x + 64, 1 << 31 | 1 << 30 | 1 << 28);
    let mut machine = guarded(Remapper::host(), &[entry(0, x, y, flags), writes, copy(x, x + 64), drain, get_word(FIREWALL + 0x60, 5)]);
    complete(&mut machine);
    // What was read is from y, and nothing was denied.
    assert_eq!(machine.core().dram.bytes("x").unwrap()[63..81], [[1].as_slice(), &[2; 16], &[1]].concat());
    assert_eq!(machine.core().registers(Engine::Pool).read(5), Ok(0));
    // The same without the second entry: reads do, writes do not.
    let outcome = guarded(Remapper::host(), &[entry(0, x, y, flags), copy(x, x + 64)]).run(100);
    assert!(outcome.to_string().contains("dst_start_addr") && outcome.to_string().ends_with("is denied by the firewall"), "{outcome}");
}

/// A watchdog sees a violation, isolates, answers in its target's place, and is brought back by a stream.
#[test]
fn a_watchdog_is_recovered_by_a_stream() {
    let isa = isa("cayman");
    let mut machine = Machine::new(isa, Choices::default());
    machine.core_mut().bus.attach("NSM", WATCHDOG, Device::Nsm(Nsm::default()));
    let run = |machine: &mut Machine<'static>, operations: &[Operation]| {
        machine.load(Engine::Sp, stream(isa, operations)).unwrap();
        let outcome = machine.run(100);
        assert!(matches!(outcome, Outcome::Completed { .. }), "{outcome}");
    };
    let nsm = |machine: &mut Machine<'static>| match machine.core_mut().bus.device_mut(WATCHDOG) {
        Some(Device::Nsm(nsm)) => std::mem::take(nsm),
        other => panic!("{other:?}"),
    };
    // Out of its bypass, with words of its own for reads.
    run(&mut machine, &[put(WATCHDOG + 4, &[0]), put(WATCHDOG + 0x21c, &[0x1234])]);
    let mut device = nsm(&mut machine);
    let response = device.violation(Direction::Read, Violation::ResponseTimeout).expect("a response");
    assert_eq!((response.code, response.data[0]), (2, 0x1234));
    assert!(device.isolated());
    *machine.core_mut().bus.device_mut(WATCHDOG).unwrap() = Device::Nsm(device);
    // The stream reads why, resets the staging queues and clears the status.
    run(
        &mut machine,
        &[get_word(WATCHDOG + 0x200, 1), get_word(WATCHDOG + 0x274, 2), put(WATCHDOG + 8, &[0b111]), put(WATCHDOG + 0x248, &[1])],
    );
    let registers = machine.core().registers(Engine::Sp);
    assert_eq!((registers.read(1), registers.read(2)), (Ok(1 << 12), Ok(1)));
    let mut device = nsm(&mut machine);
    assert!(device.reset_fabric() && !device.isolated());
    assert_eq!(device.read(0), 0);
}
