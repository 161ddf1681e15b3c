//! Record to operation and back over the same record keeps what an operation stands for.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tpb_conform::lowered::over_itself;
use tpb_fuzz::Case;

fuzz_target!(|case: Case| {
    let Case { isa, record, .. } = case;
    let Ok(operation) = (isa.lift)(&record) else { return };
    let wanted = isa.dialect.form(&record).map_or(record, |(_, form)| over_itself(form, &record));
    let back = (isa.lower_onto)(&operation, &record);
    assert_eq!(back, Ok(wanted), "{}: {operation:?}", isa.dialect.name);
});
