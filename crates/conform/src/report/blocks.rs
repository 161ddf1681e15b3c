//! A set of numbers that mostly lie side by side.

use std::ops::Range;

use serde::{Deserialize, Deserializer, Serialize, de::Error};

/// Block numbers, as ranges `[first, end)` in order that do not touch.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Blocks(Vec<(u64, u64)>);

impl<'de> Deserialize<'de> for Blocks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let ranges = Vec::<(u64, u64)>::deserialize(deserializer)?;
        let in_order = ranges.iter().all(|(first, end)| first < end) && ranges.windows(2).all(|w| w[0].1 < w[1].0);
        if in_order { Ok(Self(ranges)) } else { Err(D::Error::custom("ranges of blocks are not in order")) }
    }
}

impl Blocks {
    /// Whether a block is there.
    pub fn contains(&self, block: u64) -> bool {
        let at = self.0.partition_point(|(_, end)| *end <= block);
        self.0.get(at).is_some_and(|(first, _)| *first <= block)
    }

    /// Adds a block.
    pub fn insert(&mut self, block: u64) {
        self.add(block, block.saturating_add(1));
    }

    /// Adds all blocks of another set.
    pub fn merge(&mut self, other: &Self) {
        other.0.iter().for_each(|(first, end)| self.add(*first, *end));
    }

    fn add(&mut self, mut first: u64, mut end: u64) {
        if first >= end {
            return;
        }
        let from = self.0.partition_point(|r| r.1 < first);
        let to = self.0.partition_point(|r| r.0 <= end);
        if let (Some(low), Some(high)) = (self.0.get(from), self.0[..to].last())
            && from < to
        {
            (first, end) = (first.min(low.0), end.max(high.1));
        }
        self.0.splice(from..to, [(first, end)]);
    }

    /// Whether a block is in both.
    pub fn meets(&self, other: &Self) -> bool {
        other.0.iter().any(|(first, end)| self.0.iter().any(|(a, b)| a < end && first < b))
    }

    /// Whether none lies outside of a range.
    pub fn lie_in(&self, range: &Range<u64>) -> bool {
        let ends = self.0.first().zip(self.0.last());
        ends.is_none_or(|((first, _), (_, end))| range.start <= *first && *end <= range.end)
    }

    /// How many there are.
    pub fn len(&self) -> u64 {
        self.0.iter().map(|(first, end)| end - first).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::Blocks;

    proptest! {
        #[test]
        fn like_a_set(numbers in prop::collection::vec(0..60u64, 0..80), others in prop::collection::vec(0..60u64, 0..20)) {
            let (mut blocks, mut there) = (Blocks::default(), Blocks::default());
            numbers.iter().for_each(|n| blocks.insert(*n));
            others.iter().for_each(|n| there.insert(*n));
            blocks.merge(&there);
            let set: BTreeSet<u64> = numbers.into_iter().chain(others).collect();
            prop_assert_eq!(blocks.len(), set.len() as u64);
            prop_assert!((0..60).all(|n| blocks.contains(n) == set.contains(&n)));
            prop_assert!(blocks.0.windows(2).all(|w| w[0].1 < w[1].0));
            let (low, high) = (set.first().copied().unwrap_or(30), set.last().map_or(30, |last| last + 1));
            prop_assert!(blocks.lie_in(&(low..high)) && blocks.lie_in(&(0..60)));
            prop_assert_eq!(blocks.lie_in(&(low + 1..high)), set.is_empty());
            prop_assert_eq!(blocks.lie_in(&(low..high - 1)), set.is_empty());
            let text = serde_json::to_string(&blocks).expect("JSON");
            prop_assert_eq!(serde_json::from_str::<Blocks>(&text).expect("blocks"), blocks);
        }
    }

    #[test]
    fn what_is_no_set_is_refused() {
        for text in ["[[5,3]]", "[[2,2]]", "[[0,4],[2,6]]", "[[0,4],[4,6]]", "[[4,6],[0,2]]", "[[0]]", "{}"] {
            assert!(serde_json::from_str::<Blocks>(text).is_err(), "{text}");
        }
    }
}
