//! Legal records: walks that start at a solved one and go from legal neighbour to legal neighbour.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use tpb_core::RecordBytes;
use tpb_core::check::Context;
use tpb_core::dialect::{Form, OpcodeInfo};
use tpb_core::layout::{EnumInfo, Type};
use tpb_isa::{GENERATIONS, Isa};

use crate::block::BLOCK;
use crate::strata::Random;
use crate::witnesses::{self, Witness};

/// Steps from one start before the next.
const WALK: usize = 16;
/// Tries for a legal neighbour.
pub(crate) const TRIES: usize = 8;
/// Tries for a value that the generation has.
const NAMED: usize = 8;

/// A legal record to start from.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// The record.
    pub record: RecordBytes,
    /// What it is legal in.
    pub context: Context,
}

/// Legal records of every form, opcode, engine and stage, by generation.
pub fn starts(isa: &Isa) -> &'static [Start] {
    static ALL: OnceLock<BTreeMap<&'static str, Vec<Start>>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let mut all: BTreeMap<&'static str, Vec<Start>> = GENERATIONS.iter().map(|g| (g.dialect.name, Vec::new())).collect();
        for w in witnesses::legal() {
            let (Ok(record), Ok(context)) = (w.record(), w.context()) else { continue };
            for generation in &w.gens {
                if let Some(list) = all.get_mut(generation.as_str()) {
                    list.push(Start { record, context });
                }
            }
        }
        all
    });
    all.get(isa.dialect.name).map_or(&[], Vec::as_slice)
}

/// Those of one form.
pub fn starts_of(isa: &Isa, form: &str) -> &'static [Start] {
    static ALL: OnceLock<BTreeMap<&'static str, BTreeMap<&'static str, Vec<Start>>>> = OnceLock::new();
    let by_form = |isa: &'static Isa| {
        let mut forms: BTreeMap<&'static str, Vec<Start>> = BTreeMap::new();
        for start in starts(isa) {
            if let Some((_, form)) = isa.dialect.form(&start.record) {
                forms.entry(form.name).or_default().push(*start);
            }
        }
        (isa.dialect.name, forms)
    };
    let all = ALL.get_or_init(|| GENERATIONS.into_iter().map(by_form).collect());
    all.get(isa.dialect.name).and_then(|forms| forms.get(form)).map_or(&[], Vec::as_slice)
}

/// Records that break one rule alone, of every generation they are known for.
pub fn breaking(isa: &Isa) -> Vec<&'static Witness> {
    witnesses::breaking().iter().filter(|w| w.gens.iter().any(|g| g == isa.dialect.name)).collect()
}

/// Makes legal records of one generation.
#[derive(Debug)]
pub struct Walk {
    isa: &'static Isa,
    starts: &'static [Start],
    at: Option<Start>,
    steps: usize,
    next: usize,
}

impl Walk {
    /// A walk over the forms of a generation; walks of further rounds go on with the starts where those before ended.
    pub fn new(isa: &'static Isa, round: u64) -> Self {
        let starts = starts(isa);
        let next = (round as usize).wrapping_mul(BLOCK / WALK) % starts.len().max(1);
        Self { isa, starts, at: None, steps: 0, next }
    }

    /// The next legal record and what it is legal in; `None` where no legal record of the generation is known.
    pub fn next(&mut self, random: &mut Random) -> Option<Start> {
        if self.starts.is_empty() {
            return None;
        }
        let last = match self.at {
            Some(last) if self.steps < WALK => last,
            _ => {
                self.steps = 0;
                self.next = (self.next + 1) % self.starts.len();
                self.starts[self.next]
            }
        };
        self.steps += 1;
        let mut here = last;
        for _ in 0..TRIES {
            let there = neighbour(self.isa, &here.record, random);
            if (self.isa.is_valid)(&there, &here.context) {
                here.record = there;
            }
        }
        self.at = Some(here);
        Some(here)
    }
}

/// The same opcode and selector with one to three fields changed.
pub(crate) fn neighbour(isa: &Isa, record: &RecordBytes, random: &mut Random) -> RecordBytes {
    let mut out = *record;
    let Some((opcode, form)) = isa.dialect.form(record) else { return out };
    for _ in 0..=random.below(3) {
        change(isa, opcode, form, &mut out, random);
    }
    out[0] = record[0];
    if let Some(selector) = form.selector {
        out[usize::from(selector.offset)] = selector.value;
    }
    out
}

fn change(isa: &Isa, opcode: &OpcodeInfo, form: &Form, record: &mut RecordBytes, random: &mut Random) {
    if opcode.forms.len() == 1 && opcode.byte != record[0] {
        return;
    }
    let field = &form.layout.fields[random.below(form.layout.fields.len())];
    value(isa, &field.ty, record, field.offset.into(), random);
}

fn value(isa: &Isa, ty: &Type, record: &mut RecordBytes, at: usize, random: &mut Random) {
    match ty {
        Type::Enum(info, size) => {
            let value = named(isa, info, random);
            put(record, at, (*size).into(), value);
        }
        Type::Array(ty, count) if *count > 0 => value(isa, ty, record, at + random.below((*count).into()) * ty.size(), random),
        Type::Struct(layout) if !layout.fields.is_empty() => {
            let field = &layout.fields[random.below(layout.fields.len())];
            value(isa, &field.ty, record, at + usize::from(field.offset), random);
        }
        Type::Bitfield(info) if !info.bits.is_empty() => {
            let bit = &info.bits[random.below(info.bits.len())];
            let new = match bit.ty {
                Some(info) => named(isa, info, random),
                None => number(random, bit.width.into()),
            };
            tpb_core::bytes::put_bits(record, at, bit.lsb.into(), bit.width.into(), new);
        }
        Type::Union(info) => {
            // An arm of its own accord, live or not: the rules say whether it may be.
            let arm = &info.arms[random.below(info.arms.len())];
            value(isa, &arm.ty, record, at, random);
        }
        _ => {
            let size = ty.size();
            let unit = size.clamp(1, 4);
            let place = at + random.below(size.div_ceil(unit)) * unit;
            put(record, place, unit.min(at + size - place), number(random, 8 * unit as u32));
        }
    }
}

fn named(isa: &Isa, info: &EnumInfo, random: &mut Random) -> u64 {
    // A few tries are as good as a list of the legal ones, and quicker.
    for _ in 0..NAMED {
        if info.values.is_empty() || random.once_in(16) {
            break;
        }
        let value = info.values[random.below(info.values.len())].value;
        if info.legal(value, isa.dialect.index) {
            return value;
        }
    }
    random.bits() & 0xff
}

/// Small numbers, powers of two and their neighbours, any number.
fn number(random: &mut Random, width: u32) -> u64 {
    let power = 1 << random.below(width.clamp(1, 63) as usize);
    match random.below(6) {
        0 => 0,
        1 => random.below(17) as u64,
        2 => power,
        3 => power - 1,
        4 => power | random.below(256) as u64,
        _ => random.bits(),
    }
}

fn put(record: &mut RecordBytes, at: usize, size: usize, value: u64) {
    record[at..at + size].copy_from_slice(&value.to_le_bytes()[..size]);
}

/// The record with a few bytes changed, without a look at what they mean.
pub fn changed(record: &RecordBytes, random: &mut Random) -> RecordBytes {
    let mut out = *record;
    for _ in 0..=random.below(3) {
        let (at, any) = (1 + random.below(63), random.bits() as u8);
        let old = out[at];
        let edges = [0, 1, 2, 0x20, 0x40, 0x80, 0xff, any, any, old.wrapping_add(1), old.wrapping_sub(1), old ^ 1 << (any & 7)];
        out[at] = edges[random.below(edges.len())];
    }
    out
}
