//! Bytes that a walk touches.

use alloc::vec::Vec;
use core::ops::Range;

use super::Bytes;

/// Ranges that are told apart; beyond them the whole is given.
const MOST: u64 = 256;

/// A walk of elements: a step in elements and a count per dimension, from a start in bytes.
pub(super) fn walk(start: i64, dims: impl IntoIterator<Item = (i64, u64)>, element_bits: u32) -> Bytes {
    let bits = i128::from(element_bits);
    let mut from = i128::from(start) * 8;
    let mut outer: Vec<(i128, u64)> = Vec::new();
    for (step, count) in dims {
        if count == 0 {
            return Bytes { ranges: Vec::new(), is_exact: true };
        }
        let reach = i128::from(step) * bits * i128::from(count - 1);
        from += reach.min(0);
        if reach != 0 {
            outer.push((i128::from(step).abs() * bits, count));
        }
    }
    outer.sort_unstable();
    // Steps that are no longer than what is touched already leave no holes.
    let mut run = bits;
    let dense = outer.iter().take_while(|(step, count)| {
        let joins = *step <= run;
        if joins {
            run += step * i128::from(count - 1);
        }
        joins
    });
    let dense = dense.count();
    let outer = &outer[dense..];
    let repeats = outer.iter().try_fold(1u64, |all, (_, count)| all.checked_mul(*count).filter(|n| *n <= MOST));
    let mut starts = Vec::from([from]);
    if repeats.is_some() {
        for (step, count) in outer {
            starts = (0..i128::from(*count)).flat_map(|i| starts.iter().map(move |s| s + i * step)).collect();
        }
    } else {
        run += outer.iter().map(|(step, count)| step * i128::from(count - 1)).sum::<i128>();
    }
    starts.sort_unstable();
    let mut ranges: Vec<Range<i64>> = Vec::new();
    for s in starts {
        let one = clamp(s.div_euclid(8))..clamp((s + run + 7).div_euclid(8));
        match ranges.last_mut() {
            Some(last) if one.start <= last.end => last.end = last.end.max(one.end),
            _ => ranges.push(one),
        }
    }
    Bytes { ranges, is_exact: repeats.is_some() }
}

fn clamp(v: i128) -> i64 {
    v.clamp(i64::MIN.into(), i64::MAX.into()) as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(start: i64, dims: &[(i64, u64)], bits: u32) -> (Vec<(i64, i64)>, bool) {
        let b = walk(start, dims.iter().copied(), bits);
        (b.ranges.iter().map(|r| (r.start, r.end)).collect(), b.is_exact)
    }

    #[test]
    fn dense_walks_are_one_range() {
        assert_eq!(of(256, &[(1, 64), (64, 4), (1, 1)], 32), (Vec::from([(256, 256 + 1024)]), true));
        // The order of dimensions does not matter for what is touched.
        assert_eq!(of(0, &[(64, 4), (1, 64)], 16), (Vec::from([(0, 512)]), true));
        // A step of 0 repeats, an overlapping one joins.
        assert_eq!(of(8, &[(0, 100), (2, 8), (1, 4)], 8), (Vec::from([(8, 8 + 18)]), true));
    }

    #[test]
    fn holes_are_told_apart() {
        assert_eq!(of(0, &[(2, 3)], 32), (Vec::from([(0, 4), (8, 12), (16, 20)]), true));
        assert_eq!(of(100, &[(1, 2), (8, 2)], 16), (Vec::from([(100, 104), (116, 120)]), true));
        let (ranges, exact) = of(0, &[(2, 1000)], 8);
        assert_eq!((ranges, exact), (Vec::from([(0, 1999)]), false));
    }

    #[test]
    fn steps_back() {
        assert_eq!(of(64, &[(-1, 8)], 32), (Vec::from([(36, 68)]), true));
        assert_eq!(of(0, &[(-4, 2)], 8), (Vec::from([(-4, -3), (0, 1)]), true));
    }

    #[test]
    fn nothing_and_parts_of_bytes() {
        assert_eq!(of(0, &[(1, 0)], 32), (Vec::new(), true));
        assert_eq!(of(10, &[(1, 5)], 4), (Vec::from([(10, 13)]), true));
    }
}
