//! `types/NAME.yaml`.

use super::object::Object;
use super::scope::{Lower, Scope};
use super::{fields, file_name, rules};
use crate::diagnostic::Diagnostic;
use crate::shape::{ARM, SELECT, TYPE_LAYOUT};
use crate::spec::{Arm, Type, TypeKind, TypeLayout};

const KIND: &[(&str, TypeKind)] = &[("struct", TypeKind::Struct), ("bitfield", TypeKind::Bitfield), ("union", TypeKind::Union)];

pub(super) fn lower(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Type> {
    let kind = object.word("kind", KIND);
    if let Some(kind) = &kind {
        keys_of_kind(object, kind.value, lower);
    }
    let layouts = if object.has("layouts") {
        let layouts = object.objects("layouts", &TYPE_LAYOUT);
        layouts
            .iter()
            .map(|layout| {
                if let Some(kind) = &kind {
                    body_of_kind(layout, kind.value, lower);
                }
                self::layout(layout, &scope.enter(layout), lower)
            })
            .collect()
    } else {
        vec![layout(object, scope, lower)]
    };
    let rules = rules::rules(object, scope, lower);
    let name = object.name("type")?;
    file_name(&name, &name, lower);
    Some(Type {
        kind: kind?,
        size: object.number32("size")?,
        doc: object.doc(),
        layouts,
        select: object
            .object_map("select", &SELECT)
            .into_iter()
            .filter_map(|(name, select)| Some((name, select.number32("offset")?, select.ty("type")?)))
            .collect(),
        given: object.type_map("given"),
        rules,
        evidence: scope.evidence(object),
        name,
    })
}

fn layout(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> TypeLayout {
    let mut fields = fields::fields(object, "fields", scope, lower);
    fields.extend(fields::bits(object, "bits", scope, lower));
    TypeLayout {
        range: scope.range(),
        fields,
        arms: object.objects("arms", &ARM).iter().filter_map(|arm| self::arm(arm, scope, lower)).collect(),
        evidence: scope.evidence(object),
        span: object.span(),
    }
}

fn arm(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Arm> {
    let scope = scope.enter(object);
    let evidence = lower.fact(&scope, object);
    Some(Arm {
        name: object.name("name")?,
        ty: object.ty("type")?,
        when: object.name("when")?,
        range: scope.range(),
        doc: object.doc(),
        evidence,
    })
}

fn word(kind: TypeKind) -> (&'static str, &'static str) {
    match kind {
        TypeKind::Struct => ("a struct", "fields"),
        TypeKind::Bitfield => ("a bitfield", "bits"),
        TypeKind::Union => ("a union", "arms"),
    }
}

/// Keys at the top that go with the kind.
fn keys_of_kind(object: &Object<'_>, kind: TypeKind, lower: &mut Lower<'_>) {
    if kind != TypeKind::Union {
        for key in ["select", "given"] {
            if let Some(span) = object.key_span(key) {
                lower.out.push(
                    Diagnostic::error("misplaced-key", &span, format!("{} has no `{key}`", word(kind).0))
                        .label("only a union chooses between arms")
                        .help("remove it, or make the type a union"),
                );
            }
        }
    }
    match object.key_span("layouts") {
        None => body_of_kind(object, kind, lower),
        Some(layouts) => {
            for key in ["fields", "bits", "arms"] {
                if let Some(span) = object.key_span(key) {
                    lower.out.push(
                        Diagnostic::error("misplaced-key", &span, format!("`{key}` stands beside `layouts`"))
                            .label("belongs into one of the layouts")
                            .also(&layouts, "layouts are listed here")
                            .help(format!("move `{key}` into the layout of the generations it holds for")),
                    );
                }
            }
        }
    }
}

/// The one of `fields`, `bits` and `arms` that goes with the kind.
fn body_of_kind(object: &Object<'_>, kind: TypeKind, lower: &mut Lower<'_>) {
    let (what, wanted) = word(kind);
    let mut found = object.has(wanted);
    for key in ["fields", "bits", "arms"] {
        if key != wanted
            && let Some(span) = object.key_span(key)
        {
            found = true;
            lower.out.push(
                Diagnostic::error("misplaced-key", &span, format!("{what} has `{wanted}`, not `{key}`"))
                    .label(format!("expected `{wanted}`"))
                    .help(format!("rename the key to `{wanted}`, or change `kind`")),
            );
        }
    }
    if !found {
        lower.out.push(
            Diagnostic::error("missing-key", &object.span(), format!("{what} needs `{wanted}`"))
                .label(format!("`{wanted}` is missing here"))
                .help(format!("add `{wanted}: [...]`, or `layouts: [...]` at the top where generations differ")),
        );
    }
}
