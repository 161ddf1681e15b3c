//! `csr/` as written.

use super::{At, Evidence, Name, Range};

/// What software may do with a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Read and write.
    ReadWrite,
    /// Read.
    ReadOnly,
    /// Write.
    WriteOnly,
}

/// A block of registers or of memory.
#[derive(Debug)]
pub struct Block {
    /// `arr_seq`.
    pub name: Name,
    /// Name in the register description of the chip.
    pub title: Option<Name>,
    /// Bytes of its window.
    pub size: Option<At<u32>>,
    /// Bits of a register.
    pub width: Option<At<u32>>,
    /// The generation whose figures these are.
    pub anchor: Option<Name>,
    /// Where it is.
    pub instances: Vec<Instance>,
    /// Shared layouts.
    pub layouts: Vec<Layout>,
    /// Registers outside groups.
    pub registers: Vec<Register>,
    /// Groups.
    pub groups: Vec<Group>,
    /// Memories.
    pub regions: Vec<Region>,
    /// Generations.
    pub range: Range,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// Copies of a block in the address map.
#[derive(Debug)]
pub struct Instance {
    /// Name.
    pub name: Name,
    /// Addresses.
    pub addresses: Vec<At<u64>>,
    /// Generations.
    pub range: Range,
    /// What it is.
    pub doc: String,
}

/// Fields that several registers share.
#[derive(Debug)]
pub struct Layout {
    /// Name.
    pub name: Name,
    /// Fields.
    pub fields: Vec<Field>,
    /// What it is.
    pub doc: String,
}

/// A group of registers.
#[derive(Debug)]
pub struct Group {
    /// Name.
    pub name: Name,
    /// Offset in the block.
    pub offset: Option<At<u32>>,
    /// Bytes of a copy.
    pub size: Option<At<u32>>,
    /// Number of copies.
    pub count: Option<At<u32>>,
    /// Bytes from copy to copy.
    pub stride: Option<At<u32>>,
    /// Names of the copies.
    pub copies: Vec<Name>,
    /// Registers.
    pub registers: Vec<Register>,
    /// Generations.
    pub range: Range,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// A register, or an array of them.
#[derive(Debug)]
pub struct Register {
    /// Name.
    pub name: Name,
    /// Offset in the group or block.
    pub offset: Option<At<u32>>,
    /// Access.
    pub access: Option<Access>,
    /// A write acts once.
    pub pulse: bool,
    /// Value after reset.
    pub reset: Option<At<u64>>,
    /// Number of elements.
    pub count: Option<At<u32>>,
    /// Bytes from element to element.
    pub stride: Option<At<u32>>,
    /// Shared layout.
    pub layout: Option<Name>,
    /// Own fields.
    pub fields: Vec<Field>,
    /// Generations.
    pub range: Range,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// A field of a register.
#[derive(Debug)]
pub struct Field {
    /// Name.
    pub name: Name,
    /// Least significant bit.
    pub lsb: At<u32>,
    /// Width in bits.
    pub width: At<u32>,
    /// Access, where not the register's.
    pub access: Option<Access>,
    /// Writing 1 acts once.
    pub pulse: bool,
    /// Value after reset.
    pub reset: Option<At<u64>>,
    /// Two's complement.
    pub signed: bool,
    /// What some values mean.
    pub values: Vec<(At<u64>, String)>,
    /// Generations.
    pub range: Range,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// A memory.
#[derive(Debug)]
pub struct Region {
    /// Name.
    pub name: Name,
    /// Offset in the block.
    pub offset: Option<At<u64>>,
    /// Address in the map.
    pub address: Option<At<u64>>,
    /// Bytes.
    pub size: Option<At<u64>>,
    /// Number of entries.
    pub entries: Option<u64>,
    /// Generations.
    pub range: Range,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}
