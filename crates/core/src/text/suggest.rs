//! Names close to a mistyped one.

use alloc::vec::Vec;

/// How many names are offered.
const MOST: usize = 3;

/// Names within a third of the length in edits, closest first; names that differ in case alone, and names of which the
/// word is a beginning, count as close.
pub(super) fn close(word: &str, names: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    let word = word.as_bytes();
    if word.is_empty() || word.len() > 64 {
        return Vec::new();
    }
    let limit = (word.len() / 3).min(4);
    let mut found: Vec<(usize, &'static str)> = Vec::new();
    for name in names {
        let n = name.as_bytes();
        let is_start = word.len() >= 3 && n.len() > word.len() && n[..word.len()].eq_ignore_ascii_case(word);
        let d = if n.len() > 64 { usize::MAX } else { distance(word, n) };
        let d = if is_start { d.min(limit) } else { d };
        if d <= limit && !found.iter().any(|(_, f)| *f == name) {
            found.push((d, name));
        }
    }
    found.sort_by_key(|(d, _)| *d);
    found.into_iter().take(MOST).map(|(_, n)| n).collect()
}

/// Edits between two words of at most 64 bytes, case apart; two swapped neighbours count as one edit.
fn distance(a: &[u8], b: &[u8]) -> usize {
    let mut before = [0usize; 65];
    let mut last = [0usize; 65];
    let mut row = [0usize; 65];
    for (j, c) in last.iter_mut().enumerate().take(b.len() + 1) {
        *c = j;
    }
    let same = |x: u8, y: u8| x.eq_ignore_ascii_case(&y);
    for i in 1..=a.len() {
        row[0] = i;
        for j in 1..=b.len() {
            let replace = last[j - 1] + usize::from(!same(a[i - 1], b[j - 1]));
            let mut d = replace.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && same(a[i - 1], b[j - 2]) && same(a[i - 2], b[j - 1]) {
                d = d.min(before[j - 2] + 1);
            }
            row[j] = d;
        }
        before = last;
        last = row;
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits() {
        assert_eq!(distance(b"MATMUL", b"matmul"), 0);
        assert_eq!(distance(b"MATMLU", b"MATMUL"), 1);
        assert_eq!(distance(b"", b"AB"), 2);
        assert_eq!(distance(b"kitten", b"sitting"), 3);
    }

    #[test]
    fn closest_first() {
        let names = ["num_active_cols", "num_active_rows", "dtype"];
        assert_eq!(close("num_active_rowz", names.into_iter())[0], "num_active_rows");
        assert!(close("zzz", names.into_iter()).is_empty());
    }
}
