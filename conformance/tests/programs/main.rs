//! Programs written once over operations, checked in as assembler text and bytes per generation, and run against plain loops.
//!
//! `TPB_UPDATE_PROGRAMS=1` writes the files anew.

mod attention;
mod gelu;
mod harness;
mod layer_norm;
mod matmul;
mod mx;
#[path = "../../../crates/pwp/tests/common/reference.rs"]
mod reference;
mod top8;

use std::collections::BTreeMap;

use harness::*;
use tpb_core::dialect::Engine;
use tpb_engines::machine::Outcome;
use tpb_engines::{Limits, run_program};
use tpb_neff::Program;

#[test]
fn a_deadlock_names_both_waiters() {
    let isa = isa("sunda");
    let dir = folder("deadlock");
    let streams = [(Engine::Pe, vec![signal(wait(1).then(2))]), (Engine::Act, vec![signal(wait(2).then(1))])];
    hold_streams(isa, &dir, &streams);
    let program = Program::load(&dir).unwrap_or_else(|e| panic!("{e}"));
    let run = run_program(isa, &program, &BTreeMap::new(), &Limits::default()).unwrap_or_else(|e| panic!("{e}"));
    let Outcome::Deadlock { waiters } = &run.outcome else { panic!("{}", run.outcome) };
    assert_eq!(waiters.iter().map(|w| w.at.engine).collect::<Vec<_>>(), [Engine::Pe, Engine::Act]);
    let text = run.outcome.to_string();
    for part in [
        "PE instruction 0 (EVENT_SEMAPHORE)",
        "ACT instruction 0 (EVENT_SEMAPHORE)",
        "semaphore 1 > 0 (it is 0)",
        "semaphore 2 > 0 (it is 0)",
    ] {
        assert!(text.contains(part), "{part} is not in: {text}");
    }
}
