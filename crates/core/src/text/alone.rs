//! Records without a generation: what crates declare for themselves.
//!
//! A record is written as a struct value, `{mode=COPY,counts=[1,2]}`, and as `raw:0x...` where that does not say every byte: where reserved
//! bytes are not zero, or the record is longer than 64 bytes. An instruction is written as a statement, see [`extend`](crate::extend).

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use super::cursor::Cursor;
use super::error::{ErrorKind, ParseError, Parsed};
use super::parse_value::unhex;
use super::print_value::Walk;
use super::reader::Reader;
use crate::dialect::{Dialect, TextGrammar};
use crate::layout::{GenSet, StructInfo, Type};
use crate::{RECORD_SIZE, RecordBytes};

/// Names of every generation, and no notation for waits and updates.
static ALONE: Dialect = Dialect {
    name: "",
    title: "any generation",
    version: "",
    index: GenSet::ANY,
    after: None,
    doc: "",
    geometry: &[],
    opcodes: &[],
    by_byte: &[0; 256],
    elsewhere: &[],
    text: TextGrammar::NONE,
};

/// Writes a record as a value of its own.
///
/// # Errors
///
/// When `f` fails.
pub fn print_value(info: &'static StructInfo, bytes: &[u8], f: &mut impl fmt::Write) -> fmt::Result {
    let mut padded: RecordBytes = [0; RECORD_SIZE];
    if let Some(to) = padded.get_mut(..bytes.len()) {
        to.copy_from_slice(bytes);
        let mut text = String::new();
        let mut walk = Walk::new(&ALONE, &padded, &mut text);
        walk.structure(info, 0);
        walk.out.finish()?;
        // What reserved bytes hold, or a name that two values share, would be lost.
        if read(info, &text).is_ok_and(|back| back == bytes) {
            return f.write_str(&text);
        }
    }
    f.write_str("raw:0x")?;
    bytes.iter().try_for_each(|b| write!(f, "{b:02x}"))
}

/// Reads what [`print_value`] writes; members may come in any order, and those left out are zero.
///
/// # Errors
///
/// The first mistake, with its place and what was expected.
pub fn parse_value<const N: usize>(info: &'static StructInfo, text: &str) -> Result<[u8; N], ParseError> {
    let bytes = read(info, text).map_err(|e| *e)?;
    <[u8; N]>::try_from(bytes).map_err(|_| other_record(info.name, text))
}

fn read(info: &'static StructInfo, text: &str) -> Parsed<Vec<u8>> {
    let size = usize::from(info.size);
    let mut cursor = Cursor { line: text, pos: 0 };
    cursor.blanks();
    if let Some(digits) = text[cursor.pos..].trim_end().strip_prefix("raw:0x") {
        let mut bytes = vec![0; size];
        if unhex(digits, &mut bytes) {
            return Ok(bytes);
        }
        let expected = alloc::format!("`raw:0x` and {} hex digits, two for each byte of {}", 2 * size, info.name);
        return cursor.error(ErrorKind::Unexpected, cursor.pos, text.len(), expected);
    }
    if size > RECORD_SIZE {
        return cursor.unexpected(cursor.pos, alloc::format!("`raw:0x` and {} hex digits", 2 * size));
    }
    let mut reader = Reader::new(&ALONE, cursor);
    reader.value(&Type::Struct(info), 0)?;
    reader.cursor.blanks();
    if !reader.cursor.at_end() {
        return reader.cursor.unexpected(reader.cursor.pos, "the end of the text");
    }
    Ok(reader.record[..size].to_vec())
}

/// Writes a record as a statement of a dialect of its own.
///
/// # Errors
///
/// When `f` fails.
pub fn print_alone(dialect: &Dialect, record: &RecordBytes, f: &mut impl fmt::Write) -> fmt::Result {
    let mut text = String::new();
    super::print(dialect, record, &mut text)?;
    if super::parse(dialect, &text).is_ok_and(|back| back == *record) {
        return f.write_str(&text);
    }
    f.write_str(".raw ")?;
    record.iter().try_for_each(|b| write!(f, "{b:02x}"))?;
    f.write_str(";")
}

/// The error for a statement that is another record than the one asked for.
#[cold]
pub fn other_record(name: &str, text: &str) -> ParseError {
    let expected = alloc::format!("a statement of {name}");
    ParseError { kind: ErrorKind::Unexpected, start: 0, end: text.len(), found: String::from(text), expected, candidates: Vec::new() }
}
