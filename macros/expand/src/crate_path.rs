//! `crate = path`: where the expansion finds tpb-core.

use proc_macro2::{Group, TokenStream, TokenTree};

/// The path that the attribute names, as far as it can be told before the arguments are read.
fn named(attr: &TokenStream) -> Option<TokenStream> {
    let mut tokens = attr.clone().into_iter();
    // An argument begins the list, or follows a comma.
    let mut begins = true;
    while let Some(token) = tokens.next() {
        let is_crate = begins && matches!(&token, TokenTree::Ident(i) if i == "crate");
        begins = matches!(&token, TokenTree::Punct(p) if p.as_char() == ',');
        if is_crate && matches!(tokens.next(), Some(TokenTree::Punct(p)) if p.as_char() == '=') {
            let path: TokenStream = tokens.take_while(|t| !matches!(t, TokenTree::Punct(p) if p.as_char() == ',')).collect();
            return syn::parse2::<syn::Path>(path.clone()).is_ok().then_some(path);
        }
    }
    None
}

/// Runs an expansion, and puts the path that the attribute names in the place of `::tpb_core`.
pub(crate) fn with(attr: TokenStream, expand: impl FnOnce(TokenStream) -> TokenStream) -> TokenStream {
    match named(&attr) {
        Some(path) => replace(expand(attr), &path),
        None => expand(attr),
    }
}

fn replace(tokens: TokenStream, path: &TokenStream) -> TokenStream {
    let mut out: Vec<TokenTree> = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Ident(i) if i == "tpb_core" && ends_with_colons(&out) => {
                out.truncate(out.len() - 2);
                out.extend(path.clone());
            }
            TokenTree::Group(g) => {
                let mut inner = Group::new(g.delimiter(), replace(g.stream(), path));
                inner.set_span(g.span());
                out.push(TokenTree::Group(inner));
            }
            other => out.push(other),
        }
    }
    out.into_iter().collect()
}

/// Keywords that a path may follow, and the lifetime `static`.
const BEFORE_PATH: &[&str] = &["as", "const", "dyn", "else", "for", "impl", "in", "mut", "return", "static", "use"];

/// Whether the tokens end in the colons of an absolute path.
fn ends_with_colons(tokens: &[TokenTree]) -> bool {
    let is_colon = |t: &TokenTree| matches!(t, TokenTree::Punct(p) if p.as_char() == ':');
    match tokens {
        [.., TokenTree::Ident(name), a, b] if is_colon(a) && is_colon(b) => BEFORE_PATH.contains(&name.to_string().as_str()),
        [.., a, b] => is_colon(a) && is_colon(b),
        _ => false,
    }
}
