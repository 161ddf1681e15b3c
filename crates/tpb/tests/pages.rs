//! What the pages print is what the command prints.

mod common;

use std::path::{Path, PathBuf};

use common::command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Commands of the console blocks of a page, with what stands below them.
fn examples(page: &str) -> Vec<(String, String)> {
    let text = std::fs::read_to_string(root().join(page)).unwrap();
    let mut out: Vec<(String, String)> = Vec::new();
    for block in text.split("```console\n").skip(1) {
        let (block, _) = block.split_once("\n```").unwrap();
        for line in block.lines() {
            match (line.strip_prefix("$ "), out.last_mut()) {
                (Some(command), _) => out.push((command.to_owned(), String::new())),
                (None, Some((_, below))) => *below += &format!("{line}\n"),
                (None, None) => panic!("{page}: `{line}` stands below no command"),
            }
        }
    }
    out
}

/// Runs `tpb ...`, with `| head -N` behind it or not.
fn printed(line: &str) -> String {
    let (line, most) = match line.split_once(" | head -") {
        Some((line, n)) => (line, n.parse().unwrap()),
        None => (line, usize::MAX),
    };
    let words: Vec<_> = line.split_whitespace().collect();
    assert_eq!(words[0], "tpb", "{line}");
    let output = command(&words[1..]).current_dir(root()).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{line}");
    String::from_utf8(output.stdout).unwrap().lines().take(most).map(|l| format!("{l}\n")).collect()
}

#[test]
fn commands_print_what_the_pages_say() {
    for (page, least) in [("README.md", 3), ("conformance/programs/README.md", 3)] {
        let examples = examples(page);
        assert!(examples.len() >= least, "{page}");
        for (line, below) in examples {
            assert_eq!(printed(&line), below, "{page}: {line}");
        }
    }
}

/// The table of commands has all of them.
#[test]
fn the_page_knows_every_command() {
    let page = std::fs::read_to_string(root().join("README.md")).unwrap();
    let help = String::from_utf8(command(&["--help"]).output().unwrap().stdout).unwrap();
    let (_, commands) = help.split_once("Commands:\n").unwrap();
    let (commands, _) = commands.split_once("\n\n").unwrap();
    let names: Vec<_> = commands.lines().filter_map(|l| l.strip_prefix("  ")?.split_whitespace().next()).collect();
    assert!(names.len() > 10);
    for name in names.iter().filter(|n| help.contains(&format!("\n  {n} "))) {
        assert!(*name == "help" || page.contains(&format!("`tpb {name} ")), "README.md says nothing of `tpb {name}`");
    }
}
