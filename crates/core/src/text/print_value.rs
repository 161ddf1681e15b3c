//! Printing the value of a field.

use core::fmt;

use crate::buffer::{Buffer, Label};
use crate::bytes::sign_extend;
use crate::dialect::{Dialect, Form, TextItem};
use crate::layout::{
    ArmInfo, BitfieldInfo, EnumInfo, Field, GenSet, Locator, Notation, Operands, REGISTER_MARKER, StructInfo, Type, UnionInfo, bits_mask,
};
use crate::{RECORD_SIZE, RecordBytes};

/// Most values of a list that is one piece of text.
const SHORT: usize = 16;

/// Given values that a union can have.
const MAX_GIVEN: usize = 8;

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

/// One to eight bytes, little-endian, of which those behind the record are zero; `at` must be inside of it.
#[inline(always)]
pub(crate) fn load(record: &RecordBytes, at: usize, len: usize) -> u64 {
    let start = at.min(RECORD_SIZE - 8);
    let mut word = [0; 8];
    word.copy_from_slice(&record[start..start + 8]);
    let v = u64::from_le_bytes(word) >> (8 * (at - start) % 64);
    v & u64::MAX >> (8usize.wrapping_sub(len).wrapping_mul(8) % 64)
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
    /// The dialect's generation.
    gens: GenSet,
    /// Bytes that are not zero.
    pub(super) nonzero: u64,
    /// Bytes that the printed text says.
    pub(super) covered: u64,
    pub(super) out: Buffer<'w>,
}

impl<'r, 'w> Walk<'r, 'w> {
    #[inline]
    pub(super) fn new(dialect: &'r Dialect, record: &'r RecordBytes, out: &'w mut dyn fmt::Write) -> Self {
        Self { dialect, record, gens: GenSet::of(dialect.index), nonzero: nonzero(record), covered: 0, out: Buffer::new(out) }
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
        self.covered |= bits_mask(at, len);
    }

    #[inline]
    pub(super) fn load(&self, at: usize, len: usize) -> u64 {
        load(self.record, at, len)
    }

    /// Whether a field of the struct at `base` is inside the record and not zero.
    #[inline]
    pub(super) fn is_nonzero(&self, field: &Field, base: usize) -> bool {
        self.nonzero >> base & field.bytes != 0 && base + usize::from(field.end) <= RECORD_SIZE
    }

    /// A field of the struct at `base`, as `name=value` behind a byte.
    pub(super) fn named(&mut self, lead: u8, field: &'static Field, base: usize) {
        let at = base + usize::from(field.offset);
        self.value(Label::new(lead, &field.key, field.name), &field.ty, field.bytes << base, at, base, || Some(field));
    }

    /// An item of a form's text, behind a blank and with its key or without.
    #[inline(always)]
    pub(super) fn item(&mut self, form: &Form, item: &TextItem, is_keyed: bool) {
        let label = Label { lead: b' ', key: &item.text, name: item.key, is_keyed };
        self.value(label, &item.ty, item.bytes, item.at.into(), 0, || form.layout.fields.get(usize::from(item.field)));
    }

    /// Value of a type whose bytes are inside the record, behind a label; it is that of a field of the struct at `base`.
    #[inline(always)]
    fn value(&mut self, label: Label<'_>, ty: &Type, bytes: u64, at: usize, base: usize, field: impl FnOnce() -> Option<&'static Field>) {
        match *ty {
            Type::Uint(n) => {
                let v = self.load(at, n.into());
                self.out.labelled(label, |room| room.decimal(v));
                self.covered |= bytes;
            }
            Type::Enum(e, n) => {
                self.enumerator(label, e, self.load(at, n.into()));
                self.covered |= bytes;
            }
            _ => {
                self.out.labelled(label, |_| {});
                self.other(ty, at, base, field());
            }
        }
    }

    /// The same without a label. Each type has a function of its own, so that on the way to it no registers are saved.
    #[inline(never)]
    fn other(&mut self, ty: &Type, at: usize, base: usize, field: Option<&'static Field>) {
        match *ty {
            Type::Uint(n) => self.uint(at, n.into()),
            Type::Int(n) => self.int(at, n.into()),
            Type::F32 => self.float(at),
            Type::Bytes(n) => self.bytes(at, n.into()),
            Type::Chars(n) => self.chars(at, n.into()),
            Type::Enum(e, n) => self.bare_enumerator(e, at, n.into()),
            Type::Array(t, n) => self.array(t, n.into(), at, base, field),
            Type::Big(t) => self.big(t, at),
            Type::Struct(s) => self.structure(s, at),
            Type::Bitfield(b) => self.bitfield(b, at),
            Type::Union(u) => self.union(u, at, base, field),
        }
    }

    #[inline(never)]
    fn uint(&mut self, at: usize, size: usize) {
        self.out.decimal(self.load(at, size));
        self.cover(at, size.min(8));
    }

    #[inline(never)]
    fn int(&mut self, at: usize, size: usize) {
        self.out.signed(sign_extend(self.load(at, size), 8 * size.clamp(1, 8) as u32));
        self.cover(at, size.min(8));
    }

    #[inline(never)]
    fn float(&mut self, at: usize) {
        let bits = self.load(at, 4) as u32;
        float(&mut self.out, bits);
        self.cover(at, 4);
    }

    #[inline(never)]
    fn bytes(&mut self, at: usize, size: usize) {
        let record = self.record;
        self.out.str("0x");
        self.out.hex_bytes(&record[at..at + size]);
        self.cover(at, size);
    }

    #[inline(never)]
    fn array(&mut self, t: &Type, n: usize, at: usize, base: usize, field: Option<&'static Field>) {
        match *t {
            Type::Uint(2) if n <= SHORT => self.list(false, n, at),
            Type::Int(2) if n <= SHORT => self.list(true, n, at),
            _ => {
                let size = t.size();
                let mut lead = b'[';
                for at in (at..).step_by(size.max(1)).take(n) {
                    self.value(Label::bare(lead), t, bits_mask(at, size), at, base, || field);
                    lead = b',';
                }
                if n == 0 {
                    self.out.byte(b'[');
                }
                self.out.byte(b']');
            }
        }
    }

    /// A list of up to [`SHORT`] numbers of two bytes: steps and counts.
    #[inline(never)]
    fn list(&mut self, is_signed: bool, n: usize, at: usize) {
        let bytes = self.record.get(at..at + 2 * n).unwrap_or_default();
        let mut room = self.out.room();
        let mut lead = b'[';
        for v in bytes.as_chunks().0 {
            let v = u16::from_le_bytes(*v);
            room.byte_signed(lead, if is_signed { i32::from(v as i16) } else { i32::from(v) });
            lead = b',';
        }
        room.block(b"[", usize::from(n == 0));
        room.byte(b']');
        let len = room.at;
        self.out.keep(len);
        self.cover(at, 2 * n);
    }

    /// An integer, float or enum with its most significant byte first.
    #[inline(never)]
    fn big(&mut self, t: &Type, at: usize) {
        let size = t.size().clamp(1, 8);
        let v = self.load(at, size).swap_bytes() >> (64 - 8 * size);
        match *t {
            Type::Int(_) => self.out.signed(sign_extend(v, 8 * size as u32)),
            Type::F32 => float(&mut self.out, v as u32),
            Type::Enum(e, _) => match e.value_in(v, self.gens) {
                Some(v) => self.out.key(&v.key, v.name),
                None => self.out.hex(v),
            },
            _ => self.out.decimal(v),
        }
        self.cover(at, size);
    }

    #[inline(always)]
    fn enumerator(&mut self, label: Label<'_>, e: &EnumInfo, v: u64) {
        match e.value_in(v, self.gens) {
            Some(v) if v.key.is_long() => {
                self.out.labelled(label, |_| {});
                self.out.long_key(&v.key, v.name);
            }
            Some(v) => self.out.labelled(label, |room| room.key(&v.key)),
            None => self.out.labelled(label, |room| room.hex(v)),
        }
    }

    #[inline(never)]
    fn bare_enumerator(&mut self, e: &EnumInfo, at: usize, size: usize) {
        let v = self.load(at, size);
        match e.value_in(v, self.gens) {
            Some(v) => self.out.key(&v.key, v.name),
            None => self.out.hex(v),
        }
        self.cover(at, size.min(8));
    }

    #[inline(never)]
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

    #[inline(never)]
    pub(super) fn structure(&mut self, s: &'static StructInfo, at: usize) {
        match (s.notation, s.fields) {
            (Notation::Pattern, [address, steps, counts]) => return self.pattern(address, steps, counts, at),
            (Notation::Events(operands), _) if operands != Operands::None => self.event_tokens(at, s, operands, None),
            _ => {
                let mut lead = b'{';
                for f in s.fields {
                    if self.is_nonzero(f, at) && f.reserved.is_none() {
                        self.named(lead, f, at);
                        lead = b',';
                    }
                }
                if lead == b'{' {
                    self.out.byte(b'{');
                }
            }
        }
        self.out.byte(b'}');
    }

    /// `@address[steps][counts]`.
    #[inline(never)]
    fn pattern(&mut self, address: &'static Field, steps: &'static Field, counts: &'static Field, at: usize) {
        let from = at + usize::from(address.offset);
        self.out.byte(b'@');
        match address.ty {
            Type::Uint(n) if n <= 8 => {
                let v = self.load(from, n.into());
                self.out.hex(v);
                self.cover(from, n.into());
            }
            Type::Union(u) => self.union(u, from, at, Some(address)),
            _ => self.other(&address.ty, from, at, Some(address)),
        }
        for list in [steps, counts] {
            let from = at + usize::from(list.offset);
            match list.ty {
                Type::Array(Type::Uint(2), n) if usize::from(n) <= SHORT => self.list(false, n.into(), from),
                Type::Array(Type::Int(2), n) if usize::from(n) <= SHORT => self.list(true, n.into(), from),
                Type::Array(t, n) => self.array(t, n.into(), from, at, Some(list)),
                _ => {
                    self.out.byte(b'[');
                    self.other(&list.ty, from, at, Some(list));
                    self.out.byte(b']');
                }
            }
        }
    }

    #[inline(never)]
    fn bitfield(&mut self, b: &BitfieldInfo, at: usize) {
        let size = usize::from(b.size).min(8);
        let whole = self.load(at, size);
        let mut said = 0u64;
        let mut lead = b'{';
        for bit in b.bits {
            let v = whole & bit.mask;
            if v == 0 || usize::from(bit.lsb) + usize::from(bit.width) > 8 * size {
                continue;
            }
            said |= v;
            let v = v >> bit.lsb;
            let label = Label::new(lead, &bit.key, bit.name);
            match bit.ty {
                Some(e) => self.enumerator(label, e, v),
                None => self.out.labelled(label, |room| room.decimal(v)),
            }
            lead = b',';
        }
        if lead == b'{' {
            self.out.byte(b'{');
        }
        self.out.byte(b'}');
        for i in 0..size {
            if (whole ^ said) >> (8 * i) & 0xff == 0 {
                self.cover(at + i, 1);
            }
        }
    }

    #[inline(never)]
    fn union(&mut self, u: &'static UnionInfo, at: usize, base: usize, field: Option<&'static Field>) {
        let record = self.record;
        let bytes = &record[at..at + usize::from(u.size)];
        let live = match u.given.len() {
            0 => (u.pick)(bytes, &[]),
            _ => live_given(u, bytes, record, base, field.map_or(&[], |f| f.given)),
        };
        let index = live.unwrap_or(usize::MAX);
        if index == usize::from(u.immediate) {
            self.out.hex(self.load(at, bytes.len()));
            self.cover(at, bytes.len());
            return;
        }
        let arm = u.arms.get(index);
        if index == usize::from(u.pattern)
            && let Some(ArmInfo { ty: Type::Struct(s), .. }) = arm
            && self.fits(at, s.size.into())
        {
            return self.structure(s, at);
        }
        if index == usize::from(u.register) {
            // Its number and a marker, with nothing in between.
            let v = self.load(at, bytes.len());
            if v >> 8 == u64::from(REGISTER_MARKER) << (8 * (bytes.len() - 2)) {
                self.out.piece(|room| room.byte_decimal(b'r', v & 0xff));
                self.cover(at, bytes.len());
                return;
            }
        }
        let Some(arm) = arm.or_else(|| u.arms.iter().find(|a| a.name == "raw")) else {
            self.out.str("raw:0x");
            self.out.hex_bytes(bytes);
            self.cover(at, bytes.len());
            return;
        };
        self.out.key(&arm.key, arm.name);
        if self.fits(at, arm.ty.size()) {
            self.other(&arm.ty, at, at, None);
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
