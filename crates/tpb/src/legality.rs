//! Rules over whole streams.

mod continuation;

use std::io::Read;
use std::ops::ControlFlow;

use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Stage};
use tpb_core::dialect::{Dialect, Engine, Selector};
use tpb_core::layout::Conf;
use tpb_isa::Isa;

use crate::place::{self, Shown};
use crate::stream::{Records, StreamError};

/// Rules that are about a stream and not about one record.
pub static STREAM_RULES: [RuleInfo; 5] = [
    stream_rule("stream.length", "a stream is a whole number of 64-byte records", None),
    stream_rule("stream.empty", "the stream holds no record", None),
    stream_rule(
        "stream.exit-sentinel",
        "loaders look for the record that ends the program, which compilers put into SP's stream",
        Some(Stage::Neff),
    ),
    stream_rule("stream.continuation", "a record that continues another stands behind one of its opcodes", Some(Stage::Neff)),
    stream_rule("stream.continuation-missing", "the record needs one that continues it right behind it", Some(Stage::Neff)),
];

const fn stream_rule(id: &'static str, message: &'static str, stage: Option<Stage>) -> RuleInfo {
    RuleInfo {
        id,
        when: "",
        require: "",
        message,
        stage,
        engine: None,
        field: "",
        offset: 0,
        size: 0,
        conf: Conf::High,
        source: &["neuronx-runtime/wiki/src/isa/validator-architecture.md"],
    }
}

/// Sub-form that ends a program.
///
/// A loader looks for it in what it is given, before it stages the streams; on the device it is a branch, and the pseudo record is as illegal as any other. The
/// sources do not say in which stream it must be. Compilers route it to SP, and the one real program that is known has none and an empty SP stream: so only
/// SP's stream is looked at, and its absence is a warning.
const EXIT: &str = "PSEUDO_EXIT_EXECUTION";

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// A rule is broken.
    Error,
    /// Worth a look; legal.
    Warning,
}

/// Something about a stream.
#[derive(Clone, Copy, Debug)]
pub struct StreamFinding {
    /// Where the record begins; the end of the stream for what no record shows.
    pub offset: u64,
    /// The record, where it is about one.
    pub record: Option<RecordBytes>,
    /// The broken rule.
    pub rule: &'static RuleInfo,
    /// How bad it is.
    pub severity: Severity,
}

impl StreamFinding {
    /// Value of the rule's field in the record.
    pub fn value(&self, dialect: &Dialect) -> Option<Shown> {
        let record = self.record.as_ref().filter(|_| !self.rule.field.is_empty())?;
        let found = dialect.form(record).and_then(|(_, form)| place::find(form.layout, self.rule.field));
        if let Some(place) = found {
            return Some(place.show(record, dialect.index));
        }
        let start = usize::from(self.rule.offset);
        let bytes = record.get(start..start + usize::from(self.rule.size))?;
        match bytes {
            [byte] => Some(Shown::Unsigned((*byte).into())),
            bytes => Some(Shown::Bytes(bytes.to_vec())),
        }
    }
}

/// What a stream held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Whole records.
    pub records: u64,
    /// Findings that are errors.
    pub errors: u64,
    /// Findings that are warnings.
    pub warnings: u64,
}

/// Checks a stream record by record, then as a whole, and hands every finding to `found`, which may `Break` to end it.
///
/// # Errors
/// If the stream cannot be read. A last record that is not whole is a finding.
pub fn check_stream<R: Read>(
    isa: &Isa,
    reader: R,
    cx: &Context,
    found: &mut dyn FnMut(&StreamFinding) -> ControlFlow<()>,
) -> Result<Tally, StreamError> {
    let exit = exit_sentinel(isa.dialect);
    let mut tally = Tally::default();
    let mut has_exit = false;
    let mut end = 0;
    let mut before = None;
    // A record that still needs another, and where it is.
    let mut open: Option<(u64, RecordBytes)> = None;
    for record in Records::new(reader) {
        let (offset, record) = match record {
            Ok(record) => record,
            Err(StreamError::Partial { offset, .. }) => {
                let _ = report(&mut tally, offset, None, &STREAM_RULES[0], found);
                return Ok(tally);
            }
            Err(error) => return Err(error),
        };
        tally.records += 1;
        end = offset + record.len() as u64;
        let is_exit = exit.is_some_and(|(byte, s)| record[0] == byte && record.get(usize::from(s.offset)) == Some(&s.value));
        has_exit |= is_exit;
        let follows = before.replace(record[0]);
        let mut flow = ControlFlow::Continue(());
        if cx.stage == Stage::Neff && is_astray(isa.dialect, follows, &record) {
            flow = report(&mut tally, offset, Some(record), &STREAM_RULES[3], found);
        }
        if cx.stage == Stage::Neff {
            if let Some((at, base)) = open.take()
                && flow.is_continue()
                && !continuation::continues(isa.dialect, record[0], base[0])
            {
                flow = report(&mut tally, at, Some(base), &STREAM_RULES[4], found);
            }
            open = continuation::is_needed(isa.dialect, &record).then_some((offset, record));
        }
        if flow.is_break() || (isa.is_valid)(&record, cx) {
            if flow.is_break() {
                return Ok(tally);
            }
            continue;
        }
        (isa.check)(&record, cx, &mut |finding| {
            if flow.is_continue() {
                flow = report(&mut tally, offset, Some(record), finding.rule, found);
            }
        });
        if flow.is_break() {
            return Ok(tally);
        }
    }
    if let Some((at, base)) = open
        && report(&mut tally, at, Some(base), &STREAM_RULES[4], found).is_break()
    {
        return Ok(tally);
    }
    if tally.records == 0 {
        tally.warnings += 1;
        let finding = StreamFinding { offset: 0, record: None, rule: &STREAM_RULES[1], severity: Severity::Warning };
        let _ = found(&finding);
    } else if cx.stage == Stage::Neff && cx.engine == Some(Engine::Sp) && exit.is_some() && !has_exit {
        tally.warnings += 1;
        let _ = found(&StreamFinding { offset: end, record: None, rule: &STREAM_RULES[2], severity: Severity::Warning });
    }
    Ok(tally)
}

fn report(
    tally: &mut Tally,
    offset: u64,
    record: Option<RecordBytes>,
    rule: &'static RuleInfo,
    found: &mut dyn FnMut(&StreamFinding) -> ControlFlow<()>,
) -> ControlFlow<()> {
    tally.errors += 1;
    found(&StreamFinding { offset, record, rule, severity: Severity::Error })
}

/// Whether a record of an opcode that continues others does not stand behind one of them.
fn is_astray(dialect: &Dialect, before: Option<u8>, record: &RecordBytes) -> bool {
    let Some(opcode) = dialect.opcode(record[0]) else { return false };
    let continues = opcode.forms.iter().any(|f| !f.follows.is_empty());
    continues && before.is_none_or(|byte| opcode.continuing(byte).is_none())
}

/// Opcode and selector of the record that ends a stream, where the generation has it.
fn exit_sentinel(dialect: &Dialect) -> Option<(u8, Selector)> {
    let all = dialect.opcodes.iter().flat_map(|o| o.forms.iter().map(move |f| (o.byte, f)));
    all.filter(|(_, f)| f.name == EXIT).find_map(|(byte, f)| Some((byte, f.selector?)))
}
