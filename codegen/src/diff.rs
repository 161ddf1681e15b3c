//! What changed between two instruction sets, and what that asks of the next version of each crate.
//!
//! The verdict is about what the emitted crates promise: their items, and what bytes mean. A layout that moves changes no signature, and
//! breaks whoever has records of the older kind; a tool that reads signatures alone cannot see it.

mod collect;
mod csr;
mod enums;
mod formats;
mod operations;
pub mod revision;
mod show;
mod types;
mod verdict;
pub mod written;

use crate::isa::Isa;

pub use verdict::Verdict;

/// What a change asks of the next version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Documentation, evidence, tables.
    Patch,
    /// More than before; what was there works as it did.
    Minor,
    /// Code does not compile any more, or bytes mean something else.
    Major,
}

impl Level {
    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Level::Patch => "patch",
            Level::Minor => "minor",
            Level::Major => "major",
        }
    }
}

/// What happened to a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// It is new.
    Added,
    /// It is gone.
    Removed,
    /// It is at another byte, bit, number, or address.
    Moved,
    /// It is another type, condition, or text.
    Changed,
}

impl Action {
    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Action::Added => "added",
            Action::Removed => "removed",
            Action::Moved => "moved",
            Action::Changed => "changed",
        }
    }
}

/// Kind of a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A generation.
    Generation,
    /// An opcode.
    Instruction,
    /// A record format, a shared type, or a field of one.
    Layout,
    /// An enum or a value.
    Enum,
    /// A rule.
    Rule,
    /// An operation or an operand.
    Operation,
    /// How something is printed.
    Text,
    /// What tools are told of an instruction: memory it touches, who accepts it, kernels.
    Knowledge,
    /// A register block, register, or field.
    Register,
}

impl Kind {
    /// Heading of a list of such changes.
    pub fn heading(self) -> &'static str {
        match self {
            Kind::Generation => "Generations",
            Kind::Instruction => "Instructions",
            Kind::Layout => "Layouts",
            Kind::Enum => "Enums",
            Kind::Rule => "Rules",
            Kind::Operation => "Operations",
            Kind::Text => "Text",
            Kind::Knowledge => "What tools are told",
            Kind::Register => "Registers",
        }
    }
}

/// A crate, or those of the generations of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    /// `tpb-records`.
    Records,
    /// The crates of the generations that the change is about.
    Generations,
    /// `tpb-isa`.
    Isa,
    /// `tpb-csr`.
    Csr,
}

/// What a change does to a crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Effect {
    /// Where.
    pub target: Target,
    /// How much.
    pub level: Level,
    /// Why.
    pub why: &'static str,
}

/// One change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Kind of the thing.
    pub kind: Kind,
    /// Its name: `S3D3_MM.num_active_rows`.
    pub name: String,
    /// What happened.
    pub action: Action,
    /// From what to what; may be empty.
    pub detail: String,
    /// Generations that it is about; empty where it is about none in particular.
    pub generations: Vec<String>,
    /// What it does to crates.
    pub effects: Vec<Effect>,
}

impl Change {
    /// How much it breaks, over all crates.
    pub fn level(&self) -> Level {
        self.effects.iter().map(|effect| effect.level).max().unwrap_or(Level::Patch)
    }
}

/// Two instruction sets compared.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// What changed, by kind and name.
    pub changes: Vec<Change>,
    /// A verdict per crate, in the order of their names.
    pub verdicts: Vec<Verdict>,
}

/// Compares two instruction sets.
pub fn compare(old: &Isa, new: &Isa) -> Comparison {
    let mut out = collect::Collector::new(old, new);
    out.generations();
    formats::compare(&mut out);
    types::compare(&mut out);
    enums::compare(&mut out);
    operations::compare(&mut out);
    csr::compare(&mut out);
    let changes = out.finish();
    let verdicts = verdict::verdicts(old, new, &changes);
    Comparison { changes, verdicts }
}

impl Comparison {
    /// The highest level of all crates; `None` if nothing is to be released.
    pub fn level(&self) -> Option<Level> {
        self.verdicts.iter().filter_map(|verdict| verdict.level).max()
    }
}
