//! The bytes of a record, drawn in rows of 16.

use std::io::{self, Write};

use tpb::layout::{Field, StructInfo};

use crate::cli::out::{DIM, Out};

/// Bytes in a row.
const ROW: usize = 16;
/// Columns of a byte, its left border included.
const CELL: usize = 5;

/// Draws a layout; fields carry the number that the list of fields gives them, reserved bytes are dots.
pub(super) fn draw(layout: &StructInfo, out: &mut Out) -> io::Result<()> {
    let size = usize::from(layout.size);
    let owners: Vec<Option<usize>> = (0..size).map(|byte| owner(layout, byte)).collect();
    let columns: String = (0..ROW.min(size)).map(|column| format!("{column:^CELL$}")).collect();
    writeln!(out, "     {DIM}{}{DIM:#}", columns.trim_end())?;
    let mut above: Option<&[Option<usize>]> = None;
    for (i, row) in owners.chunks(ROW).enumerate() {
        writeln!(out, "    {}", border(above, Some(row)))?;
        writeln!(out, "{DIM}{:>3}{DIM:#} {}", i * ROW, cells(layout, &owners, i * ROW, row))?;
        above = Some(row);
    }
    writeln!(out, "    {}", border(above, None))
}

/// The field that a byte belongs to.
fn owner(layout: &StructInfo, byte: usize) -> Option<usize> {
    layout.fields.iter().position(|f| (usize::from(f.offset)..usize::from(f.offset) + f.ty.size()).contains(&byte))
}

/// The line between two rows: a cross where a field ends in either.
fn border(above: Option<&[Option<usize>]>, below: Option<&[Option<usize>]>) -> String {
    let width = above.map_or(0, <[_]>::len).max(below.map_or(0, <[_]>::len));
    let is_edge =
        |row: Option<&[Option<usize>]>, i: usize| row.is_some_and(|r| i == 0 || i == r.len() || (i < r.len() && r[i - 1] != r[i]));
    let mut line = String::new();
    for i in 0..=width {
        line.push(if is_edge(above, i) || is_edge(below, i) { '+' } else { '-' });
        if i < width {
            line += &"-".repeat(CELL - 1);
        }
    }
    line
}

fn cells(layout: &StructInfo, owners: &[Option<usize>], start: usize, row: &[Option<usize>]) -> String {
    let mut line = String::new();
    let mut at = 0;
    while at < row.len() {
        let len = row[at..].iter().take_while(|o| **o == row[at]).count();
        let room = len * CELL - 1;
        let is_continued = start + at > 0 && owners[start + at - 1] == row[at];
        let label = match row[at].and_then(|i| Some((i, layout.fields.get(i)?))) {
            Some((i, field)) => label(i, field, is_continued, room),
            None => String::new(),
        };
        line += &format!("|{label:room$}");
        at += len;
    }
    line.push('|');
    line
}

fn label(index: usize, field: &Field, is_continued: bool, room: usize) -> String {
    if field.reserved.is_some() {
        return format!("{:^room$}", ".".repeat(room / CELL + 1));
    }
    let whole = if is_continued { format!(" {index} (more)") } else { format!(" {index} {}", field.name) };
    if whole.chars().count() <= room {
        return whole;
    }
    // A name that is cut says little; the number leads to it.
    match room {
        0..=8 => format!(" {index}"),
        _ => whole.chars().take(room - 1).chain(['~']).collect(),
    }
}
