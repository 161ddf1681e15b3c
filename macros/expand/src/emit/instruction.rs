//! What an opcode adds to a record.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use tpb_layout::names::ident_at;
use tpb_layout::tokens;

use super::{Opcode, Record, Use, locator};

pub(super) fn emit(r: &Record<'_>, o: &Opcode) -> TokenStream {
    let constants = constants(r, o);
    let instruction = instruction(r, o);
    quote!(#constants #instruction)
}

/// Constants and a constructor.
fn constants(r: &Record<'_>, o: &Opcode) -> TokenStream {
    let (rust, vis) = (ident_at(&r.layout.rust, r.layout.span), &r.layout.vis);
    let value = tokens::hex(o.byte.into(), 8);
    let zero_but =
        if o.selector.is_some() { " All zero but for opcode, length and selector." } else { " All zero but for opcode and length." };
    let selector = o.selector.as_ref().map(|s| (tokens::int(s.offset.into()), tokens::hex(s.value.into(), 8)));
    let constant = selector.as_ref().map(|(offset, value)| {
        quote! {
            /// Offset and value of the byte that tells this form of the opcode from the others.
            #vis const SELECTOR: (usize, u8) = (#offset, #value);
        }
    });
    let test = selector.as_ref().map(|(offset, value)| quote!(&& bytes[#offset] == #value));
    quote! {
        #[allow(dead_code)]
        impl #rust {
            /// Byte 0 of the record.
            #vis const OPCODE: u8 = #value;
            #constant

            #[doc = #zero_but]
            #[must_use]
            #vis const fn new() -> Self {
                Self::ZERO.identified()
            }

            /// The same with opcode, length and selector of such a record.
            #[must_use]
            #vis const fn identified(self) -> Self {
                Self(::tpb_core::extend::identified(self.0, <Self as ::tpb_core::extend::Instruction>::INFO))
            }

            /// Whether these bytes are such a record.
            #[must_use]
            #vis const fn is(bytes: &::tpb_core::RecordBytes) -> bool {
                bytes[0] == #value #test
            }
        }
    }
}

/// The tables that text, validation and documentation read.
fn instruction(r: &Record<'_>, o: &Opcode) -> TokenStream {
    let s = r.layout;
    let rust = ident_at(&s.rust, s.span);
    let (name, doc, conf, source) = (&s.name, tokens::plain(&s.doc), tokens::conf(s.conf), &s.source);
    let mnemonic = o.mnemonic.as_ref().unwrap_or(name);
    let byte = tokens::hex(o.byte.into(), 8);
    let engines = tokens::int(o.engines.into());
    let selector = match &o.selector {
        None => quote!(None),
        Some(s) => {
            let (field, offset, value) = (&s.field, tokens::int(s.offset.into()), tokens::hex(s.value.into(), 8));
            quote!(Some(dialect::Selector::new(Self::LAYOUT, #field, #offset, #value, #name)))
        }
    };
    let uses = r.uses.iter().filter_map(|u| one_use(r, u));
    quote! {
        const _: () = {
            use ::tpb_core::{dialect, layout};
            use ::tpb_core::dialect::{Elements, Partitions, Use, What};

            impl ::tpb_core::extend::Instruction for #rust {
                const FORM: &'static dialect::Form = &dialect::Form {
                    name: #name,
                    selector: #selector,
                    continues: false,
                    follows: &[],
                    layout: Self::LAYOUT,
                    operation: "",
                    executed: None,
                    gap: None,
                    text: &[],
                    uses: &[#(#uses),*],
                    rules: Self::RULES,
                    doc: #doc,
                };
                const OPCODES: &'static [dialect::OpcodeInfo] = &[dialect::OpcodeInfo {
                    name: #mnemonic,
                    mnemonic: #mnemonic,
                    byte: #byte,
                    class: dialect::Class::Real,
                    engines: dialect::EngineSet(#engines),
                    engines_conf: #conf,
                    executed: dialect::Executed::Unknown,
                    refused: dialect::EngineSet::EMPTY,
                    since: "",
                    until: None,
                    doc: #doc,
                    conf: #conf,
                    source: &[#(#source),*],
                    forms: &[Self::FORM],
                }];

                #[inline]
                fn from_record(bytes: &::tpb_core::RecordBytes) -> Self {
                    Self(*bytes)
                }

                #[inline]
                fn as_record(&self) -> &::tpb_core::RecordBytes {
                    &self.0
                }

                #[inline]
                fn is(bytes: &::tpb_core::RecordBytes) -> bool {
                    Self::is(bytes)
                }

                fn check_in(
                    &self,
                    generation: u8,
                    context: &::tpb_core::check::Context,
                    sink: &mut dyn ::tpb_core::check::Sink,
                ) -> ::core::ops::ControlFlow<()> {
                    self.check_generation(generation, context, sink)
                }
            }
        };
    }
}

fn one_use(r: &Record<'_>, u: &Use) -> Option<TokenStream> {
    let field = tokens::int(r.layout.fields.iter().position(|f| f.name == u.name)? as u64);
    let (name, offset, entry, width, write) =
        (&u.name, tokens::int(u.offset.into()), tokens::int(u.entry.into()), tokens::int(u.width.into()), u.write);
    let what = format_ident!("{}", u.what);
    let elements = match (&u.coded, u.element_bits) {
        (Some((at, path)), _) => {
            let at = locator(*at);
            quote!(Elements::Coded(#at, |code| #path(code as _).bits()))
        }
        (None, Some(bits)) => {
            let bits = tokens::int(bits.into());
            quote!(Elements::Bits(#bits))
        }
        (None, None) => quote!(Elements::Unknown),
    };
    let partitions = match (u.partitions, u.ports) {
        (Some(at), _) => {
            let at = locator(at);
            quote!(Partitions::Count(#at))
        }
        (None, Some(at)) => {
            let at = locator(at);
            quote!(Partitions::Ports(#at))
        }
        (None, None) => quote!(Partitions::Unknown),
    };
    Some(quote! {
        Use {
            path: #name,
            field: #field,
            offset: #offset,
            lsb: 0,
            entry: #entry,
            width: #width,
            what: What::#what,
            write: #write,
            when: None,
            elements: #elements,
            partitions: #partitions,
            walk: &[],
            count: &[],
            mode: None,
            value: None,
            through: None,
        }
    })
}
