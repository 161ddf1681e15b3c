//! Kernel tables, sequencers, rosters and opcode sets: names looked up, counts compared.

use super::Cx;
use super::opcodes::{ENGINES, tpb_engine};
use crate::diagnostic::{Diagnostic, did_you_mean_help};
use crate::isa::GenSet;
use crate::isa::kernels::{Handler, Image, Kernel, KernelTable, Opset, Roster, Sequencer};
use crate::spec::kernels as written;
use crate::spec::{At, Name, Span};

/// Bytes of a row of a kernel table.
const ROW: u64 = 8;

pub(super) fn resolve(cx: &mut Cx<'_>) {
    let spec = &cx.spec.kernels;
    cx.isa.kernels.opset_layout = spec.opset_layout.iter().map(|(name, value)| (name.value.clone(), *value)).collect();
    for core in &spec.cores {
        let gens = cx.gens(&core.range);
        cx.isa.kernels.cores.push((gens, core.core_type.value as u8, core.libraries as u8));
    }
    for image in &spec.images {
        let gens = cx.gens(&image.range);
        cx.isa.kernels.images.push(Image {
            name: image.image.value.clone(),
            gens,
            size: image.size,
            entry: image.entry,
            sha256: image.sha256.clone(),
        });
    }
    apart(cx, "image", spec.images.iter().map(|i| (&i.image, &i.range)));
    apart(cx, "kernel table of image", spec.tables.iter().map(|t| (&t.image, &t.range)));
    apart(cx, "sequencer of", spec.sequencers.iter().map(|s| (&s.engine, &s.range)));
    apart(cx, "roster of", spec.rosters.iter().map(|r| (&r.engine, &r.range)));
    apart(cx, "profile of", spec.profiles.iter().map(|p| (&p.engine, &p.range)));
    for t in &spec.tables {
        table(cx, t);
    }
    for s in &spec.sequencers {
        sequencer(cx, s);
    }
    for r in &spec.rosters {
        roster(cx, r);
    }
    for p in &spec.profiles {
        profile(cx, p);
    }
    for o in &spec.opsets {
        opset(cx, o);
    }
}

/// Reports two things of one name that share a generation.
fn apart<'a>(cx: &mut Cx<'_>, what: &str, things: impl Iterator<Item = (&'a Name, &'a crate::spec::Range)>) {
    let mut seen: Vec<(&Name, GenSet)> = Vec::new();
    for (name, range) in things {
        let gens = cx.gens(range);
        if let Some((first, shared)) = seen.iter().find_map(|(n, g)| {
            let shared = g.common(gens);
            (n.value == name.value && !shared.is_empty()).then_some((*n, shared))
        }) {
            let names = cx.isa.names(shared).join(", ");
            let d = Diagnostic::error("duplicate-name", &name.span, format!("{what} `{}` is there twice on {names}", name.value))
                .label("second")
                .also(&first.span, "first")
                .help("give them generations that do not overlap");
            cx.error(d);
        }
        seen.push((name, gens));
    }
}

/// The byte of an opcode that all of these generations have.
fn opcode(cx: &mut Cx<'_>, name: &Name, gens: GenSet) -> Option<u8> {
    let mut here = GenSet::default();
    let mut byte = None;
    for o in cx.isa.opcodes.iter().filter(|o| o.name == name.value) {
        here = here.and(o.gens);
        if byte.is_none() || !o.gens.common(gens).is_empty() {
            byte = Some(o.byte);
        }
    }
    if byte.is_none() {
        let names: Vec<String> = cx.isa.opcodes.iter().map(|o| o.name.clone()).collect();
        cx.unknown("unknown-opcode", "opcode", &name.value, &name.span, &names);
    }
    let lacking = GenSet(gens.0 & !here.0);
    if byte.is_some() && !lacking.is_empty() {
        let d = Diagnostic::error(
            "absent-opcode",
            &name.span,
            format!("`{}` is no opcode of {}", name.value, cx.isa.names(lacking).join(", ")),
        )
        .label(format!("an opcode of {}", cx.isa.names(here).join(", ")))
        .help("leave it out, or state `since` and `until` of what it is in");
        cx.error(d);
    }
    byte
}

/// Bytes of opcodes, ascending, each once.
fn opcodes(cx: &mut Cx<'_>, names: &[Name], gens: GenSet) -> Vec<u8> {
    let mut bytes: Vec<u8> = Vec::new();
    for name in names {
        let Some(byte) = opcode(cx, name, gens) else { continue };
        if bytes.contains(&byte) {
            cx.error(Diagnostic::error("duplicate-opcode", &name.span, format!("`{}` is there twice", name.value)).label("second"));
        } else {
            bytes.push(byte);
        }
    }
    bytes.sort_unstable();
    bytes
}

fn selector(cx: &mut Cx<'_>, name: &Name, gens: GenSet) -> Option<u8> {
    let of = cx.spec.kernels.selectors.as_ref()?;
    let Some(e) = cx.isa.enums.iter().find(|e| e.name == of.value) else {
        let names: Vec<String> = cx.isa.enums.iter().map(|e| e.name.clone()).collect();
        cx.unknown("unknown-enum", "enum", &of.value, &of.span, &names);
        return None;
    };
    let found = gens.iter().map(|g| e.value_of(&name.value, g).map(|v| v.value)).collect::<Vec<_>>();
    match found.first() {
        Some(Some(value)) if found.iter().all(|v| *v == Some(*value)) => u8::try_from(*value).ok(),
        _ => {
            let lacking =
                gens.iter().zip(&found).filter(|(_, v)| v.is_none()).fold(GenSet::default(), |set, (g, _)| set.and(GenSet::one(g)));
            let help = did_you_mean_help(&name.value, e.values.iter().map(|v| v.name.as_str()));
            let d = Diagnostic::error(
                "unknown-value",
                &name.span,
                format!("{} has no value `{}` on {}", of.value, name.value, cx.isa.names(lacking).join(", ")),
            )
            .label("unknown value")
            .maybe_help(help);
            cx.error(d);
            None
        }
    }
}

fn engine(cx: &mut Cx<'_>, name: &Name) -> Option<usize> {
    let found = tpb_engine(&name.value);
    if found.is_none() {
        cx.unknown("unknown-engine", "engine", &name.value, &name.span, &ENGINES.map(String::from));
    }
    found
}

fn known_image(cx: &mut Cx<'_>, name: &Name, gens: GenSet) {
    let images = &cx.isa.kernels.images;
    let here = images.iter().filter(|i| i.name == name.value).fold(GenSet::default(), |set, i| set.and(i.gens));
    let lacking = GenSet(gens.0 & !here.0);
    if here.is_empty() {
        let names: Vec<String> = images.iter().map(|i| i.name.clone()).collect();
        cx.unknown("unknown-image", "image", &name.value, &name.span, &names);
    } else if !lacking.is_empty() {
        let d = Diagnostic::error(
            "unknown-image",
            &name.span,
            format!("there is no image `{}` on {}", name.value, cx.isa.names(lacking).join(", ")),
        )
        .label(format!("an image of {}", cx.isa.names(here).join(", ")));
        cx.error(d);
    }
}

/// Compares a count that is stated with what is there.
fn counted(cx: &mut Cx<'_>, stated: Option<&At<u64>>, found: usize, what: &str, of: &Span) {
    if let Some(stated) = stated
        && stated.value != found as u64
    {
        let d = Diagnostic::error("count-mismatch", &stated.span, format!("{found} {what} are listed, not {}", stated.value))
            .label("stated here")
            .also(of, "of this");
        cx.error(d);
    }
}

fn table(cx: &mut Cx<'_>, t: &written::KernelTable) {
    let gens = cx.gens(&t.range);
    known_image(cx, &t.image, gens);
    if let (Some(base), Some(end)) = (&t.base, &t.end)
        && end.value.checked_sub(base.value) != Some(ROW * t.kernels.len() as u64)
    {
        let rows = t.kernels.len();
        let d = Diagnostic::error("count-mismatch", &end.span, format!("{rows} rows of {ROW} bytes do not end there"))
            .label(format!("expected {:#x}", base.value + ROW * rows as u64))
            .also(&base.span, "the first row");
        cx.error(d);
    }
    let mut kernels: Vec<(Kernel, &Span)> = Vec::new();
    for k in &t.kernels {
        let Some(byte) = opcode(cx, &k.opcode, gens) else { continue };
        let selector = match &k.selector {
            None => None,
            Some(name) => match selector(cx, name, gens) {
                Some(value) => Some((value, name.value.clone())),
                None => continue,
            },
        };
        let value = |s: &Option<(u8, String)>| s.as_ref().map_or(0, |s| s.0);
        if let Some((_, first)) = kernels.iter().find(|(o, _)| o.opcode.0 == byte && value(&o.selector) == value(&selector)) {
            let d = Diagnostic::error("duplicate-opcode", &k.opcode.span, "a row of this opcode and selector is there already")
                .label("never reached: the first match wins")
                .also(first, "first");
            cx.error(d);
        }
        let kernel = Kernel {
            opcode: (byte, k.opcode.value.clone()),
            selector,
            kernel: k.kernel.clone(),
            address: k.address,
            state: k.state,
            unlisted: k.unlisted,
            doc: k.doc.clone(),
            evidence: k.evidence.clone(),
        };
        kernels.push((kernel, &k.opcode.span));
    }
    cx.isa.kernels.tables.push(KernelTable {
        image: t.image.value.clone(),
        gens,
        base: t.base.as_ref().map(|n| n.value),
        text_base: t.text_base,
        file_offset: t.file_offset,
        kernels: kernels.into_iter().map(|(kernel, _)| kernel).collect(),
        doc: t.doc.clone(),
        evidence: t.evidence.clone(),
    });
}

fn sequencer(cx: &mut Cx<'_>, s: &written::Sequencer) {
    let gens = cx.gens(&s.range);
    let Some(engine) = engine(cx, &s.engine) else { return };
    let slots = s.bias.as_ref().zip(s.slots.as_ref()).map(|(bias, slots)| (bias.value, bias.value + slots.value));
    let mut handlers: Vec<Handler> = Vec::new();
    for h in &s.handlers {
        let Some(byte) = opcode(cx, &h.opcode, gens) else { continue };
        if handlers.iter().any(|o| o.opcode.0 == byte) {
            cx.error(
                Diagnostic::error("duplicate-opcode", &h.opcode.span, format!("`{}` has two handlers", h.opcode.value)).label("second"),
            );
        }
        if let Some((from, to)) = slots
            && !(from..to).contains(&u64::from(byte))
        {
            let d = Diagnostic::error("outside-table", &h.opcode.span, format!("the table has no slot for {byte:#04x}"))
                .label(format!("slots go from {from:#04x} to {:#04x}", to - 1));
            cx.error(d);
        }
        handlers.push(Handler {
            opcode: (byte, h.opcode.value.clone()),
            name: h.name.clone(),
            kind: h.kind,
            addresses: h.addresses.clone(),
            evidence: h.evidence.clone(),
        });
    }
    counted(cx, s.real.as_ref(), s.handlers.len(), "handlers", &s.engine.span);
    cx.isa.kernels.sequencers.push(Sequencer {
        engine,
        gens,
        method: s.method,
        bias: s.bias.as_ref().map(|n| n.value),
        slots: s.slots.as_ref().map(|n| n.value),
        count: s.count,
        addresses: s.addresses.clone(),
        names: s.names.iter().map(|n| n.value.clone()).collect(),
        handlers,
        doc: s.doc.clone(),
        evidence: s.evidence.clone(),
    });
}

fn roster(cx: &mut Cx<'_>, r: &written::Roster) {
    let gens = cx.gens(&r.range);
    let Some(engine) = engine(cx, &r.engine) else { return };
    let mut bytes = opcodes(cx, &r.opcodes, gens);
    if let Some(of) = &r.extends
        && let Some(generation) = cx.generation(of)
    {
        match cx.isa.kernels.rosters.iter().find(|o| o.engine == engine && o.gens.has(generation)) {
            Some(base) => {
                let mut base = base.bytes.clone();
                for byte in opcodes(cx, &r.drop, GenSet::one(generation)) {
                    base.retain(|b| *b != byte);
                }
                bytes.extend(base);
            }
            None => cx.error(
                Diagnostic::error("unknown-layout", &of.span, format!("{} has no roster for {} before this one", r.engine.value, of.value))
                    .label("nothing to extend"),
            ),
        }
    } else if let Some(first) = r.drop.first() {
        cx.error(Diagnostic::error("nothing-to-drop", &first.span, "`drop` goes with `extends`").label("dropped from nothing"));
    }
    for name in &r.shared {
        match cx.spec.kernels.shared.iter().find(|s| s.name.value == name.value) {
            Some(shared) => bytes.extend(opcodes(cx, &shared.opcodes, gens)),
            None => {
                let names: Vec<String> = cx.spec.kernels.shared.iter().map(|s| s.name.value.clone()).collect();
                cx.unknown("unknown-list", "shared list", &name.value, &name.span, &names);
            }
        }
    }
    bytes.sort_unstable();
    bytes.dedup();
    counted(cx, r.count.as_ref(), bytes.len(), "opcodes", &r.engine.span);
    for byte in &bytes {
        let here = cx.isa.opcodes.iter().filter(|o| o.byte == *byte).fold(GenSet::default(), |set, o| set.and(o.gens));
        let lacking = GenSet(gens.0 & !here.0);
        if r.extends.is_some() && !lacking.is_empty() {
            let names = cx.isa.names(lacking).join(", ");
            let d =
                Diagnostic::error("absent-opcode", &r.engine.span, format!("{byte:#04x} of the extended roster is no opcode of {names}"))
                    .label("extends a roster that has it")
                    .help("name it under `drop`");
            cx.error(d);
        }
    }
    cx.isa.kernels.rosters.push(Roster { engine, gens, bytes, doc: r.doc.clone(), evidence: r.evidence.clone() });
}

fn profile(cx: &mut Cx<'_>, p: &written::Profile) {
    let gens = cx.gens(&p.range);
    let Some(engine) = engine(cx, &p.engine) else { return };
    let mut bytes = opcodes(cx, &p.opcodes, gens);
    bytes.extend(p.bytes.iter().map(|b| b.value as u8));
    bytes.sort_unstable();
    bytes.dedup();
    counted(cx, p.count.as_ref(), bytes.len(), "records", &p.engine.span);
    cx.isa.kernels.profiles.push(Roster { engine, gens, bytes, doc: p.doc.clone(), evidence: p.evidence.clone() });
}

fn opset(cx: &mut Cx<'_>, o: &written::Opset) {
    let gens = cx.gens(&o.range);
    for image in &o.images {
        known_image(cx, image, gens);
    }
    let bytes = opcodes(cx, &o.opcodes, gens);
    let selectors = o.selectors.iter().filter_map(|name| selector(cx, name, gens)).collect();
    cx.isa.kernels.opsets.push(Opset {
        name: o.name.value.clone(),
        images: o.images.iter().map(|i| i.value.clone()).collect(),
        gens,
        bytes,
        selectors,
        doc: o.doc.clone(),
        evidence: o.evidence.clone(),
    });
}
