//! `tpb neff ls`.

use std::io::Write;
use std::path::PathBuf;

use serde::Serialize;

use crate::cli::container::{self, Container};
use crate::cli::failure::{End, Verdict};
use crate::cli::out;

/// Lists the members, in order: bytes, offset of the data in the inflated archive, name.
///
/// The hash is verified at the end. JSON is one object a line.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  tpb neff ls model.neff
  tpb neff ls model.neff --json | jq 'select(.engine == \"PE\").size'")]
pub(super) struct Args {
    /// Container, or - for the standard input
    file: PathBuf,
    /// Print JSON, one member a line
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Json<'a> {
    index: u32,
    name: &'a str,
    directory: bool,
    size: u64,
    header_offset: u64,
    data_offset: u64,
    engine: Option<&'static str>,
}

/// Runs the command.
pub(super) fn run(args: &Args) -> End {
    let mut container = Container::open(&args.file)?;
    let mut out = out::stdout();
    while let Some(entry) = container.next()? {
        let m = entry.member();
        if args.json {
            let engine = container::stream_of(m).map(|e| e.name());
            out::json_line(
                &mut out,
                &Json {
                    index: m.index,
                    name: &m.name,
                    directory: m.is_directory,
                    size: m.size,
                    header_offset: m.header_offset,
                    data_offset: m.data_offset,
                    engine,
                },
            )?;
        } else {
            let slash = if m.is_directory { "/" } else { "" };
            writeln!(out, "{:>12}  {:#010x}  {}{slash}", m.size, m.data_offset, m.name)?;
        }
    }
    // What was listed is told before anything that is wrong at the end.
    out.flush()?;
    container.finish()?;
    Ok(Verdict::Clean)
}
