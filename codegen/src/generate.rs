//! The whole way from spec files to emitted crates.

use std::path::{Path, PathBuf};

use crate::diagnostic::Diagnostics;
use crate::emit;
use crate::isa::Isa;
use crate::load::{self, ReadError};
use crate::resolve::resolve;
use crate::spec::Spec;

/// What brings the checked-in crates up to date.
pub const COMMAND: &str = "cargo run -p tpb-codegen -- generate";

/// What to generate.
#[derive(Clone, Debug)]
pub struct Options {
    /// The spec directory.
    pub spec: PathBuf,
    /// Directories that are laid over it, in order; see [`load::load_layers`].
    pub overlays: Vec<PathBuf>,
    /// Where the Rust crates go.
    pub out: PathBuf,
    /// Where the C headers and the program on them go, if they are wanted.
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

/// Why nothing was generated. `Debug` is written for people too, since it is what a `main` that returns an error shows.
pub enum Failure {
    /// The spec has mistakes.
    Findings(Diagnostics),
    /// A file could not be read or written.
    Io(ReadError),
    /// What was asked for does not fit: what, and what to do.
    Usage(String),
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
            Failure::Usage(message) => f.write_str(message),
        }
    }
}

impl std::fmt::Debug for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Failure::Findings(findings) => write!(f, "the spec has mistakes\n\n{findings}"),
            _ => std::fmt::Display::fmt(self, f),
        }
    }
}

impl std::error::Error for Failure {}

/// Loads and resolves a spec directory. The instruction set is whole where the diagnostics hold no error.
///
/// # Errors
///
/// If a file cannot be read.
pub fn load_and_resolve(spec: &Path) -> Result<(Spec, Isa, Diagnostics), ReadError> {
    load_and_resolve_layers(spec, &[])
}

/// The same with overlays laid over it; see [`load::load_layers`].
///
/// # Errors
///
/// If a file cannot be read.
pub fn load_and_resolve_layers(spec: &Path, overlays: &[PathBuf]) -> Result<(Spec, Isa, Diagnostics), ReadError> {
    let overlays = overlays.iter().map(|dir| load::read_overlay(dir)).collect::<Result<_, _>>()?;
    let (spec, mut findings) = load::load_layers(load::read_spec(spec)?, overlays);
    let isa = resolved(&spec, &mut findings);
    Ok((spec, isa, findings))
}

/// Resolves a loaded spec. After a syntax error half of the names are missing, so nothing more is looked for then.
pub fn resolved(spec: &Spec, findings: &mut Diagnostics) -> Isa {
    if findings.has("yaml-syntax") {
        return Isa::default();
    }
    let (isa, more) = resolve(spec);
    findings.extend(more);
    findings.finish();
    isa
}

/// Generates what the options ask for.
///
/// # Errors
///
/// If the spec has mistakes, or a file cannot be read or written.
pub fn generate(options: &Options) -> Result<Report, Failure> {
    let (_, isa, findings) = load_and_resolve_layers(&options.spec, &options.overlays)?;
    if findings.has_errors() {
        return Err(findings.into());
    }
    if lies_in(&options.out, &options.spec) {
        return Err(Failure::Usage(format!(
            "{} is in the spec: crates beside YAML would be taken for a part of it",
            options.out.display()
        )));
    }
    let mut report = Report { findings, ..Report::default() };
    write(&options.out, &emit::emit(&isa), &crates(&options.out)?, options.check, &mut report)?;
    if let Some(dir) = &options.c {
        let mut files = emit::c_header::emit(&isa);
        files.extend(emit::c_header::program(&isa));
        write(dir, &files, &c_files(dir), options.check, &mut report)?;
    }
    report.fresh.sort();
    report.changed.sort();
    Ok(report)
}

/// Whether a directory, there or not, is another one or lies in it.
fn lies_in(path: &Path, folder: &Path) -> bool {
    let there = std::path::absolute(path).ok().and_then(|path| path.ancestors().find_map(|p| p.canonicalize().ok()));
    matches!((there, folder.canonicalize()), (Some(there), Ok(folder)) if there.starts_with(&folder))
}

/// Brings a directory to hold these files, and none of the old ones beside them.
pub(crate) fn write(out: &Path, files: &emit::Files, old: &[PathBuf], check: bool, report: &mut Report) -> Result<(), Failure> {
    for (name, text) in files {
        let path = out.join(name);
        if std::fs::read_to_string(&path).is_ok_and(|old| old == *text) {
            report.fresh.push(path);
            continue;
        }
        if !check {
            if let Some(dir) = path.parent() {
                std::fs::create_dir_all(dir).map_err(|error| ReadError { path: dir.to_owned(), error })?;
            }
            std::fs::write(&path, text).map_err(|error| ReadError { path: path.clone(), error })?;
        }
        report.changed.push(path);
    }
    for path in old {
        let name = path.strip_prefix(out).unwrap_or(path).to_string_lossy().replace('\\', "/");
        if files.contains_key(&name) {
            continue;
        }
        if !check {
            std::fs::remove_file(path).map_err(|error| ReadError { path: path.clone(), error })?;
            // A crate goes whole; a directory that holds something else stays.
            path.ancestors().skip(1).take_while(|dir| *dir != out).take_while(|dir| std::fs::remove_dir(dir).is_ok()).for_each(drop);
        }
        report.changed.push(path.clone());
    }
    Ok(())
}

/// Files of the crates in a directory that an earlier run emitted. Crates farther down are another directory's.
fn crates(dir: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut found = Vec::new();
    let entries = std::fs::read_dir(dir).into_iter().flatten().flatten().map(|entry| entry.path());
    for path in entries.filter(|path| path.join("Cargo.toml").is_file()) {
        emitted(&path, &mut found)?;
    }
    Ok(found)
}

/// Headers and sources of C in a directory that an earlier run emitted. It may be anyone's, so nothing below it is looked at.
fn c_files(dir: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(dir).into_iter().flatten().flatten().map(|entry| entry.path());
    entries
        .filter(|path| path.extension().is_some_and(|e| e == "h" || e == "c"))
        .filter(|path| std::fs::read_to_string(path).is_ok_and(|text| emit::is_emitted(&text)))
        .collect()
}

/// Files below a directory that an earlier run emitted.
pub(crate) fn emitted(dir: &Path, found: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let io = |error| ReadError { path: dir.to_owned(), error };
    let Ok(entries) = std::fs::read_dir(dir) else { return Ok(()) };
    for entry in entries {
        let path = entry.map_err(io)?.path();
        if path.is_dir() {
            if path.file_name().is_some_and(|n| n != "target") {
                emitted(&path, found)?;
            }
        } else if std::fs::read_to_string(&path).is_ok_and(|text| emit::is_emitted(&text)) {
            found.push(path);
        }
    }
    Ok(())
}
