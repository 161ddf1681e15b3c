//! Loads and stores by address.

use crate::bus::{Target, Window};
use crate::fault::{AddressError, Fault};
use crate::memory::{OnChip, Space};
use crate::request::Request;
use crate::state::Core;
use crate::sync::{Action, Block, Moment, Number, Update};

/// Bytes of a word of a window.
const WORD: usize = 4;
/// Register block of PE's sequencer.
const SEQUENCER: &str = "arr_seq";
/// Aligned region that a footprint of scalars may not leave.
const REGION: u64 = 16 << 20;

/// What a store did, apart from changing a memory or register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stored {
    /// Nothing else: a memory was written.
    Memory,
    /// Nothing else: a register was written.
    Register,
    /// A semaphore or event is to be updated.
    Update {
        /// The block that has it.
        block: Block,
        /// How.
        update: Update,
    },
    /// The host is asked for something.
    Host(Request),
    /// Another core is written.
    Peer {
        /// Number of the core.
        core: u32,
        /// Address in that core's own map.
        address: u64,
    },
}

impl Core {
    /// What is at an address.
    ///
    /// # Errors
    /// [`AddressError::Unmapped`].
    pub fn target(&self, address: u64) -> Result<Target, AddressError> {
        match self.bus.map.target(address, &self.geometry, self.bus.queues.len()) {
            Some(target) => Ok(target),
            None if self.dram.locate(address).is_some() => Ok(Target::Dram),
            None => Err(AddressError::Unmapped),
        }
    }

    /// Reads bytes from an address on. A run in SBUF or PSUM that reaches the end of a partition's window goes on in the next partition.
    ///
    /// # Errors
    /// [`Fault::Address`].
    pub fn load(&self, operand: &'static str, address: u64, out: &mut [u8]) -> Result<(), Fault> {
        self.try_load(address, out).map_err(|why| Fault::Address { operand, address, why })
    }

    /// Whether bytes from an address on can be written.
    ///
    /// # Errors
    /// [`Fault::Address`].
    pub fn check_store(&self, operand: &'static str, address: u64, size: usize) -> Result<(), Fault> {
        self.try_check(address, size).map_err(|why| Fault::Address { operand, address, why })
    }

    /// Writes bytes from an address on; says what else the write means. The update of a flag is left to the caller.
    ///
    /// # Errors
    /// [`Fault::Address`].
    pub fn store(&mut self, operand: &'static str, address: u64, data: &[u8]) -> Result<Stored, Fault> {
        self.try_store(address, data).map_err(|why| Fault::Address { operand, address, why })
    }

    /// Whether a footprint stays in one aligned region of 16 MiB (`tensorload.md` 2).
    ///
    /// # Errors
    /// [`Fault::Address`].
    pub fn one_region(operand: &'static str, first: u64, last: u64) -> Result<(), Fault> {
        match first / REGION == last / REGION {
            true => Ok(()),
            false => Err(Fault::Address { operand, address: first, why: AddressError::Crosses }),
        }
    }

    fn try_load(&self, address: u64, out: &mut [u8]) -> Result<(), AddressError> {
        match self.target(address)? {
            Target::Sbuf { partition, byte } => pieces(&self.sbuf, partition, byte, out.len(), |p, b, range| {
                out.get_mut(range).map_or(Ok(()), |out| self.sbuf.read(p, b, out).map_err(AddressError::Memory))
            }),
            Target::Psum { partition, byte } => pieces(&self.psum, partition, byte, out.len(), |p, b, range| {
                out.get_mut(range).map_or(Ok(()), |out| self.psum.read(p, b, out).map_err(AddressError::Memory))
            }),
            Target::Dram => {
                out.copy_from_slice(self.dram.load(address, out.len()).ok_or(AddressError::Unmapped)?);
                Ok(())
            }
            Target::Flag { block, flag, window: Window::Events | Window::Read } => {
                word(address, out.len())?;
                let value = self.bank(block).map_or(Ok(0), |bank| bank.value(flag)).map_err(|_| AddressError::Unmapped)?;
                self.flag_log.note(|| (block, flag));
                out.copy_from_slice(&value.to_le_bytes());
                Ok(())
            }
            Target::Flag { .. } | Target::Tail { .. } => Err(AddressError::WriteOnly),
            Target::Register => {
                word(address, out.len())?;
                let of_pe = self.sequencer_offset(address).and_then(|offset| self.array.sequencer.read(offset));
                out.copy_from_slice(&of_pe.unwrap_or_else(|| self.bus.register(address)).to_le_bytes());
                Ok(())
            }
            Target::Peer { core, .. } => Err(AddressError::Peer(core)),
        }
    }

    fn try_check(&self, address: u64, size: usize) -> Result<(), AddressError> {
        let check = |memory: &OnChip, partition, byte| {
            pieces(memory, partition, byte, size, |p, b, range| {
                memory.check(p, b.into(), u32::try_from(range.len()).unwrap_or(u32::MAX)).map_err(AddressError::Memory)
            })
        };
        match self.target(address)? {
            Target::Sbuf { partition, byte } => check(&self.sbuf, partition, byte),
            Target::Psum { partition, byte } => check(&self.psum, partition, byte),
            Target::Dram => self.dram.covers(address, size).then_some(()).ok_or(AddressError::Unmapped),
            Target::Flag { window: Window::Read, .. } => Err(AddressError::ReadOnly),
            Target::Flag { block, flag, .. } => {
                word(address, size)?;
                match block {
                    Block::Core => self.sync.value(flag).map(|_| ()).map_err(|_| AddressError::Unmapped),
                    Block::TopSp(_) => Ok(()),
                }
            }
            Target::Tail { .. } | Target::Register => word(address, size),
            Target::Peer { core, .. } => match self.peers.contains(&core) {
                true => Ok(()),
                false => Err(AddressError::Peer(core)),
            },
        }
    }

    fn try_store(&mut self, address: u64, data: &[u8]) -> Result<Stored, AddressError> {
        self.try_check(address, data.len())?;
        let value = data.first_chunk::<WORD>().map_or(0, |w| u32::from_le_bytes(*w));
        match self.target(address)? {
            Target::Sbuf { partition, byte } => self.store_on_chip(Space::Sbuf, partition, byte, data),
            Target::Psum { partition, byte } => self.store_on_chip(Space::Psum, partition, byte, data),
            Target::Dram => {
                self.dram.store(address, data).ok_or(AddressError::Unmapped)?;
                Ok(Stored::Memory)
            }
            Target::Flag { block, flag, window } => {
                let action = match window {
                    Window::Events if value & 1 == 1 => Action::Set,
                    Window::Events => Action::Clear,
                    Window::Set => Action::Write(Number::Value(value)),
                    Window::Increment => Action::Add(Number::Value(value)),
                    Window::Decrement => Action::Subtract(Number::Value(value)),
                    Window::Read => return Err(AddressError::ReadOnly),
                };
                Ok(Stored::Update { block, update: Update { flag, action, moment: Moment::Complete } })
            }
            Target::Tail { queue } => {
                let queue = self.bus.queues.get(queue).cloned().ok_or(AddressError::Unmapped)?;
                Ok(Stored::Host(Request::Tail { queue, count: value }))
            }
            Target::Register => {
                if let Some(offset) = self.sequencer_offset(address) {
                    self.array.sequencer.write(offset, value);
                }
                self.bus.set_register(address, value);
                Ok(self.bus.doorbells.get(&address).cloned().map_or(Stored::Register, Stored::Host))
            }
            Target::Peer { core, address } => Ok(Stored::Peer { core, address }),
        }
    }

    /// Place of an address in the register block of PE's sequencer, where the map has one.
    fn sequencer_offset(&self, address: u64) -> Option<u32> {
        let block = self.bus.map.registers.iter().find(|block| block.name == SEQUENCER)?;
        let offset = address.checked_sub(block.base).filter(|offset| *offset < block.bytes)?;
        u32::try_from(offset).ok()
    }

    fn store_on_chip(&mut self, space: Space, partition: u32, byte: u32, data: &[u8]) -> Result<Stored, AddressError> {
        let memory = self.memory_mut(space);
        let mut at = Vec::new();
        pieces(memory, partition, byte, data.len(), |p, b, range| {
            at.push((p, b, range));
            Ok(())
        })?;
        for (p, b, range) in at {
            memory.write(p, b, data.get(range).unwrap_or(&[])).map_err(AddressError::Memory)?;
        }
        Ok(Stored::Memory)
    }
}

/// Whether an access is a whole aligned word.
fn word(address: u64, size: usize) -> Result<(), AddressError> {
    match (size, address.is_multiple_of(WORD as u64)) {
        (WORD, true) => Ok(()),
        (WORD, false) => Err(AddressError::Unaligned(WORD as u32)),
        _ => Err(AddressError::Words),
    }
}

/// Splits a run of bytes at the ends of the partitions' windows.
fn pieces(
    memory: &OnChip,
    mut partition: u32,
    mut byte: u32,
    size: usize,
    mut piece: impl FnMut(u32, u32, std::ops::Range<usize>) -> Result<(), AddressError>,
) -> Result<(), AddressError> {
    let window = memory.window().max(1);
    let mut done = 0usize;
    while done < size {
        let room = window.saturating_sub(byte).max(1) as usize;
        let n = room.min(size - done);
        piece(partition, byte, done..done + n)?;
        done += n;
        partition = partition.saturating_add(1);
        byte = 0;
    }
    Ok(())
}
