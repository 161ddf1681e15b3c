//! Output: colours on a terminal only, tables, lists, JSON.

use std::fmt::{self, Display};
use std::io::{self, BufWriter, StdoutLock, Write};

use anstream::AutoStream;
use clap::builder::styling::{AnsiColor, Style};
use serde::Serialize;

/// Headings and names.
pub(super) const BOLD: Style = Style::new().bold();
/// What is beside the point.
pub(super) const DIM: Style = Style::new().dimmed();
/// Errors.
pub(super) const RED: Style = AnsiColor::Red.on_default().bold();
/// Warnings.
pub(super) const YELLOW: Style = AnsiColor::Yellow.on_default().bold();
/// Help.
pub(super) const CYAN: Style = AnsiColor::Cyan.on_default().bold();

/// Columns that text is wrapped to.
pub(super) const WIDTH: usize = 100;

/// The standard output, without colours unless it is a terminal that wants them.
pub(super) type Out = BufWriter<AutoStream<StdoutLock<'static>>>;

/// The standard output.
pub(super) fn stdout() -> Out {
    BufWriter::new(AutoStream::auto(io::stdout().lock()))
}

fn say(style: Style, label: &str, message: &str) {
    // Nothing is left to do if even this cannot be printed.
    let _ = writeln!(anstream::stderr(), "{style}{label}{style:#}: {message}");
}

/// An error, on the standard error stream.
pub(super) fn error(message: &str) {
    say(RED, "error", message);
}

/// What to do next, on the standard error stream.
pub(super) fn help(message: &str) {
    say(CYAN, "help", message);
}

/// One value of JSON on a line.
pub(super) fn json_line(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}

/// A list as JSON, one member a line.
pub(super) fn json_list<T: Serialize>(out: &mut impl Write, members: impl IntoIterator<Item = T>) -> io::Result<()> {
    out.write_all(b"[")?;
    for (i, member) in members.into_iter().enumerate() {
        out.write_all(if i == 0 { b"\n" } else { b",\n" })?;
        serde_json::to_writer(&mut *out, &member)?;
    }
    out.write_all(b"\n]\n")
}

/// Rows with their columns aligned, the first one a heading.
pub(super) struct Table {
    rows: Vec<Vec<String>>,
    indent: usize,
}

impl Table {
    /// A table with this heading.
    pub(super) fn new(indent: usize, heading: &[&str]) -> Self {
        Self { rows: vec![heading.iter().map(|h| (*h).to_owned()).collect()], indent }
    }

    /// Adds a row.
    pub(super) fn row(&mut self, row: impl IntoIterator<Item = String>) {
        self.rows.push(row.into_iter().collect());
    }

    /// Prints all of it.
    pub(super) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |i: usize| self.rows.iter().filter_map(|r| r.get(i)).map(|c| c.chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns).map(width).collect();
        for (i, row) in self.rows.iter().enumerate() {
            let mut line = " ".repeat(self.indent);
            for (cell, width) in row.iter().zip(&widths) {
                line += &format!("{cell:width$}  ");
            }
            let line = line.trim_end();
            match i {
                0 => writeln!(out, "{BOLD}{line}{BOLD:#}")?,
                _ => writeln!(out, "{line}")?,
            }
        }
        Ok(())
    }
}

/// Words wrapped to the width, every line indented.
pub(super) fn wrap(out: &mut impl Write, indent: usize, text: &str) -> io::Result<()> {
    items(out, indent, " ", text.split_whitespace())
}

/// Items with separators between them, wrapped to the width, every line indented.
pub(super) fn items<T: Display>(
    out: &mut impl Write,
    indent: usize,
    separator: &str,
    items: impl IntoIterator<Item = T>,
) -> io::Result<()> {
    let mut line = String::new();
    let mut pending = false;
    for item in items {
        let item = item.to_string();
        if pending {
            line += separator.trim_end();
            if indent + line.chars().count() + 1 + item.chars().count() > WIDTH {
                writeln!(out, "{:indent$}{line}", "")?;
                line.clear();
            } else if separator.ends_with(' ') {
                line.push(' ');
            }
        }
        line += &item;
        pending = true;
    }
    if pending { writeln!(out, "{:indent$}{line}", "") } else { Ok(()) }
}

/// Names with commas between them, `none` if there are none.
pub(super) struct Names<'a>(pub(super) &'a [&'a str]);

impl Display for Names<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("none");
        }
        for (i, name) in self.0.iter().enumerate() {
            write!(f, "{}{name}", if i == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

/// `1 record`, `2 records`.
pub(super) fn count(n: u64, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}
