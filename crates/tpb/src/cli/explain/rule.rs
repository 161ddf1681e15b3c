//! A rule, by the id that `tpb check` prints.

use std::io::{self, Write};

use serde::Serialize;
use tpb::Isa;
use tpb::check::{COMMON_RULES, RuleInfo, Stage};
use tpb::dialect::Engine;
use tpb::legality::STREAM_RULES;

use super::form;
use crate::cli::out::{self, BOLD, Names, Out};

/// A rule, and the records that it is about; none where it is about all of them or about streams.
#[derive(Clone, Copy)]
pub(super) struct Rule {
    info: &'static RuleInfo,
    isa: &'static Isa,
}

#[derive(Serialize)]
pub(super) struct Node {
    rule: &'static str,
    generation: &'static str,
    formats: Vec<&'static str>,
    message: &'static str,
    require: Option<&'static str>,
    when: Option<&'static str>,
    field: Option<&'static str>,
    field_offset: Option<u16>,
    field_size: Option<u16>,
    stage: Option<&'static str>,
    engine: Option<&'static str>,
    conf: &'static str,
    source: &'static [&'static str],
}

/// The ids of all rules that a generation has.
pub(in crate::cli) fn ids(isa: &'static Isa) -> impl Iterator<Item = &'static str> {
    all(isa).map(|rule| rule.id)
}

fn all(isa: &'static Isa) -> impl Iterator<Item = &'static RuleInfo> {
    let own = isa.dialect.opcodes.iter().flat_map(|o| o.forms).flat_map(|f| f.rules);
    COMMON_RULES.iter().chain(&STREAM_RULES).chain(own)
}

/// The rule of this id.
pub(super) fn named(isa: &'static Isa, id: &str) -> Option<Rule> {
    all(isa).find(|rule| rule.id.eq_ignore_ascii_case(id)).map(|info| Rule { info, isa })
}

impl Rule {
    /// Formats of the records that it is about.
    fn formats(self) -> Vec<&'static str> {
        let forms = self.isa.dialect.opcodes.iter().flat_map(|o| o.forms);
        let mut names: Vec<_> = forms.filter(|f| f.rules.iter().any(|r| r.id == self.info.id)).map(|f| f.name).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    /// What JSON has.
    pub(super) fn node(self) -> Node {
        let some = |text: &'static str| (!text.is_empty()).then_some(text);
        let field = some(self.info.field);
        Node {
            rule: self.info.id,
            generation: self.isa.dialect.name,
            formats: self.formats(),
            message: self.info.message,
            require: some(self.info.require),
            when: some(self.info.when),
            field,
            field_offset: field.map(|_| self.info.offset),
            field_size: field.map(|_| self.info.size),
            stage: self.info.stage.map(Stage::name),
            engine: self.info.engine.map(Engine::name),
            conf: self.info.conf.name(),
            source: self.info.source,
        }
    }

    /// Prints it.
    pub(super) fn print(self, out: &mut Out) -> io::Result<()> {
        let dialect = self.isa.dialect;
        writeln!(out, "{BOLD}{}{BOLD:#}  rule of {} ({})", self.info.id, dialect.title, dialect.version)?;
        out::wrap(out, 2, &form::sentence(self.info))?;
        if !self.info.field.is_empty() {
            let bytes = out::count(self.info.size.into(), "byte");
            writeln!(out, "  Field: {} at byte {}, {bytes}", self.info.field, self.info.offset)?;
        }
        let formats = self.formats();
        match formats.is_empty() {
            true => writeln!(out, "  Of: every record or stream")?,
            false => writeln!(out, "  Of: {}", Names(&formats))?,
        }
        if let Some(stage) = self.info.stage {
            writeln!(out, "  Only at the stage: {}", stage.name())?;
        }
        if let Some(engine) = self.info.engine {
            writeln!(out, "  Only on the engine: {}", engine.name())?;
        }
        form::source("Rule", self.info.conf.name(), self.info.source, out)
    }
}
