//! Verdicts on changes of the small spec, and the same changes as `cargo-semver-checks` sees them.
//!
//! `semver/cases.jsonl` has a case a line: edits that make the older and the newer spec (path, text that is there once, text that replaces
//! it), our verdict on each crate, and what `cargo-semver-checks` said of those it was asked about. Crates that are not named have `none`.

mod mini;

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use tpb_codegen::diff::{Comparison, compare};
use tpb_codegen::emit;
use tpb_codegen::isa::Isa;

struct Case {
    name: String,
    old: Isa,
    new: Isa,
    verdicts: BTreeMap<String, String>,
    semver_checks: BTreeMap<String, String>,
}

fn cases() -> Vec<Case> {
    include_str!("semver/cases.jsonl").lines().map(|line| case(&serde_json::from_str(line).unwrap())).collect()
}

fn case(line: &Value) -> Case {
    let isa = |key: &str| {
        let edits: Vec<[&str; 3]> = line[key].as_array().unwrap().iter().map(|edit| [0, 1, 2].map(|i| edit[i].as_str().unwrap())).collect();
        let edits: Vec<(&str, &str, &str)> = edits.iter().map(|[path, from, to]| (*path, *from, *to)).collect();
        let (isa, findings) = mini::resolve(mini::changed(&edits));
        assert!(!findings.has_errors(), "{}: {findings}", line["name"]);
        isa
    };
    let words = |key: &str| line[key].as_object().unwrap().iter().map(|(k, v)| (k.clone(), v.as_str().unwrap().to_owned())).collect();
    Case {
        name: line["name"].as_str().unwrap().to_owned(),
        old: isa("old"),
        new: isa("new"),
        verdicts: words("verdicts"),
        semver_checks: words("semver_checks"),
    }
}

fn words(comparison: &Comparison) -> BTreeMap<String, String> {
    let verdicts = comparison.verdicts.iter().map(|v| (v.package.clone(), v.word().to_owned()));
    verdicts.filter(|(_, word)| word != "none").collect()
}

#[test]
fn verdicts_are_as_recorded() {
    let mut wrong = String::new();
    for case in cases() {
        let comparison = compare(&case.old, &case.new);
        let words = words(&comparison);
        if words != case.verdicts {
            wrong += &format!("{}: {}\n{comparison}\n", case.name, serde_json::to_string(&words).unwrap());
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// What the tool asked for is never more than what we say; it is asked by the test below, and its answers are kept.
#[test]
fn the_tool_asks_for_no_more() {
    let mut asked = 0;
    for case in cases() {
        for (package, tool) in &case.semver_checks {
            asked += 1;
            let ours = case.verdicts.get(package).map_or("none", String::as_str);
            assert!(weight(ours) >= weight(tool), "{}: {package} is {ours}, the tool says {tool}", case.name);
        }
    }
    assert!(asked > 0);
}

#[test]
fn nothing_changed() {
    let (isa, _) = mini::resolve(mini::files());
    let comparison = compare(&isa, &isa);
    assert!(comparison.changes.is_empty() && comparison.level().is_none(), "{comparison}");
}

/// What people, programs and a CHANGELOG get of one change that touches most kinds of things.
#[test]
fn shown() {
    let format = "formats/pe/s1_op.yaml";
    let (old, _) = mini::resolve(mini::files());
    let (new, findings) = mini::resolve(mini::changed(&[
        (format, "{name: form, offset: 14", "{name: form, offset: 15"),
        (format, "{name: imm_src, offset: 15", "{name: imm_src, offset: 14"),
        (format, "rules:\n", "rules:\n  - {id: no-form, since: second, require: \"form == 0\", message: there is one form}\n"),
        ("enums/DTYPE.yaml", "  - {name: FP32, ", "  - {name: FP16, value: 0x07, doc: half}\n  - {name: FP32, "),
        (
            "generations.yaml",
            "doc: It ends here.}\n",
            "doc: It ends here.}\n  - {name: third, title: THIRD, version: V3, after: second, doc: One more.}\n",
        ),
    ]));
    assert!(!findings.has_errors(), "{findings}");
    let comparison = compare(&old, &new);
    insta::assert_snapshot!("diff_text", comparison.to_string());
    insta::assert_snapshot!("diff_json", comparison.to_json());
    insta::assert_snapshot!("diff_changelog", comparison.changelog());
}

/// Packages that the tool is asked about: what generations share, and the second of them.
const ASKED: [&str; 2] = ["records", "second"];

/// Descriptions of the crates of an instruction set by rustdoc, each distinct set made once.
struct Described {
    dir: PathBuf,
    done: BTreeMap<emit::Files, usize>,
}

impl Described {
    fn of(&mut self, isa: &Isa) -> usize {
        let files = emit::emit(isa);
        let next = self.done.len();
        if let Some(number) = self.done.get(&files) {
            return *number;
        }
        self.workspace(&files);
        for package in ASKED {
            // JSON is not stable yet, which the tool lives with in the same way.
            let output = Command::new("cargo")
                .args([
                    "rustdoc",
                    "--quiet",
                    "--lib",
                    "-p",
                    &format!("tpb-{package}"),
                    "--",
                    "-Zunstable-options",
                    "--output-format",
                    "json",
                ])
                .current_dir(&self.dir)
                .env("CARGO_TARGET_DIR", self.dir.join("target"))
                .env("RUSTC_BOOTSTRAP", "1")
                .output()
                .unwrap();
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            std::fs::copy(self.dir.join(format!("target/doc/tpb_{package}.json")), self.json(next, package)).unwrap();
        }
        self.done.insert(files, next);
        next
    }

    fn json(&self, number: usize, package: &str) -> PathBuf {
        self.dir.join(format!("{number}-{package}.json"))
    }

    /// A workspace of these crates, with the hand-written one that they stand on.
    fn workspace(&self, files: &emit::Files) {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().unwrap();
        let write = |path: PathBuf, text: &str| {
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        };
        let _ = std::fs::remove_dir_all(self.dir.join("generated"));
        for (name, text) in files {
            write(self.dir.join("generated").join(name), text);
        }
        let core = root.join("crates/core");
        let manifest = std::fs::read_to_string(root.join("Cargo.toml")).unwrap();
        let manifest = manifest.replace("path = \"crates/core\"", &format!("path = {core:?}"));
        let line = |line: &str| match line {
            line if line.starts_with("members = ") => "members = [\"generated/*\"]\n".to_owned(),
            line if line.starts_with("exclude = ") => String::new(),
            line => format!("{line}\n"),
        };
        write(self.dir.join("Cargo.toml"), &manifest.lines().map(line).collect::<String>());
        std::fs::copy(root.join("Cargo.lock"), self.dir.join("Cargo.lock")).unwrap();
    }

    fn semver_checks(&self, old: usize, new: usize, package: &str) -> &'static str {
        let output = Command::new("cargo")
            .args(["semver-checks", "--release-type", "patch", "--color", "never", "--baseline-rustdoc"])
            .arg(self.json(old, package))
            .arg("--current-rustdoc")
            .arg(self.json(new, package))
            .output()
            .unwrap();
        let text = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        if std::env::var_os("TPB_SEMVER").is_some() {
            print!("{text}");
        }
        if text.contains("semver requires new major version") {
            "major"
        } else if text.contains("semver requires new minor version") {
            "minor"
        } else if output.status.success() {
            "none"
        } else {
            panic!("{package}: {text}")
        }
    }
}

/// Words of verdicts, the weakest first.
const WORDS: [&str; 4] = ["none", "patch", "minor", "major"];

fn weight(word: &str) -> usize {
    WORDS.iter().position(|w| *w == word).unwrap_or_else(|| panic!("{word}"))
}

/// What the tool said beside what we say, as a page.
#[derive(Default)]
struct Page {
    rows: String,
    same: usize,
    stricter: usize,
    weaker: usize,
}

impl Page {
    fn row(&mut self, case: &str, package: &str, ours: &str, tool: &str) {
        // The tool has no word for a patch: what it asks for nothing is one.
        let holds = match weight(ours).max(1).cmp(&weight(tool).max(1)) {
            Ordering::Equal => (&mut self.same, "same"),
            Ordering::Greater => (&mut self.stricter, "ours asks for more"),
            Ordering::Less => (&mut self.weaker, "the tool asks for more"),
        };
        *holds.0 += 1;
        self.rows += &format!("| {case} | `{package}` | {ours} | {tool} | {} |\n", holds.1);
    }

    fn text(&self, version: &str) -> String {
        let Self { rows, same, stricter, weaker } = self;
        format!(
            "# Verdicts beside cargo-semver-checks\n\n\
             Each case of `codegen/tests/semver/cases.jsonl` is a change to a small spec, on which `tpb-codegen diff` gives a verdict crate by crate. `{version}` was asked\n\
             about two of the crates, from rustdoc's descriptions. It looks at names and types: not at what a record's bytes mean under the same names, not at what a function\n\
             gives back, and not at what another crate changed behind a re-export. Where ours asks for more, that is why. Where the tool asked for more, our verdict would be\n\
             wrong, and the test fails. The tool has no word for a patch, so a patch and none are the same here.\n\
             `TPB_UPDATE_REPORT=1 cargo test -p tpb-codegen --test semver -- --ignored` writes this file anew.\n\n\
             | | verdicts |\n|---|---|\n| same | {same} |\n| ours asks for more | {stricter} |\n| the tool asks for more | {weaker} |\n\n\
             | case | crate | ours | the tool | |\n|---|---|---|---|---|\n{rows}"
        )
    }
}

/// Asks the tool about every case; `TPB_SEMVER` shows its answers, `TPB_UPDATE_REPORT` writes them to `conformance/reports/semver.md`.
#[test]
#[ignore = "needs cargo-semver-checks"]
fn cargo_semver_checks_says_what_is_recorded() {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("semver");
    let mut described = Described { dir, done: BTreeMap::new() };
    let mut wrong = String::new();
    let mut page = Page::default();
    for case in cases() {
        let (old, new) = (described.of(&case.old), described.of(&case.new));
        let mut said = BTreeMap::new();
        for package in ASKED {
            let word = described.semver_checks(old, new, package);
            let name = format!("tpb-{package}");
            page.row(&case.name, &name, case.verdicts.get(&name).map_or("none", String::as_str), word);
            if word != "none" {
                said.insert(format!("tpb-{package}"), word.to_owned());
            }
        }
        if said != case.semver_checks {
            wrong += &format!("{}: {}\n", case.name, serde_json::to_string(&said).unwrap());
        }
    }
    if std::env::var_os("TPB_UPDATE_REPORT").is_some() {
        let version = Command::new("cargo").args(["semver-checks", "--version"]).output().unwrap();
        let report = Path::new(env!("CARGO_MANIFEST_DIR")).join("../conformance/reports/semver.md");
        std::fs::write(report, page.text(String::from_utf8_lossy(&version.stdout).trim())).unwrap();
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert_eq!(page.weaker, 0, "{}", page.rows);
}
