//! The resolved instruction set as the layout emitter wants it.

use std::collections::BTreeSet;

use proc_macro2::{Span, TokenStream};
use quote::quote;
use tpb_layout::ir;
use tpb_layout::names::ident;
use tpb_layout::tokens::escape;

use crate::isa::{Enum, Field, Imports, Isa, Ty, TypeBody};
use crate::spec;

pub(super) fn conf(conf: spec::Conf) -> ir::Conf {
    match conf {
        spec::Conf::Low => ir::Conf::Low,
        spec::Conf::Med => ir::Conf::Med,
        spec::Conf::High => ir::Conf::High,
    }
}

fn reserved(reserved: Option<spec::Reserved>) -> Option<ir::Reserved> {
    reserved.map(|r| match r {
        spec::Reserved::Zero => ir::Reserved::Zero,
        spec::Reserved::Unknown => ir::Reserved::Unknown,
    })
}

fn role(role: spec::Role) -> ir::Role {
    match role {
        spec::Role::Read => ir::Role::Read,
        spec::Role::Write => ir::Role::Write,
        spec::Role::State => ir::Role::State,
        spec::Role::Dead => ir::Role::Dead,
    }
}

/// A type with Rust names alone; files bring the names into scope.
pub(super) fn ty(isa: &Isa, t: &Ty) -> ir::Ty {
    match t {
        Ty::Uint(n) => ir::Ty::Uint(*n),
        Ty::Int(n) => ir::Ty::Int(*n),
        Ty::F32 => ir::Ty::F32,
        Ty::Bytes(n) => ir::Ty::Bytes(*n),
        Ty::Chars(n) => ir::Ty::Chars(*n),
        Ty::Array(t, n) => ir::Ty::Array(Box::new(ty(isa, t)), *n),
        Ty::Enum(e, n) => named(&isa.enums[*e].rust, *n),
        Ty::Type(t) => {
            let def = &isa.types[*t];
            named(&def.rust, def.size)
        }
    }
}

fn named(rust: &str, size: u32) -> ir::Ty {
    let path = ident(rust);
    ir::Ty::Named(ir::Named { path: quote!(#path), size })
}

/// A type as written in the spec.
pub(super) fn spelled(isa: &Isa, t: &Ty) -> String {
    isa.spelled(t)
}

fn fields(isa: &Isa, list: &[Field]) -> Vec<ir::Field> {
    list.iter()
        .map(|f| ir::Field {
            name: f.name.clone(),
            offset: f.offset,
            ty: ty(isa, &f.ty),
            reserved: reserved(f.reserved),
            closed: f.closed,
            role: role(f.role),
            given: f
                .given
                .iter()
                .filter_map(|path| isa.place(list, 0, &path.value).ok())
                .map(|p| ir::Locator { offset: p.offset, lsb: p.lsb, width: p.width })
                .collect(),
            doc: escape(&f.doc),
            span: Span::call_site(),
        })
        .collect()
}

/// A record layout.
pub(super) fn record(isa: &Isa, index: usize) -> ir::Struct {
    let r = &isa.records[index];
    let format = &isa.formats[r.format];
    let several = isa.records.iter().filter(|o| o.format == r.format).count() > 1;
    let doc =
        if several { format!("{}\n\nThe layout of {}.", format.doc.trim(), isa.names(r.gens).join(", ")) } else { format.doc.clone() };
    ir::Struct {
        name: format.name.clone(),
        rust: r.rust.clone(),
        vis: quote!(pub),
        span: Span::call_site(),
        size: r.size,
        fields: fields(isa, &r.fields),
        doc: escape(&doc),
        conf: conf(r.evidence.conf),
        source: r.evidence.source.clone(),
    }
}

/// Tokens of a shared type.
pub(super) fn shared(isa: &Isa, index: usize) -> tpb_layout::Emitted {
    let t = &isa.types[index];
    let several = isa.types.iter().filter(|o| o.name == t.name).count() > 1;
    let doc = if several { format!("{}\n\nThe layout of {}.", t.doc.trim(), isa.names(t.gens).join(", ")) } else { t.doc.clone() };
    match &t.body {
        TypeBody::Struct(list) => tpb_layout::structs::emit(&ir::Struct {
            name: t.name.clone(),
            rust: t.rust.clone(),
            vis: quote!(pub),
            span: Span::call_site(),
            size: t.size,
            fields: fields(isa, list),
            doc: escape(&doc),
            conf: conf(t.evidence.conf),
            source: t.evidence.source.clone(),
        }),
        TypeBody::Bitfield(bits) => tpb_layout::bitfields::emit(&ir::Bitfield {
            name: t.name.clone(),
            rust: t.rust.clone(),
            vis: quote!(pub),
            span: Span::call_site(),
            size: t.size,
            bits: bits
                .iter()
                .map(|b| ir::Bit {
                    name: b.name.clone(),
                    lsb: b.lsb,
                    width: b.width,
                    ty: b.ty.map(|e| {
                        let path = ident(&isa.enums[e].rust);
                        quote!(#path)
                    }),
                    reserved: reserved(b.reserved),
                    doc: escape(&b.doc),
                    span: Span::call_site(),
                })
                .collect(),
            doc: escape(&doc),
        }),
        TypeBody::Union(u) => tpb_layout::unions::emit(&ir::Union {
            name: t.name.clone(),
            rust: t.rust.clone(),
            vis: quote!(pub),
            span: Span::call_site(),
            size: t.size,
            arms: u
                .arms
                .iter()
                .map(|a| ir::Arm {
                    tag: None,
                    name: a.name.clone(),
                    ty: ty(isa, &a.ty),
                    when: a.when.value.clone(),
                    test: super::conditions::arm_test(isa, index, a),
                    doc: escape(&a.doc),
                })
                .collect(),
            given: u.given.iter().map(|(n, _)| n.clone()).collect(),
            doc: escape(&doc),
        }),
    }
}

/// An enum.
pub(super) fn enum_ir(isa: &Isa, e: &Enum) -> ir::Enum {
    let all = ((1u64 << isa.generations.len()) - 1) as u32;
    let constants = e.constants(&isa.generations);
    ir::Enum {
        name: e.name.clone(),
        rust: e.rust.clone(),
        vis: quote!(pub),
        span: Span::call_site(),
        width: e.width,
        lower_case: isa.text.lower_case.contains(&e.name),
        values: e
            .values
            .iter()
            .zip(constants)
            .map(|(v, constant)| ir::Value {
                name: v.name.clone(),
                constant,
                value: v.value,
                gens: if v.gens.0 == all { u32::MAX } else { v.gens.0 },
                sentinel: v.sentinel,
                doc: escape(&v.doc),
            })
            .collect(),
        doc: escape(&e.doc),
        conf: conf(e.evidence.conf),
        source: e.evidence.source.clone(),
    }
}

/// `use` lines.
pub(super) fn uses(imports: &Imports) -> TokenStream {
    let line = |module: &str, set: &BTreeSet<String>| {
        (!set.is_empty()).then(|| {
            let (module, set) = (ident(module), set.iter().map(|n| ident(n)));
            quote!(use crate::#module::{#(#set),*};)
        })
    };
    let (enums, types) = (line("enums", &imports.enums), line("types", &imports.types));
    quote!(#enums #types)
}

/// Types that a shared type's own source names.
pub(super) fn named_types(isa: &Isa, index: usize) -> Vec<Ty> {
    match &isa.types[index].body {
        TypeBody::Struct(fields) => fields.iter().map(|f| f.ty.clone()).collect(),
        TypeBody::Bitfield(bits) => bits.iter().filter_map(|b| b.ty).map(|e| Ty::Enum(e, 1)).collect(),
        TypeBody::Union(u) => u.arms.iter().map(|a| a.ty.clone()).collect(),
    }
}
