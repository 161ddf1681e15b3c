//! `#[tpb_union]`.

use heck::ToSnakeCase;
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::parse::{ParseStream, Parser};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Fields, Token};
use tpb_layout::names::arm_name;
use tpb_layout::{ir, unions};

use crate::args::{self, Arg, Value, shown};
use crate::errors::Errors;
use crate::item;
use crate::structs::default_name;
use crate::types::{Read, read};

pub(crate) fn expand(attr: TokenStream, tokens: TokenStream) -> syn::Result<TokenStream> {
    let input = item::parse(tokens, "tpb_union", "an enum, whose variants are the arms")?;
    let Data::Enum(data) = &input.data else {
        return Err(syn::Error::new_spanned(
            &input.ident,
            format!("the arms of a union are variants: write `enum {} {{ #[tpb(when = 0)] Number(u32), ... }}`", input.ident),
        ));
    };
    item::plain(&input)?;
    let mut errors = Errors::default();
    let head = Head::read(attr, &input, &mut errors);
    let derived = ["Clone", "Copy", "PartialEq", "Eq", "Hash", "Debug", "Default"];
    let passed = item::passed_on(&input, "tpb_union", &derived, &mut errors);
    if data.variants.is_empty() {
        errors.at(&input.ident, "a union has at least one arm: write `#[tpb(when = 0)] Number(u32)`");
    }
    let mut list: Vec<Arm> = Vec::new();
    for v in &data.variants {
        if let Some(arm) = arm(v, &head, &list, &mut errors) {
            list.push(arm);
        }
    }
    let distinct = distinct(&list);
    let arms = list.into_iter().map(|a| a.ir(&head.selector));
    let body = unions::emit(&ir::Union {
        name: head.name.clone(),
        rust: item::name(&input.ident),
        vis: input.vis.to_token_stream(),
        span: input.ident.span(),
        size: head.size,
        arms: if errors.is_empty() { arms.collect() } else { Vec::new() },
        given: vec![head.selector.clone()],
        doc: item::doc(&input.attrs),
    });
    let rest = errors.is_empty().then(|| {
        let arbitrary = crate::emit::arbitrary(&input.ident, head.size);
        quote!(#distinct #arbitrary)
    });
    Ok(errors.with(quote!(#passed #body #rest)))
}

struct Head {
    size: u32,
    selector: String,
    name: String,
}

impl Head {
    fn read(attr: TokenStream, input: &DeriveInput, errors: &mut Errors) -> Self {
        let mut head = Self { size: 1, selector: "selector".into(), name: default_name(input) };
        let (mut has_size, mut has_selector) = (false, false);
        for arg in args::parse(attr, &["size", "selector", "name", "crate"], &[], errors) {
            match arg.name.to_string().as_str() {
                "size" => {
                    has_size = true;
                    match arg.number("size = 4", errors) {
                        Some(n @ 1..=4096) => head.size = n as u32,
                        Some(n) => errors.span(arg.span(), format!("a union of {n} bytes: the size is 1 to 4096")),
                        None => {}
                    }
                }
                "selector" => {
                    has_selector = true;
                    match &arg.value {
                        Value::Assigned(tokens) => match syn::parse2::<syn::Ident>(tokens.clone()) {
                            Ok(ident) => head.selector = item::name(&ident),
                            Err(_) => errors.at(tokens, "`selector` is a name, that of the field which chooses: write `selector = kind`"),
                        },
                        _ => errors.at(&arg.name, "`selector` names the field which chooses the arm: write `selector = kind`"),
                    }
                }
                "crate" => {}
                _ => head.name = arg.text("name = \"IMM_VAL\"", errors).unwrap_or(head.name),
            }
        }
        if !has_size {
            errors.span(Span::call_site(), "how many bytes is the longest arm? Write `#[tpb_union(size = 4, selector = kind)]`");
        }
        if !has_selector {
            errors.span(
                Span::call_site(),
                "what says which arm is live? Name the field of the record that does: `#[tpb_union(size = 4, selector = kind)]`",
            );
        }
        head
    }
}

/// A value of the selector.
enum Tag {
    Number(u64),
    /// A constant of an enum.
    Path(TokenStream),
}

impl Tag {
    fn tokens(&self) -> TokenStream {
        match self {
            Self::Number(n) => {
                let n = proc_macro2::Literal::u64_unsuffixed(*n);
                quote!(#n)
            }
            Self::Path(path) => quote!((#path.0 as u64)),
        }
    }

    fn shown(&self) -> String {
        match self {
            Self::Number(n) => n.to_string(),
            Self::Path(path) => shown(path),
        }
    }
}

struct Arm {
    name: String,
    ty: ir::Ty,
    tags: Vec<(Tag, Span)>,
    doc: String,
}

impl Arm {
    fn ir(self, selector: &str) -> ir::Arm {
        let values = self.tags.iter().map(|(t, _)| t.tokens());
        let when = self.tags.iter().map(|(t, _)| format!("{selector} == {}", t.shown())).collect::<Vec<_>>().join(" or ");
        ir::Arm {
            name: self.name,
            ty: self.ty,
            when,
            test: quote!(given.first().is_some_and(|value| #(*value == #values)||*)),
            tag: self.tags.first().map(|(t, _)| t.tokens()),
            doc: self.doc,
        }
    }
}

fn arm(v: &syn::Variant, head: &Head, before: &[Arm], errors: &mut Errors) -> Option<Arm> {
    let ident = item::name(&v.ident);
    let name = ident.to_snake_case();
    if ident == "Raw" {
        errors.at(&v.ident, "`Raw` is there already, for bytes that no arm claims: rename this arm");
        return None;
    }
    if arm_name(&name) != ident {
        errors.at(&v.ident, format!("text calls this arm `{name}`, which is `{}` in Rust: write that", arm_name(&name)));
    }
    if let Some((_, value)) = &v.discriminant {
        errors.at(
            value,
            format!("the value of the selector stands in front of an arm: write `#[tpb(when = {})] {ident}(...)`", shown(value)),
        );
        return None;
    }
    let field = match &v.fields {
        Fields::Unnamed(fields) if fields.unnamed.len() == 1 => &fields.unnamed[0],
        Fields::Unit => {
            errors.at(&v.ident, format!("an arm has a type: write `{ident}(u32)`, or `{ident}([u8; {}])` for plain bytes", head.size));
            return None;
        }
        other => {
            errors.at(
                other,
                format!("an arm has one type: declare a struct with `#[tpb_struct(size = ...)]` and write `{ident}(ThatStruct)`"),
            );
            return None;
        }
    };
    let (mut tags, mut size, mut chars, mut has_when) = (None, None, false, false);
    for arg in item::field_args(&v.attrs, &["when", "size", "chars"], &[], errors) {
        match arg.name.to_string().as_str() {
            "when" => {
                has_when = true;
                tags = when(&arg, &ident, errors);
            }
            "size" => size = arg.number("size = 4", errors).and_then(|n| u32::try_from(n).ok()).map(|n| (n, arg.span())),
            _ => chars = arg.flag(errors),
        }
    }
    if !has_when {
        errors.at(&v.ident, format!("which value of `{}` picks `{ident}`? Write `#[tpb(when = 1)]`", head.selector));
    }
    let read = read(&field.ty, chars, errors)?;
    let bytes = match &read {
        Read::Known(ty) => {
            if let Some((n, span)) = size.filter(|(n, _)| *n != ty.size()) {
                errors.span(span, format!("`{}` has {} bytes, not {n}: remove `size`", shown(&field.ty), ty.size()));
            }
            ty.size()
        }
        Read::Path { .. } => size.map_or(head.size, |(n, _)| n),
    };
    let ty = match read.sized(bytes) {
        Ok(ty) => ty,
        Err(count) => {
            errors.at(
                &field.ty,
                format!("{bytes} bytes do not divide into {count} elements: write `#[tpb(size = N)]`, the bytes of the whole array"),
            );
            return None;
        }
    };
    if bytes > head.size {
        errors.at(&field.ty, format!("`{ident}` has {bytes} bytes and the union {}: write `size = {bytes}` for the union", head.size));
    }
    let tags = tags?;
    for (i, (tag, span)) in tags.iter().enumerate() {
        let text = tag.shown();
        let earlier = before.iter().find(|a| a.tags.iter().any(|(t, _)| t.shown() == text));
        if let Some(first) = earlier {
            errors.span(
                *span,
                format!("`{text}` picks `{}` already, so `{ident}` would never be live: take another value", arm_name(&first.name)),
            );
        } else if tags[..i].iter().any(|(t, _)| t.shown() == text) {
            errors.span(*span, format!("`{text}` is there twice: remove one"));
        }
    }
    if before.iter().any(|a| a.name == name) {
        errors.at(&v.ident, format!("arm `{ident}` is there twice: rename one of them"));
    }
    Some(Arm { name, ty, tags, doc: item::doc(&v.attrs) })
}

/// `1`, `1 | 3`, `Kind::TENSOR`.
fn when(arg: &Arg, ident: &str, errors: &mut Errors) -> Option<Vec<(Tag, Span)>> {
    const WRITE: &str = "write `when = 1`, `when = 1 | 3`, or a constant such as `when = Kind::TENSOR`";
    let Value::Assigned(tokens) = &arg.value else {
        errors.at(&arg.name, format!("`when` is the value of the selector that picks `{ident}`: {WRITE}"));
        return None;
    };
    let parser = |input: ParseStream<'_>| {
        let mut out = Vec::new();
        loop {
            let tag = if input.peek(syn::LitInt) {
                let literal: syn::LitInt = input.parse()?;
                (Tag::Number(literal.base10_parse()?), literal.span())
            } else {
                let path: syn::Path = input.parse()?;
                (Tag::Path(path.to_token_stream()), path.span())
            };
            out.push(tag);
            if input.is_empty() {
                return Ok(out);
            }
            input.parse::<Token![|]>()?;
        }
    };
    match parser.parse2(tokens.clone()) {
        Ok(tags) => Some(tags),
        Err(_) => {
            errors.at(tokens, format!("`{}` is not a value of a selector: {WRITE}", shown(tokens)));
            None
        }
    }
}

/// Where constants stand for values, only the compiler sees whether two arms have the same one.
fn distinct(arms: &[Arm]) -> TokenStream {
    let all: Vec<(&Arm, &Tag, Span)> = arms.iter().flat_map(|a| a.tags.iter().map(move |(t, span)| (a, t, *span))).collect();
    let mut out = TokenStream::new();
    for (i, (first, a, _)) in all.iter().enumerate() {
        for (second, b, span) in &all[i + 1..] {
            if matches!((a, b), (Tag::Number(_), Tag::Number(_))) {
                continue;
            }
            let text = format!(
                "`{}` picks `{}` already, so `{}` would never be live: take another value",
                b.shown(),
                arm_name(&first.name),
                arm_name(&second.name)
            );
            let (a, b) = (a.tokens(), b.tokens());
            out.extend(quote::quote_spanned!(*span=> const _: () = assert!(#a != #b, #text);));
        }
    }
    out
}
