//! Sets of tables from files.

use std::path::Path;

use tpb_pwp::{Manifest, Set};

use crate::cli::failure::Failure;
use crate::cli::input;

/// The set that a manifest names, with its files beside it.
pub(super) fn set(path: &Path) -> Result<Set, Failure> {
    let text = input::bytes(path)?;
    let manifest: Manifest = serde_json::from_slice(&text).map_err(|e| {
        Failure::finding(format!("`{}` is no manifest of activation tables: {e}", path.display()))
            .help("`tpb pwp fit FUNCTION -o DIR` writes one")
    })?;
    let file = |name: &str| {
        // A manifest is anyone's: it names files beside it, and no others.
        if name.is_empty() || name.contains(['/', '\\']) || name == ".." {
            let failure = Failure::finding(format!("`{}` names the file `{name}`", path.display()));
            return Err(failure.help("the files of a set are in one directory"));
        }
        let path = path.parent().unwrap_or(Path::new("")).join(name);
        input::bytes(&path)
    };
    let (buckets, controls) = (file(&manifest.bkt_bin)?, file(&manifest.ctl_bin)?);
    Set::read(manifest, &buckets, &controls).map_err(|e| Failure::finding(format!("{}: {e}", path.display())))
}
