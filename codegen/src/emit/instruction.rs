//! `Instruction`: one look at the opcode.

use proc_macro2::TokenStream;
use quote::quote;
use tpb_layout::names::{ident, type_name};
use tpb_layout::tokens;

use super::home::{Home, Part};
use crate::isa::{Gen, Isa};

/// A variant: its name, the record, the opcode, and for a sub-form the selector.
pub(super) struct Variant {
    pub(super) name: String,
    pub(super) format: usize,
    pub(super) record: usize,
    pub(super) opcode: usize,
    pub(super) selector: Option<(u32, u64)>,
}

/// All forms a record alone can have in a generation, by opcode; sub-forms before the plain form.
pub(super) fn variants(isa: &Isa, generation: Gen) -> Vec<Variant> {
    let mut out = Vec::new();
    for (opcode, o) in isa.opcodes.iter().enumerate().filter(|(_, o)| o.gens.has(generation)) {
        let mut forms = Vec::new();
        for (format, f) in isa.formats.iter().enumerate() {
            let (Some(record), true, false) = (f.records[generation], f.opcodes.contains(&opcode), f.continues) else { continue };
            let name = if f.selector.is_some() { type_name(&f.name) } else { type_name(&o.name) };
            let selector = f.selector.as_ref().map(|s| (s.offset, s.value));
            forms.push(Variant { name, format, record, opcode, selector });
        }
        forms.sort_by_key(|v| (v.selector.is_none(), v.selector));
        out.extend(forms);
    }
    out
}

/// Whether a form is one of these variants.
pub(super) fn is_variant(isa: &Isa, format: usize, generation: Gen) -> bool {
    let f = &isa.formats[format];
    f.records[generation].is_some() && !f.continues && f.opcodes.iter().any(|o| isa.opcodes[*o].gens.has(generation))
}

pub(super) fn emit(isa: &Isa, generation: Gen, home: Home) -> TokenStream {
    let variants = variants(isa, generation);
    let title = &isa.generations[generation].title;
    let module_doc = format!(" Instructions of {title}, decoded by one look at the opcode.");
    let enum_doc = format!(" An instruction of {title}: its record, byte for byte.");
    let declared = variants.iter().map(|v| {
        let (name, record) = (ident(&v.name), ident(&isa.records[v.record].rust));
        let o = &isa.opcodes[v.opcode];
        let what = if v.selector.is_some() { &isa.formats[v.format].doc } else { &o.doc };
        let doc = tokens::doc(&format!("`{}` ({:#04x}): {}", o.name, o.byte, what.trim()));
        quote!(#doc #name(#record),)
    });
    let decode = variants.iter().map(|v| {
        let (name, record) = (ident(&v.name), ident(&isa.records[v.record].rust));
        let byte = tokens::hex(isa.opcodes[v.opcode].byte.into(), 8);
        let guard = v.selector.map(|(at, value)| {
            let (at, value) = (tokens::int(at.into()), tokens::hex(value, 8));
            quote!(if bytes[#at] == #value)
        });
        quote!(#byte #guard => Self::#name(#record(*bytes)),)
    });
    let bytes = variants.iter().map(|v| {
        let name = ident(&v.name);
        quote!(Self::#name(r) => &r.0,)
    });
    let names = variants.iter().map(|v| {
        let name = ident(&v.name);
        let text = &isa.opcodes[v.opcode].name;
        quote!(Self::#name(_) => #text,)
    });
    let mut records: Vec<&str> = variants.iter().map(|v| isa.records[v.record].rust.as_str()).collect();
    records.sort_unstable();
    records.dedup();
    let records = records.into_iter().map(ident);
    let encode = home.item(
        &[Part::Encode],
        quote! {
            #[inline]
            pub const fn as_bytes(&self) -> &RecordBytes {
                match self {
                    #(#bytes)*
                    Self::Unknown(bytes) => bytes,
                }
            }
        },
    );
    let encode = (!encode.is_empty()).then(|| {
        quote! {
            /// The same bytes again.
            #encode
        }
    });
    quote! {
        #![doc = #module_doc]
        use tpb_core::RecordBytes;
        use tpb_records::formats::{#(#records),*};

        #[doc = #enum_doc]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Instruction {
            #(#declared)*
            /// A byte this generation has no opcode for; see [`crate::ELSEWHERE`] for generations that have one.
            Unknown(RecordBytes),
        }

        impl Instruction {
            /// Decodes a record; every 64 bytes are some instruction.
            #[inline]
            pub const fn decode(bytes: &RecordBytes) -> Self {
                match bytes[0] {
                    #(#decode)*
                    _ => Self::Unknown(*bytes),
                }
            }

            /// Header name of the opcode; `None` when the generation lacks it.
            pub const fn name(&self) -> Option<&'static str> {
                Some(match self {
                    #(#names)*
                    Self::Unknown(_) => return None,
                })
            }

            #encode
        }

        impl From<&RecordBytes> for Instruction {
            fn from(bytes: &RecordBytes) -> Self {
                Self::decode(bytes)
            }
        }
    }
}
