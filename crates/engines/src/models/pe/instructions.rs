//! LDWEIGHTS and MATMUL.

use tpb_records::enums::{Dtype, KnownPeFp32mode, KnownPeLwOrder, MxPerfMode, PeFp32mode, PeSeedMode, PerfOptMode, TagWgtMode};
use tpb_records::operations;
use tpb_records::types::{TileSel, TileSize};

use super::gemm::gemm_into;
use super::{Product, Tile};
use crate::choices::ZeroRegion;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::number::{Format, upper_part};
use crate::operand::{Forms, Home, Operand, format};
use crate::state::Core;

/// Largest number of columns that a product may have: partitions of PSUM that a destination pattern reaches.
const HALF: u32 = 128;

impl Models<'_> {
    /// Reads `num_active_rows` partitions of `num_active_cols` elements into the tile that the row and column groups name.
    ///
    /// Columns are filled from the last to the first: element i goes to column `num_active_cols - 1 - i` (LAST_COL_FIRST, the only order
    /// before MAVERICK; `pe-matmul.md` 3.1).
    pub(in crate::models) fn pe_load_weights(&self, op: &operations::LoadWeights) -> Result<Effect, Fault> {
        plain(op.perf_opt, op.perf_mode, op.transpose_mode.max(op.bg_xpose_mode), op.seed_mode, op.quant_offset)?;
        if op.tag_weight_mode != TagWgtMode::WEIGHT_ONLY {
            return Err(Fault::unimplemented("weights with sparsity tags"));
        }
        let part = Part::new((op.row_grp, op.col_grp), (op.tile_size, op.tile_sel))?;
        let Part { row, column, .. } = part;
        let (rows, columns) = part.active(op.num_active_rows, op.num_active_cols)?;
        self.core.weights.check(row, column, rows, columns)?;
        let source = self.moving(&op.src_mem_pattern, op.in_dtype, rows)?;
        if source.len() != u64::from(columns) {
            return Err(Fault::ElementCounts { first: (source.name, source.len()), second: ("num_active_cols", columns.into()) });
        }
        let mut values = self.operand_values(&source, op.in_dtype, op.fp32_mode)?;
        match op.load_order.known() {
            Some(KnownPeLwOrder::FirstColFirst) => {}
            Some(KnownPeLwOrder::LastColFirst) => values.chunks_exact_mut(columns as usize).for_each(<[f32]>::reverse),
            None => return Err(Fault::illegal("load_order", format!("{} is no order", op.load_order.0))),
        }
        Ok(Effect::Latch(Box::new(Tile { row, column, rows, columns, values })))
    }

    /// Multiplies the moving operand by the weights of the tile: one PSUM column vector for each moving element.
    ///
    /// Accumulation by flag byte: bit 0 starts a group (what the destination holds is dropped), else the product is added; bits 1 and 2 change
    /// no value; 5 and 7 are illegal (`pe-matmul.md` 4.1). A start clears banks as [`ZeroRegion`] says.
    pub(in crate::models) fn pe_matmul(&self, op: &operations::Matmul) -> Result<Effect, Fault> {
        plain(op.perf_opt, op.perf_mode, op.transpose_mode, op.seed_mode, op.quant_offset)?;
        let part = Part::new((op.row_grp, op.col_grp), (op.tile_size, op.tile_sel))?;
        let Part { row, column, .. } = part;
        let (rows, columns) = part.active(op.num_active_rows, op.num_active_cols)?;
        let weights = self.core.weights.tile(row, column, rows, columns)?;
        let source = self.moving(&op.src_mem_pattern, op.in_dtype, rows)?;
        let out = match op.out_dtype.0 {
            0 => Format::F32,
            _ => match format("out_dtype", op.out_dtype, self.core)? {
                f @ (Format::F32 | Format::Bf16) => f,
                f => return Err(Fault::unimplemented(format!("a matmul into {f:?}"))),
            },
        };
        let destination = self.psum(&op.dst_mem_pattern, out, columns)?;
        crate::operand::same_length(&source, &destination)?;
        let flags = op.psum_accumulate_flags.0;
        let start = match flags {
            0 | 2 | 4 | 6 => false,
            1 | 3 => true,
            _ => return Err(Fault::illegal("psum_accumulate_flags", format!("{flags} is no combination of flags"))),
        };
        let clear = match (start, self.choices.zero_region) {
            (true, ZeroRegion::Banks) if self.core.geometry.zero_regions => Some(self.zero_region(&destination, op.psum_zero_region.0)?),
            _ => None,
        };
        let moving = self.operand_values(&source, op.in_dtype, op.fp32_mode)?;
        let mut values = self.core.scratch.product();
        gemm_into(&weights, &moving, (rows as usize, columns as usize, source.len() as usize), &mut values);
        self.core.scratch.moving_done(moving);
        Ok(Effect::Accumulate(Box::new(Product {
            partition: destination.partition,
            columns,
            pattern: destination.pattern,
            format: out,
            values,
            start,
            clear,
        })))
    }

    /// An operand that PE reads.
    fn moving(&self, pattern: &impl Forms, dtype: Dtype, rows: u32) -> Result<Operand, Fault> {
        let name = "src_mem_pattern";
        let format = input_format(dtype, self.core)?;
        self.operand(name, pattern.direct(name)?, format.bytes(), rows, Home::Sbuf("PE reads SBUF only"))
    }

    /// The destination of a product.
    fn psum(&self, pattern: &impl Forms, format: Format, columns: u32) -> Result<Operand, Fault> {
        let name = "dst_mem_pattern";
        self.operand(name, pattern.direct(name)?, format.bytes(), columns, Home::Psum("PE writes PSUM only"))
    }

    /// The elements of an operand as FP32, or of FP32 ones the part that the mode asks for.
    fn operand_values(&self, operand: &Operand, dtype: Dtype, mode: PeFp32mode) -> Result<Vec<f32>, Fault> {
        let format = input_format(dtype, self.core)?;
        let mut values = self.core.scratch.moving();
        operand.values_into(self.core, format, &mut values);
        let bits = self.choices.fp32_upper_bits;
        match (format == Format::F32, mode.known()) {
            (true, Some(KnownPeFp32mode::LowHigh)) | (false, Some(KnownPeFp32mode::None)) => {}
            (true, Some(KnownPeFp32mode::High)) => values.iter_mut().for_each(|v| *v = upper_part(*v, bits).0),
            (true, Some(KnownPeFp32mode::Low)) => values.iter_mut().for_each(|v| *v = upper_part(*v, bits).1),
            (true, _) => return Err(Fault::illegal("fp32_mode", "an FP32 operand needs LOW, HIGH or LOW_HIGH")),
            (false, _) => return Err(Fault::illegal("fp32_mode", "only an FP32 operand has mantissa parts")),
        }
        Ok(values)
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

/// Formats that the array multiplies, as far as they are modelled.
fn input_format(dtype: Dtype, core: &Core) -> Result<Format, Fault> {
    match format("in_dtype", dtype, core)? {
        f @ (Format::F32 | Format::Bf16 | Format::F16) => Ok(f),
        f if f.is_fp8() => Ok(f),
        f => Err(Fault::unimplemented(format!("a PE operand of {f:?}"))),
    }
}

/// Modes that the model lacks, all of which are 0 in a plain instruction.
fn plain(
    perf_opt: PerfOptMode,
    perf_mode: MxPerfMode,
    transpose_mode: u8,
    seed_mode: PeSeedMode,
    quant_offset: [u8; 2],
) -> Result<(), Fault> {
    match () {
        () if perf_opt.0 != 0 => Err(Fault::unimplemented(format!("PE fast mode {perf_opt:?}"))),
        () if perf_mode.0 != 0 => Err(Fault::unimplemented(format!("PE row arrangement {perf_mode:?}"))),
        () if transpose_mode != 0 => Err(Fault::unimplemented("transposing on PE")),
        () if seed_mode.0 != 0 => Err(Fault::unimplemented("loading and saving of rounding seeds")),
        () if quant_offset != [0; 2] => Err(Fault::unimplemented("zero points of integer operands")),
        () => Ok(()),
    }
}

/// A part of the array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    row: u32,
    rows: u32,
    column: u32,
    columns: u32,
}

impl Part {
    /// The part that the group codes name, or the tile fields where they are given (MAVERICK).
    ///
    /// choice: sizes of a tile are powers of two (6 and 7 for 64 and 128 rows, 7 and 8 for 128 and 256 columns), and a tile's
    /// selector counts tiles of that size; the sources give the names and state neither.
    fn new((row_grp, col_grp): (u8, u8), (size, sel): (TileSize, TileSel)) -> Result<Self, Fault> {
        if size == TileSize::ZERO {
            let (row, rows) = group("row_grp", row_grp)?;
            let (column, columns) = group("col_grp", col_grp)?;
            return Ok(Self { row, rows, column, columns });
        }
        let bad = || Fault::illegal("tile_size", format!("{size:?} names no size of a tile"));
        let rows = match size.row_size() {
            n @ 6..=7 => 1 << n,
            _ => return Err(bad()),
        };
        let columns = match size.col_size().0 {
            n @ 7..=8 => 1 << n,
            _ => return Err(bad()),
        };
        let row = u32::from(sel.row_sel()).saturating_mul(rows);
        let column = u32::from(sel.col_sel()).saturating_mul(columns);
        Ok(Self { row, rows, column, columns })
    }

    /// Active rows and columns.
    fn active(self, rows: u8, columns: u8) -> Result<(u32, u32), Fault> {
        let fit = |operand, count: u32, size| match count {
            1.. if count <= size => Ok(count),
            _ => Err(Fault::illegal(operand, format!("{count} does not fit a part of {size}"))),
        };
        if self.columns > HALF && (columns == 0 || u32::from(columns) > HALF) {
            return Err(Fault::unimplemented(format!("a PE tile of more than {HALF} columns")));
        }
        let rows = fit("num_active_rows", rows.into(), self.rows)?;
        Ok((rows, fit("num_active_cols", columns.into(), self.columns)?))
    }
}

/// First row or column and number of them, from the code of a quarter, half or whole side of the array
/// (`pe-matmul-encoding.md`, look-up tables).
fn group(operand: &'static str, code: u8) -> Result<(u32, u32), Fault> {
    Ok(match code {
        1 => (0, 32),
        2 => (32, 32),
        4 => (64, 32),
        8 => (96, 32),
        3 => (0, 64),
        12 => (64, 64),
        15 => (0, HALF),
        _ => return Err(Fault::illegal(operand, format!("{code} names no part of the array"))),
    })
}
