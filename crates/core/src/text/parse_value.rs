//! Reading the value of a field into its bytes.

use alloc::format;
use alloc::string::String;

use super::cursor::{digit, number};
use super::error::{ErrorKind, Parsed};
use super::reader::{EventState, Reader};
use super::suggest::close;
use crate::RECORD_SIZE;
use crate::layout::{BitInfo, BitfieldInfo, Field, Notation, REGISTER_MARKER, StructInfo, Type, UnionInfo};
use crate::word::{decimal, word};

impl<'s> Reader<'_, 's> {
    /// A value of a type, into the record at `at`.
    pub(super) fn value(&mut self, ty: &Type, at: usize) -> Parsed<()> {
        if at + ty.size() > RECORD_SIZE {
            return self.outside();
        }
        self.fitting(ty, at)
    }

    #[cold]
    pub(super) fn outside<T>(&self) -> Parsed<T> {
        self.cursor.unexpected(self.cursor.pos, "no value: the field is outside the record")
    }

    /// The same of one that is inside the record.
    #[inline(always)]
    pub(super) fn fitting(&mut self, ty: &Type, at: usize) -> Parsed<()> {
        match *ty {
            Type::Uint(n) => {
                let v = self.unsigned(8 * u32::from(n))?;
                self.store(at, n.into(), v);
                Ok(())
            }
            Type::Enum(e, n) => {
                let v = self.enumerator(e, 8 * u32::from(n))?;
                self.store(at, n.into(), v);
                Ok(())
            }
            Type::Union(u) => self.union(u, at),
            Type::Array(t, n) => self.array(t, n.into(), at),
            Type::Struct(s) => self.structure(s, at),
            _ => self.other(ty, at),
        }
    }

    #[inline(never)]
    fn other(&mut self, ty: &Type, at: usize) -> Parsed<()> {
        match *ty {
            Type::Uint(_) | Type::Enum(..) | Type::Array(..) | Type::Struct(_) | Type::Union(_) => self.fitting(ty, at)?,
            Type::Int(n) => {
                let v = self.signed(8 * u32::from(n))?;
                self.store(at, n.into(), v);
            }
            Type::F32 => {
                let v = self.float()?;
                self.store(at, 4, v.into());
            }
            Type::Bytes(n) => self.bytes(at, n.into())?,
            Type::Chars(n) => self.chars(at, n.into())?,
            Type::Big(t) => {
                self.fitting(t, at)?;
                self.record[at..at + t.size()].reverse();
            }
            Type::Bitfield(b) => self.bitfield(b, at)?,
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

    #[inline(never)]
    fn array(&mut self, t: &Type, n: usize, at: usize) -> Parsed<()> {
        let is_read = match *t {
            Type::Uint(2) => self.list(n, at, |w| match decimal(w) {
                (v, len) if v <= 0xffff => ((v as u16).to_le_bytes(), len),
                _ => ([0; 2], 0),
            }),
            Type::Int(2) => self.list(n, at, |w| {
                let is_negative = w as u8 == b'-';
                let skipped = usize::from(is_negative);
                match decimal(w >> (8 * skipped)) {
                    (v, len) if v <= 0x7fff && len > 0 => ((if is_negative { -(v as i16) } else { v as i16 }).to_le_bytes(), skipped + len),
                    _ => ([0; 2], 0),
                }
            }),
            Type::Uint(1) => self.list(n, at, |w| match decimal(w) {
                (v, len) if v <= 0xff => ([v as u8], len),
                _ => ([0], 0),
            }),
            _ => false,
        };
        if is_read {
            return Ok(());
        }
        let size = t.size();
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
            self.fitting(t, at + i * size)?;
        }
        self.cursor.blanks();
        if self.cursor.eat(b']') {
            return Ok(());
        }
        self.cursor.unexpected(self.cursor.pos, format!("`]` after {n} values{}", self.for_key()))
    }

    /// Steps, counts and the like as they are printed. `read` makes the bytes of an entry of what stands there, and tells how much of it the
    /// entry is, which is none where it is something else. That is left to the general way, from the start.
    #[inline(always)]
    fn list<const N: usize>(&mut self, n: usize, at: usize, read: impl Fn(u64) -> ([u8; N], usize)) -> bool {
        let text = self.cursor.line.as_bytes();
        let mut pos = self.cursor.pos;
        let Some(to) = self.record.get_mut(at..at + N * n) else { return false };
        let mut lead = b'[';
        for to in to.as_chunks_mut().0 {
            let w = word(text, pos);
            let (bytes, len) = read(w >> 8);
            if w as u8 != lead || len == 0 || len == 7 {
                return false;
            }
            *to = bytes;
            lead = b',';
            pos += 1 + len;
        }
        if n == 0 || text.get(pos) != Some(&b']') {
            return false;
        }
        self.cursor.pos = pos + 1;
        true
    }

    #[inline(never)]
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
            let first_words = self.cursor.first();
            // Members mostly come in order.
            let here = |(_, f): &(usize, &Field)| f.reserved.is_none() && self.cursor.eat_key(&f.key, first_words);
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
            self.with_key(name, |r| r.member_value(field, at))?;
        }
        Ok(())
    }

    /// The value of a field of the struct at `base`.
    #[inline(always)]
    fn member_value(&mut self, field: &'static Field, base: usize) -> Parsed<()> {
        if base + usize::from(field.end) > RECORD_SIZE {
            return self.outside();
        }
        self.fitting(&field.ty, base + usize::from(field.offset))
    }

    /// The address of a pattern, and `[` values `]` of its two lists.
    fn pattern(&mut self, [address, steps, counts]: [&'static Field; 3], at: usize) -> Parsed<()> {
        self.member_value(address, at)?;
        for list in [steps, counts] {
            if matches!(list.ty, Type::Array(..)) {
                self.member_value(list, at)?;
            } else {
                self.cursor.expect(b'[', "`[`")?;
                self.cursor.blanks();
                self.member_value(list, at)?;
                self.cursor.blanks();
                self.cursor.expect(b']', "`]`")?;
            }
        }
        Ok(())
    }

    #[inline(never)]
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
        let usable = |b: &BitInfo| b.mask != 0 && usize::from(b.lsb) + usize::from(b.width) <= 8 * size;
        while self.more(&mut first)? {
            let start = self.cursor.pos;
            let first_words = self.cursor.first();
            let here = |(_, b): &(usize, &BitInfo)| usable(b) && self.cursor.eat_key(&b.key, first_words);
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
            whole = whole & !bit.mask | v << bit.lsb;
        }
        self.store(at, size, whole);
        Ok(())
    }

    #[inline(never)]
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
                // Mostly in hex.
                let v = self.other_unsigned(8 * u32::from(u.size))?;
                self.store(at, size, v);
                return Ok(());
            }
            _ => {}
        }
        let first = self.cursor.first();
        if let Some(arm) = u.arms.iter().find(|a| self.cursor.eat_key(&a.key, first)) {
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
