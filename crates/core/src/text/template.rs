//! Templates of waits and updates: literal text with `{idx}`, `{value}`, `{reg}` and `{off}`.

use crate::buffer::Buffer;

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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Idx,
    Value,
    Reg,
    Off,
}

impl Place {
    /// The place that `text` begins with, and how long it is.
    #[inline]
    fn at(text: &str) -> Option<(Self, usize)> {
        let t = text.as_bytes();
        match t.get(1)? {
            b'i' if t.starts_with(b"{idx}") => Some((Self::Idx, 5)),
            b'v' if t.starts_with(b"{value}") => Some((Self::Value, 7)),
            b'r' if t.starts_with(b"{reg}") => Some((Self::Reg, 5)),
            b'o' if t.starts_with(b"{off}") => Some((Self::Off, 5)),
            _ => None,
        }
    }

    const fn mask_shift(self) -> (u32, u32) {
        match self {
            Self::Idx => (0, 0),
            Self::Value => (u32::MAX, 0),
            Self::Reg => (0xff, 0),
            Self::Off => (0xffff_ff00, 8),
        }
    }
}

/// The text before the first `{`, and the rest.
#[inline]
fn split(template: &str) -> (&str, &str) {
    match template.bytes().position(|b| b == b'{') {
        Some(i) => template.split_at(i),
        None => (template, ""),
    }
}

/// Whether `text` begins with a short literal; differences mostly show in the first byte.
#[inline]
fn begins(text: &[u8], literal: &[u8]) -> bool {
    text.len() >= literal.len() && literal.iter().zip(text).all(|(l, t)| l == t)
}

/// Template of a mode.
#[inline]
pub(super) fn of(templates: &'static [(u8, &'static str)], mode: u8) -> Option<&'static str> {
    templates.iter().find(|(m, _)| *m == mode).map(|(_, t)| *t)
}

/// Prints a template; the answer tells what it had places for.
pub(super) fn print(template: &str, idx: u8, value: u32, out: &mut Buffer<'_>) -> Said {
    let mut said = Said::default();
    let mut rest = template;
    while !rest.is_empty() {
        let (literal, places) = split(rest);
        out.str(literal);
        rest = match Place::at(places) {
            Some((Place::Idx, len)) => {
                out.decimal(u64::from(idx));
                said.idx = Some(idx);
                &places[len..]
            }
            Some((place, len)) => {
                let (mask, shift) = place.mask_shift();
                out.decimal(u64::from((value & mask) >> shift));
                said.mask |= mask;
                said.value |= value & mask;
                &places[len..]
            }
            None if places.is_empty() => places,
            None => {
                out.byte(b'{');
                &places[1..]
            }
        };
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

/// The template among `templates` that the text at `pos` is.
pub(super) fn find(templates: &'static [(u8, &'static str)], text: &[u8], pos: usize) -> Matched {
    // Most templates begin alike (`$S[{idx}]`), so the beginning is read once.
    let mut known: Option<(&str, u64, usize)> = None;
    let mut best = Matched::No;
    for (mode, template) in templates {
        let (literal, rest) = split(template);
        let (mut said, mut at, mut rest) = (Said::default(), pos, rest);
        match known {
            Some((k, idx, after)) if k.len() == literal.len() && begins(k.as_bytes(), literal.as_bytes()) && rest.starts_with("{idx}") => {
                said.idx = u8::try_from(idx).ok();
                at = after;
                rest = &rest[5..];
            }
            _ => {
                if !begins(&text[at..], literal.as_bytes()) {
                    continue;
                }
                at += literal.len();
                if let Some(after_idx) = rest.strip_prefix("{idx}") {
                    match number(text, at) {
                        Some((v, end)) if v <= 0xff => {
                            known = Some((literal, v, end));
                            said.idx = Some(v as u8);
                            at = end;
                            rest = after_idx;
                        }
                        Some((_, end)) => {
                            best = Matched::TooLarge { start: at, end, max: 0xff };
                            continue;
                        }
                        None => continue,
                    }
                }
            }
        }
        match remaining(rest, text, at, &mut said) {
            Ok(end) => return Matched::Yes { mode: *mode, said, end },
            Err(Some(too_large)) => best = too_large,
            Err(None) => {}
        }
    }
    best
}

/// Whether a template begins as a bare word does.
#[inline]
pub(super) fn is_wordlike(template: &str) -> bool {
    template.as_bytes().first().is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_')
}

/// Whether a bare word could be taken for one of the templates.
pub(super) fn is_word(templates: &'static [(u8, &'static str)], word: &[u8]) -> bool {
    templates.iter().filter(|(_, t)| is_wordlike(t)).any(|t| find(core::slice::from_ref(t), word, 0) != Matched::No)
}

fn remaining(template: &str, text: &[u8], pos: usize, said: &mut Said) -> Result<usize, Option<Matched>> {
    let (mut rest, mut at) = (template, pos);
    while !rest.is_empty() {
        let (literal, places) = split(rest);
        let Some(after) = text.get(at..).filter(|t| begins(t, literal.as_bytes())) else { return Err(None) };
        at += literal.len();
        let Some((place, len)) = Place::at(places) else {
            if places.is_empty() {
                break;
            }
            if after.get(literal.len()) != Some(&b'{') {
                return Err(None);
            }
            at += 1;
            rest = &places[1..];
            continue;
        };
        let Some((v, end)) = number(text, at) else { return Err(None) };
        let (mask, shift) = place.mask_shift();
        let max = if place == Place::Idx { 0xff } else { u64::from(mask >> shift) };
        if v > max {
            return Err(Some(Matched::TooLarge { start: at, end, max }));
        }
        if place == Place::Idx {
            said.idx = Some(v as u8);
        } else {
            said.mask |= mask;
            said.value |= (v as u32) << shift;
        }
        at = end;
        rest = &places[len..];
    }
    if text.get(at).is_none_or(|b| matches!(b, b' ' | b'\t' | b';' | b',' | b'}')) { Ok(at) } else { Err(None) }
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
