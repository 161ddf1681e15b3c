//! A product on its way into PSUM.

use crate::choices::FloatToInt;
use crate::number::{Format, narrow, widen};
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
        let (start, values) = (self.start, &self.values);
        let sum = |old: f32, k: usize| values.get(k).map_or(old, |v| if start { *v } else { old + v });
        if self.format == Format::Bf16 {
            psum.update::<2>(self.partition, self.columns, &self.pattern, |k, cell| {
                let old = widen(Format::Bf16, cell).first().copied().unwrap_or(0.0);
                let new = narrow(Format::Bf16, &[sum(old, k)], FloatToInt::NearestEven);
                cell.copy_from_slice(&new);
            });
        } else {
            psum.update::<4>(self.partition, self.columns, &self.pattern, |k, cell| {
                *cell = sum(f32::from_le_bytes(*cell), k).to_le_bytes();
            });
        }
    }
}
