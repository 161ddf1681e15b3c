//! From the resolved instruction set to source files.

pub mod c_header;
mod conditions;
mod convert;
mod csr;
mod exec;
mod generation;
mod home;
mod instruction;
mod isa_crate;
mod kernels;
mod manifest;
pub mod modules;
mod needs;
mod operations;
mod records;
mod source;
mod tables;
mod uses;
mod validate;

use std::collections::BTreeMap;

use quote::ToTokens;

use crate::isa::Isa;
use home::Home;

pub use home::{Part, Parts};

/// Emitted files: path below the output directory, and text.
pub type Files = BTreeMap<String, String>;

/// First line of every emitted Rust file.
pub const PREAMBLE: &str = "// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.\n";

/// Whether a file, of Rust, C or a manifest, is one that was emitted.
pub fn is_emitted(text: &str) -> bool {
    text.starts_with(PREAMBLE) || text.starts_with(manifest::PREAMBLE)
}

/// All crates of an instruction set.
pub fn emit(isa: &Isa) -> Files {
    // Tokens cannot leave their thread, so each crate is emitted whole on one; the records crate is the largest and starts first.
    std::thread::scope(|scope| {
        let records = scope.spawn(|| {
            let mut files = Files::new();
            records::emit(isa, Home::Crates, &mut files);
            isa_crate::emit(isa, &mut files);
            kernels::emit(isa, &mut files);
            csr::emit(isa, &mut files);
            files
        });
        let mut files = Files::new();
        for generation in 0..isa.generations.len() {
            generation::emit(isa, generation, Home::Crates, &mut files);
        }
        match records.join() {
            Ok(more) => files.extend(more),
            Err(panic) => std::panic::resume_unwind(panic),
        }
        files
    })
}

/// One record as the layout emitter wants it.
pub fn record(isa: &Isa, record: usize) -> tpb_layout::ir::Struct {
    convert::record(isa, record)
}

/// The tokens of one record, for comparison with what the macro makes of the same fields; files have `cfg` lines between them.
pub fn record_tokens(isa: &Isa, record: usize) -> proc_macro2::TokenStream {
    tpb_layout::structs::emit(&convert::record(isa, record)).into_token_stream()
}
