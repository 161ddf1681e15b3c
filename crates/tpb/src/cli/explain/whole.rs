//! A generation, and an engine of one.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;
use tpb::Isa;
use tpb::dialect::{Class, Engine, OpcodeInfo};

use crate::cli::out::{self, BOLD, Out, Table};

#[derive(Serialize)]
pub(super) struct GenerationNode {
    generation: &'static str,
    title: &'static str,
    version: &'static str,
    after: Option<&'static str>,
    doc: &'static str,
    geometry: BTreeMap<&'static str, u64>,
    opcodes: BTreeMap<&'static str, usize>,
    engines: BTreeMap<&'static str, usize>,
}

#[derive(Serialize)]
pub(super) struct EngineNode {
    engine: &'static str,
    generation: &'static str,
    doc: &'static str,
    opcodes: Vec<&'static str>,
}

const CLASSES: [Class; 3] = [Class::Real, Class::Pseudo, Class::Sentinel];

/// The opcodes that an engine is known to accept.
pub(super) fn accepted(isa: &'static Isa, engine: Engine) -> impl Iterator<Item = &'static OpcodeInfo> {
    isa.dialect.opcodes.iter().filter(move |o| o.engines.has(engine))
}

/// What an engine is for.
const fn doc(engine: Engine) -> &'static str {
    match engine {
        Engine::Pe => "the systolic array: multiplies matrices and adds up in PSUM",
        Engine::Act => "the activation engine: functions of single elements, from tables",
        Engine::Pool => "the pooling and general vector engine, with a core that runs firmware",
        Engine::Dve => "the vector engine",
        Engine::Sp => "the synchronisation engine of the block: waits, signals, branches",
        Engine::TopSp => "the synchronisation engine outside of the block",
    }
}

fn counts(isa: &'static Isa) -> impl Iterator<Item = (&'static str, usize)> {
    CLASSES.into_iter().map(|class| (class.name(), isa.dialect.opcodes.iter().filter(|o| o.class == class).count()))
}

/// What JSON has of a generation.
pub(super) fn generation_node(isa: &'static Isa) -> GenerationNode {
    let d = isa.dialect;
    GenerationNode {
        generation: d.name,
        title: d.title,
        version: d.version,
        after: d.after,
        doc: d.doc,
        geometry: d.geometry.iter().copied().collect(),
        opcodes: counts(isa).collect(),
        engines: Engine::ALL.into_iter().map(|e| (e.name(), accepted(isa, e).count())).collect(),
    }
}

/// What JSON has of an engine.
pub(super) fn engine_node(isa: &'static Isa, engine: Engine) -> EngineNode {
    let opcodes = accepted(isa, engine).map(|o| o.name).collect();
    EngineNode { engine: engine.name(), generation: isa.dialect.name, doc: doc(engine), opcodes }
}

/// Prints a generation.
pub(super) fn print_generation(isa: &'static Isa, out: &mut Out) -> io::Result<()> {
    let d = isa.dialect;
    write!(out, "{BOLD}{}{BOLD:#}  generation {}", d.title, d.version)?;
    match d.after.and_then(tpb::generation) {
        Some(before) => writeln!(out, ", after {}", before.dialect.title)?,
        None => writeln!(out, ", after none")?,
    }
    out::wrap(out, 2, d.doc)?;
    writeln!(out, "\n{BOLD}Opcodes{BOLD:#}")?;
    counts(isa).try_for_each(|(class, n)| writeln!(out, "  {n:>6}  {class}"))?;
    writeln!(out, "\n{BOLD}Opcodes known to be accepted{BOLD:#}")?;
    Engine::ALL.into_iter().try_for_each(|e| writeln!(out, "  {:>6}  {:<6}  {}", accepted(isa, e).count(), e.name(), doc(e)))?;
    writeln!(out, "\n{BOLD}Sizes{BOLD:#}")?;
    let mut table = Table::new(2, &["NAME", "VALUE"]);
    d.geometry.iter().for_each(|(name, value)| table.row([(*name).to_owned(), value.to_string()]));
    table.print(out)?;
    writeln!(out, "\n`tpb ops --gen {0}` lists its opcodes, `tpb ops --coverage --gen {0}` what is known of them", d.name)?;
    match d.after {
        Some(before) => writeln!(out, "`tpb diff {before} {}` tells what it changed", d.name),
        None => Ok(()),
    }
}

/// Prints an engine.
pub(super) fn print_engine(isa: &'static Isa, engine: Engine, out: &mut Out) -> io::Result<()> {
    let d = isa.dialect;
    writeln!(out, "{BOLD}{}{BOLD:#}  engine of {} ({})", engine.name(), d.title, d.version)?;
    out::wrap(out, 2, doc(engine))?;
    for class in CLASSES {
        let names: Vec<_> = accepted(isa, engine).filter(|o| o.class == class).map(|o| o.name).collect();
        if !names.is_empty() {
            writeln!(out, "\n{BOLD}{} opcodes that it is known to accept{BOLD:#}", capital(class.name()))?;
            out::items(out, 2, ", ", &names)?;
        }
    }
    if accepted(isa, engine).next().is_none() {
        out::wrap(out, 2, &format!("No opcode of {} is known to be accepted. {}", d.title, d.doc))?;
    }
    Ok(())
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
