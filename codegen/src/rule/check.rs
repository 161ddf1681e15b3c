//! Expressions into conditions: every name looked up, every kind compared.

mod arms;
mod sets;

use std::ops::Range;

use crate::diagnostic::did_you_mean_help;
use crate::isa::{ArgKind, Place, PlaceKind};

use super::ast::{Binary, Expr, Kind, Name, Path, Relation};
use super::scope::{Scope, kind};
use super::typed::{Arg, Bits, Bytes, Call, Given, Num, Of, Read, Typed};
use super::values::Values;

pub use arms::{arm_at, arm_live, live};

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
