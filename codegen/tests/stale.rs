//! The checked-in crates are what the spec says now; and another generation is a change of the spec alone.

mod mini;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use tpb_codegen::emit::{self, Files};
use tpb_codegen::generate::{COMMAND, Options, generate, resolved};
use tpb_codegen::load::{load, read_dir};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn spec() -> Vec<(String, String)> {
    read_dir(&root().join("spec")).unwrap()
}

/// What the spec says: emitted files, or its mistakes.
fn emitted(spec: Vec<(String, String)>) -> Result<Files, String> {
    let (spec, mut findings) = load(spec);
    let isa = resolved(&spec, &mut findings);
    if findings.has_errors() { Err(findings.to_string()) } else { Ok(emit::emit(&isa)) }
}

/// Emitting takes a while, so it is done once for all tests.
static NOW: LazyLock<Result<Files, String>> = LazyLock::new(|| emitted(spec()));

/// Whether the files below a directory are those that were emitted; if not, which are not, and what to do.
fn up_to_date(files: &Result<Files, String>, dir: &Path) -> Result<(), String> {
    let files = files.as_ref().map_err(|findings| format!("{findings}\nthe spec has mistakes: correct them, then run `{COMMAND}`"))?;
    let mut stale: BTreeSet<String> = BTreeSet::new();
    for (name, text) in files {
        match std::fs::read_to_string(dir.join(name)) {
            Ok(there) if there == *text => {}
            Ok(there) => {
                let line =
                    there.lines().zip(text.lines()).position(|(a, b)| a != b).unwrap_or(there.lines().count().min(text.lines().count()));
                stale.insert(format!("generated/{name}, from line {}", line + 1));
            }
            Err(_) => drop(stale.insert(format!("generated/{name}, which is not there"))),
        }
    }
    for name in below(dir) {
        let old = std::fs::read_to_string(dir.join(&name)).is_ok_and(|text| emit::is_emitted(&text));
        if old && !files.contains_key(&name) {
            stale.insert(format!("generated/{name}, which is emitted no more"));
        }
    }
    if stale.is_empty() {
        return Ok(());
    }
    let shown: Vec<&str> = stale.iter().map(String::as_str).take(10).collect();
    let more = if stale.len() > shown.len() { format!("\n  and {} more", stale.len() - shown.len()) } else { String::new() };
    Err(format!("generated/ is out of date:\n  {}{more}\nrun `{COMMAND}`", shown.join("\n  ")))
}

/// Files below a directory, with `/` in their names.
fn below(dir: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open = vec![dir.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                open.push(path);
            } else {
                found.insert(path.strip_prefix(dir).unwrap().to_string_lossy().replace('\\', "/"));
            }
        }
    }
    found
}

#[test]
fn generated_is_up_to_date() {
    if let Err(why) = up_to_date(&NOW, &root().join("generated")) {
        panic!("{why}");
    }
}

/// The spec with some text of a file replaced, which is there once.
fn replaced(path: &str, changes: &[(&str, &str)]) -> Vec<(String, String)> {
    let mut files = spec();
    let (_, text) = files.iter_mut().find(|(p, _)| p == path).unwrap();
    for (from, to) in changes {
        assert_eq!(text.matches(from).count(), 1, "{from:?} in {path}");
        *text = text.replace(from, to);
    }
    files
}

#[test]
fn a_moved_offset_is_noticed() {
    // One offset alone leaves a hole and an overlap, which is said first.
    let moved = emitted(replaced("spec/types/EVENTS.yaml", &[("update_idx, offset: 3", "update_idx, offset: 4")]));
    let why = up_to_date(&moved, &root().join("generated")).unwrap_err();
    assert!(why.contains("error[hole]: byte 3 belongs to no field"), "{why}");
    assert!(why.contains("error[overlap]: `semaphore_value` overlaps `update_idx`"), "{why}");
    assert!(why.ends_with("run `cargo run -p tpb-codegen -- generate`"), "{why}");
}

#[test]
fn two_fields_that_change_places_are_noticed() {
    let path = "spec/formats/pe/s3d3_mm.yaml";
    let moved = emitted(replaced(
        path,
        &[("num_active_rows, offset: 38", "num_active_rows, offset: 39"), ("num_active_cols, offset: 39", "num_active_cols, offset: 38")],
    ));
    let why = up_to_date(&moved, &root().join("generated")).unwrap_err();
    assert!(why.contains("generated/records/src/formats/s3d3_mm_sunda.rs, from line "), "{why}");
    assert!(why.ends_with("run `cargo run -p tpb-codegen -- generate`"), "{why}");
}

/// The spec with one more generation and an instruction of its own.
fn with_nova() -> Vec<(String, String)> {
    let mut files = spec();
    let generations = files.iter_mut().find(|(p, _)| p == "spec/generations.yaml").unwrap();
    generations.1.push_str(include_str!("../../conformance/seventh_generation/generation.yaml"));
    let twist = include_str!("../../conformance/seventh_generation/nova_twist.yaml");
    files.push(("spec/formats/dve/nova_twist.yaml".into(), twist.into()));
    files
}

#[test]
fn a_seventh_generation_is_a_change_of_the_spec_alone() {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("seventh");
    let _ = std::fs::remove_dir_all(&dir);
    for (path, text) in with_nova() {
        let path = dir.join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    let options = Options { spec: dir.join("spec"), overlays: Vec::new(), out: dir.join("generated"), c: None, check: false };
    let report = generate(&options).unwrap_or_else(|failure| panic!("{failure}"));
    assert!(report.changed.iter().all(|path| path.starts_with(dir.join("generated"))), "{:?}", report.changed);
    let before = NOW.as_ref().unwrap();
    let after = below(&dir.join("generated"));
    let new: Vec<&String> = after.iter().filter(|name| !before.contains_key(*name)).collect();
    let (own, shared): (Vec<&String>, Vec<&String>) = new.into_iter().partition(|name| name.starts_with("nova/"));
    assert_eq!(shared, ["records/src/formats/nova_twist.rs", "records/src/operations/nova_twist.rs"]);
    for name in ["nova/Cargo.toml", "nova/src/lib.rs", "nova/src/tables.rs", "nova/src/validate/nova_twist.rs"] {
        assert!(own.iter().any(|own| *own == name), "{name} among {own:?}");
    }
    assert!(before.keys().all(|name| after.contains(name)), "nothing goes");
    let read = |name: &str| std::fs::read_to_string(dir.join("generated").join(name)).unwrap();
    assert!(read("isa/src/lib.rs").contains("&tpb_nova::ISA") && read("isa/Cargo.toml").contains("tpb-nova"));
    // Of what it takes over, nothing says its name: what is compiled for older generations stays so by the same lines.
    for module in ["records/src/formats.rs", "records/src/types.rs"] {
        let new = read(module);
        let mut lines = new.lines().filter(|line| !line.contains("nova_twist"));
        assert!(before[module].lines().all(|line| lines.any(|new| new == line)), "{module}");
    }
    assert!(read("records/Cargo.toml").contains("since-nova = []"));
    // What the older generations decode to does not change.
    for name in before.keys().filter(|name| name.ends_with("/instruction.rs")) {
        assert!(read(name) == before[name], "{name}");
    }
}

/// Builds the workspace with the seventh generation; takes minutes.
#[test]
#[ignore = "builds a copy of the workspace"]
fn a_seventh_generation_builds_and_runs() {
    let script = root().join("conformance/seventh_generation.sh");
    let out = std::process::Command::new("bash").arg(script).output().unwrap();
    assert!(out.status.success(), "{}{}", String::from_utf8_lossy(&out.stdout), String::from_utf8_lossy(&out.stderr));
}

/// What is emitted no more goes, manifest and all; what is somebody else's stays, and so do crates of a directory below.
#[test]
fn a_crate_that_is_emitted_no_more_goes() {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("a_crate_goes");
    let _ = std::fs::remove_dir_all(&dir);
    let options = Options { spec: mini::dir(), overlays: Vec::new(), out: dir.clone(), c: None, check: false };
    generate(&options).unwrap();
    let copy = |to: &Path| {
        for file in ["Cargo.toml", "src/lib.rs"] {
            std::fs::create_dir_all(to.join(file).parent().unwrap()).unwrap();
            std::fs::copy(dir.join("second").join(file), to.join(file)).unwrap();
        }
    };
    copy(&dir.join("gone"));
    copy(&dir.join("kept"));
    copy(&dir.join("below/second"));
    std::fs::write(dir.join("kept/src/mine.rs"), "// By hand.\n").unwrap();
    let report = generate(&options).unwrap();
    assert_eq!(report.changed.len(), 4, "{:?}", report.changed);
    assert!(!dir.join("gone").exists());
    assert!(dir.join("kept/src/mine.rs").exists() && !dir.join("kept/Cargo.toml").exists());
    assert!(dir.join("below/second/Cargo.toml").exists() && dir.join("below/second/src/lib.rs").exists());
}
