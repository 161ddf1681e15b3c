//! Campaigns from the command line.

mod common;

use common::{scratch, tpb};

#[test]
fn a_campaign_and_its_report() {
    let report = scratch("campaign.json");
    let page = report.with_extension("html");
    let (file, html) = (report.to_str().unwrap(), page.to_str().unwrap());
    let ran = tpb(&["conform", "--records", "8192", "--gen", "sunda,cayman", "--report", file, "--html", html]).exits(0);
    assert!(ran.text().starts_with("seed 1: "), "{}", ran.text());
    assert!(ran.text().contains("opcodes"), "{}", ran.text());
    let kept: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(&report).unwrap()).unwrap();
    assert_eq!(kept["generations"], serde_json::json!(["sunda", "cayman"]));
    assert!(std::fs::read_to_string(&page).unwrap().contains("<table class=\"map\">"));
    // All of it is there: going on does nothing, and another campaign is told from it.
    let again = tpb(&["conform", "--records", "8192", "--gen", "sunda,cayman", "--report", file, "--resume", "--json"]).exits(0);
    assert_eq!(again.json()["records"], kept["records"]);
    let other = tpb(&["conform", "--records", "8192", "--seed", "9", "--gen", "sunda,cayman", "--report", file, "--resume"]).exits(2);
    assert!(other.err.contains("seeds differ: 1 and 9"), "{}", other.err);
}

#[test]
fn shards_merge() {
    let part = |i: u32| {
        let file = scratch(&format!("shard{i}.json"));
        let name = file.to_str().unwrap().to_owned();
        tpb(&["conform", "--records", "8192", "--gen", "cayman", "--shard", &format!("{i}/2"), "--report", &name]).exits(0);
        name
    };
    let (first, second) = (part(0), part(1));
    let merged = tpb(&["conform", "merge", &first, &second, "--json"]).exits(0).json();
    let whole = tpb(&["conform", "--records", "8192", "--gen", "cayman", "--json"]).exits(0).json();
    assert_eq!((&merged["records"], &merged["coverage"]), (&whole["records"], &whole["coverage"]));
    let twice = tpb(&["conform", "merge", &first, &first]).exits(2);
    assert!(twice.err.contains("has records that came before"), "{}", twice.err);
}

#[test]
fn one_record_again() {
    let nop = format!("a410{}", "00".repeat(62));
    let ran = tpb(&["conform", "--replay", &nop, "--gen", "cayman"]).exits(0);
    assert!(ran.text().contains("text         holds") && ran.text().ends_with("legal\n"), "{}", ran.text());
    let short = tpb(&["conform", "--replay", "a410"]).exits(2);
    assert!(short.err.contains("128 hex digits"), "{}", short.err);
}

#[test]
fn wrong_shards_are_told() {
    let ran = tpb(&["conform", "--shard", "2/2"]).exits(2);
    assert!(ran.err.contains("I from 0 to N-1"), "{}", ran.err);
}
