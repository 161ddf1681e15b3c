//! What of the spec records reached.

mod bits;
mod parts;
mod tally;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

pub use bits::Bits;
pub use parts::{Excluded, Part, parts};
pub use tally::Tally;

/// What records of one generation reached.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Coverage {
    /// Records by opcode.
    pub opcodes: BTreeMap<String, u64>,
    /// Bits by form.
    pub forms: BTreeMap<String, FormCoverage>,
    /// Values that an enum field of a legal record held, by form and path.
    pub values: BTreeMap<String, BTreeSet<u64>>,
    /// Records in which an arm of a union was live, by form and path.
    pub arms: BTreeMap<String, u64>,
    /// Rules by id.
    pub rules: BTreeMap<String, RuleCoverage>,
    /// Records that stated an operation.
    pub lifted: BTreeMap<String, u64>,
    /// Records whose operation the machine carried out, or answered with a fault.
    pub executed: BTreeMap<String, Execution>,
}

/// Records of one form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormCoverage {
    /// How many.
    pub records: u64,
    /// Bits that were 1 in some.
    pub ones: Bits,
    /// Bits that were 0 in some.
    pub zeros: Bits,
}

/// Verdicts of one rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleCoverage {
    /// Records of its form that are legal.
    pub passed: u64,
    /// Records that break it and no other.
    pub failed_alone: u64,
}

/// Runs of one operation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Execution {
    /// Carried out.
    pub done: u64,
    /// Answered with a fault.
    pub faults: u64,
}

/// How much of something there is was reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Share {
    /// Reached.
    pub reached: usize,
    /// All there is.
    pub of: usize,
}

impl Share {
    /// In per cent; all of nothing is all.
    pub fn percent(self) -> f64 {
        if self.of == 0 { 100.0 } else { 100.0 * self.reached as f64 / self.of as f64 }
    }
}

impl Coverage {
    /// Counts a run of an operation.
    pub fn ran(&mut self, operation: &str, fault: bool) {
        let runs = self.executed.entry_ref(operation);
        if fault { runs.faults += 1 } else { runs.done += 1 }
    }

    /// Adds what other records reached.
    pub fn merge(&mut self, other: &Self) {
        sum(&mut self.opcodes, &other.opcodes);
        sum(&mut self.arms, &other.arms);
        sum(&mut self.lifted, &other.lifted);
        for (name, there) in &other.forms {
            let here = self.forms.entry_ref(name);
            here.records = here.records.saturating_add(there.records);
            here.ones.merge(&there.ones);
            here.zeros.merge(&there.zeros);
        }
        for (path, there) in &other.values {
            self.values.entry(path.clone()).or_default().extend(there);
        }
        for (id, there) in &other.rules {
            let here = self.rules.entry_ref(id);
            here.passed = here.passed.saturating_add(there.passed);
            here.failed_alone = here.failed_alone.saturating_add(there.failed_alone);
        }
        for (name, there) in &other.executed {
            let here = self.executed.entry_ref(name);
            here.done = here.done.saturating_add(there.done);
            here.faults = here.faults.saturating_add(there.faults);
        }
    }
}

fn sum(here: &mut BTreeMap<String, u64>, there: &BTreeMap<String, u64>) {
    for (key, n) in there {
        let here = here.entry_ref(key);
        *here = here.saturating_add(*n);
    }
}

/// An entry that is there from now on.
trait EntryRef<V> {
    fn entry_ref(&mut self, key: &str) -> &mut V;
}

impl<V: Default> EntryRef<V> for BTreeMap<String, V> {
    fn entry_ref(&mut self, key: &str) -> &mut V {
        self.entry(key.to_owned()).or_default()
    }
}
