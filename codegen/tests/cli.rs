//! The command: exit codes, and what goes where.

mod common;
mod mini;

use std::ffi::OsString;
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

/// The command; out of an archive of tests it lies elsewhere than where it was built.
fn program() -> OsString {
    std::env::var_os("NEXTEST_BIN_EXE_tpb-codegen").unwrap_or_else(|| env!("CARGO_BIN_EXE_tpb-codegen").into())
}

fn run(arguments: &[&str], spec: &std::path::Path) -> (Output, String, String) {
    let output = Command::new(program()).args(arguments).arg("--spec").arg(spec).output().expect("the command runs");
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
fn lint_counts_what_was_asked_for() {
    let spec = loaded("lint_only", GOOD.0, GOOD.1);
    let (.., err) = run(&["lint", "--only", "no-doc"], &spec);
    assert!(err.ends_with(" things without doc\n") && !err.contains("confidence"), "{err}");
}

#[test]
fn crates_do_not_go_into_the_spec() {
    let spec = spec("out_in_spec", GOOD.0, GOOD.1);
    for out in [spec.clone(), spec.join("generated/new"), spec.join("../spec")] {
        let (output, _, err) = run(&["generate", "--out", out.to_str().expect("a name")], &spec);
        assert_eq!(output.status.code(), Some(2), "{err}");
        assert!(err.contains("is in the spec"), "{err}");
    }
    assert!(!spec.join("Cargo.toml").exists() && !spec.join("generated").exists());
    let beside = spec.with_file_name("spec-crates");
    assert_eq!(run(&["generate", "--out", beside.to_str().expect("a name")], &spec).0.status.code(), Some(0));
}

#[test]
fn schemas_are_written() {
    let spec = spec("schema", GOOD.0, GOOD.1);
    let (output, out, _) = run(&["schema"], &spec);
    assert_eq!(output.status.code(), Some(0));
    assert!(out.contains(" files in ") && !out.contains(" 0 of them changed"), "{out}");
    assert!(run(&["schema"], &spec).1.contains(", 0 of them changed"));
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
    let compare = |a: &PathBuf, b: &PathBuf| {
        let mut command = Command::new(program());
        command.args(["diff", "--as-written"]).args([a, b]).output().expect("the command runs")
    };
    let output = compare(&old, &new);
    assert_eq!(output.status.code(), Some(1));
    insta::assert_snapshot!("diff", String::from_utf8_lossy(&output.stdout));
    assert_eq!(compare(&old, &old).status.code(), Some(0));
    let folder = old.parent().expect("a folder");
    let (code, _, err) = diff_in(folder, &["spec", "spec", "--changelog", "--json"]);
    assert!(code == Some(2) && err.contains("Markdown"), "{err}");
}

/// Runs `diff` in a folder.
fn diff_in(folder: &std::path::Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(program()).arg("diff").args(arguments).current_dir(folder).output().expect("the command runs");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn diff_of_revisions() {
    let spec = spec("diff_revisions", GOOD.0, GOOD.1);
    let folder = spec.parent().expect("a folder").to_owned();
    // A repository of its own, whatever the user's settings are.
    let git = |arguments: &[&str]| {
        let identity = ["-c", "user.name=test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"];
        let output = Command::new("git").args(identity).args(arguments).current_dir(&folder).output().expect("git runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    };
    git(&["init", "-q"]);
    git(&["add", "spec"]);
    git(&["commit", "-q", "-m", "before"]);
    assert_eq!(diff_in(&folder, &["HEAD"]).0, Some(0));

    let path = spec.join("formats/pe/s1_op.yaml");
    let text = std::fs::read_to_string(&path).expect("the format");
    let moved = text
        .replace("{name: form, offset: 14", "{name: form, offset: 15")
        .replace("{name: imm_src, offset: 15", "{name: imm_src, offset: 14");
    std::fs::write(&path, moved).expect("a file can be written");
    for arguments in [&["HEAD"][..], &["HEAD:spec", "spec"], &["HEAD", "--deny", "major"]] {
        let (code, out, err) = diff_in(&folder, arguments);
        assert_eq!((code, err.as_str()), (Some(1), ""), "{arguments:?}");
        assert!(out.contains("> S1_OP.form: from byte 14 to 15 (first, second)") && out.contains("tpb-records        major"), "{out}");
    }
    git(&["commit", "-q", "-a", "-m", "moved"]);
    assert_eq!(diff_in(&folder, &["HEAD~1", "HEAD"]).0, Some(1));
    // From below the top, too.
    assert_eq!(diff_in(&spec.join("enums"), &["HEAD~1:spec", "HEAD", "--json"]).0, Some(1));

    // A rule more is no reason to deny a minor release.
    let ruled =
        std::fs::read_to_string(&path).expect("the format").replace("rules:\n", "rules:\n  - {id: no-form, require: \"form == 0\"}\n");
    std::fs::write(&path, ruled).expect("a file can be written");
    assert_eq!(diff_in(&folder, &["HEAD", "--deny", "major"]).0, Some(0));
    assert_eq!(diff_in(&folder, &["HEAD", "--deny", "minor"]).0, Some(1));
    let (_, out, _) = diff_in(&folder, &["HEAD", "--changelog"]);
    assert!(out.starts_with("## Unreleased\n\n### Added\n\n- Rule `S1_OP.no-form`"), "{out}");

    let (code, _, err) = diff_in(&folder, &["HEAD~7"]);
    assert_eq!(code, Some(2));
    assert!(err.starts_with("error: `HEAD~7` is no directory, and `HEAD~7` no revision of the repository at "), "{err}");
    let (code, _, err) = diff_in(&folder, &["HEAD:specs"]);
    assert_eq!((code, err.as_str()), (Some(2), "error: there is no directory `specs` in HEAD; say which with `HEAD:DIR`\n"));
}

#[test]
fn diff_outside_of_a_repository() {
    let folder = std::env::temp_dir().join(format!("tpb-codegen-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let spec = spec("diff_outside", GOOD.0, GOOD.1);
    let (code, _, err) = diff_in(&folder, &["HEAD", &spec.display().to_string()]);
    std::fs::remove_dir_all(&folder).expect("a folder can be removed");
    assert_eq!(code, Some(2));
    assert!(err.starts_with("error: `HEAD` is no directory, and there is no git repository around "), "{err}");
}
