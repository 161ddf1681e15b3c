//! Numbers of a rule in words.

use super::ast::{Binary, Expr, Kind};

/// What the expression computes.
pub(super) fn number(expr: &Expr) -> String {
    match &expr.kind {
        Kind::Path(path) if path.bare().is_some_and(|n| matches!(n.text.as_str(), "opcode" | "engine")) => {
            format!("the {path}")
        }
        Kind::Call(name, args) => {
            let args: Vec<_> = args.iter().map(number).collect();
            let name = if name.text == "prod" { "the product" } else { &name.text };
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
