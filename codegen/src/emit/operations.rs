//! Operations: a value struct each, lifting from and lowering to every record layout, the enum of all, and the execution trait.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote;
use tpb_layout::names::{arm_name, ident, module_name};
use tpb_layout::tokens;

use super::records::module;
use super::{Files, convert, source};
use crate::isa::{Isa, Operand, Operation, Source, Ty, TypeBody};
use crate::resolve::{is_events, is_header};

pub(super) fn emit(isa: &Isa, files: &mut Files) {
    let mut parts = Vec::new();
    for o in &isa.operations {
        let part = module_name(&o.name);
        files.insert(format!("records/src/operations/{part}.rs"), source::file(one(isa, o)));
        parts.push(part);
    }
    module(files, "records/src", "operations", "Operations: what instructions mean, apart from how a generation writes them.", &parts);
    files.insert("records/src/operation.rs".into(), source::file(all(isa)));
}

/// Rust type of an operand: a union is held as its live arm.
fn operand_type(isa: &Isa, ty: &Ty) -> TokenStream {
    match ty {
        Ty::Type(t) if is_union(isa, *t) => {
            let arm = ident(&format!("{}Arm", isa.types[*t].rust));
            quote!(#arm)
        }
        _ => tokens::rust_type(&convert::ty(isa, ty)),
    }
}

fn is_union(isa: &Isa, t: usize) -> bool {
    matches!(isa.types[t].body, TypeBody::Union(_))
}

/// Whether an operand is not its default. Of floats and unions the bytes count: -0 is not 0, and any arm may be all zero.
fn differs(isa: &Isa, x: &Operand, value: &TokenStream) -> TokenStream {
    match &x.ty {
        Ty::F32 => quote!(#value.to_bits() != 0),
        Ty::Type(t) if is_union(isa, *t) => {
            let path = ident(&isa.types[*t].rust);
            quote!(#path::from(#value) != #path::ZERO)
        }
        ty => {
            let default = default(isa, ty, x.default);
            quote!(#value != #default)
        }
    }
}

/// A default value of the type.
fn default(isa: &Isa, ty: &Ty, value: u64) -> TokenStream {
    let number = tokens::int(value);
    match ty {
        Ty::Uint(_) | Ty::Int(_) => quote!(#number),
        Ty::F32 => quote!(0.0),
        Ty::Bytes(n) | Ty::Chars(n) => {
            let n = tokens::int((*n).into());
            quote!([0; #n])
        }
        Ty::Array(t, n) => {
            let inner = match **t {
                Ty::Type(t) => {
                    let path = ident(&isa.types[t].rust);
                    quote!(#path::ZERO)
                }
                _ => default(isa, t, 0),
            };
            let n = tokens::int((*n).into());
            quote!([#inner; #n])
        }
        Ty::Enum(e, _) => {
            let path = ident(&isa.enums[*e].rust);
            quote!(#path(#number))
        }
        Ty::Type(t) if is_union(isa, *t) => {
            let arm = ident(&format!("{}Arm", isa.types[*t].rust));
            let n = tokens::int(isa.types[*t].size.into());
            quote!(#arm::Raw([0; #n]))
        }
        Ty::Type(t) => {
            let path = ident(&isa.types[*t].rust);
            quote!(#path::ZERO)
        }
    }
}

fn one(isa: &Isa, o: &Operation) -> TokenStream {
    let rust = ident(&o.rust);
    let doc = tokens::doc(&o.doc);
    let module_doc = format!(" {}", o.doc.trim().lines().next().unwrap_or_default());
    let name = &o.name;
    let mut opcodes: Vec<usize> = o.formats.iter().flat_map(|(_, l)| l.iter().copied()).collect();
    opcodes.sort_unstable();
    opcodes.dedup();
    let bytes: BTreeSet<u8> = opcodes.iter().map(|i| isa.opcodes[*i].byte).collect();
    let first = opcodes.first().map_or(quote!(Opcode(0)), |i| {
        let byte = tokens::hex(isa.opcodes[*i].byte.into(), 8);
        quote!(Opcode(#byte))
    });
    let opcode_doc = {
        let names: Vec<String> = opcodes.iter().map(|i| format!("`{}`", isa.opcodes[*i].name)).collect();
        format!(" Which of {} it is.", names.join(", "))
    };
    let opcode_doc = if bytes.len() > 1 { opcode_doc } else { " Opcode.".to_owned() };
    let events_type = o.events.as_ref().map(|t| tokens::rust_type(&convert::ty(isa, t)));
    let events_field = events_type.as_ref().map(|t| quote!(/** What is waited for and updated. */ pub events: #t,));
    let events_default = events_type.as_ref().map(|t| quote!(events: #t::ZERO,));
    let events_with = events_type.as_ref().map(|t| {
        quote! {
            /// The same with other events.
            #[must_use]
            pub const fn with_events(mut self, events: #t) -> Self {
                self.events = events;
                self
            }
        }
    });
    let fields = o.operands.iter().map(|x| {
        let (field, ty) = (ident(&x.name), operand_type(isa, &x.ty));
        let doc = operand_doc(isa, x);
        quote!(#doc pub #field: #ty,)
    });
    let defaults = o.operands.iter().map(|x| {
        let (field, value) = (ident(&x.name), default(isa, &x.ty, x.default));
        quote!(#field: #value,)
    });
    let withs = o.operands.iter().map(|x| {
        let (field, with, ty) = (ident(&x.name), ident(&format!("with_{}", x.name)), operand_type(isa, &x.ty));
        let doc = format!(" The same with another `{}`.", x.name);
        quote! {
            #[doc = #doc]
            #[must_use]
            pub const fn #with(mut self, #field: #ty) -> Self {
                self.#field = #field;
                self
            }
        }
    });
    let events_serde = events_type.as_ref().map(|_| quote!("events" events Plain,));
    let serde = o.operands.iter().map(|x| {
        let (key, field, wrapper) = (&x.name, ident(&x.name), ident(wrapper(&x.ty)));
        quote!(#key #field #wrapper)
    });
    let mut records: Vec<usize> = o.formats.iter().flat_map(|(f, _)| isa.formats[*f].records.iter().flatten().copied()).collect();
    records.sort_unstable();
    records.dedup();
    let conversions = records.iter().map(|r| conversion(isa, o, *r));
    let uses = all_uses(isa, o, &records);
    let example = example(isa, o);
    quote! {
        #![doc = #module_doc]
        use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
        use crate::formats;
        #uses

        #doc
        #example
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct #rust {
            #[doc = #opcode_doc]
            pub opcode: Opcode,
            /// Trace command byte of the header.
            pub debug_cmd: u8,
            /// Trace hint byte of the header.
            pub debug_hint: u8,
            #events_field
            #(#fields)*
        }

        impl #rust {
            /// Name of the operation.
            pub const NAME: &'static str = #name;

            /// The same with another opcode.
            #[must_use]
            pub const fn with_opcode(mut self, opcode: Opcode) -> Self {
                self.opcode = opcode;
                self
            }

            #events_with
            #(#withs)*
        }

        impl Default for #rust {
            fn default() -> Self {
                Self {
                    opcode: #first,
                    debug_cmd: 0,
                    debug_hint: 0,
                    #events_default
                    #(#defaults)*
                }
            }
        }

        ::tpb_core::operation_serde!(#rust {
            "opcode" opcode Plain,
            "debug_cmd" debug_cmd Plain,
            "debug_hint" debug_hint Plain,
            #events_serde
            #(#serde),*
        });

        #(#conversions)*
    }
}

/// How an operand is written by serde: the wrapper of its kind.
fn wrapper(ty: &Ty) -> &'static str {
    match ty {
        Ty::F32 => "Float",
        Ty::Bytes(_) => "Hex",
        Ty::Chars(_) => "Text",
        _ => "Plain",
    }
}

/// How an operation is built, on the one with the most defaults to show.
fn example(isa: &Isa, o: &Operation) -> Option<TokenStream> {
    let defaults = |o: &Operation| o.operands.iter().filter(|x| x.default != 0).count();
    let shown = isa.operations.iter().rev().max_by_key(|o| defaults(o))?;
    if shown.name != o.name {
        return None;
    }
    let numbers = || o.operands.iter().filter(|x| matches!(x.ty, Ty::Uint(_)));
    let (set, kept) = (numbers().find(|x| x.default == 0)?, numbers().find(|x| x.default != 0)?);
    let rust = &o.rust;
    let lines = tokens::markdown(&format!(
        "# Examples\n\n```\nuse tpb_records::operations::{rust};\n\nlet operation = {rust}::default().with_{}(64);\nassert_eq!(operation.{}, 64);\n// \
         What is not said has its default.\nassert_eq!(operation.{}, {});\n```",
        set.name, set.name, kept.name, kept.default
    ));
    Some(quote!(#[doc = ""] #lines))
}

fn operand_doc(isa: &Isa, x: &Operand) -> TokenStream {
    let doc = if x.doc.trim().is_empty() { format!("`{}`.", convert::spelled(isa, &x.ty)) } else { x.doc.clone() };
    let doc = match x.default {
        0 => doc,
        d => format!("{}\n\nDefault {d:#x}, also where a generation lacks it.", doc.trim()),
    };
    tokens::doc(&doc)
}

/// `use` lines: operand types, and arms of the unions that conversions name.
fn all_uses(isa: &Isa, o: &Operation, records: &[usize]) -> TokenStream {
    let mut enums: BTreeSet<String> = BTreeSet::from(["Opcode".to_owned()]);
    let mut types: BTreeSet<String> = BTreeSet::new();
    let mut add = |isa: &Isa, ty: &Ty, union_too: bool| {
        let (mut ty, mut element) = (ty, false);
        while let Ty::Array(inner, _) = ty {
            (ty, element) = (inner, true);
        }
        match ty {
            Ty::Enum(e, _) => drop(enums.insert(isa.enums[*e].rust.clone())),
            Ty::Type(t) if is_union(isa, *t) && !element => {
                types.insert(format!("{}Arm", isa.types[*t].rust));
                if union_too {
                    types.insert(isa.types[*t].rust.clone());
                }
            }
            Ty::Type(t) => drop(types.insert(isa.types[*t].rust.clone())),
            _ => {}
        }
    };
    for x in &o.operands {
        add(isa, &x.ty, false);
    }
    if let Some(events) = &o.events {
        add(isa, events, false);
    }
    for r in records {
        // A union that the record lacks is compared by its bytes.
        for x in o.operands.iter().filter(|x| !isa.records[*r].sources.iter().any(|s| s.operand == x.name)) {
            add(isa, &x.ty, true);
        }
        for s in &isa.records[*r].sources {
            let Some(x) = o.operands.iter().find(|x| x.name == s.operand) else { continue };
            if !s.values.is_empty() {
                add(isa, &s.ty, false);
            }
            if let Ty::Type(from) = s.ty {
                if is_union(isa, from) {
                    add(isa, &s.ty, true);
                }
                if let (true, Ty::Type(to)) = (s.ty != x.ty, &x.ty) {
                    if !is_union(isa, from) {
                        add(isa, &s.ty, false);
                    }
                    for arm in arms(isa, *to) {
                        add(isa, &arm.ty, false);
                    }
                    for arm in arms(isa, from) {
                        add(isa, &arm.ty, false);
                    }
                }
            }
        }
    }
    let (enums, types) = (enums.iter().map(|n| ident(n)), types.iter().map(|n| ident(n)).collect::<Vec<_>>());
    let types = (!types.is_empty()).then(|| quote!(#[allow(unused_imports)] use crate::types::{#(#types),*};));
    quote!(#[allow(unused_imports)] use crate::enums::{#(#enums),*}; #types)
}

fn arms(isa: &Isa, t: usize) -> &[crate::isa::Arm] {
    match &isa.types[t].body {
        TypeBody::Union(u) => &u.arms,
        _ => &[],
    }
}

/// Lift and lower between the operation and one record layout.
fn conversion(isa: &Isa, o: &Operation, record: usize) -> TokenStream {
    let r = &isa.records[record];
    let (rust, record_rust) = (ident(&o.rust), ident(&r.rust));
    let header = r.fields.iter().find(|f| is_header(&f.name));
    let has = |name: &str| header.is_some_and(|h| isa.place(&r.fields, 0, &format!("{}.{name}", h.name)).is_ok());
    let byte = |name: &str, at: u64| {
        if has(name) {
            let at = tokens::int(at);
            quote!(record.0[#at])
        } else {
            quote!(0)
        }
    };
    let (debug_cmd, debug_hint) = (byte("debug_cmd", 2), byte("debug_hint", 3));
    let events = r.fields.iter().find(|f| is_events(&f.name)).filter(|_| o.events.is_some());
    let lift_events = match (events, &o.events) {
        (Some(f), _) => {
            let get = ident(&f.name);
            quote!(events: record.#get(),)
        }
        (None, Some(t)) => {
            let t = tokens::rust_type(&convert::ty(isa, t));
            quote!(events: #t::ZERO,)
        }
        (None, None) => quote!(),
    };
    let lifts = o.operands.iter().map(|x| {
        let field = ident(&x.name);
        let value = match r.sources.iter().find(|s| s.operand == x.name) {
            Some(s) => lift_value(isa, x, s),
            None => default(isa, &x.ty, x.default),
        };
        quote!(#field: #value,)
    });
    let lower_events = match (events, &o.events) {
        (Some(f), _) => {
            let set = ident(&format!("set_{}", f.name));
            quote!(record.#set(self.events);)
        }
        (None, Some(t)) => {
            let t = tokens::rust_type(&convert::ty(isa, t));
            quote!(if self.events != #t::ZERO { return Err(LowerError::Operand { operand: "events" }); })
        }
        (None, None) => quote!(),
    };
    let length = has("inst_word_len").then(|| quote!(record.0[1] = 16;));
    let debug = [("debug_cmd", 2), ("debug_hint", 3)].map(|(name, at)| {
        let at = tokens::int(at);
        let field = ident(name);
        if has(name) {
            quote!(record.0[#at] = self.#field;)
        } else {
            quote!(if self.#field != 0 { return Err(LowerError::Operand { operand: #name }); })
        }
    });
    let lowers = o.operands.iter().map(|x| match r.sources.iter().find(|s| s.operand == x.name) {
        Some(s) => lower_value(isa, x, s),
        None => {
            let (field, name) = (ident(&x.name), &x.name);
            let differs = differs(isa, x, &quote!(self.#field));
            quote!(if #differs { return Err(LowerError::Operand { operand: #name }); })
        }
    });
    let format = &isa.formats[r.format];
    let selector = format.selector.as_ref().map(|s| {
        let (at, value) = (tokens::int(s.offset.into()), tokens::hex(s.value, 8));
        quote!(record.0[#at] = #value;)
    });
    quote! {
        impl Lift<formats::#record_rust> for #rust {
            #[allow(clippy::needless_question_mark)]
            fn lift(record: &formats::#record_rust) -> Result<Self, LiftError> {
                Ok(Self {
                    opcode: Opcode(record.0[0]),
                    debug_cmd: #debug_cmd,
                    debug_hint: #debug_hint,
                    #lift_events
                    #(#lifts)*
                })
            }
        }

        impl Lower<formats::#record_rust> for #rust {
            fn lower_onto(&self, mut record: formats::#record_rust) -> Result<formats::#record_rust, LowerError> {
                record.0[0] = self.opcode.0;
                #length
                #(#debug)*
                #selector
                #lower_events
                #(#lowers)*
                Ok(record)
            }
        }
    }
}

/// Accessor chain of a path.
fn get(path: &str) -> TokenStream {
    let parts = path.split('.').map(ident);
    quote!(record #(.#parts())*)
}

fn lift_value(isa: &Isa, x: &Operand, s: &Source) -> TokenStream {
    let get = get(&s.path);
    if !s.values.is_empty() {
        let raw = if matches!(s.ty, Ty::Enum(..)) { quote!(#get.0) } else { get.clone() };
        let path = &s.path;
        let rows = s.values.iter().map(|(a, b)| {
            let (a, b) = (tokens::hex(*a, 8), default(isa, &x.ty, *b));
            quote!(#a => #b,)
        });
        return quote! {
            match #raw {
                #(#rows)*
                value => return Err(LiftError::Value { field: #path, value: value.into() }),
            }
        };
    }
    match (&s.ty, &x.ty) {
        (Ty::Type(from), Ty::Type(to)) if is_union(isa, *to) => {
            let target = ident(&format!("{}Arm", isa.types[*to].rust));
            if is_union(isa, *from) {
                let given = !union_given(isa, *from).is_empty();
                let arm = if given {
                    let arm = ident(&format!("{}_arm", s.path));
                    quote!(record.#arm())
                } else {
                    quote!(#get.arm())
                };
                if from == to {
                    return arm;
                }
                let source = ident(&format!("{}Arm", isa.types[*from].rust));
                let rows = arms(isa, *from).iter().map(|a| {
                    let variant = ident(&arm_name(&a.name));
                    match arms(isa, *to).iter().find(|b| b.name == a.name) {
                        Some(b) => {
                            let value = recast(isa, &a.ty, &b.ty, quote!(value));
                            quote!(#source::#variant(value) => #target::#variant(#value),)
                        }
                        None => quote!(#source::#variant(_) => #target::Raw(#get.0),),
                    }
                });
                return quote!(match #arm { #(#rows)* #source::Raw(value) => #target::Raw(value), });
            }
            let Some(arm) = arms(isa, *to).iter().find(|a| same_name(isa, &a.ty, *from)) else { return quote!(#target::Raw(#get.0)) };
            let variant = ident(&arm_name(&arm.name));
            let value = recast(isa, &s.ty, &arm.ty, get);
            quote!(#target::#variant(#value))
        }
        (from, to) => recast(isa, from, to, get),
    }
}

/// The value as another generation's structure of the same name, or an integer as an enum.
fn recast(isa: &Isa, from: &Ty, to: &Ty, value: TokenStream) -> TokenStream {
    match (from, to) {
        (Ty::Type(a), Ty::Type(b)) if a != b => {
            let path = ident(&isa.types[*b].rust);
            quote!(#path(#value.0))
        }
        (Ty::Uint(_), Ty::Enum(e, _)) => {
            let path = ident(&isa.enums[*e].rust);
            quote!(#path(#value))
        }
        (Ty::Enum(..), Ty::Uint(_)) => quote!(#value.0),
        _ => value,
    }
}

fn same_name(isa: &Isa, ty: &Ty, t: usize) -> bool {
    matches!(ty, Ty::Type(x) if isa.types[*x].name == isa.types[t].name)
}

fn union_given(isa: &Isa, t: usize) -> &[(String, Ty)] {
    match &isa.types[t].body {
        TypeBody::Union(u) => &u.given,
        _ => &[],
    }
}

fn lower_value(isa: &Isa, x: &Operand, s: &Source) -> TokenStream {
    let (field, name) = (ident(&x.name), &x.name);
    let refuse = quote!(return Err(LowerError::Operand { operand: #name }));
    if !s.values.is_empty() {
        let raw = if matches!(x.ty, Ty::Enum(..)) { quote!(self.#field.0) } else { quote!(self.#field) };
        let mut seen = BTreeSet::new();
        let rows = s.values.iter().filter(|(_, b)| seen.insert(*b)).map(|(a, b)| {
            let (a, b) = (default(isa, &s.ty, *a), tokens::hex(*b, 8));
            quote!(#b => #a,)
        });
        return set(&s.path, quote!(match #raw { #(#rows)* _ => #refuse, }));
    }
    let value = match (&s.ty, &x.ty) {
        (Ty::Type(to), Ty::Type(from)) if is_union(isa, *from) => {
            let source = ident(&format!("{}Arm", isa.types[*from].rust));
            let union = is_union(isa, *to);
            if from == to {
                quote!(self.#field.into())
            } else {
                let target = ident(&format!("{}Arm", isa.types[*to].rust));
                let rows = arms(isa, *from).iter().map(|a| {
                    let variant = ident(&arm_name(&a.name));
                    let there = if union {
                        arms(isa, *to).iter().find(|b| b.name == a.name).map(|b| {
                            let value = recast(isa, &a.ty, &b.ty, quote!(value));
                            quote!(#target::#variant(#value).into())
                        })
                    } else {
                        same_name(isa, &a.ty, *to).then(|| recast(isa, &a.ty, &s.ty, quote!(value)))
                    };
                    match there {
                        Some(value) => quote!(#source::#variant(value) => #value,),
                        None => quote!(#source::#variant(_) => #refuse,),
                    }
                });
                let to_rust = ident(&isa.types[*to].rust);
                let raw = quote!(#source::Raw(value) => #to_rust(value),);
                quote!(match self.#field { #(#rows)* #raw })
            }
        }
        (to, from) => recast(isa, from, to, quote!(self.#field)),
    };
    set(&s.path, value)
}

/// Statement that sets the field of a path, by way of the struct or bitfield it is in.
fn set(path: &str, value: TokenStream) -> TokenStream {
    let parts: Vec<&str> = path.split('.').collect();
    let mut value = value;
    for depth in (1..parts.len()).rev() {
        let outer = get(&parts[..depth].join("."));
        let with = ident(&format!("with_{}", parts[depth]));
        value = quote!(#outer.#with(#value));
    }
    let setter = ident(&format!("set_{}", parts[0]));
    quote!(record.#setter(#value);)
}

/// The enum of all operations, and the trait that executes them.
fn all(isa: &Isa) -> TokenStream {
    let variants = isa.operations.iter().map(|o| {
        let rust = ident(&o.rust);
        let doc = tokens::doc(o.doc.trim().lines().next().unwrap_or_default());
        quote!(#doc #rust(operations::#rust),)
    });
    let serde = isa.operations.iter().map(|o| {
        let (key, rust) = (&o.name, ident(&o.rust));
        quote!(#key #rust)
    });
    let names = isa.operations.iter().map(|o| {
        let rust = ident(&o.rust);
        quote!(Self::#rust(_) => operations::#rust::NAME,)
    });
    let opcodes = isa.operations.iter().map(|o| {
        let rust = ident(&o.rust);
        quote!(Self::#rust(o) => o.opcode,)
    });
    let dispatch = isa.operations.iter().map(|o| {
        let (rust, method) = (ident(&o.rust), ident(&o.name));
        quote!(Self::#rust(o) => engine.#method(o),)
    });
    let methods = isa.operations.iter().map(|o| {
        let (rust, method, name) = (ident(&o.rust), ident(&o.name), &o.name);
        let doc = tokens::doc(o.doc.trim().lines().next().unwrap_or_default());
        quote! {
            #doc
            fn #method(&mut self, operation: &operations::#rust) -> Self::Output {
                let _ = operation;
                self.unimplemented(#name)
            }
        }
    });
    let mut event_types: Vec<&Ty> = isa.operations.iter().filter_map(|o| o.events.as_ref()).collect();
    event_types.sort_by_key(|t| convert::spelled(isa, t));
    event_types.dedup();
    let events = event_types.iter().map(|t| {
        let ty = tokens::rust_type(&convert::ty(isa, t));
        let name = convert::spelled(isa, t);
        let method = ident(&module_name(&name));
        let doc = format!(" What is waited for and updated, of an operation with `{name}`.");
        let rows = isa.operations.iter().filter(|o| o.events.as_ref() == Some(t)).map(|o| {
            let rust = ident(&o.rust);
            quote!(Self::#rust(o) => o.events,)
        });
        let rest = isa.operations.iter().any(|o| o.events.as_ref() != Some(t)).then(|| quote!(_ => return None,));
        quote! {
            #[doc = #doc]
            pub const fn #method(&self) -> Option<crate::types::#ty> {
                Some(match self {
                    #(#rows)*
                    #rest
                })
            }
        }
    });
    quote! {
        //! The enum of all operations, and the trait that executes them.
        use crate::enums::Opcode;
        use crate::operations;

        /// What an instruction means, apart from how a generation writes it.
        #[derive(Clone, Copy, Debug, PartialEq)]
        #[allow(clippy::large_enum_variant)]
        pub enum Operation {
            #(#variants)*
        }

        ::tpb_core::operations_serde!(Operation { #(#serde),* });

        impl Operation {
            /// Name of the operation.
            pub const fn name(&self) -> &'static str {
                match self {
                    #(#names)*
                }
            }

            /// Opcode.
            pub const fn opcode(&self) -> Opcode {
                match self {
                    #(#opcodes)*
                }
            }

            #(#events)*

            /// Hands the operation to the engine's method for it.
            pub fn dispatch<E: Execute + ?Sized>(&self, engine: &mut E) -> E::Output {
                match self {
                    #(#dispatch)*
                }
            }
        }

        /// Executes operations: one method each, with a default that answers [`unimplemented`](Self::unimplemented).
        pub trait Execute {
            /// Answer of an execution.
            type Output;

            /// The answer for an operation that has no model.
            fn unimplemented(&mut self, operation: &'static str) -> Self::Output;

            #(#methods)*
        }
    }
}
