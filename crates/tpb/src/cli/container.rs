//! NEFF files on the command line.

use std::cell::Cell;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::rc::Rc;

use tpb::dialect::Engine;
use tpb::neff::archive::{ContainerError, Entry, Member};
use tpb::neff::{Archive, Limits};

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
    inner: BufReader<File>,
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

/// What is wrong with a container.
pub(super) fn broken(name: &str, error: &ContainerError) -> Failure {
    Failure::Told { code: FINDINGS, message: format!("`{name}`: {error}"), help: None }
}

impl Container {
    /// Opens a container and reads its header.
    pub(super) fn open(path: &Path) -> Result<Self, Failure> {
        let name = input::name(path);
        let failed = |e| Failure::unreadable(&name, e);
        let file = File::open(path).map_err(failed)?;
        let metadata = file.metadata().map_err(failed)?;
        if metadata.is_dir() {
            return Err(Failure::unreadable(&name, "it is a directory"));
        }
        let read = Rc::new(Cell::new(0));
        let counted = Counted { inner: BufReader::with_capacity(input::BUFFER, file), read: Rc::clone(&read) };
        let archive = Archive::open(counted, Some(metadata.len()), Limits::default()).map_err(|e| broken(&name, &e))?;
        Ok(Self { archive, name, read, progress: Progress::new("reading", Some(metadata.len())) })
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
