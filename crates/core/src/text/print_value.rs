//! Printing the value of a field.

use core::fmt;

use super::shape::{self, Operands, REGISTER_MARKER};
use crate::buffer::Buffer;
use crate::bytes::sign_extend;
use crate::dialect::Dialect;
use crate::layout::{BitfieldInfo, EnumInfo, Field, Locator, StructInfo, Type, UnionInfo};
use crate::{RECORD_SIZE, RecordBytes};

/// Given values that a union can have.
const MAX_GIVEN: usize = 8;

/// Bits `at .. at + len`, within the record.
#[inline]
pub(crate) const fn ones(at: usize, len: usize) -> u64 {
    if len >= 64 { u64::MAX << (at % 64) } else { ((1 << len) - 1) << (at % 64) }
}

/// One bit per byte: whether it is nonzero.
fn nonzero(record: &RecordBytes) -> u64 {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let mut mask = 0;
    let (words, _) = record.as_chunks::<8>();
    for (i, word) in words.iter().enumerate() {
        let w = u64::from_le_bytes(*word);
        let high = (((w & LOW) + LOW) | w) & !LOW;
        mask |= ((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * i);
    }
    mask
}

/// Up to eight bytes, little-endian; the bytes must be inside the record.
#[inline]
pub(crate) fn load(record: &RecordBytes, at: usize, len: usize) -> u64 {
    let start = at.min(RECORD_SIZE - 8);
    let mut word = [0; 8];
    word.copy_from_slice(&record[start..start + 8]);
    let v = u64::from_le_bytes(word) >> (8 * (at - start) % 64);
    if len >= 8 { v } else { v & ((1 << (8 * len)) - 1) }
}

/// The values that an enclosing struct at `base` gives to a union, zero where there is none.
pub(crate) fn given_values(record: &RecordBytes, base: usize, from: &[Locator]) -> [u64; MAX_GIVEN] {
    let mut values = [0; MAX_GIVEN];
    for (v, l) in values.iter_mut().zip(from) {
        let last = base + usize::from(l.offset) + (usize::from(l.lsb) + usize::from(l.width).max(1) - 1) / 8;
        if (1..=64).contains(&l.width) && last < RECORD_SIZE {
            *v = l.read(&record[base..]);
        }
    }
    values
}

/// The live arm of a union whose bytes are inside the record.
pub(crate) fn live_arm(u: &UnionInfo, bytes: &[u8], given: &[u64; MAX_GIVEN]) -> Option<usize> {
    (u.pick)(bytes, &given[..u.given.len().min(MAX_GIVEN)]).filter(|i| *i < u.arms.len())
}

/// Text up to the first NUL, if it can be written bare.
#[inline]
pub(super) fn word(bytes: &[u8]) -> Option<&[u8]> {
    let end = bytes.iter().position(|b| *b == 0).unwrap_or(bytes.len());
    let (first, rest) = bytes[..end].split_first()?;
    let clean = (first.is_ascii_alphabetic() || *first == b'_') && rest.iter().all(|b| is_word_byte(*b));
    clean.then(|| &bytes[..end])
}

/// Bytes that a bare word may have after its first.
#[inline]
pub(super) const fn is_word_byte(b: u8) -> bool {
    b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'-' | b':')
}

/// The walk over a record that prints it.
pub(super) struct Walk<'r, 'w> {
    pub(super) dialect: &'r Dialect,
    pub(super) record: &'r RecordBytes,
    /// Bytes that are not zero.
    pub(super) nonzero: u64,
    /// Bytes that the printed text says.
    pub(super) covered: u64,
    pub(super) out: Buffer<'w>,
}

impl<'r, 'w> Walk<'r, 'w> {
    #[inline]
    pub(super) fn new(dialect: &'r Dialect, record: &'r RecordBytes, out: &'w mut dyn fmt::Write) -> Self {
        Self { dialect, record, nonzero: nonzero(record), covered: 0, out: Buffer::new(out) }
    }

    #[inline]
    pub(super) fn fits(&self, at: usize, len: usize) -> bool {
        len > 0 && at + len <= RECORD_SIZE
    }

    #[inline]
    pub(super) fn cover(&mut self, at: usize, len: usize) {
        self.covered |= ones(at, len);
    }

    #[inline]
    pub(super) fn load(&self, at: usize, len: usize) -> u64 {
        load(self.record, at, len)
    }

    /// Whether the bytes are inside the record and one of them is not zero.
    #[inline]
    pub(super) fn is_nonzero_at(&self, at: usize, len: usize) -> bool {
        self.fits(at, len) && self.nonzero & ones(at, len) != 0
    }

    /// Whether a field of the record is inside it and not zero.
    #[inline]
    pub(super) fn is_nonzero(&self, field: &Field) -> bool {
        self.is_nonzero_at(usize::from(field.offset), field.ty.size())
    }

    /// Value of a field of the struct at `base`.
    #[inline]
    pub(super) fn field(&mut self, field: &Field, base: usize) {
        let at = base + usize::from(field.offset);
        if field.given.is_empty() {
            self.value(&field.ty, at, &[0; MAX_GIVEN]);
        } else {
            let given = given_values(self.record, base, field.given);
            self.value(&field.ty, at, &given);
        }
    }

    /// `name=value`.
    pub(super) fn named(&mut self, field: &Field, base: usize) {
        self.out.str(field.name);
        self.out.byte(b'=');
        self.field(field, base);
    }

    /// Value of a type whose bytes are inside the record.
    fn value(&mut self, ty: &Type, at: usize, given: &[u64; MAX_GIVEN]) {
        match *ty {
            Type::Uint(n) => {
                self.out.decimal(self.load(at, n.into()));
                self.cover(at, usize::from(n).min(8));
            }
            Type::Int(n) => {
                self.out.signed(sign_extend(self.load(at, n.into()), 8 * u32::from(n).clamp(1, 8)));
                self.cover(at, usize::from(n).min(8));
            }
            Type::Enum(e, n) => {
                self.enumerator(e, self.load(at, n.into()));
                self.cover(at, usize::from(n).min(8));
            }
            Type::F32 => {
                let bits = self.load(at, 4) as u32;
                float(&mut self.out, bits);
                self.cover(at, 4);
            }
            Type::Bytes(n) => {
                let record = self.record;
                self.out.str("0x");
                self.out.hex_bytes(&record[at..at + usize::from(n)]);
                self.cover(at, n.into());
            }
            Type::Chars(n) => self.chars(at, n.into()),
            Type::Array(t, n) => self.array(t, n.into(), at, given),
            Type::Big(t) => self.big(t, at),
            Type::Struct(s) => self.structure(s, at),
            Type::Bitfield(b) => self.bitfield(b, at),
            Type::Union(u) => self.union(u, at, given),
        }
    }

    fn array(&mut self, t: &Type, n: usize, at: usize, given: &[u64; MAX_GIVEN]) {
        self.out.byte(b'[');
        match *t {
            // Steps and counts.
            Type::Uint(size @ 1..=8) => {
                let size = usize::from(size);
                for i in 0..n {
                    if i > 0 {
                        self.out.byte(b',');
                    }
                    self.out.decimal(self.load(at + i * size, size));
                }
                self.cover(at, n * size);
            }
            Type::Int(size @ 1..=8) => {
                let size = usize::from(size);
                for i in 0..n {
                    if i > 0 {
                        self.out.byte(b',');
                    }
                    self.out.signed(sign_extend(self.load(at + i * size, size), 8 * size as u32));
                }
                self.cover(at, n * size);
            }
            _ => {
                let size = t.size();
                for i in 0..n {
                    if i > 0 {
                        self.out.byte(b',');
                    }
                    self.value(t, at + i * size, given);
                }
            }
        }
        self.out.byte(b']');
    }

    /// An integer, float or enum with its most significant byte first.
    fn big(&mut self, t: &Type, at: usize) {
        let size = t.size().clamp(1, 8);
        let v = self.load(at, size).swap_bytes() >> (64 - 8 * size);
        match *t {
            Type::Int(_) => self.out.signed(sign_extend(v, 8 * size as u32)),
            Type::F32 => float(&mut self.out, v as u32),
            Type::Enum(e, _) => self.enumerator(e, v),
            _ => self.out.decimal(v),
        }
        self.cover(at, size);
    }

    fn enumerator(&mut self, e: &EnumInfo, v: u64) {
        // Most enums begin at zero and leave nothing out.
        let index = self.dialect.index;
        let dense = usize::try_from(v).ok().and_then(|i| e.values.get(i)).filter(|i| i.value == v && i.gens.has(index));
        match dense.or_else(|| e.value(v, index)) {
            Some(v) if self.dialect.text.lower_case.contains(&e.name) => self.out.lower(v.name),
            Some(v) => self.out.str(v.name),
            None => self.out.hex(v),
        }
    }

    fn chars(&mut self, at: usize, n: usize) {
        let record = self.record;
        let bytes = &record[at..at + n];
        if let Some(w) = word(bytes) {
            self.out.ascii(w);
            self.cover(at, w.len());
            return;
        }
        let text = bytes.split(|b| *b == 0).next().unwrap_or_default();
        self.out.byte(b'"');
        for b in text {
            if is_word_byte(*b) {
                self.out.byte(*b);
            } else {
                self.out.str("\\x");
                self.out.hex_bytes(&[*b]);
            }
        }
        self.out.byte(b'"');
        self.cover(at, text.len());
    }

    pub(super) fn structure(&mut self, s: &'static StructInfo, at: usize) {
        if let Some((address, steps, counts)) = shape::pattern(s)
            && [address, steps, counts].into_iter().all(|f| self.fits(at + usize::from(f.offset), f.ty.size()))
        {
            self.out.byte(b'@');
            match address.ty {
                Type::Uint(n) if n <= 8 => {
                    let from = at + usize::from(address.offset);
                    self.out.hex(self.load(from, n.into()));
                    self.cover(from, n.into());
                }
                _ => self.field(address, at),
            }
            for list in [steps, counts] {
                let bracket = !matches!(list.ty, Type::Array(..));
                if bracket {
                    self.out.byte(b'[');
                }
                self.field(list, at);
                if bracket {
                    self.out.byte(b']');
                }
            }
            return;
        }
        self.out.byte(b'{');
        match shape::events(s) {
            Some(operands) if operands != Operands::None => self.event_tokens(at, s, operands, b',', &|_| true),
            _ => {
                let mut first = true;
                for f in s.fields {
                    if f.reserved.is_some() || !self.is_nonzero_at(at + usize::from(f.offset), f.ty.size()) {
                        continue;
                    }
                    if !core::mem::replace(&mut first, false) {
                        self.out.byte(b',');
                    }
                    self.named(f, at);
                }
            }
        }
        self.out.byte(b'}');
    }

    fn bitfield(&mut self, b: &BitfieldInfo, at: usize) {
        let size = usize::from(b.size).min(8);
        let whole = self.load(at, size);
        let mut said = 0u64;
        let mut first = true;
        self.out.byte(b'{');
        for bit in b.bits {
            let (lsb, width) = (u32::from(bit.lsb), u32::from(bit.width));
            if bit.reserved.is_some() || width == 0 || lsb + width > 8 * size as u32 {
                continue;
            }
            let mask = u64::MAX >> (64 - width);
            let v = whole >> lsb & mask;
            if v == 0 {
                continue;
            }
            if !core::mem::replace(&mut first, false) {
                self.out.byte(b',');
            }
            self.out.str(bit.name);
            self.out.byte(b'=');
            match bit.ty {
                Some(e) => self.enumerator(e, v),
                None => self.out.decimal(v),
            }
            said |= v << lsb;
        }
        self.out.byte(b'}');
        for i in 0..size {
            if (whole ^ said) >> (8 * i) & 0xff == 0 {
                self.cover(at + i, 1);
            }
        }
    }

    fn union(&mut self, u: &'static UnionInfo, at: usize, given: &[u64; MAX_GIVEN]) {
        let record = self.record;
        let bytes = &record[at..at + usize::from(u.size)];
        let live = live_arm(u, bytes, given).or_else(|| u.arms.iter().position(|a| a.name == "raw"));
        let Some((i, arm)) = live.and_then(|i| Some((i, u.arms.get(i)?))) else {
            self.out.str("raw:0x");
            self.out.hex_bytes(bytes);
            self.cover(at, bytes.len());
            return;
        };
        if shape::is_immediate(u, arm) {
            self.out.hex(self.load(at, bytes.len()));
            self.cover(at, bytes.len());
            return;
        }
        if shape::is_register(u, arm)
            && let [register, rest @ .., REGISTER_MARKER] = bytes
            && rest.iter().all(|b| *b == 0)
        {
            self.out.byte(b'r');
            self.out.decimal(u64::from(*register));
            self.cover(at, bytes.len());
            return;
        }
        let is_plain = shape::pattern_arm(u).is_some_and(|(p, _)| p == i);
        if !is_plain {
            self.out.str(arm.name);
            self.out.byte(b':');
        }
        if self.fits(at, arm.ty.size()) {
            self.value(&arm.ty, at, &[0; MAX_GIVEN]);
        } else {
            self.out.str("0x");
        }
    }
}

/// A float: shortest decimal, `inf`, or its bits.
pub(crate) fn float(out: &mut Buffer<'_>, bits: u32) {
    let v = f32::from_bits(bits);
    if v.is_finite() {
        out.finite(v);
    } else if v.is_nan() {
        out.str("f32:");
        out.hex32(bits);
    } else {
        out.str(if v > 0.0 { "inf" } else { "-inf" });
    }
}
