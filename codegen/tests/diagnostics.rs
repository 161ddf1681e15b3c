//! Every kind of finding of the loader, rendered; and that one does not hide another.

mod common;

use common::load_with;
use tpb_codegen::diagnostic::{Severity, Style, did_you_mean};

/// Loads a file into the valid spec; it must give exactly findings of these codes, in order, which the snapshot shows.
#[track_caller]
fn finds(name: &str, path: &str, text: &str, codes: &[&str]) {
    let (_, findings) = load_with(path, text);
    let found: Vec<&str> = findings.iter().map(|finding| finding.code).collect();
    assert_eq!(found, codes, "{findings}");
    insta::with_settings!({omit_expression => true, prepend_module_to_snapshot => false}, {
        insta::assert_snapshot!(name, findings.render(Style::Plain));
    });
}

const ENUM: &str = "spec/enums/E.yaml";
const TYPE: &str = "spec/types/T.yaml";
const FORMAT: &str = "spec/formats/pe/f.yaml";

/// An enum with the given values.
fn values(values: &str) -> String {
    format!("enum: E\nwidth: 8\nconf: high\nsource: x\nvalues:\n{values}")
}

/// A struct with the given fields.
fn fields(fields: &str) -> String {
    format!("type: T\nkind: struct\nsize: 4\nconf: high\nsource: x\nfields:\n{fields}")
}

/// A format with the given rest.
fn format(rest: &str) -> String {
    format!("format: F\nengine: pe\nconf: high\nsource: x\n{rest}")
}

const OPCODES: &str = "opcodes: [{name: OP, byte: 1, class: real}]\n";
const LAYOUTS: &str = "layouts: [{fields: [{name: a, offset: 0, type: u8}]}]\n";

#[test]
fn yaml() {
    finds("yaml_syntax_colon", ENUM, "enum: E\ndoc: passes: always\n", &["yaml-syntax"]);
    finds("yaml_syntax_bracket", ENUM, &values("  - {name: A, value: 0\n  - {name: B, value: 1}\n"), &["yaml-syntax"]);
    finds("yaml_syntax_tab", ENUM, "enum: E\nvalues:\n\t- {name: A}\n", &["yaml-syntax"]);
    finds("yaml_syntax_quote", ENUM, "enum: E\ndoc: \"no end\nwidth: 8\n", &["yaml-syntax"]);
    finds("yaml_alias", ENUM, &values("  - &a {name: A, value: 0}\n  - *a\n"), &["yaml-unsupported", "yaml-unsupported"]);
    finds("yaml_tag", ENUM, &values("  - {name: A, value: !!int 0}\n"), &["yaml-unsupported"]);
    finds("yaml_documents", ENUM, &format!("{}---\n{}", values("  []\n"), values("  []\n")), &["yaml-unsupported"]);
    finds("yaml_key", ENUM, &format!("{}? [a, b]\n: c\n", values("  []\n")), &["yaml-unsupported"]);
    finds("yaml_directive", ENUM, "%YAML 1.2\n---\nenum: E\n", &["yaml-syntax"]);
    finds("yaml_empty", ENUM, "", &["empty-file"]);
    finds("yaml_comment_only", ENUM, "# nothing\n", &["empty-file"]);
    finds("yaml_nothing", ENUM, "~\n", &["wrong-kind"]);
}

#[test]
fn keys() {
    finds("duplicate_key", ENUM, &values("  - {name: A, value: 0, name: B}\n"), &["duplicate-key"]);
    finds("duplicate_key_block", ENUM, &format!("{}\nwidth: 16\n", values("  []\n")), &["duplicate-key"]);
    finds("unknown_key_near", ENUM, &values("  - {name: A, valu: 0}\n"), &["unknown-key"]);
    finds("unknown_key_far", ENUM, &values("  - {name: A, value: 0, opcode: 3}\n"), &["unknown-key"]);
    finds("missing_key_flow", ENUM, &values("  - {name: A}\n"), &["missing-key"]);
    finds("missing_key_block", ENUM, &values("  - name: A\n    doc: first\n"), &["missing-key"]);
    finds("missing_key_top", ENUM, "enum: E\nconf: high\nsource: x\nvalues: []\n", &["missing-key"]);
}

#[test]
fn kinds() {
    finds("wrong_kind_text_for_list", ENUM, &format!("{}sets: [{{name: s, members: A}}]\n", values("  []\n")), &["wrong-kind"]);
    finds("wrong_kind_list_for_text", ENUM, &values("  - {name: [A], value: 0}\n"), &["wrong-kind"]);
    finds("wrong_kind_mapping_for_list", ENUM, "enum: E\nwidth: 8\nconf: high\nsource: x\nvalues: {A: 0}\n", &["wrong-kind"]);
    finds("wrong_kind_text_for_mapping", ENUM, &values("  - A\n"), &["wrong-kind"]);
    finds("wrong_kind_nothing", ENUM, &values("  - {name: A, value: }\n"), &["wrong-kind"]);
    finds("wrong_kind_file", ENUM, "- enum: E\n", &["wrong-kind"]);
    finds("wrong_kind_args", "spec/predicates.yaml", "predicates: [{name: p, args: [x], conf: high, source: x}]", &["wrong-kind"]);
    finds("wrong_kind_given", TYPE, &fields("  - {name: a, offset: 0, type: u8, given: [x]}\n"), &["wrong-kind"]);
}

#[test]
fn scalars() {
    finds("bad_number_digits", ENUM, &values("  - {name: A, value: 0xfg}\n"), &["bad-number"]);
    finds("bad_number_negative", TYPE, &fields("  - {name: a, offset: -1, type: u8}\n"), &["bad-number"]);
    finds("bad_number_zero", TYPE, &fields("  - {name: a, offset: 010, type: u8}\n"), &["bad-number"]);
    finds("bad_number_large", FORMAT, &format(&format!("opcodes: [{{name: OP, byte: 0x102, class: real}}]\n{LAYOUTS}")), &["bad-number"]);
    finds("bad_number_64_bits", ENUM, &values("  - {name: A, value: 0x1_0000_0000_0000_0000}\n"), &["bad-number"]);
    finds("bad_number_quoted", ENUM, &values("  - {name: A, value: \"0x0a\"}\n"), &["bad-number"]);
    finds("bad_number_fraction", ENUM, &values("  - {name: A, value: 1e3}\n"), &["bad-number"]);
    finds("unknown_word_kind", TYPE, "type: T\nkind: bitfeld\nsize: 1\nconf: high\nsource: x\nbits: []\n", &["unknown-word"]);
    finds("unknown_word_conf", ENUM, &values("  - {name: A, value: 0, conf: certain}\n"), &["unknown-word"]);
    finds("unknown_word_class", FORMAT, &format(&format!("opcodes: [{{name: OP, byte: 1, class: reel}}]\n{LAYOUTS}")), &["unknown-word"]);
    finds(
        "unknown_word_executed",
        FORMAT,
        &format(&format!("opcodes: [{{name: OP, byte: 1, class: real, executed: nowhere}}]\n{LAYOUTS}")),
        &["unknown-word"],
    );
    finds("unknown_word_bool", ENUM, &values("  - {name: A, value: 0, sentinel: yes}\n"), &["unknown-word"]);
    finds("bad_name_space", ENUM, &values("  - {name: WAIT FOR, value: 0}\n"), &["bad-name"]);
    finds("bad_name_digit", ENUM, &values("  - {name: 3D, value: 0}\n"), &["bad-name"]);
    finds("bad_name_key", "spec/sp_words.yaml", "sp_words: []\nlimits: {max words: 3}\n", &["bad-name"]);
    finds("bad_name_id", FORMAT, &format(&format!("{OPCODES}{LAYOUTS}rules: [{{id: Some_Rule, require: a}}]\n")), &["bad-name"]);
    finds("bad_name_path", FORMAT, &format(&format!("{OPCODES}{LAYOUTS}lift: [{{operand: x, from: \"a..b\"}}]\n")), &["bad-name"]);
    finds(
        "bad_type",
        TYPE,
        &fields("  - {name: a, offset: 0, type: \"u8[0]\"}\n  - {name: b, offset: 1, type: \"u8[\"}\n"),
        &["bad-type", "bad-type"],
    );
}

#[test]
fn things() {
    finds(
        "missing_evidence_conf",
        ENUM,
        "enum: E\nwidth: 8\nsource: x\nvalues:\n  - {name: A, value: 0}\n  - {name: B, value: 1}\n",
        &["missing-evidence"],
    );
    finds(
        "missing_evidence_source",
        ENUM,
        "enum: E\nwidth: 8\nconf: low\nvalues:\n  - {name: A, value: 0, source: x}\n  - {name: B, value: 1}\n",
        &["missing-evidence"],
    );
    finds("file_name", ENUM, "enum: OTHER\nwidth: 8\nconf: high\nsource: x\nvalues: []\n", &["file-name"]);
    finds("file_folder", FORMAT, &format(&format!("{OPCODES}{LAYOUTS}")).replace("engine: pe", "engine: act"), &["file-name"]);
    finds("unknown_file", "spec/enum/E.yaml", "enum: E\n", &["unknown-file"]);
    finds("misplaced_bits", TYPE, &fields("  []\n").replace("struct", "bitfield"), &["misplaced-key"]);
    finds("misplaced_select", TYPE, &format!("{}select: {{}}\n", fields("  []\n")), &["misplaced-key"]);
    finds("misplaced_beside_layouts", TYPE, &format!("{}layouts: [{{fields: []}}]\n", fields("  []\n")), &["misplaced-key"]);
    finds("missing_arms", TYPE, "type: T\nkind: union\nsize: 1\nconf: high\nsource: x\n", &["missing-key"]);
    finds("missing_opcodes", FORMAT, &format(LAYOUTS), &["missing-key"]);
    finds("missing_of", FORMAT, &format(&format!("{OPCODES}{LAYOUTS}selector: {{field: a, value: 1}}\n")), &["missing-key"]);
    finds("missing_gap", FORMAT, &format(&format!("{OPCODES}{LAYOUTS}status: opaque\n")), &["missing-key"]);
    finds("misplaced_of", FORMAT, &format(&format!("{OPCODES}{LAYOUTS}of: X\nselector: {{field: a, value: 1}}\n")), &["misplaced-key"]);
    finds("layout_without_fields", FORMAT, &format(&format!("{OPCODES}layouts: [{{since: cayman}}]\n")), &["missing-key"]);
    finds("layout_drop_without_extends", FORMAT, &format(&format!("{OPCODES}layouts: [{{fields: [], drop: [a]}}]\n")), &["misplaced-key"]);
    finds(
        "layout_extends_with_fields",
        FORMAT,
        &format(&format!("{OPCODES}layouts: [{{extends: sunda, fields: []}}]\n")),
        &["misplaced-key"],
    );
}

#[test]
fn missing_generations() {
    let (_, findings) = tpb_codegen::load::load([(ENUM.to_string(), values("  []\n"))]);
    insta::assert_snapshot!("missing_generations", findings.render(Style::Plain));
}

#[test]
fn positions() {
    // Columns count characters, not bytes.
    finds("position_wide", ENUM, &values("  - {name: A, doc: \"größer als 日本\", valu: 0}\n"), &["unknown-key"]);
    finds("position_crlf", ENUM, &values("  - {name: A, value: 0}\n  - {name: B, valu: 1}\n").replace('\n', "\r\n"), &["unknown-key"]);
    finds("position_bom", ENUM, &format!("\u{feff}{}", values("  - {name: A, valu: 0}\n")), &["unknown-key"]);
    finds("position_block_text", ENUM, &values("  - name: A\n    value: |\n      0x0a\n      0x0b\n"), &["bad-number"]);
    finds("position_escape", ENUM, &values("  - {name: \"A\\tB\", value: 0}\n"), &["bad-name"]);
    finds("position_long_line", ENUM, &values(&format!("  - {{name: A, doc: {}, valu: 0}}\n", "many words ".repeat(40))), &["unknown-key"]);
}

#[test]
fn three_mistakes_in_one_file() {
    let text = values("  - {name: A, valu: 0}\n  - {name: B C, value: 1}\n  - {name: D, value: 0xz}\n");
    finds("three_mistakes", ENUM, &text, &["unknown-key", "bad-name", "bad-number"]);
}

#[test]
fn a_broken_file_does_not_hide_another() {
    let (spec, findings) = common::load_with(ENUM, "enum: [\n");
    assert_eq!(findings.count(Severity::Error), 1);
    assert_eq!((spec.enums.len(), spec.types.len(), spec.formats.len()), (1, 3, 2));
}

#[test]
fn a_mistake_leaves_the_rest_of_its_file() {
    let (spec, findings) = common::load_with(ENUM, &values("  - {name: A}\n  - {name: B, value: 1}\n"));
    assert!(findings.has_errors());
    let names: Vec<&str> = spec.enums[0].values.iter().map(|value| value.name.as_str()).collect();
    assert_eq!(names, ["B"]);
}

#[test]
fn json() {
    let (_, findings) = load_with(ENUM, &values("  - {name: A, value: 0, name: B}\n"));
    insta::assert_snapshot!("json", findings.render_json());
}

#[test]
fn colours_only_when_asked() {
    let (_, findings) = load_with(ENUM, &values("  - {name: A, valu: 0}\n"));
    assert!(!findings.render(Style::Plain).contains('\u{1b}'));
    assert!(findings.render(Style::Coloured).contains('\u{1b}'));
}

#[test]
fn suggestions() {
    let names = ["name", "value", "sentinel", "since"];
    assert_eq!(did_you_mean("valu", names), Some("value"));
    assert_eq!(did_you_mean("Value", names), Some("value"));
    assert_eq!(did_you_mean("sinse", names), Some("since"));
    assert_eq!(did_you_mean("opcode", names), None);
    assert_eq!(did_you_mean("", names), None);
    assert_eq!(did_you_mean(&"x".repeat(100_000), names), None);
}
