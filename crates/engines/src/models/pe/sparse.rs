//! Fine-grained sparsity: a cell's tag picks what its weight is multiplied by.

use tpb_records::enums::Dtype;
use tpb_records::operations;

use super::target::Joining;
use crate::effect::Change;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::operand::{Home, Shape};
use crate::state::pe::{Kind, Part, Tags};

/// Tags of a word.
const TAGS: usize = 4;
/// Rows of a group that a tag counts.
const GROUP: u32 = 32;

/// The bits that the place of a row group forces into the tags of its cells (`pe-matmul-encoding.md`, LoadTagsSparse).
pub(super) const fn forced_bits(row_grp: u8) -> u8 {
    match row_grp {
        2 => 4,
        4 | 12 => 8,
        8 => 12,
        _ => 0,
    }
}

impl Models<'_> {
    /// LDTAGS: words of four tags. The lowest nibble of the first word belongs to the last column, and so on downwards; every tag gets the
    /// forced bits (`sparsity-compress-tag.md` 6b).
    ///
    /// choice: a row has as many columns as its words have tags.
    pub(in crate::models) fn pe_load_tags(&self, op: &operations::LoadTags) -> Result<Effect, Fault> {
        active_row_mode(op.active_row_mode)?;
        let part = Part::of_groups(op.row_grp, op.col_grp)?;
        let rows = part.active_rows(op.num_active_rows)?;
        if op.in_dtype != Dtype::UINT16 {
            return Err(Fault::illegal("in_dtype", format!("tags come in words of UINT16, not {:?}", op.in_dtype)));
        }
        if op.force_tag_bits & !0xc != 0 {
            return Err(Fault::illegal("force_tag_bits", format!("{:#04x} is neither 0, 4, 8 nor 12", op.force_tag_bits)));
        }
        let source = self.operand("src_mem_pattern", &op.src_mem_pattern, 2, rows, Home::Sbuf("PE reads SBUF only"))?;
        let columns = source.len() as u32 * TAGS as u32;
        self.core.weights.check(part.row, part.column, rows, columns)?;
        let mut values: Vec<u8> = source.gather(self.core).iter().flat_map(|b| [b & 0xf, b >> 4]).map(|t| t | op.force_tag_bits).collect();
        values.chunks_exact_mut(columns as usize).for_each(<[u8]>::reverse);
        Ok(Effect::Array(Box::new(Change::Tags(part, Tags { row: part.row, column: part.column, columns, values }))))
    }

    /// MATMUL_SPARSE: two to four feature maps a partition, the slowest dimension of the source. The cell in row r multiplies its weight by
    /// map `tag & 3` of partition `32 * (tag >> 2) + r % 32`, counted in the array.
    ///
    /// choice: a tag that picks a map or partition that is not streamed is a fault; the device's result is unpredictable. The sum goes over
    /// the rows in ascending order.
    pub(in crate::models) fn pe_matmul_sparse(&self, op: &operations::MatmulSparse) -> Result<Effect, Fault> {
        active_row_mode(op.active_row_mode)?;
        if op.perf_opt.0 != 0 {
            return Err(Fault::illegal("perf_opt", "a sparse product has one row a pass"));
        }
        let part = Part::of_groups(op.row_grp, op.col_grp)?;
        let (rows, columns) = part.active(op.num_active_rows, op.num_active_cols)?;
        let format = self.pe_format(op.in_dtype)?;
        let (weights, kind) = self.core.weights.tile(part.row, part.column, rows, columns)?;
        kind.check_with(Kind::plain(format))?;
        let tags = self.core.weights.tags(part.row, part.column, rows, columns)?;
        let source = self.operand("src_mem_pattern", &op.src_mem_pattern, format.bytes(), rows, Home::Sbuf("PE reads SBUF only"))?;
        let maps = match op.src_mem_pattern.counts()[3] {
            n @ 2..=4 => usize::from(n),
            n => return Err(Fault::illegal("src_mem_pattern", format!("2, 3 or 4 feature maps are streamed, not {n}"))),
        };
        let pattern = Direct(op.dst_mem_pattern);
        let joining =
            Joining { pattern: &pattern, out_dtype: op.out_dtype, flags: op.psum_accumulate_flags, zero_region: op.psum_zero_region };
        let target = self.target(&joining, part, columns, self.cell(op.out_dtype)?)?;
        let n = source.len() as usize / maps;
        if n as u64 != target.len() {
            return Err(Fault::ElementCounts { first: ("a feature map", n as u64), second: ("dst_mem_pattern", target.len()) });
        }
        let moving = self.pe_values(&source, format, op.fp32_mode, [0; 2])?;
        let mut values = self.core.scratch.product.take();
        values.clear();
        values.resize(n * columns as usize, 0.0);
        for (column, sums) in values.chunks_exact_mut(n).enumerate() {
            for row in 0..rows {
                let cell = (row * columns) as usize + column;
                let tag = tags[cell];
                let partition = GROUP * u32::from(tag >> 2) + (part.row + row) % GROUP;
                let (Some(from), map) = (partition.checked_sub(part.row).filter(|p| *p < rows), usize::from(tag & 3)) else {
                    return Err(Fault::illegal("tags", format!("tag {tag} in row {row} column {column} picks partition {partition}")));
                };
                if map >= maps {
                    return Err(Fault::illegal("tags", format!("tag {tag} in row {row} column {column} picks map {map} of {maps}")));
                }
                let start = (from as usize * maps + map) * n;
                for (sum, x) in sums.iter_mut().zip(&moving[start..start + n]) {
                    *sum += weights[cell] * x;
                }
            }
        }
        self.core.scratch.moving.give(moving);
        Ok(target.take(values))
    }
}

/// Values of this mode are not known; 0 is what programs have.
fn active_row_mode(mode: u8) -> Result<(), Fault> {
    match mode {
        0 => Ok(()),
        _ => Err(Fault::gap("pe-active-row-mode", format!("row mode {mode}"))),
    }
}

/// A pattern without other forms.
struct Direct(tpb_records::types::Tensor3d);

impl crate::operand::Forms for Direct {
    type Direct = tpb_records::types::Tensor3d;

    fn direct(&self, _: &'static str) -> Result<&Self::Direct, Fault> {
        Ok(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `vectors/pe_g3.yaml`, force_tag_bits.
    #[test]
    fn forced() {
        for (group, bits) in [(1, 0), (3, 0), (15, 0), (2, 4), (4, 8), (12, 8), (8, 12)] {
            assert_eq!(forced_bits(group), bits);
        }
    }
}
