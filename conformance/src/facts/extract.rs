//! The extract: one JSON value a line, one file per kind.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Facts;

/// A file that could not be read as what it should be.
#[derive(Debug)]
pub struct Mistake {
    /// The file.
    pub path: PathBuf,
    /// What is wrong.
    pub what: String,
}

impl Mistake {
    pub(super) fn new(path: &Path, what: impl fmt::Display) -> Self {
        Self { path: path.to_owned(), what: what.to_string() }
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.what)
    }
}

impl std::error::Error for Mistake {}

/// Reads the extract of a directory.
///
/// # Errors
///
/// A file is missing, or a line of it is not what it should be.
pub fn read_extract(dir: &Path) -> Result<Facts, Mistake> {
    Ok(Facts {
        opcodes: read(&dir.join("opcodes.jsonl"))?,
        sp_words: read(&dir.join("sp_words.jsonl"))?,
        layouts: read(&dir.join("layouts.jsonl"))?,
        types: read(&dir.join("types.jsonl"))?,
        enums: read(&dir.join("enums.jsonl"))?,
    })
}

/// Writes the extract of a directory.
///
/// # Errors
///
/// A file cannot be written.
pub fn write_extract(facts: &Facts, dir: &Path) -> io::Result<()> {
    fs::create_dir_all(dir)?;
    write(&dir.join("opcodes.jsonl"), &facts.opcodes)?;
    write(&dir.join("sp_words.jsonl"), &facts.sp_words)?;
    write(&dir.join("layouts.jsonl"), &facts.layouts)?;
    write(&dir.join("types.jsonl"), &facts.types)?;
    write(&dir.join("enums.jsonl"), &facts.enums)
}

fn read<T: DeserializeOwned>(path: &Path) -> Result<Vec<T>, Mistake> {
    let text = fs::read_to_string(path).map_err(|e| Mistake::new(path, e))?;
    let lines = text.lines().enumerate();
    lines.map(|(i, line)| serde_json::from_str(line).map_err(|e| Mistake::new(path, format!("line {}: {e}", i + 1)))).collect()
}

fn write<T: Serialize>(path: &Path, values: &[T]) -> io::Result<()> {
    let mut text = String::new();
    for value in values {
        text += &serde_json::to_string(value).map_err(io::Error::other)?;
        text.push('\n');
    }
    fs::write(path, text)
}
