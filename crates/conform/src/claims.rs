//! What must hold of a record.

use std::panic::{AssertUnwindSafe, catch_unwind};

use tpb_core::RecordBytes;
use tpb_core::check::{Context, Policy};
use tpb_core::dialect::LiftError;
use tpb_core::text::{Parser, print};
use tpb_isa::Isa;

use crate::facts;
use crate::lowered::{across_generations, over_itself};

/// A claim about one record of one generation.
#[derive(Clone, Copy, Debug)]
pub struct Claim {
    /// Its name, as reports have it.
    pub name: &'static str,
    /// What it says.
    pub says: &'static str,
    holds: fn(&Judge, &RecordBytes, &Context) -> Result<(), String>,
}

/// All claims, in the order they are tried.
pub static CLAIMS: [Claim; 6] = [
    Claim { name: "decode", says: "a record comes back from its instruction, which has the opcode's name", holds: decode },
    Claim { name: "facts", says: "fields hold the bytes where the collected facts place them", holds: placed },
    Claim { name: "text", says: "what is printed is read as the same record", holds: text },
    Claim { name: "validity", says: "the quick answer is that of the full report, and evidence alone refuses no more", holds: validity },
    Claim { name: "lift", says: "an operation over its own record gives the record back", holds: lift },
    Claim {
        name: "generations",
        says: "an operation of a legal record is the same operation on every generation that takes it",
        holds: generations,
    },
];

/// One generation under test.
#[derive(Debug)]
pub struct Judge {
    /// The generation.
    pub isa: &'static Isa,
    parser: Parser<'static>,
    layouts: facts::Layouts,
}

/// A claim that did not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Name of the claim.
    pub claim: &'static str,
    /// What was seen.
    pub seen: String,
}

impl Judge {
    /// The tables of a generation.
    pub fn new(isa: &'static Isa) -> Self {
        Self { isa, parser: Parser::new(isa.dialect), layouts: facts::layouts(isa.dialect.name) }
    }

    /// Tries all claims on a record; the first that does not hold.
    ///
    /// # Errors
    /// Which, and what was seen.
    pub fn judge(&self, record: &RecordBytes, context: &Context) -> Result<(), Broken> {
        self.judge_by(&CLAIMS, record, context)
    }

    /// Tries some claims on a record; the first that does not hold.
    ///
    /// # Errors
    /// Which, and what was seen.
    pub fn judge_by(&self, claims: &[Claim], record: &RecordBytes, context: &Context) -> Result<(), Broken> {
        claims.iter().try_for_each(|c| self.claim(c, record, context))
    }

    /// Tries one claim.
    ///
    /// # Errors
    /// It does not hold, or its code panicked.
    pub fn claim(&self, claim: &Claim, record: &RecordBytes, context: &Context) -> Result<(), Broken> {
        guarded(|| (claim.holds)(self, record, context)).map_err(|seen| Broken { claim: claim.name, seen })
    }

    /// Ids of the rules that a record breaks, in the order they are found.
    pub fn broken_rules(&self, record: &RecordBytes, context: &Context) -> Vec<&'static str> {
        let mut ids = Vec::new();
        (self.isa.check)(record, context, &mut |finding| ids.push(finding.rule.id));
        ids
    }
}

/// Runs code under test: a panic of its is an answer like any other.
pub(crate) fn guarded<T>(code: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    // What the code held is not looked at again.
    catch_unwind(AssertUnwindSafe(code)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
        Err(format!("panicked: {}", text.unwrap_or("no message")))
    })
}

fn decode(judge: &Judge, record: &RecordBytes, _: &Context) -> Result<(), String> {
    let (name, back) = (judge.isa.recode)(record);
    let known = judge.isa.dialect.opcode(record[0]).map(|o| o.name);
    match () {
        () if back != *record => Err(format!("came back as {back:02x?}")),
        () if name != known => Err(format!("decoded as {name:?}, listed as {known:?}")),
        () => Ok(()),
    }
}

fn placed(judge: &Judge, record: &RecordBytes, _: &Context) -> Result<(), String> {
    let Some((_, form)) = judge.isa.dialect.form(record) else { return Ok(()) };
    let mut json = String::new();
    tpb_core::json::fields(judge.isa.dialect, form, record, &mut json).map_err(|e| e.to_string())?;
    judge.layouts.compare(form.name, &json, record)
}

fn text(judge: &Judge, record: &RecordBytes, _: &Context) -> Result<(), String> {
    let mut text = String::new();
    print(judge.isa.dialect, record, &mut text).map_err(|e| e.to_string())?;
    match judge.parser.parse(&text) {
        Ok(back) if back == *record => Ok(()),
        Ok(back) => Err(format!("{text}\nwas read as {back:02x?}")),
        Err(error) => Err(format!("{text}\n{error}")),
    }
}

fn validity(judge: &Judge, record: &RecordBytes, context: &Context) -> Result<(), String> {
    let broken = judge.broken_rules(record, context);
    let is_valid = (judge.isa.is_valid)(record, context);
    if is_valid != broken.is_empty() {
        return Err(format!("is_valid says {is_valid}, check finds {broken:?}"));
    }
    let evidenced = judge.broken_rules(record, &Context { policy: Policy::Evidenced, ..*context });
    match evidenced.iter().find(|id| context.policy == Policy::Strict && !broken.contains(id)) {
        Some(id) => Err(format!("{id} counts where only evidence does, and not where all rules do")),
        None => Ok(()),
    }
}

fn lift(judge: &Judge, record: &RecordBytes, _: &Context) -> Result<(), String> {
    let operation = match (judge.isa.lift)(record) {
        Ok(operation) => operation,
        Err(LiftError::UnknownOpcode(byte)) if judge.isa.dialect.opcode(byte).is_some() => {
            return Err(String::from("a listed opcode is unknown"));
        }
        Err(_) => return Ok(()),
    };
    let expected = judge.isa.dialect.form(record).map_or(*record, |(_, form)| over_itself(form, record));
    let back = (judge.isa.lower_onto)(&operation, record);
    if back == Ok(expected) { Ok(()) } else { Err(format!("{operation:?}\nexpected {expected:02x?}\ncame back {back:02x?}")) }
}

fn generations(judge: &Judge, record: &RecordBytes, _: &Context) -> Result<(), String> {
    across_generations(judge.isa, record).map(drop)
}
