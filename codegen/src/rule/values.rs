//! Sets of integers.

/// A set of integers, as ranges in order that neither meet nor touch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Values(Vec<(i128, i128)>);

impl Values {
    /// No integer.
    pub const EMPTY: Self = Self(Vec::new());

    /// From the first to the last, both included.
    pub fn range(first: i128, last: i128) -> Self {
        if first > last { Self::EMPTY } else { Self(vec![(first, last)]) }
    }

    /// One integer.
    pub fn one(value: i128) -> Self {
        Self::range(value, value)
    }

    /// All that is in any of these ranges, in whatever order.
    pub fn of(ranges: impl IntoIterator<Item = (i128, i128)>) -> Self {
        let mut ranges: Vec<_> = ranges.into_iter().filter(|(a, b)| a <= b).collect();
        ranges.sort_unstable();
        Self::ascending(ranges)
    }

    /// The same of ranges that come in order.
    pub fn ascending(ranges: impl IntoIterator<Item = (i128, i128)>) -> Self {
        let ranges = ranges.into_iter();
        let mut out: Vec<(i128, i128)> = Vec::with_capacity(ranges.size_hint().0);
        for (first, last) in ranges {
            match out.last_mut() {
                Some(end) if first <= end.1.saturating_add(1) => end.1 = end.1.max(last),
                _ => out.push((first, last)),
            }
        }
        Self(out)
    }

    /// The ranges.
    pub fn ranges(&self) -> &[(i128, i128)] {
        &self.0
    }

    /// Nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether the integer is in it.
    pub fn has(&self, value: i128) -> bool {
        let at = self.0.partition_point(|(_, last)| *last < value);
        self.0.get(at).is_some_and(|(first, _)| *first <= value)
    }

    /// The only integer in it.
    pub fn single(&self) -> Option<i128> {
        match self.0.as_slice() {
            [(a, b)] if a == b => Some(*a),
            _ => None,
        }
    }

    /// Smallest and largest.
    pub fn bounds(&self) -> Option<(i128, i128)> {
        Some((self.0.first()?.0, self.0.last()?.1))
    }

    /// What is in both.
    pub fn common(&self, other: &Self) -> Self {
        for (all, part) in [(self, other), (other, self)] {
            if let ([(first, last)], Some(bounds)) = (all.0.as_slice(), part.bounds())
                && *first <= bounds.0
                && bounds.1 <= *last
            {
                return part.clone();
            }
        }
        let (mut i, mut j, mut out) = (0, 0, Vec::new());
        while let (Some(a), Some(b)) = (self.0.get(i), other.0.get(j)) {
            let (first, last) = (a.0.max(b.0), a.1.min(b.1));
            if first <= last {
                out.push((first, last));
            }
            if a.1 < b.1 { i += 1 } else { j += 1 }
        }
        Self(out)
    }

    /// These values, all from 0 up to `period`, again in every period, as far as they are within bounds.
    pub fn repeated(&self, period: i128, (first, last): (i128, i128)) -> Self {
        let turns = first.div_euclid(period)..=last.div_euclid(period);
        let mut out: Vec<(i128, i128)> = Vec::with_capacity(self.0.len() * (last - first) as usize / period as usize);
        for start in turns.map(|turn| turn * period) {
            for (a, b) in &self.0 {
                let (a, b) = ((start + a).max(first), (start + b).min(last));
                match out.last_mut() {
                    _ if a > b => {}
                    Some(end) if end.1 + 1 == a => end.1 = b,
                    _ => out.push((a, b)),
                }
            }
        }
        Self(out)
    }

    /// What is in either.
    pub fn join(&self, other: &Self) -> Self {
        Self::of(self.0.iter().chain(&other.0).copied())
    }

    /// What is in this and not in the other.
    pub fn without(&self, other: &Self) -> Self {
        let mut out = Vec::new();
        for &(mut first, last) in &self.0 {
            for &(a, b) in &other.0 {
                if b < first {
                    continue;
                }
                if a > last {
                    break;
                }
                if a > first {
                    out.push((first, a - 1));
                }
                first = b + 1;
            }
            if first <= last {
                out.push((first, last));
            }
        }
        Self(out)
    }
}
