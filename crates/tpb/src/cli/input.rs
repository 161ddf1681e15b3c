//! Files, and `-` for the standard input.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::Path;

use super::failure::Failure;

/// Bytes that are read at once.
pub(super) const BUFFER: usize = 1 << 16;

/// Bytes of a text, a table or a tensor at most.
const LIMIT: u64 = 1 << 30;

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

/// All of a file that is kept in memory.
pub(super) fn bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    let file = open(path)?;
    all(file, LIMIT).map_err(|e| Failure::unreadable(name(path), e))
}

/// All that a reader has; one that never ends does not take all memory.
fn all(reader: impl Read, limit: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    reader.take(limit + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit {
        return Err(io::Error::other(format!("it has more than {limit} bytes")));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reader_that_never_ends_is_refused() {
        assert_eq!(all(io::repeat(7), 5).unwrap_err().to_string(), "it has more than 5 bytes");
        assert_eq!(all(io::repeat(7).take(5), 5).unwrap(), [7; 5]);
    }
}
