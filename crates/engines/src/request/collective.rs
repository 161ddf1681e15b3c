//! Collectives: what one rank asks for.

use tpb_records::enums::{AluOp, Dtype};

use super::Region;

/// A collective over variables, or over SBUF.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collective {
    /// What it computes.
    pub kind: Kind,
    /// Index into the program's replica groups, or for the permuting kinds into its source-target pairs; `None` for every rank, which the
    /// fixed-form all-reduce means.
    pub group: Option<u32>,
    /// Operator of the kinds that reduce.
    pub op: AluOp,
    /// Element type.
    pub dtype: Dtype,
    /// What is read.
    pub input: Region,
    /// What is written.
    pub output: Region,
    /// Second source of PERMUTE_REDUCE; the rows of counts and displacements of ALL_TO_ALL_V.
    pub second: Option<Region>,
    /// Which of those rows there are, a bit for each: send counts, send displacements, receive counts, receive displacements.
    pub rows: u8,
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
    /// The same with counts and displacements of each rank's own.
    AllToAllV,
    /// The contribution of every source goes to its target; a rank that is no target keeps its output.
    Permute,
    /// The same, and the target gets it combined with its second source.
    PermuteReduce,
}
