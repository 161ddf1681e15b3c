//! A small spec that is in order, for tests that break it.
#![allow(dead_code, reason = "each test file uses a part")]

use std::path::Path;

use tpb_codegen::diagnostic::Diagnostics;
use tpb_codegen::generate::resolved;
use tpb_codegen::isa::Isa;
use tpb_codegen::load::{load, read_dir};

/// Where its files are.
pub(crate) fn dir() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mini")
}

/// Its files: paths as in a spec directory, and text.
pub(crate) fn files() -> Vec<(String, String)> {
    let own = |(path, text): (String, String)| (path.replacen("mini/", "spec/", 1), text);
    read_dir(&dir()).unwrap().into_iter().map(own).collect()
}

/// Its files after changes: path, text that is there once, text that replaces it. An empty text to replace makes a new file.
#[track_caller]
pub(crate) fn changed(changes: &[(&str, &str, &str)]) -> Vec<(String, String)> {
    let mut files = files();
    for (path, from, to) in changes {
        if from.is_empty() {
            files.push((format!("spec/{path}"), (*to).to_owned()));
            continue;
        }
        let (_, text) = files.iter_mut().find(|(p, _)| *p == format!("spec/{path}")).unwrap();
        assert_eq!(text.matches(from).count(), 1, "{from:?} in {path}");
        *text = text.replace(from, to);
    }
    files
}

/// Loads and resolves files.
pub(crate) fn resolve(files: Vec<(String, String)>) -> (Isa, Diagnostics) {
    let (spec, mut findings) = load(files);
    let isa = resolved(&spec, &mut findings);
    (isa, findings)
}
