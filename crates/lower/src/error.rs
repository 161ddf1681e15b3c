//! Why a stream cannot be lowered.

use std::fmt;

use tpb_core::dialect::Engine;

/// A record that cannot be lowered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LowerError {
    /// The engine whose stream it is in.
    pub engine: Engine,
    /// Index of the record in the source stream.
    pub record: usize,
    /// Its opcode, by name.
    pub opcode: &'static str,
    /// Why.
    pub problem: Problem,
}

/// Why a record cannot be lowered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// No source says what becomes of it.
    Open(Gap),
    /// It refers to something that the program does not have.
    Undeclared {
        /// `queue`, `variable`, `function`, ...
        what: &'static str,
        /// Its name or number.
        name: String,
    },
    /// A loader refuses it.
    Loader(&'static str),
    /// Something has to be said that the program does not hold.
    Missing(&'static str),
    /// There are not enough free semaphores.
    Semaphores {
        /// How many are needed.
        need: usize,
        /// How many are free.
        free: usize,
    },
    /// Engines take part in a barrier a different number of times.
    Uneven {
        /// Engines with their counts.
        counts: Vec<(Engine, usize)>,
    },
    /// A branch leads somewhere that has no record.
    Target(String),
    /// The record, or one that it becomes, has no form in this generation.
    Form(String),
    /// A record that it becomes breaks a rule.
    Illegal {
        /// Opcode of that record.
        opcode: &'static str,
        /// The rule.
        rule: &'static str,
    },
}

/// Something that the sources leave open, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// Name; where the form itself is opaque, that of its gap.
    pub id: &'static str,
    /// What is not known.
    pub what: &'static str,
}

impl Gap {
    pub(crate) const fn new(id: &'static str, what: &'static str) -> Self {
        Self { id, what }
    }
}

impl From<Gap> for Problem {
    fn from(gap: Gap) -> Self {
        Self::Open(gap)
    }
}

impl fmt::Display for LowerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} record {} ({}): {}", self.engine.name(), self.record, self.opcode, self.problem)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open(gap) => write!(f, "{} (gap {})", gap.what, gap.id),
            Self::Undeclared { what, name } => write!(f, "the program has no {what} `{name}`"),
            Self::Loader(rule) => write!(f, "loaders want that {rule}"),
            Self::Missing(what) => f.write_str(what),
            Self::Semaphores { need, free } => write!(f, "barriers need {need} semaphores that nothing uses, and {free} are left"),
            Self::Uneven { counts } => {
                f.write_str("the engines do not meet equally often at barriers:")?;
                counts.iter().try_for_each(|(engine, n)| write!(f, " {} {n}", engine.name()))
            }
            Self::Target(what) => write!(f, "the branch leads to {what}"),
            Self::Form(what) => f.write_str(what),
            Self::Illegal { opcode, rule } => write!(f, "the {opcode} that it becomes would break {rule}"),
        }
    }
}

impl std::error::Error for LowerError {}
