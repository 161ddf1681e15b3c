//! Any text as an assembler file, never a panic; what is read prints and reads again as the same record.
//! The first byte of the input chooses the generation.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tpb_core::text::{parse, parse_file, print};
use tpb_isa::GENERATIONS;

fuzz_target!(|input: (u8, &str)| {
    let (generation, text) = input;
    let dialect = GENERATIONS[usize::from(generation) % GENERATIONS.len()].dialect;
    for statement in parse_file(dialect, text) {
        match statement {
            Ok(statement) => {
                let mut again = String::new();
                print(dialect, &statement.record, &mut again).expect("a string takes everything");
                assert_eq!(parse(dialect, &again), Ok(statement.record), "{}: {again}", dialect.name);
            }
            Err(mistake) => {
                let line = text[mistake.offset..].lines().next().unwrap_or_default();
                assert!(line.get(mistake.error.span()).is_some(), "{}: {mistake}", dialect.name);
            }
        }
    }
});
