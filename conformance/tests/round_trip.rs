//! Round trips through decode, text, JSON and operations, on uniform records and on records of every form and union arm.
//!
//! What survives is stated without the code under test: decode and text keep all 64 bytes of any record; lowering an operation over the record it
//! came from gives the record back; what no operand stands for is zero when an operation is lowered on its own.

use std::collections::BTreeMap;

use tpb_conformance::lowered::over_itself;
use tpb_conformance::strata::{Maker, Random, forms};
use tpb_core::RecordBytes;
use tpb_core::dialect::{LiftError, LowerError};
use tpb_core::layout::{Field, Type};
use tpb_core::text::{Parser, print};
use tpb_isa::{GENERATIONS, Isa, Operation};

/// Records of each generation, form and union arm.
const PER_STRATUM: usize = 2_000;
/// Uniform records of each generation; over a million together.
const UNIFORM: usize = 170_000;
/// A form whose arms are not all reached after so many records is not going to.
const MOST: usize = 120_000;

type LowerOnto = fn(&Operation, &RecordBytes) -> Result<RecordBytes, LowerError>;

/// What one generation's crate does with a record.
struct Generation {
    isa: &'static Isa,
    /// Through `Instruction`, and whether it is known.
    decode: fn(&RecordBytes) -> (RecordBytes, bool),
    lower_onto: LowerOnto,
}

macro_rules! generation {
    ($name:ident) => {
        crate::Generation {
            isa: &$name::ISA,
            decode: |bytes| {
                let instruction = $name::Instruction::decode(bytes);
                (*instruction.as_bytes(), !matches!(instruction, $name::Instruction::Unknown(_)))
            },
            lower_onto: $name::exec::lower_onto,
        }
    };
}

struct Check {
    generation: Generation,
    parser: Parser<'static>,
    text: String,
    lifted: usize,
    /// A field with a value that no operand value stands for.
    refused: usize,
}

impl Check {
    fn new(generation: Generation) -> Self {
        let parser = Parser::new(generation.isa.dialect);
        Self { generation, parser, text: String::new(), lifted: 0, refused: 0 }
    }

    fn record(&mut self, record: &RecordBytes) {
        let dialect = self.generation.isa.dialect;
        let (back, is_known) = (self.generation.decode)(record);
        assert_eq!(back, *record, "decode on {}", dialect.name);
        assert_eq!(is_known, dialect.opcode(record[0]).is_some(), "{:#04x} on {}", record[0], dialect.name);
        self.text.clear();
        print(dialect, record, &mut self.text).expect("a string takes everything");
        match self.parser.parse(&self.text) {
            Ok(back) => assert_eq!(back, *record, "{}: {}", dialect.name, self.text),
            Err(e) => panic!("{}: {}\n{e}", dialect.name, self.text),
        }
        self.operation(record);
    }

    fn operation(&mut self, record: &RecordBytes) {
        let isa = self.generation.isa;
        let name = isa.dialect.name;
        let operation = match (isa.lift)(record) {
            Ok(operation) => operation,
            Err(LiftError::UnknownOpcode(byte)) => {
                assert_eq!(byte, record[0]);
                assert!(isa.dialect.opcode(byte).is_none(), "{name} has {byte:#04x}");
                return;
            }
            Err(LiftError::Value { .. }) => {
                self.refused += 1;
                return;
            }
        };
        self.lifted += 1;
        let expected = isa.dialect.form(record).map_or(*record, |(_, form)| over_itself(form, record));
        let lower_onto = |onto: &RecordBytes| (self.generation.lower_onto)(&operation, onto);
        assert_eq!(lower_onto(record), Ok(expected), "{name}: {} over itself", self.text);
        let (zeros, ones) = match (lower_onto(&[0; 64]), lower_onto(&[0xff; 64])) {
            (Ok(zeros), Ok(ones)) => (zeros, ones),
            other => panic!("{name}: {}: {other:?}", self.text),
        };
        for i in 0..64 {
            let covered = !(zeros[i] ^ ones[i]);
            assert_eq!(zeros[i], expected[i] & covered, "{name}: {}: byte {i}", self.text);
        }
        assert_eq!((isa.lower)(&operation), Ok(zeros), "{name}: {}", self.text);
        let again = (isa.lift)(&zeros).map(|o| (isa.lower)(&o));
        assert_eq!(again, Ok(Ok(zeros)), "{name}: {}", self.text);
    }
}

fn stratified(generation: Generation) {
    let dialect = generation.isa.dialect;
    let mut check = Check::new(generation);
    let mut total = 0;
    let mut arms = 0;
    for (i, (form, opcodes)) in forms(dialect).into_iter().enumerate() {
        let mut maker = Maker::new(dialect, form, opcodes, i as u64);
        while !maker.has(PER_STRATUM) {
            assert!(maker.made() < MOST, "{} of {} has too few of {:?}", form.name, dialect.name, lacking(&maker));
            let record = maker.record();
            assert_eq!(dialect.form(&record).map(|(_, f)| f.name), Some(form.name), "{}", dialect.name);
            check.record(&record);
        }
        arms += maker.strata().filter(|s| s.records > 0).count();
        total += maker.made();
    }
    println!("{}: {total} records, {arms} union arms, {} lifted, {} refused", dialect.name, check.lifted, check.refused);
    assert!(check.refused * 20 < check.lifted, "{}: {} refused, {} lifted", dialect.name, check.refused, check.lifted);
}

fn lacking(maker: &Maker) -> Vec<(&str, usize)> {
    maker.strata().filter(|s| s.records < PER_STRATUM).map(|s| (s.path.as_str(), s.records)).collect()
}

fn uniform(generation: Generation) {
    let mut check = Check::new(generation);
    let mut random = Random(u64::from(check.generation.isa.dialect.index));
    (0..UNIFORM).for_each(|_| check.record(&random.record()));
}

/// One test per generation, so that they run side by side.
macro_rules! tests {
    ($($name:ident: $krate:ident),*) => {
        mod stratified {
            $(#[test] fn $name() { super::stratified(generation!($krate)); })*
        }
        mod uniform {
            $(#[test] fn $name() { super::uniform(generation!($krate)); })*
        }
    };
}

tests!(
    tonga: tpb_tonga,
    sunda: tpb_sunda,
    cayman: tpb_cayman,
    mariana: tpb_mariana,
    mariana_plus: tpb_mariana_plus,
    maverick: tpb_maverick
);

#[test]
fn tables_print_without_ambiguity() {
    for isa in GENERATIONS {
        assert_eq!(tpb_core::text::ambiguities(isa.dialect), Vec::<String>::new(), "{}", isa.dialect.name);
    }
}

/// Every arm of every union is live in some record of some form of some generation: none is dead.
#[test]
fn every_arm_is_reached() {
    let mut reached = BTreeMap::new();
    for isa in GENERATIONS {
        for (i, (form, opcodes)) in forms(isa.dialect).into_iter().enumerate() {
            let mut maker = Maker::new(isa.dialect, form, opcodes, i as u64);
            (0..400).for_each(|_| {
                maker.record();
            });
            let mut unions = BTreeMap::new();
            form.layout.fields.iter().for_each(|f| unions_of(f, &mut unions));
            for stratum in maker.strata() {
                let mut parts = stratum.path.rsplit('.');
                let arm = parts.next().unwrap_or_default().to_owned();
                let field = parts.next().unwrap_or_default();
                if let Some(union) = unions.get(field) {
                    *reached.entry((*union, arm)).or_insert(0) += stratum.records;
                }
            }
        }
    }
    let dead: Vec<_> = reached.iter().filter(|(_, n)| **n == 0).map(|(k, _)| k).collect();
    assert!(dead.is_empty(), "{dead:?}");
    assert!(reached.len() > 50, "{}", reached.len());
}

/// Union fields of a record, by field name.
fn unions_of(field: &Field, out: &mut BTreeMap<&'static str, &'static str>) {
    match field.ty {
        Type::Union(u) => {
            out.insert(field.name, u.name);
            for arm in u.arms {
                if let Type::Struct(s) = arm.ty {
                    s.fields.iter().for_each(|f| unions_of(f, out));
                }
            }
        }
        Type::Struct(s) => s.fields.iter().for_each(|f| unions_of(f, out)),
        _ => {}
    }
}
