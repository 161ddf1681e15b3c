//! Kernel tables, sequencers, rosters and opcode sets, as one static of descriptors.

use proc_macro2::TokenStream;
use quote::quote;
use tpb_layout::tokens;

use super::{Files, convert, source};
use crate::isa::kernels::{Handler, Kernel, KernelTable, Opset, Roster, Sequencer};
use crate::isa::{GenSet, Isa};
use crate::spec::kernels::{HandlerKind, Method};
use crate::spec::{Conf, Evidence};

pub(super) fn emit(isa: &Isa, files: &mut Files) {
    let k = &isa.kernels;
    let cores = k.cores.iter().map(|(g, number, libraries)| {
        let (g, number, libraries) = (gens(*g), tokens::int((*number).into()), tokens::int((*libraries).into()));
        quote!(CoreType { gens: #g, core_type: #number, libraries: #libraries })
    });
    let images = k.images.iter().map(|i| {
        let (name, g, sha256) = (&i.name, gens(i.gens), &i.sha256);
        let (size, entry) = (number(i.size), address(i.entry));
        quote!(Image { name: #name, gens: #g, size: #size, entry: #entry, sha256: #sha256 })
    });
    let tables = k.tables.iter().map(table);
    let sequencers = k.sequencers.iter().map(sequencer);
    let rosters = k.rosters.iter().map(roster);
    let profiles = k.profiles.iter().map(|p| {
        let (engine, g, bytes) = (engine(p.engine), gens(p.gens), set(&p.bytes));
        let (conf, source) = evidence(&p.evidence);
        quote!(Profile { engine: #engine, gens: #g, bytes: #bytes, conf: #conf, source: #source })
    });
    let opsets = k.opsets.iter().map(opset);
    let layout = k.opset_layout.iter().map(|(name, value)| {
        let value = tokens::int(*value);
        quote!((#name, #value))
    });
    let file = quote! {
        //! How firmware finds what runs an opcode, over all generations.
        #![allow(unused_imports, reason = "a spec need not have every surface")]
        use tpb_core::dialect::Engine;
        use tpb_core::kernels::{CoreType, Handler, HandlerKind, Image, Kernel, KernelTable, Kernels, Method, OpcodeSet, Opset, Profile, Roster, Sequencer};
        use tpb_core::layout;
        use tpb_core::layout::GenSet;

        /// Kernel tables, sequencers, rosters, opcode sets.
        pub static KERNELS: Kernels = Kernels {
            cores: &[#(#cores),*],
            images: &[#(#images),*],
            tables: &[#(#tables),*],
            sequencers: &[#(#sequencers),*],
            rosters: &[#(#rosters),*],
            profiles: &[#(#profiles),*],
            opsets: &[#(#opsets),*],
            opset_layout: &[#(#layout),*],
        };
    };
    files.insert("isa/src/kernels.rs".into(), source::file(file));
}

/// A set of generations.
pub(super) fn gens(set: GenSet) -> TokenStream {
    let bits = format!("0b{:06b}", set.0).parse::<TokenStream>().unwrap_or_default();
    quote!(GenSet(#bits))
}

fn conf(conf: Conf) -> TokenStream {
    tokens::conf(convert::conf(conf))
}

fn evidence(e: &Evidence) -> (TokenStream, TokenStream) {
    let source = &e.source;
    (conf(e.conf), quote!(&[#(#source),*]))
}

fn number(value: Option<u64>) -> TokenStream {
    value.map_or(quote!(None), |v| {
        let v = tokens::int(v);
        quote!(Some(#v))
    })
}

fn address(value: Option<u64>) -> TokenStream {
    value.map_or(quote!(None), |v| {
        let v = tokens::hex(v, 16);
        quote!(Some(#v))
    })
}

fn addresses(list: &[(&'static str, u64)]) -> TokenStream {
    let rows = list.iter().map(|(key, value)| {
        let value = tokens::hex(*value, 16);
        quote!((#key, #value))
    });
    quote!(&[#(#rows),*])
}

fn byte(value: u8) -> TokenStream {
    tokens::hex(value.into(), 8)
}

fn set(bytes: &[u8]) -> TokenStream {
    let bytes = bytes.iter().map(|b| byte(*b));
    quote!(OpcodeSet::of(&[#(#bytes),*]))
}

fn engine(number: usize) -> TokenStream {
    match number {
        0 => quote!(Engine::Pe),
        1 => quote!(Engine::Act),
        2 => quote!(Engine::Pool),
        3 => quote!(Engine::Dve),
        4 => quote!(Engine::Sp),
        _ => quote!(Engine::TopSp),
    }
}

fn table(t: &KernelTable) -> TokenStream {
    let (image, g, doc) = (&t.image, gens(t.gens), t.doc.trim());
    let (base, text_base, file_offset) = (address(t.base), address(t.text_base), address(t.file_offset));
    let kernels = t.kernels.iter().map(kernel);
    let (conf, source) = evidence(&t.evidence);
    quote! {
        KernelTable {
            image: #image,
            gens: #g,
            base: #base,
            text_base: #text_base,
            file_offset: #file_offset,
            kernels: &[#(#kernels),*],
            doc: #doc,
            conf: #conf,
            source: #source,
        }
    }
}

fn kernel(k: &Kernel) -> TokenStream {
    let (opcode, opcode_name, kernel, unlisted, doc) = (byte(k.opcode.0), &k.opcode.1, &k.kernel, k.unlisted, k.doc.trim());
    let (selector, selector_name) = match &k.selector {
        None => (quote!(0), quote!(None)),
        Some((value, name)) => {
            let value = tokens::int((*value).into());
            (quote!(#value), quote!(Some(#name)))
        }
    };
    let (address, state, conf) = (address(k.address), address(k.state), conf(k.evidence.conf));
    quote! {
        Kernel {
            opcode: #opcode,
            opcode_name: #opcode_name,
            selector: #selector,
            selector_name: #selector_name,
            kernel: #kernel,
            address: #address,
            state: #state,
            unlisted: #unlisted,
            doc: #doc,
            conf: #conf,
        }
    }
}

fn sequencer(s: &Sequencer) -> TokenStream {
    let (engine, g, doc, names) = (engine(s.engine), gens(s.gens), s.doc.trim(), &s.names);
    let method = match s.method {
        None => quote!(None),
        Some(Method::Table) => quote!(Some(Method::Table)),
        Some(Method::Chain) => quote!(Some(Method::Chain)),
    };
    let bias = s.bias.map_or(quote!(None), |b| {
        let b = tokens::hex(b, 8);
        quote!(Some(#b))
    });
    let (slots, count, places) = (number(s.slots), number(s.count), addresses(&s.addresses));
    let handlers = s.handlers.iter().map(handler);
    let (conf, source) = evidence(&s.evidence);
    quote! {
        Sequencer {
            engine: #engine,
            gens: #g,
            method: #method,
            bias: #bias,
            slots: #slots,
            addresses: #places,
            names: &[#(#names),*],
            count: #count,
            handlers: &[#(#handlers),*],
            doc: #doc,
            conf: #conf,
            source: #source,
        }
    }
}

fn handler(h: &Handler) -> TokenStream {
    let (opcode, opcode_name, name) = (byte(h.opcode.0), &h.opcode.1, &h.name);
    let kind = match h.kind {
        None => quote!(None),
        Some(HandlerKind::Compute) => quote!(Some(HandlerKind::Compute)),
        Some(HandlerKind::Control) => quote!(Some(HandlerKind::Control)),
        Some(HandlerKind::Inline) => quote!(Some(HandlerKind::Inline)),
    };
    let (places, conf) = (addresses(&h.addresses), conf(h.evidence.conf));
    quote!(Handler { opcode: #opcode, opcode_name: #opcode_name, name: #name, kind: #kind, addresses: #places, conf: #conf })
}

fn roster(r: &Roster) -> TokenStream {
    let (engine, g, opcodes, doc) = (engine(r.engine), gens(r.gens), set(&r.bytes), r.doc.trim());
    let (conf, source) = evidence(&r.evidence);
    quote!(Roster { engine: #engine, gens: #g, opcodes: #opcodes, doc: #doc, conf: #conf, source: #source })
}

fn opset(o: &Opset) -> TokenStream {
    let (name, images, g, opcodes, doc, conf) = (&o.name, &o.images, gens(o.gens), set(&o.bytes), o.doc.trim(), conf(o.evidence.conf));
    let selectors = o.selectors.iter().map(|s| tokens::int((*s).into()));
    quote! {
        Opset {
            name: #name,
            images: &[#(#images),*],
            gens: #g,
            opcodes: #opcodes,
            selectors: &[#(#selectors),*],
            doc: #doc,
            conf: #conf,
        }
    }
}
