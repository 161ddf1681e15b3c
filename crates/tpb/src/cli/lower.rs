//! `tpb lower`.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::Serialize;
use tpb::engines::{Choices, Machine};
use tpb::lower::{Attached, Options, Origin, Patch, Stream, lower};
use tpb::neff::Program;
use tpb::{Isa, text};

use super::failure::{End, Failure, Verdict};
use super::out::{self, BOLD};
use super::{args, program};

/// Lowers the streams of a program to what the device gets.
///
/// Pseudo records become real records; where the runtime would write a register with a record whose layout is not known, a NOP stands, and what the write
/// would do is told beside it. What no source settles ends the command, with the name of the gap (exit code 1).
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  tpb lower model.neff --gen cayman
  tpb lower sg00 --gen sunda -o lowered       pe.bin, ... and lowered.json
  tpb lower sg00 --gen mariana --rank 1 --label-at 12")]
pub(super) struct Args {
    /// Container, or directory of a sub-graph
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long = "gen", value_name = "GENERATION", value_parser = args::generation, help = args::generation_help())]
    generation: &'static Isa,
    /// Sub-graph, where there are several
    #[arg(long, value_name = "NAME")]
    graph: Option<String>,
    /// Rank of the core, for records that ask for it
    #[arg(long, value_name = "N")]
    rank: Option<u32>,
    /// Cores of a virtual core; as the container's header says if absent, or 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    vnc_size: Option<u32>,
    /// Byte of a label record that its number begins at, which no source states
    #[arg(long, value_name = "BYTE", value_parser = clap::value_parser!(u8).range(..64))]
    label_at: Option<u8>,
    /// Offsets of relative branches count from the next record, not from the branch
    #[arg(long)]
    from_next: bool,
    /// Address of a variable; where `tpb run` puts it if absent
    #[arg(long = "address", value_name = "NAME=ADDRESS", value_parser = address)]
    addresses: Vec<(String, u64)>,
    /// Directory for the streams and lowered.json; text on the standard output if absent
    #[arg(short, long, value_name = "DIR", value_parser = args::written())]
    output: Option<PathBuf>,
    /// Print what would be in lowered.json
    #[arg(long, conflicts_with = "output")]
    json: bool,
}

fn address(text: &str) -> Result<(String, u64), String> {
    let (name, value) = text.split_once('=').ok_or("NAME=ADDRESS is expected")?;
    let parsed = match value.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16),
        None => value.parse(),
    };
    Ok((name.to_owned(), parsed.map_err(|e| e.to_string())?))
}

#[derive(Serialize)]
struct Json<'a> {
    generation: &'a str,
    streams: BTreeMap<String, Part<'a>>,
}

#[derive(Serialize)]
struct Part<'a> {
    records: usize,
    main: [usize; 2],
    postamble: [usize; 2],
    functions: BTreeMap<&'a str, [usize; 2]>,
    origins: &'a [Option<usize>],
    actions: &'a [Attached],
    patches: &'a [Patch],
}

/// Runs the command.
pub(super) fn run(args: &Args) -> End {
    let loaded = program::load(&args.file, args.graph.as_deref())?;
    let program = &loaded.program;
    let options = Options {
        rank: args.rank,
        vnc_size: args.vnc_size.or_else(|| loaded.header.as_ref().map(|h| h.vnc_size())).unwrap_or(1),
        addresses: addresses(args, program)?,
        origin: if args.from_next { Origin::NextRecord } else { Origin::ThisRecord },
        label_at: args.label_at,
        ..Options::default()
    };
    let lowered = match lower(args.generation, program, &options) {
        Ok(lowered) => lowered,
        Err(errors) => {
            errors.iter().for_each(|e| out::error(&e.to_string()));
            return Ok(Verdict::Findings);
        }
    };
    let streams = lowered.streams.iter().map(|(engine, stream)| (engine.name().to_ascii_lowercase(), part(stream)));
    let json = Json { generation: args.generation.dialect.name, streams: streams.collect() };
    let mut out = out::stdout();
    match &args.output {
        Some(directory) => write(directory, &json, lowered.streams.iter().map(|(e, s)| (e.name(), s)))?,
        None if args.json => out::json_line(&mut out, &json)?,
        None => {
            for (engine, stream) in &lowered.streams {
                print(args, engine.name(), stream, &mut out)?;
            }
        }
    }
    out.flush()?;
    Ok(Verdict::Clean)
}

fn part(stream: &Stream) -> Part<'_> {
    Part {
        records: stream.origins.len(),
        main: [stream.main.start, stream.main.end],
        postamble: [stream.postamble.start, stream.postamble.end],
        functions: stream.functions.iter().map(|(n, r)| (n.as_str(), [r.start, r.end])).collect(),
        origins: &stream.origins,
        actions: &stream.actions,
        patches: &stream.patches,
    }
}

/// Addresses of the variables: those given, and where the machine puts the others.
fn addresses(args: &Args, program: &Program) -> Result<BTreeMap<u32, u64>, Failure> {
    let mut out = BTreeMap::new();
    let mut machine = Machine::new(args.generation, Choices::default());
    machine.load_program(program).map_err(|e| Failure::usage(e.to_string()))?;
    for (name, var) in &program.definition.var {
        if let Some(address) = machine.core().dram.address(name) {
            out.insert(var.var_id, address);
        }
    }
    for (name, address) in &args.addresses {
        let var = program.definition.var.get(name).ok_or_else(|| {
            let names: Vec<_> = program.definition.var.keys().map(String::as_str).collect();
            Failure::usage(format!("the program has no variable `{name}`")).help(format!("its variables: {}", out::Names(&names)))
        })?;
        out.insert(var.var_id, *address);
    }
    Ok(out)
}

fn print(args: &Args, engine: &str, stream: &Stream, out: &mut out::Out) -> Result<(), Failure> {
    writeln!(out, "{BOLD}# {engine}{BOLD:#}")?;
    let mut line = String::new();
    for (i, record) in stream.code.as_chunks().0.iter().enumerate() {
        if let Some((name, _)) = stream.functions.iter().find(|(_, r)| r.start == i && !r.is_empty()) {
            writeln!(out, "# function {name}")?;
        }
        if stream.postamble.contains(&i) {
            writeln!(out, "# postamble")?;
        }
        line.clear();
        // A String takes everything.
        let _ = text::print(args.generation.dialect, record, &mut line);
        if let Some(action) = stream.action(i) {
            line += &format!(" # {}", serde_json::to_string(action).unwrap_or_default());
        }
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn write<'a>(directory: &Path, json: &Json, streams: impl Iterator<Item = (&'a str, &'a Stream)>) -> Result<(), Failure> {
    let failed = |path: &Path, e: std::io::Error| Failure::unwritable(path.display(), e);
    fs::create_dir_all(directory).map_err(|e| failed(directory, e))?;
    let put = |name: &str, bytes: &[u8]| {
        let path = directory.join(name);
        fs::write(&path, bytes).map_err(|e| failed(&path, e))
    };
    for (engine, stream) in streams {
        put(&format!("{}.bin", engine.to_ascii_lowercase()), &stream.code)?;
    }
    let mut text = serde_json::to_vec_pretty(json).unwrap_or_default();
    text.push(b'\n');
    put("lowered.json", &text)
}
