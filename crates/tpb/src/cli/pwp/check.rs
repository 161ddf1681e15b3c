//! `tpb pwp check`.

use std::io::Write;
use std::path::PathBuf;

use serde::Serialize;
use tpb::Isa;
use tpb_pwp::fit::measure;
use tpb_pwp::known::{KNOWN, Known};
use tpb_pwp::region::places;
use tpb_pwp::tables::CamLayout;
use tpb_pwp::{Finding, Plan, Severity, check};

use super::{fit, load};
use crate::cli::args;
use crate::cli::failure::{End, Verdict};
use crate::cli::out::{self, RED, Table, YELLOW};

/// Checks a set of tables.
///
/// Every input of every function has to find its octave and bucket, and no other function's; functions that have a definition are measured
/// against it at a million inputs. With `--gen`, records have to fit into the regions of that generation's address map, as far as it is known.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  tpb pwp check tables/mine.json
  tpb pwp check tables/mine.json --gen maverick --json")]
pub(in crate::cli) struct Args {
    /// Manifest of the set, with its files beside it
    manifest: PathBuf,
    #[arg(long = "gen", value_name = "GENERATION", value_parser = args::generation, help = args::generation_help())]
    generation: Option<&'static Isa>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Node {
    functions: Vec<FunctionNode>,
    findings: Vec<FindingNode>,
}

#[derive(Serialize)]
struct FunctionNode {
    function: String,
    code: u8,
    /// Largest error where the function has a definition.
    error: Option<f64>,
    coarse: Option<f64>,
}

#[derive(Serialize)]
struct FindingNode {
    severity: &'static str,
    memory: &'static str,
    record: usize,
    what: String,
}

/// Runs the command.
pub(super) fn run(args: &Args) -> End {
    let set = load::set(&args.manifest)?;
    let sunda = args.generation.is_some_and(|isa| isa.dialect.name == "sunda");
    let tables = set.tables(if sunda { CamLayout::Sunda } else { CamLayout::Cayman });
    let mut findings = check(&tables);
    if let Some(isa) = args.generation {
        for place in places(isa.dialect.index) {
            let records = tables.bytes(place.memory).len() / place.memory.record();
            if place.records().is_some_and(|room| room < records as u64) {
                let what = format!("{records} records are more than {} of {} holds", place.region.name, isa.dialect.title);
                findings.push(Finding { severity: Severity::Note, record: (place.memory, records), what });
            }
        }
    }
    let mut functions = Vec::new();
    for (number, meta) in set.manifest.profile_meta_data.iter().enumerate() {
        // Names may end with the budget of the profile: `exp_400p`.
        let plain = meta
            .func_name
            .rsplit_once('_')
            .filter(|(_, budget)| budget.ends_with('p') && budget.len() > 1)
            .map_or(meta.func_name.as_str(), |(name, _)| name);
        let known: Option<&Known> = KNOWN.iter().find(|k| k.name == meta.func_name || k.name == plain);
        let measured = known.and_then(|k| Plan::new(&tables, number).map(|p| measure(&p, k, fit::STEP)));
        let measured = measured.and_then(Result::ok);
        functions.push(FunctionNode {
            function: meta.func_name.clone(),
            code: meta.func_id,
            error: measured.map(|m| m.error),
            coarse: measured.map(|m| m.coarse),
        });
    }
    let clean = findings.iter().all(|f| f.severity == Severity::Note);
    let mut out = out::stdout();
    if args.json {
        let findings = findings.into_iter().map(|f| FindingNode {
            severity: if f.severity == Severity::Error { "error" } else { "note" },
            memory: f.record.0.name(),
            record: f.record.1,
            what: f.what,
        });
        out::json_line(&mut out, &Node { functions, findings: findings.collect() })?;
    } else {
        let mut table = Table::new(0, &["CODE", "FUNCTION", "ERROR"]);
        for f in &functions {
            let coarse = f.coarse.filter(|c| *c > 0.0).map(|c| format!(", else {c:.2e}")).unwrap_or_default();
            let error = f.error.map_or_else(|| "not measured".to_owned(), |e| format!("{e:.2e}{coarse}"));
            table.row([format!("{:#04x}", f.code), f.function.clone(), error]);
        }
        table.print(&mut out)?;
        for f in &findings {
            let (style, label) = if f.severity == Severity::Error { (RED, "error") } else { (YELLOW, "note") };
            writeln!(out, "{style}{label}{style:#}: {f}")?;
        }
        writeln!(out, "{} in {}", out::count(findings.len() as u64, "finding"), out::count(functions.len() as u64, "function"))?;
    }
    out.flush()?;
    Ok(Verdict::of(clean))
}
