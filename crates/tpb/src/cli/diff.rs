//! `tpb diff`.

use std::io::{self, Write};

use serde::Serialize;
use tpb::Isa;
use tpb::dialect::{Dialect, Engine, OpcodeInfo};
use tpb::isa::ENUMS;
use tpb::layout::EnumInfo;

use super::args;
use super::compare::{self, Change};
use super::failure::{End, Verdict};
use super::out::{self, BOLD, Out};

/// Tells what differs between two generations.
///
/// Opcodes added, dropped, on another byte, or whose byte means something else; engines that accept them; record formats with another layout; enum
/// values added and dropped. Offsets with a plus sign count from the beginning of the field that they are inside.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  tpb diff cayman mariana
  tpb diff mariana-plus maverick --json | jq .formats[].format")]
pub(super) struct Args {
    #[arg(value_parser = args::generation, help = args::generation_help())]
    from: &'static Isa,
    #[arg(value_parser = args::generation, help = "The other one")]
    to: &'static Isa,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Diff {
    from: &'static str,
    to: &'static str,
    opcodes: Opcodes,
    formats: Vec<FormatDiff>,
    enums: Vec<EnumDiff>,
}

#[derive(Serialize)]
struct Opcodes {
    added: Vec<Opcode>,
    dropped: Vec<Opcode>,
    /// Bytes with another meaning.
    reused: Vec<Reused>,
    /// Names on another byte.
    moved: Vec<Moved>,
    /// Opcodes that other engines accept.
    engines: Vec<Engines>,
    /// Opcodes whose records have other formats.
    reformatted: Vec<Reformatted>,
}

#[derive(Serialize)]
struct Opcode {
    name: &'static str,
    byte: u8,
}

#[derive(Serialize)]
struct Reused {
    byte: u8,
    from: &'static str,
    to: &'static str,
}

#[derive(Serialize)]
struct Moved {
    name: &'static str,
    from: u8,
    to: u8,
}

#[derive(Serialize)]
struct Engines {
    name: &'static str,
    from: Vec<&'static str>,
    to: Vec<&'static str>,
}

#[derive(Serialize)]
struct Reformatted {
    name: &'static str,
    added: Vec<&'static str>,
    dropped: Vec<&'static str>,
}

#[derive(Serialize)]
struct FormatDiff {
    format: &'static str,
    opcodes: Vec<&'static str>,
    changes: Vec<Change>,
}

#[derive(Serialize)]
struct EnumDiff {
    #[serde(rename = "enum")]
    name: &'static str,
    added: Vec<Value>,
    dropped: Vec<Value>,
}

#[derive(Serialize)]
struct Value {
    name: &'static str,
    value: u64,
}

/// Runs the command.
pub(super) fn run(args: &Args) -> End {
    let diff = diff(args.from.dialect, args.to.dialect);
    let mut out = out::stdout();
    if args.json {
        out::json_line(&mut out, &diff)?
    } else {
        print(&diff, &mut out)?
    }
    out.flush()?;
    Ok(Verdict::Clean)
}

fn named(d: &'static Dialect, name: &str) -> Option<&'static OpcodeInfo> {
    d.opcodes.iter().find(|o| o.name == name)
}

fn diff(from: &'static Dialect, to: &'static Dialect) -> Diff {
    let only = |a: &'static Dialect, b: &'static Dialect| -> Vec<Opcode> {
        a.opcodes.iter().filter(|o| named(b, o.name).is_none()).map(|o| Opcode { name: o.name, byte: o.byte }).collect()
    };
    let both: Vec<_> = from.opcodes.iter().filter_map(|o| Some((o, named(to, o.name)?))).collect();
    let engines = |o: &OpcodeInfo| o.engines.iter().map(Engine::name).collect::<Vec<_>>();
    let reused = from.opcodes.iter().filter_map(|o| Some((o, to.opcode(o.byte)?))).filter(|(a, b)| a.name != b.name);
    let opcodes = Opcodes {
        added: only(to, from),
        dropped: only(from, to),
        reused: reused.map(|(a, b)| Reused { byte: a.byte, from: a.name, to: b.name }).collect(),
        moved: both.iter().filter(|(a, b)| a.byte != b.byte).map(|(a, b)| Moved { name: a.name, from: a.byte, to: b.byte }).collect(),
        engines: both
            .iter()
            .filter(|(a, b)| a.engines != b.engines)
            .map(|(a, b)| Engines { name: a.name, from: engines(a), to: engines(b) })
            .collect(),
        reformatted: both.iter().filter_map(|(a, b)| reformatted(a, b)).collect(),
    };
    let enums = ENUMS.iter().filter(|e| e.name != OPCODES).filter_map(|e| enumeration(e, from.index, to.index)).collect();
    Diff { from: from.name, to: to.name, opcodes, formats: formats(&both), enums }
}

/// Enum of the opcodes, which are told on their own.
const OPCODES: &str = "OPCODE";

fn reformatted(from: &OpcodeInfo, to: &OpcodeInfo) -> Option<Reformatted> {
    let only = |a: &OpcodeInfo, b: &OpcodeInfo| -> Vec<&'static str> {
        a.forms.iter().map(|f| f.name).filter(|n| b.forms.iter().all(|f| f.name != *n)).collect()
    };
    let (added, dropped) = (only(to, from), only(from, to));
    (!added.is_empty() || !dropped.is_empty()).then_some(Reformatted { name: from.name, added, dropped })
}

/// Formats of opcodes on both sides with another layout.
fn formats(both: &[(&'static OpcodeInfo, &'static OpcodeInfo)]) -> Vec<FormatDiff> {
    let mut out: Vec<FormatDiff> = Vec::new();
    for (a, b) in both {
        for form in a.forms {
            let Some(other) = b.forms.iter().find(|f| f.name == form.name) else { continue };
            if let Some(known) = out.iter_mut().find(|f| f.format == form.name) {
                known.opcodes.push(a.name);
                continue;
            }
            let changes = compare::layouts(form.layout, other.layout);
            out.push(FormatDiff { format: form.name, opcodes: vec![a.name], changes });
        }
    }
    out.retain(|f| !f.changes.is_empty());
    out
}

fn enumeration(e: &'static EnumInfo, from: u8, to: u8) -> Option<EnumDiff> {
    // An enum that one side does not use at all is no change of its values.
    let used = |g: u8| e.values.iter().any(|v| v.gens.has(g));
    let only = |a: u8, b: u8| -> Vec<Value> {
        let own = e.values.iter().filter(|v| v.gens.has(a) && !v.gens.has(b));
        own.map(|v| Value { name: v.name, value: v.value }).collect()
    };
    let (added, dropped) = (only(to, from), only(from, to));
    let differs = !added.is_empty() || !dropped.is_empty();
    (differs && (used(from) || used(to))).then_some(EnumDiff { name: e.name, added, dropped })
}

fn print(diff: &Diff, out: &mut Out) -> io::Result<()> {
    let o = &diff.opcodes;
    section("Opcodes added", &o.added, |o| format!("+ {:#04x} {}", o.byte, o.name), out)?;
    section("Opcodes dropped", &o.dropped, |o| format!("- {:#04x} {}", o.byte, o.name), out)?;
    section("Bytes with another meaning", &o.reused, |r| format!("~ {:#04x} {} -> {}", r.byte, r.from, r.to), out)?;
    section("Opcodes on another byte", &o.moved, |m| format!("~ {} {:#04x} -> {:#04x}", m.name, m.from, m.to), out)?;
    section("Engines", &o.engines, |e| format!("~ {}: {} -> {}", e.name, list(&e.from), list(&e.to)), out)?;
    let reformatted = |r: &Reformatted| format!("~ {}: {} -> {}", r.name, list(&r.dropped), list(&r.added));
    section("Opcodes with other record formats", &o.reformatted, reformatted, out)?;
    for f in &diff.formats {
        writeln!(out, "{BOLD}Format {}{BOLD:#} ({})", f.format, f.opcodes.join(", "))?;
        f.changes.iter().try_for_each(|c| writeln!(out, "  {c}"))?;
    }
    for e in &diff.enums {
        writeln!(out, "{BOLD}Enum {}{BOLD:#}", e.name)?;
        e.added.iter().try_for_each(|v| writeln!(out, "  + {} {}", v.value, v.name))?;
        e.dropped.iter().try_for_each(|v| writeln!(out, "  - {} {}", v.value, v.name))?;
    }
    let opcodes = [o.added.len(), o.dropped.len(), o.reused.len(), o.moved.len(), o.engines.len(), o.reformatted.len()];
    if opcodes.iter().all(|n| *n == 0) && diff.formats.is_empty() && diff.enums.is_empty() {
        writeln!(out, "no differences between {} and {}", diff.from, diff.to)?;
    }
    Ok(())
}

fn list(names: &[&str]) -> String {
    if names.is_empty() { String::from("(none)") } else { names.join(" ") }
}

fn section<T>(title: &str, members: &[T], line: impl Fn(&T) -> String, out: &mut Out) -> io::Result<()> {
    if members.is_empty() {
        return Ok(());
    }
    writeln!(out, "{BOLD}{title}{BOLD:#}")?;
    members.iter().try_for_each(|m| writeln!(out, "  {}", line(m)))
}
