//! Which conditions never hold, and which always do.
//!
//! Each place of the record has a set of values; conditions cut it down. What sets cannot say is taken to be possible, so "never" and "always"
//! are certain and anything else is not.

use std::collections::BTreeMap;

use super::ast::{Binary, Relation};
use super::tried::holding;
use super::typed::{Bits, Num, Typed};
use super::values::Values;

/// Branches that are looked into before a condition counts as possible.
const BRANCHES: u32 = 4096;

/// Parts of a condition that are held against each other; in longer ones each stands alone.
const CONSIDERED: usize = 16;

/// Places up to this width are tried value by value.
const TRIED: u32 = 16;

/// What is known of a record before any rule: values of places, such as the opcodes of a format.
pub type Known = BTreeMap<Bits, Values>;

/// What a rule is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The condition holds for no record, so the rule says nothing.
    NeverApplies,
    /// No record that the condition selects can satisfy the requirement.
    Impossible,
    /// Every record satisfies the rule.
    AlwaysHolds,
}

/// Judges a rule; nothing is found in a rule that selects some records and divides them.
pub fn judge(when: Option<&Typed>, require: &Typed, known: &Known) -> Option<Verdict> {
    let when = when.cloned().unwrap_or(Typed::Const(true));
    if !satisfiable(&when, known) {
        return Some(Verdict::NeverApplies);
    }
    if !satisfiable(&Typed::all([when.clone(), require.clone()]), known) {
        return Some(Verdict::Impossible);
    }
    let broken = Typed::all([when, require.clone().negated()]);
    (!satisfiable(&broken, known)).then_some(Verdict::AlwaysHolds)
}

/// Whether some record may satisfy the condition.
pub fn satisfiable(condition: &Typed, known: &Known) -> bool {
    model(condition, known).is_some()
}

/// Whether every record satisfies the condition.
pub fn always(condition: &Typed, known: &Known) -> bool {
    !satisfiable(&condition.clone().negated(), known)
}

/// Values of places among which the condition may hold; `None` if it never does.
pub fn model(condition: &Typed, known: &Known) -> Option<Known> {
    search(State::of(known), vec![condition], &mut BRANCHES.clone()).map(|state| state.places)
}

/// The condition with what never or always holds left out, and what the rest of it implies.
#[must_use]
pub fn folded(condition: &Typed) -> Typed {
    let mut around = Vec::new();
    simplified(condition, &mut around)
}

/// The condition, where all of `around` holds.
fn simplified(condition: &Typed, around: &mut Vec<Typed>) -> Typed {
    match condition {
        // Without an engine these pass, whatever they name.
        Typed::Const(_) | Typed::Engine(_) => condition.clone(),
        Typed::All(xs) => Typed::all(each(xs, around, |x| x)),
        Typed::Any(xs) => Typed::any(each(xs, around, Typed::negated)),
        atom => {
            // What is around is taken once; only its choices are made anew for each question.
            let mut state = State::of(&Known::new());
            let Some(choices) = state.take_all(around.iter().collect()) else { return Typed::Const(false) };
            let may_hold = |condition: &Typed| {
                let pending = choices.iter().copied().chain([condition]).collect();
                search(state.clone(), pending, &mut BRANCHES.clone()).is_some()
            };
            if !may_hold(atom) {
                Typed::Const(false)
            } else if !may_hold(&atom.clone().negated()) {
                Typed::Const(true)
            } else {
                atom.clone()
            }
        }
    }
}

/// Each part simplified beside the others, of which `beside` says what may be taken to hold.
fn each(xs: &[Typed], around: &mut Vec<Typed>, beside: fn(Typed) -> Typed) -> Vec<Typed> {
    let mut out = xs.to_vec();
    for i in 0..out.len() {
        let before = around.len();
        if xs.len() <= CONSIDERED {
            let others = out.iter().enumerate().filter(|(j, x)| *j != i && !asks_engine(x));
            let others: Vec<_> = others.map(|(_, x)| beside(x.clone())).collect();
            around.extend(others);
        }
        out[i] = simplified(&out[i].clone(), around);
        around.truncate(before);
    }
    out
}

fn asks_engine(condition: &Typed) -> bool {
    condition.atoms().iter().any(|a| matches!(a, Typed::Engine(_)))
}

/// The ways a condition can hold, each a list of conditions without `and` and `or`; `None` beyond `limit` of them.
pub fn ways(condition: &Typed, limit: usize) -> Option<Vec<Vec<&Typed>>> {
    match condition {
        Typed::Const(true) => Some(vec![Vec::new()]),
        Typed::Const(false) => Some(Vec::new()),
        Typed::Any(xs) => {
            let mut out = Vec::new();
            for x in xs {
                out.extend(ways(x, limit)?);
                if out.len() > limit {
                    return None;
                }
            }
            Some(out)
        }
        Typed::All(xs) => {
            let mut out = vec![Vec::new()];
            for x in xs {
                let more = ways(x, limit)?;
                if out.len() * more.len() > limit {
                    return None;
                }
                let both = |a: &Vec<_>| more.iter().map(|b| [a.as_slice(), b].concat()).collect::<Vec<_>>();
                out = out.iter().flat_map(both).collect();
            }
            Some(out)
        }
        atom => Some(vec![vec![atom]]),
    }
}

/// The place that an integer is; a given value has one of its own, behind any record.
fn slot(num: &Num) -> Option<Bits> {
    match num {
        Num::Read(r) => Some(r.bits),
        Num::Given(g) => Some(Bits { offset: u32::MAX - g.index as u32, lsb: 0, width: g.width, signed: g.signed }),
        _ => None,
    }
}

/// The place whose values are tried for a condition: the only one that it reads, and narrow.
fn only_slot(atom: &Typed) -> Option<Bits> {
    let nums = atom.nums();
    let mut slots = nums.iter().flat_map(|n| n.leaves()).filter_map(|n| slot(&n));
    let first = slots.next().filter(|bits| bits.width <= TRIED)?;
    slots.all(|other| other == first).then_some(first)
}

#[derive(Clone)]
struct State<'a> {
    places: Known,
    engines: u8,
    /// Conditions that the sets do not say whole.
    others: Vec<&'a Typed>,
}

/// A state in which all of `pending` may hold.
fn search<'a>(mut state: State<'a>, pending: Vec<&'a Typed>, fuel: &mut u32) -> Option<State<'a>> {
    let mut choices = state.take_all(pending)?;
    // A set cut down late may rule out what was taken before.
    for other in state.others.clone() {
        if !state.narrow(other) {
            return None;
        }
    }
    let Some(choice) = choices.pop() else {
        return Some(state);
    };
    alternatives(choice).iter().find_map(|branch| {
        if *fuel == 0 {
            return Some(state.clone());
        }
        *fuel -= 1;
        resume(state.clone(), branch, &choices, fuel)
    })
}

/// Goes on with one branch and the choices that are still open.
fn resume<'a>(state: State<'a>, branch: &'a Typed, open: &[&'a Typed], fuel: &mut u32) -> Option<State<'a>> {
    let state = search(state, vec![branch], fuel)?;
    match open.split_last() {
        None => Some(state),
        Some((choice, open)) => alternatives(choice).iter().find_map(|branch| {
            if *fuel == 0 {
                return Some(state.clone());
            }
            *fuel -= 1;
            resume(state.clone(), branch, open, fuel)
        }),
    }
}

/// What a choice is between.
fn alternatives(choice: &Typed) -> &[Typed] {
    if let Typed::Any(xs) = choice { xs } else { std::slice::from_ref(choice) }
}

impl<'a> State<'a> {
    fn of(known: &Known) -> Self {
        State { places: known.clone(), engines: u8::MAX, others: Vec::new() }
    }

    /// Adds conditions, up to those that leave a choice, which are returned; `None` if the others cannot hold together.
    fn take_all(&mut self, mut pending: Vec<&'a Typed>) -> Option<Vec<&'a Typed>> {
        let mut choices = Vec::new();
        while let Some(next) = pending.pop() {
            match next {
                Typed::All(xs) => pending.extend(xs),
                Typed::Any(_) => choices.push(next),
                atom => {
                    if !self.take(atom) {
                        return None;
                    }
                }
            }
        }
        Some(choices)
    }

    /// Adds a condition; false if it cannot hold beside the others.
    fn take(&mut self, atom: &'a Typed) -> bool {
        match atom {
            Typed::Const(b) => return *b,
            Typed::Engine(set) => {
                self.engines &= set;
                return self.engines != 0;
            }
            _ => {}
        }
        let opposite = atom.clone().negated();
        let mirrored = match &opposite {
            Typed::Compare(relation, x, y) => Some(Typed::Compare(relation.mirrored(), y.clone(), x.clone())),
            _ => None,
        };
        if self.others.iter().any(|o| **o == opposite || Some(*o) == mirrored.as_ref()) {
            return false;
        }
        if !self.said(atom) {
            self.others.push(atom);
        }
        self.narrow(atom)
    }

    /// Whether the sets say the condition whole.
    fn said(&self, atom: &Typed) -> bool {
        match atom {
            Typed::Compare(_, x, Num::Const(_)) | Typed::Compare(_, Num::Const(_), x) | Typed::In { value: x, .. } if slot(x).is_some() => {
                true
            }
            Typed::Compare(..) | Typed::In { .. } => only_slot(atom).is_some(),
            _ => false,
        }
    }

    fn domain(&self, bits: Bits) -> Values {
        let (first, last) = bits.bounds();
        self.places.get(&bits).cloned().unwrap_or_else(|| Values::range(first, last))
    }

    fn set(&mut self, bits: Bits, values: Values) -> bool {
        let possible = !values.is_empty();
        self.places.insert(bits, values);
        possible
    }

    /// Cuts down the sets by what the condition says; false if nothing is left.
    fn narrow(&mut self, atom: &Typed) -> bool {
        if let Some(possible) = self.narrow_slot(atom) {
            return possible;
        }
        match atom {
            Typed::Compare(relation, x, y) => {
                if x == y {
                    return relation.holds(0, 0);
                }
                self.tried(atom).unwrap_or_else(|| match (self.bounds(x), self.bounds(y)) {
                    (Some(x), Some(y)) => may(*relation, x, y),
                    _ => true,
                })
            }
            Typed::In { value, values, negated } => self.tried(atom).unwrap_or_else(|| {
                let Some((first, last)) = self.bounds(value) else {
                    return true;
                };
                let all = Values::range(first, last);
                if *negated { !all.without(values).is_empty() } else { !all.common(values).is_empty() }
            }),
            _ => true,
        }
    }

    /// The same where a whole place or given value stands on a side.
    fn narrow_slot(&mut self, atom: &Typed) -> Option<bool> {
        let (bits, values) = match atom {
            Typed::Compare(relation, x, Num::Const(c)) => slot(x).map(|at| (at, cut(&self.domain(at), *relation, *c)))?,
            Typed::Compare(relation, Num::Const(c), y) => slot(y).map(|at| (at, cut(&self.domain(at), relation.mirrored(), *c)))?,
            Typed::In { value, values, negated } => slot(value).map(|at| {
                let domain = self.domain(at);
                (at, if *negated { domain.without(values) } else { domain.common(values) })
            })?,
            Typed::Compare(Relation::Eq, x, y) => {
                let (a, b) = (slot(x)?, slot(y)?);
                let both = self.domain(a).common(&self.domain(b));
                return Some(self.set(a, both.clone()) && self.set(b, both));
            }
            _ => return None,
        };
        Some(self.set(bits, values))
    }

    /// Leaves the values for which the condition holds of the only place that it reads.
    fn tried(&mut self, atom: &Typed) -> Option<bool> {
        let bits = only_slot(atom)?;
        let left = holding(atom, &self.domain(bits));
        Some(self.set(bits, left))
    }

    /// Smallest and largest value of an integer among the sets.
    fn bounds(&self, num: &Num) -> Option<(i128, i128)> {
        match num {
            Num::Read(_) | Num::Given(_) => self.domain(slot(num)?).bounds(),
            // A masked value is at most its mask.
            Num::Binary(Binary::And | Binary::Rem, ..) | Num::Const(_) => num.bounds(),
            Num::Prod(reads) => reads.iter().try_fold((1i128, 1i128), |all, r| {
                let (a, b) = self.domain(r.bits).bounds()?;
                let ends = [all.0 * a, all.0 * b, all.1 * a, all.1 * b];
                Some((ends.into_iter().min()?, ends.into_iter().max()?))
            }),
            Num::Neg(x) => self.bounds(x).map(|(a, b)| (-b, -a)),
            Num::Binary(op, x, y) => {
                let (x, y) = (self.bounds(x)?, self.bounds(y)?);
                match op {
                    Binary::Add => Some((x.0 + y.0, x.1 + y.1)),
                    Binary::Sub => Some((x.0 - y.1, x.1 - y.0)),
                    _ => {
                        let ends = [x.0 * y.0, x.0 * y.1, x.1 * y.0, x.1 * y.1];
                        Some((ends.into_iter().min()?, ends.into_iter().max()?))
                    }
                }
            }
        }
    }
}

/// What is left of a set of values that are compared with a constant.
pub(crate) fn cut(domain: &Values, relation: Relation, c: i128) -> Values {
    match relation {
        Relation::Eq => domain.common(&Values::one(c)),
        Relation::Ne => domain.without(&Values::one(c)),
        Relation::Lt => domain.common(&Values::range(i128::MIN, c.saturating_sub(1))),
        Relation::Le => domain.common(&Values::range(i128::MIN, c)),
        Relation::Gt => domain.common(&Values::range(c.saturating_add(1), i128::MAX)),
        Relation::Ge => domain.common(&Values::range(c, i128::MAX)),
    }
}

/// Whether the relation holds between some values of two ranges.
fn may(relation: Relation, x: (i128, i128), y: (i128, i128)) -> bool {
    match relation {
        Relation::Eq => x.0 <= y.1 && y.0 <= x.1,
        Relation::Ne => x.0 != x.1 || y.0 != y.1 || x.0 != y.0,
        Relation::Lt => x.0 < y.1,
        Relation::Le => x.0 <= y.1,
        Relation::Gt => x.1 > y.0,
        Relation::Ge => x.1 >= y.0,
    }
}
