//! `tpb check`.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;

use serde::Serialize;
use tpb::Isa;
use tpb::check::{Context, Policy, RuleInfo, Stage};
use tpb::gaps::{self, Gap};
use tpb::legality::{Severity, StreamFinding, Tally, check_stream};

use super::args::{self, EngineChoice};
use super::failure::{End, Failure, Verdict};
use super::input;
use super::out::{self, BOLD, DIM, Out, RED, YELLOW};
use super::streams::{self, Stream};
use tpb::stream::Watched;

/// Tells whether streams are legal.
///
/// One line a finding: file, offset, opcode, rule, field with its byte and value, what the rule says, where it is from. JSON is one object a line. A
/// directory or container stands for the streams in it that are named after engines. Exit code 1 if a rule is broken; an empty stream is a warning.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  tpb check sg00/pe.bin sg00/pool.bin --gen sunda
  tpb check sg00 --gen mariana --stage neff --policy evidenced
  tpb check model.neff --gen mariana
  tpb check stream.bin --gen cayman --engine act --stage device
  tpb check pe.bin --gen maverick --rule S3D3_MM.fp32-mode --json
  tpb check pe.bin --gen cayman --explain-gaps")]
pub(super) struct Args {
    /// Streams of 64-byte records, - for the standard input, containers, or directories
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[arg(long = "gen", value_name = "GENERATION", value_parser = args::generation, help = args::generation_help())]
    generation: &'static Isa,
    /// Engine that runs the streams, or none; guessed from the file's name (pe.bin, pool.bin, ...) if absent
    #[arg(long, value_parser = args::engine_or_none)]
    engine: Option<EngineChoice>,
    /// neff: as in a file, pseudo records welcome; device: as the device reads them
    #[arg(long, default_value = "neff", value_parser = stage)]
    stage: Stage,
    /// strict: all rules; evidenced: only rules of high confidence
    #[arg(long, default_value = "strict", value_parser = policy)]
    policy: Policy,
    /// Only findings of this rule; may be given several times
    #[arg(long = "rule", value_name = "ID")]
    rules: Vec<String>,
    /// Say below the findings what no rule decides of the records that were there, and why
    #[arg(long)]
    explain_gaps: bool,
    /// Print JSON, one finding a line
    #[arg(long)]
    json: bool,
}

pub(super) fn stage(name: &str) -> Result<Stage, String> {
    [Stage::Neff, Stage::Device].into_iter().find(|s| s.name() == name).ok_or_else(|| String::from("neff or device is expected"))
}

pub(super) fn policy(name: &str) -> Result<Policy, String> {
    match name {
        "strict" => Ok(Policy::Strict),
        "evidenced" => Ok(Policy::Evidenced),
        _ => Err(String::from("strict or evidenced is expected")),
    }
}

/// Runs the command.
pub(super) fn run(args: &Args) -> End {
    args.rules.iter().try_for_each(|id| known(args.generation, id))?;
    if args.files.iter().filter(|path| input::is_stdin(path)).count() > 1 {
        return Err(Failure::usage("`-` is given twice, and the standard input can be read once"));
    }
    let mut out = out::stdout();
    let mut total = Tally::default();
    let mut files = 0;
    let mut seen = Seen::new();
    for path in &args.files {
        streams::each(path, &mut |one| {
            let tally = stream(args, one, &mut seen, &mut out)?;
            total.records += tally.records;
            total.errors += tally.errors;
            total.warnings += tally.warnings;
            files += 1;
            Ok(())
        })?;
    }
    if !args.json {
        summary(args, &total, files, &mut out)?;
    }
    if args.explain_gaps {
        explain_gaps(args, &seen, &mut out)?;
    }
    out.flush()?;
    Ok(Verdict::of(total.errors == 0))
}

fn summary(args: &Args, total: &Tally, files: u64, out: &mut Out) -> Result<(), Failure> {
    let style = if total.errors == 0 { BOLD } else { RED };
    let findings = match total.errors {
        0 => String::from("no findings"),
        n => out::count(n, "finding"),
    };
    let warnings = if total.warnings > 0 { format!(", {}", out::count(total.warnings, "warning")) } else { String::new() };
    let (records, files) = (out::count(total.records, "record"), out::count(files, "file"));
    let (title, stage) = (args.generation.dialect.title, args.stage.name());
    writeln!(out, "{style}{findings}{style:#}{warnings} in {records} of {files} ({title}, stage {stage})")?;
    Ok(())
}

/// Forms that were there with their gaps, by opcode byte and format.
type Seen = BTreeMap<(u8, &'static str), Vec<Gap>>;

#[derive(Serialize)]
struct JsonGap<'a> {
    gap: &'a str,
    opcode: &'a str,
    byte: u8,
    format: &'a str,
    generation: &'a str,
    rule: Option<&'a str>,
    predicate: Option<&'a str>,
    field: Option<&'a str>,
    message: String,
}

fn explain_gaps(args: &Args, seen: &Seen, out: &mut Out) -> Result<(), Failure> {
    let dialect = args.generation.dialect;
    if !args.json && seen.values().all(Vec::is_empty) {
        writeln!(out, "no known gaps in the rules of these records")?;
        return Ok(());
    }
    if !args.json {
        writeln!(out, "{BOLD}not decided by any rule, since the sources leave it open:{BOLD:#}")?;
    }
    for (&(byte, format), gaps) in seen {
        let opcode = dialect.opcode(byte).map_or("", |o| o.name);
        if !args.json && !gaps.is_empty() {
            writeln!(out, "  {opcode} ({format})")?;
        }
        for gap in gaps {
            if !args.json {
                writeln!(out, "    {gap}")?;
                continue;
            }
            let (rule, predicate, field) = match *gap {
                Gap::Predicate { rule, predicate, .. } => (Some(rule), Some(predicate), None),
                Gap::Reserved { field, .. } => (None, None, Some(field)),
                Gap::Payload(_) | Gap::Engines => (None, None, None),
            };
            let (gap, message) = (gap.kind(), gap.to_string());
            out::json_line(out, &JsonGap { gap, opcode, byte, format, generation: dialect.name, rule, predicate, field, message })?;
        }
    }
    Ok(())
}

fn stream(args: &Args, stream: Stream, seen: &mut Seen, out: &mut Out) -> Result<Tally, Failure> {
    let engine = match args.engine {
        Some(EngineChoice::None) => None,
        Some(EngineChoice::One(engine)) => Some(engine),
        None => stream.engine,
    };
    let cx = Context { engine, stage: args.stage, policy: args.policy };
    let Stream { name, reader, .. } = stream;
    let mut shown = Tally::default();
    let mut failed = None;
    let mut before = None;
    let mut see = |record: &[u8; 64]| {
        if let Some((opcode, form)) = gaps::form_of(args.generation.dialect, before.replace(record[0]), record) {
            seen.entry((opcode.byte, form.name)).or_insert_with(|| gaps::of(opcode, form));
        }
    };
    let reader: Box<dyn Read + '_> = if args.explain_gaps { Box::new(Watched::new(reader, &mut see)) } else { Box::new(reader) };
    let tally = check_stream(args.generation, reader, &cx, &mut |finding| {
        if !args.rules.is_empty() && !args.rules.iter().any(|id| id.eq_ignore_ascii_case(finding.rule.id)) {
            return ControlFlow::Continue(());
        }
        match finding.severity {
            Severity::Error => shown.errors += 1,
            Severity::Warning => shown.warnings += 1,
        }
        let told = if args.json { json(args, name, finding, out) } else { text(args, name, finding, out) };
        match told {
            Ok(()) => ControlFlow::Continue(()),
            Err(e) => {
                failed = Some(e);
                ControlFlow::Break(())
            }
        }
    });
    if let Some(error) = failed {
        return Err(error.into());
    }
    match tally {
        Ok(tally) => Ok(Tally { records: tally.records, ..shown }),
        Err(error) => Err(streams::ended(name, error)),
    }
}

/// Fails if the generation has no rule of this id.
fn known(isa: &'static Isa, id: &str) -> Result<(), Failure> {
    let all = || super::explain::rules(isa);
    if all().any(|known| known.eq_ignore_ascii_case(id)) {
        return Ok(());
    }
    let failure = Failure::usage(format!("{} has no rule `{id}`", isa.dialect.title));
    let close = args::close(id, all());
    Err(match close.as_slice() {
        [] => failure.help("`tpb explain NAME` lists the rules of a record"),
        close => failure.help(format!("did you mean {}?", close.join(" or "))),
    })
}

#[derive(Serialize)]
struct Json<'a> {
    file: &'a str,
    offset: u64,
    opcode: Option<&'a str>,
    byte: Option<u8>,
    generation: &'a str,
    severity: &'a str,
    rule: &'a str,
    field: Option<&'a str>,
    field_offset: Option<u16>,
    value: Option<String>,
    message: &'a str,
    require: Option<&'a str>,
    when: Option<&'a str>,
    stage: Option<&'a str>,
    conf: &'a str,
    source: &'a [&'a str],
}

const fn severity(finding: &StreamFinding) -> &'static str {
    match finding.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    }
}

fn some(s: &str) -> Option<&str> {
    (!s.is_empty()).then_some(s)
}

fn json(args: &Args, file: &str, finding: &StreamFinding, out: &mut Out) -> std::io::Result<()> {
    let dialect = args.generation.dialect;
    let rule: &RuleInfo = finding.rule;
    let byte = finding.record.map(|r| r[0]);
    let field = some(rule.field);
    out::json_line(
        out,
        &Json {
            file,
            offset: finding.offset,
            opcode: byte.and_then(|b| dialect.opcode(b)).map(|o| o.name),
            byte,
            generation: dialect.name,
            severity: severity(finding),
            rule: rule.id,
            field,
            field_offset: field.map(|_| rule.offset),
            value: finding.value(dialect).map(|v| v.to_string()),
            message: rule.message,
            require: some(rule.require),
            when: some(rule.when),
            stage: rule.stage.map(Stage::name),
            conf: rule.conf.name(),
            source: rule.source,
        },
    )
}

fn text(args: &Args, file: &str, finding: &StreamFinding, out: &mut Out) -> std::io::Result<()> {
    let dialect = args.generation.dialect;
    let rule = finding.rule;
    let style = if finding.severity == Severity::Error { RED } else { YELLOW };
    write!(out, "{BOLD}{file}:{:#x}:{BOLD:#} {style}{}{style:#}: ", finding.offset, severity(finding))?;
    if let Some(record) = finding.record {
        let name = dialect.opcode(record[0]).map_or_else(|| format!("opcode {:#04x}", record[0]), |o| o.name.to_owned());
        write!(out, "{name}: ")?;
    }
    write!(out, "{}: {}", rule.id, rule.message)?;
    if let Some(value) = finding.value(dialect) {
        write!(out, "; {} at byte {} is {value}", rule.field, rule.offset)?;
    }
    if !rule.require.is_empty() {
        write!(out, "; required: {}", rule.require)?;
    }
    if !rule.when.is_empty() {
        write!(out, " when {}", rule.when)?;
    }
    if let Some(record) = finding.record {
        elsewhere(args, record[0], out)?;
    }
    if let Some(source) = rule.source.first() {
        write!(out, " {DIM}[{source}]{DIM:#}")?;
    }
    writeln!(out)
}

/// Which generations have an opcode that this one lacks.
fn elsewhere(args: &Args, byte: u8, out: &mut Out) -> std::io::Result<()> {
    let found = args.generation.dialect.elsewhere.iter().find(|(b, ..)| *b == byte);
    match found {
        Some((_, name, set)) => write!(out, "; it is {name} on {}", out::Names(&args::generations_in(*set))),
        None => Ok(()),
    }
}
