//! `#[tpb_enum]`.

use heck::ToShoutySnakeCase;
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{Data, DeriveInput, Fields};
use tpb_layout::names::{const_name, type_name};
use tpb_layout::{enums, ir, tokens};

use crate::args::{self, literal};
use crate::errors::Errors;
use crate::item;
use crate::structs::default_name;

pub(crate) fn expand(attr: TokenStream, tokens: TokenStream) -> syn::Result<TokenStream> {
    let input = item::parse(tokens, "tpb_enum", "an enum")?;
    let Data::Enum(data) = &input.data else {
        return Err(syn::Error::new_spanned(
            &input.ident,
            "`#[tpb_enum]` goes on an enum; for a struct write `#[tpb_struct(size = 64)]` or `#[tpb_bitfield(u8)]`",
        ));
    };
    item::plain(&input)?;
    let mut errors = Errors::default();
    let head = Head::read(attr, &input, &mut errors);
    let derived = ["Clone", "Copy", "PartialEq", "Eq", "Hash", "PartialOrd", "Ord", "Debug", "Default"];
    let passed = item::passed_on(&input, "tpb_enum", &derived, &mut errors);
    if data.variants.is_empty() {
        errors.at(&input.ident, "an enum has at least one value: write `NAME = 0`");
    }
    let mut values: Vec<ir::Value> = Vec::new();
    let mut next = Some(0);
    for v in &data.variants {
        if let Some(value) = value(v, &head, next, &values, &mut errors) {
            next = value.value.checked_add(1);
            values.push(value);
        } else {
            next = None;
        }
    }
    if values.is_empty() {
        // An enum without variants has no representation; something is wrong already.
        values.push(ir::Value {
            name: "NONE".into(),
            constant: "NONE".into(),
            value: 0,
            gens: u32::MAX,
            sentinel: false,
            doc: String::new(),
        });
    }
    values.sort_by_key(|v| v.value);
    let body = enums::emit(&ir::Enum {
        name: head.name,
        rust: item::name(&input.ident),
        vis: input.vis.to_token_stream(),
        span: input.ident.span(),
        width: head.width,
        values,
        lower_case: false,
        doc: item::doc(&input.attrs),
        conf: ir::Conf::High,
        source: Vec::new(),
    });
    let rest = crate::emit::arbitrary(&input.ident, tokens::repr_bytes(head.width));
    Ok(errors.with(quote!(#passed #body #rest)))
}

struct Head {
    width: u32,
    name: String,
}

impl Head {
    fn read(attr: TokenStream, input: &DeriveInput, errors: &mut Errors) -> Self {
        let mut head = Self { width: 8, name: default_name(input) };
        let (mut repr, mut bits) = (None, None);
        for arg in args::parse(attr, &["repr", "bits", "name", "crate"], &[], errors) {
            match arg.name.to_string().as_str() {
                "repr" => repr = Some(arg.word(&[("u8", 8), ("u16", 16), ("u32", 32), ("u64", 64)], errors)),
                "crate" => {}
                "bits" => bits = arg.number("bits = 4", errors).map(|n| (n, arg.span())),
                _ => head.name = arg.text("name = \"ALU_OP\"", errors).unwrap_or(head.name),
            }
        }
        match repr {
            None => errors
                .span(Span::call_site(), "which integer holds the value? Write `#[tpb_enum(repr = u8)]`, with `u8`, `u16`, `u32` or `u64`"),
            Some(repr) => head.width = repr.unwrap_or(64),
        }
        if let Some((bits, span)) = bits {
            let narrower = u32::try_from(bits).ok().filter(|b| (1..=head.width).contains(b));
            match narrower {
                Some(bits) if tokens::repr_bytes(bits) * 8 == head.width => head.width = bits,
                Some(bits) => errors.span(
                    span,
                    format!("{bits} bits are a `u{}`: write `repr = u{}`", tokens::repr_bytes(bits) * 8, tokens::repr_bytes(bits) * 8),
                ),
                None => errors.span(span, format!("`u{}` has bits 1 to {}: write a number of bits among them", head.width, head.width)),
            }
        }
        head
    }
}

fn value(v: &syn::Variant, head: &Head, next: Option<u64>, before: &[ir::Value], errors: &mut Errors) -> Option<ir::Value> {
    let ident = item::name(&v.ident);
    if !matches!(v.fields, Fields::Unit) {
        errors.at(&v.fields, format!("a value of the wire carries nothing: write `{ident} = 1`"));
        return None;
    }
    let number = match &v.discriminant {
        None => next?,
        Some((_, expr)) => match literal(expr) {
            Some(number) => number,
            None => {
                errors.at(expr, format!("the macro must see the number: write it out, as in `{ident} = 1`"));
                return None;
            }
        },
    };
    let span: TokenStream = v.discriminant.as_ref().map_or_else(|| v.ident.to_token_stream(), |(_, e)| e.to_token_stream());
    let largest = u64::MAX >> (64 - head.width);
    if number > largest {
        errors.at(
            &span,
            format!(
                "{number:#x} does not fit in {} bits, whose largest value is {largest:#x}: correct it, or write a wider `repr`",
                head.width
            ),
        );
        return None;
    }
    let constant = if ident.chars().any(char::is_lowercase) { const_name(&ident.to_shouty_snake_case()) } else { ident.clone() };
    let mut out = ir::Value { name: constant.clone(), constant, value: number, gens: u32::MAX, sentinel: false, doc: item::doc(&v.attrs) };
    for arg in item::field_args(&v.attrs, &["name", "sentinel"], &[], errors) {
        match arg.name.to_string().as_str() {
            "sentinel" => out.sentinel = arg.flag(errors),
            _ => out.name = arg.text("name = \"FP32\"", errors).unwrap_or(out.name),
        }
    }
    if let Some(first) = before.iter().find(|o| o.value == number) {
        errors.at(&span, format!("`{}` and `{}` are both {number:#x}: correct one of them", first.constant, out.constant));
        return None;
    }
    if out.constant == "LAYOUT" {
        errors.at(
            &v.ident,
            "`LAYOUT` is the descriptor of the enum: rename this value, and give its printed name with `#[tpb(name = \"LAYOUT\")]`",
        );
        return None;
    }
    if let Some(first) = before.iter().find(|o| type_name(&o.constant) == type_name(&out.constant)) {
        errors.at(
            &v.ident,
            format!(
                "`{ident}` becomes the constant `{}` and the variant `{}`, and so does the value {:#x}: rename one of them",
                out.constant,
                type_name(&out.constant),
                first.value
            ),
        );
        return None;
    }
    Some(out)
}
