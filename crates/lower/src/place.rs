//! Putting translated records in their places.

use std::collections::BTreeMap;

use tpb_core::check::{Context, Policy, Stage};
use tpb_core::dialect::Class;
use tpb_records::Operation;
use tpb_records::enums::Opcode;
use tpb_records::operations::Control;

use crate::error::{LowerError, Problem};
use crate::options::Origin;
use crate::patch::{Kind, Patch, Section};
use crate::translate::{Body, Target, Translated, Unit};
use crate::{Attached, RECORD, Stream};

/// Farthest that a relative branch reaches.
const REACH: i64 = 1 << 31;

/// What a source record became, and where.
struct Placed {
    source: usize,
    at: usize,
    becomes: Vec<Translated>,
}

/// Lowers one stream.
pub(crate) fn stream(unit: &Unit) -> Result<Stream, Vec<LowerError>> {
    let mut errors = Vec::new();
    let mut placed: Vec<Placed> = Vec::new();
    let mut stream = Stream::default();
    let mut at = 0;
    let needs_postamble = unit.source.scopes.len() > 1 || unit.source.items.iter().any(|i| matches!(i.operation, Some(Operation::Exit(_))));
    for (number, scope) in unit.source.scopes.iter().enumerate() {
        let start = at;
        for source in scope.items.clone() {
            match unit.translate(source) {
                Ok(becomes) => {
                    let n = becomes.len();
                    placed.push(Placed { source, at, becomes });
                    at += n;
                }
                Err(problem) => errors.push(unit.error(source, problem)),
            }
        }
        match &scope.name {
            Some(name) => drop(stream.functions.insert(name.clone(), start..at)),
            None => stream.main = start..at,
        }
        if number == 0 {
            at += usize::from(needs_postamble);
            stream.postamble = stream.main.end..at;
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let context = Context { engine: Some(unit.engine), stage: Stage::Device, policy: Policy::Strict };
    let places = Places::new(unit, &placed, &stream);
    for item in &placed {
        if item.at == stream.postamble.end && item.source == unit.source.scopes.get(1).map_or(usize::MAX, |s| s.items.start) {
            postamble(unit, &mut stream);
        }
        patches(unit, item, &mut stream);
        for (i, translated) in item.becomes.iter().enumerate() {
            match finish(unit, &places, item.source, item.at + i, translated, &context) {
                Ok(record) => stream.code.extend_from_slice(&record),
                Err(problem) => errors.push(unit.error(item.source, problem)),
            }
            stream.origins.push(Some(item.source));
            if let Some(action) = &translated.action {
                stream.actions.push(Attached { record: item.at + i, source: item.source, action: action.clone() });
            }
        }
    }
    if stream.origins.len() == stream.postamble.start {
        postamble(unit, &mut stream);
    }
    if errors.is_empty() { Ok(stream) } else { Err(errors) }
}

fn postamble(unit: &Unit, stream: &mut Stream) {
    if stream.postamble.is_empty() {
        return;
    }
    let halt = Operation::Control(Control { opcode: Opcode::HALT, ..Control::default() });
    // Every generation with functions and exits has it.
    if let Ok(record) = (unit.isa.lower)(&halt) {
        stream.code.extend_from_slice(&record);
        stream.origins.push(None);
        let offset = (stream.postamble.start * RECORD) as u32;
        stream.patches.push(Patch { offset, count: 1, kind: Kind::Insert, section: Section::Postamble });
    }
}

/// The entries for one source record.
fn patches(unit: &Unit, item: &Placed, stream: &mut Stream) {
    let is_function = unit.source.scope_of(item.source).is_some_and(|s| s.name.is_some());
    let section = if is_function { Section::Function } else { Section::Main };
    let offset = (item.at * RECORD) as u32;
    let mut note = |count: usize, kind| stream.patches.push(Patch { offset, count: count as u32, kind, section });
    match item.becomes.len() {
        0 => note(1, Kind::Delete),
        1 if item.becomes[0].is_modified => note(1, Kind::Modify),
        1 => {}
        n => note(n - 1, Kind::Insert),
    }
}

/// Where things are in the lowered stream.
struct Places<'a> {
    unit: &'a Unit<'a>,
    /// By source record.
    records: BTreeMap<usize, usize>,
    /// By number.
    labels: BTreeMap<u64, usize>,
    stream_end: usize,
    main_end: usize,
    functions: BTreeMap<&'a str, usize>,
}

impl<'a> Places<'a> {
    fn new(unit: &'a Unit<'a>, placed: &[Placed], stream: &Stream) -> Self {
        let records = placed.iter().map(|p| (p.source, p.at)).collect();
        let labels = placed.iter().filter_map(|p| Some((unit.label(p.source)?, p.at))).collect();
        let start_of = |s: &'a crate::scope::Scope| Some((s.name.as_deref()?, stream.functions.get(s.name.as_deref()?)?.start));
        let functions = unit.source.scopes.iter().filter_map(start_of).collect();
        let stream_end = placed.last().map_or(0, |p| p.at + p.becomes.len());
        Self { unit, records, labels, stream_end, main_end: stream.main.end, functions }
    }

    fn of(&self, target: &Target, source: usize) -> Result<usize, Problem> {
        match target {
            Target::Postamble => Ok(self.main_end),
            Target::Function(name) => {
                self.functions.get(name.as_str()).copied().ok_or_else(|| Problem::Undeclared { what: "function", name: name.clone() })
            }
            Target::Label(number) => {
                self.labels.get(number).copied().ok_or_else(|| Problem::Target(format!("label {number}, which the stream does not have")))
            }
            Target::Offset(offset) => self.moved(*offset, source),
        }
    }

    /// The place of the record that an offset of the source stream leads to.
    fn moved(&self, offset: i64, source: usize) -> Result<usize, Problem> {
        let astray = || Problem::Target(format!("offset {offset}, where its stream has no record"));
        let from = source as i64 + i64::from(self.unit.options.origin == Origin::NextRecord);
        let to = Some(offset).filter(|o| o % RECORD as i64 == 0).and_then(|o| from.checked_add(o / RECORD as i64)).ok_or_else(astray)?;
        let to = usize::try_from(to).map_err(|_| astray())?;
        // Behind the program itself lies the postamble, not what is behind it in the source.
        if self.unit.source.scope_of(source).is_some_and(|s| s.name.is_none() && s.items.end == to) {
            return Ok(self.main_end);
        }
        match self.records.get(&to) {
            Some(at) => Ok(*at),
            None if to == self.unit.source.items.len() => Ok(self.stream_end),
            None => Err(astray()),
        }
    }
}

/// The bytes of a record in its place.
fn finish(
    unit: &Unit,
    places: &Places,
    source: usize,
    at: usize,
    translated: &Translated,
    context: &Context,
) -> Result<tpb_core::RecordBytes, Problem> {
    let operation = match &translated.body {
        Body::Same(record) => return Ok(*record),
        Body::Operation(operation) => operation,
    };
    let mut operation = *operation;
    if let (Some(target), Operation::Branch(branch)) = (&translated.target, &mut operation) {
        let to = places.of(target, source)? as i64;
        let from = at as i64 + i64::from(unit.options.origin == Origin::NextRecord);
        let offset = (to - from) * RECORD as i64;
        if !(-REACH..REACH).contains(&offset) {
            return Err(Problem::Target(format!("a record {offset} bytes away, beyond its reach")));
        }
        // The builder extends 32 bits with zeros.
        branch.br_immediate = u64::from(offset as u32);
    }
    let record = (unit.isa.lower)(&operation).map_err(|e| Problem::Form(format!("it would become {}: {e}", operation.name())))?;
    let opcode = unit.isa.dialect.opcode(record[0]);
    let name = opcode.map_or("record", |o| o.name);
    if opcode.is_none_or(|o| o.class != Class::Real) {
        return Err(Problem::Illegal { opcode: name, rule: "opcode.class" });
    }
    if !translated.was_real && !(unit.isa.is_valid)(&record, context) {
        let mut rule = None;
        (unit.isa.check)(&record, context, &mut |finding| {
            rule.get_or_insert(finding.rule.id);
        });
        if let Some(rule) = rule {
            return Err(Problem::Illegal { opcode: name, rule });
        }
    }
    Ok(record)
}
