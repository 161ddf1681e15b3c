//! Operations: a value struct each, lifting from and lowering to every record layout, the enum of all, and the execution trait.

mod conversion;

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote;
use tpb_layout::names::{ident, module_name};
use tpb_layout::tokens;

use super::folder::folder;
use super::home::Home;
use super::{Files, convert, source};
use crate::isa::{Imports, Isa, Operand, Operation, Ty};

pub(super) fn emit(isa: &Isa, home: Home, files: &mut Files) {
    let mut parts = Vec::new();
    for o in &isa.operations {
        let part = module_name(&o.name);
        files.insert(format!("records/src/operations/{part}.rs"), source::file(one(isa, o, home)));
        parts.push((part, None));
    }
    folder(files, "records/src", "operations", "Operations: what instructions mean, apart from how a generation writes them.", parts);
    files.insert("records/src/operation.rs".into(), source::file(all(isa, home)));
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
    isa.arms(t).is_some()
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

fn one(isa: &Isa, o: &Operation, home: Home) -> TokenStream {
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
    let serde = home.serde(quote! {
        ::tpb_core::operation_serde!(#rust {
            "opcode" opcode Plain,
            "debug_cmd" debug_cmd Plain,
            "debug_hint" debug_hint Plain,
            #events_serde
            #(#serde),*
        });
    });
    let mut records: Vec<usize> = o.formats.iter().flat_map(|(f, _)| isa.formats[*f].records.iter().flatten().copied()).collect();
    records.sort_unstable();
    records.dedup();
    let conversions = records.iter().map(|r| conversion::conversion(isa, o, *r));
    let uses = all_uses(isa, o, &records);
    // An example names the crate it is in.
    let example = matches!(home, Home::Crates).then(|| example(isa, o));
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

        #serde


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

/// `use` lines.
fn all_uses(isa: &Isa, o: &Operation, records: &[usize]) -> TokenStream {
    let Imports { enums, types } = Imports::of_operation(isa, o, records);
    let (enums, types) = (enums.iter().map(|n| ident(n)), types.iter().map(|n| ident(n)).collect::<Vec<_>>());
    let types = (!types.is_empty()).then(|| quote!(#[allow(unused_imports)] use crate::types::{#(#types),*};));
    quote!(#[allow(unused_imports)] use crate::enums::{#(#enums),*}; #types)
}

fn arms(isa: &Isa, t: usize) -> &[crate::isa::Arm] {
    isa.arms(t).unwrap_or_default()
}

/// The enum of all operations, and the trait that executes them.
fn all(isa: &Isa, home: Home) -> TokenStream {
    let variants = isa.operations.iter().map(|o| {
        let rust = ident(&o.rust);
        let doc = tokens::doc(o.doc.trim().lines().next().unwrap_or_default());
        quote!(#doc #rust(operations::#rust),)
    });
    let serde = isa.operations.iter().map(|o| {
        let (key, rust) = (&o.name, ident(&o.rust));
        quote!(#key #rust)
    });
    let serde = home.serde(quote!(::tpb_core::operations_serde!(Operation { #(#serde),* });));
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

        #serde

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
