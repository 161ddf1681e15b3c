//! The generator for build scripts.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::diagnostic::{Diagnostics, Severity, did_you_mean_help};
use crate::emit::modules;
use crate::emit::{Part, Parts};
use crate::generate::{self, Failure, Report};
use crate::isa::{GenSet, Isa};
use crate::load::{self, ReadError, Text};

/// Generates modules of an instruction set from a build script.
///
/// What it writes is one file to include, `tpb.rs`, beside a folder of modules: `records` with every record layout, shared type, enum and
/// operation that is needed, and a module per generation with what the generation's crate of this project has (`Instruction`,
/// `validate`, `exec`, `DIALECT`, `ISA`). The including crate depends on `tpb-core`, of the edition 2024 or 2021, and on nothing else of
/// this project. The types are its own: a `Dtype` of an including crate is not that of `tpb-records`.
///
/// # Examples
///
/// `build.rs`; `isa/` holds what is laid over the spec of this project:
///
/// ```no_run
/// fn main() -> Result<(), tpb_codegen::generate::Failure> {
///     tpb_codegen::Builder::new().overlay("isa").generations(["nova"]).compile()
/// }
/// ```
///
/// `Cargo.toml`:
///
/// ```toml
/// [dependencies]
/// tpb-core = { path = "..." }
///
/// [build-dependencies]
/// tpb-codegen = { path = "...", features = ["builtin-spec"] }
/// ```
///
/// `src/lib.rs`:
///
/// ```ignore
/// mod isa {
///     include!(concat!(env!("OUT_DIR"), "/tpb.rs"));
/// }
/// pub use isa::nova::Instruction;
/// ```
///
/// `isa/generations.yaml` adds a generation that has whatever the one before has:
///
/// ```yaml
/// source: our own
/// conf: high
/// generations:
///   - {name: nova, title: NOVA, version: X1, after: maverick, doc: Ours., geometry: {sbuf_partitions: 128}}
/// ```
///
/// A file that the spec has too is merged into it, entry by entry; [`load_layers`](load::load_layers) has the rules. Mistakes are shown as
/// by the command, with file and line of whichever layer holds them.
#[derive(Clone, Debug, Default)]
pub struct Builder {
    spec: Option<PathBuf>,
    overlays: Vec<PathBuf>,
    generations: Option<Vec<String>>,
    parts: Option<Vec<Part>>,
    out_dir: Option<PathBuf>,
}

/// What was written, and what a change of would ask for another run.
#[derive(Clone, Debug)]
pub struct Output {
    /// The file to include.
    pub root: PathBuf,
    /// Files that are as they were, and files that were written; warnings.
    pub report: Report,
    /// Every directory and file that was read.
    pub read: Vec<PathBuf>,
}

impl Builder {
    /// All generations of the built-in spec, with all parts, into `OUT_DIR`.
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads the spec in a directory, in place of the built-in one.
    ///
    /// The built-in spec needs the feature `builtin-spec`.
    #[must_use]
    pub fn spec_dir(mut self, dir: impl Into<PathBuf>) -> Self {
        self.spec = Some(dir.into());
        self
    }

    /// Lays a directory of YAML over the spec and over the overlays before it.
    #[must_use]
    pub fn overlay(mut self, dir: impl Into<PathBuf>) -> Self {
        self.overlays.push(dir.into());
        self
    }

    /// The generations to write, by the names in `generations.yaml`; all where this is not called.
    ///
    /// Generations that others follow need not be among them: what `nova` has from `maverick` is in `nova`.
    #[must_use]
    pub fn generations<S: Into<String>>(mut self, names: impl IntoIterator<Item = S>) -> Self {
        self.generations = Some(names.into_iter().map(Into::into).collect());
        self
    }

    /// The parts to write, with those that they need; all where this is not called.
    ///
    /// Without [`Part::Exec`] there are no operations, which are about half of the code. The table `ISA`, which serves whoever works on
    /// any generation, needs all parts; text and JSON of a record need `DIALECT` alone, which is [`Part::Text`]. Without it types have
    /// no `LAYOUT`, no `serde`, and a `Debug` of bare bytes.
    #[must_use]
    pub fn parts(mut self, parts: impl IntoIterator<Item = Part>) -> Self {
        self.parts = Some(parts.into_iter().collect());
        self
    }

    /// Where the files go; `OUT_DIR` where this is not called.
    #[must_use]
    pub fn out_dir(mut self, dir: impl Into<PathBuf>) -> Self {
        self.out_dir = Some(dir.into());
        self
    }

    /// Writes the files, and tells Cargo to run the build script again when a file of the spec or of an overlay changes, comes, or goes.
    /// Warnings about the YAML become warnings of the build.
    ///
    /// # Errors
    ///
    /// If the YAML has mistakes, a file cannot be read or written, or there is no such generation.
    pub fn compile(&self) -> Result<(), Failure> {
        println!("cargo:rerun-if-changed=build.rs");
        // Also for a run that fails: the build script's next run is due when the mistake is mended.
        for dir in self.spec.iter().chain(&self.overlays) {
            println!("cargo:rerun-if-changed={}", dir.display());
        }
        let output = self.write()?;
        for path in &output.read {
            println!("cargo:rerun-if-changed={}", path.display());
        }
        for warning in output.report.findings.iter().filter(|d| d.severity == Severity::Warning) {
            let mut one = Diagnostics::new();
            one.push(warning.clone());
            println!("cargo:warning={}", one.render_short().trim_end());
        }
        Ok(())
    }

    /// Writes the files and prints nothing.
    ///
    /// # Errors
    ///
    /// As for [`compile`](Self::compile).
    pub fn write(&self) -> Result<Output, Failure> {
        let out = match (&self.out_dir, std::env::var_os("OUT_DIR")) {
            (Some(dir), _) => dir.clone(),
            (None, Some(dir)) => dir.into(),
            (None, None) => {
                return Err(Failure::Usage("there is no OUT_DIR outside of a build script; say where the files go with `out_dir`".into()));
            }
        };
        let mut read = BTreeSet::new();
        let base = match &self.spec {
            Some(dir) => watched(dir, load::read_spec(dir)?, &mut read),
            None => builtin()?,
        };
        let overlays: Result<Vec<Vec<Text>>, ReadError> =
            self.overlays.iter().map(|dir| Ok(watched(dir, load::read_overlay(dir)?, &mut read))).collect();
        let (spec, mut findings) = load::load_layers(base, overlays?);
        let isa = generate::resolved(&spec, &mut findings);
        if findings.has_errors() {
            return Err(findings.into());
        }
        let gens = match &self.generations {
            None => GenSet(((1u64 << isa.generations.len()) - 1) as u32),
            Some(names) => chosen(&isa, names)?,
        };
        let parts: Parts = self.parts.as_deref().unwrap_or(&Part::ALL).iter().copied().collect();
        let files = modules::emit(&isa, gens, parts);
        let mut report = Report { findings, ..Report::default() };
        let mut old = Vec::new();
        generate::emitted(&out, &mut old)?;
        generate::write(&out, &files, &old, false, &mut report)?;
        Ok(Output { root: out.join(modules::ROOT), report, read: read.into_iter().collect() })
    }
}

#[cfg(feature = "builtin-spec")]
fn builtin() -> Result<Vec<Text>, Failure> {
    let file = |(below, text): &(&str, &str)| Text { below: (*below).into(), path: format!("spec/{below}"), text: (*text).into() };
    Ok(tpb_spec::FILES.iter().map(file).collect())
}

#[cfg(not(feature = "builtin-spec"))]
fn builtin() -> Result<Vec<Text>, Failure> {
    Err(Failure::Usage(
        "there is no spec: give its directory with `spec_dir`, or enable the feature `builtin-spec` of tpb-codegen".to_string(),
    ))
}

/// Notes a directory, the folders and the files in it.
fn watched(dir: &Path, files: Vec<Text>, read: &mut BTreeSet<PathBuf>) -> Vec<Text> {
    read.insert(dir.to_path_buf());
    for file in &files {
        let path = dir.join(&file.below);
        read.extend(path.ancestors().take_while(|folder| *folder != dir).map(Path::to_path_buf));
    }
    files
}

fn chosen(isa: &Isa, names: &[String]) -> Result<GenSet, Failure> {
    let known: Vec<&str> = isa.generations.iter().map(|g| g.name.as_str()).collect();
    let mut set = GenSet::default();
    for name in names {
        let Some(generation) = known.iter().position(|known| *known == name.replace('-', "_")) else {
            let help = did_you_mean_help(name, known.iter().copied()).unwrap_or_else(|| format!("there are {}", known.join(", ")));
            return Err(Failure::Usage(format!("there is no generation `{name}`: {help}")));
        };
        set = set.and(GenSet::one(generation));
    }
    if set.is_empty() {
        return Err(Failure::Usage("no generation is asked for; leave `generations` out for all of them".to_string()));
    }
    Ok(set)
}
