//! Printing the value of a field.

use core::fmt;

use crate::buffer::Buffer;
use crate::bytes::sign_extend;
use crate::dialect::{Dialect, TextItem};
use crate::layout::{ArmInfo, BitfieldInfo, EnumInfo, Field, Locator, Notation, Operands, REGISTER_MARKER, StructInfo, Type, UnionInfo};
use crate::{RECORD_SIZE, RecordBytes};

/// Given values that a union can have.
const MAX_GIVEN: usize = 8;

/// Bits `at .. at + len`, within the record; `len` is not 0.
#[inline(always)]
pub(crate) const fn ones(at: usize, len: usize) -> u64 {
    (u64::MAX >> (RECORD_SIZE.saturating_sub(len) % 64)) << (at % 64)
}

/// One bit per byte: whether it is nonzero.
#[inline]
fn nonzero(record: &RecordBytes) -> u64 {
    const BITS: [u8; RECORD_SIZE] = {
        let mut out = [0; RECORD_SIZE];
        let mut i = 0;
        while i < RECORD_SIZE {
            out[i] = 1 << (i % 8);
            i += 1;
        }
        out
    };
    let mut bits = BITS;
    bits.iter_mut().zip(record).for_each(|(bit, b)| *bit = if *b == 0 { 0 } else { *bit });
    let mut mask = 0;
    for (i, word) in bits.as_chunks().0.iter().enumerate() {
        // The sum of the bytes, each of another bit.
        mask |= (u64::from_le_bytes(*word).wrapping_mul(0x0101_0101_0101_0101) >> 56) << (8 * i);
    }
    mask
}

/// Up to eight bytes, little-endian; the bytes must be inside the record.
#[inline(always)]
pub(crate) fn load(record: &RecordBytes, at: usize, len: usize) -> u64 {
    let start = at.min(RECORD_SIZE - 8);
    let mut word = [0; 8];
    word.copy_from_slice(&record[start..start + 8]);
    let v = u64::from_le_bytes(word) >> (8 * (at - start) % 64);
    v & (u64::MAX >> (64 - 8 * len.clamp(1, 8)))
}

/// The values that an enclosing struct at `base` gives to a union, zero where there is none.
pub(crate) fn given_values(record: &RecordBytes, base: usize, from: &[Locator]) -> [u64; MAX_GIVEN] {
    let mut values = [0; MAX_GIVEN];
    for (v, l) in values.iter_mut().zip(from) {
        let at = base + usize::from(l.offset);
        let last = at + (usize::from(l.lsb) + usize::from(l.width).max(1) - 1) / 8;
        if u32::from(l.lsb) + u32::from(l.width) <= 64 && l.width > 0 && last < RECORD_SIZE {
            *v = load(record, at, 8) >> l.lsb & (u64::MAX >> (64 - l.width));
        } else if (1..=64).contains(&l.width) && last < RECORD_SIZE {
            *v = l.read(&record[base..]);
        }
    }
    values
}

/// The live arm of a union whose bytes are inside the record.
pub(crate) fn live_arm(u: &UnionInfo, bytes: &[u8], given: &[u64; MAX_GIVEN]) -> Option<usize> {
    (u.pick)(bytes, &given[..u.given.len().min(MAX_GIVEN)]).filter(|i| *i < u.arms.len())
}

/// The same with the values looked up.
#[inline(never)]
fn live_given(u: &UnionInfo, bytes: &[u8], record: &RecordBytes, base: usize, from: &[Locator]) -> Option<usize> {
    live_arm(u, bytes, &given_values(record, base, from))
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

    /// Goes to another record; what was printed stays.
    #[inline]
    pub(super) fn next(&mut self, record: &'r RecordBytes) {
        (self.record, self.nonzero, self.covered) = (record, nonzero(record), 0);
    }

    #[inline]
    pub(super) fn fits(&self, at: usize, len: usize) -> bool {
        len > 0 && at + len <= RECORD_SIZE
    }

    #[inline]
    pub(super) fn cover(&mut self, at: usize, len: usize) {
        if len > 0 {
            self.covered |= ones(at, len);
        }
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
    #[inline(always)]
    pub(super) fn field(&mut self, field: &Field, base: usize) {
        self.value(&field.ty, base + usize::from(field.offset), base, field.given);
    }

    /// `name=value`.
    pub(super) fn named(&mut self, field: &Field, base: usize) {
        self.out.key(&field.key);
        self.field(field, base);
    }

    /// An item of the text, behind a blank and with its key or without.
    #[inline(always)]
    pub(super) fn item(&mut self, item: &TextItem, keyed: bool) {
        self.out.byte(b' ');
        if keyed {
            self.out.key(&item.text);
        }
        let at = usize::from(item.at);
        match item.ty {
            Type::Uint(n) => {
                self.out.decimal(self.load(at, n.into()));
                self.covered |= item.bytes;
            }
            Type::Enum(e, n) => {
                self.enumerator(e, self.load(at, n.into()));
                self.covered |= item.bytes;
            }
            Type::Union(u) => self.union(u, at, 0, item.given),
            _ => self.other(&item.ty, at, 0, item.given),
        }
    }

    /// Value of a type whose bytes are inside the record; what is given to unions is in the struct at `base`.
    #[inline(always)]
    pub(super) fn value(&mut self, ty: &Type, at: usize, base: usize, given: &[Locator]) {
        match *ty {
            Type::Uint(n) => {
                self.out.decimal(self.load(at, n.into()));
                self.cover(at, usize::from(n).min(8));
            }
            Type::Enum(e, n) => {
                self.enumerator(e, self.load(at, n.into()));
                self.cover(at, usize::from(n).min(8));
            }
            Type::Union(u) => self.union(u, at, base, given),
            _ => self.other(ty, at, base, given),
        }
    }

    #[inline(never)]
    fn other(&mut self, ty: &Type, at: usize, base: usize, given: &[Locator]) {
        match *ty {
            Type::Int(n) => {
                self.out.signed(sign_extend(self.load(at, n.into()), 8 * u32::from(n).clamp(1, 8)));
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
            Type::Array(t, n) => self.array(t, n.into(), at, base, given),
            Type::Big(t) => self.big(t, at),
            Type::Struct(s) => self.structure(s, at),
            Type::Bitfield(b) => self.bitfield(b, at),
            Type::Uint(n) => {
                self.out.decimal(self.load(at, n.into()));
                self.cover(at, usize::from(n).min(8));
            }
            Type::Enum(e, n) => {
                self.enumerator(e, self.load(at, n.into()));
                self.cover(at, usize::from(n).min(8));
            }
            Type::Union(u) => self.union(u, at, base, given),
        }
    }

    fn array(&mut self, t: &Type, n: usize, at: usize, base: usize, given: &[Locator]) {
        match *t {
            // Steps and counts.
            Type::Uint(2) => self.list(n, at, |out, separator, v| out.byte_decimal(separator, u16::from_le_bytes(v).into())),
            Type::Int(2) => self.list(n, at, |out, separator, v| out.byte_signed(separator, i16::from_le_bytes(v).into())),
            _ => {
                self.out.byte(b'[');
                for i in 0..n {
                    if i > 0 {
                        self.out.byte(b',');
                    }
                    self.value(t, at + i * t.size(), base, given);
                }
                self.out.byte(b']');
            }
        }
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

    /// A list of pairs of bytes, each printed with a byte before it.
    #[inline(always)]
    fn list(&mut self, n: usize, at: usize, print: impl Fn(&mut Buffer<'w>, u8, [u8; 2])) {
        let bytes = self.record.get(at..at + 2 * n).unwrap_or_default();
        let mut separator = b'[';
        for v in bytes.as_chunks().0 {
            print(&mut self.out, separator, *v);
            separator = b',';
        }
        if n == 0 {
            self.out.byte(b'[');
        }
        self.out.byte(b']');
        self.cover(at, 2 * n);
    }

    #[inline]
    fn enumerator(&mut self, e: &EnumInfo, v: u64) {
        match e.value(v, self.dialect.index) {
            Some(v) => self.out.key(&v.key),
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
        match (s.notation, s.fields) {
            (Notation::Pattern, [address, steps, counts]) => return self.pattern(address, steps, counts, at),
            (Notation::Events(operands), _) if operands != Operands::None => {
                self.out.byte(b'{');
                self.event_tokens(at, s, operands, b',', &|_| true);
            }
            _ => {
                self.out.byte(b'{');
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

    /// `@address[steps][counts]`.
    fn pattern(&mut self, address: &'static Field, steps: &'static Field, counts: &'static Field, at: usize) {
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
            match list.ty {
                Type::Array(t, n) => self.array(t, n.into(), at + usize::from(list.offset), at, list.given),
                _ => {
                    self.out.byte(b'[');
                    self.field(list, at);
                    self.out.byte(b']');
                }
            }
        }
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
            let comma = usize::from(!core::mem::replace(&mut first, false));
            self.out.block(b",", comma);
            self.out.key(&bit.key);
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

    #[inline(never)]
    fn union(&mut self, u: &'static UnionInfo, at: usize, base: usize, given: &[Locator]) {
        let record = self.record;
        let bytes = &record[at..at + usize::from(u.size)];
        let live = match u.given.len() {
            0 => (u.pick)(bytes, &[]),
            _ => live_given(u, bytes, record, base, given),
        };
        let arm = live.and_then(|i| u.arms.get(i));
        let index = live.unwrap_or(usize::MAX);
        if let Some(ArmInfo { ty: Type::Struct(s), .. }) = arm
            && index == usize::from(u.pattern)
            && self.fits(at, s.size.into())
        {
            return self.structure(s, at);
        }
        if index == usize::from(u.immediate) {
            self.out.hex(self.load(at, bytes.len()));
            self.cover(at, bytes.len());
            return;
        }
        if index == usize::from(u.register)
            && let [register, rest @ .., REGISTER_MARKER] = bytes
            && rest.iter().all(|b| *b == 0)
        {
            self.out.byte_decimal(b'r', u64::from(*register));
            self.cover(at, bytes.len());
            return;
        }
        let Some(arm) = arm.or_else(|| u.arms.iter().find(|a| a.name == "raw")) else {
            self.out.str("raw:0x");
            self.out.hex_bytes(bytes);
            self.cover(at, bytes.len());
            return;
        };
        self.out.key(&arm.key);
        if self.fits(at, arm.ty.size()) {
            self.other(&arm.ty, at, at, &[]);
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
