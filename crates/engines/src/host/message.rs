//! Transfers from one rank to another.

use tpb_neff::Program;

use super::region::Runs;
use crate::fault::Fault;
use crate::request::{Message, Region};
use crate::state::Core;

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
}
