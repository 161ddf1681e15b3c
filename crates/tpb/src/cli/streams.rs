//! The streams behind a name on the command line: a file, the standard input, a directory, a container.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use tpb::dialect::Engine;
use tpb::neff::archive::ContainerError;
use tpb::neff::source::looks_like_container;
use tpb::stream::StreamError;

use super::container::{self, Container};
use super::failure::Failure;
use super::input;

/// A stream that is to be read.
pub(super) struct Stream<'a> {
    /// What messages call it.
    pub(super) name: &'a str,
    /// The member or file of several; `None` for a stream that was named itself.
    pub(super) part: Option<&'a str>,
    /// Engine that it is named after.
    pub(super) engine: Option<Engine>,
    pub(super) reader: &'a mut dyn Read,
}

/// What is done with each stream.
pub(super) type Visit<'a> = dyn FnMut(Stream) -> Result<(), Failure> + 'a;

/// Hands every stream behind a name to `visit`, in order: that of a file or of the standard input; those of a directory or container that
/// are named after engines. The hash of a container is verified at the end.
pub(super) fn each(path: &Path, visit: &mut Visit) -> Result<(), Failure> {
    if container::is_container(path) {
        return of_container(Container::open(path)?, visit);
    }
    if input::is_stdin(path) {
        return of_stdin(path, visit);
    }
    if !path.is_dir() {
        let engine = path.file_name().and_then(|n| container::engine_of(n.to_str()?));
        return visit(Stream { name: &input::name(path), part: None, engine, reader: &mut input::open(path)? });
    }
    for file in of_directory(path)? {
        let part = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let engine = container::engine_of(&part);
        visit(Stream { name: &input::name(&file), part: Some(&part), engine, reader: &mut input::open(&file)? })?;
    }
    Ok(())
}

/// A container or a stream, which the first bytes tell.
fn of_stdin(path: &Path, visit: &mut Visit) -> Result<(), Failure> {
    let mut rest = input::open(path)?;
    let mut seen = Vec::new();
    rest.by_ref().take(16).read_to_end(&mut seen).map_err(|e| Failure::unreadable(input::name(path), e))?;
    if looks_like_container(&seen) {
        return of_container(Container::of(input::name(path), seen, rest)?, visit);
    }
    let mut reader = seen.as_slice().chain(rest);
    visit(Stream { name: &input::name(path), part: None, engine: None, reader: &mut reader })
}

fn of_container(mut container: Container, visit: &mut Visit) -> Result<(), Failure> {
    let file = container.name().to_owned();
    while let Some(mut entry) = container.next()? {
        let member = entry.member().clone();
        let Some(engine) = container::stream_of(&member) else { continue };
        let name = format!("{file}: {}", member.name);
        visit(Stream { name: &name, part: Some(&member.name), engine: Some(engine), reader: &mut entry })?;
    }
    container.finish()?;
    Ok(())
}

fn of_directory(path: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(path).map_err(|e| Failure::unreadable(path.display(), e))?;
    let files = entries.filter_map(|e| Some(e.ok()?.path()));
    let is_stream = |p: &PathBuf| p.file_name().and_then(|n| container::engine_of(n.to_str()?)).is_some();
    let mut streams: Vec<_> = files.filter(|p| is_stream(p) && p.is_file()).collect();
    if streams.is_empty() {
        let failure = Failure::usage(format!("`{}` holds no stream named after an engine, such as pe.bin", path.display()));
        return Err(failure.help("name a stream, a container, or the directory of a sub-graph"));
    }
    streams.sort();
    Ok(streams)
}

/// What is wrong with a stream: a finding where its bytes are, else a file that cannot be read.
pub(super) fn ended(name: &str, error: StreamError) -> Failure {
    match error {
        StreamError::Io { offset, error } => match error.downcast::<ContainerError>() {
            Ok(own) => Failure::finding(format!("`{name}`: {own}")),
            Err(error) => Failure::usage(format!("`{name}` {}", StreamError::Io { offset, error })),
        },
        StreamError::Partial { .. } => Failure::finding(format!("`{name}`: {error}")),
    }
}
