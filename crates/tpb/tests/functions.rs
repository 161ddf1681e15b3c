//! Calls, returns, barriers and exits, lowered, on the machine.

use std::collections::BTreeMap;

use tpb::dialect::Engine;
use tpb::engines::run::{outputs, prepare};
use tpb::engines::{Choices, Outcome, Schedule};
use tpb::generation;
use tpb::isa::enums::*;
use tpb::isa::types::Events;
use tpb::isa::{Operation, operations};
use tpb::lower::{Options, lower};
use tpb::neff::Program;
use tpb::neff::program::EngineProgram;

const DEFINITION: &str = r#"{
  "name": "functions",
  "dma_queue": {"q": {"owner": "pool", "type": "data", "semaphore": 10}},
  "var": {
    "x": {"type": "input", "size": 64, "var_id": 0},
    "y": {"type": "tmp-buf", "size": 64, "var_id": 1},
    "z": {"type": "output", "size": 64, "var_id": 2}
  }
}"#;

const MANIFEST: &str = r#"{"dma": [
  {"id": 0, "queue": "q", "desc": [{"from": "x", "to": "y", "from_sizes": [64], "from_steps": [1], "to_sizes": [64], "to_steps": [1]}]},
  {"id": 1, "queue": "q", "desc": [{"from": "y", "to": "z", "from_sizes": [64], "from_steps": [1], "to_sizes": [64], "to_steps": [1]}]}
]}"#;

fn name<const N: usize>(text: &str) -> [u8; N] {
    let mut out = [0; N];
    out[..text.len()].copy_from_slice(text.as_bytes());
    out
}

fn call(function: &str) -> Operation {
    Operation::FunctionCall(operations::FunctionCall {
        opcode: Opcode::PSEUDO_FUNCTION_CALL,
        function_name: name(function),
        ..Default::default()
    })
}

/// A function with its return, whose address is in this register and the next.
fn function(title: &str, register: u8, body: &[Operation]) -> Vec<Operation> {
    let begin = operations::FunctionBegin {
        opcode: Opcode::PSEUDO_FUNCTION_BEGIN,
        function_name: name(title),
        return_addr_reg_lo: register,
        return_addr_reg_hi: register + 1,
        ..Default::default()
    };
    let back = operations::FunctionReturn { opcode: Opcode::PSEUDO_FUNCTION_RETURN, ..Default::default() };
    [&[Operation::FunctionBegin(begin)], body, &[Operation::FunctionReturn(back)]].concat()
}

fn trigger(block: u32) -> Operation {
    let trigger = operations::DmaTrigger {
        opcode: Opcode::PSEUDO_DMATRIGGER,
        dma_queue_name: name("q"),
        block_id_or_count: block,
        ..Default::default()
    };
    Operation::DmaTrigger(trigger)
}

/// Waits until the queue has done so many, and starts over.
fn done(count: u32) -> Operation {
    let wait = Events::ZERO.with_wait_mode(WaitMode::WAIT_FOR_SEM_GE_IMM).with_wait_idx(10).with_semaphore_value(count);
    let events = wait.with_update_mode(UpdateMode::SEM_SUB_IMM_COMPLETE).with_update_idx(10);
    Operation::EventSemaphore(operations::EventSemaphore { opcode: Opcode::EVENT_SEMAPHORE, events, ..Default::default() })
}

fn count(semaphore: u8) -> Operation {
    let events = Events::ZERO.with_update_mode(UpdateMode::SEM_INC_COMPLETE).with_update_idx(semaphore).with_semaphore_value(1);
    Operation::EventSemaphore(operations::EventSemaphore { opcode: Opcode::EVENT_SEMAPHORE, events, ..Default::default() })
}

#[test]
fn functions_return_to_their_callers() {
    let barrier = Operation::SyncBarrier(operations::SyncBarrier { opcode: Opcode::PSEUDO_SYNC_BARRIER, ..Default::default() });
    let exit = Operation::Exit(operations::Exit { opcode: Opcode::PSEUDO_INST, ..Default::default() });
    // `outer` calls `inner`; both engines take part in every call, and meet at every return.
    let pool = [
        vec![call("outer"), call("inner"), barrier, trigger(1), done(1), barrier, exit, count(99)],
        function("outer", 10, &[call("inner"), count(50)]),
        function("inner", 12, &[trigger(0), done(1), count(51)]),
    ]
    .concat();
    let act = [
        vec![call("outer"), call("inner"), barrier, count(52), barrier, exit, count(99)],
        function("outer", 10, &[call("inner")]),
        function("inner", 12, &[count(53)]),
    ]
    .concat();
    for title in ["sunda", "cayman", "mariana", "mariana_plus"] {
        let isa = generation(title).unwrap();
        let mut program = Program { definition: serde_json::from_str(DEFINITION).unwrap(), ..Program::default() };
        for (engine, list) in [(Engine::Pool, &pool), (Engine::Act, &act)] {
            let code = list.iter().flat_map(|o| (isa.lower)(o).unwrap()).collect();
            let manifest = serde_json::from_str(MANIFEST).unwrap();
            program.engines.insert(engine, EngineProgram { file: String::new(), manifest, code });
        }
        let lowered = lower(isa, &program, &Options::default()).unwrap();
        let input: Vec<u8> = (0..64).collect();
        let inputs = BTreeMap::from([("x".to_owned(), input.clone())]);
        for seed in 0..20 {
            let mut machine = prepare(isa, &program, &inputs, Choices::default()).unwrap();
            tpb::lowered::load(&mut machine, isa, &lowered).unwrap();
            machine.set_schedule(if seed == 0 { Schedule::RoundRobin } else { Schedule::Random(seed) });
            machine.start_races();
            let outcome = machine.run(100_000);
            let Outcome::Completed { halted, .. } = &outcome else { panic!("{title} {seed}: {outcome}") };
            assert_eq!(halted, &[Engine::Act, Engine::Pool]);
            assert!(machine.races().is_empty(), "{title} {seed}: {}", machine.races()[0]);
            assert_eq!(outputs(&machine, &program)["z"], input);
            let value = |s: u8| machine.core().sync.semaphore(s).unwrap();
            // Outer once; inner twice; what is behind the exit never.
            assert_eq!([50, 51, 52, 53, 99, 10].map(value), [1, 2, 1, 2, 0, 0], "{title} {seed}");
        }
    }
}
