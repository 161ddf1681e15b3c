//! The whole way from spec files to emitted crates.

use std::path::PathBuf;

use crate::diagnostic::Diagnostics;
use crate::load::{self, ReadError};

/// What to generate.
#[derive(Clone, Debug)]
pub struct Options {
    /// The spec directory.
    pub spec: PathBuf,
    /// Where the Rust crates go.
    pub out: PathBuf,
    /// Where a C header goes, if it is wanted.
    pub c: Option<PathBuf>,
    /// Compare with what is there, and write nothing.
    pub check: bool,
}

/// What was done.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Files that are as they should be.
    pub fresh: Vec<PathBuf>,
    /// Files that were written; with [`Options::check`], files that would have been.
    pub changed: Vec<PathBuf>,
    /// Warnings and notes.
    pub findings: Diagnostics,
}

/// Why nothing was generated.
#[derive(Debug)]
pub enum Failure {
    /// The spec has mistakes.
    Findings(Diagnostics),
    /// A file could not be read or written.
    Io(ReadError),
}

impl From<Diagnostics> for Failure {
    fn from(findings: Diagnostics) -> Self {
        Failure::Findings(findings)
    }
}

impl From<ReadError> for Failure {
    fn from(error: ReadError) -> Self {
        Failure::Io(error)
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Failure::Findings(findings) => findings.fmt(f),
            Failure::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Failure {}

/// Generates what the options ask for.
///
/// # Errors
///
/// If the spec has mistakes, or a file cannot be read or written.
pub fn generate(options: &Options) -> Result<Report, Failure> {
    let (_spec, findings) = load::load_dir(&options.spec)?;
    if findings.has_errors() {
        return Err(findings.into());
    }
    Ok(Report {
        findings,
        ..Report::default()
    })
}
