//! Operations and operands.

use super::collect::Collector;
use super::{Action, Effect, Kind, Level, Target};
use crate::isa::{GenSet, Operation};

const ADDED: &[Effect] = &[Effect {
    target: Target::Records,
    level: Level::Major,
    why: "Operation, which is exhaustive, gains a variant, and Execute a method that has to be there",
}];
const REMOVED: &[Effect] = &[Effect { target: Target::Records, level: Level::Major, why: "an operation is gone" }];
const OPERAND_ADDED: &[Effect] =
    &[Effect { target: Target::Records, level: Level::Major, why: "a struct whose fields are all public gains one" }];
const OPERAND_REMOVED: &[Effect] = &[Effect { target: Target::Records, level: Level::Major, why: "an operand is gone" }];
const OPERAND_CHANGED: &[Effect] = &[Effect { target: Target::Records, level: Level::Major, why: "an operand is of another type" }];
const DEFAULT: &[Effect] = &[Effect { target: Target::Records, level: Level::Major, why: "what is left out means something else" }];

pub(super) fn compare(out: &mut Collector<'_>) {
    let (old, new) = (out.old, out.new);
    for o in &new.operations {
        match old.operations.iter().find(|x| x.name == o.name) {
            Some(before) => one(out, before, o),
            None => out.over(GenSet::default(), Kind::Operation, &o.name, Action::Added, String::new(), ADDED),
        }
    }
    for o in old.operations.iter().filter(|o| new.operations.iter().all(|n| n.name != o.name)) {
        out.over(GenSet::default(), Kind::Operation, &o.name, Action::Removed, String::new(), REMOVED);
    }
}

fn one(out: &mut Collector<'_>, a: &Operation, b: &Operation) {
    let (old, new) = (out.old, out.new);
    for y in &b.operands {
        let name = format!("{}.{}", b.name, y.name);
        let Some(x) = a.operands.iter().find(|x| x.name == y.name) else {
            out.over(GenSet::default(), Kind::Operation, &name, Action::Added, new.spelled(&y.ty), OPERAND_ADDED);
            continue;
        };
        let (from, to) = (old.spelled(&x.ty), new.spelled(&y.ty));
        if from != to {
            out.over(GenSet::default(), Kind::Operation, &name, Action::Changed, format!("type {from} -> {to}"), OPERAND_CHANGED);
        }
        if x.default != y.default {
            out.over(
                GenSet::default(),
                Kind::Operation,
                &name,
                Action::Changed,
                format!("default {} -> {}", x.default, y.default),
                DEFAULT,
            );
        }
    }
    for x in a.operands.iter().filter(|x| b.operands.iter().all(|y| y.name != x.name)) {
        out.over(GenSet::default(), Kind::Operation, &format!("{}.{}", a.name, x.name), Action::Removed, String::new(), OPERAND_REMOVED);
    }
}
