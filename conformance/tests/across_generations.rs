//! An operation that is written as a record of another generation is read as the same operation there.

use proptest::collection::vec;
use proptest::prelude::*;
use tpb_conformance::lowered::across_generations;
use tpb_conformance::witnesses::{Witness, directory, read};
use tpb_core::RecordBytes;
use tpb_isa::{GENERATIONS, Isa};

fn isa(name: &str) -> &'static Isa {
    GENERATIONS.iter().find(|isa| isa.dialect.name == name).unwrap_or_else(|| panic!("no generation {name}"))
}

/// As many as `TPB_CASES` says.
fn cases() -> u32 {
    std::env::var("TPB_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(20_000)
}

fn legal() -> Vec<(&'static Isa, RecordBytes)> {
    let all: Vec<Witness> = read(&directory().join("legal.jsonl")).expect("the witnesses can be read");
    let each = all.iter().flat_map(|w| w.gens.iter().map(|name| (isa(name), w.record().expect("64 bytes"))));
    each.collect()
}

#[test]
fn legal_records_of_every_form() {
    let mut elsewhere = 0;
    for (isa, record) in legal() {
        match across_generations(isa, &record) {
            Ok(legal) => elsewhere += usize::from(legal > 1),
            Err(difference) => panic!("{difference}"),
        }
    }
    assert!(elsewhere > 1_000, "{elsewhere} records were legal on a second generation");
}

/// A value that selects a sub-form on one generation and none on another: sunda has no form for EXTENDED_RDMA_DESC_GEN, cayman has. The fuzzer found it.
#[test]
fn value_that_selects_a_form_elsewhere() {
    let mut record = [0; 64];
    record[..2].copy_from_slice(&[0xf0, 16]);
    record[12] = 8;
    let sunda = isa("sunda");
    assert_eq!(across_generations(sunda, &record), Ok(1));
    let operation = (sunda.lift)(&record).expect("an operation");
    for name in ["cayman", "mariana", "mariana_plus", "maverick"] {
        let refusal = (isa(name).lower)(&operation).expect_err(name).to_string();
        assert_eq!(refusal, "in this generation the value of extended_opcode selects the record of another operation");
    }
}

/// What the fields of another layout do not hold is refused: a transpose mode of 2 in maverick's one bit, an indirect pattern whose marker says MX there.
#[test]
fn value_that_another_layout_does_not_hold() {
    let mut record = [0; 64];
    record[..2].copy_from_slice(&[0x02, 16]);
    record[34] = 2;
    record[44..46].fill(15);
    let operation = (isa("mariana").lift)(&record).expect("an operation");
    let refusal = (isa("maverick").lower)(&operation).expect_err("one bit").to_string();
    assert_eq!(refusal, "this generation cannot express the value of transpose_mode");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn legal_records_with_changed_bytes(pick in any::<prop::sample::Index>(), changes in vec((0..64_usize, any::<u8>()), 0..4)) {
        let all = LEGAL.with(Clone::clone);
        let (isa, mut record) = all[pick.index(all.len())];
        changes.iter().for_each(|&(at, byte)| record[at] = byte);
        prop_assert!(across_generations(isa, &record).is_ok(), "{:?}", across_generations(isa, &record));
    }
}

thread_local! {
    static LEGAL: std::rc::Rc<Vec<(&'static Isa, RecordBytes)>> = std::rc::Rc::new(legal());
}
