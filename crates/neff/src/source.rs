//! Where the files of a program come from: a directory, or a package.

use std::borrow::Cow;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

use crate::archive::name;
use crate::limits::Limits;
use crate::program::{LoadError, Problem};

/// Files by name: parts with `/` between them, as in an archive.
pub trait Source {
    /// All bytes of a file; `None` if there is no such file.
    ///
    /// # Errors
    /// If it cannot be read, or is larger than `limit`.
    fn read(&self, name: &str, limit: u64) -> Result<Option<Cow<'_, [u8]>>, LoadError>;

    /// Whether there is a file of this name.
    fn contains(&self, name: &str) -> bool;

    /// The directories with a `def.json`, in order; the empty name for the source's own.
    ///
    /// # Errors
    /// If they cannot be listed.
    fn graphs(&self) -> Result<Vec<String>, LoadError>;

    /// What messages call a file.
    fn place(&self, name: &str) -> PathBuf;

    /// What the source puts up with.
    fn limits(&self) -> &Limits;
}

/// A directory.
#[derive(Clone, Debug)]
pub struct Directory {
    path: PathBuf,
    limits: Limits,
}

/// How deep `def.json` may lie: `nc0/sg00/def.json`.
const DEPTH: usize = 3;

impl Directory {
    /// The directory of this path.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self { path: path.into(), limits: Limits::default() }
    }

    fn search(&self, base: &str, depth: usize, out: &mut Vec<String>) -> io::Result<()> {
        let path = self.path.join(base);
        if path.join(DEFINITION).is_file() {
            out.push(base.to_owned());
        }
        if depth == 0 {
            return Ok(());
        }
        let mut inside = Vec::new();
        for entry in fs::read_dir(path)? {
            let entry = entry?;
            if entry.file_type()?.is_dir()
                && let Ok(name) = entry.file_name().into_string()
            {
                inside.push(name);
            }
        }
        inside.sort();
        inside.iter().try_for_each(|name| self.search(&join(base, name), depth - 1, out))
    }
}

/// Name of the file that makes a directory a sub-graph.
pub(crate) const DEFINITION: &str = "def.json";

impl Source for Directory {
    fn read(&self, name: &str, limit: u64) -> Result<Option<Cow<'_, [u8]>>, LoadError> {
        let failed = |e| LoadError::new(self.place(name), "", Problem::Io(e));
        let file = match File::open(self.path.join(name)) {
            Ok(file) => file,
            Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(e) => return Err(failed(e)),
        };
        let mut bytes = Vec::new();
        file.take(limit.saturating_add(1)).read_to_end(&mut bytes).map_err(failed)?;
        if bytes.len() as u64 > limit {
            return Err(LoadError::new(self.place(name), "", Problem::Limit { limit }));
        }
        Ok(Some(bytes.into()))
    }

    fn contains(&self, name: &str) -> bool {
        self.path.join(name).is_file()
    }

    fn graphs(&self) -> Result<Vec<String>, LoadError> {
        let mut out = Vec::new();
        self.search("", DEPTH, &mut out).map_err(|e| LoadError::new(&self.path, "", Problem::Io(e)))?;
        Ok(out)
    }

    fn place(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    fn limits(&self) -> &Limits {
        &self.limits
    }
}

/// A name in a directory of the source; the empty name is the source itself.
pub(crate) fn join(base: &str, name: &str) -> String {
    if base.is_empty() { name.to_owned() } else { format!("{base}/{name}") }
}

/// The directory of a file.
pub(crate) fn parent(name: &str) -> &str {
    name.rsplit_once('/').map_or("", |(base, _)| base)
}

/// The file that `key` of `file` names, inside `base`.
///
/// # Errors
/// If the name leads out of it.
pub(crate) fn inside(source: &dyn Source, base: &str, name: &str, file: &str, key: &str) -> Result<String, LoadError> {
    match name::clean(name) {
        Ok(name) => Ok(join(base, &name)),
        Err(_) => Err(LoadError::new(source.place(file), key, Problem::Escapes(name.to_owned()))),
    }
}

/// All bytes of a file that must be there.
pub(crate) fn bytes<'s>(source: &'s dyn Source, name: &str, limit: u64) -> Result<Cow<'s, [u8]>, LoadError> {
    let missing = || LoadError::new(source.place(name), "", Problem::Io(io::ErrorKind::NotFound.into()));
    source.read(name, limit)?.ok_or_else(missing)
}

/// A JSON file that must be there.
pub(crate) fn json<T: DeserializeOwned>(source: &dyn Source, name: &str) -> Result<T, LoadError> {
    let bytes = bytes(source, name, source.limits().json)?;
    let mut de = serde_json::Deserializer::from_slice(&bytes);
    let value = serde_path_to_error::deserialize(&mut de).map_err(|e| {
        let key = e.path().to_string();
        let key = if key == "." { String::new() } else { key };
        LoadError::new(source.place(name), key, Problem::Json(e.into_inner()))
    })?;
    de.end().map_err(|e| LoadError::new(source.place(name), "", Problem::Json(e)))?;
    Ok(value)
}

/// Whether the file at `path` can be a container: its first bytes are those of a header. A stream of records never begins so.
///
/// # Errors
/// If it cannot be read.
pub fn is_container(path: impl AsRef<Path>) -> io::Result<bool> {
    let mut start = [0; 16];
    let mut file = File::open(path)?;
    let mut filled = 0;
    while filled < start.len() {
        match file.read(&mut start[filled..])? {
            0 => return Ok(false),
            n => filled += n,
        }
    }
    Ok(looks_like_container(&start))
}

/// Whether a file that begins so can be a container. There is no magic number: a package version below 256 and a header size of 1024 are
/// looked for, as two 64-bit numbers. Byte 1 of a record is its length, 16; here it is 0.
pub fn looks_like_container(start: &[u8]) -> bool {
    matches!(start.get(..16), Some([_, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0]))
}
