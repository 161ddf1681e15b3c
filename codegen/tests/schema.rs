//! The schemas that editors use.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jsonschema::Validator;
use serde_json::Value;
use tpb_codegen::diagnostic::Diagnostics;
use tpb_codegen::load::read_dir;
use tpb_codegen::schema::{FOLDER, first_line, schemas};
use tpb_codegen::shape::FileKind;
use tpb_codegen::spec::SourceFile;
use tpb_codegen::yaml::{Node, NodeKind, parse};

#[test]
fn schemas_are_json_and_closed() {
    for (name, text) in schemas() {
        let schema: serde_json::Value = serde_json::from_str(&text).expect(&name);
        assert_eq!(schema["$schema"], "https://json-schema.org/draft/2020-12/schema", "{name}");
        assert_eq!(schema["additionalProperties"], false, "{name}");
        // Every reference has its definition.
        for reference in text.split("\"$ref\": \"#/$defs/").skip(1) {
            let def = reference.split('"').next().unwrap_or_default();
            assert!(schema["$defs"].get(def).is_some(), "{name}: {def}");
        }
    }
}

#[test]
fn schema_of_an_enum() {
    let (_, text) = schemas().into_iter().find(|(name, _)| name == "enum.json").expect("a schema of enums");
    insta::assert_snapshot!("enum_schema", text);
}

/// The spec directory of the workspace.
fn spec_dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec")
}

/// Files of the spec, by their path below its directory.
fn spec_files() -> Vec<(String, String)> {
    let files = read_dir(&spec_dir()).expect("a spec");
    files
        .into_iter()
        .map(|(path, text)| {
            let below = path.split_once('/').expect("a folder").1;
            (below.to_owned(), text)
        })
        .collect()
}

fn validators() -> HashMap<String, Validator> {
    schemas()
        .into_iter()
        .map(|(name, text)| {
            let schema: Value = serde_json::from_str(&text).expect("JSON");
            let validator = jsonschema::draft202012::new(&schema).expect(&name);
            (name.trim_end_matches(".json").to_owned(), validator)
        })
        .collect()
}

/// A file as editors see it: YAML 1.2, where `0x0a` is an integer and `n` is a text.
fn value(text: &str) -> Value {
    let file = Arc::new(SourceFile { path: "spec/file.yaml".into(), text: text.into() });
    let mut findings = Diagnostics::new();
    let node = parse(&file, &mut findings).expect("YAML");
    assert!(!findings.has_errors(), "{findings}");
    json(&node)
}

fn json(node: &Node) -> Value {
    match &node.kind {
        NodeKind::Seq(items) => items.iter().map(json).collect(),
        NodeKind::Map(entries) => {
            let entries = entries.iter().map(|(key, value)| (key.text().unwrap_or_default().to_owned(), json(value)));
            Value::Object(entries.collect())
        }
        NodeKind::Scalar { text, plain: true } => plain(text),
        NodeKind::Scalar { text, .. } => text.clone().into(),
        NodeKind::Bad => Value::Null,
    }
}

fn plain(text: &str) -> Value {
    let hex = text.strip_prefix("0x").and_then(|digits| u64::from_str_radix(digits, 16).ok());
    match text {
        "" | "~" | "null" => Value::Null,
        "true" => true.into(),
        "false" => false.into(),
        _ => match (hex, text.parse::<i64>(), text.parse::<f64>()) {
            (Some(number), ..) => number.into(),
            (None, Ok(number), _) => number.into(),
            (None, Err(_), Ok(number)) if text.starts_with(|c: char| c.is_ascii_digit()) => number.into(),
            _ => text.into(),
        },
    }
}

#[test]
fn checked_in_schemas_are_up_to_date() {
    let folder = spec_dir().join(FOLDER);
    let mut names = Vec::new();
    for (name, text) in schemas() {
        let there = std::fs::read_to_string(folder.join(&name)).unwrap_or_default();
        assert!(there == text, "spec/{FOLDER}/{name} is out of date; run `cargo run -p tpb-codegen -- schema`");
        names.push(name);
    }
    for entry in std::fs::read_dir(&folder).expect("a folder").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        assert!(names.contains(&name), "spec/{FOLDER}/{name} is no schema of anything");
    }
}

#[test]
fn every_file_of_the_spec_names_its_schema_and_validates() {
    let validators = validators();
    let files = spec_files();
    assert!(files.len() > 300, "{}", files.len());
    for (path, text) in files {
        let kind = FileKind::of(&path).unwrap_or_else(|| panic!("{path} is of no kind"));
        assert_eq!(text.lines().next(), first_line(&path).as_deref(), "first line of spec/{path}");
        let value = value(&text);
        let mistakes: Vec<String> = validators[kind.name].iter_errors(&value).map(|e| format!("{}: {e}", e.instance_path())).collect();
        assert!(mistakes.is_empty(), "spec/{path}: {mistakes:#?}");
    }
}

#[test]
fn broken_files_do_not_validate() {
    let validators = validators();
    let broken = [
        ("enum", "enum: E\nwidth: 8\nvalues: [{name: A}]"),
        ("enum", "enum: E\nwidth: 65\nvalues: []"),
        ("enum", "enum: E\nwidth: 8\nvalues: []\nvalue: []"),
        ("enum", "enum: a b\nwidth: 8\nvalues: []"),
        ("type", "type: T\nkind: array\nsize: 4"),
        ("type", "type: T\nkind: struct\nsize: -4"),
        ("format", "format: F\nengine: pe"),
        ("format", "format: F\nengine: pe\nlayouts: []\nopcodes: [{name: A, byte: 0x100, class: real}]"),
        ("format", "format: F\nengine: pe\nlayouts: []\nopcodes: [{name: A, byte: 1, class: imaginary}]"),
        ("format", "format: F\nengine: pe\nlayouts: []\nrules: [{id: Upper_Case, require: x == 1}]"),
        ("operation", "operation: o\noperands: {name: a, type: u8}"),
        ("predicates", "predicates: [{name: p, args: [dtype: string]}]"),
        ("generations", "generations: sunda"),
        ("sp_words", "sp_words: [{name: A, value: '1'}]"),
        ("text", "lower_case: DTYPE"),
        ("csr", "block: b\nregisters: [{name: r, offset: 0, access: readonly}]"),
        ("csr", "block: b\nregisters: [{name: r, fields: [{name: f, lsb: 0}]}]"),
        ("kernel_tables", "selectors: S\ntables: [{image: I}]"),
        ("sequencers", "sequencers: [{engine: PE, slots: 257}]"),
        ("rosters", "rosters: [{opcodes: [NOP]}]"),
        ("opsets", "opsets: [{name: a, images: I, opcodes: []}]"),
        ("opsets", "[]"),
    ];
    for (kind, text) in broken {
        assert!(!validators[kind].is_valid(&value(text)), "{kind} takes {text:?}");
    }
    let mut kinds: Vec<&str> = broken.iter().map(|(kind, _)| *kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds.len(), validators.len(), "a broken file of every kind");
}

#[test]
fn first_lines() {
    let line = |path| first_line(path).unwrap_or_default();
    assert_eq!(line("generations.yaml"), "# yaml-language-server: $schema=.schema/generations.json");
    assert_eq!(line("enums/DTYPE.yaml"), "# yaml-language-server: $schema=../.schema/enum.json");
    assert_eq!(line("formats/pe/s3d3_mm.yaml"), "# yaml-language-server: $schema=../../.schema/format.json");
    assert_eq!(line("kernels/tables.yaml"), "# yaml-language-server: $schema=../.schema/kernel_tables.json");
    assert!(first_line("notes.txt").is_none());
}
