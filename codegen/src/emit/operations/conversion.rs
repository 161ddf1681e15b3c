//! Lifting and lowering between an operation and each record layout.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote;
use tpb_layout::names::{arm_name, ident};
use tpb_layout::tokens;

use super::{arms, default, differs, is_union};
use crate::emit::convert;
use crate::isa::{Isa, Operand, Operation, Source, Ty, TypeBody};
use crate::resolve::is_header;

/// Lift and lower between the operation and one record layout.
pub(super) fn conversion(isa: &Isa, o: &Operation, record: usize) -> TokenStream {
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
    let events = r.events().filter(|_| o.events.is_some());
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
    let kept = o.operands.iter().filter_map(|x| kept(isa, x, r.sources.iter().find(|s| s.operand == x.name)?));
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
                #(#kept)*
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
                let arm = live_arm(isa, *from, &s.path);
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
                quote!(self.#field)
            } else {
                let target = ident(&format!("{}Arm", isa.types[*to].rust));
                let rows = arms(isa, *from).iter().map(|a| {
                    let variant = ident(&arm_name(&a.name));
                    let there = if union {
                        arms(isa, *to).iter().find(|b| b.name == a.name).map(|b| {
                            let value = recast(isa, &a.ty, &b.ty, quote!(value));
                            quote!(#target::#variant(#value))
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
                let raw = if union {
                    quote!(#source::Raw(value) => #target::Raw(value),)
                } else {
                    quote!(#source::Raw(value) => #to_rust(value),)
                };
                quote!(match self.#field { #(#rows)* #raw })
            }
        }
        (to, from) => recast(isa, from, to, quote!(self.#field)),
    };
    if to_union(isa, x, s).is_none() {
        return set(&s.path, value);
    }
    let set = set(&s.path, quote!(#field.into()));
    quote!(let #field = #value; #set)
}

/// Statement that refuses what this layout would not read as it was written: an arm of a union that it takes for another arm, a number that its bits do
/// not hold. [`lower_value`] binds the arm to the operand's name.
fn kept(isa: &Isa, x: &Operand, s: &Source) -> Option<TokenStream> {
    if s.path.contains('.') && s.values.is_empty() && matches!(s.ty, Ty::Uint(_) | Ty::Enum(..)) {
        let (field, name, there) = (ident(&x.name), &x.name, lift_value(isa, x, s));
        return Some(quote!(if #there != self.#field { return Err(LowerError::Operand { operand: #name }); }));
    }
    let to = to_union(isa, x, s)?;
    let (arm, name, union) = (ident(&x.name), &x.name, ident(&isa.types[to].rust));
    let read = live_arm(isa, to, &s.path);
    Some(quote! {
        if !<#union as ::tpb_core::layout::Union>::reads_as(&#arm, &#read) {
            return Err(LowerError::Operand { operand: #name });
        }
    })
}

/// The union of the record that an operand which is a union is written to.
fn to_union(isa: &Isa, x: &Operand, s: &Source) -> Option<usize> {
    match (&s.ty, &x.ty) {
        (Ty::Type(to), Ty::Type(from)) if s.values.is_empty() && is_union(isa, *to) && is_union(isa, *from) => Some(*to),
        _ => None,
    }
}

/// Reads the live arm of a union.
fn live_arm(isa: &Isa, union: usize, path: &str) -> TokenStream {
    if union_given(isa, union).is_empty() {
        let get = get(path);
        quote!(#get.arm())
    } else {
        let arm = ident(&format!("{path}_arm"));
        quote!(record.#arm())
    }
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
