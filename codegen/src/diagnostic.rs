//! Findings about the spec, collected in one place and rendered like a compiler's.

use std::ops::Range;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

use crate::spec::Span;

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Nothing can be generated.
    Error,
    /// Something looks wrong.
    Warning,
    /// Something to know.
    Note,
}

impl Severity {
    /// The word for it, as in JSON.
    pub fn word(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        }
    }
}

/// A place and what is to be said of it.
#[derive(Clone, Debug)]
pub struct Label {
    /// The place.
    pub span: Span,
    /// What is said; may be empty.
    pub text: String,
}

/// One finding.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// Stable kebab-case name of the kind of finding (`unknown-key`).
    pub code: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// What is wrong, in one line.
    pub message: String,
    /// The offending place, with what was expected there.
    pub primary: Label,
    /// Other places that matter.
    pub secondary: Vec<Label>,
    /// What to do next.
    pub help: Option<String>,
}

impl Diagnostic {
    /// A finding of the given severity.
    pub fn new(severity: Severity, code: &'static str, span: &Span, message: impl Into<String>) -> Self {
        Diagnostic {
            code,
            severity,
            message: message.into(),
            primary: Label { span: span.clone(), text: String::new() },
            secondary: Vec::new(),
            help: None,
        }
    }

    /// An error.
    pub fn error(code: &'static str, span: &Span, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, code, span, message)
    }

    /// A warning.
    pub fn warning(code: &'static str, span: &Span, message: impl Into<String>) -> Self {
        Self::new(Severity::Warning, code, span, message)
    }

    /// A note.
    pub fn note(code: &'static str, span: &Span, message: impl Into<String>) -> Self {
        Self::new(Severity::Note, code, span, message)
    }

    /// Says what was expected at the offending place.
    #[must_use]
    pub fn label(mut self, text: impl Into<String>) -> Self {
        self.primary.text = text.into();
        self
    }

    /// Points at another place.
    #[must_use]
    pub fn also(mut self, span: &Span, text: impl Into<String>) -> Self {
        self.secondary.push(Label { span: span.clone(), text: text.into() });
        self
    }

    /// Says what to do next.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Says what to do next, if there is something to say.
    #[must_use]
    pub fn maybe_help(mut self, help: Option<String>) -> Self {
        if help.is_some() {
            self.help = help;
        }
        self
    }

    /// Renders the finding with its source line.
    pub fn render(&self, style: Style) -> String {
        let level = match self.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
            Severity::Note => Level::NOTE,
        };
        let labels = std::iter::once((&self.primary, AnnotationKind::Primary))
            .chain(self.secondary.iter().map(|label| (label, AnnotationKind::Context)));
        // One snippet per file, in order of first mention; the primary label's file comes first.
        let mut snippets: Vec<(&str, Snippet<'_, annotate_snippets::Annotation<'_>>)> = Vec::new();
        for (label, kind) in labels {
            let file = &*label.span.file;
            let mut annotation = kind.span(first_line(&file.text, &label.span.range));
            if !label.text.is_empty() {
                annotation = annotation.label(label.text.as_str());
            }
            match snippets.iter_mut().find(|(path, _)| *path == file.path) {
                Some((_, snippet)) => *snippet = snippet.clone().annotation(annotation),
                None => snippets.push((&file.path, Snippet::source(file.text.as_str()).path(file.path.as_str()).annotation(annotation))),
            }
        }
        let mut group = level.primary_title(self.message.as_str()).id(self.code).elements(snippets.into_iter().map(|(_, s)| s));
        if let Some(help) = &self.help {
            group = group.element(Level::HELP.message(help.as_str()));
        }
        let renderer = match style {
            Style::Plain => Renderer::plain(),
            Style::Coloured => Renderer::styled(),
        };
        renderer.decor_style(DecorStyle::Ascii).render(&[group])
    }

    /// The finding as a JSON object.
    pub fn to_json(&self) -> serde_json::Value {
        let (line, column) = self.primary.span.line_column();
        serde_json::json!({
            "file": self.primary.span.file.path,
            "line": line,
            "column": column,
            "severity": self.severity.word(),
            "code": self.code,
            "message": self.message,
            "label": self.primary.text,
            "help": self.help,
            "related": self.secondary.iter().map(|label| {
                let (line, column) = label.span.line_column();
                serde_json::json!({"file": label.span.file.path, "line": line, "column": column, "label": label.text})
            }).collect::<Vec<_>>(),
        })
    }
}

/// How findings are rendered for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Text alone.
    Plain,
    /// With ANSI colours.
    Coloured,
}

/// The part of a range that is on its first line, on character boundaries, so that a whole mapping
/// is marked by its first line.
fn first_line(text: &str, range: &Range<usize>) -> Range<usize> {
    let floor = |mut at: usize| {
        at = at.min(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    let start = floor(range.start);
    let end = floor(range.end).max(start);
    let line = text[start..end].find(['\n', '\r']).map_or(end, |length| start + length);
    start..line
}

/// All findings so far.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
}

impl Diagnostics {
    /// No findings.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds one.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.list.push(diagnostic);
    }

    /// Adds all of another sink.
    pub fn extend(&mut self, other: Diagnostics) {
        self.list.extend(other.list);
    }

    /// Sorts by file and place, and drops repetitions; called once, before showing them.
    pub fn finish(&mut self) {
        fn place(d: &Diagnostic) -> (&str, usize, usize, &str, &str) {
            let span = &d.primary.span;
            (&span.file.path, span.range.start, span.range.end, d.code, &d.message)
        }
        self.list.sort_by(|a, b| place(a).cmp(&place(b)));
        self.list.dedup_by(|a, b| place(a) == place(b));
    }

    /// The findings, in the order they are in.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.list.iter()
    }

    /// Number of findings.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether one of them is an error.
    pub fn has_errors(&self) -> bool {
        self.count(Severity::Error) > 0
    }

    /// Number of findings of a severity.
    pub fn count(&self, severity: Severity) -> usize {
        self.list.iter().filter(|d| d.severity == severity).count()
    }

    /// Whether there is a finding of this code.
    pub fn has(&self, code: &str) -> bool {
        self.list.iter().any(|d| d.code == code)
    }

    /// Renders all, with an empty line between them.
    pub fn render(&self, style: Style) -> String {
        let mut out = String::new();
        for (index, diagnostic) in self.list.iter().enumerate() {
            if index > 0 {
                out.push('\n');
            }
            out.push_str(diagnostic.render(style).trim_end());
            out.push('\n');
        }
        out
    }

    /// Renders all on one line each, without source.
    pub fn render_short(&self) -> String {
        let line = |d: &Diagnostic| {
            let (line, column) = d.primary.span.line_column();
            let path = &d.primary.span.file.path;
            format!("{path}:{line}:{column}: {}[{}]: {}\n", d.severity.word(), d.code, d.message)
        };
        self.list.iter().map(line).collect()
    }

    /// Renders all as JSON, one object a line.
    pub fn render_json(&self) -> String {
        self.list.iter().map(|d| format!("{}\n", d.to_json())).collect()
    }
}

impl IntoIterator for Diagnostics {
    type Item = Diagnostic;
    type IntoIter = std::vec::IntoIter<Diagnostic>;
    fn into_iter(self) -> Self::IntoIter {
        self.list.into_iter()
    }
}

impl<'a> IntoIterator for &'a Diagnostics {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;
    fn into_iter(self) -> Self::IntoIter {
        self.list.iter()
    }
}

impl std::fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.render(Style::Plain))
    }
}

/// The candidate that was most likely meant, if one is near enough.
pub fn did_you_mean<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // Longer input is no misspelling, and the distance costs the product of the lengths.
    if name.is_empty() || name.len() > 128 {
        return None;
    }
    let fold = |text: &str| text.replace('-', "_").to_ascii_lowercase();
    let wanted = fold(name);
    let limit = (wanted.chars().count() / 3).max(1);
    candidates
        .into_iter()
        .filter(|candidate| *candidate != name && candidate.len() <= 128)
        .map(|candidate| (strsim::damerau_levenshtein(&wanted, &fold(candidate)), candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min_by_key(|(distance, candidate)| (*distance, *candidate))
        .map(|(_, candidate)| candidate)
}

/// The help line that goes with [`did_you_mean`].
pub fn did_you_mean_help<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<String> {
    did_you_mean(name, candidates).map(|found| format!("did you mean `{found}`?"))
}

/// Text from the spec in back quotes, short and printable, for messages.
pub fn quoted(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut shown: String = text.chars().take(LONGEST).flat_map(char::escape_debug).collect();
    // escape_debug escapes quotes as well, which are printable.
    shown = shown.replace("\\\"", "\"").replace("\\'", "'");
    if text.chars().nth(LONGEST).is_some() {
        shown.push_str("...");
    }
    format!("`{shown}`")
}
