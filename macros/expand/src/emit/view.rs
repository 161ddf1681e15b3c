//! The record in bytes of somebody else.

use proc_macro2::TokenStream;
use quote::quote;
use tpb_layout::names::ident_at;
use tpb_layout::{ir, tokens};

use super::{Member, beside};

pub(super) fn emit(s: &ir::Struct, members: &[Member<'_>]) -> TokenStream {
    let (rust, view, vis) = (ident_at(&s.rust, s.span), beside(s, "Ref"), &s.vis);
    let size = tokens::int(s.size.into());
    let doc = format!(" A [`{rust}`] in bytes that belong to somebody else, read where they are.");
    let view_doc = " The record, to be read where it is.";
    let getters = members.iter().map(|m| getter(m, vis));
    quote! {
        impl #rust {
            #[doc = #view_doc]
            #[allow(dead_code)]
            #[inline]
            #vis const fn view(&self) -> #view<'_> {
                #view(&self.0)
            }
        }

        #[doc = #doc]
        #[allow(dead_code)]
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        #[repr(transparent)]
        #vis struct #view<'a>(&'a [u8; #size]);

        #[allow(dead_code)]
        impl<'a> #view<'a> {
            /// The record in these bytes.
            #[inline]
            #vis const fn from_bytes(bytes: &'a [u8; #size]) -> Self {
                Self(bytes)
            }

            /// The record that the bytes begin with, and what is behind it; `None` where they are too few.
            #[inline]
            #vis const fn first_of(bytes: &'a [u8]) -> Option<(Self, &'a [u8])> {
                match bytes.split_first_chunk() {
                    Some((first, rest)) => Some((Self(first), rest)),
                    None => None,
                }
            }

            /// The records of the bytes one after the other; a last one that is not whole is left out.
            #vis fn each_of(bytes: &'a [u8]) -> impl ::core::iter::ExactSizeIterator<Item = Self> + ::core::iter::DoubleEndedIterator + 'a {
                bytes.as_chunks::<#size>().0.iter().map(Self)
            }

            /// The bytes.
            #[inline]
            #vis const fn as_bytes(self) -> &'a [u8; #size] {
                self.0
            }

            /// A record of its own.
            #[inline]
            #vis const fn to_record(self) -> #rust {
                #rust(*self.0)
            }

            #(#getters)*
        }

        impl<'a> From<&'a #rust> for #view<'a> {
            fn from(record: &'a #rust) -> Self {
                record.view()
            }
        }

        impl ::core::fmt::Debug for #view<'_> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::tpb_core::layout::debug(#rust::LAYOUT, self.0, f)
            }
        }
    }
}

fn getter(m: &Member<'_>, vis: &TokenStream) -> TokenStream {
    let Member { field, get, ty, doc, .. } = m;
    let at = tokens::int(field.offset.into());
    let load = tokens::load(&field.ty, &quote!((*self.0)), &quote!(#at));
    let take = tokens::loads_with_take(&field.ty).then(|| {
        quote!(
            use ::tpb_core::bytes::take;
        )
    });
    quote! {
        #doc
        #[inline]
        #vis const fn #get(self) -> #ty {
            #take
            #load
        }
    }
}
