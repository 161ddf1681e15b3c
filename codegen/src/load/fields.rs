//! Fields of records, structs and bitfields.

use super::object::Object;
use super::scope::{Lower, Scope};
use crate::shape::{BIT, FIELD, FIELD_CHANGE, Shape};
use crate::spec::{Field, Reserved, Role};

/// Words for roles.
pub(super) const ROLE: &[(&str, Role)] = &[("read", Role::Read), ("write", Role::Write), ("state", Role::State), ("dead", Role::Dead)];

const RESERVED: &[(&str, Reserved)] = &[("zero", Reserved::Zero), ("unknown", Reserved::Unknown)];

/// The fields in a list of records or structs.
pub(super) fn fields(object: &Object<'_>, key: &str, scope: &Scope, lower: &mut Lower<'_>) -> Vec<Field> {
    list(object, key, &FIELD, scope, lower)
}

/// The changed fields of a layout that extends another.
pub(super) fn changes(object: &Object<'_>, key: &str, scope: &Scope, lower: &mut Lower<'_>) -> Vec<Field> {
    list(object, key, &FIELD_CHANGE, scope, lower)
}

/// The fields of a bitfield.
pub(super) fn bits(object: &Object<'_>, key: &str, scope: &Scope, lower: &mut Lower<'_>) -> Vec<Field> {
    list(object, key, &BIT, scope, lower)
}

fn list(object: &Object<'_>, key: &str, shape: &'static Shape, scope: &Scope, lower: &mut Lower<'_>) -> Vec<Field> {
    object.objects(key, shape).iter().filter_map(|field| self::field(field, shape, scope, lower)).collect()
}

fn field(object: &Object<'_>, shape: &'static Shape, scope: &Scope, lower: &mut Lower<'_>) -> Option<Field> {
    let scope = scope.enter_evidence(object);
    let evidence = lower.fact(&scope, object);
    let bit = shape.key("lsb").is_some();
    Some(Field {
        name: object.name("name")?,
        offset: object.number32(if bit { "lsb" } else { "offset" }),
        width: if bit { object.number32("width") } else { None },
        ty: object.ty("type"),
        reserved: object.word("reserved", RESERVED),
        closed: object.flag("closed"),
        role: object.word("role", ROLE).map(|role| role.value),
        dead_for: object.names("dead_for"),
        given: if bit { Vec::new() } else { object.name_map("given") },
        doc: object.doc(),
        evidence,
    })
}
