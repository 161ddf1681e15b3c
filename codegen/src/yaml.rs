//! YAML text to a tree that knows where everything was written.
//!
//! The tree is built from the events of the parser below `serde-saphyr`, not through serde:
//! `Spanned` keeps the place of a value but serde keeps neither quoting nor the source text of
//! plain scalars (`0x0a`, `no`, `1e3`) nor both places of a repeated key.

use std::sync::Arc;

use serde_yaml::granit_parser::{self, ErrorKind, Event, Parser, ScalarStyle};

use crate::diagnostic::{Diagnostic, Diagnostics, quoted};
use crate::spec::{SourceFile, Span};

/// Largest file that is read.
pub const MAX_BYTES: usize = 4 << 20;
/// Deepest nesting that is read; each of block and flow nesting is limited to half of it by the parser.
const MAX_DEPTH: usize = 64;

/// A value with its place.
#[derive(Clone, Debug)]
pub struct Node {
    /// Where it was written. For a quoted scalar without escapes, what is between the quotes, so
    /// that offsets into the text are offsets into the file.
    pub span: Span,
    /// What it is.
    pub kind: NodeKind,
}

/// What a [`Node`] is.
#[derive(Clone, Debug)]
pub enum NodeKind {
    /// A scalar's text.
    Scalar {
        /// The text; for a plain scalar, as it stands in the source.
        text: String,
        /// Without quotes and no block scalar. A plain empty scalar is a value left out.
        plain: bool,
    },
    /// A list.
    Seq(Vec<Node>),
    /// A mapping in source order; keys are scalars and occur once.
    Map(Vec<(Node, Node)>),
    /// Something that has been reported and stands for nothing.
    Bad,
}

impl Node {
    /// The scalar's text.
    pub fn text(&self) -> Option<&str> {
        match &self.kind {
            NodeKind::Scalar { text, .. } => Some(text),
            _ => None,
        }
    }

    /// The value of a key of this mapping.
    pub fn get(&self, key: &str) -> Option<&Node> {
        match &self.kind {
            NodeKind::Map(entries) => entries.iter().find(|(k, _)| k.text() == Some(key)).map(|(_, value)| value),
            _ => None,
        }
    }

    /// What was found, for messages.
    pub fn found(&self) -> &'static str {
        match &self.kind {
            NodeKind::Scalar { text, plain: true } if text.is_empty() => "nothing",
            NodeKind::Scalar { plain: true, .. } => "a single value",
            NodeKind::Scalar { .. } => "text",
            NodeKind::Seq(_) => "a list",
            NodeKind::Map(_) => "a mapping",
            NodeKind::Bad => "a mistake",
        }
    }
}

/// A collection whose end has not been seen.
enum Open {
    Seq(Span, Vec<Node>),
    Map(Span, Vec<(Node, Node)>, Option<Node>),
}

/// Reads one file. What is wrong goes to `diagnostics`; `None` if the file is no YAML at all.
pub fn parse(file: &Arc<SourceFile>, diagnostics: &mut Diagnostics) -> Option<Node> {
    let text = file.text.as_str();
    if text.len() > MAX_BYTES {
        diagnostics.push(
            Diagnostic::error("yaml-limit", &file.span(0..0), format!("the file has {} bytes; at most {MAX_BYTES} are read", text.len()))
                .help("split it: one file per thing a person looks up"),
        );
        return None;
    }
    let options = granit_parser::options! {
        disallow_directives: true,
        emit_comments: false,
        emit_anchor_events: true,
        emit_unresolved_aliases: true,
        flow_nesting_limit: MAX_DEPTH / 2,
        block_nesting_limit: MAX_DEPTH / 2,
    };

    let mut stack: Vec<Open> = Vec::new();
    let mut root: Option<Node> = None;
    let mut documents = 0;
    // A block collection has no end of its own: it ends with the last thing in it.
    let mut last_end = 0;
    for event in Parser::new_from_str_with_options(text, options) {
        let (event, at) = match event {
            Ok(event) => event,
            Err(error) => {
                let at = error.marker().byte_offset().unwrap_or(0).min(text.len());
                diagnostics.push(
                    Diagnostic::error("yaml-syntax", &point(file, at), format!("this is no YAML: {}", error.info()))
                        .label(match error.kind() {
                            ErrorKind::UnclosedQuotedScalar | ErrorKind::UnclosedFlowCollection { .. } => "opened here and never closed",
                            _ => "reading stopped here",
                        })
                        .maybe_help(syntax_help(error.kind()).map(String::from)),
                );
                return None;
            }
        };
        let range = at.byte_range().unwrap_or(0..0);
        let span = file.span(range.start.min(text.len())..range.end.min(text.len()));
        if event.tag().is_some() {
            let tag = at.tag_span().and_then(|tag| tag.byte_range()).map_or_else(|| span.clone(), |range| file.span(range));
            diagnostics.push(unsupported(&tag, "tags (`!name`)", "remove the tag; what a value is follows from its key"));
        }
        if !span.range.is_empty() {
            last_end = span.range.end;
        }
        let node = match event {
            Event::DocumentStart(..) => {
                documents += 1;
                if documents > 1 {
                    diagnostics.push(unsupported(&span, "several documents in a file", "put each thing in a file of its own"));
                    break;
                }
                continue;
            }
            // The alias is not followed, so that no chain of them can grow.
            Event::Alias(..) | Event::UnresolvedAlias(..) => {
                diagnostics.push(unsupported(&span, "aliases (`*name`)", "write the value out"));
                Node { span, kind: NodeKind::Bad }
            }
            Event::Anchor(..) => {
                diagnostics.push(unsupported(&span, "anchors (`&name`)", "remove the anchor and write the value where it is used"));
                continue;
            }
            Event::Scalar(value, style, ..) => {
                let plain = style == ScalarStyle::Plain;
                // The parser says `~` for a value left out; a `~` that was written takes up a byte.
                let text = if plain && span.range.is_empty() { String::new() } else { value.into_owned() };
                let span = inner(file, span, &text);
                Node { span, kind: NodeKind::Scalar { text, plain } }
            }
            Event::SequenceStart(..) => {
                stack.push(Open::Seq(span, Vec::new()));
                continue;
            }
            Event::MappingStart(..) => {
                stack.push(Open::Map(span, Vec::new(), None));
                continue;
            }
            Event::SequenceEnd | Event::MappingEnd => match stack.pop() {
                Some(Open::Seq(start, items)) => Node { span: trimmed(file, start.range.start, last_end), kind: NodeKind::Seq(items) },
                Some(Open::Map(start, entries, _)) => {
                    Node { span: trimmed(file, start.range.start, last_end), kind: NodeKind::Map(entries) }
                }
                None => continue,
            },
            _ => continue,
        };
        match stack.last_mut() {
            None => root = root.or(Some(node)),
            Some(Open::Seq(_, items)) => items.push(node),
            Some(Open::Map(_, entries, key @ None)) if node.text().is_some() => {
                if let Some((first, _)) = entries.iter().find(|(k, _)| k.text() == node.text()) {
                    diagnostics.push(
                        Diagnostic::error(
                            "duplicate-key",
                            &node.span,
                            format!("key {} is given twice", quoted(node.text().unwrap_or_default())),
                        )
                        .label("given again here; this one is ignored")
                        .also(&first.span, "first given here")
                        .help("keep one of the two"),
                    );
                }
                *key = Some(node);
            }
            Some(Open::Map(_, _, key @ None)) => {
                if !matches!(node.kind, NodeKind::Bad) {
                    diagnostics.push(unsupported(&node.span, "a list or a mapping as a key", "write a name before the `:`"));
                }
                *key = Some(Node { span: node.span, kind: NodeKind::Bad });
            }
            Some(Open::Map(_, entries, key @ Some(_))) => {
                if let Some(key) = key.take() {
                    let known = entries.iter().any(|(k, _)| k.text() == key.text());
                    if !known && key.text().is_some() {
                        entries.push((key, node));
                    }
                }
            }
        }
    }
    if root.is_none() {
        diagnostics
            .push(Diagnostic::error("empty-file", &point(file, 0), "the file says nothing").help("describe the thing, or remove the file"));
    }
    root
}

fn unsupported(span: &Span, what: &str, help: &str) -> Diagnostic {
    Diagnostic::error("yaml-unsupported", span, format!("the spec does not use {what}")).help(help)
}

/// A span of the character at `at`, so that a caret has something to stand on.
fn point(file: &Arc<SourceFile>, at: usize) -> Span {
    let width = file.text.get(at..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
    file.span(at..at + width)
}

/// The place of the text itself where the source has it verbatim between quotes.
fn inner(file: &Arc<SourceFile>, span: Span, value: &str) -> Span {
    let source = file.text.get(span.range.clone()).unwrap_or_default();
    match source.find(value) {
        Some(start) if !value.is_empty() => file.span(span.range.start + start..span.range.start + start + value.len()),
        _ => span,
    }
}

/// A block scalar's end has its line break, which is not shown.
fn trimmed(file: &Arc<SourceFile>, start: usize, end: usize) -> Span {
    let end = end.max(start);
    let source = file.text.get(start..end).unwrap_or_default();
    file.span(start..start + source.trim_end().len())
}

/// What usually is the matter.
fn syntax_help(kind: &ErrorKind) -> Option<&'static str> {
    match kind {
        ErrorKind::MappingValueNotAllowed | ErrorKind::SimpleKeyExpected | ErrorKind::InvalidMappingValueWhitespace => {
            Some("a text that holds `: ` or ` #` must be in quotes; keys of one mapping must be indented alike")
        }
        ErrorKind::TabNotAllowed | ErrorKind::TabInBlockIndentation | ErrorKind::TabInIndentation | ErrorKind::TabInPlainScalar => {
            Some("indent with spaces")
        }
        ErrorKind::DirectiveDisallowed => Some("remove the line"),
        ErrorKind::UnclosedQuotedScalar => Some("close the quotes"),
        ErrorKind::UnclosedFlowCollection { .. }
        | ErrorKind::ExpectedFlowMappingSeparator
        | ErrorKind::ExpectedFlowSequenceSeparator
        | ErrorKind::MismatchedFlowCollectionEnd { .. } => {
            Some("close the bracket that is open, put `,` between entries, and quote a text that holds `,`, `:` or a bracket")
        }
        ErrorKind::InvalidIndentation | ErrorKind::ExpectedBlockMappingKey | ErrorKind::ExpectedBlockSequenceEntry => {
            Some("indent keys of one mapping, and entries of one list, alike")
        }
        ErrorKind::UnexpectedCharacter { .. } => Some("put the text in quotes"),
        ErrorKind::UnknownQuotedScalarEscape => Some("in double quotes `\\` starts an escape; use single quotes"),
        ErrorKind::RecursionLimitExceeded => Some("nothing in the spec nests this deep"),
        _ => None,
    }
}
