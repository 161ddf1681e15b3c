//! The stationary operand.

use std::borrow::Cow;

use crate::fault::Fault;

/// The weight latches of the array. A cell keeps its weight until a load of its tile replaces it
/// (`pe-matmul.md`; PE facts section 0).
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    rows: u32,
    columns: u32,
    /// Row by row.
    values: Vec<f32>,
    loaded: Vec<bool>,
    /// Tiles as they were loaded, as long as no other load touches them.
    tiles: Vec<Tile>,
}

/// Weights on their way into the array.
#[derive(Clone, Debug, PartialEq)]
pub struct Tile {
    /// First row of the array.
    pub row: u32,
    /// First column of the array.
    pub column: u32,
    /// Number of rows.
    pub rows: u32,
    /// Number of columns.
    pub columns: u32,
    /// Row by row.
    pub values: Vec<f32>,
}

impl Weights {
    /// An array that holds nothing.
    pub fn new(rows: u32, columns: u32) -> Self {
        let cells = rows as usize * columns as usize;
        Self { rows, columns, values: vec![0.0; cells], loaded: vec![false; cells], tiles: Vec::new() }
    }

    /// Whether a tile lies inside the array.
    ///
    /// # Errors
    /// [`Fault::Illegal`] if it does not.
    pub fn check(&self, row: u32, column: u32, rows: u32, columns: u32) -> Result<(), Fault> {
        let inside = |start: u32, count: u32, limit| start.checked_add(count).is_some_and(|end| end <= limit);
        if !inside(row, rows, self.rows) {
            let what = format!("{rows} rows from row {row} do not fit into an array of {}", self.rows);
            return Err(Fault::illegal("num_active_rows", what));
        }
        if !inside(column, columns, self.columns) {
            let what = format!("{columns} columns from column {column} do not fit into an array of {}", self.columns);
            return Err(Fault::illegal("num_active_cols", what));
        }
        Ok(())
    }

    /// Latches a tile that [`Weights::check`] accepts; cells outside keep what they hold.
    pub fn latch(&mut self, tile: Tile) {
        let width = tile.columns as usize;
        if width == 0 || self.check(tile.row, tile.column, tile.rows, tile.columns).is_err() {
            return;
        }
        for (r, from) in tile.values.chunks_exact(width).enumerate().take(tile.rows as usize) {
            let start = (tile.row as usize + r) * self.columns as usize + tile.column as usize;
            self.values[start..start + width].copy_from_slice(from);
            self.loaded[start..start + width].fill(true);
        }
        self.tiles.retain(|t| !t.touches(&tile));
        self.tiles.push(tile);
    }

    /// The weights of a tile, row by row.
    ///
    /// choice: a cell that was never loaded is a fault; the device would multiply by whatever it holds.
    ///
    /// # Errors
    /// [`Fault::Illegal`] if the tile is outside the array, or a cell was never loaded.
    pub fn tile(&self, row: u32, column: u32, rows: u32, columns: u32) -> Result<Cow<'_, [f32]>, Fault> {
        self.check(row, column, rows, columns)?;
        let same = |t: &&Tile| (t.row, t.column, t.rows, t.columns) == (row, column, rows, columns);
        if let Some(tile) = self.tiles.iter().find(same) {
            return Ok(Cow::Borrowed(&tile.values));
        }
        let mut out = Vec::with_capacity(rows as usize * columns as usize);
        for r in row..row + rows {
            let start = r as usize * self.columns as usize + column as usize;
            let cells = start..start + columns as usize;
            if let Some(c) = self.loaded[cells.clone()].iter().position(|l| !l) {
                let what = format!("no weight was ever loaded into row {r} column {}", column as usize + c);
                return Err(Fault::illegal("weights", what));
            }
            out.extend_from_slice(&self.values[cells]);
        }
        Ok(Cow::Owned(out))
    }
}

impl Tile {
    /// Whether two tiles have a cell in common.
    fn touches(&self, other: &Self) -> bool {
        let apart = |a: u32, n: u32, b: u32, m: u32| a.saturating_add(n) <= b || b.saturating_add(m) <= a;
        !apart(self.row, self.rows, other.row, other.rows) && !apart(self.column, self.columns, other.column, other.columns)
    }
}
