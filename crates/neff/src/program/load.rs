//! Reading a directory.

use std::fs;
use std::path::{Component, Path, PathBuf};

use serde::de::DeserializeOwned;
use tpb_core::RECORD_SIZE;
use tpb_core::dialect::Engine;

use super::constant::npy_data;
use super::error::{LoadError, Problem};
use super::{Definition, EngineProgram, Manifest, Program};

/// Engines of a core, with the names that their files carry.
const ENGINES: [(Engine, &str); 5] =
    [(Engine::Pe, "pe"), (Engine::Act, "act"), (Engine::Pool, "pool"), (Engine::Dve, "dve"), (Engine::Sp, "sp")];

impl Program {
    /// Reads `def.json`, the manifests it names, their streams and the files of constants.
    ///
    /// An engine that `def.json` does not name is looked for under its usual name (`sp.json`), for old files leave the key out;
    /// if there is no such file the engine has no stream. Other members that the JSON names (debug info, activation
    /// tables, expected results) need not exist. [`Program::check`] looks at references between the files.
    ///
    /// # Errors
    /// If a file that is needed is missing or unreadable, is not JSON of the expected shape (the error names the key), leads out of
    /// the directory, or if a stream is not a whole number of 64-byte records.
    pub fn load(dir: impl AsRef<Path>) -> Result<Self, LoadError> {
        let dir = dir.as_ref();
        let definition: Definition = json(&dir.join("def.json"))?;
        let mut program = Self { definition, ..Self::default() };
        for (engine, token) in ENGINES {
            let usual = format!("{token}.json");
            let name = match program.definition.manifest(engine) {
                Some(name) => name.to_owned(),
                None if dir.join(&usual).is_file() => usual,
                None => continue,
            };
            let path = inside(dir, &name, "def.json", token)?;
            let mut manifest: Manifest = json(&path)?;
            for (i, block) in manifest.dma.iter_mut().enumerate() {
                block.gather_inline().map_err(|e| LoadError::new(&path, format!("dma[{i}]"), Problem::Json(e)))?;
            }
            let code = match &manifest.instr {
                Some(instr) => stream(&inside(dir, instr, &name, "instr")?)?,
                None => Vec::new(),
            };
            program.engines.insert(engine, EngineProgram { file: name, manifest, code });
        }
        program.load_constants(dir)?;
        Ok(program)
    }

    fn load_constants(&mut self, dir: &Path) -> Result<(), LoadError> {
        for (name, var) in &self.definition.var {
            let (Some(file), true) = (&var.file_name, var.kind == "file") else { continue };
            let relative = match &var.prefix {
                Some(prefix) if !prefix.is_empty() => format!("{prefix}/{file}"),
                _ => file.clone(),
            };
            let path = inside(dir, &relative, "def.json", &format!("var.{name}.file_name"))?;
            let bytes = read(&path)?;
            let data = match path.extension().is_some_and(|e| e == "npy") {
                true => npy_data(&bytes).ok_or_else(|| LoadError::new(&path, "", Problem::Npy))?.to_vec(),
                false => bytes,
            };
            self.constants.insert(name.clone(), data);
        }
        Ok(())
    }
}

/// `name` inside `dir`; a name with `..` or a root is refused.
fn inside(dir: &Path, name: &str, file: &str, key: &str) -> Result<PathBuf, LoadError> {
    let relative = Path::new(name);
    let plain = relative.components().all(|c| matches!(c, Component::Normal(_) | Component::CurDir));
    if !plain || name.is_empty() {
        return Err(LoadError::new(dir.join(file), key, Problem::Escapes(name.to_owned())));
    }
    Ok(dir.join(relative))
}

fn read(path: &Path) -> Result<Vec<u8>, LoadError> {
    fs::read(path).map_err(|e| LoadError::new(path, "", Problem::Io(e)))
}

fn json<T: DeserializeOwned>(path: &Path) -> Result<T, LoadError> {
    let bytes = read(path)?;
    let mut de = serde_json::Deserializer::from_slice(&bytes);
    let value = serde_path_to_error::deserialize(&mut de).map_err(|e| {
        let key = e.path().to_string();
        let key = if key == "." { String::new() } else { key };
        LoadError::new(path, key, Problem::Json(e.into_inner()))
    })?;
    de.end().map_err(|e| LoadError::new(path, "", Problem::Json(e)))?;
    Ok(value)
}

fn stream(path: &Path) -> Result<Vec<u8>, LoadError> {
    let code = read(path)?;
    if !code.len().is_multiple_of(RECORD_SIZE) {
        return Err(LoadError::new(path, "", Problem::Ragged { bytes: code.len() }));
    }
    Ok(code)
}
