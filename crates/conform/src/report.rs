//! The outcome of a campaign, as JSON and as text; several merge into one.

mod blocks;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use tpb_core::RecordBytes;
use tpb_core::check::{Context, Policy};
use tpb_isa::Isa;

pub use blocks::Blocks;

use crate::block::{BLOCK, Kind};
use crate::claims::{Broken, CLAIMS};
use crate::coverage::{self, Coverage};
use crate::witnesses::hex;

/// Everything a campaign found out.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// Seed.
    pub seed: u64,
    /// Records that were asked for, over all shards.
    pub asked: u64,
    /// Generations.
    pub generations: Vec<String>,
    /// Claims that each record was held against.
    pub claims: Vec<String>,
    /// Blocks that are done.
    pub blocks: Blocks,
    /// Seconds it took, those of all shards and runs together.
    pub seconds: f64,
    /// Records by generation and kind.
    pub records: BTreeMap<String, BTreeMap<String, u64>>,
    /// Claims that did not hold, sorted.
    pub findings: Vec<Finding>,
    /// What was reached, by generation.
    pub coverage: BTreeMap<String, Coverage>,
}

/// A claim that did not hold; a line of it is a case.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finding {
    /// The claim.
    pub claim: String,
    /// The generation.
    pub generation: String,
    /// How the record was made.
    pub kind: Kind,
    /// Engine, where one was assumed.
    pub engine: Option<String>,
    /// `neff` or `device`.
    pub stage: String,
    /// `strict` or `evidenced`.
    pub policy: String,
    /// The smallest record that fails, in hex.
    pub bytes: String,
    /// What was seen.
    pub seen: String,
    /// The block it was in.
    pub block: u64,
    /// A command that finds it again.
    pub replay: String,
}

impl Finding {
    /// About a record of a block of the campaign that `report` is of.
    pub fn new(isa: &Isa, broken: &Broken, record: &RecordBytes, context: &Context, kind: Kind, block: u64, report: &Report) -> Self {
        let generation = isa.dialect.name.to_owned();
        let bytes = hex(record);
        let engine = context.engine.map(|e| e.name().to_owned());
        let policy = if context.policy == Policy::Strict { "strict" } else { "evidenced" };
        let mut replay = format!("tpb conform --replay {bytes} --gen {generation} --stage {} --policy {policy}", context.stage.name());
        if let Some(engine) = &engine {
            let _ = write!(replay, " --engine {}", engine.to_lowercase());
        }
        // What is held against other records or the machine is found again from the block, which is another one for other generations.
        if matches!(broken.claim, "witness" | "arithmetic" | "wait" | "execution") {
            replay = format!("tpb conform --seed {} --block {block} --gen {}", report.seed, report.generations.join(","));
        }
        Self {
            claim: broken.claim.to_owned(),
            generation,
            kind,
            engine,
            stage: context.stage.name().to_owned(),
            policy: policy.to_owned(),
            bytes,
            seen: broken.seen.clone(),
            block,
            replay,
        }
    }
}

/// Reports that do not belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch(pub String);

impl std::fmt::Display for Mismatch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Mismatch {}

impl Report {
    /// Whether this is of the same campaign, perhaps another shard of it.
    ///
    /// # Errors
    /// Seed, number of records, generations or claims differ; says which.
    pub fn belongs_to(&self, other: &Self) -> Result<(), Mismatch> {
        let differs =
            |what: &str, a: &dyn std::fmt::Debug, b: &dyn std::fmt::Debug| Err(Mismatch(format!("{what} differ: {a:?} and {b:?}")));
        match () {
            () if self.seed != other.seed => differs("seeds", &self.seed, &other.seed),
            () if self.asked != other.asked => differs("numbers of records", &self.asked, &other.asked),
            () if self.generations != other.generations => differs("generations", &self.generations, &other.generations),
            () if self.claims != other.claims => differs("claims", &self.claims, &other.claims),
            () => Ok(()),
        }
    }

    /// Blocks of all shards.
    pub fn asked_blocks(&self) -> u64 {
        self.asked.div_ceil(BLOCK as u64)
    }

    /// Whether a report that was read can be one of this program's.
    ///
    /// # Errors
    /// It is of no generations or claims or of some that are not there, has blocks that were not asked for, or a time that is none; says which.
    pub fn can_be(&self) -> Result<(), Mismatch> {
        let wrong = |what: String| Err(Mismatch(what));
        let unknown = |name: &&String| tpb_isa::generation(name).is_none_or(|isa| isa.dialect.name != name.as_str());
        let of_another = |name: &&String| !self.generations.contains(name);
        let mut named = self.records.keys().chain(self.coverage.keys()).chain(self.findings.iter().map(|f| &f.generation));
        match () {
            () if self.generations.is_empty() => wrong(String::from("it is of no generation")),
            () if self.generations.iter().any(|g| unknown(&g)) => {
                wrong(format!("it is of generations that are not there: {}", self.generations.join(", ")))
            }
            () if self.claims.is_empty() || self.claims.iter().any(|name| CLAIMS.iter().all(|c| c.name != name)) => {
                wrong(format!("it is of claims that are not there: {}", self.claims.join(", ")))
            }
            () if !self.blocks.lie_in(&(0..self.asked_blocks())) => wrong(String::from("it has blocks that were not asked for")),
            () if !(self.seconds.is_finite() && self.seconds >= 0.0) => wrong(format!("it took {} seconds", self.seconds)),
            () => match named.find(of_another) {
                Some(name) => wrong(format!("it counts `{name}`, which it is not of")),
                None => Ok(()),
            },
        }
    }

    /// Adds other blocks of the same campaign.
    pub fn merge(&mut self, other: &Self) {
        self.blocks.merge(&other.blocks);
        self.seconds += other.seconds;
        for (generation, kinds) in &other.records {
            let here = self.records.entry(generation.clone()).or_default();
            for (kind, n) in kinds {
                let here = here.entry(kind.clone()).or_default();
                *here = here.saturating_add(*n);
            }
        }
        self.findings.extend(other.findings.iter().cloned());
        for (generation, there) in &other.coverage {
            self.coverage(generation).merge(there);
        }
    }

    /// Brings the findings in order, each once.
    pub fn sort(&mut self) {
        self.findings.sort();
        self.findings.dedup_by(|a, b| (&a.claim, &a.generation, &a.bytes) == (&b.claim, &b.generation, &b.bytes));
    }

    /// Counts a record.
    pub fn count(&mut self, generation: &str, kind: Kind) {
        *self.records.entry(generation.to_owned()).or_default().entry(kind.name().to_owned()).or_default() += 1;
    }

    /// What was reached of a generation.
    pub fn coverage(&mut self, generation: &str) -> &mut Coverage {
        self.coverage.entry(generation.to_owned()).or_default()
    }

    /// Records in all.
    pub fn records(&self) -> u64 {
        self.records.values().flat_map(BTreeMap::values).fold(0, |sum, n| sum.saturating_add(*n))
    }

    /// The report as text: how many, what failed, what was reached. At most `missing` names of each part that was not reached.
    pub fn text(&self, missing: usize) -> String {
        let mut out = String::new();
        let rate = if self.seconds > 0.0 { self.records() as f64 / self.seconds } else { 0.0 };
        // A String takes everything.
        let _ = writeln!(
            out,
            "seed {}: {} records, {} findings, {:.1} s, {rate:.0} records/s",
            self.seed,
            self.records(),
            self.findings.len(),
            self.seconds
        );
        if self.claims.len() < CLAIMS.len() {
            let _ = writeln!(out, "held against {} alone", self.claims.join(", "));
        }
        if self.blocks.len() < self.asked_blocks() {
            let _ = writeln!(out, "a part of the campaign: {} of {} blocks of {BLOCK} records", self.blocks.len(), self.asked_blocks());
        }
        for f in &self.findings {
            let _ = writeln!(out, "\n{} on {} ({}): {}\n  {}\n  {}", f.claim, f.generation, f.kind.name(), f.seen, f.bytes, f.replay);
        }
        for (name, coverage) in &self.coverage {
            let Some(isa) = tpb_isa::generation(name) else { continue };
            let kinds = self.records.get(name).into_iter().flatten().map(|(kind, n)| format!("{n} {kind}"));
            let _ = writeln!(out, "\n{name}: {}", kinds.collect::<Vec<_>>().join(", "));
            for part in coverage::parts(isa, coverage) {
                let _ = writeln!(out, "  {:<20} {:>6.2} %  {} of {}", part.name, part.share.percent(), part.share.reached, part.share.of);
                listed("not: ", part.missing.iter().map(String::as_str), missing, &mut out);
                listed("cannot: ", part.excluded.iter().map(|e| e.what.as_str()), missing, &mut out);
            }
            let done = coverage.executed.values().filter(|e| e.done > 0).count();
            let _ = writeln!(out, "  operations executed  {done}, and {} more that only ended in faults", coverage.executed.len() - done);
        }
        out
    }
}

/// The first names of a list, and how many more there are.
fn listed<'n>(heading: &str, names: impl ExactSizeIterator<Item = &'n str>, most: usize, out: &mut String) {
    let more = names.len().saturating_sub(most);
    let shown: Vec<&str> = names.take(most).collect();
    match (shown.is_empty(), more) {
        (true, 0) => {}
        (true, more) => drop(writeln!(out, "      {heading}{more}")),
        (false, 0) => drop(writeln!(out, "      {heading}{}", shown.join(", "))),
        (false, more) => drop(writeln!(out, "      {heading}{}, and {more} more", shown.join(", "))),
    }
}
