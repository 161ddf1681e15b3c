//! A container whose members are kept in memory.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader, Cursor, Seek, Write};
use std::path::{Path, PathBuf};

use crate::archive::{Archive, ContainerError, Member, Offset, Options, Problem, Writer};
use crate::header::Header;
use crate::limits::Limits;
use crate::program::LoadError;
use crate::source::{DEFINITION, Source, parent};

/// A container, read whole: its header and its members, in order.
#[derive(Clone, Debug)]
pub struct Package {
    /// The header.
    pub header: Header,
    /// What messages call it.
    path: PathBuf,
    members: Vec<(Member, Vec<u8>)>,
    by_name: BTreeMap<String, usize>,
    limits: Limits,
}

impl Package {
    /// Reads a file.
    ///
    /// # Errors
    /// If it cannot be read, or is no container that a loader would take.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, ContainerError> {
        let path = path.as_ref();
        let failed = |e| ContainerError::file(0, Problem::Io(e));
        let file = File::open(path).map_err(failed)?;
        let size = file.metadata().map_err(failed)?.len();
        Ok(Self::read(BufReader::with_capacity(1 << 16, file), Some(size), Limits::default())?.named(path))
    }

    /// Reads a container: all members that a loader looks at, up to the limits, and the hash.
    ///
    /// # Errors
    /// As [`Package::open`].
    pub fn read(reader: impl BufRead, file_size: Option<u64>, limits: Limits) -> Result<Self, ContainerError> {
        let mut archive = Archive::open(reader, file_size, limits)?;
        let header = archive.header().clone();
        let mut members = Vec::new();
        let mut left = limits.memory;
        while let Some(mut entry) = archive.next_entry()? {
            let member = entry.member().clone();
            if member.size > left {
                let problem =
                    Problem::Limit { what: "bytes kept in memory", have: limits.memory - left + member.size, limit: limits.memory };
                let offset = Offset::Archive(member.data_offset);
                return Err(ContainerError { offset, member: None, problem }.of_member(member.index, &member.name));
            }
            let data = if member.is_skipped() { Vec::new() } else { entry.bytes(left)? };
            left -= data.len() as u64;
            members.push((member, data));
        }
        archive.finish()?;
        let by_name = members.iter().enumerate().map(|(i, (m, _))| (m.name.clone(), i)).collect();
        Ok(Self { header, path: PathBuf::from("container"), members, by_name, limits })
    }

    /// Says what messages call it.
    #[must_use]
    pub fn named(mut self, path: impl Into<PathBuf>) -> Self {
        self.path = path.into();
        self
    }

    /// Members, in order.
    pub fn members(&self) -> impl Iterator<Item = (&Member, &[u8])> {
        self.members.iter().map(|(m, data)| (m, data.as_slice()))
    }

    /// The data of a file.
    pub fn file(&self, name: &str) -> Option<&[u8]> {
        let (member, data) = self.members.get(*self.by_name.get(name)?)?;
        (!member.is_skipped()).then_some(data)
    }

    /// Writes a container with this header and the members, in order. Members that loaders pass over are left out: their data is not kept.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write<W: Write + Seek>(&self, out: W, options: Options) -> Result<W, ContainerError> {
        let mut writer = Writer::new(out, self.header.clone(), options)?;
        for (member, data) in &self.members {
            match member.is_directory {
                true => writer.directory(&member.name)?,
                false if member.is_skipped() => {}
                false => writer.bytes(&member.name, data)?,
            }
        }
        Ok(writer.finish()?.0)
    }

    /// As [`Package::write`], in memory.
    ///
    /// # Errors
    /// If a member cannot be written.
    pub fn to_bytes(&self, options: Options) -> Result<Vec<u8>, ContainerError> {
        Ok(self.write(Cursor::new(Vec::new()), options)?.into_inner())
    }
}

impl Source for Package {
    fn read(&self, name: &str, limit: u64) -> Result<Option<Cow<'_, [u8]>>, LoadError> {
        match self.file(name) {
            Some(data) if data.len() as u64 > limit => Err(LoadError::new(self.place(name), "", crate::program::Problem::Limit { limit })),
            data => Ok(data.map(Cow::Borrowed)),
        }
    }

    fn contains(&self, name: &str) -> bool {
        self.file(name).is_some()
    }

    fn graphs(&self) -> Result<Vec<String>, LoadError> {
        let is_definition = |name: &str| name == DEFINITION || name.ends_with("/def.json");
        Ok(self.by_name.keys().filter(|n| is_definition(n)).map(|n| parent(n).to_owned()).collect())
    }

    fn place(&self, name: &str) -> PathBuf {
        PathBuf::from(format!("{}: {name}", self.path.display()))
    }

    fn limits(&self) -> &Limits {
        &self.limits
    }
}
