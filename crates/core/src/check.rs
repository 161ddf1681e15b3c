//! Validation over a sink: the same emitted code answers yes or no, or reports every broken rule.

use core::ops::ControlFlow;

use crate::engine::{Engine, EngineSet};
use crate::layout::Conf;

/// Where on its way to the device a record is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// In a file: pseudo records are welcome.
    Neff,
    /// On the device: pseudo records are gone.
    Device,
}

impl Stage {
    /// `neff` or `device`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Neff => "neff",
            Self::Device => "device",
        }
    }
}

/// Which rules count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// All rules.
    Strict,
    /// Only rules of high confidence.
    Evidenced,
}

/// What validation knows beyond the bytes.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    /// The engine that runs the stream, if known.
    pub engine: Option<Engine>,
    /// Stage.
    pub stage: Stage,
    /// Policy.
    pub policy: Policy,
}

impl Context {
    /// Every rule counts, and no engine is known.
    pub const STRICT: Self = Self { engine: None, stage: Stage::Device, policy: Policy::Strict };

    /// Whether a rule of this confidence counts.
    #[inline]
    pub const fn counts(&self, conf: Conf) -> bool {
        matches!(self.policy, Policy::Strict) || matches!(conf, Conf::High)
    }
}

/// A rule as data, for reports and documentation.
#[derive(Debug)]
pub struct RuleInfo {
    /// Full id, `S3D3_MM.accumulate-flags`.
    pub id: &'static str,
    /// Condition, as in the spec; empty when always.
    pub when: &'static str,
    /// Requirement, as in the spec.
    pub require: &'static str,
    /// In words.
    pub message: &'static str,
    /// Stage, where only one.
    pub stage: Option<Stage>,
    /// Engine, where only one.
    pub engine: Option<Engine>,
    /// Path of the field it is about; empty when none.
    pub field: &'static str,
    /// Byte offset of that field.
    pub offset: u16,
    /// Size of that field in bytes.
    pub size: u16,
    /// Confidence.
    pub conf: Conf,
    /// Where it is from.
    pub source: &'static [&'static str],
}

impl RuleInfo {
    /// Whether the rule calls this predicate.
    pub fn calls(&self, predicate: &str) -> bool {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let called = |text: &str| {
            let mut ends = text.match_indices(predicate);
            ends.any(|(at, _)| text[at + predicate.len()..].starts_with('(') && !text[..at].ends_with(is_word))
        };
        called(self.when) || called(self.require)
    }
}

/// A predicate that rules call, for reports and documentation.
#[derive(Debug)]
pub struct PredicateInfo {
    /// Name of the function in [`crate::predicates`].
    pub name: &'static str,
    /// What it holds.
    pub doc: &'static str,
    /// What it accepts because nobody knows whether it is legal; empty when nothing.
    pub gap: &'static str,
}

/// A broken rule.
#[derive(Clone, Copy, Debug)]
pub struct Finding {
    /// The rule.
    pub rule: &'static RuleInfo,
}

/// Receives broken rules.
pub trait Sink {
    /// Takes one broken rule; `Break` stops the validation.
    fn broken(&mut self, rule: &'static RuleInfo) -> ControlFlow<()>;
}

/// A condition on a value of type `T`, as `#[tpb(check = path)]` names one: a function that says whether the value is legal.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a check of `{T}`",
    label = "not a function from `{T}` to `bool`",
    note = "a check is a function that says whether a value is legal: write `fn is_legal(value: {T}) -> bool` and name it here"
)]
pub trait Check<T> {
    /// Whether the value is legal.
    fn holds(&self, value: T) -> bool;
}

#[diagnostic::do_not_recommend]
impl<T, F: Fn(T) -> bool> Check<T> for F {
    #[inline]
    fn holds(&self, value: T) -> bool {
        self(value)
    }
}

/// Whether the check holds; emitted code calls it.
#[doc(hidden)]
#[inline]
pub fn holds<T>(check: impl Check<T>, value: T) -> bool {
    check.holds(value)
}

/// Keeps the first broken rule, and stops there.
#[derive(Debug, Default)]
pub struct Keep(pub Option<&'static RuleInfo>);

impl Sink for Keep {
    fn broken(&mut self, rule: &'static RuleInfo) -> ControlFlow<()> {
        self.0 = Some(rule);
        ControlFlow::Break(())
    }
}

/// A record could not be built: the first rule that it breaks.
#[derive(Clone, Copy, Debug)]
pub struct Broken(pub &'static RuleInfo);

impl core::fmt::Display for Broken {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}: {}", self.0.id, self.0.message)
    }
}

impl core::error::Error for Broken {}

/// Stops at the first broken rule.
#[derive(Debug, Default)]
pub struct First;

impl Sink for First {
    #[inline]
    fn broken(&mut self, _: &'static RuleInfo) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}

/// Hands every broken rule to a function.
pub struct Each<'a>(pub &'a mut dyn FnMut(Finding));

impl core::fmt::Debug for Each<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Each")
    }
}

impl Sink for Each<'_> {
    fn broken(&mut self, rule: &'static RuleInfo) -> ControlFlow<()> {
        (self.0)(Finding { rule });
        ControlFlow::Continue(())
    }
}

/// Rules that hold for every record, whatever its format.
pub static COMMON_RULES: [RuleInfo; 4] = [
    common("opcode.known", "the opcode is one this generation has", Conf::High, None),
    common("opcode.class", "pseudo records are lowered before the device sees them", Conf::High, Some(Stage::Device)),
    common("opcode.sentinel", "the sentinel marks invalid memory and is never legal", Conf::High, None),
    common("opcode.engine", "the opcode is one this engine accepts", Conf::High, None),
];

const fn common(id: &'static str, message: &'static str, conf: Conf, stage: Option<Stage>) -> RuleInfo {
    RuleInfo {
        id,
        when: "",
        require: "",
        message,
        stage,
        engine: None,
        field: "header.opcode",
        offset: 0,
        size: 1,
        conf,
        source: &["neuronx-runtime/wiki/src/isa/validator-architecture.md"],
    }
}

/// The opcode is none of the generation's.
pub fn unknown<S: Sink>(sink: &mut S) -> ControlFlow<()> {
    sink.broken(&COMMON_RULES[0])
}

/// A pseudo record: not on the device.
#[inline]
pub fn pseudo<S: Sink>(cx: &Context, sink: &mut S) -> ControlFlow<()> {
    if cx.stage == Stage::Device { sink.broken(&COMMON_RULES[1]) } else { ControlFlow::Continue(()) }
}

/// The sentinel: nowhere.
pub fn sentinel<S: Sink>(sink: &mut S) -> ControlFlow<()> {
    sink.broken(&COMMON_RULES[2])
}

/// The engine, if known, is one of these; a list of low confidence rejects nothing.
#[inline]
pub fn engine<S: Sink>(engines: EngineSet, conf: Conf, cx: &Context, sink: &mut S) -> ControlFlow<()> {
    match cx.engine {
        Some(engine) if !engines.has(engine) && cx.counts(conf) => sink.broken(&COMMON_RULES[3]),
        _ => ControlFlow::Continue(()),
    }
}
