//! What a statement that cannot be read is answered with.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

/// Kind of a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// No opcode of the generation has this mnemonic.
    UnknownMnemonic,
    /// The statement has no such key.
    UnknownKey,
    /// An enum, or a union, has no such name.
    UnknownName,
    /// A number or text is too large for its place.
    TooLarge,
    /// Said twice.
    Duplicate,
    /// Two places of the statement say different things about one value.
    Conflict,
    /// Something else was expected here.
    Unexpected,
}

/// A mistake in a statement: where it is, what stands there, and what could stand there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// Kind of the mistake.
    pub kind: ErrorKind,
    /// First byte of the line that the mistake is about.
    pub start: usize,
    /// Byte after the last one; equal to `start` when something is missing.
    pub end: usize,
    /// What stands there.
    pub found: String,
    /// What could stand there, in words.
    pub expected: String,
    /// Names that are close to what was found, closest first.
    pub candidates: Vec<&'static str>,
}

impl ParseError {
    /// The bytes of the line that the mistake is about.
    pub fn span(&self) -> Range<usize> {
        self.start..self.end
    }

    /// Column of the mistake for people, counted in bytes from one.
    pub fn column(&self) -> usize {
        self.start + 1
    }
}

/// Boxed inside, so that the way without mistakes stays narrow.
pub(super) type Parsed<T> = Result<T, Box<ParseError>>;

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = &self.found;
        match self.kind {
            ErrorKind::UnknownMnemonic => write!(f, "unknown mnemonic `{found}`")?,
            ErrorKind::UnknownKey => write!(f, "unknown key `{found}`")?,
            ErrorKind::UnknownName => write!(f, "unknown name `{found}`")?,
            ErrorKind::TooLarge => write!(f, "`{found}` does not fit")?,
            ErrorKind::Duplicate => write!(f, "`{found}` is given twice")?,
            ErrorKind::Conflict => write!(f, "`{found}` contradicts what was said before")?,
            ErrorKind::Unexpected if found.is_empty() => f.write_str("the line ends here")?,
            ErrorKind::Unexpected => write!(f, "unexpected `{found}`")?,
        }
        if !self.expected.is_empty() {
            write!(f, ": expected {}", self.expected)?;
        }
        for (i, c) in self.candidates.iter().enumerate() {
            f.write_str(match i {
                0 => "; did you mean ",
                _ if i + 1 == self.candidates.len() => " or ",
                _ => ", ",
            })?;
            write!(f, "`{c}`")?;
        }
        f.write_str(if self.candidates.is_empty() { "" } else { "?" })
    }
}

impl core::error::Error for ParseError {}
