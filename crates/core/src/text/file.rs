//! Statements of a file, one a line.

use core::fmt;

use super::error::ParseError;
use super::parse::Parser;
use crate::RecordBytes;
use crate::dialect::Dialect;

/// A statement of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statement {
    /// Line, from one.
    pub line: usize,
    /// Byte of the file at which the line begins.
    pub offset: usize,
    /// The record.
    pub record: RecordBytes,
}

/// A line that is no statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineError {
    /// Line, from one.
    pub line: usize,
    /// Byte of the file at which the line begins.
    pub offset: usize,
    /// The mistake; its bytes count from the beginning of the line.
    pub error: ParseError,
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.error.column(), self.error)
    }
}

impl core::error::Error for LineError {}

/// Goes over the statements of a file; see [`parse_file`].
#[derive(Debug)]
pub struct Statements<'d, 's> {
    parser: Parser<'d>,
    rest: &'s str,
    line: usize,
    offset: usize,
    /// Opcode byte of the statement before.
    before: Option<u8>,
}

/// The statements of a file in order. Lines end in LF or CRLF; blank lines and comments (`# ...`, `// ...`) are passed over, and a
/// line with a mistake does not stop the others. A statement may continue the one before it.
pub fn parse_file<'d, 's>(dialect: &'d Dialect, text: &'s str) -> Statements<'d, 's> {
    let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
    Statements { parser: Parser::new(dialect), rest, line: 0, offset: text.len() - rest.len(), before: None }
}

impl Iterator for Statements<'_, '_> {
    type Item = Result<Statement, LineError>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.rest.is_empty() {
            let (line, after) = match self.rest.bytes().position(|b| b == b'\n') {
                Some(i) => (&self.rest[..i], &self.rest[i + 1..]),
                None => (self.rest, ""),
            };
            let offset = self.offset;
            self.offset += self.rest.len() - after.len();
            self.rest = after;
            self.line += 1;
            let line = line.strip_suffix('\r').unwrap_or(line);
            let start = line.trim_start_matches([' ', '\t']);
            if start.is_empty() || start.starts_with('#') || start.starts_with("//") {
                continue;
            }
            let parsed = self.parser.parse_after(self.before, line);
            self.before = parsed.as_ref().ok().map(|record: &RecordBytes| record[0]);
            let statement = |record| Statement { line: self.line, offset, record };
            let mistake = |error| LineError { line: self.line, offset, error };
            return Some(parsed.map(statement).map_err(mistake));
        }
        None
    }
}
