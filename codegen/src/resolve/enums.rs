//! Enums: values per generation, sets.

use std::collections::HashMap;

use super::Cx;
use crate::diagnostic::{Diagnostic, did_you_mean_help};
use crate::isa::{Enum, EnumSet, EnumValue, GenSet};
use crate::spec;

pub(super) fn resolve(cx: &mut Cx<'_>) {
    let spec = cx.spec;
    let mut names: HashMap<&str, &spec::Name> = HashMap::new();
    for e in &spec.enums {
        if let Some(first) = names.insert(&e.name.value, &e.name) {
            let d = Diagnostic::error("duplicate-name", &e.name.span, format!("enum `{}` is there twice", e.name.value))
                .label("second")
                .also(&first.span, "first");
            cx.error(d);
            continue;
        }
        let one = one(cx, e);
        cx.isa.enums.push(one);
    }
}

fn one(cx: &mut Cx<'_>, e: &spec::Enum) -> Enum {
    if e.width.value == 0 {
        cx.error(Diagnostic::error("bad-width", &e.width.span, "an enum is 1 to 64 bits wide").label("0 bits"));
    }
    // Wider ones the loader has refused; eight bits give the fewest findings that follow from another width.
    let width = if (1..=64).contains(&e.width.value) { e.width.value } else { 8 };
    let limit = u64::MAX >> (64 - width);
    let mut values: Vec<EnumValue> = Vec::new();
    for (i, v) in e.values.iter().enumerate() {
        let gens = widest(cx, &v.range, e);
        if v.value.value > limit {
            let d = Diagnostic::error("value-too-wide", &v.value.span, format!("{:#x} does not fit in {width} bits", v.value.value))
                .label(format!("largest value is {limit:#x}"))
                .also(&e.width.span, "width of the enum");
            cx.error(d);
        }
        for before in &e.values[..i] {
            let shared = widest(cx, &before.range, e).common(gens);
            if shared.is_empty() {
                continue;
            }
            if before.value.value == v.value.value {
                let d = Diagnostic::error(
                    "duplicate-value",
                    &v.value.span,
                    format!("`{}` and `{}` are both {:#x}", before.name.value, v.name.value, v.value.value),
                )
                .label("second")
                .also(&before.value.span, "first")
                .help("give one of them another value, or generations that do not overlap");
                cx.error(d);
            }
            if before.name.value == v.name.value {
                let d = Diagnostic::error("duplicate-name", &v.name.span, format!("value `{}` is there twice", v.name.value))
                    .label("second")
                    .also(&before.name.span, "first");
                cx.error(d);
            }
        }
        values.push(EnumValue {
            name: v.name.value.clone(),
            value: v.value.value & limit,
            gens,
            sentinel: v.sentinel,
            bits: v.bits,
            signed: v.signed,
            doc: v.doc.clone(),
            evidence: v.evidence.clone(),
        });
    }
    let all = values.iter().fold(GenSet::default(), |a, v| a.and(v.gens));
    for (name, value) in &e.derived {
        values.push(EnumValue {
            name: name.value.clone(),
            value: value.value & limit,
            gens: all,
            sentinel: false,
            bits: None,
            signed: None,
            doc: String::new(),
            evidence: e.evidence.clone(),
        });
    }
    let sets = sets(cx, e, &values);
    values.sort_by_key(|v| v.value);
    Enum {
        name: e.name.value.clone(),
        rust: tpb_layout::names::type_name(&e.name.value),
        width,
        doc: e.doc.clone(),
        flags: e.flags,
        legal: e.legal.as_ref().map(|l| l.iter().map(|v| v.value).collect()),
        values,
        sets,
        evidence: e.evidence.clone(),
    }
}

/// Generations of a value: without a range, every generation of every line, so that lines can share an enum.
fn widest(cx: &mut Cx<'_>, range: &spec::Range, _: &spec::Enum) -> GenSet {
    if range.since.is_none() && range.until.is_none() {
        return GenSet(((1u64 << cx.isa.generations.len()) - 1) as u32);
    }
    cx.gens(range)
}

fn sets(cx: &mut Cx<'_>, e: &spec::Enum, values: &[EnumValue]) -> Vec<EnumSet> {
    let mut out: Vec<EnumSet> = Vec::new();
    for s in &e.sets {
        let gens = widest(cx, &s.range, e);
        let mut members = Vec::new();
        for m in &s.members {
            match values.iter().find(|v| v.name == m.value) {
                Some(v) => members.push(v.value),
                None => {
                    let help = did_you_mean_help(&m.value, values.iter().map(|v| v.name.as_str()));
                    let d = Diagnostic::error("unknown-value", &m.span, format!("{} has no value `{}`", e.name.value, m.value))
                        .label("unknown value")
                        .maybe_help(help);
                    cx.error(d);
                }
            }
        }
        members.sort_unstable();
        members.dedup();
        match out.iter_mut().find(|o| o.name == s.name.value) {
            Some(set) => {
                // A later entry replaces the earlier one from its first generation on.
                for (g, _) in &mut set.members {
                    *g = GenSet(g.0 & !gens.0);
                }
                set.members.push((gens, members));
            }
            None => out.push(EnumSet { name: s.name.value.clone(), doc: s.doc.clone(), members: vec![(gens, members)] }),
        }
    }
    out
}
