//! A small stack buffer in front of a [`fmt::Write`]: output is pushed without formatting machinery and without
//! allocation, and reaches the writer in few pieces.
//!
//! Short pieces are written as blocks of a fixed size, of which what comes next overwrites the rest: that takes no call and no
//! branch on how long they are.

use core::fmt::{self, Write};

use crate::layout::Key;

const CAPACITY: usize = 512;

/// Collects text; a failure of the writer is kept until [`Buffer::finish`].
pub(crate) struct Buffer<'w> {
    bytes: [u8; CAPACITY],
    len: usize,
    out: &'w mut dyn Write,
    failed: bool,
}

const HEX: &[u8; 16] = b"0123456789abcdef";

/// The three decimal digits of each number below 1000, the first one lowest, and in the top byte how many zeros they begin with.
static DIGITS: [u32; 1000] = {
    let mut out = [0; 1000];
    let mut v = 0;
    while v < 1000 {
        let digits = [v / 100, v / 10 % 10, v % 10];
        let zeros = (v < 100) as u32 + (v < 10) as u32;
        out[v as usize] = 0x30_3030 | digits[0] | digits[1] << 8 | digits[2] << 16 | zeros << 24;
        v += 1;
    }
    out
};

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

    /// The first `len` bytes of a block.
    #[inline(always)]
    pub(crate) fn block<const N: usize>(&mut self, block: &[u8; N], len: usize) {
        match self.bytes.get_mut(self.len..).and_then(<[u8]>::first_chunk_mut) {
            Some(to) => {
                *to = *block;
                self.len += len;
            }
            None => self.long(&block[..len]),
        }
    }

    /// What the buffer has no room for.
    #[cold]
    #[inline(never)]
    fn long(&mut self, bytes: &[u8]) {
        if self.len + bytes.len() > CAPACITY {
            self.flush();
        }
        match self.bytes.get_mut(self.len..self.len + bytes.len()) {
            Some(to) => {
                to.copy_from_slice(bytes);
                self.len += bytes.len();
            }
            None => {
                let text = core::str::from_utf8(bytes).map_err(|_| fmt::Error);
                self.failed |= text.and_then(|t| self.out.write_str(t)).is_err();
            }
        }
    }

    /// An ASCII byte.
    #[inline(always)]
    pub(crate) fn byte(&mut self, b: u8) {
        debug_assert!(b.is_ascii());
        self.block(&[b], 1);
    }

    /// ASCII bytes; others would fail the writer.
    #[inline]
    pub(crate) fn ascii(&mut self, bytes: &[u8]) {
        debug_assert!(bytes.is_ascii());
        self.whole(bytes);
    }

    #[inline]
    pub(crate) fn str(&mut self, s: &str) {
        self.whole(s.as_bytes());
    }

    #[inline]
    fn whole(&mut self, from: &[u8]) {
        let Some(to) = self.bytes.get_mut(self.len..self.len + from.len()) else { return self.long(from) };
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
            (None, _) => to.iter_mut().zip(from).for_each(|(to, b)| *to = *b),
            _ => to.copy_from_slice(from),
        }
        self.len += from.len();
    }

    /// A name and what follows it.
    #[inline(always)]
    pub(crate) fn key(&mut self, key: &Key) {
        match key.bytes() {
            Some((block, len)) => self.block(block, len),
            None => self.long_key(key),
        }
    }

    #[cold]
    #[inline(never)]
    fn long_key(&mut self, key: &Key) {
        key.iter().for_each(|b| self.byte(b));
    }

    #[inline(always)]
    pub(crate) fn decimal(&mut self, v: u64) {
        match small(v) {
            Some((digits, len)) => self.block(&digits.to_le_bytes(), len),
            None => self.large(v),
        }
    }

    /// A byte and a number.
    #[inline(always)]
    pub(crate) fn byte_decimal(&mut self, b: u8, v: u64) {
        match small(v) {
            Some((digits, len)) => self.block(&(u64::from(digits) << 8 | u64::from(b)).to_le_bytes(), 1 + len),
            None => {
                self.byte(b);
                self.large(v);
            }
        }
    }

    /// A byte and a number.
    #[inline(always)]
    pub(crate) fn byte_signed(&mut self, b: u8, v: i64) {
        match u64::try_from(v) {
            Ok(v) => self.byte_decimal(b, v),
            Err(_) => {
                self.byte(b);
                self.byte_decimal(b'-', v.unsigned_abs());
            }
        }
    }

    /// A number of more than three digits.
    #[inline(never)]
    fn large(&mut self, v: u64) {
        let (high, low) = (v / 1000, (v % 1000) as usize);
        match (small(high), DIGITS.get(low)) {
            (Some((digits, len)), Some(three)) => {
                self.block(&digits.to_le_bytes(), len);
                self.block(&three.to_le_bytes(), 3);
            }
            _ => self.whole(itoa::Buffer::new().format(v).as_bytes()),
        }
    }

    #[inline]
    pub(crate) fn signed(&mut self, v: i64) {
        self.block(b"-", usize::from(v < 0));
        self.decimal(v.unsigned_abs());
    }

    /// `0x` and the hex digits without leading zeros.
    #[inline]
    pub(crate) fn hex(&mut self, v: u64) {
        let digits = (16 - v.leading_zeros() as usize / 4).max(1);
        self.block(b"0x", 2);
        if let Ok(short) = u32::try_from(v) {
            // The digits that count go to the front.
            return self.block(&hex_digits(short << (32 - 4 * digits as u32)), digits);
        }
        let high = hex_digits(((v >> 32) as u32) << (64 - 4 * digits as u32));
        self.block(&high, digits - 8);
        self.block(&hex_digits(v as u32), 8);
    }

    /// `0x` and eight hex digits.
    pub(crate) fn hex32(&mut self, v: u32) {
        self.block(b"0x", 2);
        self.block(&hex_digits(v), 8);
    }

    /// Two hex digits per byte.
    pub(crate) fn hex_bytes(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<4>();
        for word in words {
            self.block(&hex_digits(u32::from_be_bytes(*word)), 8);
        }
        for b in rest {
            self.block(&[HEX[usize::from(b >> 4)], HEX[usize::from(b & 15)]], 2);
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

/// The digits of a number of up to three, and how many they are.
#[inline(always)]
fn small(v: u64) -> Option<(u32, usize)> {
    let digits = DIGITS.get(usize::try_from(v).ok()?)?;
    let zeros = digits >> 24;
    Some((digits >> (8 * zeros), 3 - zeros as usize))
}

/// Eight hex digits, the first for the highest bits.
#[inline]
fn hex_digits(v: u32) -> [u8; 8] {
    // A nibble per byte, the highest one first.
    let v = u64::from(v.swap_bytes());
    let v = (v | v << 16) & 0x0000_ffff_0000_ffff;
    let v = (v | v << 8) & 0x00ff_00ff_00ff_00ff;
    let nibbles = (v >> 4 | v << 8) & 0x0f0f_0f0f_0f0f_0f0f;
    // One in each byte of a letter.
    let letters = (nibbles + 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101;
    (nibbles + 0x3030_3030_3030_3030 + letters * 0x27).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;
    use alloc::string::String;
    use alloc::vec::Vec;

    fn pushed(push: impl FnOnce(&mut Buffer<'_>)) -> String {
        let mut out = String::new();
        let mut buffer = Buffer::new(&mut out);
        push(&mut buffer);
        buffer.finish().unwrap();
        out
    }

    #[test]
    fn numbers() {
        let edges = (0..64).flat_map(|i| [1u64 << i, (1 << i) - 1, (1 << i) + 1]);
        let tens = (0..20).flat_map(|i| [10u64.pow(i), 10u64.pow(i) - 1, 10u64.pow(i) + 1]);
        for v in edges.chain(tens).chain(0..if cfg!(miri) { 50 } else { 20_000 }) {
            assert_eq!(pushed(|b| b.decimal(v)), format!("{v}"));
            assert_eq!(pushed(|b| b.signed(v as i64)), format!("{}", v as i64));
            assert_eq!(pushed(|b| b.hex(v)), format!("{v:#x}"));
            assert_eq!(pushed(|b| b.hex32(v as u32)), format!("{:#010x}", v as u32));
        }
    }

    #[test]
    fn pieces_of_any_length_at_any_place() {
        let text: String = (0..1200).map(|i| char::from(b'a' + (i % 26) as u8)).collect();
        for len in [0, 1, 3, 4, 7, 8, 9, 15, 16, 17, 31, 32, 33, 511, 512, 513, 1100] {
            // Under Miri all of them take a minute.
            for before in [0, 1, 480, 500, 505, 510, 511, 512, 513].into_iter().step_by(if cfg!(miri) { 4 } else { 1 }) {
                let out = pushed(|b| {
                    text[..before].bytes().for_each(|c| b.byte(c));
                    b.str(&text[..len]);
                    b.key(&Key::new("in_dtype", Some(b'=')));
                    b.key(&Key::new("A_KEY_OF_MORE_THAN_THIRTY_TWO_BYTES", None).lower());
                    b.key(&Key::new("FP32", None).lower());
                    b.hex_bytes(&[1, 0xab, 0, 0xff, 0x20]);
                });
                let expected = [&text[..before], &text[..len], "in_dtype=a_key_of_more_than_thirty_two_bytesfp3201ab00ff20"].concat();
                assert_eq!(out, expected);
            }
        }
        assert_eq!(pushed(|b| b.str("é")), "é");
    }

    #[test]
    fn a_writer_that_fails() {
        struct Fails(Vec<usize>);
        impl Write for Fails {
            fn write_str(&mut self, s: &str) -> fmt::Result {
                self.0.push(s.len());
                Err(fmt::Error)
            }
        }
        let mut out = Fails(Vec::new());
        let mut buffer = Buffer::new(&mut out);
        (0..600).for_each(|_| buffer.byte(b'x'));
        assert!(buffer.finish().is_err());
        assert_eq!(out.0, [512, 88]);
    }
}
