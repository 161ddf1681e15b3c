//! `tpb run`.

mod element;
mod npy;
mod report;
mod values;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use tpb::Isa;
use tpb::engines::run::{self, prepare};
use tpb::engines::trace::perfetto_json;
use tpb::engines::{Choices, Limits, Machine, Outcome, RunError, Schedule};
use tpb::neff::Program;
use tpb::neff::program::Var;

use super::failure::{End, Failure, Verdict};
use super::progress::Progress;
use super::{args, out, program};
use element::Element;

/// Runs a program and tells how it ended.
///
/// FILE is a container, or a directory with def.json and the engines' .json and .bin files, as sg00 of a NEFF is. Inputs are files (.npy, or raw little-endian bytes) or numbers (integers also as 0x...). Elements are of the
/// type that def.json gives the variable; without one, of the .npy file, or by element size: 4 bytes are f32, 2 u16, 1 u8, 8 u64.
/// Exit code 1 for a fault (engine, instruction, statement), a deadlock (who waits for what), a race if asked for, or when the steps run out.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  tpb run sg00 --gen sunda --in input=x.npy --out output=y.npy
  tpb run sg00 --gen cayman --in input=1.5            one number fills a variable
  tpb run sg00 --gen mariana --in a=1,2,3,4 --in b=b.bin --json
  tpb run model.neff --gen sunda --in input=x.npy --trace trace.json --races")]
pub(super) struct Args {
    /// Container, or directory of the program
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long = "gen", value_name = "GENERATION", value_parser = args::generation, help = args::generation_help())]
    generation: &'static Isa,
    /// Contents of an input: a file, or numbers with commas between them
    #[arg(long = "in", value_name = "NAME=FILE|NUMBERS", value_parser = assignment, allow_hyphen_values = true)]
    inputs: Vec<Assignment>,
    /// File for an output: .npy, or raw bytes; printed if absent
    #[arg(long = "out", value_name = "NAME=FILE", value_parser = assignment)]
    outputs: Vec<Assignment>,
    /// Most steps; an instruction takes two, a transfer one
    #[arg(long, value_name = "N", default_value_t = Limits::default().budget)]
    max_steps: u64,
    /// Sub-graph, where there are several
    #[arg(long, value_name = "NAME")]
    graph: Option<String>,
    /// Take turns as a generator decides that begins with this seed, not one after the other
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    /// Write a trace for Perfetto or chrome://tracing: a track for each engine, semaphores as counters
    #[arg(long, value_name = "FILE", value_parser = args::written())]
    trace: Option<PathBuf>,
    /// Look for accesses to the same bytes that nothing orders
    #[arg(long)]
    races: bool,
    /// Run what `tpb lower` makes of the streams
    #[arg(long)]
    lowered: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// `NAME=VALUE`.
#[derive(Clone)]
struct Assignment {
    name: String,
    value: String,
}

fn assignment(text: &str) -> Result<Assignment, String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() && !value.is_empty() => Ok(Assignment { name: name.to_owned(), value: value.to_owned() }),
        _ => Err(String::from("NAME=VALUE is expected")),
    }
}

/// An output with its elements.
struct Output {
    name: String,
    element: Element,
    bytes: Vec<u8>,
    file: Option<PathBuf>,
}

/// Runs the command.
pub(super) fn run(args: &Args) -> End {
    let program = program::load(&args.file, args.graph.as_deref())?.program;
    let mut elements = BTreeMap::new();
    let mut inputs = BTreeMap::new();
    for given in &args.inputs {
        let var = variable(&program, "input", &given.name)?;
        let (element, bytes) = values::input(&given.name, var, &given.value)?;
        elements.insert(given.name.clone(), element);
        if inputs.insert(given.name.clone(), bytes).is_some() {
            return Err(Failure::usage(format!("input `{}` is given twice", given.name)));
        }
    }
    written_once(args, &program)?;
    let mut machine = prepare(args.generation, &program, &inputs, Choices::default()).map_err(|e| refused(&program, e))?;
    let lowered = args.lowered.then(|| lowered(args, &program, &mut machine)).transpose()?;
    let outcome = steps(args, &mut machine);
    // Without a type of its own, an output of as wide elements has that of the inputs.
    let common = values::common(&elements);
    let outputs = run::outputs(&machine, &program).into_iter().map(|(name, bytes)| output(args, &program, common, name, bytes));
    let outputs: Vec<Output> = outputs.collect();
    let is_complete = matches!(outcome, Outcome::Completed { .. });
    if is_complete {
        outputs.iter().try_for_each(write)?;
    }
    if let Some(path) = &args.trace {
        put(path, perfetto_json(machine.trace()).as_bytes())?;
    }
    let mut out = out::stdout();
    let report = report::Report {
        isa: args.generation,
        program: lowered.as_ref().unwrap_or(&program),
        outcome: &outcome,
        steps: machine.steps(),
        races: args.races.then(|| machine.races()),
        outputs: &outputs,
    };
    if args.json {
        report.json(&mut out)?
    } else {
        report.text(&mut out)?
    }
    out.flush()?;
    Ok(Verdict::of(is_complete && (!args.races || machine.races().is_empty())))
}

/// Every output has one file, and every file one content and a place, which is better known before the program runs than behind it.
fn written_once(args: &Args, program: &Program) -> Result<(), Failure> {
    args.trace.as_deref().map_or(Ok(()), placed)?;
    let mut names = BTreeSet::new();
    let mut files: BTreeSet<&str> = args.trace.iter().filter_map(|path| path.to_str()).collect();
    for asked in &args.outputs {
        variable(program, "output", &asked.name)?;
        if !names.insert(&asked.name) {
            return Err(Failure::usage(format!("output `{}` is given twice", asked.name)));
        }
        if asked.value == "-" {
            let failure = Failure::usage(format!("the standard output has what the command says, not output `{}`", asked.name));
            return Err(failure.help("leave --out away to have numbers printed, or name a file"));
        }
        placed(Path::new(&asked.value))?;
        // Devices such as /dev/null take anything.
        if !files.insert(&asked.value) && !asked.value.starts_with("/dev/") {
            return Err(Failure::usage(format!("`{}` would be written twice", asked.value)));
        }
    }
    Ok(())
}

/// Whether a file can be where it is to be written.
fn placed(path: &Path) -> Result<(), Failure> {
    let failed = |e| Failure::unwritable(path.display(), e);
    if path.is_dir() {
        return Err(failed(std::io::ErrorKind::IsADirectory.into()));
    }
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => fs::metadata(folder).map(drop).map_err(failed),
        None => Ok(()),
    }
}

/// Steps between two looks at the clock.
const STRETCH: u64 = 100_000;

/// Runs the machine, with a line that says how far if it takes long.
fn steps(args: &Args, machine: &mut Machine) -> Outcome {
    if args.trace.is_some() {
        machine.start_trace();
    }
    if args.races {
        machine.start_races();
    }
    if let Some(seed) = args.seed {
        machine.set_schedule(Schedule::Random(seed));
    }
    let mut progress = Progress::new("steps", None);
    loop {
        let left = args.max_steps.saturating_sub(machine.steps());
        match machine.run(left.min(STRETCH)) {
            Outcome::OutOfBudget { .. } if machine.steps() < args.max_steps => progress.at(machine.steps()),
            outcome => return outcome,
        }
    }
}

/// Gives the machine what the device would get; the program with the lowered streams.
fn lowered(args: &Args, program: &Program, machine: &mut Machine) -> Result<Program, Failure> {
    let vars = program.definition.var.iter();
    let addresses = vars.filter_map(|(name, var)| Some((var.var_id, machine.core().dram.address(name)?))).collect();
    let options = tpb::lower::Options { addresses, rank: Some(0), ..tpb::lower::Options::default() };
    let lowered = tpb::lower::lower(args.generation, program, &options).map_err(|errors| {
        let list: Vec<_> = errors.iter().map(ToString::to_string).collect();
        Failure::finding(list.join("\n"))
    })?;
    tpb::lowered::load(machine, args.generation, &lowered).map_err(|e| Failure::finding(e.to_string()))?;
    Ok(lowered.program(program))
}

/// The variable of this type and name.
fn variable<'p>(program: &'p Program, kind: &str, name: &str) -> Result<&'p Var, Failure> {
    let vars = &program.definition.var;
    if let Some(var) = vars.get(name).filter(|v| v.kind == kind) {
        return Ok(var);
    }
    let names: Vec<_> = vars.iter().filter(|(_, v)| v.kind == kind).map(|(n, _)| n.as_str()).collect();
    Err(Failure::usage(format!("the program has no {kind} `{name}`")).help(format!("its {kind}s: {}", out::Names(&names))))
}

fn refused(program: &Program, error: RunError) -> Failure {
    let failure = Failure::usage(error.to_string());
    match error {
        RunError::Missing { name } => {
            let size = program.definition.var.get(&name).and_then(|v| v.size).unwrap_or(0);
            failure.help(format!("give its {} with --in {name}=FILE or --in {name}=1,2,3", out::count(size, "byte")))
        }
        _ => failure,
    }
}

fn output(args: &Args, program: &Program, common: Option<Element>, name: String, bytes: Vec<u8>) -> Output {
    let var = program.definition.var.get(&name);
    let element = var.map_or(Element::U8, |v| values::element(v, common, bytes.len()));
    let file = args.outputs.iter().find(|o| o.name == name).map(|o| PathBuf::from(&o.value));
    Output { name, element, bytes, file }
}

fn put(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    fs::write(path, bytes).map_err(|e| Failure::unwritable(path.display(), e))
}

fn write(output: &Output) -> Result<(), Failure> {
    let Some(path) = &output.file else { return Ok(()) };
    let bytes = match path.extension().is_some_and(|e| e == "npy") {
        true => npy::write(output.element, &output.bytes).ok_or_else(|| {
            Failure::usage(format!("numpy has no {}", output.element.name()))
                .help(format!("write raw bytes: --out {}=FILE.bin", output.name))
        })?,
        false => output.bytes.clone(),
    };
    put(path, &bytes)
}
