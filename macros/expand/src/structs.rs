//! `#[tpb_struct]`.

mod head;

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{Data, DeriveInput, Fields};
use tpb_layout::{ir, names, structs};

use crate::args::{Arg, Value, shown};
use crate::errors::Errors;
use crate::types::{Read, read};
use crate::{item, layout};
use head::Head;

/// Arguments of a field.
const KNOWN: &[&str] = &["offset", "size", "reserved", "role", "closed", "chars", "given"];

/// A field as read, not yet placed.
struct Field<'a> {
    name: String,
    span: Span,
    ty: &'a syn::Type,
    read: Option<Read>,
    offset: Option<(u32, Span)>,
    size: Option<(u32, Span)>,
    reserved: Option<ir::Reserved>,
    role: ir::Role,
    closed: bool,
    given: Option<TokenStream>,
    doc: String,
}

pub(crate) fn expand(attr: TokenStream, tokens: TokenStream) -> syn::Result<TokenStream> {
    let input = item::parse(tokens, "tpb_struct", "a struct with named fields")?;
    let named = named_fields(&input)?;
    item::not_generic(&input)?;
    let mut errors = Errors::default();
    let head = Head::read(attr, &input, &mut errors);
    let derived = ["Clone", "Copy", "PartialEq", "Eq", "Hash", "Debug", "Default"];
    let passed = item::passed_on(&input, "tpb_struct", &derived, &mut errors);
    let fields: Vec<Field<'_>> = named.iter().filter_map(|f| field(f, &input, &mut errors)).collect();
    names_differ(&fields, head.opcode.is_some(), &mut errors);
    let placed = place(&fields, head.size, &mut errors);
    // Where a field's extent is not known, every hole would be reported as well.
    if placed.len() == named.len() && head.size_given {
        let list: Vec<layout::Field> = placed
            .iter()
            .map(|(f, offset, ty)| layout::Field {
                name: f.name.clone(),
                at: *offset..offset.saturating_add(ty.size()),
                span: f.offset.map_or(f.span, |(_, span)| span),
            })
            .collect();
        let words = layout::Words {
            unit: "byte",
            whole: "record".into(),
            filler,
            place: |from, _| format!("#[tpb(offset = {from})]"),
            resize: "correct the size",
        };
        layout::check(&list, head.size, head.size_span, &words, &mut errors);
    }
    let mut list: Vec<ir::Field> = placed
        .iter()
        .map(|(f, offset, ty)| ir::Field {
            name: f.name.clone(),
            offset: *offset,
            ty: ty.clone(),
            reserved: f.reserved,
            closed: f.closed,
            role: f.role,
            given: f.given.as_ref().map(|g| given(g, &placed, &mut errors)).unwrap_or_default(),
            doc: f.doc.clone(),
            span: f.span,
        })
        .collect();
    head.check_selector(&list, &mut errors);
    let broken = !errors.is_empty();
    if broken {
        // The type stays known, so that only its fields are missing elsewhere.
        list = vec![reserved_bytes(head.size)];
    }
    list.sort_by_key(|f| f.offset);
    let record = ir::Struct {
        name: head.name.clone(),
        rust: item::name(&input.ident),
        vis: input.vis.to_token_stream(),
        span: input.ident.span(),
        size: head.size,
        fields: list,
        doc: item::doc(&input.attrs),
        conf: head.conf,
        source: head.source.clone(),
    };
    let body = structs::emit(&record);
    let opcode = if broken { None } else { head.opcode_impl(&input) };
    Ok(errors.with(quote!(#passed #body #opcode)))
}

fn named_fields(input: &DeriveInput) -> syn::Result<&syn::punctuated::Punctuated<syn::Field, syn::Token![,]>> {
    let (span, text) = match &input.data {
        Data::Struct(s) => match &s.fields {
            Fields::Named(fields) if !fields.named.is_empty() => return Ok(&fields.named),
            Fields::Named(fields) => (
                fields.to_token_stream(),
                "a record has at least one field: `#[tpb(reserved)] bytes: [u8; 64]` says that nothing is known of it".to_owned(),
            ),
            Fields::Unnamed(fields) => (
                fields.to_token_stream(),
                format!("the fields of a record have names: write `struct {} {{ name: type, ... }}`", input.ident),
            ),
            Fields::Unit => {
                (input.ident.to_token_stream(), format!("a record has fields: write `struct {} {{ name: type, ... }}`", input.ident))
            }
        },
        Data::Enum(e) => {
            (e.enum_token.to_token_stream(), "`#[tpb_struct]` goes on a struct; for an enum write `#[tpb_enum(repr = u8)]`".to_owned())
        }
        Data::Union(u) => {
            (u.union_token.to_token_stream(), "`#[tpb_struct]` goes on a struct; write the bytes of the union as `[u8; N]`".to_owned())
        }
    };
    Err(syn::Error::new_spanned(span, text))
}

fn filler(from: u32, to: u32) -> String {
    format!("#[tpb(offset = {from}, reserved)] reserved_{from}: [u8; {}]", to - from)
}

fn reserved_bytes(size: u32) -> ir::Field {
    ir::Field {
        name: "bytes".into(),
        offset: 0,
        ty: ir::Ty::Bytes(size),
        reserved: Some(ir::Reserved::Unknown),
        closed: false,
        role: ir::Role::Read,
        given: Vec::new(),
        doc: String::new(),
        span: Span::call_site(),
    }
}

fn field<'a>(f: &'a syn::Field, input: &DeriveInput, errors: &mut Errors) -> Option<Field<'a>> {
    let ident = f.ident.as_ref()?;
    item::field_vis(&f.vis, &input.vis, errors);
    let mut out = Field {
        name: item::name(ident),
        span: ident.span(),
        ty: &f.ty,
        read: None,
        offset: None,
        size: None,
        reserved: None,
        role: ir::Role::Read,
        closed: false,
        given: None,
        doc: item::doc(&f.attrs),
    };
    let mut chars = false;
    for arg in item::field_args(&f.attrs, KNOWN, &["bits", "bit"], errors) {
        match arg.name.to_string().as_str() {
            "offset" => out.offset = small(&arg, "offset = 12", errors),
            "size" => out.size = small(&arg, "size = 8", errors),
            "reserved" => out.reserved = reserved(&arg, errors),
            "role" => {
                let words = [("read", ir::Role::Read), ("write", ir::Role::Write), ("state", ir::Role::State), ("dead", ir::Role::Dead)];
                out.role = arg.word(&words, errors).unwrap_or(ir::Role::Read);
            }
            "closed" => out.closed = arg.flag(errors),
            "chars" => chars = arg.flag(errors),
            "given" => match &arg.value {
                Value::List(list) => out.given = Some(list.clone()),
                _ => errors.at(&arg.name, "`given` lists the fields that choose the arm of a union: write `given(imm_src)`"),
            },
            _ => {
                errors.at(&arg.name, "bits belong to a type of their own: declare it with `#[tpb_bitfield(u8)]` and use it here as a field")
            }
        }
    }
    out.read = read(&f.ty, chars, errors);
    if out.closed && matches!(out.read, Some(Read::Known(_))) {
        errors.at(
            &f.ty,
            "`closed` says that values without a name are illegal, and this type has no names: declare it with `#[tpb_enum(repr = u8)]`",
        );
    }
    if let (Some((size, span)), Some(Read::Known(ty))) = (out.size, &out.read)
        && ty.size() != size
    {
        let s = if ty.size() == 1 { "" } else { "s" };
        errors.span(span, format!("`{}` has {} byte{s}, not {size}: remove `size`", shown(&f.ty), ty.size()));
    }
    Some(out)
}

/// `reserved`, `reserved = unknown`, `reserved = zero`.
pub(crate) fn reserved(arg: &Arg, errors: &mut Errors) -> Option<ir::Reserved> {
    match &arg.value {
        Value::None => Some(ir::Reserved::Unknown),
        _ => arg.word(&[("zero", ir::Reserved::Zero), ("unknown", ir::Reserved::Unknown)], errors),
    }
}

fn small(arg: &Arg, example: &str, errors: &mut Errors) -> Option<(u32, Span)> {
    let number = arg.number(example, errors)?;
    match u16::try_from(number) {
        Ok(number) => Some((number.into(), arg.span())),
        Err(_) => {
            errors.span(arg.span(), format!("{number} is past the end of any record"));
            None
        }
    }
}

/// Field names, and the accessors made of them, are all different.
fn names_differ(fields: &[Field<'_>], has_opcode: bool, errors: &mut Errors) {
    let mut taken: Vec<(String, String)> =
        ["from_bytes", "as_bytes", "to_bytes"].map(|n| (n.to_owned(), "every record has a function of this name".to_owned())).to_vec();
    if has_opcode {
        taken.extend(["new", "is"].map(|n| (n.to_owned(), "every record with an opcode has a function of this name".to_owned())));
    }
    for (i, f) in fields.iter().enumerate() {
        if fields[..i].iter().any(|o| o.name == f.name) {
            errors.span(f.span, format!("field `{}` is there twice: rename one of them", f.name));
            continue;
        }
        if f.reserved.is_some() {
            continue;
        }
        let mut own = vec![(f.name.clone(), format!("it is the accessor of `{}`", f.name))];
        own.push((format!("set_{}", f.name), format!("it is the setter of `{}`", f.name)));
        own.push((format!("with_{}", f.name), format!("it is the setter of `{}`", f.name)));
        if f.given.is_some() {
            own.push((format!("{}_arm", f.name), format!("it is the live arm of `{}`", f.name)));
        }
        if let Some((name, why)) = own.iter().find_map(|(n, _)| taken.iter().find(|(t, _)| t == n)) {
            errors.span(f.span, format!("`{name}` is taken, {why}: rename this field"));
        }
        taken.extend(own);
    }
}

/// Offsets and sizes: what is not written follows from the field before, or from the offset after.
fn place<'a, 'f>(fields: &'f [Field<'a>], total: u32, errors: &mut Errors) -> Vec<(&'f Field<'a>, u32, ir::Ty)> {
    let mut out = Vec::new();
    let mut next = Some(0u32);
    for (i, f) in fields.iter().enumerate() {
        let offset = f.offset.map(|(o, _)| o).or(next);
        next = None;
        let Some(offset) = offset else { continue };
        let Some(read) = &f.read else {
            // Whatever it should have been, it reaches up to the next field.
            if let Some(size) = inferred(fields, i, offset, total) {
                out.push((f, offset, ir::Ty::Bytes(size)));
            }
            continue;
        };
        let size = match read {
            Read::Known(ty) => Some(ty.size()),
            Read::Path { .. } => f.size.map(|(s, _)| s).or_else(|| inferred(fields, i, offset, total)),
        };
        let Some(size) = size else {
            let next = &fields[i + 1].name;
            errors.at(
                f.ty,
                format!(
                    "the macro cannot see how many bytes `{}` has: write `#[tpb(size = N)]` on `{}`, or `#[tpb(offset = N)]` on `{next}`",
                    shown(f.ty),
                    f.name
                ),
            );
            continue;
        };
        match read.sized(size) {
            Ok(ty) => {
                next = Some(offset.saturating_add(ty.size()));
                out.push((f, offset, ty));
            }
            Err(count) => errors.at(
                f.ty,
                format!("{size} bytes do not divide into {count} elements: write `#[tpb(size = N)]`, the bytes of the whole array"),
            ),
        }
    }
    out
}

/// Size of a field that reaches up to the next one, or to the end; `None` where the next one has no offset of its own.
fn inferred(fields: &[Field<'_>], index: usize, offset: u32, total: u32) -> Option<u32> {
    if fields.get(index + 1).is_some_and(|f| f.offset.is_none()) {
        return None;
    }
    let end = fields.iter().filter_map(|f| f.offset).map(|(o, _)| o).filter(|o| *o > offset).min().unwrap_or(total);
    // A field past the end is reported as such; it has some size.
    Some(end.saturating_sub(offset).max(1))
}

/// `given(imm_src, bits(3, 0..4))`: fields of this struct, or bits from a byte on.
fn given(list: &TokenStream, fields: &[(&Field<'_>, u32, ir::Ty)], errors: &mut Errors) -> Vec<ir::Locator> {
    use syn::parse::Parser;
    let parser = |input: syn::parse::ParseStream<'_>| {
        let mut out = Vec::new();
        while !input.is_empty() {
            let name: syn::Ident = input.parse()?;
            if input.peek(syn::token::Paren) {
                let inner;
                syn::parenthesized!(inner in input);
                let offset: syn::LitInt = inner.parse()?;
                inner.parse::<syn::Token![,]>()?;
                let from: syn::LitInt = inner.parse()?;
                inner.parse::<syn::Token![..]>()?;
                let to: syn::LitInt = inner.parse()?;
                let (offset, from, to): (u32, u32, u32) = (offset.base10_parse()?, from.base10_parse()?, to.base10_parse()?);
                if from >= to || to > 64 {
                    return Err(syn::Error::new(
                        name.span(),
                        "no such bits: write `bits(BYTE, FROM..TO)`, with FROM before TO and TO at most 64",
                    ));
                }
                out.push(ir::Locator { offset, lsb: from, width: to - from });
            } else {
                let wanted = item::name(&name);
                let found = fields.iter().find(|(f, ..)| f.name == wanted);
                let Some((_, offset, ty)) = found.filter(|(.., ty)| ty.size() <= 8) else {
                    return Err(syn::Error::new(
                        name.span(),
                        format!(
                            "`{wanted}` is not a field of this struct with at most 8 bytes; of a part of a field, write `bits(BYTE, FROM..TO)`"
                        ),
                    ));
                };
                out.push(ir::Locator { offset: *offset, lsb: 0, width: ty.size() * 8 });
            }
            if !input.is_empty() {
                input.parse::<syn::Token![,]>()?;
            }
        }
        Ok(out)
    };
    errors.keep(parser.parse2(list.clone())).unwrap_or_default()
}

/// Name in descriptors, unless another is given.
pub(crate) fn default_name(input: &DeriveInput) -> String {
    names::ident(&item::name(&input.ident)).to_string()
}
