//! `tpb neff pack`.

use std::fs::{self, File, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use tpb::neff::Writer;
use tpb::neff::archive::Options;
use tpb::neff::header::{Header, Uuid};

use crate::cli::container::{self, Container};
use crate::cli::failure::{End, Failure, Verdict};
use crate::cli::{args, out};

/// Makes a container of the files in a directory.
///
/// Members are in the order of their names, without times and owners, so that equal files make equal containers. Size and hash come into the header; the
/// identity is made of the hash where none is given.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  tpb neff pack model -o model.neff
  tpb neff pack model -o model.neff --like old.neff
  tpb neff pack model -o plain.neff --name mine --plain")]
pub(super) struct Args {
    /// Directory
    directory: PathBuf,
    /// File to write
    #[arg(short, long, value_name = "FILE", value_parser = args::written())]
    output: PathBuf,
    /// Container whose header is taken, but for size and hash
    #[arg(long, value_name = "FILE")]
    like: Option<PathBuf>,
    /// Name in the header, at most 255 bytes
    #[arg(long, value_parser = |text: &str| label(text, 255))]
    name: Option<String>,
    /// Label of the compiler in the header, at most 127 bytes
    #[arg(long, value_name = "LABEL", value_parser = |text: &str| label(text, 127))]
    build: Option<String>,
    /// Feature bits in the header, such as 0x1000
    #[arg(long, value_name = "BITS", value_parser = bits)]
    features: Option<u64>,
    /// Cores that make a virtual one
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    vnc_size: Option<u32>,
    /// Level of compression
    #[arg(long, value_name = "0..9", default_value_t = 1, value_parser = clap::value_parser!(u32).range(0..=9))]
    level: u32,
    /// Do not compress, and hash with SHA-256 (package version 1)
    #[arg(long)]
    plain: bool,
}

/// A text that the header has room for.
fn label(text: &str, room: usize) -> Result<String, String> {
    match text.len() {
        n if n > room => Err(format!("{n} bytes, where the header has room for {room}")),
        _ if text.contains('\0') => Err(String::from("a zero byte ends the text in the header")),
        _ => Ok(text.to_owned()),
    }
}

fn bits(text: &str) -> Result<u64, String> {
    let parsed = match text.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16),
        None => text.parse(),
    };
    parsed.map_err(|e| e.to_string())
}

/// Runs the command.
pub(super) fn run(args: &Args) -> End {
    let mut files = Vec::new();
    collect(&args.directory, "", &mut Vec::new(), &mut files)?;
    if files.is_empty() {
        return Err(Failure::usage(format!("`{}` is empty: there is nothing to pack", args.directory.display())));
    }
    let header = header(args)?;
    let has_identity = header.uuid() != Uuid::default();
    let failed = |e| Failure::usage(format!("cannot write `{}`: {e}", args.output.display()));
    // Whatever was there stays until the container is whole.
    let mut partial = args.output.clone().into_os_string();
    partial.push(".part");
    let partial = PathBuf::from(partial);
    let file = OpenOptions::new().write(true).create(true).truncate(true).open(&partial).map_err(failed)?;
    let options = Options { level: args.level, ..Options::default() };
    let written = write(args, &files, header, BufWriter::new(file), options, has_identity);
    let (members, bytes) = written.inspect_err(|_| drop(fs::remove_file(&partial)))?;
    fs::rename(&partial, &args.output).map_err(|e| {
        drop(fs::remove_file(&partial));
        failed(e)
    })?;
    let mut out = out::stdout();
    writeln!(out, "{} in `{}`, {bytes} bytes", out::count(members, "member"), args.output.display())?;
    out.flush()?;
    Ok(Verdict::Clean)
}

fn write(
    args: &Args,
    files: &[(String, bool)],
    header: Header,
    file: BufWriter<File>,
    options: Options,
    has_identity: bool,
) -> Result<(u64, u64), Failure> {
    let name = args.output.display().to_string();
    let wrong = |e| container::broken(&name, &e);
    let mut writer = Writer::new(file, header, options).map_err(wrong)?;
    for (name, is_directory) in files {
        if *is_directory {
            writer.directory(name).map_err(wrong)?;
            continue;
        }
        let path = args.directory.join(name);
        let failed = |e| Failure::unreadable(path.display(), e);
        let data = File::open(&path).map_err(failed)?;
        let size = data.metadata().map_err(failed)?.len();
        writer.file(name, size, data).map_err(wrong)?;
    }
    let (mut file, mut header) = writer.finish().map_err(wrong)?;
    let failed = |e| Failure::usage(format!("cannot write `{name}`: {e}"));
    if !has_identity {
        let mut id = [0; 16];
        id.copy_from_slice(&header.hash()[..16]);
        header.set_uuid(Uuid::from_random(id));
        std::io::Seek::seek(&mut file, std::io::SeekFrom::Start(0)).map_err(failed)?;
        file.write_all(header.as_bytes()).map_err(failed)?;
    }
    file.flush().map_err(failed)?;
    Ok((files.len() as u64, 1024 + header.data_size()))
}

fn header(args: &Args) -> Result<Header, Failure> {
    let mut header = match &args.like {
        Some(path) => Container::open(path)?.archive.header().clone(),
        None => Header::default(),
    };
    if args.plain {
        header.set_pkg_version(1);
    }
    if let Some(name) = &args.name {
        header.set_name(name);
    }
    if let Some(build) = &args.build {
        header.set_build_version(build);
    }
    if let Some(bits) = args.features {
        header.set_feature_bits(bits);
    }
    if let Some(size) = args.vnc_size {
        header.set_vnc_size(size);
    }
    Ok(header)
}

/// Names below the directory in order, and whether they are directories themselves. `above` are the directories that it is in.
fn collect(root: &Path, base: &str, above: &mut Vec<PathBuf>, out: &mut Vec<(String, bool)>) -> Result<(), Failure> {
    let path = if base.is_empty() { root.to_owned() } else { root.join(base) };
    let failed = |e| Failure::unreadable(path.display(), e);
    let real = fs::canonicalize(&path).map_err(failed)?;
    if above.contains(&real) {
        return Err(Failure::usage(format!("`{}` leads back to `{}`, which it is in", path.display(), real.display())));
    }
    above.push(real);
    let mut names = Vec::new();
    for entry in fs::read_dir(&path).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let name = entry.file_name().into_string().map_err(|n| Failure::usage(format!("the name {n:?} is no text")))?;
        let kind = fs::metadata(entry.path()).map_err(|e| Failure::unreadable(entry.path().display(), e))?;
        names.push((name, kind.is_dir()));
    }
    names.sort();
    for (name, is_directory) in names {
        let name = if base.is_empty() { name } else { format!("{base}/{name}") };
        out.push((name.clone(), is_directory));
        if is_directory {
            collect(root, &name, above, out)?;
        }
    }
    above.pop();
    Ok(())
}
