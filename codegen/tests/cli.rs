//! The command: exit codes, and what goes where.

mod common;
mod mini;

use std::path::PathBuf;
use std::process::{Command, Output};

/// A spec that resolves, in a folder of its own, with one file changed.
fn spec(test: &str, path: &str, text: &str) -> PathBuf {
    written(test, &mini::files(), path, text)
}

/// One file of every kind, as the loader sees them; the names need not resolve.
fn loaded(test: &str, path: &str, text: &str) -> PathBuf {
    let own = |(path, text): &(&str, &str)| ((*path).to_owned(), (*text).to_owned());
    written(test, &common::VALID.iter().map(own).collect::<Vec<_>>(), path, text)
}

fn written(test: &str, files: &[(String, String)], path: &str, text: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&folder);
    for (path, text) in files.iter().chain([&(path.to_owned(), text.to_owned())]) {
        let path = folder.join(path);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder can be made");
        std::fs::write(path, text).expect("a file can be written");
    }
    folder.join("spec")
}

fn run(arguments: &[&str], spec: &std::path::Path) -> (Output, String, String) {
    let output =
        Command::new(env!("CARGO_BIN_EXE_tpb-codegen")).args(arguments).arg("--spec").arg(spec).output().expect("the command runs");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    (output, out, err)
}

const GOOD: (&str, &str) = ("spec/README.md", "not read");
const BAD: (&str, &str) = ("spec/enums/E.yaml", "enum: E\nwidth: 8\nconf: high\nsource: x\nvalues: [{name: A, valu: 0}]\n");

#[test]
fn check_of_a_good_spec() {
    let (output, out, err) = run(&["check"], &spec("check_good", GOOD.0, GOOD.1));
    assert_eq!((output.status.code(), err.as_str()), (Some(0), ""));
    assert!(out.starts_with("the spec is in order: 2 generations, 3 enums"), "{out}");
}

#[test]
fn check_of_a_bad_spec() {
    let spec = spec("check_bad", BAD.0, BAD.1);
    let (output, out, err) = run(&["check"], &spec);
    assert_eq!((output.status.code(), out.as_str()), (Some(1), ""));
    assert!(err.contains("--> spec/enums/E.yaml:5:20") && err.ends_with("1 error\n"), "{err}");
    // No terminal, no colours.
    assert!(!err.contains('\u{1b}'), "{err}");

    let (output, out, err) = run(&["check", "--json"], &spec);
    assert_eq!((output.status.code(), err.as_str()), (Some(1), ""));
    let finding: serde_json::Value = serde_json::from_str(&out).expect("one object");
    assert_eq!((&finding["line"], &finding["column"], &finding["code"]), (&5.into(), &20.into(), &"unknown-key".into()));

    let (output, ..) = run(&["generate"], &spec);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn warnings_fail_a_strict_check() {
    let spec = spec("check_strict", "spec/enums/Other.yaml", "enum: E\nwidth: 8\nconf: high\nsource: x\nvalues: []\n");
    assert_eq!(run(&["check"], &spec).0.status.code(), Some(0));
    assert_eq!(run(&["check", "--strict"], &spec).0.status.code(), Some(1));
}

#[test]
fn a_missing_spec_is_no_finding() {
    let (output, _, err) = run(&["check"], &PathBuf::from("no/such/spec"));
    assert_eq!(output.status.code(), Some(2));
    assert!(err.starts_with("error: cannot read no/such/spec"), "{err}");
    assert_eq!(run(&["chek"], &PathBuf::from("spec")).0.status.code(), Some(2));
}

#[test]
fn lint() {
    let (output, out, err) = run(&["lint"], &loaded("lint", GOOD.0, GOOD.1));
    assert_eq!(output.status.code(), Some(1));
    insta::assert_snapshot!("lint", format!("{out}{err}"));
}

#[test]
fn schemas_are_written() {
    let spec = spec("schema", GOOD.0, GOOD.1);
    assert_eq!(run(&["schema"], &spec).0.status.code(), Some(0));
    assert!(spec.join(".schema/format.json").is_file());
    // The loader does not read them.
    assert_eq!(run(&["check"], &spec).0.status.code(), Some(0));
}

#[test]
fn diff() {
    let old = loaded("diff_old", GOOD.0, GOOD.1);
    let changed = include_str!("valid/enum.yaml")
        .replace("value: 0x06", "value: 0x07")
        .replace("  - {name: NO, ", "  - {name: MAYBE, ")
        .replace("members: [NONE, NO]", "members: [NONE, MAYBE]");
    let new = loaded("diff_new", "spec/enums/WAIT_MODE.yaml", &changed);
    std::fs::remove_file(new.join("text.yaml")).expect("a file can be removed");
    let output = Command::new(env!("CARGO_BIN_EXE_tpb-codegen")).arg("diff").args([&old, &new]).output().expect("the command runs");
    assert_eq!(output.status.code(), Some(1));
    insta::assert_snapshot!("diff", String::from_utf8_lossy(&output.stdout));
    let same = Command::new(env!("CARGO_BIN_EXE_tpb-codegen")).arg("diff").args([&old, &old]).output().expect("the command runs");
    assert_eq!(same.status.code(), Some(0));
}
