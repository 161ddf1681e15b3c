//! `tpb conform`.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write as _};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::Serialize;
use tpb::check::{Context, Policy, Stage};
use tpb::conform::claims::{CLAIMS, Claim, Judge};
use tpb::conform::{Campaign, Report, block, page};
use tpb::{GENERATIONS, Isa};

use super::args::{self, EngineChoice};
use super::failure::{End, Failure, Verdict};
use super::input;
use super::out::{self, Out};
use super::progress::Progress;

/// How often the report so far is kept.
const KEPT: Duration = Duration::from_secs(20);
/// Records that a campaign can have; a machine of today would make so many in some hundred years.
const MOST_RECORDS: u64 = 1_000_000_000_000_000;
/// Threads that a campaign can have.
const MOST_JOBS: i64 = 1024;

/// Makes records by the million, holds each against the claims of the toolkit, and tells what of the instruction set they reached.
///
/// A campaign is the same for the same seed, number of records and generations, on any number of threads. Its records are uniform, stratified by form and
/// union arm, legal, and legal with changes. A record that fails is made as small as it goes on failing, and comes with a command that finds it again.
/// `--report` keeps the outcome as JSON, `--resume` goes on with it, and `merge` makes one of those of all shards.
///
/// Exit code 0: all claims held; 1: one did not; 2: usage, or a file that cannot be read or written.
#[derive(clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    after_help = "\
Examples:
  tpb conform                                                a million records of all generations
  tpb conform --records 8192 --gen sunda,cayman --json       fewer of two, for programs
  tpb conform --records 1000000 --seed 7                     other ones
  tpb conform --records 100000000 --only decode,lift         many, held against less
  tpb conform --records 1000000000 --shard 0/4 --report part0.json
  tpb conform --records 1000000000 --shard 0/4 --report part0.json --resume
  tpb conform merge part*.json --report all.json --html all.html
  tpb conform --replay a4100000... --gen cayman              one record against all claims
  tpb conform --seed 7 --block 93                            one block of 1024 records again
  tpb conform --claims                                       what is claimed"
)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    /// Records in all, over generations and shards; rounded up to blocks of 1024
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = count)]
    records: u64,
    /// Seed of the records
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// Generations, or all
    #[arg(long = "gen", value_name = "GENERATION", default_value = "all", value_delimiter = ',', value_parser = generations)]
    generations: Vec<Chosen>,
    /// Hold the records against these claims alone, which is quicker: see --claims
    #[arg(long, value_name = "CLAIM", value_delimiter = ',', value_parser = claim)]
    only: Vec<Claim>,
    /// Threads; as many as there are processors if absent
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..=MOST_JOBS))]
    jobs: Option<u16>,
    /// Which part of how many, from 0
    #[arg(long, value_name = "I/N", default_value = "0/1", value_parser = shard)]
    shard: (u64, u64),
    /// Write the report as JSON; kept up to date while the campaign runs
    #[arg(long, value_name = "FILE", value_parser = args::written())]
    report: Option<PathBuf>,
    /// Go on with the campaign whose report is there already
    #[arg(long, requires = "report")]
    resume: bool,
    /// Write the report as a page with a map of every byte
    #[arg(long, value_name = "FILE", value_parser = args::written())]
    html: Option<PathBuf>,
    /// Names to print of what was not reached
    #[arg(long, value_name = "N", default_value_t = 8)]
    missing: usize,
    /// Print the report as JSON
    #[arg(long)]
    json: bool,
    /// List the claims
    #[arg(long, exclusive = true)]
    claims: bool,
    /// Hold one record against all claims: 128 hex digits
    #[arg(long, value_name = "HEX", value_parser = record, conflicts_with_all = ["records", "seed", "jobs", "shard", "report", "resume", "html", "missing", "block"])]
    replay: Option<[u8; 64]>,
    /// Run this block alone; it is another one with other generations
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(..MOST_RECORDS / BLOCK), conflicts_with_all = ["records", "shard", "resume"])]
    block: Option<u64>,
    /// Engine of the replayed record
    #[arg(long, requires = "replay", value_parser = args::engine_or_none)]
    engine: Option<EngineChoice>,
    /// Stage of the replayed record
    #[arg(long, requires = "replay", default_value = "neff", value_parser = super::check::stage)]
    stage: Stage,
    /// Policy of the replayed record
    #[arg(long, requires = "replay", default_value = "strict", value_parser = super::check::policy)]
    policy: Policy,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Makes one report of those of several shards of a campaign
    ///
    /// All of them must be of the same seed, number of records, generations and claims, and no two may have a block in common. A report that lacks some blocks says so.
    ///
    /// Exit code 0: all claims held; 1: one did not; 2: usage, or a file that cannot be read or written, or that does not belong to the others.
    Merge(Merge),
}

#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  tpb conform merge part0.json part1.json                 the whole as text
  tpb conform merge part*.json --report all.json --html all.html
  tpb conform merge all.json --json                       one report, for programs")]
struct Merge {
    /// Reports of shards, each once; - for the standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Write the report as JSON
    #[arg(long, value_name = "FILE", value_parser = args::written())]
    report: Option<PathBuf>,
    /// Write the report as a page
    #[arg(long, value_name = "FILE", value_parser = args::written())]
    html: Option<PathBuf>,
    /// Names to print of what was not reached
    #[arg(long, value_name = "N", default_value_t = 8)]
    missing: usize,
    /// Print the report as JSON
    #[arg(long)]
    json: bool,
}

/// Records that stay together.
const BLOCK: u64 = block::BLOCK as u64;

/// What became of one record on one generation; a line of JSON.
#[derive(Serialize)]
struct Replayed {
    generation: &'static str,
    /// What was seen where a claim did not hold.
    claims: BTreeMap<&'static str, Option<String>>,
    legal: bool,
    broken: Vec<&'static str>,
}

/// One generation or all of them.
#[derive(Clone)]
struct Chosen(Vec<&'static Isa>);

fn generations(name: &str) -> Result<Chosen, String> {
    if name == "all" { Ok(Chosen(GENERATIONS.to_vec())) } else { args::generation(name).map(|isa| Chosen(vec![isa])) }
}

fn count(text: &str) -> Result<u64, String> {
    let number = text.replace('_', "").parse().map_err(|_| String::from("a number is expected, like 1000000 or 1_000_000"))?;
    match number {
        0 => Err(String::from("a campaign of no records tells nothing")),
        1..=MOST_RECORDS => Ok(number),
        _ => Err(format!("at most {MOST_RECORDS} are possible")),
    }
}

fn claim(name: &str) -> Result<Claim, String> {
    let names = || CLAIMS.map(|c| c.name).join(", ");
    CLAIMS.into_iter().find(|c| c.name == name).ok_or_else(|| format!("there is no such claim; there are {}", names()))
}

fn shard(text: &str) -> Result<(u64, u64), String> {
    let parts = text.split_once('/').and_then(|(i, n)| Some((i.parse().ok()?, n.parse().ok()?)));
    parts.filter(|(i, n): &(u64, u64)| i < n).ok_or_else(|| String::from("I/N is expected, with I from 0 to N-1"))
}

fn record(text: &str) -> Result<[u8; 64], String> {
    let wrong = || String::from("64 bytes are expected, as 128 hex digits");
    let mut record = [0; 64];
    // A sign would be taken for a digit.
    if text.len() != 128 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return Err(wrong());
    }
    for (i, byte) in record.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| wrong())?;
    }
    Ok(record)
}

/// Runs the command.
pub(super) fn run(args: &Args) -> End {
    let mut out = out::stdout();
    match (&args.command, &args.replay) {
        (Some(Command::Merge(merge)), _) => merge_reports(merge, &mut out),
        (None, _) if args.claims => {
            for claim in &CLAIMS {
                writeln!(out, "{:<12} {}", claim.name, claim.says)?;
            }
            out.flush()?;
            Ok(Verdict::Clean)
        }
        (None, Some(record)) => replay(args, record, &mut out),
        (None, None) => campaign(args, &mut out),
    }
}

/// The generations that were asked for, each once, in lineage order.
fn chosen(args: &Args) -> Vec<&'static Isa> {
    let asked = |isa: &&'static Isa| args.generations.iter().flat_map(|c| &c.0).any(|g| std::ptr::eq(*g, *isa));
    GENERATIONS.iter().copied().filter(asked).collect()
}

/// The claims that were asked for, in the order they are tried.
fn claims(args: &Args) -> Vec<Claim> {
    let asked = |claim: &Claim| args.only.is_empty() || args.only.iter().any(|c| c.name == claim.name);
    CLAIMS.into_iter().filter(asked).collect()
}

fn replay(args: &Args, record: &[u8; 64], out: &mut Out) -> End {
    let engine = match args.engine {
        Some(EngineChoice::One(engine)) => Some(engine),
        Some(EngineChoice::None) | None => None,
    };
    let context = Context { engine, stage: args.stage, policy: args.policy };
    let mut holds = true;
    for isa in chosen(args) {
        let judge = Judge::new(isa);
        let seen =
            claims(args).into_iter().map(|claim| (claim.name, judge.claim(&claim, record, &context).err().map(|broken| broken.seen)));
        let seen: Vec<(&str, Option<String>)> = seen.collect();
        holds &= seen.iter().all(|(_, broken)| broken.is_none());
        let broken = judge.broken_rules(record, &context);
        if args.json {
            out::json_line(
                out,
                &Replayed { generation: isa.dialect.name, claims: seen.into_iter().collect(), legal: broken.is_empty(), broken },
            )?;
            continue;
        }
        for (claim, broken) in seen {
            match broken {
                None => writeln!(out, "{:<12} {claim:<12} holds", isa.dialect.name)?,
                Some(seen) => writeln!(out, "{:<12} {claim:<12} does not hold: {seen}", isa.dialect.name)?,
            }
        }
        let legal = if broken.is_empty() { String::from("legal") } else { format!("illegal: {}", broken.join(", ")) };
        writeln!(out, "{:<12} {legal}", isa.dialect.name)?;
    }
    out.flush()?;
    Ok(Verdict::of(holds))
}

fn campaign(args: &Args, out: &mut Out) -> End {
    let processors = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let jobs = args.jobs.map_or_else(processors, usize::from);
    let (generations, claims) = (chosen(args), claims(args));
    let mut campaign = Campaign { records: args.records, seed: args.seed, generations, claims, jobs, shard: args.shard };
    if let Some(block) = args.block {
        // One block of as many as it takes.
        campaign.records = (block + 1) * BLOCK;
        campaign.shard = (block, block + 1);
    }
    let (own, (shard, shards)) = (campaign.own_blocks(), campaign.shard);
    if own.is_empty() {
        return Err(Failure::usage(format!("shard {shard}/{shards} of {} records has none: {BLOCK} of them stay together", args.records))
            .help("give more --records, or fewer shards"));
    }
    writable(args.report.as_deref(), args.html.as_deref())?;
    let mut report = Report::of(&campaign);
    if args.resume {
        let path = args.report.as_deref().unwrap_or(Path::new(""));
        if !path.exists() {
            return Err(Failure::unreadable(path.display(), "it is not there").help("the first run is without --resume"));
        }
        let before = read(path)?;
        before.belongs_to(&report).map_err(|e| {
            Failure::usage(format!("`{}` is of another campaign: {e}", path.display()))
                .help("give the same --records, --seed, --gen and --only, or another --report")
        })?;
        if !before.blocks.lie_in(&own) {
            return Err(Failure::usage(format!("`{}` is of another shard than {shard}/{shards}", path.display()))
                .help("give the same --shard, or another --report"));
        }
        report = before;
    }
    let mut progress = Progress::new("records", Some((own.end - own.start) * BLOCK));
    let mut kept = Instant::now();
    let mut failed = None;
    campaign.run(&mut report, &mut |at, so_far| {
        progress.at(at.records);
        if let Some(path) = &args.report
            && kept.elapsed() >= KEPT
        {
            kept = Instant::now();
            failed = keep(path, so_far).err();
        }
        failed.is_none()
    });
    drop(progress);
    if let Some(failure) = failed {
        return Err(failure);
    }
    finish(&report, args.report.as_deref(), args.html.as_deref(), args.json, args.missing, out)
}

fn merge_reports(args: &Merge, out: &mut Out) -> End {
    writable(args.report.as_deref(), args.html.as_deref())?;
    let mut whole: Option<Report> = None;
    for path in &args.files {
        let part = read(path)?;
        match &mut whole {
            None => whole = Some(part),
            Some(whole) => {
                part.belongs_to(whole).map_err(|e| {
                    Failure::usage(format!("`{}` is of another campaign than `{}`: {e}", path.display(), args.files[0].display()))
                })?;
                if part.blocks.meets(&whole.blocks) {
                    return Err(Failure::usage(format!("`{}` has records that came before", path.display()))
                        .help("give each shard once, and no report of them together"));
                }
                whole.merge(&part);
            }
        }
    }
    let mut report = whole.unwrap_or_default();
    report.sort();
    finish(&report, args.report.as_deref(), args.html.as_deref(), args.json, args.missing, out)
}

fn finish(report: &Report, file: Option<&Path>, html: Option<&Path>, json: bool, missing: usize, out: &mut Out) -> End {
    if let Some(path) = file {
        keep(path, report)?;
    }
    if let Some(path) = html {
        fs::write(path, page::html(report)).map_err(|e| Failure::unwritable(path.display(), e))?;
    }
    if json {
        out::json_line(out, report)?;
    } else {
        out.write_all(report.text(missing).as_bytes())?;
    }
    out.flush()?;
    Ok(Verdict::of(report.findings.is_empty()))
}

fn read(path: &Path) -> Result<Report, Failure> {
    let text = input::bytes(path)?;
    let no_report = |e: &dyn std::fmt::Display| Failure::unreadable(input::name(path), format!("it is no report: {e}"));
    let report: Report = serde_json::from_slice(&text).map_err(|e| no_report(&e))?;
    report.can_be().map_err(|e| no_report(&e))?;
    Ok(report)
}

/// Whether the outcome can be kept, before hours are spent on it. What is there already stays as it is.
fn writable(report: Option<&Path>, html: Option<&Path>) -> Result<(), Failure> {
    if report.is_some() && report == html {
        return Err(Failure::usage("the report and the page cannot be one file"));
    }
    for path in [report, html].into_iter().flatten() {
        let unwritable = |e| Failure::unwritable(path.display(), e);
        if path.is_dir() {
            return Err(unwritable(io::ErrorKind::IsADirectory.into()));
        }
        let was_there = path.exists();
        if was_there && !path.is_file() {
            // A device or a pipe; looking may wait for ever.
            continue;
        }
        fs::OpenOptions::new().append(true).create(true).open(path).map_err(unwritable)?;
        if !was_there {
            fs::remove_file(path).map_err(unwritable)?;
        }
    }
    Ok(())
}

/// Beside it first, so that no report is ever half there; what is no file, such as a device, cannot be exchanged.
fn keep(path: &Path, report: &Report) -> Result<(), Failure> {
    let unwritable = |e: io::Error| Failure::unwritable(path.display(), e);
    let text = serde_json::to_string(report).map_err(|e| unwritable(e.into()))?;
    if path.exists() && !path.is_file() {
        return fs::write(path, text).map_err(unwritable);
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    fs::write(&beside, text).and_then(|()| fs::rename(&beside, path)).map_err(unwritable)
}
