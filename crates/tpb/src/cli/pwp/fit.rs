//! `tpb pwp fit`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use serde::Serialize;
use tpb_pwp::catalog::CATALOG;
use tpb_pwp::fit::{Target, fit_together, measure};
use tpb_pwp::known::Known;
use tpb_pwp::tables::CamLayout;
use tpb_pwp::{Function, Plan, Set};

use super::{function, list};
use crate::cli::args;
use crate::cli::failure::{End, Failure, Verdict};
use crate::cli::out::{self, Table};
use crate::cli::progress::Progress;

/// Every so many FP32 values one is measured: a million over all of them.
pub(super) const STEP: u32 = 4099;

/// Fits tables to functions, and says how exact they are.
///
/// Without `-o` nothing is written. The error is measured at a million inputs, as the engine's arithmetic gives it; it is relative to the value, which
/// counts as at least the smallest normal FP32 number. A second error is that of octaves where coefficients of cubics leave FP32.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  tpb pwp fit gelu
  tpb pwp fit gelu tanh -o tables --name mine
  tpb pwp fit --catalog 2 -o tables              the functions of a shipped set, under its name
  tpb pwp fit exp --error 1e-4 --json")]
pub(in crate::cli) struct Args {
    /// Functions, as `tpb pwp list` names them
    #[arg(required_unless_present = "catalog")]
    functions: Vec<String>,
    /// The functions of a shipped set, by its index
    #[arg(long, value_name = "INDEX", conflicts_with = "functions")]
    catalog: Option<usize>,
    /// Largest error of a piece, relative; 2^-20 or, where the records do not fit then, as much more as it takes
    #[arg(long, value_name = "ERROR")]
    error: Option<f64>,
    /// Directory to write the set to: NAME_bkt.bin, NAME_ctrl.bin, NAME.json
    #[arg(short, long, value_name = "DIR", value_parser = args::written())]
    output: Option<PathBuf>,
    /// Name of the set, which its files begin with; that of the shipped set, or `fitted`
    #[arg(long, requires = "output", value_parser = plain)]
    name: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A name that files can begin with, in the directory that they are meant for.
fn plain(name: &str) -> Result<String, String> {
    let is_plain = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.');
    match name.chars().all(is_plain) && !name.is_empty() && !name.starts_with('.') {
        true => Ok(name.to_owned()),
        false => Err(String::from("letters, digits, `_`, `-` and `.` are expected")),
    }
}

#[derive(Serialize)]
struct Node {
    function: &'static str,
    code: u8,
    pieces: usize,
    octaves: usize,
    range: String,
    error: f64,
    coarse: f64,
    worst_at: f32,
}

/// The names, each given once.
fn once(names: &[String]) -> Result<&[String], Failure> {
    match names.iter().enumerate().find(|(i, name)| names[..*i].contains(name)) {
        Some((_, name)) => Err(Failure::usage(format!("`{name}` is given twice"))),
        None => Ok(names),
    }
}

/// Runs the command.
pub(super) fn run(args: &Args) -> End {
    if let Some(error) = args.error.filter(|e| !(*e > 1e-8 && *e < 0.1)) {
        return Err(Failure::usage(format!("an error of {error} cannot be aimed at")).help("FP32 allows for 1e-7 and above; 1e-6 is usual"));
    }
    let (functions, name) = match args.catalog {
        None => (once(&args.functions)?.iter().map(|f| function(f)).collect::<Result<Vec<_>, _>>()?, "fitted"),
        Some(index) => {
            let set = CATALOG.get(index).ok_or_else(|| Failure::usage(format!("there is no set {index}; there are {}", CATALOG.len())))?;
            (set.functions().collect(), set.name)
        }
    };
    let name = args.name.as_deref().unwrap_or(name);
    let target = args.error.map_or_else(Target::default, |error| Target { error, ..Target::default() });
    let (set, fitted) = fit_together(name, &functions, target, args.error.is_none())
        .map_err(|e| Failure::finding(format!("the tables do not fit together: {e}")).help("take fewer functions, or a larger --error"))?;
    let tables = set.tables(CamLayout::Cayman);
    let mut progress = Progress::new("measuring", Some(functions.len() as u64));
    let mut nodes = Vec::new();
    for (number, (known, function)) in functions.iter().zip(&fitted).enumerate() {
        progress.at(number as u64);
        let plan = Plan::new(&tables, number).ok_or_else(|| Failure::finding("the set has no profile"))?;
        nodes.push(node(known, function, &plan)?);
    }
    drop(progress);
    if let Some(dir) = &args.output {
        write(dir, name, &set)?;
    }
    let mut out = out::stdout();
    if args.json {
        out::json_list(&mut out, nodes)?;
    } else {
        let mut table = Table::new(0, &["CODE", "FUNCTION", "OCTAVES", "PIECES", "RANGE", "ERROR", "WORST AT"]);
        for n in nodes {
            let coarse = if n.coarse > 0.0 { format!(", else {:.2e}", n.coarse) } else { String::new() };
            let error = format!("{:.2e}{coarse}", n.error);
            let code = format!("{:#04x}", n.code);
            table.row([
                code,
                n.function.to_owned(),
                n.octaves.to_string(),
                n.pieces.to_string(),
                n.range,
                error,
                format!("{:e}", n.worst_at),
            ]);
        }
        table.print(&mut out)?;
        writeln!(out, "{} buckets and {} control records", set.buckets.len(), set.controls.len())?;
    }
    out.flush()?;
    Ok(Verdict::Clean)
}

fn node(known: &'static Known, table: &Function, plan: &Plan) -> Result<Node, Failure> {
    let measured = measure(plan, known, STEP).map_err(|e| Failure::finding(format!("{}: {e}", known.name)))?;
    Ok(Node {
        function: known.name,
        code: known.code.0,
        pieces: table.pieces(),
        octaves: [&table.neg, &table.pos].into_iter().flat_map(|s| &s.octaves).filter(|o| !o.pieces.is_empty()).count(),
        range: list::range(known),
        error: measured.error,
        coarse: measured.coarse,
        worst_at: measured.at,
    })
}

fn write(dir: &std::path::Path, name: &str, set: &Set) -> Result<(), Failure> {
    let failed = |path: &std::path::Path, e: std::io::Error| Failure::usage(format!("cannot write `{}`: {e}", path.display()));
    fs::create_dir_all(dir).map_err(|e| failed(dir, e))?;
    let mut manifest = serde_json::to_vec_pretty(&set.manifest).map_err(|e| Failure::usage(e.to_string()))?;
    manifest.push(b'\n');
    for (file, bytes) in [
        (set.manifest.bkt_bin.clone(), set.bucket_file()),
        (set.manifest.ctl_bin.clone(), set.control_file()),
        (format!("{name}.json"), manifest),
    ] {
        let path = dir.join(file);
        fs::write(&path, bytes).map_err(|e| failed(&path, e))?;
    }
    Ok(())
}
