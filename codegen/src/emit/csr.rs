//! The crate of register blocks: a newtype for each layout of fields, offsets, and descriptors.

use proc_macro2::{Span, TokenStream};
use quote::quote;
use tpb_layout::names::{const_name, ident, module_name};
use tpb_layout::{bitfields, ir, tokens};

use super::kernels::gens;
use super::{Files, convert, manifest, source};
use crate::isa::Isa;
use crate::isa::csr::{Block, Field, Group, Layout, Region, Register};
use crate::spec::csr::Access;

pub(super) fn emit(isa: &Isa, files: &mut Files) {
    if isa.blocks.is_empty() {
        return;
    }
    files.insert("csr/Cargo.toml".into(), manifest::csr());
    let modules: Vec<_> = isa.blocks.iter().map(|b| ident(&module_name(&b.name))).collect();
    let count = tokens::int(isa.blocks.len() as u64);
    files.insert(
        "csr/src/lib.rs".into(),
        source::file(quote! {
            //! Register blocks of the chip: a newtype for each register, offsets, and descriptors of everything.
            //!
            //! A module is a block. Registers that have the same fields share a type; a register whose offset is not known has a type and no offset.
            #![no_std]
            #![forbid(unsafe_code)]
            #![deny(missing_docs)]

            #(
                #[rustfmt::skip]
                pub mod #modules;
            )*

            use ::tpb_core::csr::BlockInfo;

            /// All blocks, by name.
            #[rustfmt::skip]
            pub static BLOCKS: [&BlockInfo; #count] = [#(&#modules::BLOCK),*];

            /// The block of this name, or of this name in the register description of the chip, in either case.
            #[rustfmt::skip]
            pub fn block(name: &str) -> Option<&'static BlockInfo> {
                BLOCKS.iter().copied().find(|b| b.name.eq_ignore_ascii_case(name)).or_else(|| {
                    BLOCKS.iter().copied().find(|b| !b.title.is_empty() && b.title.eq_ignore_ascii_case(name))
                })
            }
        }),
    );
    for block in &isa.blocks {
        files.insert(format!("csr/src/{}.rs", module_name(&block.name)), source::file(module(block)));
    }
}

fn module(b: &Block) -> TokenStream {
    let doc = format!(" {}", tokens::escape(b.doc.trim()));
    let types = b.layouts.iter().map(|l| layout(b, l));
    let has_fields = (!b.layouts.is_empty()).then(|| quote!(FieldInfo,));
    let has_registers = b.groups.iter().any(|g| !g.registers.is_empty()).then(|| quote!(RegisterInfo,));
    let has_groups = (!b.groups.is_empty()).then(|| quote!(GroupInfo,));
    let has_regions = (!b.regions.is_empty()).then(|| quote!(RegionInfo,));
    let has_instances = (!b.instances.is_empty()).then(|| quote!(InstanceInfo,));
    let has_access = (b.groups.iter().flat_map(|g| &g.registers).any(|r| r.access.is_some())
        || b.layouts.iter().flat_map(|l| &l.fields).any(|f| f.access.is_some()))
    .then(|| quote!(Access,));
    let offsets = offsets(b);
    let info = info(b);
    quote! {
        #![doc = #doc]
        use tpb_core::csr::{#has_access BlockInfo, #has_fields #has_groups #has_instances #has_regions #has_registers};
        use tpb_core::layout;
        use tpb_core::layout::GenSet;

        #(#types)*
        #offsets

        /// Descriptor of the block.
        pub static BLOCK: BlockInfo = #info;
    }
}

/// The newtype of a layout, with its descriptors and its value after reset.
fn layout(b: &Block, l: &Layout) -> TokenStream {
    let doc = if l.doc.trim().is_empty() { format!("Fields of `{}`.", l.name) } else { tokens::escape(l.doc.trim()) };
    let bits = l.fields.iter().map(|f| ir::Bit {
        name: f.name.clone(),
        lsb: f.lsb,
        width: f.width,
        ty: None,
        reserved: None,
        doc: if f.doc.trim().is_empty() { String::new() } else { tokens::escape(&sentence(f.doc.trim())) },
        span: Span::call_site(),
    });
    let bitfield = bitfields::emit(&ir::Bitfield {
        name: l.name.to_uppercase(),
        rust: l.rust.clone(),
        vis: quote!(pub),
        span: Span::call_site(),
        size: b.width / 8,
        bits: bits.collect(),
        doc,
    });
    let rust = ident(&l.rust);
    let fields = l.fields.iter().map(field);
    let reset = l.reset.map(|value| {
        let value = tokens::hex(value, b.width);
        quote! {
            /// Value after reset.
            pub const RESET: Self = Self(#value);
        }
    });
    quote! {
        #bitfield

        impl #rust {
            /// Descriptors of the fields.
            pub const FIELDS: &'static [FieldInfo] = &[#(#fields),*];
            #reset
        }
    }
}

/// A note on a field as a sentence.
fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(|c| c.to_uppercase().collect::<String>()).unwrap_or_default();
    let end = if text.ends_with(['.', ':']) { "" } else { "." };
    format!("{first}{}{end}", chars.as_str())
}

fn field(f: &Field) -> TokenStream {
    let (name, g, doc) = (&f.name, gens(f.gens), f.doc.trim());
    let (lsb, width) = (tokens::int(f.lsb.into()), tokens::int(f.width.into()));
    let (access, pulse, reset, signed) = (access(f.access), f.pulse, hex(f.reset, f.width), f.signed);
    let values = f.values.iter().map(|(v, name)| {
        let v = tokens::int(*v);
        quote!((#v, #name))
    });
    let conf = tokens::conf(convert::conf(f.evidence.conf));
    quote! {
        FieldInfo {
            name: #name,
            gens: #g,
            lsb: #lsb,
            width: #width,
            access: #access,
            pulse: #pulse,
            reset: #reset,
            signed: #signed,
            values: &[#(#values),*],
            doc: #doc,
            conf: #conf,
        }
    }
}

fn access(access: Option<Access>) -> TokenStream {
    match access {
        None => quote!(None),
        Some(Access::ReadWrite) => quote!(Some(Access::ReadWrite)),
        Some(Access::ReadOnly) => quote!(Some(Access::ReadOnly)),
        Some(Access::WriteOnly) => quote!(Some(Access::WriteOnly)),
    }
}

fn hex(value: Option<u64>, bits: u32) -> TokenStream {
    value.map_or(quote!(None), |v| {
        let v = tokens::hex(v, bits);
        quote!(Some(#v))
    })
}

/// Offsets in the block: a constant for a register, a function for one of several.
fn offsets(b: &Block) -> Option<TokenStream> {
    let rows: Vec<TokenStream> = b.groups.iter().flat_map(|g| g.registers.iter().filter_map(|r| offset(g, r))).collect();
    (!rows.is_empty()).then(|| {
        quote! {
            /// Where registers are in the block, in bytes.
            pub mod offset {
                #(#rows)*
            }
        }
    })
}

fn offset(g: &Group, r: &Register) -> Option<TokenStream> {
    let at = g.offset? + r.offset?;
    let first = tokens::hex(at.into(), 16);
    let of = if g.name.is_empty() { format!("`{}`", r.name) } else { format!("`{}.{}`", g.name, r.name) };
    if g.count == 1 && r.count == 1 {
        let name = ident(&const_name(&r.path));
        let doc = format!(" Of {of}.");
        return Some(quote! {
            #[doc = #doc]
            pub const #name: u32 = #first;
        });
    }
    let name = ident(&module_name(&r.path));
    let mut args = Vec::new();
    let mut terms = if at == 0 { Vec::new() } else { vec![first] };
    let mut parts = Vec::new();
    if g.count > 1 {
        let stride = tokens::hex(g.stride.into(), 8);
        args.push(quote!(copy: u32));
        terms.push(quote!(#stride * copy));
        parts.push(format!("copy 0 to {}", g.count - 1));
    }
    if r.count > 1 {
        let stride = tokens::hex(r.stride.into(), 8);
        args.push(quote!(index: u32));
        terms.push(quote!(#stride * index));
        parts.push(format!("index 0 to {}", r.count - 1));
    }
    let doc = format!(" Of {of}, {}.", parts.join(", "));
    Some(quote! {
        #[doc = #doc]
        pub const fn #name(#(#args),*) -> u32 {
            #(#terms)+*
        }
    })
}

fn info(b: &Block) -> TokenStream {
    let (name, title, doc, notes) = (&b.name, &b.title, b.doc.trim(), &b.evidence.note);
    let g = gens(b.gens);
    let anchor = b.anchor.as_ref().map_or(quote!(None), |a| quote!(Some(#a)));
    let size = hex(b.size.map(u64::from), 16);
    let instances = b.instances.iter().map(|(name, g, addresses, doc)| {
        let (g, doc) = (gens(*g), doc.trim());
        let addresses = addresses.iter().map(|a| tokens::hex(*a, 40));
        quote!(InstanceInfo { name: #name, gens: #g, addresses: &[#(#addresses),*], doc: #doc })
    });
    let groups = b.groups.iter().map(|g| group(b, g));
    let regions = b.regions.iter().map(region);
    let conf = tokens::conf(convert::conf(b.evidence.conf));
    let source = &b.evidence.source;
    quote! {
        BlockInfo {
            name: #name,
            title: #title,
            gens: #g,
            anchor: #anchor,
            size: #size,
            instances: &[#(#instances),*],
            groups: &[#(#groups),*],
            regions: &[#(#regions),*],
            doc: #doc,
            notes: &[#(#notes),*],
            conf: #conf,
            source: &[#(#source),*],
        }
    }
}

fn group(b: &Block, g: &Group) -> TokenStream {
    let (name, set, copies, doc) = (&g.name, gens(g.gens), &g.copies, g.doc.trim());
    let (offset, size) = (hex(g.offset.map(u64::from), 16), hex(g.size.map(u64::from), 16));
    let (count, stride) = (tokens::int(g.count.into()), tokens::int(g.stride.into()));
    let registers = g.registers.iter().map(|r| register(b, r));
    quote! {
        GroupInfo {
            name: #name,
            gens: #set,
            offset: #offset,
            size: #size,
            count: #count,
            stride: #stride,
            copies: &[#(#copies),*],
            registers: &[#(#registers),*],
            doc: #doc,
        }
    }
}

fn register(b: &Block, r: &Register) -> TokenStream {
    let (name, g, doc, notes) = (&r.name, gens(r.gens), r.doc.trim(), &r.evidence.note);
    let offset = hex(r.offset.map(u64::from), 16);
    let width = tokens::int(b.width.into());
    let (access, pulse, reset) = (access(r.access), r.pulse, hex(r.reset, b.width));
    let (count, stride) = (tokens::int(r.count.into()), tokens::int(r.stride.into()));
    let fields = match r.layout {
        None => quote!(&[]),
        Some(l) => {
            let rust = ident(&b.layouts[l].rust);
            quote!(#rust::FIELDS)
        }
    };
    let conf = tokens::conf(convert::conf(r.evidence.conf));
    let source = &r.evidence.source;
    quote! {
        RegisterInfo {
            name: #name,
            gens: #g,
            offset: #offset,
            width: #width,
            access: #access,
            pulse: #pulse,
            reset: #reset,
            count: #count,
            stride: #stride,
            fields: #fields,
            doc: #doc,
            notes: &[#(#notes),*],
            conf: #conf,
            source: &[#(#source),*],
        }
    }
}

fn region(r: &Region) -> TokenStream {
    let (name, g, doc) = (&r.name, gens(r.gens), r.doc.trim());
    let (offset, address, size) = (hex(r.offset, 20), hex(r.address, 40), hex(r.size, 20));
    let entries = r.entries.map_or(quote!(None), |n| {
        let n = tokens::int(n);
        quote!(Some(#n))
    });
    let conf = tokens::conf(convert::conf(r.evidence.conf));
    quote!(RegionInfo { name: #name, gens: #g, offset: #offset, address: #address, size: #size, entries: #entries, doc: #doc, conf: #conf })
}
