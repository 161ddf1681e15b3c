//! `tpb ops`.

use std::io::Write;

use serde::Serialize;
use tpb::Isa;
use tpb::dialect::{Class, Engine, Form, OpcodeInfo};

use super::failure::{End, Failure, Verdict};
use super::out::{self, Table};
use super::{args, coverage};

/// Lists opcodes.
///
/// Without `--gen`, the opcodes of all generations in the main line of the instruction set (those that descend from the same root as the newest).
/// JSON is an array of {name, byte, class, format, engines, since, until} and more. `format` is that of the record without a selector.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  tpb ops --gen sunda
  tpb ops --gen mariana --engine pe --class real
  tpb ops --all --json | jq length
  tpb ops --coverage --gen cayman             what is known, executed, modelled
  tpb ops --sp")]
pub(super) struct Args {
    #[arg(long = "gen", value_name = "GENERATION", value_parser = args::generation, help = args::generation_help())]
    generation: Option<&'static Isa>,
    /// All generations of the main line (the default)
    #[arg(long, conflicts_with = "generation")]
    all: bool,
    /// Only opcodes that this engine is known to accept
    #[arg(long, value_parser = args::engine)]
    engine: Option<Engine>,
    /// Only opcodes of this class: real, pseudo or sentinel
    #[arg(long, value_parser = class)]
    class: Option<&'static str>,
    /// The words of 8 bytes that the SP stream of the oldest dialect is made of
    #[arg(long, conflicts_with_all = ["generation", "all", "engine", "class"])]
    sp: bool,
    /// Every record form of every generation: whether its layout is known, something executes it, the models do
    #[arg(long, conflicts_with = "sp")]
    coverage: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn class(name: &str) -> Result<&'static str, String> {
    let names = [Class::Real, Class::Pseudo, Class::Sentinel].map(Class::name);
    names.into_iter().find(|n| n.eq_ignore_ascii_case(name)).ok_or_else(|| format!("no such class; there are {}", names.join(", ")))
}

#[derive(Serialize)]
struct Row {
    name: &'static str,
    byte: u8,
    class: &'static str,
    format: &'static str,
    engines: Vec<&'static str>,
    since: &'static str,
    until: Option<&'static str>,
    mnemonic: &'static str,
    forms: Vec<SubForm>,
    generations: Vec<&'static str>,
    conf: &'static str,
    doc: &'static str,
}

#[derive(Serialize)]
struct SubForm {
    format: &'static str,
    selector: Option<u8>,
}

#[derive(Serialize)]
struct Word {
    name: &'static str,
    byte: u8,
}

/// Runs the command.
pub(super) fn run(args: &Args) -> End {
    if args.sp {
        return words(args.json);
    }
    if args.coverage {
        return covered(args);
    }
    let isas = args.generation.map_or_else(tpb::main_line, |g| vec![g]);
    let rows: Vec<Row> = union(&isas).into_iter().filter(|(o, _)| is_asked(args, o)).map(|(o, g)| row(o, g)).collect();
    let mut out = out::stdout();
    if args.json {
        out::json_list(&mut out, &rows)?;
    } else {
        let mut table = Table::new(0, &["BYTE", "NAME", "CLASS", "FORMAT", "ENGINES", "SINCE", "UNTIL"]);
        for r in &rows {
            let engines = if r.engines.is_empty() { String::from("?") } else { r.engines.join(" ") };
            let (byte, until) = (format!("{:#04x}", r.byte), r.until.unwrap_or_default());
            table.row([byte, r.name.into(), r.class.into(), r.format.into(), engines, r.since.into(), until.into()]);
        }
        table.print(&mut out)?;
        writeln!(out, "{}", out::count(rows.len() as u64, "opcode"))?;
    }
    out.flush()?;
    Ok(Verdict::Clean)
}

/// The coverage of what is asked for.
fn covered(args: &Args) -> End {
    coverage::print(args.json, |row| {
        let Some(isa) = tpb::generation(row.generation) else { return false };
        let is_here = args.generation.is_none_or(|g| g.dialect.name == row.generation);
        is_here && isa.dialect.opcode(row.byte).is_some_and(|o| is_asked(args, o))
    })
}

/// Every opcode of these generations once, as the last of them has it, with the generations.
fn union(isas: &[&'static Isa]) -> Vec<(&'static OpcodeInfo, Vec<&'static str>)> {
    let mut all: Vec<(&'static OpcodeInfo, Vec<&'static str>)> = Vec::new();
    for isa in isas {
        for opcode in isa.dialect.opcodes {
            match all.iter_mut().find(|(o, _)| o.byte == opcode.byte && o.name == opcode.name) {
                Some((o, generations)) => {
                    *o = opcode;
                    generations.push(isa.dialect.name);
                }
                None => all.push((opcode, vec![isa.dialect.name])),
            }
        }
    }
    all.sort_by_key(|(o, _)| o.byte);
    all
}

fn is_asked(args: &Args, opcode: &OpcodeInfo) -> bool {
    args.engine.is_none_or(|e| opcode.engines.has(e)) && args.class.is_none_or(|c| opcode.class.name() == c)
}

/// The form of a record without a selector.
pub(super) fn plain_form(opcode: &OpcodeInfo) -> Option<&'static Form> {
    let plain = opcode.forms.iter().find(|f| f.selector.is_none() && !f.continues);
    plain.or(opcode.forms.last()).copied()
}

fn row(o: &'static OpcodeInfo, generations: Vec<&'static str>) -> Row {
    Row {
        name: o.name,
        byte: o.byte,
        class: o.class.name(),
        format: plain_form(o).map_or("", |f| f.name),
        engines: o.engines.iter().map(Engine::name).collect(),
        since: o.since,
        until: o.until,
        mnemonic: o.mnemonic,
        forms: o.forms.iter().map(|f| SubForm { format: f.name, selector: f.selector.map(|s| s.value) }).collect(),
        generations,
        conf: o.conf.name(),
        doc: o.doc,
    }
}

fn words(json: bool) -> End {
    let mut out = out::stdout();
    let words = tpb::isa::SP_WORDS.iter().map(|(name, byte)| Word { name, byte: *byte });
    if json {
        out::json_list(&mut out, words)?;
    } else {
        let mut table = Table::new(0, &["BYTE", "NAME"]);
        words.for_each(|w| table.row([format!("{:#04x}", w.byte), w.name.to_owned()]));
        table.print(&mut out)?;
    }
    out.flush().map_err(Failure::from)?;
    Ok(Verdict::Clean)
}
