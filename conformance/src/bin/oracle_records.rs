//! Records for the oracles of another make: a stream of one generation, to the standard output.
//!
//! `oracle_records stratified|mutated GENERATION COUNT [SEED]`. Stratified records go over every form and union arm, forms that continue another behind
//! one of those, with a uniform record now and then. Mutated ones are witnesses, legal or breaking one rule, and records as an encoder could write them, with
//! a few bits or bytes changed.

use std::io::Write;
use std::process::ExitCode;

use tpb_conformance::strata::{self, Maker, Random, forms};
use tpb_conformance::witnesses::{self, Witness};
use tpb_core::RecordBytes;
use tpb_core::dialect::Dialect;

/// Records beside the witnesses that mutation starts from.
const POOL: usize = 1000;

const USAGE: &str = "usage: oracle_records stratified|mutated GENERATION COUNT [SEED]";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let written = records(&args).and_then(|stream| std::io::stdout().write_all(&stream.concat()).map_err(|e| e.to_string()));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("{e}");
            ExitCode::from(2)
        }
    }
}

fn records(args: &[String]) -> Result<Vec<RecordBytes>, String> {
    let (kind, generation, count, seed) = match args {
        [kind, generation, count] => (kind, generation, count, "1"),
        [kind, generation, count, seed] => (kind, generation, count, seed.as_str()),
        _ => return Err(USAGE.to_owned()),
    };
    let isa = tpb_isa::GENERATIONS.iter().find(|g| g.dialect.name == generation.replace('-', "_"));
    let dialect = isa.ok_or_else(|| format!("there is no generation {generation}"))?.dialect;
    let number = |text: &str| text.parse::<u64>().map_err(|_| format!("{text} is not a number; {USAGE}"));
    let (count, seed) = (number(count)? as usize, number(seed)?);
    match kind.as_str() {
        "stratified" => Ok(stratified(dialect, count, seed)),
        "mutated" => mutated(dialect, count, seed),
        _ => Err(USAGE.to_owned()),
    }
}

/// Records of all forms in turn; a form that continues another comes behind one of that.
fn stratified(dialect: &'static Dialect, count: usize, seed: u64) -> Vec<RecordBytes> {
    let mut random = Random(seed);
    let mut makers = Vec::new();
    for (form, opcodes) in forms(dialect) {
        makers.push((None, Maker::new(dialect, form, opcodes.clone(), random.bits())));
        // Legal more often, so that rules behind others are reached.
        makers.push((None, Maker::plain(dialect, form, opcodes, random.bits())));
    }
    for opcode in dialect.opcodes {
        for form in opcode.forms.iter().copied().filter(|f| f.continues) {
            let followed = form.follows.iter().filter_map(|byte| dialect.opcode(*byte));
            let before = followed.filter_map(|o| Some(Maker::new(dialect, o.forms.iter().find(|f| !f.continues)?, vec![o], random.bits())));
            makers.extend(before.map(|b| (Some(b), Maker::new(dialect, form, vec![opcode], seed))).collect::<Vec<_>>());
        }
    }
    let mut out = Vec::with_capacity(count + 2);
    while out.len() < count {
        for (before, maker) in &mut makers {
            out.extend(before.as_mut().map(Maker::record));
            out.push(maker.record());
        }
        out.push(random.record());
    }
    out.truncate(count);
    out
}

/// Witnesses with something changed.
fn mutated(dialect: &'static Dialect, count: usize, seed: u64) -> Result<Vec<RecordBytes>, String> {
    // As an encoder could write them: what there is where a generation has no witnesses.
    let mut pool = strata::stream(dialect, POOL, seed);
    for file in ["legal.jsonl", "breaking.jsonl"] {
        let all: Vec<Witness> = witnesses::read(&witnesses::directory().join(file))?;
        for witness in all.iter().filter(|w| w.gens.iter().any(|g| g == dialect.name)) {
            pool.push(witness.record()?);
        }
    }
    let mut random = Random(seed);
    // Each as it is first.
    let mut out: Vec<RecordBytes> = pool.iter().copied().take(count).collect();
    while out.len() < count {
        let mut record = pool[random.below(pool.len())];
        let other = pool[random.below(pool.len())];
        for _ in 0..=random.below(3) {
            let at = random.below(record.len());
            record[at] = match random.below(5) {
                0 => record[at] ^ 1 << random.below(8),
                1 => random.bits() as u8,
                2 => random.below(40) as u8,
                3 => 0,
                _ => other[at],
            };
        }
        out.push(record);
    }
    Ok(out)
}
