//! The coverage table is current, and complete against the facts.

use std::collections::BTreeSet;
use std::fs;

use tpb_conformance::coverage::{self, Row};
use tpb_conformance::facts;
use tpb_core::RecordBytes;
use tpb_core::dialect::{Engine, Form, OpcodeInfo};
use tpb_engines::machine::Outcome;
use tpb_engines::{Choices, Fault, Machine};
use tpb_isa::Isa;

/// Whether the models take a form: a machine that runs one record of it says that it does not know the operation, that nobody does, or anything else.
fn modelled(isa: &'static Isa, opcode: &'static OpcodeInfo, form: &'static Form) -> bool {
    if form.continues {
        return false;
    }
    let mut record: RecordBytes = [0; 64];
    (record[0], record[1]) = (opcode.byte, 16);
    if let Some(s) = form.selector {
        record[usize::from(s.offset)] = s.value;
    }
    let mut engines: Vec<Engine> = opcode.engines.iter().collect();
    if engines.is_empty() {
        engines = Engine::ALL.to_vec();
    }
    engines.iter().any(|engine| {
        let mut machine = Machine::new(isa, Choices::default());
        if machine.load(*engine, record.to_vec()).is_err() {
            return false;
        }
        match machine.run(16) {
            Outcome::Fault { fault: Fault::Unimplemented { what }, .. } => {
                what != format!("operation {}", form.operation) && what != opcode.name
            }
            Outcome::Fault { fault: Fault::Gap { .. } | Fault::Lift(_), .. } => false,
            _ => true,
        }
    })
}

#[test]
fn table_is_current() {
    let rows = coverage::rows(modelled);
    let text = coverage::text(&rows).expect("rows are plain");
    let path = coverage::file();
    if std::env::var_os("TPB_UPDATE_COVERAGE").is_some() {
        fs::write(&path, &text).expect("the table can be written");
    }
    let checked_in = coverage::read(&path).unwrap_or_default();
    let changed: Vec<&Row> = rows.iter().filter(|r| !checked_in.contains(r)).take(8).collect();
    let current = fs::read_to_string(&path).is_ok_and(|t| t == text);
    assert!(current, "coverage.jsonl is stale: TPB_UPDATE_COVERAGE=1 cargo test -p tpb-conformance --test coverage\n{changed:#?}");
}

#[test]
fn every_layout_of_the_facts_is_in_the_table() {
    let Some(dir) = facts::directory() else { return };
    let facts = facts::read_yaml(&dir).unwrap_or_else(|e| panic!("{e}"));
    let rows = coverage::read(&coverage::file()).expect("the table is checked in");
    let have: BTreeSet<(&str, &str)> = rows.iter().map(|r| (r.format.as_str(), r.generation.as_str())).collect();
    let mut missing = Vec::new();
    for layout in &facts.layouts {
        for generation in &layout.gens {
            if !have.contains(&(layout.name.as_str(), generation.as_str())) {
                missing.push(format!("{} on {generation}", layout.name));
            }
        }
    }
    assert!(missing.is_empty(), "the facts hold layouts that the spec lacks: {missing:?}");
}

#[test]
fn opaque_layouts_name_their_gap() {
    let rows = coverage::read(&coverage::file()).expect("the table is checked in");
    for row in &rows {
        assert_eq!(row.layout == "opaque", row.gap.is_some(), "{row:?}");
    }
}

/// Facts about single rows that the sources decide.
#[test]
fn known_rows() {
    let rows = coverage::read(&coverage::file()).expect("the table is checked in");
    let row = |generation: &str, byte: u8, selector: Option<&str>| {
        rows.iter()
            .find(|r| r.generation == generation && r.byte == byte && r.selector.as_deref() == selector)
            .unwrap_or_else(|| panic!("{generation} {byte:#04x}"))
    };
    // Defined by the header of sunda, dispatched by nothing there.
    let extended = row("sunda", 0xf0, Some("EXTENDED_TENSOR_TENSOR_ARITH"));
    assert_eq!((extended.layout.as_str(), extended.executed.as_str()), ("known", "no"));
    assert_eq!(row("cayman", 0xf0, Some("EXTENDED_TENSOR_TENSOR_ARITH")).executed, "yes");
    // The sequencer of cayman's and mariana's SP answers it as a bad opcode.
    assert_eq!(row("cayman", 0xb3, None).refused, ["SP"]);
    assert_eq!(row("mariana_plus", 0xb3, None).refused, [""; 0]);
    assert_eq!(row("maverick", 0x21, None).executed, "no");
    assert_eq!(row("sunda", 0x7b, None).layout, "opaque");
    assert_eq!(row("sunda", 0x87, None).executed, "no");
    assert!(row("sunda", 0x02, None).modelled && row("maverick", 0x41, None).modelled);
}
