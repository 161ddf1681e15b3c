//! Specs of other revisions, read out of git without a work tree.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::load::{self, ReadError, Text};

/// Why a spec was not read.
#[derive(Debug)]
pub enum Error {
    /// A directory or file could not be read.
    Read(ReadError),
    /// No directory and no revision: what, and what to do.
    Revision(String),
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Error::Read(error) => error.fmt(f),
            Error::Revision(message) => f.write_str(message),
        }
    }
}

impl std::error::Error for Error {}

/// Reads a spec: a directory, a git revision (`v0.1.0`, `HEAD~3`), or a directory in one (`HEAD~3:spec`).
///
/// `here` is the directory that git is asked in, and `usual` the spec directory of the work tree around it, whose path is taken where a
/// revision has none.
///
/// # Errors
///
/// If a directory cannot be read, or there is no such revision or no such directory in it.
pub fn read(what: &str, here: &Path, usual: Option<&Path>) -> Result<Vec<Text>, Error> {
    let dir = here.join(what);
    if dir.is_dir() {
        return load::read_spec(&dir).map_err(Error::Read);
    }
    let (revision, path) = match what.split_once(':') {
        Some((revision, path)) => (revision, Some(path)),
        None => (what, None),
    };
    let top = git(here, &["rev-parse", "--show-toplevel"]).map_err(|why| {
        Error::Revision(format!(
            "`{what}` is no directory, and there is no git repository around {} that could have such a revision ({why}); give a directory, or run this in the repository",
            here.display()
        ))
    })?;
    let top = Path::new(top.trim_end());
    let commit = git(here, &["rev-parse", "--verify", "--quiet", "--end-of-options", &format!("{revision}^{{commit}}")]).map_err(|_| {
        Error::Revision(format!("`{what}` is no directory, and `{revision}` no revision of the repository at {}", top.display()))
    })?;
    let inside =
        |usual: &Path| Some(usual.canonicalize().ok()?.strip_prefix(top.canonicalize().ok()?).ok()?.to_string_lossy().replace('\\', "/"));
    let path = match path {
        Some(path) => path.trim_matches('/').to_string(),
        None => usual.and_then(inside).unwrap_or_else(|| "spec".into()),
    };
    let tree = format!("{}:{path}", commit.trim());
    let names = git(here, &["ls-tree", "-r", "-z", "--name-only", &tree])
        .map_err(|_| Error::Revision(format!("there is no directory `{path}` in {revision}; say which with `{revision}:DIR`")))?;
    let names: Vec<&str> = names.split('\0').filter(|name| wanted(name)).collect();
    let texts = blobs(here, &tree, &names).map_err(|why| Error::Revision(format!("cannot read {revision}:{path}: {why}")))?;
    let file = |(below, text): (&str, String)| Text { below: below.into(), path: format!("{revision}:{path}/{below}"), text };
    Ok(names.into_iter().zip(texts).map(file).collect())
}

/// The files that a directory would give.
fn wanted(name: &str) -> bool {
    (name.ends_with(".yaml") || name.ends_with(".yml")) && !name.split('/').any(|part| part.starts_with('.'))
}

fn git(here: &Path, arguments: &[&str]) -> Result<String, String> {
    let output = Command::new("git").args(arguments).current_dir(here).output().map_err(|error| format!("git does not run: {error}"))?;
    if output.status.success() {
        return String::from_utf8(output.stdout).map_err(|_| "git's answer is no UTF-8".into());
    }
    Err(String::from_utf8_lossy(&output.stderr).trim().to_string())
}

/// Contents of files of a tree, all through one process.
fn blobs(here: &Path, tree: &str, names: &[&str]) -> Result<Vec<String>, String> {
    let said = |error: std::io::Error| error.to_string();
    let mut child = Command::new("git")
        .args(["cat-file", "--batch"])
        .current_dir(here)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(said)?;
    let (Some(mut input), Some(mut output)) = (child.stdin.take(), child.stdout.take()) else { return Err("git has no pipes".into()) };
    let asked: String = names.iter().map(|name| format!("{tree}/{name}\n")).collect();
    let mut answer = Vec::new();
    // Both at once: git stops reading while nobody takes what it writes.
    std::thread::scope(|scope| {
        let writer = scope.spawn(move || input.write_all(asked.as_bytes()));
        output.read_to_end(&mut answer)?;
        writer.join().unwrap_or_else(|_| Err(std::io::Error::other("git's input broke off")))
    })
    .map_err(said)?;
    child.wait().map_err(said)?;
    let mut rest = answer.as_slice();
    names.iter().map(|name| next(&mut rest).ok_or_else(|| format!("git's answer about {name} makes no sense"))).collect()
}

/// `<name> blob <size>`, a line break, the content, a line break.
fn next(rest: &mut &[u8]) -> Option<String> {
    let line = rest.iter().position(|b| *b == b'\n')?;
    let size: usize = std::str::from_utf8(&rest[..line]).ok()?.rsplit(' ').next()?.parse().ok()?;
    let (content, after) = rest[line + 1..].split_at_checked(size)?;
    *rest = after.get(1..)?;
    String::from_utf8(content.to_vec()).ok()
}
