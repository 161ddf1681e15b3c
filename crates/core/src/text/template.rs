//! Templates of waits and updates, printed and read.

use crate::buffer::Buffer;
use crate::dialect::{Sign, Template, Templates};
use crate::word::{decimal, ends_token, word};

/// What a template says about one wait or update, laid out as the slots of its places are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Said {
    /// Bits that the template has a place for.
    pub(super) mask: u64,
    /// Their value.
    pub(super) value: u64,
}

/// Prints a template behind a byte; `value` is laid out as [`Said`] is.
#[inline]
pub(super) fn print(template: &Template, lead: u8, value: u64, out: &mut Buffer<'_>) {
    let [first, literals @ ..] = &template.literals;
    out.piece(|room| {
        room.byte(lead);
        room.block(&first.bytes, first.len.into());
        // Two places are mostly enough. One that is not there takes no branch to leave out: its mask is zero, and so is what is kept of it.
        let [a, b, c] = &template.slots;
        for (slot, literal) in [a, b].into_iter().zip(literals) {
            room.decimal_if(value >> slot.shift & u64::from(slot.mask), slot.mask != 0);
            room.block(&literal.bytes, literal.len.into());
        }
        if let (true, [_, _, literal]) = (c.mask != 0, literals) {
            room.decimal(value >> c.shift & u64::from(c.mask));
            room.block(&literal.bytes, literal.len.into());
        }
    });
}

/// How a template compares to the text at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Matched {
    /// Not this one.
    No,
    /// A number at `start..end` is too large.
    TooLarge {
        /// Where it starts.
        start: usize,
        /// Where it ends.
        end: usize,
        /// Largest that fits.
        max: u64,
    },
    /// It is this one, up to `end`.
    Yes {
        /// The mode.
        mode: u8,
        /// What was said.
        said: Said,
        /// Where it ends.
        end: usize,
    },
}

/// Numbers that were read on the way, so that templates that begin alike (`$S[{idx}]`) read them once.
#[derive(Clone, Copy)]
struct Known {
    start: usize,
    number: u64,
    end: usize,
}

/// The template among `templates` that the text at `pos` is.
pub(super) fn find(templates: &Templates, text: &[u8], pos: usize) -> Matched {
    let mut known = None;
    let mut best = Matched::No;
    for template in templates.list {
        match compare(template, text, pos, &mut known) {
            Matched::No => {}
            Matched::TooLarge { start, end, max } => best = Matched::TooLarge { start, end, max },
            yes => return yes,
        }
    }
    best
}

/// The sign of a text, and its first number.
#[derive(Clone, Copy)]
pub(super) struct Signed {
    sign: Sign,
    first: Known,
}

impl Signed {
    /// Of the text at `pos`, if it has a sign and the number is short.
    #[inline(always)]
    pub(super) fn at(text: &[u8], pos: usize) -> Option<Self> {
        let (sign, start, number, end) = Sign::of(text, pos)?;
        Some(Self { sign, first: Known { start: pos + start, number, end: pos + end } })
    }
}

/// The same among those whose sign the text has. Where it finds none, [`find`] says what is wrong.
#[inline]
pub(super) fn find_signed(templates: &Templates, Signed { sign, first }: Signed, text: &[u8], pos: usize) -> Matched {
    for template in templates.with(sign) {
        let found = compare(template, text, pos, &mut Some(first));
        if matches!(found, Matched::Yes { .. }) {
            return found;
        }
    }
    Matched::No
}

/// Whether a bare word could be taken for one of the templates.
pub(super) fn is_word(templates: &Templates, word: &[u8]) -> bool {
    templates.list.iter().filter(|t| t.is_wordlike()).any(|t| compare(t, word, 0, &mut None) != Matched::No)
}

#[inline]
fn compare(template: &Template, text: &[u8], pos: usize, known: &mut Option<Known>) -> Matched {
    let [first, literals @ ..] = &template.literals;
    let Some(mut at) = first.after(text, pos) else { return Matched::No };
    let mut said = Said::default();
    for (slot, literal) in template.slots().iter().zip(literals) {
        let read = match *known {
            Some(k) if k.start == at => k,
            _ => {
                let Some((number, end)) = number(text, at) else { return Matched::No };
                *known.insert(Known { start: at, number, end })
            }
        };
        let max = u64::from(slot.mask);
        if read.number > max {
            return Matched::TooLarge { start: at, end: read.end, max };
        }
        said.mask |= max << slot.shift;
        said.value |= read.number << slot.shift;
        let Some(after) = literal.after(text, read.end) else { return Matched::No };
        at = after;
    }
    let is_end = text.get(at).is_none_or(|b| ends_token(*b));
    if is_end { Matched::Yes { mode: template.mode, said, end: at } } else { Matched::No }
}

/// A decimal or `0x` number at `pos`, and where it ends; one that is too large for 64 bits is the largest.
#[inline]
fn number(text: &[u8], pos: usize) -> Option<(u64, usize)> {
    let first = word(text, pos);
    let (v, len) = decimal(first);
    let is_hex = matches!((first as u16).to_le_bytes(), [b'0', b'x' | b'X']);
    if len == 8 || is_hex {
        return long_number(text, pos, is_hex);
    }
    (len > 0).then_some((v, pos + len))
}

#[inline(never)]
fn long_number(text: &[u8], pos: usize, is_hex: bool) -> Option<(u64, usize)> {
    let (radix, start) = if is_hex { (16, pos + 2) } else { (10, pos) };
    let (mut v, mut at) = (0u64, start);
    while let Some(d) = text.get(at).and_then(|b| char::from(*b).to_digit(radix)) {
        v = v.checked_mul(u64::from(radix)).and_then(|v| v.checked_add(u64::from(d))).unwrap_or(u64::MAX);
        at += 1;
    }
    (at > start).then_some((v, at))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::String;

    static LIST: [Template; 13] = [
        Template::new(1, "$S[{idx}]=={value}"),
        Template::new(2, "$S[{idx}]<{value}"),
        Template::new(3, "$S[{idx}]<=r{value}"),
        Template::new(4, "$S[{idx}]==r{reg}+{off}"),
        Template::new(5, "$E[{idx}]"),
        Template::new(6, "!$E[{idx}]@set"),
        Template::new(7, "$unordered"),
        Template::new(8, "$E[{idx}]=1@read"),
        Template::new(9, "$E[{idx}]=0@read"),
        Template::new(10, "$S[{idx}]={value}@read"),
        Template::new(11, "$S[{idx}]={value}@complete"),
        Template::new(12, "$a_literal_[{idx}]"),
        Template::new(13, "${idx}?{value}"),
    ];

    fn printed(template: &Template, value: u64) -> String {
        let mut out = String::new();
        let mut buffer = Buffer::new(&mut out);
        print(template, b' ', value, &mut buffer);
        buffer.finish().unwrap();
        out
    }

    #[test]
    fn signs_find_what_a_search_finds() {
        static TEMPLATES: Templates = Templates::new(&LIST);
        assert!(TEMPLATES.has_signs);
        let mut by_sign = 0;
        for template in &LIST {
            for value in [0, 7, 10, 255, 0x1234, 9_999_999, 10_000_000, u64::from(u32::MAX), 0xff_0000_0100, 0x2a_0102_0304] {
                let text = printed(template, value);
                for end in ["", " op=1", ";", ",7", "}", "0", "+", "x"] {
                    let text = [&text, end].concat();
                    for text in [text.clone(), text.replace('[', "[0x"), text.replacen('7', "77", 1)] {
                        let found = find(&TEMPLATES, text.as_bytes(), 1);
                        let signed = Signed::at(text.as_bytes(), 1).map_or(Matched::No, |s| find_signed(&TEMPLATES, s, text.as_bytes(), 1));
                        assert!(signed == found || signed == Matched::No, "{text}: {signed:?} {found:?}");
                        by_sign += u32::from(signed != Matched::No);
                        if let (Matched::Yes { .. }, false) = (found, text.contains("0x")) {
                            // Only what has no number at its begin, or a long one there, is left to the search.
                            let is_odd = matches!(template.mode, 7 | 12);
                            assert_eq!(signed == Matched::No, is_odd, "{text}");
                        }
                    }
                }
            }
        }
        assert!(by_sign > 300, "{by_sign}");
    }

    #[test]
    fn templates_without_signs() {
        // What is behind their end, or a digit of their own, could be taken for the first number.
        assert!(!Templates::new(const { &[Template::new(1, "$a")] }).has_signs);
        assert!(!Templates::new(const { &[Template::new(1, "$1[{idx}]")] }).has_signs);
        assert!(Templates::new(const { &[Template::new(1, "$unordered"), Template::new(2, "$E[{idx}]")] }).has_signs);
    }
}
