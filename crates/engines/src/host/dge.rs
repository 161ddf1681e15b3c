//! Transfers that instructions describe themselves: strided copies, gathers, scatters and transposes between 64-bit addresses.

use super::Done;
use crate::choices::Choices;
use crate::fault::Fault;
use crate::number::{narrow, widen};
use crate::request::{Bound, Dge, Side, Work};
use crate::state::{Core, Stored};
use crate::sync::{Action, Flag, Moment, Number, Update};

impl Side {
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
