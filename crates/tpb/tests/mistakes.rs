//! How the command answers mistakes, and how it behaves in pipes.

mod common;

use std::io::Read;

use common::{command, program, scratch, tpb, tpb_with};

#[test]
fn usage_is_code_2() {
    tpb(&[]).exits(2);
    tpb(&["dis", "x.bin"]).exits(2);
    let ran = tpb(&["dis", "x.bin", "--gen", "caiman"]).exits(2);
    assert!(ran.err.contains("cayman"), "{}", ran.err);
    let ran = tpb(&["dis", "no-such-file.bin", "--gen", "sunda"]).exits(2);
    assert!(ran.err.contains("cannot read `no-such-file.bin`"), "{}", ran.err);
    tpb(&["dis", ".", "--gen", "sunda"]).exits(2);
    tpb(&["check", &program("pe.bin"), "--gen", "sunda", "--engine", "gpu"]).exits(2);
    let ran = tpb(&["check", &program("pe.bin"), "--gen", "sunda", "--rule", "S3D3_MM.fp32-mod"]).exits(2);
    assert!(ran.err.contains("S3D3_MM.fp32-mode"), "{}", ran.err);
    tpb(&["run", ".", "--gen", "sunda"]).exits(2);
    let ran = tpb(&["run", &program(""), "--gen", "sunda"]).exits(2);
    assert!(ran.err.contains("--in input="), "{}", ran.err);
    tpb(&["run", &program(""), "--gen", "sunda", "--in", "input=1,2"]).exits(2);
    tpb(&["run", &program(""), "--gen", "sunda", "--in", "x=1"]).exits(2);
}

#[test]
fn help_has_examples() {
    for command in ["ops", "dis", "asm", "check", "explain", "diff", "run"] {
        let help = tpb(&[command, "--help"]).exits(0);
        assert!(help.text().contains("Examples:") && help.text().contains(&format!("tpb {command} ")), "{}", help.text());
    }
    tpb(&["--help"]).exits(0);
    tpb(&["--version"]).exits(0);
}

#[test]
fn a_partial_record_is_told_after_the_others() {
    let mut stream = std::fs::read(program("pool.bin")).unwrap();
    stream.truncate(64 + 20);
    let ran = tpb_with(&["dis", "-", "--gen", "sunda"], &stream).exits(1);
    assert_eq!(ran.text(), "PSEUDO_DMA_TRIGGER q_gradient_in block_id=0;\n");
    assert!(ran.err.contains("offset 0x40") && ran.err.contains("20 bytes"), "{}", ran.err);
    let ran = tpb_with(&["check", "-", "--gen", "sunda"], &stream).exits(1);
    assert!(ran.text().contains("<stdin>:0x40: error: stream.length"), "{}", ran.text());
}

#[test]
fn an_empty_stream_is_a_warning() {
    let ran = tpb(&["check", &program("act.bin"), "--gen", "sunda"]).exits(0);
    assert!(ran.text().contains("warning: stream.empty"), "{}", ran.text());
}

#[test]
fn findings_say_where_and_what() {
    // An opcode of another generation, and a record of nine words.
    let mut stream = [0u8; 128];
    stream[..2].copy_from_slice(&[0x87, 16]);
    stream[64..66].copy_from_slice(&[0xa4, 9]);
    let ran = tpb_with(&["check", "-", "--gen", "cayman"], &stream).exits(1);
    let lines: Vec<_> = ran.text().lines().collect();
    assert!(lines[0].starts_with("<stdin>:0x0: error: opcode 0x87: opcode.known"), "{}", lines[0]);
    assert!(lines[0].contains("TENSOR_SCALAR_PTR_MULTI_DUAL_ARITH on sunda"), "{}", lines[0]);
    assert!(lines[1].starts_with("<stdin>:0x40: error: NOP: CTRL_NO.header.inst_word_len"), "{}", lines[1]);
    assert!(lines[1].contains("header.inst_word_len at byte 1 is 9"), "{}", lines[1]);
    assert!(lines.last().unwrap().starts_with("2 findings in 2 records"), "{}", ran.text());
    let one = tpb_with(&["check", "-", "--gen", "cayman", "--rule", "opcode.known", "--json"], &stream).exits(1);
    assert_eq!(one.text().lines().count(), 1);
    assert_eq!(one.json()["rule"], "opcode.known");
}

#[test]
fn the_engine_comes_from_the_name_of_the_file() {
    let stream = tpb_with(&["asm", "-", "--gen", "sunda"], b"MATMUL;\n").exits(0).out;
    let file = scratch("act.bin");
    std::fs::write(&file, stream).unwrap();
    let file = file.to_str().unwrap();
    let args = |more: &[&'static str]| [&["check", file, "--gen", "sunda", "--rule", "opcode.engine"], more].concat();
    tpb(&args(&[])).exits(1);
    tpb(&args(&["--engine", "none"])).exits(0);
    tpb(&args(&["--engine", "pe"])).exits(0);
}

#[test]
fn all_mistakes_of_a_text() {
    let source = b"EVENT_SEMAFORE $S[11]>0;\nNOP;\nPSEUDO_DMA_TRIGGER q blok_id=0;\n\n# fine\nEVENT_SEMAPHORE $S[11]>0";
    let ran = tpb_with(&["asm", "-", "--gen", "sunda"], source).exits(1);
    assert!(ran.out.is_empty());
    insta::assert_snapshot!(ran.err);
}

#[test]
fn bytes_are_no_text() {
    let ran = tpb(&["asm", &program("pe.bin"), "--gen", "sunda"]).exits(1);
    assert!(ran.err.contains("is not text"), "{}", ran.err);
    for line in ["\u{e9}\u{e9}\u{e9} \u{1f980}=1;", "NOP \u{1f980};", "\t\u{0};", ".raw zz;", "MATMUL in_dtype=\u{e9}"] {
        tpb_with(&["asm", "-", "--gen", "sunda"], line.as_bytes()).exits(1);
    }
}

#[test]
fn a_closed_pipe_is_quiet() {
    // More than a pipe holds, read a little and closed.
    let stream = vec![0u8; 64 * 20_000];
    let file = scratch("zeros.bin");
    std::fs::write(&file, stream).unwrap();
    let file = file.to_str().unwrap();
    for args in [vec!["dis", file, "--gen", "sunda"], vec!["check", file, "--gen", "sunda"], vec!["dis", file, "--gen", "sunda", "--json"]]
    {
        let mut child = command(&args).spawn().unwrap();
        let mut stdout = child.stdout.take().unwrap();
        let mut some = [0; 100];
        stdout.read_exact(&mut some).unwrap();
        drop(stdout);
        let mut err = String::new();
        child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        assert!(child.wait().unwrap().success(), "{args:?}");
        assert_eq!(err, "", "{args:?}");
    }
}

#[test]
fn colours_only_where_they_are_wanted() {
    let with = |variable: &str| {
        let output = command(&["explain", "NOP", "--gen", "sunda"]).env(variable, "1").output().unwrap();
        output.stdout.contains(&0x1b)
    };
    assert!(!with("NO_COLOR"));
    assert!(!with("UNRELATED"));
    assert!(with("CLICOLOR_FORCE"));
}

/// All subcommands.
const COMMANDS: [&[&str]; 18] = [
    &["ops"],
    &["dis"],
    &["asm"],
    &["check"],
    &["explain"],
    &["diff"],
    &["lower"],
    &["run"],
    &["neff"],
    &["neff", "ls"],
    &["neff", "info"],
    &["neff", "unpack"],
    &["neff", "pack"],
    &["neff", "check"],
    &["pwp"],
    &["pwp", "fit"],
    &["conform"],
    &["conform", "merge"],
];

#[test]
fn every_help_has_examples_in_a_hundred_columns() {
    for command in COMMANDS {
        let help = tpb(&[command, &["--help"]].concat()).exits(0);
        let text = help.text();
        let (_, examples) = text.split_once("Examples:\n").unwrap_or_else(|| panic!("{command:?} has no examples"));
        assert!(examples.contains(&format!("tpb {} ", command.join(" "))), "{text}");
        // An example that is wrapped cannot be copied.
        assert!(examples.lines().all(|l| l.starts_with("  tpb ") || l.starts_with("  cat ") || l.starts_with("  echo ")), "{examples}");
        assert!(text.lines().all(|l| l.chars().count() <= 100), "{text}");
    }
}

#[test]
fn numbers_out_of_range_are_told_as_such() {
    let sg00 = program("");
    for (args, word) in [
        (vec!["run", &sg00, "--gen", "sunda", "--in", "input=1", "--max-steps", "-1"], "--max-steps"),
        (vec!["run", &sg00, "--gen", "sunda", "--in", "input=1", "--seed", "-5"], "--seed"),
        (vec!["run", &sg00, "--gen", "sunda", "--in", "input=1e999"], "no f32"),
        (vec!["lower", &sg00, "--gen", "sunda", "--rank", "-1"], "--rank"),
        (vec!["lower", &sg00, "--gen", "sunda", "--label-at", "64"], "--label-at"),
        (vec!["lower", &sg00, "--gen", "sunda", "--vnc-size", "0"], "--vnc-size"),
        (vec!["neff", "pack", &sg00, "-o", "x", "--level", "-1"], "--level"),
        (vec!["neff", "pack", &sg00, "-o", "x", "--vnc-size", "0"], "--vnc-size"),
        (vec!["pwp", "fit", "gelu", "--error", "-1"], "an error of -1"),
    ] {
        let ran = tpb(&args).exits(2);
        assert!(ran.err.contains(word) && !ran.err.contains("use '--"), "{args:?}: {}", ran.err);
    }
    let mx = program("../../mx_matmul/mariana");
    for (input, word) in [("w=256", "`256` is no u8"), ("w=0x100", "`0x100` is no u8"), ("w=-1", "no u8"), ("x=1e39", "`1e39` is no bf16")]
    {
        let ran = tpb(&["run", &mx, "--gen", "mariana", "--in", input]).exits(2);
        assert!(ran.err.contains(word), "{input}: {}", ran.err);
    }
    // A place that is not there is told before the program runs.
    for args in [["--trace", "/no/such/folder/t.json"], ["--out", "output=/no/such/folder/y.npy"], ["--trace", "/"]] {
        let ran = tpb(&[&["run", &sg00, "--gen", "sunda"], &args[..]].concat()).exits(2);
        assert!(ran.err.contains("cannot write `/"), "{}", ran.err);
    }
    let infinite = tpb(&["run", &sg00, "--gen", "sunda", "--in", "input=-inf", "--json"]).exits(0);
    assert_eq!(infinite.json()["outcome"], "completed");
}

#[test]
fn options_that_contradict_each_other_are_refused() {
    let sg00 = program("");
    let run = ["run", &sg00, "--gen", "sunda", "--in", "input=1"];
    for (args, message) in [
        ([&run[..], &["--out", "output=a", "--out", "output=b"]].concat(), "output `output` is given twice"),
        ([&run[..], &["--out", "output=a", "--trace", "a"]].concat(), "`a` would be written twice"),
        ([&run[..], &["--graph", "sg00"]].concat(), "leave --graph out"),
        (vec!["check", "-", "-", "--gen", "sunda"], "given twice"),
        (vec!["pwp", "fit", "gelu", "gelu"], "`gelu` is given twice"),
        (vec!["pwp", "fit", "gelu", "--name", "mine"], "--output"),
        (vec!["pwp", "plot", "gelu", "--json", "-o", "-"], "standard output"),
        (vec!["lower", &sg00, "--gen", "sunda", "--address", "nput=1"], "its variables: "),
    ] {
        let ran = tpb(&args).exits(2);
        assert!(ran.err.contains(message), "{args:?}: {}", ran.err);
    }
}

/// A file called `-` is what nobody wants.
#[test]
fn a_dash_is_no_file_to_write() {
    let sg00 = program("");
    for args in [
        vec!["run", &sg00, "--gen", "sunda", "--in", "input=1", "--out", "output=-"],
        vec!["run", &sg00, "--gen", "sunda", "--in", "input=1", "--trace", "-"],
        vec!["lower", &sg00, "--gen", "sunda", "-o", "-"],
        vec!["neff", "pack", &sg00, "-o", "-"],
        vec!["neff", "unpack", "x.neff", "-o", "-"],
        vec!["pwp", "fit", "gelu", "-o", "-"],
        vec!["conform", "--records", "1", "--report", "-"],
    ] {
        let ran = tpb(&args).exits(2);
        assert!(ran.err.contains("standard output"), "{args:?}: {}", ran.err);
    }
    let stream = tpb_with(&["asm", "-", "--gen", "sunda", "-o", "-"], b"NOP;\n").exits(0).out;
    assert_eq!(stream.len(), 64);
}

#[test]
fn names_of_sets_stay_in_their_directory() {
    let directory = scratch("sets");
    let directory = directory.to_str().unwrap();
    for name in ["../mine", "a/b", "", ".", "/tmp/mine"] {
        tpb(&["pwp", "fit", "gelu", "-o", directory, "--name", name]).exits(2);
    }
    assert!(!std::path::Path::new(directory).exists());
}

#[test]
fn long_names_are_answered() {
    let long = "A".repeat(50_000);
    tpb(&["explain", &long]).exits(1);
    tpb(&["ops", "--gen", &long]).exits(2);
    tpb(&["check", &program("pe.bin"), "--gen", "sunda", "--rule", &long]).exits(2);
}

/// What cannot be a token of the language is not printed by the megabyte.
#[test]
fn long_lines_are_told_in_short() {
    for text in
        ["A".repeat(1 << 20), "\"".repeat(1 << 20), format!("NOP {}=1;", "é".repeat(1 << 19)), format!("{}!;", "NOP;".repeat(1 << 18))]
    {
        let ran = tpb_with(&["asm", "-", "--gen", "sunda"], text.as_bytes()).exits(1);
        assert!(ran.err.len() < 4000 && ran.err.contains("error: "), "{} bytes", ran.err.len());
    }
}
