//! The crate that holds every generation behind one table.

use quote::quote;
use tpb_layout::names::ident;
use tpb_layout::tokens;

use super::{Files, manifest, source};
use crate::isa::Isa;

pub(super) fn emit(isa: &Isa, files: &mut Files) {
    files.insert("isa/Cargo.toml".into(), manifest::isa(isa));
    let count = tokens::int(isa.generations.len() as u64);
    let isas = (0..isa.generations.len()).map(|g| {
        let krate = ident(&manifest::package(isa, g).replace('-', "_"));
        quote!(&#krate::ISA)
    });
    let words = isa.sp_words.iter().map(|(name, value)| {
        let value = tokens::hex(*value, 8);
        quote!((#name, #value))
    });
    let enums = isa.enums.iter().map(|e| {
        let rust = ident(&e.rust);
        quote!(tpb_records::enums::#rust::LAYOUT)
    });
    let predicates = isa.predicates.iter().map(|p| {
        let (name, doc, gap) = (&p.name, &p.doc, p.gap.as_deref().unwrap_or_default());
        quote!(PredicateInfo { name: #name, doc: #doc, gap: #gap })
    });
    files.insert(
        "isa/src/lib.rs".into(),
        source::file(quote! {
            //! Every generation of the TPB instruction set behind one table.
            #![no_std]
            #![forbid(unsafe_code)]
            #![deny(missing_docs)]

            #[rustfmt::skip]
            pub mod kernels;

            use ::tpb_core::check::PredicateInfo;
            use ::tpb_core::layout::EnumInfo;
            pub use tpb_records::{Execute, Isa, Operation, enums, formats, operations, types};

            /// All generations, in lineage order; the position is the bit in a `GenSet`.
            #[rustfmt::skip]
            pub static GENERATIONS: [&Isa; #count] = [#(#isas),*];

            /// Words of the TONGA SP stream: name and opcode, 8 bytes each.
            #[rustfmt::skip]
            pub static SP_WORDS: &[(&str, u8)] = &[#(#words),*];

            /// All enums, by name.
            #[rustfmt::skip]
            pub static ENUMS: &[&EnumInfo] = &[#(#enums),*];

            /// Predicates that rules call.
            #[rustfmt::skip]
            pub static PREDICATES: &[PredicateInfo] = &[#(#predicates),*];

            /// The generation of this name, in either case, with `-` or `_`.
            #[rustfmt::skip]
            pub fn generation(name: &str) -> Option<&'static Isa> {
                let same = |a: &str| a.len() == name.len() && a.bytes().zip(name.bytes()).all(|(a, b)| a == b.to_ascii_lowercase() || a == b'_' && b == b'-');
                GENERATIONS.iter().find(|g| same(g.dialect.name)).copied()
            }
        }),
    );
}
