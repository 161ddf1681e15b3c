//! `Display` and `FromStr`.

use proc_macro2::TokenStream;
use quote::quote;
use tpb_layout::names::ident_at;

use super::Record;

pub(super) fn emit(r: &Record<'_>) -> TokenStream {
    let rust = ident_at(&r.layout.rust, r.layout.span);
    let (print, parse) = if r.opcode.is_some() {
        (quote!(::tpb_core::extend::print(self, f)), quote!(::tpb_core::extend::parse(text)))
    } else {
        (
            quote!(::tpb_core::text::print_value(Self::LAYOUT, &self.0, f)),
            quote!(::tpb_core::text::parse_value(Self::LAYOUT, text).map(Self)),
        )
    };
    quote! {
        impl ::core::fmt::Display for #rust {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                #print
            }
        }

        impl ::core::str::FromStr for #rust {
            type Err = ::tpb_core::text::ParseError;

            fn from_str(text: &str) -> ::core::result::Result<Self, Self::Err> {
                #parse
            }
        }
    }
}
