//! The address space: 64-bit addresses to memories, windows and registers.
//!
//! | region | a read | a write |
//! |---|---|---|
//! | SBUF, PSUM, DRAM | bytes | bytes |
//! | events of a block | state of the event in bit 0 | bit 0: 1 sets, 0 clears |
//! | semaphores of a block, read window | the counter | a fault |
//! | set, increment and decrement windows | a fault | sets, adds, subtracts |
//! | tail pointer of a queue | a fault | that many descriptors of the queue are run |
//! | register blocks, RAM of a TOP_SP | the word last written, or its reset value | the word |
//! | a register block of the name `arr_seq` | settings and counters of PE's sequencer, else the word last written | the word |
//! | doorbells | as a register | what the doorbell is tied to happens |
//!
//! Windows are words of four bytes (`evt-sem-regions.md`, `dma/descriptor-format.md`).

mod attached;
mod map;
mod qos;

use std::collections::BTreeMap;

use attached::Attached;
pub use attached::Device;
pub use map::{AddressMap, RegisterBlock};
pub use qos::{UDMA_QOS, host_visible, performance_monitor};

use crate::request::Request;
use crate::sync::{Block, Flag};

/// What an address stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A byte of SBUF.
    Sbuf {
        /// Partition.
        partition: u32,
        /// Byte in it; may be in the hole above the memory.
        byte: u32,
    },
    /// A byte of PSUM.
    Psum {
        /// Partition.
        partition: u32,
        /// Byte in it.
        byte: u32,
    },
    /// A byte of DRAM.
    Dram,
    /// An event or semaphore, through one of the windows.
    Flag {
        /// The block that has it.
        block: Block,
        /// Which.
        flag: Flag,
        /// The window.
        window: Window,
    },
    /// The tail pointer of a queue.
    Tail {
        /// Number of the queue.
        queue: usize,
    },
    /// A word that holds what was written.
    Register,
    /// Memory or a window of another core.
    Peer {
        /// Number of the core.
        core: u32,
        /// The address as that core's own map has it.
        address: u64,
    },
}

/// A window on events or semaphores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// Events, read and written.
    Events,
    /// Reads the counter.
    Read,
    /// Sets the counter.
    Set,
    /// Adds to the counter.
    Increment,
    /// Subtracts from the counter.
    Decrement,
}

/// The part of a core that answers to addresses and is no memory.
#[derive(Clone, Debug)]
pub struct Bus {
    /// Where things are.
    pub map: AddressMap,
    /// Queues with a tail pointer, in the order of their windows.
    pub queues: Vec<String>,
    /// What writes to single registers set off.
    pub doorbells: BTreeMap<u64, Request>,
    words: BTreeMap<u64, u32>,
    devices: Vec<Attached>,
    /// Which of the devices is in the way of DMA.
    firewall: Option<usize>,
}

impl Bus {
    /// A bus after reset.
    pub fn new(map: AddressMap) -> Self {
        let words = map.registers.iter().flat_map(|b| b.resets.iter().map(|(offset, value)| (b.base.wrapping_add(*offset), *value)));
        Self { words: words.collect(), map, queues: Vec::new(), doorbells: BTreeMap::new(), devices: Vec::new(), firewall: None }
    }

    /// The word of a register: what its device says, or what was written last, or its reset value, or 0.
    pub fn register(&self, address: u64) -> u32 {
        match self.devices.iter().find_map(|d| d.read(address)) {
            Some(word) => word,
            None => self.words.get(&address).copied().unwrap_or(0),
        }
    }

    /// Writes a register.
    pub fn set_register(&mut self, address: u64, value: u32) {
        if !self.devices.iter_mut().any(|d| d.write(address, value)) {
            self.words.insert(address, value);
        }
    }

    /// Address of a queue's tail pointer, where the queue has one.
    pub fn tail(&self, queue: &str) -> Option<u64> {
        let number = self.queues.iter().position(|q| q == queue)?;
        Some(self.map.tail(number as u64))
    }
}
