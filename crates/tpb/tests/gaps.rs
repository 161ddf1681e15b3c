//! What no rule decides, told on request.

mod common;

use common::tpb_with;

/// A COPY on cayman: patterns, whose ends no rule looks at.
fn copy() -> Vec<u8> {
    let mut record = vec![0; 64];
    (record[0], record[1]) = (0x46, 16);
    record
}

/// An opcode of which only the header is known.
fn opaque() -> Vec<u8> {
    let mut record = vec![0; 64];
    (record[0], record[1]) = (0x03, 16);
    record
}

#[test]
fn as_text() {
    let ran = tpb_with(&["check", "-", "--gen", "cayman", "--explain-gaps"], &[copy(), opaque(), copy()].concat());
    insta::assert_snapshot!(ran.text());
}

#[test]
fn as_json_one_object_a_gap() {
    let ran = tpb_with(&["check", "-", "--gen", "cayman", "--explain-gaps", "--json"], &opaque());
    let objects: Vec<serde_json::Value> = ran.text().lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
    let gaps: Vec<_> = objects.iter().filter(|o| o.get("gap").is_some()).collect();
    assert!(!gaps.is_empty(), "{}", ran.text());
    for gap in gaps {
        assert_eq!(gap["byte"], 0x03);
        assert!(gap["message"].as_str().is_some_and(|m| !m.is_empty()));
    }
}

#[test]
fn only_on_request() {
    let ran = tpb_with(&["check", "-", "--gen", "cayman"], &copy());
    assert!(!ran.text().contains("leave it open"), "{}", ran.text());
}
