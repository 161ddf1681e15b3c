//! How a run ended, for people and as JSON.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::Value;
use tpb::Isa;
use tpb::core::RECORD_SIZE;
use tpb::engines::Outcome;
use tpb::engines::machine::Waiter;
use tpb::engines::races::Race;
use tpb::engines::site::Site;
use tpb::neff::Program;

use super::Output;
use crate::cli::out::{self, BOLD, Out, RED};

/// A run to be told about.
pub(super) struct Report<'a> {
    pub(super) isa: &'static Isa,
    pub(super) program: &'a Program,
    pub(super) outcome: &'a Outcome,
    pub(super) steps: u64,
    /// Where they are asked for.
    pub(super) races: Option<&'a [Race]>,
    pub(super) outputs: &'a [Output],
}

#[derive(Serialize)]
struct Json<'a> {
    outcome: &'a str,
    steps: u64,
    generation: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    halted: Option<Vec<&'a str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<At<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    waiters: Option<Vec<JsonWaiter<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    races: Option<Vec<String>>,
    /// As they were at the end, however that came.
    outputs: Vec<JsonOutput<'a>>,
}

#[derive(Serialize)]
struct At<'a> {
    engine: &'a str,
    instruction: usize,
    opcode: &'a str,
    byte: u8,
    statement: String,
}

#[derive(Serialize)]
struct JsonWaiter<'a> {
    at: At<'a>,
    waits_for: Vec<JsonWait>,
}

#[derive(Serialize)]
struct JsonWait {
    wait: String,
    value: u32,
    updaters: Vec<String>,
}

#[derive(Serialize)]
struct JsonOutput<'a> {
    name: &'a str,
    #[serde(rename = "type")]
    ty: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    values: Option<Vec<Value>>,
}

impl Report<'_> {
    /// For people.
    pub(super) fn text(&self, out: &mut Out) -> io::Result<()> {
        match self.outcome {
            Outcome::Completed { .. } => writeln!(out, "{BOLD}{}{BOLD:#}", self.outcome)?,
            Outcome::Fault { at, .. } => {
                writeln!(out, "{RED}fault{RED:#}: {}", self.outcome)?;
                self.print_statement(*at, out)?;
            }
            Outcome::Deadlock { waiters } => {
                writeln!(out, "{RED}deadlock{RED:#}: {} wait for ever", out::count(waiters.len() as u64, "engine"))?;
                waiters.iter().try_for_each(|w| self.print_waiter(w, out))?;
            }
            Outcome::OutOfBudget { .. } => writeln!(out, "{RED}{}{RED:#}; allow more with --max-steps", self.outcome)?,
        }
        match self.races {
            Some([]) => writeln!(out, "no races in this schedule")?,
            Some(races) => races.iter().try_for_each(|race| writeln!(out, "{RED}race{RED:#}: {race}"))?,
            None => {}
        }
        if !matches!(self.outcome, Outcome::Completed { .. }) {
            return Ok(());
        }
        self.outputs.iter().try_for_each(|o| print_output(o, out))
    }

    fn print_waiter(&self, waiter: &Waiter, out: &mut Out) -> io::Result<()> {
        writeln!(out, "  {waiter}")?;
        self.print_statement(waiter.at, out)
    }

    fn print_statement(&self, at: Site, out: &mut Out) -> io::Result<()> {
        writeln!(out, "    {}", self.statement(at))
    }

    /// The instruction as assembler text.
    fn statement(&self, at: Site) -> String {
        let code = self.program.code(at.engine);
        let start = at.index.saturating_mul(RECORD_SIZE);
        let record = code.get(start..start.saturating_add(RECORD_SIZE)).unwrap_or_default();
        let text = tpb::disassemble(self.isa.dialect, record).unwrap_or_default();
        text.trim_end().to_owned()
    }

    fn at(&self, at: Site) -> At<'static> {
        At { engine: at.engine.name(), instruction: at.index, opcode: at.name, byte: at.opcode, statement: self.statement(at) }
    }

    /// As JSON.
    pub(super) fn json(&self, out: &mut Out) -> io::Result<()> {
        let mut json = Json {
            outcome: "",
            steps: self.steps,
            generation: self.isa.dialect.name,
            halted: None,
            at: None,
            fault: None,
            waiters: None,
            races: self.races.map(|r| r.iter().map(ToString::to_string).collect()),
            outputs: self.outputs.iter().map(json_output).collect(),
        };
        match self.outcome {
            Outcome::Completed { halted, .. } => {
                json.outcome = "completed";
                json.halted = Some(halted.iter().map(|e| e.name()).collect());
            }
            Outcome::Fault { at, fault } => {
                json.outcome = "fault";
                json.at = Some(self.at(*at));
                json.fault = Some(fault.to_string());
            }
            Outcome::Deadlock { waiters } => {
                json.outcome = "deadlock";
                json.waiters = Some(waiters.iter().map(|w| self.waiter(w)).collect());
            }
            Outcome::OutOfBudget { .. } => json.outcome = "out of budget",
        }
        out::json_line(out, &json)
    }

    fn waiter(&self, waiter: &Waiter) -> JsonWaiter<'static> {
        let wait = |u: &tpb::engines::machine::Unmet| JsonWait {
            wait: u.wait.to_string(),
            value: u.value,
            updaters: u.updaters.iter().map(ToString::to_string).collect(),
        };
        JsonWaiter { at: self.at(waiter.at), waits_for: waiter.unmet.iter().map(wait).collect() }
    }
}

fn json_output(o: &Output) -> JsonOutput<'_> {
    let values = o.file.is_none().then(|| o.element.values(&o.bytes).map(|n| n.json()).collect());
    JsonOutput { name: &o.name, ty: o.element.name(), file: o.file.as_ref().map(|f| f.display().to_string()), values }
}

fn print_output(o: &Output, out: &mut Out) -> io::Result<()> {
    let count = o.bytes.len() / o.element.size();
    write!(out, "{BOLD}{}{BOLD:#}: {}[{count}]", o.name, o.element.name())?;
    match &o.file {
        Some(file) => writeln!(out, " in {}", file.display()),
        None => {
            writeln!(out)?;
            out::items(out, 2, " ", o.element.values(&o.bytes))
        }
    }
}
