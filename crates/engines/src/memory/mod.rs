//! Memories of one core: SBUF and PSUM by partition, DRAM by variable. Every access is checked.

mod dram;
mod log;
mod onchip;
mod store;

use std::fmt;

pub(crate) use dram::DramTouch;
pub use dram::{Dram, DramError, MAX_DRAM};
pub(crate) use log::{Log, Touch, Touched};
pub use onchip::OnChip;
pub use store::Store;

/// A partitioned memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Space {
    /// State buffer.
    Sbuf,
    /// Partial sum buffer.
    Psum,
}

/// A byte in a partitioned memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Memory.
    pub space: Space,
    /// Partition, from 0.
    pub partition: u32,
    /// Byte inside the partition.
    pub byte: u32,
}

/// Why an access cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AccessError {
    /// There is no such partition.
    Partition {
        /// Memory.
        space: Space,
        /// Partition.
        partition: u64,
        /// Number of partitions.
        partitions: u32,
    },
    /// Outside the address window of a partition: below 0, or where the next partition begins.
    Byte {
        /// Memory.
        space: Space,
        /// Partition.
        partition: u32,
        /// First byte of the access; may be negative.
        byte: i64,
        /// Bytes of a partition.
        bytes: u32,
    },
    /// Inside the address window of a partition, above the memory: nothing answers there.
    Hole {
        /// Memory.
        space: Space,
        /// Partition.
        partition: u32,
        /// First byte of the access.
        byte: i64,
        /// Bytes of a partition.
        bytes: u32,
    },
    /// Not a multiple of the element size.
    Unaligned {
        /// Memory.
        space: Space,
        /// Partition.
        partition: u32,
        /// First byte of the access.
        byte: i64,
        /// Element size in bytes.
        align: u32,
    },
    /// The operand has to be in the other memory.
    WrongSpace {
        /// Where it is.
        space: Space,
        /// Why it may not be there.
        rule: &'static str,
    },
    /// The address names no place: bits are set that no form of an address has.
    Address {
        /// The address word.
        word: u32,
        /// What is wrong with it.
        why: &'static str,
    },
    /// More elements than an operand may have.
    Elements {
        /// Elements in a partition.
        elements: u64,
        /// Most that are allowed.
        limit: u64,
    },
    /// A count of zero.
    Empty,
    /// Outside a DRAM variable.
    Variable {
        /// Variable.
        name: String,
        /// First byte of the access; may be negative.
        byte: i64,
        /// Bytes of the variable.
        bytes: u64,
    },
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Sbuf => "SBUF",
            Self::Psum => "PSUM",
        })
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} partition {} byte {:#x}", self.space, self.partition, self.byte)
    }
}

impl fmt::Display for AccessError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Partition { space, partition, partitions } => {
                write!(f, "{space} has no partition {partition}, it has {partitions}")
            }
            Self::Byte { space, partition, byte, bytes } => {
                write!(f, "{space} partition {partition} has no byte {byte}, it has {bytes}")
            }
            Self::Hole { space, partition, byte, bytes } => {
                write!(f, "{space} partition {partition} byte {byte} is in the hole above the {bytes} bytes of the partition")
            }
            Self::Unaligned { space, partition, byte, align } => {
                write!(f, "{space} partition {partition} byte {byte} is not a multiple of {align}")
            }
            Self::WrongSpace { space, rule } => write!(f, "it is in {space}, but {rule}"),
            Self::Address { word, why } => write!(f, "address {word:#010x} names no place: {why}"),
            Self::Elements { elements, limit } => {
                write!(f, "{elements} elements a partition are more than the {limit} that are allowed")
            }
            Self::Empty => f.write_str("a count of its pattern is 0"),
            Self::Variable { name, byte, bytes } => {
                write!(f, "variable `{name}` has no byte {byte}, it has {bytes}")
            }
        }
    }
}

impl std::error::Error for AccessError {}
