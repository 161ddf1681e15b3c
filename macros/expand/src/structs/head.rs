//! Arguments of `#[tpb_struct(...)]`.

use proc_macro2::{Span, TokenStream};
use syn::DeriveInput;
use tpb_layout::ir;

use crate::args::{self, Arg, Value};
use crate::errors::Errors;
use crate::record::Selector;

const KNOWN: &[&str] = &["size", "opcode", "selector", "mnemonic", "engines", "name", "conf", "source", "crate"];

/// Bytes of an instruction record, and what its length byte says.
const RECORD: u32 = 64;

pub(super) struct Head {
    pub(super) size: u32,
    pub(super) size_span: Span,
    /// Whether the size was there and made sense.
    pub(super) size_given: bool,
    pub(super) opcode: Option<u8>,
    selector: Option<(u32, Span, u8)>,
    /// As printed in text.
    pub(super) mnemonic: Option<String>,
    /// Engines that accept it, one bit each.
    pub(super) engines: u8,
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
            mnemonic: None,
            engines: 0,
            name: super::default_name(input),
            conf: ir::Conf::High,
            source: Vec::new(),
        };
        let (mut has_size, mut has_opcode, mut mnemonic, mut engines_span) = (false, false, None, None);
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
                "name" => {
                    if let Some(name) = arg.text("name = \"S3D3_MM\"", errors) {
                        printable(&name, &arg, errors);
                        head.name = name;
                    }
                }
                "mnemonic" => {
                    mnemonic = Some(arg.span());
                    head.mnemonic = arg.text("mnemonic = \"EXTENDED_INST\"", errors);
                    if let Some(name) = &head.mnemonic {
                        printable(name, &arg, errors);
                    }
                }
                "engines" => {
                    engines_span = Some(arg.span());
                    head.engines = engines(&arg, errors);
                }
                // It has been looked at before everything else.
                "crate" => {
                    let is_path = matches!(&arg.value, Value::Assigned(tokens) if syn::parse2::<syn::Path>(tokens.clone()).is_ok());
                    if !is_path {
                        errors.span(arg.span(), "`crate` is the path at which tpb-core is found: write `crate = tpb::core`");
                    }
                }
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
        for (span, what) in [(mnemonic, "a mnemonic is how text names an opcode"), (engines_span, "engines accept opcodes")] {
            if let (Some(span), false) = (span, has_opcode) {
                errors.span(span, format!("{what}, and none is given: add `opcode = 0xf0`"));
            }
        }
        head
    }

    /// The selector is a field of one byte, behind the header.
    pub(super) fn check_selector(&self, fields: &[ir::Field], errors: &mut Errors) -> Option<Selector> {
        let (offset, span, value) = self.selector?;
        if offset == 0 || (self.size_given && offset >= self.size) {
            errors.span(span, format!("byte {offset} cannot be the selector: it is a byte from 1 to {}", self.size - 1));
            return None;
        }
        // Without a field there something is reported already.
        let field = fields.iter().find(|f| f.offset <= offset && offset < f.offset.saturating_add(f.ty.size()))?;
        if field.offset != offset || field.ty.size() != 1 {
            errors.span(
                span,
                format!(
                    "byte {offset} is part of `{}`: a selector is a field of one byte, so split it and write `#[tpb(offset = {offset})] selector: u8`",
                    field.name
                ),
            );
            return None;
        }
        if field.reserved.is_some() {
            errors.span(span, format!("`{}` is the selector, and somebody uses it then: remove `reserved` from it", field.name));
            return None;
        }
        Some(Selector { field: field.name.clone(), offset, value })
    }
}

/// A name that text can hold.
fn printable(name: &str, arg: &Arg, errors: &mut Errors) {
    if name.is_empty() || !name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') {
        errors.span(arg.span(), format!("text writes `{}` as it is: use letters, digits and `_` alone", arg.name));
    }
}

/// `engines(POOL, ACT)`, as a bit set.
fn engines(arg: &Arg, errors: &mut Errors) -> u8 {
    const ENGINES: [&str; 6] = ["PE", "ACT", "POOL", "DVE", "SP", "TOP_SP"];
    let Value::List(list) = &arg.value else {
        errors.at(&arg.name, "`engines` lists who accepts the opcode: write `engines(POOL)`");
        return 0;
    };
    let mut out = 0;
    for engine in args::parse(list.clone(), &ENGINES, &[], errors) {
        if !engine.flag(errors) {
            continue;
        }
        let name = engine.name.to_string();
        if let Some(bit) = ENGINES.iter().position(|e| *e == name) {
            out |= 1 << bit;
        }
    }
    out
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
