//! What fields stand for: paths and conditions checked against the layouts.

use super::Cx;
use crate::diagnostic::Diagnostic;
use crate::isa::{GenSet, PathError, Use};
use crate::rule::emit::reads_context;
use crate::rule::{Scope, check, parse};
use crate::spec::{self, Name};

pub(super) fn resolve(cx: &mut Cx<'_>) {
    let spec = cx.spec;
    for f in &spec.formats {
        let Some(format) = cx.isa.formats.iter().position(|x| x.name == f.name.value) else { continue };
        let uses = f.uses.iter().map(|u| one(cx, format, u)).collect();
        cx.isa.formats[format].uses = uses;
    }
}

fn one(cx: &mut Cx<'_>, format: usize, u: &spec::Use) -> Use {
    let optional = [&u.elements, &u.bytes, &u.partitions, &u.ports, &u.mode, &u.value, &u.through];
    let listed = u.steps.iter().chain(&u.counts).chain(&u.count);
    for name in std::iter::once(&u.field).chain(optional.into_iter().flatten()).chain(listed) {
        known(cx, format, name);
    }
    if u.steps.len() != u.counts.len() {
        let d = Diagnostic::error("uneven-walk", &u.field.span, format!("{} steps, and {} counts", u.steps.len(), u.counts.len()))
            .label("a walk has a count for every step");
        cx.error(d);
    }
    let everywhere = u.range.since.is_none() && u.range.until.is_none();
    let gens = if everywhere { GenSet(u32::MAX) } else { cx.gens(&u.range) };
    condition(cx, format, u, gens);
    Use { gens, spec: u.clone() }
}

/// A path that some layout of the format has.
fn known(cx: &mut Cx<'_>, format: usize, name: &Name) {
    let records: Vec<usize> = cx.isa.formats[format].records.iter().flatten().copied().collect();
    let mut failed: Option<PathError> = None;
    for record in records {
        match cx.isa.place(&cx.isa.records[record].fields, 0, &name.value) {
            Ok(_) => return,
            Err(e) => failed = Some(e),
        }
    }
    if let Some(e) = failed {
        cx.unknown("unknown-field", "field", &e.part, &name.span, &e.candidates);
    }
}

/// A condition that means something wherever the field is.
fn condition(cx: &mut Cx<'_>, format: usize, u: &spec::Use, gens: GenSet) {
    let Some(text) = &u.when else { return };
    let expr = match parse(&text.value) {
        Ok(expr) => expr,
        Err(e) => return cx.error(e.diagnostic(text)),
    };
    for generation in 0..cx.isa.generations.len() {
        let Some(record) = cx.isa.formats[format].records[generation].filter(|_| gens.has(generation)) else { continue };
        let fields = &cx.isa.records[record].fields;
        if cx.isa.place(fields, 0, &u.field.value).is_err() {
            continue;
        }
        let found = match check(&expr, &Scope::record(&cx.isa, generation, fields)) {
            Err(errors) => errors.iter().map(|e| e.diagnostic(text)).collect(),
            Ok(typed) if reads_context(&typed) => {
                vec![
                    Diagnostic::error("bad-condition", &text.span, "what a field stands for does not depend on the engine")
                        .label("looks at the engine"),
                ]
            }
            Ok(_) => continue,
        };
        found.into_iter().for_each(|d| cx.error(d));
        return;
    }
}
