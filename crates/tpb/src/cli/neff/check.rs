//! `tpb neff check`.

use std::io::Write;
use std::path::PathBuf;

use serde::Serialize;
use tpb::Isa;
use tpb::neff::gate;
use tpb::neff::{Package, Program};

use crate::cli::args;
use crate::cli::container;
use crate::cli::failure::{End, Verdict};
use crate::cli::input;
use crate::cli::out::{self, BOLD, RED};

/// Tells whether a loader takes a container: header, archive, hash, descriptions, and the references in them.
///
/// One line a finding, and exit code 1 if there is one. What is in the streams is what `tpb check` looks at.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  tpb neff check model.neff
  tpb neff check model.neff --gen cayman --json | jq .message")]
pub(super) struct Args {
    /// Container, or - for the standard input
    file: PathBuf,
    #[arg(long = "gen", value_name = "GENERATION", value_parser = args::generation, help = args::generation_help())]
    generation: Option<&'static Isa>,
    /// Print JSON, one finding a line
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Json {
    gate: Option<u8>,
    code: Option<String>,
    message: String,
}

/// Runs the command.
pub(super) fn run(args: &Args) -> End {
    let name = input::name(&args.file);
    let mut findings = Vec::new();
    match container::package(&args.file)? {
        Err(e) => {
            let refusal = match &e.problem {
                tpb::neff::archive::Problem::Gate(refusal) => Some(refusal.gate),
                _ => None,
            };
            findings.push(Json {
                gate: refusal.map(|g| g.number),
                code: refusal.map(|g| g.code.to_string()),
                message: container::broken(&name, &e).message().to_owned(),
            });
        }
        Ok(package) => inside(args, &package, &mut findings),
    }
    let mut out = out::stdout();
    for finding in &findings {
        match args.json {
            true => out::json_line(&mut out, finding)?,
            false => writeln!(out, "{RED}error{RED:#}: {}", finding.message)?,
        }
    }
    if !args.json && findings.is_empty() {
        writeln!(out, "{BOLD}no findings{BOLD:#} in `{name}`")?;
    }
    out.flush()?;
    Ok(Verdict::of(findings.is_empty()))
}

/// Findings about the files.
fn inside(args: &Args, package: &Package, findings: &mut Vec<Json>) {
    let plain = |message: String| Json { gate: None, code: None, message };
    match gate::package(package, args.generation.map(|g| g.dialect.name)) {
        Ok(list) => findings.extend(list.iter().map(|f| Json {
            gate: Some(f.gate.number),
            code: Some(f.gate.code.to_string()),
            message: f.to_string(),
        })),
        Err(e) => findings.push(plain(e.to_string())),
    }
    match Program::graphs(package) {
        Ok(graphs) => {
            for base in graphs {
                match Program::from_source(package, &base) {
                    Ok(program) => findings.extend(program.check().iter().map(|e| plain(format!("{base}: {e}")))),
                    Err(e) => findings.push(plain(e.to_string())),
                }
            }
        }
        Err(e) => findings.push(plain(e.to_string())),
    }
    // What two of them found is told once.
    let mut seen = std::collections::BTreeSet::new();
    findings.retain(|f| seen.insert(f.message.clone()));
}
