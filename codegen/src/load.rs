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
mod overlay;
mod rules;
mod scope;
mod tables;
mod types;

use std::collections::BTreeMap;
use std::io::Error;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::diagnostic::{Diagnostic, Diagnostics, quoted};
use crate::parallel;
use crate::shape::{FILES, FileKind};
use crate::spec::{Name, SourceFile, Spec};
use crate::yaml::{self, Node};

use object::Object;
use scope::{Lower, Scope};

/// A spec directory that could not be read.
#[derive(Debug)]
pub struct ReadError {
    /// What was being read.
    pub path: PathBuf,
    /// Why it could not be.
    pub error: Error,
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

/// A file of the spec, read.
#[derive(Clone, Debug)]
pub struct Text {
    /// Path below the directory of the spec or overlay, which says what the file holds (`enums/DTYPE.yaml`).
    pub below: String,
    /// Path as shown to people.
    pub path: String,
    /// Whole text.
    pub text: String,
}

impl From<(String, String)> for Text {
    /// From a path that starts with the folder of the spec (`spec/enums/DTYPE.yaml`), and text.
    fn from((path, text): (String, String)) -> Self {
        let below = path.split_once('/').map_or(path.as_str(), |(_, below)| below).to_string();
        Text { below, path, text }
    }
}

/// Reads the YAML files below a directory, sorted by path, which is shown as `shown/...`. Hidden entries are left out.
///
/// # Errors
///
/// If a folder or a file cannot be read, a file is not UTF-8, or a link leads back to a folder that it is in.
pub fn read_texts(dir: &Path, shown: &str) -> Result<Vec<Text>, ReadError> {
    let mut files = Vec::new();
    let mut folders = vec![(dir.to_path_buf(), String::new(), Vec::new())];
    while let Some((folder, below, mut above)) = folders.pop() {
        let fail = |error| ReadError { path: folder.clone(), error };
        let real = folder.canonicalize().map_err(fail)?;
        if above.contains(&real) {
            return Err(fail(Error::other("it leads back to a folder that it is in")));
        }
        above.push(real);
        for entry in std::fs::read_dir(&folder).map_err(fail)? {
            let entry = entry.map_err(fail)?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.starts_with('.') {
                continue;
            }
            let (path, below) = (entry.path(), if below.is_empty() { name.clone() } else { format!("{below}/{name}") });
            let fail = |error| ReadError { path: path.clone(), error };
            if path.is_dir() {
                folders.push((path, below, above.clone()));
            } else if name.ends_with(".yaml") || name.ends_with(".yml") {
                if !path.metadata().map_err(fail)?.is_file() {
                    return Err(fail(Error::other("it is no file")));
                }
                let text = std::fs::read_to_string(&path).map_err(fail)?;
                files.push(Text { path: format!("{shown}/{below}"), below, text });
            }
        }
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

/// Reads the YAML files below a spec directory, sorted by path. Paths start with the directory's
/// own name (`spec/enums/DTYPE.yaml`). Hidden entries are left out.
///
/// # Errors
///
/// As [`read_texts`].
pub fn read_dir(dir: &Path) -> Result<Vec<(String, String)>, ReadError> {
    Ok(read_texts(dir, &own_name(dir)?)?.into_iter().map(|file| (file.path, file.text)).collect())
}

/// Reads a spec directory, with its own name in the paths.
pub(crate) fn read_spec(dir: &Path) -> Result<Vec<Text>, ReadError> {
    read_texts(dir, &own_name(dir)?)
}

/// Reads an overlay, with the path it was given by in the paths.
pub(crate) fn read_overlay(dir: &Path) -> Result<Vec<Text>, ReadError> {
    read_texts(dir, &dir.display().to_string().replace('\\', "/"))
}

fn own_name(dir: &Path) -> Result<String, ReadError> {
    let path = dir.canonicalize().map_err(|error| ReadError { path: dir.to_path_buf(), error })?;
    Ok(path.file_name().map_or_else(|| "spec".to_string(), |name| name.to_string_lossy().into_owned()))
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
    load_layers(files.into_iter().map(Text::from).collect(), Vec::new())
}

/// Loads a spec with overlays laid over it, one after the other.
///
/// A file of an overlay that the layers below lack is one more file of the spec. One that they have is merged into it:
///
/// * Mappings are merged key by key. A name, number, text, or list of those replaces the one that was there.
/// * Entries of a list of mappings go by their name (`id` of a rule, `operand` of a lift; `since` of a layout, which has no name).
///   One that the layers below have is merged into theirs, any other is added behind them. An entry with the name of another and a
///   different `since` is one more entry.
/// * Nothing is removed. `until` in an entry ends it.
/// * `source`, `conf`, `since` and `until` at the top of an overlay's file hold for what the file adds, and leave what was there alone.
///   What is added to a file must say where it is from: the evidence of the file below it is not its own.
pub fn load_layers(base: Vec<Text>, overlays: Vec<Vec<Text>>) -> (Spec, Diagnostics) {
    let mut spec = Spec::default();
    let mut diagnostics = Diagnostics::new();
    let root = base.first().and_then(|file| file.path.split('/').next()).unwrap_or("spec").to_string();
    let mut trees: BTreeMap<String, (&'static FileKind, Option<Node>)> = BTreeMap::new();
    let base: BTreeMap<String, Text> = base.into_iter().map(|file| (file.below.clone(), file)).collect();
    for (tree, found) in parallel::map(&base.into_values().collect::<Vec<_>>(), tree) {
        diagnostics.extend(found);
        if let Some((below, kind, root)) = tree {
            trees.insert(below, (kind, root));
        }
    }
    for file in overlays.iter().flatten() {
        let (tree, found) = tree(file);
        diagnostics.extend(found);
        let Some((below, kind, Some(over))) = tree else { continue };
        match trees.get_mut(&below) {
            Some((_, Some(base))) => overlay::file(base, &over, kind.shape, &mut diagnostics),
            _ => drop(trees.insert(below, (kind, Some(over)))),
        }
    }
    if !trees.values().any(|(kind, _)| kind.name == "generations") {
        let file = Arc::new(SourceFile { path: format!("{root}/generations.yaml"), text: String::new() });
        diagnostics.push(
            Diagnostic::error("missing-file", &file.span(0..0), "the spec has no generations.yaml")
                .help("write the lineage there: `generations: [{name: ..., title: ...}]`"),
        );
    }
    for (kind, root) in trees.values() {
        if let Some(root) = root {
            lower(root, kind, &mut spec, &mut diagnostics);
            if kind.name == "generations" && spec.generations.is_empty() && !diagnostics.has_errors() {
                diagnostics.push(Diagnostic::error("no-generation", &root.span, "the lineage has no generation").label("which are there?"));
            }
        }
    }
    diagnostics.finish();
    (spec, diagnostics)
}

/// A file's place, kind and tree; no tree if it is no YAML.
type Tree = (String, &'static FileKind, Option<Node>);

/// The tree of a file, and what is wrong with it. `None` for a file that nothing reads.
fn tree(file: &Text) -> (Option<Tree>, Diagnostics) {
    let Text { below, path, text } = file.clone();
    let file = Arc::new(SourceFile { path, text });
    let mut diagnostics = Diagnostics::new();
    let Some(kind) = FileKind::of(&below) else {
        diagnostics.push(
            Diagnostic::warning("unknown-file", &file.span(0..0), "nothing reads this file")
                .help(format!("files of the spec are {}", FILES.iter().map(|kind| kind.pattern).collect::<Vec<_>>().join(", "))),
        );
        return (None, diagnostics);
    };
    let root = yaml::parse(&file, &mut diagnostics);
    (Some((below, kind, root)), diagnostics)
}

fn lower(root: &Node, kind: &'static FileKind, spec: &mut Spec, diagnostics: &mut Diagnostics) {
    check::object(root, kind.shape, "", diagnostics);
    let Some(object) = Object::new(root, kind.shape) else {
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
