//! `csr/name.yaml`.

use super::file_name;
use super::object::Object;
use super::scope::{Lower, Scope};
use crate::shape::csr::{CSR_FIELD, CSR_LAYOUT, CSR_VALUE, GROUP, INSTANCE, REGION, REGISTER};
use crate::spec::csr::{Access, Block, Field, Group, Instance, Layout, Region, Register};

const ACCESS: &[(&str, Access)] = &[("rw", Access::ReadWrite), ("ro", Access::ReadOnly), ("wo", Access::WriteOnly)];

pub(super) fn lower(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Block> {
    let evidence = lower.fact(scope, object);
    let name = object.name("block")?;
    file_name(&name, &name, lower);
    Some(Block {
        title: object.name("title"),
        size: object.number32("size"),
        width: object.number32("width"),
        anchor: object.name("anchor"),
        instances: object.objects("instances", &INSTANCE).iter().filter_map(|o| instance(o, scope)).collect(),
        layouts: object.objects("layouts", &CSR_LAYOUT).iter().filter_map(|o| layout(o, scope, lower)).collect(),
        registers: registers(object, scope, lower),
        groups: object.objects("groups", &GROUP).iter().filter_map(|o| group(o, scope, lower)).collect(),
        regions: object.objects("regions", &REGION).iter().filter_map(|o| region(o, scope, lower)).collect(),
        range: scope.range(),
        doc: object.doc(),
        evidence,
        name,
    })
}

fn access(object: &Object<'_>) -> Option<Access> {
    object.word("access", ACCESS).map(|word| word.value)
}

fn instance(object: &Object<'_>, scope: &Scope) -> Option<Instance> {
    Some(Instance {
        name: object.name("name")?,
        addresses: object.number_list("addresses").unwrap_or_default(),
        range: scope.enter(object).range(),
        doc: object.doc(),
    })
}

fn layout(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Layout> {
    let scope = scope.enter_evidence(object);
    Some(Layout { name: object.name("name")?, fields: fields(object, &scope, lower), doc: object.doc() })
}

fn group(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Group> {
    let scope = scope.enter(object);
    let evidence = lower.fact(&scope, object);
    Some(Group {
        name: object.name("name")?,
        offset: object.number32("offset"),
        size: object.number32("size"),
        count: object.number32("count"),
        stride: object.number32("stride"),
        copies: object.names("copies"),
        registers: registers(object, &scope, lower),
        range: scope.range(),
        doc: object.doc(),
        evidence,
    })
}

fn registers(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Vec<Register> {
    object.objects("registers", &REGISTER).iter().filter_map(|o| register(o, scope, lower)).collect()
}

fn register(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Register> {
    let scope = scope.enter(object);
    let evidence = lower.fact(&scope, object);
    Some(Register {
        name: object.name("name")?,
        offset: object.number32("offset"),
        access: access(object),
        pulse: object.flag("pulse").unwrap_or(false),
        reset: object.number("reset"),
        count: object.number32("count"),
        stride: object.number32("stride"),
        layout: object.name("layout"),
        fields: fields(object, &scope, lower),
        range: scope.range(),
        doc: object.doc(),
        evidence,
    })
}

fn fields(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Vec<Field> {
    object.objects("fields", &CSR_FIELD).iter().filter_map(|o| field(o, scope, lower)).collect()
}

fn field(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Field> {
    let scope = scope.enter(object);
    let evidence = lower.fact(&scope, object);
    let value = |o: &Object<'_>| Some((o.number("value")?, o.text("name")?));
    Some(Field {
        name: object.name("name")?,
        lsb: object.number32("lsb")?,
        width: object.number32("width")?,
        access: access(object),
        pulse: object.flag("pulse").unwrap_or(false),
        reset: object.number("reset"),
        signed: object.flag("signed").unwrap_or(false),
        values: object.objects("values", &CSR_VALUE).iter().filter_map(value).collect(),
        range: scope.range(),
        doc: object.doc(),
        evidence,
    })
}

fn region(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Region> {
    let scope = scope.enter(object);
    let evidence = lower.fact(&scope, object);
    Some(Region {
        name: object.name("name")?,
        offset: object.number("offset"),
        address: object.number("address"),
        size: object.number("size"),
        entries: object.number("entries").map(|number| number.value),
        range: scope.range(),
        doc: object.doc(),
        evidence,
    })
}
