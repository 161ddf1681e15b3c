//! Record to operation and back over the same record keeps what an operation stands for. A legal record comes back the same from every
//! generation on which its operation can be written as a legal record.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tpb_conformance::lowered::over_itself;
use tpb_core::check::{Context, Policy, Stage};
use tpb_fuzz::{Case, GENERATIONS};

/// Nothing but what the record says.
const CONTEXT: Context = Context { engine: None, stage: Stage::Neff, policy: Policy::Strict };

fuzz_target!(|case: Case| {
    let Case { generation, record, .. } = case;
    let name = generation.isa.dialect.name;
    let Ok(operation) = (generation.isa.lift)(&record) else { return };
    let wanted = generation.isa.dialect.form(&record).map_or(record, |(_, form)| over_itself(form, &record));
    let back = (generation.lower_onto)(&operation, &record);
    assert_eq!(back, Ok(wanted), "{name}: {operation:?}");
    if !(generation.isa.is_valid)(&wanted, &CONTEXT) {
        return;
    }
    for other in &GENERATIONS {
        let Ok(there) = (other.isa.lower)(&operation) else { continue };
        if !(other.isa.is_valid)(&there, &CONTEXT) {
            continue;
        }
        let again = (other.isa.lift)(&there).map(|again| (generation.isa.lower)(&again));
        assert_eq!(again, Ok((generation.isa.lower)(&operation)), "{name} to {}: {operation:?}", other.isa.dialect.name);
    }
});
