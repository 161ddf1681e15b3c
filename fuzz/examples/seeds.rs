//! Writes the seeds and the dictionaries anew: `cargo run --example seeds`.

use std::collections::BTreeSet;
use std::fs;
use std::io::{Error, Result};
use std::path::Path;

use tpb_codegen::rule::parse;
use tpb_core::layout::Type;
use tpb_fuzz::declared::Entry;
use tpb_fuzz::{Case, spec};
use tpb_isa::GENERATIONS;

fn main() -> Result<()> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    records(here)?;
    walks(here)?;
    containers(here)?;
    declared(here)?;
    specs(here)?;
    rules(here)?;
    assembler_words(here)?;
    spec_words(here)
}

/// The statements of the real program on the generations that have them.
fn records(here: &Path) -> Result<()> {
    let program = here.join("../conformance/programs/neff_c08220/sg00");
    for target in ["decode_roundtrip", "text_roundtrip", "lift_lower", "validator", "cross_generation", "exec_any"] {
        let dir = here.join("seeds").join(target);
        fs::create_dir_all(&dir)?;
        for engine in ["pe", "pool"] {
            let stream = fs::read(program.join(engine).with_extension("bin"))?;
            for (i, record) in stream.as_chunks().0.iter().enumerate() {
                fs::write(dir.join(format!("{engine}_{i}")), Case::input(1, record))?;
            }
        }
    }
    let dir = here.join("seeds/asm_parse");
    fs::create_dir_all(&dir)?;
    for engine in ["pe.asm", "pool.asm"] {
        let text = fs::read(program.join(engine))?;
        fs::write(dir.join(engine), [&[1], text.as_slice()].concat())?;
    }
    Ok(())
}

/// A walk over the legal records of each generation.
fn walks(here: &Path) -> Result<()> {
    for target in ["legal_generator", "exec_legal"] {
        let dir = here.join("seeds").join(target);
        fs::create_dir_all(&dir)?;
        for (generation, isa) in GENERATIONS.iter().enumerate() {
            let seed = [generation as u8, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0];
            fs::write(dir.join(isa.dialect.name), seed)?;
        }
    }
    Ok(())
}

/// The sample container, its archive alone, and tables and members of a few bytes.
fn containers(here: &Path) -> Result<()> {
    let sample = fs::read(here.join("../conformance/programs/neff_c08220/sample.neff"))?;
    let archive = sample.get(1024..).ok_or_else(|| Error::other("the sample is shorter than a header"))?;
    let seeds: [(&str, &str, &[u8]); 4] = [
        ("neff_read", "container", &sample),
        ("neff_read", "archive", archive),
        ("neff_roundtrip", "members", b"\x00\x06info.json{}hello"),
        ("pwp_tables", "zero", &[0; 64]),
    ];
    for (target, name, bytes) in seeds {
        let dir = here.join("seeds").join(target);
        fs::create_dir_all(&dir)?;
        fs::write(dir.join(name), bytes)?;
    }
    Ok(())
}

/// A declared record, and its text behind it.
fn declared(here: &Path) -> Result<()> {
    let dir = here.join("seeds/downstream_macro");
    fs::create_dir_all(&dir)?;
    let mut bytes = [0; 64];
    for (kind, name) in ["number", "pair", "text"].into_iter().enumerate() {
        bytes[5] = kind as u8;
        let text = Entry::from_bytes(bytes).identified().to_string();
        fs::write(dir.join(name), [&bytes[..], text.as_bytes()].concat())?;
    }
    Ok(())
}

/// The files of the small spec, behind the byte that chooses the file.
fn specs(here: &Path) -> Result<()> {
    let dir = here.join("seeds/spec_load");
    fs::create_dir_all(&dir)?;
    for (i, (path, text)) in spec::FILES.iter().enumerate() {
        let name = path.rsplit('/').next().unwrap_or(path);
        fs::write(dir.join(name), [&[i as u8], text.as_bytes()].concat())?;
    }
    Ok(())
}

/// The rules of the small spec and some that use more of the grammar, behind a record and an engine.
fn rules(here: &Path) -> Result<()> {
    let dir = here.join("seeds/rule_parse");
    fs::create_dir_all(&dir)?;
    let isa = spec::valid();
    // Rules that follow from a field's own words, such as `closed`, are not in the language.
    let own = isa.formats.iter().flat_map(|f| &f.rules).map(|r| r.require.value.clone()).filter(|r| parse(r).is_ok());
    let more = [
        "not (in_dtype in floats or flags.b == 0x7) and engine == PE",
        "form * 2 + flags.b % 4 - 1 >= imm_src & 0x0f",
        "prod(counts) == 4 * form and form % 2 == 0",
        "rest == 0 and counts[0] != 1 and opcode in [OP]",
        "fits(counts[1]) or in_dtype not in [INT8, FP32]",
    ];
    for (i, rule) in own.chain(more.map(String::from)).enumerate() {
        parse(&rule).map_err(|error| Error::other(format!("{rule}: {error}")))?;
        fs::write(dir.join(format!("rule_{i}")), [&[0; 65], rule.as_bytes()].concat())?;
    }
    Ok(())
}

/// Words and signs of the small spec's files.
fn spec_words(here: &Path) -> Result<()> {
    let mut words = BTreeSet::new();
    for (_, text) in spec::FILES {
        words.extend(text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|w| w.len() > 1).map(String::from));
    }
    words.extend(
        ["==", "!=", "<=", ">=", "not ", " and ", " or ", " in [", "..", "0x", ": ", "- ", "{", "}", "[", "]", "&a ", "*a"]
            .map(String::from),
    );
    words.extend(["extends", "drop", "until", "closed", "reserved", "prod(", "zero(", "engine"].map(String::from));
    dictionary(here, "spec", &words)
}

/// Writes a dictionary of libFuzzer.
fn dictionary(here: &Path, name: &str, words: &BTreeSet<String>) -> Result<()> {
    let dir = here.join("dictionaries");
    fs::create_dir_all(&dir)?;
    let lines: String = words.iter().map(|word| format!("\"{word}\"\n")).collect();
    fs::write(dir.join(name).with_extension("dict"), lines)
}

/// Mnemonics, keys and values of enums of all generations.
fn assembler_words(here: &Path) -> Result<()> {
    let mut words = BTreeSet::new();
    for opcode in GENERATIONS.iter().flat_map(|isa| isa.dialect.opcodes) {
        words.insert(opcode.mnemonic.to_owned());
        for form in opcode.forms {
            words.extend(form.text.iter().filter(|t| !t.key.is_empty()).map(|t| format!("{}=", t.key)));
            words.extend(form.layout.fields.iter().map(|f| format!("{}=", f.name)));
            for field in form.layout.fields {
                if let Type::Union(info) = field.ty {
                    words.extend(info.arms.iter().map(|a| format!("{}:", a.name)));
                }
            }
        }
    }
    words.extend(tpb_isa::ENUMS.iter().flat_map(|e| e.values).map(|v| v.name.to_owned()));
    words.extend(["$S[", "]", "]>0", "]++@complete", ".raw ", ".patch ", "f32:0x", "raw:", "r10", ";", "# "].map(String::from));
    dictionary(here, "asm", &words)
}
