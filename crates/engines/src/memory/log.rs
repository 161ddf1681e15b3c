//! What was touched, for those who want to know.

use std::cell::Cell;
use std::fmt;

use crate::pattern::Pattern;

/// A list of accesses that costs one test while nobody asks for it.
pub(crate) struct Log<T>(Option<Box<Cell<Vec<T>>>>);

/// An access to a partitioned memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Touch {
    /// First partition.
    pub(crate) partition: u32,
    /// Number of partitions.
    pub(crate) channels: u32,
    /// Whether it was written.
    pub(crate) write: bool,
    /// Which bytes of every partition.
    pub(crate) bytes: Touched,
}

/// Bytes of a partition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Touched {
    /// From and to.
    Range(u32, u32),
    /// Those of a walk.
    Walk(Pattern),
}

impl<T> Log<T> {
    /// Begins to keep accesses.
    pub(crate) fn start(&mut self) {
        self.0.get_or_insert_default();
    }

    /// Keeps an access.
    #[inline]
    pub(crate) fn note(&self, access: impl FnOnce() -> T) {
        if let Some(list) = &self.0 {
            let mut all = list.take();
            all.push(access());
            list.set(all);
        }
    }

    /// The accesses since the last call.
    pub(crate) fn take(&self) -> Vec<T> {
        self.0.as_ref().map(|list| list.take()).unwrap_or_default()
    }
}

impl<T> Default for Log<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> fmt::Debug for Log<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Log").field(&self.0.is_some()).finish()
    }
}

impl<T> Clone for Log<T> {
    /// A copy that keeps accesses if the original does, and has none yet.
    fn clone(&self) -> Self {
        Self(self.0.as_ref().map(|_| Box::default()))
    }
}
