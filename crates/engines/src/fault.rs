//! What goes wrong inside an instruction.

use std::fmt;

use tpb_core::dialect::LiftError;

use crate::memory::AccessError;

/// Why an instruction cannot be executed. `Display` gives a sentence without the instruction, which the
/// machine's [`Outcome`](crate::machine::Outcome) adds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// An operand touches memory that is not there.
    Access {
        /// Operand, as the operation names it.
        operand: &'static str,
        /// Number of the element within a partition, in the order of the walk; `None` when it is about all of them.
        element: Option<u64>,
        /// What is wrong.
        cause: AccessError,
    },
    /// The models know nothing about this.
    Unimplemented {
        /// What it is, in words.
        what: String,
    },
    /// An operand holds a value that means nothing.
    Illegal {
        /// Operand.
        operand: &'static str,
        /// What is wrong with it, in words.
        what: String,
    },
    /// Two operands that pair element by element have different numbers of elements in a partition.
    ElementCounts {
        /// First operand and its number of elements.
        first: (&'static str, u64),
        /// Second operand and its number of elements.
        second: (&'static str, u64),
    },
    /// Nobody knows what this means: the sources do not tell.
    Gap {
        /// Id of the gap.
        gap: &'static str,
        /// What is not known, in words.
        what: String,
    },
    /// A 64-bit address that cannot be used as the instruction uses it.
    Address {
        /// Operand.
        operand: &'static str,
        /// The address.
        address: u64,
        /// Why.
        why: AddressError,
    },
    /// An instruction asks for more work than is allowed.
    Work {
        /// Operand.
        operand: &'static str,
        /// Bytes it asks for.
        bytes: u64,
        /// Most that are allowed.
        limit: u64,
    },
    /// The record has no operation.
    Lift(LiftError),
    /// The engine's sequencer has no handler for the opcode, although the generation defines it; the device logs it and spins.
    BadOpcode {
        /// Engine.
        engine: &'static str,
    },
    /// A semaphore, event or register that the core lacks.
    Index {
        /// `semaphore`, `event` or `register`.
        what: &'static str,
        /// Its number.
        index: u32,
        /// How many there are.
        count: u32,
    },
}

/// Why an address cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddressError {
    /// Nothing is there.
    Unmapped,
    /// It is no multiple of this.
    Unaligned(u32),
    /// The window takes words of four bytes only.
    Words,
    /// The window cannot be read.
    WriteOnly,
    /// The window cannot be written.
    ReadOnly,
    /// The firewall denies it.
    Denied,
    /// It belongs to a core that is not there, or that cannot be read from here.
    Peer(u32),
    /// The memory refuses it.
    Memory(AccessError),
    /// The access reaches into another region of 16 MiB than it begins in.
    Crosses,
}

impl Fault {
    /// `what` is beyond the models.
    pub fn unimplemented(what: impl Into<String>) -> Self {
        Self::Unimplemented { what: what.into() }
    }

    /// `operand` makes no sense.
    pub fn illegal(operand: &'static str, what: impl Into<String>) -> Self {
        Self::Illegal { operand, what: what.into() }
    }

    /// What kind it is, in a word or two.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Access { .. } => "access",
            Self::Unimplemented { .. } => "unimplemented",
            Self::Illegal { .. } => "illegal operand",
            Self::ElementCounts { .. } => "element counts",
            Self::Gap { .. } => "gap",
            Self::Address { .. } => "address",
            Self::Work { .. } => "work",
            Self::Lift(_) => "no operation",
            Self::Index { .. } => "index",
            Self::BadOpcode { .. } => "bad opcode",
        }
    }

    /// The sources do not tell what `what` is.
    pub fn gap(gap: &'static str, what: impl Into<String>) -> Self {
        Self::Gap { gap, what: what.into() }
    }

    /// `operand` as a whole touches memory that is not there.
    pub fn access(operand: &'static str, cause: AccessError) -> Self {
        Self::Access { operand, element: None, cause }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Access { operand, element: Some(e), cause } => write!(f, "element {e} of {operand}: {cause}"),
            Self::Access { operand, element: None, cause } => write!(f, "{operand}: {cause}"),
            Self::Unimplemented { what } => write!(f, "{what} is not modelled"),
            Self::Illegal { operand, what } => write!(f, "{operand}: {what}"),
            Self::ElementCounts { first: (a, n), second: (b, m) } => {
                write!(f, "{a} has {n} elements a partition and {b} has {m}")
            }
            Self::Gap { gap, what } => write!(f, "{what}: the sources do not tell (gap {gap})"),
            Self::Address { operand, address, why } => write!(f, "{operand}: address {address:#x} {why}"),
            Self::Work { operand, bytes, limit } => {
                write!(f, "{operand} asks for {bytes} bytes of work, more than the {limit} that an instruction may have")
            }
            Self::Lift(e) => e.fmt(f),
            Self::BadOpcode { engine } => write!(f, "it is a bad opcode to the sequencer of {engine}"),
            Self::Index { what, index, count } => write!(f, "there is no {what} {index}: this core has {count}"),
        }
    }
}

impl std::error::Error for Fault {}

impl fmt::Display for AddressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unmapped => f.write_str("is mapped to nothing"),
            Self::Unaligned(n) => write!(f, "is no multiple of {n}"),
            Self::Words => f.write_str("is in a window that takes words of four bytes only"),
            Self::WriteOnly => f.write_str("is in a window that cannot be read"),
            Self::ReadOnly => f.write_str("is in a window that cannot be written"),
            Self::Denied => f.write_str("is denied by the firewall"),
            Self::Peer(core) => write!(f, "belongs to core {core}, which is not there"),
            Self::Memory(cause) => write!(f, "cannot be accessed: {cause}"),
            Self::Crosses => f.write_str("begins an access that leaves its aligned 16 MiB"),
        }
    }
}

impl std::error::Error for AddressError {}
