//! Enums: an open newtype over the wire integer, and a closed enum of the known values.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote;

use crate::emitted::{Emitted, debug_bare, described};
use crate::ir::{Enum, Value};
use crate::names::{ident, ident_at, type_name};
use crate::tokens;

/// The newtype with its constants, the closed enum, the descriptor.
pub fn emit(e: &Enum) -> Emitted {
    let rust = ident_at(&e.rust, e.span);
    let known = ident_at(&format!("Known{}", e.rust), e.span);
    let vis = &e.vis;
    let bytes = tokens::repr_bytes(e.width);
    let repr = tokens::uint(bytes);
    let doc = tokens::markdown(&e.doc);
    let (name, text) = (&e.name, tokens::plain(&e.doc));
    let size = tokens::int(bytes.into());
    let width = tokens::int(e.width.into());
    let conf = tokens::conf(e.conf);
    let source = &e.source;
    let constants = e.values.iter().map(|v| {
        let (constant, value) = (ident(&v.constant), tokens::hex(v.value, bytes * 8));
        let doc = tokens::markdown(&value_doc(v));
        quote!(#doc #vis const #constant: Self = Self(#value);)
    });
    let descriptors = e.values.iter().map(|v| descriptor(v, e.lower_case));
    // Two names for one value are one known value: the first name stands for it.
    let mut seen = BTreeSet::new();
    let firsts: Vec<&Value> = e.values.iter().filter(|v| seen.insert(v.value)).collect();
    let variants = firsts.iter().map(|v| {
        let (variant, value) = (ident(&type_name(&v.constant)), tokens::hex(v.value, bytes * 8));
        let doc = tokens::markdown(&value_doc(v));
        quote!(#doc #variant = #value,)
    });
    let matches = firsts.iter().map(|v| {
        let (variant, value) = (ident(&type_name(&v.constant)), tokens::hex(v.value, bytes * 8));
        quote!(#value => #known::#variant,)
    });
    let known_doc = format!(" The values of [`{}`] that some generation has.", e.rust);
    // A derived `Eq` has a function, which would be all that debug builds compile of the module.
    let declared = quote! {
        #[derive(Clone, Copy, Default, PartialEq)]
        #[repr(transparent)]
        #vis struct #rust(#vis #repr);

        impl Eq for #rust {}
    };
    let body = quote! {
        impl #rust {
            #(#constants)*

            /// The value in these bytes.
            #[inline]
            #vis const fn from_bytes(bytes: [u8; #size]) -> Self {
                Self(#repr::from_le_bytes(bytes))
            }

            /// The bytes.
            #[inline]
            #vis const fn to_bytes(self) -> [u8; #size] {
                self.0.to_le_bytes()
            }
        }
    };
    let extras = vec![
        quote! {
        #[doc = #known_doc]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(#repr)]
        #vis enum #known {
            #(#variants)*
        }
        },
        quote! {
            impl #rust {
            /// The named value, if it has a name in any generation.
            #[inline]
            #vis const fn known(self) -> Option<#known> {
                Some(match self.0 {
                    #(#matches)*
                    _ => return None,
                })
            }
            }
        },
        quote! {
        impl From<#known> for #rust {
            #[inline]
            fn from(value: #known) -> Self {
                Self(value as #repr)
            }
        }
        },
    ];
    let constant = quote! {
        #vis const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
            use ::tpb_core::layout;
            &layout::EnumInfo::new(#name, #width, &[#(#descriptors),*], #text, #conf, &[#(#source),*])
        };
    };
    let mut described = described(&rust, constant, quote!(Enum(Self::LAYOUT, #size)), quote!(debug_enum), quote!(self.0.into()));
    described.push(quote! {
        impl ::tpb_core::layout::Enum for #rust {
            const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
        }
    });
    Emitted {
        doc,
        declared,
        derives: quote!(Hash, PartialOrd, Ord),
        body,
        extras,
        described,
        undescribed: debug_bare(&rust),
        serde: quote!(::tpb_core::layout_serde!(#rust);),
    }
}

fn value_doc(v: &Value) -> String {
    if v.doc.trim().is_empty() { format!("`{}`.", v.name) } else { v.doc.clone() }
}

fn descriptor(v: &Value, lower_case: bool) -> TokenStream {
    let (name, doc) = (&v.name, tokens::plain(&v.doc));
    let value = tokens::hex(v.value, 8);
    let gens = (v.gens != u32::MAX).then(|| {
        let gens: TokenStream = format!("0b{:b}", v.gens).parse().unwrap_or_default();
        quote!(.with_gens(layout::GenSet(#gens)))
    });
    let sentinel = v.sentinel.then(|| quote!(.with_sentinel()));
    let lower = lower_case.then(|| quote!(.with_lower_case()));
    quote!(layout::ValueInfo::new(#name, #value, #doc)#gens #sentinel #lower)
}
