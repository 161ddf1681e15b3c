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
        if s.len() > CAPACITY - self.len {
            self.flush();
            if s.len() > CAPACITY {
                self.failed |= self.out.write_str(s).is_err();
                return;
            }
        }
        self.bytes[self.len..self.len + s.len()].copy_from_slice(s.as_bytes());
        self.len += s.len();
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
            self.byte(b'0' + (v / 10) as u8);
            self.byte(b'0' + (v % 10) as u8);
        } else {
            self.str(itoa::Buffer::new().format(v));
        }
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
        let digits = (16 - v.leading_zeros() / 4).max(1);
        for i in (0..digits).rev() {
            self.byte(HEX[(v >> (4 * i) & 15) as usize]);
        }
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
