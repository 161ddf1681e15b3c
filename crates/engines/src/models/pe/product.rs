//! A product on its way into PSUM.

use crate::number::{Format, to_bf16};
use crate::pattern::Pattern;
use crate::state::Core;

/// A product that PSUM adds to what it holds, or takes as it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Product {
    /// First partition: that of column 0.
    pub partition: u32,
    /// Number of partitions: columns of the array.
    pub columns: u32,
    /// Walk over each partition; known to be inside.
    pub pattern: Pattern,
    /// FP32 or BFLOAT16.
    pub format: Format,
    /// Column by column, in the order of the moving elements.
    pub values: Vec<f32>,
    /// Whether the product replaces what PSUM holds.
    pub start: bool,
    /// Bytes of every partition that are cleared first: start and end.
    pub clear: Option<(u32, u32)>,
}

impl Product {
    /// Clears, then adds element by element: FP32 directly; BFLOAT16 widened to FP32, added, and rounded to nearest even at every step
    /// (`trainium3_arch.rst`). An element that the walk meets twice is added to twice.
    pub fn apply(&self, core: &mut Core) {
        let psum = &mut core.psum;
        if let Some((start, end)) = self.clear {
            for partition in self.partition..self.partition.saturating_add(self.columns) {
                psum.clear(partition, start, end, 0);
            }
        }
        let (partition, columns, pattern, values) = (self.partition, self.columns, &self.pattern, &self.values);
        match (self.format, self.start) {
            (Format::Bf16, start) => psum.update::<2>(partition, columns, pattern, values, |cell, v| {
                let old = if start { 0.0 } else { f32::from_bits(u32::from(u16::from_le_bytes(*cell)) << 16) };
                *cell = to_bf16(old + v).to_le_bytes();
            }),
            (_, true) => psum.update::<4>(partition, columns, pattern, values, |cell, v| *cell = v.to_le_bytes()),
            (_, false) => psum.update::<4>(partition, columns, pattern, values, |cell, v| {
                *cell = (f32::from_le_bytes(*cell) + v).to_le_bytes();
            }),
        }
    }
}
