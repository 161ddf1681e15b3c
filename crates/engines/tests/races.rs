//! Races and deadlocks that are there on purpose, and their clean variants under a thousand schedules.

mod common;

use common::*;
use tpb_core::dialect::Engine;
use tpb_engines::machine::{DeadlockKind, Outcome};
use tpb_engines::memory::Space;
use tpb_engines::races::{Actor, RaceKind, Region};
use tpb_engines::request::Request;
use tpb_engines::{Choices, Machine, Schedule};
use tpb_isa::enums::{DgeComputeOp, Dtype, Opcode, UpdateMode, WaitMode};
use tpb_isa::types::Addr8Arm;
use tpb_isa::{Operation, operations};

const NO_WAIT: (WaitMode, u8) = (WaitMode::NONE, 0);
const NO_UPDATE: (UpdateMode, u8) = (UpdateMode::NONE, 0);

type Streams = Vec<(Engine, Vec<Operation>)>;

/// A copy of 16 FP32 elements in `channels` partitions from byte to byte of SBUF, with its wait and update.
fn moved(channels: u8, from: u32, to: u32, wait: (WaitMode, u8), update: (UpdateMode, u8), value: u32) -> Operation {
    let copy = copy(Dtype::FP32, channels, sbuf(0, from), sbuf(0, to), 16);
    Operation::Copy(operations::Copy { events: events(wait, update, value), ..copy })
}

/// A machine with contents that depend on the place, and watchers.
fn watched(streams: &Streams, schedule: Schedule) -> Machine<'static> {
    let mut machine = machine(isa("cayman"), streams);
    for partition in 0..4 {
        let values: Vec<f32> = (0..256).map(|n| n as f32 + partition as f32 * 1000.0).collect();
        put_f32(&mut machine, Space::Sbuf, partition, 0, &values);
    }
    machine.core_mut().dram.declare("x", None, 4096, 7).unwrap();
    machine.set_schedule(schedule);
    machine.start_races();
    machine
}

/// What the memory holds in the end.
fn result(machine: &Machine<'_>) -> Vec<u8> {
    let mut all: Vec<u8> = (0..4).flat_map(|p| get(machine, Space::Sbuf, p, 0, 1024)).collect();
    all.extend_from_slice(machine.core().dram.bytes("x").unwrap());
    all
}

/// No race and one result, whatever the schedule.
fn clean(streams: &Streams) {
    let mut first = watched(streams, Schedule::RoundRobin);
    complete(&mut first);
    assert_eq!(first.races(), []);
    let want = result(&first);
    for seed in 0..1000 {
        let mut machine = watched(streams, Schedule::Random(seed));
        complete(&mut machine);
        assert_eq!(machine.races(), [], "seed {seed}");
        assert!(result(&machine) == want, "seed {seed}");
    }
}

/// The race is found in every schedule; gives back the kinds, and in how many results it ends.
fn racy(streams: &Streams) -> (Vec<RaceKind>, usize) {
    let mut kinds = Vec::new();
    let mut results = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let mut machine = watched(streams, Schedule::Random(seed));
        complete(&mut machine);
        assert!(!machine.races().is_empty(), "seed {seed}");
        for race in machine.races() {
            if !kinds.contains(&race.kind) {
                kinds.push(race.kind);
            }
        }
        results.insert(result(&machine));
    }
    (kinds, results.len())
}

#[test]
fn write_write() {
    let write = |engine, from, wait, update, value| (engine, vec![moved(2, from, 512, wait, update, value)]);
    let streams: Streams =
        vec![write(Engine::Pool, 0, NO_WAIT, (UpdateMode::SEM_INC_COMPLETE, 1), 0), write(Engine::Dve, 64, NO_WAIT, NO_UPDATE, 0)];
    let (kinds, results) = racy(&streams);
    assert_eq!(kinds, [RaceKind::WriteWrite]);
    assert_eq!(results, 2);
    let mut machine = watched(&streams, Schedule::RoundRobin);
    complete(&mut machine);
    let [race] = machine.races() else { panic!("one race") };
    assert_eq!((race.first.site.engine, race.second.site.engine), (Engine::Pool, Engine::Dve));
    assert_eq!((race.first.write, race.second.write), (true, true));
    assert_eq!((&race.region, race.partitions, race.bytes), (&Region::OnChip(Space::Sbuf), (0, 2), (512, 576)));
    assert_eq!(
        race.to_string(),
        "write-write race: POOL instruction 0 (COPY) writes and DVE instruction 0 (COPY) writes SBUF partitions 0..2 \
         bytes 0x200..0x240, and nothing orders them"
    );
    // Ordered by the semaphore, or apart.
    clean(&vec![
        write(Engine::Pool, 0, NO_WAIT, (UpdateMode::SEM_INC_COMPLETE, 1), 0),
        write(Engine::Dve, 64, (WaitMode::WAIT_FOR_SEM_GE_IMM, 1), NO_UPDATE, 1),
    ]);
    clean(&vec![
        (Engine::Pool, vec![moved(2, 0, 512, NO_WAIT, NO_UPDATE, 0)]),
        (Engine::Dve, vec![moved(2, 64, 576, NO_WAIT, NO_UPDATE, 0)]),
    ]);
}

#[test]
fn read_write() {
    // DVE reads what POOL writes; only one partition and a few bytes are shared.
    let reader = |wait, value| {
        let copy = copy(Dtype::FP32, 1, sbuf(0, 540), sbuf(32, 0), 4);
        Operation::Copy(operations::Copy { events: events(wait, NO_UPDATE, value), ..copy })
    };
    let writer = |update| moved(4, 0, 512, NO_WAIT, update, 0);
    let streams = vec![(Engine::Pool, vec![writer(NO_UPDATE)]), (Engine::Dve, vec![reader(NO_WAIT, 0)])];
    let (kinds, _) = racy(&streams);
    assert_eq!(kinds, [RaceKind::ReadWrite]);
    let mut machine = watched(&streams, Schedule::RoundRobin);
    complete(&mut machine);
    let [race] = machine.races() else { panic!("one race") };
    assert_eq!((race.partitions, race.bytes), ((0, 1), (540, 556)));
    clean(&vec![
        (Engine::Pool, vec![writer((UpdateMode::EVT_SET_COMPLETE, 9))]),
        (Engine::Dve, vec![reader((WaitMode::WAIT_FOR_EVT_SET_THEN_CLEAR, 9), 0)]),
    ]);
    // Through a third engine.
    clean(&vec![
        (Engine::Pool, vec![writer((UpdateMode::SEM_INC_COMPLETE, 1))]),
        (Engine::Sp, vec![event_semaphore((WaitMode::WAIT_FOR_SEM_GE_IMM, 1), (UpdateMode::SEM_INC_COMPLETE, 2), 1)]),
        (Engine::Dve, vec![reader((WaitMode::WAIT_FOR_SEM_GE_IMM, 2), 1)]),
    ]);
}

/// An update on READ lets the source be overwritten, and does not say that the result is there.
#[test]
fn through_an_update_on_read() {
    let producer = moved(1, 0, 512, NO_WAIT, (UpdateMode::SEM_INC_READ, 1), 0);
    let wait = (WaitMode::WAIT_FOR_SEM_GE_IMM, 1);
    let overwrites_source = moved(1, 256, 0, wait, NO_UPDATE, 1);
    let reads_result = moved(1, 512, 768, wait, NO_UPDATE, 1);
    clean(&vec![(Engine::Pool, vec![producer]), (Engine::Dve, vec![overwrites_source])]);
    let (kinds, results) = racy(&vec![(Engine::Pool, vec![producer]), (Engine::Dve, vec![reads_result])]);
    assert_eq!(kinds, [RaceKind::ReadUpdateOnly]);
    assert_eq!(results, 2);
    // The instruction after it updates on COMPLETE, which covers both.
    let done = event_semaphore(NO_WAIT, (UpdateMode::SEM_INC_COMPLETE, 2), 0);
    let waits = moved(1, 512, 768, (WaitMode::WAIT_FOR_SEM_GE_IMM, 2), NO_UPDATE, 1);
    clean(&vec![(Engine::Pool, vec![producer, done]), (Engine::Dve, vec![waits])]);
}

/// A transfer and an engine, with and without its semaphore.
#[test]
fn transfer_against_engine() {
    let map = Choices::default().map;
    let to_sbuf = |increment| {
        Operation::DmaCopy(operations::DmaCopy {
            semaphore: 5,
            sem_increment: increment,
            compute_op: DgeComputeOp::NONE,
            src_start_addr: Addr8Arm::AddrImmediate(map.dram),
            src_num_elem0: 1,
            src_num_elem1: 1,
            src_elem_size: 64,
            dst_start_addr: Addr8Arm::AddrImmediate(map.sbuf + 512),
            dst_num_elem0: 1,
            dst_num_elem1: 1,
            dst_elem_size: 64,
            in_dtype: Dtype::FP32,
            out_dtype: Dtype::FP32,
            ..Default::default()
        })
    };
    let wait = |value| event_semaphore((WaitMode::WAIT_FOR_SEM_GE_IMM, 5), NO_UPDATE, value);
    let reads = moved(1, 512, 768, NO_WAIT, NO_UPDATE, 0);
    // Even the engine that set it off does not see it done.
    let streams = vec![(Engine::Pool, vec![to_sbuf(16), reads])];
    let (kinds, results) = racy(&streams);
    assert_eq!(kinds, [RaceKind::Dma]);
    assert_eq!(results, 2);
    let mut machine = watched(&streams, Schedule::RoundRobin);
    complete(&mut machine);
    let [race] = machine.races() else { panic!("one race") };
    let transfer = [&race.first, &race.second].into_iter().find(|a| a.actor != Actor::Engine).expect("a transfer");
    assert_eq!((transfer.site.index, transfer.write), (0, true));
    let (kinds, _) = racy(&vec![(Engine::Pool, vec![to_sbuf(16)]), (Engine::Dve, vec![reads])]);
    assert_eq!(kinds, [RaceKind::Dma]);
    clean(&vec![(Engine::Pool, vec![to_sbuf(16), wait(16), reads])]);
    clean(&vec![(Engine::Pool, vec![to_sbuf(16)]), (Engine::Dve, vec![wait(16), reads])]);
    let drain = Operation::Control(operations::Control { opcode: Opcode::DRAIN, ..Default::default() });
    clean(&vec![(Engine::Pool, vec![to_sbuf(0), drain, reads])]);
    // In DRAM the variable is named.
    let store = Operation::DmaCopy(operations::DmaCopy {
        src_start_addr: Addr8Arm::AddrImmediate(map.sbuf),
        dst_start_addr: Addr8Arm::AddrImmediate(map.dram + 32),
        ..match to_sbuf(0) {
            Operation::DmaCopy(op) => op,
            _ => unreachable!("a copy"),
        }
    });
    let mut machine = watched(&vec![(Engine::Act, vec![store]), (Engine::Pool, vec![to_sbuf(0)])], Schedule::RoundRobin);
    complete(&mut machine);
    let race = machine.races().iter().find(|r| r.region == Region::Variable("x".to_owned())).expect("a race in DRAM");
    assert_eq!((race.kind, race.bytes), (RaceKind::Dma, (32, 64)));
}

/// A barrier of three engines, over and over, orders what is between.
#[test]
fn barriers_order() {
    let barrier = |value| {
        Operation::SyncBarrier(operations::SyncBarrier {
            events: events((WaitMode::WAIT_FOR_SEM_GE_IMM, 9), (UpdateMode::SEM_INC_COMPLETE, 9), value),
            ..Default::default()
        })
    };
    // Every engine writes its own piece, and after the barrier the piece of its neighbour.
    let stream = |n: u32| {
        let piece = |k: u32| 512 + (k % 3) * 64;
        vec![moved(1, n * 64, piece(n), NO_WAIT, NO_UPDATE, 0), barrier(3), moved(1, piece(n), piece(n + 1), NO_WAIT, NO_UPDATE, 0)]
    };
    let engines = [Engine::Act, Engine::Pool, Engine::Dve];
    let half: Streams = engines.into_iter().zip(0..).map(|(e, n)| (e, stream(n)[..2].to_vec())).collect();
    clean(&half);
    // The neighbour may not have read its piece yet.
    let all: Streams = engines.into_iter().zip(0..).map(|(e, n)| (e, stream(n))).collect();
    let (kinds, _) = racy(&all);
    assert_eq!(kinds, [RaceKind::ReadWrite]);
}

#[test]
fn three_kinds_of_deadlocks() {
    let gt = WaitMode::WAIT_FOR_SEM_GT_IMM;
    let inc = UpdateMode::SEM_INC_COMPLETE;
    let wait = |index| event_semaphore((gt, index), NO_UPDATE, 0);
    let post = |index| event_semaphore(NO_WAIT, (inc, index), 0);
    let kind = |streams: Streams| {
        let mut kinds = std::collections::BTreeSet::new();
        for schedule in (0..50).map(Schedule::Random).chain([Schedule::RoundRobin]) {
            let mut machine = machine(isa("mariana"), &streams);
            machine.set_schedule(schedule);
            let outcome = machine.run(1000);
            kinds.insert(format!("{:?}", outcome.deadlock_kind()));
        }
        kinds.into_iter().collect::<Vec<_>>().join(" ")
    };
    let some = |kind: DeadlockKind| format!("{:?}", Some(kind));
    let cycle = vec![(Engine::Pe, vec![wait(1), post(2)]), (Engine::Dve, vec![wait(2), post(3)]), (Engine::Act, vec![wait(3), post(1)])];
    assert_eq!(kind(cycle), some(DeadlockKind::Cycle));
    let missing = vec![(Engine::Pe, vec![wait(1), post(2)]), (Engine::Dve, vec![wait(2)])];
    assert_eq!(kind(missing), some(DeadlockKind::NoUpdate));
    let own = vec![(Engine::Pe, vec![wait(1), post(1)]), (Engine::Dve, vec![post(7)])];
    assert_eq!(kind(own), some(DeadlockKind::BehindItself));
    // Not enough of them: the barrier counts to four.
    let short = vec![(Engine::Pe, vec![post(1), event_semaphore((WaitMode::WAIT_FOR_SEM_GE_IMM, 1), NO_UPDATE, 2)])];
    assert_eq!(kind(short), some(DeadlockKind::NoUpdate));
    let fine = vec![(Engine::Pe, vec![wait(1)]), (Engine::Dve, vec![post(1)])];
    assert_eq!(kind(fine), "None");
}

/// Requests of the host are in the report as well.
#[test]
fn a_tail_pointer_without_a_program_is_a_fault() {
    let write = Operation::Write(operations::Write { wr_size: 4, ..Default::default() });
    let mut machine = machine(isa("cayman"), &[(Engine::Sp, vec![write])]);
    machine.set_actions(Engine::Sp, [(0, Request::Tail { queue: "q".to_owned(), count: 1 })]);
    let outcome = machine.run(100);
    assert!(matches!(outcome, Outcome::Fault { .. }), "{outcome}");
}
