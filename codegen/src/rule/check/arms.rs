//! Which arm of a union is live.

use std::ops::Range;

use super::super::ast::{Expr, Kind};
use super::super::scope::{Names, Scope};
use super::super::solve::{Known, folded, satisfiable};
use super::super::typed::{Typed, joined};
use super::{Checker, Side, TypeError, check};
use crate::isa::{Place, PlaceKind, TypeBody};

/// The condition that the arms on the way to a shared type are live, for rules of that type; without prefix always true.
///
/// # Errors
/// The way leads through a union whose arms cannot be told apart.
pub fn live(scope: &Scope<'_>) -> Result<Typed, Vec<TypeError>> {
    let Names::Fields { prefix, .. } = scope.names else {
        return Ok(Typed::Const(true));
    };
    let whole = scope.whole();
    let mut parts = Vec::new();
    for (at, _) in prefix.match_indices('.') {
        let arm = prefix[at + 1..].split(['.', '[']).next().unwrap_or_default();
        let Ok(Place { kind: PlaceKind::Type(t), .. }) = whole.place(&prefix[..at]) else {
            continue;
        };
        if let TypeBody::Union(u) = &scope.isa.types[t].body
            && u.arms.iter().any(|a| a.name == arm)
        {
            parts.push(arm_at(&whole, &prefix[..at], arm)?);
        }
    }
    Ok(Typed::all(parts))
}

/// The condition that an arm of the union at `path` is live.
///
/// # Errors
/// There is no such union or arm, or its arms cannot be told apart.
pub fn arm_at(scope: &Scope<'_>, path: &str, arm: &str) -> Result<Typed, Vec<TypeError>> {
    let union = match scope.place(path).map(|place| place.kind) {
        Ok(PlaceKind::Type(t)) => match &scope.isa.types[t].body {
            TypeBody::Union(u) => Some(u),
            _ => None,
        },
        _ => None,
    };
    let Some(k) = union.and_then(|u| u.arms.iter().position(|a| a.name == arm)) else {
        return Err(vec![TypeError::new("unknown-arm", &(0..0), format!("there is no `{path}` with an arm `{arm}`"))]);
    };
    let mut checker = Checker { scope, errors: Vec::new() };
    let typed = checker.arm(&(0..0), path, k);
    if checker.errors.is_empty() { Ok(typed) } else { Err(checker.errors) }
}

/// The condition that arm `arm` of a union is the live one, over the union's own bytes and its given values.
///
/// # Errors
/// Some arm's condition is no condition.
pub fn arm_live(scope: &Scope<'_>, arm: usize) -> Result<Typed, String> {
    let Names::Union(u) = scope.names else {
        return Err("no union".to_owned());
    };
    let mut conditions = Vec::new();
    for arm in u.arms.iter().take(arm + 1) {
        let expr = super::super::parse(&arm.when).map_err(|e| format!("arm `{}`: {e}", arm.name))?;
        let typed = check(&expr, scope).map_err(|e| format!("arm `{}`: {}", arm.name, e[0]))?;
        conditions.push(typed);
    }
    let Some(own) = conditions.pop() else {
        return Err("no such arm".to_owned());
    };
    let earlier = Typed::any(conditions).negated();
    let overlap = Typed::all([own.clone(), earlier.clone().negated()]);
    if satisfiable(&overlap, &Known::new()) { Ok(folded(&Typed::all([earlier, own]))) } else { Ok(own) }
}

impl Checker<'_> {
    pub(super) fn arm_named(&mut self, range: &Range<usize>, args: &[Expr], name: &Expr) -> Typed {
        let ([Expr { kind: Kind::Path(path), .. }], Kind::Path(arm)) = (args, &name.kind) else {
            self.error(TypeError::new("wrong-argument", range, "write `arm(field) == name`"));
            return Typed::Const(true);
        };
        let (Some(arm), Some(place)) = (arm.bare(), self.place(path)) else {
            return Typed::Const(true);
        };
        let isa = self.scope.isa;
        let def = match place.kind {
            PlaceKind::Type(t) => Some(&isa.types[t]),
            _ => None,
        };
        let Some((def, TypeBody::Union(u))) = def.map(|def| (def, &def.body)) else {
            self.error(TypeError::new("wrong-argument", &args[0].range, format!("`{path}` is no union")));
            return Typed::Const(true);
        };
        if let Some(k) = u.arms.iter().position(|a| a.name == arm.text) {
            return self.arm(range, &path.to_string(), k);
        }
        // An arm that the union has in another generation is never live here.
        let elsewhere = isa.types.iter().filter(|t| t.name == def.name).any(|t| match &t.body {
            TypeBody::Union(u) => u.arms.iter().any(|a| a.name == arm.text),
            _ => false,
        });
        if !elsewhere {
            let message = format!("{} has no arm `{arm}`", def.name);
            let names = u.arms.iter().map(|a| a.name.clone()).collect();
            self.error(TypeError::new("unknown-arm", &arm.range, message).among(&arm.text, names));
        }
        Typed::Const(false)
    }

    /// The condition that arm `k` of the union at `path` is live.
    fn arm(&mut self, range: &Range<usize>, path: &str, k: usize) -> Typed {
        let isa = self.scope.isa;
        let Ok(place) = self.scope.place(path) else {
            return Typed::Const(false);
        };
        let PlaceKind::Type(t) = place.kind else {
            return Typed::Const(false);
        };
        let TypeBody::Union(u) = &isa.types[t].body else {
            return Typed::Const(false);
        };
        let (full, holder) = self.scope.full(path);
        let whole = self.scope.whole();
        let mut given = Vec::new();
        for at in self.scope.field(&full).map(|f| f.given.as_slice()).unwrap_or_default() {
            // The paths are the holder's own; a record's where the holder has no such field.
            let near = joined(&holder, at);
            let found = [near.as_str(), at.as_str()].into_iter().find_map(|p| Some((p, whole.place(p).ok()?)));
            match found.and_then(|(p, place)| self.read(place, p.to_owned())) {
                Some(Side::Num(n)) => given.push(n),
                _ => {
                    let message = format!("`{full}` is told its arm by `{}`, which is no number", at.value);
                    self.error(TypeError::new("unknown-field", range, message));
                    return Typed::Const(true);
                }
            }
        }
        match arm_live(&Scope::union(isa, self.scope.generation, u), k) {
            Ok(typed) if typed.nums().iter().any(|n| n.has_given()) && given.len() < u.given.len() => {
                let message = format!("nothing says which arm of `{full}` is live");
                let names: Vec<_> = u.given.iter().map(|(n, _)| n.as_str()).collect();
                self.error(
                    TypeError::new("unknown-arm", range, message).help(format!("give the field `given: {{{}: ..}}`", names.join(": .., "))),
                );
                Typed::Const(true)
            }
            Ok(typed) => typed.placed(place.offset, &full, &given),
            Err(why) => {
                let message = format!("the arms of {} cannot be told apart: {why}", isa.types[t].name);
                self.error(TypeError::new("unknown-arm", range, message));
                Typed::Const(true)
            }
        }
    }
}
