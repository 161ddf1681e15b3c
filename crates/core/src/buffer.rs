//! A small stack buffer in front of a [`fmt::Write`]: output is pushed without formatting machinery and without
//! allocation, and reaches the writer in few pieces.

use core::fmt::{self, Write};

const CAPACITY: usize = 512;

/// Collects text; a failure of the writer is kept until [`Buffer::finish`].
pub(crate) struct Buffer<'w> {
    bytes: [u8; CAPACITY],
    len: usize,
    out: &'w mut dyn Write,
    failed: bool,
}

const HEX: &[u8; 16] = b"0123456789abcdef";

impl<'w> Buffer<'w> {
    #[inline]
    pub(crate) fn new(out: &'w mut dyn Write) -> Self {
        Self { bytes: [0; CAPACITY], len: 0, out, failed: false }
    }

    #[cold]
    #[inline(never)]
    fn flush(&mut self) {
        // Only whole strings and ASCII bytes are pushed, so this is always text.
        let text = core::str::from_utf8(&self.bytes[..self.len]).map_err(|_| fmt::Error);
        self.failed |= text.and_then(|t| self.out.write_str(t)).is_err();
        self.len = 0;
    }

    /// An ASCII byte.
    #[inline]
    pub(crate) fn byte(&mut self, b: u8) {
        debug_assert!(b.is_ascii());
        if self.len >= CAPACITY {
            self.flush();
        }
        self.bytes[self.len] = b;
        self.len += 1;
    }

    /// ASCII bytes; others would fail the writer.
    #[inline]
    pub(crate) fn ascii(&mut self, bytes: &[u8]) {
        debug_assert!(bytes.is_ascii());
        match self.bytes.get_mut(self.len..self.len + bytes.len()) {
            Some(to) => {
                to.copy_from_slice(bytes);
                self.len += bytes.len();
            }
            None => bytes.iter().for_each(|b| self.byte(*b)),
        }
    }

    #[inline]
    pub(crate) fn str(&mut self, s: &str) {
        let from = s.as_bytes();
        if from.len() > CAPACITY - self.len {
            return self.long(s);
        }
        let to = &mut self.bytes[self.len..self.len + from.len()];
        // Most pieces are short: two words that overlap in the middle take less than a call.
        match (from.first_chunk::<8>(), from.last_chunk::<8>()) {
            (Some(head), Some(tail)) if from.len() <= 16 => {
                if let Some(to) = to.first_chunk_mut() {
                    *to = *head;
                }
                if let Some(to) = to.last_chunk_mut() {
                    *to = *tail;
                }
            }
            (None, _) => match (from.first_chunk::<4>(), from.last_chunk::<4>()) {
                (Some(head), Some(tail)) => {
                    if let Some(to) = to.first_chunk_mut() {
                        *to = *head;
                    }
                    if let Some(to) = to.last_chunk_mut() {
                        *to = *tail;
                    }
                }
                _ => to.iter_mut().zip(from).for_each(|(to, b)| *to = *b),
            },
            _ => to.copy_from_slice(from),
        }
        self.len += from.len();
    }

    /// What the buffer has no room for.
    #[cold]
    #[inline(never)]
    fn long(&mut self, s: &str) {
        self.flush();
        if s.len() > CAPACITY {
            self.failed |= self.out.write_str(s).is_err();
            return;
        }
        self.bytes[..s.len()].copy_from_slice(s.as_bytes());
        self.len = s.len();
    }

    /// ASCII letters in lower case.
    pub(crate) fn lower(&mut self, s: &str) {
        if s.is_ascii() {
            s.bytes().for_each(|b| self.byte(b.to_ascii_lowercase()));
        } else {
            self.str(s);
        }
    }

    #[inline]
    pub(crate) fn decimal(&mut self, v: u64) {
        if v < 10 {
            self.byte(b'0' + v as u8);
        } else if v < 100 {
            let v = v as u8;
            self.ascii(&[b'0' + v / 10, b'0' + v % 10]);
        } else if v < 1000 {
            let v = v as u16;
            self.ascii(&[b'0' + (v / 100) as u8, b'0' + (v / 10 % 10) as u8, b'0' + (v % 10) as u8]);
        } else {
            self.large(v);
        }
    }

    #[inline(never)]
    fn large(&mut self, v: u64) {
        self.str(itoa::Buffer::new().format(v));
    }

    pub(crate) fn signed(&mut self, v: i64) {
        if v < 0 {
            self.byte(b'-');
        }
        self.decimal(v.unsigned_abs());
    }

    /// `0x` and the hex digits without leading zeros.
    pub(crate) fn hex(&mut self, v: u64) {
        self.str("0x");
        let digits = (16 - v.leading_zeros() as usize / 4).max(1);
        let mut text = [0; 16];
        for (i, d) in text.iter_mut().enumerate() {
            *d = HEX[(v >> (60 - 4 * i) & 15) as usize];
        }
        self.ascii(&text[16 - digits..]);
    }

    /// `0x` and eight hex digits.
    pub(crate) fn hex32(&mut self, v: u32) {
        self.str("0x");
        self.hex_bytes(&v.to_be_bytes());
    }

    /// Two hex digits per byte.
    pub(crate) fn hex_bytes(&mut self, bytes: &[u8]) {
        for b in bytes {
            self.byte(HEX[usize::from(b >> 4)]);
            self.byte(HEX[usize::from(b & 15)]);
        }
    }

    /// The shortest decimal that reads back as the same finite number.
    pub(crate) fn finite(&mut self, v: f32) {
        self.str(zmij::Buffer::new().format_finite(v));
    }

    pub(crate) fn finish(&mut self) -> fmt::Result {
        if self.len > 0 {
            self.flush();
        }
        if self.failed { Err(fmt::Error) } else { Ok(()) }
    }
}
