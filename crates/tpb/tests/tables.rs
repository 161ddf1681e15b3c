//! What the command says about the tables.

mod common;

use common::tpb;
use serde_json::Value;

fn ops(args: &[&str]) -> Vec<Value> {
    let json = tpb(&[&["ops", "--json"], args].concat()).exits(0).json();
    json.as_array().unwrap().clone()
}

#[test]
fn opcodes_of_every_generation() {
    let counts = [("tonga", 44), ("sunda", 145), ("cayman", 150), ("mariana", 159), ("mariana-plus", 159), ("maverick", 165)];
    for (generation, count) in counts {
        assert_eq!(ops(&["--gen", generation]).len(), count, "{generation}");
    }
    assert_eq!(ops(&["--all"]).len(), 172);
    assert_eq!(ops(&[]).len(), 172);
    assert_eq!(ops(&["--sp"]).len(), 16);
}

#[test]
fn an_opcode_has_the_keys_that_scripts_read() {
    let all = ops(&["--gen", "MARIANA_PLUS", "--engine", "pe"]);
    let matmul = all.iter().find(|o| o["name"] == "MATMUL").unwrap();
    assert_eq!(matmul["byte"], 2);
    assert_eq!(matmul["class"], "real");
    assert_eq!(matmul["format"], "S3D3_MM");
    assert_eq!(matmul["engines"], serde_json::json!(["PE"]));
    assert_eq!(matmul["since"], "sunda");
    assert_eq!(matmul["until"], Value::Null);
    assert!(all.iter().all(|o| o["engines"].as_array().unwrap().contains(&Value::from("PE"))));
    let dropped = ops(&["--all"]).into_iter().find(|o| o["byte"] == 0x87).unwrap();
    assert_eq!((dropped["since"].as_str(), dropped["until"].as_str()), (Some("sunda"), Some("sunda")));
    assert_eq!(ops(&["--gen", "sunda", "--class", "sentinel"]).len(), 1);
}

/// Offset of a field by path, `flags.seed_mode`.
fn offset(generation: &str, name: &str, path: &str) -> Option<u64> {
    let forms = tpb(&["explain", name, "--gen", generation, "--json"]).exits(0).json();
    let mut fields = &forms[0]["fields"];
    let mut found = None;
    for part in path.split('.') {
        let field = fields.as_array()?.iter().find(|f| f["name"] == part)?;
        found = field["offset"].as_u64();
        fields = &field["fields"];
    }
    found
}

/// A generation and the offsets of fields that it has or lacks.
type Facts = (&'static str, &'static [(&'static str, Option<u64>)]);

#[test]
fn matmul_lies_where_the_facts_say() {
    let facts: [Facts; 4] = [
        ("sunda", &[("quant_offset", Some(36)), ("num_active_rows", Some(38)), ("psum_accumulate_flags", Some(43)), ("out_dtype", None)]),
        ("cayman", &[("transpose_mode", Some(34)), ("out_dtype", Some(40)), ("psum_accumulate_flags", Some(43)), ("flags", None)]),
        ("mariana", &[("out_dtype", Some(40)), ("flags", Some(42)), ("psum_zero_region", Some(47)), ("xbus_sel", None)]),
        ("maverick", &[("out_dtype", Some(34)), ("num_active_rows", Some(35)), ("num_active_cols", Some(36)), ("flags", Some(39))]),
    ];
    for (generation, fields) in facts {
        for (field, at) in fields {
            assert_eq!(offset(generation, "MATMUL", field), *at, "{generation} {field}");
        }
        assert_eq!(offset(generation, "0x02", "dst_mem_pattern"), Some(48));
        assert_eq!(offset(generation, "MATMUL", "events.wait_mode"), Some(4));
    }
}

#[test]
fn every_form_covers_its_record() {
    for opcode in ops(&["--gen", "maverick"]) {
        let name = opcode["name"].as_str().unwrap();
        let forms = tpb(&["explain", name, "--gen", "maverick", "--kind", "opcode", "--json"]).exits(0).json();
        for form in forms.as_array().unwrap() {
            let fields = form["fields"].as_array().unwrap();
            let end = fields.iter().fold(0, |at, f| {
                assert_eq!(f["offset"], at, "{name} {}", f["name"]);
                at + f["size"].as_u64().unwrap()
            });
            assert_eq!(Value::from(end), form["size"], "{name}");
        }
    }
}

#[test]
fn sub_forms_bits_and_arms() {
    let forms = tpb(&["explain", "EXTENDED_INST", "--gen", "sunda", "--json"]).exits(0).json();
    let tta = forms.as_array().unwrap().iter().find(|f| f["format"] == "EXTENDED_TTA").unwrap();
    assert_eq!((&tta["selector"]["value"], &tta["selector"]["offset"]), (&Value::from(2), &Value::from(12)));
    let dtypes = tta["fields"].as_array().unwrap().iter().find(|f| f["name"] == "in0_in1_dtype").unwrap();
    let bits: Vec<_> = dtypes["fields"].as_array().unwrap().iter().map(|f| (&f["bits"]["lsb"], &f["bits"]["width"])).collect();
    assert_eq!(bits, [(&Value::from(0), &Value::from(4)), (&Value::from(4), &Value::from(4))]);
    assert_eq!(offset("maverick", "MATMUL", "src_mem_pattern.t.start_addr"), Some(16));
}

#[test]
fn an_opcode_that_is_elsewhere() {
    let ran = tpb(&["explain", "0x87", "--gen", "cayman"]).exits(1);
    assert!(ran.err.contains("CAYMAN has no opcode 0x87") && ran.err.contains("sunda"), "{}", ran.err);
    let ran = tpb(&["explain", "MATMUL_MX", "--gen", "sunda"]).exits(1);
    assert!(ran.err.contains("mariana, mariana_plus, maverick"), "{}", ran.err);
    let ran = tpb(&["explain", "MATMLU", "--gen", "sunda"]).exits(1);
    assert!(ran.err.contains("did you mean MATMUL"), "{}", ran.err);
    tpb(&["explain", "0x100", "--gen", "sunda"]).exits(2);
}

#[test]
fn enums_formats_and_types() {
    let json = tpb(&["explain", "DTYPE", "--json"]).exits(0).json();
    let values = json[0]["values"].as_array().unwrap();
    assert!(values.iter().any(|v| v["name"] == "BFLOAT16" && v["value"] == 6));
    let exp2 = |g| {
        let json = tpb(&["explain", "DTYPE", "--gen", g, "--json"]).exits(0).json();
        json[0]["values"].as_array().unwrap().iter().any(|v| v["name"] == "FP8_EXP2")
    };
    assert!(exp2("maverick") && !exp2("mariana"));
    let both = tpb(&["explain", "ALU_OP", "--gen", "sunda"]).exits(0);
    assert!(both.text().contains("--kind enum"), "{}", both.text());
    assert!(tpb(&["explain", "ALU_OP", "--kind", "enum"]).exits(0).text().contains("SUBTRACT"));
    assert!(tpb(&["explain", "S3D3_MM", "--gen", "sunda"]).exits(0).text().contains("MATMUL"));
    assert!(tpb(&["explain", "TENSOR3D", "--gen", "sunda"]).exits(0).text().contains("step_elem"));
}

#[test]
fn explained_for_people() {
    insta::assert_snapshot!(tpb(&["explain", "PSEUDO_DMA_TRIGGER", "--gen", "sunda"]).exits(0).text());
}

#[test]
fn what_a_generation_changed() {
    let diff = tpb(&["diff", "sunda", "cayman", "--json"]).exits(0).json();
    let names = |list: &Value| list.as_array().unwrap().iter().map(|o| o["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>();
    assert_eq!(names(&diff["opcodes"]["added"]).len() - names(&diff["opcodes"]["dropped"]).len(), 150 - 145);
    assert!(names(&diff["opcodes"]["dropped"]).contains(&"TENSOR_SCALAR_PTR_MULTI_DUAL_ARITH".to_owned()));
    let matmul = diff["formats"].as_array().unwrap().iter().find(|f| f["format"] == "S3D3_MM").unwrap();
    let out = matmul["changes"].as_array().unwrap().iter().find(|c| c["field"] == "out_dtype").unwrap();
    assert_eq!((&out["from"], &out["to"]["offset"]), (&Value::Null, &Value::from(40)));

    let moved = tpb(&["diff", "mariana-plus", "maverick"]).exits(0);
    assert!(moved.text().contains("~ num_active_rows: byte 38 -> byte 35"), "{}", moved.text());
    let same = tpb(&["diff", "mariana", "mariana-plus"]).exits(0);
    assert!(same.text().starts_with("no differences"), "{}", same.text());
    let reused = tpb(&["diff", "tonga", "sunda", "--json"]).exits(0).json();
    assert!(reused["opcodes"]["reused"].as_array().unwrap().iter().any(|r| r["byte"] == 0xc8), "{}", reused["opcodes"]["reused"]);
}
