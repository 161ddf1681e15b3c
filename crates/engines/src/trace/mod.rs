//! What happened in a run, step by step.

mod perfetto;

pub use perfetto::{perfetto_json, perfetto_json_of_cores};

use crate::site::Site;
use crate::sync::{Block, Flag};

/// Something that happened to an instruction in one step of a machine.
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
    /// It came to the head of its stream and has to wait: for a flag, or `None` for something else.
    Wait(Option<Flag>),
    /// Its waits passed and its operands were read.
    Issue,
    /// Its results were written.
    Commit,
    /// The host carried out what it had asked for.
    Host,
    /// A semaphore or event changed on its behalf.
    Flag {
        /// The block that has it.
        block: Block,
        /// Which.
        flag: Flag,
        /// The new value.
        value: u32,
    },
    /// It raised a notification.
    Notify(u8),
    /// It announced a prefetch.
    Hint,
    /// It stopped its engine.
    Halt,
}
