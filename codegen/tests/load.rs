//! What the loader makes of files that are in order.

mod common;

use std::sync::Arc;

use common::VALID;
use tpb_codegen::diagnostic::Diagnostics;
use tpb_codegen::load::load;
use tpb_codegen::spec::{Class, Conf, Executed, Reserved, Role, SourceFile, Spec, Stage};
use tpb_codegen::yaml::{Node, parse};

fn valid() -> Spec {
    let (spec, findings) = load(VALID.iter().map(|(path, text)| (path.to_string(), text.to_string())));
    assert!(findings.is_empty(), "{findings}");
    spec
}

#[test]
fn generations() {
    let spec = valid();
    let [tonga, sunda, cayman] = &spec.generations[..] else { panic!("{:?}", spec.generations) };
    assert_eq!((tonga.name.as_str(), tonga.title.as_str(), tonga.version.as_str()), ("tonga", "TONGA", "V1"));
    assert_eq!(
        tonga.geometry.iter().map(|(key, value)| (key.as_str(), *value)).collect::<Vec<_>>(),
        [("sbuf_partitions", 128), ("sbuf_partition_bytes", 98304),]
    );
    assert!(sunda.after.is_none());
    assert_eq!(cayman.after.as_ref().map(|name| name.as_str()), Some("sunda"));
    assert_eq!((cayman.evidence.conf, &cayman.evidence.source[..]), (Conf::High, &["isa/generations.md".to_string()][..]));
}

#[test]
fn enums() {
    let spec = valid();
    let e = &spec.enums[0];
    assert_eq!((e.name.as_str(), e.width.value, e.flags), ("WAIT_MODE", 8, false));
    let values: Vec<_> = e.values.iter().map(|v| (v.name.as_str(), v.value.value, v.sentinel)).collect();
    assert_eq!(
        values,
        [("NONE", 0, false), ("NO", 1, false), ("WAIT_FOR_EVT_SET", 6, false), ("FP32", 10, false), ("INVALID", 255, true),]
    );
    assert_eq!((e.values[3].bits, e.values[3].signed), (Some(32), Some(true)));
    assert_eq!(e.values[2].range.until.as_ref().map(|name| name.as_str()), Some("cayman"));
    assert_eq!((e.values[1].evidence.conf, e.values[2].evidence.conf), (Conf::High, Conf::Low));
    assert_eq!(e.values[0].evidence.source, ["isa/enums.h", "dwarf: WAIT_MODE"]);
    // A note is about the thing it stands at.
    assert_eq!((e.values[0].evidence.note.len(), e.values[1].evidence.note.len()), (0, 1));
    assert_eq!(e.legal.as_ref().map(|legal| legal.iter().map(|at| at.value).collect()), Some(vec![0, 1, 3]));
    assert_eq!((e.derived[0].0.as_str(), e.derived[0].1.value), ("BOTH", 3));
    assert_eq!(e.sets[0].members.iter().map(|name| name.as_str()).collect::<Vec<_>>(), ["NONE", "NO"]);
    assert_eq!(e.sets[1].range.since.as_ref().map(|name| name.as_str()), Some("cayman"));
}

#[test]
fn types() {
    let spec = valid();
    let [union, bitfield, events] = &spec.types[..] else { panic!("{:?}", spec.types) };
    assert_eq!((union.select[0].0.as_str(), union.select[0].1.value, union.select[0].2.base.as_str()), ("marker", 3, "u8"));
    assert_eq!((union.given[0].0.as_str(), union.given[0].1.base.as_str()), ("imm_src", "IMM_SRC"));
    let arms: Vec<_> = union.layouts[0].arms.iter().map(|arm| (arm.name.as_str(), arm.when.as_str())).collect();
    assert_eq!(arms, [("addr_reg", "marker & 0xA0 == 0x80"), ("addr_immediate", "true")]);

    // What stands at the top holds for what has no generations or source of its own.
    assert_eq!(bitfield.layouts[0].range.since.as_ref().map(|name| name.as_str()), Some("tonga"));
    assert_eq!(bitfield.rules[0].range.since.as_ref().map(|name| name.as_str()), Some("tonga"));
    assert_eq!(bitfield.rules[0].evidence.source, ["firmware"]);
    let bit = &bitfield.layouts[0].fields[1];
    assert_eq!((bit.offset.as_deref(), bit.width.as_deref(), bit.reserved.as_deref()), (Some(&4), Some(&4), Some(&Reserved::Zero)));
    assert!(bit.ty.is_none());

    let conf: Vec<_> = events.layouts.iter().map(|layout| (layout.evidence.conf, layout.fields[0].evidence.conf)).collect();
    assert_eq!(conf, [(Conf::High, Conf::High), (Conf::Med, Conf::Low)]);
    let ty = events.layouts[0].fields[1].ty.as_ref().expect("a type");
    assert_eq!((ty.base.as_str(), ty.len), ("u8", Some(7)));
    assert_eq!(&ty.base.span.file.text[ty.base.span.range.clone()], "u8");
}

#[test]
fn formats() {
    let spec = valid();
    let [mm, sub] = &spec.formats[..] else { panic!("{:?}", spec.formats) };
    let [matmul, old] = &mm.opcodes[..] else { panic!("{:?}", mm.opcodes) };
    assert_eq!((matmul.byte.value, matmul.class, matmul.engines_conf), (2, Class::Real, Conf::Low));
    assert!(matches!(&matmul.executed, Executed::In(range) if range.since.as_ref().is_some_and(|name| name.value == "cayman")));
    assert!(matches!(old.executed, Executed::Never));
    assert_eq!((old.class, old.engines_conf), (Class::Pseudo, Conf::High));
    assert_eq!(old.mnemonic.as_ref().map(|name| name.as_str()), Some("X_AS_PRINTED"));
    let field = &mm.layouts[0].fields[1];
    assert_eq!((field.closed, field.role, field.dead_for[0].as_str()), (Some(true), Some(Role::Read), "OLD"));
    assert_eq!((mm.layouts[0].fields[2].given[0].0.as_str(), mm.layouts[0].fields[2].given[0].1.as_str()), ("imm_src", "imm0_src"));
    let layout = &mm.layouts[1];
    assert_eq!(layout.extends.as_ref().map(|name| name.as_str()), Some("sunda"));
    assert_eq!(
        (layout.drop[0].as_str(), layout.change[0].name.as_str(), layout.add[0].name.as_str()),
        ("imm0", "in_dtype", "reserved_quant")
    );
    assert!(layout.change[0].offset.is_none());
    let lift = &mm.lift[0];
    assert_eq!((lift.from.as_str(), lift.values[1].0.as_str(), lift.values[1].1.as_str()), ("flags.accumulate[1]", "ACCUMULATE", "3"));
    assert_eq!(mm.text.order.iter().map(|name| name.as_str()).collect::<Vec<_>>(), ["in_dtype", "header.opcode"]);
    let rule = &mm.rules[0];
    assert_eq!((rule.stage, rule.message.as_str()), (Some(Stage::Device), "a group cannot begin twice"));
    // A place in an expression is a place in the file.
    let span = &rule.require.span;
    assert_eq!(&span.file.text[span.range.clone()], rule.require.as_str());
    assert_eq!(sub.selector.as_ref().map(|(field, value)| (field.as_str(), value.as_str())), Some(("extended_opcode", "0x10")));
    assert_eq!(sub.gap.as_ref().map(|name| name.as_str()), Some("extended-tt"));
}

#[test]
fn tables() {
    let spec = valid();
    let operands = spec.operations[0].operands.as_ref().expect("operands");
    assert_eq!(operands[1].default.as_ref().map(|name| name.as_str()), Some("FP32"));
    let args: Vec<_> = spec.predicates[0].args.iter().map(|(name, ty)| (name.as_str(), ty.as_str())).collect();
    assert_eq!(args, [("dtype", "u8"), ("allow_fp32r", "bool")]);
    assert!(spec.predicates[0].per_generation);
    assert_eq!(spec.predicates[1].args[0].1.as_str(), "bytes");
    assert_eq!(spec.sp_words[1].value.value, u64::MAX);
    assert_eq!(spec.sp_limits[0].1, 512);
    let text = spec.text.as_ref().expect("a grammar");
    assert_eq!((text.waits[1].0.as_str(), text.waits[1].1.as_str()), ("WAIT_FOR_EVT_SET", "E[{index}] == 1"));
}

#[test]
fn a_later_file_replaces_an_earlier_one() {
    let (spec, findings) = common::load_with("spec/enums/WAIT_MODE.yaml", "enum: WAIT_MODE\nwidth: 4\nconf: high\nsource: x\nvalues: []\n");
    assert!(findings.is_empty(), "{findings}");
    assert_eq!((spec.enums.len(), spec.enums[0].width.value), (1, 4));
}

fn tree(text: &str) -> Option<Node> {
    let mut findings = Diagnostics::new();
    let tree = parse(&Arc::new(SourceFile { path: "t.yaml".into(), text: text.into() }), &mut findings);
    assert!(findings.is_empty(), "{findings}");
    tree
}

#[test]
fn plain_scalars_keep_their_text() {
    for text in ["yes", "no", "on", "off", "null", "~", "1e3", "0x0a", "0o17", ".inf", "1_000", "2001-01-01", "True"] {
        let tree = tree(&format!("key: {text}\n")).expect("a tree");
        assert_eq!(tree.get("key").and_then(Node::text), Some(text));
    }
}

#[test]
fn spans_are_those_of_the_source() {
    let text = "a: [x, \"y z\"]\nb:\n  c: 'd'\n\n# end\ne: |\n  f\n";
    let tree = tree(text).expect("a tree");
    let source = |node: &Node| text[node.span.range.clone()].to_string();
    assert_eq!(source(tree.get("a").expect("a")), "[x, \"y z\"]");
    assert_eq!(source(tree.get("b").expect("b")), "c: 'd'");
    assert_eq!(source(tree.get("b").and_then(|b| b.get("c")).expect("c")), "d");
    assert_eq!(tree.get("e").and_then(Node::text), Some("f\n"));
}

/// Links that never end, and what is no file.
#[test]
#[cfg(unix)]
fn links_and_devices() {
    let dir = std::env::temp_dir().join(format!("tpb-load-{}", std::process::id()));
    drop(std::fs::remove_dir_all(&dir));
    std::fs::create_dir_all(dir.join("enums")).unwrap();
    let told = |target: &str, name: &str| {
        std::os::unix::fs::symlink(target, dir.join(name)).unwrap();
        let error = tpb_codegen::load::read_dir(&dir).unwrap_err().to_string();
        std::fs::remove_file(dir.join(name)).unwrap();
        error
    };
    for (target, name, why) in [
        ("..", "enums/up", "leads back to a folder that it is in"),
        (".", "same", "leads back to a folder that it is in"),
        ("/dev/zero", "enums/ZERO.yaml", "is no file"),
        ("nothing", "enums/DANGLING.yaml", "No such file"),
    ] {
        let error = told(target, name);
        assert!(error.contains(name) && error.contains(why), "{error}");
    }
    // Two folders beside each other, each with a link to the other.
    let other = dir.with_extension("other");
    std::fs::create_dir_all(&other).unwrap();
    std::os::unix::fs::symlink(dir.join("enums"), other.join("back")).unwrap();
    let error = told(other.to_str().unwrap(), "enums/there");
    std::fs::remove_dir_all(&other).unwrap();
    assert!(error.contains("enums/there/back: it leads back"), "{error}");
    std::fs::remove_dir_all(&dir).unwrap();
}
