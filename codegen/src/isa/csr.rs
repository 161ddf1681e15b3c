//! Blocks of registers, resolved.

use super::GenSet;
use crate::spec::Evidence;
use crate::spec::csr::Access;

/// A block.
#[derive(Clone, Debug)]
pub struct Block {
    /// `arr_seq`.
    pub name: String,
    /// Name in the chip's register description.
    pub title: String,
    /// Generations.
    pub gens: GenSet,
    /// The generation whose figures these are.
    pub anchor: Option<String>,
    /// Bytes of its window.
    pub size: Option<u32>,
    /// Bits of a register.
    pub width: u32,
    /// Name, generations, addresses, doc.
    pub instances: Vec<(String, GenSet, Vec<u64>, String)>,
    /// Field lists that are types of their own.
    pub layouts: Vec<Layout>,
    /// Groups; registers outside of groups are in one without name.
    pub groups: Vec<Group>,
    /// Memories.
    pub regions: Vec<Region>,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// The fields of one register, or of several.
#[derive(Clone, Debug)]
pub struct Layout {
    /// Name in the spec.
    pub name: String,
    /// Name of the type.
    pub rust: String,
    /// Fields, least significant bit first.
    pub fields: Vec<Field>,
    /// Value after reset, where every field states it.
    pub reset: Option<u64>,
    /// What it is.
    pub doc: String,
}

/// A group.
#[derive(Clone, Debug)]
pub struct Group {
    /// Name; empty for registers outside of groups.
    pub name: String,
    /// Generations.
    pub gens: GenSet,
    /// Offset in the block.
    pub offset: Option<u32>,
    /// Bytes of a copy.
    pub size: Option<u32>,
    /// Number of copies.
    pub count: u32,
    /// Bytes from copy to copy.
    pub stride: u32,
    /// Names of the copies.
    pub copies: Vec<String>,
    /// Registers.
    pub registers: Vec<Register>,
    /// What it is.
    pub doc: String,
}

/// A register.
#[derive(Clone, Debug)]
pub struct Register {
    /// Name.
    pub name: String,
    /// Name that tells it apart in the block: group, register, and a generation where it is laid out anew.
    pub path: String,
    /// Generations.
    pub gens: GenSet,
    /// Offset in the group.
    pub offset: Option<u32>,
    /// Access.
    pub access: Option<Access>,
    /// A write acts once.
    pub pulse: bool,
    /// Value after reset.
    pub reset: Option<u64>,
    /// Number of elements.
    pub count: u32,
    /// Bytes from element to element.
    pub stride: u32,
    /// Its fields, by index into [`Block::layouts`].
    pub layout: Option<usize>,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// A field.
#[derive(Clone, Debug)]
pub struct Field {
    /// Name.
    pub name: String,
    /// Generations.
    pub gens: GenSet,
    /// Least significant bit.
    pub lsb: u32,
    /// Width.
    pub width: u32,
    /// Access.
    pub access: Option<Access>,
    /// Writing 1 acts once.
    pub pulse: bool,
    /// Value after reset.
    pub reset: Option<u64>,
    /// Two's complement.
    pub signed: bool,
    /// Values.
    pub values: Vec<(u64, String)>,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// A memory.
#[derive(Clone, Debug)]
pub struct Region {
    /// Name.
    pub name: String,
    /// Generations.
    pub gens: GenSet,
    /// Offset in the block.
    pub offset: Option<u64>,
    /// Address.
    pub address: Option<u64>,
    /// Bytes.
    pub size: Option<u64>,
    /// Entries.
    pub entries: Option<u64>,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}
