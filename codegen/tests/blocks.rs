//! Register blocks and kernel tables: what is resolved, and every mistake in them.

use tpb_codegen::diagnostic::{Diagnostics, Style};
use tpb_codegen::generate::resolved;
use tpb_codegen::isa::Isa;
use tpb_codegen::load::load;

const GENERATIONS: &str = include_str!("valid/generations.yaml");

const OPCODES: &str = "
format: CTRL
engine: sp
doc: Control.
conf: high
source: here
opcodes:
  - {name: NOP, byte: 0x40, class: real, doc: nothing}
  - {name: OLD, byte: 0x41, class: real, until: sunda, doc: gone}
  - {name: EXT, byte: 0x42, class: real, doc: more}
layouts:
  - {since: sunda, fields: [{name: raw, offset: 0, type: 'u8[64]', reserved: unknown}]}
";

const SELECTORS: &str = "
enum: SEL
width: 8
doc: Selector.
conf: high
source: here
values: [{name: ZERO, value: 0}, {name: ONE, value: 1, since: cayman}]
";

fn resolve(path: &str, text: &str) -> (Isa, Diagnostics) {
    let files =
        [("spec/generations.yaml", GENERATIONS), ("spec/formats/sp/ctrl.yaml", OPCODES), ("spec/enums/SEL.yaml", SELECTORS), (path, text)];
    let (spec, mut findings) = load(files.map(|(path, text)| (path.to_owned(), text.to_owned())));
    let isa = resolved(&spec, &mut findings);
    (isa, findings)
}

fn codes(findings: &Diagnostics) -> Vec<&'static str> {
    findings.iter().map(|d| d.code).filter(|code| !code.starts_with("no-") && *code != "unused").collect()
}

/// A block with these lines after its head.
fn block(lines: &str) -> (Isa, Diagnostics) {
    let head = "block: b\ndoc: A block.\nconf: high\nsource: here\nsize: 0x100\n";
    resolve("spec/csr/b.yaml", &format!("{head}{lines}"))
}

#[track_caller]
fn mistake(lines: &str, code: &str) {
    let (_, findings) = block(lines);
    assert_eq!(codes(&findings), [code], "{findings}");
}

#[test]
fn a_block() {
    let (isa, findings) = block(
        "
layouts: [{name: shared, fields: [{name: f, lsb: 0, width: 4, reset: 5}, {name: g, lsb: 4, width: 28, reset: 1}]}]
registers:
  - {name: a, offset: 0, layout: shared}
  - {name: b, offset: 4, until: sunda, fields: [{name: f, lsb: 0, width: 1}]}
  - {name: b, offset: 4, since: cayman, fields: [{name: f, lsb: 1, width: 1}]}
groups:
  - {name: g, offset: 0x40, size: 0x10, count: 4, registers: [{name: r, offset: 8, count: 2, layout: shared, reset: 0x15}]}
",
    );
    assert_eq!(codes(&findings), [""; 0], "{findings}");
    let b = &isa.blocks[0];
    assert_eq!((b.groups.len(), b.layouts.len()), (2, 3));
    assert_eq!(b.layouts.iter().map(|l| l.rust.as_str()).collect::<Vec<_>>(), ["Shared", "BSunda", "BCayman"]);
    assert_eq!(b.groups[0].registers[0].reset, Some(0x15));
    assert_eq!((b.groups[1].stride, b.groups[1].registers[0].stride), (16, 4));
}

#[test]
fn registers_that_are_one_in_rust() {
    let group = |name: &str, place: &str, register: &str| format!("{{name: {name}, {place}registers: [{{name: {register}, offset: 0}}]}}");
    let groups = |place: &str| block(&format!("groups: [{}, {}]", group("a_b", "offset: 0, ", "c"), group("a", place, "b_c"))).1;
    let (_, in_case) = block("registers: [{name: ab, offset: 0}, {name: AB, offset: 4}]");
    let in_groups = groups("offset: 4, ");
    for findings in [&in_case, &in_groups] {
        assert_eq!(codes(findings), ["duplicate-name"], "{findings}");
    }
    insta::with_settings!({omit_expression => true}, {
        insta::assert_snapshot!(in_case.render(Style::Plain) + &in_groups.render(Style::Plain));
    });
    assert_eq!(codes(&groups("")), [""; 0], "without an offset there is no constant");
}

#[test]
fn mistakes_in_blocks() {
    let register = |fields: &str| format!("registers: [{{name: a, offset: 0, fields: [{fields}]}}]");
    mistake(&register("{name: f, lsb: 0, width: 4}, {name: g, lsb: 3, width: 2}"), "field-overlap");
    mistake(&register("{name: f, lsb: 0, width: 4}, {name: f, lsb: 4, width: 2}"), "duplicate-name");
    mistake(&register("{name: f, lsb: 28, width: 5}"), "field-too-wide");
    mistake(&register("{name: f, lsb: 0, width: 4, reset: 16}"), "value-too-wide");
    mistake(&register("{name: f, lsb: 0, width: 1, values: [{value: 2, name: two}]}"), "value-too-wide");
    mistake("registers: [{name: a, offset: 0, reset: 0x1_0000_0000}]", "value-too-wide");
    mistake("registers: [{name: a, offset: 0, reset: 2, fields: [{name: f, lsb: 0, width: 4, reset: 1}]}]", "reset-mismatch");
    mistake("registers: [{name: a, offset: 0}, {name: b, offset: 0}]", "duplicate-offset");
    mistake("registers: [{name: a, offset: 0, count: 3}, {name: b, offset: 8}]", "duplicate-offset");
    mistake("registers: [{name: a, offset: 0}, {name: a, offset: 4}]", "duplicate-name");
    mistake("registers: [{name: a, offset: 2}]", "unaligned");
    mistake("registers: [{name: a, offset: 0x100}]", "outside-block");
    mistake("registers: [{name: a, offset: 0, count: 2, stride: 2}]", "copies-overlap");
    mistake("registers: [{name: a, offset: 0, layout: nothing}]", "unknown-layout");
    mistake("registers: [{name: a, offset: 0, since: mariana}]", "unknown-generation");
    mistake("groups: [{name: g, offset: 0x80, size: 0x50, count: 2}]", "outside-block");
    mistake("groups: [{name: g, offset: 0, size: 0x10, count: 2, copies: [x]}]", "count-mismatch");
    mistake("groups: [{name: g, offset: 0, count: 2}]", "missing-key");
    mistake("groups: [{name: g, offset: 0}, {name: g, offset: 4}]", "duplicate-name");
    mistake(
        "groups: [{name: g_a, offset: 0, registers: [{name: r, offset: 0}]}, {name: g, offset: 8, registers: [{name: a_r, offset: 0}]}]",
        "duplicate-name",
    );
    mistake("registers: [{name: x, offset: 0}, {name: X, offset: 4}]", "duplicate-name");
    mistake("layouts: [{name: eq, fields: [{name: f, lsb: 0, width: 1}]}]", "duplicate-name");
    mistake(
        "groups: [{name: g, offset: 0, registers: [{name: a, offset: 0}]}, {name: h, offset: 0, registers: [{name: a, offset: 0}]}]",
        "duplicate-offset",
    );
    mistake("regions: [{name: r}]", "missing-key");
    mistake("regions: [{name: r, offset: 0, size: 8}, {name: s, offset: 4, size: 8}]", "duplicate-offset");
    mistake("registers: [{name: a, offset: 0, access: readonly}]", "unknown-word");
}

/// Generations that do not meet may lay a place out differently.
#[test]
fn places_by_generation() {
    let (_, findings) = block("registers: [{name: a, offset: 0, until: sunda}, {name: b, offset: 0, since: cayman}]");
    assert_eq!(codes(&findings), [""; 0], "{findings}");
}

const HEAD: &str = "conf: high\nsource: here\n";

#[track_caller]
fn kernel_mistake(file: &str, lines: &str, code: &str) {
    let (_, findings) = resolve(&format!("spec/kernels/{file}.yaml"), &format!("{HEAD}{lines}"));
    assert_eq!(codes(&findings), [code], "{findings}");
}

#[test]
fn kernel_tables() {
    let text = "
selectors: SEL
images: [{image: I}]
tables:
  - {image: I, since: cayman, base: 0x10, end: 0x20, kernels: [{opcode: EXT, selector: ONE}, {opcode: EXT}]}
";
    let (isa, findings) = resolve("spec/kernels/tables.yaml", &format!("{HEAD}{text}"));
    assert_eq!(codes(&findings), [""; 0], "{findings}");
    let rows = &isa.kernels.tables[0].kernels;
    assert_eq!((rows[0].opcode.0, rows[0].selector.as_ref().map(|s| s.0), rows[1].selector.is_none()), (0x42, Some(1), true));
}

#[test]
fn mistakes_in_kernel_tables() {
    let tables = |rows: &str| format!("selectors: SEL\nimages: [{{image: I}}]\ntables: [{{image: I, {rows}}}]");
    kernel_mistake("tables", &tables("kernels: [{opcode: NOPE}]"), "unknown-opcode");
    kernel_mistake("tables", &tables("kernels: [{opcode: OLD}]"), "absent-opcode");
    kernel_mistake("tables", &tables("kernels: [{opcode: EXT, selector: ONE}]"), "unknown-value");
    kernel_mistake("tables", &tables("kernels: [{opcode: EXT}, {opcode: EXT, selector: ZERO}]"), "duplicate-opcode");
    kernel_mistake("tables", &tables("base: 0, end: 16, kernels: [{opcode: EXT}]"), "count-mismatch");
    kernel_mistake("tables", "selectors: SEL\nimages: [{image: I}]\ntables: [{image: J, kernels: []}]", "unknown-image");
    kernel_mistake("tables", "selectors: SEL\nimages: [{image: I}, {image: I}]\ntables: []", "duplicate-name");
    kernel_mistake("sequencers", "sequencers: [{engine: PX}]", "unknown-engine");
    kernel_mistake("sequencers", "sequencers: [{engine: PE, bias: 0x41, slots: 4, handlers: [{opcode: NOP}]}]", "outside-table");
    kernel_mistake("sequencers", "sequencers: [{engine: PE, real: 2, handlers: [{opcode: NOP}]}]", "count-mismatch");
    kernel_mistake("rosters", "rosters: [{engine: PE, opcodes: [NOP], count: 2}]", "count-mismatch");
    kernel_mistake("rosters", "rosters: [{engine: PE, shared: [control]}]", "unknown-list");
    kernel_mistake("rosters", "rosters: [{engine: PE, extends: sunda}]", "unknown-layout");
    kernel_mistake("rosters", "rosters: [{engine: PE, drop: [NOP]}]", "nothing-to-drop");
    let extended = "rosters: [{engine: PE, until: sunda, opcodes: [OLD]}, {engine: PE, since: cayman, extends: sunda}]";
    kernel_mistake("rosters", extended, "absent-opcode");
}
