//! Differences, and the table of those that are meant.

use serde::Deserialize;

/// The descriptors and the facts say different things of one place.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Difference {
    /// What it is about: `layout CTRL_NO of HALT`, `enum DTYPE` ...
    pub(crate) at: String,
    /// What the facts say; empty for nothing.
    pub(crate) facts: String,
    /// What the descriptors say; empty for nothing.
    pub(crate) spec: String,
    /// Generations, in lineage order.
    pub(crate) gens: Vec<String>,
}

impl Difference {
    /// As a row of the table.
    pub(crate) fn row(&self, why: &str) -> String {
        let Self { at, facts, spec, gens } = self;
        format!("- {{at: {at:?}, gens: [{}], facts: {facts:?}, spec: {spec:?},\n   why: {why:?}}}\n", gens.join(", "))
    }
}

/// A row of the table.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Meant {
    at: String,
    gens: Vec<String>,
    facts: String,
    spec: String,
    /// The reason.
    pub(crate) why: String,
}

impl Meant {
    /// What the row is about.
    pub(crate) fn difference(&self) -> Difference {
        Difference { at: self.at.clone(), facts: self.facts.clone(), spec: self.spec.clone(), gens: self.gens.clone() }
    }
}

/// Those without a row, and the rows without a difference.
pub(crate) fn explain(mut found: Vec<Difference>) -> (Vec<Difference>, Vec<Meant>) {
    let path = tpb_conformance::facts::extract_directory().join("differences.yaml");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let mut rows: Vec<Meant> = serde_yaml::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    assert!(rows.iter().all(|r| r.why.len() > 10), "every difference has its reason");
    found.retain(|d| match rows.iter().position(|r| r.difference() == *d) {
        Some(i) => {
            rows.remove(i);
            false
        }
        None => true,
    });
    (found, rows)
}
