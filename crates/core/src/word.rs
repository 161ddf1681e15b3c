//! Eight bytes of text at a time, as a number whose lowest byte is the first: what is asked of each byte takes no loop and no branch.

const ONES: u64 = u64::from_le_bytes([1; 8]);
const TOPS: u64 = each(0x80);
/// Makes letters small, in names of letters, digits, `_` and `-`.
const LOWER: u64 = each(0x20);

/// A word of one byte.
#[inline(always)]
pub(crate) const fn each(byte: u8) -> u64 {
    byte as u64 * ONES
}

/// Masks of the first so many bytes of two words.
static MASKS: [[u64; 2]; 17] = {
    let mut out = [[0; 2]; 17];
    let mut len = 0;
    while len < 17 {
        let all = if len == 0 { 0 } else { u128::MAX >> (128 - 8 * len) };
        out[len] = [all as u64, (all >> 64) as u64];
        len += 1;
    }
    out
};

/// Powers of ten, by how many digits they move a number.
const TENS: [u64; 9] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];

/// Up to eight bytes from `at`; zero behind the end.
#[inline(always)]
pub(crate) const fn word(text: &[u8], at: usize) -> u64 {
    if text.len() >= 8 && at <= text.len() - 8 {
        let (_, rest) = text.split_at(at);
        if let Some(bytes) = rest.first_chunk::<8>() {
            return u64::from_le_bytes(*bytes);
        }
    }
    last_word(text, at)
}

/// The same of the last ones.
#[cold]
#[inline(never)]
const fn last_word(text: &[u8], at: usize) -> u64 {
    if at >= text.len() {
        return 0;
    }
    if let Some(bytes) = text.last_chunk::<8>() {
        return u64::from_le_bytes(*bytes) >> (8 * (8 - (text.len() - at)));
    }
    let (mut v, mut i) = (0, text.len());
    while i > at {
        i -= 1;
        v = v << 8 | text[i] as u64;
    }
    v
}

/// The mask of the first so many bytes of two words, at most 16.
#[inline(always)]
pub(crate) const fn mask(len: usize) -> [u64; 2] {
    MASKS[if len < 16 { len } else { 16 }]
}

/// How many bytes are before the first whose top bit is set.
#[inline(always)]
const fn before(tops: u64) -> usize {
    tops.trailing_zeros() as usize / 8
}

/// The top bit of each byte that is another.
#[inline(always)]
const fn others(w: u64, byte: u8) -> u64 {
    let d = w ^ each(byte);
    (((d & !TOPS) + each(0x7f)) | d) & TOPS
}

/// The top bit of each byte that is no decimal digit.
#[inline(always)]
const fn no_digits(w: u64) -> u64 {
    let d = w ^ each(b'0');
    (((d & !TOPS) + each(0x80 - 10)) | d) & TOPS
}

/// The place of the first decimal digit; 8 where there is none.
#[inline(always)]
pub(crate) const fn first_digit(w: u64) -> usize {
    before(!no_digits(w) & TOPS)
}

/// Moves the first so many bytes to the end, behind zeros; at least one.
#[inline(always)]
const fn to_end(w: u64, len: usize) -> u64 {
    w << ((64 - 8 * len) % 64)
}

/// The decimal number that the word begins with, and how many digits it has; the number means nothing where that is 0.
#[inline(always)]
pub(crate) const fn decimal(w: u64) -> (u64, usize) {
    let len = before(no_digits(w));
    let d = to_end(w ^ each(b'0'), len);
    let pairs = d.wrapping_mul(10).wrapping_add(d >> 8);
    let low = (pairs & 0x0000_00ff_0000_00ff).wrapping_mul(100 + (1_000_000 << 32));
    let high = (pairs >> 16 & 0x0000_00ff_0000_00ff).wrapping_mul(1 + (10_000 << 32));
    (low.wrapping_add(high) >> 32, len)
}

/// The hex number that the word begins with, and how many digits it has; the number means nothing where that is 0.
#[inline(always)]
pub(crate) const fn hex(w: u64) -> (u64, usize) {
    // Small letters become 1 to 6.
    let letters = (w | LOWER) ^ each(0x60);
    let low = letters & !TOPS;
    let no_letters = !(low + each(0x80 - 1)) | (low + each(0x80 - 7)) | letters;
    let len = before(no_digits(w) & no_letters);
    let nibbles = (w & each(0x0f)) + (w >> 6 & ONES) * 9;
    let d = to_end(nibbles, len).swap_bytes();
    let d = (d | d >> 4) & 0x00ff_00ff_00ff_00ff;
    let d = (d | d >> 8) & 0x0000_ffff_0000_ffff;
    ((d | d >> 16) & 0xffff_ffff, len)
}

/// A number with more digits behind it.
#[inline(always)]
pub(crate) const fn append(v: u64, (next, len): (u64, usize)) -> u64 {
    v.wrapping_mul(TENS[len]).wrapping_add(next)
}

/// How many bytes are before one that surely ends a name; others may be in between that no name has.
#[inline(always)]
pub(crate) const fn name_len(w: u64) -> usize {
    let low = w & !TOPS;
    // Below `-`: blanks, `,`, what is behind the end.
    let below = !(low + each(0x80 - b'-'));
    let above = low + each(0x80 - b'{');
    before((below | above | w | !others(w, b';') | !others(w, b']')) & TOPS)
}

/// How many bytes are before one that [`ends_token`] or is behind the end.
#[inline(always)]
pub(crate) const fn token_len(w: u64) -> usize {
    // Up to a blank; a few others are there as well, which no template has.
    let below = !((w & !TOPS) + each(0x80 - 0x21)) & !w;
    before((below | !others(w, b';') | !others(w, b',') | !others(w, b'}')) & TOPS)
}

/// Whether a byte ends a token.
#[inline(always)]
pub(crate) const fn ends_token(b: u8) -> bool {
    matches!(b, b' ' | b'\t' | b';' | b',' | b'}')
}

/// A name of up to 16 bytes in two words, in either case the same.
#[inline(always)]
pub(crate) const fn folded(w: [u64; 2]) -> [u64; 2] {
    [w[0] | LOWER, w[1] | LOWER]
}

/// A number of a name that is the same in either case.
#[inline(always)]
pub(crate) const fn hash(name: &[u8]) -> u64 {
    let tail = match name.last_chunk::<8>() {
        Some(tail) if name.len() > 16 => u64::from_le_bytes(*tail),
        _ => 0,
    };
    hash_words([word(name, 0), word(name, 8)], tail, name.len())
}

/// The same of its first two words, zero behind its end, and its last where it has more than 16 bytes.
#[inline(always)]
pub(crate) const fn hash_words(first: [u64; 2], tail: u64, len: usize) -> u64 {
    let [a, b] = folded(first);
    let mixed = (a ^ b.rotate_left(29) ^ (tail | LOWER).rotate_left(13)).wrapping_add(len as u64);
    mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32
}

/// Whether two names are the same in either case; of letters, digits, `_` and `-` alone.
#[inline]
pub(crate) fn same(a: &[u8], b: &[u8]) -> bool {
    let differ = |a: u64, b: u64| (a | LOWER) ^ (b | LOWER);
    if a.len() != b.len() {
        return false;
    }
    match (a.last_chunk::<8>(), b.last_chunk::<8>()) {
        // The last word overlaps the one before.
        (Some(x), Some(y)) => {
            let words = a.as_chunks().0.iter().zip(b.as_chunks().0);
            let differs = words.fold(0, |d, (a, b)| d | differ(u64::from_le_bytes(*a), u64::from_le_bytes(*b)));
            differs | differ(u64::from_le_bytes(*x), u64::from_le_bytes(*y)) == 0
        }
        _ => differ(word(a, 0), word(b, 0)) == 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;
    use alloc::string::String;
    use alloc::vec::Vec;

    fn words() -> Vec<[u8; 8]> {
        let mut out: Vec<[u8; 8]> = Vec::new();
        // Each byte at each place, between digits of either kind and other bytes.
        for fill in [b'0', b'9', b'a', b'F', b' ', b'_', 0, 0x7f, 0x80, 0xff].into_iter().step_by(if cfg!(miri) { 4 } else { 1 }) {
            for at in (0..8).step_by(if cfg!(miri) { 5 } else { 1 }) {
                for b in (0..=u8::MAX).step_by(if cfg!(miri) { 15 } else { 1 }) {
                    let mut w = [fill; 8];
                    w[at] = b;
                    out.push(w);
                    w[..at].fill(b'7');
                    out.push(w);
                }
            }
        }
        let mut seed = 1u64;
        for _ in 0..if cfg!(miri) { 100 } else { 20_000 } {
            seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            let numbers = format!("{}{:x}; ]", seed >> (seed % 60), seed);
            let start = seed as usize % (numbers.len() - 8);
            out.push(*numbers.as_bytes()[start..].first_chunk().unwrap());
        }
        out
    }

    #[test]
    fn numbers_are_those_of_std() {
        for bytes in words() {
            let w = u64::from_le_bytes(bytes);
            let digits = |radix| bytes.iter().take_while(|b| char::from(**b).is_digit(radix)).map(|b| char::from(*b)).collect::<String>();
            for (radix, (v, len)) in [(10, decimal(w)), (16, hex(w))] {
                assert_eq!(len, digits(radix).len(), "{bytes:?}");
                if len > 0 {
                    assert_eq!(Ok(v), u64::from_str_radix(&digits(radix), radix), "{bytes:?}");
                }
            }
            assert_eq!(first_digit(w), bytes.iter().position(u8::is_ascii_digit).unwrap_or(8), "{bytes:?}");
        }
        assert_eq!(append(12, decimal(word(b"00345678", 0))), 1_200_345_678);
        assert_eq!(append(12, decimal(word(b"3 ", 0))), 123);
    }

    #[test]
    fn words_anywhere() {
        let text = b"0123456789abcdefghij";
        for len in 0..=text.len() {
            for at in 0..len + 20 {
                let expected = (0..8).map(|i| text[..len].get(at + i).copied().unwrap_or(0));
                assert_eq!(word(&text[..len], at).to_le_bytes().to_vec(), expected.collect::<Vec<_>>(), "{len} {at}");
            }
        }
    }

    #[test]
    fn names_end_at_once() {
        for bytes in words() {
            let ends = |b: &u8| *b < b'-' || *b > b'z' || matches!(*b, b';' | b']');
            assert_eq!(name_len(u64::from_le_bytes(bytes)), bytes.iter().position(ends).unwrap_or(8), "{bytes:?}");
        }
        for b in (0..=u8::MAX).filter(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-')) {
            assert_eq!(name_len(u64::from_le_bytes([b; 8])), 8);
        }
    }

    #[test]
    fn case_does_not_matter() {
        for name in
            ["A", "FP32", "BFLOAT16", "SOME_LONG_NAME", "SOME_NAME_OF_16B", "SOME_NAME_OF_MORE_BYTES", "A_NAME_OF_FOUR_WORDS_32_BYTES_BB"]
        {
            let lower = name.to_ascii_lowercase();
            assert_eq!(hash(name.as_bytes()), hash(lower.as_bytes()));
            assert!(same(name.as_bytes(), lower.as_bytes()));
            for i in 0..name.len() {
                let mut other = lower.clone().into_bytes();
                other[i] ^= 1;
                assert!(!same(name.as_bytes(), &other), "{name} {i}");
                assert!(!same(name.as_bytes(), &lower.as_bytes()[..i]), "{name} {i}");
            }
        }
    }
}
