//! Records as bytes, from the builders that the runtime and the compiler have of them, executed.

mod common;

use common::*;
use tpb_core::dialect::Engine;
use tpb_engines::Machine;
use tpb_engines::machine::Outcome;

/// A record of which only the first bytes, and those from 32 on, are not zero.
fn bytes(text: &str) -> Vec<u8> {
    let digits: Vec<u8> = text.bytes().filter(u8::is_ascii_hexdigit).collect();
    let mut out: Vec<u8> = digits.chunks(2).map(|d| u8::from_str_radix(std::str::from_utf8(d).unwrap(), 16).unwrap()).collect();
    assert!(out.len() <= 64);
    out.resize(64, 0);
    out
}

const SEMAPHORE_INC: &str = "a0100000000000000000000000000000 00000000000000000000000000000000 00001505000000000100000000000000";
const WAIT_EQ_AND_INC: &str = "a0100000000000000000000000000000 00000000000000000000000000000000 01071307040000000100000000000000";
const ADD_IMM: &str = "a8100000000000000000000004080100 01000000030000000700000000000000";
const BRANCH: &str = "a9100002000000000000000006080300 0a000000000000000000000000000000 02000000000000000000000000000000 80020000";
const BARRIER: &str = "d5100000050913090500000000000000";
const EXIT: &str = "df100000000000000000000001000000";
const TWO_WAITS: &str = "a0100000050c00000300000000000000 00000000000000000000000000000000 850d1314060000000000000000000000";

fn machine(generation: &str, streams: &[(Engine, Vec<u8>)]) -> Machine<'static> {
    let mut machine = Machine::new(isa(generation), tpb_engines::Choices::default());
    for (engine, code) in streams {
        machine.load(*engine, code.clone()).unwrap();
    }
    machine
}

#[test]
fn semaphores() {
    let mut m = machine("sunda", &[(Engine::Sp, bytes(SEMAPHORE_INC))]);
    complete(&mut m);
    assert_eq!(m.core().sync.semaphore(5), Ok(1));
    let mut m = machine("sunda", &[(Engine::Sp, bytes(WAIT_EQ_AND_INC))]);
    assert!(matches!(m.run(10), Outcome::Deadlock { .. }));
    m.core_mut().sync.set_semaphore(7, 4).unwrap();
    complete(&mut m);
    assert_eq!(m.core().sync.semaphore(7), Ok(5));
    // Semaphore 12 at 3 and semaphore 13 at register 6.
    let mut m = machine("sunda", &[(Engine::Act, bytes(TWO_WAITS))]);
    m.core_mut().registers_mut(Engine::Act).write(6, 2).unwrap();
    m.core_mut().sync.set_semaphore(12, 3).unwrap();
    assert!(matches!(m.run(10), Outcome::Deadlock { .. }));
    m.core_mut().sync.set_semaphore(13, 2).unwrap();
    complete(&mut m);
    assert_eq!(m.core().sync.semaphore(20), Ok(1));
}

#[test]
fn registers_and_branches() {
    let mut m = machine("sunda", &[(Engine::Sp, bytes(ADD_IMM))]);
    m.core_mut().registers_mut(Engine::Sp).write(1, 35).unwrap();
    complete(&mut m);
    assert_eq!(m.core().registers(Engine::Sp).read(3), Ok(42));
    // Ten records on, over an increment.
    let nops: Vec<u8> = (0..8).flat_map(|_| bytes("a410")).collect();
    let code = [bytes(BRANCH), bytes(SEMAPHORE_INC), nops, bytes(SEMAPHORE_INC)].concat();
    for (value, want) in [(10, 2), (11, 1)] {
        let mut m = machine("sunda", &[(Engine::Sp, code.clone())]);
        m.core_mut().registers_mut(Engine::Sp).write(2, value).unwrap();
        complete(&mut m);
        assert_eq!(m.core().sync.semaphore(5), Ok(want));
    }
}

/// The clones of a barrier of five engines: all pass, and only once all have come.
#[test]
fn barriers() {
    let engines = [Engine::Pe, Engine::Act, Engine::Pool, Engine::Dve, Engine::Sp];
    let all: Vec<_> = engines.map(|e| (e, [bytes(BARRIER), bytes(SEMAPHORE_INC)].concat())).into();
    let mut m = machine("cayman", &all);
    complete(&mut m);
    assert_eq!((m.core().sync.semaphore(9), m.core().sync.semaphore(5)), (Ok(5), Ok(5)));
    let mut m = machine("cayman", &all[..4]);
    let outcome = m.run(100);
    assert_eq!(outcome.to_string().matches("waits for semaphore 9 >= 5 (it is 4), which nothing").count(), 4, "{outcome}");
    assert_eq!(m.core().sync.semaphore(5), Ok(0));
}

#[test]
fn the_end_of_a_program() {
    for generation in ["sunda", "cayman", "mariana", "maverick"] {
        let mut m = machine(generation, &[(Engine::Sp, [bytes(EXIT), bytes(SEMAPHORE_INC)].concat())]);
        complete(&mut m);
        assert_eq!(m.core().sync.semaphore(5), Ok(0));
    }
}
