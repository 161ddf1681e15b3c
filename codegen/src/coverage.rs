//! Where each rule of the collected facts went: into which rules of the spec, or why into none.
//!
//! The table is a file of JSON lines beside the facts' extract, one line per rule of the facts.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use serde_json::Value;

use crate::isa::Isa;
use crate::spec::Spec;
use crate::witness::common;

/// Classes of rules: of a record, of a stream, of the loader, of the compiler, and sentences that demand nothing.
pub const CLASSES: [&str; 5] = ["record", "stream", "loader", "compiler", "prose"];

/// Rules of streams, which no spec file holds.
pub const STREAM: [&str; 5] =
    ["stream.length", "stream.empty", "stream.exit-sentinel", "stream.continuation", "stream.continuation-missing"];

/// A rule of the facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// File below the facts.
    pub file: String,
    /// Position among its rules.
    pub index: usize,
    /// One of [`CLASSES`].
    pub class: String,
    /// Rules of the spec that say it.
    pub rules: Vec<String>,
    /// Why none does, or what they leave out.
    pub reason: Option<String>,
}

impl Line {
    /// Whether something of the spec ought to say it.
    pub fn is_wanted(&self) -> bool {
        matches!(self.class.as_str(), "record" | "stream")
    }
}

/// Reads the table.
///
/// # Errors
/// A line is none.
pub fn read(text: &str) -> Result<Vec<Line>, String> {
    text.lines().enumerate().map(|(i, line)| parse(line).map_err(|e| format!("line {}: {e}", i + 1))).collect()
}

fn parse(text: &str) -> Result<Line, String> {
    let value: Value = serde_json::from_str(text).map_err(|e| e.to_string())?;
    let object = value.as_object().ok_or("no object")?;
    if let Some(key) = object.keys().find(|k| !matches!(k.as_str(), "file" | "index" | "class" | "rules" | "reason")) {
        return Err(format!("there is no key `{key}`"));
    }
    let string = |key: &str| object.get(key).and_then(Value::as_str).map(str::to_owned);
    let rules = match object.get("rules") {
        None => Vec::new(),
        Some(list) => {
            let each = list.as_array().ok_or("`rules` is no list")?.iter();
            each.map(|id| id.as_str().map(str::to_owned).ok_or("an id is text")).collect::<Result<_, _>>()?
        }
    };
    Ok(Line {
        file: string("file").ok_or("there is no `file`")?,
        index: object.get("index").and_then(Value::as_u64).ok_or("there is no `index`")? as usize,
        class: string("class").ok_or("there is no `class`")?,
        rules,
        reason: string("reason"),
    })
}

/// Ids that a line may name: rules of formats with those that layouts imply, rules of types, predicates, and what no file holds.
pub fn ids(spec: &Spec, isa: &Isa) -> BTreeSet<String> {
    let formats = isa.formats.iter().flat_map(|f| f.rules.iter().map(|r| r.id.clone()));
    let types = spec.types.iter().flat_map(|t| t.rules.iter().map(|r| format!("{}.{}", t.name.value, r.id.value)));
    let predicates = isa.predicates.iter().map(|p| format!("predicate:{}", p.name));
    let fixed = [common::KNOWN, common::CLASS, common::SENTINEL, common::ENGINE].into_iter().chain(STREAM).map(str::to_owned);
    formats.chain(types).chain(predicates).chain(fixed).collect()
}

/// Everything wrong with the table.
pub fn mistakes(lines: &[Line], ids: &BTreeSet<String>) -> Vec<String> {
    let mut out = Vec::new();
    let mut seen = BTreeSet::new();
    for line in lines {
        let at = format!("{} rule {}", line.file, line.index);
        if !seen.insert((&line.file, line.index)) {
            out.push(format!("{at} is there twice"));
        }
        if !CLASSES.contains(&line.class.as_str()) {
            out.push(format!("{at}: there is no class `{}`", line.class));
        }
        for id in line.rules.iter().filter(|id| !ids.contains(*id)) {
            out.push(format!("{at}: the spec has no `{id}`"));
        }
        if line.rules.is_empty() && line.reason.as_ref().is_none_or(|r| r.trim().is_empty()) {
            out.push(format!("{at} is in no rule of the spec, and no reason is given"));
        }
    }
    out
}

/// The table for people: every rule, then how many of each class there are.
pub fn table(lines: &[Line]) -> String {
    let mut out = String::new();
    let mut counts: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
    for line in lines {
        counts.entry(&line.class).or_default()[usize::from(line.rules.is_empty())] += 1;
        let reason = line.reason.iter().map(|r| format!("({r})"));
        let said: Vec<String> = line.rules.iter().cloned().chain(reason).collect();
        let _ = writeln!(out, "{}#{} {}: {}", line.file, line.index, line.class, said.join(", "));
    }
    let _ = writeln!(out, "\n{:10} {:>8} {:>8}", "", "in rules", "reason");
    for class in CLASSES {
        let [said, not] = counts.get(class).copied().unwrap_or_default();
        let _ = writeln!(out, "{class:10} {said:>8} {not:>8}");
    }
    let [said, not] = counts.values().fold([0, 0], |a, b| [a[0] + b[0], a[1] + b[1]]);
    let _ = writeln!(out, "{:10} {said:>8} {not:>8}", "all");
    out
}
