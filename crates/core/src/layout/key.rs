//! Names laid out for copies and comparisons of a fixed size.

use super::ValueInfo;

/// Longest name that is kept in place, with what follows it.
pub(crate) const SPAN: usize = 32;

/// A name with the byte that follows it in text: `num_active_rows=`.
#[derive(Clone, Copy)]
pub(crate) struct Key {
    name: &'static str,
    then: Option<u8>,
    is_lower: bool,
    /// Zero behind the end.
    bytes: [u8; SPAN],
    /// The last eight bytes, where there are so many.
    tail: u64,
    /// Above [`SPAN`] where there is no room.
    len: u8,
}

impl core::fmt::Debug for Key {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(self.name, f)
    }
}

/// Up to eight bytes from `at` as a little-endian number; zero behind the end.
#[inline]
pub(crate) const fn word(text: &[u8], at: usize) -> u64 {
    let (_, rest) = text.split_at(if at < text.len() { at } else { text.len() });
    match rest.first_chunk::<8>() {
        Some(bytes) => u64::from_le_bytes(*bytes),
        None => last_word(rest),
    }
}

/// Less than eight bytes, as a number.
#[cold]
#[inline(never)]
const fn last_word(rest: &[u8]) -> u64 {
    let (mut v, mut i) = (0, 0);
    while i < rest.len() && i < 8 {
        v |= (rest[i] as u64) << (8 * i);
        i += 1;
    }
    v
}

impl Key {
    /// A name and what follows it.
    pub(crate) const fn new(name: &'static str, then: Option<u8>) -> Self {
        let from = name.as_bytes();
        let len = from.len() + then.is_some() as usize;
        let mut bytes = [0; SPAN];
        if len > SPAN {
            return Self { name, then, is_lower: false, bytes, tail: 0, len: u8::MAX };
        }
        let mut i = 0;
        while i < from.len() {
            bytes[i] = from[i];
            i += 1;
        }
        if let Some(b) = then {
            bytes[i] = b;
        }
        let tail = if len < 8 { 0 } else { word(&bytes, len - 8) };
        Self { name, then, is_lower: false, bytes, tail, len: len as u8 }
    }

    /// The bytes, zero behind the end, and how many there are, if they have room.
    #[inline]
    pub(crate) fn bytes(&self) -> Option<(&[u8; SPAN], usize)> {
        let len = usize::from(self.len);
        (len <= SPAN).then_some((&self.bytes, len))
    }

    /// The same in lower case.
    pub(crate) const fn lower(mut self) -> Self {
        self.is_lower = true;
        self.bytes.make_ascii_lowercase();
        self.tail = if self.len < 8 || self.len as usize > SPAN { 0 } else { word(&self.bytes, self.len as usize - 8) };
        self
    }

    /// All of its bytes, whether they have room or not.
    pub(crate) fn iter(&self) -> impl Iterator<Item = u8> {
        self.name.bytes().map(|b| if self.is_lower { b.to_ascii_lowercase() } else { b }).chain(self.then)
    }

    /// Where the text goes on if the key stands at `at`; `head` is the [`word`] there. Never for one that has no room.
    #[inline]
    pub(crate) fn after(&self, text: &[u8], at: usize, head: u64) -> Option<usize> {
        let len = usize::from(self.len);
        let [b0, b1, b2, b3, b4, b5, b6, b7, ..] = self.bytes;
        let first = u64::from_le_bytes([b0, b1, b2, b3, b4, b5, b6, b7]);
        let mask = u64::MAX >> (64 - 8 * len.clamp(1, 8));
        if (first ^ head) & mask != 0 {
            return None;
        }
        let here = text.get(at..at + len)?;
        let is_here = match len {
            0..=8 => len > 0,
            9..=16 => word(here, len - 8) == self.tail,
            17..=24 => word(here, len - 8) == self.tail && word(here, 8) == word(&self.bytes, 8),
            _ => here == self.bytes.get(..len)?,
        };
        is_here.then_some(at + len)
    }
}

/// A number of a name that is the same in either case.
#[inline]
pub(crate) const fn hash(name: &[u8]) -> u64 {
    const LOWER: u64 = 0x2020_2020_2020_2020;
    let (head, tail) = match (name.first_chunk::<8>(), name.last_chunk::<8>()) {
        (Some(head), Some(tail)) => (u64::from_le_bytes(*head), u64::from_le_bytes(*tail)),
        _ => match (name.first_chunk::<4>(), name.last_chunk::<4>()) {
            (Some(head), Some(tail)) => (u32::from_le_bytes(*head) as u64, u32::from_le_bytes(*tail) as u64),
            _ => (last_word(name), 0),
        },
    };
    let mixed = ((head | LOWER) ^ (tail | LOWER).rotate_left(29)).wrapping_add(name.len() as u64);
    mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32
}

/// Whether two names are the same in either case; of letters, digits, `_` and `-` alone.
#[inline]
pub(crate) fn same(a: &[u8], b: &[u8]) -> bool {
    a.len() == b.len() && a.iter().zip(b).fold(0, |d, (a, b)| d | (a | 0x20) ^ (b | 0x20)) == 0
}

/// Places of the index; a power of two.
const PLACES: usize = 256;

/// Where the values of an enum are by their names: a hash table of their positions plus one, 0 where there is none.
pub(super) struct NameIndex([u8; PLACES]);

impl core::fmt::Debug for NameIndex {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("NameIndex")
    }
}

impl NameIndex {
    /// The index of these values; they must be fewer than 255, so that a place is free and each has a number.
    pub(super) const fn of(values: &[ValueInfo]) -> Self {
        assert!(values.len() < PLACES - 1, "an enum of more values than its index has places");
        let mut places = [0; PLACES];
        let mut i = 0;
        while i < values.len() {
            let mut at = hash(values[i].name.as_bytes()) as usize % PLACES;
            while places[at] != 0 {
                at = (at + 1) % PLACES;
            }
            places[at] = i as u8 + 1;
            i += 1;
        }
        Self(places)
    }

    /// The first value of this name, in either case, that the generation has.
    #[inline]
    pub(super) fn find(&self, values: &'static [ValueInfo], name: &[u8], generation: u8) -> Option<&'static ValueInfo> {
        let mut at = hash(name) as usize % PLACES;
        while let Some(i) = self.0[at].checked_sub(1) {
            let v = values.get(usize::from(i))?;
            if same(v.name.as_bytes(), name) && v.gens.has(generation) {
                return Some(v);
            }
            at = (at + 1) % PLACES;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_found_where_they_stand() {
        let names = [
            "a",
            "op",
            "regnum",
            "in_dtyp",
            "in_dtype",
            "num_active_rows",
            "num_active_channels",
            "indirect_start_offsets",
            "sixteen_and_ten_and_f",
        ];
        for name in names {
            let key = Key::new(name, Some(b'='));
            for before in ["", " ", "x=1 "] {
                for behind in ["", "1", "1 and more behind it, past a word or two"] {
                    let text = [before, name, "=", behind].concat();
                    let at = before.len();
                    assert_eq!(key.after(text.as_bytes(), at, word(text.as_bytes(), at)), Some(at + name.len() + 1), "{text}");
                }
            }
            // A change of any byte is seen, and so is an end before the key's.
            let text = [name, "="].concat();
            for i in 0..text.len() {
                let mut other = text.clone().into_bytes();
                other[i] ^= 1;
                assert_eq!(key.after(&other, 0, word(&other, 0)), None, "{name} {i}");
                assert_eq!(key.after(&text.as_bytes()[..i], 0, word(&text.as_bytes()[..i], 0)), None, "{name} {i}");
            }
        }
    }

    #[test]
    fn long_names_have_no_room() {
        let key = Key::new("a_name_of_more_than_thirty_two_bytes", Some(b'='));
        let text = b"a_name_of_more_than_thirty_two_bytes=1";
        assert!(key.bytes().is_none());
        assert_eq!(key.after(text, 0, word(text, 0)), None);
    }

    #[test]
    fn case_does_not_matter() {
        for name in ["A", "FP32", "BFLOAT16", "SOME_LONGER_NAME"] {
            assert_eq!(hash(name.as_bytes()), hash(name.to_ascii_lowercase().as_bytes()));
            assert!(same(name.as_bytes(), name.to_ascii_lowercase().as_bytes()));
        }
        assert!(!same(b"FP32", b"FP31"));
        assert!(!same(b"FP32", b"FP321"));
    }
}
