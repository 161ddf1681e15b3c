//! Every rule of the collected facts is in the spec, or a reason says why it is not.

use std::collections::BTreeMap;
use std::path::Path;

use tpb_codegen::coverage::{ids, mistakes, read};
use tpb_codegen::generate::load_and_resolve;
use tpb_conformance::facts;

fn table() -> Vec<tpb_codegen::coverage::Line> {
    let path = facts::extract_directory().join("rules.jsonl");
    let text = std::fs::read_to_string(&path).expect("the table can be read");
    read(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

#[test]
fn the_table_names_rules_that_there_are() {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    let (spec, isa, findings) = load_and_resolve(&spec).expect("the spec can be read");
    assert!(!findings.has_errors(), "{findings}");
    let lines = table();
    let found = mistakes(&lines, &ids(&spec, &isa));
    assert!(found.is_empty(), "{}", found.join("\n"));
    let wanted = lines.iter().filter(|l| l.is_wanted()).count();
    let said = lines.iter().filter(|l| l.is_wanted() && !l.rules.is_empty()).count();
    println!("{said} of {wanted} rules of records and streams are in the spec");
    assert!(said * 100 >= wanted * 97, "{said} of {wanted}");
}

/// Skipped where the facts are not at hand.
#[test]
fn no_rule_of_the_facts_is_missing() {
    let Some(dir) = facts::directory() else { return };
    let mut own = BTreeMap::new();
    for folder in ["structs", "types"] {
        for entry in std::fs::read_dir(dir.join(folder)).expect("the facts can be read") {
            let path = entry.expect("the facts can be read").path();
            let text = std::fs::read_to_string(&path).expect("the facts can be read");
            let value: serde_json::Value = serde_yaml::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            let count = value.get("rules").and_then(|r| r.as_array()).map_or(0, Vec::len);
            let name = path.file_name().expect("a file").to_string_lossy().into_owned();
            own.extend((0..count).map(|i| ((format!("{folder}/{name}"), i), ())));
        }
    }
    assert!(own.len() > 600, "{}", own.len());
    let listed: BTreeMap<_, ()> = table().into_iter().map(|l| ((l.file, l.index), ())).collect();
    let missing: Vec<_> = own.keys().filter(|k| !listed.contains_key(*k)).collect();
    let gone: Vec<_> = listed.keys().filter(|k| !own.contains_key(*k)).collect();
    assert!(missing.is_empty() && gone.is_empty(), "not in the table: {missing:?}\nnot in the facts: {gone:?}");
}

/// Masks of opcodes that the shipped validator of mariana accepts on DVE: base and bits. The page calls the engine ACT, its opcodes are those of DVE.
///
/// Source: runtime/isa/validators-per-arch.md (med)
const DVE_MASKS: [(u8, u64); 2] = [(0x58, 0x1000_0000_00fe_7f41), (0xbc, 0x66f0_0010_0001)];

#[test]
fn recovered_masks_agree_with_the_engines_of_opcodes() {
    let mut compared = 0;
    for generation in ["mariana", "mariana_plus"] {
        let isa = tpb_isa::generation(generation).expect("a generation");
        for (base, mask) in DVE_MASKS {
            for byte in (0..64).filter(|i| mask >> i & 1 == 1).map(|i| base + i) {
                let opcode = isa.dialect.opcode(byte).unwrap_or_else(|| panic!("{generation} has no {byte:#x}"));
                let engines: Vec<_> = opcode.engines.iter().collect();
                // A pseudo record becomes others before an engine sees it.
                if !engines.is_empty() {
                    assert!(engines.contains(&tpb_core::dialect::Engine::Dve), "{generation} {}: {engines:?}", opcode.name);
                    compared += 1;
                }
            }
        }
    }
    assert_eq!(compared, 2 * 26);
}
