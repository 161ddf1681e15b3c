//! The list of what lowering did to a stream, as the runtime keeps it.
//!
//! Source: `neff/relocation-weights.md`. The list is an aid for debugging: with it, an address on the device is traced to a record of the source stream.

use serde::Serialize;

use crate::RECORD;

/// What was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Records were added.
    Insert = 0,
    /// One record was rewritten in its place.
    Modify = 1,
    /// Records were dropped.
    Delete = 2,
}

/// Part of a lowered stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Section {
    /// Before the program.
    Preamble = 0,
    /// After it.
    Postamble = 1,
    /// The program.
    Main = 2,
    /// Its functions.
    Function = 3,
}

/// One entry of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Patch {
    /// Byte offset in the lowered stream.
    pub offset: u32,
    /// Number of records.
    pub count: u32,
    /// What was done.
    pub kind: Kind,
    /// Where.
    pub section: Section,
}

impl Patch {
    /// The 16 bytes of an entry.
    pub fn to_bytes(self) -> [u8; 16] {
        let mut out = [0; 16];
        for (word, value) in out.chunks_exact_mut(4).zip([self.offset, self.count, self.kind as u32, self.section as u32]) {
            word.copy_from_slice(&value.to_le_bytes());
        }
        out
    }
}

/// The record of the source stream, counted from 1, that the runtime's own walk finds for an address on the device.
///
/// It takes an entry only if it lies exactly where the walk has come to, and passes over all others for good; so an entry behind a run of unchanged
/// records is not seen. The exact answer is in [`Stream::origins`](crate::Stream::origins).
pub fn runtime_source(patches: &[Patch], base: u64, first: u64, device: u64) -> u64 {
    let Some(section) = patches.first().map(|p| p.section) else { return 1 + device.saturating_sub(first) / RECORD as u64 };
    if first >= device {
        return 1;
    }
    let (mut at, mut source) = (first, 1);
    for patch in patches {
        if at >= device {
            break;
        }
        if patch.section != section || base + u64::from(patch.offset) != at {
            continue;
        }
        let records = u64::from(patch.count);
        match patch.kind {
            Kind::Modify => (at, source) = (at + RECORD as u64, source + 1),
            Kind::Delete => (at, source) = (at + RECORD as u64, source + records),
            Kind::Insert => at += records * RECORD as u64,
        }
    }
    source + device.saturating_sub(at) / RECORD as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_insertion_at_the_start_maps_to_the_first_record() {
        let list = [Patch { offset: 0, count: 3, kind: Kind::Insert, section: Section::Main }];
        assert_eq!([0, 64, 128, 192, 256].map(|at| runtime_source(&list, 0, 0, at)), [1, 1, 1, 1, 2]);
        assert_eq!(list[0].to_bytes(), [0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0]);
    }

    #[test]
    fn an_entry_behind_unchanged_records_is_passed_over() {
        let list = [Patch { offset: 128, count: 1, kind: Kind::Delete, section: Section::Main }];
        assert_eq!(runtime_source(&list, 0, 0, 256), 5);
    }
}
