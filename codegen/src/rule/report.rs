//! Errors of rules as diagnostics, at their place in the spec.

use std::ops::Range;

use crate::diagnostic::Diagnostic;
use crate::spec::{At, Span};

use super::{ParseError, TypeError};

/// The place of a part of an expression. Where YAML writes the text otherwise than it reads (folded, escaped), the whole expression.
pub fn place_of(text: &At<String>, part: &Range<usize>) -> Span {
    let file = &text.span.file;
    let written = file.text.get(text.span.range.clone()).unwrap_or_default();
    match written.find(text.value.as_str()) {
        Some(at) if !text.value.is_empty() => {
            let start = text.span.range.start + at;
            file.span(start + part.start..start + part.end)
        }
        _ => text.span.clone(),
    }
}

impl ParseError {
    /// The error at its place.
    pub fn diagnostic(&self, text: &At<String>) -> Diagnostic {
        let diagnostic = Diagnostic::error("rule-syntax", &place_of(text, &self.range), self.message.clone());
        if self.expected.is_empty() { diagnostic } else { diagnostic.label(format!("expected {}", self.expected)) }
    }
}

impl TypeError {
    /// The error at its place.
    pub fn diagnostic(&self, text: &At<String>) -> Diagnostic {
        Diagnostic::error(self.code, &place_of(text, &self.range), self.message.clone())
            .label(self.label.clone())
            .maybe_help(self.help.clone())
    }
}
