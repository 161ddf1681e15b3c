//! The command under test.

#![allow(dead_code, unreachable_pub, reason = "each test file uses a part of it")]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// What the command left behind.
pub struct Ran {
    pub code: i32,
    pub out: Vec<u8>,
    pub err: String,
}

impl Ran {
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.out).unwrap()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.out).unwrap_or_else(|e| panic!("{e}: {}{}", self.text(), self.err))
    }

    /// Fails unless the exit code is this one.
    #[track_caller]
    pub fn exits(self, code: i32) -> Self {
        assert_eq!(self.code, code, "{}\n{}", String::from_utf8_lossy(&self.out), self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self
    }
}

/// The command with these arguments, to be started.
pub fn command(args: &[&str]) -> Command {
    // Out of an archive of tests it lies elsewhere than where it was built.
    let program = std::env::var_os("NEXTEST_BIN_EXE_tpb").unwrap_or_else(|| env!("CARGO_BIN_EXE_tpb").into());
    let mut command = Command::new(program);
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.env_remove("CLICOLOR_FORCE").env_remove("NO_COLOR");
    command
}

/// Runs the command.
pub fn tpb(args: &[&str]) -> Ran {
    tpb_with(args, b"")
}

/// Runs the command with something on its standard input.
pub fn tpb_with(args: &[&str], input: &[u8]) -> Ran {
    let mut child = command(args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Ran { code: output.status.code().unwrap_or(-1), out: output.stdout, err: String::from_utf8_lossy(&output.stderr).into_owned() }
}

/// The sample program.
pub fn program(file: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance/programs/neff_c08220/sg00");
    root.join(file).to_str().unwrap().to_owned()
}

/// A file for this test alone.
pub fn scratch(name: &str) -> PathBuf {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    std::fs::create_dir_all(&directory).unwrap();
    directory.join(name)
}
