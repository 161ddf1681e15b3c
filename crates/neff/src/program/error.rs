//! What can be wrong with a program.

use std::fmt;
use std::path::PathBuf;

use crate::archive::ContainerError;

/// A mistake in a program: which file, which key in it, and what is wrong.
#[derive(Debug)]
pub struct LoadError {
    /// The file.
    pub file: PathBuf,
    /// Path of the key inside the file, such as `dma[1].desc[0].from`; empty when it is about the file as a whole.
    pub key: String,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong.
#[derive(Debug)]
pub enum Problem {
    /// The file cannot be read.
    Io(std::io::Error),
    /// The file is not JSON of the expected shape.
    Json(serde_json::Error),
    /// A file name leads out of the program, or is absolute.
    Escapes(String),
    /// A stream is not made of whole records.
    Ragged {
        /// Length in bytes.
        bytes: usize,
    },
    /// A name that nothing declares.
    Undeclared {
        /// `queue` or `variable`.
        what: &'static str,
        /// The name.
        name: String,
    },
    /// An id that two entries share.
    Duplicate {
        /// `variable id`.
        what: &'static str,
        /// The id.
        id: u64,
        /// The entry that has it already.
        first: String,
    },
    /// The file is larger than the reader takes.
    Limit {
        /// The limit in bytes.
        limit: u64,
    },
    /// The container is broken, or a loader refuses it.
    Container(Box<ContainerError>),
    /// It holds several sub-graphs, or none.
    Graphs {
        /// Their directories.
        names: Vec<String>,
    },
    /// A constant's file is no `.npy` file of version 1 although its name says so.
    Npy,
}

impl LoadError {
    pub(crate) fn new(file: impl Into<PathBuf>, key: impl Into<String>, problem: Problem) -> Self {
        Self { file: file.into(), key: key.into(), problem }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.file.display())?;
        if !self.key.is_empty() {
            write!(f, "{}: ", self.key)?;
        }
        self.problem.fmt(f)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(e) => write!(f, "cannot be read: {e}"),
            Self::Json(e) => e.fmt(f),
            Self::Escapes(name) => write!(f, "`{name}` is not the name of a file inside the program"),
            Self::Ragged { bytes } => write!(f, "{bytes} bytes are no whole number of 64-byte records"),
            Self::Undeclared { what, name } => write!(f, "{what} `{name}` is not declared in def.json"),
            Self::Duplicate { what, id, first } => write!(f, "{what} {id} belongs to `{first}` already"),
            Self::Limit { limit } => write!(f, "it has more than {limit} bytes, the reader's limit"),
            Self::Container(e) => e.fmt(f),
            Self::Graphs { names } if names.is_empty() => f.write_str("it holds no sub-graph: no def.json"),
            Self::Graphs { names } => write!(f, "it holds several sub-graphs: {}", names.join(", ")),
            Self::Npy => f.write_str("is no .npy file of version 1"),
        }
    }
}

impl std::error::Error for LoadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.problem {
            Problem::Io(e) => Some(e),
            Problem::Json(e) => Some(e),
            Problem::Container(e) => Some(e),
            _ => None,
        }
    }
}
