//! Assembler text of a mixed stream: printed and read, with the decoder and formatter of iced-x86 beside it.
#![allow(missing_docs)]

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

fn records() -> Vec<RecordBytes> {
    stream(cayman().dialect, COUNT, 1)
}

/// Every line on its own.
fn lines() -> Vec<String> {
    let print_one = |r: &RecordBytes| {
        let mut line = String::new();
        print(cayman().dialect, r, &mut line).expect("a string takes everything");
        line
    };
    records().iter().map(print_one).collect()
}

#[divan::bench]
fn print_mixed(bencher: Bencher<'_, '_>) {
    let records = records();
    let bytes: usize = lines().iter().map(String::len).sum();
    let mut out = String::with_capacity(2 * bytes);
    bencher.counter(ItemsCount::new(COUNT)).counter(BytesCount::new(bytes)).bench_local(|| {
        out.clear();
        for r in black_box(&records) {
            print(cayman().dialect, r, &mut out).expect("a string takes everything");
        }
        out.len()
    });
}

#[divan::bench]
fn parse_mixed(bencher: Bencher<'_, '_>) {
    let lines = lines();
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
