//! Enums: an open newtype over the wire integer, and a closed enum of the known values.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote;

use crate::ir::{Enum, Value};
use crate::names::{ident, type_name};
use crate::tokens;

/// The newtype with its constants, the closed enum, the descriptor.
pub fn emit(e: &Enum) -> TokenStream {
    let rust = ident(&e.rust);
    let known = ident(&format!("Known{}", e.rust));
    let bytes = tokens::repr_bytes(e.width);
    let repr = tokens::uint(bytes);
    let doc = tokens::doc(&e.doc);
    let (name, text) = (&e.name, e.doc.trim());
    let width = tokens::int(e.width.into());
    let conf = tokens::conf(e.conf);
    let source = &e.source;
    let constants = e.values.iter().map(|v| {
        let (constant, value) = (ident(&v.constant), tokens::hex(v.value, bytes * 8));
        let doc = tokens::doc(&value_doc(v));
        quote!(#doc pub const #constant: Self = Self(#value);)
    });
    let descriptors = e.values.iter().map(descriptor);
    // Two names for one value are one known value: the first name stands for it.
    let mut seen = BTreeSet::new();
    let firsts: Vec<&Value> = e.values.iter().filter(|v| seen.insert(v.value)).collect();
    let variants = firsts.iter().map(|v| {
        let (variant, value) = (ident(&type_name(&v.constant)), tokens::hex(v.value, bytes * 8));
        let doc = tokens::doc(&value_doc(v));
        quote!(#doc #variant = #value,)
    });
    let matches = firsts.iter().map(|v| {
        let (variant, value) = (ident(&type_name(&v.constant)), tokens::hex(v.value, bytes * 8));
        quote!(#value => #known::#variant,)
    });
    let known_doc = format!(" The values of [`{}`] that some generation has.", e.rust);
    quote! {
        #doc
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(transparent)]
        pub struct #rust(pub #repr);

        #[doc = #known_doc]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(#repr)]
        pub enum #known {
            #(#variants)*
        }

        impl #rust {
            #(#constants)*

            /// Descriptor.
            pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
                use ::tpb_core::layout;
                &layout::EnumInfo {
                name: #name,
                width: #width,
                values: &[#(#descriptors),*],
                doc: #text,
                conf: #conf,
                source: &[#(#source),*],
                }
            };

            /// The named value, if it has a name in any generation.
            #[inline]
            pub const fn known(self) -> Option<#known> {
                Some(match self.0 {
                    #(#matches)*
                    _ => return None,
                })
            }
        }

        impl From<#known> for #rust {
            fn from(value: #known) -> Self {
                Self(value as #repr)
            }
        }

        impl ::core::fmt::Debug for #rust {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
            }
        }
    }
}

fn value_doc(v: &Value) -> String {
    if v.doc.trim().is_empty() { format!("`{}`.", v.name) } else { v.doc.clone() }
}

fn descriptor(v: &Value) -> TokenStream {
    let (name, doc, sentinel) = (&v.name, v.doc.trim(), v.sentinel);
    let value = tokens::hex(v.value, 8);
    let gens = if v.gens == u32::MAX {
        quote!(layout::GenSet::ALL)
    } else {
        let gens: TokenStream = format!("0b{:b}", v.gens).parse().unwrap_or_default();
        quote!(layout::GenSet(#gens))
    };
    quote! {
        layout::ValueInfo {
            name: #name,
            value: #value,
            gens: #gens,
            sentinel: #sentinel,
            doc: #doc,
        }
    }
}
