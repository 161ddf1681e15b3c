//! What the changes ask of each crate.

use std::cell::LazyCell;
use std::collections::BTreeMap;

use super::{Change, Level, Target};
use crate::emit::{self, Files};
use crate::isa::Isa;

/// What the next version of a crate has to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Package name.
    pub package: String,
    /// `None` where nothing changed.
    pub level: Option<Level>,
    /// There was no such crate.
    pub new: bool,
    /// Why, what weighs most first.
    pub reasons: Vec<(Level, String)>,
}

const RECORDS: &str = "tpb-records";
const CSR: &str = "tpb-csr";
const ISA: &str = "tpb-isa";

pub(super) fn verdicts(old: &Isa, new: &Isa, changes: &[Change]) -> Vec<Verdict> {
    let mut reasons: BTreeMap<String, Vec<(Level, String)>> = BTreeMap::new();
    for change in changes {
        for effect in &change.effects {
            let packages: Vec<String> = match effect.target {
                Target::Records => vec![RECORDS.into()],
                Target::Isa => vec![ISA.into()],
                Target::Csr => vec![CSR.into()],
                Target::Generations => change.generations.iter().filter(|g| has(old, g) && has(new, g)).map(|g| package(g)).collect(),
            };
            let what = if change.detail.is_empty() { String::new() } else { format!(" ({})", change.detail) };
            for package in packages {
                let reason = format!("{} {}{what}: {}", change.name, change.action.word(), effect.why);
                reasons.entry(package).or_default().push((effect.level, reason));
            }
        }
    }
    let generation = |isa: &Isa| isa.generations.iter().map(|g| package(&g.name)).collect::<Vec<_>>();
    let (before, after) = (generation(old), generation(new));
    let shared = [RECORDS, CSR, ISA].map(String::from);
    let mut packages: Vec<String> = shared.iter().chain(&before).chain(&after).cloned().collect();
    packages.sort();
    packages.dedup();
    let broken = |reasons: &BTreeMap<String, Vec<(Level, String)>>| {
        reasons.get(RECORDS).and_then(|list| list.iter().map(|(level, _)| *level).max()) == Some(Level::Major)
    };
    if broken(&reasons) {
        for package in packages.iter().filter(|p| *p != RECORDS && *p != CSR) {
            reasons
                .entry(package.clone())
                .or_default()
                .push((Level::Major, "tpb-records is major, and its types are part of this interface".into()));
        }
    }
    // Emitting takes a while, and only a crate without other reasons asks for it.
    let texts = LazyCell::new(|| (emit::emit(old), emit::emit(new)));
    packages
        .into_iter()
        .map(|package| {
            let (was, is) = (shared.contains(&package) || before.contains(&package), shared.contains(&package) || after.contains(&package));
            let mut reasons = reasons.remove(&package).unwrap_or_default();
            if !is {
                reasons = vec![(Level::Major, "the crate is no more".into())];
            } else if !was {
                return Verdict { package, level: None, new: true, reasons: Vec::new() };
            } else if reasons.is_empty() && differ(&texts, &package) {
                reasons.push((Level::Patch, "documentation, evidence or tables".into()));
            }
            reasons.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
            reasons.dedup();
            Verdict { level: reasons.first().map(|(level, _)| *level), package, new: false, reasons }
        })
        .collect()
}

fn package(generation: &str) -> String {
    format!("tpb-{}", generation.replace('_', "-"))
}

fn has(isa: &Isa, generation: &str) -> bool {
    isa.generations.iter().any(|g| g.name == generation)
}

/// Whether the emitted texts of a crate differ.
fn differ((old, new): &(Files, Files), package: &str) -> bool {
    let dir = format!("{}/", package.trim_start_matches("tpb-"));
    let of = |files: &Files| {
        files.iter().filter(|(path, _)| path.starts_with(&dir)).map(|(path, text)| (path.clone(), text.clone())).collect::<Vec<_>>()
    };
    of(old) != of(new)
}
