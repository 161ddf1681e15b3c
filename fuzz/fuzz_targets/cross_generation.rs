//! A legal record comes back the same from every generation on which its operation can be written as a legal record.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tpb_conform::lowered::across_generations;
use tpb_fuzz::Case;

fuzz_target!(|case: Case| {
    if let Err(difference) = across_generations(case.isa, &case.record) {
        panic!("{difference}");
    }
});
