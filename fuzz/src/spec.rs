//! A small spec with one file of every kind, for targets that write into it.

use tpb_codegen::diagnostic::Diagnostics;
use tpb_codegen::generate::resolved;
use tpb_codegen::isa::Isa;
use tpb_codegen::load::load;

macro_rules! files {
    ($($path:literal: $name:literal),* $(,)?) => {
        &[$((concat!("spec/", $path), include_str!(concat!("../../codegen/tests/valid/", $name)))),*]
    };
}

/// Path and text of its files.
pub const FILES: &[(&str, &str)] = files![
    "generations.yaml": "generations.yaml",
    "enums/WAIT_MODE.yaml": "enum.yaml",
    "types/EVENTS.yaml": "struct.yaml",
    "types/DTYPE_PAIR.yaml": "bitfield.yaml",
    "types/ADDR4.yaml": "union.yaml",
    "formats/pe/s3d3_mm.yaml": "format.yaml",
    "formats/pool/extended_tt.yaml": "sub_form.yaml",
    "operations/matmul.yaml": "operation.yaml",
    "predicates.yaml": "predicates.yaml",
    "sp_words.yaml": "sp_words.yaml",
    "text.yaml": "text.yaml",
];

/// The spec with another text in one of its files, loaded and resolved.
pub fn with(index: usize, text: &str) -> (Isa, Diagnostics) {
    let files = FILES.iter().enumerate().map(|(i, (path, own))| ((*path).to_owned(), if i == index { text } else { own }.to_owned()));
    let (spec, mut findings) = load(files);
    let isa = resolved(&spec, &mut findings);
    (isa, findings)
}
