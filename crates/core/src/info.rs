//! What an instruction touches, told from its bytes alone: memory, semaphores and events, registers, queues, branch targets.
//!
//! It is found by the types of fields (access patterns, events) and by what a form's [`uses`](crate::dialect::Form::uses) say of them, so no opcode is
//! known here. What a register holds, what indices select and what no source states is reported as unknown, never left out. Where a pattern does not
//! touch every byte of an area, the area is given with the steps where they are few, and as a whole where they are many; what is reported as touched is
//! never too little.

mod collect;
mod json;
mod pattern;
mod sync;
mod text;

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::RecordBytes;
use crate::dialect::{Dialect, Form, OpcodeInfo};

/// What an instruction touches.
#[derive(Clone, Debug, Default)]
pub struct Info {
    /// The opcode, where the generation has it.
    pub opcode: Option<&'static OpcodeInfo>,
    /// The form of the record, where it has one.
    pub form: Option<&'static Form>,
    /// Whether all operands are known: the form is, and no gap is left in it.
    pub is_complete: bool,
    /// Memory read and written.
    pub memory: Vec<Access>,
    /// What is waited for.
    pub waits: Vec<Sync>,
    /// What is signalled.
    pub updates: Vec<Sync>,
    /// Registers read and written.
    pub registers: Vec<Register>,
    /// DMA queues.
    pub queues: Vec<Queue>,
    /// Where it branches.
    pub targets: Vec<Target>,
}

/// An access to memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    /// Path of the operand.
    pub operand: String,
    /// Written, not read.
    pub write: bool,
    /// Where.
    pub place: Place,
}

/// Where memory is accessed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In SBUF or PSUM.
    Core(Region),
    /// In the address space of the chip.
    System {
        /// First address.
        start: u64,
        /// Addresses touched.
        bytes: Result<Bytes, Unknown>,
    },
    /// Somewhere.
    Unknown(Unknown),
}

/// A region of SBUF or PSUM: the same bytes of several partitions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// Which of the two.
    pub memory: Memory,
    /// First partition.
    pub partition: u32,
    /// Number of partitions.
    pub partitions: Result<u32, Unknown>,
    /// Byte inside the partition that the operand names.
    pub start: u32,
    /// Bytes touched inside each partition.
    pub bytes: Result<Bytes, Unknown>,
}

/// A memory of the core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    /// State buffer.
    Sbuf,
    /// Partial sums.
    Psum,
}

/// Bytes that a walk touches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bytes {
    /// In ascending order, apart from each other. They can begin below zero, which is a mistake of the program.
    pub ranges: Vec<Range<i64>>,
    /// Every byte of them is touched.
    pub is_exact: bool,
}

/// Why something is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// A register holds it.
    Register(u8),
    /// A shape register holds it.
    Shape,
    /// It is selected by indices in memory.
    Indirect,
    /// An entry of the address table holds it.
    Table,
    /// The loader puts it in the place of a variable.
    Variable,
    /// No source states it.
    Unstated,
}

/// A wait for a semaphore or event, or an update of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sync {
    /// Path of the operand.
    pub operand: String,
    /// What is waited for or updated.
    pub object: Object,
    /// Condition or effect.
    pub mode: Option<Mode>,
    /// Threshold or operand, where there is one.
    pub value: Option<SyncValue>,
}

/// A semaphore, an event, or several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Object {
    /// A semaphore.
    Semaphore(u32),
    /// An event.
    Event(u32),
    /// Semaphores from one to another, both of them included.
    Range(u32, u32),
    /// Semaphores by mask, 64 to a word.
    Mask([u64; 4]),
}

/// A mode by value and name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mode {
    /// Value.
    pub value: u64,
    /// Name, where the generation has one.
    pub name: Option<&'static str>,
}

/// Value of a wait or an update.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SyncValue {
    /// The value.
    Immediate(u64),
    /// A register holds it.
    Register(u32),
    /// A register holds it, with this added.
    RegisterOffset(u32, u32),
}

/// A register read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Register {
    /// Path of the operand.
    pub operand: String,
    /// Number.
    pub number: u32,
    /// Written, not read.
    pub write: bool,
}

/// A DMA queue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Queue {
    /// Path of the operand.
    pub operand: String,
    /// Name, up to the first NUL; other bytes than text are escaped.
    pub name: String,
}

/// Where a branch goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// Path of the operand.
    pub operand: String,
    /// How the target is given.
    pub mode: Option<Mode>,
    /// The target.
    pub to: Destination,
}

/// The target of a branch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Destination {
    /// A number in the record.
    Immediate(u64),
    /// A register.
    Register(u32),
    /// A pair of registers, low and high half.
    Pair(u32, u32),
    /// A function, by name.
    Name(String),
}

/// What a record touches in a generation, the record taken alone.
pub fn info(dialect: &Dialect, record: &RecordBytes) -> Info {
    match dialect.form(record) {
        Some((opcode, form)) => Info { opcode: Some(opcode), ..info_as(dialect, form, record) },
        None => Info { opcode: dialect.opcode(record[0]), ..Info::default() },
    }
}

/// The same of a record that has this form, as one that continues the record before it.
pub fn info_as(dialect: &Dialect, form: &'static Form, record: &RecordBytes) -> Info {
    let mut info = Info { opcode: dialect.opcode(record[0]), form: Some(form), is_complete: form.gap.is_none(), ..Info::default() };
    collect::Collect { dialect, form, record, info: &mut info }.all();
    info
}
