//! The tables of one generation: opcodes, their record forms, and how they print.

mod grammar;
mod item;

pub use grammar::{Template, Templates, TextGrammar};
pub use item::{Selector, TextItem};

pub(crate) use grammar::{INDEX_SHIFT, Sign};

pub use crate::engine::{Engine, EngineSet};

use crate::RecordBytes;
use crate::check::{Context, Finding, RuleInfo};
use crate::layout::{Conf, EnumInfo, GenSet, Locator, StructInfo};

/// Class of an opcode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Runs on the device.
    Real,
    /// Lives in files and is lowered before the device sees it.
    Pseudo,
    /// Marks invalid memory.
    Sentinel,
}

impl Class {
    /// `real`, `pseudo` or `sentinel`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Real => "real",
            Self::Pseudo => "pseudo",
            Self::Sentinel => "sentinel",
        }
    }
}

/// Whether anything executes an opcode, apart from its being defined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Executed {
    /// Not stated by any source.
    Unknown,
    /// Defined, and executed nowhere in this generation.
    No,
    /// Firmware or hardware runs it.
    Yes,
}

/// An opcode of one generation.
#[derive(Clone, Copy, Debug)]
pub struct OpcodeInfo {
    /// Header name.
    pub name: &'static str,
    /// As printed in assembler text.
    pub mnemonic: &'static str,
    /// Byte 0 of the record.
    pub byte: u8,
    /// Class.
    pub class: Class,
    /// Engines that accept it.
    pub engines: EngineSet,
    /// How sure the engine list is; `Low` never rejects.
    pub engines_conf: Conf,
    /// Execution presence.
    pub executed: Executed,
    /// Engines whose sequencer answers it as a bad opcode, although the generation defines it.
    pub refused: EngineSet,
    /// First generation that has it.
    pub since: &'static str,
    /// Last generation that has it, where one dropped it.
    pub until: Option<&'static str>,
    /// What it does.
    pub doc: &'static str,
    /// Confidence.
    pub conf: Conf,
    /// Where it is from.
    pub source: &'static [&'static str],
    /// Record forms: sub-forms with a selector first, the plain form last.
    pub forms: &'static [&'static Form],
}

impl OpcodeInfo {
    /// The form with which a record of this opcode continues one with that opcode byte.
    pub fn continuing(&self, before: u8) -> Option<&'static Form> {
        self.forms.iter().copied().find(|f| f.follows.contains(&before))
    }
}

/// One record form under an opcode.
#[derive(Debug)]
pub struct Form {
    /// Format name, `S3D3_MM`.
    pub name: &'static str,
    /// The selector that picks this sub-form.
    pub selector: Option<Selector>,
    /// Continues the record before it, so it is never chosen by a record alone.
    pub continues: bool,
    /// Opcodes of the records that it continues.
    pub follows: &'static [u8],
    /// Layout.
    pub layout: &'static StructInfo,
    /// Operation it lifts to.
    pub operation: &'static str,
    /// Execution presence of a sub-form, where its opcode's does not hold.
    pub executed: Option<Executed>,
    /// Gap id, where nobody knows the payload.
    pub gap: Option<&'static str>,
    /// Printed fields.
    pub text: &'static [TextItem],
    /// What fields stand for.
    pub uses: &'static [Use],
    /// Rules of the form in this generation.
    pub rules: &'static [RuleInfo],
    /// What it is.
    pub doc: &'static str,
}

/// What a field of a form stands for.
#[derive(Clone, Copy, Debug)]
pub struct Use {
    /// The field, by path.
    pub path: &'static str,
    /// Index in the layout of the field that the path begins with.
    pub field: u8,
    /// Byte offset.
    pub offset: u16,
    /// First bit from there.
    pub lsb: u8,
    /// Bits of one entry; the field is a list where it has more.
    pub entry: u16,
    /// Bits in all.
    pub width: u16,
    /// What it names.
    pub what: What,
    /// Written or signalled, not read or waited for.
    pub write: bool,
    /// Whether it applies to a record; to all where absent.
    pub when: Option<fn(&RecordBytes) -> bool>,
    /// Elements of memory.
    pub elements: Elements,
    /// Partitions of memory.
    pub partitions: Partitions,
    /// Steps in elements, and counts, fastest first, of a walk that starts here.
    pub walk: &'static [(Locator, Locator)],
    /// How many entries of a list are used: the product of these; one where there are none and it is no list.
    pub count: &'static [Locator],
    /// Mode of a wait or an update.
    pub mode: Option<(Locator, &'static EnumInfo)>,
    /// Value of a wait or an update.
    pub value: Option<Locator>,
    /// Last of a range.
    pub through: Option<Locator>,
}

/// What a field names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A place in memory.
    Memory,
    /// A register, by number.
    Register,
    /// A semaphore, by number.
    Semaphore,
    /// An event, by number.
    Event,
    /// Semaphores, one bit each.
    SemaphoreMask,
    /// A DMA queue.
    Queue,
    /// Where a branch goes.
    Target,
}

/// How large the elements of an access are.
#[derive(Clone, Copy, Debug)]
pub enum Elements {
    /// Nothing says it.
    Unknown,
    /// So many bits.
    Bits(u32),
    /// So many bytes as the place holds; 0 stands for 65536.
    Bytes(Locator),
    /// The place holds a code, which the function makes bits of.
    Coded(Locator, fn(u64) -> Option<u32>),
}

/// How many partitions an access spans.
#[derive(Clone, Copy, Debug)]
pub enum Partitions {
    /// Nothing says it.
    Unknown,
    /// So many as the place holds.
    Count(Locator),
    /// So many times 16 as the place holds; 0 stands for all 128.
    Ports(Locator),
}

/// The tables of one generation.
#[derive(Debug)]
pub struct Dialect {
    /// `mariana_plus`.
    pub name: &'static str,
    /// `MARIANA_PLUS`.
    pub title: &'static str,
    /// `V4+`.
    pub version: &'static str,
    /// Position in the lineage, the bit in a [`GenSet`].
    pub index: u8,
    /// Generation it follows.
    pub after: Option<&'static str>,
    /// What it is.
    pub doc: &'static str,
    /// Sizes, by name.
    pub geometry: &'static [(&'static str, u64)],
    /// Opcodes, sorted by byte.
    pub opcodes: &'static [OpcodeInfo],
    /// Index into `opcodes` plus one per byte; 0 where the generation lacks it.
    pub by_byte: &'static [u8; 256],
    /// Bytes this generation lacks and others have: byte, name, generations.
    pub elsewhere: &'static [(u8, &'static str, GenSet)],
    /// Text grammar.
    pub text: &'static TextGrammar,
}

impl Dialect {
    /// The opcode of this byte.
    #[inline]
    pub fn opcode(&self, byte: u8) -> Option<&'static OpcodeInfo> {
        match self.by_byte[usize::from(byte)] {
            0 => None,
            i => Some(&self.opcodes[usize::from(i) - 1]),
        }
    }

    /// The opcode of this name or mnemonic, in either case.
    pub fn opcode_named(&self, name: &str) -> Option<&'static OpcodeInfo> {
        self.opcodes.iter().find(|o| o.name.eq_ignore_ascii_case(name) || o.mnemonic.eq_ignore_ascii_case(name))
    }

    /// The form that a record has, taken alone.
    #[inline]
    pub fn form(&self, record: &RecordBytes) -> Option<(&'static OpcodeInfo, &'static Form)> {
        let opcode = self.opcode(record[0])?;
        let form = opcode.forms.iter().find(|f| match f.selector {
            _ if f.continues => false,
            Some(s) => record[usize::from(s.offset)] == s.value,
            None => true,
        })?;
        Some((opcode, form))
    }

    /// The form that a record has behind one with this opcode byte: a form that continues that, or the one it has taken alone.
    #[inline]
    pub fn form_after(&self, before: Option<u8>, record: &RecordBytes) -> Option<(&'static OpcodeInfo, &'static Form)> {
        let opcode = self.opcode(record[0])?;
        match before.and_then(|byte| opcode.continuing(byte)) {
            Some(form) => Some((opcode, form)),
            None => self.form(record),
        }
    }

    /// A size by name.
    pub fn geometry(&self, name: &str) -> Option<u64> {
        self.geometry.iter().find(|(n, _)| *n == name).map(|(_, v)| *v)
    }
}

/// Everything one generation offers, over the operation type `O`.
#[derive(Debug)]
pub struct Isa<O: 'static> {
    /// Tables.
    pub dialect: &'static Dialect,
    /// Whether a record breaks no rule.
    pub is_valid: fn(&RecordBytes, &Context) -> bool,
    /// Calls back once per broken rule.
    pub check: fn(&RecordBytes, &Context, &mut dyn FnMut(Finding)),
    /// Record to operation.
    pub lift: fn(&RecordBytes) -> Result<O, LiftError>,
    /// Operation to record.
    pub lower: fn(&O) -> Result<RecordBytes, LowerError>,
    /// Operation over a record, whose bytes that no operand stands for stay.
    pub lower_onto: fn(&O, &RecordBytes) -> Result<RecordBytes, LowerError>,
    /// A record through the generation's `Instruction`: the opcode's name, and the record again.
    pub recode: fn(&RecordBytes) -> (Option<&'static str>, RecordBytes),
}

/// Why a record has no operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LiftError {
    /// The generation has no such opcode.
    UnknownOpcode(u8),
    /// A field holds a value that the operation has no word for.
    Value {
        /// Field path.
        field: &'static str,
        /// The value.
        value: u64,
    },
}

/// Why an operation has no record in a generation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LowerError {
    /// The generation has no such operation.
    UnknownOperation(&'static str),
    /// The operation's opcode is not one the generation has for it.
    Opcode(u8),
    /// The generation cannot express this operand's value.
    Operand {
        /// Operand.
        operand: &'static str,
    },
    /// In this generation the operand's value selects another form of the record, which states another operation.
    OtherForm {
        /// Operand.
        operand: &'static str,
    },
}

impl core::fmt::Display for LiftError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::UnknownOpcode(b) => write!(f, "this generation has no opcode {b:#04x}"),
            Self::Value { field, value } => write!(f, "{field} is {value:#x}, which no operand value stands for"),
        }
    }
}

impl core::fmt::Display for LowerError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::UnknownOperation(o) => write!(f, "this generation has no record for {o}"),
            Self::Opcode(b) => write!(f, "this generation has no opcode {b:#04x} for the operation"),
            Self::Operand { operand } => write!(f, "this generation cannot express the value of {operand}"),
            Self::OtherForm { operand } => write!(f, "in this generation the value of {operand} selects the record of another operation"),
        }
    }
}

impl core::error::Error for LiftError {}
impl core::error::Error for LowerError {}

/// An operation that can be made from a record of type `R`.
pub trait Lift<R>: Sized {
    /// The operation that the record states.
    ///
    /// # Errors
    /// A field holds a value that no operand value stands for.
    fn lift(record: &R) -> Result<Self, LiftError>;
}

/// An operation that can be written as a record of type `R`.
pub trait Lower<R> {
    /// Writes the operands over `record`; bytes that no operand stands for stay.
    ///
    /// # Errors
    /// The record cannot express an operand's value.
    fn lower_onto(&self, record: R) -> Result<R, LowerError>;
}
