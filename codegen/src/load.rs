//! Spec files to [`Spec`]: each file is parsed, checked against the table of keys, and lowered by
//! hand, so that one mistake does not hide the next. Whatever can be lowered is returned, with
//! everything that was found.
//!
//! To the loader the first line of a file, which names its JSON schema for editors, is a comment like
//! any other; [`crate::schema::first_line`] says what it is.

mod check;
mod csr;
mod enums;
mod fields;
mod formats;
mod kernels;
mod object;
mod operations;
mod rules;
mod scope;
mod tables;
mod types;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::diagnostic::{Diagnostic, Diagnostics, quoted};
use crate::shape::{FILES, FileKind};
use crate::spec::{Name, SourceFile, Spec};
use crate::yaml;

use object::Object;
use scope::{Lower, Scope};

/// A spec directory that could not be read.
#[derive(Debug)]
pub struct ReadError {
    /// What was being read.
    pub path: PathBuf,
    /// Why it could not be.
    pub error: std::io::Error,
}

impl std::fmt::Display for ReadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "cannot read {}: {}", self.path.display(), self.error)
    }
}

impl std::error::Error for ReadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.error)
    }
}

/// Reads the YAML files below a spec directory, sorted by path. Paths start with the directory's
/// own name (`spec/enums/DTYPE.yaml`). Hidden entries are left out.
///
/// # Errors
///
/// If a folder or a file cannot be read, or a file is not UTF-8.
pub fn read_dir(dir: &Path) -> Result<Vec<(String, String)>, ReadError> {
    let name = dir
        .canonicalize()
        .map_err(|error| ReadError { path: dir.to_path_buf(), error })?
        .file_name()
        .map_or_else(|| "spec".to_string(), |name| name.to_string_lossy().into_owned());
    let mut files = Vec::new();
    let mut folders = vec![(dir.to_path_buf(), name)];
    while let Some((folder, shown)) = folders.pop() {
        let fail = |error| ReadError { path: folder.clone(), error };
        for entry in std::fs::read_dir(&folder).map_err(fail)? {
            let entry = entry.map_err(fail)?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.starts_with('.') {
                continue;
            }
            let (path, shown) = (entry.path(), format!("{shown}/{name}"));
            if path.is_dir() {
                folders.push((path, shown));
            } else if name.ends_with(".yaml") || name.ends_with(".yml") {
                let text = std::fs::read_to_string(&path).map_err(|error| ReadError { path, error })?;
                files.push((shown, text));
            }
        }
    }
    files.sort();
    Ok(files)
}

/// Loads a spec directory.
///
/// # Errors
///
/// As [`read_dir`].
pub fn load_dir(dir: &Path) -> Result<(Spec, Diagnostics), ReadError> {
    Ok(load(read_dir(dir)?))
}

/// Loads files given as path and text. A path starts with the folder of the spec
/// (`spec/enums/DTYPE.yaml`); a later file replaces an earlier one of the same path.
pub fn load(files: impl IntoIterator<Item = (String, String)>) -> (Spec, Diagnostics) {
    let mut spec = Spec::default();
    let mut diagnostics = Diagnostics::new();
    let files: BTreeMap<String, String> = files.into_iter().collect();
    let root = files.keys().next().and_then(|path| path.split_once('/')).map_or("spec", |(root, _)| root).to_string();
    let mut has_generations = false;
    for (path, text) in files {
        let file = Arc::new(SourceFile { path, text });
        let below = file.path.split_once('/').map_or(file.path.as_str(), |(_, below)| below);
        match FileKind::of(below) {
            Some(kind) => {
                has_generations |= kind.name == "generations";
                load_file(&file, kind, &mut spec, &mut diagnostics);
            }
            None => diagnostics.push(
                Diagnostic::warning("unknown-file", &file.span(0..0), "nothing reads this file")
                    .help(format!("files of the spec are {}", FILES.iter().map(|kind| kind.pattern).collect::<Vec<_>>().join(", "))),
            ),
        }
    }
    if !has_generations {
        let file = Arc::new(SourceFile { path: format!("{root}/generations.yaml"), text: String::new() });
        diagnostics.push(
            Diagnostic::error("missing-file", &file.span(0..0), "the spec has no generations.yaml")
                .help("write the lineage there: `generations: [{name: ..., title: ...}]`"),
        );
    }
    diagnostics.finish();
    (spec, diagnostics)
}

fn load_file(file: &Arc<SourceFile>, kind: &'static FileKind, spec: &mut Spec, diagnostics: &mut Diagnostics) {
    let Some(root) = yaml::parse(file, diagnostics) else {
        return;
    };
    check::object(&root, kind.shape, "", diagnostics);
    let Some(object) = Object::new(&root, kind.shape) else {
        return;
    };
    let mut lower = Lower::new(object.span(), diagnostics);
    let scope = Scope::default().enter(&object);
    match kind.name {
        "generations" => spec.generations.extend(tables::generations(&object, &scope, &mut lower)),
        "enum" => spec.enums.extend(enums::lower(&object, &scope, &mut lower)),
        "type" => spec.types.extend(types::lower(&object, &scope, &mut lower)),
        "format" => spec.formats.extend(formats::lower(&object, &scope, &mut lower)),
        "operation" => spec.operations.extend(operations::lower(&object, &scope, &mut lower)),
        "predicates" => spec.predicates.extend(tables::predicates(&object, &scope, &mut lower)),
        "sp_words" => {
            spec.sp_words.extend(tables::sp_words(&object, &scope, &mut lower));
            spec.sp_limits.extend(object.numbers("limits"));
        }
        "kernel_tables" => kernels::tables(&object, &scope, &mut lower, &mut spec.kernels),
        "sequencers" => kernels::sequencers(&object, &scope, &mut lower, &mut spec.kernels),
        "rosters" => kernels::rosters(&object, &scope, &mut lower, &mut spec.kernels),
        "opsets" => kernels::opsets(&object, &scope, &mut lower, &mut spec.kernels),
        "csr" => spec.blocks.extend(csr::lower(&object, &scope, &mut lower)),
        "text" => spec.text = Some(tables::text(&object, &scope, &mut lower)),
        _ => {}
    }
}

/// Warns where a file is not named after the thing in it, which makes the thing hard to find.
fn file_name(name: &Name, wanted: &str, lower: &mut Lower<'_>) {
    let path = &name.span.file.path;
    let stem = path.rsplit('/').next().unwrap_or(path).trim_end_matches(".yaml");
    if stem != wanted {
        lower.out.push(
            Diagnostic::warning(
                "file-name",
                &name.span,
                format!("{} is in a file named {}", quoted(name), quoted(&format!("{stem}.yaml"))),
            )
            .label("the file should be named after this")
            .help(format!("rename the file to `{wanted}.yaml`, or the thing")),
        );
    }
}
