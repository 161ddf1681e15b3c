//! An enum.

use std::io::{self, Write};

use serde::Serialize;
use tpb::Isa;
use tpb::layout::{EnumInfo, ValueInfo};

use super::form;
use crate::cli::args;
use crate::cli::out::{self, BOLD, Out, Table};

/// An enum as JSON has it.
#[derive(Serialize)]
pub(super) struct EnumNode {
    #[serde(rename = "enum")]
    name: &'static str,
    width: u8,
    values: Vec<ValueNode>,
    conf: &'static str,
    source: &'static [&'static str],
    doc: &'static str,
}

#[derive(Serialize)]
struct ValueNode {
    name: &'static str,
    value: u64,
    generations: Vec<&'static str>,
    sentinel: bool,
    doc: &'static str,
}

/// An enum with its values in one generation, or in all.
pub(super) fn node(e: &'static EnumInfo, isa: Option<&'static Isa>) -> EnumNode {
    let value = |v: &'static ValueInfo| ValueNode {
        name: v.name,
        value: v.value,
        generations: args::generations_in(v.gens),
        sentinel: v.sentinel,
        doc: v.doc,
    };
    let own = e.values.iter().filter(|v| isa.is_none_or(|g| v.gens.has(g.dialect.index)));
    EnumNode { name: e.name, width: e.width, values: own.map(value).collect(), conf: e.conf.name(), source: e.source, doc: e.doc }
}

/// Prints an enum.
pub(super) fn print(e: &'static EnumInfo, isa: Option<&'static Isa>, out: &mut Out) -> io::Result<()> {
    let node = node(e, isa);
    let whose = isa.map(|g| format!(" of {} ({})", g.dialect.title, g.dialect.version)).unwrap_or_default();
    writeln!(out, "{BOLD}{}{BOLD:#}  enum{whose}, {}", e.name, out::count(e.width.into(), "bit"))?;
    out::wrap(out, 2, e.doc)?;
    writeln!(out)?;
    let mut table = Table::new(2, &["VALUE", "HEX", "NAME", "GENERATIONS", "NOTE"]);
    for v in &node.values {
        let note = [if v.sentinel { "never legal" } else { "" }, v.doc];
        let note = note.into_iter().filter(|p| !p.is_empty()).collect::<Vec<_>>().join("; ");
        table.row([v.value.to_string(), format!("{:#x}", v.value), v.name.to_owned(), v.generations.join(" "), note]);
    }
    table.print(out)?;
    form::source("Values", node.conf, node.source, out)
}
