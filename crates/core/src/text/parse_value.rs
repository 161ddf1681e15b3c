//! Reading the value of a field into its bytes.

use alloc::format;
use alloc::string::String;

use super::cursor::{Cursor, NotANumber, digit, number};
use super::error::{ErrorKind, Parsed};
use super::suggest::close;
use super::template::{self, Matched};
use crate::dialect::Dialect;
use crate::layout::{BitInfo, BitfieldInfo, EnumInfo, Field, Notation, Operands, REGISTER_MARKER, StructInfo, Type, UnionInfo};
use crate::{RECORD_SIZE, RecordBytes};

/// What was said of one wait and update.
#[derive(Clone, Copy, Debug)]
pub(super) struct EventState {
    /// Byte of the record where it is.
    pub(super) at: usize,
    pub(super) info: &'static StructInfo,
    pub(super) operands: Operands,
    /// One bit per member that has a value.
    seen: u8,
    /// Bits of each operand that have a value, and the value.
    said: [(u32, u32); 2],
}

impl EventState {
    pub(super) fn new(at: usize, info: &'static StructInfo, operands: Operands) -> Self {
        Self { at, info, operands, seen: 0, said: [(0, 0); 2] }
    }
}

/// A statement on its way into bytes.
pub(super) struct Reader<'d, 's> {
    pub(super) dialect: &'d Dialect,
    pub(super) cursor: Cursor<'s>,
    pub(super) record: RecordBytes,
    /// Key whose value is being read, for messages.
    pub(super) key: &'s str,
}

impl<'s> Reader<'_, 's> {
    /// Writes an integer's low bytes.
    #[inline]
    fn store(&mut self, at: usize, len: usize, v: u64) {
        let Some(to) = self.record.get_mut(at..at + len.min(8)) else { return };
        match to {
            [b] => *b = v as u8,
            [a, b] => [*a, *b] = (v as u16).to_le_bytes(),
            _ => to.iter_mut().zip(v.to_le_bytes()).for_each(|(to, b)| *to = b),
        }
    }

    fn for_key(&self) -> String {
        if self.key.is_empty() { String::new() } else { format!(" for `{}`", self.key) }
    }

    #[cold]
    fn too_large<T>(&self, start: usize, expected: &str) -> Parsed<T> {
        let expected = format!("{expected}{}", self.for_key());
        self.cursor.error(ErrorKind::TooLarge, start, self.cursor.pos, expected)
    }

    /// An unsigned number of so many bits.
    #[inline]
    fn unsigned(&mut self, bits: u32) -> Parsed<u64> {
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

    fn unsigned_word(&self, word: &str, start: usize, bits: u32) -> Parsed<u64> {
        let max = u64::MAX >> (64 - bits.clamp(1, 64));
        match number(word.as_bytes()) {
            Ok(n) if n.magnitude <= max && !(n.negative && n.magnitude > 0) => Ok(n.magnitude),
            Ok(_) | Err(NotANumber::TooLarge) => self.too_large(start, &format!("0 to {max}")),
            Err(NotANumber::Other) => self.cursor.unexpected(start, format!("a number{}", self.for_key())),
        }
    }

    fn signed(&mut self, bits: u32) -> Parsed<u64> {
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
    fn enumerator(&mut self, e: &'static EnumInfo, bits: u32) -> Parsed<u64> {
        let start = self.cursor.pos;
        let word = self.cursor.atom();
        if word.as_bytes().first().is_some_and(|b| b.is_ascii_digit() || *b == b'-') && number(word.as_bytes()) != Err(NotANumber::Other) {
            return self.unsigned_word(word, start, bits);
        }
        let value = e.read(word.as_bytes(), self.dialect.index).map(|v| v.value);
        match value {
            Some(v) if v <= u64::MAX >> (64 - bits.clamp(1, 64)) => Ok(v),
            Some(v) => self.too_large(start, &format!("a value of {bits} bits, and {} is {v:#x},", e.name)),
            None if word.is_empty() => self.cursor.unexpected(start, format!("a name of {} or a number{}", e.name, self.for_key())),
            None => self.unknown_enumerator(e, start),
        }
    }

    #[cold]
    fn unknown_enumerator<T>(&self, e: &'static EnumInfo, start: usize) -> Parsed<T> {
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

    /// A value of a type, into the record at `at`.
    pub(super) fn value(&mut self, ty: &Type, at: usize) -> Parsed<()> {
        let size = ty.size();
        if at + size > RECORD_SIZE {
            return self.cursor.unexpected(self.cursor.pos, "no value: the field is outside the record");
        }
        match *ty {
            Type::Uint(n) => {
                let v = self.unsigned(8 * u32::from(n))?;
                self.store(at, n.into(), v);
            }
            Type::Int(n) => {
                let v = self.signed(8 * u32::from(n))?;
                self.store(at, n.into(), v);
            }
            Type::Enum(e, n) => {
                let v = self.enumerator(e, 8 * u32::from(n))?;
                self.store(at, n.into(), v);
            }
            Type::F32 => {
                let v = self.float()?;
                self.store(at, 4, v.into());
            }
            Type::Bytes(n) => self.bytes(at, n.into())?,
            Type::Chars(n) => self.chars(at, n.into())?,
            Type::Array(t, n) => self.array(t, n.into(), at)?,
            Type::Big(t) => {
                self.value(t, at)?;
                self.record[at..at + size].reverse();
            }
            Type::Struct(s) => self.structure(s, at)?,
            Type::Bitfield(b) => self.bitfield(b, at)?,
            Type::Union(u) => self.union(u, at)?,
        }
        Ok(())
    }

    fn float(&mut self) -> Parsed<u32> {
        let start = self.cursor.pos;
        let word = self.cursor.float();
        if let Some(bits) = word.strip_prefix("f32:") {
            return match number(bits.as_bytes()) {
                Ok(n) if n.hex && !n.negative && n.magnitude <= u64::from(u32::MAX) => Ok(n.magnitude as u32),
                _ => self.cursor.unexpected(start, format!("`f32:0x` and up to eight hex digits{}", self.for_key())),
            };
        }
        match word {
            "inf" => return Ok(f32::INFINITY.to_bits()),
            "-inf" => return Ok(f32::NEG_INFINITY.to_bits()),
            "nan" => return Ok(f32::NAN.to_bits()),
            _ => {}
        }
        let numeric = word.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'-' | b'+' | b'.' | b'e' | b'E'));
        match word.parse::<f32>() {
            Ok(v) if numeric && v.is_finite() => Ok(v.to_bits()),
            Ok(_) if numeric => self.too_large(start, "a finite f32"),
            _ => self.cursor.unexpected(start, format!("a decimal number, `inf`, or bits as `f32:0x...`{}", self.for_key())),
        }
    }

    /// `0x` and two hex digits per byte.
    fn bytes(&mut self, at: usize, n: usize) -> Parsed<()> {
        let start = self.cursor.pos;
        if self.cursor.peek() == Some(b'[') {
            return self.array(&Type::Uint(1), n, at);
        }
        let word = self.cursor.name();
        let is_hex = match word.strip_prefix("0x") {
            Some(digits) => unhex(digits, &mut self.record[at..at + n]),
            None => false,
        };
        if is_hex {
            return Ok(());
        }
        let expected = format!("`0x` and {} hex digits, two for each byte{}", 2 * n, self.for_key());
        match word.is_empty() {
            true => self.cursor.unexpected(start, expected),
            false => self.cursor.error(ErrorKind::Unexpected, start, self.cursor.pos, expected),
        }
    }

    /// A bare word or a quoted text.
    fn chars(&mut self, at: usize, n: usize) -> Parsed<()> {
        let start = self.cursor.pos;
        let mut len = 0;
        if !self.cursor.eat(b'"') {
            let word = self.cursor.bare();
            if word.is_empty() {
                return self.cursor.unexpected(start, format!("a word or a text in quotes{}", self.for_key()));
            }
            len = word.len();
            if let Some(to) = self.record[at..at + n].get_mut(..len) {
                to.copy_from_slice(word.as_bytes());
            }
        } else {
            loop {
                let Some(b) = self.cursor.peek() else { return self.cursor.unexpected(self.cursor.pos, "`\"`") };
                self.cursor.pos += 1;
                let b = match b {
                    b'"' => break,
                    b'\\' => self.escape()?,
                    b => b,
                };
                if len < n {
                    self.record[at + len] = b;
                }
                len += 1;
            }
        }
        if len > n { self.too_large(start, &format!("at most {n} bytes")) } else { Ok(()) }
    }

    fn escape(&mut self) -> Parsed<u8> {
        let start = self.cursor.pos - 1;
        let b = self.cursor.peek();
        self.cursor.pos += usize::from(b.is_some_and(|b| b.is_ascii()));
        match b {
            Some(b'n') => return Ok(b'\n'),
            Some(b'r') => return Ok(b'\r'),
            Some(b't') => return Ok(b'\t'),
            Some(b'0') => return Ok(0),
            Some(b @ (b'"' | b'\\')) => return Ok(b),
            Some(b'x') => {
                let mut out = [0];
                if unhex(self.cursor.text(self.cursor.pos, self.cursor.pos + 2), &mut out) {
                    self.cursor.pos += 2;
                    return Ok(out[0]);
                }
            }
            _ => {}
        }
        self.cursor.unexpected(start, "`\\xNN`, `\\n`, `\\r`, `\\t`, `\\0`, `\\\"` or `\\\\`")
    }

    fn array(&mut self, t: &Type, n: usize, at: usize) -> Parsed<()> {
        let size = t.size();
        if at + n * size <= RECORD_SIZE && self.small_array(t, n, size, at) {
            return Ok(());
        }
        let of = |r: &Self| format!("`[` and {n} values{}", r.for_key());
        if !self.cursor.eat(b'[') {
            return self.cursor.unexpected(self.cursor.pos, of(self));
        }
        for i in 0..n {
            self.cursor.blanks();
            if i > 0 {
                if self.cursor.peek() != Some(b',') {
                    return self.cursor.unexpected(self.cursor.pos, format!("`,` and value {} of {n}{}", i + 1, self.for_key()));
                }
                self.cursor.pos += 1;
                self.cursor.blanks();
            }
            self.value(t, at + i * size)?;
        }
        self.cursor.blanks();
        if self.cursor.eat(b']') {
            return Ok(());
        }
        self.cursor.unexpected(self.cursor.pos, format!("`]` after {n} values{}", self.for_key()))
    }

    /// Steps and counts as they are printed: decimals of up to four digits. Anything else is left to the general way, from the start.
    fn small_array(&mut self, t: &Type, n: usize, size: usize, at: usize) -> bool {
        let (signed, max) = match *t {
            Type::Uint(1) => (false, 0xff),
            Type::Uint(2..=8) => (false, 9999),
            Type::Int(2..=8) => (true, 9999),
            _ => return false,
        };
        let text = self.cursor.line.as_bytes();
        let mut pos = self.cursor.pos;
        for i in 0..n {
            if text.get(pos) != Some(if i == 0 { &b'[' } else { &b',' }) {
                return false;
            }
            pos += 1;
            let negative = signed && text.get(pos) == Some(&b'-');
            pos += usize::from(negative);
            let start = pos;
            let mut v = 0u32;
            while let Some(d @ b'0'..=b'9') = text.get(pos) {
                v = v * 10 + u32::from(d - b'0');
                pos += 1;
                if pos - start > 4 {
                    return false;
                }
            }
            if pos == start || v > max {
                return false;
            }
            let v = if negative { (-i64::from(v)) as u64 } else { u64::from(v) };
            self.store(at + i * size, size, v);
        }
        if text.get(pos) != Some(&b']') {
            return false;
        }
        self.cursor.pos = pos + 1;
        true
    }

    fn structure(&mut self, s: &'static StructInfo, at: usize) -> Parsed<()> {
        match (s.notation, self.cursor.peek(), s.fields) {
            (Notation::Pattern, Some(b'@'), [address, steps, counts]) => {
                self.cursor.pos += 1;
                return self.pattern([address, steps, counts], at);
            }
            (Notation::Events(operands), ..) => return self.event_list(&mut EventState::new(at, s, operands)),
            (Notation::Pattern, Some(b'{'), _) | (Notation::Members, ..) => {}
            (Notation::Pattern, ..) => {
                return self.cursor.unexpected(self.cursor.pos, format!("a pattern `@ADDRESS[steps][counts]`{}", self.for_key()));
            }
        }
        self.open(s.name)?;
        let (mut seen, mut hint, mut first) = (0u64, 0, true);
        while self.more(&mut first)? {
            let start = self.cursor.pos;
            let head = self.cursor.head();
            // Members mostly come in order.
            let here = |(_, f): &(usize, &Field)| f.reserved.is_none() && self.cursor.eat_key(&f.key, head);
            let (i, field, name) = match s.fields.iter().enumerate().skip(hint).find(here) {
                Some((i, field)) => (i, field, field.name),
                None => {
                    let name = self.member()?;
                    let place = |i: usize| s.fields.get(i).filter(|f| f.name == name && f.reserved.is_none()).map(|f| (i, f));
                    let Some((i, field)) = (hint..s.fields.len()).find_map(place).or_else(|| (0..hint).find_map(place)) else {
                        let names = s.fields.iter().filter(|f| f.reserved.is_none()).map(|f| f.name);
                        return self.unknown_member(s.name, start, name, names);
                    };
                    (i, field, name)
                }
            };
            hint = i + 1;
            self.once(&mut seen, i, start, name)?;
            self.with_key(name, |r| r.value(&field.ty, at + usize::from(field.offset)))?;
        }
        Ok(())
    }

    /// The address of a pattern, and `[` values `]` of its two lists.
    fn pattern(&mut self, [address, steps, counts]: [&'static Field; 3], at: usize) -> Parsed<()> {
        self.value(&address.ty, at + usize::from(address.offset))?;
        for list in [steps, counts] {
            let from = at + usize::from(list.offset);
            if matches!(list.ty, Type::Array(..)) {
                self.value(&list.ty, from)?;
            } else {
                self.cursor.expect(b'[', "`[`")?;
                self.cursor.blanks();
                self.value(&list.ty, from)?;
                self.cursor.blanks();
                self.cursor.expect(b']', "`]`")?;
            }
        }
        Ok(())
    }

    fn open(&mut self, of: &str) -> Parsed<()> {
        if self.cursor.eat(b'{') {
            return Ok(());
        }
        self.cursor.unexpected(self.cursor.pos, format!("`{{name=value,...}}` of {of}{}", self.for_key()))
    }

    /// `name=` of a list in braces.
    fn member(&mut self) -> Parsed<&'s str> {
        let start = self.cursor.pos;
        let name = self.cursor.name();
        if name.is_empty() || !self.cursor.eat(b'=') {
            return self.cursor.unexpected(start, "`name=value`");
        }
        Ok(name)
    }

    /// Goes over `,` or `}`, or over nothing before the first member; whether a member follows.
    #[inline]
    fn more(&mut self, first: &mut bool) -> Parsed<bool> {
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
    fn with_key<T>(&mut self, key: &'s str, run: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
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
    fn unknown_member<T>(&self, of: &str, start: usize, name: &str, names: impl Iterator<Item = &'static str> + Clone) -> Parsed<T> {
        let mut expected = format!("a member of {of}");
        for (i, n) in names.clone().enumerate() {
            expected += if i == 0 { " (" } else { ", " };
            expected += n;
        }
        expected += ")";
        self.cursor.suggest(ErrorKind::UnknownKey, start, start + name.len(), expected, close(name, names))
    }

    fn bitfield(&mut self, b: &'static BitfieldInfo, at: usize) -> Parsed<()> {
        let size = usize::from(b.size).min(8);
        if self.cursor.peek().is_some_and(|b| b.is_ascii_digit()) {
            let v = self.unsigned(8 * size as u32)?;
            self.store(at, size, v);
            return Ok(());
        }
        self.open(b.name)?;
        let mut whole = crate::bytes::uint(&self.record, at, size);
        let (mut seen, mut hint, mut first) = (0u64, 0, true);
        let usable = |b: &BitInfo| b.reserved.is_none() && b.width > 0 && usize::from(b.lsb) + usize::from(b.width) <= 8 * size;
        while self.more(&mut first)? {
            let start = self.cursor.pos;
            let head = self.cursor.head();
            let here = |(_, b): &(usize, &BitInfo)| usable(b) && self.cursor.eat_key(&b.key, head);
            let (i, bit, name) = match b.bits.iter().enumerate().skip(hint).find(here) {
                Some((i, bit)) => (i, bit, bit.name),
                None => {
                    let name = self.member()?;
                    let Some((i, bit)) = b.bits.iter().enumerate().find(|(_, b)| b.name == name && usable(b)) else {
                        return self.unknown_member(b.name, start, name, b.bits.iter().filter(|b| b.reserved.is_none()).map(|b| b.name));
                    };
                    (i, bit, name)
                }
            };
            hint = i + 1;
            self.once(&mut seen, i, start, name)?;
            let width = u32::from(bit.width);
            let v = self.with_key(name, |r| match bit.ty {
                Some(e) => r.enumerator(e, width),
                None => r.unsigned(width),
            })?;
            let mask = (u64::MAX >> (64 - width)) << bit.lsb;
            whole = whole & !mask | v << bit.lsb;
        }
        self.store(at, size, whole);
        Ok(())
    }

    fn union(&mut self, u: &'static UnionInfo, at: usize) -> Parsed<()> {
        let size = usize::from(u.size);
        let start = self.cursor.pos;
        let arm = |i: u8| u.arms.get(usize::from(i));
        match self.cursor.peek() {
            Some(b'@') => {
                if let Some(arm) = arm(u.pattern) {
                    return self.value(&arm.ty, at);
                }
            }
            Some(b) if b.is_ascii_digit() && arm(u.immediate).is_some() => {
                let v = self.unsigned(8 * u32::from(u.size))?;
                self.store(at, size, v);
                return Ok(());
            }
            _ => {}
        }
        let head = self.cursor.head();
        if let Some(arm) = u.arms.iter().find(|a| self.cursor.eat_key(&a.key, head)) {
            return self.value(&arm.ty, at);
        }
        let name = self.cursor.name();
        if self.cursor.eat(b':') {
            if let Some(arm) = u.arms.iter().find(|a| a.name == name) {
                return self.value(&arm.ty, at);
            }
            if name == "raw" {
                return self.bytes(at, size);
            }
            let names = u.arms.iter().map(|a| a.name);
            let expected = format!("an arm of {} ({})", u.name, join(names.clone()));
            return self.cursor.suggest(ErrorKind::UnknownName, start, start + name.len(), expected, close(name, names));
        }
        if let Some(digits) = name.strip_prefix('r')
            && digits.bytes().all(|b| b.is_ascii_digit())
            && arm(u.register).is_some()
            && let Ok(n) = number(digits.as_bytes())
        {
            let Ok(register) = u8::try_from(n.magnitude) else { return self.too_large(start, "r0 to r255") };
            self.record[at] = register;
            self.record[at + 1..at + size - 1].fill(0);
            self.record[at + size - 1] = REGISTER_MARKER;
            return Ok(());
        }
        let names = join(u.arms.iter().map(|a| a.name).chain(["raw"]));
        let notation = match (arm(u.pattern), arm(u.immediate)) {
            (Some(_), _) => "`@ADDRESS[steps][counts]` or ",
            (None, Some(_)) => "an address or ",
            (None, None) => "",
        };
        self.cursor.unexpected(start, format!("{notation}`arm:value` of {} ({names}){}", u.name, self.for_key()))
    }

    /// Wait and update in braces.
    pub(super) fn event_list(&mut self, state: &mut EventState) -> Parsed<()> {
        self.open(state.info.name)?;
        let mut first = true;
        while self.more(&mut first)? {
            let start = self.cursor.pos;
            let name = self.cursor.name();
            if self.cursor.eat(b'=') {
                let Some((i, _)) = state.info.fields.iter().enumerate().find(|(_, f)| f.name == name) else {
                    return self.unknown_member(state.info.name, start, name, state.info.fields.iter().map(|f| f.name));
                };
                self.event_member(state, i, start, name)?;
                continue;
            }
            self.cursor.pos = start;
            if !self.event_token(state)? {
                return self.cursor.unexpected(start, format!("a wait, an update or `name=value` of {}", state.info.name));
            }
        }
        Ok(())
    }

    /// `name=value` of a wait and update; the cursor is after `=`.
    pub(super) fn event_member(&mut self, state: &mut EventState, i: usize, start: usize, name: &'s str) -> Parsed<()> {
        let mut seen = u64::from(state.seen);
        self.once(&mut seen, i, start, name)?;
        state.seen = seen as u8;
        let Some(field) = state.info.fields.get(i) else { return Ok(()) };
        let at = state.at + usize::from(field.offset);
        let value_start = self.cursor.pos;
        if i < 4 {
            return self.with_key(name, |r| r.value(&field.ty, at));
        }
        let before = super::print_value::load(&self.record, at, 4);
        self.with_key(name, |r| r.value(&field.ty, at))?;
        let v = super::print_value::load(&self.record, at, 4) as u32;
        self.store(at, 4, before);
        self.operand(state, i - 4, u32::MAX, v, value_start, self.cursor.pos)
    }

    /// Takes an operand that agrees with what was said before.
    fn operand(&mut self, state: &mut EventState, slot: usize, mask: u32, v: u32, start: usize, end: usize) -> Parsed<()> {
        let (known, value) = state.said[slot];
        if (value ^ v) & known & mask != 0 {
            let expected = format!("semaphore value {value} as before, because wait and update share one");
            return self.cursor.error(ErrorKind::Conflict, start, end, expected);
        }
        let v = value & known | v & mask;
        state.said[slot] = (known | mask, v);
        self.store(state.at + 4 + 4 * slot, 4, v.into());
        Ok(())
    }

    /// A wait or an update by the grammar's templates, if one is here.
    pub(super) fn event_token(&mut self, state: &mut EventState) -> Parsed<bool> {
        let start = self.cursor.pos;
        let grammar = self.dialect.text;
        let text = self.cursor.line.as_bytes();
        let mut mistake = None;
        let mut order = [(0, &grammar.waits), (1, &grammar.updates)];
        if state.seen & 1 != 0 {
            order.swap(0, 1);
        }
        for (slot, templates) in order {
            let (mode, said, end) = match template::find(templates, text, start) {
                Matched::No => continue,
                Matched::TooLarge { start, end, max } => {
                    mistake = Some((start, end, max));
                    continue;
                }
                Matched::Yes { mode, said, end } => (mode, said, end),
            };
            let bit = 1 << (2 * slot);
            if state.seen & bit != 0 {
                let what = ["one wait", "one update"][slot];
                return self.cursor.error(ErrorKind::Duplicate, start, end, what);
            }
            state.seen |= bit;
            let at = state.at + 2 * slot;
            self.store(at, 1, mode.into());
            if let Some(idx) = said.idx {
                if state.seen & (bit << 1) != 0 {
                    return self.cursor.error(ErrorKind::Duplicate, start, end, "one index");
                }
                state.seen |= bit << 1;
                self.store(at + 1, 1, idx.into());
            }
            if said.mask != 0 && state.operands != Operands::None {
                let slot = if state.operands == Operands::Split { slot } else { 0 };
                self.operand(state, slot, said.mask, said.value, start, end)?;
            }
            self.cursor.pos = end;
            return Ok(true);
        }
        match mistake {
            Some((s, e, max)) => self.cursor.error(ErrorKind::TooLarge, s, e, format!("0 to {max}")),
            None => Ok(false),
        }
    }
}

fn join(names: impl Iterator<Item = &'static str>) -> String {
    let mut out = String::new();
    for n in names {
        if !out.is_empty() {
            out += ", ";
        }
        out += n;
    }
    out
}

/// Hex digits into bytes; false if they are not just enough hex digits.
pub(super) fn unhex(digits: &str, out: &mut [u8]) -> bool {
    let (pairs, rest) = digits.as_bytes().as_chunks::<2>();
    if !rest.is_empty() || pairs.len() != out.len() {
        return false;
    }
    for (to, [high, low]) in out.iter_mut().zip(pairs) {
        let (high, low) = (digit(*high), digit(*low));
        if high > 15 || low > 15 {
            return false;
        }
        *to = high << 4 | low;
    }
    true
}
