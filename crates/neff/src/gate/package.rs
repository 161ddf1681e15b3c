//! Gates that need the files inside.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde_json::Value;

use super::{Code, GATES, Gate};
use crate::program::{Definition, LoadError, Program};
use crate::sidecar::{Kelf, UcodeLibrary};
use crate::source::{self, Source};

/// A gate that a package does not pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The gate.
    pub gate: &'static Gate,
    /// The file that it is about.
    pub file: String,
    /// The key in it.
    pub key: String,
    /// What was found.
    pub found: String,
}

/// Targets with the generation that they mean.
const TARGETS: [(&str, &str); 6] =
    [("sunda", "sunda"), ("v2", "sunda"), ("cayman", "cayman"), ("v3", "cayman"), ("mariana", "mariana"), ("v4", "mariana")];

/// Types of DMA queues: the loader's, and `dynamic`, which the vendor's documentation adds.
const QUEUES: [&str; 6] = ["in", "out", "data", "act_load", "embedding_update", "dynamic"];

/// Engines that own queues.
const OWNERS: [&str; 5] = ["pe", "act", "pool", "dve", "sp"];

/// Most functions of a custom-op library, of one core, and characters of a name.
const FUNCTIONS: (usize, usize, usize) = (97, 28, 64);

/// Microcode library version that loaders take (runtime 1.21).
const UCODE_MAJOR: &str = "1";

/// Holds the files of a package against gates 8 to 21. `generation` is the instance's, `cayman`; without one, what depends on it passes.
///
/// # Errors
/// If a file that the gates look at cannot be read.
pub fn package(source: &dyn Source, generation: Option<&str>) -> Result<Vec<Finding>, LoadError> {
    let mut out = Vec::new();
    if source.contains(Kelf::FILE) {
        kelf(&source::json(source, Kelf::FILE)?, generation, &mut out);
    }
    let mut libraries = BTreeSet::new();
    for base in Program::graphs(source)? {
        let file = source::join(&base, Definition::FILE);
        let definition: Definition = source::json(source, &file)?;
        if let Some(name) = definition.other.get("ucode_lib").and_then(Value::as_str) {
            let path = source::inside(source, &base, name, &file, "ucode_lib")?;
            if source.contains(&path) {
                let library: UcodeLibrary = source::json(source, &path)?;
                let is_new = libraries.insert(library.library.clone());
                ucode(&library, is_new, &path, &mut out);
            }
        }
        sub_graph(&definition, generation, &file, &mut out);
    }
    Ok(out)
}

fn find(number: usize, file: &str, key: impl Into<String>, found: impl Into<String>, out: &mut Vec<Finding>) {
    out.push(Finding { gate: &GATES[number - 1], file: file.to_owned(), key: key.into(), found: found.into() });
}

fn kelf(kelf: &Kelf, generation: Option<&str>, out: &mut Vec<Finding>) {
    let version = kelf.version.as_deref().unwrap_or_default();
    if !version.contains('.') {
        find(8, Kelf::FILE, "version", format!("`{version}`"), out);
    }
    let target = kelf.target.as_deref().unwrap_or_default();
    let means = match target {
        "*" => return,
        "" => "sunda",
        target => match TARGETS.iter().find(|(name, _)| *name == target) {
            Some((_, means)) => means,
            None => return find(9, Kelf::FILE, "target", format!("`{target}`"), out),
        },
    };
    // Loaders know three generations; mariana_plus is a mariana to them.
    if let Some(generation) = generation
        && generation.trim_end_matches("_plus") != means
    {
        find(10, Kelf::FILE, "target", format!("`{target}` on {generation}"), out);
    }
}

fn ucode(library: &UcodeLibrary, is_new: bool, file: &str, out: &mut Vec<Finding>) {
    let version = &library.ulib_to_ucode_version;
    if version.split('.').next() != Some(UCODE_MAJOR) {
        find(11, file, "ulib_to_ucode_version", format!("`{version}`"), out);
    }
    if library.cpu_id != 0 {
        find(12, file, "cpu_id", library.cpu_id.to_string(), out);
    }
    if !matches!(library.total_cpus, 0 | 1 | 8) {
        find(13, file, "total_cpus", library.total_cpus.to_string(), out);
    }
    if !is_new {
        find(14, file, "library", format!("`{}` again", library.library), out);
    }
    let (most, of_one_core, name) = FUNCTIONS;
    let count = library.functions.len();
    // A library whose functions run on one core may have fewer.
    let most = if library.total_cpus == 1 { of_one_core } else { most };
    if count > most {
        find(15, file, "functions", format!("{count} functions"), out);
    }
    for (i, function) in library.functions.iter().enumerate() {
        let length = function.name.chars().count();
        if length > name {
            find(15, file, format!("functions[{i}].name"), format!("{length} characters"), out);
        }
    }
}

fn sub_graph(definition: &Definition, generation: Option<&str>, file: &str, out: &mut Vec<Finding>) {
    const RESERVATION: &str = "runtime_statebuffer_reservation";
    if generation == Some("cayman") {
        match definition.other.get(RESERVATION) {
            None => find(17, file, RESERVATION, "it is absent", out),
            Some(list) => reservations(list, file, out),
        }
    }
    for (name, queue) in &definition.dma_queue {
        let known = |word: &Option<String>, list: &[&str]| word.as_deref().is_none_or(|w| list.contains(&w));
        if !known(&queue.owner, &OWNERS) {
            let owner = queue.owner.as_deref().unwrap_or_default();
            find(18, file, format!("dma_queue.{name}.owner"), format!("`{owner}`"), out);
        }
        if !known(&queue.kind, &QUEUES) {
            let kind = queue.kind.as_deref().unwrap_or_default();
            find(19, file, format!("dma_queue.{name}.type"), format!("`{kind}`"), out);
        }
    }
    let ids: BTreeMap<u32, &str> = definition.var.iter().map(|(n, v)| (v.var_id, n.as_str())).collect();
    let highest = ids.last_key_value().map_or(0, |(id, _)| u64::from(*id) + 1);
    if highest != definition.var.len() as u64 {
        find(20, file, "var", format!("{} variables with ids up to {}", definition.var.len(), highest.saturating_sub(1)), out);
    }
    if !definition.var.values().any(|v| v.kind == "output") {
        find(21, file, "var", "none of them is an output", out);
    }
}

/// The carve-out of the event accelerator. Its fixed offset is not known, and is not checked.
fn reservations(list: &Value, file: &str, out: &mut Vec<Finding>) {
    for (i, item) in list.as_array().into_iter().flatten().enumerate() {
        if item.get("type").and_then(Value::as_str) != Some("evtaccel") {
            continue;
        }
        for (key, want) in [("start_partition", 0), ("num_partitions", 128), ("size", 8)] {
            let have = item.get(key).and_then(Value::as_u64);
            if have != Some(want) {
                let have = have.map_or_else(|| String::from("absent"), |v| v.to_string());
                find(16, file, format!("runtime_statebuffer_reservation[{i}].{key}"), format!("{have}, not {want}"), out);
            }
        }
    }
}

impl Finding {
    /// Whether a loader can be told to go on.
    pub const fn may_be_overridden(&self) -> bool {
        self.gate.may_be_overridden
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Gate { number, check, code, may_be_overridden } = self.gate;
        write!(f, "{}: {}: {}; loaders want that {check} (gate {number}", self.file, self.key, self.found)?;
        if *code != Code::Error {
            write!(f, ", {code}")?;
        }
        if *may_be_overridden {
            f.write_str(", a warning with NEURON_RT_ALLOW_LEGACY_NEFF=1")?;
        }
        f.write_str(")")
    }
}
