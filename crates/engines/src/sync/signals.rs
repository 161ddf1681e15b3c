//! Waits and updates of semaphores by numbers in the record, made ready for use.

use super::{Action, Compare, Flag, Number, Update, Wait};

/// What an instruction waits for and updates, if that is semaphores by numbers alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Signals {
    gates: [Gate; 2],
    posts: [Post; 2],
    waits: u8,
    updates: u8,
    /// The highest semaphore of them.
    pub(crate) highest: u8,
}

/// A wait.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Gate {
    pub(super) index: u8,
    pub(super) compare: Compare,
    pub(super) number: u32,
}

/// An update.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Post {
    pub(super) index: u8,
    /// What of the old value is kept: all bits or none.
    pub(super) keep: u32,
    /// What is added to that.
    pub(super) number: u32,
}

impl Signals {
    /// The signals of these waits and updates, which come before those that are none.
    pub(crate) fn new(waits: &[Wait], updates: impl Iterator<Item = Update>) -> Option<Self> {
        let mut out = Self::default();
        for (wait, place) in waits.iter().zip(&mut out.gates) {
            let Wait::Semaphore { index, compare, number: Number::Value(number) } = *wait else { return None };
            *place = Gate { index, compare, number };
            out.waits += 1;
            out.highest = out.highest.max(index);
        }
        for (update, place) in updates.zip(&mut out.posts) {
            let Flag::Semaphore(index) = update.flag else { return None };
            let (keep, number) = match update.action {
                Action::Add(Number::Value(n)) => (u32::MAX, n),
                Action::Subtract(Number::Value(n)) => (u32::MAX, n.wrapping_neg()),
                Action::Write(Number::Value(n)) => (0, n),
                _ => return None,
            };
            *place = Post { index, keep, number };
            out.updates += 1;
            out.highest = out.highest.max(index);
        }
        Some(out)
    }

    #[inline]
    pub(crate) fn gates(&self) -> &[Gate] {
        self.gates.get(..usize::from(self.waits)).unwrap_or(&[])
    }

    #[inline]
    pub(crate) fn posts(&self) -> &[Post] {
        self.posts.get(..usize::from(self.updates)).unwrap_or(&[])
    }
}

impl Gate {
    #[inline]
    pub(crate) const fn flag(self) -> Flag {
        Flag::Semaphore(self.index)
    }
}
