//! Expressions as plain sentences.

use super::ast::{Binary, Expr, Item, Kind, Relation, Set};

/// The expression as a sentence, without a capital and without a full stop.
pub fn in_words(expr: &Expr) -> String {
    match &expr.kind {
        Kind::All(xs) => listed(xs, "and"),
        Kind::Any(xs) => listed(xs, "or"),
        Kind::Not(x) => match &x.kind {
            Kind::Call(..) => format!("{} does not hold", number(x)),
            _ => format!("it is not so that {}", in_words(x)),
        },
        Kind::Compare(relation, x, y) => compared(*relation, x, y),
        Kind::In { value, set, negated } => {
            let subject = number(value);
            match (set, negated) {
                (Set::Named(name), false) => format!("{subject} is in the set {name}"),
                (Set::Named(name), true) => format!("{subject} is outside the set {name}"),
                (Set::List(items), negated) => {
                    let is = if *negated { "is not" } else { "is" };
                    format!("{subject} {is} {}", enumerated(items))
                }
            }
        }
        Kind::Bool(true) => "always".to_owned(),
        Kind::Bool(false) => "never".to_owned(),
        Kind::Call(..) => format!("{} holds", number(expr)),
        Kind::Path(_) | Kind::Number(_) | Kind::Neg(_) | Kind::Binary(..) => number(expr),
    }
}

/// Sentences in a row; those that are rows themselves are set off with "both" or "either".
fn listed(xs: &[Expr], word: &str) -> String {
    let parts: Vec<_> = xs
        .iter()
        .map(|x| match &x.kind {
            Kind::All(_) => format!("both {}", in_words(x)),
            Kind::Any(_) => format!("either {}", in_words(x)),
            _ => in_words(x),
        })
        .collect();
    let nested = xs.iter().any(|x| matches!(x.kind, Kind::All(_) | Kind::Any(_)));
    parts.join(&if nested { format!(", {word} ") } else { format!(" {word} ") })
}

fn compared(relation: Relation, x: &Expr, y: &Expr) -> String {
    if let (Kind::Call(name, args), Kind::Path(arm)) = (&x.kind, &y.kind)
        && name.text == "arm"
        && let [union] = args.as_slice()
    {
        let has = if relation == Relation::Eq { "has" } else { "does not have" };
        return format!("{union} {has} its {arm} form");
    }
    // What a mask or a remainder is compared with says more than the sign.
    if let (Kind::Binary(op, of, with), Kind::Number(n)) = (&x.kind, &y.kind)
        && n.value == 0
    {
        match (op, relation) {
            (Binary::Rem, Relation::Eq) => {
                return format!("{} is a multiple of {with}", number(of));
            }
            (Binary::Rem, Relation::Ne) => {
                return format!("{} is no multiple of {with}", number(of));
            }
            (Binary::And, Relation::Eq) => {
                return format!("{} has no bit of {with} set", number(of));
            }
            (Binary::And, Relation::Ne) => {
                return format!("{} has a bit of {with} set", number(of));
            }
            _ => {}
        }
    }
    let is = match relation {
        Relation::Eq => "is",
        Relation::Ne => "is not",
        Relation::Lt => "is less than",
        Relation::Le => "is at most",
        Relation::Gt => "is more than",
        Relation::Ge => "is at least",
    };
    format!("{} {is} {}", number(x), number(y))
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

/// `A, B or 1 to 128`.
fn enumerated(items: &[Item]) -> String {
    let said = |item: &Item| match &item.high {
        Some(high) => format!("{} to {high}", item.low),
        None => item.low.to_string(),
    };
    match items {
        [] => "nothing".to_owned(),
        [one] => said(one),
        [first @ .., last] => {
            format!("{} or {}", first.iter().map(said).collect::<Vec<_>>().join(", "), said(last))
        }
    }
}
