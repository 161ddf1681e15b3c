//! What changed between two specs as written: keys and values, by name and not by line. It needs no spec that is in order.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::diagnostic::Diagnostics;
use crate::load::Text;
use crate::spec::SourceFile;
use crate::yaml::{self, Node, NodeKind};

/// One difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// File below the spec directory.
    pub file: String,
    /// Path of names in the file (`values.FP32.value`); empty for the whole file.
    pub path: String,
    /// What was there; `None` if it is new.
    pub old: Option<String>,
    /// What is there; `None` if it is gone.
    pub new: Option<String>,
}

impl std::fmt::Display for Change {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let sign = match (&self.old, &self.new) {
            (None, _) => '+',
            (_, None) => '-',
            _ => '~',
        };
        write!(f, "{sign} {}", self.file)?;
        if !self.path.is_empty() {
            write!(f, ": {}", self.path)?;
        }
        match (&self.old, &self.new) {
            (Some(old), Some(new)) => write!(f, ": {old} -> {new}"),
            (None, Some(text)) | (Some(text), None) if !text.is_empty() => write!(f, ": {text}"),
            _ => Ok(()),
        }
    }
}

impl Change {
    /// The change as a JSON object.
    pub fn to_json(&self) -> serde_json::Value {
        serde_json::json!({"file": self.file, "path": self.path, "old": self.old, "new": self.new})
    }
}

/// Compares the files of two specs. Those that are no YAML are reported and compared as empty.
pub fn diff(old: Vec<Text>, new: Vec<Text>) -> (Vec<Change>, Diagnostics) {
    let mut diagnostics = Diagnostics::new();
    let (old, new) = (trees(old, &mut diagnostics), trees(new, &mut diagnostics));
    let mut changes = Vec::new();
    for (file, tree) in &old {
        match new.get(file) {
            Some(other) => nodes(file, "", tree, other, &mut changes),
            None => changes.push(Change { file: file.clone(), path: String::new(), old: Some(String::new()), new: None }),
        }
    }
    for file in new.keys().filter(|file| !old.contains_key(*file)) {
        changes.push(Change { file: file.clone(), path: String::new(), old: None, new: Some(String::new()) });
    }
    changes.sort_by(|a, b| a.file.cmp(&b.file));
    diagnostics.finish();
    (changes, diagnostics)
}

fn trees(files: Vec<Text>, out: &mut Diagnostics) -> BTreeMap<String, Node> {
    let mut trees = BTreeMap::new();
    for Text { below, path, text } in files {
        if let Some(tree) = yaml::parse(&Arc::new(SourceFile { path, text }), out) {
            trees.insert(below, tree);
        }
    }
    trees
}

fn nodes(file: &str, path: &str, old: &Node, new: &Node, out: &mut Vec<Change>) {
    match (entries(old), entries(new)) {
        (Some(old), Some(new)) => {
            for (name, value) in &old {
                let path = join(path, name);
                match new.iter().find(|(other, _)| other == name) {
                    Some((_, other)) => nodes(file, &path, value, other, out),
                    None => out.push(Change { file: file.into(), path, old: Some(shown(value)), new: None }),
                }
            }
            for (name, value) in new.iter().filter(|(name, _)| old.iter().all(|(other, _)| other != name)) {
                out.push(Change { file: file.into(), path: join(path, name), old: None, new: Some(shown(value)) });
            }
        }
        _ => {
            let (old, new) = (shown(old), shown(new));
            if old != new {
                out.push(Change { file: file.into(), path: path.into(), old: Some(old), new: Some(new) });
            }
        }
    }
}

fn join(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_string() } else { format!("{path}.{name}") }
}

/// Names and values of a mapping, or of a list of mappings; lists of scalars are compared whole.
fn entries(node: &Node) -> Option<Vec<(String, &Node)>> {
    match &node.kind {
        NodeKind::Map(entries) => Some(entries.iter().map(|(key, value)| (key.text().unwrap_or_default().to_string(), value)).collect()),
        NodeKind::Seq(items) if items.iter().all(|item| matches!(item.kind, NodeKind::Map(_))) => {
            let mut named: Vec<(String, &Node)> = Vec::new();
            for item in items {
                let name = identity(item);
                // Entries that are told apart by nothing are told apart by their order.
                let twins = named.iter().filter(|(other, _)| other.split('#').next() == Some(&name)).count();
                named.push((if twins == 0 { name } else { format!("{name}#{}", twins + 1) }, item));
            }
            Some(named)
        }
        _ => None,
    }
}

/// What an entry of a list is called.
fn identity(item: &Node) -> String {
    let text = |key| item.get(key).and_then(Node::text);
    let name = ["name", "id", "operand", "image", "opcode", "engine"].into_iter().find_map(text);
    match (name, text("since"), text("until")) {
        (Some(name), Some(since), _) => format!("{name}@{since}"),
        (Some(name), None, _) => name.to_string(),
        (None, Some(since), _) => format!("@{since}"),
        (None, None, Some(until)) => format!("@..{until}"),
        (None, None, None) => "entry".to_string(),
    }
}

/// A value on one line.
fn shown(node: &Node) -> String {
    match &node.kind {
        NodeKind::Scalar { text, .. } => text.split_whitespace().collect::<Vec<_>>().join(" "),
        NodeKind::Seq(items) => format!("[{}]", items.iter().map(shown).collect::<Vec<_>>().join(", ")),
        NodeKind::Map(entries) => {
            let entries = entries.iter().map(|(key, value)| format!("{}: {}", shown(key), shown(value)));
            format!("{{{}}}", entries.collect::<Vec<_>>().join(", "))
        }
        NodeKind::Bad => String::new(),
    }
}
