//! What a race is told as.

use std::fmt;

use super::Region;
use crate::site::Site;

/// Two accesses to the same bytes that nothing orders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    /// What kind of race it is.
    pub kind: RaceKind,
    /// The access that came first in this schedule.
    pub first: Access,
    /// The access that came second.
    pub second: Access,
    /// Memory of the shared bytes.
    pub region: Region,
    /// First partition that shares them, and the one after the last; 0 and 1 in DRAM.
    pub partitions: (u32, u32),
    /// First shared byte in a partition or variable, and the one after the last: the first run of those that are shared.
    pub bytes: (u64, u64),
}

/// Kinds of races.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RaceKind {
    /// Both write.
    WriteWrite,
    /// One reads, one writes.
    ReadWrite,
    /// The one has waited for the other's update on READ, which does not say that its results are written.
    ReadUpdateOnly,
    /// One of them is a transfer.
    Dma,
}

/// One side of a race.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    /// The instruction; for a transfer the one that set it off.
    pub site: Site,
    /// Who accesses.
    pub actor: Actor,
    /// Whether it writes.
    pub write: bool,
}

/// Who accesses memory on its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// The engine of the instruction.
    Engine,
    /// A transfer of this channel.
    Transfer(String),
}

impl fmt::Display for RaceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::WriteWrite => "write-write race",
            Self::ReadWrite => "read-write race",
            Self::ReadUpdateOnly => "race through an update on READ",
            Self::Dma => "race with a transfer",
        })
    }
}

impl fmt::Display for Access {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = if self.write { "writes" } else { "reads" };
        match &self.actor {
            Actor::Engine => write!(f, "{} {verb}", self.site),
            Actor::Transfer(channel) => write!(f, "a transfer on `{channel}` set off by {} {verb}", self.site),
        }
    }
}

impl fmt::Display for Race {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, first, second, region, partitions: (p, q), bytes: (from, to) } = self;
        write!(f, "{kind}: {first} and {second} {region} ")?;
        if let Region::OnChip(_) = region {
            match q.saturating_sub(*p) {
                0 | 1 => write!(f, "partition {p} ")?,
                _ => write!(f, "partitions {p}..{q} ")?,
            }
        }
        write!(f, "bytes {from:#x}..{to:#x}, and nothing orders them")
    }
}
