//! The `tpb-codegen` command.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand, ValueEnum};
use tpb_codegen::diagnostic::{Diagnostics, Severity, Style};
use tpb_codegen::generate::{Failure, Options, generate, load_and_resolve, load_and_resolve_layers, resolved};
use tpb_codegen::load::{ReadError, load_dir, load_layers};
use tpb_codegen::spec::Spec;
use tpb_codegen::{coverage, diff, lint, schema};

/// Turns the spec of the TPB instruction set into Rust crates.
///
/// Exit codes: 0 fine, 1 findings, 2 wrong usage or a file that cannot be read or written.
#[derive(Parser)]
#[command(
    name = "tpb-codegen",
    version,
    after_help = "\
Examples:
  tpb-codegen check                          is the spec in order?
  tpb-codegen generate                       write generated/ anew
  tpb-codegen generate --check               is generated/ up to date?
  tpb-codegen lint --only low-confidence     what is nobody sure of?
  tpb-codegen diff HEAD                      what changed since?
  tpb-codegen check --json | jq .message     findings for other programs"
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// Print one JSON object a line instead of text for people
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum Command {
    /// Write the crates that follow from the spec
    #[command(after_help = "\
Examples:
  tpb-codegen generate
  tpb-codegen generate --spec my/spec --out my/generated --c my/include
  tpb-codegen generate --overlay my/isa --out my/generated
  tpb-codegen generate --check")]
    Generate {
        #[command(flatten)]
        spec: SpecDir,
        #[command(flatten)]
        overlays: Overlays,
        /// Where the crates go [default: generated/ beside the spec]
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
        /// Where a C header goes, if it is wanted
        #[arg(long, value_name = "DIR")]
        c: Option<PathBuf>,
        /// Write nothing; exit with 1 if something is out of date
        #[arg(long)]
        check: bool,
    },
    /// Report every mistake in the spec
    #[command(after_help = "\
Examples:
  tpb-codegen check
  tpb-codegen check --spec my/spec --strict")]
    Check {
        #[command(flatten)]
        spec: SpecDir,
        #[command(flatten)]
        overlays: Overlays,
        /// Exit with 1 for warnings too
        #[arg(long)]
        strict: bool,
    },
    /// List facts of low confidence and things without doc
    #[command(after_help = "\
Examples:
  tpb-codegen lint
  tpb-codegen lint --only no-doc")]
    Lint {
        #[command(flatten)]
        spec: SpecDir,
        /// Only findings of this kind
        #[arg(long, value_name = "KIND")]
        only: Option<Only>,
    },
    /// Write the JSON schemas of the spec files, for editors
    #[command(after_help = "\
Examples:
  tpb-codegen schema
  tpb-codegen schema --out /tmp/schema")]
    Schema {
        #[command(flatten)]
        spec: SpecDir,
        /// Where the schemas go [default: .schema/ in the spec]
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
    },
    /// Print where each rule of the collected facts went
    #[command(after_help = "\
Examples:
  tpb-codegen coverage
  tpb-codegen coverage | tail -7             how many of each class?
  tpb-codegen coverage | grep S3D3_MM")]
    Coverage {
        #[command(flatten)]
        spec: SpecDir,
        /// The table [default: conformance/facts/rules.jsonl beside the spec]
        #[arg(long, value_name = "FILE")]
        table: Option<PathBuf>,
    },
    /// Show what changed between two specs, and what the next version of each crate has to be
    ///
    /// A spec is a directory, a git revision, or a directory in one: `spec`, `HEAD~3`, `v0.1.0:spec`.
    /// Exits with 1 if anything changed, or with --deny if a crate has such a verdict.
    #[command(after_help = "\
Examples:
  tpb-codegen diff HEAD                      what did I change?
  tpb-codegen diff v0.1.0 v0.2.0 --changelog
  tpb-codegen diff before/spec after/spec --deny major
  tpb-codegen diff HEAD --json | jq 'select(.verdict == \"major\")'")]
    Diff(DiffArgs),
}

#[derive(Args)]
struct DiffArgs {
    /// The older spec
    old: String,
    /// The newer spec [default: spec/ of this workspace]
    new: Option<String>,
    /// Exit with 1 only if a crate has this verdict or a worse one
    #[arg(long, value_name = "LEVEL")]
    deny: Option<Deny>,
    /// Print a section of a CHANGELOG instead, in Markdown
    #[arg(long, conflicts_with = "as_written")]
    changelog: bool,
    /// Compare the keys of the YAML instead of what they mean; works for specs with mistakes too
    #[arg(long, conflicts_with = "deny")]
    as_written: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Deny {
    Minor,
    Major,
}

#[derive(Args)]
struct SpecDir {
    /// The spec directory [default: spec/ of this workspace]
    #[arg(long, value_name = "DIR")]
    spec: Option<PathBuf>,
}

#[derive(Args)]
struct Overlays {
    /// A directory of YAML to lay over the spec; may be given more than once
    #[arg(long = "overlay", value_name = "DIR")]
    dirs: Vec<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Only {
    LowConfidence,
    NoDoc,
}

/// How the command ended.
enum End {
    Fine,
    Findings,
}

/// What kept the command from doing its work.
struct Trouble(String);

impl From<ReadError> for Trouble {
    fn from(error: ReadError) -> Self {
        Trouble(error.to_string())
    }
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(&cli) {
        Ok(End::Fine) => ExitCode::SUCCESS,
        Ok(End::Findings) => ExitCode::from(1),
        Err(Trouble(message)) => {
            let _ = writeln!(anstream::stderr(), "error: {message}");
            ExitCode::from(2)
        }
    }
}

fn run(cli: &Cli) -> Result<End, Trouble> {
    match &cli.command {
        Command::Generate { spec, overlays, out, c, check } => {
            let (overlays, spec) = (overlays.dirs.clone(), spec.path()?);
            let out = out.clone().unwrap_or_else(|| beside(&spec, "generated"));
            generate_command(&Options { spec, overlays, out, c: c.clone(), check: *check }, cli.json)
        }
        Command::Check { spec, overlays, strict } => {
            let (spec, _, findings) = load_and_resolve_layers(&spec.path()?, &overlays.dirs)?;
            show(&findings, cli.json)?;
            let bad = findings.has_errors() || (*strict && findings.count(Severity::Warning) > 0);
            if !bad && !cli.json {
                print(&format!("the spec is in order: {}\n", census(&spec)))?;
            }
            Ok(if bad { End::Findings } else { End::Fine })
        }
        Command::Lint { spec, only } => lint_command(&spec.path()?, *only, cli.json),
        Command::Schema { spec, out } => {
            let out = match out {
                Some(out) => out.clone(),
                None => spec.path()?.join(schema::FOLDER),
            };
            write_schemas(&out, cli.json)
        }
        Command::Coverage { spec, table } => {
            let dir = spec.path()?;
            let table = table.clone().unwrap_or_else(|| dir.with_file_name("conformance").join("facts/rules.jsonl"));
            coverage_command(&dir, &table, cli.json)
        }
        Command::Diff(args) => diff_command(args, cli.json),
    }
}

fn diff_command(args: &DiffArgs, json: bool) -> Result<End, Trouble> {
    if json && args.changelog {
        return Err(Trouble("a changelog is Markdown, not JSON: leave --json or --changelog out".to_owned()));
    }
    let here = std::env::current_dir().map_err(|error| Trouble(format!("no current directory: {error}")))?;
    let usual = SpecDir { spec: None }.path();
    let read = |what: &str| diff::revision::read(what, &here, usual.as_deref().ok()).map_err(|error| Trouble(error.to_string()));
    let old = read(&args.old)?;
    let new = match (&args.new, &usual) {
        (Some(new), _) => read(new)?,
        (None, Ok(usual)) => read(&usual.display().to_string())?,
        (None, Err(Trouble(message))) => return Err(Trouble(message.clone())),
    };
    if args.as_written {
        let (changes, findings) = diff::written::diff(old, new);
        show(&findings, json)?;
        for change in &changes {
            print(&if json { format!("{}\n", change.to_json()) } else { format!("{change}\n") })?;
        }
        return Ok(if changes.is_empty() && findings.is_empty() { End::Fine } else { End::Findings });
    }
    if std::io::stderr().is_terminal() {
        eprint("comparing ...\r");
    }
    let mut both = Vec::new();
    for texts in [old, new] {
        let (spec, mut findings) = load_layers(texts, Vec::new());
        let isa = resolved(&spec, &mut findings);
        if findings.has_errors() {
            show(&findings, json)?;
            eprint("a spec with mistakes has no meaning to compare; --as-written compares the YAML\n");
            return Ok(End::Findings);
        }
        both.push(isa);
    }
    let comparison = diff::compare(&both[0], &both[1]);
    print(&match (json, args.changelog) {
        (true, _) => comparison.to_json(),
        (false, true) => comparison.changelog(),
        (false, false) => comparison.to_string(),
    })?;
    let bad = match args.deny {
        None => comparison.level().is_some(),
        Some(Deny::Minor) => comparison.level() >= Some(diff::Level::Minor),
        Some(Deny::Major) => comparison.level() >= Some(diff::Level::Major),
    };
    Ok(if bad { End::Findings } else { End::Fine })
}

fn coverage_command(spec: &Path, table: &Path, json: bool) -> Result<End, Trouble> {
    let text = std::fs::read_to_string(table).map_err(|error| ReadError { path: table.to_owned(), error })?;
    let (spec, isa, findings) = load_and_resolve(spec)?;
    show(&findings, json)?;
    if findings.has_errors() {
        return Ok(End::Findings);
    }
    let lines = coverage::read(&text).map_err(|e| Trouble(format!("{}: {e}", table.display())))?;
    print(&if json { text } else { coverage::table(&lines) })?;
    let mistakes = coverage::mistakes(&lines, &coverage::ids(&spec, &isa));
    for mistake in &mistakes {
        let _ = writeln!(anstream::stderr(), "error: {mistake}");
    }
    Ok(if mistakes.is_empty() { End::Fine } else { End::Findings })
}

fn generate_command(options: &Options, json: bool) -> Result<End, Trouble> {
    let report = match generate(options) {
        Ok(report) => report,
        Err(Failure::Findings(findings)) => {
            show(&findings, json)?;
            return Ok(End::Findings);
        }
        Err(Failure::Io(error)) => return Err(error.into()),
        Err(Failure::Usage(message)) => return Err(Trouble(message)),
    };
    show(&report.findings, json)?;
    let changed = report.changed.len();
    if options.check && changed > 0 {
        for path in &report.changed {
            print(&if json { format!("{}\n", serde_json::json!({"stale": path})) } else { format!("out of date: {}\n", path.display()) })?;
        }
        let c = options.c.as_ref().map_or(String::new(), |c| format!(" --c {}", c.display()));
        let overlays: String = options.overlays.iter().map(|dir| format!(" --overlay {}", dir.display())).collect();
        eprint(&format!(
            "{changed} of {} files are out of date; run: tpb-codegen generate --spec {}{overlays} --out {}{c}\n",
            changed + report.fresh.len(),
            options.spec.display(),
            options.out.display(),
        ));
        return Ok(End::Findings);
    }
    if !json {
        print(&format!("{} files, {changed} of them changed\n", changed + report.fresh.len()))?;
    }
    Ok(End::Fine)
}

fn lint_command(spec: &Path, only: Option<Only>, json: bool) -> Result<End, Trouble> {
    let (spec, mistakes) = load_dir(spec)?;
    if mistakes.has_errors() {
        show(&mistakes, json)?;
        return Ok(End::Findings);
    }
    let only = only.map(|only| match only {
        Only::LowConfidence => lint::LOW_CONFIDENCE,
        Only::NoDoc => lint::NO_DOC,
    });
    let mut findings = Diagnostics::new();
    for finding in lint::lint(&spec) {
        if only.is_none_or(|code| finding.code == code) {
            findings.push(finding);
        }
    }
    print(&if json { findings.render_json() } else { findings.render_short() })?;
    if !json {
        // A kind that was not looked for is not said to be absent.
        let kinds = [(lint::LOW_CONFIDENCE, "facts of low confidence"), (lint::NO_DOC, "things without doc")];
        let asked = kinds.into_iter().filter(|(code, _)| only.is_none_or(|only| only == *code));
        let counts: Vec<_> = asked.map(|(code, what)| format!("{} {what}", findings.iter().filter(|d| d.code == code).count())).collect();
        eprint(&format!("{}\n", counts.join(", ")));
    }
    Ok(if findings.is_empty() { End::Fine } else { End::Findings })
}

fn write_schemas(out: &Path, json: bool) -> Result<End, Trouble> {
    let fail = |path: &Path, error| Trouble(format!("cannot write {}: {error}", path.display()));
    std::fs::create_dir_all(out).map_err(|error| fail(out, error))?;
    let (mut all, mut changed) = (0, 0);
    for (name, text) in schema::schemas() {
        all += 1;
        let path = out.join(name);
        // An unchanged file keeps its time.
        if std::fs::read_to_string(&path).ok().as_deref() != Some(&text) {
            std::fs::write(&path, text).map_err(|error| fail(&path, error))?;
            changed += 1;
        }
    }
    if !json {
        print(&format!("{all} files in {}, {changed} of them changed\n", out.display()))?;
    }
    Ok(End::Fine)
}

impl SpecDir {
    /// The directory given, or `spec/` of the nearest folder upwards that has one.
    fn path(&self) -> Result<PathBuf, Trouble> {
        if let Some(path) = &self.spec {
            return Ok(path.clone());
        }
        let here = std::env::current_dir().map_err(|error| Trouble(format!("no current directory: {error}")))?;
        here.ancestors().map(|folder| folder.join("spec")).find(|spec| spec.join("generations.yaml").is_file()).ok_or_else(|| {
            Trouble(format!("no spec/generations.yaml in {} or above it; say where the spec is with --spec DIR", here.display()))
        })
    }
}

fn beside(spec: &Path, name: &str) -> PathBuf {
    spec.parent().map_or_else(|| PathBuf::from(name), |parent| parent.join(name))
}

fn census(spec: &Spec) -> String {
    format!(
        "{} generations, {} enums, {} types, {} formats with {} opcodes, {} operations, {} predicates, {} kernel tables, {} register blocks",
        spec.generations.len(),
        spec.enums.len(),
        spec.types.len(),
        spec.formats.len(),
        spec.formats.iter().map(|format| format.opcodes.len()).sum::<usize>(),
        spec.operations.len(),
        spec.predicates.len(),
        spec.kernels.tables.len(),
        spec.blocks.len(),
    )
}

/// Shows findings: JSON on the output, text for people beside it.
fn show(findings: &Diagnostics, json: bool) -> Result<(), Trouble> {
    if json {
        return print(&findings.render_json());
    }
    if !findings.is_empty() {
        // The stream drops the colours where there is no terminal, or NO_COLOR is set.
        eprint(&findings.render(Style::Coloured));
        let count = |severity, word| match findings.count(severity) {
            0 => None,
            1 => Some(format!("1 {word}")),
            n => Some(format!("{n} {word}s")),
        };
        let counts = [count(Severity::Error, "error"), count(Severity::Warning, "warning"), count(Severity::Note, "note")];
        eprint(&format!("\n{}\n", counts.into_iter().flatten().collect::<Vec<_>>().join(", ")));
    }
    Ok(())
}

fn print(text: &str) -> Result<(), Trouble> {
    match anstream::stdout().write_all(text.as_bytes()) {
        // Whoever reads the output has had enough.
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        other => other.map_err(|error| Trouble(format!("cannot write the output: {error}"))),
    }
}

fn eprint(text: &str) {
    // There is nobody left to tell if this fails.
    let _ = anstream::stderr().write_all(text.as_bytes());
}
