//! Every rule left out, and every rule turned round: does a case notice that was not made from the rule?
//!
//! The cases: what the sources decide (`vectors/`), legal records, records that break another rule, and changed records. Each is compared rule by
//! rule with what is checked in, so a rule that is left out is noticed by any case that breaks it, and a rule that is turned round by any case that
//! it is about.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use tpb_codegen::isa::Gen;
use tpb_codegen::witness::Setting;
use tpb_conformance::vectors;
use tpb_conformance::witnesses::Witness;
use tpb_core::RecordBytes;

use crate::changed;
use crate::rules::{isa, judges};
use crate::witnesses::make::{is_idle, setting, setting_of};
use crate::witnesses::{UNBREAKABLE, lines};

/// Kinds of cases, those that prove most first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Decided,
    Legal,
    OtherRule,
    Changed,
}

const KINDS: [(Kind, &str); 4] = [
    (Kind::Decided, "decided by the sources"),
    (Kind::Legal, "legal records"),
    (Kind::OtherRule, "records that break another rule"),
    (Kind::Changed, "changed records"),
];

/// What notices a rule that is gone, and one that is turned round.
#[derive(Default)]
struct Noticed {
    left_out: BTreeSet<Kind>,
    turned: BTreeSet<Kind>,
}

type Rules = BTreeMap<String, Noticed>;

/// Looks at one case, which was made from `own`, if from a rule.
fn look(rules: &mut Rules, kind: Kind, generation: Gen, setting: &Setting, record: &RecordBytes, own: Option<&str>) {
    let judge = &judges()[generation];
    let Some(at) = judge.form_of(record) else { return };
    let env = judge.env(setting.engine);
    for c in judge.rules(at).iter().filter(|c| c.counts(setting) && Some(c.rule.id.as_str()) != own) {
        if c.applies_to(record, &env) {
            let noticed = rules.entry(c.rule.id.clone()).or_default();
            noticed.turned.insert(kind);
            if !c.holds_for(record, &env) {
                noticed.left_out.insert(kind);
            }
        }
    }
}

fn noticed(lines: &[Witness]) -> Rules {
    let mut rules = Rules::new();
    for cases in vectors::read_all(&vectors::directory()).expect("the cases can be read").values() {
        for case in cases.iter().filter(|c| c.legal.is_some() && c.is_whole()) {
            let (Ok(record), Some((setting, generation))) = (case.record(), setting_of(case)) else { continue };
            look(&mut rules, Kind::Decided, generation, &setting, &record, None);
        }
    }
    for w in lines {
        let (Ok(record), Some((setting, gens))) = (w.record(), setting(w)) else { continue };
        let kind = if w.breaks.is_some() { Kind::OtherRule } else { Kind::Legal };
        gens.iter().for_each(|g| look(&mut rules, kind, *g, &setting, &record, w.breaks.as_deref()));
    }
    for case in changed::cases().into_values().flatten() {
        look(&mut rules, Kind::Changed, case.generation, &case.setting, &case.record, None);
    }
    rules
}

/// Why nothing notices a rule.
fn reason(id: &str, lines: &[Witness]) -> String {
    let all = judges().iter().flat_map(|j| (0..j.forms().len()).flat_map(|at| j.rules(at)));
    let mut own = all.filter(|c| c.rule.id == id).peekable();
    if let Some((_, reason)) = UNBREAKABLE.iter().find(|(known, _)| *known == id) {
        return (*reason).to_owned();
    }
    if own.peek().is_some() && own.all(is_idle) {
        return "no record can be what the rule is about, so it is checked nowhere".to_owned();
    }
    let others: BTreeSet<&str> =
        lines.iter().filter(|w| w.breaks.as_deref() == Some(id)).flat_map(|w| &w.with).map(String::as_str).collect();
    match Vec::from_iter(others).as_slice() {
        [] => "only its own witness reaches it".to_owned(),
        others => format!("what breaks it breaks `{}`", others.join("`, `")),
    }
}

fn report(lines: &[Witness]) -> (String, usize, usize) {
    let rules = noticed(lines);
    let ids: BTreeSet<&str> = isa().formats.iter().filter(|f| !f.continues).flat_map(|f| &f.rules).map(|r| r.id.as_str()).collect();
    let none = Noticed::default();
    let of = |id: &str| rules.get(id).unwrap_or(&none);
    let total = ids.len() * 2;
    let left_out = ids.iter().filter(|id| !of(id).left_out.is_empty()).count();
    let turned = ids.iter().filter(|id| !of(id).turned.is_empty()).count();
    let mut text = String::from(
        "# Rules under mutation\n\nEvery rule is left out once and turned round once. Noticed means that a case which was not made from the rule is judged otherwise than is checked \
         in.\n`TPB_UPDATE_WITNESSES=1 cargo test --release -p tpb-conformance --test legality` writes this file anew.\n\n",
    );
    let percent = |part: usize, of: usize| part as f64 * 100.0 / of as f64;
    let _ = writeln!(text, "| | rules | noticed | |\n|---|---|---|---|");
    for (name, part) in [("left out", left_out), ("turned round", turned)] {
        let _ = writeln!(text, "| {name} | {} | {part} | {:.1} % |", ids.len(), percent(part, ids.len()));
    }
    let _ = writeln!(text, "| both | {total} | {} | {:.1} % |", left_out + turned, percent(left_out + turned, total));
    let _ = writeln!(text, "\n| noticed by | left out | turned round |\n|---|---|---|");
    for (kind, name) in KINDS {
        let left_out = ids.iter().filter(|id| of(id).left_out.contains(&kind)).count();
        let turned = ids.iter().filter(|id| of(id).turned.contains(&kind)).count();
        let _ = writeln!(text, "| {name} | {left_out} | {turned} |");
    }
    let _ = writeln!(text, "\n## Not noticed\n\n| rule | | reason |\n|---|---|---|");
    for id in &ids {
        let missed = match (of(id).left_out.is_empty(), of(id).turned.is_empty()) {
            (true, true) => "left out, turned round",
            (true, false) => "left out",
            (false, true) => "turned round",
            (false, false) => continue,
        };
        let _ = writeln!(text, "| `{id}` | {missed} | {} |", reason(id, lines));
    }
    (text, left_out + turned, total)
}

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("reports/rule_mutation.md")
}

#[test]
fn rules_that_change_are_noticed() {
    let (text, noticed, total) = report(lines());
    if std::env::var_os("TPB_UPDATE_WITNESSES").is_some() {
        std::fs::create_dir_all(path().parent().expect("a directory")).expect("the directory can be made");
        std::fs::write(path(), &text).expect("the report can be written");
    }
    let known = std::fs::read_to_string(path()).expect("the report is checked in");
    assert!(
        known == text,
        "reports/rule_mutation.md is stale: TPB_UPDATE_WITNESSES=1 cargo test --release -p tpb-conformance --test legality"
    );
    assert!(noticed * 100 >= total * 95, "{noticed} of {total}");
}
