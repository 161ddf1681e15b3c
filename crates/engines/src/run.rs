//! Programs from their inputs to their outputs.

use std::collections::BTreeMap;
use std::fmt;

use tpb_core::dialect::Isa;
use tpb_neff::Program;
use tpb_neff::program::LoadError;
use tpb_records::Operation;

use crate::choices::Choices;
use crate::machine::{Machine, Outcome};
use crate::memory::DramError;

/// How far a program may run, and what it may assume.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Most steps of the machine; an instruction takes two, a transfer one. Default one million.
    pub budget: u64,
    /// What the sources leave open.
    pub choices: Choices,
}

/// A program that has run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// How it ended.
    pub outcome: Outcome,
    /// Every variable of type `output` by name, as it was at the end, however that came.
    pub outputs: BTreeMap<String, Vec<u8>>,
    /// Steps taken.
    pub steps: u64,
}

/// Why a program cannot be run.
#[derive(Debug)]
pub enum RunError {
    /// References inside the description lead nowhere.
    Program(Vec<LoadError>),
    /// The variables cannot be laid out.
    Variables(DramError),
    /// The program has no input of this name.
    NoInput {
        /// The name.
        name: String,
    },
    /// An input was not given.
    Missing {
        /// The name.
        name: String,
    },
    /// An input has the wrong size.
    Size {
        /// The name.
        name: String,
        /// Bytes of the variable.
        want: usize,
        /// Bytes given.
        have: usize,
    },
}

impl Default for Limits {
    fn default() -> Self {
        Self { budget: 1_000_000, choices: Choices::default() }
    }
}

/// Runs a program on a machine of one core.
///
/// `inputs` gives the bytes of every variable of type `input`, by name. Other variables begin as the machine's memory does, constants with
/// their contents. The run ends as [`Outcome`] says; the outputs are read then, even after a fault.
///
/// # Errors
/// If the description is not whole, or the inputs are not those of the program.
pub fn run_program(
    isa: &'static Isa<Operation>,
    program: &Program,
    inputs: &BTreeMap<String, Vec<u8>>,
    limits: &Limits,
) -> Result<Run, RunError> {
    let mut machine = prepare(isa, program, inputs, limits.choices.clone())?;
    let outcome = machine.run(limits.budget);
    Ok(Run { outcome, outputs: outputs(&machine, program), steps: machine.steps() })
}

/// A machine of one core with a program and its inputs, ready to run; see [`run_program`].
///
/// # Errors
/// If the description is not whole, or the inputs are not those of the program.
pub fn prepare<'p>(
    isa: &'static Isa<Operation>,
    program: &'p Program,
    inputs: &BTreeMap<String, Vec<u8>>,
    choices: Choices,
) -> Result<Machine<'p>, RunError> {
    let dangling = program.check();
    if !dangling.is_empty() {
        return Err(RunError::Program(dangling));
    }
    let mut machine = Machine::new(isa, choices);
    machine.load_program(program).map_err(RunError::Variables)?;
    if let Some(name) = inputs.keys().find(|n| !of_kind(program, "input").any(|v| v == *n)) {
        return Err(RunError::NoInput { name: name.clone() });
    }
    for name in of_kind(program, "input") {
        let bytes = inputs.get(name).ok_or_else(|| RunError::Missing { name: name.clone() })?;
        let place = machine.core_mut().dram.bytes_mut(name).unwrap_or_default();
        if place.len() != bytes.len() {
            return Err(RunError::Size { name: name.clone(), want: place.len(), have: bytes.len() });
        }
        place.copy_from_slice(bytes);
    }
    Ok(machine)
}

/// Every variable of type `output` by name, as a machine has it.
pub fn outputs(machine: &Machine, program: &Program) -> BTreeMap<String, Vec<u8>> {
    let dram = &machine.core().dram;
    of_kind(program, "output").filter_map(|n| Some((n.clone(), dram.bytes(n)?.to_vec()))).collect()
}

fn of_kind<'p>(program: &'p Program, kind: &'static str) -> impl Iterator<Item = &'p String> {
    program.definition.var.iter().filter(move |(_, v)| v.kind == kind).map(|(name, _)| name)
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Program(errors) => {
                f.write_str("the program's description is not whole")?;
                errors.iter().try_for_each(|e| write!(f, "\n  {e}"))
            }
            Self::Variables(e) => e.fmt(f),
            Self::NoInput { name } => write!(f, "the program has no input `{name}`"),
            Self::Missing { name } => write!(f, "input `{name}` is missing"),
            Self::Size { name, want, have } => write!(f, "input `{name}` takes {want} bytes, {have} are given"),
        }
    }
}

impl std::error::Error for RunError {}
