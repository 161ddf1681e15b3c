//! What of the spec records reached.

mod bits;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use tpb_core::RecordBytes;
use tpb_core::layout::{EnumInfo, Field, Locator, Type};
use tpb_isa::Isa;

pub use bits::Bits;

/// What records of one generation reached.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Coverage {
    /// Records by opcode.
    pub opcodes: BTreeMap<String, u64>,
    /// Bits by form.
    pub forms: BTreeMap<String, FormCoverage>,
    /// Values that an enum field of a legal record held, by form and path.
    pub values: BTreeMap<String, BTreeSet<u64>>,
    /// Records in which an arm of a union was live, by form and path.
    pub arms: BTreeMap<String, u64>,
    /// Rules by id.
    pub rules: BTreeMap<String, RuleCoverage>,
    /// Records that stated an operation.
    pub lifted: BTreeMap<String, u64>,
    /// Records whose operation the machine carried out, or answered with a fault.
    pub executed: BTreeMap<String, Execution>,
}

/// Records of one form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormCoverage {
    /// How many.
    pub records: u64,
    /// Bits that were 1 in some.
    pub ones: Bits,
    /// Bits that were 0 in some.
    pub zeros: Bits,
}

/// Verdicts of one rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleCoverage {
    /// Records of its form that are legal.
    pub passed: u64,
    /// Records that break it and no other.
    pub failed_alone: u64,
}

/// Runs of one operation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Execution {
    /// Carried out.
    pub done: u64,
    /// Answered with a fault.
    pub faults: u64,
}

/// How much of something there is was reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Share {
    /// Reached.
    pub reached: usize,
    /// All there is.
    pub of: usize,
}

impl Share {
    /// In per cent; all of nothing is all.
    pub fn percent(self) -> f64 {
        if self.of == 0 { 100.0 } else { 100.0 * self.reached as f64 / self.of as f64 }
    }
}

impl Coverage {
    /// Counts a record, with the rules that it breaks.
    pub fn add(&mut self, isa: &Isa, record: &RecordBytes, broken: &[&'static str]) {
        let Some((opcode, form)) = isa.dialect.form(record) else { return };
        count(&mut self.opcodes, opcode.name);
        let bits = self.forms.entry_ref(form.name);
        bits.records += 1;
        bits.ones.add(record, false);
        bits.zeros.add(record, true);
        match *broken {
            [] => {
                for rule in form.rules {
                    self.rules.entry_ref(rule.id).passed += 1;
                }
                let mut path = String::from(form.name);
                self.walk(form.layout.fields, record, 0, &mut path);
            }
            [only] => self.rules.entry_ref(only).failed_alone += 1,
            _ => {}
        }
        if let Ok(operation) = (isa.lift)(record) {
            count(&mut self.lifted, operation.name());
        }
    }

    /// Counts a run of an operation.
    pub fn ran(&mut self, operation: &str, fault: bool) {
        let runs = self.executed.entry_ref(operation);
        if fault { runs.faults += 1 } else { runs.done += 1 }
    }

    fn walk(&mut self, fields: &'static [Field], record: &RecordBytes, base: usize, path: &mut String) {
        for field in fields.iter().filter(|f| f.reserved.is_none()) {
            let length = path.len();
            path.push('.');
            path.push_str(field.name);
            self.value(&field.ty, record, base + usize::from(field.offset), (base, field.given), path);
            path.truncate(length);
        }
    }

    fn value(&mut self, ty: &'static Type, record: &RecordBytes, at: usize, from: (usize, &[Locator]), path: &mut String) {
        match ty {
            Type::Enum(_, size) => self.saw(path, uint(&record[at..at + usize::from(*size)])),
            Type::Bitfield(info) => {
                let whole = uint(&record[at..at + usize::from(info.size)]);
                for bit in info.bits.iter().filter(|b| b.ty.is_some() && b.reserved.is_none()) {
                    let length = path.len();
                    path.push('.');
                    path.push_str(bit.name);
                    self.saw(path, whole >> bit.lsb & (u64::MAX >> (64 - bit.width)));
                    path.truncate(length);
                }
            }
            Type::Struct(info) => self.walk(info.fields, record, at, path),
            Type::Array(ty, n) => (0..usize::from(*n)).for_each(|i| self.value(ty, record, at + i * ty.size(), from, path)),
            Type::Union(info) => {
                let given: Vec<u64> = from.1.iter().map(|l| l.read(&record[from.0..])).collect();
                let Some(arm) = (info.pick)(&record[at..at + usize::from(info.size)], &given) else { return };
                let length = path.len();
                path.push('.');
                path.push_str(info.arms[arm].name);
                count(&mut self.arms, path);
                self.value(&info.arms[arm].ty, record, at, (at, &[]), path);
                path.truncate(length);
            }
            // Big-endian fields are those of declared records, which no generation has.
            Type::Uint(_) | Type::Int(_) | Type::F32 | Type::Bytes(_) | Type::Chars(_) | Type::Big(_) => {}
        }
    }

    fn saw(&mut self, path: &str, value: u64) {
        match self.values.get_mut(path) {
            Some(seen) => drop(seen.insert(value)),
            None => drop(self.values.insert(path.to_owned(), BTreeSet::from([value]))),
        }
    }

    /// Adds what other records reached.
    pub fn merge(&mut self, other: &Self) {
        sum(&mut self.opcodes, &other.opcodes);
        sum(&mut self.arms, &other.arms);
        sum(&mut self.lifted, &other.lifted);
        for (name, there) in &other.forms {
            let here = self.forms.entry_ref(name);
            here.records = here.records.saturating_add(there.records);
            here.ones.merge(&there.ones);
            here.zeros.merge(&there.zeros);
        }
        for (path, there) in &other.values {
            self.values.entry(path.clone()).or_default().extend(there);
        }
        for (id, there) in &other.rules {
            let here = self.rules.entry_ref(id);
            here.passed = here.passed.saturating_add(there.passed);
            here.failed_alone = here.failed_alone.saturating_add(there.failed_alone);
        }
        for (name, there) in &other.executed {
            let here = self.executed.entry_ref(name);
            here.done = here.done.saturating_add(there.done);
            here.faults = here.faults.saturating_add(there.faults);
        }
    }
}

/// A part of the spec, and what of it was reached in one generation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Part {
    /// `opcodes`, `bits`, `values`, `arms`, `rules passed`, `rules failed alone`, `operations lifted`.
    pub name: &'static str,
    /// How much.
    pub share: Share,
    /// What was not reached, sorted.
    pub missing: Vec<String>,
}

/// Holds what was reached against all that the generation has.
pub fn parts(isa: &Isa, coverage: &Coverage) -> Vec<Part> {
    let forms = crate::strata::forms(isa.dialect);
    let opcodes = isa.dialect.opcodes.iter().map(|o| (o.name.to_owned(), coverage.opcodes.contains_key(o.name)));
    let mut bits = Vec::new();
    let mut values = Vec::new();
    let mut rules = BTreeSet::new();
    let mut operations = BTreeSet::new();
    for (form, _) in &forms {
        let seen = coverage.forms.get(form.name).copied().unwrap_or_default();
        bits_of(form.layout.fields, 0, form.name, &seen, &mut bits);
        values_of(form.layout.fields, form.name, isa.dialect.index, coverage, &mut values);
        if let Some(selector) = form.selector {
            let own = format!("{}.{}=", form.name, selector.field);
            values.retain(|(what, _)| !what.starts_with(&own));
        }
        rules.extend(form.rules.iter().map(|r| r.id));
        operations.insert(form.operation);
    }
    let rule = |id: &str| coverage.rules.get(id).copied().unwrap_or_default();
    vec![
        part("opcodes", opcodes),
        part("bits", bits),
        part("enum values", values),
        part("rules passed", rules.iter().map(|id| ((*id).to_owned(), rule(id).passed > 0))),
        part("rules failed alone", rules.iter().map(|id| ((*id).to_owned(), rule(id).failed_alone > 0))),
        part("operations lifted", operations.iter().map(|o| ((*o).to_owned(), coverage.lifted.contains_key(*o)))),
    ]
}

fn part(name: &'static str, all: impl IntoIterator<Item = (String, bool)>) -> Part {
    let all: Vec<(String, bool)> = all.into_iter().collect();
    let share = Share { reached: all.iter().filter(|(_, is)| *is).count(), of: all.len() };
    let mut missing: Vec<String> = all.into_iter().filter(|(_, is)| !is).map(|(what, _)| what).collect();
    missing.sort();
    Part { name, share, missing }
}

/// Each bit of the fields that are not reserved, seen both as 0 and as 1. The opcode byte is what the form says, and the length has one legal value.
fn bits_of(fields: &[Field], base: usize, path: &str, seen: &FormCoverage, out: &mut Vec<(String, bool)>) {
    for field in fields.iter().filter(|f| f.reserved.is_none()) {
        let at = base + usize::from(field.offset);
        for bit in 8 * at.max(2)..8 * (at + field.ty.size()) {
            out.push((format!("{path}.{}[{}]", field.name, bit - 8 * at), seen.ones.has(bit) && seen.zeros.has(bit)));
        }
    }
}

/// Each legal value of the enum fields outside unions, in a legal record.
fn values_of(fields: &'static [Field], path: &str, generation: u8, coverage: &Coverage, out: &mut Vec<(String, bool)>) {
    for field in fields.iter().filter(|f| f.reserved.is_none() && f.name != "header") {
        let path = format!("{path}.{}", field.name);
        match &field.ty {
            Type::Enum(info, _) => named(path, info, generation, coverage, out),
            Type::Bitfield(info) => {
                for bit in info.bits.iter().filter(|b| b.reserved.is_none()) {
                    if let Some(info) = bit.ty {
                        named(format!("{path}.{}", bit.name), info, generation, coverage, out);
                    }
                }
            }
            Type::Struct(info) => values_of(info.fields, &path, generation, coverage, out),
            _ => {}
        }
    }
}

fn named(path: String, info: &EnumInfo, generation: u8, coverage: &Coverage, out: &mut Vec<(String, bool)>) {
    let seen = coverage.values.get(&path);
    let legal = info.values.iter().filter(|v| info.legal(v.value, generation) && !v.sentinel);
    out.extend(legal.map(|v| (format!("{path}={}", v.name), seen.is_some_and(|s| s.contains(&v.value)))));
}

fn uint(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |sum, byte| sum << 8 | u64::from(*byte))
}

fn count(map: &mut BTreeMap<String, u64>, key: &str) {
    *map.entry_ref(key) += 1;
}

fn sum(here: &mut BTreeMap<String, u64>, there: &BTreeMap<String, u64>) {
    for (key, n) in there {
        let here = here.entry_ref(key);
        *here = here.saturating_add(*n);
    }
}

/// An entry that is there from now on.
trait EntryRef<V> {
    fn entry_ref(&mut self, key: &str) -> &mut V;
}

impl<V: Default> EntryRef<V> for BTreeMap<String, V> {
    fn entry_ref(&mut self, key: &str) -> &mut V {
        self.entry(key.to_owned()).or_default()
    }
}
