//! Writing a container.

use std::collections::BTreeMap;
use std::io::{self, Read, Seek, SeekFrom, Write};

use flate2::{Compression, GzBuilder, write::GzEncoder};

use super::block::BLOCK;
use super::error::{ContainerError, Problem};
use super::name;
use crate::hash::Hasher;
use crate::header::{HEADER_SIZE, Header};
use crate::limits::Limits;

/// A tar ends at a multiple of this.
const RECORD: u64 = 10_240;

/// What a writer puts in where nothing else says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Level of compression, 0 to 9.
    pub level: u32,
    /// Time of all members, in seconds since 1970.
    pub mtime: u64,
    /// Owner of all members.
    pub user: String,
    /// Group of all members.
    pub group: String,
}

impl Default for Options {
    /// As the vendor's writer has it: level 1, time 0, owner and group `nobody`; so that equal members make equal files.
    fn default() -> Self {
        Self { level: 1, mtime: 0, user: String::from("nobody"), group: String::from("nobody") }
    }
}

/// A container that is being written, member by member; memory does not depend on their sizes.
///
/// Package version 2 of the header makes a gzip'd tar, 1 a plain one. Size and hash come into the header at the end.
pub struct Writer<W: Write + Seek> {
    tar: tar::Builder<Stored<W>>,
    header: Header,
    options: Options,
    names: BTreeMap<String, u32>,
    /// Bytes of the tar so far.
    position: u64,
}

/// Where the bytes of the tar go.
enum Stored<W: Write> {
    Plain(Hashed<W>),
    Gzip(GzEncoder<Hashed<W>>),
}

/// Where the stored bytes go, hashed and counted.
struct Hashed<W> {
    inner: W,
    hasher: Hasher,
    size: u64,
}

impl<W: Write> Write for Hashed<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let n = self.inner.write(bytes)?;
        self.hasher.update(&bytes[..n]);
        self.size += n as u64;
        Ok(n)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

impl<W: Write> Write for Stored<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Plain(w) => w.write(bytes),
            Self::Gzip(w) => w.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Plain(w) => w.flush(),
            Self::Gzip(w) => w.flush(),
        }
    }
}

impl<W: Write + Seek> Writer<W> {
    /// A container with this header, at the beginning of `out`.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn new(mut out: W, header: Header, options: Options) -> Result<Self, ContainerError> {
        let failed = |e| ContainerError::file(0, Problem::Io(e));
        out.seek(SeekFrom::Start(0)).map_err(failed)?;
        out.write_all(header.as_bytes()).map_err(failed)?;
        let hashed = Hashed { inner: out, hasher: Hasher::new(header.pkg_version()), size: 0 };
        let stored = match header.pkg_version() {
            1 => Stored::Plain(hashed),
            _ => Stored::Gzip(GzBuilder::new().operating_system(3).write(hashed, Compression::new(options.level.min(9)))),
        };
        Ok(Self { tar: tar::Builder::new(stored), header, options, names: BTreeMap::new(), position: 0 })
    }

    /// Adds a file of `size` bytes, which `data` gives.
    ///
    /// # Errors
    /// If the name is none that a reader takes or is there already, or `data` has another length.
    pub fn file(&mut self, name: &str, size: u64, data: impl Read) -> Result<(), ContainerError> {
        let (index, name) = self.admit(name, size)?;
        let at = self.position;
        let mut header = self.tar_header(tar::EntryType::Regular, 0o644);
        header.set_size(size);
        // One byte more than announced shows that there is too much.
        let mut counted = Counted { inner: data.take(size.saturating_add(1)), count: 0 };
        self.tar
            .append_data(&mut header, &name, &mut counted)
            .map_err(|e| ContainerError::archive(at, Problem::Io(e)).of_member(index, &name))?;
        if counted.count != size {
            let problem = Problem::Length { want: size, have: counted.count };
            return Err(ContainerError::archive(at, problem).of_member(index, &name));
        }
        self.advance(&name, size);
        Ok(())
    }

    /// Adds a file of these bytes.
    ///
    /// # Errors
    /// As [`Writer::file`].
    pub fn bytes(&mut self, name: &str, data: &[u8]) -> Result<(), ContainerError> {
        self.file(name, data.len() as u64, data)
    }

    /// Adds a directory.
    ///
    /// # Errors
    /// As [`Writer::file`].
    pub fn directory(&mut self, name: &str) -> Result<(), ContainerError> {
        let (index, name) = self.admit(name, 0)?;
        let mut header = self.tar_header(tar::EntryType::Directory, 0o755);
        header.set_size(0);
        let path = format!("{name}/");
        self.tar
            .append_data(&mut header, &path, io::empty())
            .map_err(|e| ContainerError::archive(self.position, Problem::Io(e)).of_member(index, &name))?;
        self.advance(&path, 0);
        Ok(())
    }

    /// Ends the archive and writes the header, which now has size and hash.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn finish(self) -> Result<(W, Header), ContainerError> {
        let Self { tar, mut header, position, .. } = self;
        let failed = |e| ContainerError::archive(position, Problem::Io(e));
        let mut stored = tar.into_inner().map_err(failed)?;
        let end = position + 2 * BLOCK as u64;
        let zeros = vec![0; (end.next_multiple_of(RECORD) - end) as usize];
        stored.write_all(&zeros).map_err(failed)?;
        let hashed = match stored {
            Stored::Plain(hashed) => hashed,
            Stored::Gzip(encoder) => encoder.finish().map_err(failed)?,
        };
        let Hashed { inner: mut out, hasher, size } = hashed;
        header.set_archive(size, &hasher.finish());
        out.seek(SeekFrom::Start(0)).map_err(failed)?;
        out.write_all(header.as_bytes()).map_err(failed)?;
        out.seek(SeekFrom::Start(HEADER_SIZE as u64 + size)).map_err(failed)?;
        out.flush().map_err(failed)?;
        Ok((out, header))
    }

    /// Sees that a reader takes the member.
    fn admit(&mut self, name: &str, size: u64) -> Result<(u32, String), ContainerError> {
        let limits = Limits::default();
        let index = self.names.len() as u32;
        let wrong = |problem| ContainerError::archive(self.position, problem).of_member(index, &name::shown(name.as_bytes()));
        let clean = name::clean(name).map_err(|p| wrong(Problem::Name(p)))?;
        for (what, have, limit) in [
            ("members", u64::from(index) + 1, limits.members.into()),
            ("bytes of a name", clean.len() as u64 + 1, limits.name.into()),
            ("bytes of a member", size, limits.member),
            ("bytes of the inflated archive", self.position.saturating_add(size).saturating_add(2 * RECORD), limits.total),
        ] {
            if have > limit {
                return Err(wrong(Problem::Limit { what, have, limit }));
            }
        }
        if let Some(first) = self.names.get(&clean) {
            return Err(wrong(Problem::Duplicate { first: *first }));
        }
        self.names.insert(clean.clone(), index);
        Ok((index, clean))
    }

    fn tar_header(&self, kind: tar::EntryType, mode: u32) -> tar::Header {
        let mut header = tar::Header::new_gnu();
        header.set_entry_type(kind);
        header.set_mode(mode);
        header.set_mtime(self.options.mtime);
        header.set_uid(0);
        header.set_gid(0);
        // A name that is too long for its field is left out.
        let _ = header.set_username(&self.options.user);
        let _ = header.set_groupname(&self.options.group);
        header
    }

    fn advance(&mut self, path: &str, size: u64) {
        let block = BLOCK as u64;
        // A name of more than 100 bytes takes a header and blocks of its own, with a NUL behind it.
        let name = if path.len() > 100 { block + (path.len() as u64 + 1).next_multiple_of(block) } else { 0 };
        self.position += name + block + size.next_multiple_of(block);
    }
}

struct Counted<R> {
    inner: R,
    count: u64,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let n = self.inner.read(out)?;
        self.count += n as u64;
        Ok(n)
    }
}
