//! A statement on its way into bytes, and the steps that every value takes: numbers, names, lists.

use alloc::format;
use alloc::string::String;

use super::cursor::{Cursor, NotANumber, number};
use super::error::{ErrorKind, Parsed};
use super::suggest::close;
use crate::dialect::Dialect;
use crate::layout::{EnumInfo, GenSet, Operands, StructInfo};
use crate::{RECORD_SIZE, RecordBytes};

/// A statement on its way into bytes.
pub(super) struct Reader<'d, 's> {
    pub(super) dialect: &'d Dialect,
    pub(super) cursor: Cursor<'s>,
    pub(super) record: RecordBytes,
    /// The dialect's generation.
    gens: GenSet,
    /// Key whose value is being read, for messages.
    pub(super) key: &'s str,
}

impl<'d, 's> Reader<'d, 's> {
    /// A record that is zero so far.
    #[inline(always)]
    pub(super) fn new(dialect: &'d Dialect, cursor: Cursor<'s>) -> Self {
        Self { dialect, cursor, record: [0; RECORD_SIZE], gens: GenSet::of(dialect.index), key: "" }
    }

    /// Writes an integer's low bytes.
    #[inline(always)]
    pub(super) fn store(&mut self, at: usize, len: usize, v: u64) {
        let len = len.min(8);
        if len == 0 || at + len > RECORD_SIZE {
            return;
        }
        let start = at.min(RECORD_SIZE - 8);
        let Some(word) = self.record[start..].first_chunk_mut::<8>() else { return };
        let shift = 8 * (at - start);
        let mask = u64::MAX >> (64 - 8 * len) << shift;
        *word = (u64::from_le_bytes(*word) & !mask | v << shift & mask).to_le_bytes();
    }

    pub(super) fn for_key(&self) -> String {
        if self.key.is_empty() { String::new() } else { format!(" for `{}`", self.key) }
    }

    #[cold]
    pub(super) fn too_large<T>(&self, start: usize, expected: &str) -> Parsed<T> {
        let expected = format!("{expected}{}", self.for_key());
        self.cursor.error(ErrorKind::TooLarge, start, self.cursor.pos, expected)
    }

    /// An unsigned number of so many bits.
    #[inline(always)]
    pub(super) fn unsigned(&mut self, bits: u32) -> Parsed<u64> {
        match self.cursor.short_decimal(u64::MAX >> (64u32.wrapping_sub(bits) % 64)) {
            Some(v) => Ok(v),
            None => self.other_unsigned(bits),
        }
    }

    #[inline(never)]
    pub(super) fn other_unsigned(&mut self, bits: u32) -> Parsed<u64> {
        let start = self.cursor.pos;
        if let Some(v) = self.cursor.plain_number() {
            if v <= u64::MAX >> (64 - bits.clamp(1, 64)) {
                return Ok(v);
            }
            self.cursor.pos = start;
        }
        let word = self.cursor.atom();
        self.unsigned_word(word, start, bits)
    }

    pub(super) fn unsigned_word(&self, word: &str, start: usize, bits: u32) -> Parsed<u64> {
        let max = u64::MAX >> (64 - bits.clamp(1, 64));
        match number(word.as_bytes()) {
            Ok(n) if n.magnitude <= max && !(n.negative && n.magnitude > 0) => Ok(n.magnitude),
            Ok(_) | Err(NotANumber::TooLarge) => self.too_large(start, &format!("0 to {max}")),
            Err(NotANumber::Other) => self.cursor.unexpected(start, format!("a number{}", self.for_key())),
        }
    }

    pub(super) fn signed(&mut self, bits: u32) -> Parsed<u64> {
        let start = self.cursor.pos;
        let word = self.cursor.atom();
        let bits = bits.clamp(1, 64);
        let half = 1u64 << (bits - 1);
        let all = u64::MAX >> (64 - bits);
        let range = || format!("-{half} to {}", half - 1);
        match number(word.as_bytes()) {
            Ok(n) if n.negative && n.magnitude <= half => Ok(n.magnitude.wrapping_neg() & all),
            // Hex without a sign is the bits.
            Ok(n) if !n.negative && (n.magnitude < half || (n.hex && n.magnitude <= all)) => Ok(n.magnitude),
            Ok(_) | Err(NotANumber::TooLarge) => self.too_large(start, &range()),
            Err(NotANumber::Other) => self.cursor.unexpected(start, format!("a number{}", self.for_key())),
        }
    }

    /// A name of an enum in either case, or a number of so many bits.
    pub(super) fn enumerator(&mut self, e: &'static EnumInfo, bits: u32) -> Parsed<u64> {
        let max = u64::MAX >> (64 - bits.clamp(1, 64));
        let is_number = self.cursor.peek().is_some_and(|b| b.is_ascii_digit() || b == b'-');
        if !is_number
            && let Some((v, len)) = e.read_here(self.cursor.first(), self.gens)
            && v.value <= max
        {
            self.cursor.pos += len;
            return Ok(v.value);
        }
        self.other_enumerator(e, bits)
    }

    #[inline(never)]
    pub(super) fn other_enumerator(&mut self, e: &'static EnumInfo, bits: u32) -> Parsed<u64> {
        let start = self.cursor.pos;
        let word = self.cursor.atom();
        if word.as_bytes().first().is_some_and(|b| b.is_ascii_digit() || *b == b'-') && number(word.as_bytes()) != Err(NotANumber::Other) {
            return self.unsigned_word(word, start, bits);
        }
        let value = e.read(word.as_bytes(), self.gens).map(|v| v.value);
        match value {
            Some(v) if v <= u64::MAX >> (64 - bits.clamp(1, 64)) => Ok(v),
            Some(v) => self.too_large(start, &format!("a value of {bits} bits, and {} is {v:#x},", e.name)),
            None if word.is_empty() => self.cursor.unexpected(start, format!("a name of {} or a number{}", e.name, self.for_key())),
            None => self.unknown_enumerator(e, start),
        }
    }

    #[cold]
    pub(super) fn unknown_enumerator<T>(&self, e: &'static EnumInfo, start: usize) -> Parsed<T> {
        let (index, end) = (self.dialect.index, self.cursor.pos);
        let word = self.cursor.text(start, end);
        let names = || e.values.iter().filter(|v| v.gens.has(index)).map(|v| v.name);
        let elsewhere = e.values.iter().any(|v| v.name.eq_ignore_ascii_case(word));
        let mut expected = format!("a name of {} or a number{}", e.name, self.for_key());
        if elsewhere {
            expected = format!("a name that {} has in {}{}", e.name, self.dialect.title, self.for_key());
        }
        if names().count() <= 6 {
            for (i, n) in names().enumerate() {
                expected += if i == 0 { " (" } else { ", " };
                expected += n;
            }
            expected += ")";
        }
        self.cursor.suggest(ErrorKind::UnknownName, start, end, expected, close(word, names()))
    }

    pub(super) fn open(&mut self, of: &str) -> Parsed<()> {
        if self.cursor.eat(b'{') {
            return Ok(());
        }
        self.cursor.unexpected(self.cursor.pos, format!("`{{name=value,...}}` of {of}{}", self.for_key()))
    }

    /// `name=` of a list in braces.
    pub(super) fn member(&mut self) -> Parsed<&'s str> {
        let start = self.cursor.pos;
        let name = self.cursor.name();
        if name.is_empty() || !self.cursor.eat(b'=') {
            return self.cursor.unexpected(start, "`name=value`");
        }
        Ok(name)
    }

    /// Goes over `,` or `}`, or over nothing before the first member; whether a member follows.
    #[inline]
    pub(super) fn more(&mut self, first: &mut bool) -> Parsed<bool> {
        self.cursor.blanks();
        if self.cursor.eat(b'}') {
            return Ok(false);
        }
        if !core::mem::take(first) {
            self.cursor.expect(b',', "`,` or `}`")?;
            self.cursor.blanks();
        }
        Ok(true)
    }

    /// Runs with another key for messages.
    pub(super) fn with_key<T>(&mut self, key: &'s str, run: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        let outer = core::mem::replace(&mut self.key, key);
        let result = run(self)?;
        self.key = outer;
        Ok(result)
    }

    /// Marks a member as given.
    #[inline]
    pub(super) fn once(&self, seen: &mut u64, i: usize, start: usize, name: &str) -> Parsed<()> {
        let bit = 1u64.checked_shl(i as u32).unwrap_or(0);
        if *seen & bit != 0 {
            return self.cursor.error(ErrorKind::Duplicate, start, start + name.len(), "");
        }
        *seen |= bit;
        Ok(())
    }

    #[cold]
    pub(super) fn unknown_member<T>(
        &self,
        of: &str,
        start: usize,
        name: &str,
        names: impl Iterator<Item = &'static str> + Clone,
    ) -> Parsed<T> {
        let mut expected = format!("a member of {of}");
        for (i, n) in names.clone().enumerate() {
            expected += if i == 0 { " (" } else { ", " };
            expected += n;
        }
        expected += ")";
        self.cursor.suggest(ErrorKind::UnknownKey, start, start + name.len(), expected, close(name, names))
    }
}

/// What was said of one wait and update.
#[derive(Clone, Copy, Debug)]
pub(super) struct EventState {
    /// Byte of the record where it is.
    pub(super) at: usize,
    pub(super) info: &'static StructInfo,
    pub(super) operands: Operands,
    /// One bit per member that has a value.
    pub(super) seen: u8,
    /// Bits of each operand that have a value, and the value.
    pub(super) said: [(u32, u32); 2],
}

impl EventState {
    pub(super) fn new(at: usize, info: &'static StructInfo, operands: Operands) -> Self {
        Self { at, info, operands, seen: 0, said: [(0, 0); 2] }
    }
}
