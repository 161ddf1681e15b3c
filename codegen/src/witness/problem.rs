//! One form in one setting, and the search for records of it.

use super::moves::Mover;
use super::{Judge, Random, RecordBytes, Setting};
use crate::rule::solve::{Known, satisfiable};
use crate::rule::typed::{Arg, Bits, Num, Typed};
use crate::rule::{Env, eval};

/// Changes after which a search starts again.
const STEPS: usize = 160;
/// Starts of a search.
const STARTS: usize = 10;

/// A rule as one thing to reach.
#[derive(Debug)]
struct Goal {
    /// Position among the rules of the form.
    rule: usize,
    /// Records that it applies to.
    applies: Typed,
    /// What it demands.
    require: Typed,
    /// What breaks it.
    broken: Typed,
    /// What escapes it.
    escapes: Typed,
}

impl Goal {
    fn met(&self, record: &RecordBytes, env: &Env<'_>) -> bool {
        !eval(&self.applies, record, env) || eval(&self.require, record, env)
    }
}

/// One form of a generation in one setting.
#[derive(Debug)]
pub struct Problem<'a> {
    env: Env<'a>,
    /// Bytes that say which form it is.
    fixed: u64,
    /// Places and values that would make it another form of the opcode.
    elsewhere: Vec<(u32, u64)>,
    start: RecordBytes,
    goals: Vec<Goal>,
    /// Places that rules read.
    places: Vec<Bits>,
}

/// What came of breaking a rule alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Breaking {
    /// A record that breaks it and no other.
    Found(RecordBytes),
    /// No record of this form and setting breaks it.
    Never,
    /// Records that break it break others too: a record, and the positions of the others.
    With(RecordBytes, Vec<usize>),
}

impl<'a> Problem<'a> {
    /// The form at a position of the judge, in a setting.
    pub fn new(judge: &Judge<'a>, form: usize, setting: &Setting) -> Self {
        let about = *judge.forms().nth(form).expect("a position of the judge");
        let env = judge.env(setting.engine);
        let mut start = [0; 64];
        start[0] = judge.isa.opcodes[about.opcode].byte;
        let mut fixed = 1u64;
        if let Some((at, value)) = about.selector {
            start[at as usize] = value as u8;
            fixed |= 1 << at;
        }
        let others = judge.forms().filter(|f| f.opcode == about.opcode && about.selector.is_none());
        let elsewhere = others.filter_map(|f| f.selector).collect();
        let within = Within { fixed, start: &start, env: &env };
        let rules = judge.rules(form).iter().enumerate().filter(|(_, c)| c.counts(setting));
        let goals: Vec<Goal> = rules
            .map(|(rule, c)| {
                let (applies, require) = (within.folded(&c.applies), within.folded(&c.require));
                let (broken, escapes) = (require.clone().negated(), applies.clone().negated());
                Goal { rule, applies, require, broken, escapes }
            })
            .filter(|g| g.applies != Typed::Const(false))
            .collect();
        let mut places: Vec<Bits> =
            goals.iter().flat_map(|g| [&g.applies, &g.require]).flat_map(|c| c.nums()).flat_map(Num::reads).map(|r| r.bits).collect();
        places.sort_unstable();
        places.dedup();
        places.retain(|b| fixed >> b.offset & 1 == 0);
        Self { env, fixed, elsewhere, start, goals, places }
    }

    /// Whether a rule forbids the form in this setting outright, as one that names other engines.
    pub fn is_contradicted(&self) -> bool {
        self.goals.iter().any(|g| g.applies == Typed::Const(true) && g.require == Typed::Const(false))
    }

    /// Whether the record is of the form and satisfies every rule.
    pub fn is_legal(&self, record: &RecordBytes) -> bool {
        self.is_of_form(record) && self.goals.iter().all(|g| g.met(record, &self.env))
    }

    /// Whether no selector makes it another form.
    fn is_of_form(&self, record: &RecordBytes) -> bool {
        !self.elsewhere.iter().any(|(at, value)| record.get(*at as usize).is_some_and(|b| u64::from(*b) == *value))
    }

    /// Whether a rule, by its position, applies to the record.
    pub fn applies(&self, rule: usize, record: &RecordBytes) -> bool {
        self.goals.iter().any(|g| g.rule == rule && eval(&g.applies, record, &self.env))
    }

    /// Positions of the rules that may apply in this setting.
    pub fn rules(&self) -> impl Iterator<Item = usize> + '_ {
        self.goals.iter().map(|g| g.rule)
    }

    /// A record that satisfies every rule; `applies` names a rule that it shall be about.
    pub fn legal(&self, applies: Option<usize>, random: &mut Random) -> Option<RecordBytes> {
        let about = applies.map(|rule| self.goals.iter().find(|g| g.rule == rule)).map_or(Some(None), |g| g.map(Some))?;
        let must = about.map(|g| vec![&g.applies]).unwrap_or_default();
        (0..STARTS).find_map(|_| self.search(self.start, &must, None, STEPS, random).ok().filter(|found| self.is_of_form(found)))
    }

    /// A record that breaks a rule alone.
    pub fn breaking(&self, rule: usize, random: &mut Random) -> Breaking {
        let Some(at) = self.goals.iter().position(|g| g.rule == rule) else { return Breaking::Never };
        let must = [&self.goals[at].applies, &self.goals[at].broken];
        if must.iter().any(|c| **c == Typed::Const(false)) {
            return Breaking::Never;
        }
        let mut nearest: Option<(RecordBytes, Vec<usize>)> = None;
        for _ in 0..STARTS {
            // From a legal record the way is short; from the start none is closed.
            let from = if random.once_in(3) { self.start } else { self.search(self.start, &[], None, STEPS, random).unwrap_or(self.start) };
            match self.search(from, &must, Some(at), STEPS, random) {
                Ok(record) if self.is_of_form(&record) => return Breaking::Found(record),
                Ok(_) => {}
                Err(Some((record, others))) if nearest.as_ref().is_none_or(|(_, n)| others.len() < n.len()) => {
                    nearest = Some((record, others))
                }
                Err(_) => {}
            }
        }
        nearest.map_or(Breaking::Never, |(record, others)| Breaking::With(record, others))
    }

    /// Whether the rules say by themselves that no record breaks this one alone. Predicates are opaque here, so that not every such rule is found.
    pub fn is_implied(&self, rule: usize) -> bool {
        let Some(goal) = self.goals.iter().find(|g| g.rule == rule) else { return false };
        let others = self.goals.iter().filter(|g| g.rule != rule);
        let others = others.map(|g| Typed::any([g.escapes.clone(), g.require.clone()]));
        let alone = Typed::all([goal.applies.clone(), goal.broken.clone()].into_iter().chain(others));
        !satisfiable(&alone, &Known::new())
    }

    /// Another legal record in the neighbourhood of a legal one.
    pub fn varied(&self, record: &RecordBytes, random: &mut Random) -> RecordBytes {
        let mut next = *record;
        if random.once_in(4)
            && let Some(goal) = random.of(&self.goals)
        {
            // Into or out of what a rule is about, then back to where all of them hold.
            let turned = if eval(&goal.applies, &next, &self.env) { &goal.escapes } else { &goal.applies };
            return self.search(next, &[turned], None, 12, random).ok().filter(|found| self.is_of_form(found)).unwrap_or(*record);
        }
        let mut mover = Mover { env: self.env, fixed: self.fixed, random };
        mover.stir(&self.places, &mut next);
        if self.is_legal(&next) { next } else { *record }
    }

    /// Changes a record until all of `must` and every rule but the one at `free` holds. Otherwise the record of all in which `must` held that broke
    /// the fewest rules, and those.
    #[allow(clippy::type_complexity)]
    fn search(
        &self,
        from: RecordBytes,
        must: &[&Typed],
        free: Option<usize>,
        steps: usize,
        random: &mut Random,
    ) -> Result<RecordBytes, Option<(RecordBytes, Vec<usize>)>> {
        let open = |record: &RecordBytes| -> (Vec<usize>, Vec<usize>) {
            let must = (0..must.len()).filter(|i| !eval(must[*i], record, &self.env)).collect();
            let goals = self.goals.iter().enumerate().filter(|(i, g)| Some(*i) != free && !g.met(record, &self.env));
            (must, goals.map(|(i, _)| i).collect())
        };
        let weight = |(must, goals): &(Vec<usize>, Vec<usize>)| must.len() * 4 + goals.len();
        let mut record = from;
        let mut now = open(&record);
        let mut nearest: Option<(RecordBytes, Vec<usize>)> = None;
        for _ in 0..steps {
            if weight(&now) == 0 {
                return Ok(record);
            }
            if now.0.is_empty() && nearest.as_ref().is_none_or(|(_, n)| now.1.len() < n.len()) {
                nearest = Some((record, now.1.clone()));
            }
            let mut best: Option<(RecordBytes, (Vec<usize>, Vec<usize>))> = None;
            for _ in 0..3 {
                let mut next = record;
                let mut mover = Mover { env: self.env, fixed: self.fixed, random };
                let pick = mover.random.below(now.0.len() + now.1.len());
                let made = match now.0.get(pick) {
                    Some(i) => mover.make(must[*i], &mut next),
                    None => {
                        let goal = &self.goals[now.1[pick - now.0.len()]];
                        // A record that a rule is about says more than one that escapes it.
                        if mover.random.once_in(6) { mover.make(&goal.escapes, &mut next) } else { mover.make(&goal.require, &mut next) }
                    }
                };
                if !made {
                    continue;
                }
                let then = open(&next);
                if best.as_ref().is_none_or(|(_, b)| weight(&then) < weight(b)) {
                    best = Some((next, then));
                }
            }
            if let Some((next, then)) = best
                && (weight(&then) <= weight(&now) || random.once_in(6))
            {
                (record, now) = (next, then);
            }
        }
        Err(nearest.map(|(record, open)| (record, open.into_iter().map(|i| self.goals[i].rule).collect())))
    }
}

/// What does not change within a form.
struct Within<'a> {
    fixed: u64,
    start: &'a RecordBytes,
    env: &'a Env<'a>,
}

impl Within<'_> {
    /// The condition without what the form and the engine decide.
    fn folded(&self, condition: &Typed) -> Typed {
        match condition {
            Typed::All(xs) => Typed::all(xs.iter().map(|x| self.folded(x))),
            Typed::Any(xs) => Typed::any(xs.iter().map(|x| self.folded(x))),
            Typed::Engine(_) => Typed::Const(eval(condition, self.start, self.env)),
            atom if self.decides(atom) => Typed::Const(eval(atom, self.start, self.env)),
            atom => atom.clone(),
        }
    }

    fn decides(&self, atom: &Typed) -> bool {
        let has_bytes = match atom {
            Typed::Zero { .. } => true,
            Typed::Call { call, .. } => call.args.iter().any(|a| matches!(a, Arg::Bytes(_))),
            _ => false,
        };
        let is_fixed = |b: Bits| (0..(b.lsb + b.width).div_ceil(8)).all(|i| self.fixed >> (b.offset + i) & 1 == 1);
        !has_bytes && atom.nums().into_iter().flat_map(Num::reads).all(|r| is_fixed(r.bits))
    }
}
