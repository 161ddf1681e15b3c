//! Opcodes over all generations, and the enum they form.

use super::Cx;
use crate::diagnostic::Diagnostic;
use crate::isa::{Enum, EnumValue, GenSet, Opcode, Presence};
use crate::spec::{self, Class, Conf, Evidence, Executed, Name};

/// Name of the enum that opcodes form.
pub(super) const OPCODE: &str = "OPCODE";

/// Makes the OPCODE enum, so that types can use it before formats are resolved.
pub(super) fn declare_enum(cx: &mut Cx<'_>) {
    let mut values: Vec<EnumValue> = Vec::new();
    for o in cx.spec.formats.iter().flat_map(|f| &f.opcodes) {
        let gens = cx.gens(&o.range);
        values.push(EnumValue {
            name: o.name.value.clone(),
            value: o.byte.value & 0xff,
            gens,
            sentinel: o.class == Class::Sentinel,
            bits: None,
            signed: None,
            doc: o.doc.clone(),
            evidence: o.evidence.clone(),
        });
    }
    values.sort_by(|a, b| (a.value, &a.name).cmp(&(b.value, &b.name)));
    values.dedup_by(|b, a| {
        let same = a.value == b.value && a.name == b.name;
        if same {
            a.gens = a.gens.and(b.gens);
        }
        same
    });
    cx.isa.enums.push(Enum {
        name: OPCODE.into(),
        rust: "Opcode".into(),
        width: 8,
        doc: "Opcode: byte 0 of a record, which says how the rest is read.".into(),
        flags: false,
        legal: None,
        values,
        sets: Vec::new(),
        evidence: Evidence { conf: Conf::High, source: vec!["spec/formats".into()], note: Vec::new() },
    });
}

/// Resolves opcodes, once formats are known by index.
pub(super) fn resolve(cx: &mut Cx<'_>) {
    let spec = cx.spec;
    let mut seen: Vec<(&spec::Opcode, GenSet)> = Vec::new();
    let mut rows: Vec<(usize, &spec::Opcode, GenSet)> = Vec::new();
    for (format, f) in spec.formats.iter().enumerate() {
        for o in &f.opcodes {
            let gens = cx.gens(&o.range);
            if o.byte.value > 0xff {
                // The loader has refused it; its low byte is nobody's rival.
                rows.push((format, o, gens));
                continue;
            }
            for (before, their) in &seen {
                if their.common(gens).is_empty() {
                    continue;
                }
                if before.byte.value == o.byte.value {
                    let d = Diagnostic::error("duplicate-opcode", &o.byte.span, format!("`{}` and `{}` are both opcode {:#04x}", before.name.value, o.name.value, o.byte.value))
                        .label("second")
                        .also(&before.byte.span, "first")
                        .help("give one of them another byte, or generations that do not overlap; several forms of one opcode use `of:` and `selector:`");
                    cx.error(d);
                }
                if before.name.value == o.name.value {
                    let d = Diagnostic::error("duplicate-name", &o.name.span, format!("opcode `{}` is there twice", o.name.value))
                        .label("second")
                        .also(&before.name.span, "first");
                    cx.error(d);
                }
            }
            seen.push((o, gens));
            rows.push((format, o, gens));
        }
    }
    rows.sort_by_key(|(_, o, gens)| (o.byte.value, gens.first()));
    for (format, o, gens) in rows {
        // Pseudo instructions and marks are executed nowhere by definition.
        let executed = presence(cx, &o.executed, gens).unwrap_or(match o.class {
            Class::Real => Presence::default(),
            Class::Pseudo | Class::Sentinel => Presence { yes: GenSet::default(), no: gens },
        });
        let mut refused = Vec::new();
        for (engine, list) in &o.refused {
            if tpb_engine(&engine.value).is_none() {
                let names = ENGINES.map(String::from);
                cx.unknown("unknown-engine", "engine", &engine.value, &engine.span, &names);
                continue;
            }
            refused.push((engine.value.clone(), listed(cx, list, gens)));
        }
        for e in &o.engines {
            if tpb_engine(&e.value).is_none() {
                let names = ENGINES.map(String::from);
                cx.unknown("unknown-engine", "engine", &e.value, &e.span, &names);
            }
        }
        let index = cx.isa.opcodes.len();
        cx.isa.opcodes.push(Opcode {
            name: o.name.value.clone(),
            mnemonic: o.mnemonic.as_ref().map_or_else(|| o.name.value.clone(), |m| m.value.clone()),
            byte: (o.byte.value & 0xff) as u8,
            class: o.class,
            gens,
            executed,
            refused,
            engines: o.engines.iter().map(|e| e.value.clone()).filter(|e| tpb_engine(e).is_some()).collect(),
            engines_conf: o.engines_conf,
            operation: usize::MAX,
            doc: o.doc.clone(),
            evidence: o.evidence.clone(),
        });
        if let Some(f) = cx.isa.formats.iter_mut().find(|f| f.name == spec.formats[format].name.value) {
            f.opcodes.push(index);
        }
    }
    sub_forms(cx);
}

/// Where it runs, among the generations that have it; `None` where nothing is stated.
fn presence(cx: &mut Cx<'_>, executed: &Executed, gens: GenSet) -> Option<Presence> {
    Some(match executed {
        Executed::Unknown => return None,
        Executed::Never => Presence { yes: GenSet::default(), no: gens },
        Executed::In(range) => {
            let yes = cx.gens(range).common(gens);
            Presence { yes, no: GenSet(gens.0 & !yes.0) }
        }
        Executed::Seen { yes, no } => Presence { yes: listed(cx, yes, gens), no: listed(cx, no, gens) },
    })
}

/// Generations by name, each of which has the opcode.
fn listed(cx: &mut Cx<'_>, names: &[spec::Name], gens: GenSet) -> GenSet {
    let mut set = GenSet::default();
    for name in names {
        let Some(generation) = cx.generation(name) else { continue };
        if !gens.has(generation) {
            let d = Diagnostic::error("no-such-opcode", &name.span, format!("{} does not have this opcode", name.value))
                .label("neither executed nor refused here")
                .help("remove the generation, or widen the opcode's `since` and `until`");
            cx.error(d);
        }
        set = set.and(GenSet::one(generation).common(gens));
    }
    set
}

/// Ties sub-forms to the opcode they belong to.
fn sub_forms(cx: &mut Cx<'_>) {
    for f in &cx.spec.formats {
        let Some(of) = &f.of else { continue };
        let found: Vec<usize> = (0..cx.isa.opcodes.len()).filter(|i| cx.isa.opcodes[*i].name == of.value).collect();
        if found.is_empty() {
            let names: Vec<String> = cx.isa.opcodes.iter().map(|o| o.name.clone()).collect();
            cx.unknown("unknown-opcode", "opcode", &of.value, &of.span, &names);
        }
        let follows = f.follows.iter().flat_map(|name| followed(cx, name)).collect();
        let gens = found.iter().fold(GenSet::default(), |set, i| set.and(cx.isa.opcodes[*i].gens));
        let executed = presence(cx, &f.executed, gens);
        if let Some(format) = cx.isa.formats.iter_mut().find(|o| o.name == f.name.value) {
            format.opcodes = found;
            format.follows = follows;
            format.executed = executed;
        }
    }
}

/// The opcodes of this name, which a form continues the records of.
fn followed(cx: &mut Cx<'_>, name: &Name) -> Vec<usize> {
    let found: Vec<usize> = (0..cx.isa.opcodes.len()).filter(|i| cx.isa.opcodes[*i].name == name.value).collect();
    if found.is_empty() {
        let names: Vec<String> = cx.isa.opcodes.iter().map(|o| o.name.clone()).collect();
        cx.unknown("unknown-opcode", "opcode", &name.value, &name.span, &names);
    }
    found
}

/// Engine names, in the header's numbering.
pub(super) const ENGINES: [&str; 6] = ["PE", "ACT", "POOL", "DVE", "SP", "TOP_SP"];

/// Number of an engine.
pub(super) fn tpb_engine(name: &str) -> Option<usize> {
    ENGINES.iter().position(|e| *e == name)
}
