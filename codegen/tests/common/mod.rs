//! Specs for tests.
#![allow(dead_code, reason = "each test file uses a part")]

use tpb_codegen::diagnostic::Diagnostics;
use tpb_codegen::load::load;
use tpb_codegen::spec::Spec;

/// One valid file of every kind.
pub(crate) const VALID: &[(&str, &str)] = &[
    ("spec/generations.yaml", include_str!("../valid/generations.yaml")),
    ("spec/enums/WAIT_MODE.yaml", include_str!("../valid/enum.yaml")),
    ("spec/types/EVENTS.yaml", include_str!("../valid/struct.yaml")),
    ("spec/types/DTYPE_PAIR.yaml", include_str!("../valid/bitfield.yaml")),
    ("spec/types/ADDR4.yaml", include_str!("../valid/union.yaml")),
    ("spec/formats/pe/s3d3_mm.yaml", include_str!("../valid/format.yaml")),
    ("spec/formats/pool/extended_tt.yaml", include_str!("../valid/sub_form.yaml")),
    ("spec/operations/matmul.yaml", include_str!("../valid/operation.yaml")),
    ("spec/predicates.yaml", include_str!("../valid/predicates.yaml")),
    ("spec/sp_words.yaml", include_str!("../valid/sp_words.yaml")),
    ("spec/text.yaml", include_str!("../valid/text.yaml")),
];

/// Loads the valid spec with one file in place of the one of its path, or beside them.
pub(crate) fn load_with(path: &str, text: &str) -> (Spec, Diagnostics) {
    let own = |(path, text): &(&str, &str)| (path.to_string(), text.to_string());
    load(VALID.iter().map(own).chain([(path.to_string(), text.to_string())]))
}
