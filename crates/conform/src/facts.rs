//! Layouts as they were collected, read from the extract of the facts and not from the spec.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use tpb_core::RecordBytes;

/// One layout a line, made from the collected facts alone.
static EXTRACT: &str = include_str!("../../../conformance/facts/layouts.jsonl");

#[derive(Deserialize)]
struct Layout {
    name: String,
    gens: Vec<String>,
    fields: Vec<Field>,
}

#[derive(Clone, Debug, Deserialize)]
struct Field {
    name: String,
    offset: usize,
    size: usize,
    #[serde(rename = "type")]
    ty: String,
}

/// Fields of one generation's records by format; only numbers and enums, which every reading of a record shows as such.
#[derive(Debug)]
pub struct Layouts(BTreeMap<String, Vec<Field>>);

/// The layouts of a generation.
pub fn layouts(generation: &str) -> Layouts {
    let all = EXTRACT.lines().filter_map(|line| serde_json::from_str::<Layout>(line).ok());
    let here = all.filter(|l| l.gens.iter().any(|g| g == generation));
    // Several layouts under one name belong to different opcodes; which is whose the extract says in words, so those are left out.
    let mut by_name: BTreeMap<String, Vec<Vec<Field>>> = BTreeMap::new();
    for layout in here {
        by_name.entry(layout.name).or_default().push(layout.fields);
    }
    let single = by_name.into_iter().filter_map(|(name, mut layouts)| (layouts.len() == 1).then(|| (name, layouts.remove(0))));
    let numbers =
        single.map(|(name, fields)| (name, fields.into_iter().filter(|f| f.size <= 8 && f.ty != "f32" && !f.ty.contains('[')).collect()));
    Layouts(numbers.collect())
}

impl Layouts {
    /// How many formats there are to compare with.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Holds the fields that are numbers against the bytes at the places of the facts.
    ///
    /// # Errors
    /// A field holds something else.
    pub fn compare(&self, format: &str, json: &str, record: &RecordBytes) -> Result<(), String> {
        let Some(fields) = self.0.get(format) else { return Ok(()) };
        let shown: Value = serde_json::from_str(json).map_err(|e| format!("{e}: {json}"))?;
        for field in fields {
            let Some(value) = shown.get(&field.name).and_then(|v| v.get("raw").unwrap_or(v).as_u64()) else { continue };
            let Some(bytes) = record.get(field.offset..field.offset + field.size) else { continue };
            let there = bytes.iter().rev().fold(0u64, |sum, byte| sum << 8 | u64::from(*byte));
            if value != there {
                return Err(format!(
                    "{format}.{} is {value:#x}; bytes {}..{} hold {there:#x}",
                    field.name,
                    field.offset,
                    field.offset + field.size
                ));
            }
        }
        Ok(())
    }
}
