//! `tpb dis`.

use std::fmt::Write as _;
use std::io::{self, BufWriter, StdoutLock, Write};
use std::path::PathBuf;

use tpb::dialect::{Engine, EngineSet};
use tpb::stream::{Records, StreamError};
use tpb::{Isa, core, json, text};

use super::args;
use super::failure::{End, Failure, Verdict};
use super::streams::{self, Stream};

/// Prints a stream as assembler text, or as JSON.
///
/// Text is one statement a line, and `tpb asm` makes the same bytes of it. JSON is one object a line: {"offset", "opcode", "byte", "format",
/// "generation", "fields"}, with integers above 2^53 as strings. Streams of any length take the same memory. A last record that is not whole is told after
/// everything before it is printed (exit code 1). Of a container or directory, all streams named after engines are printed, each below a comment with
/// its name, or with the name as "file".
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  tpb dis pool.bin --gen sunda
  tpb dis pool.bin --gen sunda --json | jq .fields.events
  tpb dis pool.bin --gen sunda --info
  tpb dis model.neff --gen sunda --engine pool
  cat pool.bin | tpb dis - --gen sunda --offset")]
pub(super) struct Args {
    /// Stream of 64-byte records, - for the standard input, a container, or a directory
    file: PathBuf,
    #[arg(long = "gen", value_name = "GENERATION", value_parser = args::generation, help = args::generation_help())]
    generation: &'static Isa,
    /// Mark statements that this engine is known not to accept with a comment; of a container or directory, print its streams only
    #[arg(long, value_parser = args::engine)]
    engine: Option<Engine>,
    /// Print JSON, one record a line
    #[arg(long)]
    json: bool,
    /// Tell what each record touches: memory, semaphores and events, registers, queues, branch targets. Comments below the statement, or the member
    /// `info` of the JSON
    #[arg(long)]
    info: bool,
    /// Print the offset of each record before its statement
    #[arg(long, conflicts_with = "json")]
    offset: bool,
}

/// Runs the command.
pub(super) fn run(args: &Args) -> End {
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let mut line = String::new();
    streams::each(&args.file, &mut |stream| match (stream.part, args.engine) {
        // Of several streams, those of another engine are not asked for.
        (Some(_), Some(engine)) if stream.engine != Some(engine) => Ok(()),
        _ => print(args, stream, &mut line, &mut out),
    })?;
    out.flush()?;
    Ok(Verdict::Clean)
}

fn print(args: &Args, stream: Stream, line: &mut String, out: &mut BufWriter<StdoutLock>) -> Result<(), Failure> {
    let Stream { name, part, reader, .. } = stream;
    if let Some(part) = part.filter(|_| !args.json) {
        writeln!(out, "# {part}")?;
    }
    let mut before = None;
    for record in Records::new(reader) {
        match record {
            Ok((offset, record)) => {
                line.clear();
                // A String takes everything.
                let _ = statement(args, offset, before, &record, line);
                before = Some(record[0]);
                if let Some(part) = part.filter(|_| args.json) {
                    // The object is opened again for one more member.
                    line.pop();
                    let _ = write!(line, ",\"file\":{}}}", serde_json::Value::from(part));
                }
                line.push('\n');
                out.write_all(line.as_bytes())?;
            }
            Err(error) => {
                out.flush()?;
                return Err(ended(name, error));
            }
        }
    }
    Ok(())
}

fn statement(args: &Args, offset: u64, before: Option<u8>, record: &core::RecordBytes, line: &mut String) -> std::fmt::Result {
    let dialect = args.generation.dialect;
    let form = dialect.form_after(before, record).map(|(_, form)| form);
    let info = || form.map_or_else(|| core::info::info(dialect, record), |form| core::info::info_as(dialect, form, record));
    if args.json {
        json::statement_as(dialect, form, record, offset, line)?;
        if args.info {
            // The object is opened again for one more member.
            line.pop();
            line.push_str(",\"info\":");
            info().json(line)?;
            line.push('}');
        }
        return Ok(());
    }
    if args.offset {
        write!(line, "{offset:08x}  ")?;
    }
    text::print_after(dialect, before, record, line)?;
    match (args.engine, dialect.opcode(record[0])) {
        (Some(engine), Some(opcode)) if opcode.engines != EngineSet::EMPTY && !opcode.engines.has(engine) => {
            write!(line, " # {} does not accept it", engine.name())?;
        }
        _ => {}
    }
    if args.info {
        for one in info().to_string().lines() {
            write!(line, "\n    # {one}")?;
        }
    }
    Ok(())
}

fn ended(name: &str, error: StreamError) -> Failure {
    let before = match error {
        StreamError::Partial { offset, .. } => Some(offset / 64),
        StreamError::Io { .. } => None,
    };
    let failure = streams::ended(name, error);
    match before {
        Some(n) => failure.help(format!("a stream is made of 64-byte records; the {n} before it are printed")),
        None => failure,
    }
}
