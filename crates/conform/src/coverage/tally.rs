//! What the records of one block reached, counted without a name being looked up for each.

use std::collections::{BTreeMap, HashMap, HashSet};

use tpb_core::RecordBytes;
use tpb_core::bytes::uint;
use tpb_core::dialect::Form;
use tpb_core::layout::{Field, Locator, Type};
use tpb_isa::Isa;

use super::{Coverage, EntryRef, FormCoverage};

/// Counts of records of one generation.
#[derive(Debug)]
pub struct Tally {
    isa: &'static Isa,
    opcodes: BTreeMap<u8, (&'static str, u64)>,
    /// By the address of the form: opcodes of one format may have forms of their own.
    forms: HashMap<usize, OfForm>,
    failed_alone: HashMap<&'static str, u64>,
    lifted: HashMap<&'static str, u64>,
}

/// Counts of one form.
#[derive(Debug)]
struct OfForm {
    form: &'static Form,
    bits: FormCoverage,
    legal: u64,
    held: Held,
}

/// What the enum fields and unions of legal records of a form held.
#[derive(Debug, Default)]
struct Held {
    /// Names from the form to the field.
    path: Vec<&'static str>,
    /// Values by place, which is the path in numbers.
    seen: HashSet<(u64, u64)>,
    values: Vec<(String, u64)>,
    arms: HashMap<u64, (String, u64)>,
}

impl Tally {
    /// Nothing yet.
    pub fn new(isa: &'static Isa) -> Self {
        Self { isa, opcodes: BTreeMap::new(), forms: HashMap::new(), failed_alone: HashMap::new(), lifted: HashMap::new() }
    }

    /// Counts a record, with the rules that it breaks.
    pub fn add(&mut self, record: &RecordBytes, broken: &[&'static str]) {
        let Some((opcode, form)) = self.isa.dialect.form(record) else { return };
        self.opcodes.entry(opcode.byte).or_insert((opcode.name, 0)).1 += 1;
        let new = || OfForm { form, bits: FormCoverage::default(), legal: 0, held: Held::default() };
        let of = self.forms.entry(std::ptr::from_ref(form).addr()).or_insert_with(new);
        of.bits.records += 1;
        of.bits.ones.add(record, false);
        of.bits.zeros.add(record, true);
        match *broken {
            [] => {
                of.legal += 1;
                of.held.path.clear();
                of.held.path.push(form.name);
                of.held.walk(form.layout.fields, record, 0, 1);
            }
            [only] => *self.failed_alone.entry(only).or_default() += 1,
            _ => {}
        }
        if let Ok(operation) = (self.isa.lift)(record) {
            *self.lifted.entry(operation.name()).or_default() += 1;
        }
    }

    /// Adds the counts to what was reached before.
    pub fn merge_into(self, coverage: &mut Coverage) {
        for (name, n) in self.opcodes.into_values() {
            *coverage.opcodes.entry_ref(name) += n;
        }
        for of in self.forms.into_values() {
            let bits = coverage.forms.entry_ref(of.form.name);
            bits.records += of.bits.records;
            bits.ones.merge(&of.bits.ones);
            bits.zeros.merge(&of.bits.zeros);
            if of.legal > 0 {
                for rule in of.form.rules {
                    coverage.rules.entry_ref(rule.id).passed += of.legal;
                }
            }
            for (path, value) in of.held.values {
                coverage.values.entry(path).or_default().insert(value);
            }
            for (path, n) in of.held.arms.into_values() {
                *coverage.arms.entry_ref(&path) += n;
            }
        }
        for (id, n) in self.failed_alone {
            coverage.rules.entry_ref(id).failed_alone += n;
        }
        for (name, n) in self.lifted {
            *coverage.lifted.entry_ref(name) += n;
        }
    }
}

/// The place of the part of another place that has this number.
fn part(place: u64, number: usize) -> u64 {
    place.wrapping_mul(257).wrapping_add(number as u64 + 1)
}

impl Held {
    fn walk(&mut self, fields: &'static [Field], record: &RecordBytes, base: usize, place: u64) {
        for (i, field) in fields.iter().enumerate().filter(|(_, f)| f.reserved.is_none()) {
            self.path.push(field.name);
            self.value(&field.ty, record, base + usize::from(field.offset), (base, field.given), part(place, i));
            self.path.pop();
        }
    }

    fn value(&mut self, ty: &'static Type, record: &RecordBytes, at: usize, from: (usize, &[Locator]), place: u64) {
        match ty {
            Type::Enum(_, size) => self.saw(place, uint(record, at, (*size).into())),
            Type::Bitfield(info) => {
                let whole = uint(record, at, info.size.into());
                for (i, bit) in info.bits.iter().enumerate().filter(|(_, b)| b.ty.is_some() && b.reserved.is_none()) {
                    self.path.push(bit.name);
                    self.saw(part(place, i), whole >> bit.lsb & (u64::MAX >> (64 - bit.width)));
                    self.path.pop();
                }
            }
            Type::Struct(info) => self.walk(info.fields, record, at, place),
            // All elements are one field.
            Type::Array(ty, n) => (0..usize::from(*n)).for_each(|i| self.value(ty, record, at + i * ty.size(), from, part(place, 0))),
            Type::Union(info) => {
                let given: Vec<u64> = from.1.iter().map(|l| l.read(&record[from.0..])).collect();
                let Some(arm) = (info.pick)(&record[at..at + usize::from(info.size)], &given) else { return };
                let place = part(place, arm);
                self.path.push(info.arms[arm].name);
                let path = &self.path;
                self.arms.entry(place).or_insert_with(|| (path.join("."), 0)).1 += 1;
                self.value(&info.arms[arm].ty, record, at, (at, &[]), place);
                self.path.pop();
            }
            // Big-endian fields are those of declared records, which no generation has.
            Type::Uint(_) | Type::Int(_) | Type::F32 | Type::Bytes(_) | Type::Chars(_) | Type::Big(_) => {}
        }
    }

    fn saw(&mut self, place: u64, value: u64) {
        if self.seen.insert((place, value)) {
            self.values.push((self.path.join("."), value));
        }
    }
}
