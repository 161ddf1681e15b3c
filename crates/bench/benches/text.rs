//! Assembler text of a mixed stream and of programs: printed and read, with the decoder and formatter of iced-x86 beside it.
#![allow(missing_docs)]

use std::path::{Path, PathBuf};

use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use iced_x86::{Decoder, DecoderOptions, FastFormatter};
use tpb_conformance::strata::stream;
use tpb_core::RecordBytes;
use tpb_core::text::{Parser, print};
use tpb_isa::Isa;

fn main() {
    divan::main();
}

const COUNT: usize = 4096;

fn cayman() -> &'static Isa {
    tpb_isa::generation("cayman").expect("a generation")
}

/// Records of every form, with random values.
fn mixed() -> Vec<RecordBytes> {
    stream(cayman().dialect, COUNT, 1)
}

/// The streams of the checked-in programs, one after the other and from the start again, as the machine code below is.
fn programs() -> Vec<RecordBytes> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance/programs");
    let below = |dir: &Path| -> Vec<PathBuf> { dir.read_dir().into_iter().flatten().flatten().map(|entry| entry.path()).collect() };
    let mut files: Vec<PathBuf> = below(&root).iter().flat_map(|program| below(&program.join("cayman"))).collect();
    files.retain(|file| file.extension().is_some_and(|e| e == "bin"));
    files.sort();
    let bytes: Vec<u8> = files.iter().flat_map(|file| std::fs::read(file).expect("a stream")).collect();
    bytes.as_chunks().0.iter().copied().cycle().take(COUNT).collect()
}

/// Every line on its own.
fn lines(records: &[RecordBytes]) -> Vec<String> {
    let print_one = |r: &RecordBytes| {
        let mut line = String::new();
        print(cayman().dialect, r, &mut line).expect("a string takes everything");
        line
    };
    records.iter().map(print_one).collect()
}

#[divan::bench(args = ["mixed", "programs"])]
fn print_lines(bencher: Bencher<'_, '_>, of: &str) {
    let records = if of == "mixed" { mixed() } else { programs() };
    let bytes: usize = lines(&records).iter().map(String::len).sum();
    let mut out = String::with_capacity(2 * bytes);
    bencher.counter(ItemsCount::new(COUNT)).counter(BytesCount::new(bytes)).bench_local(|| {
        out.clear();
        for r in black_box(&records) {
            print(cayman().dialect, r, &mut out).expect("a string takes everything");
        }
        out.len()
    });
}

#[divan::bench(args = ["mixed", "programs"])]
fn parse_lines(bencher: Bencher<'_, '_>, of: &str) {
    let lines = lines(&if of == "mixed" { mixed() } else { programs() });
    let bytes: usize = lines.iter().map(String::len).sum();
    let parser = Parser::new(cayman().dialect);
    bencher
        .counter(ItemsCount::new(COUNT))
        .counter(BytesCount::new(bytes))
        .bench_local(|| black_box(&lines).iter().filter(|l| parser.parse(l).is_ok()).count());
}

/// Machine code of a function with moves, arithmetic, calls and branches.
fn code() -> Vec<u8> {
    let body: &[u8] = &[
        0x55, 0x48, 0x89, 0xe5, 0x48, 0x83, 0xec, 0x20, 0x89, 0x7d, 0xec, 0x8b, 0x45, 0xec, 0x0f, 0xaf, 0xc0, 0x03, 0x05, 0x10, 0x20, 0x00,
        0x00, 0xf3, 0x0f, 0x10, 0x44, 0x8b, 0x04, 0xc5, 0xf4, 0x58, 0xc1, 0xe8, 0x00, 0x01, 0x00, 0x00, 0x48, 0x8d, 0x54, 0x24, 0x08, 0x39,
        0xd0, 0x7e, 0x05, 0x31, 0xc0, 0xc9, 0xc3,
    ];
    body.iter().copied().cycle().take(body.len() * 256).collect()
}

#[divan::bench]
fn iced_decode(bencher: Bencher<'_, '_>) {
    let code = code();
    let count = Decoder::with_ip(64, &code, 0x1000, DecoderOptions::NONE).iter().count();
    bencher
        .counter(ItemsCount::new(count))
        .bench_local(|| Decoder::with_ip(64, black_box(&code), 0x1000, DecoderOptions::NONE).iter().map(|i| i.len()).sum::<usize>());
}

#[divan::bench]
fn iced_format(bencher: Bencher<'_, '_>) {
    let code = code();
    let instructions: Vec<_> = Decoder::with_ip(64, &code, 0x1000, DecoderOptions::NONE).iter().collect();
    let mut formatter = FastFormatter::new();
    let mut out = String::with_capacity(1 << 20);
    bencher.counter(ItemsCount::new(instructions.len())).bench_local(|| {
        out.clear();
        for i in black_box(&instructions) {
            formatter.format(i, &mut out);
            out.push('\n');
        }
        out.len()
    });
}
