//! `tpb neff unpack`.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tpb::neff::archive::ContainerError;

use crate::cli::container::{self, Container};
use crate::cli::failure::{End, Failure, Verdict};
use crate::cli::{args, input, out};

/// Writes the members to a directory.
///
/// The container is verified first, and nothing is written if it is broken. Files that are there already stay, and end the command.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  tpb neff unpack model.neff -o model
  tpb run model/sg00 --gen cayman             what is unpacked can be run")]
pub(super) struct Args {
    /// Container
    file: PathBuf,
    /// Directory, made if it is not there
    #[arg(short, long, value_name = "DIR", value_parser = args::written())]
    output: PathBuf,
}

/// Runs the command.
pub(super) fn run(args: &Args) -> End {
    if input::is_stdin(&args.file) {
        return Err(
            Failure::usage("a container is verified before it is unpacked, and the standard input can be read once").help("name a file")
        );
    }
    let mut verified = Container::open(&args.file)?;
    while verified.next()?.is_some() {}
    verified.finish()?;

    let mut container = Container::open(&args.file)?;
    let name = container.name().to_owned();
    make(&args.output)?;
    let mut files = 0;
    while let Some(mut entry) = container.next()? {
        let member = entry.member().clone();
        // Names are plain and stay inside: the archive sees to that.
        let path = args.output.join(&member.name);
        if member.is_directory {
            make(&path)?;
            continue;
        }
        if let Some(parent) = path.parent() {
            make(parent)?;
        }
        let failed = |e| unwritable(&path, e);
        let mut file = OpenOptions::new().write(true).create_new(true).open(&path).map_err(failed)?;
        let mut block = [0; 1 << 14];
        loop {
            let n = match io::Read::read(&mut entry, &mut block) {
                Ok(0) => break,
                Ok(n) => n,
                Err(e) => return Err(entry_failed(&name, e)),
            };
            file.write_all(&block[..n]).map_err(failed)?;
        }
        files += 1;
    }
    container.finish()?;
    let mut out = out::stdout();
    writeln!(out, "{} in `{}`", out::count(files, "file"), args.output.display())?;
    out.flush()?;
    Ok(Verdict::Clean)
}

fn entry_failed(name: &str, error: io::Error) -> Failure {
    match error.downcast::<ContainerError>() {
        Ok(own) => container::broken(name, &own),
        Err(e) => Failure::unreadable(name, e),
    }
}

fn make(path: &Path) -> Result<(), Failure> {
    fs::create_dir_all(path).map_err(|e| unwritable(path, e))
}

fn unwritable(path: &Path, e: io::Error) -> Failure {
    Failure::usage(format!("cannot write `{}`: {e}", path.display()))
}
