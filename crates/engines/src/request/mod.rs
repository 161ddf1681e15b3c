//! What instructions ask the host for: data alone, which [`host`](crate::host) carries out.

mod collective;
mod dge;
mod message;
mod region;

use tpb_core::dialect::Engine;

pub use collective::{Collective, Kind};
pub use dge::{Bound, Combine, Dge, Runs, Side, Work};
pub use message::Message;
pub use region::Region;

use crate::memory::Store;

/// Something that an instruction asks the host for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Run a descriptor block of a queue. The instruction itself is complete at once.
    Transfer {
        /// Queue or queue instance.
        queue: String,
        /// Number of the block.
        block: u32,
    },
    /// Run the next descriptors of a queue, whose ring holds all its blocks in the order of their numbers.
    Tail {
        /// Queue or queue instance.
        queue: String,
        /// How many.
        count: u32,
    },
    /// Write a word to an address, as part of the instruction.
    Write {
        /// The address.
        address: u64,
        /// The word.
        value: u32,
    },
    /// Run a collective. The instruction's updates happen when the collective is done.
    Collective(Box<Collective>),
    /// Send to another rank or receive from it. The instruction's updates happen then.
    Message(Message),
    /// Let a TOP_SP walk its program, up to an entry that does not trigger the next.
    Walk {
        /// Number of the TOP_SP.
        block: u8,
    },
    /// Let a TOP_SP begin with its first entry again.
    StopWalk {
        /// Number of the TOP_SP.
        block: u8,
    },
    /// Let a queue's ring start over.
    Rearm {
        /// Queue or queue instance.
        queue: String,
    },
    /// Let triggers of a queue mean another of its instances.
    SwapQueueSet {
        /// Queue.
        queue: String,
        /// Number of the instance; `None` for none in particular.
        instance: Option<u32>,
    },
    /// Add 1 to a semaphore of the other cores of the virtual core.
    PeerSemaphore {
        /// Cores of the virtual core, this one included.
        cores: u32,
        /// The semaphore.
        semaphore: u8,
    },
    /// Run a transfer that an instruction describes. The instruction itself is complete at once.
    Dge(Box<Dge>),
    /// Write elements that were read from this core's SBUF to that of a peer core, or its own. The instruction's updates happen
    /// then, on both cores.
    Peer {
        /// The peer; `None` for the core itself.
        core: Option<u32>,
        /// What to write.
        store: Box<Store>,
    },
}

impl Request {
    /// Whether the updates of the instruction that asks happen when the request is carried out.
    pub const fn defers(&self) -> bool {
        matches!(self, Self::Collective(_) | Self::Message(_) | Self::Peer { .. })
    }

    /// The channel whose requests are carried out in order.
    pub(crate) fn channel(&self, engine: Engine) -> String {
        match self {
            Self::Transfer { queue, .. } | Self::Tail { queue, .. } | Self::Rearm { queue } | Self::SwapQueueSet { queue, .. } => {
                queue.clone()
            }
            Self::Write { .. } => format!("writes of {}", engine.name()),
            Self::Collective(_) => "collectives".to_owned(),
            Self::Message(Message { send: true, peer, .. }) => format!("messages to rank {peer}"),
            Self::Message(Message { peer, .. }) => format!("messages from rank {peer}"),
            Self::Walk { block } | Self::StopWalk { block } => format!("program of TOP_SP {block}"),
            Self::PeerSemaphore { .. } => format!("semaphores by {}", engine.name()),
            Self::Dge(_) => format!("descriptors of {}", engine.name()),
            Self::Peer { .. } => format!("peer copies of {}", engine.name()),
        }
    }
}
