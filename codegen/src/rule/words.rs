//! Expressions as plain sentences.

use super::ast::{Binary, Expr, Item, Kind, Relation, Set};
use super::says;
use crate::isa::Predicate;

/// What the expression asks for as a sentence, without a capital and without a full stop. Predicates say how they read.
pub fn in_words(expr: &Expr, predicates: &[Predicate]) -> String {
    asked(expr, false, predicates)
}

/// The same of the opposite, if it is negated.
fn asked(expr: &Expr, negated: bool, predicates: &[Predicate]) -> String {
    let asked = |x: &Expr| asked(x, negated, predicates);
    match &expr.kind {
        Kind::All(xs) => listed(xs, if negated { "or" } else { "and" }, asked),
        Kind::Any(xs) => listed(xs, if negated { "and" } else { "or" }, asked),
        Kind::Not(x) => self::asked(x, !negated, predicates),
        Kind::Compare(relation, x, y) => compared(if negated { relation.negated() } else { *relation }, x, y),
        Kind::In { value, set, negated: outside } => {
            let (subject, outside) = (number(value), *outside != negated);
            match (set, outside) {
                (Set::Named(name), false) => format!("{subject} must be in the set {name}"),
                (Set::Named(name), true) => format!("{subject} must be outside the set {name}"),
                (Set::List(items), outside) => format!("{subject} {} {}", must_be(outside), enumerated(items)),
            }
        }
        Kind::Bool(b) => if *b != negated { "always" } else { "never" }.to_owned(),
        Kind::Call(name, args) => {
            let predicate = predicates.iter().find(|p| p.name == name.text);
            let said = predicate.and_then(|p| says::sentence(p.says.as_ref()?, must_be(negated), &p.args, args).ok());
            said.unwrap_or_else(|| format!("{} must{} hold", number(expr), if negated { " not" } else { "" }))
        }
        Kind::Path(_) | Kind::Number(_) | Kind::Neg(_) | Kind::Binary(..) => number(expr),
    }
}

fn must_be(negated: bool) -> &'static str {
    if negated { "must not be" } else { "must be" }
}

/// Sentences in a row; those that are rows themselves are set off with "both" or "either".
fn listed(xs: &[Expr], word: &str, asked: impl Fn(&Expr) -> String) -> String {
    // A row in a row is one of the other kind.
    let (is_row, before) = (|x: &Expr| matches!(bare(x).kind, Kind::All(_) | Kind::Any(_)), if word == "and" { "either" } else { "both" });
    let parts: Vec<_> = xs.iter().map(|x| if is_row(x) { format!("{before} {}", asked(x)) } else { asked(x) }).collect();
    parts.join(&if xs.iter().any(is_row) { format!(", {word} ") } else { format!(" {word} ") })
}

/// The expression below `not`.
fn bare(expr: &Expr) -> &Expr {
    if let Kind::Not(x) = &expr.kind { bare(x) } else { expr }
}

fn compared(relation: Relation, x: &Expr, y: &Expr) -> String {
    if let (Kind::Call(name, args), Kind::Path(arm)) = (&x.kind, &y.kind)
        && name.text == "arm"
        && let [union] = args.as_slice()
    {
        let have = if relation == Relation::Eq { "must have" } else { "must not have" };
        return format!("{union} {have} its {arm} form");
    }
    // What a mask or a remainder is compared with says more than the sign.
    if let (Kind::Binary(op, of, with), Kind::Number(n)) = (&x.kind, &y.kind)
        && n.value == 0
    {
        let of = number(of);
        match (op, relation) {
            (Binary::Rem, Relation::Eq) => return format!("{of} must be a multiple of {with}"),
            (Binary::Rem, Relation::Ne) => return format!("{of} must be no multiple of {with}"),
            (Binary::And, Relation::Eq) => return format!("{of} must have no bit of {with} set"),
            (Binary::And, Relation::Ne) => return format!("{of} must have a bit of {with} set"),
            _ => {}
        }
    }
    let must = match relation {
        Relation::Eq if is_constant(y) => "must be",
        Relation::Eq => "must equal",
        Relation::Ne if is_constant(y) => "must not be",
        Relation::Ne => "must differ from",
        Relation::Lt => "must be less than",
        Relation::Le => "must be at most",
        Relation::Gt => "must be more than",
        Relation::Ge => "must be at least",
    };
    format!("{} {must} {}", number(x), number(y))
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

fn number(expr: &Expr) -> String {
    match &expr.kind {
        Kind::Path(path) if path.bare().is_some_and(|n| matches!(n.text.as_str(), "opcode" | "engine")) => {
            format!("the {path}")
        }
        Kind::Call(name, args) if name.text == "prod" => {
            let args: Vec<_> = args.iter().map(ToString::to_string).collect();
            format!("the product of {}", args.join(", "))
        }
        Kind::Call(name, args) => {
            let args: Vec<_> = args.iter().map(ToString::to_string).collect();
            format!("{name} of {}", args.join(", "))
        }
        Kind::Binary(Binary::And, x, y) => format!("{} masked with {}", number(x), number(y)),
        Kind::Binary(Binary::Rem, x, y) => {
            format!("the remainder of {} by {}", number(x), number(y))
        }
        Kind::Binary(op, x, y) => {
            let word = match op {
                Binary::Add => "plus",
                Binary::Sub => "minus",
                _ => "times",
            };
            format!("{} {word} {}", number(x), number(y))
        }
        _ => expr.to_string(),
    }
}

/// `A, B or 1 to 128`; a range alone is `from 1 to 128`.
fn enumerated(items: &[Item]) -> String {
    let said = |item: &Item| match &item.high {
        Some(high) => format!("{} to {high}", item.low),
        None => item.low.to_string(),
    };
    match items {
        [] => "nothing".to_owned(),
        [one] if one.high.is_some() => format!("from {}", said(one)),
        [one] => said(one),
        [first @ .., last] => {
            format!("{} or {}", first.iter().map(said).collect::<Vec<_>>().join(", "), said(last))
        }
    }
}
