//! The crate of one generation.

use quote::quote;
use tpb_layout::names::{ident, type_name};
use tpb_layout::tokens;

use super::home::{Home, Part};
use super::instruction::variants;
use super::{Files, exec, instruction, manifest, source, tables, validate};
use crate::isa::{Gen, Isa};

/// What documentation says of the features of a generation's crate.
const FEATURES: &str = "

# Features

`decode` and `encode` are on by default; `full` is all of these, and brings the table `ISA` that holds them.

- `decode`, `encode`: records to `Instruction` and back.
- `validate`: rules.
- `exec`: operations: lifting, lowering, dispatch.
- `text`: tables for text, JSON and documentation, and what reads them; `Debug` prints records by their fields.
- `extras`: `with_*` of records, closed enums of known values, `Hash`, `Ord`.";

pub(super) fn emit(isa: &Isa, generation: Gen, home: Home, files: &mut Files) {
    let root = manifest::dir(isa, generation);
    let dir = format!("{root}/src");
    let g = &isa.generations[generation];
    files.insert(format!("{root}/Cargo.toml"), manifest::generation(isa, generation));
    files.insert(format!("{dir}/records.rs"), source::file(records(isa, generation)));
    if home.has(Part::Decode) {
        files.insert(format!("{dir}/instruction.rs"), source::file(instruction::emit(isa, generation, home)));
    }
    if home.has(Part::Exec) {
        files.insert(format!("{dir}/exec.rs"), source::file(exec::emit(isa, generation)));
    }
    if home.has(Part::Text) {
        files.insert(format!("{dir}/tables.rs"), source::file(tables::emit(isa, generation)));
    }
    if home.has(Part::Validate) {
        validate::emit(isa, generation, home, &dir, files);
    }
    let features = matches!(home, Home::Crates).then_some(FEATURES).unwrap_or_default();
    let doc = tokens::doc(&format!("The TPB instruction set of {} ({}).\n\n{}{features}", g.title, g.version, g.doc.trim()));
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
    let root = home.root();
    let module = |part: Part, item: proc_macro2::TokenStream| home.item(&[part], quote!(#[rustfmt::skip] #item));
    let exec = module(Part::Exec, quote! { pub mod exec; });
    let instruction = module(Part::Decode, quote! { mod instruction; });
    let tables = module(Part::Text, quote! { mod tables; });
    let validate = module(Part::Validate, quote! { pub mod validate; });
    let use_instruction = home.item(&[Part::Decode], quote! { pub use instruction::Instruction; });
    let use_tables = home.item(&[Part::Text], quote! { pub use tables::DIALECT; });
    let table = home.item(
        &[Part::Encode, Part::Exec, Part::Text, Part::Validate],
        quote! {
            pub static ISA: tpb_records::Isa = tpb_records::Isa {
                dialect: &tables::DIALECT,
                is_valid: validate::is_valid,
                check: validate::check,
                lift: exec::lift,
                lower: exec::lower,
                lower_onto: exec::lower_onto,
                recode: |bytes| {
                    let instruction = Instruction::decode(bytes);
                    (instruction.name(), *instruction.as_bytes())
                },
            };
        },
    );
    let table = (!table.is_empty()).then(|| {
        quote! {
            /// Everything this generation offers behind one table.
            #table
        }
    });
    files.insert(
        format!("{dir}/lib.rs"),
        source::file(quote! {
            #doc
            #root

            #exec
            #instruction
            #[rustfmt::skip]
            pub mod records;
            #tables
            #validate

            use ::tpb_core::layout::GenSet;

            #use_instruction
            #use_tables

            /// Opcode bytes that this generation lacks and others have: byte, name, generations in lineage order.
            #[rustfmt::skip]
            pub static ELSEWHERE: &[(u8, &str, GenSet)] = &[#(#elsewhere),*];

            #table
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
