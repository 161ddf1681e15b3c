//! Legality of a mixed stream, and of the records in it that are legal.
#![allow(missing_docs)]

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use tpb_conformance::strata::stream;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, Policy, Stage};
use tpb_isa::Isa;

fn main() {
    divan::main();
}

const COUNT: usize = 4096;
const CX: Context = Context { engine: None, stage: Stage::Neff, policy: Policy::Strict };

fn cayman() -> &'static Isa {
    tpb_isa::generation("cayman").expect("a generation")
}

fn mixed() -> Vec<RecordBytes> {
    stream(cayman().dialect, COUNT, 1)
}

/// What is legal of a long stream, repeated.
fn legal() -> Vec<RecordBytes> {
    let all = stream(cayman().dialect, 64 * COUNT, 2);
    let legal: Vec<RecordBytes> = all.into_iter().filter(|r| (cayman().is_valid)(r, &CX)).collect();
    legal.iter().copied().cycle().take(COUNT).collect()
}

fn is_valid(bencher: Bencher<'_, '_>, records: Vec<RecordBytes>) {
    bencher
        .counter(ItemsCount::new(COUNT))
        .bench_local(|| black_box(&records).iter().filter(|r| (cayman().is_valid)(r, black_box(&CX))).count());
}

fn check(bencher: Bencher<'_, '_>, records: Vec<RecordBytes>) {
    bencher.counter(ItemsCount::new(COUNT)).bench_local(|| {
        let mut broken = 0;
        for r in black_box(&records) {
            (cayman().check)(r, black_box(&CX), &mut |_| broken += 1);
        }
        broken
    });
}

#[divan::bench]
fn is_valid_mixed(bencher: Bencher<'_, '_>) {
    is_valid(bencher, mixed());
}

#[divan::bench]
fn is_valid_legal(bencher: Bencher<'_, '_>) {
    is_valid(bencher, legal());
}

#[divan::bench]
fn check_mixed(bencher: Bencher<'_, '_>) {
    check(bencher, mixed());
}

#[divan::bench]
fn check_legal(bencher: Bencher<'_, '_>) {
    check(bencher, legal());
}
