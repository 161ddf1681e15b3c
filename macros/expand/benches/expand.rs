//! How long `#[tpb_struct]` takes for a record of twenty fields, beside syn reading what it expands to.
#![allow(missing_docs)]

#[path = "../tests/source/mod.rs"]
mod source;

use divan::{Bencher, black_box};
use proc_macro2::TokenStream;
use tpb_codegen::emit;

use crate::source::{Placed, isa, source};

fn main() {
    divan::main();
}

/// The smallest record of the spec that has twenty fields or more: arguments and item.
fn twenty_fields(placed: Placed) -> (TokenStream, TokenStream) {
    let isa = isa();
    let records = (0..isa.records.len()).map(|i| emit::record(&isa, i));
    let record = records.filter(|r| r.fields.len() >= 20).min_by_key(|r| r.fields.len()).expect("one that long");
    source(&record, placed)
}

#[divan::bench(args = [Placed::Fully, Placed::ByOffset, Placed::InOrder])]
fn tpb_struct(bencher: Bencher<'_, '_>, placed: Placed) {
    let written = twenty_fields(placed);
    bencher.with_inputs(|| written.clone()).bench_local_values(|(attr, item)| tpb_macros_expand::tpb_struct(attr, item));
}

#[divan::bench]
fn syn_reads_what_comes_out(bencher: Bencher<'_, '_>) {
    let (attr, item) = twenty_fields(Placed::InOrder);
    let expanded = tpb_macros_expand::tpb_struct(attr, item);
    bencher.with_inputs(|| expanded.clone()).bench_local_values(|tokens| black_box(syn::parse2::<syn::File>(tokens)).expect("Rust"));
}
