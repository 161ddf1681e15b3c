//! How many layouts of each generation are supported by bytes that somebody else wrote.

use std::process::ExitCode;

use tpb_conformance::vectors::{Case, Support, directory, read_all, support};
use tpb_isa::GENERATIONS;

fn main() -> ExitCode {
    match report() {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(e) => {
            eprintln!("{e}");
            ExitCode::from(2)
        }
    }
}

fn report() -> Result<String, String> {
    let cases: Vec<Case> = read_all(&directory())?.into_values().flatten().collect();
    let mut out =
        format!("{:<13} {:>8} {:>13} {:>12} {:>9} {:>9}\n", "generation", "layouts", "whole record", "some fields", "derived", "nothing");
    for isa in GENERATIONS {
        let layouts = support(isa, &cases)?;
        let count = |s: Support| layouts.values().filter(|x| **x == s).count();
        let [whole, part, derived, nothing] = [Support::Whole, Support::Part, Support::Derived, Support::Nothing].map(count);
        out += &format!("{:<13} {:>8} {whole:>13} {part:>12} {derived:>9} {nothing:>9}\n", isa.dialect.name, layouts.len());
        for (support, title) in [(Support::Whole, "whole record"), (Support::Part, "some fields")] {
            let names: Vec<&str> = layouts.iter().filter(|(_, s)| **s == support).map(|(n, _)| *n).collect();
            if !names.is_empty() {
                out += &format!("  {title}: {}\n", names.join(", "));
            }
        }
    }
    Ok(out)
}
