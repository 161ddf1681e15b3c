//! Blocks of records by seed, spread over threads and shards, each record held against all claims.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tpb_core::RecordBytes;
use tpb_core::check::{Context, Policy, Stage};
use tpb_isa::Isa;

use crate::block::{BLOCK, Kind};
use crate::claims::{Broken, Claim, Judge, guarded};
use crate::coverage::Tally;
use crate::legal::{Walk, breaking, changed};
use crate::minimise::minimise;
use crate::oracle;
use crate::report::{Finding, Report};
use crate::sought::{Target, reach, targets};
use crate::strata::{Maker, Random, forms};

/// Findings of one claim in one block; more tell nothing new.
const FINDINGS_PER_BLOCK: usize = 2;
/// One in so many legal records is carried out.
const EXECUTED: usize = 16;
/// Values of enum fields that a block of legal records goes after.
const SOUGHT: usize = 256;
/// Forms of a block of stratified records.
const FORMS: usize = 16;

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Campaign {
    /// Records in all, over generations, kinds and shards; rounded up to whole blocks.
    pub records: u64,
    /// Seed; the same seed makes the same records.
    pub seed: u64,
    /// Generations, in lineage order.
    pub generations: Vec<&'static Isa>,
    /// What each record is held against; a campaign of less is a quicker one.
    pub claims: Vec<Claim>,
    /// Threads.
    pub jobs: usize,
    /// Which of how many parts this is, from 0.
    pub shard: (u64, u64),
}

/// How far a campaign is.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Records so far, those of an earlier run included.
    pub records: u64,
    /// Records of this shard in all.
    pub of: u64,
    /// Findings so far.
    pub findings: usize,
    /// Records a second, of this run.
    pub rate: f64,
}

impl Report {
    /// The empty report of a campaign.
    pub fn of(campaign: &Campaign) -> Self {
        let generations = campaign.generations.iter().map(|isa| isa.dialect.name.to_owned()).collect();
        let claims = campaign.claims.iter().map(|c| c.name.to_owned()).collect();
        Self { seed: campaign.seed, asked: campaign.records, generations, claims, ..Self::default() }
    }
}

impl Campaign {
    /// Number of the blocks of all shards.
    fn blocks(&self) -> u64 {
        self.records.div_ceil(BLOCK as u64)
    }

    /// The blocks of this shard.
    pub fn own_blocks(&self) -> std::ops::Range<u64> {
        let (shard, of) = (u128::from(self.shard.0), u128::from(self.shard.1.max(1)));
        let at = |i: u128| (u128::from(self.blocks()) * i / of) as u64;
        at(shard)..at(shard + 1)
    }

    /// Runs all blocks that `report` does not have yet. `tick` hears of the progress about every half second, may keep the report so far, and says
    /// whether to go on.
    pub fn run(&self, report: &mut Report, tick: &mut dyn FnMut(Progress, &Report) -> bool) {
        if self.generations.is_empty() {
            return;
        }
        let start = Instant::now();
        let before = report.seconds;
        // There may be more of them than a list can hold.
        let (done, left, stop) = (report.blocks.clone(), Mutex::new(self.own_blocks()), AtomicBool::new(false));
        let next = || lock(&left).find(|b| !done.contains(*b)).filter(|_| !stop.load(Ordering::Relaxed));
        let judges: Vec<Judge> = self.generations.iter().map(|isa| Judge::new(isa)).collect();
        let shared = Mutex::new(std::mem::take(report));
        let had = lock(&shared).records();
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.jobs.max(1))
                .map(|_| {
                    scope.spawn(|| {
                        while let Some(block) = next() {
                            let done = guarded(|| Ok(self.block(block, &judges))).unwrap_or_else(|seen| self.lost(block, &judges, seen));
                            lock(&shared).merge(&done);
                        }
                    })
                })
                .collect();
            let mut told = Instant::now();
            while threads.iter().any(|t| !t.is_finished()) {
                std::thread::sleep(Duration::from_millis(20));
                if told.elapsed() < Duration::from_millis(500) {
                    continue;
                }
                told = Instant::now();
                let mut so_far = lock(&shared);
                so_far.seconds = before + start.elapsed().as_secs_f64();
                let range = self.own_blocks();
                let progress = Progress {
                    records: so_far.records(),
                    of: (range.end - range.start).saturating_mul(BLOCK as u64),
                    findings: so_far.findings.len(),
                    rate: (so_far.records() - had) as f64 / start.elapsed().as_secs_f64(),
                };
                if !tick(progress, &so_far) {
                    stop.store(true, Ordering::Relaxed);
                }
            }
        });
        *report = shared.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        report.seconds = before + start.elapsed().as_secs_f64();
        report.sort();
    }

    /// Whose records a block has, how they are made, and in which round.
    fn place(block: u64, judges: &[Judge]) -> (&Judge, Kind, u64) {
        let (generations, kinds) = (judges.len() as u64, Kind::ALL.len() as u64);
        let kind = Kind::ALL[(block / generations % kinds) as usize];
        (&judges[(block % generations) as usize], kind, block / generations / kinds)
    }

    /// The report of a block whose making panicked: that, and nothing that was reached.
    fn lost(&self, block: u64, judges: &[Judge], seen: String) -> Report {
        let (judge, kind, _) = Self::place(block, judges);
        let mut report = Report::of(self);
        report.blocks.insert(block);
        let context = Context { engine: None, stage: Stage::Neff, policy: Policy::Strict };
        let finding = Finding::new(judge.isa, &Broken { claim: "execution", seen }, &[0; 64], &context, kind, block, &report);
        report.findings.push(finding);
        report
    }

    /// One block, on its own.
    fn block(&self, block: u64, judges: &[Judge]) -> Report {
        let mut report = Report::of(self);
        report.blocks.insert(block);
        let (judge, kind, round) = Self::place(block, judges);
        let mut run = Run {
            judge,
            held: &self.claims,
            kind,
            block,
            claims: BTreeSet::new(),
            found: 0,
            tally: Tally::new(judge.isa),
            report: &mut report,
        };
        let mut random = Random(mix(self.seed, block));
        match kind {
            Kind::Uniform => (0..BLOCK).for_each(|_| run.record(&random.record(), &any_context(&mut random))),
            Kind::Stratified => run.stratified(round, &mut random),
            Kind::Legal => run.legal(round, &mut random),
            Kind::Changed => {
                let mut walk = Walk::new(judge.isa, round);
                for _ in 0..BLOCK {
                    let Some(start) = walk.next(&mut random) else { break };
                    run.record(&changed(&start.record, &mut random), &start.context);
                }
            }
        }
        let tally = run.tally;
        tally.merge_into(report.coverage(judge.isa.dialect.name));
        report
    }
}

/// A thread that panicked has its block missing and nothing else wrong.
fn lock<T>(shared: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn mix(seed: u64, block: u64) -> u64 {
    Random(seed ^ block.wrapping_mul(0xd6e8_feb8_6659_fd93)).bits()
}

fn any_context(random: &mut Random) -> Context {
    let engines = tpb_core::dialect::Engine::ALL;
    Context {
        engine: engines.get(random.below(2 * engines.len())).copied(),
        stage: if random.once_in(2) { Stage::Neff } else { Stage::Device },
        policy: if random.once_in(4) { Policy::Evidenced } else { Policy::Strict },
    }
}

/// One block under way.
struct Run<'a> {
    judge: &'a Judge,
    held: &'a [Claim],
    kind: Kind,
    block: u64,
    claims: BTreeSet<&'static str>,
    found: usize,
    tally: Tally,
    report: &'a mut Report,
}

impl Run<'_> {
    fn record(&mut self, record: &RecordBytes, context: &Context) {
        self.report.count(self.judge.isa.dialect.name, self.kind);
        if let Err(broken) = self.judge.judge_by(self.held, record, context) {
            let (judge, held) = (self.judge, self.held);
            let still = |record: &RecordBytes| judge.judge_by(held, record, context).is_err_and(|b| b.claim == broken.claim);
            self.found(&broken, record, context, &still);
        }
        let mut reached = || {
            let broken = self.judge.broken_rules(record, context);
            self.tally.add(record, &broken);
            Ok(())
        };
        // Who panics here did so above, where it was told.
        let _: Result<(), String> = guarded(&mut reached);
    }

    fn found(&mut self, broken: &Broken, record: &RecordBytes, context: &Context, still: &dyn Fn(&RecordBytes) -> bool) {
        if self.found >= FINDINGS_PER_BLOCK && !self.claims.insert(broken.claim) {
            return;
        }
        self.claims.insert(broken.claim);
        self.found += 1;
        let smallest = minimise(record, still);
        let finding = Finding::new(self.judge.isa, broken, &smallest, context, self.kind, self.block, self.report);
        self.report.findings.push(finding);
    }

    fn stratified(&mut self, round: u64, random: &mut Random) {
        let all = forms(self.judge.isa.dialect);
        for turn in 0..FORMS {
            let at = (round as usize).wrapping_mul(FORMS).wrapping_add(turn) % all.len();
            let (form, opcodes) = all[at].clone();
            let mut maker = Maker::new(self.judge.isa.dialect, form, opcodes, random.bits());
            for _ in 0..BLOCK / FORMS {
                let record = maker.record();
                self.record(&record, &any_context(random));
            }
        }
    }

    /// Legal records. In the first round what is known to break a rule comes before them; in each, the arithmetic and the waits are held against plain loops,
    /// and some values of enum fields are gone after.
    fn legal(&mut self, round: u64, random: &mut Random) {
        let isa = self.judge.isa;
        for w in breaking(isa).into_iter().filter(|_| round == 0) {
            let (Ok(record), Ok(context)) = (w.record(), w.context()) else { continue };
            self.record(&record, &context);
            let expected: BTreeSet<&str> = w.breaks.iter().chain(&w.with).map(String::as_str).collect();
            let judge = self.judge;
            let differs = move |record: &RecordBytes| judge.broken_rules(record, &context).into_iter().collect::<BTreeSet<_>>() != expected;
            if differs(&record) {
                let seen = format!("{:?} breaks {:?}", w.form, judge.broken_rules(&record, &context));
                self.found(&Broken { claim: "witness", seen }, &record, &context, &|_| false);
            }
        }
        if let Err((broken, record)) = oracle::compare(isa, random) {
            let context = Context { engine: None, stage: Stage::Neff, policy: Policy::Strict };
            self.found(&broken, &record, &context, &|_| false);
        }
        let sought: Vec<&Target> = targets(isa).iter().filter(|t| t.unheld.is_none()).collect();
        let first = (round as usize).wrapping_mul(SOUGHT);
        for i in 0..SOUGHT.min(sought.len()) {
            if let Some(start) = reach(isa, sought[first.wrapping_add(i) % sought.len()], random) {
                self.record(&start.record, &start.context);
            }
        }
        let mut walk = Walk::new(isa, round);
        let mut bench = oracle::Bench::new(isa, random);
        for i in 0..BLOCK {
            let Some(start) = walk.next(random) else { break };
            self.record(&start.record, &start.context);
            if i % EXECUTED == 0
                && let Ok(operation) = (isa.lift)(&start.record)
            {
                match guarded(|| Ok(bench.carry_out(&start.record, start.context.engine))) {
                    Ok(fault) => self.report.coverage(isa.dialect.name).ran(operation.name(), fault),
                    Err(seen) => {
                        self.found(&Broken { claim: "execution", seen }, &start.record, &start.context, &|_| false);
                        bench = oracle::Bench::new(isa, random);
                    }
                }
            }
        }
    }
}
