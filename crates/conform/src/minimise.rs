//! The smallest record that still fails.

use tpb_core::RecordBytes;

/// Clears what need not be there: bytes first, then bits, as long as the record still fails.
pub fn minimise(record: &RecordBytes, fails: &dyn Fn(&RecordBytes) -> bool) -> RecordBytes {
    let mut smallest = *record;
    if !fails(&smallest) {
        return smallest;
    }
    loop {
        let before = smallest;
        for at in 1..smallest.len() {
            for mask in [0xff, 1, 2, 4, 8, 0x10, 0x20, 0x40, 0x80] {
                let mut tried = smallest;
                tried[at] &= !mask;
                if tried != smallest && fails(&tried) {
                    smallest = tried;
                }
            }
        }
        if smallest == before {
            return smallest;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::minimise;

    #[test]
    fn what_matters_is_left() {
        let fails = |r: &[u8; 64]| r[7] & 4 != 0 && r[60] >= 3;
        let small = minimise(&[0xff; 64], &fails);
        let mut expected = [0; 64];
        (expected[0], expected[7], expected[60]) = (0xff, 4, 0x80);
        assert_eq!(small, expected);
    }

    #[test]
    fn what_does_not_fail_stays() {
        assert_eq!(minimise(&[9; 64], &|_| false), [9; 64]);
    }
}
