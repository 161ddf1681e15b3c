//! Semaphores and events of one core, and what instructions wait for and update.
//!
//! 256 semaphores of 32 bits that wrap, and 256 events of one bit, shared by all engines (`execution-sync-model.md`,
//! `collective-enums.md` 6). An instruction waits, takes its wait action, reads its operands, updates what it updates on READ,
//! writes its results, and updates what it updates on COMPLETE.

mod bank;
mod signals;

use std::fmt;

use crate::fault::Fault;
use crate::registers::Registers;
pub use bank::SyncBank;
pub(crate) use signals::Signals;

/// A counter or flag of the core.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Flag {
    /// Semaphore.
    Semaphore(u8),
    /// Event.
    Event(u8),
}

/// Who has a bank of semaphores and events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Block {
    /// The core.
    Core,
    /// A TOP_SP outside the core.
    TopSp(u8),
}

/// Comparison of a semaphore with a threshold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Compare {
    /// Equal.
    #[default]
    Eq,
    /// Less.
    Lt,
    /// Less or equal.
    Le,
    /// Greater.
    Gt,
    /// Greater or equal.
    Ge,
}

/// Where a threshold or an update's number comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// The record.
    Value(u32),
    /// A register, read when the wait is tried or the update happens.
    Register(u32),
    /// A register plus a number, modulo 2^32 (MAVERICK).
    RegisterPlus(u32, u32),
}

/// What an instruction waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    /// Nothing. NONE and, on MAVERICK, UNORDERED: the model keeps no order that UNORDERED could give up.
    Nothing,
    /// A semaphore that compares with a number. The wait changes nothing.
    Semaphore {
        /// Index.
        index: u8,
        /// Comparison, semaphore on the left.
        compare: Compare,
        /// Threshold.
        number: Number,
    },
    /// An event in a state.
    Event {
        /// Index.
        index: u8,
        /// State waited for.
        set: bool,
        /// Whether the event is flipped at once when the wait passes.
        flip: bool,
    },
}

/// When an update happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The operands have been read; results may be missing still.
    Read,
    /// The results are written.
    Complete,
}

/// What an update does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Sets an event.
    Set,
    /// Clears an event.
    Clear,
    /// Adds to a semaphore, modulo 2^32.
    Add(Number),
    /// Subtracts from a semaphore, modulo 2^32.
    Subtract(Number),
    /// Writes a semaphore.
    Write(Number),
}

/// An update of a semaphore or event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Update {
    /// What is updated.
    pub flag: Flag,
    /// How.
    pub action: Action,
    /// When.
    pub moment: Moment,
}

impl Number {
    /// The number, with the registers as they are now.
    ///
    /// # Errors
    /// [`Fault::Index`] for a register that is not there.
    #[inline]
    pub fn value(self, registers: &Registers) -> Result<u32, Fault> {
        Ok(match self {
            Self::Value(v) => v,
            Self::Register(r) => registers.read(r)?,
            Self::RegisterPlus(r, v) => registers.read(r)?.wrapping_add(v),
        })
    }
}

impl Compare {
    /// Whether the comparison holds for an order of left and right.
    #[inline]
    pub const fn holds(self, order: std::cmp::Ordering) -> bool {
        // A bit each for less, equal and greater.
        let holds = match self {
            Self::Eq => 0b010,
            Self::Lt => 0b001,
            Self::Le => 0b011,
            Self::Gt => 0b100,
            Self::Ge => 0b110,
        };
        holds >> (order as i8 + 1) & 1 == 1
    }
}

impl Wait {
    /// The semaphore or event that the wait looks at.
    pub const fn flag(&self) -> Option<Flag> {
        match *self {
            Self::Nothing => None,
            Self::Semaphore { index, .. } => Some(Flag::Semaphore(index)),
            Self::Event { index, .. } => Some(Flag::Event(index)),
        }
    }
}

impl fmt::Display for Flag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Semaphore(i) => write!(f, "semaphore {i}"),
            Self::Event(i) => write!(f, "event {i}"),
        }
    }
}

impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Core => f.write_str("core"),
            Self::TopSp(i) => write!(f, "TOP_SP {i}"),
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Value(v) => v.fmt(f),
            Self::Register(r) => write!(f, "R{r}"),
            Self::RegisterPlus(r, v) => write!(f, "R{r}+{v}"),
        }
    }
}

impl fmt::Display for Wait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("nothing"),
            Self::Semaphore { index, compare, number } => {
                let sign = match compare {
                    Compare::Eq => "==",
                    Compare::Lt => "<",
                    Compare::Le => "<=",
                    Compare::Gt => ">",
                    Compare::Ge => ">=",
                };
                write!(f, "semaphore {index} {sign} {number}")
            }
            Self::Event { index, set, .. } => write!(f, "event {index} {}", if *set { "set" } else { "clear" }),
        }
    }
}
