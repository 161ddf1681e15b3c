//! Modules that are a folder of files.

use proc_macro2::TokenStream;
use quote::quote;
use tpb_layout::names::ident;

use super::{Files, source};

/// A module with one file per name, all of whose items it re-exports; each with the `cfg` line of what it is compiled for.
pub(super) fn folder(files: &mut Files, dir: &str, name: &str, doc: &str, mut parts: Vec<(String, Option<TokenStream>)>) {
    let doc = format!(" {doc}");
    parts.sort_by(|a, b| a.0.cmp(&b.0));
    let modules: Vec<_> = parts.iter().map(|(part, _)| ident(part)).collect();
    let gates: Vec<_> = parts.iter().map(|(_, gate)| gate).collect();
    files.insert(
        format!("{dir}/{name}.rs"),
        source::file(quote! {
            #![doc = #doc]
            #(#gates mod #modules;)*
            #(#gates pub use #modules::*;)*
        }),
    );
}
