//! Nothing that is written in a spec file makes the loader panic, and every finding points into its file.

mod common;

use common::VALID;
use proptest::prelude::*;
use tpb_codegen::diagnostic::{Diagnostics, Style};
use tpb_codegen::load::{Text, load, load_layers};
use tpb_codegen::yaml::MAX_BYTES;

/// Loads one file among the valid ones and renders what is found in every way.
fn survives(path: &str, text: String) -> Diagnostics {
    let (spec, findings) = common::load_with(path, &text);
    for finding in &findings {
        for label in std::iter::once(&finding.primary).chain(&finding.secondary) {
            let text = &label.span.file.text;
            let range = label.span.range.clone();
            assert!(text.get(range.clone()).is_some(), "{range:?} of {} bytes: {}", text.len(), finding.message);
        }
        assert!(!finding.message.contains('\n'), "{}", finding.message);
    }
    findings.render(Style::Plain);
    findings.render(Style::Coloured);
    findings.render_json();
    findings.render_short();
    tpb_codegen::lint::lint(&spec);
    let own = |files: &[(&str, &str)]| files.iter().map(|(p, t)| Text::from((p.to_string(), t.to_string()))).collect::<Vec<_>>();
    tpb_codegen::diff::written::diff(own(VALID), own(&[(path, &text)]));
    // The same as an overlay.
    load_layers(own(VALID), vec![own(&[(path, &text)])]);
    findings
}

#[test]
fn deep_nesting_is_refused() {
    for text in [
        "[".repeat(200_000),
        "{a: ".repeat(200_000),
        "- ".repeat(200_000),
        "? ".repeat(200_000),
        (0..2000).map(|depth| format!("{}a:\n", " ".repeat(depth))).collect(),
        format!("{}{}", "[".repeat(30), "- ".repeat(30)),
    ] {
        assert!(survives("spec/enums/E.yaml", text).has_errors());
    }
}

#[test]
fn alias_bombs_are_refused() {
    let mut text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n".to_string();
    for level in 1..40 {
        text += &format!("a{level}: &a{level} [{}]\n", vec![format!("*a{}", level - 1); 9].join(", "));
    }
    assert!(survives("spec/enums/E.yaml", text).has("yaml-unsupported"));
}

#[test]
fn a_file_of_one_wide_character_is_pointed_at() {
    assert!(survives("spec/enums/E.yaml", "\u{feff}".into()).has("empty-file"));
    survives("spec/enums/E.yaml", "日".into());
}

#[test]
fn large_files_are_refused() {
    assert!(survives("spec/enums/E.yaml", "#".repeat(MAX_BYTES + 1)).has("yaml-limit"));
}

#[test]
fn odd_paths_are_warned_of() {
    for path in ["", "/", "spec", "spec/", "spec//.yaml", "spec/enums/.yaml", "generations.yaml", "a/b/c/d.yaml"] {
        load([(path.to_string(), "a: b\n".to_string())]);
    }
}

/// Pieces that YAML and the loader care about.
const PIECES: &[&str] = &[
    "\n",
    "\r\n",
    "  ",
    "\t",
    ": ",
    ":",
    "- ",
    "? ",
    "{",
    "}",
    "[",
    "]",
    ",",
    "\"",
    "'",
    "|\n",
    ">-\n",
    "#",
    " # ",
    "&a ",
    "*a",
    "!t ",
    "!!int ",
    "---\n",
    "...\n",
    "%YAML 1.2\n",
    "<<: ",
    "~",
    "null",
    "\u{feff}",
    "\u{85}",
    "\u{2028}",
    "é",
    "日",
    "\u{1F600}",
    "\0",
    "\\u",
    "0x",
    "0x0a",
    "-1",
    "99999999999999999999",
    "u8[4]",
    "name: ",
    "value: ",
    "fields:",
    "layouts:",
    "conf: low",
    "\u{200d}",
    "\u{7f}",
];

/// One edit of a text: where, how much goes, what comes.
fn edit() -> impl Strategy<Value = (prop::sample::Index, usize, usize)> {
    (any::<prop::sample::Index>(), 0..40usize, 0..PIECES.len() * 2)
}

fn mutate(text: &str, edits: &[(prop::sample::Index, usize, usize)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for (at, gone, piece) in edits {
        let at = at.index(chars.len() + 1);
        let end = (at + gone).min(chars.len());
        // Without a piece, what was cut out is put in twice.
        let new: Vec<char> = match PIECES.get(*piece) {
            Some(piece) => piece.chars().collect(),
            None => chars[at..end].repeat(2),
        };
        chars.splice(at..end, new);
    }
    chars.into_iter().collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn any_text(kind in 0..VALID.len(), text in any::<String>()) {
        survives(VALID[kind].0, text);
    }

    #[test]
    fn any_pieces(kind in 0..VALID.len(), pieces in prop::collection::vec(prop::sample::select(PIECES), 0..60)) {
        survives(VALID[kind].0, pieces.concat());
    }

    #[test]
    fn changed_valid_text(kind in 0..VALID.len(), edits in prop::collection::vec(edit(), 1..6)) {
        survives(VALID[kind].0, mutate(VALID[kind].1, &edits));
    }
}
