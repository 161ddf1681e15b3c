//! Any 64 bytes on any generation: the crate's `Instruction` keeps every byte and agrees with the tables on what the record is.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tpb_fuzz::Case;

fuzz_target!(|case: Case| {
    let Case { isa, record, .. } = case;
    let dialect = isa.dialect;
    let (name, bytes) = (isa.recode)(&record);
    assert_eq!(bytes, record, "{}: encoding is not what was decoded", dialect.name);
    let form = dialect.form(&record);
    match (name, form) {
        (Some(name), Some((opcode, form))) => {
            assert_eq!(name, opcode.name, "{}", dialect.name);
            assert_eq!(form.layout.size, 64, "{}: {}", dialect.name, form.name);
        }
        (None, None) => {}
        // A record that has no form by itself: only sub-forms that continue another record, or a selector nobody has.
        (name, form) => panic!("{}: decoded as {name:?}, tables say {:?}", dialect.name, form.map(|(_, f)| f.name)),
    }
    let mut json = String::new();
    tpb_core::json::statement(dialect, &record, 0, &mut json).expect("a string takes everything");
});
