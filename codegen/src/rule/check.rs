//! Expressions into conditions: every name looked up, every kind compared.

use std::ops::Range;

use crate::diagnostic::did_you_mean_help;
use crate::isa::{ArgKind, Place, PlaceKind, TypeBody};

use super::ast::{Binary, Expr, Item, Kind, Name, Path, Relation, Set};
use super::scope::{Names, Scope, kind};
use super::solve::{Known, folded, satisfiable};
use super::typed::{ALL_ENGINES, Arg, Bits, Bytes, Call, ENGINES, Given, Num, Of, Read, Typed};
use super::values::Values;

/// What does not fit between an expression and its scope.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypeError {
    /// Kebab-case name of the kind of error.
    pub code: &'static str,
    /// Byte range in the text.
    pub range: Range<usize>,
    /// What is wrong.
    pub message: String,
    /// What would be right; may be empty.
    pub label: String,
    /// What to do next.
    pub help: Option<String>,
    /// Names that would have been there.
    pub candidates: Vec<String>,
}

impl std::fmt::Display for TypeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for TypeError {}

impl TypeError {
    fn new(code: &'static str, range: &Range<usize>, message: impl Into<String>) -> Self {
        let (label, help) = (String::new(), None);
        Self { code, range: range.clone(), message: message.into(), label, help, candidates: Vec::new() }
    }
    fn label(mut self, label: impl Into<String>) -> Self {
        self.label = label.into();
        self
    }
    fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }
    /// Adds what would have been there, and which of it was probably meant.
    fn among(mut self, name: &str, candidates: Vec<String>) -> Self {
        self.help = did_you_mean_help(name, candidates.iter().map(String::as_str)).or(self.help);
        self.candidates = candidates;
        self
    }
}

/// Holds an expression against its scope.
///
/// # Errors
/// All that does not fit.
pub fn check(expr: &Expr, scope: &Scope<'_>) -> Result<Typed, Vec<TypeError>> {
    let mut checker = Checker { scope, errors: Vec::new() };
    let typed = checker.truth(expr);
    if checker.errors.is_empty() { Ok(typed) } else { Err(checker.errors) }
}

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
        let expr = super::parse(&arm.when).map_err(|e| format!("arm `{}`: {e}", arm.name))?;
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

struct Checker<'a> {
    scope: &'a Scope<'a>,
    errors: Vec<TypeError>,
}

/// `300`, or `300 to 310`.
fn said(values: &Values) -> String {
    match values.bounds() {
        Some((a, b)) if a != b => format!("{a} to {b}"),
        Some((a, _)) => a.to_string(),
        None => "nothing".to_owned(),
    }
}

/// A side of a comparison.
enum Side<'e> {
    /// An integer.
    Num(Num),
    /// A bare name that is no field.
    Name(&'e Name),
    /// Bytes too many for an integer, or an array.
    Bytes(Bytes),
    /// The engine.
    Engine,
    /// Something wrong, already reported.
    Wrong,
}

impl Checker<'_> {
    fn error(&mut self, error: TypeError) {
        self.errors.push(error);
    }

    fn truth(&mut self, expr: &Expr) -> Typed {
        match &expr.kind {
            Kind::Bool(b) => Typed::Const(*b),
            Kind::All(xs) => Typed::all(xs.iter().map(|x| self.truth(x)).collect::<Vec<_>>()),
            Kind::Any(xs) => Typed::any(xs.iter().map(|x| self.truth(x)).collect::<Vec<_>>()),
            Kind::Not(x) => self.truth(x).negated(),
            Kind::Compare(relation, x, y) => self.compare(*relation, x, y),
            Kind::In { value, set, negated } => {
                let typed = self.member(value, set);
                if *negated { typed.negated() } else { typed }
            }
            Kind::Call(name, _) if matches!(name.text.as_str(), "arm" | "prod") => {
                let e = TypeError::new("not-a-condition", &expr.range, format!("`{name}(..)` alone says nothing"));
                self.error(e.help("compare it with `==`"));
                Typed::Const(true)
            }
            Kind::Call(name, args) => self.call(name, args),
            Kind::Number(_) | Kind::Path(_) | Kind::Neg(_) | Kind::Binary(..) => {
                let e = TypeError::new("not-a-condition", &expr.range, format!("`{expr}` is a number, not a condition"));
                self.error(e.help(format!("write `{expr} != 0`")));
                Typed::Const(true)
            }
        }
    }

    fn compare(&mut self, relation: Relation, x: &Expr, y: &Expr) -> Typed {
        for (arm, name) in [(x, y), (y, x)] {
            if let Kind::Call(called, args) = &arm.kind
                && called.text == "arm"
            {
                let live = self.arm_named(&arm.range, args, name);
                return match relation {
                    Relation::Eq => live,
                    Relation::Ne => live.negated(),
                    _ => {
                        self.error(TypeError::new("wrong-kind", &arm.range, "arms have no order").label("use `==`"));
                        Typed::Const(true)
                    }
                };
            }
        }
        let (left, right) = (self.side(x), self.side(y));
        let (left, right) = match (left, right) {
            (Side::Wrong, _) | (_, Side::Wrong) => return Typed::Const(true),
            (Side::Engine, other) | (other, Side::Engine) => {
                return self.engine(relation, x, y, other);
            }
            (Side::Bytes(bytes), other) => return self.zero(relation, bytes, &x.range, other),
            (other, Side::Bytes(bytes)) => return self.zero(relation, bytes, &y.range, other),
            (Side::Name(a), Side::Name(b)) => {
                // A value in capitals is none because the other side is no field.
                let capitals = |name: &Name| !name.text.contains(|c: char| c.is_ascii_lowercase());
                if !capitals(a) || capitals(b) {
                    self.unknown(a);
                }
                if !capitals(b) || capitals(a) {
                    self.unknown(b);
                }
                return Typed::Const(true);
            }
            (Side::Num(a), Side::Name(name)) => {
                let Ok(b) = self.value(name, a.of()) else {
                    return Typed::Const(true);
                };
                (Some(a), b.map(Num::Const))
            }
            (Side::Name(name), Side::Num(b)) => {
                let Ok(a) = self.value(name, b.of()) else {
                    return Typed::Const(true);
                };
                (a.map(Num::Const), Some(b))
            }
            (Side::Num(a), Side::Num(b)) => (Some(a), Some(b)),
        };
        // A name that only other generations have is no value here: nothing equals it.
        let (Some(a), Some(b)) = (left, right) else {
            return Typed::Const(relation == Relation::Ne);
        };
        self.same_kind(&a, &b, &(x.range.start..y.range.end));
        if matches!(relation, Relation::Eq | Relation::Ne) {
            self.fits(&a, &b, &y.range);
            self.fits(&b, &a, &x.range);
        }
        Typed::Compare(relation, a, b)
    }

    /// Reports the constant `b` if the field `a` cannot hold it.
    fn fits(&mut self, a: &Num, b: &Num, range: &Range<usize>) {
        if let (Num::Read(r), Num::Const(c)) = (a, b) {
            self.holds(r, Values::one(*c), range);
        }
    }

    fn holds(&mut self, read: &Read, values: Values, range: &Range<usize>) {
        let (first, last) = read.bits.bounds();
        if !values.without(&Values::range(first, last)).is_empty() {
            let message = format!("`{}` is never {}", read.path, said(&values));
            self.error(TypeError::new("out-of-range", range, message).label(format!("it holds {first} to {last}")));
        }
    }

    fn same_kind(&mut self, a: &Num, b: &Num, range: &Range<usize>) {
        let named = |of| match of {
            Of::Int => None,
            Of::Enum(e) => Some(self.scope.isa.enums[e].name.as_str()),
            Of::Opcode => Some("OPCODE"),
        };
        if let (Some(a), Some(b)) = (named(a.of()), named(b.of()))
            && a != b
        {
            let message = format!("compares {a} with {b}");
            self.error(TypeError::new("wrong-kind", range, message).label("two kinds of value"));
        }
    }

    /// A number, a name, or what cannot be compared.
    fn side<'e>(&mut self, expr: &'e Expr) -> Side<'e> {
        if let Kind::Path(path) = &expr.kind {
            if let Some(name) = path.bare() {
                match name.text.as_str() {
                    "opcode" => return Side::Num(Num::opcode()),
                    "engine" if self.scope.has_record() => return Side::Engine,
                    text if self.scope.given(text).is_none() && self.scope.place(text).is_err() => {
                        return Side::Name(name);
                    }
                    _ => {}
                }
            }
            return self.field(path, &expr.range);
        }
        self.number(expr).map_or(Side::Wrong, Side::Num)
    }

    /// A number that needs no hint; bare names are errors.
    fn number(&mut self, expr: &Expr) -> Option<Num> {
        match &expr.kind {
            Kind::Number(n) => Some(Num::Const(i128::from(n.value))),
            Kind::Neg(x) => match self.number(x)? {
                Num::Const(c) => Some(Num::Const(-c)),
                x => Some(Num::Neg(Box::new(x))),
            },
            Kind::Binary(op, x, y) => self.binary(*op, x, y, &expr.range),
            Kind::Call(name, args) if name.text == "prod" => self.product(&expr.range, args),
            Kind::Path(_) => match self.side(expr) {
                Side::Num(n) => Some(n),
                Side::Name(name) => {
                    self.unknown(name);
                    None
                }
                Side::Bytes(_) => {
                    let e = TypeError::new("wrong-kind", &expr.range, format!("`{expr}` is several values, not one"));
                    self.error(e.help("take one by index, or compare with 0"));
                    None
                }
                Side::Engine => {
                    let e = TypeError::new("wrong-kind", &expr.range, "the engine is no number");
                    self.error(e.label("compare it with a name"));
                    None
                }
                Side::Wrong => None,
            },
            _ => {
                let message = format!("`{expr}` is a condition, not a number");
                self.error(TypeError::new("not-a-number", &expr.range, message));
                None
            }
        }
    }

    fn binary(&mut self, op: Binary, x: &Expr, y: &Expr, range: &Range<usize>) -> Option<Num> {
        let (left, right) = (self.side(x), self.side(y));
        let (left, right) = match (left, right) {
            (Side::Num(a), Side::Name(name)) => {
                let b = self.present(name, a.of())?;
                (a, b)
            }
            (Side::Name(name), Side::Num(b)) => (self.present(name, b.of())?, b),
            (Side::Num(a), Side::Num(b)) => (a, b),
            (Side::Wrong, _) | (_, Side::Wrong) => return None,
            // Neither side can be counted with: say so of each.
            _ => {
                let (a, b) = (self.number(x), self.number(y));
                return a.zip(b).map(|(a, _)| a);
            }
        };
        if op == Binary::Rem && !matches!(right, Num::Const(c) if c > 0) {
            self.error(TypeError::new("wrong-kind", &y.range, "`%` needs a constant above 0 on its right"));
            return None;
        }
        let num = match (op, left, right) {
            (Binary::Add, Num::Const(a), Num::Const(b)) => Num::Const(a.checked_add(b)?),
            (Binary::Sub, Num::Const(a), Num::Const(b)) => Num::Const(a.checked_sub(b)?),
            (Binary::Rem, Num::Const(a), Num::Const(b)) => Num::Const(a.rem_euclid(b)),
            (Binary::And, Num::Const(a), Num::Const(b)) => Num::Const(a & b),
            (op, left, right) => Num::Binary(op, Box::new(left), Box::new(right)),
        };
        if num.bounds().is_none() {
            self.error(TypeError::new("too-wide", range, "the value may exceed 128 bits"));
            return None;
        }
        Some(num)
    }

    /// A value of this generation; an error if the generation lacks it, for nothing can be computed then.
    fn present(&mut self, name: &Name, of: Of) -> Option<Num> {
        match self.value(name, of) {
            Ok(Some(value)) => Some(Num::Const(value)),
            Ok(None) => {
                let generation = &self.scope.isa.generations[self.scope.generation].name;
                let message = format!("{generation} has no `{name}` to compute with");
                self.error(TypeError::new("unknown-value", &name.range, message).help("limit the rule's generations"));
                None
            }
            Err(()) => None,
        }
    }

    fn product(&mut self, range: &Range<usize>, args: &[Expr]) -> Option<Num> {
        let [Expr { kind: Kind::Path(path), range: at }] = args else {
            self.error(TypeError::new("wrong-argument", range, "`prod` takes one array field"));
            return None;
        };
        let place = self.place(path)?;
        let (width, len, signed) = match &place.kind {
            PlaceKind::Array(kind, width, len) if matches!(**kind, PlaceKind::Int { .. }) && *width <= 64 => {
                (*width, *len, **kind == PlaceKind::Int { signed: true })
            }
            PlaceKind::Bytes => (8, place.width / 8, false),
            _ => {
                self.error(TypeError::new("wrong-argument", at, format!("`{path}` is no array of integers")));
                return None;
            }
        };
        let (path, _) = self.scope.full(&path.to_string());
        let read = |i: u32| Read {
            path: format!("{path}[{i}]"),
            bits: Bits { offset: place.offset + i * width / 8, lsb: 0, width, signed },
            of: Of::Int,
        };
        let num = Num::Prod((0..len).map(read).collect());
        if num.bounds().is_none() {
            self.error(TypeError::new("too-wide", at, format!("the product of `{path}` may exceed 128 bits")));
            return None;
        }
        Some(num)
    }

    fn place(&mut self, path: &Path) -> Option<Place> {
        let text = path.to_string();
        let error = match self.scope.place(&text) {
            Ok(place) => return Some(place),
            Err(error) => error,
        };
        let name = error.part.split('[').next().unwrap_or_default();
        let at = path.parts.iter().find(|p| p.name.text == name);
        let range = at.map_or_else(|| path.parts[0].name.range.clone(), |p| p.name.range.clone());
        let message = if !error.candidates.is_empty() {
            format!("there is no field `{name}`")
        } else if at.is_some_and(|p| p.index.is_some()) && error.part.contains('[') {
            format!("`{}` is not there: no array, or too short", error.part)
        } else {
            format!("`{name}` stands in something that has no fields")
        };
        self.error(TypeError::new("unknown-field", &range, message).among(name, error.candidates));
        None
    }

    fn field(&mut self, path: &Path, range: &Range<usize>) -> Side<'static> {
        if let Some(name) = path.bare()
            && let Some((index, ty)) = self.scope.given(&name.text)
        {
            let (of, signed) = match kind(ty) {
                PlaceKind::Enum(e) => (Of::Enum(e), false),
                PlaceKind::Int { signed } => (Of::Int, signed),
                _ => (Of::Int, false),
            };
            let width = self.scope.isa.size(ty) * 8;
            return Side::Num(Num::Given(Given { index, name: name.text.clone(), width, signed, of }));
        }
        let Some(place) = self.place(path) else {
            return Side::Wrong;
        };
        let (full, _) = self.scope.full(&path.to_string());
        self.read(place, full).unwrap_or_else(|| {
            self.error(TypeError::new("wrong-kind", range, format!("`{path}` is too wide for a number")));
            Side::Wrong
        })
    }

    fn read(&self, place: Place, path: String) -> Option<Side<'static>> {
        let (of, signed) = match place.kind {
            PlaceKind::Int { signed } => (Of::Int, signed),
            PlaceKind::Enum(e) => (Of::Enum(e), false),
            // A float counts as its 32 bits.
            PlaceKind::Float => (Of::Int, false),
            PlaceKind::Bytes | PlaceKind::Type(_) if place.width <= 64 => (Of::Int, false),
            PlaceKind::Bytes | PlaceKind::Type(_) | PlaceKind::Array(..) => {
                return Some(Side::Bytes(Bytes { path, offset: place.offset, len: place.width / 8 }));
            }
        };
        let (offset, lsb) = (place.offset + place.lsb / 8, place.lsb % 8);
        let bits = Bits { offset, lsb, width: place.width, signed };
        (1..=64).contains(&place.width).then_some(Side::Num(Num::Read(Read { path, bits, of })))
    }

    fn zero(&mut self, relation: Relation, bytes: Bytes, range: &Range<usize>, other: Side<'_>) -> Typed {
        match (relation, other) {
            (Relation::Eq, Side::Num(Num::Const(0))) => Typed::Zero { bytes, negated: false },
            (Relation::Ne, Side::Num(Num::Const(0))) => Typed::Zero { bytes, negated: true },
            _ => {
                let message = format!("`{}` is several values, not one", bytes.path);
                self.error(TypeError::new("wrong-kind", range, message).help("take one by index, or compare with 0"));
                Typed::Const(true)
            }
        }
    }

    /// A bare name that is neither a field nor beside anything that gives it a meaning.
    fn unknown(&mut self, name: &Name) {
        let error = self.scope.place(&name.text).err();
        let candidates = error.map(|e| e.candidates).unwrap_or_default();
        let message = format!("there is no field `{name}`, and nothing beside it says what it is a value of");
        self.error(TypeError::new("unknown-field", &name.range, message).among(&name.text, candidates));
    }

    /// What a bare name stands for beside something of this kind; `None` if only other generations have it.
    fn value(&mut self, name: &Name, of: Of) -> Result<Option<i128>, ()> {
        let (isa, generation) = (self.scope.isa, self.scope.generation);
        match of {
            Of::Int => {
                self.unknown(name);
                Err(())
            }
            Of::Opcode => {
                let mut known = false;
                for opcode in self.scope.opcodes(&name.text) {
                    if opcode.gens.has(generation) {
                        return Ok(Some(i128::from(opcode.byte)));
                    }
                    known = true;
                }
                if known {
                    return Ok(None);
                }
                let message = format!("no generation has an opcode `{name}`");
                let names = isa.opcodes.iter().map(|o| o.name.clone()).collect();
                self.error(TypeError::new("unknown-value", &name.range, message).among(&name.text, names));
                Err(())
            }
            Of::Enum(e) => {
                let def = &isa.enums[e];
                if let Some(value) = def.value_of(&name.text, generation) {
                    return Ok(Some(i128::from(value.value)));
                }
                if def.values.iter().any(|v| v.name == name.text) {
                    return Ok(None);
                }
                let message = format!("{} has no value `{name}`", def.name);
                let mut names: Vec<_> = def.values.iter().map(|v| v.name.clone()).collect();
                names.dedup();
                self.error(TypeError::new("unknown-value", &name.range, message).among(&name.text, names));
                Err(())
            }
        }
    }

    fn member(&mut self, value: &Expr, set: &Set) -> Typed {
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

    fn engine(&mut self, relation: Relation, x: &Expr, y: &Expr, other: Side<'_>) -> Typed {
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

    fn engine_in(&mut self, set: &Set) -> Typed {
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

    fn arm_named(&mut self, range: &Range<usize>, args: &[Expr], name: &Expr) -> Typed {
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
            let near = super::typed::joined(&holder, at);
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

    fn call(&mut self, name: &Name, args: &[Expr]) -> Typed {
        let isa = self.scope.isa;
        let Some(predicate) = isa.predicates.iter().find(|p| p.name == name.text) else {
            let names = isa.predicates.iter().map(|p| p.name.clone()).chain(["prod".to_owned(), "arm".to_owned()]);
            let message = format!("there is no predicate `{name}`");
            self.error(TypeError::new("unknown-predicate", &name.range, message).among(&name.text, names.collect()));
            return Typed::Const(true);
        };
        if predicate.args.len() != args.len() {
            let names: Vec<_> = predicate.args.iter().map(|(n, _)| n.as_str()).collect();
            let message = format!("`{name}` takes {} arguments, not {}", predicate.args.len(), args.len());
            let label = format!("{name}({})", names.join(", "));
            self.error(TypeError::new("wrong-argument", &name.range, message).label(label));
            return Typed::Const(true);
        }
        let args = args.iter().zip(&predicate.args).map(|(arg, (name, kind))| self.argument(arg, name, *kind));
        let args: Option<Vec<_>> = args.collect::<Vec<_>>().into_iter().collect();
        let Some(args) = args else {
            return Typed::Const(true);
        };
        let call = Call { name: predicate.name.clone(), args, per_generation: predicate.per_generation };
        Typed::Call { call, negated: false }
    }

    fn argument(&mut self, arg: &Expr, name: &str, kind: ArgKind) -> Option<Arg> {
        let wrong = |what: &str| {
            let message = format!("`{name}` takes {what}");
            TypeError::new("wrong-argument", &arg.range, message)
        };
        match (kind, &arg.kind) {
            (ArgKind::Bool, Kind::Bool(b)) => Some(Arg::Bool(*b)),
            (ArgKind::Bool, _) => {
                self.error(wrong("`true` or `false`"));
                None
            }
            (ArgKind::Bytes, Kind::Path(path)) => {
                let place = self.place(path)?;
                if place.lsb != 0 || place.width % 8 != 0 {
                    self.error(wrong("whole bytes"));
                    return None;
                }
                let (path, _) = self.scope.full(&path.to_string());
                Some(Arg::Bytes(Bytes { path, offset: place.offset, len: place.width / 8 }))
            }
            (ArgKind::Bytes, _) => {
                self.error(wrong("a field"));
                None
            }
            (ArgKind::Uint(width) | ArgKind::Int(width), _) => {
                let signed = matches!(kind, ArgKind::Int(_));
                let num = match self.side(arg) {
                    Side::Num(n) => n,
                    Side::Name(value) => match self.scope.enum_of_argument(name) {
                        Some(e) => self.present(value, Of::Enum(e))?,
                        None => {
                            self.unknown(value);
                            return None;
                        }
                    },
                    Side::Bytes(_) | Side::Engine => {
                        self.error(wrong("a number"));
                        return None;
                    }
                    Side::Wrong => return None,
                };
                let (low, high) = Bits { offset: 0, lsb: 0, width, signed }.bounds();
                if num.bounds().is_none_or(|(a, b)| a < low || b > high) {
                    self.error(wrong(&format!("{low} to {high}, and this may be beyond")));
                    return None;
                }
                Some(Arg::Num(num, width, signed))
            }
        }
    }
}
