//! Operations: operands from the fields of all records that lift to them.

use std::collections::HashMap;

use super::Cx;
use super::formats::parse;
use crate::diagnostic::Diagnostic;
use crate::isa::{Field, Operand, Operation, PlaceKind, Record, Source, Ty, TypeBody};
use crate::spec::{self, Role, Span};

pub(super) fn resolve(cx: &mut Cx<'_>) {
    for record in 0..cx.isa.records.len() {
        let sources = sources(cx, record);
        cx.isa.records[record].sources = sources;
    }
    let spec = cx.spec;
    let mut operations: Vec<Operation> = Vec::new();
    for index in 0..cx.isa.formats.len() {
        let Some(f) = spec.formats.iter().find(|f| f.name.value == cx.isa.formats[index].name) else { continue };
        let own = f.operation.as_ref().map_or_else(|| default_name(&f.name.value), |n| n.value.clone());
        for opcode in cx.isa.formats[index].opcodes.clone() {
            let row = f.opcodes.iter().find(|o| o.name.value == cx.isa.opcodes[opcode].name);
            let name = row.and_then(|o| o.operation.as_ref()).map_or_else(|| own.clone(), |n| n.value.clone());
            let at = operations.iter().position(|o| o.name == name).unwrap_or_else(|| {
                operations.push(Operation {
                    rust: tpb_layout::names::type_name(&name),
                    name,
                    doc: String::new(),
                    operands: Vec::new(),
                    formats: Vec::new(),
                    events: None,
                });
                operations.len() - 1
            });
            if f.of.is_none() {
                cx.isa.opcodes[opcode].operation = at;
            }
            match operations[at].formats.iter_mut().find(|(i, _)| *i == index) {
                Some((_, list)) => list.push(opcode),
                None => operations[at].formats.push((index, vec![opcode])),
            }
        }
    }
    for o in &mut operations {
        operands(cx, o);
    }
    for o in &spec.operations {
        if !operations.iter().any(|x| x.name == o.name.value) {
            let d = Diagnostic::warning("unused-operation", &o.name.span, format!("no format lifts to `{}`", o.name.value))
                .label("never used")
                .help("name it in a format's `operation:`");
            cx.error(d);
        }
    }
    let order: Vec<String> = operations.iter().map(|o| o.name.clone()).collect();
    operations.sort_by(|a, b| a.name.cmp(&b.name));
    for o in &mut cx.isa.opcodes {
        if let Some(name) = order.get(o.operation) {
            o.operation = operations.iter().position(|x| x.name == *name).unwrap_or_default();
        }
    }
    cx.isa.operations = operations;
}

fn default_name(format: &str) -> String {
    format.to_ascii_lowercase()
}

/// Where the operands of a record are: every live field, bitfields that differ between generations taken apart.
fn sources(cx: &mut Cx<'_>, record: usize) -> Vec<Source> {
    let format = cx.isa.records[record].format;
    let Some(generation) = cx.isa.records[record].gens.first() else { return Vec::new() };
    let fields = cx.isa.records[record].fields.clone();
    let lifts: Vec<_> = cx.isa.formats[format].lift.iter().filter(|l| l.gens.has(generation)).cloned().collect();
    let mut out = Vec::new();
    for f in &fields {
        let selects = cx.isa.formats[format].selector.as_ref().is_some_and(|s| s.field == f.name);
        if f.reserved.is_some() || selects || is_header(&f.name) || is_events(&f.name) || lifts.iter().any(|l| l.from.value == f.name) {
            continue;
        }
        if let Ty::Type(t) = f.ty {
            let several = cx.isa.types.iter().filter(|x| x.name == cx.isa.types[t].name).count() > 1;
            if let (TypeBody::Bitfield(bits), true) = (&cx.isa.types[t].body, several) {
                for b in bits.iter().filter(|b| b.reserved.is_none()) {
                    let path = format!("{}.{}", f.name, b.name);
                    if lifts.iter().any(|l| l.from.value == path) {
                        continue;
                    }
                    let bytes = tpb_layout::tokens::repr_bytes(b.width);
                    let ty = match b.ty {
                        Some(e) => Ty::Enum(e, tpb_layout::tokens::repr_bytes(cx.isa.enums[e].width)),
                        None => Ty::Uint(bytes),
                    };
                    out.push(Source { operand: b.name.clone(), path, ty, role: f.role, values: Vec::new(), doc: b.doc.clone() });
                }
                continue;
            }
        }
        out.push(Source {
            operand: f.name.clone(),
            path: f.name.clone(),
            ty: f.ty.clone(),
            role: f.role,
            values: Vec::new(),
            doc: f.doc.clone(),
        });
    }
    for l in &lifts {
        match cx.isa.place(&fields, 0, &l.from.value) {
            Ok(place) => {
                let (ty, from) = match place.kind {
                    PlaceKind::Enum(e) => (Ty::Enum(e, tpb_layout::tokens::repr_bytes(cx.isa.enums[e].width)), Some(e)),
                    PlaceKind::Int { .. } => (Ty::Uint(tpb_layout::tokens::repr_bytes(place.width)), None),
                    _ => {
                        let d =
                            Diagnostic::error("bad-lift", &l.from.span, format!("`{}` is neither an integer nor an enum", l.from.value))
                                .label("cannot be an operand");
                        cx.error(d);
                        continue;
                    }
                };
                let to = operand_enum(cx, format, &l.operand);
                let mut values = Vec::new();
                for (a, b) in &l.values {
                    let a_value = value(cx, from, a);
                    let b_value = value(cx, to, b);
                    if let (Some(a), Some(b)) = (a_value, b_value) {
                        values.push((a, b));
                    }
                }
                out.push(Source {
                    operand: l.operand.clone(),
                    path: l.from.value.clone(),
                    ty,
                    role: Role::Read,
                    values,
                    doc: String::new(),
                });
            }
            Err(e) => cx.unknown("unknown-field", "field", &e.part, &l.from.span, &e.candidates),
        }
    }
    out
}

/// The enum an operand has, from the operation's file or from another record's field of the same name.
fn operand_enum(cx: &mut Cx<'_>, format: usize, operand: &str) -> Option<usize> {
    let f = cx.spec.formats.iter().find(|f| f.name.value == cx.isa.formats[format].name)?;
    let stated = cx.spec.operations.iter().find(|o| f.operation.as_ref().is_some_and(|n| n.value == o.name.value));
    let stated = stated.and_then(|o| o.operands.as_ref()).and_then(|o| o.iter().find(|o| o.name.value == operand));
    if let Some(o) = stated {
        return cx.isa.enums.iter().position(|e| e.name == o.ty.base.value);
    }
    cx.isa.records.iter().filter(|r| r.format == format).flat_map(|r| &r.fields).find(|f| f.name == operand).and_then(|f| match f.ty {
        Ty::Enum(e, _) => Some(e),
        _ => None,
    })
}

fn value(cx: &mut Cx<'_>, of: Option<usize>, name: &spec::Name) -> Option<u64> {
    if let Some(number) = parse(&name.value) {
        return Some(number);
    }
    let names: Vec<String> = of.map(|e| cx.isa.enums[e].values.iter().map(|v| v.name.clone()).collect()).unwrap_or_default();
    let what = of.map_or_else(|| "value".to_owned(), |e| format!("{} value", cx.isa.enums[e].name));
    let found = of.and_then(|e| cx.isa.enums[e].values.iter().find(|v| v.name == name.value)).map(|v| v.value);
    if found.is_none() {
        cx.unknown("unknown-value", &what, &name.value, &name.span, &names);
    }
    found
}

/// Key of the events among an operation's operands.
const EVENTS: &str = "events";

/// Fills an operation's operands from its records and its file.
fn operands(cx: &mut Cx<'_>, o: &mut Operation) {
    let spec = cx.spec;
    let file = spec.operations.iter().find(|x| x.name.value == o.name);
    o.doc = file.map_or_else(|| doc(cx, o), |f| f.doc.clone());
    let last = cx.isa.generations.len().saturating_sub(1);
    let stated = |name: &str| file.and_then(|f| f.operands.as_ref()).and_then(|l| l.iter().find(|x| x.name.value == name));
    // Where an operand was first seen; events under their own key.
    let mut seen: HashMap<String, Span> = HashMap::new();
    for (format, _) in o.formats.clone() {
        let mut records: Vec<usize> = cx.isa.formats[format].records.iter().flatten().copied().collect();
        records.dedup();
        for record in records {
            let r = cx.isa.records[record].clone();
            if let Some(events) = r.events() {
                match &o.events {
                    Some(known) if *known != events.ty => {
                        let known = known.clone();
                        let d =
                            Diagnostic::error("operand-conflict", &events.span, format!("records of `{}` have different events", o.name))
                                .help("give one of the formats an `operation:` of its own");
                        conflict(cx, d, (&events.ty, &events.span), (&known, seen.get(EVENTS)));
                    }
                    _ if !matches!(events.ty, Ty::Type(_)) => {
                        let message = format!("`{}` is no type of its own", events.name);
                        let d = Diagnostic::error("bad-type", &events.span, message).label("what is waited for and updated");
                        cx.error(d.help("use `EVENTS`, or another type of `types/`; call the field something else if it is no events"));
                    }
                    _ => {
                        seen.entry(EVENTS.into()).or_insert_with(|| events.span.clone());
                        o.events = Some(events.ty.clone());
                    }
                }
            }
            for s in &r.sources {
                let first = s.path.split(['.', '[']).next().unwrap_or_default();
                let span =
                    r.fields.iter().find(|f| f.name == first).map_or_else(|| cx.isa.formats[format].span.clone(), |f| f.span.clone());
                match o.operands.iter().position(|x| x.name == s.operand) {
                    None => {
                        seen.insert(s.operand.clone(), span);
                        o.operands.push(Operand {
                            name: s.operand.clone(),
                            ty: s.ty.clone(),
                            role: s.role,
                            default: 0,
                            doc: s.doc.clone(),
                        });
                    }
                    Some(_) if !s.values.is_empty() || stated(&s.operand).is_some() => {}
                    Some(at) => match merge(cx, &o.operands[at].ty, &s.ty) {
                        Some(ty) => o.operands[at].ty = ty,
                        None => {
                            let d = Diagnostic::error(
                                "operand-conflict",
                                &span,
                                format!("operand `{}` of `{}` has different types", s.operand, o.name),
                            )
                            .help("name the formats' operations apart, or rename one of the fields with `lift:`");
                            conflict(cx, d, (&s.ty, &span), (&o.operands[at].ty, seen.get(&s.operand)));
                        }
                    },
                }
            }
        }
    }
    for x in file.and_then(|f| f.operands.as_ref()).into_iter().flatten() {
        let generation =
            o.formats.iter().flat_map(|(f, _)| cx.isa.formats[*f].records.iter().rposition(Option::is_some)).max().unwrap_or(last);
        let Some(ty) = cx.ty(&x.ty, generation) else { continue };
        let default = x.default.as_ref().and_then(|d| {
            let of = if let Ty::Enum(e, _) = ty { Some(e) } else { None };
            value(cx, of, d)
        });
        match o.operands.iter_mut().find(|y| y.name == x.name.value) {
            Some(y) => {
                if merge(cx, &ty, &y.ty).is_some() {
                    y.ty = ty;
                } else {
                    let mut d = Diagnostic::error(
                        "operand-conflict",
                        &x.ty.base.span,
                        format!("operand `{}` is `{}` in the records", x.name.value, cx.isa.spelled(&y.ty)),
                    )
                    .label("not the type of the field");
                    if let Some(span) = seen.get(&y.name) {
                        d = d.also(span, "the field");
                    }
                    cx.error(d);
                }
                y.default = default.unwrap_or(0);
                y.role = x.role.unwrap_or(y.role);
                if !x.doc.is_empty() {
                    y.doc = x.doc.clone();
                }
            }
            // Without a record there is no field at all, and why that is has been said.
            None if o.formats.iter().all(|(f, _)| cx.isa.formats[*f].records.iter().all(Option::is_none)) => {}
            None => {
                let names: Vec<String> = o.operands.iter().map(|y| y.name.clone()).collect();
                cx.unknown("unknown-field", "field for operand", &x.name.value, &x.name.span, &names);
            }
        }
    }
}

/// Reports two types for one thing, with both places.
fn conflict(cx: &mut Cx<'_>, d: Diagnostic, (ty, span): (&Ty, &Span), (other, there): (&Ty, Option<&Span>)) {
    let (here, other) = (cx.isa.spelled(ty), cx.isa.spelled(other));
    let label = if here == other { format!("another structure of `{here}` here") } else { format!("`{here}` here") };
    // A layout that several generations share can be in conflict with itself.
    let d = match there.filter(|there| there.file.path != span.file.path || there.range != span.range) {
        Some(there) => d.label(label).also(there, format!("`{other}` here")),
        None => d.label(format!("{label}, `{other}` in another generation")),
    };
    cx.error(d);
}

fn doc(cx: &Cx<'_>, o: &Operation) -> String {
    o.formats.first().map(|(f, _)| cx.isa.formats[*f].doc.clone()).unwrap_or_default()
}

/// One type that holds the values of both: the same; or the union of which the other is an arm.
fn merge(cx: &Cx<'_>, a: &Ty, b: &Ty) -> Option<Ty> {
    if a == b {
        return Some(a.clone());
    }
    match (a, b) {
        (Ty::Enum(e, n), Ty::Uint(m)) | (Ty::Uint(m), Ty::Enum(e, n)) if n == m => Some(Ty::Enum(*e, *n)),
        (Ty::Type(x), Ty::Type(y)) => {
            let (tx, ty) = (&cx.isa.types[*x], &cx.isa.types[*y]);
            if tx.size != ty.size {
                return None;
            }
            match (&tx.body, &ty.body) {
                (TypeBody::Union(u), TypeBody::Union(v)) if tx.name == ty.name => {
                    Some(if u.arms.len() > v.arms.len() { a.clone() } else { b.clone() })
                }
                (TypeBody::Union(u), _) if u.arms.iter().any(|arm| same_type(cx, &arm.ty, *y)) => Some(a.clone()),
                (_, TypeBody::Union(v)) if v.arms.iter().any(|arm| same_type(cx, &arm.ty, *x)) => Some(b.clone()),
                (TypeBody::Struct(_), TypeBody::Struct(_)) if tx.name == ty.name => Some(b.clone()),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Whether an arm's type is this type, or another generation's structure of the same name.
fn same_type(cx: &Cx<'_>, arm: &Ty, ty: usize) -> bool {
    matches!(arm, Ty::Type(t) if cx.isa.types[*t].name == cx.isa.types[ty].name)
}

/// The field that holds the opcode.
pub(crate) fn is_header(name: &str) -> bool {
    matches!(name, "header" | "inst_header" | "opcode")
}

impl Record {
    /// The field that holds what is waited for and updated, unless nobody uses it here.
    pub(crate) fn events(&self) -> Option<&Field> {
        self.fields.iter().find(|f| is_events(&f.name) && f.reserved.is_none())
    }
}

/// Whether a field of this name holds what is waited for and updated.
pub(crate) fn is_events(name: &str) -> bool {
    matches!(name, "events" | "inst_events")
}
