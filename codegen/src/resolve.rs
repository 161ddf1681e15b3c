//! From the spec as written to the resolved instruction set, with every mistake on the way reported.

mod cascade;
mod csr;
mod enums;
mod fields;
mod formats;
mod kernels;
mod lineage;
mod opcodes;
mod operations;
mod rules;
mod rust_names;
mod types;
mod uses;

use crate::diagnostic::{Diagnostic, Diagnostics, did_you_mean_help};
use crate::isa::{GenSet, Isa};
use crate::spec::{Name, Range, Span, Spec};

pub(crate) use operations::{is_events, is_header};

/// Resolves a spec. The result is whole where the diagnostics hold no error.
pub fn resolve(spec: &Spec) -> (Isa, Diagnostics) {
    let mut cx = Cx { spec, isa: Isa::default(), diagnostics: Diagnostics::new(), main: GenSet::default(), types: types::Memo::default() };
    lineage::resolve(&mut cx);
    // Without a generation, which has been reported, nothing is anywhere.
    if cx.isa.generations.is_empty() {
        return (cx.isa, cx.diagnostics);
    }
    enums::resolve(&mut cx);
    opcodes::declare_enum(&mut cx);
    types::resolve(&mut cx);
    formats::resolve(&mut cx);
    opcodes::resolve(&mut cx);
    operations::resolve(&mut cx);
    uses::resolve(&mut cx);
    cx.tables();
    rules::resolve(&mut cx);
    kernels::resolve(&mut cx);
    csr::resolve(&mut cx);
    rust_names::resolve(&mut cx);
    named_by_themselves(&mut cx.isa);
    (cx.isa, cx.diagnostics)
}

/// What the spec says nothing of has its name for documentation, which every emitted item needs.
fn named_by_themselves(isa: &mut Isa) {
    let docs = isa.enums.iter_mut().map(|e| (&e.name, &mut e.doc));
    let docs = docs.chain(isa.types.iter_mut().map(|t| (&t.name, &mut t.doc)));
    let docs = docs.chain(isa.formats.iter_mut().map(|f| (&f.name, &mut f.doc)));
    for (name, doc) in docs.chain(isa.operations.iter_mut().map(|o| (&o.name, &mut o.doc))) {
        if doc.trim().is_empty() {
            *doc = format!("`{name}`.");
        }
    }
}

/// What the steps share.
struct Cx<'a> {
    spec: &'a Spec,
    isa: Isa,
    diagnostics: Diagnostics,
    /// Generations of the main line.
    main: GenSet,
    types: types::Memo,
}

impl Cx<'_> {
    fn error(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.push(diagnostic);
    }

    /// Generations of `since` and `until`, within `within` where `since` is absent.
    fn gens(&mut self, range: &Range) -> GenSet {
        let since = range.since.as_ref().map(|n| self.generation(n));
        let until = range.until.as_ref().map(|n| self.generation(n));
        let from = match since {
            None => self.main,
            Some(None) => return GenSet::default(),
            Some(Some(g)) => self.descendants(g),
        };
        match until {
            None => from,
            Some(None) => GenSet::default(),
            Some(Some(g)) => {
                let kept = GenSet(from.0 & !(self.descendants(g).0 & !GenSet::one(g).0));
                if !from.has(g) {
                    let name = range.until.as_ref().or(range.since.as_ref()).map(|n| n.span.clone());
                    if let Some(span) = name {
                        self.error(
                            Diagnostic::error("empty-range", &span, "`until` names a generation that does not follow `since`")
                                .label("not on the line that starts at `since`")
                                .help("put the earlier generation in `since` and the later one in `until`"),
                        );
                    }
                    return GenSet::default();
                }
                kept
            }
        }
    }

    fn generation(&mut self, name: &Name) -> Option<usize> {
        let found = self.isa.generations.iter().position(|g| g.name == name.value);
        if found.is_none() {
            let names: Vec<&str> = self.isa.generations.iter().map(|g| g.name.as_str()).collect();
            let help = did_you_mean_help(&name.value, names.iter().copied())
                .unwrap_or_else(|| format!("generations.yaml has {}", names.join(", ")));
            let d = Diagnostic::error("unknown-generation", &name.span, format!("there is no generation `{}`", name.value))
                .label("unknown generation")
                .help(help);
            self.error(d);
        }
        found
    }

    /// A generation and all that follow it.
    fn descendants(&self, generation: usize) -> GenSet {
        let mut set = GenSet::one(generation);
        for (i, g) in self.isa.generations.iter().enumerate() {
            if g.after.is_some_and(|a| set.has(a)) {
                set = set.and(GenSet::one(i));
            }
        }
        set
    }

    /// Steps from the root of its line.
    fn depth(&self, generation: usize) -> usize {
        let mut depth = 0;
        let mut at = generation;
        while let Some(before) = self.isa.generations[at].after {
            depth += 1;
            at = before;
        }
        depth
    }

    fn unknown(&mut self, code: &'static str, what: &str, name: &str, span: &Span, candidates: &[String]) {
        let help = did_you_mean_help(name, candidates.iter().map(String::as_str));
        let d = Diagnostic::error(code, span, format!("there is no {what} `{name}`")).label(format!("unknown {what}")).maybe_help(help);
        self.error(d);
    }

    /// The parts that need no resolving.
    fn tables(&mut self) {
        let spec = self.spec;
        self.isa.predicates = rules::predicates(self);
        self.isa.sp_words = spec.sp_words.iter().map(|w| (w.name.value.clone(), w.value.value)).collect();
        if let Some(text) = &spec.text {
            self.isa.text.waits = self.templates("WAIT_MODE", &text.waits);
            self.isa.text.updates = self.templates("UPDATE_MODE", &text.updates);
            for name in &text.lower_case {
                if self.isa.enums.iter().any(|e| e.name == name.value) {
                    self.isa.text.lower_case.push(name.value.clone());
                } else {
                    let names: Vec<String> = self.isa.enums.iter().map(|e| e.name.clone()).collect();
                    self.unknown("unknown-enum", "enum", &name.value, &name.span, &names);
                }
            }
        }
    }

    fn templates(&mut self, name: &str, list: &[(Name, String)]) -> Vec<(u64, String)> {
        let mut out = Vec::new();
        for (mode, template) in list {
            let value = self
                .isa
                .enums
                .iter()
                .find(|e| e.name == name)
                .and_then(|e| e.values.iter().find(|v| v.name == mode.value))
                .map(|v| v.value);
            match value {
                Some(value) => out.push((value, template.clone())),
                None => {
                    let all: Vec<String> =
                        self.isa.enums.iter().filter(|e| e.name == name).flat_map(|e| e.values.iter().map(|v| v.name.clone())).collect();
                    self.unknown("unknown-value", &format!("{name} value"), &mode.value, &mode.span, &all);
                }
            }
        }
        out
    }
}
