//! A builder that gives out legal records alone.

use proc_macro2::TokenStream;
use quote::quote;
use tpb_layout::names::ident_at;

use super::{Arm, Member, Record, beside};

pub(super) fn emit(r: &Record<'_>, members: &[Member<'_>]) -> TokenStream {
    let s = r.layout;
    let (rust, builder, vis) = (ident_at(&s.rust, s.span), beside(s, "Builder"), &s.vis);
    let doc = format!(" Builds a [`{rust}`] field by field, and checks it in the end. Fields that are not set are zero.");
    let setters = members.iter().map(|m| setter(m, vis));
    // With what makes it an instruction, or with zeros.
    let (first, first_doc) = if r.opcode.is_some() {
        (quote!(Self::new()), " A builder, which has opcode, length and selector already.")
    } else {
        (quote!(Self::ZERO), " A builder, with all fields zero.")
    };
    quote! {
        impl #rust {
            #[doc = #first_doc]
            #[allow(dead_code)]
            #vis const fn builder() -> #builder {
                #builder(#first)
            }
        }

        #[doc = #doc]
        #[allow(dead_code)]
        #[derive(Clone, Copy, Debug)]
        #[must_use]
        #vis struct #builder(#rust);

        #[allow(dead_code)]
        impl #builder {
            #(#setters)*

            /// The record.
            ///
            /// # Errors
            ///
            /// The first rule that it breaks.
            #vis fn build(self) -> ::core::result::Result<#rust, ::tpb_core::check::Broken> {
                let mut first = ::tpb_core::check::Keep(None);
                let _ = self.0.check(&::tpb_core::check::Context::STRICT, &mut first);
                match first.0 {
                    Some(rule) => Err(::tpb_core::check::Broken(rule)),
                    None => Ok(self.0),
                }
            }
        }
    }
}

fn setter(m: &Member<'_>, vis: &TokenStream) -> TokenStream {
    let Member { get, set, ty, doc, .. } = m;
    let arm = m.arm.as_ref().map(|Arm { path, get: name, set }| {
        let doc = format!(" Arm of [`{get}`](Self::{get}), and the selector with it.");
        quote! {
            #[doc = #doc]
            #vis fn #name(mut self, arm: <#path as ::tpb_core::layout::Union>::Arm) -> Self {
                self.0.#set(arm);
                self
            }
        }
    });
    quote! {
        #doc
        #[inline]
        #vis const fn #get(mut self, value: #ty) -> Self {
            self.0.#set(value);
            self
        }

        #arm
    }
}
