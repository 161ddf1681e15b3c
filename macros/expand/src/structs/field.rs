//! Fields as they are written.

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::DeriveInput;
use tpb_layout::ir;

use super::checks;
use crate::args::{Arg, Value, shown};
use crate::errors::Errors;
use crate::item;
use crate::record::Check;
use crate::types::{Read, read};

/// Arguments of a field.
const KNOWN: &[&str] = &[
    "offset",
    "size",
    "reserved",
    "role",
    "closed",
    "chars",
    "be",
    "selector",
    "check",
    "message",
    "as",
    "elements",
    "element_bits",
    "partitions",
    "ports",
];

/// What `as` can say.
const STANDS_FOR: [(&str, &str); 6] = [
    ("memory", "Memory"),
    ("register", "Register"),
    ("semaphore", "Semaphore"),
    ("event", "Event"),
    ("queue", "Queue"),
    ("target", "Target"),
];

/// A field as read, not yet placed.
pub(super) struct Field<'a> {
    pub(super) name: String,
    pub(super) span: Span,
    pub(super) ty: &'a syn::Type,
    pub(super) read: Option<Read>,
    pub(super) offset: Option<(u32, Span)>,
    pub(super) size: Option<(u32, Span)>,
    pub(super) reserved: Option<ir::Reserved>,
    pub(super) role: ir::Role,
    pub(super) closed: bool,
    pub(super) big: bool,
    /// Places of what chooses the arm of a union.
    pub(super) selector: Option<TokenStream>,
    pub(super) check: Option<Check>,
    pub(super) stands_for: Option<&'static str>,
    /// `elements`, `element_bits`, `partitions` and `ports`, with where they stand.
    pub(super) sizes: Sizes,
    pub(super) doc: String,
}

/// How large an operand in memory is.
#[derive(Default)]
pub(super) struct Sizes {
    pub(super) elements: Option<TokenStream>,
    pub(super) element_bits: Option<u32>,
    pub(super) partitions: Option<TokenStream>,
    pub(super) ports: Option<TokenStream>,
}

impl Sizes {
    pub(super) const fn is_empty(&self) -> bool {
        self.elements.is_none() && self.element_bits.is_none() && self.partitions.is_none() && self.ports.is_none()
    }
}

pub(super) fn field<'a>(f: &'a syn::Field, input: &DeriveInput, errors: &mut Errors) -> Option<Field<'a>> {
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
        big: false,
        selector: None,
        check: None,
        stands_for: None,
        sizes: Sizes::default(),
        doc: item::doc(&f.attrs),
    };
    let (mut chars, mut message, mut big) = (false, None, None);
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
            "be" => {
                out.big = arg.flag(errors);
                big = Some(arg.name.span());
            }
            "selector" => match &arg.value {
                Value::List(tokens) | Value::Assigned(tokens) if !tokens.is_empty() => out.selector = Some(tokens.clone()),
                _ => errors.at(&arg.name, "`selector` names the field that says which arm of the union is live: write `selector = kind`"),
            },
            "check" => out.check = checks::path(&arg, errors),
            "message" => message = arg.text("message = \"the count is even\"", errors).map(|text| (text, arg.name.span())),
            "as" => out.stands_for = arg.word(&STANDS_FOR, errors),
            "element_bits" => out.sizes.element_bits = small(&arg, "element_bits = 32", errors).map(|(n, _)| n),
            "elements" => out.sizes.elements = place(&arg, "elements = dtype", errors),
            "partitions" => out.sizes.partitions = place(&arg, "partitions = num_active_channels", errors),
            "ports" => out.sizes.ports = place(&arg, "ports = bits(13, 2..6)", errors),
            _ => {
                errors.at(&arg.name, "bits belong to a type of their own: declare it with `#[tpb_bitfield(u8)]` and use it here as a field")
            }
        }
    }
    match (&mut out.check, message) {
        (Some(check), Some((text, _))) => check.message = Some(text),
        (None, Some((_, span))) => errors.span(span, "a message belongs to a check: add `check = is_legal`, the path of a function"),
        _ => {}
    }
    out.read = read(&f.ty, chars, errors);
    consistent(&out, f, big, errors);
    Some(out)
}

/// Arguments that do not go together, or not with the type.
fn consistent(out: &Field<'_>, f: &syn::Field, big: Option<Span>, errors: &mut Errors) {
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
    if let (Some(span), Some(Read::Known(ty))) = (big, &out.read) {
        match element(ty) {
            ir::Ty::Uint(1) | ir::Ty::Int(1) => errors.span(span, "one byte has no order: remove `be`, or write a wider integer"),
            ir::Ty::Bytes(_) | ir::Ty::Chars(_) => {
                errors.span(span, "bytes keep the order they are written in: remove `be`, or write `[u16; N]` for integers")
            }
            _ => {}
        }
    }
    if let (Some(_), Some(Read::Known(_))) = (&out.selector, &out.read) {
        errors
            .at(&f.ty, "only a union has arms to select: declare it with `#[tpb_union(size = N, selector = kind)]`, or remove `selector`");
    }
    if out.reserved.is_some() {
        if out.check.is_some() {
            errors.at(&f.ident, "nobody uses reserved bytes, so there is nothing to check: write `reserved = zero`, or remove `reserved`");
        }
        if out.stands_for.is_some() || !out.sizes.is_empty() {
            errors.at(&f.ident, "reserved bytes stand for nothing: remove `reserved`, or what is said of their use");
        }
    }
    if !out.sizes.is_empty() && out.stands_for.is_some_and(|s| s != "Memory") {
        errors.at(&f.ident, "only memory has elements and partitions: write `as = memory`, or remove them");
    }
}

/// Type of the elements of an array, or the type itself.
fn element(ty: &ir::Ty) -> &ir::Ty {
    match ty {
        ir::Ty::Array(t, _) => element(t),
        ty => ty,
    }
}

/// The tokens of a place, to be looked up when all fields are known.
fn place(arg: &Arg, example: &str, errors: &mut Errors) -> Option<TokenStream> {
    match &arg.value {
        Value::Assigned(tokens) => Some(tokens.to_token_stream()),
        _ => {
            errors.at(&arg.name, format!("`{}` names a field, or bits from a byte on: write `{example}`", arg.name));
            None
        }
    }
}

/// `reserved`, `reserved = unknown`, `reserved = zero`.
pub(crate) fn reserved(arg: &Arg, errors: &mut Errors) -> Option<ir::Reserved> {
    match &arg.value {
        Value::None => Some(ir::Reserved::Unknown),
        _ => arg.word(&[("zero", ir::Reserved::Zero), ("unknown", ir::Reserved::Unknown)], errors),
    }
}

pub(super) fn small(arg: &Arg, example: &str, errors: &mut Errors) -> Option<(u32, Span)> {
    let number = arg.number(example, errors)?;
    match u16::try_from(number) {
        Ok(number) => Some((number.into(), arg.span())),
        Err(_) => {
            errors.span(arg.span(), format!("{number} is past the end of any record"));
            None
        }
    }
}
