//! What the attributes have in common: the item, its name, its documentation, the attributes beside ours.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::ext::IdentExt;
use syn::{Attribute, DeriveInput, Ident, Meta, Token, Visibility, punctuated::Punctuated};

use tpb_layout::names::PRELUDE;

use crate::args::{self, Arg};
use crate::errors::Errors;

/// Parses the item; says what the attribute is for if it is no type at all.
pub(crate) fn parse(item: TokenStream, attribute: &str, wanted: &str) -> syn::Result<DeriveInput> {
    let first = item.clone();
    syn::parse2(item).map_err(|error| {
        let starts_type = first.into_iter().any(|t| matches!(t.to_string().as_str(), "struct" | "enum" | "union"));
        if starts_type { error } else { syn::Error::new(error.span(), format!("`#[{attribute}]` goes on {wanted}")) }
    })
}

/// A type with parameters has no one layout, and one that is called like a thing of the prelude hides it from the emitted code.
pub(crate) fn plain(input: &DeriveInput) -> syn::Result<()> {
    let mut errors = Errors::default();
    let taken = name(&input.ident);
    if PRELUDE.contains(&taken.as_str()) {
        errors.at(&input.ident, format!("emitted code uses `{taken}` of the prelude: give the type another name"));
    }
    for parameter in &input.generics.params {
        let text = match parameter {
            syn::GenericParam::Lifetime(_) => {
                "a record owns its bytes, so it has no lifetime: remove it, and write the bytes of what is borrowed as `[u8; N]`"
            }
            syn::GenericParam::Type(_) => {
                "a record cannot be generic, its layout would depend on the parameter: write one struct for each type"
            }
            syn::GenericParam::Const(_) => {
                "a record cannot be generic, its layout would depend on the parameter: write one struct for each length"
            }
        };
        errors.at(parameter, text);
    }
    errors.all()
}

/// Name without `r#`.
pub(crate) fn name(ident: &Ident) -> String {
    ident.unraw().to_string()
}

/// Documentation of doc comments, as Markdown.
pub(crate) fn doc(attributes: &[Attribute]) -> String {
    let mut lines = Vec::new();
    for attribute in attributes.iter().filter(|a| a.path().is_ident("doc")) {
        if let Meta::NameValue(pair) = &attribute.meta
            && let syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) = &pair.value
        {
            let text = text.value();
            lines.extend(text.split('\n').map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned()));
        }
    }
    lines.join("\n")
}

/// Attributes that go to the newtype as they are; those that clash with it are reported.
pub(crate) fn passed_on(input: &DeriveInput, attribute: &str, derived: &[&str], errors: &mut Errors) -> TokenStream {
    let mut out = TokenStream::new();
    for a in &input.attrs {
        let path = a.path();
        if path.is_ident("doc") {
            continue;
        }
        if path.is_ident("tpb") {
            // Checks of a record stand so, and are read with it.
            if attribute == "tpb_struct" {
                continue;
            }
            errors.at(a, format!("`#[tpb(...)]` goes on a field: what is said of the whole stands in `#[{attribute}(...)]`"));
        } else if path.is_ident("repr") {
            errors.at(a, format!("`#[{attribute}]` makes a newtype that has its own representation: remove `#[repr]`"));
        } else if path.is_ident("derive") {
            let Some(list) = errors.keep(a.parse_args_with(Punctuated::<syn::Path, Token![,]>::parse_terminated)) else { continue };
            let (twice, other): (Vec<_>, Vec<_>) =
                list.iter().partition(|p| p.segments.last().is_some_and(|s| derived.contains(&s.ident.to_string().as_str())));
            for path in twice {
                errors.at(path, format!("`#[{attribute}]` implements `{}` already: remove it here", args::shown(path)));
            }
            out.extend(quote!(#[derive(#(#other),*)]));
        } else {
            out.extend(quote!(#a));
        }
    }
    out
}

/// Arguments of a field's or variant's `#[tpb(...)]`; other attributes but doc comments are reported.
pub(crate) fn field_args(attributes: &[Attribute], known: &[&str], elsewhere: &[&str], errors: &mut Errors) -> Vec<Arg> {
    let mut out: Vec<Arg> = Vec::new();
    for a in attributes {
        let path = a.path();
        if path.is_ident("doc") {
            continue;
        }
        if !path.is_ident("tpb") {
            let text = if path.is_ident("cfg") || path.is_ident("cfg_attr") {
                "a layout cannot depend on `cfg`: put the attribute on the whole type, and write one type for each case".to_owned()
            } else {
                format!("only doc comments and `#[tpb(...)]` go here: remove `#[{}]`", args::shown(path))
            };
            errors.at(a, text);
            continue;
        }
        match &a.meta {
            Meta::List(list) => {
                for arg in args::parse(list.tokens.clone(), known, elsewhere, errors) {
                    if out.iter().any(|o| o.name == arg.name) {
                        errors.at(&arg.name, format!("`{}` is given twice: remove one", arg.name));
                    } else {
                        out.push(arg);
                    }
                }
            }
            _ => errors.at(a, "write the arguments in parentheses: `#[tpb(offset = 4)]`"),
        }
    }
    out
}

/// A field is seen through its accessors, which are as visible as the type.
pub(crate) fn field_vis(vis: &Visibility, whole: &Visibility, errors: &mut Errors) {
    let restricted = matches!(vis, Visibility::Restricted(_));
    if restricted && vis.to_token_stream().to_string() != whole.to_token_stream().to_string() {
        errors.at(vis, "accessors are as visible as the type: remove this, or write it on the type");
    }
}
