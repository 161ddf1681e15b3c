//! A product on its way into PSUM.

use crate::number::{Casts, Format, Rounding, encode, to_bf16};
use crate::pattern::Pattern;
use crate::state::Core;
use crate::state::pe::Part;

/// A product that PSUM adds to what it holds, or takes as it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Product {
    /// Part of the array that made it.
    pub part: Part,
    /// Where its columns go, in order.
    pub destinations: Vec<Destination>,
    /// What a cell of PSUM is.
    pub cell: Cell,
    /// Column by column, in the order of the moving elements.
    pub values: Vec<f32>,
    /// Whether the product replaces what PSUM holds.
    pub start: bool,
    /// Bytes of every partition that are cleared first: start and end.
    pub clear: Option<(u32, u32)>,
}

/// Partitions that take one column each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Destination {
    /// First partition.
    pub partition: u32,
    /// Number of partitions.
    pub columns: u32,
    /// Walk over each partition; known to be inside.
    pub pattern: Pattern,
}

/// A cell of PSUM.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// FP32.
    F32,
    /// BFLOAT16, rounded to nearest even.
    Bf16,
    /// BFLOAT16, rounded by the generators of the bank.
    Bf16Stochastic,
    /// 16 bits, of which the values' bits are the low half.
    Bits16,
}

impl Cell {
    /// Size in bytes.
    pub const fn bytes(self) -> u32 {
        match self {
            Self::F32 => 4,
            _ => 2,
        }
    }
}

impl Product {
    /// Clears, then adds element by element: FP32 directly; BFLOAT16 widened to FP32, added, and rounded at every step
    /// (`trainium3_arch.rst`). An element that the walk meets twice is added to twice.
    pub fn apply(&self, core: &mut Core) {
        core.array.sequencer.count_product(self.part);
        if let Some((start, end)) = self.clear {
            for d in &self.destinations {
                for partition in d.partition..d.partition.saturating_add(d.columns) {
                    core.psum.clear(partition, start, end, 0);
                }
            }
        }
        let mut rest = self.values.as_slice();
        for d in &self.destinations {
            let (here, later) = rest.split_at(rest.len().min((d.pattern.len() * u64::from(d.columns)) as usize));
            self.write(core, d, here);
            rest = later;
        }
    }

    fn write(&self, core: &mut Core, d: &Destination, values: &[f32]) {
        let Destination { partition, columns, pattern } = d;
        let psum = &mut core.psum;
        let start = self.start;
        match self.cell {
            Cell::Bf16 => psum.update::<2>(*partition, *columns, pattern, values, |cell, v| {
                let old = if start { 0.0 } else { widened(*cell) };
                *cell = to_bf16(old + v).to_le_bytes();
            }),
            Cell::F32 if start => psum.update::<4>(*partition, *columns, pattern, values, |cell, v| *cell = v.to_le_bytes()),
            Cell::F32 => psum.update::<4>(*partition, *columns, pattern, values, |cell, v| {
                *cell = (f32::from_le_bytes(*cell) + v).to_le_bytes();
            }),
            Cell::Bits16 => psum.update::<2>(*partition, *columns, pattern, values, |cell, v| *cell = (v.to_bits() as u16).to_le_bytes()),
            Cell::Bf16Stochastic => self.write_stochastic(core, d, values),
        }
    }

    fn write_stochastic(&self, core: &mut Core, d: &Destination, values: &[f32]) {
        let bank = core.geometry.psum_bank_bytes;
        for (partition, values) in (d.partition..).zip(values.chunks_exact(d.pattern.len() as usize)) {
            for (byte, v) in d.pattern.elements().zip(values) {
                let Ok(byte) = u32::try_from(byte) else { continue };
                let mut cell = [0; 2];
                if core.psum.read(partition, byte, &mut cell).is_err() {
                    continue;
                }
                let old = if self.start { 0.0 } else { widened(cell) };
                let noise = core.array.seeds.draw(partition, byte, bank);
                let rounded = encode(Format::Bf16, old + v, &Casts::default(), Rounding::Stochastic(noise)) as u16;
                // It was readable, so it can be written.
                let written = core.psum.write(partition, byte, &rounded.to_le_bytes());
                debug_assert!(written.is_ok());
            }
        }
    }
}

fn widened(cell: [u8; 2]) -> f32 {
    f32::from_bits(u32::from(u16::from_le_bytes(cell)) << 16)
}
