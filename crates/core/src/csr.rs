//! Register descriptors: blocks, their registers and fields, as static data.

use crate::layout::{Conf, GenSet};

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

impl Access {
    /// `rw`, `ro` or `wo`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ReadWrite => "rw",
            Self::ReadOnly => "ro",
            Self::WriteOnly => "wo",
        }
    }
}

/// A block of registers or of memory.
#[derive(Debug)]
pub struct BlockInfo {
    /// `arr_seq`.
    pub name: &'static str,
    /// Name in the register description of the chip; empty where it has none.
    pub title: &'static str,
    /// Generations that have a block of this name.
    pub gens: GenSet,
    /// The generation whose figures these are, where the others are known by name only.
    pub anchor: Option<&'static str>,
    /// Bytes of its window.
    pub size: Option<u32>,
    /// Where it is in the address map.
    pub instances: &'static [InstanceInfo],
    /// Registers in groups; those outside of groups are in one without name.
    pub groups: &'static [GroupInfo],
    /// Memories.
    pub regions: &'static [RegionInfo],
    /// What it is.
    pub doc: &'static str,
    /// What is a reading, and what is not known.
    pub notes: &'static [&'static str],
    /// Confidence.
    pub conf: Conf,
    /// Where it is from.
    pub source: &'static [&'static str],
}

/// Copies of a block in the address map.
#[derive(Debug)]
pub struct InstanceInfo {
    /// Name.
    pub name: &'static str,
    /// Generations.
    pub gens: GenSet,
    /// Addresses of the copies.
    pub addresses: &'static [u64],
    /// What it is.
    pub doc: &'static str,
}

/// A group of registers, of which there may be copies.
#[derive(Debug)]
pub struct GroupInfo {
    /// Name; empty for registers outside of groups.
    pub name: &'static str,
    /// Generations.
    pub gens: GenSet,
    /// Offset in the block; `None` where it is not known.
    pub offset: Option<u32>,
    /// Bytes of one copy.
    pub size: Option<u32>,
    /// Number of copies.
    pub count: u32,
    /// Bytes from one copy to the next.
    pub stride: u32,
    /// Names of the copies, where they have some.
    pub copies: &'static [&'static str],
    /// Registers.
    pub registers: &'static [RegisterInfo],
    /// What it is.
    pub doc: &'static str,
}

/// A register, or an array of them.
#[derive(Debug)]
pub struct RegisterInfo {
    /// Name.
    pub name: &'static str,
    /// Generations.
    pub gens: GenSet,
    /// Offset in the group; `None` where it is not known.
    pub offset: Option<u32>,
    /// Bits.
    pub width: u8,
    /// What software may do with it; `None` where it is not stated.
    pub access: Option<Access>,
    /// A write acts once and leaves nothing behind.
    pub pulse: bool,
    /// Value after reset; `None` where it is not known.
    pub reset: Option<u64>,
    /// Number of elements.
    pub count: u32,
    /// Bytes from one element to the next.
    pub stride: u32,
    /// Fields, least significant bit first; empty where they are not known.
    pub fields: &'static [FieldInfo],
    /// What it is.
    pub doc: &'static str,
    /// What is a reading, and what is not known.
    pub notes: &'static [&'static str],
    /// Confidence.
    pub conf: Conf,
    /// Where it is from.
    pub source: &'static [&'static str],
}

/// A field of a register.
#[derive(Debug)]
pub struct FieldInfo {
    /// Name.
    pub name: &'static str,
    /// Generations.
    pub gens: GenSet,
    /// Least significant bit.
    pub lsb: u8,
    /// Number of bits.
    pub width: u8,
    /// What software may do with it, where that is not what it may do with the register.
    pub access: Option<Access>,
    /// Writing 1 acts once and leaves nothing behind.
    pub pulse: bool,
    /// Value after reset; `None` where it is not known.
    pub reset: Option<u64>,
    /// Two's complement.
    pub signed: bool,
    /// What some values mean.
    pub values: &'static [(u64, &'static str)],
    /// What it is.
    pub doc: &'static str,
    /// Confidence.
    pub conf: Conf,
}

/// A memory of a block.
#[derive(Debug)]
pub struct RegionInfo {
    /// Name.
    pub name: &'static str,
    /// Generations.
    pub gens: GenSet,
    /// Offset in the block.
    pub offset: Option<u64>,
    /// Address in the map, where only that is known.
    pub address: Option<u64>,
    /// Bytes.
    pub size: Option<u64>,
    /// Number of entries.
    pub entries: Option<u64>,
    /// What it is.
    pub doc: &'static str,
    /// Confidence.
    pub conf: Conf,
}

impl BlockInfo {
    /// All registers, with the group that each is in.
    pub fn registers(&self) -> impl Iterator<Item = (&'static GroupInfo, &'static RegisterInfo)> {
        self.groups.iter().flat_map(|g| g.registers.iter().map(move |r| (g, r)))
    }

    /// The registers that a path names: `register`, or `group.register`. A generation that lays a register out anew adds one.
    pub fn named(&self, path: &str) -> impl Iterator<Item = (&'static GroupInfo, &'static RegisterInfo)> {
        let (group, register) = match path.split_once('.') {
            Some((group, register)) => (Some(group), register),
            None => (None, path),
        };
        self.registers()
            .filter(move |(g, r)| group.is_none_or(|name| g.name.eq_ignore_ascii_case(name)) && r.name.eq_ignore_ascii_case(register))
    }
}

impl GroupInfo {
    /// Offset in the block of element `index` of a register, in copy `copy` of the group; `None` where there is none, or it is not known.
    pub fn offset_of(&self, register: &RegisterInfo, copy: u32, index: u32) -> Option<u32> {
        if copy >= self.count || index >= register.count {
            return None;
        }
        let copy = self.stride.checked_mul(copy)?;
        let index = register.stride.checked_mul(index)?;
        self.offset?.checked_add(register.offset?)?.checked_add(copy)?.checked_add(index)
    }
}

impl FieldInfo {
    /// The field's bits of a register's value.
    pub const fn of(&self, register: u64) -> u64 {
        register >> self.lsb & (u64::MAX >> (64 - self.width as u32))
    }

    /// What a value of the field means.
    pub fn meaning(&self, value: u64) -> Option<&'static str> {
        self.values.iter().find(|(v, _)| *v == value).map(|(_, name)| *name)
    }
}
