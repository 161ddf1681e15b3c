//! Records by form and by union arm: legal values mostly, extremes often, so that every path of a decoder, a printer and a reader is taken.

use std::collections::HashMap;

use tpb_core::RecordBytes;
use tpb_core::dialect::{Dialect, Form, OpcodeInfo};
use tpb_core::layout::{Field, Locator, Reserved, Type, UnionInfo};

/// A small, fast generator, so that a failure is found again by its seed.
#[derive(Clone, Debug)]
pub struct Random(pub u64);

impl Random {
    /// 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`, which is not 0.
    pub fn below(&mut self, n: usize) -> usize {
        (self.bits() % n as u64) as usize
    }

    /// True once in `n` times.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// 64 bytes, each as likely as any other.
    pub fn record(&mut self) -> RecordBytes {
        let mut bytes = [0; 64];
        bytes.chunks_mut(8).for_each(|c| c.copy_from_slice(&self.bits().to_le_bytes()));
        bytes
    }
}

/// An arm of a union somewhere in a form.
#[derive(Clone, Debug)]
pub struct Stratum {
    /// `src_mem_pattern.t.start_addr.addr_reg`.
    pub path: String,
    /// Whether it may be out of reach: the opcode has a say in it, or it shares its bytes with a union around it, whose arm they choose.
    pub may_be_dead: bool,
    /// Records so far in which it was live.
    pub records: usize,
}

/// Makes records of one form.
#[derive(Debug)]
pub struct Maker {
    dialect: &'static Dialect,
    form: &'static Form,
    opcodes: Vec<&'static OpcodeInfo>,
    random: Random,
    strata: HashMap<u64, Stratum>,
    made: usize,
    plain: bool,
}

/// A stream over all forms of a generation in turn, as an encoder could write it: reserved bytes zero, enum values that exist, small numbers.
pub fn stream(dialect: &'static Dialect, count: usize, seed: u64) -> Vec<RecordBytes> {
    let makers =
        forms(dialect).into_iter().enumerate().map(|(i, (form, opcodes))| Maker::plain(dialect, form, opcodes, seed ^ (i as u64) << 32));
    let mut makers: Vec<Maker> = makers.collect();
    let mut order = Random(seed);
    let len = makers.len();
    (0..count).map(|_| makers[order.below(len)].record()).collect()
}

/// The forms of a generation that a record alone can have, each with the opcodes it serves.
pub fn forms(dialect: &'static Dialect) -> Vec<(&'static Form, Vec<&'static OpcodeInfo>)> {
    let mut out: Vec<(&'static Form, Vec<&'static OpcodeInfo>)> = Vec::new();
    for opcode in dialect.opcodes {
        for form in opcode.forms.iter().copied().filter(|f| !f.continues) {
            match out.iter_mut().find(|(f, _)| f.name == form.name && std::ptr::eq(f.layout, form.layout)) {
                Some((_, opcodes)) => opcodes.push(opcode),
                None => out.push((form, vec![opcode])),
            }
        }
    }
    out
}

impl Maker {
    /// A maker for a form and the opcodes it serves.
    pub fn new(dialect: &'static Dialect, form: &'static Form, opcodes: Vec<&'static OpcodeInfo>, seed: u64) -> Self {
        let mut strata = HashMap::new();
        list(form.layout.fields, 0, "", false, &mut strata);
        Self { dialect, form, opcodes, random: Random(seed), strata, made: 0, plain: false }
    }

    /// A maker of records as in [`stream`].
    pub fn plain(dialect: &'static Dialect, form: &'static Form, opcodes: Vec<&'static OpcodeInfo>, seed: u64) -> Self {
        Self { plain: true, ..Self::new(dialect, form, opcodes, seed) }
    }

    /// Records made so far.
    pub fn made(&self) -> usize {
        self.made
    }

    /// The strata of the form.
    pub fn strata(&self) -> impl Iterator<Item = &Stratum> {
        self.strata.values()
    }

    /// The next record; its form is the maker's.
    pub fn record(&mut self) -> RecordBytes {
        let opcode = self.opcodes[self.made % self.opcodes.len()];
        self.made += 1;
        let mut filler = Filler { generation: self.dialect.index, random: &mut self.random, record: [0; 64], plain: self.plain };
        match self.made {
            _ if self.plain => filler.structure(self.form.layout.fields, 0),
            1 => {}
            2 => filler.record = [0xff; 64],
            _ => filler.structure(self.form.layout.fields, 0),
        }
        let mut record = filler.record;
        record[0] = opcode.byte;
        record[1] = if !self.plain && self.random.once_in(64) { self.random.bits() as u8 } else { 16 };
        if let Some(s) = self.form.selector {
            record[usize::from(s.offset)] = s.value;
        } else {
            // The plain form is what no selector picks.
            for s in opcode.forms.iter().filter(|f| !f.continues).filter_map(|f| f.selector) {
                while opcode.forms.iter().filter_map(|f| f.selector).any(|o| o.value == record[usize::from(s.offset)]) {
                    record[usize::from(s.offset)] = self.random.bits() as u8;
                }
            }
        }
        let strata = &mut self.strata;
        live(&record, self.form.layout.fields, 0, 0, &mut |key| {
            if let Some(s) = strata.get_mut(&key) {
                s.records += 1;
            }
        });
        record
    }

    /// Whether every stratum has so many records, but for those that are out of reach.
    pub fn has(&self, records: usize) -> bool {
        self.made >= records && self.strata.values().all(|s| s.records >= records || s.records == 0 && s.may_be_dead)
    }
}

fn mix(key: u64, part: usize) -> u64 {
    (key ^ (part as u64 + 1)).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(17)
}

fn list(fields: &[Field], key: u64, path: &str, in_union: bool, out: &mut HashMap<u64, Stratum>) {
    for (i, f) in fields.iter().enumerate() {
        list_type(&f.ty, mix(key, i), &format!("{path}{}", f.name), in_union && f.offset == 0, out);
    }
}

fn list_type(ty: &Type, key: u64, path: &str, in_union: bool, out: &mut HashMap<u64, Stratum>) {
    match ty {
        Type::Struct(s) => list(s.fields, key, &format!("{path}."), in_union, out),
        Type::Array(t, _) => list_type(t, key, path, in_union, out),
        Type::Union(u) => {
            for (i, arm) in u.arms.iter().enumerate() {
                let key = mix(key, 1000 + i);
                let path = format!("{path}.{}", arm.name);
                list_type(&arm.ty, key, &path, true, out);
                out.insert(key, Stratum { path, may_be_dead: in_union || u.given.contains(&"opcode"), records: 0 });
            }
        }
        _ => {}
    }
}

fn given(record: &RecordBytes, base: usize, locators: &[Locator]) -> Vec<u64> {
    locators.iter().map(|l| l.read(&record[base..])).collect()
}

fn live(record: &RecordBytes, fields: &[Field], base: usize, key: u64, found: &mut dyn FnMut(u64)) {
    for (i, f) in fields.iter().enumerate() {
        live_type(record, &f.ty, base + usize::from(f.offset), mix(key, i), (base, f.given), found);
    }
}

fn live_type(record: &RecordBytes, ty: &Type, at: usize, key: u64, from: (usize, &[Locator]), found: &mut dyn FnMut(u64)) {
    match ty {
        Type::Struct(s) => live(record, s.fields, at, key, found),
        Type::Array(t, n) => (0..usize::from(*n)).for_each(|i| live_type(record, t, at + i * t.size(), key, from, found)),
        Type::Union(u) => {
            if let Some(i) = (u.pick)(&record[at..at + usize::from(u.size)], &given(record, from.0, from.1)) {
                let key = mix(key, 1000 + i);
                found(key);
                live_type(record, &u.arms[i].ty, at, key, (at, &[]), found);
            }
        }
        _ => {}
    }
}

struct Filler<'r> {
    generation: u8,
    random: &'r mut Random,
    record: RecordBytes,
    plain: bool,
}

impl Filler<'_> {
    fn structure(&mut self, fields: &[Field], base: usize) {
        for f in fields {
            let at = base + usize::from(f.offset);
            if self.plain && self.is_usual(f, at) {
                continue;
            }
            let is_zero = match f.reserved {
                Some(_) if self.plain => true,
                Some(Reserved::Zero) => !self.random.once_in(8),
                Some(Reserved::Unknown) => !self.random.once_in(2),
                None => false,
            };
            // Arms that depend on other fields come when those have their values.
            if matches!(f.ty, Type::Union(_)) && !f.given.is_empty() {
                continue;
            }
            if is_zero {
                self.record[at..at + f.ty.size()].fill(0);
            } else {
                self.value(&f.ty, at);
            }
        }
        for f in fields {
            if let Type::Union(u) = &f.ty
                && !f.given.is_empty()
            {
                self.union(u, base + usize::from(f.offset), base, f.given);
            }
        }
    }

    /// What encoders write as a rule: no tracing, half of the records without a wait, markers of one form at a time.
    fn is_usual(&mut self, f: &Field, at: usize) -> bool {
        match f.name {
            "debug_cmd" | "debug_hint" => self.record[at] = 0,
            "marker" => self.record[at] = [0x80, 0x10, 0x20, 0x28][self.random.below(4)],
            "events" | "events_extended" if self.random.once_in(2) => self.record[at..at + f.ty.size()].fill(0),
            _ => return false,
        }
        true
    }

    fn put(&mut self, at: usize, size: usize, value: u64) {
        self.record[at..at + size].copy_from_slice(&value.to_le_bytes()[..size]);
    }

    fn value(&mut self, ty: &Type, at: usize) {
        match ty {
            Type::Uint(n) | Type::Int(n) => {
                let v = self.integer(8 * u32::from(*n));
                self.put(at, (*n).into(), v);
            }
            Type::F32 => {
                let v = match self.random.below(12) {
                    _ if self.plain => (self.random.below(4096) as f32 / 16.0).to_bits(),
                    0 => f32::NAN.to_bits(),
                    1 => f32::INFINITY.to_bits(),
                    2 => f32::NEG_INFINITY.to_bits(),
                    3 => (-0.0f32).to_bits(),
                    4 => 1,
                    5 => 0x7f80_0001,
                    6 => 1.0f32.to_bits(),
                    7 => f32::MAX.to_bits(),
                    8 => 0,
                    _ => self.random.bits() as u32,
                };
                self.put(at, 4, v.into());
            }
            Type::Bytes(n) => {
                let style = self.random.below(4);
                for i in at..at + usize::from(*n) {
                    self.record[i] = if style == 0 { 0 } else { self.random.bits() as u8 };
                }
            }
            Type::Chars(n) => self.chars(at, (*n).into()),
            Type::Enum(e, n) => {
                let size = usize::from(*n);
                let v = self.enumerator(e, 8 * size as u32);
                self.put(at, size, v);
            }
            Type::Array(t, n) => (0..usize::from(*n)).for_each(|i| self.value(t, at + i * t.size())),
            Type::Big(t) => {
                self.value(t, at);
                self.record[at..at + t.size()].reverse();
            }
            Type::Struct(s) => self.structure(s.fields, at),
            Type::Bitfield(b) => {
                let mut whole = 0;
                for bit in b.bits {
                    let width = u32::from(bit.width);
                    let v = match (bit.reserved, bit.ty) {
                        (Some(_), _) if self.plain => 0,
                        (Some(Reserved::Zero), _) if !self.random.once_in(8) => 0,
                        (_, Some(e)) => self.enumerator(e, width),
                        _ => self.integer(width),
                    };
                    whole |= (v & (u64::MAX >> (64 - width))) << bit.lsb;
                }
                self.put(at, b.size.into(), whole);
            }
            Type::Union(u) => self.union(u, at, 0, &[]),
        }
    }

    fn integer(&mut self, width: u32) -> u64 {
        if self.plain {
            return match self.random.below(4) {
                0 => 0,
                1 => 1,
                _ => self.random.below(256) as u64 & (u64::MAX >> (64 - width)),
            };
        }
        match self.random.below(8) {
            0 => 0,
            1 => 1,
            2 => u64::MAX,
            3 => 1 << (width - 1),
            4 | 5 => self.random.below(16) as u64,
            _ => self.random.bits(),
        }
    }

    fn enumerator(&mut self, e: &tpb_core::layout::EnumInfo, width: u32) -> u64 {
        let known: Vec<u64> = e.values.iter().filter(|v| v.gens.has(self.generation) && !v.sentinel).map(|v| v.value).collect();
        if known.is_empty() || !self.plain && self.random.once_in(8) { self.integer(width) } else { known[self.random.below(known.len())] }
    }

    fn chars(&mut self, at: usize, n: usize) {
        let len = self.random.below(n + 1);
        let is_text = self.plain || !self.random.once_in(4);
        for i in 0..n {
            let b = self.random.bits() as u8;
            self.record[at + i] = match (i < len, is_text) {
                (true, true) => b"abcdefghijklmnopqrstuvwxyz_0123456789.-:"[usize::from(b) % 40],
                (true, false) => b,
                (false, _) => 0,
            };
        }
    }

    /// One arm is wanted; its own bytes and those that choose it change until it is live.
    fn union(&mut self, u: &UnionInfo, at: usize, base: usize, from: &[Locator]) {
        let size = usize::from(u.size);
        let wanted = self.random.below(u.arms.len());
        for attempt in 0..48 {
            self.record[at..at + size].fill(0);
            self.value(&u.arms[wanted].ty, at);
            if !self.plain && self.random.once_in(8) {
                let i = self.random.below(size);
                self.record[at + i] = self.random.bits() as u8;
            }
            if attempt > 0 {
                for edge in [0, 3, size - 1] {
                    if edge < size && self.random.once_in(2) {
                        self.record[at + edge] = self.random.bits() as u8;
                    }
                }
                for l in from.iter().filter(|l| base + usize::from(l.offset) != 0) {
                    let v = if self.random.once_in(4) { self.random.bits() } else { self.random.below(16) as u64 };
                    tpb_core::bytes::put_bits(&mut self.record, base + usize::from(l.offset), l.lsb.into(), l.width.into(), v);
                }
            }
            if (u.pick)(&self.record[at..at + size], &given(&self.record, base, from)) == Some(wanted) {
                return;
            }
        }
    }
}
