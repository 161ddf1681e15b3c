//! `enums/NAME.yaml`.

use super::file_name;
use super::object::Object;
use super::scope::{Lower, Scope};
use crate::shape::{DERIVED, ENUM_SET, ENUM_VALUE};
use crate::spec::{Enum, EnumSet, EnumValue};

pub(super) fn lower(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Enum> {
    let values = object.objects("values", &ENUM_VALUE).iter().filter_map(|v| value(v, scope, lower)).collect();
    let name = object.name("enum")?;
    file_name(&name, &name, lower);
    Some(Enum {
        width: object.number32("width")?,
        doc: object.doc(),
        flags: object.flag("flags").unwrap_or(false),
        legal: object.number_list("legal"),
        derived: object
            .objects("derived", &DERIVED)
            .iter()
            .filter_map(|derived| Some((derived.name("name")?, derived.number("value")?)))
            .collect(),
        values,
        sets: object.objects("sets", &ENUM_SET).iter().filter_map(|s| set(s, scope)).collect(),
        evidence: scope.evidence(object),
        name,
    })
}

fn value(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<EnumValue> {
    let scope = scope.enter(object);
    let evidence = lower.fact(&scope, object);
    Some(EnumValue {
        name: object.name("name")?,
        value: object.number("value")?,
        sentinel: object.flag("sentinel").unwrap_or(false),
        bits: object.number32("bits").map(|bits| bits.value),
        signed: object.flag("signed"),
        range: scope.range(),
        doc: object.doc(),
        evidence,
    })
}

fn set(object: &Object<'_>, scope: &Scope) -> Option<EnumSet> {
    Some(EnumSet { name: object.name("name")?, range: scope.enter(object).range(), members: object.names("members"), doc: object.doc() })
}
