//! The fields as plain values.

use proc_macro2::TokenStream;
use quote::quote;
use tpb_layout::names::ident_at;
use tpb_layout::{ir, tokens};

use super::{beside, field_doc, union_path, used};

pub(super) fn emit(s: &ir::Struct) -> TokenStream {
    let (rust, value, vis) = (ident_at(&s.rust, s.span), beside(s, "Value"), &s.vis);
    let doc =
        format!(" The fields of a [`{rust}`] as plain values; of a union with a selector, its live arm. Reserved bytes are left out.");
    let members = used(s).map(|f| {
        let (name, doc) = (ident_at(&f.name, f.span), field_doc(f));
        let ty = match union_path(f) {
            Some(path) => quote!(<#path as ::tpb_core::layout::Union>::Arm),
            None => tokens::rust_type(&f.ty),
        };
        quote!(#doc #vis #name: #ty)
    });
    let reads = used(s).map(|f| {
        let name = ident_at(&f.name, f.span);
        let get = if union_path(f).is_some() { ident_at(&format!("{}_arm", f.name), f.span) } else { name.clone() };
        quote!(#name: record.#get())
    });
    // Unions last: their arms decide about selectors.
    let (unions, plain): (Vec<_>, Vec<_>) = used(s).partition(|f| union_path(f).is_some());
    let writes = plain.into_iter().map(|f| (f, "")).chain(unions.into_iter().map(|f| (f, "_arm"))).map(|(f, suffix)| {
        let (name, set) = (ident_at(&f.name, f.span), ident_at(&format!("set_{}{suffix}", f.name), f.span));
        quote!(record.#set(value.#name);)
    });
    quote! {
        #[doc = #doc]
        #[allow(dead_code)]
        #[derive(Clone, Copy, Debug, PartialEq)]
        #vis struct #value {
            #(#members),*
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
