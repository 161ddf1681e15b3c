//! Lists the YAML files of this directory. Cargo looks at the directory itself, so that a new file is seen too.

use std::fmt::Write;
use std::path::{Path, PathBuf};

fn main() -> std::io::Result<()> {
    let variable =
        |name: &str| std::env::var_os(name).map(PathBuf::from).ok_or_else(|| std::io::Error::other(format!("{name} is not set")));
    let (dir, out) = (variable("CARGO_MANIFEST_DIR")?, variable("OUT_DIR")?);
    let mut files = Vec::new();
    find(&dir, "", &mut files)?;
    files.sort();
    let mut list = String::from("&[\n");
    for (below, path) in files {
        writeln!(list, "    ({below:?}, include_str!({:?})),", path.display().to_string()).map_err(std::io::Error::other)?;
    }
    list.push_str("]\n");
    std::fs::write(out.join("files.rs"), list)
}

fn find(dir: &Path, below: &str, files: &mut Vec<(String, PathBuf)>) -> std::io::Result<()> {
    println!("cargo:rerun-if-changed={}", dir.display());
    for entry in std::fs::read_dir(dir)? {
        let path = entry?.path();
        let Some(name) = path.file_name().map(|name| name.to_string_lossy().into_owned()) else { continue };
        let shown = if below.is_empty() { name.clone() } else { format!("{below}/{name}") };
        if name.starts_with('.') || name == "target" {
            continue;
        }
        if path.is_dir() {
            find(&path, &shown, files)?;
        } else if name.ends_with(".yaml") {
            files.push((shown, path));
        }
    }
    Ok(())
}
