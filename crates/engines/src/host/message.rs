//! Transfers from one rank to another.

use tpb_neff::Program;

use super::region::{Region, Runs};
use crate::fault::Fault;
use crate::state::Core;

/// One side of a transfer between two ranks; it happens when the other side is there (`sendrecv.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message {
    /// Whether this side sends.
    pub send: bool,
    /// The other rank.
    pub peer: u64,
    /// Id of the variable.
    pub variable: u32,
    /// First byte.
    pub offset: u64,
    /// Bytes.
    pub bytes: u64,
}

impl Message {
    fn runs(&self, program: &Program, core: &Core) -> Result<Runs, Fault> {
        let region = Region::Linear { variable: self.variable, offset: self.offset, bytes: self.bytes };
        region.runs("tensor_id", program, core, (self.bytes, 1))
    }

    /// What is sent.
    pub(crate) fn read(&self, program: &Program, core: &Core) -> Result<Vec<u8>, Fault> {
        self.runs(program, core)?.read(core)
    }

    /// Takes in what was sent.
    pub(crate) fn write(&self, program: &Program, core: &mut Core, data: &[u8]) -> Result<(), Fault> {
        self.runs(program, core)?.write(core, 0, data)
    }

    /// What it waits for, in words.
    pub(crate) fn waits(&self) -> String {
        let what = if self.send { "to take" } else { "to send" };
        format!("rank {} {what} {} bytes", self.peer, self.bytes)
    }
}
