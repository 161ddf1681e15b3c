//! Run states, budgets, TOP_SP, doorbells, tail pointers, the trace, and TONGA's words.

mod common;

use common::*;
use tpb_core::dialect::Engine;
use tpb_engines::bus::Window;
use tpb_engines::devices::{CcOp, CcTarget};
use tpb_engines::machine::{NotificationKind, Outcome, RunState};
use tpb_engines::memory::Space;
use tpb_engines::request::Request;
use tpb_engines::sync::{Block, Flag};
use tpb_engines::trace::{Phase, perfetto_json};
use tpb_engines::{Choices, Machine, Schedule};
use tpb_isa::enums::{Dtype, Opcode, UpdateMode, WaitMode};
use tpb_isa::{Operation, operations};
use tpb_neff::Program;

const NO_WAIT: (WaitMode, u8) = (WaitMode::NONE, 0);
const NO_UPDATE: (UpdateMode, u8) = (UpdateMode::NONE, 0);

fn control(opcode: Opcode) -> Operation {
    Operation::Control(operations::Control { opcode, ..Default::default() })
}

fn post(index: u8) -> Operation {
    event_semaphore(NO_WAIT, (UpdateMode::SEM_INC_COMPLETE, index), 0)
}

fn wait(index: u8, value: u32) -> Operation {
    event_semaphore((WaitMode::WAIT_FOR_SEM_GE_IMM, index), NO_UPDATE, value)
}

#[test]
fn run_states() {
    let choices = Choices { long_wait: 10, ..Choices::default() };
    let nop = control(Opcode::NOP);
    let streams = [
        (Engine::Pe, vec![wait(1, 1), nop]),
        (Engine::Act, [vec![nop; 8], vec![post(1)]].concat()),
        (Engine::Dve, vec![control(Opcode::HALT), post(2)]),
    ];
    let mut machine = machine_with(isa("cayman"), choices, &streams);
    let state = |m: &Machine<'_>| [Engine::Pe, Engine::Act, Engine::Dve, Engine::Sp].map(|e| m.state(e));
    machine.run(4);
    assert_eq!(state(&machine), [RunState::Waiting, RunState::Running, RunState::Halted, RunState::Idle]);
    machine.run(12);
    assert_eq!(state(&machine), [RunState::Paused, RunState::Running, RunState::Halted, RunState::Idle]);
    let outcome = machine.run(100);
    assert!(matches!(&outcome, Outcome::Completed { halted, .. } if *halted == [Engine::Dve]), "{outcome}");
    assert_eq!(state(&machine), [RunState::Idle, RunState::Idle, RunState::Halted, RunState::Idle]);
    machine.resume(Engine::Dve);
    complete(&mut machine);
    assert_eq!(machine.core().sync.semaphore(2), Ok(1));
}

/// A machine that waits for its host goes on when the host answers.
#[test]
fn the_host_may_answer() {
    let mut machine = machine(isa("cayman"), &[(Engine::Pe, vec![wait(1, 1), post(2)])]);
    assert!(matches!(machine.run(10), Outcome::Deadlock { .. }));
    machine.core_mut().sync.set_semaphore(1, 1).unwrap();
    complete(&mut machine);
    assert_eq!(machine.core().sync.semaphore(2), Ok(1));
}

#[test]
fn the_work_of_a_run_is_bounded() {
    let fill = |bytes| {
        let memset = operations::Memset {
            dtype: Dtype::UINT8,
            num_active_channels: 128,
            dst_mem_pattern: t4(sbuf(0, 0), [1; 4], [bytes, 1, 1, 1]),
            ..Default::default()
        };
        Operation::Memset(memset)
    };
    let mut machine = machine(isa("cayman"), &[(Engine::Pool, vec![fill(1024); 10])]);
    machine.set_work_limit(5 * 128 * 1024 - 1);
    assert_eq!(machine.run(1000), Outcome::OutOfBudget { steps: 10 });
    let choices = Choices { work_per_instruction: 100_000, ..Choices::default() };
    let mut machine = machine_with(isa("cayman"), choices, &[(Engine::Pool, vec![fill(1024)])]);
    assert_eq!(
        fault(&mut machine).to_string(),
        "dst_mem_pattern asks for 131072 bytes of work, more than the 100000 that an instruction may have"
    );
}

/// TOP_SP blocks have semaphores of their own, and meet the core through windows.
#[test]
fn top_sp_blocks() {
    let map = Choices::default().map;
    let isa = isa("cayman");
    let mut machine = Machine::new(isa, Choices::default());
    let to = |block, index| map.window(block, Window::Increment, index);
    // The core triggers block 0, which triggers block 19, which answers the core.
    machine.load(Engine::Sp, stream(isa, &[put(to(Block::TopSp(0), 3), 1), wait(3, 5)])).unwrap();
    machine.load(Engine::TopSp, stream(isa, &[wait(3, 1), post(4), put(to(Block::TopSp(19), 3), 2)])).unwrap();
    machine.load_block(Engine::TopSp, 19, stream(isa, &[wait(3, 2), put(to(Block::Core, 3), 5)])).unwrap();
    machine.start_trace();
    complete(&mut machine);
    let value = |block, index| machine.core().bank(block).map_or(0, |b| b.semaphore(index).unwrap());
    assert_eq!(value(Block::Core, 3), 5);
    assert_eq!(value(Block::TopSp(0), 4), 1);
    assert_eq!(value(Block::Core, 4), 0);
    assert_eq!(value(Block::TopSp(19), 3), 2);
    assert!(machine.trace().iter().any(|e| e.site.to_string() == "TOP_SP 19 instruction 1 (TENSOR_STORE)"));
    assert!(machine.load_block(Engine::TopSp, 20, vec![]).is_err());
    assert!(machine.load_block(Engine::Pe, 1, vec![]).is_err());
    // Its RAM holds words.
    let ram = map.top_sp_base(7) + 0x10_0010;
    let mut machine = common::machine(isa, &[(Engine::Pe, vec![put(ram, 77)])]);
    complete(&mut machine);
    assert_eq!(machine.core().bus.register(ram), 77);
}

/// A write to a tied register makes its request.
#[test]
fn doorbells() {
    let map = Choices::default().map;
    let bell = map.top_sp_base(0) + 0x26_15a0 - 0x6_0000;
    let mut machine = machine(isa("cayman"), &[(Engine::Act, vec![put(bell, 1), wait(6, 9)])]);
    machine.set_doorbell(bell, Request::Write { address: map.window(Block::Core, Window::Set, 6), value: 9 });
    complete(&mut machine);
    assert_eq!(machine.core().sync.semaphore(6), Ok(9));
}

/// Two blocks of two descriptors, run by the queue's tail.
#[test]
fn tail_pointers() {
    let description = serde_json::json!({
        "name": "tail", "pool": "pool.json",
        "dma_queue": {"a": {"semaphore": 1}, "b": {"semaphore": 2}},
        "var": {"in": {"type": "input", "size": 8, "var_id": 0}, "out": {"type": "output", "size": 8, "var_id": 1}},
    });
    let desc = |byte: u32| {
        serde_json::json!({"from": "in", "to": "out", "from_off": byte, "to_off": byte,
            "from_sizes": [2], "from_steps": [1], "to_sizes": [2], "to_steps": [1]})
    };
    let manifest = serde_json::json!({"dma": [
        {"id": 7, "queue": "b", "desc": [desc(4), desc(6)]},
        {"id": 3, "queue": "b", "desc": [desc(0), desc(2)]},
    ]});
    let program = Program {
        definition: serde_json::from_value(description).unwrap(),
        engines: [(
            Engine::Pool,
            tpb_neff::program::EngineProgram { manifest: serde_json::from_value(manifest).unwrap(), ..Default::default() },
        )]
        .into(),
        ..Program::default()
    };
    let isa = isa("cayman");
    let run = |counts: &[u32]| {
        let mut machine = Machine::new(isa, Choices::default());
        machine.load_program(&program).unwrap();
        machine.core_mut().dram.bytes_mut("in").unwrap().copy_from_slice(&[1, 2, 3, 4, 5, 6, 7, 8]);
        machine.core_mut().dram.bytes_mut("out").unwrap().fill(0);
        let tail = machine.core().bus.tail("b").unwrap();
        let records: Vec<_> = counts.iter().map(|n| put(tail, *n)).collect();
        machine.load(Engine::Pool, stream(isa, &records)).unwrap();
        complete(&mut machine);
        (machine.core().dram.bytes("out").unwrap().to_vec(), machine.core().sync.semaphore(2).unwrap())
    };
    assert_eq!(run(&[1]), (vec![1, 2, 0, 0, 0, 0, 0, 0], 0));
    assert_eq!(run(&[2]), (vec![1, 2, 3, 4, 0, 0, 0, 0], 1));
    assert_eq!(run(&[1, 2]), (vec![1, 2, 3, 4, 5, 6, 0, 0], 1));
    assert_eq!(run(&[3, 1, 1]), (vec![1, 2, 3, 4, 5, 6, 7, 8], 2));
    assert_eq!(run(&[0]).1, 0);
}

/// The trace of a run opens in Perfetto: tracks, slices of instructions and waits, counters.
#[test]
fn traces_for_perfetto() {
    let streams = [(Engine::Pe, vec![wait(1, 1), post(2)]), (Engine::Dve, vec![control(Opcode::NOP), post(1)])];
    let mut machine = machine(isa("cayman"), &streams);
    machine.start_trace();
    complete(&mut machine);
    let json: serde_json::Value = serde_json::from_str(&perfetto_json(machine.trace())).unwrap();
    let events = json["traceEvents"].as_array().unwrap();
    let of = |ph: &str| events.iter().filter(|e| e["ph"] == ph).collect::<Vec<_>>();
    let tracks: Vec<_> = of("M").iter().filter(|e| e["name"] == "thread_name").map(|e| e["args"]["name"].as_str().unwrap()).collect();
    assert_eq!(tracks, ["PE", "DVE"]);
    let slices: Vec<_> = of("X")
        .iter()
        .map(|e| (e["tid"].as_u64().unwrap(), e["ts"].as_u64().unwrap(), e["dur"].as_u64().unwrap(), e["name"].as_str().unwrap()))
        .collect();
    assert!(slices.contains(&(0, 0, 4, "#0 EVENT_SEMAPHORE waits for semaphore 1")), "{slices:?}");
    assert!(slices.contains(&(3, 0, 2, "#0 NOP")), "{slices:?}");
    let counters: Vec<_> = of("C").iter().map(|e| (e["name"].as_str().unwrap(), e["args"]["value"].as_u64().unwrap())).collect();
    assert_eq!(counters, [("semaphore 1", 1), ("semaphore 2", 1)]);
    // An unanswered wait is a slice to the end.
    let mut machine = common::machine(isa("cayman"), &[(Engine::Act, vec![post(5), wait(6, 1)])]);
    machine.start_trace();
    machine.run(10);
    assert!(perfetto_json(machine.trace()).contains("waits for semaphore 6"));
    assert!(machine.trace().iter().any(|e| e.phase == Phase::Wait(Some(Flag::Semaphore(6)))));
}

/// The same seed gives the same run, and different ones different runs.
#[test]
fn random_schedules_repeat() {
    let streams: Vec<_> = [Engine::Pe, Engine::Act, Engine::Pool, Engine::Dve].map(|e| (e, vec![post(e as u8); 5])).into();
    let order = |seed| {
        let mut machine = machine(isa("cayman"), &streams);
        machine.set_schedule(Schedule::Random(seed));
        machine.start_trace();
        complete(&mut machine);
        machine.trace().iter().filter(|e| e.phase == Phase::Issue).map(|e| e.site.engine).collect::<Vec<_>>()
    };
    assert_eq!(order(1), order(1));
    assert_ne!(order(1), order(2));
}

#[test]
fn tonga_words() {
    let words = |list: &[[u8; 8]]| list.concat();
    let mut machine = Machine::new(isa("tonga"), Choices::default());
    machine
        .load_words(Engine::Sp, words(&[[0xd0, 0, 0, 0, 0, 0, 0, 0], [0x10, 0, 0, 0, 0, 0, 0, 0], [0x24, 0, 0, 0, 0, 0, 0, 0]]))
        .unwrap();
    machine.core_mut().sync.set_event(200, true).unwrap();
    assert!(matches!(machine.run(100), Outcome::Completed { halted, .. } if halted == [Engine::Sp]));
    assert_eq!(machine.core().sync.event(200), Ok(false));
    assert_eq!(machine.notifications()[0].kind, NotificationKind::Halt);
    let text = |word: [u8; 8]| {
        let mut machine = Machine::new(isa("tonga"), Choices::default());
        machine.load_words(Engine::Sp, words(&[word])).unwrap();
        machine.run(10).to_string()
    };
    assert_eq!(
        text([0xa4, 1, 2, 3, 4, 5, 6, 7]),
        "SP instruction 0 (WAIT_EVENT_SET): the operands of WAIT_EVENT_SET: the sources do not tell (gap sp-word-operands)"
    );
    assert_eq!(text([0x7f; 8]), "SP instruction 0 (opcode 0x7f): word: 0x7f is no operation of the sequencer");
    assert!(machine.load_words(Engine::Sp, vec![0; 9]).is_err());
}

/// Partition by partition, SBUF is where the map says.
#[test]
fn sbuf_by_address() {
    for generation in ["sunda", "cayman", "mariana", "maverick"] {
        let isa = isa(generation);
        let mut machine = Machine::new(isa, Choices::default());
        let sbuf = machine.choices().map.sbuf;
        machine.load(Engine::Sp, stream(isa, &[put(sbuf + 3 * 0x4_0000 + 12, 0x0102_0304)])).unwrap();
        complete(&mut machine);
        assert_eq!(get(&machine, Space::Sbuf, 3, 12, 4), [4, 3, 2, 1]);
    }
    // The hole above the memory of SUNDA.
    let mut machine = common::machine(isa("sunda"), &[(Engine::Sp, vec![put(Choices::default().map.sbuf + 0x3_0000, 1)])]);
    assert!(fault(&mut machine).to_string().contains("is in the hole above the 196608 bytes of the partition"));
}

/// A TOP_SP walks control entries that lie in its RAM: triggered through its register, entry by entry, until stopped.
#[test]
fn control_entries() {
    let map = Choices::default().map;
    let entry =
        |channels, trigger_next| CcOp { active: true, trigger_next, target: CcTarget(channels), ..CcOp::from_bytes([0; CcOp::SIZE]) };
    let entries = [entry(0b01, false), entry(0b10, true), entry(0b11, false), entry(0b100, true)];
    let add = |semaphore, value| Request::Write { address: map.window(Block::Core, Window::Increment, semaphore), value };
    let trigger = put(map.top_sp_register(3, map.host_trigger), 1);
    let stop = put(map.top_sp_register(3, map.stop_signal), 1);
    let run = |operations: &[Operation], entries: &[CcOp]| {
        let mut machine = machine(isa("cayman"), &[(Engine::Sp, operations.to_vec())]);
        machine.load_entries(3, entries, [(0, add(10, 1)), (1, add(11, 1)), (2, add(12, 1))]);
        let outcome = machine.run(1000);
        (outcome, [10, 11, 12].map(|i| machine.core().sync.semaphore(i).unwrap()))
    };
    let of = |operations: &[Operation]| {
        let (outcome, semaphores) = run(operations, &entries);
        assert!(matches!(outcome, Outcome::Completed { .. }), "{outcome}");
        semaphores
    };
    assert_eq!(of(&[]), [0, 0, 0]);
    assert_eq!(of(&[trigger]), [1, 0, 0]);
    assert_eq!(of(&[trigger, trigger]), [2, 2, 0]);
    assert_eq!(of(&[trigger, trigger, trigger]), [2, 2, 1]);
    // Behind the last entry is the first.
    assert_eq!(of(&[trigger, trigger, trigger, trigger]), [3, 2, 1]);
    let drain = control(Opcode::DRAIN);
    assert_eq!(of(&[trigger, drain, stop, drain, trigger]), [2, 0, 0]);
    // What is not known has a name.
    let text = |entries: &[CcOp]| run(&[trigger], entries).0.to_string();
    let mesh = CcOp { algorithm: 2, ..entry(1, false) };
    assert!(text(&[mesh]).ends_with("what a step of algorithm 2 does: the sources do not tell (gap cc-op-steps)"));
    assert!(text(&[entry(1 << 9, false)]).ends_with("what channel 9 of TOP_SP 3 moves: the sources do not tell (gap cc-op-channels)"));
    // A program that fills the RAM comes to its end.
    let (outcome, semaphores) = run(&[trigger], &[entry(1, true); 600]);
    assert!(matches!(outcome, Outcome::Completed { .. }), "{outcome}");
    assert_eq!(semaphores, [512, 0, 0]);
}
