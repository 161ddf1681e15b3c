//! A record of what happened.

use super::outcome::Site;

/// One step of a machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TraceEvent {
    /// Number of the step, from 0.
    pub step: u64,
    /// The instruction.
    pub site: Site,
    /// What happened to it.
    pub phase: Phase,
}

/// What happened to an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Its waits passed and its operands were read.
    Issue,
    /// Its results were written.
    Commit,
    /// The host carried out what it had asked for.
    Host,
}
