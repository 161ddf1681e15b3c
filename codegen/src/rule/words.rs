//! Expressions as plain sentences.

mod clause;
mod row;

use super::ast::{Binary, Expr, Item, Kind, Number, Relation, Set};
use super::quantity::number;
use super::says;
use super::scope::Scope;
use crate::isa::PlaceKind;

use clause::{Clause, Object, Verb};
use row::Part;

/// The longest named set whose members are listed.
const SHORT_SET: usize = 6;

/// What the expression asks for as a sentence, without a capital and without a full stop. Predicates say how they read.
pub fn in_words(expr: &Expr, scope: &Scope<'_>) -> String {
    Words { scope }.part(expr, false).must()
}

struct Words<'a> {
    scope: &'a Scope<'a>,
}

impl Words<'_> {
    /// The expression, or its opposite if it is negated.
    fn part(&self, expr: &Expr, negated: bool) -> Part {
        let parts = |xs: &[Expr]| xs.iter().map(|x| self.part(x, negated)).collect();
        match &expr.kind {
            Kind::All(xs) if negated => Part::any(parts(xs)),
            Kind::Any(xs) if negated => Part::all(parts(xs)),
            Kind::All(xs) => Part::all(parts(xs)),
            Kind::Any(xs) => Part::any(parts(xs)),
            Kind::Not(x) => self.part(x, !negated),
            Kind::Compare(relation, x, y) => Part::Clause(compared(if negated { relation.negated() } else { *relation }, x, y)),
            Kind::In { value, set, negated: outside } => {
                let object = match set {
                    Set::Named(name) => self.members(value, &name.text),
                    Set::List(items) => enumerated(items),
                };
                Part::Clause(Clause::new(number(value), Verb::Be, object).negate(*outside != negated))
            }
            Kind::Bool(b) => Part::Always(*b != negated),
            Kind::Call(name, args) => {
                let predicate = self.scope.isa.predicates.iter().find(|p| p.name == name.text);
                let said = predicate.and_then(|p| says::sentence(p.says.as_ref()?, &p.args, args).ok());
                let clause = match said {
                    Some(said) => Clause::new(said.subject, Verb::Be, Object::Text(said.object)).plural(said.plural),
                    None => Clause::new(number(expr), Verb::Hold, Object::Text(String::new())),
                };
                Part::Clause(clause.negate(negated))
            }
            // No condition, so it has been refused.
            Kind::Path(_) | Kind::Number(_) | Kind::Neg(_) | Kind::Binary(..) => {
                Part::Clause(Clause::new(number(expr), Verb::Hold, Object::Text(String::new())).negate(negated))
            }
        }
    }

    /// Members of a set of the value's enum; of a large one the name and how many there are.
    fn members(&self, value: &Expr, set: &str) -> Object {
        let place = self.scope.place(&value.to_string()).map(|place| place.kind);
        let Ok(PlaceKind::Enum(e)) = place else { return Object::Text(format!("in the set {set}")) };
        let (def, generation) = (&self.scope.isa.enums[e], self.scope.generation);
        let members = def.set(set, generation).unwrap_or_default();
        let name = |member: &u64| def.values.iter().find(|v| v.value == *member && v.gens.has(generation)).map(|v| v.name.clone());
        match members.len() {
            0..=SHORT_SET => Object::List(members.iter().map(|m| name(m).unwrap_or_else(|| m.to_string())).collect()),
            count => Object::Text(format!("one of the {count} values of {set}")),
        }
    }
}

fn compared(relation: Relation, x: &Expr, y: &Expr) -> Clause {
    if is_constant(x) && !is_constant(y) {
        return compared(relation.mirrored(), y, x);
    }
    let equality = matches!(relation, Relation::Eq | Relation::Ne);
    let unequal = relation == Relation::Ne;
    if let (Kind::Call(name, args), Kind::Path(arm)) = (&x.kind, &y.kind)
        && name.text == "arm"
        && let [union] = args.as_slice()
    {
        return Clause::new(union.to_string(), Verb::Have, Object::Text(format!("its {arm} form"))).negate(unequal);
    }
    // What a mask or a remainder is compared with says more than the sign.
    if let (Kind::Binary(op, of, with), Kind::Number(n)) = (&x.kind, &y.kind)
        && equality
    {
        match (op, &with.kind) {
            (Binary::Rem, _) if n.value == 0 => {
                return Clause::new(number(of), Verb::Be, Object::Text(format!("a multiple of {}", number(with)))).negate(unequal);
            }
            (Binary::And, Kind::Number(mask)) => {
                if let Some(clause) = masked(&number(of), mask.value, *n, unequal) {
                    return clause;
                }
            }
            _ => {}
        }
    }
    let (subject, object) = (number(x), number(y));
    let ordered = |words: &str| Clause::new(number(x), Verb::Be, Object::Text(format!("{words} {object}")));
    match relation {
        Relation::Eq | Relation::Ne if is_constant(y) => Clause::new(subject, Verb::Be, Object::List(vec![object])).negate(unequal),
        Relation::Eq | Relation::Ne => Clause::new(subject, Verb::Equal, Object::List(vec![object])).negate(unequal),
        Relation::Lt => ordered("less than"),
        Relation::Le => ordered("at most"),
        Relation::Gt => ordered("more than"),
        Relation::Ge => ordered("at least"),
    }
}

/// What bits of a value are to be; `None` where they are not together and neither all zero nor all set.
fn masked(of: &str, mask: u64, wanted: Number, unequal: bool) -> Option<Clause> {
    if mask == 0 {
        return None;
    }
    let several = mask.count_ones() > 1;
    let bits = format!("{} of {of}", bits(mask));
    let clause = |subject: String, object: &str| Some(Clause::new(subject, Verb::Be, Object::Text(object.to_owned())));
    let is = |object: &str| clause(bits.clone(), object).map(|c| c.plural(several));
    let one_is = |object: &str| clause(format!("at least one of {bits}"), object);
    match (wanted.value, unequal, several) {
        (0, false, _) => is("zero"),
        (0, true, false) => is("set"),
        (0, true, true) => one_is("set"),
        (w, false, _) if w == mask => is("set"),
        (w, true, false) if w == mask => is("zero"),
        (w, true, true) if w == mask => one_is("zero"),
        (w, ..) => {
            let (lsb, width) = (mask.trailing_zeros(), mask.count_ones() as usize);
            let together = mask >> lsb == u64::MAX >> (64 - width);
            (together && w & !mask == 0).then(|| {
                let object = Object::List(vec![format!("{:#0width$b}", w >> lsb, width = width + 2)]);
                Clause::new(bits.clone(), Verb::Be, object).plural(several).negate(unequal)
            })
        }
    }
}

/// `bit 3`, or `bits 0, 3 and 5 to 7`.
fn bits(mask: u64) -> String {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for bit in (0..64).filter(|bit| mask >> bit & 1 == 1) {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == bit => *last = bit,
            _ => runs.push((bit, bit)),
        }
    }
    let said = runs.iter().flat_map(|(first, last)| match last - first {
        0 => vec![first.to_string()],
        1 => vec![first.to_string(), last.to_string()],
        _ => vec![format!("{first} to {last}")],
    });
    format!("{} {}", if mask.is_power_of_two() { "bit" } else { "bits" }, clause::series(&said.collect::<Vec<_>>(), "and"))
}

/// A number, or a name that reads as that of a value: in upper case, where fields are in lower.
fn is_constant(expr: &Expr) -> bool {
    match &expr.kind {
        Kind::Number(_) => true,
        Kind::Neg(x) => is_constant(x),
        Kind::Path(path) => path.bare().is_some_and(|name| !name.text.contains(|c: char| c.is_ascii_lowercase())),
        _ => false,
    }
}

/// The items; a range alone is `between 1 and 128`.
fn enumerated(items: &[Item]) -> Object {
    if let [Item { low, high: Some(high) }] = items {
        return Object::Text(format!("between {low} and {high}"));
    }
    let said = |item: &Item| match &item.high {
        Some(high) => format!("{} to {high}", item.low),
        None => item.low.to_string(),
    };
    Object::List(items.iter().map(said).collect())
}
