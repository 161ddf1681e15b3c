//! Elements on their way into a partitioned memory.

use super::Space;
use crate::pattern::Pattern;

/// Elements to write, in `channels` partitions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Store {
    /// Memory.
    pub space: Space,
    /// First partition.
    pub partition: u32,
    /// Number of partitions.
    pub channels: u32,
    /// Walk over each partition; known to be inside.
    pub pattern: Pattern,
    /// Elements, partition by partition, in the order of the walk.
    pub data: Vec<u8>,
}
