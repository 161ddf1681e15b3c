//! Activation tables of any bytes: checking and evaluating never panic; what the check passes without an error has a value everywhere.
#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use tpb_pwp::{CamLayout, Memory, Plan, Severity, Tables, check};

#[derive(Arbitrary, Debug)]
struct Input {
    sunda: bool,
    records: [u8; 4],
    writes: Vec<(u8, u16, Vec<u8>)>,
    inputs: Vec<f32>,
    slope: f32,
}

fuzz_target!(|input: Input| {
    let layout = if input.sunda { CamLayout::Sunda } else { CamLayout::Cayman };
    let mut tables = Tables::new(layout, input.records.map(|n| usize::from(n % 32)));
    for (memory, offset, data) in &input.writes {
        let memory = Memory::ALL[usize::from(*memory) % Memory::ALL.len()];
        let written = tables.write(memory, usize::from(*offset) % 512, data);
        assert_eq!(written.is_some(), usize::from(*offset) % 512 + data.len() <= tables.bytes(memory).len());
    }
    let sound = check(&tables).iter().all(|f| f.severity != Severity::Error);
    // A profile that no entry of the directory leads to is not checked.
    let reached: Vec<bool> = tables.cam().map(|entry| entry.valid).collect();
    for profile in 0..tables.profiles().count() {
        let Some(plan) = Plan::new(&tables, profile) else { continue };
        for x in &input.inputs {
            let value = plan.at(*x, input.slope);
            let mut one = [*x];
            let applied = plan.apply(&mut one, input.slope);
            assert_eq!(value.is_ok(), applied.is_ok());
            if let Ok(value) = value {
                assert!(value.to_bits() == one[0].to_bits() || value.is_nan() && one[0].is_nan(), "{x}: {value} and {}", one[0]);
            }
            assert!(!sound || value.is_ok() || reached.get(profile) != Some(&true), "{x} has no value in tables without an error");
        }
    }
});
