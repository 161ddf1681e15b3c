//! Shared types: structs, bitfields, unions.

use super::collect::Collector;
use super::formats::{MOVED, fields, retyped_names};
use super::{Action, Effect, Kind, Level, Target};
use crate::isa::{Bit, Gen, Isa, TypeBody, TypeDef, Union};

const BIT_ADDED: &[Effect] = &[Effect { target: Target::Records, level: Level::Minor, why: "its accessors are new" }];
const BIT_REMOVED: &[Effect] = &[
    Effect { target: Target::Records, level: Level::Major, why: "its accessors are gone" },
    Effect { target: Target::Generations, level: Level::Major, why: "records have a field less" },
];
const ARM: &[Effect] = &[
    Effect { target: Target::Records, level: Level::Major, why: "an enum of arms, which is exhaustive, changes" },
    Effect { target: Target::Generations, level: Level::Major, why: "the same bytes are read as another arm" },
];

pub(super) fn compare(out: &mut Collector<'_>) {
    let (old, new) = (out.old, out.new);
    let mut names: Vec<&str> = old.types.iter().chain(&new.types).map(|t| t.name.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    for name in names {
        for (og, ng) in out.both.clone() {
            if let (Some(a), Some(b)) = (of(old, name, og), of(new, name, ng)) {
                one(out, ng, a, b);
            }
        }
    }
    let rust = |isa: &Isa| isa.types.iter().map(|t| (t.rust.clone(), t.name.clone())).collect::<Vec<_>>();
    retyped_names(out, &rust(old), &rust(new));
}

fn of<'a>(isa: &'a Isa, name: &str, generation: Gen) -> Option<&'a TypeDef> {
    isa.types.iter().find(|t| t.name == name && t.gens.has(generation))
}

fn one(out: &mut Collector<'_>, ng: Gen, a: &TypeDef, b: &TypeDef) {
    out.same(ng, Kind::Layout, &b.name, "size", (&a.size.to_string(), &b.size.to_string()), MOVED);
    match (&a.body, &b.body) {
        (TypeBody::Struct(x), TypeBody::Struct(y)) => fields(out, ng, &b.name, x, y),
        (TypeBody::Bitfield(x), TypeBody::Bitfield(y)) => bits(out, ng, &b.name, x, y),
        (TypeBody::Union(x), TypeBody::Union(y)) => arms(out, ng, &b.name, x, y),
        _ => out.at(ng, Kind::Layout, &b.name, Action::Changed, "another kind of type".into(), MOVED),
    }
}

fn bits(out: &mut Collector<'_>, ng: Gen, owner: &str, a: &[Bit], b: &[Bit]) {
    let (old, new) = (out.old, out.new);
    let named = |list: &[Bit]| list.iter().filter(|bit| bit.reserved.is_none()).cloned().collect::<Vec<_>>();
    let (a, b) = (named(a), named(b));
    let ty = |isa: &Isa, bit: &Bit| bit.ty.map_or(String::from("number"), |e| isa.enums[e].name.clone());
    for y in &b {
        let name = format!("{owner}.{}", y.name);
        let Some(x) = a.iter().find(|x| x.name == y.name) else {
            out.at(ng, Kind::Layout, &name, Action::Added, format!("at bit {}", y.lsb), BIT_ADDED);
            continue;
        };
        if (x.lsb, x.width) != (y.lsb, y.width) {
            let place = |bit: &Bit| format!("bits {}..={}", bit.lsb, bit.lsb + bit.width.saturating_sub(1));
            out.at(ng, Kind::Layout, &name, Action::Moved, format!("{} -> {}", place(x), place(y)), MOVED);
        }
        out.same(ng, Kind::Layout, &name, "type", (&ty(old, x), &ty(new, y)), MOVED);
    }
    for x in a.iter().filter(|x| b.iter().all(|y| y.name != x.name)) {
        out.at(ng, Kind::Layout, &format!("{owner}.{}", x.name), Action::Removed, String::new(), BIT_REMOVED);
    }
}

fn arms(out: &mut Collector<'_>, ng: Gen, owner: &str, a: &Union, b: &Union) {
    let (old, new) = (out.old, out.new);
    for y in &b.arms {
        let name = format!("{owner}.{}", y.name);
        let Some(x) = a.arms.iter().find(|x| x.name == y.name) else {
            out.at(ng, Kind::Layout, &name, Action::Added, "an arm".into(), ARM);
            continue;
        };
        out.same(ng, Kind::Layout, &name, "type", (&old.spelled(&x.ty), &new.spelled(&y.ty)), ARM);
        out.same(ng, Kind::Layout, &name, "when", (&x.when.value, &y.when.value), ARM);
    }
    for x in a.arms.iter().filter(|x| b.arms.iter().all(|y| y.name != x.name)) {
        out.at(ng, Kind::Layout, &format!("{owner}.{}", x.name), Action::Removed, "an arm".into(), ARM);
    }
}
