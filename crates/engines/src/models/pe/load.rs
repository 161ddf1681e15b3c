//! LDWEIGHTS.

use tpb_records::enums::{Dtype, KnownPeFp32mode, KnownPeLwOrder, KnownPerfOptMode, PeFp32mode, PeSeedMode, PerfOptMode, TagWgtMode};
use tpb_records::operations;
use tpb_records::types::MemPattern3dMaverickArm;

use crate::effect::Change;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::number::{Format, upper_part, widen};
use crate::operand::{Forms, Home, Operand, format};
use crate::state::pe::{Kind, Part, Tags, Tile};

/// How a pass uses the contraction positions of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rows {
    /// One.
    Single,
    /// Two; the slowest dimension of an operand is the position.
    Double,
    /// Two; those of the weights follow each other in memory.
    Interleaved,
}

impl Rows {
    /// The arrangement that a fast mode asks for. Two rows a pass take FP8 (`trainium2_arch.rst`).
    pub(super) fn of(mode: PerfOptMode, format: Format) -> Result<Self, Fault> {
        let rows = match mode.known() {
            Some(KnownPerfOptMode::None) => return Ok(Self::Single),
            Some(KnownPerfOptMode::DoubleRow) => Self::Double,
            Some(KnownPerfOptMode::DoubleRowSwInterleave) => Self::Interleaved,
            Some(_) => return Err(Fault::gap("pe-perf-modes", format!("what PE fast mode {mode:?} makes of its operands"))),
            None => return Err(Fault::illegal("perf_opt", format!("{} is no fast mode", mode.0))),
        };
        match format {
            Format::E4m3 | Format::E4m3fn | Format::E5m2 => Ok(rows),
            f => Err(Fault::illegal("perf_opt", format!("two rows a pass need FP8_EXP4 or FP8_EXP5, not {f:?}"))),
        }
    }

    pub(super) const fn planes(self) -> u32 {
        match self {
            Self::Single => 1,
            _ => 2,
        }
    }
}

impl Models<'_> {
    /// Reads `num_active_rows` partitions of `num_active_cols` elements into the tile that the row and column groups name, or of MX
    /// containers where the source is an MX tensor.
    ///
    /// Columns are filled from the last to the first: element i goes to column `num_active_cols - 1 - i` (LAST_COL_FIRST, the only order
    /// before MAVERICK; `pe-matmul.md` 3.1). With double rows there are twice as many elements, the slowest dimension being the position;
    /// interleaved, element `2 i + h` has position h of what element i is otherwise.
    ///
    /// choice: background transposition (2) changes no result (`conflicts.NKI` 29); that a transposing product is meant need not be said
    /// here, for the product says it too.
    pub(in crate::models) fn pe_load_weights(&self, op: &operations::LoadWeights) -> Result<Effect, Fault> {
        if !matches!(op.bg_xpose_mode, 0 | 2) {
            return Err(Fault::gap("pe-transpose-modes", format!("background transposition {}", op.bg_xpose_mode)));
        }
        scalar_mode(op.scalar_mode)?;
        let part = Part::new((op.row_grp, op.col_grp), (op.tile_size, op.tile_sel))?;
        let (rows, columns) = part.active(op.num_active_rows, op.num_active_cols)?;
        self.core.weights.check(part.row, part.column, rows, columns)?;
        if let MemPattern3dMaverickArm::Mx(tensor) = &op.src_mem_pattern {
            return self.mx_load(op, tensor, part, (rows, columns));
        }
        if op.perf_mode.0 != 0 {
            return Err(Fault::illegal("perf_mode", format!("{:?} arranges MX elements, which the source is none of", op.perf_mode)));
        }
        match op.tag_weight_mode {
            TagWgtMode::WEIGHT_ONLY => {}
            _ => return self.load_with_tags(op, part, (rows, columns)),
        }
        let format = self.pe_format(op.in_dtype)?;
        let rows_a_pass = Rows::of(op.perf_opt, format)?;
        let planes = rows_a_pass.planes();
        let source = self.pe_source(&op.src_mem_pattern, format.bytes(), rows)?;
        self.count_columns(&source, columns * planes)?;
        let reverse = reversed(op)?;
        let read = if op.seed_mode == PeSeedMode::LOAD_SEED {
            // Seeds are bits, whatever part of an FP32 value the mode names.
            let mut values = Vec::new();
            source.values_into(self.core, Format::F32, &mut values);
            values
        } else {
            self.pe_values(&source, format, op.fp32_mode, op.quant_offset)?
        };
        let values = arranged(read, columns as usize, rows_a_pass, reverse);
        let kind = Kind { planes, format: Some(format) };
        Ok(Effect::Array(Box::new(Change::Latch(part, Tile { row: part.row, column: part.column, rows, columns, kind, values }))))
    }

    /// Elements of 32 bits, the lower half a weight and the upper half its tag (`sparsity-compress-tag.md` 6c).
    ///
    /// choice: the low nibble of the upper half is the tag, and the bits that the row group forces are those of LDTAGS, for the record
    /// has none.
    fn load_with_tags(&self, op: &operations::LoadWeights, part: Part, (rows, columns): (u32, u32)) -> Result<Effect, Fault> {
        let format = self.pe_format(op.in_dtype)?;
        if !matches!(format, Format::Bf16 | Format::F16) || op.transpose_mode != 0 || op.perf_opt.0 != 0 {
            return Err(Fault::illegal(
                "tag_weight_mode",
                "weights with tags are BFLOAT16 or FP16, neither transposed nor two rows a pass",
            ));
        }
        let source = self.pe_source(&op.src_mem_pattern, 4, rows)?;
        self.count_columns(&source, columns)?;
        let (mut weights, mut tags) = (Vec::new(), Vec::new());
        for [a, b, tag, _] in source.gather(self.core).as_chunks::<4>().0 {
            weights.extend([*a, *b]);
            tags.push(*tag & 0xf | super::sparse::forced_bits(op.row_grp));
        }
        let mut values = widen(format, &weights);
        if reversed(op)? {
            values.chunks_exact_mut(columns as usize).for_each(<[f32]>::reverse);
            tags.chunks_exact_mut(columns as usize).for_each(<[u8]>::reverse);
        }
        let Part { row, column, .. } = part;
        let tile = Tile { row, column, rows, columns, kind: Kind::plain(format), values };
        Ok(Effect::Array(Box::new(Change::LatchTagged(part, tile, Tags { row, column, columns, values: tags }))))
    }

    pub(super) fn count_columns(&self, source: &Operand, wanted: u32) -> Result<(), Fault> {
        match source.len() {
            n if n == u64::from(wanted) => Ok(()),
            n => Err(Fault::ElementCounts { first: (source.name, n), second: ("num_active_cols", wanted.into()) }),
        }
    }

    /// An operand that PE reads.
    pub(super) fn pe_source(&self, pattern: &impl Forms, element: u32, rows: u32) -> Result<Operand, Fault> {
        let name = "src_mem_pattern";
        self.operand(name, pattern.direct(name)?, element, rows, Home::Sbuf("PE reads SBUF only"))
    }

    /// A format that the array multiplies: floats, and the unsigned bytes that the compiler's interpreter takes.
    pub(super) fn pe_format(&self, dtype: Dtype) -> Result<Format, Fault> {
        match format("in_dtype", dtype, self.core)? {
            f @ (Format::F32 | Format::Bf16 | Format::F16 | Format::U8) => Ok(f),
            f if f.is_fp8() => Ok(f),
            f => Err(Fault::illegal("in_dtype", format!("PE does not multiply {f:?}"))),
        }
    }

    /// The elements of an operand as FP32: of FP32 ones the part that the mode asks for, of UINT8 ones what is above the zero point (SUNDA).
    ///
    /// choice: the two bytes of the zero point are to be equal, as the compiler writes them; the sources do not tell which one counts.
    pub(super) fn pe_values(&self, operand: &Operand, format: Format, mode: PeFp32mode, zero: [u8; 2]) -> Result<Vec<f32>, Fault> {
        let mut values = self.core.scratch.moving.take();
        operand.values_into(self.core, format, &mut values);
        let bits = self.choices.fp32_upper_bits;
        match (format == Format::F32, mode.known()) {
            (true, Some(KnownPeFp32mode::LowHigh)) | (false, Some(KnownPeFp32mode::None)) => {}
            (true, Some(KnownPeFp32mode::High)) => values.iter_mut().for_each(|v| *v = upper_part(*v, bits).0),
            (true, Some(KnownPeFp32mode::Low)) => values.iter_mut().for_each(|v| *v = upper_part(*v, bits).1),
            (true, _) => return Err(Fault::illegal("fp32_mode", "an FP32 operand needs LOW, HIGH or LOW_HIGH")),
            (false, _) => return Err(Fault::illegal("fp32_mode", "only an FP32 operand has mantissa parts")),
        }
        match (zero, format) {
            ([0, 0], _) => {}
            ([a, b], Format::U8) if a == b => values.iter_mut().for_each(|v| *v -= f32::from(a)),
            (_, Format::U8) => return Err(Fault::illegal("quant_offset", "the two bytes of the zero point differ")),
            _ => return Err(Fault::illegal("quant_offset", "only UINT8 operands have a zero point")),
        }
        Ok(values)
    }
}

/// Whether the first element goes to the last column.
pub(super) fn reversed(op: &operations::LoadWeights) -> Result<bool, Fault> {
    match op.load_order.known() {
        Some(KnownPeLwOrder::FirstColFirst) => Ok(false),
        Some(KnownPeLwOrder::LastColFirst) => Ok(true),
        None => Err(Fault::illegal("load_order", format!("{} is no order", op.load_order.0))),
    }
}

/// The mode of MAVERICK's flags that no source explains.
pub(super) fn scalar_mode(mode: u8) -> Result<(), Fault> {
    match mode {
        0 => Ok(()),
        _ => Err(Fault::gap("pe-scalar-mode", format!("scalar mode {mode}"))),
    }
}

/// Elements of every row in the order of the cells: position by position, columns ascending.
fn arranged(mut values: Vec<f32>, columns: usize, rows: Rows, reverse: bool) -> Vec<f32> {
    let width = columns * rows.planes() as usize;
    if rows == Rows::Interleaved {
        for row in values.chunks_exact_mut(width) {
            let read = row.to_vec();
            for (i, [a, b]) in read.as_chunks::<2>().0.iter().enumerate() {
                (row[i], row[columns + i]) = (*a, *b);
            }
        }
    }
    if reverse {
        values.chunks_exact_mut(columns).for_each(<[f32]>::reverse);
    }
    values
}
