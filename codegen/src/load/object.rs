//! Typed access to a mapping whose mistakes have been reported: what is wrong is absent.

use super::check::{boolean, number, sub_span, type_parts};
use crate::shape::Shape;
use crate::spec::{At, Name, Range, Span, TypeRef};
use crate::yaml::{Node, NodeKind};

/// A mapping and the shape it was checked against.
#[derive(Clone, Copy)]
pub(super) struct Object<'a> {
    node: &'a Node,
    shape: &'static Shape,
}

fn at<T>(value: T, node: &Node) -> At<T> {
    At { value, span: node.span.clone() }
}

fn text_of(node: &Node) -> Option<&str> {
    match &node.kind {
        NodeKind::Scalar { text, plain } if !(*plain && text.is_empty()) => Some(text),
        _ => None,
    }
}

fn name_of(node: &Node) -> Option<Name> {
    text_of(node).map(|text| at(text.to_string(), node))
}

fn number_of(node: &Node) -> Option<At<u64>> {
    text_of(node).and_then(|text| number(text).ok()).map(|value| at(value, node))
}

fn type_of(node: &Node) -> Option<TypeRef> {
    let text = text_of(node)?;
    let (base, len) = type_parts(text)?;
    let span = sub_span(&node.span, text, 0..base.len());
    Some(TypeRef { base: At { value: base.to_string(), span }, len })
}

fn items(node: Option<&Node>) -> &[Node] {
    match node.map(|node| &node.kind) {
        Some(NodeKind::Seq(items)) => items,
        _ => &[],
    }
}

fn entries(node: Option<&Node>) -> &[(Node, Node)] {
    match node.map(|node| &node.kind) {
        Some(NodeKind::Map(entries)) => entries,
        _ => &[],
    }
}

impl<'a> Object<'a> {
    pub(super) fn new(node: &'a Node, shape: &'static Shape) -> Option<Self> {
        matches!(node.kind, NodeKind::Map(_)).then_some(Object { node, shape })
    }

    pub(super) fn span(&self) -> Span {
        self.node.span.clone()
    }

    /// What it is, with an article.
    pub(super) fn what(&self) -> &'static str {
        self.shape.what
    }

    fn get(&self, key: &str) -> Option<&'a Node> {
        debug_assert!(self.shape.key(key).is_some(), "`{key}` is not in the table of keys of {}", self.shape.what);
        self.node.get(key)
    }

    /// Where a key is written.
    pub(super) fn key_span(&self, key: &str) -> Option<Span> {
        entries(Some(self.node)).iter().find(|(name, _)| name.text() == Some(key)).map(|(name, _)| name.span.clone())
    }

    pub(super) fn has(&self, key: &str) -> bool {
        self.get(key).is_some()
    }

    pub(super) fn text(&self, key: &str) -> Option<String> {
        self.get(key).and_then(text_of).map(|text| text.trim_end().to_string())
    }

    pub(super) fn doc(&self) -> String {
        self.text("doc").unwrap_or_default()
    }

    /// A text or a list of texts.
    pub(super) fn texts(&self, key: &str) -> Option<Vec<String>> {
        let node = self.get(key)?;
        match &node.kind {
            NodeKind::Seq(items) => Some(items.iter().filter_map(text_of).map(str::to_string).collect()),
            _ => text_of(node).map(|text| vec![text.trim_end().to_string()]),
        }
    }

    /// A name, path, id, value or expression.
    pub(super) fn name(&self, key: &str) -> Option<Name> {
        self.get(key).and_then(name_of)
    }

    pub(super) fn names(&self, key: &str) -> Vec<Name> {
        items(self.get(key)).iter().filter_map(name_of).collect()
    }

    pub(super) fn number(&self, key: &str) -> Option<At<u64>> {
        self.get(key).and_then(number_of)
    }

    pub(super) fn number32(&self, key: &str) -> Option<At<u32>> {
        let number = self.number(key)?;
        Some(At { value: u32::try_from(number.value).ok()?, span: number.span })
    }

    pub(super) fn number_list(&self, key: &str) -> Option<Vec<At<u64>>> {
        self.has(key).then(|| items(self.get(key)).iter().filter_map(number_of).collect())
    }

    /// A mapping of names to numbers.
    pub(super) fn numbers(&self, key: &str) -> Vec<(Name, u64)> {
        self.map(key, |node| number_of(node).map(|number| number.value))
    }

    pub(super) fn flag(&self, key: &str) -> Option<bool> {
        self.get(key).and_then(text_of).and_then(boolean)
    }

    /// A word, by a table from words to what they mean.
    pub(super) fn word<T: Copy>(&self, key: &str, words: &[(&str, T)]) -> Option<At<T>> {
        let node = self.get(key)?;
        let text = text_of(node)?;
        words.iter().find(|(word, _)| *word == text).map(|(_, value)| at(*value, node))
    }

    pub(super) fn ty(&self, key: &str) -> Option<TypeRef> {
        self.get(key).and_then(type_of)
    }

    pub(super) fn object(&self, key: &str, shape: &'static Shape) -> Option<Object<'a>> {
        Object::new(self.get(key)?, shape)
    }

    pub(super) fn objects(&self, key: &str, shape: &'static Shape) -> Vec<Object<'a>> {
        items(self.get(key)).iter().filter_map(|node| Object::new(node, shape)).collect()
    }

    /// A mapping of names to values.
    pub(super) fn map<T>(&self, key: &str, value: impl Fn(&'a Node) -> Option<T>) -> Vec<(Name, T)> {
        entries(self.get(key)).iter().filter_map(|(name, node)| Some((name_of(name)?, value(node)?))).collect()
    }

    /// A mapping of names to names, paths or texts.
    pub(super) fn name_map(&self, key: &str) -> Vec<(Name, Name)> {
        self.map(key, name_of)
    }

    /// A mapping of names to types.
    pub(super) fn type_map(&self, key: &str) -> Vec<(Name, TypeRef)> {
        self.map(key, type_of)
    }

    /// A mapping of names to mappings.
    pub(super) fn object_map(&self, key: &str, shape: &'static Shape) -> Vec<(Name, Object<'a>)> {
        self.map(key, |node| Object::new(node, shape))
    }

    /// A list of mappings with one entry each, or one mapping.
    pub(super) fn pairs(&self, key: &str) -> Vec<(Name, Name)> {
        match self.get(key).map(|node| &node.kind) {
            Some(NodeKind::Seq(items)) => items
                .iter()
                .flat_map(|item| entries(Some(item)))
                .filter_map(|(name, node)| Some((name_of(name)?, name_of(node)?)))
                .collect(),
            _ => self.name_map(key),
        }
    }

    /// `since` and `until` as written here; neither where the thing has none.
    pub(super) fn range(&self) -> Range {
        if self.shape.key("since").is_none() {
            return Range::default();
        }
        Range { since: self.name("since"), until: self.name("until") }
    }
}
