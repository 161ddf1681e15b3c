//! What `#[tpb_struct]`, `#[tpb_bitfield]`, `#[tpb_enum]` and `#[tpb_union]` expand to.
//!
//! A proc-macro crate can export nothing but its macros, so the work is done here, where tests can call it: read the attributes and the
//! item, check the layout, hand it to the emitter of [`tpb_layout`] that the generator uses too. All mistakes of an item are reported
//! together; each points at what is wrong and says what to write instead.

mod args;
mod bitfields;
mod crate_path;
mod emit;
mod enums;
mod errors;
mod item;
mod layout;
mod record;
mod structs;
mod types;
mod unions;

use proc_macro2::TokenStream;

/// Expands `#[tpb_struct(attr)] item`.
pub fn tpb_struct(attr: TokenStream, item: TokenStream) -> TokenStream {
    crate_path::with(attr, |attr| structs::expand(attr, item).unwrap_or_else(syn::Error::into_compile_error))
}

/// Expands `#[tpb_bitfield(attr)] item`.
pub fn tpb_bitfield(attr: TokenStream, item: TokenStream) -> TokenStream {
    crate_path::with(attr, |attr| bitfields::expand(attr, item).unwrap_or_else(syn::Error::into_compile_error))
}

/// Expands `#[tpb_enum(attr)] item`.
pub fn tpb_enum(attr: TokenStream, item: TokenStream) -> TokenStream {
    crate_path::with(attr, |attr| enums::expand(attr, item).unwrap_or_else(syn::Error::into_compile_error))
}

/// Expands `#[tpb_union(attr)] item`.
pub fn tpb_union(attr: TokenStream, item: TokenStream) -> TokenStream {
    crate_path::with(attr, |attr| unions::expand(attr, item).unwrap_or_else(syn::Error::into_compile_error))
}
