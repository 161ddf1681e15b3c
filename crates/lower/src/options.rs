//! What lowering depends on beyond the program.

use std::collections::BTreeMap;

/// What the loader knows, and what the sources leave to whoever lowers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Rank of the core, for records that ask for it.
    pub rank: Option<u32>,
    /// Cores of a virtual core.
    pub vnc_size: u32,
    /// Addresses of variables by id, for records that use one.
    pub addresses: BTreeMap<u32, u64>,
    /// Where the offset of a relative branch counts from.
    pub origin: Origin,
    /// Byte of a label record that its number begins at, four bytes, little-endian.
    ///
    /// choice: none. No source gives the payload of PSEUDO_BRANCH_LABEL (gap `preamble-only-payload`), so a stream with labels is refused until someone says.
    pub label_at: Option<u8>,
    /// Semaphores that barriers may not use although nothing in the program does.
    ///
    /// choice: none; which ones the runtime keeps is not known (`RtReservedSemNum`). Barriers take free ones from 255 downward.
    pub reserved_semaphores: Vec<u8>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            rank: None,
            vnc_size: 1,
            addresses: BTreeMap::new(),
            origin: Origin::ThisRecord,
            label_at: None,
            reserved_semaphores: Vec::new(),
        }
    }
}

/// Origin of a relative branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The branch itself, so that 64 is the next record.
    ///
    /// choice: no source gives the origin; the machine of this toolkit reads it so by default.
    ThisRecord,
    /// The record after it.
    NextRecord,
}
