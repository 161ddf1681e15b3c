//! What `tpb run --trace` writes is what Perfetto reads: the JSON of the Trace Event Format.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use common::{program, scratch, tpb};
use serde_json::Value;

/// The keys that an event of a phase must have, with their kinds; of others it may have `cat` alone.
fn keys(phase: &str) -> &'static [(&'static str, &'static str)] {
    match phase {
        "M" => &[("ph", "string"), ("pid", "number"), ("name", "string"), ("args", "object")],
        "X" => &[("ph", "string"), ("pid", "number"), ("tid", "number"), ("ts", "number"), ("dur", "number"), ("name", "string")],
        "C" => &[("ph", "string"), ("pid", "number"), ("ts", "number"), ("name", "string"), ("args", "object")],
        "i" => &[("ph", "string"), ("pid", "number"), ("tid", "number"), ("ts", "number"), ("s", "string"), ("name", "string")],
        other => panic!("phase {other}"),
    }
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::String(_) => "string",
        Value::Number(n) if n.is_u64() => "number",
        Value::Object(_) => "object",
        _ => "something else",
    }
}

/// Holds a file against the format; gives back its events.
fn hold(path: &str) -> Vec<Value> {
    let json: Value = serde_json::from_slice(&fs::read(path).unwrap()).unwrap();
    assert_eq!(json["displayTimeUnit"], "ns");
    let events = json["traceEvents"].as_array().unwrap().clone();
    let mut tracks = BTreeSet::new();
    let mut slices: BTreeMap<u64, Vec<(u64, u64)>> = BTreeMap::new();
    for event in &events {
        let phase = event["ph"].as_str().unwrap();
        for (key, want) in keys(phase) {
            assert_eq!(kind(&event[key]), *want, "{key} of {event}");
        }
        let allowed = |k: &String| keys(phase).iter().any(|(name, _)| k == name) || k == "cat" || phase == "M" && k == "tid";
        assert!(event.as_object().unwrap().keys().all(allowed), "{event}");
        match (phase, event["name"].as_str().unwrap()) {
            ("M", "thread_name") => drop(tracks.insert(event["tid"].as_u64().unwrap())),
            ("M", name) => assert_eq!(name, "process_name"),
            ("X" | "i", _) => assert!(tracks.contains(&event["tid"].as_u64().unwrap()), "a track without a name: {event}"),
            ("C", _) => assert_eq!(kind(&event["args"]["value"]), "number", "{event}"),
            _ => {}
        }
        if phase == "X" {
            let (start, length) = (event["ts"].as_u64().unwrap(), event["dur"].as_u64().unwrap());
            slices.entry(event["tid"].as_u64().unwrap()).or_default().push((start, start + length));
        }
    }
    // Slices of one track follow each other.
    for (track, list) in &mut slices {
        list.sort_unstable();
        assert!(list.windows(2).all(|w| w[0].1 <= w[1].0), "track {track}: {list:?}");
    }
    events
}

#[test]
fn the_sample_as_perfetto_reads_it() {
    let trace = scratch("trace.json");
    let path = trace.to_str().unwrap();
    let input = (0..32).map(|n| n.to_string()).collect::<Vec<_>>().join(",");
    for lowered in [&[][..], &["--lowered"]] {
        let args = ["run", &program(""), "--gen", "sunda", "--in", &format!("input={input}"), "--trace", path];
        tpb(&[&args, lowered].concat()).exits(0);
        let events = hold(path);
        let of = |ph: &str| events.iter().filter(|e| e["ph"] == ph).collect::<Vec<_>>();
        let tracks: Vec<_> = of("M").iter().filter(|e| e["name"] == "thread_name").filter_map(|e| e["args"]["name"].as_str()).collect();
        assert!(["PE", "POOL", "DMA and collectives"].iter().all(|t| tracks.contains(t)), "{tracks:?}");
        // Both engines wait, and what they wait for is a counter that rises.
        let waits: Vec<_> = of("X").iter().filter(|e| e["cat"] == "wait").filter_map(|e| e["name"].as_str()).collect();
        for semaphore in [10, 22, 11] {
            let name = format!("semaphore {semaphore}");
            // The last transfer is over by the time that it is waited for.
            assert!(semaphore == 11 || waits.iter().any(|w| w.ends_with(&format!("waits for {name}"))), "{waits:?}");
            let values: Vec<_> =
                of("C").iter().filter(|e| e["name"] == name.as_str()).filter_map(|e| e["args"]["value"].as_u64()).collect();
            assert_eq!(values, [1], "{name}");
        }
        // Two transfers and a collective.
        assert_eq!(of("X").iter().filter(|e| e["cat"] == "transfer").count(), 3);
    }
}

/// A run that ends in a deadlock leaves a trace too, in which the waits go on to the end.
#[test]
fn a_deadlock_as_perfetto_reads_it() {
    let trace = scratch("deadlock.json");
    let path = trace.to_str().unwrap();
    let deadlock = program("").replace("neff_c08220/sg00", "deadlock");
    tpb(&["run", &deadlock, "--gen", "sunda", "--trace", path]).exits(1);
    let events = hold(path);
    let waits: Vec<_> = events.iter().filter(|e| e["cat"] == "wait").collect();
    assert_eq!(waits.len(), 2, "{waits:?}");
}
