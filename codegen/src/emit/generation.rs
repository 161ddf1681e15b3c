//! The crate of one generation.

use quote::quote;
use tpb_layout::names::{ident, type_name};
use tpb_layout::tokens;

use super::instruction::variants;
use super::{Files, exec, instruction, manifest, source, tables, validate};
use crate::isa::{Gen, Isa};

pub(super) fn emit(isa: &Isa, generation: Gen, files: &mut Files) {
    let root = manifest::dir(isa, generation);
    let dir = format!("{root}/src");
    let g = &isa.generations[generation];
    files.insert(format!("{root}/Cargo.toml"), manifest::generation(isa, generation));
    files.insert(format!("{dir}/instruction.rs"), source::file(instruction::emit(isa, generation)));
    files.insert(format!("{dir}/exec.rs"), source::file(exec::emit(isa, generation)));
    files.insert(format!("{dir}/tables.rs"), source::file(tables::emit(isa, generation)));
    files.insert(format!("{dir}/records.rs"), source::file(records(isa, generation)));
    validate::emit(isa, generation, &dir, files);
    let doc = tokens::doc(&format!("The TPB instruction set of {} ({}).\n\n{}", g.title, g.version, g.doc.trim()));
    let doc: proc_macro2::TokenStream = doc.to_string().replace("# [doc", "# ! [doc").parse().unwrap_or_default();
    let elsewhere: Vec<_> = isa
        .opcodes
        .iter()
        .filter(|o| !isa.opcodes.iter().any(|x| x.byte == o.byte && x.gens.has(generation)))
        .map(|o| {
            let (byte, name) = (tokens::hex(o.byte.into(), 8), &o.name);
            let gens: proc_macro2::TokenStream = format!("0b{:b}", o.gens.0).parse().unwrap_or_default();
            quote!((#byte, #name, GenSet(#gens)))
        })
        .collect();
    let count = tokens::int(elsewhere.len() as u64);
    files.insert(
        format!("{dir}/lib.rs"),
        source::file(quote! {
            #doc
            #![no_std]
            #![forbid(unsafe_code)]
            #![deny(missing_docs)]

            #[cfg(feature = "exec")]
            #[rustfmt::skip]
            pub mod exec;
            #[cfg(feature = "decode")]
            #[rustfmt::skip]
            mod instruction;
            #[rustfmt::skip]
            pub mod records;
            #[cfg(feature = "text")]
            #[rustfmt::skip]
            mod tables;
            #[cfg(feature = "validate")]
            #[rustfmt::skip]
            pub mod validate;

            use ::tpb_core::layout::GenSet;

            #[cfg(feature = "decode")]
            pub use instruction::Instruction;
            #[cfg(feature = "text")]
            pub use tables::DIALECT;

            /// Opcode bytes that this generation lacks and others have: byte, name, generations in lineage order.
            #[rustfmt::skip]
            pub static ELSEWHERE: [(u8, &str, GenSet); #count] = [#(#elsewhere),*];

            /// Everything this generation offers behind one table.
            #[cfg(all(feature = "exec", feature = "text", feature = "validate"))]
            pub static ISA: tpb_records::Isa = tpb_records::Isa {
                dialect: &tables::DIALECT,
                is_valid: validate::is_valid,
                check: validate::check,
                lift: exec::lift,
                lower: exec::lower,
            };
        }),
    );
}

/// The generation's record layouts under their plain names.
fn records(isa: &Isa, generation: Gen) -> proc_macro2::TokenStream {
    let title = &isa.generations[generation].title;
    let doc = format!(" Record layouts of {title}, under the names of their formats.");
    let mut list: Vec<(String, String)> = variants(isa, generation)
        .iter()
        .map(|v| (isa.records[v.record].rust.clone(), type_name(&isa.formats[v.format].name)))
        .chain(
            isa.formats
                .iter()
                .filter(|f| f.continues)
                .filter_map(|f| Some((isa.records[f.records[generation]?].rust.clone(), type_name(&f.name)))),
        )
        .collect();
    list.sort();
    list.dedup();
    let uses = list.iter().map(|(rust, name)| {
        let (rust_ident, name_ident) = (ident(rust), ident(name));
        if rust == name {
            quote!(pub use tpb_records::formats::#rust_ident;)
        } else {
            quote!(pub use tpb_records::formats::#rust_ident as #name_ident;)
        }
    });
    quote!(#![doc = #doc] #(#uses)*)
}
