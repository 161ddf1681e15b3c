//! Collectives: what one rank asks for, and what all of them get.

use serde_json::Value;
use tpb_neff::Program;
use tpb_records::enums::KnownAluOp;

use crate::choices::Choices;
use crate::fault::Fault;
use crate::number::{Casts, Format, IntOp, integer_op, load_integers, narrow, store_integers, widen};
use crate::operand::format;
use crate::request::{Collective, Kind, Region};
use crate::state::Core;

/// Key of the number of ranks in `def.json`.
const WORLD_SIZE: &str = "#rank_world_size";
/// Key of the source-target pairs in `def.json`.
const PAIRS: &str = "src_target_pairs";
/// Bytes of a count or displacement of ALL_TO_ALL_V.
const COUNT: u64 = 4;

/// What one rank brings along.
#[derive(Clone, Debug, Default)]
pub(crate) struct Brought {
    pub(crate) input: Vec<u8>,
    second: Vec<u8>,
}

/// What one rank gets: bytes of the output with their places, and the true receive counts, where they are wanted.
#[derive(Clone, Debug, Default)]
pub(crate) struct Got {
    pieces: Vec<(u64, Vec<u8>)>,
    counts: Option<Vec<u8>>,
}

impl Collective {
    /// The ranks that take part, in the order of the group.
    pub(crate) fn ranks(&self, program: &Program, rank: u64) -> Result<Vec<u64>, Fault> {
        let Some(group) = self.group else {
            let world = program.definition.other.get(WORLD_SIZE).and_then(Value::as_u64).unwrap_or(1);
            return Ok((0..world.min(1 << 16)).collect());
        };
        if matches!(self.kind, Kind::Permute | Kind::PermuteReduce) {
            let mut ranks: Vec<u64> = pairs(program, group)?.into_iter().flat_map(|(s, t)| [s, t]).collect();
            ranks.sort_unstable();
            ranks.dedup();
            return Ok(ranks);
        }
        program.definition.replica_group(group as usize, rank).map_err(|e| Fault::illegal("group_id", e.to_string()))
    }

    /// Runs it on one rank alone. For a group of one rank all kinds are a copy, whatever the reducing operator is
    /// (`trigger-collective.md` 3); ALL_TO_ALL_V goes by its counts.
    pub(super) fn run(&self, program: &Program, core: &mut Core, choices: &Choices) -> Result<(), Fault> {
        let ranks = self.ranks(program, choices.rank)?;
        if ranks.len() > 1 {
            let what = match self.group {
                Some(_) => format!("a collective over ranks {ranks:?} on a machine of one core"),
                None => format!("an all-reduce over {} ranks on a machine of one core", ranks.len()),
            };
            return Err(Fault::unimplemented(what));
        }
        let brought = self.read(program, core, 1)?;
        let got = match self.kind {
            Kind::AllToAllV => self.result(program, core, &ranks, &[brought], 0)?,
            _ => Some(Got { pieces: vec![(0, brought.input)], counts: None }),
        };
        got.map_or(Ok(()), |got| self.write(program, core, 1, &got))
    }

    fn element(&self) -> Result<u64, Fault> {
        match self.dtype.bits() {
            Some(bits) if bits >= 8 && bits.is_multiple_of(8) => Ok(u64::from(bits) / 8),
            _ => Err(Fault::illegal("dtype", format!("{:#04x} is no element type of whole bytes", self.dtype.0))),
        }
    }

    /// Contributions that the input holds, and the output, in a group of `ranks`.
    fn parts(&self, ranks: u64) -> (u64, u64) {
        match self.kind {
            Kind::AllToAll => (ranks, ranks),
            Kind::ReduceScatter => (ranks, 1),
            Kind::AllGather => (1, ranks),
            Kind::AllReduce | Kind::AllToAllV | Kind::Permute | Kind::PermuteReduce => (1, 1),
        }
    }

    /// Bytes of a rank's contribution: of one slice, where slices go to different ranks.
    ///
    /// choice: the walks of a collective in two records are all that is read and written; the sources have the loader scale the count of the
    /// one-record form by the ranks, and say nothing of the walks.
    pub(crate) fn contribution(&self, ranks: u64) -> Result<u64, Fault> {
        let (parts, _) = self.parts(ranks);
        let element = self.element()?;
        match (&self.input, self.input.walked(element)) {
            (Region::Linear { bytes, .. }, _) => Ok(*bytes),
            (_, Some(all)) if all.is_multiple_of(parts.max(1) * element) => Ok(all / parts.max(1)),
            _ => Err(Fault::illegal("src0", format!("its elements are no {parts} equal parts"))),
        }
    }

    /// A rank's input in a group of `ranks`.
    pub(crate) fn read(&self, program: &Program, core: &Core, ranks: u64) -> Result<Brought, Fault> {
        let (operand, element) = (self.names().0, self.element()?);
        let (parts, _) = self.parts(ranks);
        let bytes = self.contribution(ranks)?.checked_mul(parts);
        let bytes = bytes.ok_or_else(|| Fault::illegal(operand, "the elements are beyond any variable"))?;
        let input = self.input.runs(operand, program, core, (bytes, element))?.read(core)?;
        let second = match (&self.second, self.kind) {
            (Some(region), Kind::PermuteReduce) => {
                if region.walked(element).is_some_and(|b| b != bytes) {
                    let second = region.walked(element).unwrap_or(0) / element;
                    return Err(Fault::ElementCounts { first: ("src0", bytes / element), second: ("src1", second) });
                }
                region.runs("src1", program, core, (bytes, element))?.read(core)?
            }
            (Some(region), Kind::AllToAllV) => {
                let all = region.walked(COUNT).unwrap_or(0);
                region.runs("src1", program, core, (all, COUNT))?.read(core)?
            }
            (None, Kind::PermuteReduce | Kind::AllToAllV) => {
                return Err(Fault::gap("collective-second-source", "where a collective in one record has its second source"));
            }
            _ => Vec::new(),
        };
        Ok(Brought { input, second })
    }

    /// Writes what a rank gets in a group of `ranks`.
    pub(crate) fn write(&self, program: &Program, core: &mut Core, ranks: u64, got: &Got) -> Result<(), Fault> {
        let (operand, element) = (self.names().1, self.element()?);
        let (_, parts) = self.parts(ranks);
        let bytes = self.contribution(ranks)?.checked_mul(parts);
        let mut bytes = bytes.ok_or_else(|| Fault::illegal(operand, "the elements are beyond any variable"))?;
        if let Some(all) = self.output.walked(element) {
            if all != bytes && self.kind != Kind::AllToAllV {
                return Err(Fault::ElementCounts { first: ("src0", bytes / element), second: ("dst", all / element) });
            }
            bytes = all;
        }
        let output = self.output.runs(operand, program, core, (bytes, element))?;
        for (at, data) in &got.pieces {
            output.write(core, *at, data)?;
        }
        if let (Some(counts), Some(region)) = (&got.counts, &self.second) {
            let row = region_width(region) * COUNT;
            let all = region.walked(COUNT).unwrap_or(0);
            if all >= 3 * row {
                region.runs("src1", program, core, (all, COUNT))?.write(core, 2 * row, counts)?;
            }
        }
        Ok(())
    }

    /// What messages call the operands.
    const fn names(&self) -> (&'static str, &'static str) {
        match self.input {
            Region::Linear { .. } => ("input_tensor_id", "output_tensor_id"),
            Region::Walk { .. } => ("src0", "dst"),
        }
    }

    /// What the rank at a place of the group gets, from what all of them bring, in the order of the group; `None` if it keeps its
    /// output.
    ///
    /// Floats are reduced in FP32 in the order of the group, and rounded once at the end; integers in their own width. PERMUTE_REDUCE combines
    /// what arrives with the second source, in this order.
    ///
    /// choice: the order is that of the algorithm on the device, and the sources do not fix it (collective facts); they have the DMA
    /// engine compute through FP32, where large integers would lose bits.
    pub(crate) fn result(
        &self,
        program: &Program,
        core: &Core,
        ranks: &[u64],
        all: &[Brought],
        place: usize,
    ) -> Result<Option<Got>, Fault> {
        let bytes = self.contribution(ranks.len() as u64)? as usize;
        let slice = |b: &Brought, n: usize| {
            let start = n.saturating_mul(bytes);
            b.input.get(start..start.saturating_add(bytes)).unwrap_or(&[]).to_vec()
        };
        let whole = |data: Vec<u8>| Ok(Some(Got { pieces: vec![(0, data)], counts: None }));
        match self.kind {
            Kind::AllReduce => whole(self.reduce(all.iter().map(|b| b.input.as_slice()), core)?),
            Kind::ReduceScatter => {
                let slices: Vec<_> = all.iter().map(|b| slice(b, place)).collect();
                whole(self.reduce(slices.iter().map(Vec::as_slice), core)?)
            }
            Kind::AllGather => whole(all.iter().flat_map(|b| b.input.iter().copied()).collect()),
            Kind::AllToAll => whole(all.iter().flat_map(|b| slice(b, place)).collect()),
            Kind::AllToAllV => self.by_counts(ranks.len(), all, place).map(Some),
            Kind::Permute | Kind::PermuteReduce => {
                let pairs = pairs(program, self.group.unwrap_or(0))?;
                let source = pairs.iter().find(|(_, target)| ranks.get(place) == Some(target)).map(|(source, _)| *source);
                let source = source.and_then(|s| ranks.iter().position(|r| *r == s)).and_then(|n| all.get(n));
                match (source, all.get(place)) {
                    (Some(source), Some(own)) if self.kind == Kind::PermuteReduce => {
                        whole(self.reduce([source.input.as_slice(), own.second.as_slice()].into_iter(), core)?)
                    }
                    (Some(source), _) => whole(source.input.clone()),
                    (None, _) => Ok(None),
                }
            }
        }
    }

    /// ALL_TO_ALL_V: from every rank as many elements as it sends to this one.
    ///
    /// choice: counts and displacements are 32-bit words and count elements, entry k of a row is that of the k-th rank of the group, row n of the walk
    /// is bit n of the bitmap. Without receive displacements the pieces lie one after the other in rank order.
    fn by_counts(&self, ranks: usize, all: &[Brought], place: usize) -> Result<Got, Fault> {
        let element = self.element()?;
        let operand = "src1";
        if self.rows & 3 != 3 {
            return Err(Fault::illegal("src1_bitmap", format!("{:#04x} lacks the send counts or displacements", self.rows)));
        }
        let width = self.second.as_ref().map_or(0, region_width) as usize;
        let word = |rank: usize, row: usize, column: usize| {
            let at = (row * width + column) * COUNT as usize;
            let bytes = all.get(rank).and_then(|b| b.second.get(at..at + COUNT as usize)).and_then(|b| b.first_chunk());
            let bytes = bytes.filter(|_| column < width);
            bytes
                .map(|b| u64::from(u32::from_le_bytes(*b)))
                .ok_or_else(|| Fault::illegal(operand, format!("it has no row {row} of {ranks} entries")))
        };
        let mut got = Got::default();
        let (mut next, mut counts) = (0, Vec::new());
        for rank in 0..ranks {
            let (count, from) = (word(rank, 0, place)?, word(rank, 1, place)?);
            if self.rows & 4 != 0 {
                let wanted = word(place, 2, rank)?;
                if wanted != count {
                    let what = format!("{wanted} elements are to come from the rank at place {rank} of the group, which sends {count}");
                    return Err(Fault::illegal(operand, what));
                }
            }
            let to = if self.rows & 8 != 0 { word(place, 3, rank)? } else { next };
            let (start, end) = (from.saturating_mul(element), from.saturating_add(count).saturating_mul(element));
            let data = all.get(rank).and_then(|b| b.input.get(start as usize..end as usize));
            let beyond = || {
                Fault::illegal(
                    "src0",
                    format!("elements {from} to {} are beyond what the rank at place {rank} of the group has", from + count),
                )
            };
            got.pieces.push((to.saturating_mul(element), data.ok_or_else(beyond)?.to_vec()));
            counts.extend_from_slice(&(count as u32).to_le_bytes());
            next = next.saturating_add(count);
        }
        got.counts = (self.rows & 4 == 0).then_some(counts);
        Ok(got)
    }

    fn reduce<'b>(&self, mut inputs: impl Iterator<Item = &'b [u8]>, core: &Core) -> Result<Vec<u8>, Fault> {
        let format = format("dtype", self.dtype, core)?;
        let Some(first) = inputs.next() else { return Ok(Vec::new()) };
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
            for input in inputs {
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
        for input in inputs {
            for (sum, v) in sums.iter_mut().zip(widen(format, input)) {
                *sum = op(*sum, v);
            }
        }
        Ok(narrow(if format == Format::F32r { Format::F32 } else { format }, &sums, &Casts::default()))
    }
}

/// Entries of a row.
const fn region_width(region: &Region) -> u64 {
    match region {
        Region::Walk { counts: [x, _], .. } => *x as u64,
        Region::Linear { .. } => 0,
    }
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
