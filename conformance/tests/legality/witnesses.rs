//! The witnesses that are checked in: they hold, and none is missing.

pub(crate) mod make;

use std::collections::BTreeSet;
use std::sync::OnceLock;

use tpb_codegen::spec::Class;
use tpb_conformance::witnesses::{Witness, directory, read};

use crate::rules::{emitted, found, isa, judges, names};

/// Everything that is checked in, or made anew where that is asked for.
pub(crate) fn lines() -> &'static [Witness] {
    static LINES: OnceLock<Vec<Witness>> = OnceLock::new();
    LINES.get_or_init(|| {
        let at = |name: &str| directory().join(name);
        if std::env::var_os("TPB_UPDATE_WITNESSES").is_some() {
            make::update(&at("legal.jsonl"), &at("breaking.jsonl"), &at("implied.jsonl"));
        }
        ["legal.jsonl", "breaking.jsonl", "implied.jsonl"]
            .iter()
            .flat_map(|name| read(&at(name)).expect("the witnesses can be read"))
            .collect()
    })
}

/// Rules that no record breaks, and why that is not a mistake.
pub(crate) const UNBREAKABLE: [(&str, &str); 3] = [
    ("S4D4_TR.reduce-pool", "the engines of the opcode, as the sequencer images have them, leave POOL out"),
    ("S4D4_CR.dst-partition", "an address names the first partition of a quadrant, and one channel may start in any"),
    ("S4D4_IC.start-partition", "an address names the first partition of a quadrant, and one channel may start in any"),
];

const STALE: &str =
    "bring the witnesses up to date: TPB_UPDATE_WITNESSES=1 cargo test --release -p tpb-conformance --test legality witnesses";

#[test]
fn witnesses_hold_and_none_is_missing() {
    let lines = lines();
    let mut wrong = Vec::new();
    let (mut legal, mut broken) = (BTreeSet::new(), BTreeSet::new());
    for w in lines {
        let (record, context) = (w.record().unwrap(), w.context().unwrap());
        let expected: BTreeSet<&str> = w.breaks.iter().chain(&w.with).map(String::as_str).collect();
        for name in &w.gens {
            let generation = isa().generations.iter().position(|g| g.name == *name).expect("a generation");
            let got = found(generation, &record, &context);
            if got.iter().copied().collect::<BTreeSet<_>>() != expected
                || (emitted(generation).is_valid)(&record, &context) != expected.is_empty()
            {
                wrong.push(format!("{name} {} {}: breaks {got:?}, not {expected:?}", w.opcode, w.form));
            }
            let fresh = match &w.breaks {
                // Several witnesses of one form are welcome.
                None => {
                    legal.insert((generation, w.form.clone(), w.opcode.clone()));
                    true
                }
                Some(rule) => broken.insert((generation, rule.clone())),
            };
            if !fresh {
                wrong.push(format!("{name} {expected:?} twice"));
            }
        }
    }
    for judge in judges() {
        let generation = &isa().generations[judge.generation].name;
        for (at, form) in judge.forms().enumerate() {
            let (format, opcode) = names(form);
            let is_judged = isa().opcodes[form.opcode].class != Class::Sentinel;
            if crate::rules::is_possible(judge, form) && !legal.contains(&(judge.generation, format.to_owned(), opcode.to_owned())) {
                wrong.push(format!("{generation} {opcode} {format}: no legal record"));
            }
            for c in judge.rules(at) {
                if is_judged
                    && !UNBREAKABLE.iter().any(|(id, _)| *id == c.rule.id)
                    && !broken.contains(&(judge.generation, c.rule.id.clone()))
                    && !make::is_idle(c)
                {
                    wrong.push(format!("{generation} {opcode} {}: no record breaks it", c.rule.id));
                }
            }
        }
    }
    let count = wrong.len();
    assert!(wrong.is_empty(), "{STALE}\n{count} mistakes\n{}", wrong[..count.min(40)].join("\n"));
}
