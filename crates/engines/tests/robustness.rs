//! Nothing that is in a stream makes the machine panic or run for ever.

mod common;

use common::*;
use tpb_core::check::{Context, Policy, Stage};
use tpb_core::dialect::{Engine, Isa};
use tpb_engines::memory::Space;
use tpb_engines::{Choices, Machine, Schedule};
use tpb_isa::{GENERATIONS, Operation};

/// Opcodes that have a model, so that random bytes reach it.
const MODELLED: [u8; 34] = [
    0x01, 0x02, 0x41, 0x46, 0x47, 0x49, 0x60, 0x61, 0x62, 0x63, 0x64, 0x65, 0x66, 0x6c, 0x6d, 0x6e, 0x6f, 0x82, 0x8e, 0x94, 0x96, 0xa0,
    0xa1, 0xa2, 0xa3, 0xa4, 0xbe, 0xc1, 0xc7, 0xc8, 0xe9, 0xf0, 0xf2, 0x30,
];
/// Those of control and DMA.
const CONTROL: [u8; 22] =
    [0xa5, 0xa6, 0xa7, 0xa8, 0xa9, 0xaa, 0xab, 0xb0, 0xb1, 0xb2, 0xb3, 0xb4, 0xb5, 0xb6, 0xb8, 0xb9, 0xba, 0xbb, 0xbd, 0xbf, 0xf1, 0xd5];

/// Bytes that pass more checks than any.
fn sparse(random: &mut Random, density: u32) -> [u8; 64] {
    let mut record = [0u8; 64];
    for byte in &mut record {
        *byte = match random.bits() % density {
            0 => random.bits() as u8,
            1 => [1, 2, 3, 0x80, 0x0a, 0x06, 0xff, 0x20][random.bits() as usize % 8],
            _ => 0,
        };
    }
    record[1] = 16;
    record
}

/// Limits that keep single instructions short.
fn small() -> Choices {
    Choices { elements_per_partition: 512, work_per_instruction: 1 << 16, ..Choices::default() }
}

/// A machine with random memory, registers and flags, a variable, and everybody watching if asked to.
fn random_machine(isa: &'static Isa<Operation>, random: &mut Random, watched: bool) -> Machine<'static> {
    let mut machine = Machine::new(isa, small());
    let core = machine.core_mut();
    core.dram.declare("x", Some(0), 1 << 14, 0).unwrap();
    core.dram.bytes_mut("x").unwrap().iter_mut().for_each(|b| *b = random.bits() as u8);
    for partition in [0, 1, 33] {
        let bytes: Vec<u8> = (0..256).map(|_| random.bits() as u8).collect();
        core.memory_mut(Space::Sbuf).write(partition, 0, &bytes).unwrap();
        core.memory_mut(Space::Psum).write(partition, 0, &bytes).unwrap();
    }
    let bases = [core.bus.map.sbuf, core.bus.map.psum, core.bus.map.sync + 0x1000, core.bus.map.dram];
    for engine in Engine::ALL {
        for register in 0..8 {
            // Every other pair is an address of something.
            let base = bases[random.bits() as usize % 4] + u64::from(random.bits() % 64 * 4);
            let value = [base as u32, (base >> 32) as u32, random.bits(), random.bits() % 100][register % 4];
            core.registers_mut(engine).write(register as u32, value).unwrap();
        }
    }
    for index in 0..8 {
        core.sync.set_semaphore(index, random.bits() % 10).unwrap();
    }
    if watched {
        machine.start_races();
        machine.start_trace();
        machine.set_schedule(Schedule::Random(random.bits().into()));
    }
    machine.set_work_limit(1 << 24);
    machine
}

#[test]
fn random_records_end_in_an_outcome() {
    let mut random = Random(0x7b70);
    for isa in GENERATIONS {
        for round in 0..1500 {
            let mut machine = random_machine(isa, &mut random, round % 4 == 0);
            for engine in Engine::ALL {
                let mut code = Vec::new();
                for _ in 0..random.bits() % 3 {
                    let mut record = sparse(&mut random, [2, 5, 9][round % 3]);
                    let opcodes: &[u8] = if random.bits().is_multiple_of(2) { &MODELLED } else { &CONTROL };
                    record[0] = opcodes[random.bits() as usize % opcodes.len()];
                    if random.bits().is_multiple_of(2) {
                        record[4..12].fill(0);
                    }
                    code.extend_from_slice(&record);
                }
                machine.load(engine, code).unwrap();
            }
            let outcome = machine.run(1000);
            assert!(!outcome.to_string().is_empty());
            assert!(machine.races().iter().all(|r| !r.to_string().is_empty()));
        }
    }
}

/// Records that break no rule, of every opcode that random bytes can make legal, on random memory.
#[test]
fn legal_records_end_in_an_outcome() {
    let context = Context { engine: None, stage: Stage::Device, policy: Policy::Evidenced };
    let mut random = Random(0x1e6a1);
    for isa in GENERATIONS {
        let mut legal = 0u32;
        for opcode in isa.dialect.opcodes {
            for round in 0..240u32 {
                let mut record = sparse(&mut random, [3, 6, 12, 24][round as usize % 4]);
                record[0] = opcode.byte;
                if !round.is_multiple_of(3) {
                    record[4..12].fill(0);
                }
                if !(isa.is_valid)(&record, &context) {
                    continue;
                }
                legal += 1;
                let mut machine = random_machine(isa, &mut random, round.is_multiple_of(16));
                let engine = Engine::ALL[random.bits() as usize % 6];
                machine.load(engine, record.to_vec()).unwrap();
                let outcome = machine.run(100);
                assert!(!outcome.to_string().is_empty());
            }
        }
        assert!(legal > 300, "{}: {legal}", isa.dialect.name);
    }
}

/// Streams that branch for ever stop at the budget.
#[test]
fn endless_loops_stop() {
    let isa = isa("cayman");
    let mut record = [0u8; 64];
    (record[0], record[1], record[14]) = (0xa9, 16, 3);
    let mut machine = Machine::new(isa, Choices::default());
    machine.load(Engine::Pe, record.to_vec()).unwrap();
    assert!(machine.run(10_000).to_string().starts_with("out of budget"));
}
