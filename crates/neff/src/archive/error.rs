//! What can be wrong with a container.

use std::fmt;
use std::io;

use super::name::NameProblem;
use crate::gate::Refusal;
use crate::hash::Digest;

/// A mistake in a container: where, in which member, and what.
#[derive(Debug)]
pub struct ContainerError {
    /// Where it is.
    pub offset: Offset,
    /// The member it is about.
    pub member: Option<MemberRef>,
    /// What is wrong.
    pub problem: Problem,
}

/// An offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offset {
    /// In the file.
    File(u64),
    /// In the archive once it is inflated.
    Archive(u64),
}

/// A member, for messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberRef {
    /// Its position in the archive, from 0.
    pub index: u32,
    /// Its name; empty where not even that can be told.
    pub name: String,
}

/// What is wrong.
#[derive(Debug)]
pub enum Problem {
    /// The file cannot be read.
    Io(io::Error),
    /// The file ends inside the header.
    Short {
        /// How many bytes there are.
        bytes: u64,
    },
    /// A loader refuses it.
    Gate(Refusal),
    /// The header gives a size of its own that is not 1024.
    HeaderSize(u64),
    /// The archive has another hash than the header says.
    Hash {
        /// Of the header, in hex.
        header: String,
        /// Of the archive.
        archive: Digest,
    },
    /// The compressed data is broken, or is no gzip at all.
    Inflate(String),
    /// There is more where nothing should be.
    Trailing {
        /// After what.
        after: &'static str,
        /// How many bytes at least.
        bytes: u64,
    },
    /// The archive ends too early.
    Truncated {
        /// Inside what.
        inside: &'static str,
        /// Bytes that should be there.
        want: u64,
        /// Bytes that are.
        have: u64,
    },
    /// The header of a member has another checksum than it says.
    Checksum,
    /// A number in the header of a member is none, or is negative.
    Number {
        /// Which.
        field: &'static str,
        /// The bytes.
        shown: String,
    },
    /// The member is neither a file nor a directory.
    Kind(u8),
    /// The name cannot be used.
    Name(NameProblem),
    /// Another member has this name already.
    Duplicate {
        /// Its position.
        first: u32,
    },
    /// Something is beyond a limit of the reader.
    Limit {
        /// What.
        what: &'static str,
        /// How much there is, at least.
        have: u64,
        /// The limit.
        limit: u64,
    },
    /// An extended header is broken.
    Extension(&'static str),
    /// What is written is not as long as was said.
    Length {
        /// Bytes announced.
        want: u64,
        /// Bytes that came.
        have: u64,
    },
}

impl ContainerError {
    pub(crate) fn file(offset: u64, problem: Problem) -> Self {
        Self { offset: Offset::File(offset), member: None, problem }
    }

    pub(crate) fn archive(offset: u64, problem: Problem) -> Self {
        Self { offset: Offset::Archive(offset), member: None, problem }
    }

    pub(crate) fn of_member(mut self, index: u32, name: &str) -> Self {
        self.member.get_or_insert_with(|| MemberRef { index, name: name.to_owned() });
        self
    }

    /// As an error of a reader.
    pub(crate) fn into_io(self) -> io::Error {
        let kind = match &self.problem {
            Problem::Io(e) => e.kind(),
            Problem::Truncated { .. } | Problem::Short { .. } => io::ErrorKind::UnexpectedEof,
            _ => io::ErrorKind::InvalidData,
        };
        io::Error::new(kind, self)
    }

    /// Out of an error of a reader, if it is one of a container.
    pub(crate) fn from_io(error: io::Error, offset: Offset) -> Self {
        match error.downcast::<Self>() {
            Ok(own) => own,
            Err(error) => Self { offset, member: None, problem: Problem::Io(error) },
        }
    }
}

impl fmt::Display for ContainerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(MemberRef { index, name }) = &self.member {
            write!(f, "member {index}")?;
            if !name.is_empty() {
                write!(f, " `{name}`")?;
            }
            f.write_str(", ")?;
        }
        write!(f, "{}: {}", self.offset, self.problem)
    }
}

impl fmt::Display for Offset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(at) => write!(f, "file offset {at:#x}"),
            Self::Archive(at) => write!(f, "archive offset {at:#x}"),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(e) => write!(f, "cannot be read: {e}"),
            Self::Short { bytes } => write!(f, "the file ends after {bytes} bytes, inside the header of 1024 bytes"),
            Self::Gate(refusal) => refusal.fmt(f),
            Self::HeaderSize(size) => write!(f, "the header says that it has {size} bytes; 1024 is the only size it has"),
            Self::Hash { header, archive } => write!(f, "the archive's hash is {archive}, the header says {header}"),
            Self::Inflate(what) => write!(f, "the compressed archive is broken: {what}"),
            Self::Trailing { after, bytes } => write!(f, "{bytes} bytes or more follow after {after}"),
            Self::Truncated { inside, want, have } => write!(f, "the archive ends inside {inside}: {have} of {want} bytes are there"),
            Self::Checksum => f.write_str("the member's header is broken: its checksum does not match"),
            Self::Number { field, shown } => write!(f, "the member's {field} is no number that can be: `{shown}`"),
            Self::Kind(kind) => write!(f, "members of type `{}` are neither files nor directories", kind.escape_ascii()),
            Self::Name(why) => why.fmt(f),
            Self::Duplicate { first } => write!(f, "member {first} has this name already"),
            Self::Limit { what, have, limit } => write!(f, "{what}: {have}, the reader's limit is {limit}"),
            Self::Extension(what) => write!(f, "the extended header is broken: {what}"),
            Self::Length { want, have } => write!(f, "{have} bytes were given for a member of {want}"),
        }
    }
}

impl std::error::Error for ContainerError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.problem {
            Problem::Io(e) => Some(e),
            _ => None,
        }
    }
}
