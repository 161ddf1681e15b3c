//! Nothing that is in a stream makes the machine panic or run for ever.

mod common;

use common::*;
use tpb_core::dialect::Engine;
use tpb_engines::{Choices, Machine};
use tpb_isa::GENERATIONS;

/// Opcodes that have a model, so that random bytes reach it.
const MODELLED: [u8; 15] = [0x01, 0x02, 0x41, 0x46, 0x47, 0x49, 0xa0, 0xa1, 0xa2, 0xa3, 0xa4, 0xc1, 0xc7, 0xc8, 0xf0];

#[test]
fn random_records_end_in_an_outcome() {
    let mut random = Random(0x7b70);
    for isa in GENERATIONS {
        for round in 0..4000 {
            let mut machine = Machine::new(isa, Choices::default());
            for engine in Engine::ALL {
                let mut code = Vec::new();
                for _ in 0..random.bits() % 3 {
                    let mut record = [0u8; 64];
                    // Sparse bytes pass more checks than dense ones.
                    for byte in &mut record {
                        *byte = match random.bits() % [2, 5, 9][round % 3] {
                            0 => random.bits() as u8,
                            1 => [1, 2, 3, 0x80, 0x0a, 0x06, 0xff, 0x20][random.bits() as usize % 8],
                            _ => 0,
                        };
                    }
                    record[0] = MODELLED[random.bits() as usize % MODELLED.len()];
                    record[1] = 16;
                    if random.bits().is_multiple_of(2) {
                        record[4..12].fill(0);
                    }
                    code.extend_from_slice(&record);
                }
                machine.load(engine, code).unwrap();
            }
            let outcome = machine.run(1000);
            assert!(!outcome.to_string().is_empty());
        }
    }
}
