//! Legal records, one after the other on an engine that takes them, under a budget: each run ends in an outcome, never in a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tpb_conform::legal::Walk;
use tpb_conform::oracle::{Bench, compare};
use tpb_conform::strata::Random;
use tpb_isa::GENERATIONS;

/// Records of one input.
const RECORDS: usize = 16;

fuzz_target!(|input: (u8, u16, u64)| {
    let (generation, round, seed) = input;
    let isa = GENERATIONS[usize::from(generation) % GENERATIONS.len()];
    let mut random = Random(seed);
    let mut bench = Bench::new(isa, &mut random);
    let mut walk = Walk::new(isa, round.into());
    for start in (0..RECORDS).map_while(|_| walk.next(&mut random)) {
        bench.carry_out(&start.record, start.context.engine);
    }
    if let Err((broken, record)) = compare(isa, &mut random) {
        panic!("{}: {}: {}: {record:02x?}", isa.dialect.name, broken.claim, broken.seen);
    }
});
