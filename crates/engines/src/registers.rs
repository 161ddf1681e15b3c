//! Registers of one engine's sequencer.

use crate::fault::Fault;

/// Register number of the low half of the current instruction's address.
const PC_LOW: u32 = 128;
/// Register number of the high half.
const PC_HIGH: u32 = 129;
/// Register number of the low half of the address table's base.
const TABLE_LOW: u32 = 130;
/// Register number of the high half.
const TABLE_HIGH: u32 = 131;

/// The general registers of an engine, 32 bits each, and those with numbers of their own.
///
/// | number | what |
/// |---|---|
/// | below [`Registers::count`] | general |
/// | 128, 129 | address of the current instruction, low and high half; a write has no effect |
/// | 130, 131 | base of the address table, low and high half; written only |
///
/// choice: on a generation with more than 128 registers (MAVERICK has 192) these numbers mean general registers; the
/// sources give both readings (`conflicts.G7` 25).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Registers {
    values: Vec<u32>,
    /// Address of the current instruction: the base of the stream plus the byte offset in it.
    pub address: u64,
    /// Base of the address table.
    pub table: u64,
}

impl Registers {
    /// `count` registers that all hold `fill`.
    pub fn new(count: u32, fill: u32) -> Self {
        Self { values: vec![fill; count as usize], address: 0, table: 0 }
    }

    /// Number of general registers.
    pub const fn count(&self) -> u32 {
        self.values.len() as u32
    }

    /// The value of a register (`move-dtype.md` 3.3).
    ///
    /// choice: 130 and 131 cannot be read; the sources give their write alone.
    ///
    /// # Errors
    /// [`Fault::Index`] if the engine lacks the register.
    #[inline]
    pub fn read(&self, number: u32) -> Result<u32, Fault> {
        match self.values.get(number as usize) {
            Some(value) => Ok(*value),
            None if number == PC_LOW => Ok(self.address as u32),
            None if number == PC_HIGH => Ok((self.address >> 32) as u32),
            None => Err(self.missing(number)),
        }
    }

    /// The value of a pair of registers.
    ///
    /// # Errors
    /// [`Fault::Index`] if the engine lacks one of them.
    pub fn read_pair(&self, low: u32, high: u32) -> Result<u64, Fault> {
        Ok(u64::from(self.read(low)?) | u64::from(self.read(high)?) << 32)
    }

    /// Sets a register.
    ///
    /// choice: a write to 128 or 129 has no effect, as the page on MOVE has it; a predicate in the headers rejects it
    /// (`conflicts.G7` 25).
    ///
    /// # Errors
    /// [`Fault::Index`] if the engine lacks the register.
    #[inline]
    pub fn write(&mut self, number: u32, value: u32) -> Result<(), Fault> {
        match self.values.get_mut(number as usize) {
            Some(register) => *register = value,
            None if number == PC_LOW || number == PC_HIGH => {}
            None if number == TABLE_LOW => self.table = self.table >> 32 << 32 | u64::from(value),
            None if number == TABLE_HIGH => self.table = self.table & 0xffff_ffff | u64::from(value) << 32,
            None => return Err(self.missing(number)),
        }
        Ok(())
    }

    /// Whether the engine has the register to be written.
    ///
    /// # Errors
    /// [`Fault::Index`] if it has not.
    pub fn check_write(&self, number: u32) -> Result<(), Fault> {
        match number {
            PC_LOW | PC_HIGH | TABLE_LOW | TABLE_HIGH => Ok(()),
            n if n < self.count() => Ok(()),
            n => Err(self.missing(n)),
        }
    }

    #[cold]
    fn missing(&self, number: u32) -> Fault {
        Fault::Index { what: "register", index: number, count: self.values.len() as u32 }
    }
}
