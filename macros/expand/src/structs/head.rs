//! Arguments of `#[tpb_struct(...)]`, and what an opcode adds to the record.

use proc_macro2::{Literal, Span, TokenStream};
use quote::quote;
use syn::DeriveInput;
use tpb_layout::{ir, tokens};

use crate::args::{self, Arg, Value};
use crate::errors::Errors;

const KNOWN: &[&str] = &["size", "opcode", "selector", "name", "conf", "source"];

/// Bytes of an instruction record, and what its length byte says.
const RECORD: u32 = 64;

pub(super) struct Head {
    pub(super) size: u32,
    pub(super) size_span: Span,
    /// Whether the size was there and made sense.
    pub(super) size_given: bool,
    pub(super) opcode: Option<u8>,
    selector: Option<(u32, Span, u8)>,
    pub(super) name: String,
    pub(super) conf: ir::Conf,
    pub(super) source: Vec<String>,
}

impl Head {
    pub(super) fn read(attr: TokenStream, input: &DeriveInput, errors: &mut Errors) -> Self {
        let mut head = Self {
            size: RECORD,
            size_span: input.ident.span(),
            size_given: false,
            opcode: None,
            selector: None,
            name: super::default_name(input),
            conf: ir::Conf::High,
            source: Vec::new(),
        };
        let (mut has_size, mut has_opcode) = (false, false);
        for arg in args::parse(attr, KNOWN, &[], errors) {
            match arg.name.to_string().as_str() {
                "size" => {
                    has_size = true;
                    head.size_span = arg.span();
                    match arg.number("size = 64", errors) {
                        Some(n @ 1..=4096) => (head.size, head.size_given) = (n as u32, true),
                        Some(n) => errors.span(arg.span(), format!("a record of {n} bytes: the size is 1 to 4096")),
                        None => {}
                    }
                }
                "opcode" => {
                    has_opcode = true;
                    head.opcode = byte(&arg, "opcode = 0xf0", errors);
                }
                "selector" => head.selector = selector(&arg, errors),
                "name" => head.name = arg.text("name = \"S3D3_MM\"", errors).unwrap_or(head.name),
                "conf" => {
                    let words = [("low", ir::Conf::Low), ("med", ir::Conf::Med), ("high", ir::Conf::High)];
                    head.conf = arg.word(&words, errors).unwrap_or(ir::Conf::High);
                }
                _ => head.source = source(&arg, errors),
            }
        }
        if !has_size {
            errors.span(Span::call_site(), "how many bytes is it? Write `#[tpb_struct(size = 64)]`");
        }
        if let (Some(_), true) = (head.opcode, head.size_given && head.size != RECORD) {
            errors.span(head.size_span, format!("an instruction is {RECORD} bytes: write `size = {RECORD}`, or remove `opcode`"));
        }
        if let (Some((_, span, _)), false) = (head.selector, has_opcode) {
            errors.span(span, "a selector tells apart the forms of one opcode, and none is given: add `opcode = 0xf0`");
        }
        head
    }

    /// The selector is a byte of its own, behind the header.
    pub(super) fn check_selector(&self, fields: &[ir::Field], errors: &mut Errors) {
        let Some((offset, span, _)) = self.selector else { return };
        if offset == 0 || (self.size_given && offset >= self.size) {
            errors.span(span, format!("byte {offset} cannot be the selector: it is a byte from 1 to {}", self.size - 1));
        } else if let Some(f) = fields.iter().find(|f| f.offset < offset && offset < f.offset + f.ty.size()) {
            // Bytes inside of a nested struct or an array are fine; in an integer it is a mistake.
            if matches!(f.ty, ir::Ty::Uint(_) | ir::Ty::Int(_) | ir::Ty::F32) {
                errors.span(
                    span,
                    format!(
                        "byte {offset} is in the middle of `{}`: a selector is a byte of its own, so `{}` cannot be its place",
                        f.name, f.name
                    ),
                );
            }
        }
    }

    /// Constants and a constructor for a record that has an opcode.
    pub(super) fn opcode_impl(&self, input: &DeriveInput) -> Option<TokenStream> {
        let opcode = self.opcode?;
        let (rust, vis) = (&input.ident, &input.vis);
        let value = tokens::hex(opcode.into(), 8);
        let words = Literal::u32_unsuffixed(RECORD / 4);
        let zero_but =
            if self.selector.is_some() { " All zero but for opcode, length and selector." } else { " All zero but for opcode and length." };
        let selector = self.selector.map(|(offset, _, value)| (Literal::u32_unsuffixed(offset), tokens::hex(value.into(), 8)));
        let constant = selector.as_ref().map(|(offset, value)| {
            quote! {
                /// Offset and value of the byte that tells this form of the opcode from the others.
                #vis const SELECTOR: (usize, u8) = (#offset, #value);
            }
        });
        let set = selector.as_ref().map(|(offset, value)| quote!(bytes[#offset] = #value;));
        let test = selector.as_ref().map(|(offset, value)| quote!(&& bytes[#offset] == #value));
        Some(quote! {
            impl #rust {
                /// Byte 0 of the record.
                #vis const OPCODE: u8 = #value;
                #constant

                #[doc = #zero_but]
                #[must_use]
                #vis const fn new() -> Self {
                    let mut bytes = [0; ::tpb_core::RECORD_SIZE];
                    bytes[0] = #value;
                    bytes[1] = #words;
                    #set
                    Self(bytes)
                }

                /// Whether these bytes are such a record.
                #[must_use]
                #vis const fn is(bytes: &::tpb_core::RecordBytes) -> bool {
                    bytes[0] == #value #test
                }
            }
        })
    }
}

fn byte(arg: &Arg, example: &str, errors: &mut Errors) -> Option<u8> {
    let number = arg.number(example, errors)?;
    let byte = u8::try_from(number).ok();
    if byte.is_none() {
        errors.span(arg.span(), format!("`{}` is one byte, at most 0xff; this is {number:#x}", arg.name));
    }
    byte
}

fn selector(arg: &Arg, errors: &mut Errors) -> Option<(u32, Span, u8)> {
    const EXAMPLE: &str = "selector(offset = 12, value = 9)";
    let Value::List(list) = &arg.value else {
        errors.at(&arg.name, format!("`selector` says which byte has which value: write `{EXAMPLE}`"));
        return None;
    };
    let (mut offset, mut value) = (None, None);
    let (mut seen_offset, mut seen_value) = (false, false);
    for part in args::parse(list.clone(), &["offset", "value"], &[], errors) {
        if part.name == "offset" {
            seen_offset = true;
            offset = part.number("offset = 12", errors).and_then(|n| u32::try_from(n).ok()).map(|n| (n, part.span()));
        } else {
            seen_value = true;
            value = byte(&part, "value = 9", errors);
        }
    }
    for (seen, what) in [(seen_offset, "offset"), (seen_value, "value")] {
        if !seen {
            errors.at(&arg.name, format!("the selector has no `{what}`: write `{EXAMPLE}`"));
        }
    }
    let (offset, span) = offset?;
    // Without a value something is reported already.
    Some((offset, span, value.unwrap_or_default()))
}

fn source(arg: &Arg, errors: &mut Errors) -> Vec<String> {
    use syn::parse::Parser;
    let list = match &arg.value {
        Value::List(list) => list.clone(),
        _ => {
            errors.at(&arg.name, "`source` lists where the layout is from: write `source(\"manual, chapter 3\")`");
            return Vec::new();
        }
    };
    let parsed = syn::punctuated::Punctuated::<syn::LitStr, syn::Token![,]>::parse_terminated.parse2(list);
    errors.keep(parsed).map(|list| list.iter().map(syn::LitStr::value).collect()).unwrap_or_default()
}
