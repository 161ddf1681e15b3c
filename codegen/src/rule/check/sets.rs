//! Members of sets, and engines.

use super::super::ast::{Expr, Item, Kind, Name, Relation, Set};
use super::super::typed::{ALL_ENGINES, ENGINES, Num, Of, Typed};
use super::super::values::Values;
use super::{Checker, Side, TypeError};

impl Checker<'_> {
    pub(super) fn member(&mut self, value: &Expr, set: &Set) -> Typed {
        let num = match self.side(value) {
            Side::Num(n) => n,
            Side::Engine => return self.engine_in(set),
            Side::Name(name) => {
                self.unknown(name);
                return Typed::Const(true);
            }
            Side::Bytes(bytes) => return self.zero(Relation::Lt, bytes, &value.range, Side::Wrong),
            Side::Wrong => return Typed::Const(true),
        };
        let values = match set {
            Set::Named(name) => match self.named_set(name, num.of()) {
                Some(values) => values,
                None => return Typed::Const(true),
            },
            Set::List(items) => Values::of(items.iter().filter_map(|item| self.item(item, &num)).collect::<Vec<_>>()),
        };
        // A list of nothing but names of other generations.
        if values.is_empty() {
            return Typed::Const(false);
        }
        Typed::In { value: num, values, negated: false }
    }

    fn item(&mut self, item: &Item, value: &Num) -> Option<(i128, i128)> {
        let mut end = |expr: &Expr| match &expr.kind {
            Kind::Path(path) => self.value(path.bare()?, value.of()).ok().flatten(),
            _ => match self.number(expr)? {
                Num::Const(c) => Some(c),
                _ => None,
            },
        };
        let first = end(&item.low)?;
        let last = item.high.as_ref().map_or(Some(first), end)?;
        let range = item.low.range.start..item.high.as_ref().map_or(item.low.range.end, |h| h.range.end);
        if first > last {
            self.error(TypeError::new("empty-range", &range, "the range ends before it begins"));
            return None;
        }
        if let Num::Read(read) = value {
            self.holds(read, Values::range(first, last), &range);
        }
        Some((first, last))
    }

    fn named_set(&mut self, name: &Name, of: Of) -> Option<Values> {
        let Of::Enum(e) = of else {
            let message = format!("`{name}` is a set of an enum, and this is no enum");
            self.error(TypeError::new("unknown-set", &name.range, message).label("a list in brackets"));
            return None;
        };
        let def = &self.scope.isa.enums[e];
        if !def.sets.iter().any(|s| s.name == name.text) {
            let message = format!("{} has no set `{name}`", def.name);
            let names = def.sets.iter().map(|s| s.name.clone()).collect();
            self.error(TypeError::new("unknown-set", &name.range, message).among(&name.text, names));
            return None;
        }
        // A set without members in this generation holds nothing.
        let members = def.set(&name.text, self.scope.generation).unwrap_or_default();
        Some(Values::of(members.iter().map(|m| (i128::from(*m), i128::from(*m)))))
    }

    fn engine_number(&mut self, name: &Name) -> Option<u8> {
        let at = ENGINES.iter().position(|e| *e == name.text);
        if at.is_none() {
            let names = ENGINES.iter().map(|e| (*e).to_owned()).collect();
            let message = format!("there is no engine `{name}`");
            self.error(TypeError::new("unknown-value", &name.range, message).among(&name.text, names));
        }
        at.map(|at| 1 << at)
    }

    pub(super) fn engine(&mut self, relation: Relation, x: &Expr, y: &Expr, other: Side<'_>) -> Typed {
        let range = x.range.start..y.range.end;
        let Side::Name(name) = other else {
            self.error(TypeError::new("wrong-kind", &range, "an engine compares with an engine's name only"));
            return Typed::Const(true);
        };
        let Some(one) = self.engine_number(name) else {
            return Typed::Const(true);
        };
        match relation {
            Relation::Eq => Typed::Engine(one),
            Relation::Ne => Typed::Engine(ALL_ENGINES & !one),
            _ => {
                self.error(TypeError::new("wrong-kind", &range, "engines have no order").label("use `==` or `in`"));
                Typed::Const(true)
            }
        }
    }

    pub(super) fn engine_in(&mut self, set: &Set) -> Typed {
        let mut engines = 0;
        match set {
            Set::Named(name) => {
                let message = "engines have no named sets";
                self.error(TypeError::new("unknown-set", &name.range, message).label("a list in brackets"));
            }
            Set::List(items) => {
                for item in items {
                    match (&item.low.kind, &item.high) {
                        (Kind::Path(path), None) if path.bare().is_some() => {
                            engines |= path.bare().and_then(|name| self.engine_number(name)).unwrap_or_default();
                        }
                        _ => self.error(TypeError::new("wrong-kind", &item.low.range, "not the name of an engine")),
                    }
                }
            }
        }
        Typed::Engine(engines)
    }
}
