//! A small generator of numbers whose seed is all there is to it.

use crate::rule::Values;

/// SplitMix64.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Starts from a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Starts from a text, so that what is made for one name does not depend on what was made before.
    pub fn named(name: &str) -> Self {
        Self(name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, b| (hash ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3)))
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`; 0 where there is none.
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.bits()) * n as u128) >> 64) as usize
    }

    /// True once in `n` times.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of these.
    pub fn of<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }

    /// 64 random bytes.
    pub fn record(&mut self) -> super::RecordBytes {
        let mut bytes = [0; 64];
        bytes.chunks_mut(8).for_each(|c| c.copy_from_slice(&self.bits().to_le_bytes()));
        bytes
    }

    /// A number of the set, its ends and small ones more often than others.
    pub fn value(&mut self, values: &Values) -> Option<i128> {
        let (first, last) = *self.of(values.ranges())?;
        let span = last - first;
        Some(match self.below(8) {
            0 => first,
            1 => last,
            2..=4 => first + (self.below(17) as i128).min(span),
            _ => {
                first + (u128::from(self.bits()) << 64 | u128::from(self.bits())).checked_rem(span as u128 + 1).unwrap_or_default() as i128
            }
        })
    }
}
