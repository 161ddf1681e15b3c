//! Values of enum fields that legal records ought to hold, and why some are in none.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::OnceLock;

use tpb_core::RecordBytes;
use tpb_core::bytes::put_bits;
use tpb_core::layout::{EnumInfo, Field, Type, ValueInfo};
use tpb_isa::{GENERATIONS, Isa};

use crate::legal::{Start, TRIES, neighbour, starts_of};
use crate::strata::{Random, forms};
use crate::witnesses;

/// Tries to make a record with a certain value break as few rules as it can.
const EASED: usize = 96;

/// A value of an enum field that a legal record ought to hold once.
#[derive(Clone, Debug)]
pub struct Target {
    /// Form and path of the field, such as `S3D3_MM.in_dtype`.
    pub path: String,
    /// Name of the value.
    pub name: &'static str,
    /// The value.
    pub value: u64,
    /// Why no legal record holds it, as `conformance/witnesses/unheld.jsonl` has it.
    pub unheld: Option<&'static str>,
    form: &'static str,
    at: usize,
    lsb: u32,
    width: u32,
    /// Byte and bit of the form's other fields that have the value.
    kin: Vec<(usize, u32)>,
}

/// All of a generation: the enum fields outside unions, with each value that the generation has.
pub fn targets(isa: &Isa) -> &'static [Target] {
    static ALL: OnceLock<BTreeMap<&'static str, Vec<Target>>> = OnceLock::new();
    let all = ALL.get_or_init(|| GENERATIONS.iter().map(|isa| (isa.dialect.name, of_generation(isa))).collect());
    all.get(isa.dialect.name).map_or(&[], Vec::as_slice)
}

fn of_generation(isa: &Isa) -> Vec<Target> {
    let here = witnesses::unheld().iter().filter(|u| u.gens.iter().any(|g| g == isa.dialect.name));
    let whys: BTreeMap<(&str, &str), &str> =
        here.flat_map(|u| u.values.iter().map(|v| ((u.path.as_str(), v.as_str()), u.why.as_str()))).collect();
    let mut all = Vec::new();
    for (form, _) in forms(isa.dialect) {
        let mut out = Vec::new();
        of_fields(isa, (form.name, form.name), form.layout.fields, 0, &mut out);
        // The selector has the one value that makes it this form.
        if let Some(selector) = form.selector {
            out.retain(|t| t.at != usize::from(selector.offset));
        }
        let places: Vec<_> = out.iter().map(|t| ((t.name, t.value, t.width), (t.at, t.lsb))).collect();
        for target in &mut out {
            let (what, own) = ((target.name, target.value, target.width), (target.at, target.lsb));
            target.unheld = whys.get(&(target.path.as_str(), target.name)).copied();
            target.kin = places.iter().filter(|(w, place)| *w == what && *place != own).map(|(_, place)| *place).collect();
        }
        all.extend(out);
    }
    all
}

fn of_fields(isa: &Isa, (form, path): (&'static str, &str), fields: &'static [Field], base: usize, out: &mut Vec<Target>) {
    let of = |path: &str, (at, lsb, width): (usize, u32, u32), info: &EnumInfo, out: &mut Vec<Target>| {
        // Half a byte has no room for some types of an element.
        let fits = |v: &&ValueInfo| u128::from(v.value) >> width == 0;
        let legal = info.values.iter().filter(|v| info.legal(v.value, isa.dialect.index) && !v.sentinel).filter(fits);
        out.extend(legal.map(|v| Target {
            path: path.to_owned(),
            name: v.name,
            value: v.value,
            unheld: None,
            form,
            at,
            lsb,
            width,
            kin: Vec::new(),
        }));
    };
    for field in fields.iter().filter(|f| f.reserved.is_none() && f.name != "header") {
        let (path, at) = (format!("{path}.{}", field.name), base + usize::from(field.offset));
        match &field.ty {
            Type::Enum(info, size) => of(&path, (at, 0, 8 * u32::from(*size)), info, out),
            Type::Bitfield(info) => {
                for bit in info.bits.iter().filter(|b| b.reserved.is_none()) {
                    if let Some(info) = bit.ty {
                        of(&format!("{path}.{}", bit.name), (at, bit.lsb.into(), bit.width.into()), info, out);
                    }
                }
            }
            Type::Struct(info) => of_fields(isa, (form, &path), info.fields, at, out),
            _ => {}
        }
    }
}

impl Target {
    /// Byte, lowest bit and width of the field in a record.
    pub const fn place(&self) -> (usize, u32, u32) {
        (self.at, self.lsb, self.width)
    }

    fn put(&self, record: &mut RecordBytes) {
        put_bits(record, self.at, self.lsb, self.width, self.value);
    }

    /// A record with the value in the field; and one with it in every field of the kind, since operands often have to be of one type.
    fn both_ways(&self, record: &RecordBytes) -> [RecordBytes; 2] {
        let mut both = [*record; 2];
        both.iter_mut().for_each(|r| self.put(r));
        self.kin.iter().for_each(|(at, lsb)| put_bits(&mut both[1], *at, *lsb, self.width, self.value));
        both
    }

    /// A legal neighbour of the record with the value in it, if it is still of the form.
    fn beside(&self, isa: &Isa, record: &RecordBytes, random: &mut Random) -> Option<RecordBytes> {
        let mut beside = neighbour(isa, record, random);
        self.put(&mut beside);
        self.of_form(isa, beside)
    }

    fn of_form(&self, isa: &Isa, record: RecordBytes) -> Option<RecordBytes> {
        isa.dialect.form(&record).is_some_and(|(_, form)| form.name == self.form).then_some(record)
    }
}

/// A legal record that holds the value, sought near every start of the form, and farther from one of them.
pub fn reach(isa: &'static Isa, target: &Target, random: &mut Random) -> Option<Start> {
    for start in starts_of(isa, target.form) {
        let both = target.both_ways(&start.record);
        for tries in 0..TRIES {
            let with = &both[tries % 2];
            let record = if tries < 2 { target.of_form(isa, *with) } else { target.beside(isa, with, random) };
            if let Some(record) = record.filter(|r| (isa.is_valid)(r, &start.context)) {
                return Some(Start { record, context: start.context });
            }
        }
    }
    let all = starts_of(isa, target.form);
    let start = all.get(random.below(all.len().max(1)))?;
    let with = target.both_ways(&start.record)[random.below(2)];
    let (record, broken) = eased(isa, target, start, with, random);
    let record = target.of_form(isa, record).filter(|_| broken.is_empty())?;
    Some(Start { record, context: start.context })
}

/// What stands against a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// These rules are broken around every start of the form, whatever else is changed to please them.
    Rules(BTreeSet<&'static str>),
    /// No legal record was found; around every start some of these rules are broken in the end, though not the same.
    SomeOf(BTreeSet<&'static str>),
    /// The record is of another form then.
    OtherForm,
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |ids: &BTreeSet<&str>, word| ids.iter().copied().collect::<Vec<_>>().join(word);
        match self {
            Self::Rules(ids) => write!(f, "breaks {}", list(ids, " and ")),
            Self::SomeOf(ids) => write!(f, "breaks some of {}", list(ids, ", ")),
            Self::OtherForm => f.write_str("makes it another form"),
        }
    }
}

/// What stands against a value; nothing if a legal record turns up, or if no legal record of the form is known.
pub fn against(isa: &'static Isa, target: &Target, random: &mut Random) -> Option<Obstacle> {
    let with: Vec<_> = starts_of(isa, target.form).iter().flat_map(|s| target.both_ways(&s.record).map(|r| (s, r))).collect();
    if !with.iter().any(|(_, record)| target.of_form(isa, *record).is_some()) {
        return (!with.is_empty()).then_some(Obstacle::OtherForm);
    }
    let least: Vec<_> = with.into_iter().map(|(start, record)| eased(isa, target, start, record, random).1).collect();
    let mut common = least.first()?.clone();
    common.retain(|id| least.iter().all(|ids| ids.contains(id)));
    if !common.is_empty() {
        return Some(Obstacle::Rules(common));
    }
    least.iter().all(|ids| !ids.is_empty()).then(|| Obstacle::SomeOf(least.into_iter().flatten().collect()))
}

/// A record whose other fields were changed so that it breaks as few rules as can be, and those.
fn eased(isa: &Isa, target: &Target, start: &Start, mut here: RecordBytes, random: &mut Random) -> (RecordBytes, BTreeSet<&'static str>) {
    let broken = |record: &RecordBytes| {
        let mut ids = BTreeSet::new();
        (isa.check)(record, &start.context, &mut |finding| {
            ids.insert(finding.rule.id);
        });
        ids
    };
    let mut least = broken(&here);
    for _ in 0..EASED {
        if least.is_empty() {
            break;
        }
        let Some(there) = target.beside(isa, &here, random) else { continue };
        let ids = broken(&there);
        if ids.len() <= least.len() {
            (here, least) = (there, ids);
        }
    }
    (here, least)
}
