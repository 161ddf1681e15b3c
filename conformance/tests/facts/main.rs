//! The descriptors of every generation against the collected facts, both ways: opcodes, layouts, types, enums.
//!
//! The facts come from their own files where these are at hand, and from the extract in `facts/` otherwise; `TPB_UPDATE_EXTRACT=1` writes the
//! extract anew. What differs on purpose stands in `facts/differences.yaml`, with the reason; anything else fails.

mod compare;
mod differences;

use std::collections::BTreeSet;

use tpb_conformance::facts::{self, Facts};
use tpb_isa::{GENERATIONS, SP_WORDS};

fn facts() -> Facts {
    let extract = facts::extract_directory();
    let Some(dir) = facts::directory() else {
        return facts::read_extract(&extract).expect("the extract is checked in");
    };
    facts::read_yaml(&dir).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn extract_is_fresh() {
    let dir = facts::extract_directory();
    let Some(own) = facts::directory() else { return };
    let read = facts::read_yaml(&own).unwrap_or_else(|e| panic!("{e}"));
    if std::env::var_os("TPB_UPDATE_EXTRACT").is_some() {
        facts::write_extract(&read, &dir).expect("the extract can be written");
    }
    let extract = facts::read_extract(&dir).unwrap_or_else(|e| panic!("{e}"));
    assert!(extract == read, "the extract is stale: TPB_UPDATE_EXTRACT=1 cargo test -p tpb-conformance --test facts");
}

#[test]
fn descriptors_equal_the_facts() {
    let facts = facts();
    let found = compare::compare(&facts);
    let (unexplained, unused) = differences::explain(found);
    let mut report = String::new();
    if !unexplained.is_empty() {
        report += &format!("{} differences without a reason in facts/differences.yaml:\n", unexplained.len());
        unexplained.iter().for_each(|d| report += &d.row("?"));
    }
    if !unused.is_empty() {
        report += &format!("{} rows of facts/differences.yaml that nothing differs by:\n", unused.len());
        unused.iter().for_each(|d| report += &d.difference().row(&d.why));
    }
    assert!(report.is_empty(), "{report}");
}

/// The counts that the shipped headers have.
#[test]
fn opcode_counts() {
    let count = |name: &str| {
        let isa = tpb_isa::generation(name).expect("a generation");
        let bytes: BTreeSet<u8> = isa.dialect.opcodes.iter().map(|o| o.byte).collect();
        assert_eq!(bytes.len(), isa.dialect.opcodes.len(), "{name}: a byte is there twice");
        bytes
    };
    let gens = [("sunda", 145), ("cayman", 150), ("mariana", 159), ("mariana_plus", 159), ("maverick", 165), ("tonga", 44)];
    for (name, number) in gens {
        assert_eq!(count(name).len(), number, "{name}");
    }
    let union: BTreeSet<u8> = facts::MAIN_LINE.iter().flat_map(|g| count(g)).collect();
    assert_eq!(union.len(), 172);
    let words: BTreeSet<u8> = SP_WORDS.iter().map(|(_, v)| *v).collect();
    assert_eq!(words.len(), 16);
}

/// The four masks that the runtime of SUNDA tests a byte against.
const SUNDA_MASKS: [(u8, u64); 4] =
    [(0x00, 0x0001_001e_0000_003e), (0x41, 0x7fef_ffff_e08f_7fff), (0x82, 0x024b_c3ff_ffdf_3f7f), (0xc1, 0x4000_82f0_7fbf_ffff)];

#[test]
fn sunda_membership_equals_the_masks() {
    let dialect = tpb_isa::generation("sunda").expect("a generation").dialect;
    for byte in 0..=u8::MAX {
        let in_masks = SUNDA_MASKS.iter().any(|(base, mask)| byte.checked_sub(*base).is_some_and(|bit| bit < 64 && mask >> bit & 1 == 1));
        assert_eq!(dialect.opcode(byte).is_some(), in_masks, "{byte:#04x}");
    }
    // And the masks out of the table.
    for (base, mask) in SUNDA_MASKS {
        let bits = (0..64u8).filter(|bit| base.checked_add(*bit).is_some_and(|b| dialect.opcode(b).is_some()));
        let computed = bits.fold(0u64, |m, bit| m | 1 << bit);
        // A window reaches over the next one where that begins less than 64 bytes later; only its own bytes are in the mask.
        let next = SUNDA_MASKS.iter().map(|(b, _)| *b).find(|b| *b > base).unwrap_or(u8::MAX);
        let own = match next - base {
            n @ 0..64 => (1u64 << n) - 1,
            _ => u64::MAX,
        };
        assert_eq!(computed & own, mask & own, "window at {base:#04x}");
        assert_eq!(mask & !own & !computed, 0, "window at {base:#04x}");
    }
}

#[test]
fn generations_are_those_of_the_facts() {
    let names: Vec<&str> = GENERATIONS.iter().map(|g| g.dialect.name).collect();
    assert_eq!(names, ["tonga", "sunda", "cayman", "mariana", "mariana_plus", "maverick"]);
    for (name, after) in [("cayman", "sunda"), ("mariana", "cayman"), ("mariana_plus", "mariana"), ("maverick", "mariana_plus")] {
        assert_eq!(tpb_isa::generation(name).and_then(|g| g.dialect.after), Some(after));
    }
}
