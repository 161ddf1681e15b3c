//! The real program: printed, assembled, checked, run.

mod common;

use std::fs;

use common::{program, scratch, tpb, tpb_with};

const UNIFIED: [&str; 5] = ["sunda", "cayman", "mariana", "mariana-plus", "maverick"];

#[test]
fn statements_are_printed_as_the_compiler_wrote_them() {
    for generation in UNIFIED {
        for engine in ["pe", "pool", "act", "dve", "sp"] {
            let printed = tpb(&["dis", &program(&format!("{engine}.bin")), "--gen", generation]).exits(0);
            assert_eq!(printed.text(), fs::read_to_string(program(&format!("{engine}.asm"))).unwrap(), "{generation}");
        }
    }
}

#[test]
fn assembling_gives_the_bytes_back() {
    for generation in UNIFIED {
        for engine in ["pe", "pool", "act"] {
            let bytes = fs::read(program(&format!("{engine}.bin"))).unwrap();
            let assembled = tpb(&["asm", &program(&format!("{engine}.asm")), "--gen", generation]).exits(0);
            assert_eq!(assembled.out, bytes, "{generation}");
        }
    }
    let out = scratch("pool.bin");
    tpb(&["asm", &program("pool.asm"), "--gen", "sunda", "-o", out.to_str().unwrap()]).exits(0);
    assert_eq!(fs::read(out).unwrap(), fs::read(program("pool.bin")).unwrap());
}

#[test]
fn it_is_legal() {
    for generation in ["sunda", "cayman", "mariana"] {
        for policy in ["strict", "evidenced"] {
            let args = ["check", &program("pe.bin"), &program("pool.bin"), "--gen", generation, "--stage", "neff", "--policy", policy];
            let checked = tpb(&args).exits(0);
            assert!(checked.text().starts_with("no findings in 4 records of 2 files"), "{}", checked.text());
        }
    }
}

#[test]
fn the_device_takes_no_pseudo_record() {
    let checked = tpb(&["check", &program("pool.bin"), "--gen", "sunda", "--stage", "device", "--json"]).exits(1);
    let rules: Vec<_> = checked.text().lines().map(|l| serde_json::from_str::<serde_json::Value>(l).unwrap()).collect();
    let found: Vec<_> = rules.iter().map(|r| (r["offset"].as_u64().unwrap(), r["rule"].as_str().unwrap())).collect();
    assert_eq!(found, [(0, "opcode.class"), (0x40, "opcode.class")]);
}

#[test]
fn the_exit_sentinel_is_for_loaders() {
    let mut stream = vec![0u8; 128];
    stream[..2].copy_from_slice(&[0xa4, 16]);
    stream[64..66].copy_from_slice(&[0xdf, 16]);
    stream[64 + 12] = 1;
    let args = ["check", "-", "--gen", "cayman", "--engine", "sp", "--rule", "stream.exit-sentinel"];
    assert!(tpb_with(&args, &stream).exits(0).text().starts_with("no findings in 2 records"));
    assert!(tpb_with(&args, &stream[..64]).exits(0).text().contains("no findings, 1 warning"));
    // On the device it is lowered like every pseudo record.
    let device = ["check", "-", "--gen", "cayman", "--stage", "device", "--rule", "opcode.class"];
    tpb_with(&device, &stream).exits(1);
    tpb_with(&device, &stream[..64]).exits(0);
}

#[test]
fn floats_go_through_the_semaphores() {
    let input: Vec<f32> = (0..32).map(|i| i as f32 * 0.5 - 3.0).collect();
    let bytes: Vec<u8> = input.iter().flat_map(|v| v.to_le_bytes()).collect();
    let (from, to) = (scratch("in.bin"), scratch("out.bin"));
    fs::write(&from, &bytes).unwrap();
    let (given, asked) = (format!("input={}", from.display()), format!("output={}", to.display()));
    for generation in UNIFIED {
        let run = tpb(&["run", &program(""), "--gen", generation, "--in", &given, "--out", &asked]).exits(0);
        assert!(run.text().starts_with("completed after "), "{}", run.text());
        assert_eq!(fs::read(&to).unwrap(), bytes, "{generation}");
    }
}

#[test]
fn numpy_files_and_numbers() {
    let npy = scratch("x.npy");
    let asked = format!("output={}", npy.display());
    let numbers: Vec<String> = (0..32).map(|i| format!("{}.25", i)).collect();
    let given = format!("input={}", numbers.join(","));
    tpb(&["run", &program(""), "--gen", "cayman", "--in", &given, "--out", &asked]).exits(0);
    let again = format!("input={}", npy.display());
    let json = tpb(&["run", &program(""), "--gen", "cayman", "--in", &again, "--json"]).exits(0).json();
    assert_eq!(json["outcome"], "completed");
    assert_eq!(json["outputs"][0]["name"], "output");
    assert_eq!(json["outputs"][0]["values"].as_array().unwrap().len(), 32);
    assert_eq!(json["outputs"][0]["values"][31], 31.25);
}

/// The sample with other streams.
fn changed(name: &str, pe: &str, pool: &str) -> String {
    let directory = scratch(name);
    fs::create_dir_all(&directory).unwrap();
    for file in ["def.json", "pe.json", "pool.json", "act.json", "dve.json", "sp.json", "act.bin", "dve.bin", "sp.bin"] {
        fs::copy(program(file), directory.join(file)).unwrap();
    }
    for (file, text) in [("pe.bin", pe), ("pool.bin", pool)] {
        fs::write(directory.join(file), tpb_with(&["asm", "-", "--gen", "sunda"], text.as_bytes()).exits(0).out).unwrap();
    }
    directory.to_str().unwrap().to_owned()
}

#[test]
fn a_deadlock_names_everyone_who_waits() {
    let directory = changed(
        "deadlock",
        "EVENT_SEMAPHORE $S[1]>0;\nEVENT_SEMAPHORE $S[2]++@complete;\n",
        "EVENT_SEMAPHORE $S[2]>0;\nEVENT_SEMAPHORE $S[1]++@complete;\n",
    );
    let run = tpb(&["run", &directory, "--gen", "sunda", "--in", "input=1"]).exits(1);
    for part in ["deadlock", "PE instruction 0", "POOL instruction 0", "$S[1]", "$S[2]", "EVENT_SEMAPHORE $S[1]>0;"] {
        assert!(run.text().contains(part), "{part}: {}", run.text());
    }
    let json = tpb(&["run", &directory, "--gen", "sunda", "--in", "input=1", "--json"]).exits(1).json();
    assert_eq!(json["outcome"], "deadlock");
    assert_eq!(json["waiters"].as_array().unwrap().len(), 2);
    assert_eq!(json["waiters"][1]["at"]["statement"], "EVENT_SEMAPHORE $S[2]>0;");
}

#[test]
fn a_fault_names_the_instruction() {
    let directory = changed("fault", "NOP;\n", "PSEUDO_DMA_TRIGGER q_gradient_in block_id=7;\n");
    let run = tpb(&["run", &directory, "--gen", "sunda", "--in", "input=1"]).exits(1);
    for part in ["fault", "POOL instruction 0", "no block 7", "block_id=7;"] {
        assert!(run.text().contains(part), "{part}: {}", run.text());
    }
    let run = tpb(&["run", &program(""), "--gen", "sunda", "--in", "input=1", "--max-steps", "2"]).exits(1);
    assert!(run.text().starts_with("out of budget after 2 steps"), "{}", run.text());
}

/// PSEUDO_EXTENSION has the fields of the form with which it continues the record before it.
#[test]
fn extensions_are_read_behind_their_records() {
    let mut stream = vec![0u8; 192];
    stream[..2].copy_from_slice(&[0xd9, 16]);
    stream[64] = 0xda;
    stream[66] = 5;
    stream[128..130].copy_from_slice(&[0xd4, 16]);
    stream.extend([0xda, 1, 3]);
    stream.resize(256, 0);
    let printed = tpb_with(&["dis", "-", "--gen", "cayman"], &stream).exits(0);
    let lines: Vec<_> = printed.text().lines().collect();
    assert!(lines[1].contains("group_id=5"), "{lines:?}");
    assert!(lines[3].contains("idx_num_active_channels=3"), "{lines:?}");
    assert_eq!(tpb_with(&["asm", "-", "--gen", "cayman"], &printed.out).exits(0).out, stream);
    let json = tpb_with(&["dis", "-", "--gen", "cayman", "--json"], &stream).exits(0);
    let forms: Vec<_> = json.text().lines().map(|l| serde_json::from_str::<serde_json::Value>(l).unwrap()["format"].clone()).collect();
    assert_eq!(forms[1], "PSEUDO_TRIGGER_COLLECTIVE2_EXT");
    assert_eq!(forms[3], "PSEUDO_DMA_EXT");
    let args = ["check", "-", "--gen", "cayman", "--rule", "stream.continuation"];
    tpb_with(&args, &stream).exits(0);
    assert!(tpb_with(&args, &stream[64..]).exits(1).text().contains("0x0: error: PSEUDO_EXTENSION: stream.continuation"));
}

/// FP4 weights of 1 by a moving operand of 1 that the device quantises, K = 512: exact in every format on the way.
#[test]
fn blocks_of_ones_add_up() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance/programs/mx_matmul");
    for generation in ["mariana", "mariana-plus"] {
        let program = root.join(generation.replace('-', "_"));
        let out = scratch("mx.bin");
        let asked = format!("y={}", out.to_str().unwrap());
        let inputs = ["--in", "w=34", "--in", "ws=127", "--in", "x=1", "--out", &asked];
        let mut args = vec!["run", program.to_str().unwrap(), "--gen", generation];
        args.extend(inputs);
        tpb(&args).exits(0);
        let sums = fs::read(out).unwrap();
        assert_eq!(sums.len(), 32 * 48 * 4);
        assert!(sums.as_chunks::<4>().0.iter().all(|b| f32::from_le_bytes(*b) == 512.0), "{generation}");
    }
}

/// What the page on the programs shows: 512 products of ones, as FP4 with scales of one.
#[test]
fn integers_in_hex() {
    let mx = program("../../mx_matmul/mariana");
    let run = ["run", &mx, "--gen", "mariana", "--in", "w=0x22", "--in", "ws=127", "--in", "x=1", "--json"];
    let outputs = tpb(&run).exits(0).json()["outputs"].clone();
    let values = outputs[0]["values"].as_array().unwrap().clone();
    assert_eq!((values.len(), values.iter().all(|v| v == 512.0)), (1536, true));
}

/// A size that no memory has is told before as many bytes are made.
#[test]
fn an_input_that_is_too_large() {
    let directory = scratch("too-large").with_file_name("too-large");
    drop(fs::remove_dir_all(&directory));
    fs::create_dir_all(&directory).unwrap();
    for file in fs::read_dir(program("")).unwrap() {
        let path = file.unwrap().path();
        fs::copy(&path, directory.join(path.file_name().unwrap())).unwrap();
    }
    let definition = directory.join("def.json");
    let mut json: serde_json::Value = serde_json::from_slice(&fs::read(&definition).unwrap()).unwrap();
    for bytes in [1 << 40, u64::MAX] {
        json["var"]["input"]["size"] = bytes.into();
        fs::write(&definition, json.to_string()).unwrap();
        let ran = tpb(&["run", directory.to_str().unwrap(), "--gen", "sunda", "--in", "input=0"]).exits(2);
        assert!(ran.err.contains(&format!("variable `input` has {bytes} bytes, more than is left")), "{}", ran.err);
    }
}
