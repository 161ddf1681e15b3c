//! `tpb explain` over all names that there are.

mod common;

use std::collections::BTreeSet;

use common::tpb;
use serde_json::Value;
use tpb::GENERATIONS;
use tpb::dialect::Engine;

fn explained(name: &str, more: &[&str]) -> Vec<Value> {
    let ran = tpb(&[&["explain", name, "--json"], more].concat()).exits(0);
    ran.json().as_array().unwrap().clone()
}

fn is_said(value: &Value) -> bool {
    value.as_str().is_some_and(|text| !text.trim().is_empty())
}

/// Every opcode and format, by the oldest dialect, the first of the main line and the newest generation; those between add to these.
#[test]
fn every_opcode_and_format_has_a_doc() {
    for generation in ["tonga", "sunda", "maverick"] {
        let isa = tpb::generation(generation).unwrap();
        let opcodes = isa.dialect.opcodes.iter().map(|o| (o.name, o.byte));
        let mut formats = BTreeSet::new();
        for (name, byte) in opcodes {
            let forms = explained(name, &["--gen", generation]);
            assert!(!forms.is_empty() && forms.iter().all(|f| is_said(&f["doc"]) && is_said(&f["conf"])), "{generation} {name}");
            assert!(forms.iter().all(|f| f["opcodes"].as_array().unwrap().contains(&Value::from(name))), "{generation} {name}");
            formats.extend(forms.iter().map(|f| f["format"].as_str().unwrap().to_owned()));
            if byte % 8 == 0 {
                let text = tpb(&["explain", &format!("{byte:#04x}"), "--gen", generation]).exits(0).text().to_owned();
                assert!(text.starts_with(&format!("{name}  {byte:#04x}, ")), "{text}");
            }
        }
        for format in formats {
            assert!(explained(&format, &["--gen", generation, "--kind", "format"]).iter().all(|f| is_said(&f["doc"])), "{format}");
        }
    }
}

#[test]
fn every_enum_and_block_has_a_doc() {
    for e in tpb::isa::ENUMS {
        assert!(explained(e.name, &["--kind", "enum"]).iter().all(|e| is_said(&e["doc"])), "{}", e.name);
    }
    for block in ["arr_seq", "evt_sem", "top_sp", "dve_tables", "act_tables", "sbuf_cluster"] {
        assert!(explained(block, &["--kind", "block"]).iter().all(|b| is_said(&b["doc"])), "{block}");
    }
}

#[test]
fn engines_of_every_generation() {
    for isa in GENERATIONS {
        let d = isa.dialect;
        for engine in Engine::ALL {
            let one = explained(engine.name(), &["--gen", d.name, "--kind", "engine"]);
            let listed = one[0]["opcodes"].as_array().unwrap().len();
            assert_eq!(listed, d.opcodes.iter().filter(|o| o.engines.has(engine)).count(), "{} {}", d.name, engine.name());
            let text = tpb(&["explain", engine.name(), "--gen", d.name, "--kind", "engine"]).exits(0);
            assert!(text.text().starts_with(&format!("{}  engine of {}", engine.name(), d.title)), "{}", text.text());
            assert!(text.text().lines().count() > 3 || listed == 0, "{}", text.text());
        }
    }
    // Where nothing else is called so, the name is enough; and the opcode POOL tells of the engine.
    assert!(tpb(&["explain", "dve"]).exits(0).text().starts_with("DVE  engine of "));
    assert!(tpb(&["explain", "POOL"]).exits(0).text().contains("`tpb explain POOL --kind engine`"));
}

#[test]
fn every_generation() {
    for isa in GENERATIONS {
        let d = isa.dialect;
        let node = &explained(d.name, &[])[0];
        assert_eq!((node["title"].as_str(), node["after"].as_str()), (Some(d.title), d.after));
        let opcodes: u64 = node["opcodes"].as_object().unwrap().values().filter_map(Value::as_u64).sum();
        assert_eq!((opcodes, node["geometry"]["pe_rows"].as_u64()), (d.opcodes.len() as u64, Some(128)));
        assert!(tpb(&["explain", d.title]).exits(0).text().contains(&format!("`tpb ops --gen {}`", d.name)));
    }
    assert_eq!(explained("mariana-plus", &[])[0]["generation"], "mariana_plus");
    let ran = tpb(&["explain", "cayman", "--gen", "sunda"]).exits(1);
    assert!(ran.err.contains("choose one of them with --gen"), "{}", ran.err);
}

/// What `tpb check` names can be asked about.
#[test]
fn rules_by_their_ids() {
    let isa = tpb::generation("cayman").unwrap();
    let ids: BTreeSet<_> = isa.dialect.opcodes.iter().flat_map(|o| o.forms).flat_map(|f| f.rules).map(|r| r.id).collect();
    assert!(ids.len() > 500);
    for id in ids.iter().step_by(41).copied().chain(["opcode.known", "opcode.engine", "stream.length"]) {
        let node = &explained(id, &["--gen", "cayman"])[0];
        assert_eq!(node["rule"], id);
        assert!(is_said(&node["message"]) || is_said(&node["require"]), "{id}");
        assert!(!node["source"].as_array().unwrap().is_empty(), "{id}");
        assert_eq!(node["formats"].as_array().unwrap().is_empty(), !ids.contains(id), "{id}");
        assert!(tpb(&["explain", id, "--gen", "cayman"]).exits(0).text().starts_with(&format!("{id}  rule of CAYMAN")));
    }
    let ran = tpb(&["explain", "S3D3_MM.fp32-mod"]).exits(1);
    assert!(ran.err.contains("did you mean S3D3_MM.fp32-mode"), "{}", ran.err);
}

#[test]
fn a_kind_that_the_name_is_not() {
    let ran = tpb(&["explain", "MATMUL", "--kind", "enum"]).exits(1);
    assert!(ran.err.contains("`MATMUL` is an opcode: leave --kind out"), "{}", ran.err);
    let ran = tpb(&["explain", "MATMULL"]).exits(1);
    assert!(ran.err.contains("did you mean MATMUL"), "{}", ran.err);
}
