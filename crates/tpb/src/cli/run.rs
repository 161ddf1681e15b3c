//! `tpb run`.

mod element;
mod npy;
mod report;
mod values;

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use tpb::Isa;
use tpb::engines::{Limits, Outcome, RunError, run_program};
use tpb::neff::Program;
use tpb::neff::program::Var;

use super::args;
use super::failure::{End, Failure, Verdict};
use super::out;
use element::Element;

/// Runs a program and tells how it ended.
///
/// DIR holds def.json, the engines' .json and .bin files, as sg00 of a NEFF does. Inputs are files (.npy, or raw little-endian bytes) or numbers. Elements are of the
/// type that def.json gives the variable; without one, of the .npy file, or by element size: 4 bytes are f32, 2 u16, 1 u8, 8 u64.
/// Exit code 1 for a fault (engine, instruction, statement), a deadlock (who waits for what), or when the steps run out.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  tpb run sg00 --gen sunda --in input=x.npy --out output=y.npy
  tpb run sg00 --gen cayman --in input=1.5            one number fills a variable
  tpb run sg00 --gen mariana --in a=1,2,3,4 --in b=b.bin --json")]
pub(super) struct Args {
    /// Directory of the program
    #[arg(value_name = "DIR")]
    directory: PathBuf,
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
    let directory = directory(&args.directory)?;
    let program = Program::load(&directory).map_err(|e| Failure::usage(e.to_string()))?;
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
    for asked in &args.outputs {
        variable(&program, "output", &asked.name)?;
    }
    let limits = Limits { budget: args.max_steps, ..Limits::default() };
    let run = run_program(args.generation, &program, &inputs, &limits).map_err(|e| refused(&program, e))?;
    // Without a type of its own, an output of as wide elements has that of the inputs.
    let common = values::common(&elements);
    let outputs: Vec<Output> = run.outputs.into_iter().map(|(name, bytes)| output(args, &program, common, name, bytes)).collect();
    let is_complete = matches!(run.outcome, Outcome::Completed { .. });
    if is_complete {
        outputs.iter().try_for_each(write)?;
    }
    let mut out = out::stdout();
    let report = report::Report { isa: args.generation, program: &program, outcome: &run.outcome, steps: run.steps, outputs: &outputs };
    if args.json {
        report.json(&mut out)?
    } else {
        report.text(&mut out)?
    }
    out.flush()?;
    Ok(Verdict::of(is_complete))
}

/// The directory with `def.json`: the one given, or the only one in it that has one.
fn directory(given: &Path) -> Result<PathBuf, Failure> {
    if given.join("def.json").is_file() {
        return Ok(given.to_owned());
    }
    let entries = fs::read_dir(given).map_err(|e| Failure::unreadable(given.display(), e))?;
    let mut inside: Vec<_> = entries.filter_map(|e| Some(e.ok()?.path())).filter(|p| p.join("def.json").is_file()).collect();
    inside.sort();
    match inside.as_slice() {
        [one] => Ok(one.clone()),
        [] => {
            Err(Failure::usage(format!("`{}` holds no def.json", given.display())).help("name the directory of a sub-graph, such as sg00"))
        }
        many => {
            let names: Vec<_> = many.iter().map(|p| p.display().to_string()).collect();
            Err(Failure::usage(format!("`{}` holds several sub-graphs", given.display())).help(format!("name one of {}", names.join(", "))))
        }
    }
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

fn write(output: &Output) -> Result<(), Failure> {
    let Some(path) = &output.file else { return Ok(()) };
    let bytes = match path.extension().is_some_and(|e| e == "npy") {
        true => npy::write(output.element, &output.bytes).ok_or_else(|| {
            Failure::usage(format!("numpy has no {}", output.element.name()))
                .help(format!("write raw bytes: --out {}=FILE.bin", output.name))
        })?,
        false => output.bytes.clone(),
    };
    fs::write(path, bytes).map_err(|e| Failure::usage(format!("cannot write `{}`: {e}", path.display())))
}
