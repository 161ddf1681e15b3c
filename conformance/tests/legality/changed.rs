//! Legal records with a few bytes changed, without a look at what they mean; what became of each is checked in.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tpb_codegen::isa::Gen;
use tpb_codegen::witness::{Random, Setting};
use tpb_conformance::witnesses::{Witness, directory, read, write};
use tpb_core::RecordBytes;

use crate::rules::{context, found, isa};
use crate::witnesses::make::setting;

/// Times that each byte is changed alone, per legal record.
const ALONE: usize = 3;
/// Records with several changes, per legal record.
const SEVERAL: usize = 32;

/// Another value for a byte: one that means something in many places, a neighbour, or any.
fn other(byte: u8, random: &mut Random) -> u8 {
    let any = random.bits() as u8;
    let edges = [0, 1, 2, 0x20, 0x40, 0x80, 0xff, any, any, byte.wrapping_add(1), byte.wrapping_sub(1), byte ^ 1 << (any & 7)];
    edges[random.below(edges.len())]
}

/// Changes a few bytes.
pub(crate) fn changed(record: &RecordBytes, random: &mut Random) -> RecordBytes {
    let mut out = *record;
    for _ in 0..=random.below(3) {
        let at = random.below(64);
        out[at] = other(out[at], random);
    }
    out
}

/// Every byte changed alone, a few times; then several together.
fn all_changed(record: &RecordBytes, random: &mut Random) -> Vec<RecordBytes> {
    let alone = (0..ALONE * record.len()).map(|i| {
        let mut out = *record;
        let at = i % record.len();
        out[at] = other(out[at], random);
        out
    });
    let mut out: Vec<RecordBytes> = alone.collect();
    out.extend((0..SEVERAL).map(|_| changed(record, random)));
    out
}

/// A changed record and what it is judged in.
pub(crate) struct Case {
    pub(crate) generation: Gen,
    pub(crate) setting: Setting,
    pub(crate) record: RecordBytes,
}

/// All of them, by form, opcode and generation.
pub(crate) fn cases() -> BTreeMap<(String, String, Gen), Vec<Case>> {
    let legal: Vec<Witness> = read(&directory().join("legal.jsonl")).expect("the witnesses can be read");
    let mut out: BTreeMap<_, Vec<Case>> = BTreeMap::new();
    for w in legal {
        let (record, Some((setting, gens))) = (w.record().unwrap(), setting(&w)) else { panic!("no witness: {w:?}") };
        let mut random = Random::named(&w.bytes);
        let records = all_changed(&record, &mut random);
        for generation in gens {
            let cases = records.iter().map(|record| Case { generation, setting, record: *record });
            // The record as it is, on engines that may not take it.
            let elsewhere = (0..6).map(|e| Case { generation, setting: Setting { engine: Some(e), ..setting }, record });
            out.entry((w.form.clone(), w.opcode.clone(), generation)).or_default().extend(cases.chain(elsewhere));
        }
    }
    out
}

/// What became of the changed records of a form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Verdicts {
    form: String,
    opcode: String,
    #[serde(rename = "gen")]
    generation: String,
    /// A digit for four records, the first in its lowest bit: set where a record is legal.
    legal: String,
    /// Hash over the broken rules of all of them.
    rules: String,
}

fn verdicts() -> Vec<Verdicts> {
    let of = |((form, opcode, generation), cases): ((String, String, Gen), Vec<Case>)| {
        let (mut legal, mut text) = (vec![0u8; cases.len().div_ceil(4)], String::new());
        for (i, case) in cases.iter().enumerate() {
            let rules = found(generation, &case.record, &context(&case.setting));
            legal[i / 4] |= u8::from(rules.is_empty()) << (i % 4);
            text += &rules.join(" ");
            text.push('\n');
        }
        let legal = legal.iter().map(|digit| format!("{digit:x}")).collect();
        let rules = format!("{:016x}", Random::named(&text).bits());
        Verdicts { form, opcode, generation: isa().generations[generation].name.clone(), legal, rules }
    };
    cases().into_iter().map(of).collect()
}

#[test]
fn verdicts_on_changed_records_are_the_known_ones() {
    // They follow from the legal records, which are brought up to date first.
    assert!(!crate::witnesses::lines().is_empty());
    let path = directory().join("verdicts.jsonl");
    let now = verdicts();
    if std::env::var_os("TPB_UPDATE_WITNESSES").is_some() {
        write(&path, &now).expect("the verdicts can be written");
    }
    let known: Vec<Verdicts> = read(&path).expect("the verdicts can be read");
    let name = |v: &Verdicts| format!("{} {} {}", v.generation, v.opcode, v.form);
    let changed: Vec<String> = now.iter().filter(|v| !known.contains(v)).map(name).collect();
    let gone: Vec<String> = known.iter().filter(|v| !now.contains(v)).map(name).filter(|n| !changed.contains(n)).collect();
    let hint = "the rules say something else of these forms; if that is meant: TPB_UPDATE_WITNESSES=1 cargo test --release -p tpb-conformance --test legality";
    assert!(changed.is_empty() && gone.is_empty(), "{hint}\nchanged: {}\ngone: {}", changed.join(", "), gone.join(", "));
    assert!(known.len() > 700, "{}", known.len());
}
