//! What things inherit from those they are in: evidence and generations.

use super::object::Object;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::spec::{Conf, Evidence, Range, Span};

/// Words for confidence.
pub(super) const CONF: &[(&str, Conf)] = &[("high", Conf::High), ("med", Conf::Med), ("low", Conf::Low)];

/// What the enclosing things say.
#[derive(Clone, Debug, Default)]
pub(super) struct Scope {
    conf: Option<Conf>,
    source: Vec<String>,
    range: Range,
}

impl Scope {
    /// The scope inside a thing that may have evidence and generations of its own.
    pub(super) fn enter(&self, object: &Object<'_>) -> Scope {
        let mut inner = self.enter_evidence(object);
        let range = object.range();
        if range.since.is_some() {
            inner.range.since = range.since;
        }
        if range.until.is_some() {
            inner.range.until = range.until;
        }
        inner
    }

    /// The scope inside a thing that has no generations of its own.
    pub(super) fn enter_evidence(&self, object: &Object<'_>) -> Scope {
        let mut inner = self.clone();
        if let Some(conf) = object.word("conf", CONF) {
            inner.conf = Some(conf.value);
        }
        if let Some(source) = object.texts("source") {
            inner.source = source;
        }
        inner
    }

    /// The generations that hold here.
    pub(super) fn range(&self) -> Range {
        self.range.clone()
    }

    /// The confidence that holds here.
    pub(super) fn conf(&self) -> Conf {
        self.conf.unwrap_or(Conf::Low)
    }

    /// The evidence of the thing that was entered. Notes are its own: they are about one thing, not
    /// about what is in it.
    pub(super) fn evidence(&self, object: &Object<'_>) -> Evidence {
        Evidence { conf: self.conf(), source: self.source.clone(), note: object.texts("note").unwrap_or_default() }
    }
}

/// The lowering of one file.
pub(super) struct Lower<'d> {
    /// Where findings go.
    pub(super) out: &'d mut Diagnostics,
    top: Span,
    missing_conf: bool,
    missing_source: bool,
}

impl<'d> Lower<'d> {
    pub(super) fn new(top: Span, out: &'d mut Diagnostics) -> Self {
        Lower { out, top, missing_conf: false, missing_source: false }
    }

    /// The evidence of a fact, which must have some. What is missing is reported once a file, since
    /// stating it once mends all.
    pub(super) fn fact(&mut self, scope: &Scope, object: &Object<'_>) -> Evidence {
        if scope.conf.is_none() && !object.has("conf") && !std::mem::replace(&mut self.missing_conf, true) {
            self.missing(object, "conf", "how sure it is", "conf: high");
        }
        if scope.source.is_empty() && !object.has("source") && !std::mem::replace(&mut self.missing_source, true) {
            self.missing(object, "source", "where it is from", "source: ...");
        }
        scope.evidence(object)
    }

    fn missing(&mut self, object: &Object<'_>, key: &str, says: &str, sample: &str) {
        let mut finding = Diagnostic::error("missing-evidence", &object.span(), format!("{} does not say {says}", object.what()))
            .label(format!("no `{key}` here, nor in what it is in"));
        if self.top.range.start != object.span().range.start {
            finding = finding.also(&self.top, "stated here, it holds for the whole file");
        }
        self.out.push(finding.help(format!("add `{sample}` at the top of the file, or to each thing that needs it")));
    }
}
