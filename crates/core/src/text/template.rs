//! Templates of waits and updates, printed and read.

use crate::buffer::Buffer;
use crate::dialect::{Place, Template, Templates};

/// What a template says about one wait or update.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Said {
    /// The index, where the template has a place for it.
    pub(super) idx: Option<u8>,
    /// Bits of the operand that the template has a place for.
    pub(super) mask: u32,
    /// The operand, within the mask.
    pub(super) value: u32,
}

/// Prints a template; the answer tells what it had places for.
pub(super) fn print(template: &Template, idx: u8, value: u32, out: &mut Buffer<'_>) -> Said {
    let mut said = Said::default();
    let [first, literals @ ..] = &template.literals;
    out.block(&first.bytes, first.len.into());
    for (place, literal) in template.places().iter().zip(literals) {
        let (mask, shift) = place.mask_shift();
        if *place == Place::Idx {
            out.decimal(u64::from(idx));
            said.idx = Some(idx);
        } else {
            out.decimal(u64::from((value & mask) >> shift));
            said.mask |= mask;
            said.value |= value & mask;
        }
        out.block(&literal.bytes, literal.len.into());
    }
    said
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

/// Whether a bare word could be taken for one of the templates.
pub(super) fn is_word(templates: &Templates, word: &[u8]) -> bool {
    templates.list.iter().filter(|t| t.is_wordlike()).any(|t| compare(t, word, 0, &mut None) != Matched::No)
}

#[inline]
fn compare(template: &Template, text: &[u8], pos: usize, known: &mut Option<Known>) -> Matched {
    let [first, literals @ ..] = &template.literals;
    let Some(mut at) = first.after(text, pos) else { return Matched::No };
    let mut said = Said::default();
    for (place, literal) in template.places().iter().zip(literals) {
        let read = match *known {
            Some(k) if k.start == at => k,
            _ => {
                let Some((number, end)) = number(text, at) else { return Matched::No };
                *known.insert(Known { start: at, number, end })
            }
        };
        let (mask, shift) = place.mask_shift();
        let max = if *place == Place::Idx { 0xff } else { u64::from(mask >> shift) };
        if read.number > max {
            return Matched::TooLarge { start: at, end: read.end, max };
        }
        if *place == Place::Idx {
            said.idx = Some(read.number as u8);
        } else {
            said.mask |= mask;
            said.value |= (read.number as u32) << shift;
        }
        let Some(after) = literal.after(text, read.end) else { return Matched::No };
        at = after;
    }
    let is_end = text.get(at).is_none_or(|b| matches!(b, b' ' | b'\t' | b';' | b',' | b'}'));
    if is_end { Matched::Yes { mode: template.mode, said, end: at } } else { Matched::No }
}

/// A decimal or `0x` number at `pos`, and where it ends; one that is too large for 64 bits is the largest.
#[inline]
fn number(text: &[u8], pos: usize) -> Option<(u64, usize)> {
    let (radix, start) =
        if text.get(pos) == Some(&b'0') && matches!(text.get(pos + 1), Some(b'x' | b'X')) { (16, pos + 2) } else { (10, pos) };
    let (mut v, mut at) = (0u64, start);
    while let Some(d) = text.get(at).and_then(|b| char::from(*b).to_digit(radix)) {
        v = v.checked_mul(u64::from(radix)).and_then(|v| v.checked_add(u64::from(d))).unwrap_or(u64::MAX);
        at += 1;
    }
    (at > start).then_some((v, at))
}
