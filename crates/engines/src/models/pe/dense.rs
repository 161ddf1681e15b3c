//! MATMUL.

use tpb_records::enums::PeSeedMode;
use tpb_records::operations;
use tpb_records::types::MemPattern3dMaverickArm;

use super::gemm::{gemm_into, products_are_exact};
use super::load::{Rows, scalar_mode};
use super::target::Joining;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::number::Format;
use crate::state::pe::{Kind, Part};

/// Bits of the significand of any MX element, scaled or not.
const MX_BITS: u32 = 4;

impl Models<'_> {
    /// Multiplies the moving operand by the weights of the tile: one PSUM column vector for each moving element. With double rows an element
    /// has two positions, the slowest dimension of the operand; the sum goes over both, row by row.
    pub(in crate::models) fn pe_matmul(&self, op: &operations::Matmul) -> Result<Effect, Fault> {
        scalar_mode(op.scalar_mode)?;
        let part = Part::new((op.row_grp, op.col_grp), (op.tile_size, op.tile_sel))?;
        let active = part.active(op.num_active_rows, op.num_active_cols)?;
        let joining = Joining {
            pattern: &op.dst_mem_pattern,
            out_dtype: op.out_dtype,
            flags: op.psum_accumulate_flags,
            zero_region: op.psum_zero_region,
        };
        if op.seed_mode != PeSeedMode::NONE {
            return self.seed_pass(op, part, active);
        }
        if let MemPattern3dMaverickArm::Mx(tensor) = &op.src_mem_pattern {
            return self.mx_product(op, tensor, &joining, part, active);
        }
        if op.perf_mode.0 != 0 {
            return Err(Fault::illegal("perf_mode", format!("{:?} arranges MX elements, which the source is none of", op.perf_mode)));
        }
        let (rows, columns) = active;
        let format = self.pe_format(op.in_dtype)?;
        let planes = Rows::of(op.perf_opt, format)?.planes();
        let (weights, kind) = self.core.weights.tile(part.row, part.column, rows, columns)?;
        kind.check_with(Kind { planes, format: Some(format) })?;
        let source = self.pe_source(&op.src_mem_pattern, format.bytes(), rows)?;
        if op.transpose_mode != 0 {
            return self.transposing_pass(op, &joining, part, &source, (&weights, kind));
        }
        let target = self.target(&joining, part, columns, self.cell(op.out_dtype)?)?;
        if source.len() != target.len() * u64::from(planes) {
            return Err(Fault::ElementCounts { first: (source.name, source.len()), second: ("dst_mem_pattern", target.len()) });
        }
        let moving = self.pe_values(&source, format, op.fp32_mode, op.quant_offset)?;
        let values = self.multiply(&weights, kind, (&moving, Some(format)), (rows * planes, columns, target.len()));
        self.core.scratch.moving.give(moving);
        Ok(target.take(values))
    }

    /// The product of weights and moving values, column by column.
    pub(super) fn multiply(
        &self,
        weights: &[f32],
        kind: Kind,
        (moving, format): (&[f32], Option<Format>),
        (k, m, n): (u32, u32, u64),
    ) -> Vec<f32> {
        let mut values = self.core.scratch.product.take();
        let formats = [kind.format, format];
        let exact =
            formats.into_iter().all(has_short_range) || products_are_exact(weights, moving, formats.into_iter().map(significand).sum());
        gemm_into(weights, moving, (k as usize, m as usize, n as usize), exact, &mut values);
        values
    }
}

/// Whether any two values of such formats have an FP32 number as product: FP16's range and less.
fn has_short_range(format: Option<Format>) -> bool {
    format.is_some_and(|f| f.is_fp8() || matches!(f, Format::F16 | Format::U8))
}

/// Bits of the significand of a value in a format; of MX elements where there is none.
fn significand(format: Option<Format>) -> u32 {
    match format {
        None => MX_BITS,
        Some(Format::U8) => 8,
        Some(f) => f.minifloat().map_or(24, |layout| layout.mantissa_bits + 1),
    }
}
