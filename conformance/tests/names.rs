//! Nothing in the product knows the sample by name: neither its variables and queues nor its sub-graph are in any source.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The Rust sources below a directory.
fn sources(directory: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(directory).expect("a directory").map(|e| e.expect("an entry").path()) {
        match entry.is_dir() {
            true => sources(&entry, out),
            false if entry.extension().is_some_and(|e| e == "rs") => out.push(entry),
            false => {}
        }
    }
}

/// Code without the comments in front of items and lines, where examples may stand.
fn code(text: &str) -> String {
    text.lines().filter(|l| !l.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_sample_is_a_stranger() {
    let sample = root().join("conformance/programs/neff_c08220/sg00");
    let definition: Value = serde_json::from_slice(&fs::read(sample.join("def.json")).expect("def.json")).expect("JSON");
    let keys = |key: &str| definition[key].as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
    // `SB`, `input` and `output` are words of the format as well: kinds of variables.
    let mut names: Vec<String> =
        keys("dma_queue").into_iter().chain(keys("var")).filter(|n| !matches!(n.as_str(), "SB" | "input" | "output")).collect();
    names.extend(["c08220", "value_nn__", "561826fb"].map(str::to_owned));
    assert!(names.len() >= 6, "{names:?}");
    let mut files = Vec::new();
    for crate_ in ["core", "engines", "layout", "lower", "neff", "tpb"] {
        sources(&root().join("crates").join(crate_).join("src"), &mut files);
    }
    sources(&root().join("codegen/src"), &mut files);
    assert!(files.len() > 150, "{}", files.len());
    for file in files {
        let text = fs::read_to_string(&file).expect("text");
        // Tests inside of a module may use it.
        let text = code(text.split("#[cfg(test)]").next().unwrap_or_default());
        for name in &names {
            assert!(!text.contains(name.as_str()), "{}: {name}", file.display());
        }
    }
}
