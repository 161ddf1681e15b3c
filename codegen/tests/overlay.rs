//! Overlays: what merging makes of entries, and where mistakes are shown.

mod mini;

use std::path::{Path, PathBuf};

use tpb_codegen::diagnostic::Diagnostics;
use tpb_codegen::generate::resolved;
use tpb_codegen::isa::{GenSet, Isa};
use tpb_codegen::load::{Text, load_layers};
use tpb_codegen::{Builder, Part};

/// The small spec with overlays: each a list of paths below it and texts.
fn layered(overlays: &[&[(&str, &str)]]) -> (Isa, Diagnostics) {
    let base = mini::files().into_iter().map(Text::from).collect();
    let text = |(below, text): &(&str, &str)| Text { below: (*below).into(), path: format!("over/{below}"), text: (*text).into() };
    let overlays = overlays.iter().map(|files| files.iter().map(text).collect()).collect();
    let (spec, mut findings) = load_layers(base, overlays);
    let isa = resolved(&spec, &mut findings);
    (isa, findings)
}

#[track_caller]
fn fine(overlays: &[&[(&str, &str)]]) -> Isa {
    let (isa, findings) = layered(overlays);
    assert!(findings.is_empty(), "{findings}");
    isa
}

/// The one finding: code, place, message.
#[track_caller]
fn finds(file: (&str, &str)) -> String {
    let (_, findings) = layered(&[&[file]]);
    findings.render_short()
}

const THIRD: (&str, &str) = (
    "generations.yaml",
    "source: ours\nconf: med\ngenerations:\n  - {name: third, title: THIRD, version: V3, after: second, doc: One more.}\n",
);

#[test]
fn a_generation_and_a_value() {
    let dtype = ("enums/DTYPE.yaml", "enum: DTYPE\nsource: ours\nconf: low\nsince: third\nvalues: [{name: NEW, value: 0x70}]\n");
    let isa = fine(&[&[THIRD, dtype]]);
    assert_eq!(isa.generations.iter().map(|g| g.name.as_str()).collect::<Vec<_>>(), ["first", "second", "third"]);
    let dtype = isa.enums.iter().find(|e| e.name == "DTYPE").unwrap();
    // The top of the overlay's file holds for what it adds, and for that alone.
    let new = dtype.values.iter().find(|v| v.name == "NEW").unwrap();
    assert_eq!((new.gens, new.evidence.source.as_slice()), (GenSet(0b100), ["ours".to_string()].as_slice()));
    let old: Vec<_> = dtype.values.iter().filter(|v| v.name != "NEW").collect();
    assert!(!old.is_empty() && old.iter().all(|v| v.gens.has(1) && v.evidence.source == ["test"]), "{old:?}");
    // Formats go on into the new generation.
    assert!(isa.formats.iter().all(|f| f.records[2].is_some() == f.records[1].is_some()));
}

#[test]
fn entries_are_changed_key_by_key() {
    let before = fine(&[]);
    let (name, value, doc) = {
        let v = &before.enums.iter().find(|e| e.name == "DTYPE").unwrap().values[0];
        (v.name.clone(), v.value, v.doc.clone())
    };
    let over = format!("enum: DTYPE\nvalues: [{{name: {name}, until: first}}]\n");
    let isa = fine(&[&[("enums/DTYPE.yaml", &over)]]);
    let after = &isa.enums.iter().find(|e| e.name == "DTYPE").unwrap().values;
    let found = after.iter().find(|v| v.name == name).unwrap();
    assert_eq!((found.value, &found.doc, found.gens), (value, &doc, GenSet(0b01)));
    assert_eq!(after.len(), before.enums.iter().find(|e| e.name == "DTYPE").unwrap().values.len());
}

#[test]
fn later_overlays_lie_over_earlier_ones() {
    let one = ("enums/OURS.yaml", "enum: OURS\nwidth: 8\nsource: a\nconf: low\nvalues: [{name: A, value: 0x01}]\n");
    let two =
        ("enums/OURS.yaml", "enum: OURS\nwidth: 16\nsource: b\nconf: high\nvalues: [{name: A, value: 0x02}, {name: B, value: 0x03}]\n");
    let isa = fine(&[&[one], &[two]]);
    let ours = isa.enums.iter().find(|e| e.name == "OURS").unwrap();
    let values: Vec<_> = ours.values.iter().map(|v| (v.name.as_str(), v.value, v.evidence.source[0].as_str())).collect();
    // A is still what the first says it is, with another number.
    assert_eq!((ours.width, values), (16, vec![("A", 2, "a"), ("B", 3, "b")]));
}

#[test]
fn an_entry_with_another_since_is_one_more() {
    let over = "format: S1_OP\nsource: ours\nconf: low\nlayouts:\n  - {since: third, extends: second}\n";
    let before = fine(&[&[THIRD]]);
    let (isa, findings) = layered(&[&[THIRD, ("formats/pe/s1_op.yaml", over)]]);
    assert!(!findings.has_errors(), "{findings}");
    assert_eq!(isa.records.len(), before.records.len());
}

#[test]
fn mistakes_are_shown_where_they_are() {
    assert_eq!(
        finds(("enums/DTYPE.yaml", "enum: DTYPE\nsource: ours\nconf: low\nvalues:\n  - {name: NEW, valu: 0x70}\n")),
        "over/enums/DTYPE.yaml:5:17: error[unknown-key]: an enum value has no key `valu`\n"
    );
    assert_eq!(
        finds(("enums/DTYPE.yaml", "enum: DTYPE\nvalues:\n  - {name: NEW, value: 0x70}\n")),
        "over/enums/DTYPE.yaml:3:5: error[missing-evidence]: an enum value that the overlay adds does not say where it is from\n"
    );
    assert_eq!(
        finds(("enums/DTYPE.yaml", "enum: DTYPES\nvalues: []\n")),
        "over/enums/DTYPE.yaml:1:7: error[overlay-name]: this file is laid over one of `DTYPE`\n"
    );
    let number = finds(("enums/DTYPE.yaml", "enum: DTYPE\nwidth: many\n"));
    assert!(number.starts_with("over/enums/DTYPE.yaml:2:8: error[bad-number]"), "{number}");
    let syntax = finds(("enums/DTYPE.yaml", "enum: [\n"));
    assert!(syntax.starts_with("over/enums/DTYPE.yaml:"), "{syntax}");
    let nowhere = finds(("enum/DTYPE.yaml", "enum: DTYPE\n"));
    assert!(nowhere.starts_with("over/enum/DTYPE.yaml:1:1: warning[unknown-file]"), "{nowhere}");
}

/// Two sets of one name differ by their `since`, so that a change has to say which it is about.
#[test]
fn a_name_that_is_there_twice() {
    let one = (
        "enums/OURS.yaml",
        "enum: OURS\nwidth: 8\nsource: a\nconf: low\nvalues: [{name: A, value: 0x01}]\nsets: [{name: s, members: [A]}, {name: s, since: second, members: []}]\n",
    );
    let which = ("enums/OURS.yaml", "enum: OURS\nsets: [{name: s, members: []}]\n");
    let (_, findings) = layered(&[&[one], &[which]]);
    assert_eq!(
        findings.render_short(),
        "over/enums/OURS.yaml:2:8: error[overlay-ambiguous]: a set of values that is there more than once\n"
    );
    let second = ("enums/OURS.yaml", "enum: OURS\nsets: [{name: s, since: second, members: [A]}]\n");
    let isa = fine(&[&[one], &[second]]);
    let ours = isa.enums.iter().find(|e| e.name == "OURS").unwrap();
    assert_eq!(ours.set("s", 1), Some([1].as_slice()));
}

fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&folder);
    for (below, text) in
        [THIRD, ("types/nested/ignored.txt", "no YAML"), ("enums/OURS.yaml", "enum: OURS\nwidth: 8\nsource: a\nconf: low\nvalues: []\n")]
    {
        let path = folder.join("over").join(below);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    folder
}

#[test]
fn builder_writes_modules_and_says_what_it_read() {
    let folder = folder("builder");
    let builder = Builder::new().spec_dir(mini::dir()).overlay(folder.join("over")).out_dir(folder.join("out")).generations(["third"]);
    let output = builder.write().unwrap();
    assert_eq!(output.root, folder.join("out/tpb.rs"));
    let root = std::fs::read_to_string(&output.root).unwrap();
    assert!(root.contains("#[path = \"tpb/third/mod.rs\"]") && !root.contains("tpb/second"), "{root}");
    for path in [
        mini::dir(),
        mini::dir().join("enums/DTYPE.yaml"),
        folder.join("over"),
        folder.join("over/enums"),
        folder.join("over/enums/OURS.yaml"),
    ] {
        assert!(output.read.contains(&path), "{} among {:?}", path.display(), output.read);
    }
    assert!(output.read.iter().all(|path| path.exists()), "{:?}", output.read);
    // Paths lead from the place of a module to the modules beside it.
    let written = |name: &str| std::fs::read_to_string(folder.join("out/tpb").join(name)).unwrap();
    assert!(written("third/instruction.rs").contains("use super::super::records::formats::"));
    assert!(written("records/formats/s1_op_second.rs").contains("use super::super::types::"));
    for entry in output.report.changed.iter().filter(|path| path.extension().is_some_and(|e| e == "rs")) {
        let text = std::fs::read_to_string(entry).unwrap();
        assert!(!text.contains("crate::") && !text.contains("tpb_records") && !text.contains("cfg(feature"), "{}", entry.display());
    }

    // Another run writes nothing, and fewer parts remove what was of the others.
    let again = builder.write().unwrap();
    assert!(again.report.changed.is_empty() && !again.report.fresh.is_empty());
    let with_text = ["records/formats/s1_op_second.rs", "records/enums/dtype.rs"].map(|name| (name, written(name)));
    let fewer = builder.clone().parts([Part::Encode]).write().unwrap();
    assert!(!folder.join("out/tpb/third/exec.rs").exists() && folder.join("out/tpb/third/instruction.rs").exists());
    assert!(!fewer.report.changed.is_empty());
    for (name, all) in with_text {
        let few = written(name);
        assert!(all.contains("LAYOUT") && all.contains("layout_serde!"), "{name}");
        assert!(!few.contains("LAYOUT") && !few.contains("layout_serde!") && few.contains("debug_tuple"), "{name}");
    }
}

#[test]
fn builder_says_what_does_not_fit() {
    let folder = folder("builder_wrong");
    let builder = Builder::new().spec_dir(mini::dir()).out_dir(folder.join("out"));
    let message = |builder: Builder| format!("{:?}", builder.write().unwrap_err());
    assert_eq!(message(builder.clone().generations(["secnd"])), "there is no generation `secnd`: did you mean `second`?");
    assert_eq!(message(builder.clone().generations(["neither"])), "there is no generation `neither`: there are first, second");
    assert!(message(builder.clone().generations::<String>([])).starts_with("no generation is asked for"));
    assert!(message(builder.clone().overlay(folder.join("none"))).starts_with(&format!("cannot read {}", folder.join("none").display())));
    std::fs::write(folder.join("over/enums/OURS.yaml"), "enum: OURS\nwidth: 8\nvalues: 7\n").unwrap();
    let shown = message(builder.overlay(folder.join("over")));
    assert!(shown.starts_with("the spec has mistakes\n\nerror[") && shown.contains("over/enums/OURS.yaml:3:9"), "{shown}");
}
