//! Enums, their values and named sets.

use super::collect::Collector;
use super::formats::MOVED;
use super::{Action, Effect, Kind, Level, Target};
use crate::isa::{Enum, GenSet};

/// The enum of opcode bytes, whose values are what instructions say.
pub(super) const OPCODES: &str = "OPCODE";

const VALUE_ADDED: &[Effect] =
    &[Effect { target: Target::Records, level: Level::Major, why: "the enum of known values, which is exhaustive, gains a variant" }];
const VALUE_REMOVED: &[Effect] = &[Effect { target: Target::Records, level: Level::Major, why: "its constant and its variant are gone" }];
const LEGAL: &[Effect] = &[Effect { target: Target::Generations, level: Level::Minor, why: "other values are legal" }];
const ADDED: &[Effect] = &[
    Effect { target: Target::Records, level: Level::Minor, why: "an enum is new" },
    Effect { target: Target::Isa, level: Level::Minor, why: "ENUMS lists it" },
];
const REMOVED: &[Effect] = &[Effect { target: Target::Records, level: Level::Major, why: "an enum is gone" }];
const WIDTH: &[Effect] = &[Effect { target: Target::Records, level: Level::Major, why: "the integer of an enum is another" }];

pub(super) fn compare(out: &mut Collector<'_>) {
    let (old, new) = (out.old, out.new);
    for e in new.enums.iter().filter(|e| e.name != OPCODES) {
        match old.enums.iter().find(|o| o.name == e.name) {
            Some(before) => one(out, before, e),
            None => out.over(GenSet::default(), Kind::Enum, &e.name, Action::Added, format!("{} values", e.values.len()), ADDED),
        }
    }
    for e in old.enums.iter().filter(|e| new.enums.iter().all(|n| n.name != e.name)) {
        out.over(GenSet::default(), Kind::Enum, &e.name, Action::Removed, String::new(), REMOVED);
    }
}

fn one(out: &mut Collector<'_>, a: &Enum, b: &Enum) {
    if a.width != b.width {
        out.over(GenSet::default(), Kind::Enum, &b.name, Action::Changed, format!("width {} -> {}", a.width, b.width), WIDTH);
    }
    let has = |e: &Enum, name: &str| e.values.iter().any(|v| v.name == name);
    for v in &b.values {
        let name = format!("{}.{}", b.name, v.name);
        if !has(a, &v.name) {
            out.over(v.gens, Kind::Enum, &name, Action::Added, format!("{:#04x}", v.value), VALUE_ADDED);
        }
    }
    for v in a.values.iter().filter(|v| !has(b, &v.name)) {
        let gens = out.mapped(v.gens);
        out.over(gens, Kind::Enum, &format!("{}.{}", a.name, v.name), Action::Removed, format!("{:#04x}", v.value), VALUE_REMOVED);
    }
    for (og, ng) in out.both.clone() {
        for v in a.values.iter().filter(|v| v.gens.has(og) && has(b, &v.name)) {
            let name = format!("{}.{}", b.name, v.name);
            match b.value_of(&v.name, ng) {
                Some(now) if now.value != v.value => {
                    out.at(ng, Kind::Enum, &name, Action::Moved, format!("{:#04x} -> {:#04x}", v.value, now.value), MOVED);
                }
                Some(now) if now.sentinel != v.sentinel => {
                    out.at(ng, Kind::Enum, &name, Action::Changed, "whether it is legal".into(), LEGAL)
                }
                Some(_) => {}
                None => out.at(ng, Kind::Enum, &name, Action::Removed, "no longer legal".into(), LEGAL),
            }
        }
        for v in b.values.iter().filter(|v| v.gens.has(ng) && has(a, &v.name) && a.value_of(&v.name, og).is_none()) {
            out.at(ng, Kind::Enum, &format!("{}.{}", b.name, v.name), Action::Added, "legal here too".into(), LEGAL);
        }
    }
}
