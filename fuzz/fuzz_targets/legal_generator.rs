//! The walk over legal records, wherever its seed leads: every record it gives is legal, keeps its form, and all claims hold of it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tpb_conform::claims::Judge;
use tpb_conform::legal::Walk;
use tpb_conform::sought::{reach, targets};
use tpb_conform::strata::Random;
use tpb_isa::GENERATIONS;

/// Records of one input.
const RECORDS: usize = 32;

thread_local! {
    static JUDGES: Vec<Judge> = GENERATIONS.iter().map(|isa| Judge::new(isa)).collect();
}

fuzz_target!(|input: (u8, u16, u64)| {
    let (generation, round, seed) = input;
    JUDGES.with(|judges| {
        let judge = &judges[usize::from(generation) % judges.len()];
        let mut random = Random(seed);
        let mut walk = Walk::new(judge.isa, round.into());
        let sought = targets(judge.isa);
        let target = &sought[usize::from(round) % sought.len()];
        let reached = reach(judge.isa, target, &mut random);
        for start in (0..RECORDS).map_while(|_| walk.next(&mut random)).chain(reached) {
            assert!((judge.isa.is_valid)(&start.record, &start.context), "{}: {:02x?}", judge.isa.dialect.name, start.record);
            if let Err(broken) = judge.judge(&start.record, &start.context) {
                panic!("{}: {}: {}", judge.isa.dialect.name, broken.claim, broken.seen);
            }
        }
    });
});
