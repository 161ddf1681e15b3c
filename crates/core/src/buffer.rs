//! A small stack buffer in front of a [`fmt::Write`]: output is pushed without formatting machinery and without
//! allocation, and reaches the writer in few pieces.
//!
//! Short pieces are written as blocks of a fixed size, of which what comes next overwrites the rest: that takes no call and no
//! branch on how long they are. Several of them go into one [`Room`], so that the buffer's length is looked at once.

use core::fmt::{self, Write};

use crate::layout::Key;

const CAPACITY: usize = 512;
/// Bytes that a piece may take.
const ROOM: usize = 128;
/// Bytes by which text is checked for being text, few enough steps to be foreseen; [`CAPACITY`] is a multiple of it.
const STEP: usize = 64;

/// Words of it are aligned, which checking it for being text gains by.
#[repr(align(16))]
struct Page([u8; CAPACITY]);

/// Collects text; a failure of the writer is kept until [`Buffer::finish`].
pub(crate) struct Buffer<'w> {
    page: Page,
    len: usize,
    out: &'w mut dyn Write,
    failed: bool,
}

/// A part of the buffer that a piece is written to.
pub(crate) struct Room<'b> {
    bytes: &'b mut [u8; ROOM],
    /// How much is written.
    pub(crate) at: usize,
}

/// What goes before a value.
#[derive(Clone, Copy)]
pub(crate) struct Label<'k> {
    /// A byte that parts it from what is before it.
    pub(crate) lead: u8,
    /// Name and `=`.
    pub(crate) key: &'k Key,
    /// The name.
    pub(crate) name: &'k str,
    /// Whether the key is written.
    pub(crate) is_keyed: bool,
}

impl<'k> Label<'k> {
    /// A byte and a key.
    #[inline]
    pub(crate) fn new(lead: u8, key: &'k Key, name: &'k str) -> Self {
        Self { lead, key, name, is_keyed: true }
    }
}

impl Label<'static> {
    /// A byte alone.
    #[inline]
    pub(crate) fn bare(lead: u8) -> Self {
        static EMPTY: Key = Key::new("", None);
        Self { lead, key: &EMPTY, name: "", is_keyed: false }
    }
}

const HEX: &[u8; 16] = b"0123456789abcdef";

/// The decimal digits of each number below 1000, the first one lowest, and in the top byte how many they are.
static DIGITS: [u32; 1000] = {
    let mut out = [0; 1000];
    let mut v = 0;
    while v < 1000 {
        let zeros = (v < 100) as u32 + (v < 10) as u32;
        out[v as usize] = three_digits(v) >> (8 * zeros) | (3 - zeros) << 24;
        v += 1;
    }
    out
};

/// Three decimal digits of a number below 1000, the first one lowest.
const fn three_digits(v: u32) -> u32 {
    let [a, b, c] = [v / 100, v / 10 % 10, v % 10];
    0x30_3030 | a | b << 8 | c << 16
}

impl Room<'_> {
    /// The first `len` bytes of a block.
    #[inline(always)]
    pub(crate) fn block<const N: usize>(&mut self, block: &[u8; N], len: usize) {
        self.bytes[self.at..self.at + N].copy_from_slice(block);
        self.at += len;
    }

    /// An ASCII byte.
    #[inline(always)]
    pub(crate) fn byte(&mut self, b: u8) {
        debug_assert!(b.is_ascii());
        self.block(&[b], 1);
    }

    /// A name, if it is short.
    #[inline(always)]
    pub(crate) fn key(&mut self, key: &Key) {
        self.block(key.block(), key.len());
    }

    #[inline(always)]
    pub(crate) fn decimal(&mut self, v: u64) {
        match small(v) {
            Some((digits, len)) => self.block(&digits.to_le_bytes(), len),
            None => self.at = large(self.bytes, self.at, v),
        }
    }

    /// A number, or nothing in place of 0.
    #[inline(always)]
    pub(crate) fn decimal_if(&mut self, v: u64, is_there: bool) {
        match small(v) {
            Some((digits, len)) => self.block(&digits.to_le_bytes(), if is_there { len } else { 0 }),
            None => self.at = large(self.bytes, self.at, v),
        }
    }

    /// A byte and a number.
    #[inline(always)]
    pub(crate) fn byte_decimal(&mut self, b: u8, v: u64) {
        match small(v) {
            Some((digits, len)) => self.block(&(u64::from(digits) << 8 | u64::from(b)).to_le_bytes(), 1 + len),
            None => {
                self.byte(b);
                self.at = large(self.bytes, self.at, v);
            }
        }
    }

    /// A byte and a number.
    #[inline(always)]
    pub(crate) fn byte_signed(&mut self, mut b: u8, v: i32) {
        if v < 0 {
            self.byte(b);
            b = b'-';
        }
        self.byte_decimal(b, v.unsigned_abs().into());
    }

    /// `0x` and the hex digits without leading zeros.
    #[inline(always)]
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
}

impl<'w> Buffer<'w> {
    #[inline]
    pub(crate) fn new(out: &'w mut dyn Write) -> Self {
        Self { page: Page([0; CAPACITY]), len: 0, out, failed: false }
    }

    #[cold]
    #[inline(never)]
    fn make_room(&mut self) {
        self.flush();
    }

    #[inline]
    fn flush(&mut self) {
        // Only whole strings and ASCII bytes are pushed, so this is always text. What is behind its end is mostly ASCII too, and makes the last step a whole one.
        let bytes = &self.page.0;
        let text = match core::str::from_utf8(&bytes[..self.len.next_multiple_of(STEP)]) {
            Ok(text) => text.get(..self.len).ok_or(fmt::Error),
            Err(_) => core::str::from_utf8(&bytes[..self.len]).map_err(|_| fmt::Error),
        };
        self.failed |= text.and_then(|t| self.out.write_str(t)).is_err();
        self.len = 0;
    }

    /// Room for a piece of at most [`ROOM`] bytes, with what its last block leaves over; [`Buffer::keep`] keeps it.
    #[inline(always)]
    pub(crate) fn room(&mut self) -> Room<'_> {
        let mut from = self.len;
        if from > CAPACITY - ROOM {
            self.make_room();
            from = 0;
        }
        Room { bytes: self.page.0[from..].first_chunk_mut().expect("what is left is a room"), at: 0 }
    }

    /// Keeps so many bytes of the room.
    #[inline(always)]
    pub(crate) fn keep(&mut self, len: usize) {
        self.len += len;
    }

    /// A piece in a room.
    #[inline(always)]
    pub(crate) fn piece(&mut self, write: impl FnOnce(&mut Room<'_>)) {
        let mut room = self.room();
        write(&mut room);
        let len = room.at;
        self.keep(len);
    }

    /// A piece of less than 64 bytes behind its label.
    #[inline(always)]
    pub(crate) fn labelled(&mut self, label: Label<'_>, write: impl FnOnce(&mut Room<'_>)) {
        let Label { lead, key, name, is_keyed } = label;
        if key.is_long() && is_keyed {
            self.long_label(lead, key, name);
        }
        self.piece(|room| {
            room.byte(lead);
            room.block(key.block(), 0);
            // Nothing of a long one, which is written already.
            room.at = if is_keyed { key.len_behind_byte() } else { 1 };
            write(room);
        });
    }

    #[cold]
    #[inline(never)]
    fn long_label(&mut self, lead: u8, key: &Key, name: &str) {
        self.byte(lead);
        self.long_key(key, name);
    }

    /// A name.
    #[inline(always)]
    pub(crate) fn key(&mut self, key: &Key, name: &str) {
        match key.is_long() {
            false => self.piece(|room| room.key(key)),
            true => self.long_key(key, name),
        }
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn long_key(&mut self, key: &Key, name: &str) {
        key.iter(name).for_each(|b| self.byte(b));
    }

    /// What the buffer has no room for.
    #[cold]
    #[inline(never)]
    fn long(&mut self, bytes: &[u8]) {
        if self.len + bytes.len() > CAPACITY {
            self.flush();
        }
        match self.page.0.get_mut(self.len..self.len + bytes.len()) {
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
        match self.page.0.get_mut(self.len) {
            Some(to) => {
                *to = b;
                self.len += 1;
            }
            None => self.long(&[b]),
        }
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
        let Some(to) = self.page.0.get_mut(self.len..self.len + from.len()) else { return self.long(from) };
        // Most pieces are short: two blocks that overlap in the middle take less than a call.
        match from.len() {
            16..=32 => ends::<16>(to, from),
            8..16 => ends::<8>(to, from),
            4..8 => ends::<4>(to, from),
            0..4 => to.iter_mut().zip(from).for_each(|(to, b)| *to = *b),
            _ => to.copy_from_slice(from),
        }
        self.len += from.len();
    }

    #[inline(always)]
    pub(crate) fn decimal(&mut self, v: u64) {
        self.piece(|room| room.decimal(v));
    }

    #[inline]
    pub(crate) fn signed(&mut self, v: i64) {
        self.piece(|room| {
            room.block(b"-", usize::from(v < 0));
            room.decimal(v.unsigned_abs());
        });
    }

    /// `0x` and the hex digits without leading zeros.
    #[inline(never)]
    pub(crate) fn hex(&mut self, v: u64) {
        self.piece(|room| room.hex(v));
    }

    /// `0x` and eight hex digits.
    pub(crate) fn hex32(&mut self, v: u32) {
        self.piece(|room| {
            room.block(b"0x", 2);
            room.block(&hex_digits(v), 8);
        });
    }

    /// Two hex digits per byte.
    pub(crate) fn hex_bytes(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(ROOM / 2) {
            let (words, rest) = part.as_chunks::<4>();
            self.piece(|room| {
                for word in words {
                    room.block(&hex_digits(u32::from_be_bytes(*word)), 8);
                }
                for b in rest {
                    room.block(&[HEX[usize::from(b >> 4)], HEX[usize::from(b & 15)]], 2);
                }
            });
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

/// Copies the first and the last `N` bytes, which are all where the two overlap.
#[inline(always)]
fn ends<const N: usize>(to: &mut [u8], from: &[u8]) {
    if let (Some(to), Some(head)) = (to.first_chunk_mut::<N>(), from.first_chunk()) {
        *to = *head;
    }
    if let (Some(to), Some(tail)) = (to.last_chunk_mut::<N>(), from.last_chunk()) {
        *to = *tail;
    }
}

/// The digits of a number of up to three, below another byte, and how many they are.
#[inline(always)]
fn small(v: u64) -> Option<(u32, usize)> {
    let digits = *DIGITS.get(usize::try_from(v).ok()?)?;
    Some((digits, (digits >> 24) as usize))
}

/// Writes a number of more than three digits, and returns where it ends.
#[inline(never)]
fn large(bytes: &mut [u8; ROOM], at: usize, v: u64) -> usize {
    let mut room = Room { bytes, at };
    match small(v / 1000) {
        Some((digits, len)) => {
            room.block(&digits.to_le_bytes(), len);
            room.block(&three_digits((v % 1000) as u32).to_le_bytes(), 3);
        }
        None => {
            let mut digits = itoa::Buffer::new();
            let digits = digits.format(v).as_bytes();
            room.bytes[at..at + digits.len()].copy_from_slice(digits);
            room.at += digits.len();
        }
    }
    room.at
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
        // Under Miri one of many.
        let [of_edges, of_all] = if cfg!(miri) { [9, 500] } else { [1, 1] };
        for v in edges.chain(tens).step_by(of_edges).chain((0..20_000).step_by(of_all)) {
            assert_eq!(pushed(|b| b.decimal(v)), format!("{v}"));
            assert_eq!(pushed(|b| b.signed(v as i64)), format!("{}", v as i64));
            assert_eq!(pushed(|b| b.hex(v)), format!("{v:#x}"));
            assert_eq!(pushed(|b| b.hex32(v as u32)), format!("{:#010x}", v as u32));
        }
    }

    #[test]
    fn pieces_of_any_length_at_any_place() {
        let text: String = (0..1200).map(|i| char::from(b'a' + (i % 26) as u8)).collect();
        for len in [0, 1, 3, 4, 7, 8, 9, 15, 16, 17, 31, 32, 33, 511, 512, 513, 1100].into_iter().step_by(if cfg!(miri) { 4 } else { 1 }) {
            // Under Miri all of them take a minute.
            for before in [0, 1, 480, 500, 505, 510, 511, 512, 513].into_iter().step_by(if cfg!(miri) { 4 } else { 1 }) {
                let out = pushed(|b| {
                    text[..before].bytes().for_each(|c| b.byte(c));
                    b.str(&text[..len]);
                    let long = "A_KEY_OF_MORE_THAN_THIRTY_TWO_BYTES";
                    b.key(&Key::new("in_dtype", Some(b'=')), "in_dtype");
                    b.key(&Key::new(long, None).lower(), long);
                    b.key(&Key::new("FP32", None).lower(), "FP32");
                    b.labelled(Label::new(b',', &Key::new("op", Some(b'=')), "op"), |room| room.decimal(7));
                    b.labelled(Label::new(b',', &Key::new(long, Some(b'=')), long), |room| room.decimal(12_345_678));
                    b.hex_bytes(&[1, 0xab, 0, 0xff, 0x20]);
                });
                let keys = "in_dtype=a_key_of_more_than_thirty_two_bytesfp32,op=7,A_KEY_OF_MORE_THAN_THIRTY_TWO_BYTES=12345678";
                let expected = [&text[..before], &text[..len], keys, "01ab00ff20"].concat();
                assert_eq!(out, expected);
            }
        }
        assert_eq!(pushed(|b| b.str("é")), "é");
        // What is left of an earlier piece behind the end is not text of its own.
        for len in (480..=512).step_by(if cfg!(miri) { 16 } else { 1 }) {
            let out = pushed(|b| {
                b.str(&"é".repeat(300)[..len & !1]);
                b.str("é");
                text[..len].bytes().for_each(|c| b.byte(c));
            });
            assert_eq!(out, ["é".repeat((len & !1) / 2 + 1), text[..len].into()].concat());
        }
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
