//! Any records on any engines of one machine, under a budget: the run ends in an outcome, never in a panic.
#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use tpb_core::dialect::Engine;
use tpb_engines::{Choices, Machine};
use tpb_fuzz::Case;

/// Steps of a run.
const STEPS: u64 = 500;

#[derive(Arbitrary, Debug)]
struct Input {
    first: Case,
    /// Further records of the first one's generation, each with the engine that has it.
    more: Vec<(u8, Case)>,
    engine: u8,
    races: bool,
}

fn engine(n: u8) -> usize {
    usize::from(n) % Engine::ALL.len()
}

fuzz_target!(|input: Input| {
    let isa = input.first.isa;
    let mut streams: [Vec<u8>; Engine::ALL.len()] = Default::default();
    streams[engine(input.engine)].extend_from_slice(&input.first.record);
    for (n, case) in input.more.iter().take(16) {
        streams[engine(*n)].extend_from_slice(&case.record);
    }
    let choices = Choices { elements_per_partition: 1024, work_per_instruction: 1 << 18, ..Choices::default() };
    let mut machine = Machine::new(isa, choices);
    if input.races {
        machine.start_races();
    }
    for (engine, code) in Engine::ALL.into_iter().zip(streams) {
        machine.load(engine, code).expect("whole records");
    }
    let _ = machine.run(STEPS);
});
