//! Reading a line from left to right.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::error::{ErrorKind, ParseError, Parsed};

/// An integer as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Number {
    /// Without the sign.
    pub(super) magnitude: u64,
    pub(super) negative: bool,
    pub(super) hex: bool,
}

/// Why a word is no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NotANumber {
    /// It is something else.
    Other,
    /// It takes more than 64 bits.
    TooLarge,
}

/// Reads `-`, then decimal or `0x` digits.
#[inline]
pub(super) fn number(word: &str) -> Result<Number, NotANumber> {
    let (negative, digits) = match word.as_bytes() {
        [b'-', rest @ ..] => (true, rest),
        all => (false, all),
    };
    let (radix, hex, digits) = match digits {
        [b'0', b'x' | b'X', rest @ ..] => (16u64, true, rest),
        _ => (10, false, digits),
    };
    if digits.is_empty() {
        return Err(NotANumber::Other);
    }
    let mut v = 0u64;
    let mut fits = true;
    for b in digits {
        let d = match b {
            b'0'..=b'9' => b - b'0',
            b'a'..=b'f' if hex => b - b'a' + 10,
            b'A'..=b'F' if hex => b - b'A' + 10,
            _ => return Err(NotANumber::Other),
        };
        match v.checked_mul(radix).and_then(|v| v.checked_add(u64::from(d))) {
            Some(n) => v = n,
            None => fits = false,
        }
    }
    if fits { Ok(Number { magnitude: v, negative, hex }) } else { Err(NotANumber::TooLarge) }
}

/// A place in a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'s> {
    pub(super) line: &'s str,
    pub(super) pos: usize,
}

const fn is_name(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'_'
}

impl<'s> Cursor<'s> {
    #[inline]
    pub(super) fn peek(&self) -> Option<u8> {
        self.line.as_bytes().get(self.pos).copied()
    }

    #[inline]
    pub(super) fn peek_at(&self, ahead: usize) -> Option<u8> {
        self.line.as_bytes().get(self.pos + ahead).copied()
    }

    #[inline]
    pub(super) fn eat(&mut self, b: u8) -> bool {
        let is = self.peek() == Some(b);
        self.pos += usize::from(is);
        is
    }

    /// Goes over blanks, and says whether there were any.
    #[inline]
    pub(super) fn blanks(&mut self) -> bool {
        let start = self.pos;
        while matches!(self.peek(), Some(b' ' | b'\t')) {
            self.pos += 1;
        }
        self.pos > start
    }

    /// The text of a range; empty if it is none.
    pub(super) fn text(&self, start: usize, end: usize) -> &'s str {
        self.line.get(start..end).unwrap_or("")
    }

    #[inline]
    fn take(&mut self, is: impl Fn(u8) -> bool) -> &'s str {
        let start = self.pos;
        while self.peek().is_some_and(&is) {
            self.pos += 1;
        }
        self.text(start, self.pos)
    }

    /// Letters, digits and underscores.
    #[inline]
    pub(super) fn name(&mut self) -> &'s str {
        self.take(is_name)
    }

    /// A number, an enum name, or what should have been one.
    #[inline]
    pub(super) fn atom(&mut self) -> &'s str {
        self.take(|b| is_name(b) || b == b'-')
    }

    /// What may make up a float.
    pub(super) fn float(&mut self) -> &'s str {
        self.take(|b| is_name(b) || matches!(b, b'-' | b'+' | b'.' | b':'))
    }

    /// A bare word of text.
    pub(super) fn bare(&mut self) -> &'s str {
        self.take(super::print_value::is_word_byte)
    }

    /// Whether a comment or the end is here.
    pub(super) fn at_end(&self) -> bool {
        match self.peek() {
            None | Some(b'#') => true,
            Some(b'/') => self.peek_at(1) == Some(b'/'),
            Some(b'\r') => self.pos + 1 == self.line.len(),
            Some(b'\n') => true,
            _ => false,
        }
    }

    /// The whole of what stands at a place, up to a blank or `;`, and inside brackets up to their next part.
    fn token_end(&self, start: usize) -> usize {
        let rest = self.line.get(start..).unwrap_or("");
        let inside = self.line.as_bytes()[..start.min(self.line.len())].last().is_some_and(|b| !matches!(b, b' ' | b'\t'));
        let stop = |c: char| c.is_whitespace() || c == ';' || inside && matches!(c, ',' | ']' | '}');
        let len = match rest.char_indices().find(|(_, c)| stop(*c)) {
            Some((0, c)) if c.is_whitespace() => 0,
            Some((0, c)) => c.len_utf8(),
            Some((i, _)) => i,
            None => rest.len(),
        };
        start + len
    }

    /// Something else was expected at `start`.
    #[cold]
    pub(super) fn unexpected<T>(&self, start: usize, expected: impl Into<String>) -> Parsed<T> {
        let end = Cursor { line: self.line, pos: start };
        let end = if end.at_end() { start } else { self.token_end(start) };
        self.error(ErrorKind::Unexpected, start, end, expected)
    }

    /// A mistake about a range.
    #[cold]
    pub(super) fn error<T>(&self, kind: ErrorKind, start: usize, end: usize, expected: impl Into<String>) -> Parsed<T> {
        self.suggest(kind, start, end, expected, Vec::new())
    }

    /// A mistake about a range, with names that were perhaps meant.
    #[cold]
    pub(super) fn suggest<T>(
        &self,
        kind: ErrorKind,
        start: usize,
        end: usize,
        expected: impl Into<String>,
        candidates: Vec<&'static str>,
    ) -> Parsed<T> {
        let found = self.text(start, end).to_string();
        Err(Box::new(ParseError { kind, start, end, found, expected: expected.into(), candidates }))
    }

    /// One byte, or a mistake.
    #[inline]
    pub(super) fn expect(&mut self, b: u8, expected: &str) -> Parsed<()> {
        if self.eat(b) { Ok(()) } else { self.unexpected(self.pos, expected) }
    }
}
