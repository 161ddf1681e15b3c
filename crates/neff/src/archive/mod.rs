//! The archive of a container, one member at a time.
//!
//! A container is a header of 1024 bytes and one gzip member with a tar in it (package version 1: the tar itself). [`Archive`] reads it
//! from any buffered reader and keeps one member's header and the names of all members, however large the file is; [`Writer`] makes
//! one. Nothing is believed: sizes, names and counts are held against [`Limits`], and every mistake is told with its member and offset.

mod block;
mod error;
pub mod name;
mod stored;
mod write;

use std::collections::BTreeMap;
use std::io::{self, BufRead, Read};

pub use error::{ContainerError, MemberRef, Offset, Problem};
pub use write::{Options, Writer};

use crate::gate;
use crate::hash::Digest;
use crate::header::{HEADER_SIZE, Header};
use crate::limits::Limits;
use block::{Announces, BLOCK, HeaderBlock, PaxRecords};
use stored::Inflated;

/// Most zeros behind the end of a tar: writers fill up to whole records of 10,240 bytes, and some to more.
const PADDING: u64 = 1 << 20;

/// Most bytes of an extended header.
const EXTENSION: u64 = 64 << 10;

/// Suffix of members that loaders pass over.
const SKIPPED: &str = "wavegraph-bin.json";

/// A container that is being read.
pub struct Archive<R> {
    header: Header,
    limits: Limits,
    inflated: Inflated<R>,
    /// Positions of the members so far, by name.
    names: BTreeMap<String, u32>,
    /// The member at hand.
    member: Option<Member>,
    /// Bytes of it that are still to be read, and of the padding behind it.
    left: u64,
    padding: u64,
    is_over: bool,
}

/// A member of an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Position, from 0.
    pub index: u32,
    /// Name, without a leading `./` and without a `/` at its end.
    pub name: String,
    /// Whether it is a directory.
    pub is_directory: bool,
    /// Bytes.
    pub size: u64,
    /// Where its header is in the inflated archive (that of its extended header, where it has one).
    pub header_offset: u64,
    /// Where its data is in the inflated archive.
    pub data_offset: u64,
}

/// A member whose data can be read.
pub struct Entry<'a, R> {
    archive: &'a mut Archive<R>,
}

/// What an archive turned out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Members, directories too.
    pub members: u32,
    /// Bytes of the archive, inflated.
    pub inflated: u64,
    /// Its hash, which is that of the header.
    pub digest: Digest,
}

impl<R: BufRead> Archive<R> {
    /// Reads the header and holds it against the gates that need nothing else. `file_size`, where it is known, is held against what the header says.
    ///
    /// # Errors
    /// If the header is not whole, or a loader would refuse it.
    pub fn open(mut reader: R, file_size: Option<u64>, limits: Limits) -> Result<Self, ContainerError> {
        let mut bytes = [0; HEADER_SIZE];
        let mut filled = 0;
        while filled < HEADER_SIZE {
            match reader.read(&mut bytes[filled..]) {
                Ok(0) => return Err(ContainerError::file(filled as u64, Problem::Short { bytes: filled as u64 })),
                Ok(n) => filled += n,
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) => return Err(ContainerError::file(filled as u64, Problem::Io(e))),
            }
        }
        let header = Header::from_bytes(&bytes);
        gate::header(&header, file_size)
            .map_err(|refusal| ContainerError::file(refusal.place.map_or(0, |p| p.offset as u64), Problem::Gate(refusal)))?;
        if header.header_size() != HEADER_SIZE as u64 {
            let at = crate::header::place::HEADER_SIZE.offset as u64;
            return Err(ContainerError::file(at, Problem::HeaderSize(header.header_size())));
        }
        let inflated = Inflated::new(reader, header.pkg_version(), header.data_size(), limits.total);
        let names = BTreeMap::new();
        Ok(Self { header, limits, inflated, names, member: None, left: 0, padding: 0, is_over: false })
    }

    /// The header.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The limits it is read under.
    pub const fn limits(&self) -> &Limits {
        &self.limits
    }

    /// The next member, past what is left of the one before; `None` at the end of the archive.
    ///
    /// # Errors
    /// If the archive is broken, ends too early, or goes beyond a limit. Nothing can be read after that.
    pub fn next_entry(&mut self) -> Result<Option<Entry<'_, R>>, ContainerError> {
        if self.is_over {
            return Ok(None);
        }
        // Until all went well.
        self.is_over = true;
        self.pass()?;
        let Some(member) = self.read_member()? else { return Ok(None) };
        self.is_over = false;
        self.member = Some(member);
        Ok(Some(Entry { archive: self }))
    }

    /// Reads what is left of the archive, holds its hash against the header's, and sees that nothing is left.
    ///
    /// # Errors
    /// As [`Archive::next_entry`], and if the hash is wrong or the sizes do not meet.
    pub fn finish(mut self) -> Result<Summary, ContainerError> {
        while self.next_entry()?.is_some() {}
        let members = self.names.len() as u32;
        let (digest, inflated) = self.inflated.finish(PADDING)?;
        if !digest.matches(self.header.hash()) {
            let said = self.header.hash().iter().take(digest.as_bytes().len()).map(|b| format!("{b:02x}")).collect();
            let at = crate::header::place::HASH.offset as u64;
            return Err(ContainerError::file(at, Problem::Hash { header: said, archive: digest }));
        }
        Ok(Summary { members, inflated, digest })
    }

    /// Passes over what is left of the member at hand.
    fn pass(&mut self) -> Result<(), ContainerError> {
        let mut block = [0; 8192];
        while self.left + self.padding > 0 {
            // Data and padding, one after the other, for truncation is told apart.
            let part = if self.left > 0 { self.left } else { self.padding };
            let want = part.min(block.len() as u64) as usize;
            let got = self.inflated.fill(&mut block[..want]).map_err(|e| self.in_member(e))?;
            if got < want {
                return Err(self.cut_off(got as u64));
            }
            if self.left > 0 {
                self.left -= got as u64;
            } else {
                self.padding -= got as u64;
            }
        }
        Ok(())
    }

    fn in_member(&self, error: ContainerError) -> ContainerError {
        match &self.member {
            Some(m) => error.of_member(m.index, &m.name),
            None => error,
        }
    }

    /// The member at hand is not whole.
    fn cut_off(&self, got: u64) -> ContainerError {
        let size = self.member.as_ref().map_or(0, |m| m.size);
        let at = self.inflated.position();
        let problem = if self.left > 0 {
            Problem::Truncated { inside: "a member's data", want: size, have: size - self.left + got }
        } else {
            Problem::Truncated { inside: "the padding of a member", want: self.padding, have: got }
        };
        self.in_member(ContainerError::archive(at, problem))
    }

    /// The next header block; `None` for one of zeros.
    fn block(&mut self, index: u32) -> Result<Option<HeaderBlock>, ContainerError> {
        let at = self.inflated.position();
        let mut block = [0; BLOCK];
        let got = self.inflated.fill(&mut block).map_err(|e| e.of_member(index, ""))?;
        if got < BLOCK {
            let inside = if got == 0 { "its list of members: no end is marked" } else { "a member's header" };
            let problem = Problem::Truncated { inside, want: BLOCK as u64, have: got as u64 };
            return Err(ContainerError::archive(at, problem).of_member(index, ""));
        }
        if block.iter().all(|b| *b == 0) {
            return Ok(None);
        }
        HeaderBlock::parse(&block).map(Some).map_err(|p| ContainerError::archive(at, p).of_member(index, ""))
    }

    /// Reads header blocks up to that of a file or directory.
    fn read_member(&mut self) -> Result<Option<Member>, ContainerError> {
        let index = self.names.len() as u32;
        let start = self.inflated.position();
        let mut long: Option<Vec<u8>> = None;
        let mut pax = PaxRecords::default();
        let mut extensions = 0;
        loop {
            let at = self.inflated.position();
            let wrong = |problem| ContainerError::archive(at, problem).of_member(index, "");
            let Some(block) = self.block(index)? else {
                if at != start {
                    return Err(wrong(Problem::Extension("no member follows it")));
                }
                return self.end(index).map(|()| None);
            };
            let announces = block.announces().map_err(|p| wrong(p).of_member_named(index, &block.name()))?;
            let mut size = block.size().map_err(|p| wrong(p).of_member_named(index, &block.name()))?;
            if !matches!(announces, Announces::File | Announces::Directory) {
                extensions += 1;
                if extensions > 4 {
                    return Err(wrong(Problem::Extension("too many before one member")));
                }
                let data = self.extension(index, at, size)?;
                match announces {
                    Announces::LongName => long = Some(data.into_iter().take_while(|b| *b != 0).collect()),
                    Announces::Pax => pax = PaxRecords::parse(&data).map_err(wrong)?,
                    _ => {}
                }
                continue;
            }
            if let Some(said) = pax.size {
                size = said;
            }
            let raw = pax.path.take().or(long.take()).unwrap_or_else(|| block.name());
            // The whole name tells; that of the block may be cut off behind a `/`.
            let announces = if raw.ends_with(b"/") { Announces::Directory } else { announces };
            return self.member(index, &raw, announces, size, start, at).map(Some);
        }
    }

    /// A member of this raw name, once all is in order.
    fn member(&mut self, index: u32, raw: &[u8], announces: Announces, size: u64, start: u64, at: u64) -> Result<Member, ContainerError> {
        let wrong = |problem| ContainerError::archive(at, problem).of_member_named(index, raw);
        let limit = |what, have, limit| if have > limit { Err(wrong(Problem::Limit { what, have, limit })) } else { Ok(()) };
        limit("members", u64::from(index) + 1, self.limits.members.into())?;
        limit("bytes of a name", raw.len() as u64, self.limits.name.into())?;
        limit("bytes of a member", size, self.limits.member)?;
        let text = std::str::from_utf8(raw).map_err(|_| wrong(Problem::Name(name::NameProblem::Encoding)))?;
        let is_directory = announces == Announces::Directory;
        let name = match name::clean(text) {
            Ok(name) => name,
            // The directory that is packed may have an entry of its own.
            Err(name::NameProblem::Empty) if is_directory && !raw.is_empty() => String::from("."),
            Err(why) => return Err(wrong(Problem::Name(why))),
        };
        if is_directory && size > 0 {
            return Err(wrong(Problem::Extension("a directory has no data")));
        }
        if let Some(first) = self.names.insert(name.clone(), index) {
            return Err(wrong(Problem::Duplicate { first }));
        }
        self.left = size;
        self.padding = size.next_multiple_of(BLOCK as u64) - size;
        let data_offset = self.inflated.position();
        Ok(Member { index, name, is_directory, size, header_offset: start, data_offset })
    }

    /// The data of an extended header.
    fn extension(&mut self, index: u32, at: u64, size: u64) -> Result<Vec<u8>, ContainerError> {
        if size > EXTENSION {
            let problem = Problem::Limit { what: "bytes of an extended header", have: size, limit: EXTENSION };
            return Err(ContainerError::archive(at, problem).of_member(index, ""));
        }
        let size = size as usize;
        let mut data = vec![0; size.next_multiple_of(BLOCK)];
        let got = self.inflated.fill(&mut data).map_err(|e| e.of_member(index, ""))?;
        if got < data.len() {
            let problem = Problem::Truncated { inside: "an extended header", want: data.len() as u64, have: got as u64 };
            return Err(ContainerError::archive(at, problem).of_member(index, ""));
        }
        data.truncate(size);
        Ok(data)
    }

    /// After one block of zeros: the second one.
    fn end(&mut self, index: u32) -> Result<(), ContainerError> {
        let at = self.inflated.position();
        let mut block = [0; BLOCK];
        let got = self.inflated.fill(&mut block).map_err(|e| e.of_member(index, ""))?;
        if got < BLOCK {
            let problem =
                Problem::Truncated { inside: "the two blocks that mark its end", want: 2 * BLOCK as u64, have: BLOCK as u64 + got as u64 };
            return Err(ContainerError::archive(at, problem));
        }
        if block.iter().any(|b| *b != 0) {
            return Err(ContainerError::archive(at, Problem::Trailing { after: "a lone block of zeros", bytes: BLOCK as u64 }));
        }
        Ok(())
    }
}

impl ContainerError {
    fn of_member_named(mut self, index: u32, raw: &[u8]) -> Self {
        self.member = None;
        self.of_member(index, &name::shown(raw))
    }
}

impl Member {
    /// Whether loaders pass over it.
    pub fn is_skipped(&self) -> bool {
        self.is_directory || self.name.ends_with(SKIPPED)
    }
}

impl<R: BufRead> Entry<'_, R> {
    /// What it is.
    pub fn member(&self) -> &Member {
        // An entry is made with a member at hand.
        static NONE: Member = Member { index: 0, name: String::new(), is_directory: false, size: 0, header_offset: 0, data_offset: 0 };
        self.archive.member.as_ref().unwrap_or(&NONE)
    }

    /// All that is left of its data. Memory grows with the data, not with what the header says.
    ///
    /// # Errors
    /// If it is longer than `limit`, or the archive is broken in it.
    pub fn bytes(&mut self, limit: u64) -> Result<Vec<u8>, ContainerError> {
        let at = self.archive.inflated.position();
        if self.archive.left > limit {
            let problem = Problem::Limit { what: "bytes of a member", have: self.archive.left, limit };
            return Err(self.archive.in_member(ContainerError::archive(at, problem)));
        }
        let mut out = Vec::new();
        match self.read_to_end(&mut out) {
            Ok(_) => Ok(out),
            Err(e) => Err(ContainerError::from_io(e, Offset::Archive(at))),
        }
    }
}

impl<R: BufRead> Read for Entry<'_, R> {
    /// Reads on; errors hold a [`ContainerError`].
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let archive = &mut *self.archive;
        let want = archive.left.min(out.len() as u64) as usize;
        if want == 0 {
            return Ok(0);
        }
        let got = archive.inflated.fill(&mut out[..want]).map_err(|e| archive.in_member(e).into_io())?;
        if got < want {
            archive.is_over = true;
            return Err(archive.cut_off(got as u64).into_io());
        }
        archive.left -= got as u64;
        Ok(got)
    }
}
