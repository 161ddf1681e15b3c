//! Where a product goes.

use tpb_records::enums::{Dtype, MatmulPsumAccumulateFlags, MatmulZeroRegion};

use crate::choices::{PsumRounding, ZeroRegion};
use crate::effect::Effect;
use crate::effect::{Cell, Destination, Product};
use crate::fault::Fault;
use crate::models::Models;
use crate::number::Format;
use crate::operand::{Forms, Home, Operand, format};
use crate::state::pe::Part;

/// How a product joins PSUM: the fields that all products have.
pub(super) struct Joining<'o, F> {
    pub(super) pattern: &'o F,
    pub(super) out_dtype: Dtype,
    pub(super) flags: MatmulPsumAccumulateFlags,
    pub(super) zero_region: MatmulZeroRegion,
}

/// A checked destination.
pub(super) struct Target {
    part: Part,
    pub(super) destinations: Vec<Destination>,
    pub(super) cell: Cell,
    pub(super) start: bool,
    clear: Option<(u32, u32)>,
}

impl Target {
    /// Elements in a partition that a column goes to.
    pub(super) fn len(&self) -> u64 {
        self.destinations.first().map_or(0, |d| d.pattern.len())
    }

    /// The effect of a product: column by column, in the order of the moving elements.
    pub(super) fn take(self, values: Vec<f32>) -> Effect {
        let Self { part, destinations, cell, start, clear } = self;
        Effect::Accumulate(Box::new(Product { part, destinations, cell, values, start, clear }))
    }
}

impl Models<'_> {
    /// The destination of a product of so many columns.
    ///
    /// A part of 256 columns has two halves: the outermost dimension of its destination has two elements, of which the first takes columns 0
    /// to 127 and the second the others, in the same partitions (`pe-matmul.md` 11).
    ///
    /// Accumulation by flag byte: bit 0 starts a group (what the destination holds is dropped), else the product is added; bits 1 and 2
    /// change no value; 5 and 7 are illegal (`pe-matmul.md` 4.1). A start clears banks as [`ZeroRegion`] says.
    pub(super) fn target<F: Forms>(&self, joining: &Joining<'_, F>, part: Part, columns: u32, cell: Cell) -> Result<Target, Fault> {
        let name = "dst_mem_pattern";
        let pattern = joining.pattern.direct(name)?;
        let channels = columns.min(Part::HALF);
        let operand = self.operand(name, pattern, cell.bytes(), channels, Home::Psum("PE writes PSUM only"))?;
        let flags = joining.flags.0;
        let start = match flags {
            0 | 2 | 4 | 6 => false,
            1 | 3 => true,
            _ => return Err(Fault::illegal("psum_accumulate_flags", format!("{flags} is no combination of flags"))),
        };
        let clear = match (start, self.choices.zero_region) {
            (true, ZeroRegion::Banks) if self.core.geometry.zero_regions => Some(self.zero_region(&operand, joining.zero_region.0)?),
            _ => None,
        };
        let Operand { partition, pattern, .. } = operand;
        let destinations = if part.columns > Part::HALF {
            let outer = joining.pattern.direct(name).map(crate::operand::Shape::counts)?[2];
            let halves = pattern
                .split_outer(2)
                .filter(|_| outer == 2)
                .ok_or_else(|| Fault::illegal(name, "256 columns go to two halves: its outermost dimension has to have two elements"))?;
            let counts = [channels, columns - channels];
            halves.into_iter().zip(counts).map(|(pattern, columns)| Destination { partition, columns, pattern }).collect()
        } else {
            vec![Destination { partition, columns, pattern }]
        };
        Ok(Target { part, destinations, cell, start, clear })
    }

    /// What a cell of PSUM is, by the output type of a product: FP32, or BFLOAT16 where the generation has it.
    pub(super) fn cell(&self, out_dtype: Dtype) -> Result<Cell, Fault> {
        if out_dtype.0 == 0 {
            return Ok(Cell::F32);
        }
        match (format("out_dtype", out_dtype, self.core)?, self.choices.psum_rounding) {
            (Format::F32, _) => Ok(Cell::F32),
            (Format::Bf16, PsumRounding::NearestEven) => Ok(Cell::Bf16),
            (Format::Bf16, PsumRounding::Stochastic) => Ok(Cell::Bf16Stochastic),
            (f, _) => Err(Fault::illegal("out_dtype", format!("a product goes to FP32 or BFLOAT16, not {f:?}"))),
        }
    }

    /// The bytes that a start clears: `2^n` banks, aligned, with the first destination byte among them.
    fn zero_region(&self, destination: &Operand, n: u8) -> Result<(u32, u32), Fault> {
        let geometry = &self.core.geometry;
        let banks = 1u32
            .checked_shl(n.into())
            .filter(|b| *b <= geometry.psum_banks)
            .ok_or_else(|| Fault::illegal("psum_zero_region", format!("2^{n} banks are more than PSUM's {}", geometry.psum_banks)))?;
        let bytes = banks.saturating_mul(geometry.psum_bank_bytes).max(1);
        let start = u32::try_from(destination.pattern.start()).unwrap_or(0) / bytes * bytes;
        Ok((start, start.saturating_add(bytes)))
    }
}
