//! Legal records of every generation, executed under a budget on memory of random content: nothing panics, and each ends in an outcome.
//!
//! `TPB_EXEC_CASES` says how many records of each generation, `TPB_EXEC_SEED` what they are made from. With `TPB_UPDATE_REPORT` set, what became of
//! them is written to `reports/exec_legal.md`.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::time::Instant;

use tpb_conformance::strata::{Maker, Random, forms};
use tpb_conformance::witnesses::{directory, hex, read};
use tpb_core::RecordBytes;
use tpb_core::check::{Context, Policy, Stage};
use tpb_core::dialect::{Class, Dialect, Engine, Form, OpcodeInfo};
use tpb_engines::machine::Outcome;
use tpb_engines::memory::Space;
use tpb_engines::{Choices, Machine, Schedule};
use tpb_isa::{GENERATIONS, Isa};

/// Records of a generation where `TPB_EXEC_CASES` does not say.
const CASES: u64 = 3000;
/// Records between two machines.
const RENEWAL: u64 = 4096;
/// Legal records that are kept of a form, to make others of.
const POOL: usize = 48;
/// Steps of a record, and of what it sets off.
const STEPS: u64 = 200;

fn number(variable: &str, default: u64) -> u64 {
    std::env::var(variable).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

/// Legal records of a form.
struct Source {
    form: &'static Form,
    opcodes: Vec<&'static OpcodeInfo>,
    maker: Maker,
    pool: Vec<RecordBytes>,
    legal: u64,
}

impl Source {
    /// The sources of a generation; their pools begin with the witnesses.
    fn all(dialect: &'static Dialect, seed: u64) -> Vec<Self> {
        let witnesses: Vec<tpb_conformance::witnesses::Witness> = read(&directory().join("legal.jsonl")).expect("witnesses");
        let of = |(n, (form, opcodes)): (usize, (&'static Form, Vec<&'static OpcodeInfo>))| {
            let here = witnesses.iter().filter(|w| w.form == form.name && w.gens.iter().any(|g| g == dialect.name));
            let pool = here.filter_map(|w| w.record().ok()).filter(|r| opcodes.iter().any(|o| o.byte == r[0])).take(POOL).collect();
            let maker = Maker::plain(dialect, form, opcodes.clone(), seed ^ (n as u64) << 32);
            Self { form, opcodes, maker, pool, legal: 0 }
        };
        forms(dialect).into_iter().enumerate().map(of).collect()
    }

    /// A record that may be legal: one as an encoder writes it, or a legal one with some of its fields or bytes.
    fn candidate(&mut self, random: &mut Random) -> RecordBytes {
        let fresh = self.maker.record();
        if self.pool.is_empty() || random.once_in(4) {
            return fresh;
        }
        let mut record = self.pool[random.below(self.pool.len())];
        let fields = self.form.layout.fields;
        for _ in 0..=random.below(4) {
            match random.below(3) {
                0 => {
                    let at = 2 + random.below(62);
                    let any = random.bits() as u8;
                    record[at] = [any, 0, 1, 0xff, record[at].wrapping_add(1), record[at] ^ 1 << (any & 7)][random.below(6)];
                }
                _ => {
                    let field = &fields[random.below(fields.len())];
                    let place = usize::from(field.offset)..usize::from(field.offset) + field.ty.size();
                    if place.start > 0 {
                        record[place.clone()].copy_from_slice(&fresh[place]);
                    }
                }
            }
        }
        (record[0], record[1]) = (if random.once_in(2) { record[0] } else { fresh[0] }, fresh[1]);
        record
    }

    /// The next legal record and its engine, if one comes up soon.
    fn record(&mut self, isa: &Isa, random: &mut Random) -> Option<(RecordBytes, Engine)> {
        for _ in 0..64 {
            let mut record = self.candidate(random);
            let Some(opcode) = self.opcodes.iter().find(|o| o.byte == record[0]) else { continue };
            let takers: Vec<Engine> = opcode.engines.iter().collect();
            let engine = if takers.is_empty() { Engine::ALL[random.below(6)] } else { takers[random.below(takers.len())] };
            let stage = if opcode.class == Class::Pseudo { Stage::Neff } else { Stage::Device };
            let context = Context { engine: Some(engine), stage, policy: Policy::Strict };
            if !random.once_in(4) {
                // Most do not wait.
                let events = if isa.dialect.name == "tonga" { 4..8 } else { 4..12 };
                let waiting = record;
                record[events].fill(0);
                if !(isa.is_valid)(&record, &context) {
                    record = waiting;
                }
            }
            if !(isa.is_valid)(&record, &context) {
                continue;
            }
            self.legal += 1;
            match self.pool.len() {
                n if n < POOL => self.pool.push(record),
                n => self.pool[random.below(n)] = record,
            }
            return Some((record, engine));
        }
        None
    }
}

/// A machine whose memories, registers and flags hold anything.
fn machine(isa: &'static Isa, random: &mut Random, noise: &[u8]) -> Machine<'static> {
    let choices = Choices { elements_per_partition: 2048, work_per_instruction: 1 << 20, ..Choices::default() };
    let mut machine = Machine::new(isa, choices);
    let core = machine.core_mut();
    for space in [Space::Sbuf, Space::Psum] {
        let memory = core.memory_mut(space);
        let bytes = memory.partition_bytes() as usize;
        for partition in 0..memory.partitions() {
            let from = random.below(noise.len() - bytes);
            memory.write(partition, 0, &noise[from..from + bytes]).expect("a whole partition");
        }
    }
    core.dram.declare("x", Some(0), 1 << 16, 0).expect("a variable");
    core.dram.declare("y", Some(1), 1 << 16, 0).expect("a variable");
    for name in ["x", "y"] {
        let place = core.dram.bytes_mut(name).expect("it is declared");
        let from = random.below(noise.len() - place.len());
        place.copy_from_slice(&noise[from..from + place.len()]);
    }
    let map = core.bus.map.clone();
    let bases = [map.sbuf, map.psum, map.sync + 0x1000, map.sync + 0x1800, map.dram, map.top_sp];
    for engine in Engine::ALL {
        for register in 0..core.geometry.registers {
            // Of four, two are an address of something, one is anything, one is small.
            let base = bases[random.below(bases.len())] + random.below(64) as u64 * 4;
            let value = [base as u32, (base >> 32) as u32, random.bits() as u32, random.below(100) as u32][register as usize % 4];
            core.registers_mut(engine).write(register, value).expect("a register");
        }
    }
    for index in (0..=255).take(core.geometry.semaphores as usize) {
        core.sync.set_semaphore(index, random.below(6) as u32).expect("a semaphore");
    }
    machine
}

/// What became of the records of a generation.
#[derive(Default)]
struct Tally {
    records: u64,
    completed: u64,
    waiting: u64,
    endless: u64,
    faults: BTreeMap<&'static str, u64>,
    gaps: BTreeMap<&'static str, u64>,
    forms: usize,
    missed: Vec<&'static str>,
    seconds: f64,
}

/// Tells which record it was, if one panics.
struct Witnessed<'r>(&'static str, &'r RecordBytes, Engine, u64);

impl Drop for Witnessed<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("record {} of {} on {}: {}", self.3, self.0, self.2.name(), hex(self.1));
        }
    }
}

fn execute(isa: &'static Isa, cases: u64, seed: u64) -> Tally {
    let start = Instant::now();
    let mut random = Random(seed);
    let noise: Vec<u8> = (0..1 << 17).flat_map(|_| random.bits().to_le_bytes()).collect();
    let mut sources = Source::all(isa.dialect, seed);
    // What continues a record, by the opcode of that.
    let continuing: Vec<_> =
        isa.dialect.opcodes.iter().flat_map(|o| o.forms.iter().filter(|f| f.continues).map(move |f| (o, *f))).collect();
    let mut extensions: Vec<(&[u8], Maker)> =
        continuing.into_iter().map(|(o, f)| (f.follows, Maker::plain(isa.dialect, f, vec![o], seed))).collect();
    let mut tally = Tally { forms: sources.len(), ..Tally::default() };
    let mut subject = machine(isa, &mut random, &noise);
    let mut turn = 0;
    while tally.records < cases && turn < 64 * cases {
        turn += 1;
        let number = sources.len();
        let Some((record, engine)) = sources[turn as usize % number].record(isa, &mut random) else { continue };
        tally.records += 1;
        if tally.records.is_multiple_of(RENEWAL) {
            subject = machine(isa, &mut random, &noise);
            if random.once_in(8) {
                subject.start_races();
                subject.set_schedule(Schedule::Random(seed));
            }
        }
        let mut code = record.to_vec();
        if let Some((_, maker)) = extensions.iter_mut().find(|(follows, _)| follows.contains(&record[0])) {
            let mut extension = maker.record();
            // Its second byte is no length.
            extension[1] = random.below(4) as u8;
            code.extend_from_slice(&extension);
        }
        let witnessed = Witnessed(isa.dialect.name, &record, engine, tally.records);
        for other in Engine::ALL {
            // Nothing is left of the record before.
            subject.load(other, if other == engine { std::mem::take(&mut code) } else { Vec::new() }).expect("whole records");
        }
        let outcome = subject.run(STEPS);
        match &outcome {
            Outcome::Completed { .. } => tally.completed += 1,
            Outcome::Deadlock { .. } => tally.waiting += 1,
            Outcome::OutOfBudget { .. } => tally.endless += 1,
            Outcome::Fault { fault, .. } => {
                *tally.faults.entry(fault.kind()).or_default() += 1;
                if let tpb_engines::Fault::Gap { gap, .. } = fault {
                    *tally.gaps.entry(gap).or_default() += 1;
                }
            }
        }
        if tally.records.is_multiple_of(16) {
            assert!(!outcome.to_string().is_empty());
        }
        drop(witnessed);
    }
    tally.missed = sources.iter().filter(|s| s.legal == 0).map(|s| s.form.name).collect();
    tally.seconds = start.elapsed().as_secs_f64();
    tally
}

/// The report, a column for each generation.
fn report(seed: u64, tallies: &[(&str, Tally)]) -> String {
    let mut text = format!(
        "# Legal records, executed\n\n\
         Records that break no rule, on memories, registers and flags of random content, each on an engine that takes it, at most {STEPS} steps. They are\n\
         made of the witnesses and of records as encoders write them, field by field, form after form. None panicked; every fault is a value.\n\n\
         `TPB_EXEC_CASES=1000000 TPB_EXEC_SEED={seed} TPB_UPDATE_REPORT=1 cargo test --release -p tpb-conformance --test exec_legal` writes this file anew.\n\n"
    );
    let mut row = |title: &str, cell: &dyn Fn(&Tally) -> String| {
        let cells: Vec<String> = tallies.iter().map(|(_, t)| cell(t)).collect();
        let _ = writeln!(text, "| {title} | {} |", cells.join(" | "));
    };
    row("", &|_| String::new());
    let names: Vec<&str> = tallies.iter().map(|(name, _)| *name).collect();
    let mut kinds: Vec<&str> = tallies.iter().flat_map(|(_, t)| t.faults.keys().copied()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let mut gaps: Vec<&str> = tallies.iter().flat_map(|(_, t)| t.gaps.keys().copied()).collect();
    gaps.sort_unstable();
    gaps.dedup();
    let count = |map: &BTreeMap<&'static str, u64>, key: &str| map.get(key).copied().unwrap_or(0).to_string();
    row("records", &|t| t.records.to_string());
    row("forms with legal records", &|t| format!("{} of {}", t.forms - t.missed.len(), t.forms));
    row("none of", &|t| t.missed.join(", "));
    row("completed", &|t| t.completed.to_string());
    row("still waiting", &|t| t.waiting.to_string());
    row("out of steps", &|t| t.endless.to_string());
    for kind in kinds {
        row(&format!("fault: {kind}"), &|t| count(&t.faults, kind));
    }
    for gap in gaps {
        row(&format!("gap `{gap}`"), &|t| count(&t.gaps, gap));
    }
    row("seconds", &|t| format!("{:.0}", t.seconds));
    let header = format!("| | {} |\n|{}\n", names.join(" | "), "---|".repeat(names.len() + 1));
    let empty = format!("|  | {} |\n", vec![""; names.len()].join(" | "));
    text.replacen(&empty, &header, 1)
}

#[test]
fn legal_records_end_in_an_outcome() {
    let (cases, seed) = (number("TPB_EXEC_CASES", CASES), number("TPB_EXEC_SEED", 0x7b70));
    let tallies: Vec<(&str, Tally)> = GENERATIONS.iter().map(|isa| (isa.dialect.name, execute(isa, cases, seed))).collect();
    let text = report(seed, &tallies);
    println!("{text}");
    if std::env::var_os("TPB_UPDATE_REPORT").is_some() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("reports/exec_legal.md");
        std::fs::write(path, &text).expect("the report can be written");
    }
    for (name, tally) in &tallies {
        assert_eq!(tally.records, cases, "{name}: too few legal records come up");
        // The opcode INVALID is legal nowhere.
        assert!(tally.missed.iter().all(|form| *form == "INVALID"), "{name}: no legal record of {:?}", tally.missed);
        // The records of TONGA ask the host for transfers, or are not modelled.
        assert!(tally.completed > cases / 20 || *name == "tonga", "{name}: {} of {cases} completed", tally.completed);
    }
}
