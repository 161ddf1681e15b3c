//! Overlaps, holes and overruns of a list of placed fields.

use std::ops::Range;

/// A placed field: index in the caller's list, and the units (bytes or bits) it covers.
#[derive(Clone, Debug)]
pub struct Placed {
    /// Index in the caller's list.
    pub index: usize,
    /// First unit and the unit after the last.
    pub at: Range<u32>,
}

/// What is wrong with a layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The second field starts before the first ends.
    Overlap {
        /// Index of the field that comes first.
        first: usize,
        /// Index of the field that starts too early.
        second: usize,
        /// Units both claim.
        at: Range<u32>,
    },
    /// Units between two fields, or at the end, that no field claims.
    Hole {
        /// Index of the field before the hole, if any.
        after: Option<usize>,
        /// The units.
        at: Range<u32>,
    },
    /// A field reaches past the end.
    PastEnd {
        /// Index of the field.
        index: usize,
        /// Where it ends.
        end: u32,
    },
}

/// All problems of fields that should cover `0..size` exactly, in order of position.
pub fn cover(mut fields: Vec<Placed>, size: u32) -> Vec<Problem> {
    fields.sort_by_key(|f| (f.at.start, f.at.end, f.index));
    let mut problems = Vec::new();
    let mut end = 0;
    let mut last: Option<usize> = None;
    for field in &fields {
        if field.at.start > end {
            problems.push(Problem::Hole { after: last, at: end..field.at.start });
        } else if let Some(first) = last.filter(|_| field.at.start < end) {
            problems.push(Problem::Overlap { first, second: field.index, at: field.at.start..end.min(field.at.end) });
        }
        if field.at.end > size {
            problems.push(Problem::PastEnd { index: field.index, end: field.at.end });
        }
        if field.at.end > end {
            end = field.at.end;
            last = Some(field.index);
        }
    }
    if end < size {
        problems.push(Problem::Hole { after: last, at: end..size });
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(ranges: &[Range<u32>]) -> Vec<Placed> {
        ranges.iter().enumerate().map(|(index, at)| Placed { index, at: at.clone() }).collect()
    }

    #[test]
    fn whole_cover_is_fine() {
        assert_eq!(cover(at(&[4..12, 0..4, 12..64]), 64), []);
    }

    #[test]
    fn every_problem_is_found() {
        assert_eq!(
            cover(at(&[0..4, 2..8, 10..12, 60..70]), 64),
            [
                Problem::Overlap { first: 0, second: 1, at: 2..4 },
                Problem::Hole { after: Some(1), at: 8..10 },
                Problem::Hole { after: Some(2), at: 12..60 },
                Problem::PastEnd { index: 3, end: 70 },
            ]
        );
        assert_eq!(cover(at(std::slice::from_ref(&(0..4))), 8), [Problem::Hole { after: Some(0), at: 4..8 }]);
        assert_eq!(cover(Vec::new(), 8), [Problem::Hole { after: None, at: 0..8 }]);
    }
}
