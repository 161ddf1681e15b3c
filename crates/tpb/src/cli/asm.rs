//! `tpb asm`.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use tpb::Isa;
use tpb::text::{LineError, ParseError};

use super::args;
use super::failure::{End, Failure, Verdict};
use super::{input, out};

/// Makes a stream of assembler text.
///
/// One statement a line; blank lines and comments (`#`, `//`) are passed over. All mistakes of the text are told, with line, column and what was expected
/// (exit code 1); then nothing is written.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  tpb asm pool.asm --gen sunda -o pool.bin
  echo 'EVENT_SEMAPHORE $S[11]>0;' | tpb asm - --gen cayman | xxd")]
pub(super) struct Args {
    /// Assembler text, or - for the standard input
    file: PathBuf,
    #[arg(long = "gen", value_name = "GENERATION", value_parser = args::generation, help = args::generation_help())]
    generation: &'static Isa,
    /// File for the stream; the standard output if absent or -
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
}

/// Runs the command.
pub(super) fn run(args: &Args) -> End {
    let name = input::name(&args.file);
    if to_stdout(args) && io::stdout().is_terminal() {
        return Err(Failure::usage("a stream is bytes, which a terminal cannot show")
            .help("name a file with -o, or send the output through a pipe"));
    }
    if args.file.is_dir() {
        return Err(Failure::unreadable(&name, "it is a directory").help("name one of the texts in it, such as pe.asm"));
    }
    let source = String::from_utf8(input::bytes(&args.file)?).map_err(|e| {
        let at = e.utf8_error().valid_up_to();
        Failure::finding(format!("`{name}` is not text: byte {at:#x} is no UTF-8")).help("to see what is in a stream, use `tpb dis`")
    })?;
    match tpb::assemble(args.generation.dialect, &source) {
        Ok(code) => write(args, &code),
        Err(mistakes) => {
            tell(&name, &source, &mistakes)?;
            Ok(Verdict::Findings)
        }
    }
}

fn to_stdout(args: &Args) -> bool {
    args.output.as_deref().is_none_or(input::is_stdin)
}

fn write(args: &Args, code: &[u8]) -> End {
    match args.output.as_ref().filter(|_| !to_stdout(args)) {
        Some(path) => {
            fs::write(path, code).map_err(|e| Failure::unwritable(path.display(), e))?;
        }
        None => {
            let mut out = io::stdout().lock();
            out.write_all(code)?;
            out.flush()?;
        }
    }
    Ok(Verdict::Clean)
}

/// All mistakes, each with its line and a caret.
fn tell(name: &str, source: &str, mistakes: &[LineError]) -> Result<(), Failure> {
    let mut err = io::BufWriter::new(anstream::stderr().lock());
    let renderer = Renderer::styled();
    for mistake in mistakes {
        writeln!(err, "{}\n", rendered(&renderer, name, source, mistake))?;
    }
    err.flush()?;
    drop(err);
    let count = out::count(mistakes.len() as u64, "mistake");
    out::error(&format!("{count} in `{name}`; nothing is written"));
    Ok(())
}

fn rendered(renderer: &Renderer, name: &str, source: &str, mistake: &LineError) -> String {
    let rest = source.get(mistake.offset..).unwrap_or_default();
    let line = rest.lines().next().unwrap_or_default();
    let error = &mistake.error;
    let start = boundary(line, error.start);
    let end = boundary(line, error.end).max(start);
    // The sentence without what the caret and the help say.
    let title = short(&ParseError { expected: String::new(), candidates: Vec::new(), ..error.clone() }.to_string());
    let (line, cut) = around(line, start, end);
    let (start, end) = (start - cut, (end - cut).min(line.len()));
    let title = if cut > 0 { format!("{title} at byte {} of the line", cut + start) } else { title };
    let mut caret = AnnotationKind::Primary.span(start..end);
    if !error.expected.is_empty() {
        caret = caret.label(format!("expected {}", error.expected));
    }
    let snippet = Snippet::source(line).line_start(mistake.line).path(name).annotation(caret);
    let mut group = Level::ERROR.primary_title(title).element(snippet);
    if !error.candidates.is_empty() {
        let names: Vec<_> = error.candidates.iter().map(|c| format!("`{c}`")).collect();
        group = group.element(Level::HELP.message(format!("did you mean {}?", names.join(" or "))));
    }
    renderer.render(&[group])
}

/// Characters of a message, and bytes of a line around the place, that are shown.
const SHOWN: usize = 240;

/// A message without what is beyond the characters that people read.
fn short(message: &str) -> String {
    match message.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}...", &message[..end]),
        None => message.to_owned(),
    }
}

/// What is shown of a long line, and how many bytes before that are not.
fn around(line: &str, start: usize, end: usize) -> (&str, usize) {
    let cut = if start > 2 * SHOWN { boundary(line, start - SHOWN) } else { 0 };
    let end = boundary(line, end.min(start + SHOWN) + SHOWN);
    (&line[cut..end], cut)
}

/// The last place at or before `at` where a character of the line begins.
fn boundary(line: &str, at: usize) -> usize {
    let at = at.min(line.len());
    (0..=at).rev().find(|i| line.is_char_boundary(*i)).unwrap_or(0)
}
