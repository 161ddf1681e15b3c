//! DRAM as the variables of a program.

use std::collections::BTreeMap;
use std::fmt;

use super::AccessError;

/// DRAM: variables by name and id. Two variables may be windows on the same bytes.
#[derive(Clone, Debug, Default)]
pub struct Dram {
    buffers: Vec<Vec<u8>>,
    names: BTreeMap<String, View>,
    ids: BTreeMap<u32, String>,
}

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
    /// Declares a variable of its own bytes, all `fill`. A variable of the same name is replaced.
    ///
    /// # Errors
    /// If another variable has the id, or all variables together are beyond [`MAX_DRAM`].
    pub fn declare(&mut self, name: &str, id: Option<u32>, bytes: u64, fill: u8) -> Result<(), DramError> {
        let all = self.buffers.iter().map(|b| b.len() as u64).sum::<u64>().saturating_add(bytes);
        let size = usize::try_from(bytes).ok().filter(|_| all <= MAX_DRAM);
        let size = size.ok_or_else(|| DramError::Size { name: name.to_owned(), bytes })?;
        self.claim(name, id)?;
        self.names.insert(name.to_owned(), View { buffer: self.buffers.len(), offset: 0, bytes });
        self.buffers.push(vec![fill; size]);
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
        self.buffers.get(view.buffer)?.get(start..end)
    }

    /// The bytes of a variable, to be written.
    pub fn bytes_mut(&mut self, name: &str) -> Option<&mut [u8]> {
        let view = *self.names.get(name)?;
        let start = usize::try_from(view.offset).ok()?;
        let end = start.checked_add(usize::try_from(view.bytes).ok()?)?;
        self.buffers.get_mut(view.buffer)?.get_mut(start..end)
    }

    /// `size` bytes of a variable from `byte`, or `None` if there is no such variable.
    ///
    /// # Errors
    /// If the access leaves the variable.
    pub fn read(&self, name: &str, byte: i64, size: u64) -> Option<Result<&[u8], AccessError>> {
        let bytes = self.bytes(name)?;
        let range = range(byte, size);
        Some(range.and_then(|r| bytes.get(r)).ok_or_else(|| outside(name, byte, bytes.len())))
    }

    /// As [`Dram::read`], to be written.
    ///
    /// # Errors
    /// If the access leaves the variable.
    pub fn write(&mut self, name: &str, byte: i64, size: u64) -> Option<Result<&mut [u8], AccessError>> {
        let bytes = self.bytes_mut(name)?;
        let len = bytes.len();
        let range = range(byte, size);
        Some(range.and_then(|r| bytes.get_mut(r)).ok_or_else(|| outside(name, byte, len)))
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
