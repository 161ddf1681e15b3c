//! Witnesses: records that are legal, records that break one rule alone, and what no record does, one a line.
//!
//! They are made from the rules of the spec, so they prove nothing about the hardware. They are seeds for campaigns, and they notice when a rule starts to say
//! something else.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tpb_core::RecordBytes;
use tpb_core::check::{Context, Policy, Stage};
use tpb_core::dialect::Engine;

/// A record and what is known of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Witness {
    /// Format.
    pub form: String,
    /// Opcode.
    pub opcode: String,
    /// The rule that it breaks, and no other; a legal record breaks none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub breaks: Option<String>,
    /// Rules that it breaks beside that one, where no record was found that does not.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<String>,
    /// The rules say by themselves that no record breaks that one alone; otherwise none was found.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub proven: bool,
    /// Generations for which this holds.
    pub gens: Vec<String>,
    /// Engine of the stream, where it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub engine: Option<String>,
    /// `neff` or `device`.
    pub stage: String,
    /// The record, in hex.
    pub bytes: String,
}

/// Values of an enum field that no legal record of its form was found to hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unheld {
    /// Form and path of the field.
    pub path: String,
    /// What stands against them, as [`Obstacle`](crate::sought::Obstacle) says it.
    pub why: String,
    /// Generations for which this holds.
    pub gens: Vec<String>,
    /// Names of the values.
    pub values: Vec<String>,
}

impl Witness {
    /// The record.
    ///
    /// # Errors
    /// The line does not hold 64 bytes in hex.
    pub fn record(&self) -> Result<RecordBytes, String> {
        let wrong = || format!("no record: {}", self.bytes);
        let mut record = [0; 64];
        if self.bytes.len() != 128 {
            return Err(wrong());
        }
        for (i, byte) in record.iter_mut().enumerate() {
            let digits = self.bytes.get(2 * i..2 * i + 2).ok_or_else(wrong)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| wrong())?;
        }
        Ok(record)
    }

    /// What it is judged in; all rules count.
    ///
    /// # Errors
    /// The engine or the stage is none.
    pub fn context(&self) -> Result<Context, String> {
        let engine = match &self.engine {
            None => None,
            Some(name) => Some(Engine::from_name(name).ok_or_else(|| format!("no engine: {name}"))?),
        };
        let stage = match self.stage.as_str() {
            "neff" => Stage::Neff,
            "device" => Stage::Device,
            other => return Err(format!("no stage: {other}")),
        };
        Ok(Context { engine, stage, policy: Policy::Strict })
    }
}

/// A record in hex.
pub fn hex(record: &RecordBytes) -> String {
    record.iter().map(|b| format!("{b:02x}")).collect()
}

/// Where they are.
pub fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance/witnesses")
}

/// The legal ones, as they were checked in when this was built.
pub fn legal() -> &'static [Witness] {
    static ALL: OnceLock<Vec<Witness>> = OnceLock::new();
    ALL.get_or_init(|| lines(include_str!("../../../conformance/witnesses/legal.jsonl")))
}

/// Those that break a rule, likewise.
pub fn breaking() -> &'static [Witness] {
    static ALL: OnceLock<Vec<Witness>> = OnceLock::new();
    ALL.get_or_init(|| lines(include_str!("../../../conformance/witnesses/breaking.jsonl")))
}

/// Those that break a rule together with others, since none was found that breaks it alone, likewise.
pub fn implied() -> &'static [Witness] {
    static ALL: OnceLock<Vec<Witness>> = OnceLock::new();
    ALL.get_or_init(|| lines(include_str!("../../../conformance/witnesses/implied.jsonl")))
}

/// Values that no legal record holds, likewise.
pub fn unheld() -> &'static [Unheld] {
    static ALL: OnceLock<Vec<Unheld>> = OnceLock::new();
    ALL.get_or_init(|| lines(include_str!("../../../conformance/witnesses/unheld.jsonl")))
}

/// A test reads the files strictly; what does not read is left out here.
fn lines<T: DeserializeOwned>(text: &str) -> Vec<T> {
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

/// Reads the lines of a file; a file that is not there has none.
///
/// # Errors
/// The file cannot be read, or a line is none.
pub fn read<T: DeserializeOwned>(path: &Path) -> Result<Vec<T>, String> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(e) => return Err(format!("{}: {e}", path.display())),
    };
    let line = |(i, line): (usize, &str)| serde_json::from_str(line).map_err(|e| format!("{}:{}: {e}", path.display(), i + 1));
    text.lines().enumerate().map(line).collect()
}

/// Writes the lines of a file.
///
/// # Errors
/// The file cannot be written.
pub fn write<T: Serialize>(path: &Path, lines: &[T]) -> Result<(), String> {
    let mut text = String::new();
    for line in lines {
        text += &serde_json::to_string(line).map_err(|e| e.to_string())?;
        text.push('\n');
    }
    if let Some(dir) = path.parent() {
        fs::create_dir_all(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    }
    fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))
}
