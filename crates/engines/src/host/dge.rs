//! Transfers that instructions describe themselves: strided copies, gathers, scatters and transposes between 64-bit addresses.

use super::Done;
use crate::bus::Stored;
use crate::choices::Choices;
use crate::fault::Fault;
use crate::number::{Format, narrow, widen};
use crate::state::Core;
use crate::sync::{Action, Flag, Moment, Number, Update};

/// A transfer with everything that its instruction has read from registers and index vectors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dge {
    /// What is read.
    pub from: Side,
    /// What is written.
    pub to: Side,
    /// What is done on the way.
    pub work: Work,
    /// Semaphores that the finished transfer adds to.
    pub completion: Vec<(u8, u32)>,
}

/// One side of a transfer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// Operand, as the operation names it.
    pub operand: &'static str,
    /// The runs, in order.
    pub runs: Runs,
    /// Bytes of a run.
    pub run: u32,
    /// Upper bound of the addresses, or of the indices.
    pub bound: Option<Bound>,
}

/// Where the runs of a side begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Runs {
    /// A walk of two dimensions, the first one fastest; steps in bytes.
    Grid {
        /// First byte of the first run.
        start: u64,
        /// Steps.
        steps: [i64; 2],
        /// Counts.
        counts: [u32; 2],
    },
    /// `start + index * step` for every index.
    List {
        /// First byte of the run with index 0.
        start: u64,
        /// Distance of two runs in bytes.
        step: i64,
        /// The indices.
        indices: Vec<u32>,
    },
}

/// An upper bound, inclusive. What is beyond it is left out.
///
/// choice: left out it is; the firmware's trace compares and the sources are unsure about what follows (DMA facts).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// The bound.
    pub limit: u64,
    /// Whether a notification is raised.
    pub notify: bool,
    /// Whether it is a fault.
    pub fault: bool,
}

/// What a transfer does on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// Moves bytes, converts them if formats are given, combines them with what is there if an operator is given.
    Copy {
        /// Formats of source and destination where they differ.
        convert: Option<(Format, Format)>,
        /// Operator and format of the destination.
        combine: Option<(Combine, Format)>,
    },
    /// Transposes tiles: of every `rows` source runs in turn, column c becomes a destination run.
    Transpose {
        /// Rows of a tile.
        rows: u32,
        /// Bytes of an element.
        element: u32,
    },
}

/// Operator of a transfer, in FP32: `destination = destination op source`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Combine {
    /// Sum.
    Add,
    /// Product.
    Multiply,
    /// Larger.
    Max,
    /// Smaller.
    Min,
}

impl Runs {
    /// Number of runs.
    pub fn count(&self) -> u64 {
        match self {
            Self::Grid { counts: [x, y], .. } => u64::from(*x) * u64::from(*y),
            Self::List { indices, .. } => indices.len() as u64,
        }
    }

    /// First byte of a run, and what its bound is about.
    fn at(&self, n: u64) -> (u64, u64) {
        match self {
            Self::Grid { start, steps: [sx, sy], counts: [x, _] } => {
                let width = u64::from(*x).max(1);
                let (i, j) = ((n % width).cast_signed(), (n / width).cast_signed());
                let address = start.wrapping_add_signed(i.wrapping_mul(*sx)).wrapping_add_signed(j.wrapping_mul(*sy));
                (address, address)
            }
            Self::List { start, step, indices } => {
                let index = usize::try_from(n).ok().and_then(|n| indices.get(n)).copied().unwrap_or(0);
                (start.wrapping_add_signed(i64::from(index).wrapping_mul(*step)), u64::from(index))
            }
        }
    }
}

impl Side {
    /// Bytes in all.
    pub fn bytes(&self) -> u64 {
        self.runs.count().saturating_mul(self.run.into())
    }

    /// First bytes of the runs; `None` for those beyond the bound.
    fn addresses(&self, done: &mut Done) -> Result<Vec<Option<u64>>, Fault> {
        let mut out = Vec::with_capacity(self.runs.count() as usize);
        for n in 0..self.runs.count() {
            let (address, value) = self.runs.at(n);
            match self.bound.filter(|b| value > b.limit) {
                None => out.push(Some(address)),
                Some(Bound { fault: true, limit, .. }) => {
                    return Err(Fault::illegal(self.operand, format!("{value:#x} is beyond the bound {limit:#x}")));
                }
                Some(Bound { notify, limit, .. }) => {
                    if notify {
                        done.beyond.push((value, limit));
                    }
                    out.push(None);
                }
            }
        }
        Ok(out)
    }
}

impl Dge {
    /// Whether the transfer is small enough, and its sides fit together.
    ///
    /// # Errors
    /// [`Fault::Work`], [`Fault::ElementCounts`] or [`Fault::Illegal`].
    pub fn check(&self, choices: &Choices) -> Result<(), Fault> {
        let Self { from, to, work, .. } = self;
        for side in [from, to] {
            // Runs of no bytes are work as well.
            let bytes = side.bytes().max(side.runs.count());
            if bytes > choices.work_per_instruction {
                return Err(Fault::Work { operand: side.operand, bytes, limit: choices.work_per_instruction });
            }
        }
        let (have, want) = match work {
            Work::Copy { convert: Some((a, b)), .. } => (from.bytes() / u64::from(a.bytes()), to.bytes() / u64::from(b.bytes())),
            _ => (from.bytes(), to.bytes()),
        };
        if have != want {
            return Err(Fault::ElementCounts { first: (from.operand, have), second: (to.operand, want) });
        }
        Ok(())
    }

    /// Reads everything, then writes everything, run by run.
    pub(super) fn run(&self, core: &mut Core, choices: &Choices, done: &mut Done) -> Result<(), Fault> {
        self.check(choices)?;
        let (mut sources, mut targets) = (self.from.addresses(done)?, self.to.addresses(done)?);
        for (side, addresses, write) in [(&self.from, &mut sources, false), (&self.to, &mut targets, true)] {
            for place in addresses.iter_mut().flatten() {
                let (operand, address) = (side.operand, *place);
                *place = core.bus.pass(address, write).map_err(|why| Fault::Address { operand, address, why })?;
            }
        }
        let gaps = sources.iter().any(Option::is_none);
        let mut data = vec![0u8; self.from.bytes() as usize];
        for (address, out) in sources.iter().zip(data.chunks_exact_mut(self.from.run.max(1) as usize)) {
            if let Some(address) = address {
                core.load(self.from.operand, *address, out)?;
            }
        }
        let data = match self.work {
            Work::Copy { convert: Some((a, b)), .. } => narrow(b, &widen(a, &data), &choices.casts),
            Work::Copy { .. } => data,
            Work::Transpose { rows, element } => transposed(&data, rows as usize, self.from.run as usize, element as usize),
        };
        if gaps && (sources.len() != targets.len() || matches!(self.work, Work::Transpose { .. })) {
            let what = "a bound leaves out runs of the source that are not those of the destination";
            return Err(Fault::illegal(self.from.operand, what));
        }
        for (n, (address, run)) in targets.iter().zip(data.chunks_exact(self.to.run.max(1) as usize)).enumerate() {
            let Some(address) = address else { continue };
            if gaps && sources.get(n).is_none_or(Option::is_none) {
                continue;
            }
            let combined;
            let bytes = match self.work {
                Work::Copy { combine: Some((op, format)), .. } => {
                    let mut old = vec![0u8; run.len()];
                    core.load(self.to.operand, *address, &mut old)?;
                    let values: Vec<f32> = widen(format, &old).into_iter().zip(widen(format, run)).map(|(a, b)| op.of(a, b)).collect();
                    combined = narrow(format, &values, &choices.casts);
                    combined.as_slice()
                }
                _ => run,
            };
            done.bytes = done.bytes.saturating_add(bytes.len() as u64);
            match core.store(self.to.operand, *address, bytes)? {
                Stored::Memory => {}
                _ => done.stores.push((*address, bytes.to_vec())),
            }
        }
        done.updates.extend(self.completion.iter().map(|(semaphore, amount)| Update {
            flag: Flag::Semaphore(*semaphore),
            action: Action::Add(Number::Value(*amount)),
            moment: Moment::Complete,
        }));
        Ok(())
    }
}

impl Combine {
    fn of(self, a: f32, b: f32) -> f32 {
        match self {
            Self::Add => a + b,
            Self::Multiply => a * b,
            Self::Max => a.max(b),
            Self::Min => a.min(b),
        }
    }
}

/// Tiles of `rows` runs of `run` bytes each, column by column.
fn transposed(data: &[u8], rows: usize, run: usize, element: usize) -> Vec<u8> {
    let mut out = Vec::with_capacity(data.len());
    if rows == 0 || run == 0 || element == 0 {
        return out;
    }
    for tile in data.chunks(rows.saturating_mul(run)) {
        for column in 0..run / element {
            for row in tile.chunks_exact(run) {
                out.extend_from_slice(row.get(column * element..(column + 1) * element).unwrap_or(&[]));
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_are_transposed_one_by_one() {
        // Two tiles of two rows and three columns of one byte.
        let data = [1, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15, 16];
        assert_eq!(transposed(&data, 2, 3, 1), [1, 4, 2, 5, 3, 6, 11, 14, 12, 15, 13, 16]);
        assert!(transposed(&data, 0, 3, 1).is_empty());
    }
}
