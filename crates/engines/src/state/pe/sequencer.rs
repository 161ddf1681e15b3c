//! The sequencer of the array as the host sees it: settings and counters (`control/csr/pe-array-sequencer.md`; the block `arr_seq`).

use super::Part;

/// A group of counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Loads of weights and tags.
    WeightLoad,
    /// Products.
    Matmul,
    /// PE_REG_WRITE.
    RegWrite,
}

/// Registers of the block `arr_seq`.
///
/// `queue_cfg` has three settings. `fifo_size_sel` and `disable_dependency_check` say when the queues take and start an instruction;
/// the models run one after the other, so that they change nothing here. `bypass_peregwrite_instr` keeps PE_REG_WRITE from
/// reading SBUF.
///
/// A counter counts instructions of one size and place of tile, while `perf_cntr_cfg.cntr_en` is set; it has 48 bits and wraps.
///
/// choice: a tile of more than 128 columns (MAVERICK) is counted nowhere, since the registers are known for sides up to 128; and an
/// instruction counts when it commits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sequencer {
    queue_cfg: u32,
    counting: bool,
    spare: [u32; 4],
    counters: [[u64; TILES]; 3],
}

/// Sizes of a side, in the order of the registers.
const SIDES: [u32; 3] = [128, 64, 32];
/// Tiles that have a counter.
const TILES: usize = 49;
/// Bits of a counter.
const BITS: u32 = 48;
/// First bytes of the three groups of counters, and the size of a group.
const GROUPS: [u32; 3] = [0x100, 0x300, 0x500];
const GROUP_SIZE: u32 = 0x200;
/// Distance between the counters of two sizes of tile, beside those of the tiles: their registers are followed by eight free bytes.
const GAP: u32 = 8;
const SPARE: u32 = 0x008;
const QUEUE_CFG_BITS: u32 = 0x111;

impl Default for Sequencer {
    fn default() -> Self {
        Self { queue_cfg: 0, counting: false, spare: [0, 0, u32::MAX, u32::MAX], counters: [[0; TILES]; 3] }
    }
}

impl Sequencer {
    /// Whether PE_REG_WRITE leaves SBUF alone.
    pub const fn bypasses_reg_write(&self) -> bool {
        self.queue_cfg & 0x10 != 0
    }

    /// The count of a tile: rows and columns of the tile, and the number of its first quarter, four a row of quarters.
    pub fn counter(&self, counted: Counted, rows: u32, columns: u32, tile: u32) -> Option<u64> {
        let index = index(Part { row: tile / 4 * 32, rows, column: tile % 4 * 32, columns })?;
        Some(self.counters[counted as usize][index])
    }

    pub(crate) fn count_load(&mut self, part: Part) {
        self.count(Counted::WeightLoad, part);
    }

    pub(crate) fn count_product(&mut self, part: Part) {
        self.count(Counted::Matmul, part);
    }

    fn count(&mut self, counted: Counted, part: Part) {
        if let Some(i) = index(part).filter(|_| self.counting) {
            let counter = &mut self.counters[counted as usize][i];
            *counter = (*counter + 1) & ((1 << BITS) - 1);
        }
    }

    /// A word of the block; `None` where no register of settings or counters is.
    pub fn read(&self, offset: u32) -> Option<u32> {
        match offset {
            0x000 => Some(self.queue_cfg),
            0x004 => Some(self.counting.into()),
            SPARE..=0x014 if offset.is_multiple_of(4) => self.spare.get((offset - SPARE) as usize / 4).copied(),
            _ => {
                let group = GROUPS.iter().position(|base| (*base..base + GROUP_SIZE).contains(&offset))?;
                let (index, high) = counter_at(offset - GROUPS[group])?;
                let value = self.counters[group][index];
                Some(if high { (value >> 32) as u32 } else { value as u32 })
            }
        }
    }

    /// Writes a word of the block; counters are read-only, and other places take nothing.
    pub fn write(&mut self, offset: u32, value: u32) {
        match offset {
            0x000 => self.queue_cfg = value & QUEUE_CFG_BITS,
            0x004 => {
                self.counting = value & 1 != 0;
                if value & 0x10 != 0 {
                    self.counters = [[0; TILES]; 3];
                }
            }
            SPARE..=0x014 if offset.is_multiple_of(4) => {
                if let Some(spare) = self.spare.get_mut((offset - SPARE) as usize / 4) {
                    *spare = value;
                }
            }
            _ => {}
        }
    }
}

/// Number of the counter of a part: sizes in the order of the registers, tiles of a size row by row.
fn index(part: Part) -> Option<usize> {
    let mut first = 0;
    for rows in SIDES {
        for columns in SIDES {
            let across = SIDES[0] / columns;
            if (rows, columns) == (part.rows, part.columns) {
                let tile = part.row / rows * across + part.column / columns;
                let inside = part.row < SIDES[0] && part.column < SIDES[0];
                return inside.then_some((first + tile) as usize);
            }
            first += SIDES[0] / rows * across;
        }
    }
    None
}

/// The counter at an offset inside a group, and whether it is the high half.
fn counter_at(offset: u32) -> Option<(usize, bool)> {
    if !offset.is_multiple_of(4) {
        return None;
    }
    let (mut start, mut first) = (0, 0);
    for rows in SIDES {
        for columns in SIDES {
            let tiles = SIDES[0] / rows * (SIDES[0] / columns);
            let inside = offset.checked_sub(start)?;
            if inside < 8 * tiles {
                return Some(((first + inside / 8) as usize, inside % 8 == 4));
            }
            start += 8 * tiles + GAP;
            first += tiles;
        }
    }
    None
}
