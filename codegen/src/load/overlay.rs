//! An overlay's file laid over the file of the same path. [`super::load_layers`] says what comes of it.
//!
//! Trees are merged before anything is checked, so that an overlay may state the one key it is about, and what is wrong with the result
//! is reported where it was written.

use crate::diagnostic::{Diagnostic, Diagnostics, quoted};
use crate::shape::{ARM, BIT, ENUM_VALUE, FIELD, Kind, OPCODE, RECORD_LAYOUT, RULE, Shape, TYPE_LAYOUT};
use crate::spec::Span;
use crate::yaml::{Node, NodeKind};

/// Keys that hold for what is inside of the mapping they are in.
const INHERITED: [&str; 4] = ["conf", "since", "source", "until"];
const EVIDENCE: [&str; 2] = ["conf", "source"];

/// Shapes of facts, which must say where they are from.
static FACTS: [&Shape; 8] = [&ARM, &BIT, &ENUM_VALUE, &FIELD, &OPCODE, &RECORD_LAYOUT, &RULE, &TYPE_LAYOUT];

type Entries = Vec<(Node, Node)>;

/// Lays a file over another.
pub(super) fn file(base: &mut Node, over: &Node, shape: &'static Shape, out: &mut Diagnostics) {
    let (NodeKind::Map(below), NodeKind::Map(entries)) = (&mut base.kind, &over.kind) else {
        *base = over.clone();
        return;
    };
    let top = INHERITED.iter().filter_map(|key| entry(entries, key)).filter(|(key, _)| shape.key(key.text().unwrap_or_default()).is_some());
    let mut merge = Merge { inherited: top.cloned().collect(), top: over.span.clone(), told: false, out };
    if let Some(own) = shape.keys.first().filter(|key| matches!(key.kind, Kind::Name) && key.required)
        && let (Some((_, there)), Some((_, here))) = (entry(below, own.name), entry(entries, own.name))
        && there.text() != here.text()
    {
        let (there, here) = (there.clone(), here.clone());
        merge.renamed(own.name, &there, &here);
        return;
    }
    let rest: Entries = entries.iter().filter(|(key, _)| !INHERITED.iter().any(|k| key.text() == Some(k))).cloned().collect();
    merge.mapping(below, &rest, shape);
}

struct Merge<'d> {
    /// What the overlay's file says at its top of all that it adds.
    inherited: Entries,
    top: Span,
    told: bool,
    out: &'d mut Diagnostics,
}

impl Merge<'_> {
    fn mapping(&mut self, base: &mut Entries, over: &Entries, shape: &'static Shape) {
        for (key, value) in over {
            let kind = key.text().and_then(|text| shape.key(text)).map(|key| &key.kind);
            self.entry(base, key, value, kind);
        }
    }

    fn entry(&mut self, base: &mut Entries, key: &Node, value: &Node, kind: Option<&'static Kind>) {
        match base.iter_mut().find(|(there, _)| there.text().is_some() && there.text() == key.text()) {
            Some((there, old)) => {
                if !self.inside(old, value, kind) {
                    *there = key.clone();
                    *old = value.clone();
                }
            }
            // A list that was not there is added whole, and what is in it is added too.
            None => {
                let mut value = value.clone();
                if let (Some(Kind::List(shape)), NodeKind::Seq(items)) = (kind, &mut value.kind) {
                    items.iter_mut().for_each(|item| self.added(item, shape));
                }
                base.push((key.clone(), value));
            }
        }
    }

    /// Merges what is inside of two values; `false` for values that have no inside.
    fn inside(&mut self, base: &mut Node, over: &Node, kind: Option<&'static Kind>) -> bool {
        match (kind, &mut base.kind, &over.kind) {
            (Some(Kind::Object(shape)), NodeKind::Map(base), NodeKind::Map(over)) => self.mapping(base, over, shape),
            (Some(Kind::Map(kind)), NodeKind::Map(base), NodeKind::Map(over)) => {
                for (key, value) in over {
                    self.entry(base, key, value, Some(kind));
                }
            }
            (Some(Kind::List(shape)), NodeKind::Seq(base), NodeKind::Seq(over)) => self.list(base, over, shape),
            _ => return false,
        }
        true
    }

    fn list(&mut self, base: &mut Vec<Node>, over: &[Node], shape: &'static Shape) {
        let below = base.len();
        for item in over {
            let NodeKind::Map(entries) = &item.kind else {
                base.push(item.clone());
                continue;
            };
            let mut same: Vec<usize> = (0..below).filter(|i| matches(&base[*i], item, shape)).collect();
            match (same.pop(), same.is_empty()) {
                (Some(at), true) => {
                    if let NodeKind::Map(there) = &mut base[at].kind {
                        self.mapping(there, entries, shape);
                    }
                }
                (Some(at), false) => self.ambiguous(item, &base[at], &base[same[0]], shape),
                (None, _) => {
                    let mut item = item.clone();
                    self.added(&mut item, shape);
                    base.push(item);
                }
            }
        }
    }

    /// Gives an entry that is new what the top of its file says, and asks for its evidence.
    fn added(&mut self, item: &mut Node, shape: &'static Shape) {
        let NodeKind::Map(entries) = &mut item.kind else { return };
        for (key, value) in &self.inherited {
            let text = key.text().unwrap_or_default();
            if shape.key(text).is_some() && entry(entries, text).is_none() {
                entries.push((key.clone(), value.clone()));
            }
        }
        if !FACTS.iter().any(|fact| std::ptr::eq(*fact, shape)) {
            return;
        }
        let lacking: Vec<&str> = EVIDENCE.into_iter().filter(|key| entry(entries, key).is_none()).collect();
        if lacking.is_empty() || std::mem::replace(&mut self.told, true) {
            return;
        }
        let keys = lacking.iter().map(|key| format!("`{key}`")).collect::<Vec<_>>().join(" and no ");
        let lines =
            lacking.iter().map(|key| format!("`{key}: {}`", if *key == "conf" { "low" } else { "..." })).collect::<Vec<_>>().join(" and ");
        self.out.push(
            Diagnostic::error(
                "missing-evidence",
                &item.span,
                format!("{} that the overlay adds does not say where it is from", shape.what),
            )
            .label(format!("no {keys} here, nor at the top of its file"))
            .also(&self.top, "stated here, it holds for what the file adds")
            .help(format!("add {lines}; the evidence of the file below is about what that file states")),
        );
    }

    fn renamed(&mut self, key: &str, there: &Node, here: &Node) {
        self.out.push(
            Diagnostic::error(
                "overlay-name",
                &here.span,
                format!("this file is laid over one of {}", quoted(there.text().unwrap_or_default())),
            )
            .label(format!("another `{key}`"))
            .also(&there.span, "the file below it")
            .help("name the file after what it adds, or give the name of the file below"),
        );
    }

    fn ambiguous(&mut self, item: &Node, one: &Node, other: &Node, shape: &Shape) {
        self.out.push(
            Diagnostic::error("overlay-ambiguous", &item.span, format!("{} that is there more than once", shape.what))
                .label("does not say which of them it changes")
                .also(&one.span, "this one")
                .also(&other.span, "or this one")
                .help("give the `since` of the one that is meant"),
        );
    }
}

fn entry<'a>(entries: &'a [(Node, Node)], key: &str) -> Option<&'a (Node, Node)> {
    entries.iter().find(|(name, _)| name.text() == Some(key))
}

/// Whether an entry of an overlay is about an entry below it.
fn matches(base: &Node, over: &Node, shape: &'static Shape) -> bool {
    let text = |node: &Node, key: &str| node.get(key).and_then(Node::text).map(str::to_string);
    let since = text(over, "since");
    match shape.keys.iter().find(|key| key.required && matches!(key.kind, Kind::Name | Kind::Id | Kind::Path)) {
        Some(key) => {
            let name = text(over, key.name);
            name.is_some() && name == text(base, key.name) && (since.is_none() || since == text(base, "since"))
        }
        None => shape.key("since").is_some() && since == text(base, "since"),
    }
}
