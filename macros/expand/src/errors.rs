//! Mistakes of one item, collected so that they are reported together.

use std::fmt::Display;

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};

/// What was found so far.
#[derive(Default)]
pub(crate) struct Errors(Option<syn::Error>);

impl Errors {
    /// A mistake in these tokens.
    pub(crate) fn at(&mut self, tokens: impl ToTokens, message: impl Display) {
        self.add(syn::Error::new_spanned(tokens, message));
    }

    /// A mistake at this place.
    pub(crate) fn span(&mut self, span: Span, message: impl Display) {
        self.add(syn::Error::new(span, message));
    }

    /// A mistake that a parser found.
    pub(crate) fn add(&mut self, error: syn::Error) {
        match &mut self.0 {
            Some(all) => all.combine(error),
            None => self.0 = Some(error),
        }
    }

    /// Keeps the value, or the mistake.
    pub(crate) fn keep<T>(&mut self, result: syn::Result<T>) -> Option<T> {
        result.map_err(|error| self.add(error)).ok()
    }

    /// All of it as one error.
    pub(crate) fn all(self) -> syn::Result<()> {
        self.0.map_or(Ok(()), Err)
    }

    /// Whether nothing is wrong.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// The mistakes as `compile_error!`, in front of what stands in for the item, so that its name is known to the rest of the crate.
    pub(crate) fn with(self, item: TokenStream) -> TokenStream {
        let errors = self.0.map(syn::Error::into_compile_error);
        quote!(#errors #item)
    }
}

/// `; did you mean ...`, or the whole list of what could have been.
pub(crate) fn suggest(name: &str, known: &[&str]) -> String {
    let near = known.iter().map(|k| (strsim::damerau_levenshtein(name, k), k)).min();
    match near {
        Some((distance, found)) if distance <= (name.len() / 3).max(1) => format!("did you mean `{found}`?"),
        _ => format!("known are {}", known.iter().map(|k| format!("`{k}`")).collect::<Vec<_>>().join(", ")),
    }
}
