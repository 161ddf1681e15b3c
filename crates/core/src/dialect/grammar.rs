//! How waits and updates are written.

use crate::word::{decimal, each, first_digit, mask, token_len, word};

/// Places that a template can have.
const PLACES: usize = 3;
/// Templates of a list that are found by their signs, and hashes of signs.
const SIGNS: usize = 64;
/// Bytes that a literal of a template can have.
const LITERAL: usize = 16;

/// How waits and updates are written.
#[derive(Debug)]
pub struct TextGrammar {
    /// Wait modes and their templates.
    pub waits: Templates,
    /// Update modes and their templates.
    pub updates: Templates,
}

impl TextGrammar {
    /// No notation for waits and updates: they are written as the structs they are.
    pub const NONE: &'static Self = &Self { waits: Templates::new(&[]), updates: Templates::new(&[]) };
}

/// The templates of the modes of an enum.
#[derive(Debug)]
pub struct Templates {
    /// In the order in which a reader tries them.
    pub list: &'static [Template],
    /// Position in the list plus one, of each mode; 0 where it has none.
    by_mode: [u8; 256],
    /// Position plus one of the first template of each sign, by the sign's hash.
    by_sign: [u8; SIGNS],
    /// The same of the next one with that hash, by position.
    next: [u8; SIGNS],
    /// Whether each template by which a text that has a sign may be written is found by that sign.
    pub(crate) has_signs: bool,
    /// Some template begins as a bare word does.
    pub(crate) any_word: bool,
}

impl Templates {
    /// The templates of a list; of a mode that is there twice, the first is printed.
    pub const fn new(list: &'static [Template]) -> Self {
        let mut by_mode = [0; 256];
        let mut any_word = false;
        let mut i = 0;
        while i < list.len() && i < u8::MAX as usize {
            let place = &mut by_mode[list[i].mode as usize];
            if *place == 0 {
                *place = i as u8 + 1;
            }
            any_word |= list[i].is_wordlike();
            i += 1;
        }
        let (mut by_sign, mut next) = ([0; SIGNS], [0; SIGNS]);
        let mut has_signs = list.len() <= SIGNS;
        // From the last, so that the first comes first.
        while i > 0 && has_signs {
            i -= 1;
            match list[i].sign() {
                Some(sign) => {
                    next[i] = by_sign[sign.hash()];
                    by_sign[sign.hash()] = i as u8 + 1;
                }
                None => has_signs = list[i].is_signless(),
            }
        }
        Self { list, by_mode, by_sign, next, has_signs, any_word }
    }

    /// Those that a text of this sign may be written by, in order.
    #[inline]
    pub(crate) fn with(&self, sign: Sign) -> impl Iterator<Item = &'static Template> {
        let mut place = self.by_sign[sign.hash()];
        core::iter::from_fn(move || {
            let at = usize::from(place.checked_sub(1)?);
            place = self.next[at];
            self.list.get(at)
        })
    }

    /// The template of a mode.
    #[inline]
    pub fn of(&self, mode: u8) -> Option<&'static Template> {
        self.list.get(usize::from(self.by_mode[usize::from(mode)].checked_sub(1)?))
    }
}

/// Something of a wait or update that is the same in a template and in whatever is written by it: the second byte before the first number,
/// and what is behind that number, as far as it says which template it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sign(u32);

impl Sign {
    /// The sign of a text that has a decimal number of up to seven digits in its first eight bytes, with where the number begins, itself, and
    /// where it ends.
    #[inline(always)]
    pub(crate) const fn of(text: &[u8], pos: usize) -> Option<(Self, usize, u64, usize)> {
        let first = word(text, pos);
        let start = first_digit(first);
        let (number, len) = decimal(word(text, pos + start));
        let end = start + len;
        let behind = word(text, pos + end);
        if start == 8 || len == 8 || behind as u8 | 0x20 == b'x' {
            return None;
        }
        // Up to the end of the token, up to the next number, which counts as a zero, and three bytes at most.
        let count = token_len(behind);
        let digit = first_digit(behind);
        let (keep, zero) = if digit < count { (digit, b'0') } else { (count, 0) };
        let sign = (behind & mask(keep)[0] | mask(keep + 1)[0] & !mask(keep)[0] & each(zero)) & 0xff_ffff;
        let before = if start < 2 { 0 } else { first >> (8 * (start - 2)) & 0xff };
        Some((Self((sign | before << 24) as u32), start, number, end))
    }

    #[inline]
    const fn hash(self) -> usize {
        (self.0.wrapping_mul(0x9e37_79b1) >> 26) as usize
    }
}

/// How one mode is written: literal text with `{idx}`, `{value}`, `{reg}` and `{off}`.
#[derive(Clone, Copy, Debug)]
pub struct Template {
    /// The mode.
    pub mode: u8,
    /// The template.
    pub text: &'static str,
    /// Literals before, between and behind the places.
    pub(crate) literals: [Part; PLACES + 1],
    /// Empty ones behind those that are there.
    pub(crate) slots: [Slot; PLACES],
    count: u8,
    /// Bits of the index and the operand that it has a place for.
    pub(crate) said: u64,
}

/// How far the index of a wait or update is above its operand.
pub(crate) const INDEX_SHIFT: u8 = 32;

/// What stands in a place of a template: bits of a number that has the operand in its low half and the index above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slot {
    /// How far up they are.
    pub(crate) shift: u8,
    /// All of them, shifted down.
    pub(crate) mask: u32,
}

impl Slot {
    /// The place that the text at `at` is, and how long that is.
    const fn at(text: &[u8], at: usize) -> Option<(Self, usize)> {
        let (_, rest) = text.split_at(at);
        match rest {
            [b'{', b'i', b'd', b'x', b'}', ..] => Some((Self { shift: INDEX_SHIFT, mask: 0xff }, 5)),
            [b'{', b'v', b'a', b'l', b'u', b'e', b'}', ..] => Some((Self { shift: 0, mask: u32::MAX }, 7)),
            [b'{', b'r', b'e', b'g', b'}', ..] => Some((Self { shift: 0, mask: 0xff }, 5)),
            [b'{', b'o', b'f', b'f', b'}', ..] => Some((Self { shift: 8, mask: 0xff_ffff }, 5)),
            _ => None,
        }
    }
}

/// Literal text of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    /// Zero behind the end.
    pub(crate) bytes: [u8; LITERAL],
    pub(crate) len: u8,
}

impl Part {
    const EMPTY: Self = Self { bytes: [0; LITERAL], len: 0 };

    /// Where the text goes on if it stands at `at`.
    #[inline]
    pub(crate) fn after(&self, text: &[u8], at: usize) -> Option<usize> {
        let len = usize::from(self.len);
        let mask = u64::MAX.checked_shr(64 - 8 * len.min(8) as u32).unwrap_or(0);
        if (word(text, at) ^ word(&self.bytes, 0)) & mask != 0 {
            return None;
        }
        let is_here = len <= 8 || text.get(at + 8..at + len).is_some_and(|rest| *rest == self.bytes[8..len.min(LITERAL)]);
        is_here.then_some(at + len)
    }
}

impl Template {
    /// How a mode is written.
    ///
    /// # Panics
    ///
    /// A template that has more than three places, or more than 16 bytes between two of them.
    pub const fn new(mode: u8, text: &'static str) -> Self {
        let bytes = text.as_bytes();
        let mut literals = [Part::EMPTY; PLACES + 1];
        let mut slots = [Slot { shift: 0, mask: 0 }; PLACES];
        let mut said = 0;
        let mut count = 0;
        let mut i = 0;
        while i < bytes.len() {
            if let Some((slot, len)) = Slot::at(bytes, i) {
                assert!(count < PLACES, "a template of more than three places");
                slots[count] = slot;
                said |= (slot.mask as u64) << slot.shift;
                count += 1;
                i += len;
            } else {
                let literal = &mut literals[count];
                assert!((literal.len as usize) < LITERAL, "a template with a literal of more than 16 bytes");
                literal.bytes[literal.len as usize] = bytes[i];
                literal.len += 1;
                i += 1;
            }
        }
        Self { mode, text, literals, slots, count: count as u8, said }
    }

    /// What stands in its places; a literal goes before each.
    #[inline]
    pub(crate) fn slots(&self) -> &[Slot] {
        self.slots.get(..usize::from(self.count)).unwrap_or_default()
    }

    /// What it shares with all that is written by it, if that is easily seen: it has a place near its begin and no digit before.
    const fn sign(&self) -> Option<Sign> {
        let first = &self.literals[0];
        if self.count == 0 || first.len >= 8 || first_digit(word(&first.bytes, 0)) < 8 {
            return None;
        }
        let mut sample = [0; 4 * LITERAL + PLACES];
        let (mut len, mut i) = (0, 0);
        while i <= self.count as usize {
            let mut j = 0;
            while j < self.literals[i].len as usize {
                sample[len] = self.literals[i].bytes[j];
                len += 1;
                j += 1;
            }
            if i < self.count as usize {
                sample[len] = b'1';
                len += 1;
            }
            i += 1;
        }
        match Sign::of(&sample, 0) {
            Some((sign, ..)) => Some(sign),
            None => None,
        }
    }

    /// Whether nothing that is written by it has a sign: its first eight bytes are neither a number nor behind its end.
    const fn is_signless(&self) -> bool {
        let first = &self.literals[0];
        first.len >= 8 && first_digit(word(&first.bytes, 0)) == 8
    }

    /// Whether it begins as a bare word does.
    pub(crate) const fn is_wordlike(&self) -> bool {
        match self.text.as_bytes().first() {
            Some(b) => b.is_ascii_alphanumeric() || *b == b'_',
            None => false,
        }
    }
}
