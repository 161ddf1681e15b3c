//! A small spec with one file of every kind, for targets that write into it.

use tpb_codegen::diagnostic::Diagnostics;
use tpb_codegen::generate::resolved;
use tpb_codegen::isa::Isa;
use tpb_codegen::load::load;

macro_rules! files {
    ($($path:literal),* $(,)?) => {
        &[$((concat!("spec/", $path), include_str!(concat!("../../codegen/tests/mini/", $path)))),*]
    };
}

/// Path and text of its files.
pub const FILES: &[(&str, &str)] = files![
    "generations.yaml",
    "enums/DTYPE.yaml",
    "enums/UPDATE_MODE.yaml",
    "enums/WAIT_MODE.yaml",
    "types/EVENTS.yaml",
    "types/FLAGS.yaml",
    "types/HEADER.yaml",
    "types/IMM.yaml",
    "formats/pe/s1_op.yaml",
    "operations/do_it.yaml",
    "predicates.yaml",
    "text.yaml",
];

/// The spec with another text in one of its files, loaded and resolved.
pub fn with(index: usize, text: &str) -> (Isa, Diagnostics) {
    let files = FILES.iter().enumerate().map(|(i, (path, own))| ((*path).to_owned(), if i == index { text } else { own }.to_owned()));
    let (spec, mut findings) = load(files);
    let isa = resolved(&spec, &mut findings);
    (isa, findings)
}

/// The spec as it is.
///
/// # Panics
/// If it is not in order, since then nothing could be fuzzed with it.
pub fn valid() -> Isa {
    let (isa, findings) = with(usize::MAX, "");
    assert!(!findings.has_errors(), "{findings}");
    isa
}
