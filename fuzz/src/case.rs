//! A record of some form of some generation, made from the fuzzer's bytes.

use std::fmt;

use arbitrary::{Arbitrary, Unstructured};
use tpb_core::check::{Context, Policy, Stage};
use tpb_core::dialect::{Engine, Form, OpcodeInfo};
use tpb_core::layout::{EnumInfo, Field, StructInfo, Type};
use tpb_core::{RECORD_SIZE, RecordBytes};

use tpb_isa::{GENERATIONS, Isa};

/// A record with the generation and the context in which it is looked at.
///
/// | bytes of the input | what |
/// |---|---|
/// | 0 | generation |
/// | 1 | context: engine, stage, policy |
/// | 2..4 | 0: the record as it is; `n`: opcode, length and selector of the generation's form `n - 1` are filled in |
/// | 4 | 0: as it is; otherwise reserved bytes become zero and enum fields take a named value |
/// | 5..69 | record |
#[derive(Clone, Copy)]
pub struct Case {
    /// The generation.
    pub isa: &'static Isa,
    /// The context.
    pub context: Context,
    /// The record.
    pub record: RecordBytes,
}

/// The generation by name: a failing input is printed, and its tables are no part of it.
impl fmt::Debug for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hex: String = self.record.iter().map(|b| format!("{b:02x}")).collect();
        f.debug_struct("Case").field("generation", &self.isa.dialect.name).field("context", &self.context).field("record", &hex).finish()
    }
}

impl<'a> Arbitrary<'a> for Case {
    fn arbitrary(u: &mut Unstructured<'a>) -> arbitrary::Result<Self> {
        let isa = GENERATIONS[usize::from(u8::arbitrary(u)?) % GENERATIONS.len()];
        let context = context(u8::arbitrary(u)?);
        let form = u16::arbitrary(u)?;
        let tidy = bool::arbitrary(u)?;
        let mut record = [0; RECORD_SIZE];
        u.fill_buffer(&mut record)?;
        if form != 0 {
            shape(isa, usize::from(form) - 1, &mut record, tidy);
        }
        Ok(Self { isa, context, record })
    }

    fn size_hint(_: usize) -> (usize, Option<usize>) {
        (5 + RECORD_SIZE, Some(5 + RECORD_SIZE))
    }
}

impl Case {
    /// The input that makes a case of this record as it is.
    pub fn input(generation: usize, record: &RecordBytes) -> Vec<u8> {
        [&[generation as u8, 0, 0, 0, 0][..], record].concat()
    }
}

fn context(bits: u8) -> Context {
    Context {
        engine: Engine::ALL.get(usize::from(bits % 7)).copied(),
        stage: if bits & 0x40 == 0 { Stage::Neff } else { Stage::Device },
        policy: if bits & 0x80 == 0 { Policy::Strict } else { Policy::Evidenced },
    }
}

/// Makes the record one of the generation's forms.
fn shape(isa: &Isa, index: usize, record: &mut RecordBytes, tidy: bool) {
    let dialect = isa.dialect;
    let forms: Vec<(&OpcodeInfo, &Form)> = dialect.opcodes.iter().flat_map(|o| o.forms.iter().map(move |f| (o, *f))).collect();
    let (opcode, form) = forms[index % forms.len()];
    if tidy {
        fields(form.layout, record, 0, dialect.index);
    }
    record[0] = opcode.byte;
    record[1] = 16;
    if let Some(selector) = form.selector {
        record[usize::from(selector.offset)] = selector.value;
    }
}

/// Zero in reserved places, named values in enums; of a union the arm that is live in the end.
fn fields(layout: &StructInfo, record: &mut RecordBytes, base: usize, generation: u8) {
    let is_union = |f: &&Field| matches!(f.ty, Type::Union(_));
    // Unions last: other fields choose their arm.
    for f in layout.fields.iter().filter(|f| !is_union(f)).chain(layout.fields.iter().filter(is_union)) {
        let at = base + usize::from(f.offset);
        if f.reserved.is_some() {
            record[at..at + f.ty.size()].fill(0);
            continue;
        }
        let holder = &record[base..base + usize::from(layout.size)];
        let given: Vec<u64> = f.given.iter().map(|l| l.read(holder)).collect();
        value(&f.ty, &given, record, at, generation);
    }
}

fn value(ty: &Type, given: &[u64], record: &mut RecordBytes, at: usize, generation: u8) {
    match ty {
        Type::Enum(info, size) => {
            let bytes = &mut record[at..at + usize::from(*size)];
            let named = named(info, uint(bytes), generation);
            bytes.copy_from_slice(&named.to_le_bytes()[..bytes.len()]);
        }
        Type::Array(ty, count) => (0..usize::from(*count)).for_each(|i| value(ty, &[], record, at + i * ty.size(), generation)),
        Type::Big(ty) => {
            record[at..at + ty.size()].reverse();
            value(ty, &[], record, at, generation);
            record[at..at + ty.size()].reverse();
        }
        Type::Struct(layout) => fields(layout, record, at, generation),
        Type::Bitfield(info) => {
            let bytes = &mut record[at..at + usize::from(info.size)];
            let mut whole = uint(bytes);
            for bit in info.bits {
                let mask = u64::MAX >> (64 - bit.width) << bit.lsb;
                let old = (whole & mask) >> bit.lsb;
                let new = match (bit.reserved, bit.ty) {
                    (Some(_), _) => 0,
                    (None, Some(info)) => named(info, old, generation),
                    (None, None) => old,
                };
                whole = whole & !mask | new << bit.lsb & mask;
            }
            bytes.copy_from_slice(&whole.to_le_bytes()[..bytes.len()]);
        }
        Type::Union(info) => {
            if let Some(arm) = (info.pick)(&record[at..at + usize::from(info.size)], given) {
                value(&info.arms[arm].ty, &[], record, at, generation);
            }
        }
        Type::Uint(_) | Type::Int(_) | Type::F32 | Type::Bytes(_) | Type::Chars(_) => {}
    }
}

/// A value that the generation has: this one, or one it points at.
fn named(info: &EnumInfo, value: u64, generation: u8) -> u64 {
    if info.legal(value, generation) {
        return value;
    }
    let legal: Vec<u64> = info.values.iter().map(|v| v.value).filter(|v| info.legal(*v, generation)).collect();
    if legal.is_empty() { value } else { legal[value as usize % legal.len()] }
}

fn uint(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |sum, byte| sum << 8 | u64::from(*byte))
}
