//! Record to operation and back over the same record keeps what an operation stands for. A legal record comes back the same from every
//! generation on which its operation can be written as a legal record.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tpb_conformance::lowered::{across_generations, over_itself};
use tpb_fuzz::Case;

fuzz_target!(|case: Case| {
    let Case { generation, record, .. } = case;
    let name = generation.isa.dialect.name;
    let Ok(operation) = (generation.isa.lift)(&record) else { return };
    let wanted = generation.isa.dialect.form(&record).map_or(record, |(_, form)| over_itself(form, &record));
    let back = (generation.lower_onto)(&operation, &record);
    assert_eq!(back, Ok(wanted), "{name}: {operation:?}");
    if let Err(difference) = across_generations(generation.isa, &wanted) {
        panic!("{difference}");
    }
});
