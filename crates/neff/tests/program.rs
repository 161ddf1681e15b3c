//! Program directories: what is read, what is kept, and how mistakes are told.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use tpb_core::dialect::Engine;
use tpb_neff::Program;
use tpb_neff::program::{LoadError, ReplicaError};

/// A fresh directory with these files.
fn directory(name: &str, files: &[(&str, &[u8])]) -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let unique = format!("program-{name}-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(unique);
    let _ = fs::remove_dir_all(&dir);
    fs::create_dir_all(&dir).unwrap();
    for (file, bytes) in files {
        fs::write(dir.join(file), bytes).unwrap();
    }
    dir
}

const DEF: &[u8] = br##"{
  "name": "definition", "version": "0.6-", "git_version": "", "pool": "pool.json", "replica_groups": [[]],
  "dma_queue": {"q_in": {"owner": "pool", "semaphore": 10, "type": "in", "pinned": true}},
  "var": {
    "x": {"#transfer-type": "input", "type": "input", "size": 8, "var_id": 0},
    "y": {"type": "output", "size": 8, "var_id": 1},
    "c": {"type": "file", "size": 4, "var_id": 2, "file_name": "c.npy"}
  }
}"##;

const POOL: &[u8] = br#"{"name": "pool_array_json", "instr": "pool.bin", "dma": [
  {"id": 3, "queue": "q_in", "desc": [{"from": "x", "to": "y", "from_sizes": [8], "from_steps": [1], "to_sizes": [8],
   "to_steps": [1], "hint": 1}]},
  {"block_id": 4, "queue": "q_in", "from": "x", "to": "y", "from_sizes": [4, 2], "from_steps": [1, 4],
   "to_sizes": [4, 2], "to_steps": [1, 4]}
]}"#;

const NPY: &[u8] = b"\x93NUMPY\x01\x00\x02\x00{}\x01\x02\x03\x04";

#[test]
fn a_directory_is_read_whole() {
    let dir = directory(
        "whole",
        &[
            ("def.json", DEF),
            ("pool.json", POOL),
            ("pool.bin", &[7; 128]),
            ("sp.json", br#"{"dma": [], "instr": "sp.bin"}"#),
            ("sp.bin", b""),
            ("c.npy", NPY),
        ],
    );
    let program = Program::load(&dir).unwrap();
    assert!(program.check().is_empty());
    assert_eq!(program.code(Engine::Pool), [7; 128]);
    assert!(program.code(Engine::Pe).is_empty());
    assert!(program.engines.contains_key(&Engine::Sp), "found by its usual name");
    assert_eq!(program.constants["c"], [1, 2, 3, 4]);
    assert_eq!(program.definition.var_by_id(1).unwrap().0, "y");

    // Unknown keys stay.
    assert!(program.definition.other.contains_key("git_version"));
    assert!(program.definition.dma_queue["q_in"].other.contains_key("pinned"));
    assert!(program.definition.var["x"].other.contains_key("#transfer-type"));

    // Both spellings of a block.
    let block = program.block(Engine::Pool, "q_in", 3).unwrap();
    assert!(block.desc[0].other.contains_key("hint"));
    let inline = program.block(Engine::Act, "q_in", 4).unwrap();
    assert_eq!(inline.desc[0].from_sizes, [4, 2]);
    assert!(inline.other.is_empty());
    assert!(program.block(Engine::Pool, "q_out", 3).is_none());
}

#[test]
fn replica_groups_of_two_and_three_levels() {
    let group = |json: &str, group, rank| {
        let def = format!(r#"{{"replica_groups": {json}}}"#);
        serde_json::from_str::<tpb_neff::program::Definition>(&def).unwrap().replica_group(group, rank)
    };
    assert_eq!(group("[[]]", 0, 5), Ok(vec![5]));
    assert_eq!(group("[[0, 1], [2, 3]]", 1, 2), Ok(vec![2, 3]));
    assert_eq!(group("[[[0, 1], [2, 3]]]", 0, 3), Ok(vec![2, 3]));
    assert_eq!(group("[[0, 1]]", 0, 7), Err(ReplicaError::NotAMember { group: 0, rank: 7 }));
    assert_eq!(group("[]", 0, 0), Err(ReplicaError::Missing { group: 0, entries: 0 }));
    assert_eq!(group(r#"["a"]"#, 0, 0), Err(ReplicaError::Shape { group: 0 }));
    assert_eq!(group("[[1, [2]]]", 0, 1), Err(ReplicaError::Shape { group: 0 }));
}

fn error_of(name: &str, files: &[(&str, &[u8])]) -> String {
    message(&Program::load(directory(name, files)).unwrap_err())
}

/// The message without the directory.
fn message(e: &LoadError) -> String {
    e.to_string().replace(&format!("{}/", e.file.parent().unwrap().display()), "")
}

#[test]
fn errors_name_the_file_and_the_key() {
    let e = error_of("bad-type", &[("def.json", br#"{"var": {"x": {"type": "input", "var_id": "zero"}}}"#)]);
    assert!(e.starts_with("def.json: var.x.var_id: invalid type: string \"zero\""), "{e}");

    let e = error_of(
        "bad-step",
        &[("def.json", b"{\"pe\": \"pe.json\"}"), ("pe.json", br#"{"dma": [{"id": 0, "desc": [{"from_steps": [1, "a"]}]}]}"#)],
    );
    assert!(e.starts_with("pe.json: dma[0].desc[0].from_steps[1]: "), "{e}");

    let e = error_of("bad-inline", &[("def.json", b"{\"pe\": \"pe.json\"}"), ("pe.json", br#"{"dma": [{"id": 0, "from": 3}]}"#)]);
    assert!(e.starts_with("pe.json: dma[0]: invalid type: integer `3`, expected a string"), "{e}");

    let e = error_of("no-block", &[("def.json", b"{\"pe\": \"pe.json\"}"), ("pe.json", br#"{"dma": [3]}"#)]);
    assert!(e.starts_with("pe.json: dma[0]: invalid type: integer `3`, expected the object of a descriptor block"), "{e}");

    let e = error_of("no-id", &[("def.json", b"{\"pe\": \"pe.json\"}"), ("pe.json", br#"{"dma": [{}]}"#)]);
    assert!(e.starts_with("pe.json: dma[0]: missing field `id`"), "{e}");

    let e = error_of("missing", &[("def.json", b"{\"pe\": \"pe.json\"}")]);
    assert!(e.starts_with("pe.json: cannot be read: "), "{e}");

    let e = error_of("ragged", &[("def.json", b"{\"pe\": \"pe.json\"}"), ("pe.json", br#"{"instr": "pe.bin"}"#), ("pe.bin", &[0; 65])]);
    assert_eq!(e, "pe.bin: 65 bytes are no whole number of 64-byte records");

    let e = error_of("escape", &[("def.json", br#"{"pe": "../pe.json"}"#)]);
    assert_eq!(e, "def.json: pe: `../pe.json` is not the name of a file inside the program");

    // Which of the two is meant, nobody can tell.
    let e = error_of("twice", &[("def.json", br#"{"var": {"x": {"type": "input", "var_id": 1}, "x": {"type": "input", "var_id": 2}}}"#)]);
    assert!(e.starts_with("def.json: var: `x` is there twice"), "{e}");
    let e = error_of("queue-twice", &[("def.json", br#"{"dma_queue": {"q": {}, "r": {}, "q": {}}}"#)]);
    assert!(e.starts_with("def.json: dma_queue: `q` is there twice"), "{e}");
    let e = error_of("key-twice", &[("def.json", br#"{"var": {"x": {"type": "input", "var_id": 1, "var_id": 2}}}"#)]);
    assert!(e.contains("duplicate field `var_id`"), "{e}");

    let e = error_of("trailing", &[("def.json", b"{} x")]);
    assert!(e.starts_with("def.json: trailing characters"), "{e}");
}

#[test]
fn check_lists_dangling_references() {
    let def = br#"{"pool": "pool.json", "var": {
        "x": {"type": "input", "size": 8, "var_id": 0},
        "z": {"type": "virtual", "var_id": 0, "referenced_var_id": 9}}}"#;
    let dir = directory("dangling", &[("def.json", def), ("pool.json", POOL), ("pool.bin", b"")]);
    let found: Vec<_> = Program::load(&dir).unwrap().check().iter().map(ToString::to_string).collect();
    assert_eq!(
        found,
        [
            "def.json: var.z.var_id: variable id 0 belongs to `x` already",
            "def.json: var.z.referenced_var_id: variable id `9` is not declared in def.json",
            "pool.json: dma[0].queue: queue `q_in` is not declared in def.json",
            "pool.json: dma[0].desc[0].to: variable `y` is not declared in def.json",
            "pool.json: dma[1].queue: queue `q_in` is not declared in def.json",
            "pool.json: dma[1].desc[0].to: variable `y` is not declared in def.json",
        ]
    );
}
