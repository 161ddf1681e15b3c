//! How fast the machine steps.

#![allow(missing_docs, reason = "a benchmark has no interface")]

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use tpb_core::dialect::Engine;
use tpb_engines::{Choices, Machine, Outcome};
use tpb_isa::enums::{BrCmpOp, BrTargetMode, UpdateMode, WaitMode};
use tpb_isa::types::{Events, EventsExtended};
use tpb_isa::{GENERATIONS, Isa, Operation, operations};

fn main() {
    divan::main();
}

fn isa(name: &str) -> &'static Isa {
    GENERATIONS.iter().find(|isa| isa.dialect.name == name).copied().unwrap_or(GENERATIONS[0])
}

/// Waits until `mine` is above 0, takes one off it, and adds one to `other`.
fn turn(mine: u8, other: u8) -> Operation {
    Operation::EventSemaphore(operations::EventSemaphore {
        events: Events::ZERO
            .with_wait_mode(WaitMode::WAIT_FOR_SEM_GT_IMM)
            .with_wait_idx(mine)
            .with_update_mode(UpdateMode::SEM_DEC_COMPLETE)
            .with_update_idx(mine),
        events_extended: EventsExtended::ZERO.with_update_mode(UpdateMode::SEM_INC_COMPLETE).with_update_idx(other),
        ..Default::default()
    })
}

/// Goes back `records` records.
fn back(records: u32) -> Operation {
    Operation::Branch(operations::Branch {
        compare_op: BrCmpOp::ALWAYS,
        target_mode: BrTargetMode::RELATIVE_IMMEDIATE,
        br_immediate: u64::from((records * 64).wrapping_neg()),
        ..Default::default()
    })
}

/// Two engines that hand a token to each other, `turns` to a stream; each goes back to its beginning at the end if it is to loop.
fn ping_pong(turns: usize, looping: bool) -> Machine<'static> {
    let isa = isa("cayman");
    let mut machine = Machine::new(isa, Choices::default());
    for (engine, mine, other) in [(Engine::Pe, 1, 2), (Engine::Dve, 2, 1)] {
        let mut operations = vec![turn(mine, other); turns];
        if looping {
            operations.push(back(turns as u32));
        }
        let code: Vec<u8> = operations.iter().filter_map(|o| (isa.lower)(o).ok()).flatten().collect();
        machine.load(engine, code).expect("whole records");
    }
    machine.core_mut().sync.set_semaphore(1, 1).expect("a semaphore");
    machine
}

/// Instructions of a run; each takes two steps.
const INSTRUCTIONS: u64 = 1_000_000;

/// One turn and a branch back, over and over: the streams are decoded once.
#[divan::bench]
fn ping_pong_in_a_loop(bencher: Bencher) {
    bencher.counter(ItemsCount::new(INSTRUCTIONS)).with_inputs(|| ping_pong(1, true)).bench_local_values(|mut machine| {
        assert!(matches!(machine.run(2 * INSTRUCTIONS), Outcome::OutOfBudget { .. }));
        black_box(machine.steps())
    });
}

/// A loop over a thousand turns.
#[divan::bench]
fn ping_pong_in_a_long_loop(bencher: Bencher) {
    bencher.counter(ItemsCount::new(INSTRUCTIONS)).with_inputs(|| ping_pong(1000, true)).bench_local_values(|mut machine| {
        assert!(matches!(machine.run(2 * INSTRUCTIONS), Outcome::OutOfBudget { .. }));
        black_box(machine.steps())
    });
}

/// A straight stream: every record is decoded, and executed once.
#[divan::bench]
fn ping_pong_straight(bencher: Bencher) {
    let turns = 100_000;
    bencher.counter(ItemsCount::new(2 * turns)).with_inputs(|| ping_pong(turns, false)).bench_local_values(|mut machine| {
        assert!(matches!(machine.run(4 * INSTRUCTIONS), Outcome::Completed { .. }));
        black_box(machine.steps())
    });
}
