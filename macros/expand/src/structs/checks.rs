//! `check = path`: functions of the user that the validator calls.

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Attribute, Meta};

use crate::args::{self, Arg, Value, shown};
use crate::errors::Errors;
use crate::record::Check;

/// Reads the path.
pub(super) fn path(arg: &Arg, errors: &mut Errors) -> Option<Check> {
    const WRITE: &str = "write `check = is_legal`, and `fn is_legal(value: TYPE) -> bool` beside the type";
    let Value::Assigned(tokens) = &arg.value else {
        errors.at(&arg.name, format!("`check` names a function: {WRITE}"));
        return None;
    };
    let expr = match syn::parse2::<syn::Expr>(tokens.clone()) {
        Ok(expr) => expr,
        Err(_) => {
            errors.at(tokens, format!("`check` is the path of a function: {WRITE}"));
            return None;
        }
    };
    match &expr {
        syn::Expr::Path(path) if path.qself.is_none() => {
            let name = path.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
            return Some(Check { path: path.to_token_stream(), name, message: None });
        }
        syn::Expr::Call(call) => {
            let function = shown(&call.func);
            errors.at(&expr, format!("`check` names the function and does not call it: write `check = {function}`"));
        }
        syn::Expr::Closure(_) => {
            errors.at(&expr, format!("`check` has a name, for the rule is called by it, and a closure has none: {WRITE}"))
        }
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) => {
            errors.at(&expr, format!("`check` is a path and no string: write `check = {}`", text.value()));
        }
        _ => errors.at(&expr, format!("`{}` is not a function: {WRITE}", shown(&expr))),
    }
    None
}

/// Checks of a whole record, each in a `#[tpb(check = path)]` of its own.
pub(super) fn of_record(attributes: &[Attribute], errors: &mut Errors) -> Vec<Check> {
    let mut out: Vec<Check> = Vec::new();
    for a in attributes.iter().filter(|a| a.path().is_ident("tpb")) {
        let Meta::List(list) = &a.meta else {
            errors.at(a, "write the arguments in parentheses: `#[tpb(check = is_legal)]`");
            continue;
        };
        let (mut check, mut message) = (None, None);
        let known = &["check", "message"];
        let of_struct = &["size", "opcode", "name", "conf", "source", "selector", "mnemonic", "engines", "crate"];
        for arg in args::parse(list.tokens.clone(), known, of_struct, errors) {
            match arg.name.to_string().as_str() {
                "check" => check = path(&arg, errors).map(|c| (c, arg.span())),
                "message" => message = arg.text("message = \"the sum is right\"", errors),
                _ => {
                    errors.at(&arg.name, format!("`{}` is said of the whole in `#[tpb_struct({} ...)]`: move it there", arg.name, arg.name))
                }
            }
        }
        match check {
            Some((check, span)) if out.iter().any(|c| c.name == check.name) => {
                errors.span(span, format!("the check `{}` is there twice: remove one", check.name));
            }
            Some((check, _)) => out.push(Check { message, ..check }),
            None if message.is_some() => {
                errors.span(a.span(), "a message belongs to a check: add `check = is_legal`, the path of a function")
            }
            None => {}
        }
    }
    out
}
