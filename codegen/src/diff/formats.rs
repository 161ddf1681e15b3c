//! Instructions, record layouts, rules, and what is told of them, generation by generation.

use std::collections::BTreeMap;

use super::collect::Collector;
use super::{Action, Effect, Kind, Level, Target};
use crate::isa::{Field, Format, Gen, GenSet, Isa, Opcode, Rule};
use crate::spec;

/// Bytes are read as something else, on every side.
pub(super) const MOVED: &[Effect] = &[
    Effect { target: Target::Records, level: Level::Major, why: "the same bytes mean something else, which no signature shows" },
    Effect { target: Target::Generations, level: Level::Major, why: "the same bytes mean something else, which no signature shows" },
];
const RETYPED: &[Effect] = &[
    Effect { target: Target::Records, level: Level::Major, why: "accessors have another type" },
    Effect { target: Target::Generations, level: Level::Major, why: "accessors of its records have another type" },
];
const FIELD_ADDED: &[Effect] = &[
    Effect { target: Target::Records, level: Level::Minor, why: "its accessors are new" },
    Effect { target: Target::Generations, level: Level::Minor, why: "records have a field more" },
];
const FIELD_REMOVED: &[Effect] = &[
    Effect { target: Target::Records, level: Level::Major, why: "its accessors are gone" },
    Effect { target: Target::Generations, level: Level::Major, why: "records have a field less" },
];
const TYPE_ADDED: &[Effect] = &[Effect { target: Target::Records, level: Level::Minor, why: "a type is new" }];
const TYPE_REMOVED: &[Effect] = &[Effect { target: Target::Records, level: Level::Major, why: "a type of this name is gone" }];
const FORMAT_ADDED: &[Effect] = &[Effect { target: Target::Generations, level: Level::Minor, why: "a record layout is new" }];
const FORMAT_REMOVED: &[Effect] = &[Effect { target: Target::Generations, level: Level::Major, why: "a record layout is gone" }];
const FORM_ADDED: &[Effect] =
    &[Effect { target: Target::Generations, level: Level::Major, why: "Instruction, which is exhaustive, gains a variant" }];

const OPCODE_NEW: &[Effect] = &[
    Effect { target: Target::Records, level: Level::Major, why: "KnownOpcode, which is exhaustive, gains a variant" },
    Effect { target: Target::Generations, level: Level::Major, why: "Instruction, which is exhaustive, gains a variant" },
];
const OPCODE_GONE: &[Effect] = &[
    Effect { target: Target::Records, level: Level::Major, why: "a constant and a variant of KnownOpcode are gone" },
    Effect { target: Target::Generations, level: Level::Major, why: "a variant of Instruction is gone" },
];
const VARIANT_GONE: &[Effect] = &[Effect { target: Target::Generations, level: Level::Major, why: "a variant of Instruction is gone" }];
const OPERATION: &[Effect] = &[Effect { target: Target::Generations, level: Level::Major, why: "a record is lifted to another operation" }];
const OPERANDS: &[Effect] = &[Effect { target: Target::Generations, level: Level::Major, why: "an operand comes from elsewhere" }];

const RULE_ADDED: &[Effect] = &[Effect { target: Target::Generations, level: Level::Minor, why: "a record that was legal may not be" }];
const RULE_REMOVED: &[Effect] = &[Effect { target: Target::Generations, level: Level::Minor, why: "a record that was not legal may be" }];
const RULE_CHANGED: &[Effect] = &[Effect { target: Target::Generations, level: Level::Minor, why: "other records are legal" }];
const KEYS: &[Effect] = &[Effect { target: Target::Generations, level: Level::Major, why: "text that was read is not read any more" }];
const ORDER: &[Effect] = &[Effect { target: Target::Generations, level: Level::Minor, why: "the same record prints otherwise" }];
const TOLD: &[Effect] = &[Effect { target: Target::Generations, level: Level::Minor, why: "tools are told something else" }];

pub(super) fn compare(out: &mut Collector<'_>) {
    opcodes(out);
    let (old, new) = (out.old, out.new);
    let mut names: Vec<&str> = old.formats.iter().chain(&new.formats).map(|f| f.name.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    for name in names {
        let of = |isa: &Isa| isa.formats.iter().position(|f| f.name == name);
        let (a, b) = (of(old), of(new));
        for (og, ng) in out.both.clone() {
            let record = |isa: &Isa, format: Option<usize>, g: Gen| format.and_then(|f| isa.formats[f].records[g]);
            match (record(old, a, og), record(new, b, ng)) {
                (Some(x), Some(y)) => {
                    if let (Some(a), Some(b)) = (a, b) {
                        pair(out, (og, ng), (&old.formats[a], x), (&new.formats[b], y));
                    }
                }
                // A format that comes or goes with its opcodes is told by them.
                (None, Some(_)) => {
                    let sub_form = b.is_some_and(|b| new.formats[b].selector.is_some());
                    out.at(ng, Kind::Layout, name, Action::Added, String::new(), if sub_form { FORM_ADDED } else { FORMAT_ADDED });
                }
                (Some(_), None) => out.at(ng, Kind::Layout, name, Action::Removed, String::new(), FORMAT_REMOVED),
                (None, None) => {}
            }
        }
    }
    let rust = |isa: &Isa| isa.records.iter().map(|r| (r.rust.clone(), isa.formats[r.format].name.clone())).collect::<Vec<_>>();
    retyped_names(out, &rust(old), &rust(new));
    grammar(out);
}

/// Rust names that came or went; a layout that becomes two renames both.
pub(super) fn retyped_names(out: &mut Collector<'_>, old: &[(String, String)], new: &[(String, String)]) {
    let lacks = |list: &[(String, String)], rust: &str| list.iter().all(|(other, _)| other != rust);
    for (rust, name) in new.iter().filter(|(rust, _)| lacks(old, rust)) {
        out.over(GenSet::default(), Kind::Layout, name, Action::Added, format!("type {rust}"), TYPE_ADDED);
    }
    for (rust, name) in old.iter().filter(|(rust, _)| lacks(new, rust)) {
        out.over(GenSet::default(), Kind::Layout, name, Action::Removed, format!("type {rust}"), TYPE_REMOVED);
    }
}

fn opcodes(out: &mut Collector<'_>) {
    let (old, new) = (out.old, out.new);
    let named = |isa: &'_ Isa, name: &str| isa.opcodes.iter().any(|o| o.name == name);
    for o in new.opcodes.iter().filter(|o| !named(old, &o.name)) {
        out.over(o.gens, Kind::Instruction, &o.name, Action::Added, format!("{:#04x}", o.byte), OPCODE_NEW);
    }
    for o in old.opcodes.iter().filter(|o| !named(new, &o.name)) {
        let gens = out.mapped(o.gens);
        out.over(gens, Kind::Instruction, &o.name, Action::Removed, format!("{:#04x}", o.byte), OPCODE_GONE);
    }
    let of = |isa: &'_ Isa, name: &str, g: Gen| isa.opcodes.iter().position(|o| o.name == name && o.gens.has(g));
    for (og, ng) in out.both.clone() {
        for o in new.opcodes.iter().filter(|o| o.gens.has(ng) && named(old, &o.name)) {
            match of(old, &o.name, og) {
                Some(before) => opcode(out, ng, &old.opcodes[before], o),
                None => out.at(ng, Kind::Instruction, &o.name, Action::Added, format!("{:#04x}", o.byte), FORM_ADDED),
            }
        }
        for o in old.opcodes.iter().filter(|o| o.gens.has(og) && named(new, &o.name) && of(new, &o.name, ng).is_none()) {
            out.at(ng, Kind::Instruction, &o.name, Action::Removed, format!("{:#04x}", o.byte), VARIANT_GONE);
        }
    }
}

fn opcode(out: &mut Collector<'_>, ng: Gen, a: &Opcode, b: &Opcode) {
    let (old, new) = (out.old, out.new);
    if a.byte != b.byte {
        out.at(ng, Kind::Instruction, &b.name, Action::Moved, format!("{:#04x} -> {:#04x}", a.byte, b.byte), MOVED);
    }
    let operation = |isa: &Isa, o: &Opcode| isa.operations.get(o.operation).map_or(String::new(), |x| x.name.clone());
    let list = |o: &Opcode| format!("{} ({:?})", o.engines.join(" "), o.engines_conf);
    out.same(ng, Kind::Instruction, &b.name, "class", (class(a), class(b)), RULE_CHANGED);
    out.same(ng, Kind::Instruction, &b.name, "operation", (&operation(old, a), &operation(new, b)), OPERATION);
    out.same(ng, Kind::Instruction, &b.name, "engines", (&list(a), &list(b)), RULE_CHANGED);
    out.same(ng, Kind::Text, &b.name, "mnemonic", (&a.mnemonic, &b.mnemonic), KEYS);
}

fn class(o: &Opcode) -> &'static str {
    match o.class {
        spec::Class::Real => "real",
        spec::Class::Pseudo => "pseudo",
        spec::Class::Sentinel => "sentinel",
    }
}

fn pair(out: &mut Collector<'_>, (og, ng): (Gen, Gen), (a, x): (&Format, usize), (b, y): (&Format, usize)) {
    let (old, new) = (out.old, out.new);
    let name = &b.name;
    let (x, y) = (&old.records[x], &new.records[y]);
    out.same(ng, Kind::Layout, name, "size", (&x.size.to_string(), &y.size.to_string()), MOVED);
    let selector = |f: &Format| f.selector.as_ref().map_or(String::new(), |s| format!("{} == {:#04x}", s.field, s.value));
    out.same(ng, Kind::Layout, name, "selector", (&selector(a), &selector(b)), MOVED);
    fields(out, ng, name, &x.fields, &y.fields);
    for s in &y.sources {
        if let Some(before) = x.sources.iter().find(|before| before.operand == s.operand) {
            let shown = |s: &crate::isa::Source| format!("{}{:?}", s.path, s.values);
            if shown(before) != shown(s) {
                out.at(
                    ng,
                    Kind::Operation,
                    &format!("{name}.{}", s.operand),
                    Action::Changed,
                    format!("from {} -> {}", before.path, s.path),
                    OPERANDS,
                );
            }
        }
    }
    rules(out, (og, ng), a, b);
    let keys = |f: &Format| (f.rename.clone(), f.bare.clone());
    if keys(a) != keys(b) {
        out.at(ng, Kind::Text, name, Action::Changed, "keys".into(), KEYS);
    } else if (&a.order, &a.always) != (&b.order, &b.always) {
        out.at(ng, Kind::Text, name, Action::Changed, "order".into(), ORDER);
    }
    if uses(a, og) != uses(b, ng) {
        out.at(ng, Kind::Knowledge, name, Action::Changed, "uses".into(), TOLD);
    }
}

/// Fields of records and structs that have a meaning; what is reserved is told by its rules.
pub(super) fn fields(out: &mut Collector<'_>, ng: Gen, owner: &str, a: &[Field], b: &[Field]) {
    let (old, new) = (out.old, out.new);
    let meant = |f: &&Field| f.reserved.is_none();
    for y in b.iter().filter(meant) {
        let name = format!("{owner}.{}", y.name);
        let Some(x) = a.iter().filter(meant).find(|x| x.name == y.name) else {
            out.at(ng, Kind::Layout, &name, Action::Added, format!("at byte {}, {}", y.offset, new.spelled(&y.ty)), FIELD_ADDED);
            continue;
        };
        if x.offset != y.offset {
            out.at(ng, Kind::Layout, &name, Action::Moved, format!("from byte {} to {}", x.offset, y.offset), MOVED);
        }
        let (from, to) = (old.spelled(&x.ty), new.spelled(&y.ty));
        if from != to || old.size(&x.ty) != new.size(&y.ty) {
            out.at(ng, Kind::Layout, &name, Action::Changed, format!("type {from} -> {to}"), RETYPED);
        }
        let given = |f: &Field| f.given.iter().map(|path| path.value.clone()).collect::<Vec<_>>().join(" ");
        out.same(ng, Kind::Layout, &name, "given", (&given(x), &given(y)), MOVED);
        if x.role != y.role || x.dead_for != y.dead_for {
            out.at(ng, Kind::Knowledge, &name, Action::Changed, "role".into(), TOLD);
        }
    }
    for x in a.iter().filter(meant).filter(|x| !b.iter().filter(meant).any(|y| y.name == x.name)) {
        out.at(ng, Kind::Layout, &format!("{owner}.{}", x.name), Action::Removed, format!("was at byte {}", x.offset), FIELD_REMOVED);
    }
}

/// A rule of a type applies to every field of it, so that its id is there more than once.
fn rules(out: &mut Collector<'_>, (og, ng): (Gen, Gen), a: &Format, b: &Format) {
    let of = |f: &Format, g: Gen| {
        let here = f.rules.iter().filter(|r| r.gens.has(g));
        here.map(|r| ((r.id.clone(), r.scope.clone()), stated(r))).collect::<BTreeMap<_, _>>()
    };
    let (old, new) = (of(a, og), of(b, ng));
    for ((id, scope), text) in &new {
        match old.get(&(id.clone(), scope.clone())) {
            None => out.at(ng, Kind::Rule, id, Action::Added, text.clone(), RULE_ADDED),
            Some(before) => out.same(ng, Kind::Rule, id, "", (before, text), RULE_CHANGED),
        }
    }
    for ((id, _), text) in old.iter().filter(|(key, _)| !new.contains_key(*key)) {
        out.at(ng, Kind::Rule, id, Action::Removed, text.clone(), RULE_REMOVED);
    }
}

fn stated(r: &Rule) -> String {
    let when = r.when.as_ref().map_or(String::new(), |when| format!("{}: ", when.value));
    let stage = match r.stage {
        None => "",
        Some(spec::Stage::Neff) => " (in a file)",
        Some(spec::Stage::Device) => " (on the device)",
    };
    let engine = r.engine.as_ref().map_or(String::new(), |engine| format!(" (on {engine})"));
    let text = format!("{when}{}{stage}{engine}", r.require.value);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What fields are said to stand for, without the places it was written at.
fn uses(f: &Format, g: Gen) -> Vec<String> {
    let name = |name: &Option<spec::Name>| name.as_ref().map_or(String::new(), |name| name.value.clone());
    let names = |list: &[spec::Name]| list.iter().map(|name| name.value.clone()).collect::<Vec<_>>().join(" ");
    let one = |u: &spec::Use| {
        let paths = [&u.elements, &u.bytes, &u.partitions, &u.ports, &u.mode, &u.value, &u.through, &u.when].map(name).join("|");
        let lists = [&u.steps, &u.counts, &u.count].map(|list| names(list)).join("|");
        format!("{} {:?} {:?} {:?} {paths} {lists}", u.field.value, u.what, u.write, u.element_bits.as_ref().map(|bits| bits.value))
    };
    f.uses.iter().filter(|u| u.gens.has(g)).map(|u| one(&u.spec)).collect()
}

/// What holds for the text of every record.
fn grammar(out: &mut Collector<'_>) {
    let (old, new) = (out.old, out.new);
    let gens = out.both.iter().map(|(_, ng)| GenSet::one(*ng)).fold(GenSet::default(), GenSet::and);
    let changed = [
        ("waits", old.text.waits != new.text.waits),
        ("updates", old.text.updates != new.text.updates),
        ("lower_case", old.text.lower_case != new.text.lower_case),
    ];
    for (name, changed) in changed {
        if changed {
            out.over(gens, Kind::Text, name, Action::Changed, "grammar".into(), KEYS);
        }
    }
    const WORDS: &[Effect] = &[Effect { target: Target::Isa, level: Level::Minor, why: "SP_WORDS changes" }];
    if old.sp_words != new.sp_words {
        out.over(GenSet::default(), Kind::Knowledge, "sp_words", Action::Changed, String::new(), WORDS);
    }
}
