//! The TPB toolkit as one library.
//!
//! | module | what |
//! |---|---|
//! | [`core`] | layouts, tables of a generation, text, JSON, validation |
//! | [`isa`] | every generation behind one table |
//! | [`csr`] | register blocks |
//! | [`engines`] | models and the machine |
//! | [`neff`] | NEFF containers and program directories |
//! | [`lower`] | pseudo records to real ones |
//! | [`lowered`] | lowered streams on the machine |
//! | [`stream`] | records of a stream, read 64 bytes at a time |
//! | [`legality`] | rules over whole streams |
//! | `conform` | campaigns; with the feature `cli` |
//! | [`gaps`] | what no rule decides |
//! | [`place`] | fields by path |
//!
//! ```
//! let isa = tpb::generation("cayman").unwrap();
//! let bytes = tpb::assemble(isa.dialect, "EVENT_SEMAPHORE $S[11]>0;").unwrap();
//! assert_eq!(bytes.len(), 64);
//! assert_eq!(tpb::disassemble(isa.dialect, &bytes).unwrap(), "EVENT_SEMAPHORE $S[11]>0;\n");
//! ```

pub mod gaps;
pub mod legality;
pub mod lowered;
pub mod place;
pub mod stream;

#[cfg(feature = "cli")]
pub use tpb_conform as conform;
pub use tpb_core as core;
pub use tpb_core::{check, dialect, json, layout, text};
pub use tpb_csr as csr;
pub use tpb_engines as engines;
pub use tpb_isa as isa;
pub use tpb_isa::{GENERATIONS, Isa, generation};
pub use tpb_lower as lower;
pub use tpb_neff as neff;

/// The example of the README.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
mod readme {}

use dialect::Dialect;
use std::fmt::Write as _;
use text::LineError;

use stream::{Records, StreamError};

/// The assembler text of a stream, one statement a line.
///
/// # Errors
/// If the stream is not a whole number of records.
pub fn disassemble(dialect: &Dialect, code: &[u8]) -> Result<String, StreamError> {
    let mut out = String::new();
    let mut before = None;
    for record in Records::new(code) {
        let (_, record) = record?;
        // A String takes everything.
        let _ = text::print_after(dialect, before, &record, &mut out);
        let _ = out.write_char('\n');
        before = Some(record[0]);
    }
    Ok(out)
}

/// The stream that assembler text states.
///
/// # Errors
/// All mistakes of the text, in order.
pub fn assemble(dialect: &Dialect, source: &str) -> Result<Vec<u8>, Vec<LineError>> {
    let mut code = Vec::new();
    let mut mistakes = Vec::new();
    for statement in text::parse_file(dialect, source) {
        match statement {
            Ok(s) => code.extend_from_slice(&s.record),
            Err(e) => mistakes.push(e),
        }
    }
    if mistakes.is_empty() { Ok(code) } else { Err(mistakes) }
}

/// Generations from the root of a lineage to this one.
pub fn lineage(isa: &Isa) -> Vec<&'static Isa> {
    let mut out = Vec::new();
    let mut name = Some(isa.dialect.name);
    while let Some(isa) = name.and_then(generation)
        && out.len() < GENERATIONS.len()
    {
        out.push(isa);
        name = isa.dialect.after;
    }
    out.reverse();
    out
}

/// The lineage that the newest generation stands in.
pub fn main_line() -> Vec<&'static Isa> {
    GENERATIONS.last().map(|isa| lineage(isa)).unwrap_or_default()
}
