//! Reading a sub-graph.

use std::path::Path;

use tpb_core::RECORD_SIZE;
use tpb_core::dialect::Engine;

use super::constant::npy_data;
use super::error::{LoadError, Problem};
use super::{Definition, EngineProgram, Manifest, Program};
use crate::package::Package;
use crate::sidecar::Kelf;
use crate::source::{self, Directory, Source};

/// Engines of a core, with the names that their files carry.
const ENGINES: [(Engine, &str); 5] =
    [(Engine::Pe, "pe"), (Engine::Act, "act"), (Engine::Pool, "pool"), (Engine::Dve, "dve"), (Engine::Sp, "sp")];

impl Program {
    /// Reads the only sub-graph of a container, or of a directory that holds `def.json`, or whose only directory with one does.
    ///
    /// # Errors
    /// As [`Program::from_source`]; if there is no sub-graph, or more than one; if the container is broken.
    pub fn load(path: impl AsRef<Path>) -> Result<Self, LoadError> {
        let path = path.as_ref();
        if path.is_dir() {
            return Self::only(&Directory::new(path), path);
        }
        let package = Package::open(path).map_err(|e| LoadError::new(path, "", Problem::Container(Box::new(e))))?;
        Self::only(&package, path)
    }

    fn only(source: &dyn Source, path: &Path) -> Result<Self, LoadError> {
        let mut graphs = Self::graphs(source)?;
        if graphs.iter().any(String::is_empty) {
            graphs.retain(String::is_empty);
        }
        match graphs.as_slice() {
            [base] => Self::from_source(source, base),
            _ => Err(LoadError::new(path, "", Problem::Graphs { names: graphs })),
        }
    }

    /// Directories of the sub-graphs: those that `kelf-a.json` names, or else all that hold a `def.json`.
    ///
    /// # Errors
    /// If `kelf-a.json` is not as expected, or the source cannot be listed.
    pub fn graphs(source: &dyn Source) -> Result<Vec<String>, LoadError> {
        if !source.contains(Kelf::FILE) {
            return source.graphs();
        }
        let kelf: Kelf = source::json(source, Kelf::FILE)?;
        let named = kelf.graphs.iter().enumerate().map(|(i, graph)| {
            let key = format!("graphs[{i}].definition");
            let path = source::inside(source, "", &graph.definition, Kelf::FILE, &key)?;
            Ok(source::parent(&path).to_owned())
        });
        named.collect()
    }

    /// Reads `def.json` of a directory of the source, the manifests it names, their streams and the files of constants.
    ///
    /// An engine that `def.json` does not name is looked for under its usual name (`sp.json`), for old files leave the key out;
    /// if there is no such file the engine has no stream. Other members that the JSON names (debug info, activation
    /// tables, expected results) need not exist. [`Program::check`] looks at references between the files.
    ///
    /// # Errors
    /// If a file that is needed is missing or unreadable, is not JSON of the expected shape (the error names the key), leads out of
    /// the directory, or if a stream is not a whole number of 64-byte records.
    pub fn from_source(source: &dyn Source, base: &str) -> Result<Self, LoadError> {
        let limit = source.limits().memory;
        let file = source::join(base, Definition::FILE);
        let definition: Definition = source::json(source, &file)?;
        let mut program = Self { definition, ..Self::default() };
        for (engine, token) in ENGINES {
            let usual = format!("{token}.json");
            let name = match program.definition.manifest(engine) {
                Some(name) => name.to_owned(),
                None if source.contains(&source::join(base, &usual)) => usual,
                None => continue,
            };
            let path = source::inside(source, base, &name, &file, token)?;
            let mut manifest: Manifest = source::json(source, &path)?;
            for (i, block) in manifest.dma.iter_mut().enumerate() {
                let wrong = |e| LoadError::new(source.place(&path), format!("dma[{i}]"), Problem::Json(e));
                block.gather_inline().map_err(wrong)?;
            }
            let code = match &manifest.instr {
                Some(instr) => stream(source, &source::inside(source, base, instr, &path, "instr")?, limit)?,
                None => Vec::new(),
            };
            program.engines.insert(engine, EngineProgram { file: name, manifest, code });
        }
        program.load_constants(source, base, limit)?;
        Ok(program)
    }

    fn load_constants(&mut self, source: &dyn Source, base: &str, limit: u64) -> Result<(), LoadError> {
        let file = source::join(base, Definition::FILE);
        for (name, var) in &self.definition.var {
            let (Some(member), true) = (&var.file_name, var.kind == "file") else { continue };
            let relative = match &var.prefix {
                Some(prefix) if !prefix.is_empty() => format!("{prefix}/{member}"),
                _ => member.clone(),
            };
            let path = source::inside(source, base, &relative, &file, &format!("var.{name}.file_name"))?;
            let bytes = source::bytes(source, &path, limit)?;
            let data = match Path::new(&path).extension().is_some_and(|e| e == "npy") {
                true => npy_data(&bytes).ok_or_else(|| LoadError::new(source.place(&path), "", Problem::Npy))?.to_vec(),
                false => bytes.into_owned(),
            };
            self.constants.insert(name.clone(), data);
        }
        Ok(())
    }
}

fn stream(source: &dyn Source, name: &str, limit: u64) -> Result<Vec<u8>, LoadError> {
    let code = source::bytes(source, name, limit)?.into_owned();
    if !code.len().is_multiple_of(RECORD_SIZE) {
        return Err(LoadError::new(source.place(name), "", Problem::Ragged { bytes: code.len() }));
    }
    Ok(code)
}
