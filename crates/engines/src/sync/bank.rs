//! The semaphores and events of one block, and who sleeps on them.

use super::signals::{Gate, Post};
use super::{Action, Flag, Update, Wait};
use crate::fault::Fault;
use crate::options::SemaphoreCompare;
use crate::registers::Registers;

/// Flags that an index of eight bits reaches, of either kind.
const INDICES: usize = 256;

/// The semaphores and events of a block: of a core, or of one TOP_SP.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyncBank {
    semaphores: Vec<u32>,
    events: Vec<bool>,
    compare: SemaphoreCompare,
    /// Signature that the last EVENT_SEMAPHORE or TEST_EVENT_SEM with one left, by flag.
    signatures: Vec<u8>,
    /// Sleepers by flag, a bit for each: semaphores first, then events.
    sleepers: Vec<u32>,
    /// Sleepers whose flag has changed.
    woken: u32,
}

impl SyncBank {
    /// All semaphores 0, all events clear.
    pub fn new(semaphores: u32, events: u32, compare: SemaphoreCompare) -> Self {
        Self {
            semaphores: vec![0; semaphores as usize],
            events: vec![false; events as usize],
            compare,
            signatures: vec![0; 2 * INDICES],
            sleepers: vec![0; 2 * INDICES],
            woken: 0,
        }
    }

    /// Value of a semaphore.
    ///
    /// # Errors
    /// [`Fault::Index`] if the block lacks it.
    #[inline]
    pub fn semaphore(&self, index: u8) -> Result<u32, Fault> {
        self.semaphores.get(usize::from(index)).copied().ok_or_else(|| self.missing(Flag::Semaphore(index)))
    }

    /// State of an event.
    ///
    /// # Errors
    /// [`Fault::Index`] if the block lacks it.
    #[inline]
    pub fn event(&self, index: u8) -> Result<bool, Fault> {
        self.events.get(usize::from(index)).copied().ok_or_else(|| self.missing(Flag::Event(index)))
    }

    /// Value of a semaphore, or 0 and 1 for an event.
    ///
    /// # Errors
    /// [`Fault::Index`] if the block lacks it.
    pub fn value(&self, flag: Flag) -> Result<u32, Fault> {
        match flag {
            Flag::Semaphore(i) => self.semaphore(i),
            Flag::Event(i) => self.event(i).map(u32::from),
        }
    }

    /// The signature that the last setter with one left at the flag; 0 if there was none.
    pub fn signature(&self, flag: Flag) -> u8 {
        self.signatures.get(place(flag)).copied().unwrap_or(0)
    }

    /// Leaves a setter's signature at the flag.
    pub fn sign(&mut self, flag: Flag, signature: u8) {
        if let Some(s) = self.signatures.get_mut(place(flag)) {
            *s = signature;
        }
    }

    /// Sets a semaphore from outside.
    ///
    /// # Errors
    /// [`Fault::Index`] if the block lacks it.
    pub fn set_semaphore(&mut self, index: u8, value: u32) -> Result<(), Fault> {
        self.change(index, |_| value)
    }

    /// Sets or clears an event from outside.
    ///
    /// # Errors
    /// [`Fault::Index`] if the block lacks it.
    pub fn set_event(&mut self, index: u8, set: bool) -> Result<(), Fault> {
        match self.events.get_mut(usize::from(index)) {
            None => Err(self.missing(Flag::Event(index))),
            Some(event) => {
                *event = set;
                self.wake(Flag::Event(index));
                Ok(())
            }
        }
    }

    /// Whether the wait passes now.
    ///
    /// # Errors
    /// [`Fault::Index`] for a semaphore, event or register that is not there.
    #[inline]
    pub fn passes(&self, wait: &Wait, registers: &Registers) -> Result<bool, Fault> {
        match *wait {
            Wait::Nothing => Ok(true),
            Wait::Event { index, set, .. } => Ok(self.event(index)? == set),
            Wait::Semaphore { index, compare, number } => Ok(compare.holds(self.order(self.semaphore(index)?, number.value(registers)?))),
        }
    }

    /// The order of two counters.
    #[inline]
    pub fn order(&self, a: u32, b: u32) -> std::cmp::Ordering {
        match self.compare {
            SemaphoreCompare::Unsigned => a.cmp(&b),
            SemaphoreCompare::Signed => a.cast_signed().cmp(&b.cast_signed()),
        }
    }

    /// The action of a wait that has passed.
    ///
    /// # Errors
    /// [`Fault::Index`] for an event that is not there.
    #[inline]
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
    #[inline]
    pub fn update(&mut self, update: &Update, registers: &Registers) -> Result<(), Fault> {
        match (update.flag, update.action) {
            (Flag::Event(i), Action::Set) => self.set_event(i, true),
            (Flag::Event(i), Action::Clear) => self.set_event(i, false),
            (Flag::Semaphore(i), Action::Add(n)) => {
                let n = n.value(registers)?;
                self.change(i, |v| v.wrapping_add(n))
            }
            (Flag::Semaphore(i), Action::Subtract(n)) => {
                let n = n.value(registers)?;
                self.change(i, |v| v.wrapping_sub(n))
            }
            (Flag::Semaphore(i), Action::Write(n)) => {
                let n = n.value(registers)?;
                self.change(i, |_| n)
            }
            (flag, _) => Err(misfit(flag)),
        }
    }

    /// Whether there is a semaphore of this index.
    #[inline]
    pub(crate) const fn has(&self, index: u8) -> bool {
        (index as usize) < self.semaphores.len()
    }

    /// Whether a wait for a semaphore that is there passes.
    #[inline]
    pub(crate) fn opens(&self, gate: &Gate) -> bool {
        self.semaphores.get(usize::from(gate.index)).is_some_and(|v| gate.compare.holds(self.order(*v, gate.number)))
    }

    /// Updates a semaphore that is there.
    #[inline]
    pub(crate) fn post(&mut self, post: &Post) {
        if let Some(value) = self.semaphores.get_mut(usize::from(post.index)) {
            *value = (*value & post.keep).wrapping_add(post.number);
            self.wake(Flag::Semaphore(post.index));
        }
    }

    /// Lets the sleepers of `bits` be woken when the flag changes.
    #[inline]
    pub(crate) fn sleep(&mut self, flag: Flag, bits: u32) {
        if let Some(sleepers) = self.sleepers.get_mut(place(flag)) {
            *sleepers |= bits;
        }
    }

    /// Sleepers that have been woken since the last call.
    #[inline]
    pub(crate) const fn take_woken(&mut self) -> u32 {
        std::mem::replace(&mut self.woken, 0)
    }

    #[inline]
    fn change(&mut self, index: u8, to: impl FnOnce(u32) -> u32) -> Result<(), Fault> {
        match self.semaphores.get_mut(usize::from(index)) {
            None => Err(self.missing(Flag::Semaphore(index))),
            Some(value) => {
                *value = to(*value);
                self.wake(Flag::Semaphore(index));
                Ok(())
            }
        }
    }

    #[inline]
    fn wake(&mut self, flag: Flag) {
        if let Some(sleepers) = self.sleepers.get_mut(place(flag)) {
            self.woken |= std::mem::replace(sleepers, 0);
        }
    }

    #[cold]
    fn missing(&self, flag: Flag) -> Fault {
        match flag {
            Flag::Semaphore(i) => Fault::Index { what: "semaphore", index: i.into(), count: self.semaphores.len() as u32 },
            Flag::Event(i) => Fault::Index { what: "event", index: i.into(), count: self.events.len() as u32 },
        }
    }
}

#[cold]
fn misfit(flag: Flag) -> Fault {
    Fault::illegal("events", format!("the update does not fit {flag}"))
}

/// Where the flag stands in the lists of a bank.
const fn place(flag: Flag) -> usize {
    match flag {
        Flag::Semaphore(i) => i as usize,
        Flag::Event(i) => INDICES + i as usize,
    }
}
