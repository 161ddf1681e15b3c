//! What of the spec records reached.

mod bits;
mod parts;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use tpb_core::RecordBytes;
use tpb_core::layout::{Field, Locator, Type};
use tpb_isa::Isa;

pub use bits::Bits;
pub use parts::{Excluded, Part, parts};

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
