//! Reading a line from left to right.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::error::{ErrorKind, ParseError, Parsed};
use crate::layout::Key;
use crate::word::{append, decimal, hex, name_len, word};

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
pub(super) fn number(word: &[u8]) -> Result<Number, NotANumber> {
    let (negative, digits) = match word {
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
        let d = u64::from(digit(*b));
        if d >= radix {
            return Err(NotANumber::Other);
        }
        match v.checked_mul(radix).and_then(|v| v.checked_add(d)) {
            Some(n) => v = n,
            None => fits = false,
        }
    }
    if fits { Ok(Number { magnitude: v, negative, hex }) } else { Err(NotANumber::TooLarge) }
}

/// What a byte can be part of.
#[derive(Clone, Copy)]
struct Kind(u8);

impl Kind {
    /// Names: letters, digits and underscores.
    const NAME: Self = Self(1);
    /// Numbers and enum names.
    const ATOM: Self = Self(2);
    /// Floats.
    const FLOAT: Self = Self(4);
    /// Bare words of text.
    const WORD: Self = Self(8);
}

/// Kinds of each byte.
static KINDS: [u8; 256] = {
    let mut out = [0; 256];
    let mut b = 0u8;
    loop {
        let name = b.is_ascii_alphanumeric() || b == b'_';
        let mut kinds = 0;
        if name {
            kinds |= Kind::NAME.0;
        }
        if name || b == b'-' {
            kinds |= Kind::ATOM.0;
        }
        if name || matches!(b, b'-' | b'+' | b'.' | b':') {
            kinds |= Kind::FLOAT.0;
        }
        if super::print_value::is_word_byte(b) {
            kinds |= Kind::WORD.0;
        }
        out[b as usize] = kinds;
        if b == u8::MAX {
            break;
        }
        b += 1;
    }
    out
};

/// Value of each byte as a hex digit; larger where it is none.
static DIGITS: [u8; 256] = {
    let mut out = [u8::MAX; 256];
    let mut i = 0;
    while i < 16 {
        out[b"0123456789abcdef"[i] as usize] = i as u8;
        out[b"0123456789ABCDEF"[i] as usize] = i as u8;
        i += 1;
    }
    out
};

/// Value of a hex digit; larger where it is none.
#[inline]
pub(super) fn digit(b: u8) -> u8 {
    DIGITS[usize::from(b)]
}

/// A place in a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'s> {
    pub(super) line: &'s str,
    pub(super) pos: usize,
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
    #[inline(always)]
    pub(super) fn blanks(&mut self) -> bool {
        if !matches!(self.peek(), Some(b' ' | b'\t')) {
            return false;
        }
        self.pos += 1;
        if matches!(self.peek(), Some(b' ' | b'\t')) {
            self.more_blanks();
        }
        true
    }

    #[cold]
    #[inline(never)]
    fn more_blanks(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t')) {
            self.pos += 1;
        }
    }

    /// Whether a name may begin here.
    #[inline(always)]
    pub(super) fn at_name(&self) -> bool {
        self.peek().is_some_and(|b| KINDS[usize::from(b)] & Kind::NAME.0 != 0)
    }

    /// The text of a range; empty if it is none.
    pub(super) fn text(&self, start: usize, end: usize) -> &'s str {
        self.line.get(start..end).unwrap_or("")
    }

    /// The first two words from here.
    #[inline(always)]
    pub(super) fn first(&self) -> [u64; 2] {
        let text = self.line.as_bytes();
        [word(text, self.pos), word(text, self.pos + 8)]
    }

    /// Goes behind a key, if it stands here; `first` is the line's from here.
    #[inline(always)]
    pub(super) fn eat_key(&mut self, key: &Key, first: [u64; 2]) -> bool {
        match key.after(self.line.as_bytes(), self.pos, first) {
            Some(after) => {
                self.pos = after;
                true
            }
            None => false,
        }
    }

    /// What is here before something that surely ends a name; it may hold bytes that no name has.
    #[inline]
    pub(super) fn perhaps_name(&self) -> &'s str {
        let text = self.line.as_bytes();
        let mut end = self.pos;
        while end < text.len() {
            let len = name_len(word(text, end));
            end += len;
            if len < 8 {
                break;
            }
        }
        self.text(self.pos, end)
    }

    #[inline]
    fn take(&mut self, kind: Kind) -> &'s str {
        let start = self.pos;
        let text = self.line.as_bytes();
        while text.get(self.pos).is_some_and(|b| KINDS[usize::from(*b)] & kind.0 != 0) {
            self.pos += 1;
        }
        self.text(start, self.pos)
    }

    /// Letters, digits and underscores.
    #[inline]
    pub(super) fn name(&mut self) -> &'s str {
        self.take(Kind::NAME)
    }

    /// A number, an enum name, or what should have been one.
    #[inline]
    pub(super) fn atom(&mut self) -> &'s str {
        self.take(Kind::ATOM)
    }

    /// What may make up a float.
    pub(super) fn float(&mut self) -> &'s str {
        self.take(Kind::FLOAT)
    }

    /// A bare word of text.
    pub(super) fn bare(&mut self) -> &'s str {
        self.take(Kind::WORD)
    }

    /// A decimal number of up to seven digits, up to a maximum. Anything else is left where it is.
    #[inline(always)]
    pub(super) fn short_decimal(&mut self, max: u64) -> Option<u64> {
        let w = word(self.line.as_bytes(), self.pos);
        let (v, len) = decimal(w);
        let behind = w.to_le_bytes()[len % 8];
        if !(1..8).contains(&len) || v > max || KINDS[usize::from(behind)] & Kind::ATOM.0 != 0 {
            return None;
        }
        self.pos += len;
        Some(v)
    }

    /// A number as it is printed, without a sign and of no more digits than surely fit. Anything else is left where it is.
    #[inline]
    pub(super) fn plain_number(&mut self) -> Option<u64> {
        let text = self.line.as_bytes();
        let is_hex = text.get(self.pos..self.pos + 2) == Some(b"0x");
        let (start, most) = if is_hex { (self.pos + 2, 16) } else { (self.pos, 19) };
        let (mut v, mut end) = (0u64, start);
        loop {
            let w = word(text, end);
            let (next, len) = if is_hex { hex(w) } else { decimal(w) };
            if len > 0 {
                v = if is_hex { v << (4 * len) | next } else { append(v, (next, len)) };
                end += len;
            }
            if len < 8 {
                break;
            }
        }
        let len = end - start;
        if len == 0 || len > most || text.get(end).is_some_and(|b| KINDS[usize::from(*b)] & Kind::ATOM.0 != 0) {
            return None;
        }
        self.pos = end;
        Some(v)
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
