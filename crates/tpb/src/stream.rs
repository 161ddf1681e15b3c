//! Streams of records.

use std::fmt;
use std::io::{self, Read};

use tpb_core::{RECORD_SIZE, RecordBytes};

/// The records of a stream with their offsets, read one at a time; holds one record, however long the stream is.
///
/// Ends after the first error.
#[derive(Debug)]
pub struct Records<R> {
    reader: R,
    offset: u64,
    is_over: bool,
}

/// Why a stream ends early.
#[derive(Debug)]
pub enum StreamError {
    /// It cannot be read.
    Io {
        /// Where.
        offset: u64,
        /// Why.
        error: io::Error,
    },
    /// Its last record is not whole.
    Partial {
        /// Where that record begins.
        offset: u64,
        /// How many bytes of it there are.
        bytes: usize,
    },
}

impl<R: Read> Records<R> {
    /// The records that come out of a reader, which had better be buffered.
    pub const fn new(reader: R) -> Self {
        Self { reader, offset: 0, is_over: false }
    }

    fn read(&mut self) -> Option<Result<(u64, RecordBytes), StreamError>> {
        let offset = self.offset;
        let mut record = [0; RECORD_SIZE];
        let mut filled = 0;
        while filled < RECORD_SIZE {
            match self.reader.read(&mut record[filled..]) {
                Ok(0) if filled == 0 => return None,
                Ok(0) => return Some(Err(StreamError::Partial { offset, bytes: filled })),
                Ok(n) => filled += n,
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Some(Err(StreamError::Io { offset, error })),
            }
        }
        self.offset += RECORD_SIZE as u64;
        Some(Ok((offset, record)))
    }
}

/// Reads through, and shows every whole record that went by.
pub struct Watched<'a, R> {
    reader: R,
    part: Vec<u8>,
    each: &'a mut dyn FnMut(&RecordBytes),
}

impl<R: fmt::Debug> fmt::Debug for Watched<'_, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watched").field("reader", &self.reader).field("part", &self.part).finish_non_exhaustive()
    }
}

impl<'a, R: Read> Watched<'a, R> {
    /// Shows the records of a stream to `each`.
    pub fn new(reader: R, each: &'a mut dyn FnMut(&RecordBytes)) -> Self {
        Self { reader, part: Vec::new(), each }
    }
}

impl<R: Read> Read for Watched<'_, R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let n = self.reader.read(out)?;
        self.part.extend_from_slice(&out[..n]);
        let (records, rest) = self.part.as_chunks::<RECORD_SIZE>();
        records.iter().for_each(|record| (self.each)(record));
        self.part = rest.to_vec();
        Ok(n)
    }
}

impl<R: Read> Iterator for Records<R> {
    type Item = Result<(u64, RecordBytes), StreamError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let next = self.read();
        self.is_over = !matches!(next, Some(Ok(_)));
        next
    }
}

impl fmt::Display for StreamError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io { offset, error } => write!(f, "cannot be read at offset {offset:#x}: {error}"),
            Self::Partial { offset, bytes } => {
                write!(f, "the record at offset {offset:#x} has {bytes} bytes instead of {RECORD_SIZE}")
            }
        }
    }
}

impl std::error::Error for StreamError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io { error, .. } => Some(error),
            Self::Partial { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hands out a few bytes at a time.
    struct Slow<'a>(&'a [u8]);

    impl Read for Slow<'_> {
        fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
            let n = out.len().min(7).min(self.0.len());
            out[..n].copy_from_slice(&self.0[..n]);
            self.0 = &self.0[n..];
            Ok(n)
        }
    }

    #[test]
    fn short_reads_make_whole_records() {
        let bytes: Vec<u8> = (0..130).map(|i| i as u8).collect();
        let mut records = Records::new(Slow(&bytes));
        assert_eq!(records.next().unwrap().unwrap().0, 0);
        let (offset, record) = records.next().unwrap().unwrap();
        assert_eq!((offset, record[0], record[63]), (64, 64, 127));
        assert!(matches!(records.next(), Some(Err(StreamError::Partial { offset: 128, bytes: 2 }))));
        assert!(records.next().is_none());
    }

    #[test]
    fn an_empty_stream_has_no_records() {
        assert!(Records::new(&[][..]).next().is_none());
    }
}
