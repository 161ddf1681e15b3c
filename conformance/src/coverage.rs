//! What is known of every opcode of every generation, one row a record form: layout, execution, model.
//!
//! The rows come from the generated tables; whether the models execute an operation, the caller finds out. The checked-in file `coverage.jsonl`
//! holds them one a line, sorted, so that what a change of the spec or of the models gains or loses shows in its diff.

use std::path::{Path, PathBuf};
use std::{fs, io};

use serde::{Deserialize, Serialize};
use tpb_core::dialect::{Engine, Executed, Form, OpcodeInfo};
use tpb_isa::{GENERATIONS, Isa};

/// A record form of an opcode of a generation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// Generation.
    pub generation: String,
    /// Opcode byte.
    pub byte: u8,
    /// Opcode.
    pub opcode: String,
    /// `real`, `pseudo` or `sentinel`.
    pub class: String,
    /// Format.
    pub format: String,
    /// Name of the value that selects the form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub selector: Option<String>,
    /// `known` or `opaque`.
    pub layout: String,
    /// Gap id of an opaque layout.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gap: Option<String>,
    /// How sure the layout is.
    pub conf: String,
    /// Whether hardware or firmware runs it: `yes`, `no` or `unknown`.
    pub executed: String,
    /// Engines that answer it as a bad opcode although it is defined.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<String>,
    /// Operation.
    pub operation: String,
    /// Whether the models execute it.
    pub modelled: bool,
}

/// All rows, in the order of the file; `modelled` says whether the models execute a form.
pub fn rows(mut modelled: impl FnMut(&'static Isa, &'static OpcodeInfo, &'static Form) -> bool) -> Vec<Row> {
    let mut rows = Vec::new();
    for isa in GENERATIONS {
        for opcode in isa.dialect.opcodes {
            for form in opcode.forms {
                let modelled = modelled(isa, opcode, form);
                rows.push(row(isa, opcode, form, modelled));
            }
        }
    }
    rows
}

fn row(isa: &Isa, opcode: &OpcodeInfo, form: &Form, modelled: bool) -> Row {
    let executed = match form.executed.unwrap_or(opcode.executed) {
        Executed::Yes => "yes",
        Executed::No => "no",
        Executed::Unknown => "unknown",
    };
    Row {
        generation: isa.dialect.name.to_owned(),
        byte: opcode.byte,
        opcode: opcode.name.to_owned(),
        class: opcode.class.name().to_owned(),
        format: form.name.to_owned(),
        selector: form.selector.map(|s| s.name.to_owned()),
        layout: if form.gap.is_some() { "opaque" } else { "known" }.to_owned(),
        gap: form.gap.map(str::to_owned),
        conf: form.layout.conf.name().to_owned(),
        executed: executed.to_owned(),
        refused: opcode.refused.iter().map(|e: Engine| e.name().to_owned()).collect(),
        operation: form.operation.to_owned(),
        modelled,
    }
}

/// The checked-in file.
pub fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("coverage.jsonl")
}

/// Rows as the file's text.
///
/// # Errors
///
/// None that a row can cause.
pub fn text(rows: &[Row]) -> serde_json::Result<String> {
    let mut out = String::new();
    for row in rows {
        out.push_str(&serde_json::to_string(row)?);
        out.push('\n');
    }
    Ok(out)
}

/// Reads the file.
///
/// # Errors
///
/// The file cannot be read, or a line of it is no row.
pub fn read(path: &Path) -> io::Result<Vec<Row>> {
    fs::read_to_string(path)?.lines().map(|line| serde_json::from_str(line).map_err(io::Error::other)).collect()
}
