//! Arguments of attributes: `name`, `name = value`, `name(list)`, separated by commas.

use proc_macro2::{Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::parse::{Parse, ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{Ident, LitInt, LitStr, Token, ext::IdentExt};

use crate::errors::{Errors, suggest};

/// One argument.
pub(crate) struct Arg {
    pub(crate) name: Ident,
    pub(crate) value: Value,
}

/// What follows the name.
pub(crate) enum Value {
    /// Nothing.
    None,
    /// `= tokens`.
    Assigned(TokenStream),
    /// `(tokens)`.
    List(TokenStream),
}

impl Parse for Arg {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let name = input.call(Ident::parse_any)?;
        let value = if input.peek(Token![=]) {
            input.parse::<Token![=]>()?;
            Value::Assigned(until_comma(input)?)
        } else if input.peek(syn::token::Paren) {
            let list;
            syn::parenthesized!(list in input);
            Value::List(list.parse()?)
        } else {
            Value::None
        };
        Ok(Self { name, value })
    }
}

fn until_comma(input: ParseStream<'_>) -> syn::Result<TokenStream> {
    let mut tokens = TokenStream::new();
    while !input.is_empty() && !input.peek(Token![,]) {
        tokens.extend([input.parse::<TokenTree>()?]);
    }
    if tokens.is_empty() { Err(input.error("a value is missing after `=`")) } else { Ok(tokens) }
}

/// Arguments of one attribute; unknown and repeated ones are reported and left out. Those of `elsewhere` are kept, but not suggested.
pub(crate) fn parse(tokens: TokenStream, known: &[&str], elsewhere: &[&str], errors: &mut Errors) -> Vec<Arg> {
    let Some(list) = errors.keep(Punctuated::<Arg, Token![,]>::parse_terminated.parse2(tokens)) else { return Vec::new() };
    let mut out: Vec<Arg> = Vec::new();
    for arg in list {
        let name = arg.name.to_string();
        if !known.contains(&name.as_str()) && !elsewhere.contains(&name.as_str()) {
            errors.at(&arg.name, format!("unknown argument `{name}`: {}", suggest(&name, known)));
        } else if out.iter().any(|o| o.name == arg.name) {
            errors.at(&arg.name, format!("`{name}` is given twice: remove one"));
        } else {
            out.push(arg);
        }
    }
    out
}

impl Arg {
    /// The span of the value, or of the name.
    pub(crate) fn span(&self) -> Span {
        match &self.value {
            Value::Assigned(tokens) | Value::List(tokens) if !tokens.is_empty() => {
                tokens.clone().into_iter().next().map_or_else(|| self.name.span(), |t| t.span())
            }
            _ => self.name.span(),
        }
    }

    /// The value as an integer.
    pub(crate) fn number(&self, example: &str, errors: &mut Errors) -> Option<u64> {
        match &self.value {
            Value::Assigned(tokens) => match syn::parse2::<LitInt>(tokens.clone()).and_then(|n| n.base10_parse()) {
                Ok(number) => Some(number),
                Err(_) => {
                    errors.at(tokens, format!("`{}` is a number: write `{example}`", self.name));
                    None
                }
            },
            _ => {
                errors.at(&self.name, format!("`{}` needs a number: write `{example}`", self.name));
                None
            }
        }
    }

    /// The value as a string.
    pub(crate) fn text(&self, example: &str, errors: &mut Errors) -> Option<String> {
        if let Value::Assigned(tokens) = &self.value
            && let Ok(text) = syn::parse2::<LitStr>(tokens.clone())
        {
            return Some(text.value());
        }
        errors.span(self.span(), format!("`{}` is a string: write `{example}`", self.name));
        None
    }

    /// The value as one of some words.
    pub(crate) fn word<T: Copy>(&self, words: &[(&str, T)], errors: &mut Errors) -> Option<T> {
        let names: Vec<&str> = words.iter().map(|(n, _)| *n).collect();
        let Value::Assigned(tokens) = &self.value else {
            errors.at(&self.name, format!("`{}` needs a value: {}", self.name, suggest("", &names)));
            return None;
        };
        let word = tokens.to_string();
        let found = words.iter().find(|(n, _)| *n == word).map(|(_, value)| *value);
        if found.is_none() {
            errors.at(tokens, format!("`{word}` is not a value of `{}`: {}", self.name, suggest(&word, &names)));
        }
        found
    }

    /// Checks that nothing follows the name.
    pub(crate) fn flag(&self, errors: &mut Errors) -> bool {
        match &self.value {
            Value::None => {}
            Value::Assigned(tokens) | Value::List(tokens) => {
                errors.at(tokens, format!("`{}` takes no value: write `{}` alone", self.name, self.name));
            }
        }
        true
    }
}

/// The integer of a literal expression.
pub(crate) fn literal(expr: &syn::Expr) -> Option<u64> {
    match expr {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(n), .. }) => n.base10_parse().ok(),
        _ => None,
    }
}

/// Tokens as people would write them.
pub(crate) fn shown(tokens: impl ToTokens) -> String {
    tokens.to_token_stream().to_string().replace(" ;", ";").replace(" :: ", "::").replace(" < ", "<").replace(" >", ">").replace("& ", "&")
}
