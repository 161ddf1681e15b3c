//! Conditions of union arms as C.

use std::collections::BTreeSet;

use super::super::names::{member, number};
use super::super::parts::Named;
use crate::isa::{Ty, Union};
use crate::rule::ast::{Expr, Item, Kind, Path, Set};
use crate::rule::parse;

/// What always holds.
pub(super) const ALWAYS: &str = "1";
const NEVER: &str = "0";

/// How the arms of a union are told apart.
pub(super) struct Choice {
    /// Condition per arm, in C, given that of no earlier one holds; none behind one that always holds.
    pub(super) conditions: Vec<String>,
    /// Names that the conditions read.
    pub(super) names: BTreeSet<String>,
}

impl Choice {
    pub(super) fn new(named: &Named, union: &Union) -> Self {
        let mut translator = Translator { named, union, names: BTreeSet::new() };
        let mut conditions = Vec::new();
        for arm in &union.arms {
            // What does not parse the resolver has reported, and nothing is emitted then.
            conditions.push(parse(&arm.when.value).map_or_else(|_| NEVER.to_owned(), |expr| translator.truth(&expr)));
            if conditions.last().is_some_and(|c| c == ALWAYS) {
                break;
            }
        }
        Self { conditions, names: translator.names }
    }
}

struct Translator<'a> {
    named: &'a Named,
    union: &'a Union,
    names: BTreeSet<String>,
}

impl<'a> Translator<'a> {
    fn truth(&mut self, expr: &Expr) -> String {
        match &expr.kind {
            Kind::Bool(true) => ALWAYS.to_owned(),
            Kind::Bool(false) => NEVER.to_owned(),
            Kind::Not(x) => format!("!({})", self.truth(x)),
            Kind::All(xs) => self.joined(xs, " && "),
            Kind::Any(xs) => self.joined(xs, " || "),
            Kind::Compare(relation, x, y) => {
                let (left, right) = (self.number(x, y), self.number(y, x));
                match (left, right) {
                    (Some(left), Some(right)) => format!("{left} {} {right}", relation.sign()),
                    // Nothing equals what the generation lacks.
                    _ if relation.sign() == "!=" => ALWAYS.to_owned(),
                    _ => NEVER.to_owned(),
                }
            }
            Kind::In { value, set: Set::List(items), negated } => {
                let tests: Vec<String> = items.iter().filter_map(|item| self.item(value, item)).collect();
                let test = if tests.is_empty() { NEVER.to_owned() } else { format!("({})", tests.join(" || ")) };
                if *negated { format!("!{test}") } else { test }
            }
            _ => NEVER.to_owned(),
        }
    }

    fn joined(&mut self, xs: &[Expr], sign: &str) -> String {
        xs.iter().map(|x| format!("({})", self.truth(x))).collect::<Vec<_>>().join(sign)
    }

    fn item(&mut self, value: &Expr, item: &Item) -> Option<String> {
        let place = self.number(value, value)?;
        let low = self.number(&item.low, value)?;
        let Some(high) = &item.high else { return Some(format!("{place} == {low}")) };
        let high = self.number(high, value)?;
        // Compilers warn of what no unsigned number is below.
        if matches!(&item.low.kind, Kind::Number(n) if n.value == 0) {
            return Some(format!("{place} <= {high}"));
        }
        Some(format!("({place} >= {low} && {place} <= {high})"))
    }

    /// A number; a bare name is a value of the enum that stands on the other side. `None` where the generation lacks it.
    fn number(&mut self, expr: &Expr, other: &Expr) -> Option<String> {
        match &expr.kind {
            Kind::Number(n) => Some(number(n.value, u64::BITS - n.value.leading_zeros())),
            Kind::Binary(op, x, y) => Some(format!("({} {} {})", self.number(x, y)?, op.sign(), self.number(y, x)?)),
            Kind::Path(path) => self.name(path, other),
            _ => None,
        }
    }

    fn name(&mut self, path: &Path, other: &Expr) -> Option<String> {
        let name = &path.bare()?.text;
        if self.type_of(name).is_some() {
            self.names.insert(name.clone());
            return Some(member(name));
        }
        let Kind::Path(beside) = &other.kind else { return None };
        let Some(Ty::Enum(e, _)) = self.type_of(&beside.bare()?.text) else { return None };
        self.named.values.get(e)?.iter().find(|(n, _)| n == name).map(|(_, label)| label.clone())
    }

    /// Type of what the union reads by this name.
    fn type_of(&self, name: &str) -> Option<&'a Ty> {
        let select = self.union.select.iter().find(|(n, ..)| n == name).map(|(_, _, ty)| ty);
        select.or_else(|| self.union.given.iter().find(|(n, _)| n == name).map(|(_, ty)| ty))
    }
}
