//! A container of 100 MB is listed, told about and printed in memory that does not grow with it.
#![cfg(target_os = "linux")]

mod common;

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use common::{command, program, scratch};
use tpb::neff::{Header, Writer, archive};

/// Bytes of the large stream.
const LARGE: u64 = 100 << 20;
/// Bytes that a command may take: itself, its tables and a few buffers.
const MOST: u64 = 40 << 20;

/// Records as a compiler could have written them, and some as nobody would; no two alike, so that they do not compress to nothing.
struct Records {
    state: u64,
    record: [u8; 64],
    at: usize,
}

impl Read for Records {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        for byte in out.iter_mut() {
            if self.at.is_multiple_of(64) {
                self.next();
                self.at = 0;
            }
            *byte = self.record[self.at];
            self.at += 1;
        }
        Ok(out.len())
    }
}

impl Records {
    fn next(&mut self) {
        let mut bits = || {
            self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let z = (self.state ^ self.state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb)
        };
        let kind = bits();
        self.record.fill(0);
        match kind >> 61 {
            0 => self.record.as_chunks_mut::<8>().0.iter_mut().for_each(|w| *w = bits().to_le_bytes()),
            _ => {
                self.record[..2].copy_from_slice(&[[0xa0, 0xa4, 0x46, 0x41][kind as usize % 4], 16]);
                self.record[4..12].copy_from_slice(&(kind & 0x00ff_ffff_0f0f_0f0f).to_le_bytes());
                self.record[16..24].copy_from_slice(&bits().to_le_bytes());
            }
        }
    }
}

/// A container with a stream of so many bytes, and its path.
fn container(name: &str, bytes: u64) -> String {
    let path = scratch(name);
    let mut header = Header::default();
    header.set_name("large");
    let options = archive::Options { level: 0, ..archive::Options::default() };
    let mut writer = Writer::new(File::create(&path).unwrap(), header, options).unwrap();
    for file in ["def.json", "pool.json", "pool.bin"] {
        writer.bytes(&format!("sg00/{file}"), &fs::read(program(file)).unwrap()).unwrap();
    }
    writer.file("sg00/dve.bin", bytes, Records { state: bytes, record: [0; 64], at: 0 }.take(bytes)).unwrap();
    writer.finish().unwrap();
    path.to_str().unwrap().to_owned()
}

/// Lines that a command prints, and the most memory that it had.
fn watched(args: &[&str]) -> (u64, u64) {
    let mut child = command(args).spawn().unwrap();
    drop(child.stdin.take());
    let status = format!("/proc/{}/status", child.id());
    let is_over = Arc::new(AtomicBool::new(false));
    let watcher = thread::spawn({
        let is_over = Arc::clone(&is_over);
        move || {
            let mut peak = 0;
            // The mark only grows, so the last look is as good as the end.
            while !is_over.load(Ordering::Relaxed) {
                peak = mark(Path::new(&status)).unwrap_or(0).max(peak);
                thread::sleep(Duration::from_millis(1));
            }
            peak
        }
    });
    let mut out = BufReader::with_capacity(1 << 16, child.stdout.take().unwrap());
    let mut lines = 0;
    loop {
        let block = out.fill_buf().unwrap();
        if block.is_empty() {
            break;
        }
        lines += block.iter().filter(|b| **b == b'\n').count() as u64;
        let n = block.len();
        out.consume(n);
    }
    let code = child.wait().unwrap();
    is_over.store(true, Ordering::Relaxed);
    assert!(code.code().is_some_and(|c| c < 2), "{args:?}: {code}");
    (lines, watcher.join().unwrap())
}

/// The high-water mark of a process's memory.
fn mark(status: &Path) -> Option<u64> {
    let text = fs::read_to_string(status).ok()?;
    let line = text.lines().find_map(|l| l.strip_prefix("VmHWM:"))?;
    Some(line.trim().trim_end_matches(" kB").parse::<u64>().ok()? << 10)
}

#[test]
fn a_large_container_takes_constant_memory() {
    let large = container("large.neff", LARGE);
    let size = fs::metadata(&large).unwrap().len();
    for args in [&["neff", "ls"][..], &["neff", "info"], &["neff", "dis", "--gen", "cayman"]] {
        let (lines, most) = watched(&[args, &[&large]].concat());
        println!("{args:?}: {} KiB for {size} bytes; {lines} lines", most >> 10);
        // What a short command took may be seen too late, or not at all: the mark of a small container is nothing to compare with.
        assert!(most < MOST, "{args:?}: {most} bytes");
        if args.contains(&"--gen") {
            assert!(lines >= LARGE / 64 && most > 1 << 20, "{args:?}: {lines} lines, {most} bytes");
        }
    }
    fs::remove_file(large).unwrap();
}
