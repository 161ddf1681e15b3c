//! `tpb pwp plot`.

mod draw;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use serde::Serialize;
use tpb_pwp::builtin;
use tpb_pwp::known::{Curve, Known};
use tpb_pwp::tables::CamLayout;
use tpb_pwp::{Plan, fit};

use super::{function, load};
use crate::cli::failure::{End, Failure, Verdict};
use crate::cli::input::is_stdin;
use crate::cli::out;

/// Points across the picture.
const POINTS: usize = 1200;
/// Inputs between two points at which the error is measured too.
const BETWEEN: usize = 8;

/// Draws a function, its table and the table's error as SVG.
///
/// The upper panel has the definition and the values of the table, the lower one the relative error on a logarithmic scale, with the error that is
/// stated as a line. JSON has the points.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  tpb pwp plot gelu -o gelu.svg
  tpb pwp plot sin --from -10 --to 10 -o sin.svg
  tpb pwp plot tanh --table tables/mine.json -o tanh.svg
  tpb pwp plot gelu --json | jq '.points[0]'")]
pub(in crate::cli) struct Args {
    /// Function, as `tpb pwp list` names it
    function: String,
    /// Manifest of a set with the table; the built-in one otherwise
    #[arg(long, value_name = "MANIFEST")]
    table: Option<PathBuf>,
    /// Smallest input
    #[arg(long, allow_negative_numbers = true)]
    from: Option<f64>,
    /// Largest input
    #[arg(long, allow_negative_numbers = true)]
    to: Option<f64>,
    /// File to write, or - for the standard output
    #[arg(short, long, value_name = "FILE", required_unless_present = "json")]
    output: Option<PathBuf>,
    /// Print the points as JSON
    #[arg(long)]
    json: bool,
}

/// What is drawn.
#[derive(Serialize)]
pub(super) struct Plot {
    function: &'static str,
    from: f64,
    to: f64,
    /// Largest error that is stated for the built-in table; `null` for others.
    stated: Option<f64>,
    points: Vec<Point>,
}

/// A point of the picture.
#[derive(Clone, Copy, Serialize)]
pub(super) struct Point {
    x: f64,
    value: f64,
    table: f64,
    /// Largest error from here to the next point; `null` where the function has no finite value.
    error: Option<f64>,
}

/// Runs the command.
pub(super) fn run(args: &Args) -> End {
    let known = function(&args.function)?;
    if args.json && args.output.as_deref().is_some_and(is_stdin) {
        return Err(Failure::usage("the points and the picture cannot both go to the standard output").help("name a file with -o"));
    }
    let plan = match &args.table {
        None => builtin::plan(known.code).ok_or_else(|| Failure::finding(format!("{} has no table", known.name)))?,
        Some(path) => {
            let set = load::set(path)?;
            let number =
                set.manifest.profile_meta_data.iter().position(|f| f.func_id == known.code.0).ok_or_else(|| {
                    Failure::finding(format!("`{}` has no table of {} ({:#04x})", path.display(), known.name, known.code.0))
                })?;
            Plan::new(&set.tables(CamLayout::Cayman), number)
                .map(Arc::new)
                .ok_or_else(|| Failure::finding("the set has no such profile"))?
        }
    };
    let (from, to) = window(known);
    let (from, to) = (args.from.unwrap_or(from), args.to.unwrap_or(to));
    if !(from < to && from.is_finite() && to.is_finite()) {
        return Err(Failure::usage(format!("there is nothing between {from} and {to}")).help("--from has to be below --to"));
    }
    let stated = args.table.is_none().then_some(known.error).filter(|e| *e > 0.0);
    let plot = Plot { function: known.name, from, to, stated, points: points(known, &plan, from, to)? };
    if args.json {
        let mut out = out::stdout();
        out::json_line(&mut out, &plot)?;
        out.flush()?;
    }
    if let Some(path) = &args.output {
        let svg = draw::svg(&plot).map_err(Failure::finding)?;
        if is_stdin(path) {
            let mut out = out::stdout();
            out.write_all(svg.as_bytes())?;
            out.flush()?;
        } else {
            fs::write(path, svg).map_err(|e| Failure::usage(format!("cannot write `{}`: {e}", path.display())))?;
        }
    }
    Ok(Verdict::Clean)
}

/// The part of a function that is worth a look.
fn window(known: &Known) -> (f64, f64) {
    match (known.neg, known.pos) {
        _ if known.name == "exp" => (-4.0, 4.0),
        _ if known.name == "sin" => (-std::f64::consts::PI, std::f64::consts::PI),
        (Curve::Closed(_), Curve::Octaves { .. }) if known.symmetry.enabled => (-4.0, 4.0),
        (_, Curve::Octaves { .. }) => (1.0 / 64.0, 8.0),
        _ => (-6.0, 6.0),
    }
}

fn points(known: &Known, plan: &Plan, from: f64, to: f64) -> Result<Vec<Point>, Failure> {
    let at = |k: usize| from + (to - from) * k as f64 / (POINTS * BETWEEN) as f64;
    let measure = |k: usize| -> Result<(f64, f64, f64), Failure> {
        // Values between FP32 inputs are none of the table's; the definition is taken where the table is.
        let x = at(k) as f32;
        let got = plan.at(x, 0.0).map_err(|e| Failure::finding(e.to_string()))?;
        Ok((f64::from(x), (known.value)(x.into()), got.into()))
    };
    let mut out = Vec::with_capacity(POINTS + 1);
    for point in 0..=POINTS {
        let (x, value, table) = measure(point * BETWEEN)?;
        let mut worst: Option<f64> = None;
        for k in 0..BETWEEN.min((POINTS * BETWEEN + 1) - point * BETWEEN) {
            let (_, want, got) = measure(point * BETWEEN + k)?;
            if want.is_finite() && got.is_finite() {
                worst = Some(worst.unwrap_or(0.0).max(fit::error(got as f32, want)));
            }
        }
        out.push(Point { x, value, table, error: worst });
    }
    Ok(out)
}
