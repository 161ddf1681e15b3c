//! How much of the spec was reached.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use tpb_core::layout::Field;
use tpb_isa::Isa;

use super::{Coverage, FormCoverage, Share};
use crate::legal::starts;
use crate::sought::targets;
use crate::strata::forms;
use crate::witnesses;

/// A part of the spec, and what of it was reached in one generation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Part {
    /// `opcodes`, `bits`, `enum values`, `rules passed`, `rules failed alone`, `operations lifted`.
    pub name: &'static str,
    /// How much, of what can be reached.
    pub share: Share,
    /// What was not reached, sorted.
    pub missing: Vec<String>,
    /// What was not reached and does not count, for a reason, sorted.
    pub excluded: Vec<Excluded>,
}

/// Something that no record reaches.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Excluded {
    /// What.
    pub what: String,
    /// Why.
    pub why: String,
}

/// Holds what was reached against all that the generation has.
///
/// Not counted are values of enum fields that no legal record is known to hold, as `conformance/witnesses/unheld.jsonl` has them; rules that are only broken
/// together with others, as `implied.jsonl` beside it has them; and rules of forms without a legal record.
pub fn parts(isa: &'static Isa, coverage: &Coverage) -> Vec<Part> {
    let forms = forms(isa.dialect);
    let opcodes = isa.dialect.opcodes.iter().map(|o| (o.name.to_owned(), coverage.opcodes.contains_key(o.name)));
    let mut bits = Vec::new();
    let mut rules: BTreeMap<&str, bool> = BTreeMap::new();
    let mut operations = BTreeSet::new();
    let legal: BTreeSet<&str> = starts(isa).iter().filter_map(|s| isa.dialect.form(&s.record)).map(|(_, form)| form.name).collect();
    for (form, _) in &forms {
        let seen = coverage.forms.get(form.name).copied().unwrap_or_default();
        bits_of(form.layout.fields, form.name, form.selector.map(|s| usize::from(s.offset)), &seen, &mut bits);
        for rule in form.rules {
            *rules.entry(rule.id).or_default() |= legal.contains(form.name);
        }
        operations.insert(form.operation);
    }
    let rule = |id: &str| coverage.rules.get(id).copied().unwrap_or_default();
    let values = targets(isa).iter().map(|t| {
        let is_reached = coverage.values.get(&t.path).is_some_and(|seen| seen.contains(&t.value));
        let why = t.unheld.map(str::to_owned);
        (format!("{}={}", t.path, t.name), is_reached, why)
    });
    let implied = implied(isa);
    let passed = rules.iter().map(|(id, has_legal)| {
        let why = (!has_legal).then(|| String::from("no legal record of its form is known"));
        ((*id).to_owned(), rule(id).passed > 0, why)
    });
    let alone = rules.keys().map(|id| ((*id).to_owned(), rule(id).failed_alone > 0, implied.get(id).cloned()));
    vec![
        part("opcodes", opcodes.map(counted)),
        part("bits", bits.into_iter().map(counted)),
        part("enum values", values),
        part("rules passed", passed),
        part("rules failed alone", alone),
        part("operations lifted", operations.iter().map(|o| counted(((*o).to_owned(), coverage.lifted.contains_key(*o))))),
    ]
}

fn counted((what, is_reached): (String, bool)) -> (String, bool, Option<String>) {
    (what, is_reached, None)
}

/// Rules that are broken with others only, and with which.
fn implied(isa: &Isa) -> BTreeMap<&'static str, String> {
    let here = witnesses::implied().iter().filter(|w| w.gens.iter().any(|g| g == isa.dialect.name));
    let why = |w: &'static witnesses::Witness| {
        let how = if w.proven { "always" } else { "in all records that were found" };
        Some((w.breaks.as_deref()?, format!("broken together with {}, {how}", w.with.join(", "))))
    };
    here.filter_map(why).collect()
}

fn part(name: &'static str, all: impl IntoIterator<Item = (String, bool, Option<String>)>) -> Part {
    let mut part = Part { name, share: Share::default(), missing: Vec::new(), excluded: Vec::new() };
    for (what, is_reached, why) in all {
        match why.filter(|_| !is_reached) {
            Some(why) => part.excluded.push(Excluded { what, why }),
            None => {
                part.share.of += 1;
                part.share.reached += usize::from(is_reached);
                part.missing.extend((!is_reached).then_some(what));
            }
        }
    }
    part.missing.sort();
    part.excluded.sort();
    part
}

/// Each bit of the fields that are not reserved, seen both as 0 and as 1. The opcode and the selector are what the form says, and the length has one
/// legal value.
fn bits_of(fields: &[Field], path: &str, selector: Option<usize>, seen: &FormCoverage, out: &mut Vec<(String, bool)>) {
    for field in fields.iter().filter(|f| f.reserved.is_none()) {
        let at = usize::from(field.offset);
        for bit in 8 * at.max(2)..8 * (at + field.ty.size()) {
            if selector != Some(bit / 8) {
                out.push((format!("{path}.{}[{}]", field.name, bit - 8 * at), seen.ones.has(bit) && seen.zeros.has(bit)));
            }
        }
    }
}
