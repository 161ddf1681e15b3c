//! Where things are in the address space.

use super::{Target, Window};
use crate::geometry::Geometry;
use crate::sync::{Block, Flag};

/// Bytes of the window on events and semaphores of one block.
const SYNC_BYTES: u64 = 0x10_0000;
/// Bytes of one window in it: 256 words.
const WINDOW_BYTES: u64 = 0x400;
/// Bytes of one TOP_SP.
const TOP_SP_BYTES: u64 = 0x40_0000;
/// Bytes of each part of a TOP_SP: flags, RAM, sequencer.
const TOP_SP_PART: u64 = 0x10_0000;
/// Distance of two queues' registers.
const QUEUE_STEP: u64 = 0x1000;
/// Offset of the first queue's tail increment (`DRTP_INC`).
const TAIL: u64 = 0x1038;
/// Most queues of one map.
const QUEUES: u64 = 0x1_0000;

/// Addresses of memories, windows and registers.
///
/// The numbers of the default are CAYMAN's where the sources have them (`evt-sem-regions.md`, SBUF and PSUM geometry, `top_sp.yaml`).
///
/// choice: all generations share them; the sources have no map of the others but for TOP_SP of SUNDA.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddressMap {
    /// First byte of SBUF.
    pub sbuf: u64,
    /// First byte of PSUM.
    pub psum: u64,
    /// First byte of the core's events and semaphores.
    pub sync: u64,
    /// First byte of DRAM.
    ///
    /// choice: `0x10_0000_0000`; variables lie one after the other from here, the sources leave the place to the loader.
    pub dram: u64,
    /// First byte of TOP_SP 0.
    pub top_sp: u64,
    /// Distance of two TOP_SP of a die.
    pub top_sp_step: u64,
    /// TOP_SP in all, in two dies; those of the second have bit 47 set.
    pub top_sps: u8,
    /// Offset of the register that starts a TOP_SP, in the part of the block that has its registers; 0x60848 on SUNDA.
    ///
    /// choice: the sources' absolute offsets count from the part of the block that the sequencer is in.
    pub host_trigger: u64,
    /// Offset of the register that stops it; 0x6084c on SUNDA.
    pub stop_signal: u64,
    /// First byte of the registers of the DMA queues: one queue every 0x1000 bytes, its tail at 0x1038.
    ///
    /// choice: `0x4000_0000_0000`; the sources give the offsets and no base.
    pub queues: u64,
    /// Further blocks of registers, as plain storage.
    pub registers: Vec<RegisterBlock>,
    /// Number of this core among those of `cores`.
    pub core: u32,
    /// What is added to the addresses of core 0 for those of every core.
    pub cores: Vec<u64>,
}

/// A block of registers that hold what is written to them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegisterBlock {
    /// Name.
    pub name: String,
    /// First byte.
    pub base: u64,
    /// Bytes.
    pub bytes: u64,
    /// Offsets and values of the registers that are not 0 after reset.
    pub resets: Vec<(u64, u32)>,
}

impl Default for AddressMap {
    fn default() -> Self {
        Self {
            sbuf: 0x20_0000_0000,
            psum: 0x28_0200_0000,
            sync: 0x28_0270_0000,
            dram: 0x10_0000_0000,
            top_sp: 0x82_8000_0000,
            top_sp_step: 0x4000_0000,
            top_sps: 20,
            host_trigger: 0x6_15a0,
            stop_signal: 0x6_15c0,
            queues: 0x4000_0000_0000,
            registers: vec![RegisterBlock {
                // choice: 0x4100_0000_0000 for a TPB's own registers; the sources give offsets inside the blocks and no base.
                name: "TPB_CSR".to_owned(),
                base: 0x4100_0000_0000,
                bytes: 0x100_0000,
                // Highest value that raises a notification.
                resets: vec![(Self::THRESHOLD_HIGH, u32::MAX)],
            }],
            core: 0,
            cores: vec![
                0,
                0x10_0000_0000,
                0x40_0000_0000,
                0x50_0000_0000,
                0x8000_0000_0000,
                0x8010_0000_0000,
                0x8040_0000_0000,
                0x8050_0000_0000,
            ],
        }
    }
}

impl AddressMap {
    /// Offset in the first register block of the lowest semaphore value that raises a notification.
    pub const THRESHOLD_LOW: u64 = 0x800;
    /// Offset of the highest.
    pub const THRESHOLD_HIGH: u64 = 0x804;
    /// Offset of the register whose bit 0 enables notifications.
    pub const NOTIFICATIONS: u64 = 0x808;

    /// Address of a semaphore or event in a window of a block.
    ///
    /// `index * 4` from the window's offset: events 0, semaphores read 0x1000, set 0x1400, increment 0x1800, decrement 0x1c00.
    pub fn window(&self, block: Block, window: Window, index: u8) -> u64 {
        let base = match block {
            Block::Core => self.sync,
            Block::TopSp(n) => self.top_sp_base(n),
        };
        let offset = match window {
            Window::Events => 0,
            Window::Read => 0x1000,
            Window::Set => 0x1400,
            Window::Increment => 0x1800,
            Window::Decrement => 0x1c00,
        };
        base.wrapping_add(offset + 4 * u64::from(index))
    }

    /// First byte of a TOP_SP: its events and semaphores, 1 MiB of RAM, and its registers.
    ///
    /// choice: the first half of the blocks is in the first die, at equal steps, the second in the other, with bit 47 set.
    pub fn top_sp_base(&self, block: u8) -> u64 {
        let half = self.top_sps.div_ceil(2).max(1);
        let (die, slot) = (u64::from(block / half), u64::from(block % half));
        self.top_sp.wrapping_add(slot.wrapping_mul(self.top_sp_step)).wrapping_add(die << 47)
    }

    /// First byte of a TOP_SP's RAM.
    pub fn top_sp_ram(&self, block: u8) -> u64 {
        self.top_sp_base(block).wrapping_add(TOP_SP_PART)
    }

    /// A register of a TOP_SP's sequencer.
    pub fn top_sp_register(&self, block: u8, offset: u64) -> u64 {
        self.top_sp_base(block).wrapping_add(2 * TOP_SP_PART + offset)
    }

    /// Tail pointer of a queue.
    pub const fn tail(&self, queue: u64) -> u64 {
        self.queues.wrapping_add(TAIL).wrapping_add(queue.wrapping_mul(QUEUE_STEP))
    }

    /// What is at an address, as a core of this geometry with so many queues sees it; `None` for DRAM and for nothing.
    pub fn target(&self, address: u64, geometry: &Geometry, queues: usize) -> Option<Target> {
        if let Some(offset) = inside(address, self.sbuf, u64::from(geometry.sbuf_partitions) * u64::from(geometry.sbuf_soc_step)) {
            let (partition, byte) = split(offset, geometry.sbuf_soc_step);
            return Some(Target::Sbuf { partition, byte });
        }
        if let Some(offset) = inside(address, self.psum, u64::from(geometry.psum_partitions) * u64::from(geometry.psum_window())) {
            let (partition, byte) = split(offset, geometry.psum_window());
            return Some(Target::Psum { partition, byte });
        }
        if let Some(offset) = inside(address, self.sync, SYNC_BYTES) {
            return flag(Block::Core, offset);
        }
        for block in 0..self.top_sps {
            if let Some(offset) = inside(address, self.top_sp_base(block), TOP_SP_BYTES) {
                return if offset < SYNC_BYTES { flag(Block::TopSp(block), offset) } else { Some(Target::Register) };
            }
        }
        if let Some(offset) = inside(address, self.queues, QUEUES * QUEUE_STEP) {
            let queue = (offset / QUEUE_STEP).checked_sub(1)? as usize;
            return if offset % QUEUE_STEP == TAIL % QUEUE_STEP && queue < queues {
                Some(Target::Tail { queue })
            } else {
                Some(Target::Register)
            };
        }
        if self.registers.iter().any(|b| inside(address, b.base, b.bytes).is_some()) {
            return Some(Target::Register);
        }
        self.peer(address, geometry)
    }

    /// The peer core that an address belongs to.
    fn peer(&self, address: u64, geometry: &Geometry) -> Option<Target> {
        let own = self.cores.get(self.core as usize).copied().unwrap_or(0);
        let sbuf = u64::from(geometry.sbuf_partitions) * u64::from(geometry.sbuf_soc_step);
        let psum = u64::from(geometry.psum_partitions) * u64::from(geometry.psum_window());
        (0u32..).zip(&self.cores).filter(|(core, _)| *core != self.core).find_map(|(core, other)| {
            let address = address.wrapping_sub(*other).wrapping_add(own);
            let mine = inside(address, self.sbuf, sbuf).is_some()
                || inside(address, self.psum, psum).is_some()
                || inside(address, self.sync, SYNC_BYTES).is_some();
            // The address as the peer's own map has it: every core's map is that of core 0, moved.
            mine.then_some(Target::Peer { core, address: address.wrapping_sub(own).wrapping_add(*other) })
        })
    }

    /// The map of another core of the same device.
    pub fn of_core(&self, core: u32) -> Self {
        let from = self.cores.get(self.core as usize).copied().unwrap_or(0);
        let to = self.cores.get(core as usize).copied().unwrap_or(0);
        let moved = |address: u64| address.wrapping_sub(from).wrapping_add(to);
        Self { sbuf: moved(self.sbuf), psum: moved(self.psum), sync: moved(self.sync), core, ..self.clone() }
    }
}

fn inside(address: u64, base: u64, bytes: u64) -> Option<u64> {
    address.checked_sub(base).filter(|offset| *offset < bytes)
}

fn split(offset: u64, step: u32) -> (u32, u32) {
    let step = u64::from(step.max(1));
    (u32::try_from(offset / step).unwrap_or(u32::MAX), (offset % step) as u32)
}

fn flag(block: Block, offset: u64) -> Option<Target> {
    let (window, start) = match offset {
        0..0x400 => (Window::Events, 0),
        0x1000..0x1400 => (Window::Read, 0x1000),
        0x1400..0x1800 => (Window::Set, 0x1400),
        0x1800..0x1c00 => (Window::Increment, 0x1800),
        0x1c00..0x2000 => (Window::Decrement, 0x1c00),
        _ => return None,
    };
    let index = u8::try_from((offset - start) % WINDOW_BYTES / 4).ok()?;
    let flag = match window {
        Window::Events => Flag::Event(index),
        _ => Flag::Semaphore(index),
    };
    Some(Target::Flag { block, flag, window })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_are_where_the_map_says() {
        let (map, geometry) = (AddressMap::default(), Geometry::default());
        assert_eq!(map.window(Block::Core, Window::Increment, 5), 0x28_0270_1814);
        assert_eq!(map.top_sp_base(0), 0x82_8000_0000);
        assert_eq!(map.top_sp_base(1), 0x82_c000_0000);
        assert_eq!(map.top_sp_base(10), 0x8082_8000_0000);
        for block in [Block::Core, Block::TopSp(0), Block::TopSp(19)] {
            for window in [Window::Events, Window::Read, Window::Set, Window::Increment, Window::Decrement] {
                for index in [0, 1, 255] {
                    let want = if window == Window::Events { Flag::Event(index) } else { Flag::Semaphore(index) };
                    let got = map.target(map.window(block, window, index), &geometry, 0);
                    assert_eq!(got, Some(Target::Flag { block, flag: want, window }));
                }
            }
        }
        assert_eq!(map.target(0x28_0270_0400, &geometry, 0), None);
        assert_eq!(map.target(map.tail(2), &geometry, 3), Some(Target::Tail { queue: 2 }));
        assert_eq!(map.target(map.tail(3), &geometry, 3), Some(Target::Register));
    }

    #[test]
    fn memories_and_peers() {
        let (map, geometry) = (AddressMap::default(), Geometry::default());
        assert_eq!(map.target(0x20_0004_0010, &geometry, 0), Some(Target::Sbuf { partition: 1, byte: 16 }));
        assert_eq!(map.target(0x28_0200_8004, &geometry, 0), Some(Target::Psum { partition: 1, byte: 4 }));
        assert_eq!(map.target(0x38_0270_1814, &geometry, 0), Some(Target::Peer { core: 1, address: 0x38_0270_1814 }));
        let other = map.of_core(1);
        let own = Target::Flag { block: Block::Core, flag: Flag::Semaphore(5), window: Window::Increment };
        assert_eq!(other.target(0x38_0270_1814, &geometry, 0), Some(own));
        assert_eq!(other.target(0x28_0270_1814, &geometry, 0), Some(Target::Peer { core: 0, address: 0x28_0270_1814 }));
        assert_eq!(map.target(0, &geometry, 0), None);
    }
}
