//! Layouts as they were collected, read from the extract of the facts and not from the spec.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
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
        let Shown(shown) = serde_json::from_str(json).map_err(|e| format!("{e}: {json}"))?;
        for field in fields {
            let Some((_, value)) = shown.iter().find(|(name, _)| *name == field.name) else { continue };
            let Some(bytes) = record.get(field.offset..field.offset + field.size) else { continue };
            let there = bytes.iter().rev().fold(0u64, |sum, byte| sum << 8 | u64::from(*byte));
            if *value != there {
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

/// The fields of a record that are shown as a number or an enum. Everything else is passed over unread, since a campaign looks at each of its records.
struct Shown<'j>(Vec<(Cow<'j, str>, u64)>);

impl<'de> Deserialize<'de> for Shown<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self(deserializer.deserialize_map(Entries(PhantomData))?))
    }
}

/// The number that a field is shown as; the one behind `raw` of an enum.
struct Number(Option<u64>);

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(OneNumber)
    }
}

struct Entries<'j>(PhantomData<&'j str>);

impl<'de> Visitor<'de> for Entries<'de> {
    type Value = Vec<(Cow<'de, str>, u64)>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the fields of a record")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut numbers = Vec::new();
        while let Some((name, Number(value))) = map.next_entry::<Cow<'de, str>, Number>()? {
            numbers.extend(value.map(|v| (name, v)));
        }
        Ok(numbers)
    }
}

struct OneNumber;

impl<'de> Visitor<'de> for OneNumber {
    type Value = Number;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a field")
    }

    fn visit_u64<E>(self, value: u64) -> Result<Number, E> {
        Ok(Number(Some(value)))
    }

    fn visit_i64<E>(self, _: i64) -> Result<Number, E> {
        Ok(Number(None))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Number, E> {
        Ok(Number(None))
    }

    fn visit_str<E>(self, _: &str) -> Result<Number, E> {
        Ok(Number(None))
    }

    fn visit_unit<E>(self) -> Result<Number, E> {
        Ok(Number(None))
    }

    fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut seq: A) -> Result<Number, A::Error> {
        while seq.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Number(None))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Number, A::Error> {
        let mut raw = None;
        while let Some(key) = map.next_key::<Cow<'de, str>>()? {
            if key == "raw" {
                raw = map.next_value::<Number>()?.0;
            } else {
                map.next_value::<IgnoredAny>()?;
            }
        }
        Ok(Number(raw))
    }
}
