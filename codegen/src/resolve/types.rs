//! Shared types: each resolved per generation, equal structures kept once.

use std::collections::HashMap;

use super::Cx;
use crate::diagnostic::Diagnostic;
use crate::isa::{Arm, FAR, Field, Gen, GenSet, Ty, TypeBody, TypeDef, Union};
use crate::spec::{self, Name, TypeKind};

/// What has been resolved so far.
#[derive(Default)]
pub(super) struct Memo {
    /// Per name and generation: the type, or `None` after a diagnostic.
    at: HashMap<(String, Gen), Option<usize>>,
    /// Per name and structure.
    structure: HashMap<(String, String), usize>,
    /// Names being resolved, to find cycles.
    open: Vec<String>,
}

pub(super) fn resolve(cx: &mut Cx<'_>) {
    let spec = cx.spec;
    for (i, t) in spec.types.iter().enumerate() {
        if let Some(first) = spec.types[..i].iter().find(|o| o.name.value == t.name.value) {
            let d = Diagnostic::error("duplicate-name", &t.name.span, format!("type `{}` is there twice", t.name.value))
                .label("second")
                .also(&first.name.span, "first");
            cx.error(d);
        }
        if let Some(e) = spec.enums.iter().find(|e| e.name.value == t.name.value) {
            let d = Diagnostic::error("duplicate-name", &t.name.span, format!("`{}` is both a type and an enum", t.name.value))
                .label("a type here")
                .also(&e.name.span, "an enum there");
            cx.error(d);
        }
        if t.layouts.iter().all(|l| l.fields.is_empty() && l.arms.is_empty()) {
            cx.error(
                Diagnostic::error("missing-key", &t.name.span, format!("type `{}` has no fields", t.name.value)).label("what is in it?"),
            );
        }
        for generation in 0..cx.isa.generations.len() {
            if layout_at(cx, t, generation).is_some() {
                cx.type_at(&t.name, generation);
            }
        }
    }
    name_them(cx);
}

impl Cx<'_> {
    /// The type of this name in a generation; `None` after a diagnostic.
    pub(super) fn type_at(&mut self, name: &Name, generation: Gen) -> Option<usize> {
        let key = (name.value.clone(), generation);
        if let Some(known) = self.types.at.get(&key) {
            return *known;
        }
        let spec = self.spec;
        let Some(t) = spec.types.iter().find(|t| t.name.value == name.value) else {
            let mut names: Vec<String> = spec.types.iter().map(|t| t.name.value.clone()).collect();
            names.extend(self.isa.enums.iter().map(|e| e.name.clone()));
            names.extend(["u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "f32"].map(String::from));
            self.unknown("unknown-type", "type", &name.value, &name.span, &names);
            return None;
        };
        if self.types.open.contains(&name.value) {
            let d = Diagnostic::error("cyclic-type", &name.span, format!("type `{}` contains itself", name.value))
                .label(format!("by way of {}", self.types.open.join(", ")))
                .also(&t.name.span, "the type");
            self.error(d);
            return None;
        }
        let Some(layout) = layout_at(self, t, generation) else {
            let title = &self.isa.generations[generation].name;
            let d = Diagnostic::error("no-layout", &name.span, format!("type `{}` has no layout on {title}", name.value))
                .label("used where it does not exist")
                .also(&t.name.span, "the type");
            self.error(d);
            return None;
        };
        self.types.open.push(name.value.clone());
        let body = self.body(t, layout, generation);
        self.types.open.pop();
        let structure = structure(&body);
        let id = match self.types.structure.get(&(name.value.clone(), structure.clone())) {
            Some(id) => *id,
            None => {
                let id = self.isa.types.len();
                self.isa.types.push(TypeDef {
                    name: name.value.clone(),
                    rust: String::new(),
                    size: t.size.value.min(FAR),
                    gens: GenSet::default(),
                    doc: t.doc.clone(),
                    body,
                    evidence: layout.evidence.clone(),
                });
                self.types.structure.insert((name.value.clone(), structure), id);
                id
            }
        };
        let gens = &mut self.isa.types[id].gens;
        *gens = gens.and(GenSet::one(generation));
        self.types.at.insert(key, Some(id));
        Some(id)
    }

    fn body(&mut self, t: &spec::Type, layout: &spec::TypeLayout, generation: Gen) -> TypeBody {
        match t.kind.value {
            TypeKind::Struct => TypeBody::Struct(self.fields(&layout.fields, t.size.value, generation, &layout.span, true)),
            TypeKind::Bitfield => {
                let sound = matches!(t.size.value, 1 | 2 | 4 | 8);
                if !sound {
                    self.error(
                        Diagnostic::error("bad-size", &t.size.span, "a bitfield is 1, 2, 4 or 8 bytes")
                            .label(format!("{} bytes", t.size.value)),
                    );
                }
                TypeBody::Bitfield(self.bits(&layout.fields, t.size.value, generation, &layout.span, sound))
            }
            TypeKind::Union => {
                let mut arms = Vec::new();
                for a in &layout.arms {
                    if (a.range.since.is_some() || a.range.until.is_some()) && !self.gens(&a.range).has(generation) {
                        continue;
                    }
                    let Some(ty) = self.ty(&a.ty, generation) else { continue };
                    let size = self.isa.size(&ty);
                    if size > t.size.value {
                        let d = Diagnostic::error(
                            "past-end",
                            &a.ty.base.span,
                            format!("arm `{}` is {size} bytes, the union is {}", a.name.value, t.size.value),
                        )
                        .label("too large")
                        .also(&t.size.span, "size of the union");
                        self.error(d);
                        continue;
                    }
                    arms.push(Arm { name: a.name.value.clone(), ty, when: a.when.clone(), doc: a.doc.clone() });
                }
                let select = t.select.iter().filter_map(|(n, o, ty)| Some((n.value.clone(), o.value, self.ty(ty, generation)?))).collect();
                let given = t.given.iter().filter_map(|(n, ty)| Some((n.value.clone(), self.given_type(n, ty, generation)?))).collect();
                TypeBody::Union(Union { select, given, arms })
            }
        }
    }
}

impl Cx<'_> {
    /// The type of a value that a union is given: a number, so that rules can compare it.
    fn given_type(&mut self, name: &Name, ty: &spec::TypeRef, generation: Gen) -> Option<Ty> {
        let resolved = self.ty(ty, generation)?;
        if matches!(resolved, Ty::Uint(_) | Ty::Int(_) | Ty::Enum(..)) {
            return Some(resolved);
        }
        let d = Diagnostic::error("bad-given", &ty.base.span, format!("`{}` is neither an integer nor an enum", name.value))
            .label("cannot choose an arm");
        self.error(d);
        // What uses it is looked at all the same.
        Some(Ty::Uint(1))
    }
}

/// The layout of a type that holds in a generation: of those whose range has it, the one that starts latest.
fn layout_at<'s>(cx: &mut Cx<'_>, t: &'s spec::Type, generation: Gen) -> Option<&'s spec::TypeLayout> {
    let mut best: Option<(usize, &spec::TypeLayout)> = None;
    for layout in &t.layouts {
        let everywhere = layout.range.since.is_none() && layout.range.until.is_none();
        if !everywhere && !cx.gens(&layout.range).has(generation) {
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

/// Rust names: the plain one where a name has one structure, else with the generation it starts at.
fn name_them(cx: &mut Cx<'_>) {
    let mut count: HashMap<String, usize> = HashMap::new();
    for t in &cx.isa.types {
        *count.entry(t.name.clone()).or_default() += 1;
    }
    let generations: Vec<String> = cx.isa.generations.iter().map(|g| g.name.clone()).collect();
    for t in &mut cx.isa.types {
        t.rust = tpb_layout::names::type_name(&t.name);
        if count[&t.name] > 1 {
            let first = t.gens.first().map_or("", |g| generations[g].as_str());
            t.rust.push_str(&tpb_layout::names::type_name(first));
        }
    }
}

/// What makes two structures the same: everything but documentation and positions.
fn structure(body: &TypeBody) -> String {
    match body {
        TypeBody::Struct(fields) => field_structure(fields),
        TypeBody::Bitfield(bits) => format!("{:?}", bits.iter().map(|b| (&b.name, b.lsb, b.width, b.ty, b.reserved)).collect::<Vec<_>>()),
        TypeBody::Union(u) => {
            let arms: Vec<_> = u.arms.iter().map(|a| (&a.name, &a.ty, &a.when.value)).collect();
            format!("{:?} {:?} {arms:?}", u.select, u.given)
        }
    }
}

/// The same for a list of fields.
pub(super) fn field_structure(fields: &[Field]) -> String {
    let given = |f: &Field| f.given.iter().map(|g| g.value.clone()).collect::<Vec<_>>();
    let fields: Vec<_> = fields.iter().map(|f| (&f.name, f.offset, &f.ty, f.reserved, f.closed, f.role, &f.dead_for, given(f))).collect();
    format!("{fields:?}")
}
