//! `tpb ops --coverage`: what is known of every opcode of every generation.

use std::io::Write;

use serde::{Deserialize, Serialize};

use super::failure::{End, Failure, Verdict};
use super::out::{self, Table};

/// The table that the conformance tests hold against the instruction set and the models.
const TABLE: &str = include_str!("../../../../conformance/coverage.jsonl");

/// A record form of an opcode of a generation.
#[derive(Deserialize, Serialize)]
pub(super) struct Row<'a> {
    pub(super) generation: &'a str,
    pub(super) byte: u8,
    opcode: &'a str,
    pub(super) class: &'a str,
    format: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    selector: Option<&'a str>,
    layout: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    gap: Option<&'a str>,
    conf: &'a str,
    executed: &'a str,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    refused: Vec<&'a str>,
    operation: &'a str,
    modelled: bool,
}

/// Prints the rows that are asked for.
pub(super) fn print(json: bool, is_asked: impl Fn(&Row<'_>) -> bool) -> End {
    let rows: Result<Vec<Row<'static>>, _> = TABLE.lines().map(serde_json::from_str).collect();
    let mut rows = rows.map_err(|e| Failure::usage(format!("the coverage table does not read: {e}")))?;
    rows.retain(is_asked);
    let mut out = out::stdout();
    if json {
        out::json_list(&mut out, &rows)?;
    } else {
        let mut table = Table::new(0, &["GENERATION", "BYTE", "NAME", "FORMAT", "LAYOUT", "EXECUTED", "MODELLED", "OPERATION"]);
        for r in &rows {
            let name = r.selector.map_or_else(|| r.opcode.to_owned(), |s| format!("{}/{s}", r.opcode));
            let layout = r.gap.map_or_else(|| r.layout.to_owned(), |gap| format!("{} ({gap})", r.layout));
            let executed =
                if r.refused.is_empty() { r.executed.to_owned() } else { format!("{}, not on {}", r.executed, r.refused.join(" ")) };
            let modelled = if r.modelled { "yes" } else { "no" };
            let byte = format!("{:#04x}", r.byte);
            table.row([r.generation.into(), byte, name, r.format.into(), layout, executed, modelled.into(), r.operation.into()]);
        }
        table.print(&mut out)?;
        let of = |is: fn(&Row<'_>) -> bool| rows.iter().filter(|r| is(r)).count();
        let forms = out::count(rows.len() as u64, "form");
        let (known, executed, modelled) = (of(|r| r.layout == "known"), of(|r| r.executed == "yes"), of(|r| r.modelled));
        writeln!(out, "{forms}: layout known of {known}, executed {executed}, modelled {modelled}")?;
    }
    out.flush()?;
    Ok(Verdict::Clean)
}
