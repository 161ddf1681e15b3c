//! Files, and `-` for the standard input.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::Path;

use super::failure::Failure;

/// Bytes that are read at once.
pub(super) const BUFFER: usize = 1 << 16;

/// How messages call the file.
pub(super) fn name(path: &Path) -> String {
    if is_stdin(path) { String::from("<stdin>") } else { path.display().to_string() }
}

/// Whether `-` is meant.
pub(super) fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == OsStr::new("-")
}

/// A buffered reader.
pub(super) fn open(path: &Path) -> Result<Box<dyn Read>, Failure> {
    if is_stdin(path) {
        return Ok(Box::new(BufReader::with_capacity(BUFFER, io::stdin().lock())));
    }
    let failed = |e: io::Error| Failure::unreadable(path.display(), e);
    let file = File::open(path).map_err(failed)?;
    if file.metadata().map_err(failed)?.is_dir() {
        return Err(Failure::unreadable(path.display(), "it is a directory"));
    }
    Ok(Box::new(BufReader::with_capacity(BUFFER, file)))
}

/// All of a file.
pub(super) fn bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    open(path)?.read_to_end(&mut bytes).map_err(|e| Failure::unreadable(name(path), e))?;
    Ok(bytes)
}
