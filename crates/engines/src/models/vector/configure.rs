//! What configures an engine: LOAD_PARAMETER_RAM of DVE, MODIFY_POOL_CONFIG of POOL.

use tpb_records::enums::ModifyPoolOp;
use tpb_records::operations;
use tpb_records::types::CtrlImDataArm;

use crate::choices::ParameterWords;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::state::lanes::{LaneUpdate, PARAMETERS, PoolLibrary};

/// Most bytes of a library.
const LIBRARY: u32 = 0x1_0000;

/// Gap that the words of LOAD_PARAMETER_RAM are.
const PARAMETER_GAP: &str = "parameter-ram";

impl Models<'_> {
    /// Eight words go to the parameter RAM, 256 FP32 reciprocals for the statistics of batch norm (`act_dve_fold`).
    ///
    /// Which words of the record count is open; see [`ParameterWords`]. The models compute reciprocals and read none of these.
    pub(crate) fn vector_load_parameter_ram(&self, op: &operations::LoadParameterRam) -> Result<Effect, Fault> {
        if self.choices.parameter_words == ParameterWords::Fault {
            return Err(Fault::gap(PARAMETER_GAP, "which words of the record LOAD_PARAMETER_RAM loads"));
        }
        let words = match op.immediate {
            CtrlImDataArm::Uint32(words) => words,
            CtrlImDataArm::Uint8(bytes) | CtrlImDataArm::Raw(bytes) => {
                let mut words = [0; 8];
                words.iter_mut().zip(bytes.as_chunks().0).for_each(|(to, word)| *to = u32::from_le_bytes(*word));
                words
            }
        };
        if usize::from(op.param_ram_offset) + words.len() > PARAMETERS {
            return Err(Fault::illegal("param_ram_offset", format!("there are {PARAMETERS} parameters")));
        }
        Ok(self.lanes_effect(Vec::new(), vec![LaneUpdate::Parameters(op.param_ram_offset, words)]))
    }

    /// A library is loaded onto cores of POOL, or unloaded (`dve.md`).
    ///
    /// choice: bit i of `core_mask` is core i. What is noted is which library is where; code does not run.
    pub(crate) fn vector_modify_pool_config(&self, op: &operations::ModifyPoolConfig) -> Result<Effect, Fault> {
        let library = match op.modify_op {
            ModifyPoolOp::LOAD_LIB if op.library_size > LIBRARY => {
                return Err(Fault::illegal("library_size", format!("a library has up to {LIBRARY} bytes")));
            }
            ModifyPoolOp::LOAD_LIB => Some(PoolLibrary { address: op.soc_addr, bytes: op.library_size }),
            ModifyPoolOp::UNLOAD_LIB => None,
            other => return Err(Fault::illegal("modify_op", format!("{} neither loads nor unloads", other.0))),
        };
        Ok(self.lanes_effect(Vec::new(), vec![LaneUpdate::Library { cores: op.core_mask, index: op.library_index, library }]))
    }
}
