//! How waits and updates are written.

use crate::layout::word;

/// Places that a template can have.
const PLACES: usize = 3;
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
        Self { list, by_mode, any_word }
    }

    /// The template of a mode.
    #[inline]
    pub fn of(&self, mode: u8) -> Option<&'static Template> {
        self.list.get(usize::from(self.by_mode[usize::from(mode)].checked_sub(1)?))
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
    places: [Place; PLACES],
    count: u8,
}

/// What a template has a place for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The index.
    Idx,
    /// The whole operand.
    Value,
    /// Its low byte.
    Reg,
    /// Its other bytes.
    Off,
}

impl Place {
    /// Bits of the operand, and how far up they are.
    #[inline]
    pub(crate) const fn mask_shift(self) -> (u32, u32) {
        match self {
            Self::Idx => (0, 0),
            Self::Value => (u32::MAX, 0),
            Self::Reg => (0xff, 0),
            Self::Off => (0xffff_ff00, 8),
        }
    }

    /// The place that the text at `at` is, and how long that is.
    const fn at(text: &[u8], at: usize) -> Option<(Self, usize)> {
        let (_, rest) = text.split_at(at);
        match rest {
            [b'{', b'i', b'd', b'x', b'}', ..] => Some((Self::Idx, 5)),
            [b'{', b'v', b'a', b'l', b'u', b'e', b'}', ..] => Some((Self::Value, 7)),
            [b'{', b'r', b'e', b'g', b'}', ..] => Some((Self::Reg, 5)),
            [b'{', b'o', b'f', b'f', b'}', ..] => Some((Self::Off, 5)),
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
        let mut places = [Place::Idx; PLACES];
        let mut count = 0;
        let mut i = 0;
        while i < bytes.len() {
            if let Some((place, len)) = Place::at(bytes, i) {
                assert!(count < PLACES, "a template of more than three places");
                places[count] = place;
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
        Self { mode, text, literals, places, count: count as u8 }
    }

    /// Its places; a literal goes before each.
    #[inline]
    pub(crate) fn places(&self) -> &[Place] {
        self.places.get(..usize::from(self.count)).unwrap_or_default()
    }

    /// Whether it begins as a bare word does.
    pub(crate) const fn is_wordlike(&self) -> bool {
        match self.text.as_bytes().first() {
            Some(b) => b.is_ascii_alphanumeric() || *b == b'_',
            None => false,
        }
    }
}
