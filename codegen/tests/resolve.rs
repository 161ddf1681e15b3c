//! Every kind of finding of the resolver, rendered; that one does not hide another; and that nothing makes it panic.

mod mini;

use mini::{changed, resolve};
use proptest::prelude::*;
use tpb_codegen::diagnostic::Style;
use tpb_codegen::spec::Conf;

const GENERATIONS: &str = "generations.yaml";
const DTYPE: &str = "enums/DTYPE.yaml";
const HEADER: &str = "types/HEADER.yaml";
const FLAGS: &str = "types/FLAGS.yaml";
const IMM: &str = "types/IMM.yaml";
const OP: &str = "formats/pe/s1_op.yaml";
const DO_IT: &str = "operations/do_it.yaml";

/// Resolves the small spec after changes; it must give exactly findings of these codes, in order, which the snapshot shows.
#[track_caller]
fn finds(name: &str, changes: &[(&str, &str, &str)], codes: &[&str]) {
    let (_, findings) = resolve(changed(changes));
    let found: Vec<&str> = findings.iter().map(|finding| finding.code).collect();
    assert_eq!(found, codes, "{findings}");
    insta::with_settings!({omit_expression => true}, {
        insta::assert_snapshot!(name, findings.render(Style::Plain));
    });
}

/// A second format with this opcode line and these fields after the header.
fn second_format(opcode: &str, rest: &str) -> String {
    format!(
        "format: S2_OP
engine: pe
doc: Does something else.
conf: high
source: test
opcodes:
  - {opcode}
layouts:
  - since: first
    fields:
      - {{name: header, offset: 0, type: HEADER}}
{rest}"
    )
}

const REST: &str = "      - {name: rest, offset: 4, type: \"u8[60]\", reserved: unknown}\n";

/// A new file of a kind with a name, and what is left to say of it.
fn file(kind: &str, name: &str, rest: &str) -> String {
    format!("{kind}: {name}\ndoc: Another.\nconf: high\nsource: test\n{rest}\n")
}

#[test]
fn two_names_that_are_one_in_rust() {
    const TWICE: &str = "duplicate-name";
    let value = "  - {name: FP32, value: 0x0a, doc: single precision}\n";
    let more = |name: &str| format!("{value}  - {{name: {name}, value: 0x0b}}\n");
    finds("rust_name_of_value", &[(DTYPE, value, &more("FP_32"))], &[TWICE]);
    finds("rust_name_of_value_in_lower_case", &[(DTYPE, value, &more("int8"))], &[TWICE]);
    finds("rust_name_of_value_taken", &[(DTYPE, value, &more("Layout"))], &[TWICE]);
    finds(
        "rust_name_of_known_enum",
        &[("enums/KNOWN_DTYPE.yaml", "", &file("enum", "KNOWN_DTYPE", "width: 8\nvalues: [{name: A, value: 1}]"))],
        &[TWICE],
    );
    let bits = "kind: bitfield\nsize: 1\nbits: [{name: a, lsb: 0, width: 8}]";
    finds("rust_name_of_type", &[("types/Flags.yaml", "", &file("type", "Flags", bits))], &[TWICE]);
    finds("rust_name_of_arms", &[("types/IMM_ARM.yaml", "", &file("type", "IMM_ARM", bits))], &[TWICE]);
    finds("rust_name_of_type_and_enum", &[("types/Dtype.yaml", "", &file("type", "Dtype", bits))], &[TWICE]);
    finds("rust_name_of_bits", &[(FLAGS, "name: b,", "name: with_a,")], &[TWICE]);
    finds("rust_name_of_arm", &[(IMM, "name: int,", "name: FLOAT,")], &[TWICE]);
    finds("rust_name_of_field", &[(OP, "name: form,", "name: with_flags,")], &[TWICE]);
    finds("rust_name_of_field_taken", &[(OP, "name: form,", "name: to_bytes,")], &[TWICE]);
    let format = |opcode: &str, name: &str| second_format(opcode, REST).replace("S2_OP", name);
    finds("rust_name_of_format", &[("formats/pe/s1_op_.yaml", "", &format("{name: OP2, byte: 0x02, class: real}", "S1_Op_"))], &[TWICE]);
    finds("rust_name_of_opcode", &[("formats/pe/s2_op.yaml", "", &format("{name: Op, byte: 0x02, class: real}", "S2_OP"))], &[TWICE]);
    finds(
        "rust_name_of_opcode_taken",
        &[("formats/pe/s2_op.yaml", "", &format("{name: UNKNOWN, byte: 0x02, class: real}", "S2_OP"))],
        &[TWICE],
    );
    finds(
        "rust_name_of_operation",
        &[("formats/pe/s2_op.yaml", "", &format("{name: OP2, byte: 0x02, class: real, operation: doIt}", "S2_OP"))],
        &[TWICE],
    );
    // A module has the types that it imports, and what it defines.
    let own = "      - {name: of, offset: 4, type: S2Op}\n      - {name: rest, offset: 5, type: \"u8[59]\", reserved: unknown}\n";
    let opcode = "{name: OP2, byte: 0x02, class: real}";
    finds(
        "rust_name_of_format_and_its_type",
        &[("formats/pe/s2_op.yaml", "", &second_format(opcode, own)), ("types/S2Op.yaml", "", &file("type", "S2Op", bits))],
        &[TWICE],
    );
    let (_, findings) = resolve(changed(&[
        ("formats/pe/s2_op.yaml", "", &second_format(opcode, REST)),
        ("types/S2Op.yaml", "", &file("type", "S2Op", bits)),
    ]));
    assert!(findings.iter().all(|d| d.code != TWICE), "only what is imported is in the way: {findings}");
    let operation = |name: &str| format!("{{name: OP2, byte: 0x02, class: real, operation: {name}}}");
    let dtype = "      - {name: in_dtype, offset: 4, type: DTYPE}\n      - {name: rest, offset: 5, type: \"u8[59]\", reserved: unknown}\n";
    finds("rust_name_of_operation_and_its_enum", &[("formats/pe/s2_op.yaml", "", &second_format(&operation("dtype"), dtype))], &[TWICE]);
    finds("rust_name_of_operation_taken", &[("formats/pe/s2_op.yaml", "", &second_format(&operation("lift"), dtype))], &[TWICE]);
}

/// Names that stand in the emitted modules beside those of the spec: of the prelude, imports, tables.
#[test]
fn names_that_emitted_code_has() {
    let codes = |path: &str, text: &str| {
        let (_, findings) = resolve(changed(&[(path, "", text)]));
        findings.iter().map(|finding| finding.code).filter(|code| *code != "unused").collect::<Vec<_>>()
    };
    let values = "width: 8\nvalues: [{name: A, value: 1}]";
    let bits = "kind: bitfield\nsize: 1\nbits: [{name: a, lsb: 0, width: 8}]";
    for name in ["DEFAULT", "EQ", "OK", "RESULT", "OPTION", "LIFT", "LOWER_ERROR"] {
        assert_eq!(codes(&format!("enums/{name}.yaml"), &file("enum", name, values)), ["duplicate-name"], "enum {name}");
        assert_eq!(codes(&format!("types/{name}.yaml"), &file("type", name, bits)), ["duplicate-name"], "type {name}");
    }
    let format = |name: &str, operation: &str| {
        let opcode = format!("{{name: OP2, byte: 0x02, class: real, operation: {operation}}}");
        let path = format!("formats/pe/{}.yaml", name.to_lowercase());
        codes(&path, &second_format(&opcode, REST).replace("S2_OP", name))
    };
    assert_eq!(format("S2_OP", "other"), [""; 0]);
    for name in ["DEFAULT", "EQ", "INSTRUCTION", "RECORD_BYTES", "CORE", "CHECK", "LAYOUT", "TEXT", "OPCODES"] {
        assert_eq!(format(name, "other"), ["duplicate-name"], "format {name}");
    }
    for name in ["default", "err", "lift", "unimplemented"] {
        assert_eq!(format("S2_OP", name), ["duplicate-name"], "operation {name}");
    }
}

#[test]
fn the_small_spec_is_in_order() {
    let (isa, findings) = resolve(mini::files());
    assert!(findings.is_empty(), "{findings}");
    assert_eq!((isa.records.len(), isa.operations.len()), (2, 1));
}

#[test]
fn a_rule_that_the_layout_implies_has_the_evidence_of_its_generation() {
    let (isa, findings) = resolve(changed(&[
        (OP, r#"change: [{name: rest, offset: 28, type: "u8[36]"}]"#, "drop: [rest]"),
        (OP, "type: u32, doc: more}]", r#"type: u32, doc: more}, {name: rest, offset: 28, type: "u8[36]", reserved: zero, conf: low}]"#),
    ]));
    assert!(findings.is_empty(), "{findings}");
    let confidence = |generation| {
        let mut rules = isa.formats[0].rules.iter().filter(|r| r.id == "S1_OP.rest.zero" && r.gens.has(generation));
        (rules.next().map(|r| r.evidence.conf), rules.next().is_none())
    };
    assert_eq!([0, 1].map(confidence), [(Some(Conf::High), true), (Some(Conf::Low), true)]);
}

#[test]
fn a_field_without_words_has_those_of_its_type() {
    let (isa, _) = resolve(mini::files());
    assert_eq!(isa.records[0].fields[0].doc, "first bytes of a record");
    let without = |files: Vec<(String, String)>| {
        let (spec, _) = tpb_codegen::load::load(files);
        tpb_codegen::lint::lint(&spec).iter().filter(|d| d.message.starts_with("field header ")).count()
    };
    assert_eq!([without(mini::files()), without(changed(&[(HEADER, "doc: First bytes of a record.\n", "")]))], [0, 1]);
}

#[test]
fn places() {
    finds(
        "overlap",
        &[(OP, "{name: form, offset: 14, type: u8, doc: form}", "{name: form, offset: 14, type: u16, doc: form}")],
        &["overlap"],
    );
    finds("hole", &[(OP, "      - {name: form, offset: 14, type: u8, doc: form}\n", "")], &["hole"]);
    finds("hole_at_end", &[(OP, "type: \"u8[40]\"", "type: \"u8[39]\"")], &["hole"]);
    finds("past_end", &[(OP, "type: \"u8[40]\"", "type: \"u8[41]\"")], &["past-end"]);
    finds("past_end_of_type", &[(HEADER, "type: \"u8[2]\"", "type: \"u8[3]\"")], &["past-end"]);
    finds("bits_overlap", &[(FLAGS, "lsb: 1, width: 3", "lsb: 0, width: 4")], &["overlap"]);
    finds("bits_hole", &[(FLAGS, "lsb: 1, width: 3", "lsb: 1, width: 2")], &["hole"]);
    finds("bits_past_end", &[(FLAGS, "lsb: 4, width: 4", "lsb: 4, width: 5")], &["past-end"]);
    let narrow = file("enum", "NARROW", "width: 0\nvalues: [{name: A, value: 0}]");
    let (_, findings) = resolve(changed(&[("enums/NARROW.yaml", "", &narrow)]));
    assert!(findings.iter().any(|finding| finding.code == "bad-width"), "{findings}");
    finds("bits_size", &[(FLAGS, "size: 1", "size: 3")], &["overlap", "overlap", "bad-size"]);
    finds("arm_past_end", &[(IMM, "type: u32", "type: u64")], &["past-end"]);
    finds("no_offset", &[(OP, "{name: form, offset: 14, type: u8, doc: form}", "{name: form, type: u8, doc: form}")], &["missing-key"]);
    finds("no_type", &[(OP, "{name: form, offset: 14, type: u8, doc: form}", "{name: form, offset: 14, doc: form}")], &["missing-key"]);
    finds("empty_array", &[(OP, "\"u16[2]\"", "\"u16[0]\"")], &["bad-type"]);
}

#[test]
fn names() {
    finds("duplicate_field", &[(OP, "name: form", "name: flags")], &["duplicate-field"]);
    finds("duplicate_bits", &[(FLAGS, "name: b,", "name: a,")], &["duplicate-field"]);
    finds("duplicate_value", &[(DTYPE, "value: 0x0a", "value: 0x02")], &["duplicate-value"]);
    finds("duplicate_value_name", &[(DTYPE, "name: FP8", "name: INT8")], &["duplicate-name"]);
    finds(
        "duplicate_enum",
        &[("enums/DTYPE2.yaml", "", "enum: DTYPE\nwidth: 8\ndoc: Twice.\nconf: high\nsource: test\nvalues: [{name: A, value: 1}]\n")],
        &["duplicate-name", "file-name"],
    );
    finds(
        "duplicate_type",
        &[(
            "types/FLAGS2.yaml",
            "",
            "type: FLAGS\nkind: struct\nsize: 1\ndoc: Twice.\nconf: high\nsource: test\nfields: [{name: a, offset: 0, type: u8}]\n",
        )],
        &["duplicate-name", "file-name"],
    );
    finds(
        "type_and_enum",
        &[(
            "types/DTYPE.yaml",
            "",
            "type: DTYPE\nkind: struct\nsize: 1\ndoc: Twice.\nconf: high\nsource: test\nfields: [{name: a, offset: 0, type: u8}]\n",
        )],
        &["duplicate-name"],
    );
    finds(
        "duplicate_format",
        &[("formats/pe/s1_op2.yaml", "", &second_format("{name: OP2, byte: 0x02, class: real}", REST).replace("S2_OP", "S1_OP"))],
        &["duplicate-name", "file-name"],
    );
    finds(
        "duplicate_opcode",
        &[("formats/pe/s2_op.yaml", "", &second_format("{name: OP2, byte: 0x01, class: real}", REST))],
        &["duplicate-opcode"],
    );
    finds(
        "duplicate_opcode_name",
        &[("formats/pe/s2_op.yaml", "", &second_format("{name: OP, byte: 0x02, class: real}", REST))],
        &["duplicate-name"],
    );
    finds(
        "duplicate_generation",
        &[(GENERATIONS, "name: second", "name: first")],
        &["unknown-generation", "unknown-generation", "duplicate-generation"],
    );
    finds(
        "duplicate_rule",
        &[(
            OP,
            "    message: only floats are worked on\n",
            "    message: only floats are worked on\n  - {id: floats-only, require: \"form == 0\"}\n",
        )],
        &["duplicate-name"],
    );
    finds("unknown_type", &[(OP, "type: FLAGS", "type: FLAG")], &["unknown-type"]);
    finds("unknown_type_far", &[(OP, "type: FLAGS", "type: PATTERN")], &["unknown-type"]);
    finds("unknown_generation", &[(DTYPE, "since: second", "since: secnd")], &["unknown-generation"]);
    finds("unknown_generation_after", &[(GENERATIONS, "after: first", "after: zeroth")], &["unknown-generation"]);
    finds("unknown_engine", &[(OP, "engines: [PE]", "engines: [PEE, POOL]")], &["unknown-engine"]);
    finds("unknown_set_member", &[(DTYPE, "members: [FP32]", "members: [FP32, FP33]")], &["unknown-value"]);
    finds("unknown_text_field", &[(OP, "rules:\n", "text: {order: [in_dtyp]}\nrules:\n")], &["unknown-field"]);
    finds("unknown_text_mode", &[("text.yaml", "waits: {NONE: \"\"}", "waits: {NOON: \"\"}")], &["unknown-value"]);
    finds("unknown_lower_case", &[("text.yaml", "lower_case: [DTYPE]", "lower_case: [DTYP]")], &["unknown-enum"]);
    finds("unknown_predicate_kind", &[("predicates.yaml", "count: u16", "count: u17")], &["unknown-word"]);
}

#[test]
fn sentences_of_predicates() {
    let says = |text: &str| format!("count: u16, wide: bool], says: \"{text}\"");
    for (name, text) in [
        ("sentence_argument", "{cont} {is} in"),
        ("sentence_verb", "{count} is in"),
        ("sentence_open", "{is} {count"),
        ("sentence_close", "count} {is} in"),
        ("sentence_truth", "{count} {is} in{wide}"),
        ("sentence_no_truth", "{count?it:they} {is} in"),
        ("sentence_one_text", "{count} {is} in{wide?, wide}"),
    ] {
        finds(name, &[("predicates.yaml", "count: u16]", &says(text))], &["bad-sentence"]);
    }
    let (_, findings) = resolve(changed(&[("predicates.yaml", "count: u16]", &says("{count} {is} in{wide?, wide:}"))]));
    assert!(findings.is_empty(), "{findings}");
}

#[test]
fn values() {
    finds("value_too_wide", &[(DTYPE, "value: 0x0a", "value: 0x10a")], &["value-too-wide"]);
    finds("opcode_too_wide", &[(OP, "byte: 0x01", "byte: 0x101")], &["bad-number"]);
    finds("enum_width", &[(DTYPE, "width: 8", "width: 65")], &["bad-number"]);
    finds(
        "few_values_fit",
        &[(FLAGS, "{name: b, lsb: 1, width: 3, doc: second}", "{name: b, lsb: 1, width: 3, type: DTYPE, doc: second}")],
        &["value-too-wide"],
    );
    finds(
        "type_in_bits",
        &[(FLAGS, "{name: b, lsb: 1, width: 3, doc: second}", "{name: b, lsb: 1, width: 3, type: HEADER, doc: second}")],
        &["unknown-type"],
    );
    finds("bits_width", &[(FLAGS, "lsb: 1, width: 3", "lsb: 1, width: 0")], &["bad-width"]);
}

/// Lengths and places behind any record are told of, whatever is computed with them.
#[test]
fn numbers_far_behind_a_record() {
    for far in ["65536", "536870912", "4294967295"] {
        for (path, from, to) in [
            (OP, "u32, doc: more", format!("\"u32[{far}]\", doc: more")),
            (OP, "u16[2]", format!("u16[{far}]")),
            (OP, "offset: 4,", format!("offset: {far},")),
            (HEADER, "size: 4", format!("size: {far}")),
            (HEADER, "offset: 1,", format!("offset: {far},")),
            (FLAGS, "size: 1", format!("size: {far}")),
        ] {
            let files = changed(&[(path, from, &to)]);
            assert!(resolve(files).1.has_errors(), "{to}");
        }
    }
}

/// Emitted crates deny what has no documentation, and a spec may leave it out.
#[test]
fn without_doc() {
    let files = mini::files().into_iter().map(|(path, text)| {
        let lines = text.lines().filter(|line| !line.starts_with("doc: "));
        (path, lines.map(|line| format!("{line}\n")).collect::<String>())
    });
    let (isa, findings) = resolve(files.collect());
    assert!(!findings.has_errors(), "{findings}");
    let docs = isa.enums.iter().map(|e| &e.doc).chain(isa.types.iter().map(|t| &t.doc)).chain(isa.formats.iter().map(|f| &f.doc));
    assert!(docs.chain(isa.operations.iter().map(|o| &o.doc)).all(|doc| !doc.is_empty()));
    assert_eq!((isa.formats[0].doc.as_str(), isa.operations[0].doc.as_str()), ("`S1_OP`.", "`do_it`."));
}

/// Events are an operand of their own, of a type that has a name; reserved ones are none.
#[test]
fn events_that_are_no_type() {
    let codes = |from: &str, to: &str| {
        let (isa, findings) = resolve(changed(&[(OP, from, to)]));
        let codes = findings.iter().map(|finding| finding.code).filter(|code| *code != "unused").collect::<Vec<_>>();
        (codes, isa.operations.iter().filter(|o| o.events.is_some()).count())
    };
    let events = "{name: events, offset: 4, type: EVENTS}";
    assert_eq!(codes(events, events), (vec![], 1));
    for ty in ["\"u8[8]\"", "u64", "\"u32[2]\""] {
        let (found, with_events) = codes(events, &format!("{{name: events, offset: 4, type: {ty}}}"));
        assert!(found.contains(&"bad-type") && with_events == 0, "{ty}: {found:?}");
    }
    assert_eq!(codes(events, "{name: events, offset: 4, type: EVENTS, reserved: zero}"), (vec![], 0));
}

/// No generation at all, or none whose name can stay.
#[test]
fn no_generation() {
    let codes = |change: &dyn Fn(String) -> Option<String>| {
        let files = mini::files().into_iter().filter_map(|(path, text)| match path == "spec/generations.yaml" {
            true => change(text).map(|text| (path, text)),
            false => Some((path, text)),
        });
        resolve(files.collect()).1.iter().map(|finding| finding.code).filter(|code| *code != "unused").collect::<Vec<_>>()
    };
    assert_eq!(codes(&|_| None), ["missing-file"]);
    assert_eq!(codes(&|_| Some("source: test\nconf: high\ngenerations: []\n".to_owned())), ["no-generation"]);
    assert!(codes(&|_| Some("source: test\nconf: high\n".to_owned())).contains(&"missing-key"));
    let taken = "source: test\nconf: high\ngenerations: [{name: core, title: X, version: V0, doc: x, geometry: {}}]\n";
    assert_eq!(codes(&|_| Some(taken.to_owned())), ["taken-name"]);
}

/// Names of crates, and names that a file system may take for one.
#[test]
fn generations_whose_names_are_taken() {
    let named = |name: &str| {
        let entry = format!("generations:\n  - {{name: {name}, title: X, version: V0, doc: x, source: x, conf: low}}");
        let (_, findings) = resolve(changed(&[(GENERATIONS, "generations:", &entry)]));
        findings.iter().map(|finding| finding.code).collect::<Vec<_>>()
    };
    for taken in ["isa", "records", "csr", "core", "all", "ISA", "layout", "serde", "extras", "macros_expand", "since_first"] {
        assert_eq!(named(taken), ["taken-name"], "{taken}");
    }
    assert!(named("First").contains(&"duplicate-generation"));
    assert!(named("free").iter().all(|code| !["taken-name", "duplicate-generation"].contains(code)));
}

#[test]
fn generations() {
    finds("empty_range", &[(DTYPE, "value: 0x0e, since: second", "value: 0x0e, since: second, until: first")], &["empty-range"]);
    finds(
        "range_of_another_line",
        &[
            (GENERATIONS, "  - {name: first", "  - {name: lone, title: LONE, version: V0, doc: Alone.}\n  - {name: first"),
            (DTYPE, "value: 0x0e, since: second", "value: 0x0e, since: second, until: lone"),
        ],
        &["empty-range"],
    );
    finds(
        "delta_without_field",
        &[(OP, "change: [{name: rest,", "drop: [form2]\n    change: [{name: rst,")],
        &["delta-without-field", "delta-without-field"],
    );
    finds("extends_nothing", &[(OP, "  - since: first\n", "  - since: second\n")], &["no-layout"]);
    finds(
        "no_layout",
        &[(
            FLAGS,
            "",
            "type: FLAGS\nkind: struct\nsize: 1\ndoc: Late.\nconf: high\nsource: test\nlayouts:\n  - {since: second, fields: [{name: a, offset: 0, type: u8}]}\n",
        )],
        &["no-layout"],
    );
    finds("cyclic_layout", &[(OP, "extends: first", "extends: second")], &["cyclic-layout"]);
    finds(
        "cyclic_type",
        &[
            (HEADER, "type: \"u8[2]\", reserved: unknown", "type: FLAGS2"),
            (
                "types/FLAGS2.yaml",
                "",
                "type: FLAGS2\nkind: struct\nsize: 4\ndoc: Cyclic.\nconf: high\nsource: test\nfields: [{name: a, offset: 0, type: HEADER}]\n",
            ),
        ],
        &["cyclic-type"],
    );
    finds(
        "no_layout_of_arm",
        &[
            (IMM, "type: f32", "type: LATE"),
            (
                "types/LATE.yaml",
                "",
                "type: LATE\nkind: struct\nsize: 1\ndoc: Late.\nconf: high\nsource: test\nlayouts:\n  - {since: second, fields: [{name: a, offset: 0, type: u8}]}\n",
            ),
        ],
        &["no-layout"],
    );
    finds("own_type", &[(HEADER, "type: \"u8[2]\", reserved: unknown", "type: HEADER")], &["cyclic-type"]);
}

#[test]
fn forms() {
    let sub = |of: &str, selector: &str| {
        format!(
            "format: SUB\nengine: pe\ndoc: A form.\nconf: high\nsource: test\nof: {of}\nselector: {{{selector}}}\nlayouts:\n  - since: first\n    fields:\n      - {{name: header, offset: 0, type: HEADER}}\n      - {{name: form, offset: 4, type: u8}}\n      - {{name: kind, offset: 5, type: DTYPE}}\n      - {{name: wide, offset: 6, type: u16}}\n      - {{name: rest, offset: 8, type: \"u8[56]\", reserved: unknown}}\n"
        )
    };
    finds("unknown_opcode", &[("formats/pe/sub.yaml", "", &sub("OOP", "field: form, value: 3"))], &["unknown-opcode"]);
    finds("selector_field", &[("formats/pe/sub.yaml", "", &sub("OP", "field: from, value: 3"))], &["unknown-field"]);
    finds("selector_wide", &[("formats/pe/sub.yaml", "", &sub("OP", "field: wide, value: 3"))], &["bad-selector"]);
    finds("selector_value", &[("formats/pe/sub.yaml", "", &sub("OP", "field: form, value: 300"))], &["value-too-wide"]);
    finds("selector_name", &[("formats/pe/sub.yaml", "", &sub("OP", "field: kind, value: FP23"))], &["unknown-value"]);
    finds("selector_not_a_number", &[("formats/pe/sub.yaml", "", &sub("OP", "field: form, value: THREE"))], &["unknown-value"]);
    finds("missing_given", &[(OP, "given: {kind: imm_src}, ", "")], &["missing-given"]);
    finds("unknown_given", &[(OP, "given: {kind: imm_src}", "given: {kind: imm_src, knd: form}")], &["unknown-given"]);
    finds("given_struct", &[(OP, "given: {kind: imm_src}", "given: {kind: counts}")], &["bad-given"]);
    finds("given_type", &[(IMM, "given: {kind: u8}", "given: {kind: \"u8[64]\"}")], &["bad-given"]);
    finds("given_path", &[(OP, "given: {kind: imm_src}", "given: {kind: imm_sorc}")], &["unknown-field"]);
}

#[test]
fn operations() {
    let second = |field: &str| {
        second_format(
            "{name: OP2, byte: 0x02, class: real}",
            &format!("{field}      - {{name: rest, offset: 16, type: \"u8[48]\", reserved: unknown}}\noperation: do_it\n"),
        )
    };
    finds(
        "operand_conflict",
        &[(
            "formats/pe/s2_op.yaml",
            "",
            &second("      - {name: events, offset: 4, type: EVENTS}\n      - {name: counts, offset: 12, type: u32}\n"),
        )],
        &["operand-conflict"],
    );
    finds(
        "events_conflict",
        &[(
            "formats/pe/s2_op.yaml",
            "",
            &second("      - {name: events, offset: 4, type: u64}\n      - {name: more, offset: 12, type: u32}\n"),
        )],
        &["operand-conflict"],
    );
    finds("operand_type", &[(DO_IT, "type: DTYPE", "type: u32")], &["operand-conflict"]);
    finds("operand_of_no_field", &[(DO_IT, "name: in_dtype", "name: in_dtypes")], &["unknown-field"]);
    finds("operand_default", &[(DO_IT, "role: read", "role: read, default: FP33")], &["unknown-value"]);
    finds(
        "unused_operation",
        &[("operations/undo.yaml", "", "operation: undo\ndoc: Undoes it.\nconf: high\nsource: test\n")],
        &["unused-operation"],
    );
    finds("lift_field", &[(OP, "rules:\n", "lift:\n  - {operand: x, from: flags.c}\nrules:\n")], &["unknown-field"]);
    finds("lift_of_a_struct", &[(OP, "rules:\n", "lift:\n  - {operand: x, from: imm}\nrules:\n")], &["bad-lift"]);
    finds(
        "lift_value",
        &[(OP, "rules:\n", "lift:\n  - {operand: in_dtype, from: in_dtype, values: {FP32: INT8, FP31: INT8}}\nrules:\n")],
        &["unknown-value"],
    );
}

#[test]
fn rules() {
    let rule = |text: &str| format!("require: \"{text}\"\n");
    let from = "require: \"in_dtype in floats\"\n";
    finds("rule_type", &[(OP, from, &rule("in_dtype == 1 + true"))], &["not-a-number"]);
    finds("rule_unknown_field", &[(OP, from, &rule("in_dtyp == FP32"))], &["unknown-field"]);
    finds("rule_unknown_value", &[(OP, from, &rule("in_dtype == FP23"))], &["unknown-value"]);
    finds("rule_syntax", &[(OP, from, &rule("in_dtype == == FP32"))], &["rule-syntax"]);
    finds("rule_never", &[(OP, from, &rule("form == 1 and form == 2"))], &["rule-impossible"]);
    finds("rule_value_out_of_range", &[(OP, from, &rule("form == 300"))], &["out-of-range"]);
    finds("rule_when_never", &[(OP, from, "when: \"form > 255\"\n    require: \"in_dtype in floats\"\n")], &["rule-never-applies"]);
    finds("rule_generation", &[(OP, from, &rule("more == 0"))], &["unknown-field"]);
    finds("rule_engine", &[(OP, from, &format!("engine: PEE\n    {}", rule("form == 0")))], &["unknown-engine"]);
    finds("rule_arm", &[(OP, from, &rule("arm(imm) == floot"))], &["unknown-arm"]);
    finds("rule_predicate", &[(OP, from, &rule("fit(counts[0])"))], &["unknown-predicate"]);
}

#[test]
fn three_mistakes_of_one_file_are_three_findings() {
    finds(
        "three_mistakes",
        &[
            (OP, "type: FLAGS", "type: FLAG"),
            (OP, "form, offset: 14, type: u8", "form, offset: 14, type: u16"),
            (OP, "engines: [PE]", "engines: [PI]"),
        ],
        &["unknown-engine", "unknown-type", "overlap"],
    );
}

/// Words and numbers that mean something in a spec.
const WORDS: &[&str] = &[
    "0",
    "1",
    "2",
    "3",
    "4",
    "8",
    "15",
    "16",
    "24",
    "63",
    "64",
    "65",
    "255",
    "256",
    "0xff",
    "4294967295",
    "18446744073709551615",
    "-1",
    "first",
    "second",
    "third",
    "DTYPE",
    "WAIT_MODE",
    "OPCODE",
    "HEADER",
    "EVENTS",
    "FLAGS",
    "IMM",
    "S1_OP",
    "u8",
    "u16",
    "u64",
    "i32",
    "f32",
    "\"u8[2]\"",
    "\"u8[64]\"",
    "\"u16[2]\"",
    "\"u64[4294967295]\"",
    "\"char[4]\"",
    "\"FLAGS[2]\"",
    "\"IMM[2]\"",
    "\"HEADER[16]\"",
    "header",
    "events",
    "in_dtype",
    "flags",
    "flags.b",
    "form",
    "imm",
    "imm.int",
    "counts",
    "\"counts[1]\"",
    "rest",
    "more",
    "kind",
    "opcode",
    "OP",
    "FP32",
    "floats",
    "zero",
    "unknown",
    "struct",
    "bitfield",
    "union",
    "real",
    "pseudo",
    "sentinel",
    "read",
    "write",
    "dead",
    "true",
    "false",
    "\"true\"",
    "\"false\"",
    "\"in_dtype in floats\"",
    "\"counts[0] == 3\"",
    "\"imm == 3\"",
    "\"flags == 1\"",
    "\"arm(imm) == int\"",
    "\"fits(more)\"",
    "\"prod(counts) < 4\"",
    "\"in_dtype + 1 > counts[9]\"",
    "\"kind\"",
    "self",
    "type",
    "match",
    "_",
    "Raw",
    "raw",
];

/// Replaces the words at some places of a text.
fn reworded(text: &str, edits: &[(prop::sample::Index, usize)]) -> String {
    let mut text = text.to_owned();
    for (at, word) in edits {
        let is_word = |c: char| c.is_ascii_alphanumeric() || "_\"[]".contains(c);
        let starts: Vec<usize> =
            text.char_indices().filter(|(i, c)| is_word(*c) && !text[..*i].ends_with(is_word)).map(|(i, _)| i).collect();
        if starts.is_empty() {
            continue;
        }
        let start = starts[at.index(starts.len())];
        let end = text[start..].find(|c| !is_word(c)).map_or(text.len(), |n| start + n);
        text.replace_range(start..end, WORDS[*word]);
    }
    text
}

/// Lines of a text with some of them gone, doubled or moved.
fn relined(text: &str, edits: &[(prop::sample::Index, prop::sample::Index, u8)]) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    for (at, to, what) in edits {
        if lines.is_empty() {
            break;
        }
        let (at, to) = (at.index(lines.len()), to.index(lines.len()));
        match what {
            0 => drop(lines.remove(at)),
            1 => lines.insert(to, lines[at]),
            _ => lines.swap(at, to),
        }
    }
    lines.join("\n") + "\n"
}

/// Resolves, and emits if nothing is wrong; what is emitted can be parsed.
fn survives(files: Vec<(String, String)>) {
    let (isa, findings) = resolve(files);
    findings.render(Style::Plain);
    findings.render_json();
    if findings.has_errors() {
        return;
    }
    for r in &isa.records {
        let mut end = 0;
        for f in &r.fields {
            assert_eq!(f.offset, end, "{} has a hole before {}", r.rust, f.name);
            end += isa.size(&f.ty);
        }
        assert_eq!(end, r.size, "{}", r.rust);
    }
    for (path, text) in tpb_codegen::emit::emit(&isa) {
        assert!(!text.contains("compile_error"), "{path} does not parse: {}", text.lines().take(3).collect::<String>());
    }
    tpb_codegen::emit::c_header::emit(&isa);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn other_words_are_survived(file in any::<prop::sample::Index>(), edits in prop::collection::vec((any::<prop::sample::Index>(), 0..WORDS.len()), 1..4)) {
        let mut files = mini::files();
        let at = file.index(files.len());
        files[at].1 = reworded(&files[at].1, &edits);
        survives(files);
    }

    #[test]
    fn other_lines_are_survived(
        file in any::<prop::sample::Index>(),
        edits in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0u8..3), 1..4),
    ) {
        let mut files = mini::files();
        let at = file.index(files.len());
        files[at].1 = relined(&files[at].1, &edits);
        survives(files);
    }
}
