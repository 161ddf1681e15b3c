//! A builder that gives out legal records alone.

use proc_macro2::TokenStream;
use quote::quote;
use tpb_layout::names::ident_at;
use tpb_layout::{ir, tokens};

use super::{beside, field_doc, union_path, used};

pub(super) fn emit(s: &ir::Struct) -> TokenStream {
    let (rust, builder, vis) = (ident_at(&s.rust, s.span), beside(s, "Builder"), &s.vis);
    let doc = format!(" Builds a [`{rust}`] field by field, and checks it in the end. Fields that are not set are zero.");
    let setters = used(s).map(|f| {
        let (name, set) = (ident_at(&f.name, f.span), ident_at(&format!("set_{}", f.name), f.span));
        let (ty, doc) = (tokens::rust_type(&f.ty), field_doc(f));
        let arm = union_path(f).map(|path| {
            let (name, set) = (ident_at(&format!("{}_arm", f.name), f.span), ident_at(&format!("set_{}_arm", f.name), f.span));
            let doc = format!(" Arm of [`{}`](Self::{}), and the selector with it.", f.name, f.name);
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
            #vis const fn #name(mut self, value: #ty) -> Self {
                self.0.#set(value);
                self
            }

            #arm
        }
    });
    quote! {
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

/// How a builder begins: with the record that has what makes it an instruction, or with zeros.
pub(super) fn begin(s: &ir::Struct, is_instruction: bool) -> TokenStream {
    let (rust, builder, vis) = (ident_at(&s.rust, s.span), beside(s, "Builder"), &s.vis);
    let (first, doc) = if is_instruction {
        (quote!(Self::new()), " A builder, which has opcode, length and selector already.")
    } else {
        (quote!(Self::ZERO), " A builder, with all fields zero.")
    };
    quote! {
        impl #rust {
            #[doc = #doc]
            #[allow(dead_code)]
            #vis const fn builder() -> #builder {
                #builder(#first)
            }
        }
    }
}
