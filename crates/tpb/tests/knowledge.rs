//! `ops --coverage` and `dis --info`.

mod common;

use common::tpb;
use serde_json::Value;

#[test]
fn coverage_by_generation_engine_and_class() {
    let rows = |args: &[&str]| tpb(&[&["ops", "--coverage", "--json"], args].concat()).exits(0).json();
    let all = rows(&[]).as_array().map_or(0, Vec::len);
    let sunda = rows(&["--gen", "sunda", "--class", "real"]);
    let sunda = sunda.as_array().expect("a list");
    assert!(all > 800 && sunda.len() < 200 && sunda.iter().all(|r| r["generation"] == "sunda"));
    let extended = sunda.iter().find(|r| r["selector"] == "EXTENDED_TENSOR_TENSOR_ARITH").expect("the header has it");
    assert_eq!((&extended["layout"], &extended["executed"]), (&Value::from("known"), &Value::from("no")));
    // The last line counts what the rows say.
    let count = |key: &str, value: Value| sunda.iter().filter(|r| r[key] == value).count();
    let (known, executed, modelled) = (count("layout", "known".into()), count("executed", "yes".into()), count("modelled", true.into()));
    let last =
        tpb(&["ops", "--coverage", "--gen", "sunda", "--class", "real"]).exits(0).text().lines().last().unwrap_or_default().to_owned();
    assert_eq!(last, format!("{} forms: layout known of {known}, executed {executed}, modelled {modelled}", sunda.len()));
    let text = tpb(&["ops", "--coverage", "--gen", "cayman", "--engine", "sp"]).exits(0).text().to_owned();
    assert!(text.lines().any(|l| l.contains("POLL_SEM") && l.contains("not on SP")), "{text}");
}

#[test]
fn info_below_statements_and_in_json() {
    let asm = "MATMUL $S[7]>=4 src_mem_pattern=@0x100[1,1,1][64,1,1] dst_mem_pattern=@0x2000800[1,1,1][64,1,1] in_dtype=bfloat16 num_active_rows=128 \
               num_active_cols=32 psum_accumulate_flags=single;\n";
    let dir = std::env::temp_dir().join(format!("tpb-info-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a directory for temporary files");
    let (source, code) = (dir.join("pe.asm"), dir.join("pe.bin"));
    std::fs::write(&source, asm).expect("a file in it");
    let (source, code) = (source.display().to_string(), code.display().to_string());
    tpb(&["asm", &source, "--gen", "sunda", "-o", &code]).exits(0);
    let text = tpb(&["dis", &code, "--gen", "sunda", "--info"]).exits(0).text().to_owned();
    for line in [
        "    # reads SBUF partitions 0..128 bytes 0x100..0x180 as src_mem_pattern",
        "    # writes PSUM partitions 0..32 bytes 0x800..0x900 as dst_mem_pattern",
        "    # waits for semaphore 7, WAIT_FOR_SEM_GE_IMM 4 as events.wait_mode",
    ] {
        assert!(text.lines().any(|l| l == line), "{line}\n{text}");
    }
    // Comments change nothing.
    std::fs::write(&source, &text).expect("the same file");
    let before = std::fs::read(&code).expect("it was written");
    tpb(&["asm", &source, "--gen", "sunda", "-o", &code]).exits(0);
    assert_eq!(std::fs::read(&code).ok(), Some(before));
    let json = tpb(&["dis", &code, "--gen", "sunda", "--info", "--json"]).exits(0).json();
    assert_eq!(json["info"]["memory"][1]["bytes"], serde_json::json!([[0x800, 0x900]]));
    assert_eq!(json["info"]["waits"][0]["semaphore"], 7);
    std::fs::remove_dir_all(&dir).expect("they are still there");
}
