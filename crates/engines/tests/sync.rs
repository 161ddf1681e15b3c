//! Waits, updates, the order of phases, deadlocks.

mod common;

use common::*;
use tpb_core::dialect::Engine;
use tpb_engines::choices::SemaphoreCompare;
use tpb_engines::machine::{Outcome, Phase};
use tpb_engines::memory::Space;
use tpb_engines::{Choices, Machine, Schedule};
use tpb_isa::enums::{BrCmpOp, BrTargetMode, Dtype, Opcode, UpdateMode, WaitMode};
use tpb_isa::types::{Events, EventsExtended};
use tpb_isa::{Operation, operations};

const NO_WAIT: (WaitMode, u8) = (WaitMode::NONE, 0);
const NO_UPDATE: (UpdateMode, u8) = (UpdateMode::NONE, 0);

/// What an event was and is, or is required to be: `None` where it does not matter.
type Event = Option<bool>;

/// Runs one EVENT_SEMAPHORE on PE; semaphore 9 and event 9 begin as given, register 5 as given. Gives back whether it completed.
fn one(isa_name: &str, operation: Operation, semaphore: u32, event: Event, register: u32) -> (bool, Machine<'static>) {
    let mut machine = machine(isa(isa_name), &[(Engine::Pe, vec![operation])]);
    machine.core_mut().sync.set_semaphore(9, semaphore).unwrap();
    if let Some(event) = event {
        machine.core_mut().sync.set_event(9, event).unwrap();
    }
    machine.core_mut().registers_mut(Engine::Pe).write(5, register).unwrap();
    let passed = match machine.run(100) {
        Outcome::Completed { .. } => true,
        Outcome::Deadlock { .. } => false,
        other => panic!("{other}"),
    };
    (passed, machine)
}

/// Every semaphore wait, in all three forms, on values around the threshold.
#[test]
fn semaphore_waits() {
    // Mode, and whether it passes with the semaphore one below, at, and one above the threshold.
    let table = [
        (WaitMode::WAIT_FOR_SEM_EQ_IMM, [false, true, false]),
        (WaitMode::WAIT_FOR_SEM_LT_IMM, [true, false, false]),
        (WaitMode::WAIT_FOR_SEM_LE_IMM, [true, true, false]),
        (WaitMode::WAIT_FOR_SEM_GT_IMM, [false, false, true]),
        (WaitMode::WAIT_FOR_SEM_GE_IMM, [false, true, true]),
    ];
    for (imm, passes) in table {
        for (semaphore, want) in [99, 100, 101].into_iter().zip(passes) {
            // Immediate, register 5, and on MAVERICK register 5 plus 60, with the register's number in the low byte.
            let forms = [
                ("sunda", imm.0, 100, 0),
                ("sunda", imm.0 | 0x80, 5, 100),
                ("maverick", imm.0, 100, 0),
                ("maverick", imm.0 | 0x80, 5, 100),
                ("maverick", imm.0 | 0x90, 60 << 8 | 5, 40),
            ];
            for (generation, mode, value, register) in forms {
                let mode = WaitMode(mode);
                let first = event_semaphore((mode, 9), NO_UPDATE, value);
                let second = event_semaphore_extended((mode, 9, value), (UpdateMode::NONE, 0, 0));
                for operation in [first, second] {
                    let (passed, machine) = one(generation, operation, semaphore, None, register);
                    assert_eq!(passed, want, "{generation} {mode:?} at {semaphore}");
                    assert_eq!(machine.core().sync.semaphore(9), Ok(semaphore), "a wait changes no semaphore");
                }
            }
        }
    }
    for (generation, mode) in [("sunda", WaitMode::NONE), ("maverick", WaitMode::UNORDERED)] {
        assert!(one(generation, event_semaphore((mode, 9), NO_UPDATE, 7), 0, None, 0).0);
    }
}

/// Every event wait, with its action.
#[test]
fn event_waits() {
    // Mode, state waited for, state afterwards.
    let table = [
        (WaitMode::WAIT_FOR_EVT_SET, true, true),
        (WaitMode::WAIT_FOR_EVT_SET_THEN_CLEAR, true, false),
        (WaitMode::WAIT_FOR_EVT_CLEAR, false, false),
        (WaitMode::WAIT_FOR_EVT_CLEAR_THEN_SET, false, true),
    ];
    for (mode, wanted, after) in table {
        let operation = event_semaphore((mode, 9), NO_UPDATE, 0);
        let (passed, machine) = one("cayman", operation, 0, Some(wanted), 0);
        assert!(passed, "{mode:?}");
        assert_eq!(machine.core().sync.event(9), Ok(after), "{mode:?}");
        let (passed, machine) = one("cayman", operation, 0, Some(!wanted), 0);
        assert!(!passed, "{mode:?}");
        assert_eq!(machine.core().sync.event(9), Ok(!wanted), "an action needs a wait that has passed");
    }
}

/// Every update, READ and COMPLETE, immediate and by register, with wrapping.
#[test]
fn updates() {
    // Mode, value or register number, register 5, semaphore before and after, event before and after.
    let base = [
        (0x00u8, 77u32, 0u32, [3u32, 3], [false, false]),
        (0x01, 77, 0, [3, 3], [false, true]),
        (0x02, 77, 0, [3, 3], [true, false]),
        (0x03, 77, 0, [u32::MAX, 0], [false, false]),
        (0x04, 77, 0, [0, u32::MAX], [false, false]),
        (0x05, 7, 0, [u32::MAX, 6], [false, false]),
        (0x07, 7, 0, [3, 3u32.wrapping_sub(7)], [false, false]),
        (0x09, 7, 0, [3, 7], [false, false]),
        (0x85, 5, 1000, [3, 1003], [false, false]),
    ];
    let registers = [(0x87, 5, 1000, [3, 3u32.wrapping_sub(1000)], [false; 2]), (0x89, 5, 1000, [3, 1000], [false; 2])];
    for (mode, value, register, semaphore, event) in base.into_iter().chain(registers) {
        for mode in [mode, mode | 0x10] {
            if mode == 0x10 {
                continue;
            }
            let mode = UpdateMode(mode);
            let first = event_semaphore(NO_WAIT, (mode, 9), value);
            let second = event_semaphore_extended((WaitMode::NONE, 0, 0), (mode, 9, value));
            for operation in [first, second] {
                let (passed, machine) = one("mariana", operation, semaphore[0], Some(event[0]), register);
                assert!(passed);
                assert_eq!(machine.core().sync.semaphore(9), Ok(semaphore[1]), "{mode:?}");
                assert_eq!(machine.core().sync.event(9), Ok(event[1]), "{mode:?}");
            }
        }
    }
}

/// One value is both the threshold of the wait and the operand of the update.
#[test]
fn wait_and_update_share_a_value() {
    let operation = event_semaphore((WaitMode::WAIT_FOR_SEM_GE_IMM, 9), (UpdateMode::SEM_SUB_IMM_COMPLETE, 9), 4);
    assert!(!one("sunda", operation, 3, None, 0).0);
    let (passed, machine) = one("sunda", operation, 6, None, 0);
    assert!(passed);
    assert_eq!(machine.core().sync.semaphore(9), Ok(2));
}

/// Both waits of EVENT_SEMAPHORE hold before either event changes, and both updates happen.
#[test]
fn the_two_pairs_of_event_semaphore() {
    let operation = Operation::EventSemaphore(operations::EventSemaphore {
        events: events((WaitMode::WAIT_FOR_EVT_SET_THEN_CLEAR, 1), (UpdateMode::SEM_INC_COMPLETE, 20), 0),
        events_extended: EventsExtended::ZERO
            .with_wait_mode(WaitMode::WAIT_FOR_SEM_GE_IMM)
            .with_wait_idx(2)
            .with_sem_wait_value(2)
            .with_update_mode(UpdateMode::SEM_ADD_IMM_COMPLETE)
            .with_update_idx(21)
            .with_sem_update_value(5),
        ..operations::EventSemaphore::default()
    });
    let mut machine = machine(isa("sunda"), &[(Engine::Sp, vec![operation])]);
    machine.core_mut().sync.set_event(1, true).unwrap();
    machine.core_mut().sync.set_semaphore(2, 1).unwrap();
    assert!(matches!(machine.run(10), Outcome::Deadlock { .. }));
    assert_eq!(machine.core().sync.event(1), Ok(true), "the passed wait takes no action before the other passes");
    let code = stream(isa("sunda"), &[operation]);
    machine.load(Engine::Sp, code).unwrap();
    machine.core_mut().sync.set_semaphore(2, 2).unwrap();
    complete(&mut machine);
    let sync = &machine.core().sync;
    assert_eq!((sync.event(1), sync.semaphore(20), sync.semaphore(21)), (Ok(false), Ok(1), Ok(5)));
}

/// A READ update lets the other engine overwrite the source, and shows it the destination without the result.
#[test]
fn read_updates_come_before_the_result() {
    let isa = isa("cayman");
    let run = |mode| {
        let producer = operations::Copy { events: events(NO_WAIT, (mode, 3), 0), ..copy(Dtype::FP32, 1, sbuf(0, 0), sbuf(0, 64), 1) };
        // Overwrites the source, and keeps what it sees of the destination.
        let wait = events((WaitMode::WAIT_FOR_SEM_GE_IMM, 3), NO_UPDATE, 1);
        let observer = operations::Copy { events: wait, ..copy(Dtype::FP32, 1, sbuf(0, 64), sbuf(0, 128), 1) };
        let mut machine = machine(isa, &[(Engine::Pool, vec![Operation::Copy(producer)]), (Engine::Dve, vec![Operation::Copy(observer)])]);
        put_f32(&mut machine, Space::Sbuf, 0, 0, &[5.0]);
        put_f32(&mut machine, Space::Sbuf, 0, 64, &[-1.0]);
        machine.start_trace();
        complete(&mut machine);
        let issued = |p: &Phase| matches!(p, Phase::Issue | Phase::Commit);
        let phases: Vec<_> = machine.trace().iter().filter(|e| issued(&e.phase)).map(|e| (e.site.engine, e.phase)).collect();
        (get_f32(&machine, Space::Sbuf, 0, 64, 1)[0], get_f32(&machine, Space::Sbuf, 0, 128, 1)[0], phases)
    };
    let (pool, dve) = (Engine::Pool, Engine::Dve);
    let (result, seen, phases) = run(UpdateMode::SEM_INC_READ);
    assert_eq!((result, seen), (5.0, -1.0));
    assert_eq!(phases, [(pool, Phase::Issue), (dve, Phase::Issue), (pool, Phase::Commit), (dve, Phase::Commit)]);
    let (result, seen, phases) = run(UpdateMode::SEM_INC_COMPLETE);
    assert_eq!((result, seen), (5.0, 5.0));
    assert_eq!(phases, [(pool, Phase::Issue), (pool, Phase::Commit), (dve, Phase::Issue), (dve, Phase::Commit)]);
}

/// Two engines that wait for each other are both named, with who could have helped.
#[test]
fn a_deadlock_names_both_waiters() {
    let isa = isa("sunda");
    let gt = WaitMode::WAIT_FOR_SEM_GT_IMM;
    let inc = UpdateMode::SEM_INC_COMPLETE;
    let mut machine = machine(
        isa,
        &[
            (
                Engine::Act,
                vec![
                    Operation::Control(operations::Control { opcode: Opcode::NOP, ..Default::default() }),
                    event_semaphore((gt, 22), (inc, 10), 0),
                ],
            ),
            (Engine::Pool, vec![event_semaphore((WaitMode::WAIT_FOR_EVT_SET, 7), NO_UPDATE, 0), event_semaphore((gt, 10), (inc, 22), 1)]),
        ],
    );
    machine.core_mut().sync.set_event(7, true).unwrap();
    let outcome = machine.run(1000);
    assert_eq!(
        outcome.to_string(),
        "deadlock\n  \
         ACT instruction 1 (EVENT_SEMAPHORE) waits for semaphore 22 > 0 (it is 0), which could be updated by \
         POOL instruction 1 (EVENT_SEMAPHORE)\n  \
         POOL instruction 1 (EVENT_SEMAPHORE) waits for semaphore 10 > 1 (it is 0), which could be updated by \
         ACT instruction 1 (EVENT_SEMAPHORE)"
    );
    let Outcome::Deadlock { waiters } = &outcome else { panic!("{outcome}") };
    assert_eq!(waiters.iter().map(|w| (w.at.engine, w.at.index)).collect::<Vec<_>>(), [(Engine::Act, 1), (Engine::Pool, 1)]);
    assert_eq!(machine.step(), Some(outcome), "the machine stays where it is");
}

/// A wait that nothing answers.
#[test]
fn a_wait_without_an_answer() {
    let isa = isa("sunda");
    let mut machine = machine(isa, &[(Engine::Dve, vec![event_semaphore((WaitMode::WAIT_FOR_EVT_CLEAR, 4), NO_UPDATE, 0)])]);
    machine.core_mut().sync.set_event(4, true).unwrap();
    assert_eq!(
        machine.run(10).to_string(),
        "deadlock\n  DVE instruction 0 (EVENT_SEMAPHORE) waits for event 4 clear, \
         which nothing in the rest of the program updates"
    );
}

/// HALT leaves the rest of the stream alone; the budget counts steps.
#[test]
fn halting_and_budget() {
    let isa = isa("mariana");
    let control = |opcode| Operation::Control(operations::Control { opcode, ..Default::default() });
    let inc = event_semaphore(NO_WAIT, (UpdateMode::SEM_INC_COMPLETE, 1), 0);
    let streams = [(Engine::Pe, vec![control(Opcode::DRAIN), inc, control(Opcode::HALT), inc])];
    let mut machine = common::machine(isa, &streams);
    assert_eq!(machine.run(3), Outcome::OutOfBudget { steps: 3 });
    assert_eq!(machine.run(3), Outcome::Completed { steps: 6, halted: vec![Engine::Pe] });
    assert_eq!(machine.core().sync.semaphore(1), Ok(1));
}

/// Compare as signed, and the address of the current instruction as registers 128 and 129.
#[test]
fn choices_of_the_bank() {
    let lt = event_semaphore((WaitMode::WAIT_FOR_SEM_LT_IMM, 9), NO_UPDATE, 5);
    for (compare, passes) in [(SemaphoreCompare::Unsigned, false), (SemaphoreCompare::Signed, true)] {
        let choices = Choices { semaphore_compare: compare, ..Choices::default() };
        let mut machine = machine_with(isa("sunda"), choices, &[(Engine::Pe, vec![lt])]);
        machine.core_mut().sync.set_semaphore(9, (-1i32) as u32).unwrap();
        assert_eq!(matches!(machine.run(10), Outcome::Completed { .. }), passes);
    }
    let inc = event_semaphore(NO_WAIT, (UpdateMode::SEM_WR_REG_COMPLETE, 1), 128);
    let mut machine = machine(isa("sunda"), &[(Engine::Pe, vec![inc, inc, inc])]);
    complete(&mut machine);
    assert_eq!(machine.core().sync.semaphore(1), Ok(128));
}

/// Modes that are none, registers and events that are not there.
#[test]
fn faults() {
    let text = |generation: &str, operation| fault(&mut machine(isa(generation), &[(Engine::Pe, vec![operation])])).to_string();
    let wait = |mode, value| event_semaphore((WaitMode(mode), 9), NO_UPDATE, value);
    assert_eq!(text("sunda", wait(0x20, 0)), "events: 0x20 is no wait mode");
    assert_eq!(text("sunda", wait(0xff, 0)), "events: 0xff is no wait mode");
    assert_eq!(text("sunda", wait(0x85, 64)), "there is no register 64: this core has 64");
    assert_eq!(text("maverick", wait(0x06, 0)), "there is no event 9: this core has 0");
    let update = event_semaphore(NO_WAIT, (UpdateMode(0x06), 9), 0);
    assert_eq!(text("sunda", update), "events: 0x06 is no update mode");

    let mut machine = Machine::new(isa("sunda"), Choices::default());
    machine.load(Engine::Sp, vec![0xff; 64]).unwrap();
    let text = machine.run(10).to_string();
    assert!(text.starts_with("SP instruction 0"), "{text}");
    assert!(machine.load(Engine::Sp, vec![0; 63]).is_err());
    assert_eq!(Events::ZERO, Events::default());
}

/// Whether somebody watches makes no difference: streams of signals in loops take the same steps and leave the same flags.
#[test]
fn watching_changes_nothing() {
    let modes = [
        (WaitMode::WAIT_FOR_SEM_GE_IMM, UpdateMode::SEM_SUB_IMM_COMPLETE),
        (WaitMode::WAIT_FOR_SEM_GT_IMM, UpdateMode::SEM_DEC_COMPLETE),
        (WaitMode::WAIT_FOR_SEM_LE_IMM, UpdateMode::SEM_ADD_IMM_COMPLETE),
        (WaitMode::WAIT_FOR_SEM_EQ_IMM, UpdateMode::SEM_INC_COMPLETE),
        (WaitMode::WAIT_FOR_SEM_LT_IMM, UpdateMode::SEM_WR_IMM_COMPLETE),
        (WaitMode::NONE, UpdateMode::SEM_INC_READ),
        (WaitMode::WAIT_FOR_EVT_SET_THEN_CLEAR, UpdateMode::EVT_SET_COMPLETE),
        (WaitMode::WAIT_FOR_SEM_GE_REG, UpdateMode::SEM_ADD_REG_COMPLETE),
    ];
    let mut random = Random(0x51);
    let (mut finished, mut stuck) = (0, 0);
    for round in 0..600u64 {
        let mut pick = |n: u32| random.bits() % n;
        let signal = |pick: &mut dyn FnMut(u32) -> u32| {
            let kinds = if round % 3 == 0 { 8 } else { 5 };
            let (wait, _) = modes[pick(kinds) as usize];
            let (_, update) = modes[pick(kinds) as usize];
            let wait = if pick(3) == 0 { wait } else { WaitMode::NONE };
            let mut op = operations::EventSemaphore {
                events: events((wait, pick(3) as u8), (update, pick(3) as u8), pick(3)),
                ..Default::default()
            };
            if pick(2) == 0 && update != UpdateMode::SEM_INC_READ {
                op.events_extended = op.events_extended.with_update_mode(UpdateMode::SEM_INC_COMPLETE).with_update_idx(pick(3) as u8);
            }
            Operation::EventSemaphore(op)
        };
        let back = Operation::Branch(operations::Branch {
            compare_op: BrCmpOp::ALWAYS,
            target_mode: BrTargetMode::RELATIVE_IMMEDIATE,
            br_immediate: u64::from((3 * 64u32).wrapping_neg()),
            ..Default::default()
        });
        let streams: Vec<_> = [Engine::Pe, Engine::Act, Engine::Dve]
            .into_iter()
            .map(|engine| {
                let mut list: Vec<Operation> = (0..3 + pick(4)).map(|_| signal(&mut pick)).collect();
                if pick(4) == 0 {
                    list.push(back);
                }
                (engine, list)
            })
            .collect();
        let run = |is_watched: bool| {
            let mut machine = machine(isa("cayman"), &streams);
            if round % 2 == 0 {
                machine.set_schedule(Schedule::Random(round));
            }
            for engine in Engine::ALL {
                for register in 0..4 {
                    machine.core_mut().registers_mut(engine).write(register, register).unwrap();
                }
            }
            if is_watched {
                machine.start_trace();
                machine.start_races();
            }
            let outcome = machine.run(500);
            let sync = &machine.core().sync;
            let flags: Vec<_> = (0..4).map(|i| (sync.semaphore(i).unwrap(), sync.event(i).unwrap())).collect();
            (outcome, machine.steps(), flags)
        };
        let (watched, plain) = (run(true), run(false));
        assert_eq!(watched, plain, "round {round}");
        match plain.0 {
            Outcome::Completed { .. } => finished += 1,
            _ => stuck += 1,
        }
    }
    assert!(finished > 30 && stuck > 30, "{finished} {stuck}");
}
