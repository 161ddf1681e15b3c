//! Unions: a newtype over bytes, and an enum of its arms.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emitted::{Emitted, debug_bare, described};
use crate::ir::{Arm, Union};
use crate::names::{arm_name, ident, ident_at};
use crate::tokens;

/// The newtype, the enum of its arms, its descriptor.
pub fn emit(u: &Union) -> Emitted {
    let rust = ident_at(&u.rust, u.span);
    let arms_enum = ident_at(&format!("{}Arm", u.rust), u.span);
    let vis = &u.vis;
    let size = tokens::int(u64::from(u.size));
    let doc = tokens::markdown(&u.doc);
    let arms_doc = format!(" The live arm of a [`{}`].", u.rust);
    let name = &u.name;
    let text = tokens::plain(&u.doc);
    let variants = u.arms.iter().map(variant);
    let descriptors = u.arms.iter().map(descriptor);
    let given = &u.given;
    let tests = u.arms.iter().enumerate().map(|(i, a)| {
        let (test, i) = (&a.test, tokens::int(i as u64));
        quote!(if #test { return Some(#i); })
    });
    let reads = u.arms.iter().enumerate().map(|(i, a)| {
        let variant = ident(&arm_name(&a.name));
        let i = tokens::int(i as u64);
        let load = tokens::load(&a.ty, &quote!(self.0), &quote!(0));
        quote!(Some(#i) => #arms_enum::#variant(#load),)
    });
    let indices = u.arms.iter().enumerate().map(|(i, a)| {
        let variant = ident(&arm_name(&a.name));
        let i = tokens::int(i as u64);
        quote!(#arms_enum::#variant(_) => Some(#i),)
    });
    let take = u.arms.iter().any(|a| tokens::loads_with_take(&a.ty)).then(|| {
        quote!(
            use ::tpb_core::bytes::take;
        )
    });
    let put = u.arms.iter().any(|a| tokens::loads_with_take(&a.ty)).then(|| {
        quote!(
            use ::tpb_core::bytes::put;
        )
    });
    let writes = u.arms.iter().map(|a| {
        let variant = ident(&arm_name(&a.name));
        let store = tokens::store(&a.ty, &quote!(bytes), &quote!(0), &quote!(value));
        quote!(#arms_enum::#variant(value) => { #store })
    });
    // Where no arm has one, the trait's own answer stands.
    let tags = u.arms.iter().any(|a| a.tag.is_some()).then(|| {
        let tags = u.arms.iter().enumerate().filter_map(|(i, a)| {
            let (i, tag) = (tokens::int(i as u64), a.tag.as_ref()?);
            Some(quote!(#i => Some(#tag),))
        });
        quote! {
            #[inline]
            fn selector_of(index: usize) -> Option<u64> {
                match index {
                    #(#tags)*
                    _ => None,
                }
            }
        }
    });
    let alone = u.given.is_empty().then(|| {
        quote! {
            /// The live arm.
            #[inline]
            #vis fn arm(&self) -> #arms_enum {
                self.arm_given(&[])
            }
        }
    });
    let given_doc = if u.given.is_empty() {
        String::from(" The live arm; this union needs no given values.")
    } else {
        format!(" The live arm, given {}.", u.given.iter().map(|g| format!("`{g}`")).collect::<Vec<_>>().join(", "))
    };
    // A derived `Eq` has a function, which would be all that debug builds compile of the module.
    let declared = quote! {
        #[derive(Clone, Copy, PartialEq)]
        #[repr(transparent)]
        #vis struct #rust(#vis [u8; #size]);

        impl Eq for #rust {}

        #[doc = #arms_doc]
        #[derive(Clone, Copy, Debug, PartialEq)]
        #vis enum #arms_enum {
            #(#variants)*
            /// No arm's condition holds.
            Raw([u8; #size]),
        }
    };
    let body = quote! {
        impl #rust {
            /// Size in bytes.
            #vis const SIZE: usize = #size;
            /// All bytes zero.
            #vis const ZERO: Self = Self([0; #size]);
            /// The union in these bytes.
            #[inline]
            #vis const fn from_bytes(bytes: [u8; #size]) -> Self {
                Self(bytes)
            }

            /// The bytes.
            #[inline]
            #vis const fn to_bytes(self) -> [u8; #size] {
                self.0
            }

            /// Index of the live arm.
            #[inline]
            #[allow(unused_variables, unused_parens, unreachable_code, clippy::needless_return)]
            #vis fn pick(r: &[u8], given: &[u64]) -> Option<usize> {
                #(#tests)*
                None
            }

            #alone

            #[doc = #given_doc]
            #[inline]
            #vis fn arm_given(&self, given: &[u64]) -> #arms_enum {
                ::tpb_core::layout::Union::arm_at(self, Self::pick(&self.0, given))
            }
        }

        impl ::tpb_core::layout::Union for #rust {
            type Arm = #arms_enum;

            #[inline]
            fn arm_at(&self, index: Option<usize>) -> #arms_enum {
                #take
                match index {
                    #(#reads)*
                    _ => #arms_enum::Raw(self.0),
                }
            }

            #[inline]
            fn arm_index(arm: &#arms_enum) -> Option<usize> {
                match arm {
                    #(#indices)*
                    #arms_enum::Raw(_) => None,
                }
            }

            #tags
        }

        impl From<#arms_enum> for #rust {
            #[inline]
            fn from(arm: #arms_enum) -> Self {
                #put
                let mut bytes = [0; #size];
                match arm {
                    #(#writes)*
                    #arms_enum::Raw(value) => bytes = value,
                }
                Self(bytes)
            }
        }

        impl Default for #rust {
            #[inline]
            fn default() -> Self {
                Self::ZERO
            }
        }

        impl Default for #arms_enum {
            #[inline]
            fn default() -> Self {
                Self::Raw([0; #size])
            }
        }
    };
    let constant = quote! {
        #vis const LAYOUT: &'static ::tpb_core::layout::UnionInfo = {
            use ::tpb_core::layout;
            &layout::UnionInfo::new(#name, #size, &[#(#descriptors),*], Self::pick, &[#(#given),*], #text)
        };
    };
    let described = described(&rust, constant, quote!(Union(Self::LAYOUT)), quote!(debug_union), quote!(&self.0));
    Emitted {
        doc,
        declared,
        derives: quote!(Hash),
        body,
        extras: Vec::new(),
        described,
        undescribed: debug_bare(&rust),
        serde: quote!(::tpb_core::union_serde!(#rust, #arms_enum);),
    }
}

fn variant(a: &Arm) -> TokenStream {
    let name = ident(&arm_name(&a.name));
    let ty = tokens::rust_type(&a.ty);
    let doc = if a.doc.trim().is_empty() { format!("While `{}`.", a.when) } else { a.doc.clone() };
    let doc = tokens::markdown(&doc);
    quote!(#doc #name(#ty),)
}

fn descriptor(a: &Arm) -> TokenStream {
    let (name, when, doc) = (&a.name, &a.when, tokens::plain(&a.doc));
    let ty = tokens::descriptor(&a.ty);
    quote!(layout::ArmInfo::new(#name, #ty, #when, #doc))
}
