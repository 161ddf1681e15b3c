//! Access patterns: the elements of one partition, by steps and counts.
//!
//! All partitions of an operand are walked alike; the first one is in the address and their number in the instruction
//! (`isa/tensor-descriptors.md`). The element with indices `i0 ..` is at `start + sum(ik * step_k) * element size`; index 0 is the
//! fastest; steps are signed and may be 0.

use crate::memory::AccessError;

/// Dimensions that a pattern can have.
pub const DIMS: usize = 4;

/// The walk over one partition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    start: i64,
    element: u32,
    steps: [i64; DIMS],
    counts: [u32; DIMS],
}

/// Elements at equal distances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// First byte of the first element, inside the partition.
    pub byte: i64,
    /// Distance of two elements in bytes; may be 0 or negative.
    pub step: i64,
    /// Number of elements, at least 1.
    pub count: u32,
}

impl Pattern {
    /// A walk from byte `start` of a partition over elements of `element` bytes, with steps in elements; missing
    /// dimensions have one element. A dimension that continues the one inside it is joined to it, which changes no order.
    ///
    /// # Errors
    /// [`AccessError::Empty`] for a count of 0, [`AccessError::Elements`] for more than `limit` elements.
    pub fn new(start: u32, element: u32, steps: &[i16], counts: &[u16], limit: u64) -> Result<Self, AccessError> {
        let mut elements = 1u64;
        let mut out = Self { start: start.into(), element, steps: [0; DIMS], counts: [1; DIMS] };
        let mut dim = 0usize;
        for (step, count) in steps.iter().zip(counts).take(DIMS) {
            elements = elements.saturating_mul((*count).into());
            if *count == 0 {
                return Err(AccessError::Empty);
            }
            if *count == 1 {
                continue;
            }
            let step = i64::from(*step) * i64::from(element);
            let inner = dim.checked_sub(1).map(|d| (out.steps[d], out.counts[d]));
            match inner {
                Some((s, c)) if step == s * i64::from(c) && elements <= limit => {
                    out.counts[dim - 1] = c.saturating_mul((*count).into());
                }
                _ => {
                    out.steps[dim] = step;
                    out.counts[dim] = (*count).into();
                    dim += 1;
                }
            }
        }
        if elements > limit.min(u64::from(u32::MAX)) {
            return Err(AccessError::Elements { elements, limit });
        }
        if dim == 0 {
            out.steps[0] = element.into();
        }
        Ok(out)
    }

    /// Elements in a partition.
    pub fn len(&self) -> u64 {
        self.counts.iter().map(|c| u64::from(*c)).product()
    }

    /// A pattern has at least one element.
    pub const fn is_empty(&self) -> bool {
        false
    }

    /// Size of an element in bytes.
    pub const fn element_bytes(&self) -> u32 {
        self.element
    }

    /// First byte of the first element.
    pub const fn start(&self) -> i64 {
        self.start
    }

    /// Lowest byte touched, and the byte after the highest.
    pub fn extent(&self) -> (i64, i64) {
        let (mut low, mut high) = (self.start, self.start);
        for (step, count) in self.steps.iter().zip(self.counts) {
            let span = step * (i64::from(count) - 1);
            low += span.min(0);
            high += span.max(0);
        }
        (low, high + i64::from(self.element))
    }

    /// The walk cut into `parts` of equal length, along the slowest dimension that has more than one element; `None` if that is no multiple.
    pub fn split_outer(&self, parts: u32) -> Option<Vec<Self>> {
        let dim = self.counts.iter().rposition(|c| *c > 1)?;
        let each = self.counts[dim].checked_div(parts).filter(|each| each * parts == self.counts[dim])?;
        let part = |n: u32| {
            let mut counts = self.counts;
            counts[dim] = each;
            Self { start: self.start + i64::from(n * each) * self.steps[dim], counts, ..*self }
        };
        Some((0..parts).map(part).collect())
    }

    /// The walk as runs over the fastest dimension, in order.
    pub fn runs(&self) -> impl Iterator<Item = Run> + use<> {
        let Self { start, steps, counts, .. } = *self;
        let [_, y, z, w] = counts.map(i64::from);
        (0..w).flat_map(move |k| {
            (0..z).flat_map(move |j| {
                (0..y).map(move |i| Run { byte: start + i * steps[1] + j * steps[2] + k * steps[3], step: steps[0], count: counts[0] })
            })
        })
    }

    /// First bytes of the elements, in order.
    pub fn elements(&self) -> impl Iterator<Item = i64> + use<> {
        self.runs().flat_map(|run| (0..i64::from(run.count)).map(move |i| run.byte + i * run.step))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(steps: &[i16], counts: &[u16]) -> Vec<i64> {
        Pattern::new(100, 2, steps, counts, 1000).unwrap().elements().collect()
    }

    #[test]
    fn index_zero_is_the_fastest() {
        assert_eq!(bytes(&[1, 10, 1], &[3, 2, 1]), [100, 102, 104, 120, 122, 124]);
        assert_eq!(bytes(&[10, 1], &[2, 3]), [100, 120, 102, 122, 104, 124]);
    }

    #[test]
    fn steps_may_be_negative_and_zero() {
        assert_eq!(bytes(&[-1, 0], &[3, 2]), [100, 98, 96, 100, 98, 96]);
        let p = Pattern::new(100, 2, &[-1, 4], &[3, 2], 1000).unwrap();
        assert_eq!(p.extent(), (96, 110));
    }

    #[test]
    fn dimensions_that_continue_are_joined() {
        let p = Pattern::new(0, 4, &[1, 8, 1, 16], &[8, 2, 1, 3], 1000).unwrap();
        assert_eq!(p.runs().collect::<Vec<_>>(), [Run { byte: 0, step: 4, count: 48 }]);
        assert_eq!(p.len(), 48);
        // The filler of unused dimensions may have any step.
        let p = Pattern::new(8, 4, &[5, 7], &[1, 1], 1000).unwrap();
        assert_eq!(p.runs().collect::<Vec<_>>(), [Run { byte: 8, step: 4, count: 1 }]);
    }

    #[test]
    fn halves() {
        for (steps, counts) in [([1, 0, 7], [3, 1, 2]), ([1, 3, 6], [3, 2, 2]), ([-1, 5, 0], [2, 2, 2]), ([1, 1, 9], [1, 1, 2])] {
            let whole = Pattern::new(100, 2, &steps, &counts, 1000).unwrap();
            let halves = whole.split_outer(2).unwrap();
            assert_eq!(halves.iter().flat_map(Pattern::elements).collect::<Vec<_>>(), whole.elements().collect::<Vec<_>>());
            assert_eq!(halves[0].len(), halves[1].len());
        }
        assert_eq!(Pattern::new(0, 2, &[1], &[3], 10).unwrap().split_outer(2), None);
        assert_eq!(Pattern::new(0, 2, &[1], &[1], 10).unwrap().split_outer(2), None);
    }

    #[test]
    fn counts_are_bounded() {
        assert_eq!(Pattern::new(0, 1, &[1, 1], &[4, 0], 10), Err(AccessError::Empty));
        let most = Pattern::new(0, 1, &[1; 4], &[65535; 4], 1000);
        assert_eq!(most, Err(AccessError::Elements { elements: 65535u64.pow(4), limit: 1000 }));
        assert!(Pattern::new(0, 8, &[i16::MIN; 4], &[1, 1, 1, 1000], 1000).is_ok());
    }
}
