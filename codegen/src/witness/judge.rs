//! The rules of a generation, run by interpreting them.

use super::RecordBytes;
use crate::diagnostic::Diagnostic;
use crate::isa::{Gen, Isa, Rule};
use crate::rule::typed::{ENGINES, Typed};
use crate::rule::{Env, PredicateFn, condition, eval};
use crate::spec::{Class, Conf, Stage};

/// Rules that hold for every record, whatever its format.
pub mod common {
    /// The generation has the opcode.
    pub const KNOWN: &str = "opcode.known";
    /// No pseudo record on the device.
    pub const CLASS: &str = "opcode.class";
    /// The sentinel is never legal.
    pub const SENTINEL: &str = "opcode.sentinel";
    /// The engine accepts the opcode.
    pub const ENGINE: &str = "opcode.engine";
}

/// What a record alone can be in a generation: an opcode, and for a sub-form the value that selects it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// Opcode, by index into [`Isa::opcodes`].
    pub opcode: usize,
    /// Format, by index into [`Isa::formats`].
    pub format: usize,
    /// Layout, by index into [`Isa::records`].
    pub record: usize,
    /// Byte that selects it, and its value.
    pub selector: Option<(u32, u64)>,
}

/// All forms of a generation, by opcode; sub-forms before the plain form.
pub fn forms(isa: &Isa, generation: Gen) -> Vec<Form> {
    let mut out = Vec::new();
    for (opcode, o) in isa.opcodes.iter().enumerate().filter(|(_, o)| o.gens.has(generation)) {
        let own = isa.formats.iter().enumerate().filter(|(_, f)| f.opcodes.contains(&opcode) && !f.continues);
        let mut own: Vec<Form> = own
            .filter_map(|(format, f)| {
                let selector = f.selector.as_ref().map(|s| (s.offset, s.value));
                Some(Form { opcode, format, record: f.records[generation]?, selector })
            })
            .collect();
        debug_assert!(o.gens.has(generation));
        own.sort_by_key(|f| (f.selector.is_none(), f.selector));
        out.extend(own);
    }
    out
}

/// What a record is judged in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// Number of the engine, if known.
    pub engine: Option<u8>,
    /// Stage.
    pub stage: Stage,
    /// All rules count, not only those of high confidence.
    pub strict: bool,
}

impl Setting {
    fn counts(&self, conf: Conf) -> bool {
        self.strict || conf == Conf::High
    }
}

/// A rule of one format and generation.
#[derive(Clone, Debug)]
pub struct Checked<'a> {
    /// The rule.
    pub rule: &'a Rule,
    /// Number of the only engine it is about.
    pub engine: Option<u8>,
    /// Records that it applies to.
    pub applies: Typed,
    /// What it demands of them.
    pub require: Typed,
}

impl Checked<'_> {
    /// Whether the rule counts in a setting.
    pub fn counts(&self, setting: &Setting) -> bool {
        self.rule.stage.is_none_or(|s| s == setting.stage)
            && (self.engine.is_none() || self.engine == setting.engine)
            && setting.counts(self.rule.evidence.conf)
    }

    /// Whether it applies to the record.
    pub fn applies_to(&self, record: &RecordBytes, env: &Env<'_>) -> bool {
        eval(&self.applies, record, env)
    }

    /// Whether the record, to which it applies, is as it demands.
    pub fn holds_for(&self, record: &RecordBytes, env: &Env<'_>) -> bool {
        eval(&self.require, record, env)
    }
}

/// The rules of a generation.
#[derive(Debug)]
pub struct Judge<'a> {
    /// Instruction set.
    pub isa: &'a Isa,
    /// Generation.
    pub generation: Gen,
    predicates: &'a [(&'a str, PredicateFn)],
    forms: Vec<(Form, Vec<Checked<'a>>)>,
}

impl<'a> Judge<'a> {
    /// Checks the rules of every form of a generation.
    ///
    /// # Errors
    /// A rule does not fit its layout.
    pub fn new(isa: &'a Isa, generation: Gen, predicates: &'a [(&'a str, PredicateFn)]) -> Result<Self, Vec<Diagnostic>> {
        let mut all = Vec::new();
        for form in forms(isa, generation) {
            let fields = &isa.records[form.record].fields;
            let mut rules = Vec::new();
            for rule in isa.formats[form.format].rules.iter().filter(|r| r.gens.has(generation)) {
                let c = condition(isa, rule, generation, fields)?;
                let engine = rule.engine.as_ref().and_then(|e| ENGINES.iter().position(|n| n == e)).map(|e| e as u8);
                rules.push(Checked { rule, engine, applies: c.applies(), require: c.require });
            }
            all.push((form, rules));
        }
        Ok(Self { isa, generation, predicates, forms: all })
    }

    /// The forms, in the order of [`forms`].
    pub fn forms(&self) -> impl ExactSizeIterator<Item = &Form> {
        self.forms.iter().map(|(form, _)| form)
    }

    /// Rules of a form, by its position among the forms.
    pub fn rules(&self, form: usize) -> &[Checked<'a>] {
        &self.forms[form].1
    }

    /// Position of the form that a record has.
    pub fn form_of(&self, record: &RecordBytes) -> Option<usize> {
        self.forms.iter().position(|(form, _)| {
            self.isa.opcodes[form.opcode].byte == record[0]
                && form.selector.is_none_or(|(at, value)| record.get(at as usize).is_some_and(|b| u64::from(*b) == value))
        })
    }

    /// What conditions are run with.
    pub fn env(&self, engine: Option<u8>) -> Env<'a> {
        Env { generation: self.generation as u8, engine, predicates: self.predicates, ..Env::default() }
    }

    /// The rule about opcodes that a form breaks in a setting.
    pub fn misplaced(&self, form: &Form, setting: &Setting) -> Vec<&'static str> {
        let o = &self.isa.opcodes[form.opcode];
        let mut out = Vec::new();
        match o.class {
            Class::Pseudo if setting.stage == Stage::Device => out.push(common::CLASS),
            Class::Sentinel => out.push(common::SENTINEL),
            Class::Pseudo | Class::Real => {}
        }
        let is_gated = !o.engines.is_empty() && o.engines_conf != Conf::Low && setting.counts(o.engines_conf);
        if let Some(name) = setting.engine.and_then(|e| ENGINES.get(usize::from(e)))
            && is_gated
            && !o.engines.iter().any(|e| e == name)
        {
            out.push(common::ENGINE);
        }
        out
    }

    /// Ids of all rules that a record breaks, in the order they are checked.
    pub fn broken(&self, record: &RecordBytes, setting: &Setting) -> Vec<&'a str> {
        let Some(at) = self.form_of(record) else { return vec![common::KNOWN] };
        let (form, rules) = &self.forms[at];
        let env = self.env(setting.engine);
        let mut out: Vec<&str> = self.misplaced(form, setting);
        let broken = |c: &&Checked<'a>| c.counts(setting) && c.applies_to(record, &env) && !c.holds_for(record, &env);
        out.extend(rules.iter().filter(broken).map(|c| c.rule.id.as_str()));
        out
    }
}
