//! Cases, one a line: what a record says, how it prints, whether it is legal.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::Value;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, Policy, Stage};
use tpb_core::dialect::{Engine, Form, OpcodeInfo};
use tpb_isa::Isa;

/// Where the bytes of a case are from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Evidence {
    /// Printed on a page, or in a real file: they can show that a layout is wrong.
    Independent,
    /// Put together from the same facts as the spec: they catch a slip, and show nothing about the layout.
    Derived,
}

/// One line.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// Name, unique with the generation.
    pub name: String,
    /// Generation.
    #[serde(rename = "gen")]
    pub generation: String,
    /// Engine of the stream, if it matters.
    pub engine: Option<String>,
    /// `neff` or `device`.
    pub stage: String,
    /// Opcode of a record of which only some bytes are given.
    #[serde(default)]
    pub opcode: Option<String>,
    /// Where those bytes are.
    #[serde(default)]
    pub at: Option<usize>,
    /// Hex digits of the record, or of a part of it.
    pub bytes: String,
    /// Format that the record has; `null` where nothing but the header is known.
    pub format: Option<String>,
    /// Path of a field and its value; `path.name` is the name of an enum value.
    pub fields: BTreeMap<String, Value>,
    /// The statement, where a source prints it.
    pub text: Option<String>,
    /// Whether it is legal; `null` where no source decides.
    pub legal: Option<bool>,
    /// Rules that it breaks, all of them.
    pub broken: Vec<String>,
    /// Generations that have the opcode where this one lacks it.
    #[serde(default)]
    pub elsewhere: Vec<String>,
    /// Where it is from.
    pub source: String,
    /// How much the bytes prove.
    pub evidence: Evidence,
    /// Remark.
    #[serde(default)]
    pub note: String,
}

/// Reads every `*.jsonl` of a directory, by file.
///
/// # Errors
///
/// A file cannot be read, or a line is no case.
pub fn read_all(dir: &Path) -> Result<BTreeMap<String, Vec<Case>>, String> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(dir).map_err(|e| format!("{}: {e}", dir.display()))? {
        let path = entry.map_err(|e| e.to_string())?.path();
        let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        if name.ends_with(".jsonl") {
            files.insert(name, read(&path)?);
        }
    }
    Ok(files)
}

/// Reads one file.
///
/// # Errors
///
/// It cannot be read, or a line is no case.
pub fn read(path: &Path) -> Result<Vec<Case>, String> {
    let text = fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let lines = text.lines().enumerate();
    lines.map(|(i, line)| serde_json::from_str(line).map_err(|e| format!("{}:{}: {e}", path.display(), i + 1))).collect()
}

/// Where the cases are.
pub fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("vectors")
}

impl Case {
    /// The generation's table.
    ///
    /// # Errors
    ///
    /// There is no such generation.
    pub fn isa(&self) -> Result<&'static Isa, String> {
        tpb_isa::generation(&self.generation).ok_or_else(|| format!("{self}: no generation {}", self.generation))
    }

    /// Whether all 64 bytes are given.
    pub fn is_whole(&self) -> bool {
        self.at.is_none()
    }

    /// The record; bytes that are not given are zero, but for the opcode and the length.
    ///
    /// # Errors
    ///
    /// The bytes are no hex digits, or do not fit.
    pub fn record(&self) -> Result<RecordBytes, String> {
        let bad = |what: &str| format!("{self}: {what}");
        let digits: Vec<u32> = self.bytes.chars().map(|c| c.to_digit(16)).collect::<Option<_>>().ok_or_else(|| bad("no hex digits"))?;
        let bytes: Vec<u8> = digits.chunks(2).map(|d| d.iter().fold(0, |v, d| v << 4 | *d as u8)).collect();
        let mut record = [0; 64];
        let at = match (&self.opcode, self.at) {
            (None, None) if bytes.len() == 64 => 0,
            (Some(name), Some(at)) => {
                let opcode = self.isa()?.dialect.opcode_named(name).ok_or_else(|| bad("no such opcode"))?;
                record[0] = opcode.byte;
                record[1] = 16;
                at
            }
            _ => return Err(bad("64 bytes, or an opcode and a place")),
        };
        let place = record.get_mut(at..at + bytes.len()).ok_or_else(|| bad("too many bytes"))?;
        place.copy_from_slice(&bytes);
        Ok(record)
    }

    /// The context for its legality, all rules counting.
    ///
    /// # Errors
    ///
    /// The stage or the engine has no such name.
    pub fn context(&self) -> Result<Context, String> {
        let stage = match self.stage.as_str() {
            "neff" => Stage::Neff,
            "device" => Stage::Device,
            other => return Err(format!("{self}: no stage {other}")),
        };
        let engine = match &self.engine {
            Some(name) => Some(Engine::from_name(name).ok_or_else(|| format!("{self}: no engine {name}"))?),
            None => None,
        };
        Ok(Context { engine, stage, policy: Policy::Strict })
    }

    /// The form of the record.
    ///
    /// # Errors
    ///
    /// The bytes are none.
    pub fn form(&self) -> Result<Option<(&'static OpcodeInfo, &'static Form)>, String> {
        Ok(self.isa()?.dialect.form(&self.record()?))
    }

    /// Everything about the case that does not hold.
    pub fn mistakes(&self) -> Vec<String> {
        let mut out = Vec::new();
        if let Err(e) = self.run(&mut out) {
            out.push(e);
        }
        out
    }

    fn run(&self, out: &mut Vec<String>) -> Result<(), String> {
        let isa = self.isa()?;
        let record = self.record()?;
        let form = isa.dialect.form(&record);
        if let Some(format) = &self.format {
            let found = form.map(|(_, f)| f.name);
            if found != Some(format.as_str()) {
                out.push(format!("{self}: format {found:?}, expected {format}"));
            }
        }
        if let Some((_, form)) = form {
            let mut json = String::new();
            tpb_core::json::fields(isa.dialect, form, &record, &mut json).map_err(|e| e.to_string())?;
            let tree: Value = serde_json::from_str(&json).map_err(|e| format!("{self}: {e} in {json}"))?;
            for (path, expected) in &self.fields {
                match follow(&tree, path) {
                    Some(found) if equals(found, expected) => {}
                    found => out.push(format!("{self}: {path} is {}, expected {expected}", found.unwrap_or(&Value::Null))),
                }
            }
        } else if !self.fields.is_empty() {
            out.push(format!("{self}: no form"));
        }
        if let Some(text) = &self.text {
            let mut printed = String::new();
            tpb_core::text::print(isa.dialect, &record, &mut printed).map_err(|e| e.to_string())?;
            if printed != *text {
                out.push(format!("{self}: prints {printed}\n  expected {text}"));
            }
            match tpb_core::text::parse(isa.dialect, text) {
                Ok(back) if back == record => {}
                Ok(back) => out.push(format!("{self}: reads {back:02x?}")),
                Err(e) => out.push(format!("{self}: {e}")),
            }
        }
        if !self.elsewhere.is_empty() {
            let named = isa.dialect.elsewhere.iter().find(|(byte, _, _)| *byte == record[0]);
            let gens: Vec<&str> = tpb_isa::GENERATIONS
                .iter()
                .filter(|g| named.is_some_and(|(_, _, gens)| gens.has(g.dialect.index)))
                .map(|g| g.dialect.name)
                .collect();
            if gens != self.elsewhere {
                out.push(format!("{self}: named as one of {gens:?}, expected {:?}", self.elsewhere));
            }
        }
        if let Some(legal) = self.legal {
            let cx = self.context()?;
            let mut broken = Vec::new();
            (isa.check)(&record, &cx, &mut |finding| broken.push(finding.rule.id));
            if (isa.is_valid)(&record, &cx) != broken.is_empty() {
                out.push(format!("{self}: valid or not, but {broken:?}"));
            }
            if legal != broken.is_empty() || !legal && !self.broken.is_empty() && !same(&broken, &self.broken) {
                out.push(format!("{self}: breaks {broken:?}, expected {:?}", self.broken));
            }
        }
        Ok(())
    }
}

/// How well the cases support a layout, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Support {
    /// All 64 bytes of a record that somebody else wrote.
    Whole,
    /// Some bytes behind the header that somebody else wrote.
    Part,
    /// Bytes put together from the same facts.
    Derived,
    /// No case decodes a field of it.
    Nothing,
}

/// The support of every layout of a generation, by format.
///
/// # Errors
///
/// A case is none.
pub fn support<'c>(isa: &Isa, cases: impl IntoIterator<Item = &'c Case>) -> Result<BTreeMap<&'static str, Support>, String> {
    let forms = isa.dialect.opcodes.iter().flat_map(|o| o.forms);
    let mut out: BTreeMap<&'static str, Support> = forms.map(|f| (f.name, Support::Nothing)).collect();
    for case in cases.into_iter().filter(|c| c.generation == isa.dialect.name) {
        let Some((_, form)) = case.form()? else { continue };
        let is_header = |path: &String| path.starts_with("header.") || path.starts_with("inst_header.");
        if case.fields.keys().all(is_header) {
            continue;
        }
        let support = match case.evidence {
            Evidence::Independent if case.is_whole() => Support::Whole,
            Evidence::Independent => Support::Part,
            Evidence::Derived => Support::Derived,
        };
        out.entry(form.name).and_modify(|s| *s = support.min(*s));
    }
    Ok(out)
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} on {}", self.name, self.generation)
    }
}

fn same(a: &[&str], b: &[String]) -> bool {
    let mut a: Vec<&str> = a.to_vec();
    let mut b: Vec<&str> = b.iter().map(String::as_str).collect();
    a.sort_unstable();
    b.sort_unstable();
    a == b
}

/// The value at `a.b[1].c`.
fn follow<'v>(tree: &'v Value, path: &str) -> Option<&'v Value> {
    path.split('.').try_fold(tree, |tree, part| {
        let (name, index) = match part.split_once('[') {
            Some((name, index)) => (name, Some(index.strip_suffix(']')?.parse::<usize>().ok()?)),
            None => (part, None),
        };
        let value = tree.get(name)?;
        match index {
            Some(i) => value.get(i),
            None => Some(value),
        }
    })
}

/// Of an enum, a number means its value and a string its name.
fn equals(found: &Value, expected: &Value) -> bool {
    match (found, expected) {
        (Value::Object(leaf), Value::Number(_)) => leaf.get("raw") == Some(expected),
        (Value::Object(leaf), Value::String(_)) => leaf.get("name") == Some(expected),
        _ => found == expected,
    }
}
