//! Progress of long commands.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// How long a command may be silent.
const PATIENCE: Duration = Duration::from_secs(2);

/// How often a line is renewed.
const PERIOD: Duration = Duration::from_millis(200);

/// A line on the standard error stream that says how far a command is: only on a terminal, and only once it takes more than two seconds.
pub(super) struct Progress {
    what: &'static str,
    total: Option<u64>,
    start: Instant,
    last: Instant,
    is_wanted: bool,
    is_shown: bool,
}

impl Progress {
    /// For something that has `total` units, where that is known.
    pub(super) fn new(what: &'static str, total: Option<u64>) -> Self {
        let now = Instant::now();
        Self { what, total, start: now, last: now, is_wanted: io::stderr().is_terminal(), is_shown: false }
    }

    /// So many units are done.
    pub(super) fn at(&mut self, done: u64) {
        if !self.is_wanted || self.last.elapsed() < PERIOD || self.start.elapsed() < PATIENCE {
            return;
        }
        self.last = Instant::now();
        self.is_shown = true;
        // Nothing is left to do if even this cannot be printed.
        let _ = match self.total.filter(|t| *t > 0) {
            Some(total) => write!(io::stderr(), "\r\x1b[K{} {}%", self.what, done.min(total) * 100 / total),
            None => write!(io::stderr(), "\r\x1b[K{} {done}", self.what),
        };
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.is_shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
