//! An opcode over its generations.

use std::io::{self, Write};

use tpb::dialect::{Engine, Form, OpcodeInfo};
use tpb::{GENERATIONS, Isa};

use super::form;
use crate::cli::compare;
use crate::cli::out::{self, BOLD, Out, Table};

/// Prints an opcode with all its forms.
pub(super) fn print(isa: &'static Isa, opcode: &'static OpcodeInfo, out: &mut Out) -> io::Result<()> {
    let dialect = isa.dialect;
    let class = opcode.class.name();
    writeln!(out, "{BOLD}{}{BOLD:#}  {:#04x}, {class} opcode of {} ({})", opcode.name, opcode.byte, dialect.title, dialect.version)?;
    out::wrap(out, 2, opcode.doc)?;
    if opcode.mnemonic != opcode.name {
        writeln!(out, "  Written {} in assembler text.", opcode.mnemonic)?;
    }
    write!(out, "  Engines: {}", engines(opcode))?;
    match opcode.engines.iter().next() {
        Some(_) => writeln!(out, " (confidence {})", opcode.engines_conf.name())?,
        None => writeln!(out)?,
    }
    opcode.forms.iter().try_for_each(|f| form::print(dialect, f, out))?;
    generations(opcode, out)?;
    form::source("Opcode", opcode.conf.name(), opcode.source, out)
}

fn engines(opcode: &OpcodeInfo) -> String {
    let names: Vec<_> = opcode.engines.iter().map(Engine::name).collect();
    if names.is_empty() { String::from("not known") } else { names.join(" ") }
}

/// Who executes the opcode: itself, then the sub-forms that differ, then the engines that answer it as a bad opcode.
fn executed(opcode: &OpcodeInfo) -> String {
    let mut text = form::executed(opcode.executed).to_owned();
    for form in opcode.forms {
        if let Some(own) = form.executed.filter(|e| *e != opcode.executed) {
            text += &format!("; {} {}", form.name, form::executed(own));
        }
    }
    let refused: Vec<_> = opcode.refused.iter().map(Engine::name).collect();
    if !refused.is_empty() {
        text += &format!("; refused by {}", refused.join(" "));
    }
    text
}

/// Which generations have the opcode, who executes it there, and what moved from one to the next.
fn generations(opcode: &'static OpcodeInfo, out: &mut Out) -> io::Result<()> {
    writeln!(out, "\n{BOLD}Generations{BOLD:#}")?;
    let mut table = Table::new(2, &["GENERATION", "OPCODE", "EXECUTED", "ENGINES", "FORMATS"]);
    for isa in GENERATIONS {
        let d = isa.dialect;
        let row = match (d.opcodes.iter().find(|o| o.name == opcode.name), d.opcode(opcode.byte)) {
            (Some(o), _) => {
                let formats: Vec<_> = o.forms.iter().map(|f| f.name).collect();
                [d.title.to_owned(), format!("{:#04x}", o.byte), executed(o), engines(o), formats.join(" ")]
            }
            (None, Some(other)) => {
                [d.title.to_owned(), format!("no; {:#04x} is {}", other.byte, other.name), String::new(), String::new(), String::new()]
            }
            (None, None) => [d.title.to_owned(), String::from("no"), String::new(), String::new(), String::new()],
        };
        table.row(row);
    }
    table.print(out)?;
    moved(opcode, out)
}

/// What differs between each generation and the one it follows.
fn moved(opcode: &'static OpcodeInfo, out: &mut Out) -> io::Result<()> {
    for isa in GENERATIONS {
        let Some(before) = isa.dialect.after.and_then(tpb::generation) else { continue };
        let named = |g: &'static Isa| g.dialect.opcodes.iter().find(|o| o.name == opcode.name);
        let (Some(old), Some(new)) = (named(before), named(isa)) else { continue };
        for form in new.forms {
            let Some(was) = counterpart(old, form) else { continue };
            let changes = compare::layouts(was.layout, form.layout);
            if !changes.is_empty() {
                writeln!(out, "  {BOLD}{} from {} to {}{BOLD:#}", form.name, before.dialect.title, isa.dialect.title)?;
                changes.iter().try_for_each(|c| writeln!(out, "    {c}"))?;
            }
        }
    }
    Ok(())
}

/// The form of the same format and selector.
fn counterpart(opcode: &'static OpcodeInfo, form: &Form) -> Option<&'static Form> {
    let selector = |f: &Form| f.selector.map(|s| s.value);
    opcode.forms.iter().find(|f| f.name == form.name && selector(f) == selector(form)).copied()
}
