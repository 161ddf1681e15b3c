//! The stationary operand.

use std::borrow::Cow;

use crate::fault::Fault;
use crate::number::Format;

/// Most contraction positions that a cell holds: those of a packed MX element.
const PLANES: usize = 4;

/// How a cell was loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// Contraction positions in a cell: 1, 2 with double rows, 4 of an MX element.
    pub planes: u32,
    /// Type of the weights; `None` for MX elements.
    pub format: Option<Format>,
}

impl Kind {
    /// One weight a cell.
    pub const fn plain(format: Format) -> Self {
        Self { planes: 1, format: Some(format) }
    }

    /// Whether weights loaded so go with such a moving operand: as many positions, and FP32 on both sides or on neither (PE facts, section 0).
    ///
    /// # Errors
    /// [`Fault::Illegal`] if they do not.
    pub fn check_with(self, moving: Self) -> Result<(), Fault> {
        if self.planes != moving.planes {
            let what = format!("the weights were loaded with {} positions a cell, and the product takes {}", self.planes, moving.planes);
            return Err(Fault::illegal("perf_opt", what));
        }
        if (self.format == Some(Format::F32)) != (moving.format == Some(Format::F32)) {
            return Err(Fault::illegal("in_dtype", "FP32 goes with FP32 only, in weights and moving operand"));
        }
        Ok(())
    }
}

/// The weight latches of the array. A cell keeps its weight until a load of its tile replaces it
/// (`pe-matmul.md`; PE facts section 0).
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    rows: u32,
    columns: u32,
    /// Row by row, for every contraction position in use.
    planes: Vec<Vec<f32>>,
    kinds: Vec<Option<Kind>>,
    tags: Vec<Option<u8>>,
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
    /// How the cells are loaded.
    pub kind: Kind,
    /// Row by row, and in a row position by position.
    pub values: Vec<f32>,
}

/// Sparsity tags on their way into the array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tags {
    /// First row of the array.
    pub row: u32,
    /// First column of the array.
    pub column: u32,
    /// Number of columns.
    pub columns: u32,
    /// Row by row.
    pub values: Vec<u8>,
}

impl Weights {
    /// An array that holds nothing.
    pub fn new(rows: u32, columns: u32) -> Self {
        let cells = rows as usize * columns as usize;
        Self { rows, columns, planes: vec![vec![0.0; cells]], kinds: vec![None; cells], tags: Vec::new(), tiles: Vec::new() }
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
        let (width, planes) = (tile.columns as usize, tile.kind.planes as usize);
        if width == 0 || planes == 0 || planes > PLANES || self.check(tile.row, tile.column, tile.rows, tile.columns).is_err() {
            return;
        }
        let cells = self.kinds.len();
        self.planes.resize_with(self.planes.len().max(planes), || vec![0.0; cells]);
        for (r, row) in tile.values.chunks_exact(width * planes).enumerate().take(tile.rows as usize) {
            let cells = self.cells(tile.row + r as u32, tile.column, tile.columns);
            for (plane, from) in self.planes.iter_mut().zip(row.chunks_exact(width)) {
                plane[cells.clone()].copy_from_slice(from);
            }
            self.kinds[cells].fill(Some(tile.kind));
        }
        self.tiles.retain(|t| !t.touches(&tile));
        self.tiles.push(tile);
    }

    /// Latches the tags of whole rows.
    pub fn latch_tags(&mut self, tags: &Tags) {
        let width = tags.columns.max(1) as usize;
        let rows = (tags.values.len() / width) as u32;
        if self.check(tags.row, tags.column, rows, tags.columns).is_err() {
            return;
        }
        self.tags.resize(self.kinds.len(), None);
        for (r, row) in tags.values.chunks_exact(width).enumerate() {
            let cells = self.cells(tags.row + r as u32, tags.column, tags.columns);
            for (tag, value) in self.tags[cells].iter_mut().zip(row) {
                *tag = Some(*value);
            }
        }
    }

    /// Drops what the cells of the first rows and columns hold.
    pub fn forget(&mut self, rows: u32, columns: u32) {
        if self.check(0, 0, rows, columns).is_ok() {
            for r in 0..rows {
                let cells = self.cells(r, 0, columns);
                self.kinds[cells].fill(None);
            }
            self.tiles.retain(|t| t.row >= rows || t.column >= columns);
        }
    }

    /// The weights of a tile, row by row and in a row position by position, and how they were loaded: all in one way.
    ///
    /// choice: a cell that was never loaded is a fault; the device would multiply by whatever it holds.
    ///
    /// # Errors
    /// [`Fault::Illegal`] if the tile is outside the array, a cell was never loaded, or cells were loaded in different ways.
    pub fn tile(&self, row: u32, column: u32, rows: u32, columns: u32) -> Result<(Cow<'_, [f32]>, Kind), Fault> {
        self.check(row, column, rows, columns)?;
        let same = |t: &&Tile| (t.row, t.column, t.rows, t.columns) == (row, column, rows, columns);
        if let Some(tile) = self.tiles.iter().find(same) {
            return Ok((Cow::Borrowed(&tile.values), tile.kind));
        }
        let mut kind = None;
        for r in row..row + rows {
            for (c, found) in self.kinds[self.cells(r, column, columns)].iter().enumerate() {
                let at = || format!("row {r} column {}", column as usize + c);
                match (found, kind) {
                    (None, _) => return Err(Fault::illegal("weights", format!("no weight was ever loaded into {}", at()))),
                    (Some(found), Some(first)) if *found != first => {
                        return Err(Fault::illegal("weights", format!("the cell at {} was loaded in another way than the first", at())));
                    }
                    (Some(found), _) => kind = Some(*found),
                }
            }
        }
        let Some(kind) = kind else { return Err(Fault::illegal("weights", "the tile is empty")) };
        let mut out = Vec::with_capacity((rows * columns * kind.planes) as usize);
        for r in row..row + rows {
            for plane in self.planes.iter().take(kind.planes as usize) {
                out.extend_from_slice(&plane[self.cells(r, column, columns)]);
            }
        }
        Ok((Cow::Owned(out), kind))
    }

    /// The tags of a tile, row by row.
    ///
    /// # Errors
    /// [`Fault::Illegal`] if the tile is outside the array, or a cell never got a tag.
    pub fn tags(&self, row: u32, column: u32, rows: u32, columns: u32) -> Result<Vec<u8>, Fault> {
        self.check(row, column, rows, columns)?;
        let mut out = Vec::with_capacity((rows * columns) as usize);
        for r in row..row + rows {
            for (c, cell) in self.cells(r, column, columns).enumerate() {
                let tag =
                    self.tags.get(cell).copied().flatten().ok_or_else(|| {
                        Fault::illegal("tags", format!("no tag was ever loaded into row {r} column {}", column as usize + c))
                    })?;
                out.push(tag);
            }
        }
        Ok(out)
    }

    fn cells(&self, row: u32, column: u32, columns: u32) -> std::ops::Range<usize> {
        let start = row as usize * self.columns as usize + column as usize;
        start..start + columns as usize
    }
}

impl Tile {
    /// Whether two tiles have a cell in common.
    fn touches(&self, other: &Self) -> bool {
        let apart = |a: u32, n: u32, b: u32, m: u32| a.saturating_add(n) <= b || b.saturating_add(m) <= a;
        !apart(self.row, self.rows, other.row, other.rows) && !apart(self.column, self.columns, other.column, other.columns)
    }
}
