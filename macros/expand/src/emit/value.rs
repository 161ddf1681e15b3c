//! The fields as plain values.

use proc_macro2::TokenStream;
use quote::quote;
use tpb_layout::ir;
use tpb_layout::names::ident_at;

use super::{Member, beside};

pub(super) fn emit(s: &ir::Struct, members: &[Member<'_>]) -> TokenStream {
    let (rust, value, vis) = (ident_at(&s.rust, s.span), beside(s, "Value"), &s.vis);
    let doc =
        format!(" The fields of a [`{rust}`] as plain values; of a union with a selector, its live arm. Reserved bytes are left out.");
    let fields = members.iter().map(|Member { get, ty, doc, arm, .. }| match arm {
        Some(super::Arm { path, .. }) => quote!(#doc #vis #get: <#path as ::tpb_core::layout::Union>::Arm),
        None => quote!(#doc #vis #get: #ty),
    });
    let reads = members.iter().map(|Member { get, arm, .. }| {
        let read = arm.as_ref().map_or(get, |arm| &arm.get);
        quote!(#get: record.#read())
    });
    // Unions last: their arms decide about selectors.
    let plain = members.iter().filter(|m| m.arm.is_none()).map(|Member { get, set, .. }| quote!(record.#set(value.#get);));
    let unions = members.iter().filter_map(|m| Some((&m.get, &m.arm.as_ref()?.set))).map(|(get, set)| quote!(record.#set(value.#get);));
    let writes = plain.chain(unions);
    quote! {
        #[doc = #doc]
        #[allow(dead_code)]
        #[derive(Clone, Copy, Debug, PartialEq)]
        #vis struct #value {
            #(#fields),*
        }

        impl From<#rust> for #value {
            fn from(record: #rust) -> Self {
                let _ = record;
                Self { #(#reads),* }
            }
        }

        impl From<#value> for #rust {
            fn from(value: #value) -> Self {
                let _ = value;
                #[allow(unused_mut)]
                let mut record = Self::ZERO;
                #(#writes)*
                record
            }
        }

        impl Default for #value {
            fn default() -> Self {
                #rust::default().into()
            }
        }
    }
}
