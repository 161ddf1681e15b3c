//! Structs and records: a newtype over bytes with accessors and a descriptor.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emitted::{Emitted, debug_bare, described};
use crate::ir::{Field, Locator, Role, Struct, Ty};
use crate::names::ident_at;
use crate::tokens;

/// The newtype, its accessors, its descriptor.
pub fn emit(s: &Struct) -> Emitted {
    let rust = ident_at(&s.rust, s.span);
    let vis = &s.vis;
    let size = tokens::int(u64::from(s.size));
    let doc = tokens::markdown(&s.doc);
    let map = byte_map(s);
    let usable = || s.fields.iter().filter(|f| f.reserved.is_none());
    let accessors = usable().map(|f| accessor(f, vis));
    let withs = usable().map(|f| with(f, vis));
    let fields = s.fields.iter().map(descriptor);
    let name = &s.name;
    let text = tokens::plain(&s.doc);
    let conf = tokens::conf(s.conf);
    let source = &s.source;
    let doc = quote! {
        #doc
        ///
        #map
    };
    // A derived `Eq` has a function, which would be all that debug builds compile of the module.
    let declared = quote! {
        #[derive(Clone, Copy, PartialEq)]
        #[repr(transparent)]
        #vis struct #rust(#vis [u8; #size]);

        impl Eq for #rust {}
    };
    let body = quote! {
        impl #rust {
            /// Size in bytes.
            #vis const SIZE: usize = #size;
            /// All bytes zero.
            #vis const ZERO: Self = Self([0; #size]);
            /// The record in these bytes.
            #[inline]
            #vis const fn from_bytes(bytes: [u8; #size]) -> Self {
                Self(bytes)
            }

            /// The bytes.
            #[inline]
            #vis const fn as_bytes(&self) -> &[u8; #size] {
                &self.0
            }

            /// The bytes, by value.
            #[inline]
            #vis const fn to_bytes(self) -> [u8; #size] {
                self.0
            }

            #(#accessors)*
        }

        impl Default for #rust {
            #[inline]
            fn default() -> Self {
                Self::ZERO
            }
        }
    };
    let builder = usable().next().map(|_| {
        quote! {
            impl #rust {
                #(#withs)*
            }
        }
    });
    let constant = quote! {
        #vis const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
            use ::tpb_core::layout;
            &layout::StructInfo::new(#name, #size, &[#(#fields),*], #text, #conf, &[#(#source),*])
        };
    };
    let described = described(&rust, constant, quote!(Struct(Self::LAYOUT)), quote!(debug), quote!(&self.0));
    Emitted {
        doc,
        declared,
        derives: quote!(Hash),
        body,
        extras: builder.into_iter().collect(),
        described,
        undescribed: debug_bare(&rust),
        serde: quote!(::tpb_core::layout_serde!(#rust);),
    }
}

/// A table of fields for rustdoc.
fn byte_map(s: &Struct) -> TokenStream {
    let mut lines = vec!["| bytes | field | type |".to_owned(), "|---|---|---|".to_owned()];
    for f in &s.fields {
        let (from, to) = (f.offset, f.offset + f.ty.size() - 1);
        let at = if from == to { from.to_string() } else { format!("{from}..={to}") };
        let reserved = if f.reserved.is_some() { " (reserved)" } else { "" };
        lines.push(format!("| {at} | `{}` | `{}`{reserved} |", f.name, tokens::spelled(&f.ty)));
    }
    let lines = lines.iter().map(|l| format!(" {l}"));
    quote!(#(#[doc = #lines])*)
}

fn accessor(f: &Field, vis: &TokenStream) -> TokenStream {
    let get = ident_at(&f.name, f.span);
    let set = ident_at(&format!("set_{}", f.name), f.span);
    let ty = tokens::rust_type(&f.ty);
    let at = tokens::int(u64::from(f.offset));
    let at = quote!(#at);
    let load = tokens::load(&f.ty, &quote!(self.0), &at);
    let store = tokens::store(&f.ty, &quote!(self.0), &at, &quote!(value));
    let doc = if f.doc.trim().is_empty() { format!("`{}` at byte {}.", tokens::spelled(&f.ty), f.offset) } else { f.doc.clone() };
    let doc = tokens::markdown(&doc);
    let set_doc = format!(" Sets [`{}`](Self::{}).", f.name, f.name);
    let take = tokens::loads_with_take(&f.ty).then(|| {
        quote!(
            use ::tpb_core::bytes::take;
        )
    });
    let put = tokens::loads_with_take(&f.ty).then(|| {
        quote!(
            use ::tpb_core::bytes::put;
        )
    });
    let arm = arm_accessor(f, vis);
    quote! {
        #doc
        #[inline]
        #vis const fn #get(&self) -> #ty {
            #take
            #load
        }

        #[doc = #set_doc]
        #[inline]
        #vis const fn #set(&mut self, value: #ty) {
            #put
            #store
        }

        #arm
    }
}

fn with(f: &Field, vis: &TokenStream) -> TokenStream {
    let set = ident_at(&format!("set_{}", f.name), f.span);
    let with = ident_at(&format!("with_{}", f.name), f.span);
    let ty = tokens::rust_type(&f.ty);
    let doc = format!(" The same with another [`{}`](Self::{}).", f.name, f.name);
    quote! {
        #[doc = #doc]
        #[inline]
        #[must_use]
        #vis const fn #with(mut self, value: #ty) -> Self {
            self.#set(value);
            self
        }
    }
}

/// For a union whose arm depends on other fields: the live arm, with those fields looked up.
fn arm_accessor(f: &Field, vis: &TokenStream) -> Option<TokenStream> {
    let Ty::Named(n) = &f.ty else { return None };
    // Only a union is given anything.
    if f.given.is_empty() {
        return None;
    }
    let arm = ident_at(&format!("{}_arm", f.name), f.span);
    let get = ident_at(&f.name, f.span);
    let path = &n.path;
    let given = f.given.iter().map(|l| {
        let (o, l, w) = (tokens::int(l.offset.into()), tokens::int(l.lsb.into()), tokens::int(l.width.into()));
        quote!(::tpb_core::bytes::bits(&self.0, #o, #l, #w))
    });
    let doc = format!(" The live arm of [`{}`](Self::{}).", f.name, f.name);
    Some(quote! {
        #[doc = #doc]
        #[inline]
        #vis fn #arm(&self) -> <#path as ::tpb_core::layout::Union>::Arm {
            self.#get().arm_given(&[#(#given),*])
        }
    })
}

fn descriptor(f: &Field) -> TokenStream {
    let name = &f.name;
    let offset = tokens::int(u64::from(f.offset));
    let ty = tokens::descriptor(&f.ty);
    let doc = tokens::plain(&f.doc);
    let reserved = f.reserved.map(tokens::reserved);
    let reserved = reserved.map(|r| quote!(.with_reserved(#r)));
    let closed = f.closed.then(|| quote!(.with_closed()));
    let role = (f.role != Role::Read).then(|| tokens::role(f.role));
    let role = role.map(|r| quote!(.with_role(#r)));
    let given = f.given.iter().map(locator);
    let given = (!f.given.is_empty()).then(|| quote!(.with_given(&[#(#given),*])));
    quote!(layout::Field::new(#name, #offset, #ty, #doc)#reserved #closed #role #given)
}

fn locator(l: &Locator) -> TokenStream {
    let (o, b, w) = (tokens::int(l.offset.into()), tokens::int(l.lsb.into()), tokens::int(l.width.into()));
    quote!(layout::Locator { offset: #o, lsb: #b, width: #w })
}
