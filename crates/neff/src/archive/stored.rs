//! The archive as it is stored, and as it is read: hashed, inflated, counted.

use std::io::{self, BufRead, Read, Take};

use flate2::bufread::GzDecoder;

use super::error::{ContainerError, Offset, Problem};
use crate::hash::{Digest, Hasher};
use crate::header::HEADER_SIZE;

/// Bytes of a file up to the end of the archive, hashed as they go by.
pub(super) struct Hashed<R> {
    inner: Take<R>,
    size: u64,
    hasher: Hasher,
}

impl<R: BufRead> Hashed<R> {
    /// Offset in the file.
    fn offset(&self) -> u64 {
        HEADER_SIZE as u64 + (self.size - self.inner.limit())
    }

    /// Whether the file ended before the archive did.
    fn is_short(&self) -> bool {
        self.inner.limit() > 0
    }
}

impl<R: BufRead> BufRead for Hashed<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.inner.fill_buf()
    }

    fn consume(&mut self, n: usize) {
        // What fill_buf gave is still there, so that this reads nothing.
        if let Ok(buffer) = self.inner.fill_buf() {
            self.hasher.update(&buffer[..n.min(buffer.len())]);
        }
        self.inner.consume(n);
    }
}

impl<R: BufRead> Read for Hashed<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let n = {
            let buffer = self.inner.fill_buf()?;
            let n = buffer.len().min(out.len());
            out[..n].copy_from_slice(&buffer[..n]);
            n
        };
        self.consume(n);
        Ok(n)
    }
}

enum Body<R> {
    Plain(Hashed<R>),
    Gzip(Box<GzDecoder<Hashed<R>>>),
}

/// The archive as a stream of bytes.
pub(super) struct Inflated<R> {
    body: Body<R>,
    /// Bytes that have come out.
    position: u64,
    limit: u64,
}

impl<R: BufRead> Inflated<R> {
    /// The archive of `size` bytes that comes out of the reader next.
    pub(super) fn new(reader: R, pkg_version: u64, size: u64, limit: u64) -> Self {
        let stored = Hashed { inner: reader.take(size), size, hasher: Hasher::new(pkg_version) };
        let body = match pkg_version {
            1 => Body::Plain(stored),
            _ => Body::Gzip(Box::new(GzDecoder::new(stored))),
        };
        Self { body, position: 0, limit }
    }

    /// Bytes that have come out so far.
    pub(super) const fn position(&self) -> u64 {
        self.position
    }

    fn stored(&self) -> &Hashed<R> {
        match &self.body {
            Body::Plain(stored) => stored,
            Body::Gzip(decoder) => decoder.get_ref(),
        }
    }

    /// Reads what there is, up to the size of `out`; fewer bytes only at the end.
    pub(super) fn fill(&mut self, out: &mut [u8]) -> Result<usize, ContainerError> {
        let mut filled = 0;
        while filled < out.len() {
            let got = match &mut self.body {
                Body::Plain(stored) => stored.read(&mut out[filled..]),
                Body::Gzip(decoder) => decoder.read(&mut out[filled..]),
            };
            match got {
                Ok(0) => break,
                Ok(n) => filled += n,
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) => return Err(self.broken(e)),
            }
        }
        self.position += filled as u64;
        if self.position > self.limit {
            let problem = Problem::Limit { what: "bytes of the inflated archive", have: self.position, limit: self.limit };
            return Err(ContainerError::archive(self.position, problem));
        }
        Ok(filled)
    }

    fn broken(&self, error: io::Error) -> ContainerError {
        let stored = self.stored();
        let problem = match error.kind() {
            io::ErrorKind::UnexpectedEof if stored.is_short() => {
                Problem::Truncated { inside: "the compressed data", want: stored.size, have: stored.size - stored.inner.limit() }
            }
            io::ErrorKind::UnexpectedEof => Problem::Inflate(String::from("it goes on where data_size says that it ends")),
            io::ErrorKind::InvalidInput | io::ErrorKind::InvalidData => Problem::Inflate(error.to_string()),
            _ => Problem::Io(error),
        };
        ContainerError { offset: Offset::File(stored.offset()), member: None, problem }
    }

    /// Reads to the end of the archive, which had better be the end of the data, and gives its hash and its size.
    ///
    /// `padding` is how many zero bytes may follow.
    pub(super) fn finish(mut self, padding: u64) -> Result<(Digest, u64), ContainerError> {
        let mut block = [0; 4096];
        let start = self.position;
        loop {
            let n = self.fill(&mut block)?;
            let over = self.position - start;
            if over > padding || block[..n].iter().any(|b| *b != 0) {
                let problem = Problem::Trailing { after: "the end of the archive", bytes: over };
                return Err(ContainerError::archive(start, problem));
            }
            if n < block.len() {
                break;
            }
        }
        let mut stored = match self.body {
            Body::Plain(stored) => stored,
            Body::Gzip(decoder) => decoder.into_inner(),
        };
        let offset = stored.offset();
        if stored.is_short() {
            // Either the file ends here, or the compressed data ended before data_size did.
            let rest = stored.read(&mut block).map_err(|e| ContainerError::file(offset, Problem::Io(e)))?;
            let problem = match rest {
                0 => Problem::Truncated { inside: "the data", want: stored.size, have: stored.size - stored.inner.limit() },
                n => Problem::Trailing { after: "the end of the compressed data", bytes: n as u64 },
            };
            return Err(ContainerError::file(offset, problem));
        }
        Ok((stored.hasher.finish(), self.position))
    }
}
