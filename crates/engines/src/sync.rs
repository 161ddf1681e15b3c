//! Semaphores and events of one core, and what instructions wait for and update.
//!
//! 256 semaphores of 32 bits that wrap, and 256 events of one bit, shared by all engines (`execution-sync-model.md`,
//! `collective-enums.md` 6). An instruction waits, takes its wait action, reads its operands, updates what it updates on READ,
//! writes its results, and updates what it updates on COMPLETE.

use std::fmt;

use crate::choices::SemaphoreCompare;
use crate::fault::Fault;
use crate::registers::Registers;

/// A counter or flag of the core.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Flag {
    /// Semaphore.
    Semaphore(u8),
    /// Event.
    Event(u8),
}

/// Comparison of a semaphore with a threshold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compare {
    /// Equal.
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
    pub fn value(self, registers: &Registers) -> Result<u32, Fault> {
        Ok(match self {
            Self::Value(v) => v,
            Self::Register(r) => registers.read(r)?,
            Self::RegisterPlus(r, v) => registers.read(r)?.wrapping_add(v),
        })
    }
}

impl Compare {
    fn holds(self, order: std::cmp::Ordering) -> bool {
        match self {
            Self::Eq => order.is_eq(),
            Self::Lt => order.is_lt(),
            Self::Le => order.is_le(),
            Self::Gt => order.is_gt(),
            Self::Ge => order.is_ge(),
        }
    }
}

/// The semaphores and events of a core.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyncBank {
    semaphores: Vec<u32>,
    events: Vec<bool>,
    compare: SemaphoreCompare,
}

impl SyncBank {
    /// All semaphores 0, all events clear.
    pub fn new(semaphores: u32, events: u32, compare: SemaphoreCompare) -> Self {
        Self { semaphores: vec![0; semaphores as usize], events: vec![false; events as usize], compare }
    }

    /// Value of a semaphore.
    ///
    /// # Errors
    /// [`Fault::Index`] if the core lacks it.
    pub fn semaphore(&self, index: u8) -> Result<u32, Fault> {
        self.semaphores.get(usize::from(index)).copied().ok_or_else(|| self.missing(Flag::Semaphore(index)))
    }

    /// State of an event.
    ///
    /// # Errors
    /// [`Fault::Index`] if the core lacks it.
    pub fn event(&self, index: u8) -> Result<bool, Fault> {
        self.events.get(usize::from(index)).copied().ok_or_else(|| self.missing(Flag::Event(index)))
    }

    /// Value of a semaphore, or 0 and 1 for an event.
    ///
    /// # Errors
    /// [`Fault::Index`] if the core lacks it.
    pub fn value(&self, flag: Flag) -> Result<u32, Fault> {
        match flag {
            Flag::Semaphore(i) => self.semaphore(i),
            Flag::Event(i) => self.event(i).map(u32::from),
        }
    }

    /// Sets a semaphore from outside.
    ///
    /// # Errors
    /// [`Fault::Index`] if the core lacks it.
    pub fn set_semaphore(&mut self, index: u8, value: u32) -> Result<(), Fault> {
        *self.semaphore_mut(index)? = value;
        Ok(())
    }

    /// Sets or clears an event from outside.
    ///
    /// # Errors
    /// [`Fault::Index`] if the core lacks it.
    pub fn set_event(&mut self, index: u8, set: bool) -> Result<(), Fault> {
        let missing = self.missing(Flag::Event(index));
        *self.events.get_mut(usize::from(index)).ok_or(missing)? = set;
        Ok(())
    }

    /// Whether the wait passes now.
    ///
    /// # Errors
    /// [`Fault::Index`] for a semaphore, event or register that is not there.
    pub fn passes(&self, wait: &Wait, registers: &Registers) -> Result<bool, Fault> {
        match *wait {
            Wait::Nothing => Ok(true),
            Wait::Event { index, set, .. } => Ok(self.event(index)? == set),
            Wait::Semaphore { index, compare, number } => {
                let (have, want) = (self.semaphore(index)?, number.value(registers)?);
                Ok(compare.holds(match self.compare {
                    SemaphoreCompare::Unsigned => have.cmp(&want),
                    SemaphoreCompare::Signed => (have as i32).cmp(&(want as i32)),
                }))
            }
        }
    }

    /// The action of a wait that has passed.
    ///
    /// # Errors
    /// [`Fault::Index`] for an event that is not there.
    pub fn act(&mut self, wait: &Wait) -> Result<(), Fault> {
        match *wait {
            Wait::Event { index, set, flip: true } => self.set_event(index, !set),
            _ => Ok(()),
        }
    }

    /// Carries out an update.
    ///
    /// # Errors
    /// [`Fault::Index`] for a semaphore, event or register that is not there; [`Fault::Illegal`] if the action does not fit the flag.
    pub fn update(&mut self, update: &Update, registers: &Registers) -> Result<(), Fault> {
        match (update.flag, update.action) {
            (Flag::Event(i), Action::Set) => self.set_event(i, true),
            (Flag::Event(i), Action::Clear) => self.set_event(i, false),
            (Flag::Semaphore(i), Action::Add(n)) => {
                let n = n.value(registers)?;
                let v = self.semaphore_mut(i)?;
                *v = v.wrapping_add(n);
                Ok(())
            }
            (Flag::Semaphore(i), Action::Subtract(n)) => {
                let n = n.value(registers)?;
                let v = self.semaphore_mut(i)?;
                *v = v.wrapping_sub(n);
                Ok(())
            }
            (Flag::Semaphore(i), Action::Write(n)) => {
                let n = n.value(registers)?;
                self.set_semaphore(i, n)
            }
            (flag, _) => Err(Fault::illegal("events", format!("the update does not fit {flag}"))),
        }
    }

    fn semaphore_mut(&mut self, index: u8) -> Result<&mut u32, Fault> {
        let missing = self.missing(Flag::Semaphore(index));
        self.semaphores.get_mut(usize::from(index)).ok_or(missing)
    }

    fn missing(&self, flag: Flag) -> Fault {
        match flag {
            Flag::Semaphore(i) => Fault::Index { what: "semaphore", index: i.into(), count: self.semaphores.len() as u32 },
            Flag::Event(i) => Fault::Index { what: "event", index: i.into(), count: self.events.len() as u32 },
        }
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
