//! NEFF files on the command line.

use std::cell::Cell;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::path::Path;
use std::rc::Rc;

use tpb::dialect::Engine;
use tpb::neff::archive::{ContainerError, Entry, Member, Problem};
use tpb::neff::{Archive, Limits, Package};

use super::failure::{FINDINGS, Failure};
use super::input;
use super::progress::Progress;

/// A container that is being read, with a line that says how far.
pub(super) struct Container {
    pub(super) archive: Archive<Counted>,
    name: String,
    read: Rc<Cell<u64>>,
    progress: Progress,
}

/// A file, counted as it is read.
pub(super) struct Counted {
    inner: BufReader<Box<dyn Read>>,
    read: Rc<Cell<u64>>,
}

impl Read for Counted {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let n = self.inner.read(out)?;
        self.read.set(self.read.get() + n as u64);
        Ok(n)
    }
}

impl BufRead for Counted {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.inner.fill_buf()
    }

    fn consume(&mut self, n: usize) {
        self.read.set(self.read.get() + n as u64);
        self.inner.consume(n);
    }
}

/// Whether a file on the command line is a container.
pub(super) fn is_container(path: &Path) -> bool {
    !input::is_stdin(path) && path.is_file() && tpb::neff::source::is_container(path).unwrap_or(false)
}

/// What is wrong with a container; or the file cannot be read.
pub(super) fn broken(name: &str, error: &ContainerError) -> Failure {
    match &error.problem {
        Problem::Io(e) => Failure::unreadable(name, e),
        _ => Failure::Told { code: FINDINGS, message: format!("`{name}`: {error}"), help: None },
    }
}

/// Every member of a container, in memory.
pub(super) fn package(path: &Path) -> Result<Result<Package, ContainerError>, Failure> {
    let (reader, size) = source(path)?;
    let failed = |e| Failure::unreadable(input::name(path), e);
    Ok(match Package::read(BufReader::with_capacity(input::BUFFER, reader), size, Limits::default()) {
        Err(ContainerError { problem: Problem::Io(e), .. }) => return Err(failed(e)),
        other => other.map(|package| package.named(input::name(path))),
    })
}

/// The bytes of a container, and how many there are where that is known.
fn source(path: &Path) -> Result<(Box<dyn Read>, Option<u64>), Failure> {
    if input::is_stdin(path) {
        return Ok((input::open(path)?, None));
    }
    let failed = |e| Failure::unreadable(path.display(), e);
    let file = File::open(path).map_err(failed)?;
    let metadata = file.metadata().map_err(failed)?;
    if metadata.is_dir() {
        let failure = Failure::unreadable(path.display(), "it is a directory");
        return Err(failure.help("a container is one file; `tpb neff pack` makes one of a directory"));
    }
    // A pipe has a name and no size.
    let size = metadata.is_file().then_some(metadata.len());
    Ok((Box::new(file), size))
}

impl Container {
    /// Opens a container and reads its header.
    pub(super) fn open(path: &Path) -> Result<Self, Failure> {
        let (reader, size) = source(path)?;
        Self::read(input::name(path), reader, size)
    }

    /// Reads the header of a container, of which some bytes may have been looked at.
    pub(super) fn of(name: String, seen: Vec<u8>, rest: Box<dyn Read>) -> Result<Self, Failure> {
        Self::read(name, Box::new(Cursor::new(seen).chain(rest)), None)
    }

    fn read(name: String, reader: Box<dyn Read>, size: Option<u64>) -> Result<Self, Failure> {
        let read = Rc::new(Cell::new(0));
        let counted = Counted { inner: BufReader::with_capacity(input::BUFFER, reader), read: Rc::clone(&read) };
        let archive = Archive::open(counted, size, Limits::default()).map_err(|e| broken(&name, &e))?;
        Ok(Self { archive, name, read, progress: Progress::new("reading", size) })
    }

    /// What messages call it.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// The next member.
    pub(super) fn next(&mut self) -> Result<Option<Entry<'_, Counted>>, Failure> {
        self.progress.at(self.read.get());
        self.archive.next_entry().map_err(|e| broken(&self.name, &e))
    }

    /// Reads what is left, and holds the hash against the header.
    pub(super) fn finish(self) -> Result<tpb::neff::archive::Summary, Failure> {
        self.archive.finish().map_err(|e| broken(&self.name, &e))
    }
}

/// The engine whose stream a member is, by its name: `sg00/pe.bin`, `PE.bin`, `Activation.bin`, `pe_instr`.
pub(super) fn engine_of(name: &str) -> Option<Engine> {
    let file = name.rsplit('/').next()?;
    let stem = file.strip_suffix(".bin").or_else(|| file.strip_suffix("_instr"))?;
    let token = match stem.to_ascii_lowercase().as_str() {
        "activation" => "act",
        _ => stem,
    };
    Engine::from_name(token)
}

/// The stream that a member is.
pub(super) fn stream_of(member: &Member) -> Option<Engine> {
    if member.is_skipped() { None } else { engine_of(&member.name) }
}
