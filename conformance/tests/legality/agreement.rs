//! The emitted validators find what the interpreted rules find, on uniform, legal and changed records.

use std::time::Instant;

use tpb_codegen::spec::Stage;
use tpb_codegen::witness::{Problem, Random, Setting};
use tpb_core::RecordBytes;

use crate::changed::changed;
use crate::rules::{context, emitted, found, is_possible, isa, judges, names, settings};

/// Records of each kind.
fn cases() -> usize {
    let given = std::env::var("TPB_CASES").ok().map(|n| n.replace('_', "").parse().expect("TPB_CASES is a number"));
    given.unwrap_or(if cfg!(debug_assertions) { 1_000 } else { 20_000 })
}

fn any_setting(random: &mut Random) -> Setting {
    let engine = random.below(12) as u8;
    Setting {
        engine: (engine < 6).then_some(engine),
        stage: if random.once_in(2) { Stage::Neff } else { Stage::Device },
        strict: !random.once_in(4),
    }
}

/// Both find the same, in the same order; whether they found anything.
fn agree(generation: usize, record: &RecordBytes, setting: &Setting) -> bool {
    let (ours, context) = (judges()[generation].broken(record, setting), context(setting));
    let theirs = found(generation, record, &context);
    let name = &isa().generations[generation].name;
    assert_eq!(theirs, ours, "emitted and interpreted, {name} {setting:?} {record:02x?}");
    assert_eq!((emitted(generation).is_valid)(record, &context), ours.is_empty(), "{name} {setting:?} {record:02x?}");
    ours.is_empty()
}

fn uniform(generation: usize) -> usize {
    let mut random = Random::named(&isa().generations[generation].name);
    let bytes: Vec<u8> = judges()[generation].forms().map(|f| isa().opcodes[f.opcode].byte).collect();
    let mut legal = 0;
    for i in 0..cases() {
        let mut record = random.record();
        // Every other one has an opcode and the length, so that the rules of a format are reached.
        if i % 2 == 1 {
            record[0] = *random.of(&bytes).expect("a generation has opcodes");
            record[1] = 16;
        }
        legal += usize::from(agree(generation, &record, &any_setting(&mut random)));
    }
    legal
}

/// Legal records of every form, each also changed; how many of the changed ones stayed legal.
fn legal_and_changed(generation: usize) -> usize {
    let judge = &judges()[generation];
    let possible: Vec<usize> = judge.forms().enumerate().filter(|(_, f)| is_possible(judge, f)).map(|(i, _)| i).collect();
    let share = cases().div_ceil(possible.len());
    let mut stayed = 0;
    for (at, form) in judge.forms().enumerate() {
        let (format, opcode) = names(form);
        let mut random = Random::named(&format!("{generation} {format} {opcode}"));
        let settings = settings(judge, at);
        assert_eq!(settings.is_empty(), !possible.contains(&at), "{opcode} {format}");
        let mut left = share;
        for (i, setting) in settings.iter().enumerate() {
            let problem = Problem::new(judge, at, setting);
            let here = left.div_ceil(settings.len() - i);
            left -= here;
            let mut record: Option<RecordBytes> = None;
            for n in 0..here {
                // A new start now and then; neighbours in between.
                record = match record.filter(|_| n % 256 != 0) {
                    Some(last) => Some(problem.varied(&last, &mut random)),
                    None => problem.legal(None, &mut random),
                };
                let legal = record.unwrap_or_else(|| panic!("no legal {opcode} {format} {setting:?}"));
                assert!(agree(generation, &legal, setting), "{opcode} {format} {setting:?} {legal:02x?}");
                // What is legal on an engine is legal where none is known to say otherwise, and by fewer rules.
                assert!(agree(generation, &legal, &Setting { strict: false, ..*setting }), "{opcode} {format} {legal:02x?}");
                let other = changed(&legal, &mut random);
                let setting = if random.once_in(4) { any_setting(&mut random) } else { *setting };
                stayed += usize::from(agree(generation, &other, &setting));
            }
        }
    }
    stayed
}

fn compare(generation: usize) {
    let start = Instant::now();
    let legal = uniform(generation);
    let stayed = legal_and_changed(generation);
    println!(
        "{}: {} of each kind, {legal} uniform ones legal, {stayed} changed ones still legal, {:.1?}",
        isa().generations[generation].name,
        cases(),
        start.elapsed()
    );
}

#[test]
fn tonga() {
    compare(0);
}

#[test]
fn sunda() {
    compare(1);
}

#[test]
fn cayman() {
    compare(2);
}

#[test]
fn mariana() {
    compare(3);
}

#[test]
fn mariana_plus() {
    compare(4);
}

#[test]
fn maverick() {
    compare(5);
}

#[test]
fn every_generation_is_compared() {
    let names: Vec<&str> = isa().generations.iter().map(|g| g.name.as_str()).collect();
    assert_eq!(names, ["tonga", "sunda", "cayman", "mariana", "mariana_plus", "maverick"]);
}
