//! Which bytes an access touches.

use std::fmt;
use std::sync::Arc;

use crate::memory::{DramTouch, Space, Touch, Touched};

/// A memory with bytes of its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Region {
    /// SBUF or PSUM.
    OnChip(Space),
    /// A variable in DRAM.
    Variable(String),
}

/// Where a footprint is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Place {
    /// In partitions of a memory: first one, and the one after the last.
    OnChip(Space, u32, u32),
    /// In a buffer of DRAM.
    Buffer(usize),
}

/// Bytes, the same ones in all partitions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Footprint {
    pub(crate) place: Place,
    /// From and to, ascending and apart.
    pub(crate) bytes: Arc<[(u64, u64)]>,
}

impl Footprint {
    /// The bytes of an access to SBUF or PSUM.
    pub(crate) fn on_chip(space: Space, touch: &Touch) -> Self {
        let end = touch.partition.saturating_add(touch.channels);
        let bytes = match &touch.bytes {
            Touched::Range(from, to) => Arc::from([(u64::from(*from), u64::from(*to))]),
            Touched::Walk(pattern) => {
                let size = u64::from(pattern.element_bytes());
                let at = |byte: i64| u64::try_from(byte).unwrap_or(0);
                let mut all = Vec::new();
                for run in pattern.runs() {
                    if run.step.unsigned_abs() <= size {
                        let last = run.byte + (i64::from(run.count) - 1) * run.step;
                        all.push((at(run.byte.min(last)), at(run.byte.max(last)) + size));
                    } else {
                        all.extend((0..i64::from(run.count)).map(|i| at(run.byte + i * run.step)).map(|b| (b, b + size)));
                    }
                }
                merged(all)
            }
        };
        Self { place: Place::OnChip(space, touch.partition, end), bytes }
    }

    /// The bytes of an access to DRAM.
    pub(crate) fn dram(touch: &DramTouch) -> Self {
        Self { place: Place::Buffer(touch.buffer), bytes: Arc::from([(touch.start, touch.end)]) }
    }

    /// The first bytes that two footprints share: where, and from which to which byte.
    pub(crate) fn overlap(&self, other: &Self) -> Option<(Place, u64, u64)> {
        let place = match (self.place, other.place) {
            (Place::OnChip(a, from, to), Place::OnChip(b, other_from, other_to)) if a == b => {
                let (from, to) = (from.max(other_from), to.min(other_to));
                (from < to).then_some(Place::OnChip(a, from, to))?
            }
            (Place::Buffer(a), Place::Buffer(b)) if a == b => Place::Buffer(a),
            _ => return None,
        };
        let (mut mine, mut theirs) = (self.bytes.iter().peekable(), other.bytes.iter().peekable());
        while let (Some((a, b)), Some((c, d))) = (mine.peek(), theirs.peek()) {
            let (from, to) = (*a.max(c), *b.min(d));
            if from < to {
                return Some((place, from, to));
            }
            if b <= d {
                mine.next()
            } else {
                theirs.next()
            };
        }
        None
    }
}

fn merged(mut all: Vec<(u64, u64)>) -> Arc<[(u64, u64)]> {
    if !all.is_sorted() {
        all.sort_unstable();
    }
    let mut out: Vec<(u64, u64)> = Vec::with_capacity(all.len().min(16));
    for (from, to) in all {
        match out.last_mut() {
            Some(last) if from <= last.1 => last.1 = last.1.max(to),
            _ => out.push((from, to)),
        }
    }
    Arc::from(out)
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OnChip(space) => space.fmt(f),
            Self::Variable(name) => write!(f, "variable `{name}`"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::Pattern;

    fn walk(partition: u32, channels: u32, start: u32, steps: &[i16], counts: &[u16]) -> Footprint {
        let pattern = Pattern::new(start, 4, steps, counts, 1 << 20).unwrap();
        Footprint::on_chip(Space::Sbuf, &Touch { partition, channels, write: true, bytes: Touched::Walk(pattern) })
    }

    #[test]
    fn strided_walks_may_interleave() {
        let even = walk(0, 4, 0, &[2], &[100]);
        let odd = walk(0, 4, 4, &[2], &[100]);
        assert_eq!(even.overlap(&odd), None);
        assert_eq!(even.bytes.len(), 100);
        let other = walk(2, 4, 16, &[-1], &[2]);
        assert_eq!(other.bytes.as_ref(), [(12, 20)]);
        assert_eq!(even.overlap(&other), Some((Place::OnChip(Space::Sbuf, 2, 4), 16, 20)));
        assert_eq!(even.overlap(&walk(4, 1, 0, &[1], &[1])), None);
    }
}
