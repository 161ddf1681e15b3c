//! Parts of the array, and what is known of the array beside its weights.

use tpb_records::types::{TileSel, TileSize};

use super::{Seeds, Sequencer};
use crate::fault::Fault;

/// Entries of the converter table of a row.
pub const CONVERTER_ENTRIES: usize = 16;

/// State of PE that is not a weight.
#[derive(Clone, Debug, Default)]
pub struct Array {
    /// Seeds of stochastic rounding.
    pub seeds: Seeds,
    /// The 4-bit converter table of every row, as CONV_LUT_LOAD left it.
    pub converter: Vec<[u16; CONVERTER_ENTRIES]>,
    /// Settings and counters.
    pub sequencer: Sequencer,
}

/// A part of the array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// First row.
    pub row: u32,
    /// Number of rows.
    pub rows: u32,
    /// First column.
    pub column: u32,
    /// Number of columns.
    pub columns: u32,
}

impl Part {
    /// Largest number of columns that one destination pattern covers: the partitions of PSUM.
    pub const HALF: u32 = 128;

    /// The part that the group codes name, or the tile fields where they are given (MAVERICK).
    ///
    /// choice: sizes of a tile are powers of two (6 and 7 for 64 and 128 rows, 7 and 8 for 128 and 256 columns), and a tile's
    /// selector counts tiles of that size; the sources give the names and state neither.
    pub(crate) fn new((row_grp, col_grp): (u8, u8), (size, sel): (TileSize, TileSel)) -> Result<Self, Fault> {
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

    /// The part of an instruction that has group codes alone.
    pub(crate) fn of_groups(row_grp: u8, col_grp: u8) -> Result<Self, Fault> {
        Self::new((row_grp, col_grp), (TileSize::ZERO, TileSel::ZERO))
    }

    /// Active rows and columns; no columns are all 256 of a part that wide (`pe-matmul.md` 3).
    pub(crate) fn active(self, rows: u8, columns: u8) -> Result<(u32, u32), Fault> {
        let columns = match columns {
            0 if self.columns > Self::HALF => self.columns,
            n => n.into(),
        };
        Ok((self.fit("num_active_rows", rows.into(), self.rows)?, self.fit("num_active_cols", columns, self.columns)?))
    }

    /// Active rows of an instruction that has no columns.
    pub(crate) fn active_rows(self, rows: u8) -> Result<u32, Fault> {
        self.fit("num_active_rows", rows.into(), self.rows)
    }

    fn fit(self, operand: &'static str, count: u32, size: u32) -> Result<u32, Fault> {
        match count {
            1.. if count <= size => Ok(count),
            _ => Err(Fault::illegal(operand, format!("{count} does not fit a part of {size}"))),
        }
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
        15 => (0, 128),
        _ => return Err(Fault::illegal(operand, format!("{code} names no part of the array"))),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `vectors/pe_g3.yaml`, row_group: position, size and code.
    #[test]
    fn groups() {
        for (start, size, code) in [(0, 32, 1), (32, 32, 2), (64, 32, 4), (96, 32, 8), (0, 64, 3), (64, 64, 12), (0, 128, 15)] {
            assert_eq!(group("row_grp", code), Ok((start, size)));
        }
        for code in [0, 5, 6, 7, 9, 10, 11, 13, 14, 16] {
            assert!(group("row_grp", code).is_err());
        }
    }
}
