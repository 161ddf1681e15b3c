//! Containers: listed, told about, printed, unpacked, packed, checked, lowered, run.

mod common;

use std::fs;
use std::path::Path;

use common::{program, scratch, tpb, tpb_with};
use serde_json::Value;

const UNIFIED: [&str; 5] = ["sunda", "cayman", "mariana", "mariana-plus", "maverick"];

fn sample() -> String {
    Path::new(&program("")).join("../sample.neff").to_str().unwrap().to_owned()
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|l| serde_json::from_str(l).unwrap()).collect()
}

#[test]
fn members_are_listed() {
    let listed = tpb(&["neff", "ls", &sample()]).exits(0);
    assert_eq!(listed.text().lines().count(), 19);
    assert!(listed.text().contains("         192  0x00001a00  sg00/pool.bin\n"), "{}", listed.text());
    let json = lines(tpb(&["neff", "ls", &sample(), "--json"]).exits(0).text());
    assert_eq!(
        (json[5]["name"].as_str(), json[5]["engine"].as_str(), json[5]["size"].as_u64()),
        (Some("sg00/pool.bin"), Some("POOL"), Some(192))
    );
}

#[test]
fn a_container_is_told_about() {
    let info = tpb(&["neff", "info", &sample(), "--json"]).exits(0).json();
    assert_eq!(info["header"]["uuid"], "561826fb-125f-4bb8-991c-29e085c8949a");
    assert_eq!(info["graphs"]["sg00"]["streams"]["POOL"], 3);
    assert_eq!(info["graphs"]["sg00"]["queues"]["q_gradient_in"], "in");
    let text = tpb(&["neff", "info", &sample()]).exits(0);
    assert!(text.text().contains("records        PE 1, POOL 3"), "{}", text.text());
}

#[test]
fn streams_are_printed_from_the_container() {
    for command in [&["dis"][..], &["neff", "dis"]] {
        let sample = sample();
        let args = [command, &[&sample, "--gen", "sunda", "--engine", "pool"]].concat();
        let printed = tpb(&args).exits(0);
        let want = format!("# sg00/pool.bin\n{}", fs::read_to_string(program("pool.asm")).unwrap());
        assert_eq!(printed.text(), want);
    }
    let json = lines(tpb(&["dis", &sample(), "--gen", "cayman", "--json"]).exits(0).text());
    assert_eq!((json.len(), json[0]["file"].as_str(), json[3]["file"].as_str()), (4, Some("sg00/pool.bin"), Some("sg00/pe.bin")));
    // A directory has the same streams.
    let directory = tpb(&["dis", &program(""), "--gen", "sunda"]).exits(0);
    assert!(directory.text().contains("# pe.bin\nPSEUDO_TRIGGER_COLLECTIVE "), "{}", directory.text());
}

#[test]
fn streams_are_checked_in_the_container() {
    let checked = tpb(&["check", &sample(), "--gen", "mariana"]).exits(0);
    assert!(checked.text().ends_with("no findings, 3 warnings in 4 records of 5 files (MARIANA, stage neff)\n"), "{}", checked.text());
    let device = tpb(&["check", &sample(), "--gen", "mariana", "--stage", "device", "--rule", "opcode.class"]).exits(1);
    assert!(device.text().contains("sample.neff: sg00/pe.bin:0x0:"), "{}", device.text());
}

/// A link to a directory that it is in, and one to nothing.
#[test]
#[cfg(unix)]
fn links_that_are_not_packed() {
    let directory = scratch("links").with_file_name("links");
    drop(fs::remove_dir_all(&directory));
    fs::create_dir_all(directory.join("a")).unwrap();
    std::os::unix::fs::symlink("..", directory.join("a/up")).unwrap();
    let out = scratch("links.neff");
    let pack = || tpb(&["neff", "pack", directory.to_str().unwrap(), "-o", out.to_str().unwrap()]).exits(2).err;
    let told = pack();
    assert!(told.contains("a/up` leads back to `"), "{told}");
    fs::remove_file(directory.join("a/up")).unwrap();
    std::os::unix::fs::symlink("nothing", directory.join("a/dangling")).unwrap();
    let told = pack();
    assert!(told.contains("cannot read `") && told.contains("a/dangling`"), "{told}");
}

#[test]
fn unpacked_and_packed_it_is_the_same() {
    let directory = scratch("unpacked").with_file_name("unpacked");
    let out = directory.to_str().unwrap();
    let packed = scratch("packed.neff");
    let packed = packed.to_str().unwrap();
    tpb(&["neff", "unpack", &sample(), "-o", out]).exits(0);
    assert_eq!(fs::read(directory.join("sg00/pe.bin")).unwrap(), fs::read(program("pe.bin")).unwrap());
    // What is there is not overwritten.
    assert!(tpb(&["neff", "unpack", &sample(), "-o", out]).exits(2).err.contains("File exists"));
    tpb(&["neff", "pack", out, "-o", packed, "--like", &sample()]).exits(0);
    let members = |file: &str| {
        let mut list = lines(tpb(&["neff", "ls", file, "--json"]).exits(0).text());
        list.iter_mut().for_each(|m| *m = serde_json::json!([m["name"], m["size"], m["directory"]]));
        list.sort_by_key(ToString::to_string);
        list
    };
    assert_eq!(members(packed), members(&sample()));
    let first = fs::read(packed).unwrap();
    tpb(&["neff", "pack", out, "-o", packed, "--like", &sample()]).exits(0);
    assert_eq!(fs::read(packed).unwrap(), first);
    for more in [&["--plain"][..], &["--name", "n", "--features", "0x1002", "--level", "9", "--vnc-size", "2"]] {
        tpb(&[&["neff", "pack", out, "-o", packed][..], more].concat()).exits(0);
        tpb(&["neff", "check", packed, "--gen", "cayman"]).exits(0);
    }
    let info = tpb(&["neff", "info", packed, "--json"]).exits(0).json();
    assert_eq!((info["header"]["vnc_size"].as_u64(), info["features"][1]["name"].as_str()), (Some(2), Some("neff_feature_DGE")));
    tpb(&["neff", "pack", out, "-o", packed, "--features", "0x8000000"]).exits(0);
    let refused = tpb(&["neff", "check", packed, "--json"]).exits(1).json();
    assert_eq!((refused["gate"].as_u64(), refused["code"].as_str()), (Some(4), Some("NRT_UNSUPPORTED_NEFF_VERSION")));
}

#[test]
fn what_is_broken_is_told_with_its_place() {
    let file = scratch("broken.neff");
    let path = file.to_str().unwrap();
    let good = fs::read(sample()).unwrap();
    for (cut, part) in [(700, "file offset 0x2bc"), (1024, "gate 2"), (1500, "gate 5")] {
        fs::write(&file, &good[..cut]).unwrap();
        for command in [&["neff", "ls"][..], &["neff", "info"], &["neff", "check"]] {
            let ran = tpb(&[command, &[path]].concat()).exits(1);
            let told = format!("{}{}", ran.text(), ran.err);
            assert!(told.contains(part), "{told}");
        }
    }
    let mut flipped = good;
    flipped[0xac] ^= 1;
    fs::write(&file, &flipped).unwrap();
    // The listing is there, and the mistake after it.
    let listed = tpb(&["neff", "ls", path]).exits(1);
    assert_eq!(listed.text().lines().count(), 19);
    assert!(listed.err.contains("file offset 0xac: the archive's hash is"), "{}", listed.err);
    let out = scratch("nothing").with_file_name("nothing-here");
    tpb(&["neff", "unpack", path, "-o", out.to_str().unwrap()]).exits(1);
    assert!(!out.exists());
    assert!(tpb(&["run", path, "--gen", "sunda"]).exits(1).err.contains("hash is"));
    assert!(tpb(&["neff", "ls", "no-such-file.neff"]).exits(2).err.contains("cannot read"));
}

#[test]
fn it_is_lowered_for_the_device() {
    let out = scratch("lowered").with_file_name("lowered");
    for generation in UNIFIED {
        tpb(&["lower", &sample(), "--gen", generation, "-o", out.to_str().unwrap()]).exits(0);
        let checked = tpb(&["check", out.to_str().unwrap(), "--gen", generation, "--stage", "device"]).exits(0);
        assert!(checked.text().contains("no findings"), "{}", checked.text());
        let table: Value = serde_json::from_slice(&fs::read(out.join("lowered.json")).unwrap()).unwrap();
        assert_eq!(table["streams"]["pool"]["actions"][1]["action"]["queue"], "q_gradient_out");
    }
    let text = tpb(&["lower", &sample(), "--gen", "sunda"]).exits(0);
    assert!(text.text().contains("# PE\nNOP $S[10]>0; # {\"action\":\"collective\""), "{}", text.text());
}

#[test]
fn it_runs() {
    let input: Vec<f32> = (0..32).map(|i| i as f32 * 0.25 - 3.0).collect();
    let bytes: Vec<u8> = input.iter().flat_map(|v| v.to_le_bytes()).collect();
    let (from, to, trace) = (scratch("x.bin"), scratch("y.bin"), scratch("trace.json"));
    fs::write(&from, &bytes).unwrap();
    let (given, asked) = (format!("input={}", from.display()), format!("output={}", to.display()));
    for generation in UNIFIED {
        for more in [&[][..], &["--lowered"], &["--races"], &["--seed", "7", "--trace", trace.to_str().unwrap()]] {
            let _ = fs::remove_file(&to);
            let run = tpb(&[&["run", &sample(), "--gen", generation, "--in", &given, "--out", &asked], more].concat()).exits(0);
            assert!(run.text().starts_with("completed after "), "{}", run.text());
            assert_eq!(fs::read(&to).unwrap(), bytes, "{generation} {more:?}");
        }
        let events: Value = serde_json::from_slice(&fs::read(&trace).unwrap()).unwrap();
        assert!(events["traceEvents"].as_array().unwrap().len() > 8);
    }
    let json = tpb(&["run", &sample(), "--gen", "sunda", "--in", "input=1", "--races", "--json"]).exits(0).json();
    assert_eq!((json["outcome"].as_str(), json["races"].as_array().map(Vec::len)), (Some("completed"), Some(0)));
    let short = tpb(&["run", &sample(), "--gen", "sunda", "--in", "input=1", "--max-steps", "3"]).exits(1);
    assert!(short.text().contains("--max-steps"), "{}", short.text());
    assert!(tpb(&["run", &sample(), "--gen", "sunda", "--graph", "sg01"]).exits(2).err.contains("its sub-graphs: sg00"));
}

#[test]
fn a_container_comes_from_the_standard_input_too() {
    let bytes = fs::read(sample()).unwrap();
    for args in [
        &["neff", "ls"][..],
        &["neff", "info"],
        &["neff", "check"],
        &["dis", "--gen", "sunda"],
        &["check", "--gen", "sunda", "--json"],
        &["lower", "--gen", "sunda"],
        &["run", "--gen", "sunda", "--in", "input=2"],
    ] {
        let file = sample();
        let named = tpb(&[args, &[&file]].concat()).exits(0);
        let piped = tpb_with(&[args, &["-"]].concat(), &bytes).exits(0);
        assert_eq!(named.text().replace(&file, "<stdin>"), piped.text(), "{args:?}");
        let cut = tpb_with(&[args, &["-"]].concat(), &bytes[..1500]).exits(1);
        assert!(format!("{}{}", cut.text(), cut.err).contains("<stdin>"), "{args:?}: {}", cut.err);
    }
    let ran = tpb_with(&["neff", "unpack", "-", "-o", "x"], &bytes).exits(2);
    assert!(ran.err.contains("read once"), "{}", ran.err);
}

#[test]
fn what_cannot_be_read_is_no_finding() {
    for args in [&["neff", "check"][..], &["neff", "ls"], &["neff", "info"], &["run", "--gen", "sunda"], &["lower", "--gen", "sunda"]] {
        let ran = tpb(&[args, &["no-such-file"]].concat()).exits(2);
        assert!(ran.err.contains("cannot read `no-such-file`: No such file"), "{args:?}: {}", ran.err);
    }
    let directory = program("");
    for args in [&["neff", "check"][..], &["neff", "ls"], &["neff", "info"]] {
        let ran = tpb(&[args, &[&directory]].concat()).exits(2);
        assert!(ran.err.contains("it is a directory") && ran.err.contains("neff pack"), "{args:?}: {}", ran.err);
    }
    let ran = tpb(&["run", &program("pool.bin"), "--gen", "sunda"]).exits(1);
    assert!(ran.err.contains("a stream is no program"), "{}", ran.err);
}

#[test]
fn names_too_long_for_the_header_are_refused() {
    let file = scratch("named.neff");
    let file = file.to_str().unwrap();
    for (option, room) in [("--name", 255), ("--build", 127)] {
        let long = "x".repeat(room + 1);
        let ran = tpb(&["neff", "pack", &program(""), "-o", file, option, &long]).exits(2);
        assert!(ran.err.contains(&format!("room for {room}")), "{}", ran.err);
        tpb(&["neff", "pack", &program(""), "-o", file, option, &long[1..]]).exits(0);
    }
    assert_eq!(tpb(&["neff", "info", file, "--json"]).exits(0).json()["header"]["build_version"].as_str().map(str::len), Some(127));
}

#[test]
fn nothing_is_left_of_a_container_that_cannot_be_written() {
    let at = scratch("taken.neff");
    fs::create_dir_all(&at).unwrap();
    tpb(&["neff", "pack", &program(""), "-o", at.to_str().unwrap()]).exits(2);
    assert!(!at.with_extension("neff.part").exists());
    tpb(&["neff", "pack", at.to_str().unwrap(), "-o", "x.neff"]).exits(2);
}
