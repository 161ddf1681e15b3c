//! From the resolved instruction set to source files.

pub mod c_header;
mod conditions;
mod convert;
mod csr;
mod exec;
mod folder;
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

use crate::isa::{Gen, Isa};
use crate::parallel;
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

/// A share of the output. Tokens cannot leave their thread, so each is emitted whole on one.
type Share<'a> = Box<dyn Fn(&mut Files) + Sync + 'a>;

/// All crates of an instruction set.
pub fn emit(isa: &Isa) -> Files {
    let mut shares = shares(isa, 0..isa.generations.len(), Home::Crates);
    shares.push(Box::new(|files| csr::emit(isa, files)));
    shares.push(Box::new(|files| kernels::emit(isa, files)));
    shares.push(Box::new(|files| isa_crate::emit(isa, files)));
    gathered(&shares)
}

/// What the generations have in common, which is the largest and so starts first, and each of them.
fn shares<'a>(isa: &'a Isa, gens: impl Iterator<Item = Gen>, home: Home) -> Vec<Share<'a>> {
    let mut shares: Vec<Share<'a>> = vec![Box::new(move |files| records::emit(isa, home, files))];
    for generation in gens {
        shares.push(Box::new(move |files| generation::emit(isa, generation, home, files)));
    }
    shares
}

fn gathered(shares: &[Share<'_>]) -> Files {
    let emitted = parallel::map(shares, |share| {
        let mut files = Files::new();
        share(&mut files);
        files
    });
    emitted.into_iter().flatten().collect()
}

/// One record as the layout emitter wants it.
pub fn record(isa: &Isa, record: usize) -> tpb_layout::ir::Struct {
    convert::record(isa, record)
}

/// The tokens of one record, for comparison with what the macro makes of the same fields; files have `cfg` lines between them.
pub fn record_tokens(isa: &Isa, record: usize) -> proc_macro2::TokenStream {
    tpb_layout::structs::emit(&convert::record(isa, record)).into_token_stream()
}
