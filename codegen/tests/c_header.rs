//! The C headers say the same layouts, to a compiler that checks them.

mod mini;

use std::path::{Path, PathBuf};
use std::process::Command;

use tpb_codegen::emit::{Files, c_header};
use tpb_codegen::generate::{Options, generate, load_and_resolve};

const C: &[&str] = &["-std=c11", "-Wall", "-Wextra", "-Werror", "-pedantic"];
const CPP: &[&str] = &["-std=c++11", "-Wall", "-Wextra", "-Werror", "-pedantic"];

fn spec() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec")
}

fn headers() -> Files {
    let (_, isa, findings) = load_and_resolve(&spec()).unwrap();
    assert!(!findings.has_errors(), "{findings}");
    c_header::emit(&isa)
}

/// A new folder with these files.
fn folder(name: &str, files: &Files) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("c_header_{name}"));
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).unwrap();
    for (name, text) in files {
        std::fs::write(dir.join(name), text).unwrap();
    }
    dir
}

/// Whether the compiler is there; a test that cannot run says so.
fn has(compiler: &str) -> bool {
    let found = Command::new(compiler).arg("--version").output().is_ok_and(|o| o.status.success());
    if !found {
        println!("SKIPPED: no {compiler} on this machine, so the C headers were not compiled");
    }
    found
}

/// Compiles a source in the folder; gives what the compiler says if it fails.
fn compile(compiler: &str, flags: &[&str], dir: &Path, source: &str) -> Result<(), String> {
    let out = Command::new(compiler).args(flags).args([source, "-o", "out"]).current_dir(dir).output().unwrap();
    if out.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&out.stderr).into_owned()) }
}

#[test]
fn every_header_compiles_as_c_and_cpp() {
    let files = headers();
    assert_eq!(files.len(), 7, "{:?}", files.keys());
    let dir = folder("compiles", &files);
    for name in files.keys() {
        for (compiler, flags, extension) in [("gcc", C, "c"), ("g++", CPP, "cc")] {
            if has(compiler) {
                // Twice, because a header may be included twice.
                let source = format!("{name}.{extension}");
                std::fs::write(dir.join(&source), format!("#include \"{name}\"\n#include \"{name}\"\n")).unwrap();
                let flags: Vec<&str> = flags.iter().copied().chain(["-c"]).collect();
                compile(compiler, &flags, &dir, &source).unwrap();
            }
        }
    }
}

#[test]
fn all_headers_live_in_one_source() {
    let files = headers();
    let dir = folder("together", &files);
    let all: String = files.keys().map(|name| format!("#include \"{name}\"\n")).collect();
    std::fs::write(dir.join("all.c"), all).unwrap();
    if has("gcc") {
        compile("gcc", &[C, &["-c"]].concat(), &dir, "all.c").unwrap();
    }
}

#[test]
fn a_wrong_offset_does_not_compile() {
    let mut files = headers();
    let sunda = files.get_mut("tpb_sunda.h").unwrap();
    let right = "TPB_ASSERT_AT(tpb_sunda_s3d3_mm, in_dtype, 32)";
    assert!(sunda.contains(right));
    *sunda = sunda.replace(
        "    uint8_t reserved0[4]; /* reserved */\n    tpb_sunda_tensor3d src_mem_pattern; /* source */\n    uint8_t in_dtype;",
        "    uint8_t reserved0[5];\n    tpb_sunda_tensor3d src_mem_pattern;\n    uint8_t in_dtype;",
    );
    let dir = folder("wrong", &files);
    std::fs::write(dir.join("wrong.c"), "#include \"tpb_sunda.h\"\n").unwrap();
    if has("gcc") {
        let said = compile("gcc", &[C, &["-c"]].concat(), &dir, "wrong.c").unwrap_err();
        assert!(said.contains("tpb_sunda_s3d3_mm.in_dtype is at another byte"), "{said}");
        assert!(said.contains("tpb_sunda_s3d3_mm has another size"), "{said}");
    }
}

#[test]
fn a_program_writes_the_bytes_of_a_record() {
    let dir = folder("program", &headers());
    std::fs::write(
        dir.join("program.c"),
        r#"#include <stdio.h>
#include "tpb_sunda.h"

int main(void) {
    tpb_sunda_instruction i = {{0}};
    i.s3d3_mm.header.opcode = TPB_SUNDA_OPCODE_MATMUL;
    i.s3d3_mm.header.inst_word_len = TPB_RECORD_WORDS;
    i.s3d3_mm.in_dtype = TPB_SUNDA_DTYPE_BFLOAT16;
    i.s3d3_mm.num_active_rows = 128;
    tpb_sunda_dtype_pair pair = 0;
    pair = TPB_WITH(pair, TPB_SUNDA_DTYPE_PAIR_DTYPE_HI, TPB_SUNDA_DTYPE_FP32);
    printf("%u %u %u %u %u\n", i.bytes[0], i.bytes[1], i.bytes[32], i.bytes[38], TPB_GET(pair, TPB_SUNDA_DTYPE_PAIR_DTYPE_HI));
    return 0;
}
"#,
    )
    .unwrap();
    if has("gcc") {
        compile("gcc", C, &dir, "program.c").unwrap();
        let out = Command::new(dir.join("out")).output().unwrap();
        assert_eq!(String::from_utf8_lossy(&out.stdout), "2 16 6 128 10\n");
    }
}

/// The headers and the program on them, compiled.
fn program(name: &str) -> PathBuf {
    let (_, isa, findings) = load_and_resolve(&spec()).unwrap();
    assert!(!findings.has_errors(), "{findings}");
    let mut files = c_header::emit(&isa);
    let sources = c_header::program(&isa);
    assert_eq!(sources.len(), 9, "{:?}", sources.keys());
    files.extend(sources.clone());
    let dir = folder(name, &files);
    let sources: Vec<&str> = sources.keys().map(String::as_str).filter(|n| n.ends_with(".c")).collect();
    if has("gcc") {
        compile("gcc", &[C, &sources[1..], &["-lm"]].concat(), &dir, sources[0]).unwrap();
    }
    dir
}

#[test]
fn the_program_prints_records() {
    let dir = program("records");
    if !has("gcc") {
        return;
    }
    // A wait on an event, an opcode that the generation lacks, the first half of a record.
    let mut stream = vec![0; 160];
    stream[..8].copy_from_slice(&[0xa0, 16, 0, 0, 0x06, 7, 0xff, 0]);
    stream[64] = 0x0b;
    std::fs::write(dir.join("stream.bin"), stream).unwrap();
    let out = Command::new(dir.join("out")).args(["sunda", "stream.bin"]).current_dir(&dir).output().unwrap();
    assert_eq!(out.status.code(), Some(1), "{}", String::from_utf8_lossy(&out.stderr));
    let lines = String::from_utf8(out.stdout).unwrap();
    let lines: Vec<&str> = lines.lines().collect();
    let head = "{\"offset\":0,\"opcode\":\"EVENT_SEMAPHORE\",\"byte\":160,\"format\":\"CTRL_ES\",\"generation\":\"sunda\",\"fields\":{\
        \"header\":{\"opcode\":160,\"inst_word_len\":16,\"debug_cmd\":{\"raw\":0,\"name\":\"NONE\"},\"debug_hint\":0},\
        \"events\":{\"wait_mode\":{\"raw\":6,\"name\":\"WAIT_FOR_EVT_SET\"},\"wait_idx\":7,\"update_mode\":{\"raw\":255,\"name\":\"INVALID\"},\
        \"update_idx\":0,\"semaphore_value\":0}";
    assert!(lines[0].starts_with(head), "{}", lines[0]);
    let unknown = format!(
        "{{\"offset\":64,\"opcode\":null,\"byte\":11,\"format\":null,\"generation\":\"sunda\",\"fields\":{{\"raw\":\"0b{}\"}}}}",
        "00".repeat(63)
    );
    assert_eq!(lines[1..], [unknown]);
}

#[test]
fn the_same_spec_gives_the_same_text() {
    assert_eq!(headers(), headers());
}

#[test]
fn an_old_header_goes_and_nobody_elses_does() {
    let dir = folder("old", &Files::new());
    let header = "// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.\n";
    std::fs::write(dir.join("tpb_old.h"), header).unwrap();
    std::fs::write(dir.join("mine.h"), "#pragma once\n").unwrap();
    std::fs::create_dir_all(dir.join("below")).unwrap();
    std::fs::write(dir.join("below/tpb_old.h"), header).unwrap();
    let options = Options { spec: mini::dir(), overlays: Vec::new(), out: dir.join("crates"), c: Some(dir.clone()), check: true };
    let report = generate(&options).unwrap();
    let stale = |name: &str| report.changed.contains(&dir.join(name));
    assert!(stale("tpb_old.h") && stale("tpb_second.h") && !stale("mine.h") && !stale("below/tpb_old.h"));
    assert!(dir.join("tpb_old.h").exists() && !dir.join("tpb_second.h").exists(), "a check writes nothing");
    let report = generate(&Options { check: false, ..options.clone() }).unwrap();
    assert!(report.changed.contains(&dir.join("tpb_old.h")) && !dir.join("tpb_old.h").exists());
    assert!(dir.join("tpb_second.h").exists() && dir.join("mine.h").exists() && dir.join("below/tpb_old.h").exists());
    assert_eq!(generate(&Options { check: true, ..options }).unwrap().changed, Vec::<PathBuf>::new());
}
