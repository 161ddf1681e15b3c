//! What is emitted for a type, apart by what uses it.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};

/// The items of a type. All of them one after the other, as tokens, are the whole type; a crate that offers parts as features takes them apart.
pub struct Emitted {
    /// What documentation says of the type.
    pub doc: TokenStream,
    /// The type itself.
    pub declared: TokenStream,
    /// Traits to derive for it that reading and writing do without.
    pub derives: TokenStream,
    /// Its accessors.
    pub body: TokenStream,
    /// What else reading and writing do without: `with_*` of its fields, the closed enum of its known values. An item each.
    pub extras: Vec<TokenStream>,
    /// Its descriptor and what reads it, an item each.
    pub described: Vec<TokenStream>,
    /// What stands in for the descriptor where that is left out.
    pub undescribed: TokenStream,
    /// The line for `serde`, which reads the descriptor.
    pub serde: TokenStream,
}

impl ToTokens for Emitted {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Self { doc, declared, derives, body, extras, described, undescribed: _, serde } = self;
        // Of a field's type that does not fit, the descriptor says best what is wrong, so it is checked first.
        tokens.extend(quote!(#doc #[derive(#derives)] #declared #(#described)* #body #(#extras)* #serde));
    }
}

/// Printing of the bare bytes or bits, for a type whose descriptor is left out.
pub(crate) fn debug_bare(rust: &Ident) -> TokenStream {
    let name = rust.to_string();
    quote! {
        impl ::core::fmt::Debug for #rust {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_tuple(#name).field(&self.0).finish()
            }
        }
    }
}

/// A type's descriptor, and what reads it: `constant` declares it, `ty` makes a field's type of it, and `debug` names what prints `raw` by it.
pub(crate) fn described(rust: &Ident, constant: TokenStream, ty: TokenStream, debug: TokenStream, raw: TokenStream) -> Vec<TokenStream> {
    vec![
        quote! {
            impl #rust {
                /// Descriptor.
                #constant
            }
        },
        quote! {
            impl ::tpb_core::layout::Layout for #rust {
                const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::#ty;
            }
        },
        quote! {
            impl ::core::fmt::Debug for #rust {
                fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    ::tpb_core::layout::#debug(Self::LAYOUT, #raw, f)
                }
            }
        },
    ]
}
