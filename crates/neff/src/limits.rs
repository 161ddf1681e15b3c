//! What a reader puts up with.

/// Bounds on what a container or a directory may ask of its reader.
///
/// choice: no source states bounds; these let through everything that is known to be written, and keep a hostile file from taking the
/// reader's memory or its day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Members of an archive.
    pub members: u32,
    /// Bytes of a member's name.
    pub name: u32,
    /// Bytes of one member, inflated.
    pub member: u64,
    /// Bytes of the whole archive, inflated.
    pub total: u64,
    /// Bytes of a JSON file.
    pub json: u64,
    /// Bytes that are kept in memory at once, where a whole package or program is read.
    pub memory: u64,
}

impl Default for Limits {
    /// 16,384 members with names of up to 1,024 bytes, 2 GiB a member, 8 GiB in all; 64 MiB of JSON, 2 GiB in memory.
    fn default() -> Self {
        Self { members: 16_384, name: 1_024, member: 2 << 30, total: 8 << 30, json: 64 << 20, memory: 2 << 30 }
    }
}
