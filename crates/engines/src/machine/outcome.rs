//! How a run ends.

use std::fmt;

use tpb_core::dialect::Engine;

use crate::fault::Fault;
use crate::site::Site;
use crate::sync::{Flag, Wait};

/// The end of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Every engine came to the end of its stream or halted, and no transfer is left.
    Completed {
        /// Steps since the machine began.
        steps: u64,
        /// Engines that halted before the end of their stream.
        halted: Vec<Engine>,
    },
    /// An instruction, or the transfer it set off, could not be executed.
    Fault {
        /// The instruction.
        at: Site,
        /// Why.
        fault: Fault,
    },
    /// No engine can go on: all that are left wait.
    Deadlock {
        /// Engines that wait, in the header's order.
        waiters: Vec<Waiter>,
    },
    /// The budget is used up.
    OutOfBudget {
        /// Steps since the machine began.
        steps: u64,
    },
}

/// An engine that waits for ever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiter {
    /// The instruction at its head.
    pub at: Site,
    /// Its waits that do not pass.
    pub unmet: Vec<Unmet>,
    /// What it waits for apart from semaphores and events.
    pub also: Option<Standstill>,
}

/// A reason to wait that is no semaphore or event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standstill {
    /// Transfers that the engine has set off.
    Transfers(usize),
    /// Other cores at a barrier with this id.
    CoreBarrier(u32),
}

/// A wait that does not pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unmet {
    /// What is waited for.
    pub wait: Wait,
    /// Value of the semaphore, or 0 or 1 for the event.
    pub value: u32,
    /// Who could still change it.
    pub updaters: Vec<Updater>,
}

/// Something in the rest of the program that updates a semaphore or event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Updater {
    /// An instruction that has not been executed.
    Instruction(Site),
    /// The transfer that an instruction would set off.
    Transfer {
        /// The instruction.
        by: Site,
        /// Queue.
        queue: String,
    },
}

/// Kinds of deadlocks, by what would have to change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeadlockKind {
    /// Something is waited for that nothing in the rest of the program updates.
    NoUpdate,
    /// Something is waited for that only later instructions of the same engine update.
    BehindItself,
    /// Engines wait for one another: what they wait for is updated by instructions that cannot come to execute.
    Cycle,
}

impl Outcome {
    /// What kind of deadlock it is, if it is one. A wait that nothing answers is the cause of those behind it.
    pub fn deadlock_kind(&self) -> Option<DeadlockKind> {
        let Self::Deadlock { waiters } = self else { return None };
        let unmet = || waiters.iter().flat_map(|w| w.unmet.iter().map(move |u| (w.at, u)));
        let own = |at: Site, updater: &Updater| match updater {
            Updater::Instruction(site) | Updater::Transfer { by: site, .. } => (site.engine, site.block) == (at.engine, at.block),
        };
        Some(match () {
            () if unmet().any(|(_, u)| u.updaters.is_empty()) => DeadlockKind::NoUpdate,
            () if unmet().any(|(at, u)| u.updaters.iter().all(|by| own(at, by))) => DeadlockKind::BehindItself,
            () => DeadlockKind::Cycle,
        })
    }
}

impl fmt::Display for DeadlockKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoUpdate => "a wait that nothing answers",
            Self::BehindItself => "a wait in front of its own answer",
            Self::Cycle => "engines that wait for one another",
        })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Completed { steps, halted } => {
                write!(f, "completed after {steps} steps")?;
                for (i, engine) in halted.iter().enumerate() {
                    write!(f, "{}{}", if i == 0 { "; halted: " } else { ", " }, engine.name())?;
                }
                Ok(())
            }
            Self::Fault { at, fault } => write!(f, "{at}: {fault}"),
            Self::Deadlock { waiters } => {
                f.write_str("deadlock")?;
                waiters.iter().try_for_each(|w| write!(f, "\n  {w}"))
            }
            Self::OutOfBudget { steps } => write!(f, "out of budget after {steps} steps"),
        }
    }
}

impl fmt::Display for Waiter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} waits for ", self.at)?;
        for (i, unmet) in self.unmet.iter().enumerate() {
            write!(f, "{}{unmet}", if i == 0 { "" } else { ", and for " })?;
        }
        if let Some(also) = &self.also {
            write!(f, "{}{also}", if self.unmet.is_empty() { "" } else { ", and for " })?;
        }
        Ok(())
    }
}

impl fmt::Display for Unmet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.wait.flag() {
            Some(Flag::Semaphore(_)) => write!(f, "{} (it is {})", self.wait, self.value)?,
            _ => write!(f, "{}", self.wait)?,
        }
        match self.updaters.split_first() {
            None => f.write_str(", which nothing in the rest of the program updates"),
            Some((first, rest)) => {
                write!(f, ", which could be updated by {first}")?;
                rest.iter().take(MOST_UPDATERS).try_for_each(|u| write!(f, ", {u}"))?;
                match rest.len().saturating_sub(MOST_UPDATERS) {
                    0 => Ok(()),
                    more => write!(f, " and {more} more"),
                }
            }
        }
    }
}

/// Updaters that are printed after the first.
const MOST_UPDATERS: usize = 3;

impl fmt::Display for Updater {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Instruction(site) => site.fmt(f),
            Self::Transfer { by, queue } => write!(f, "a transfer on `{queue}` set off by {by}"),
        }
    }
}

impl fmt::Display for Standstill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Transfers(n) => write!(f, "{n} transfers of its own"),
            Self::CoreBarrier(id) => write!(f, "the other cores at barrier {id}"),
        }
    }
}
