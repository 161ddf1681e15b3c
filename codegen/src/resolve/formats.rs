//! Formats: the record layout of each generation, equal layouts kept once.

use std::collections::HashMap;

use super::Cx;
use super::types::field_structure;
use crate::diagnostic::Diagnostic;
use crate::isa::{Format, Gen, GenSet, Lift, Record, Selector, Ty};
use crate::spec::{self, Name};

/// Bytes of a record.
const RECORD: u32 = 64;

pub(super) fn resolve(cx: &mut Cx<'_>) {
    let spec = cx.spec;
    for (i, f) in spec.formats.iter().enumerate() {
        if let Some(first) = spec.formats[..i].iter().find(|o| o.name.value == f.name.value) {
            let d = Diagnostic::error("duplicate-name", &f.name.span, format!("format `{}` is there twice", f.name.value))
                .label("second")
                .also(&first.name.span, "first");
            cx.error(d);
            continue;
        }
        one(cx, f);
    }
}

fn one(cx: &mut Cx<'_>, f: &spec::Format) {
    let index = cx.isa.formats.len();
    let mut records = vec![None; cx.isa.generations.len()];
    let mut known: HashMap<String, usize> = HashMap::new();
    for (generation, slot) in records.iter_mut().enumerate() {
        let Some(layout) = layout_at(cx, f, generation) else { continue };
        let Some((fields, complete)) = whole(cx, f, layout, &mut Vec::new()) else { continue };
        let fields = cx.fields(&fields, RECORD, generation, &layout.span, complete);
        let key = field_structure(&fields);
        let record = *known.entry(key).or_insert_with(|| {
            cx.isa.records.push(Record {
                format: index,
                rust: String::new(),
                size: RECORD,
                gens: GenSet::default(),
                fields,
                sources: Vec::new(),
                gap: layout.gap.as_ref().map(|g| g.value.clone()),
                evidence: layout.evidence.clone(),
            });
            cx.isa.records.len() - 1
        });
        let gens = &mut cx.isa.records[record].gens;
        *gens = gens.and(GenSet::one(generation));
        *slot = Some(record);
    }
    let base = tpb_layout::names::type_name(&f.name.value);
    for record in known.values() {
        let first = cx.isa.records[*record].gens.first().map_or("", |g| cx.isa.generations[g].name.as_str());
        let suffix = if known.len() > 1 { tpb_layout::names::type_name(first) } else { String::new() };
        cx.isa.records[*record].rust = format!("{base}{suffix}");
    }
    let selector = f.selector.as_ref().and_then(|(field, value)| selector(cx, f, field, value, &records));
    let lift = f.lift.iter().map(|l| lift(cx, l)).collect();
    let text_names = f.text.order.iter().chain(&f.text.always).chain(&f.text.bare).chain(f.text.rename.iter().map(|(n, _)| n));
    let all: Vec<String> = records.iter().flatten().flat_map(|r| cx.isa.records[*r].fields.iter().map(|f| f.name.clone())).collect();
    for name in text_names {
        if !all.contains(&name.value) && !all.is_empty() {
            cx.unknown("unknown-field", "field", &name.value, &name.span, &all);
        }
    }
    let plain = |names: &[Name]| names.iter().map(|n| n.value.clone()).collect();
    cx.isa.formats.push(Format {
        name: f.name.value.clone(),
        engine: f.engine.value.clone(),
        doc: f.doc.clone(),
        opcodes: Vec::new(),
        continues: f.of.is_some() && f.selector.is_none(),
        follows: Vec::new(),
        selector,
        executed: None,
        gap: f.gap.as_ref().map(|g| g.value.clone()),
        records,
        rules: Vec::new(),
        order: plain(&f.text.order),
        always: plain(&f.text.always),
        bare: plain(&f.text.bare),
        rename: f.text.rename.iter().map(|(a, b)| (a.value.clone(), b.value.clone())).collect(),
        lift,
        uses: Vec::new(),
        evidence: f.evidence.clone(),
        span: f.name.span.clone(),
    });
}

fn lift(cx: &mut Cx<'_>, l: &spec::Lift) -> Lift {
    Lift {
        gens: cx.gens(&l.range),
        operand: l.operand.value.clone(),
        from: l.from.clone(),
        values: l.values.iter().map(|(a, b)| (a.clone(), b.clone())).collect(),
    }
}

/// The layout that holds in a generation: of those whose range has it, the one that starts latest.
fn layout_at<'s>(cx: &mut Cx<'_>, f: &'s spec::Format, generation: Gen) -> Option<&'s spec::RecordLayout> {
    let mut best: Option<(usize, &spec::RecordLayout)> = None;
    for layout in &f.layouts {
        if !cx.gens(&layout.range).has(generation) {
            continue;
        }
        let since = layout.range.since.as_ref().and_then(|s| cx.isa.generations.iter().position(|g| g.name == s.value));
        let depth = since.map_or(0, |g| cx.depth(g) + 1);
        if best.is_none_or(|(d, _)| depth >= d) {
            best = Some((depth, layout));
        }
    }
    best.map(|(_, l)| l)
}

/// All fields of a layout, with what it extends worked in, and whether they are complete; `None` after a diagnostic.
fn whole<'s>(
    cx: &mut Cx<'_>,
    f: &'s spec::Format,
    layout: &'s spec::RecordLayout,
    open: &mut Vec<usize>,
) -> Option<(Vec<spec::Field>, bool)> {
    let Some(from) = &layout.extends else { return Some((layout.fields.clone(), true)) };
    let base_generation = cx.generation(from)?;
    let Some(base) = layout_at(cx, f, base_generation) else {
        let d = Diagnostic::error("no-layout", &from.span, format!("`{}` has no layout on {}", f.name.value, from.value))
            .label("nothing to extend")
            .help("name a generation whose layout is stated before this one");
        cx.error(d);
        return None;
    };
    let position = base.span.range.start;
    if open.contains(&position) || std::ptr::eq(base, layout) {
        let d = Diagnostic::error("cyclic-layout", &from.span, format!("the layout that holds on {} is this one", from.value))
            .label("the layout extends itself")
            .help("extend a generation that has another layout, or state the fields whole");
        cx.error(d);
        return None;
    }
    open.push(position);
    let (mut fields, mut complete) = whole(cx, f, base, open)?;
    let mut missing = |cx: &mut Cx<'_>, name: &Name, fields: &[spec::Field]| {
        complete = false;
        let names: Vec<String> = fields.iter().map(|f| f.name.value.clone()).collect();
        let help = crate::diagnostic::did_you_mean_help(&name.value, names.iter().map(String::as_str));
        let d = Diagnostic::error("delta-without-field", &name.span, format!("the layout of {} has no field `{}`", from.value, name.value))
            .label("no such field to change")
            .also(&from.span, "what is extended")
            .maybe_help(help);
        cx.error(d);
    };
    for name in &layout.drop {
        match fields.iter().position(|f| f.name.value == name.value) {
            Some(at) => drop(fields.remove(at)),
            None => missing(cx, name, &fields),
        }
    }
    for change in &layout.change {
        match fields.iter_mut().find(|f| f.name.value == change.name.value) {
            Some(field) => apply(field, change),
            None => missing(cx, &change.name, &fields),
        }
    }
    fields.extend(layout.add.iter().cloned());
    Some((fields, complete))
}

/// Keys that the change gives replace those of the field.
fn apply(field: &mut spec::Field, change: &spec::Field) {
    let change = change.clone();
    field.offset = change.offset.or(field.offset.take());
    field.width = change.width.or(field.width.take());
    field.ty = change.ty.or(field.ty.take());
    field.reserved = change.reserved.or(field.reserved.take());
    field.closed = change.closed.or(field.closed);
    field.role = change.role.or(field.role);
    if !change.dead_for.is_empty() {
        field.dead_for = change.dead_for;
    }
    if !change.given.is_empty() {
        field.given = change.given;
    }
    if !change.doc.is_empty() {
        field.doc = change.doc;
    }
}

fn selector(cx: &mut Cx<'_>, f: &spec::Format, field: &Name, value: &Name, records: &[Option<usize>]) -> Option<Selector> {
    let record = records.iter().flatten().next()?;
    let fields = &cx.isa.records[*record].fields;
    let Some(found) = fields.iter().find(|x| x.name == field.value).cloned() else {
        let names: Vec<String> = fields.iter().map(|x| x.name.clone()).collect();
        cx.unknown("unknown-field", "field", &field.value, &field.span, &names);
        return None;
    };
    let number = match &found.ty {
        Ty::Enum(e, 1) => {
            let e = &cx.isa.enums[*e];
            e.values
                .iter()
                .find(|v| v.name == value.value)
                .map(|v| v.value)
                .ok_or_else(|| e.values.iter().map(|v| v.name.clone()).collect())
        }
        Ty::Uint(1) => parse(&value.value).ok_or_else(Vec::new),
        _ => {
            let d = Diagnostic::error("bad-selector", &field.span, format!("`{}` of `{}` is not one byte", field.value, f.name.value))
                .label("a selector is one byte");
            cx.error(d);
            return None;
        }
    };
    match number {
        Ok(number) if number <= 0xff => {
            Some(Selector { field: field.value.clone(), offset: found.offset, value: number, name: value.value.clone() })
        }
        Ok(number) => {
            let d = Diagnostic::error("value-too-wide", &value.span, format!("{number:#x} does not fit in the selector's byte"))
                .label("largest is 0xff");
            cx.error(d);
            None
        }
        Err(names) if names.is_empty() => {
            let d = Diagnostic::error("unknown-value", &value.span, format!("`{}` is not a number", value.value))
                .label(format!("a value of `{}`, which is an integer", field.value))
                .help("write a number, or give the field an enum");
            cx.error(d);
            None
        }
        Err(names) => {
            cx.unknown("unknown-value", "selector value", &value.value, &value.span, &names);
            None
        }
    }
}

/// An integer as written in the spec.
pub(super) fn parse(text: &str) -> Option<u64> {
    let text = text.replace('_', "");
    match text.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16).ok(),
        None => text.parse().ok(),
    }
}
