//! Makes the witnesses that are checked in. Lines that still hold stay, so that a change of the spec changes few of them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use tpb_codegen::isa::Gen;
use tpb_codegen::rule::solve::{Known, satisfiable};
use tpb_codegen::spec::Stage;
use tpb_codegen::witness::{Breaking, Checked, Judge, Problem, Random, Setting};
use tpb_conformance::vectors::Case;
use tpb_conformance::witnesses::{Witness, hex, read, write};
use tpb_core::RecordBytes;
use tpb_core::dialect::Engine;

use crate::rules::{accepting, isa, judges, names, settings};

/// No record can be what the rule is about, so it is checked nowhere.
pub(crate) fn is_idle(rule: &Checked<'_>) -> bool {
    !satisfiable(&rule.applies, &Known::new()) || !satisfiable(&rule.require.clone().negated(), &Known::new())
}

/// Brings the three files up to date.
pub(crate) fn update(legal: &Path, breaking: &Path, implied: &Path) {
    let old = |path: &Path| read::<Witness>(path).expect("the old witnesses can be read");
    let mut lines = legal_lines(old(legal));
    lines.sort_by(|a, b| (&a.form, &a.opcode).cmp(&(&b.form, &b.opcode)));
    write(legal, &lines).expect("the witnesses can be written");
    let (mut alone, mut others) = breaking_lines(old(breaking));
    for lines in [&mut alone, &mut others] {
        lines.sort_by(|a, b| (&a.form, &a.breaks).cmp(&(&b.form, &b.breaks)));
    }
    write(breaking, &alone).expect("the witnesses can be written");
    write(implied, &others).expect("the witnesses can be written");
}

/// A form by name: its position per generation.
type Places = BTreeMap<(&'static str, &'static str), Vec<(Gen, usize)>>;

fn places() -> Places {
    let mut out = Places::new();
    for judge in judges() {
        for (at, form) in judge.forms().enumerate() {
            out.entry(names(form)).or_default().push((judge.generation, at));
        }
    }
    out
}

fn generations(gens: &[Gen]) -> Vec<String> {
    gens.iter().map(|g| isa().generations[*g].name.clone()).collect()
}

fn line((form, opcode): (&str, &str), gens: &[Gen], setting: &Setting, record: &RecordBytes) -> Witness {
    Witness {
        form: form.to_owned(),
        opcode: opcode.to_owned(),
        breaks: None,
        with: Vec::new(),
        proven: false,
        gens: generations(gens),
        engine: setting.engine.map(|e| Engine::ALL[usize::from(e)].name().to_owned()),
        stage: if setting.stage == Stage::Neff { "neff" } else { "device" }.to_owned(),
        bytes: hex(record),
    }
}

/// The setting of a decided case, and its generation.
pub(crate) fn setting_of(case: &Case) -> Option<(Setting, Gen)> {
    let stage = if case.stage == "neff" { Stage::Neff } else { Stage::Device };
    let engine = case.engine.as_ref().and_then(|name| Engine::from_name(name)).map(|e| e as u8);
    let generation = isa().generations.iter().position(|g| g.name == case.generation)?;
    Some((Setting { engine, stage, strict: true }, generation))
}

/// The setting of a line, and its generations.
pub(crate) fn setting(w: &Witness) -> Option<(Setting, Vec<Gen>)> {
    let context = w.context().ok()?;
    let stage = if w.stage == "neff" { Stage::Neff } else { Stage::Device };
    let gens = w.gens.iter().map(|n| isa().generations.iter().position(|g| g.name == *n)).collect::<Option<_>>()?;
    Some((Setting { engine: context.engine.map(|e| e as u8), stage, strict: true }, gens))
}

/// What a legal record shows: a rule is met by a record that it is about, or an engine takes the form.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Shows {
    Engine(Gen, Option<u8>),
    Rule(Gen, usize),
}

fn shows(judge: &Judge<'_>, at: usize, setting: &Setting, record: &RecordBytes) -> Vec<Shows> {
    let env = judge.env(setting.engine);
    let rules = judge.rules(at).iter().enumerate().filter(|(_, c)| c.counts(setting) && c.applies_to(record, &env));
    let mut out: Vec<Shows> = rules.map(|(i, _)| Shows::Rule(judge.generation, i)).collect();
    out.push(Shows::Engine(judge.generation, setting.engine));
    out
}

fn legal_lines(old: Vec<Witness>) -> Vec<Witness> {
    let mut out = Vec::new();
    for (name, places) in places() {
        let mut shown = BTreeSet::new();
        let mut keep = |setting: &Setting, record: &RecordBytes, among: &[Gen], out: &mut Vec<Witness>| {
            let is_legal = |(g, _): &&(Gen, usize)| judges()[*g].broken(record, setting).is_empty() && among.contains(g);
            let here: Vec<&(Gen, usize)> = places.iter().filter(is_legal).collect();
            let before = shown.len();
            here.iter().for_each(|(g, at)| shown.extend(shows(&judges()[*g], *at, setting, record)));
            if shown.len() > before {
                let gens: Vec<Gen> = here.iter().map(|(g, _)| *g).collect();
                out.push(line(name, &gens, setting, record));
            }
            shown.clone()
        };
        let mut shown = BTreeSet::new();
        for w in old.iter().filter(|w| (w.form.as_str(), w.opcode.as_str()) == name) {
            let (Some((setting, gens)), Ok(record)) = (setting(w), w.record()) else { continue };
            if gens.iter().all(|g| judges()[*g].broken(&record, &setting).is_empty()) {
                shown = keep(&setting, &record, &gens, &mut out);
            }
        }
        let all: Vec<Gen> = places.iter().map(|(g, _)| *g).collect();
        for &(generation, at) in &places {
            let judge = &judges()[generation];
            let settings = settings(judge, at);
            let mut random = Random::named(&format!("legal {generation} {name:?}"));
            for setting in &settings {
                if shown.contains(&Shows::Engine(generation, setting.engine)) {
                    continue;
                }
                if let Some(record) = Problem::new(judge, at, setting).legal(None, &mut random) {
                    shown = keep(setting, &record, &all, &mut out);
                }
            }
            for (i, c) in judge.rules(at).iter().enumerate() {
                if shown.contains(&Shows::Rule(generation, i)) {
                    continue;
                }
                let fits = settings.iter().filter(|s| c.counts(s));
                let found = fits.take(2).find_map(|s| Some((s, Problem::new(judge, at, s).legal(Some(i), &mut random)?)));
                if let Some((setting, record)) = found {
                    shown = keep(setting, &record, &all, &mut out);
                }
            }
        }
    }
    out
}

fn breaking_lines(old: Vec<Witness>) -> (Vec<Witness>, Vec<Witness>) {
    let (mut alone, mut others) = (Vec::new(), Vec::new());
    let mut done: BTreeSet<(Gen, &str)> = BTreeSet::new();
    let rule_of = |g: Gen, id: &str| {
        judges()[g]
            .forms()
            .enumerate()
            .find_map(|(at, _)| judges()[g].rules(at).iter().find(|c| c.rule.id == id).map(|c| c.rule.id.as_str()))
    };
    for w in old {
        let (Some((setting, gens)), Ok(record), Some(id)) = (setting(&w), w.record(), w.breaks.clone()) else { continue };
        let holds = |g: &Gen| judges()[*g].broken(&record, &setting) == [id.as_str()] && !done.contains(&(*g, id.as_str()));
        if gens.iter().all(holds) {
            done.extend(gens.iter().filter_map(|g| Some((*g, rule_of(*g, &id)?))));
            alone.push(w);
        }
    }
    for (name, places) in places() {
        for &(generation, at) in &places {
            let judge = &judges()[generation];
            for (i, c) in judge.rules(at).iter().enumerate() {
                let id = c.rule.id.as_str();
                if done.contains(&(generation, id)) || is_idle(c) {
                    continue;
                }
                let Some((setting, record)) = broken_alone(judge, at, i) else { continue };
                let holds = |g: &Gen| judges()[*g].broken(&record, &setting) == [id] && !done.contains(&(*g, id));
                let gens: Vec<Gen> = places.iter().map(|(g, _)| *g).filter(holds).collect();
                done.extend(gens.iter().map(|g| (*g, id)));
                alone.push(Witness { breaks: Some(id.to_owned()), ..line(name, &gens, &setting, &record) });
            }
        }
    }
    // What no form of any opcode breaks alone.
    let mut nearest: BTreeMap<(&str, Gen), Witness> = BTreeMap::new();
    for (name, places) in places() {
        for &(generation, at) in &places {
            let judge = &judges()[generation];
            for (i, c) in judge.rules(at).iter().enumerate() {
                let id = c.rule.id.as_str();
                if done.contains(&(generation, id)) || is_idle(c) {
                    continue;
                }
                let Some(w) = broken_with_others(judge, at, i, name) else { continue };
                let shorter = |o: &Witness| w.with.len() < o.with.len();
                if nearest.get(&(id, generation)).is_none_or(shorter) {
                    nearest.insert((id, generation), w);
                }
            }
        }
    }
    for ((id, generation), w) in nearest {
        let same = |o: &&mut Witness| o.breaks.as_deref() == Some(id) && (&o.bytes, &o.with, o.proven) == (&w.bytes, &w.with, w.proven);
        match others.iter_mut().find(same) {
            Some(known) => known.gens.extend(w.gens),
            None => others.push(w),
        }
        done.insert((generation, id));
    }
    (alone, others)
}

/// Settings in which a rule counts, the plainest first.
fn fitting(judge: &Judge<'_>, at: usize, rule: usize) -> Vec<Setting> {
    accepting(judge, at).into_iter().filter(|s| judge.rules(at)[rule].counts(s)).collect()
}

fn broken_alone(judge: &Judge<'_>, at: usize, rule: usize) -> Option<(Setting, RecordBytes)> {
    let mut random = Random::named(&judge.rules(at)[rule].rule.id);
    let fits = fitting(judge, at, rule);
    // The stage tells few rules apart, the engine more.
    fits.iter().filter(|s| s.stage == fits[0].stage).copied().find_map(|setting| {
        match Problem::new(judge, at, &setting).breaking(rule, &mut random) {
            Breaking::Found(record) => Some((setting, record)),
            Breaking::Never | Breaking::With(..) => None,
        }
    })
}

fn broken_with_others(judge: &Judge<'_>, at: usize, rule: usize, name: (&str, &str)) -> Option<Witness> {
    let id = &judge.rules(at)[rule].rule.id;
    let (setting, problem, record, others) = fitting(judge, at, rule).into_iter().find_map(|setting| {
        let problem = Problem::new(judge, at, &setting);
        match problem.breaking(rule, &mut Random::named(id)) {
            Breaking::With(record, others) => Some((setting, problem, record, others)),
            Breaking::Never | Breaking::Found(_) => None,
        }
    })?;
    let with = others.iter().map(|o| judge.rules(at)[*o].rule.id.clone()).collect();
    let proven = problem.is_implied(rule);
    Some(Witness { breaks: Some(id.clone()), with, proven, ..line(name, &[judge.generation], &setting, &record) })
}
