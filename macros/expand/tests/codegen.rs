//! The macro applied to the fields of a record begins with the tokens that the generator writes for it, for every record of the spec.

mod source;

use tpb_codegen::emit;

use crate::source::{Placed, isa, source};

#[test]
fn every_record_begins_with_what_the_generator_writes() {
    let isa = isa();
    assert!(isa.records.len() > 80, "{} records", isa.records.len());
    for placed in [Placed::Fully, Placed::ByOffset, Placed::InOrder] {
        for index in 0..isa.records.len() {
            let record = emit::record(&isa, index);
            let (attr, item) = source(&record, placed);
            let expanded = tpb_macros_expand::tpb_struct(attr, item).to_string();
            let generated = emit::record_tokens(&isa, index).to_string();
            // What other crates get besides stands behind it.
            if let Some(at) =
                expanded.bytes().zip(generated.bytes()).position(|(a, b)| a != b).or((expanded.len() < generated.len()).then_some(0))
            {
                let around = |text: &str| text[at.saturating_sub(80)..(at + 200).min(text.len())].to_owned();
                panic!("{} ({placed:?})\nexpanded:  {}\ngenerated: {}", record.rust, around(&expanded), around(&generated));
            }
        }
    }
}
