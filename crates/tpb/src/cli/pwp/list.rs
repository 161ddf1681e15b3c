//! `tpb pwp list`.

use std::io::Write;

use serde::Serialize;
use tpb_pwp::known::{Curve, High, KNOWN, Known};

use crate::cli::failure::{End, Verdict};
use crate::cli::out::{self, Table};

/// Lists the functions with a definition: code, pieces, documented range, largest error of the built-in table.
///
/// The error is relative to the value, which counts as at least the smallest normal FP32 number. Where a function has a second error, it holds
/// in octaves that cubics with FP32 coefficients do not reach.
#[derive(clap::Args)]
pub(in crate::cli) struct Args {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Node {
    function: &'static str,
    code: u8,
    pieces: usize,
    range: String,
    error: f64,
    coarse: f64,
}

/// `2^-42 to 2^42`.
pub(super) fn range(known: &Known) -> String {
    let curve = match known.neg {
        Curve::Octaves { .. } => known.neg,
        _ => known.pos,
    };
    match curve {
        Curve::Octaves { first, last, .. } => {
            let sign = if known.symmetry.enabled { "plus and minus " } else { "" };
            format!("{sign}2^{first} to 2^{}", last + 1)
        }
        Curve::Whole { high: High::At { .. }, .. } => "-pi to pi".to_owned(),
        _ => "all".to_owned(),
    }
}

/// Runs the command.
pub(super) fn run(args: &Args) -> End {
    let node = |k: &Known| Node {
        function: k.name,
        code: k.code.0,
        pieces: k.function().pieces(),
        range: range(k),
        error: k.error,
        coarse: k.coarse,
    };
    let nodes = KNOWN.iter().map(node);
    let mut out = out::stdout();
    if args.json {
        out::json_list(&mut out, nodes)?;
    } else {
        let mut table = Table::new(0, &["CODE", "FUNCTION", "PIECES", "RANGE", "ERROR"]);
        for n in nodes {
            let coarse = if n.coarse > 0.0 { format!(", else {:.1e}", n.coarse) } else { String::new() };
            table.row([
                format!("{:#04x}", n.code),
                n.function.to_owned(),
                n.pieces.to_string(),
                n.range,
                format!("{:.1e}{coarse}", n.error),
            ]);
        }
        table.print(&mut out)?;
    }
    out.flush()?;
    Ok(Verdict::Clean)
}
