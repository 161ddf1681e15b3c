//! From the resolved instruction set to source files.

mod conditions;
mod convert;
mod exec;
mod generation;
mod instruction;
mod isa_crate;
mod manifest;
mod operations;
mod records;
mod source;
mod tables;
mod validate;

use std::collections::BTreeMap;

use crate::isa::Isa;

/// Emitted files: path below the output directory, and text.
pub type Files = BTreeMap<String, String>;

/// First line of every emitted Rust file.
pub const PREAMBLE: &str = "// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.\n";

/// All crates of an instruction set.
pub fn emit(isa: &Isa) -> Files {
    let mut files = Files::new();
    records::emit(isa, &mut files);
    for generation in 0..isa.generations.len() {
        generation::emit(isa, generation, &mut files);
    }
    isa_crate::emit(isa, &mut files);
    files
}

/// The tokens of one record, for comparison with what the macro makes of the same fields.
pub fn record_tokens(isa: &Isa, record: usize) -> proc_macro2::TokenStream {
    tpb_layout::structs::emit(&convert::record(isa, record))
}
