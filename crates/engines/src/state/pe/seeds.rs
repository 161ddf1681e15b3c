//! Seeds of the rounders between FP32 sums and BFLOAT16 cells of PSUM.

/// Seeds of a partition: two rounders for each of eight banks (`pe-matmul.md` 5).
pub const SEEDS: u32 = 16;
/// Rounders of a bank.
pub const ROUNDERS: u32 = 2;
/// Partitions that have rounders.
pub const PARTITIONS: u32 = 128;

/// The seeds of all rounders: 128 partitions of 16, of 32 bits each.
///
/// choice: seed `2 * bank + rounder`, which is the order in which a save writes them; of the two rounders of a bank the one that the parity
/// of the cell says works on it. A seed advances as `seed * 1664525 + 1013904223` (mod 2^32) and the new one is the noise. The sources
/// give the number of seeds and the way they are loaded and saved; generator and assignment are a gap. All are 0 at first, as the runtime's
/// default seed is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seeds {
    values: Vec<u32>,
}

impl Default for Seeds {
    fn default() -> Self {
        Self { values: vec![0; (PARTITIONS * SEEDS) as usize] }
    }
}

impl Seeds {
    /// A seed; 0 for what is not there.
    pub fn get(&self, partition: u32, number: u32) -> u32 {
        self.index(partition, number).and_then(|i| self.values.get(i)).copied().unwrap_or(0)
    }

    /// Sets a seed.
    pub fn set(&mut self, partition: u32, number: u32, seed: u32) {
        if let Some(value) = self.index(partition, number).and_then(|i| self.values.get_mut(i)) {
            *value = seed;
        }
    }

    /// Random bits for the cell at a byte of a partition.
    pub fn draw(&mut self, partition: u32, byte: u32, bank_bytes: u32) -> u32 {
        let number = byte / bank_bytes.max(1) * ROUNDERS + (byte / 2) % ROUNDERS;
        let seed = self.get(partition, number).wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        self.set(partition, number, seed);
        seed
    }

    const fn index(&self, partition: u32, number: u32) -> Option<usize> {
        if partition < PARTITIONS && number < SEEDS { Some((partition * SEEDS + number) as usize) } else { None }
    }
}
