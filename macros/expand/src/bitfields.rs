//! `#[tpb_bitfield]`.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::ext::IdentExt;
use syn::{Data, DeriveInput, Fields, Token};
use tpb_layout::{bitfields, ir, tokens};

use crate::args::{self, Arg, Value, shown};
use crate::errors::Errors;
use crate::structs::{default_name, reserved};
use crate::{item, layout};

const WRITE: &str = "`#[tpb_bitfield(u8)]`, with `u8`, `u16`, `u32` or `u64` for the integer that holds the bits";

pub(crate) fn expand(attr: TokenStream, tokens: TokenStream) -> syn::Result<TokenStream> {
    let input = item::parse(tokens, "tpb_bitfield", "a struct with named fields")?;
    let Data::Struct(syn::DataStruct { fields: Fields::Named(named), .. }) = &input.data else {
        return Err(syn::Error::new_spanned(
            &input.ident,
            format!("the bits of a bitfield have names: write `struct {} {{ #[tpb(bits = 0..3)] name: u8, ... }}`", input.ident),
        ));
    };
    item::plain(&input)?;
    let mut errors = Errors::default();
    let head = Head::read(attr, &input, &mut errors);
    let derived = ["Clone", "Copy", "PartialEq", "Eq", "Hash", "Debug", "Default"];
    let passed = item::passed_on(&input, "tpb_bitfield", &derived, &mut errors);
    let fields: Vec<(ir::Bit, Span)> = named.named.iter().filter_map(|f| bit(f, &input, &mut errors)).collect();
    names_differ(&fields, &mut errors);
    if let (Some((bytes, span)), true) = (head.bytes, fields.len() == named.named.len()) {
        let list: Vec<layout::Field> =
            fields.iter().map(|(b, span)| layout::Field { name: b.name.clone(), at: b.lsb..b.lsb + b.width, span: *span }).collect();
        let words = layout::Words {
            unit: "bit",
            whole: format!("`u{}`", bytes * 8),
            filler,
            place: |from, to| format!("#[tpb({})]", range(from, to)),
            resize: "take a wider integer",
        };
        layout::check(&list, bytes * 8, span, &words, &mut errors);
    }
    let mut bits: Vec<ir::Bit> = if errors.is_empty() { fields.into_iter().map(|(b, _)| b).collect() } else { Vec::new() };
    bits.sort_by_key(|b| b.lsb);
    let body = bitfields::emit(&ir::Bitfield {
        name: head.name,
        rust: item::name(&input.ident),
        vis: input.vis.to_token_stream(),
        span: input.ident.span(),
        size: head.bytes.map_or(1, |(bytes, _)| bytes),
        bits,
        doc: item::doc(&input.attrs),
    });
    let rest = crate::emit::arbitrary(&input.ident, head.bytes.map_or(1, |(bytes, _)| bytes));
    Ok(errors.with(quote!(#passed #body #rest)))
}

struct Head {
    /// Bytes of the integer, and where it was written.
    bytes: Option<(u32, Span)>,
    name: String,
}

impl Head {
    fn read(attr: TokenStream, input: &DeriveInput, errors: &mut Errors) -> Self {
        let mut head = Self { bytes: None, name: default_name(input) };
        let parser = |input: syn::parse::ParseStream<'_>| {
            let repr = if input.is_empty() { None } else { Some(input.call(syn::Ident::parse_any)?) };
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
            Ok((repr, input.parse::<TokenStream>()?))
        };
        let Some((repr, rest)) = errors.keep(syn::parse::Parser::parse2(parser, attr)) else { return head };
        match repr {
            None => errors.span(Span::call_site(), format!("which integer holds the bits? Write {WRITE}")),
            Some(repr) => match repr.to_string().as_str() {
                "u8" => head.bytes = Some((1, repr.span())),
                "u16" => head.bytes = Some((2, repr.span())),
                "u32" => head.bytes = Some((4, repr.span())),
                "u64" => head.bytes = Some((8, repr.span())),
                other => errors.at(&repr, format!("`{other}` is not an integer that holds bits: write {WRITE}")),
            },
        }
        for arg in args::parse(rest, &["name", "crate"], &[], errors) {
            if arg.name == "name" {
                head.name = arg.text("name = \"TILE_SEL\"", errors).unwrap_or(head.name);
            }
        }
        head
    }
}

fn filler(from: u32, to: u32) -> String {
    format!("#[tpb({}, reserved)] reserved_{from}: u{}", range(from, to), tokens::repr_bytes(to - from) * 8)
}

fn range(from: u32, to: u32) -> String {
    if to == from + 1 { format!("bit = {from}") } else { format!("bits = {from}..{to}") }
}

fn bit(f: &syn::Field, input: &DeriveInput, errors: &mut Errors) -> Option<(ir::Bit, Span)> {
    let ident = f.ident.as_ref()?;
    item::field_vis(&f.vis, &input.vis, errors);
    let name = item::name(ident);
    let (mut at, mut is_reserved, mut failed) = (None, None, false);
    for arg in item::field_args(&f.attrs, &["bits", "bit", "reserved"], &["offset"], errors) {
        match arg.name.to_string().as_str() {
            "offset" => {
                failed = true;
                errors.at(&arg.name, "a bitfield has bits and no byte offsets: write `bits = 3..6`, or use `#[tpb_struct]`");
            }
            "reserved" => is_reserved = reserved(&arg, errors),
            _ if at.is_some() => errors.at(&arg.name, "the bits are given twice: remove one"),
            "bit" => at = arg.number("bit = 7", errors).and_then(|n| checked(n, n.saturating_add(1), &arg, errors)),
            _ => at = bits(&arg, errors),
        }
        failed |= at.is_none() && matches!(arg.name.to_string().as_str(), "bit" | "bits");
    }
    let Some((lsb, width, span)) = at else {
        if !failed {
            errors.at(ident, format!("which bits are `{name}`? Write `#[tpb(bits = 3..6)]`, or `#[tpb(bit = 7)]` for one"));
        }
        return None;
    };
    let ty = bit_type(&f.ty, width, errors)?;
    Some((ir::Bit { name, lsb, width, ty, reserved: is_reserved, doc: item::doc(&f.attrs), span: ident.span() }, span))
}

/// `3..6` or `3..=5`.
fn bits(arg: &Arg, errors: &mut Errors) -> Option<(u32, u32, Span)> {
    let parser = |input: syn::parse::ParseStream<'_>| {
        let from: syn::LitInt = input.parse()?;
        let inclusive = input.peek(Token![..=]);
        if inclusive {
            input.parse::<Token![..=]>()?;
        } else {
            input.parse::<Token![..]>()?;
        }
        let to: syn::LitInt = input.parse()?;
        let (from, to): (u64, u64) = (from.base10_parse()?, to.base10_parse()?);
        Ok((from, if inclusive { to.saturating_add(1) } else { to }))
    };
    let parsed = match &arg.value {
        Value::Assigned(tokens) => syn::parse::Parser::parse2(parser, tokens.clone()).ok(),
        _ => None,
    };
    match parsed {
        Some((from, to)) => checked(from, to, arg, errors),
        None => {
            errors.span(arg.span(), "`bits` is a range, the end not included: write `bits = 3..6`, or `bit = 3` for one bit");
            None
        }
    }
}

fn checked(from: u64, to: u64, arg: &Arg, errors: &mut Errors) -> Option<(u32, u32, Span)> {
    if from >= to {
        errors.span(
            arg.span(),
            format!("no bit is in {from}..{to}: write the lower end first, and the end behind the last bit, as in `bits = 3..6`"),
        );
        return None;
    }
    if to > 64 {
        errors.span(arg.span(), format!("there is no bit {}: the widest integer is `u64`, whose bits are 0..64", to - 1));
        return None;
    }
    Some((from as u32, (to - from) as u32, arg.span()))
}

/// `None` in the result is an integer; `None` as the result, a mistake.
#[allow(clippy::option_option, reason = "both are wanted")]
fn bit_type(ty: &syn::Type, width: u32, errors: &mut Errors) -> Option<Option<TokenStream>> {
    let fits = format!("u{}", tokens::repr_bytes(width) * 8);
    let text = shown(ty);
    let bits = if width == 1 { "1 bit is".to_owned() } else { format!("{width} bits are") };
    match text.as_str() {
        "u8" | "u16" | "u32" | "u64" if text == fits => return Some(None),
        "u8" | "u16" | "u32" | "u64" => errors.at(ty, format!("{bits} a `{fits}`: write that")),
        "bool" | "i8" | "i16" | "i32" | "i64" | "usize" | "u128" | "f32" | "f64" | "char" => {
            errors.at(ty, format!("bits are read as an unsigned integer or an enum: write `{fits}`, or a type that `#[tpb_enum]` made"));
        }
        _ => match ty {
            syn::Type::Path(path) if path.qself.is_none() && path.path.segments.iter().all(|s| s.arguments.is_empty()) => {
                return Some(Some(path.to_token_stream()));
            }
            _ => errors.at(ty, format!("not a type of bits: write `{fits}`, or a type that `#[tpb_enum]` made")),
        },
    }
    None
}

fn names_differ(fields: &[(ir::Bit, Span)], errors: &mut Errors) {
    let mut taken: Vec<String> = vec!["from_bytes".into(), "to_bytes".into()];
    for (i, (b, _)) in fields.iter().enumerate() {
        if fields[..i].iter().any(|(o, _)| o.name == b.name) {
            errors.span(b.span, format!("field `{}` is there twice: rename one of them", b.name));
        } else if b.reserved.is_none() {
            let own = [b.name.clone(), format!("with_{}", b.name)];
            if let Some(name) = own.iter().find(|n| taken.contains(n)) {
                errors.span(b.span, format!("`{name}` is taken by another function: rename this field"));
            }
            taken.extend(own);
        }
    }
}
