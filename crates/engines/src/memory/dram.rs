//! DRAM as the variables of a program.

use std::collections::BTreeMap;
use std::fmt;

use super::{AccessError, Log};

/// DRAM: variables by name and id. Two variables may be windows on the same bytes.
///
/// Variables with bytes of their own lie one after the other from the first address on, each at a multiple of 4096.
#[derive(Clone, Debug, Default)]
pub struct Dram {
    buffers: Vec<Buffer>,
    /// First address of the next buffer.
    next: u64,
    pub(crate) log: Log<DramTouch>,
    names: BTreeMap<String, View>,
    ids: BTreeMap<u32, String>,
}

/// Bytes of a variable, and where they lie.
#[derive(Clone, Debug)]
struct Buffer {
    address: u64,
    bytes: Vec<u8>,
}

/// An access to DRAM.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DramTouch {
    /// Number of the buffer.
    pub(crate) buffer: usize,
    /// First byte.
    pub(crate) start: u64,
    /// The byte after the last.
    pub(crate) end: u64,
    /// Whether it was written.
    pub(crate) write: bool,
}

/// Alignment of variables.
const ALIGN: u64 = 4096;

#[derive(Clone, Copy, Debug)]
struct View {
    buffer: usize,
    offset: u64,
    bytes: u64,
}

/// Why a variable cannot be declared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DramError {
    /// The id belongs to another variable.
    Id {
        /// Variable.
        name: String,
        /// Id.
        id: u32,
        /// The variable that has the id.
        first: String,
    },
    /// A window on a variable that does not exist, or that reaches beyond it.
    Window {
        /// Variable.
        name: String,
        /// What it is a window on.
        onto: String,
    },
    /// Larger than what is left of the memory that can be modelled.
    Size {
        /// Variable.
        name: String,
        /// Size in bytes.
        bytes: u64,
    },
}

/// Most bytes of all variables together.
///
/// choice: 4 GiB, so that a mistake in a size does not take the host's memory. A core's own DRAM has 16 to 36 GiB.
pub const MAX_DRAM: u64 = 1 << 32;

impl Dram {
    /// DRAM without variables, whose first one lies at `address`.
    pub fn at(address: u64) -> Self {
        Self { next: address, ..Self::default() }
    }

    /// Declares a variable of its own bytes, all `fill`. A variable of the same name is replaced.
    ///
    /// # Errors
    /// If another variable has the id, or all variables together are beyond [`MAX_DRAM`].
    pub fn declare(&mut self, name: &str, id: Option<u32>, bytes: u64, fill: u8) -> Result<(), DramError> {
        let all = self.buffers.iter().map(|b| b.bytes.len() as u64).sum::<u64>().saturating_add(bytes);
        let size = usize::try_from(bytes).ok().filter(|_| all <= MAX_DRAM);
        let size = size.ok_or_else(|| DramError::Size { name: name.to_owned(), bytes })?;
        self.claim(name, id)?;
        self.names.insert(name.to_owned(), View { buffer: self.buffers.len(), offset: 0, bytes });
        self.buffers.push(Buffer { address: self.next, bytes: vec![fill; size] });
        self.next = self.next.saturating_add(bytes.max(1)).checked_next_multiple_of(ALIGN).unwrap_or(u64::MAX);
        Ok(())
    }

    /// Declares a variable that shows `bytes` bytes of `onto` from `offset` (all of the rest if `bytes` is `None`).
    ///
    /// # Errors
    /// If another variable has the id, `onto` does not exist, or the window reaches beyond it.
    pub fn window(&mut self, name: &str, id: Option<u32>, onto: &str, offset: u64, bytes: Option<u64>) -> Result<(), DramError> {
        let outside = || DramError::Window { name: name.to_owned(), onto: onto.to_owned() };
        let base = *self.names.get(onto).ok_or_else(outside)?;
        let rest = base.bytes.checked_sub(offset).ok_or_else(outside)?;
        let bytes = bytes.unwrap_or(rest);
        if bytes > rest {
            return Err(outside());
        }
        self.claim(name, id)?;
        self.names.insert(name.to_owned(), View { buffer: base.buffer, offset: base.offset + offset, bytes });
        Ok(())
    }

    fn claim(&mut self, name: &str, id: Option<u32>) -> Result<(), DramError> {
        let Some(id) = id else { return Ok(()) };
        match self.ids.get(&id) {
            Some(first) if first != name => Err(DramError::Id { name: name.to_owned(), id, first: first.clone() }),
            _ => {
                self.ids.insert(id, name.to_owned());
                Ok(())
            }
        }
    }

    /// Name of the variable with this id.
    pub fn name_of(&self, id: u32) -> Option<&str> {
        self.ids.get(&id).map(String::as_str)
    }

    /// The bytes of a variable.
    pub fn bytes(&self, name: &str) -> Option<&[u8]> {
        let view = self.names.get(name)?;
        let start = usize::try_from(view.offset).ok()?;
        let end = start.checked_add(usize::try_from(view.bytes).ok()?)?;
        self.buffers.get(view.buffer)?.bytes.get(start..end)
    }

    /// The bytes of a variable, to be written.
    pub fn bytes_mut(&mut self, name: &str) -> Option<&mut [u8]> {
        let view = *self.names.get(name)?;
        let start = usize::try_from(view.offset).ok()?;
        let end = start.checked_add(usize::try_from(view.bytes).ok()?)?;
        self.buffers.get_mut(view.buffer)?.bytes.get_mut(start..end)
    }

    /// `size` bytes of a variable from `byte`, or `None` if there is no such variable.
    ///
    /// # Errors
    /// If the access leaves the variable.
    pub fn read(&self, name: &str, byte: i64, size: u64) -> Option<Result<&[u8], AccessError>> {
        let bytes = self.bytes(name)?;
        let range = range(byte, size);
        self.note(name, &range, false);
        Some(range.and_then(|r| bytes.get(r)).ok_or_else(|| outside(name, byte, bytes.len())))
    }

    /// As [`Dram::read`], to be written.
    ///
    /// # Errors
    /// If the access leaves the variable.
    pub fn write(&mut self, name: &str, byte: i64, size: u64) -> Option<Result<&mut [u8], AccessError>> {
        let range = range(byte, size);
        self.note(name, &range, true);
        let bytes = self.bytes_mut(name)?;
        let len = bytes.len();
        Some(range.and_then(|r| bytes.get_mut(r)).ok_or_else(|| outside(name, byte, len)))
    }

    /// Address of a variable's first byte.
    pub fn address(&self, name: &str) -> Option<u64> {
        let view = self.names.get(name)?;
        Some(self.buffers.get(view.buffer)?.address.saturating_add(view.offset))
    }

    /// Buffer and byte at an address.
    pub(crate) fn locate(&self, address: u64) -> Option<(usize, usize)> {
        let buffer = self.buffers.partition_point(|b| b.address <= address).checked_sub(1)?;
        let found = self.buffers.get(buffer)?;
        let byte = usize::try_from(address.checked_sub(found.address)?).ok()?;
        (byte < found.bytes.len()).then_some((buffer, byte))
    }

    /// Whether `size` bytes from an address are there, in one variable.
    pub fn covers(&self, address: u64, size: usize) -> bool {
        self.place(address, size).is_some()
    }

    /// `size` bytes from an address, if they are in one variable.
    pub fn load(&self, address: u64, size: usize) -> Option<&[u8]> {
        let (buffer, range) = self.place(address, size)?;
        self.log.note(|| DramTouch { buffer, start: range.start as u64, end: range.end as u64, write: false });
        self.buffers.get(buffer)?.bytes.get(range)
    }

    /// Writes bytes from an address on, if they are in one variable.
    pub fn store(&mut self, address: u64, data: &[u8]) -> Option<()> {
        let (buffer, range) = self.place(address, data.len())?;
        self.log.note(|| DramTouch { buffer, start: range.start as u64, end: range.end as u64, write: true });
        self.buffers.get_mut(buffer)?.bytes.get_mut(range)?.copy_from_slice(data);
        Some(())
    }

    fn place(&self, address: u64, size: usize) -> Option<(usize, std::ops::Range<usize>)> {
        let (buffer, byte) = self.locate(address)?;
        let end = byte.checked_add(size)?;
        (end <= self.buffers.get(buffer)?.bytes.len()).then_some((buffer, byte..end))
    }

    fn note(&self, name: &str, range: &Option<std::ops::Range<usize>>, write: bool) {
        if let (Some(view), Some(range)) = (self.names.get(name), range) {
            let at = |byte: usize| view.offset.saturating_add(byte as u64);
            self.log.note(|| DramTouch { buffer: view.buffer, start: at(range.start), end: at(range.end), write });
        }
    }

    /// A variable that shows this byte of a buffer, and the byte's place in the variable; the one with the fewest bytes of all that do.
    pub(crate) fn variable_at(&self, buffer: usize, byte: u64) -> Option<(&str, u64)> {
        let shows = |v: &View| v.buffer == buffer && byte.checked_sub(v.offset).is_some_and(|b| b < v.bytes);
        let (name, view) = self.names.iter().filter(|(_, v)| shows(v)).min_by_key(|(_, v)| v.bytes)?;
        Some((name, byte - view.offset))
    }

    /// Names of all variables.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.keys().map(String::as_str)
    }
}

fn range(byte: i64, size: u64) -> Option<std::ops::Range<usize>> {
    let start = usize::try_from(byte).ok()?;
    Some(start..start.checked_add(usize::try_from(size).ok()?)?)
}

fn outside(name: &str, byte: i64, len: usize) -> AccessError {
    AccessError::Variable { name: name.to_owned(), byte, bytes: len as u64 }
}

impl fmt::Display for DramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Id { name, id, first } => {
                write!(f, "variable `{name}` has id {id}, which belongs to `{first}` already")
            }
            Self::Window { name, onto } => write!(f, "variable `{name}` does not fit into `{onto}`"),
            Self::Size { name, bytes } => {
                write!(f, "variable `{name}` has {bytes} bytes, more than is left of the 4 GiB that are modelled")
            }
        }
    }
}

impl std::error::Error for DramError {}
