//! Collectives: what one rank asks for, and what all of them get.

use serde_json::Value;
use tpb_neff::Program;
use tpb_records::enums::{AluOp, Dtype, KnownAluOp};

use crate::choices::Choices;
use crate::fault::Fault;
use crate::number::{Casts, Format, IntOp, integer_op, load_integers, narrow, store_integers, widen};
use crate::operand::format;
use crate::state::Core;

/// Key of the number of ranks in `def.json`.
const WORLD_SIZE: &str = "#rank_world_size";
/// Key of the source-target pairs in `def.json`.
const PAIRS: &str = "src_target_pairs";

/// A collective over DRAM variables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collective {
    /// What it computes.
    pub kind: Kind,
    /// Index into the program's replica groups, or for PERMUTE into its source-target pairs; `None` for every rank, which the
    /// fixed-form all-reduce means.
    pub group: Option<u32>,
    /// Operator of the kinds that reduce.
    pub op: AluOp,
    /// Element type.
    pub dtype: Dtype,
    /// Id of the variable that is read.
    pub input: u32,
    /// Id of the variable that is written.
    pub output: u32,
    /// Bytes of a rank's contribution: of one slice, where slices go to different ranks.
    pub bytes: u64,
    /// First byte in the input.
    pub input_offset: u64,
    /// First byte in the output.
    pub output_offset: u64,
}

/// Kinds of collectives.
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
    /// The contribution of every source goes to its target; a rank that is no target keeps its output.
    Permute,
}

/// Bytes of a variable.
struct Place {
    name: String,
    start: i64,
    bytes: u64,
}

impl Collective {
    /// The ranks that take part, in the order of the group.
    pub(crate) fn ranks(&self, program: &Program, rank: u64) -> Result<Vec<u64>, Fault> {
        let Some(group) = self.group else {
            let world = program.definition.other.get(WORLD_SIZE).and_then(Value::as_u64).unwrap_or(1);
            return Ok((0..world.min(1 << 16)).collect());
        };
        if self.kind == Kind::Permute {
            let mut ranks: Vec<u64> = pairs(program, group)?.into_iter().flat_map(|(s, t)| [s, t]).collect();
            ranks.sort_unstable();
            ranks.dedup();
            return Ok(ranks);
        }
        program.definition.replica_group(group as usize, rank).map_err(|e| Fault::illegal("group_id", e.to_string()))
    }

    /// Runs it on one rank alone. For a group of one rank all kinds are a copy, whatever the reducing operator is
    /// (`trigger-collective.md` 3).
    pub(super) fn run(&self, program: &Program, core: &mut Core, choices: &Choices) -> Result<(), Fault> {
        let ranks = self.ranks(program, choices.rank)?;
        if ranks.len() > 1 {
            let what = match self.group {
                Some(_) => format!("a collective over ranks {ranks:?} on a machine of one core"),
                None => format!("an all-reduce over {} ranks on a machine of one core", ranks.len()),
            };
            return Err(Fault::unimplemented(what));
        }
        let data = self.read(core, 1)?;
        self.write(core, 1, &data)
    }

    /// A rank's input in a group of `ranks`.
    pub(crate) fn read(&self, core: &Core, ranks: u64) -> Result<Vec<u8>, Fault> {
        let bytes = match self.kind {
            Kind::ReduceScatter | Kind::AllToAll => self.bytes.checked_mul(ranks),
            Kind::AllReduce | Kind::AllGather | Kind::Permute => Some(self.bytes),
        };
        let operand = "input_tensor_id";
        let place = place(core, operand, self.input, ("src_offset_elems", self.input_offset), bytes)?;
        let found = core.dram.read(&place.name, place.start, place.bytes);
        let found = found.ok_or_else(|| Fault::illegal(operand, "the variable has no memory"))?;
        Ok(found.map_err(|e| Fault::access(operand, e))?.to_vec())
    }

    /// Writes what a rank gets in a group of `ranks`.
    pub(crate) fn write(&self, core: &mut Core, ranks: u64, data: &[u8]) -> Result<(), Fault> {
        let bytes = match self.kind {
            Kind::AllGather | Kind::AllToAll => self.bytes.checked_mul(ranks),
            Kind::AllReduce | Kind::ReduceScatter | Kind::Permute => Some(self.bytes),
        };
        let operand = "output_tensor_id";
        let place = place(core, operand, self.output, ("dst_offset_elems", self.output_offset), bytes)?;
        let found = core.dram.write(&place.name, place.start, place.bytes);
        let found = found.ok_or_else(|| Fault::illegal(operand, "the variable has no memory"))?;
        found.map_err(|e| Fault::access(operand, e))?.copy_from_slice(data);
        Ok(())
    }

    /// What the rank at a place of the group gets, from the inputs of all of them in the order of the group; `None` if it keeps its
    /// output.
    ///
    /// Floats are reduced in FP32 in the order of the group, and rounded once at the end; integers in their own width.
    ///
    /// choice: the order is that of the algorithm on the device, and the sources do not fix it (collective facts); they have the DMA
    /// engine compute through FP32, where large integers would lose bits.
    pub(crate) fn result(
        &self,
        program: &Program,
        core: &Core,
        ranks: &[u64],
        inputs: &[Vec<u8>],
        place: usize,
    ) -> Result<Option<Vec<u8>>, Fault> {
        let slice = |input: &Vec<u8>, n: usize| {
            let bytes = self.bytes as usize;
            let start = n.saturating_mul(bytes);
            input.get(start..start.saturating_add(bytes)).unwrap_or(&[]).to_vec()
        };
        Ok(match self.kind {
            Kind::AllReduce => Some(self.reduce(inputs, core)?),
            Kind::ReduceScatter => Some(self.reduce(&inputs.iter().map(|i| slice(i, place)).collect::<Vec<_>>(), core)?),
            Kind::AllGather => Some(inputs.concat()),
            Kind::AllToAll => Some(inputs.iter().flat_map(|i| slice(i, place)).collect()),
            Kind::Permute => {
                let pairs = pairs(program, self.group.unwrap_or(0))?;
                let source = pairs.iter().find(|(_, target)| ranks.get(place) == Some(target)).map(|(source, _)| *source);
                source.and_then(|s| ranks.iter().position(|r| *r == s)).and_then(|n| inputs.get(n)).cloned()
            }
        })
    }

    fn reduce(&self, inputs: &[Vec<u8>], core: &Core) -> Result<Vec<u8>, Fault> {
        let format = format("dtype", self.dtype, core)?;
        let Some((first, rest)) = inputs.split_first() else { return Ok(Vec::new()) };
        let bad = || Fault::illegal("op", format!("{:?} does not reduce", self.op));
        if format.is_integer() {
            let op = match self.op.known() {
                Some(KnownAluOp::Add) => IntOp::Add,
                Some(KnownAluOp::Mult) => IntOp::Multiply,
                Some(KnownAluOp::Max) => IntOp::Max,
                Some(KnownAluOp::Min) => IntOp::Min,
                _ => return Err(bad()),
            };
            let mut sums = load_integers(format, first);
            for input in rest {
                for (sum, v) in sums.iter_mut().zip(load_integers(format, input)) {
                    *sum = integer_op(op, format.is_signed_integer(), *sum, v);
                }
            }
            return Ok(store_integers(format, &sums));
        }
        let op: fn(f32, f32) -> f32 = match self.op.known() {
            Some(KnownAluOp::Add) => |a, b| a + b,
            Some(KnownAluOp::Mult) => |a, b| a * b,
            Some(KnownAluOp::Max) => f32::max,
            Some(KnownAluOp::Min) => f32::min,
            _ => return Err(bad()),
        };
        let mut sums = widen(format, first);
        for input in rest {
            for (sum, v) in sums.iter_mut().zip(widen(format, input)) {
                *sum = op(*sum, v);
            }
        }
        Ok(narrow(if format == Format::F32r { Format::F32 } else { format }, &sums, &Casts::default()))
    }
}

fn place(
    core: &Core,
    operand: &'static str,
    id: u32,
    (offset_operand, offset): (&'static str, u64),
    bytes: Option<u64>,
) -> Result<Place, Fault> {
    let name = core.dram.name_of(id).map(str::to_owned);
    let name = name.ok_or_else(|| Fault::illegal(operand, format!("the program has no variable with id {id}")))?;
    let start = i64::try_from(offset).map_err(|_| Fault::illegal(offset_operand, format!("offset {offset} is beyond any variable")))?;
    let bytes = bytes.ok_or_else(|| Fault::illegal(operand, "the elements are beyond any variable"))?;
    Ok(Place { name, start, bytes })
}

/// Source-target pairs of a program.
///
/// choice: entry `group` of the list is a list of `[source, target]`; the sources name the key and not its shape.
fn pairs(program: &Program, group: u32) -> Result<Vec<(u64, u64)>, Fault> {
    let entry = program.definition.other.get(PAIRS).and_then(|p| p.get(group as usize)).and_then(Value::as_array);
    let pair = |v: &Value| Some((v.get(0)?.as_u64()?, v.get(1)?.as_u64()?));
    let pairs = entry.and_then(|list| list.iter().map(pair).collect::<Option<Vec<_>>>());
    pairs.ok_or_else(|| Fault::illegal("group_id", format!("the program has no source-target pairs {group}")))
}
