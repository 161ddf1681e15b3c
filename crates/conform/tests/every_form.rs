//! A few records of every form of every generation through all that its crate does with a record: small enough for Miri, which takes one form in 24
//! (`conformance/miri.sh`).

use tpb_conform::lowered::over_itself;
use tpb_conform::strata::{Maker, forms};
use tpb_core::check::{Context, Policy, Stage};
use tpb_core::text::{Parser, print};
use tpb_isa::{GENERATIONS, Isa};

/// Every so many forms one is taken.
const STEP: usize = if cfg!(miri) { 24 } else { 1 };
/// Records of a form: all zeros, all ones, then mixed ones.
const RECORDS: usize = if cfg!(miri) { 3 } else { 20 };

fn walk(name: &str) {
    let isa: &Isa = tpb_isa::generation(name).expect("a generation");
    let parser = Parser::new(isa.dialect);
    let context = Context { engine: None, stage: Stage::Device, policy: Policy::Strict };
    let mut records = 0;
    for (i, (form, opcodes)) in forms(isa.dialect).into_iter().enumerate().step_by(STEP) {
        let mut maker = Maker::new(isa.dialect, form, opcodes, i as u64);
        for _ in 0..RECORDS {
            let record = maker.record();
            records += 1;
            let (name, back) = (isa.recode)(&record);
            assert_eq!(back, record, "{}", form.name);
            assert_eq!(name, isa.dialect.opcode(record[0]).map(|o| o.name), "{}", form.name);
            let mut broken = 0;
            (isa.check)(&record, &context, &mut |_| broken += 1);
            assert_eq!((isa.is_valid)(&record, &context), broken == 0, "{}", form.name);
            let mut text = String::new();
            print(isa.dialect, &record, &mut text).expect("a String takes everything");
            assert_eq!(parser.parse(&text), Ok(record), "{text}");
            if let Ok(operation) = (isa.lift)(&record) {
                assert_eq!((isa.lower_onto)(&operation, &record), Ok(over_itself(form, &record)), "{}", form.name);
            }
        }
    }
    assert!(records >= RECORDS, "{records} records");
}

#[test]
fn tonga() {
    walk("tonga");
}

#[test]
fn sunda() {
    walk("sunda");
}

#[test]
fn cayman() {
    walk("cayman");
}

#[test]
fn mariana() {
    walk("mariana");
}

#[test]
fn mariana_plus() {
    walk("mariana_plus");
}

#[test]
fn maverick() {
    walk("maverick");
}

#[test]
fn that_is_all_of_them() {
    let names: Vec<&str> = GENERATIONS.iter().map(|isa| isa.dialect.name).collect();
    assert_eq!(names, ["tonga", "sunda", "cayman", "mariana", "mariana_plus", "maverick"]);
}
