//! Registers of one engine's sequencer.

use crate::fault::Fault;

/// Register number of the low half of the current instruction's address.
const PC_LOW: u32 = 128;
/// Register number of the high half.
const PC_HIGH: u32 = 129;

/// The general registers of an engine, 32 bits each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Registers {
    values: Vec<u32>,
    /// Address of the current instruction; here the byte offset in the engine's stream.
    pub address: u64,
}

impl Registers {
    /// `count` registers that all hold `fill`.
    pub fn new(count: u32, fill: u32) -> Self {
        Self { values: vec![fill; count as usize], address: 0 }
    }

    /// The value of a register. 128 and 129 are the halves of the current instruction's address (`move-dtype.md` 3.3).
    ///
    /// choice: on a generation with more than 128 registers (MAVERICK has 192) the numbers 128 and 129 mean general
    /// registers; the sources give both readings.
    ///
    /// # Errors
    /// [`Fault::Index`] if the engine lacks the register.
    pub fn read(&self, number: u32) -> Result<u32, Fault> {
        match self.values.get(number as usize) {
            Some(value) => Ok(*value),
            None if number == PC_LOW => Ok(self.address as u32),
            None if number == PC_HIGH => Ok((self.address >> 32) as u32),
            None => Err(self.missing(number)),
        }
    }

    /// Sets a register.
    ///
    /// # Errors
    /// [`Fault::Index`] if the engine lacks the register, or it cannot be written.
    pub fn write(&mut self, number: u32, value: u32) -> Result<(), Fault> {
        match self.values.get_mut(number as usize) {
            Some(register) => {
                *register = value;
                Ok(())
            }
            None => Err(self.missing(number)),
        }
    }

    fn missing(&self, number: u32) -> Fault {
        Fault::Index { what: "register", index: number, count: self.values.len() as u32 }
    }
}
