//! Names laid out for copies and comparisons of a fixed size.

use super::{GenSet, ValueInfo};
use crate::word::{folded, hash, hash_words, mask, name_len, same, word};

/// Longest name that is kept in place, with what follows it.
pub(crate) const SPAN: usize = 31;

/// A name with the byte that follows it in text, `num_active_rows=`, for copies of a fixed size; whoever has it knows the name too.
#[derive(Clone, Copy)]
pub(crate) struct Key {
    /// Zero behind the end, and the length in the last byte. Of a name that has no room, [`LONG`], and the first byte is what follows it,
    /// the second whether it is in lower case.
    block: [u8; SPAN + 1],
}

/// Length of a name that has no room.
const LONG: u8 = u8::MAX;

impl core::fmt::Debug for Key {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let text = self.block.get(..self.len()).and_then(|b| core::str::from_utf8(b).ok());
        core::fmt::Debug::fmt(text.unwrap_or("..."), f)
    }
}

impl Key {
    /// A name and what follows it.
    pub(crate) const fn new(name: &str, then: Option<u8>) -> Self {
        let from = name.as_bytes();
        let len = from.len() + then.is_some() as usize;
        let mut block = [0; SPAN + 1];
        if len > SPAN {
            block[0] = match then {
                Some(b) => b,
                None => 0,
            };
            block[SPAN] = LONG;
            return Self { block };
        }
        let (name, _) = block.split_at_mut(from.len());
        name.copy_from_slice(from);
        if let Some(b) = then {
            block[from.len()] = b;
        }
        block[SPAN] = len as u8;
        Self { block }
    }

    /// One that stands nowhere.
    pub(crate) const fn nowhere() -> Self {
        let mut block = [0; SPAN + 1];
        // No byte of a text.
        block[0] = u8::MAX;
        block[SPAN] = 1;
        Self { block }
    }

    /// The same in lower case.
    pub(crate) const fn lower(mut self) -> Self {
        if self.is_long() {
            self.block[1] = 1;
        } else {
            self.block.make_ascii_lowercase();
        }
        self
    }

    /// Whether the name has no room.
    #[inline(always)]
    pub(crate) const fn is_long(&self) -> bool {
        self.block[SPAN] == LONG
    }

    /// How many bytes of the block count, unless the name has no room.
    #[inline(always)]
    pub(crate) const fn len(&self) -> usize {
        self.block[SPAN] as usize & SPAN
    }

    /// The length with a byte before it; 0 if the name has no room.
    #[inline(always)]
    pub(crate) const fn len_behind_byte(&self) -> usize {
        self.block[SPAN].wrapping_add(1) as usize & (2 * SPAN + 1)
    }

    /// The bytes, and others behind them.
    #[inline(always)]
    pub(crate) const fn block(&self) -> &[u8; SPAN + 1] {
        &self.block
    }

    /// All of its bytes, of a key that has no room.
    pub(crate) fn iter(&self, name: &str) -> impl Iterator<Item = u8> {
        let [then, is_lower, ..] = self.block;
        name.bytes().map(move |b| if is_lower != 0 { b.to_ascii_lowercase() } else { b }).chain((then != 0).then_some(then))
    }

    /// Where the text goes on if the key stands at `at`, where its first two words are `first`. Never for one that has no room.
    #[inline(always)]
    pub(crate) fn after(&self, text: &[u8], at: usize, first: [u64; 2]) -> Option<usize> {
        let len = self.len();
        let [a, b] = self.words();
        let [mask_a, mask_b] = mask(len);
        if (a ^ first[0]) & mask_a | (b ^ first[1]) & mask_b != 0 || len > 16 && !self.rest_is(text, at, len) {
            return None;
        }
        Some(at + len)
    }

    /// Whether what is behind the first two words stands in the text too.
    #[inline(never)]
    fn rest_is(&self, text: &[u8], at: usize, len: usize) -> bool {
        let [mask_a, mask_b] = mask(len - 16);
        let differs = |from: usize, mask: u64| (word(&self.block, from) ^ word(text, at + from)) & mask != 0;
        !(self.is_long() || differs(16, mask_a) || differs(24, mask_b))
    }

    /// The first two words.
    #[inline(always)]
    pub(crate) const fn words(&self) -> [u64; 2] {
        [word(&self.block, 0), word(&self.block, 8)]
    }
}

/// Places of an index; a power of two.
const PLACES: usize = 256;

/// Where the values of an enum are by their names, and by the values themselves.
pub(super) struct Index {
    /// A hash table of positions plus one, 0 where there is none.
    names: [u8; PLACES],
    /// The position of the first entry of each small value; the number of entries where there is none.
    values: [u8; PLACES],
}

impl core::fmt::Debug for Index {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Index")
    }
}

impl Index {
    /// The index of these values, which are sorted; they must be fewer than 255, so that a place is free and each has a number.
    pub(super) const fn of(values: &[ValueInfo]) -> Self {
        assert!(values.len() < PLACES - 1, "an enum of more values than its index has places");
        let mut index = Self { names: [0; PLACES], values: [values.len() as u8; PLACES] };
        let mut i = 0;
        while i < values.len() {
            let mut at = hash(values[i].name.as_bytes()) as usize % PLACES;
            while index.names[at] != 0 {
                at = (at + 1) % PLACES;
            }
            i += 1;
            index.names[at] = i as u8;
        }
        while i > 0 {
            i -= 1;
            if values[i].value < PLACES as u64 {
                index.values[values[i].value as usize] = i as u8;
            }
        }
        index
    }

    /// The first value of this name, in either case, that one of the generations has.
    pub(super) fn named(&self, values: &'static [ValueInfo], name: &[u8], gens: GenSet) -> Option<&'static ValueInfo> {
        self.find(values, hash(name), |v| same(v.name.as_bytes(), name) && v.gens.meets(gens))
    }

    /// The same if its name, of less than 16 bytes, stands at the begin of these two words of text; and how long the name is.
    #[inline(always)]
    pub(super) fn here(&self, values: &'static [ValueInfo], text: [u64; 2], gens: GenSet) -> Option<(&'static ValueInfo, usize)> {
        let len = match name_len(text[0]) {
            8 => 8 + name_len(text[1]),
            len => len,
        };
        let [mask_a, mask_b] = mask(len);
        let name = [text[0] & mask_a, text[1] & mask_b];
        let is_here = |v: &ValueInfo| v.key.len() == len && folded(v.key.words()) == folded(name) && v.gens.meets(gens);
        if len == 0 || len == 16 { None } else { Some((self.find(values, hash_words(name, 0, len), is_here)?, len)) }
    }

    #[inline(always)]
    fn find(&self, values: &'static [ValueInfo], hash: u64, is_it: impl Fn(&ValueInfo) -> bool) -> Option<&'static ValueInfo> {
        let mut at = hash as usize % PLACES;
        while let Some(i) = self.names[at].checked_sub(1) {
            let v = values.get(usize::from(i))?;
            if is_it(v) {
                return Some(v);
            }
            at = (at + 1) % PLACES;
        }
        None
    }

    /// The position of the first entry of a value; where there is none, of what follows or the end.
    #[inline]
    pub(super) fn first(&self, values: &[ValueInfo], value: u64) -> usize {
        match usize::try_from(value).ok().and_then(|v| self.values.get(v)) {
            Some(i) => usize::from(*i),
            None => values.partition_point(|v| v.value < value),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    fn words(text: &[u8], at: usize) -> [u64; 2] {
        [word(text, at), word(text, at + 8)]
    }

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
                    assert_eq!(key.after(text.as_bytes(), at, words(text.as_bytes(), at)), Some(at + name.len() + 1), "{text}");
                }
            }
            // A change of any byte is seen, and so is an end before the key's.
            let text = [name, "="].concat();
            for i in 0..text.len() {
                let mut other = text.clone().into_bytes();
                other[i] ^= 1;
                assert_eq!(key.after(&other, 0, words(&other, 0)), None, "{name} {i}");
                assert_eq!(key.after(&text.as_bytes()[..i], 0, words(&text.as_bytes()[..i], 0)), None, "{name} {i}");
            }
        }
    }

    #[test]
    fn long_names_have_no_room() {
        let key = Key::new("a_name_of_more_than_thirty_two_bytes", Some(b'='));
        let text = b"a_name_of_more_than_thirty_two_bytes=1";
        assert!(key.is_long());
        assert_eq!(key.lower().iter("A_name_of_more_than_thirty_two_bytes").collect::<Vec<_>>(), text[..37]);
        assert_eq!(key.after(text, 0, words(text, 0)), None);
    }
}
