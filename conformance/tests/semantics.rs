//! Whatever the facts describe the meaning of, the models execute, or the list of open ones says why not.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::{fs, io};

use serde::{Deserialize, Serialize};
use tpb_conformance::{coverage, facts};

/// An opcode in a heading of the facts' files on semantics.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Described {
    /// File, without its ending.
    file: String,
    /// Opcode.
    byte: u8,
    /// The heading.
    section: String,
}

/// An operation that is described and that the models do not execute.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Open {
    operation: String,
    /// What is missing.
    why: String,
}

/// Held while files are written or read: both tests may run at once.
static FILES: Mutex<()> = Mutex::new(());

fn place(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn read<T: for<'d> Deserialize<'d>>(name: &str) -> Vec<T> {
    let text = fs::read_to_string(place(name)).unwrap_or_else(|e| panic!("{name}: {e}"));
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{name}: {line}: {e}"))).collect()
}

fn write<T: Serialize>(name: &str, lines: &[T]) -> io::Result<()> {
    let text: String = lines.iter().map(|l| serde_json::to_string(l).expect("lines are plain") + "\n").collect();
    fs::write(place(name), text)
}

/// The opcodes in the headings: what is written `0xNN` there.
fn headings(dir: &Path) -> io::Result<Vec<Described>> {
    let mut out = Vec::new();
    for entry in fs::read_dir(dir.join("semantics"))? {
        let path = entry?.path();
        let Some(file) = path.file_stem().and_then(|f| f.to_str()) else { continue };
        for line in fs::read_to_string(&path)?.lines().filter(|l| l.starts_with('#')) {
            let section = line.trim_start_matches(['#', ' ']).trim_end();
            for (at, _) in section.match_indices("0x") {
                let digits: String = section[at + 2..].chars().take_while(char::is_ascii_alphanumeric).collect();
                if let (2, Ok(byte)) = (digits.len(), u8::from_str_radix(&digits, 16)) {
                    out.push(Described { file: file.to_owned(), byte, section: section.to_owned() });
                }
            }
        }
    }
    out.sort();
    out.dedup();
    Ok(out)
}

#[test]
fn the_list_of_described_opcodes_is_the_facts() {
    let _files = FILES.lock().unwrap_or_else(PoisonError::into_inner);
    let Some(dir) = facts::directory() else { return };
    let rows = coverage::read(&coverage::file()).expect("the table is checked in");
    let opcodes: BTreeSet<u8> = rows.iter().map(|r| r.byte).collect();
    // Other numbers of two digits, such as the bit of a wait's index, are no opcodes.
    let described: Vec<_> = headings(&dir).expect("the facts can be read").into_iter().filter(|d| opcodes.contains(&d.byte)).collect();
    if std::env::var_os("TPB_UPDATE_COVERAGE").is_some() {
        write("facts/semantics.jsonl", &described).expect("the list can be written");
    }
    assert_eq!(read::<Described>("facts/semantics.jsonl"), described, "TPB_UPDATE_COVERAGE=1 writes the list anew");
}

#[test]
fn what_is_described_is_modelled_or_open() {
    let _files = FILES.lock().unwrap_or_else(PoisonError::into_inner);
    let rows = coverage::read(&coverage::file()).expect("the table is checked in");
    let mut missing: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for described in &read::<Described>("facts/semantics.jsonl") {
        // A layout that nobody knows has its gap in the table; TONGA's instructions are described nowhere.
        let rows = rows.iter().filter(|r| r.byte == described.byte && r.generation != "tonga" && r.layout == "known");
        for row in rows.filter(|r| !r.modelled) {
            missing.entry(&row.operation).or_default().insert(format!("{}: {}", described.file, described.section));
        }
    }
    let mut open: Vec<Open> = read("open_models.jsonl");
    if std::env::var_os("TPB_UPDATE_COVERAGE").is_some() {
        open.retain(|o| missing.contains_key(o.operation.as_str()));
        write("open_models.jsonl", &open).expect("the list can be written");
    }
    let listed: BTreeSet<&str> = open.iter().map(|o| o.operation.as_str()).collect();
    let unlisted: Vec<_> = missing.iter().filter(|(operation, _)| !listed.contains(*operation)).collect();
    assert!(unlisted.is_empty(), "described and not modelled: {unlisted:#?}");
    let stale: Vec<_> = listed.iter().filter(|operation| !missing.contains_key(**operation)).collect();
    assert!(stale.is_empty(), "modelled by now, TPB_UPDATE_COVERAGE=1 takes them off open_models.jsonl: {stale:?}");
    assert!(open.iter().all(|o| !o.why.is_empty()));
}
