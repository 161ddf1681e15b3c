//! Collectives, as one core sees them.

use tpb_neff::Program;

use crate::choices::Choices;
use crate::fault::Fault;
use crate::state::Core;

/// Key of the number of ranks in `def.json`.
const WORLD_SIZE: &str = "#rank_world_size";

/// A collective over DRAM variables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collective {
    /// What it computes.
    pub kind: Kind,
    /// Index into the program's replica groups; `None` for every rank, which the fixed-form all-reduce means.
    pub group: Option<u32>,
    /// Id of the variable that is read.
    pub input: u32,
    /// Id of the variable that is written.
    pub output: u32,
    /// Bytes of a rank's contribution.
    pub bytes: u64,
    /// First byte in the input.
    pub input_offset: u64,
    /// First byte in the output.
    pub output_offset: u64,
}

/// Kinds of collectives that one rank can do alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Every rank gets the element-wise reduction over all ranks.
    AllReduce,
    /// Rank r gets slice r of the reduction.
    ReduceScatter,
    /// Every rank gets all contributions, in rank order.
    AllGather,
    /// Slice s of rank r goes to rank s, slot r.
    AllToAll,
}

impl Collective {
    /// Runs it. For a group of one rank all kinds are a copy, whatever the reducing operator is (`trigger-collective.md` 3).
    pub(super) fn run(&self, program: &Program, core: &mut Core, choices: &Choices) -> Result<(), Fault> {
        if let Some(group) = self.group {
            let ranks =
                program.definition.replica_group(group as usize, choices.rank).map_err(|e| Fault::illegal("group_id", e.to_string()))?;
            if ranks.len() > 1 {
                return Err(Fault::unimplemented(format!("a collective over ranks {ranks:?} on a machine of one core")));
            }
        }
        let world = program.definition.other.get(WORLD_SIZE).and_then(|v| v.as_u64()).unwrap_or(1);
        if self.group.is_none() && world > 1 {
            return Err(Fault::unimplemented(format!("an all-reduce over {world} ranks on a machine of one core")));
        }
        let variable = |operand, id| {
            let name = core.dram.name_of(id).map(str::to_owned);
            name.ok_or_else(|| Fault::illegal(operand, format!("the program has no variable with id {id}")))
        };
        let input = variable("input_tensor_id", self.input)?;
        let output = variable("output_tensor_id", self.output)?;
        let offset = |operand, v: u64| i64::try_from(v).map_err(|_| Fault::illegal(operand, format!("offset {v} is beyond any variable")));
        let from = offset("src_offset_elems", self.input_offset)?;
        let to = offset("dst_offset_elems", self.output_offset)?;
        let missing = |operand| Fault::illegal(operand, "the variable has no memory");
        let data = core.dram.read(&input, from, self.bytes).ok_or_else(|| missing("input_tensor_id"))?;
        let data = data.map_err(|e| Fault::access("input_tensor_id", e))?.to_vec();
        let place = core.dram.write(&output, to, self.bytes).ok_or_else(|| missing("output_tensor_id"))?;
        place.map_err(|e| Fault::access("output_tensor_id", e))?.copy_from_slice(&data);
        Ok(())
    }
}
