//! The order in which rules are checked, which is the order of findings: that of the shipped validators.
//!
//! Header, events, opcode, members of enums, reserved bytes, element types, channels, operands, the rest. Within a step the spec's order stays.

use crate::isa::{Implied, Rule};
use crate::rule::ast::{Expr, Kind, Path};
use crate::rule::parse;

/// A step of the cascade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    Header,
    Events,
    Opcode,
    Enums,
    Reserved,
    Types,
    Channels,
    Operands,
    Rest,
}

/// Brings the rules of a format into order.
pub(super) fn sort(rules: &mut [Rule]) {
    rules.sort_by_cached_key(step);
}

fn step(rule: &Rule) -> Step {
    let of_field = |name: &str| rule.scope.split(['.', '[']).next() == Some(name);
    match rule.implied {
        _ if of_field("header") => Step::Header,
        _ if of_field("events") || of_field("events_extended") => Step::Events,
        Some(Implied::WordLength) => Step::Header,
        Some(Implied::ClosedEnum) => Step::Enums,
        Some(Implied::ReservedZero) => Step::Reserved,
        // What a shared type demands of an operand that has it.
        None if !rule.scope.is_empty() => Step::Operands,
        None => {
            let mut about = About::default();
            if let Ok(expr) = parse(&rule.require.value) {
                about.look(&expr);
            }
            about.step()
        }
    }
}

/// What a condition looks at.
#[derive(Default)]
struct About {
    paths: Vec<String>,
    calls: Vec<String>,
}

impl About {
    fn look(&mut self, expr: &Expr) {
        match &expr.kind {
            Kind::Bool(_) | Kind::Number(_) => {}
            Kind::Path(path) => self.path(path),
            Kind::Neg(x) | Kind::Not(x) => self.look(x),
            Kind::Binary(_, x, y) | Kind::Compare(_, x, y) => [x, y].into_iter().for_each(|x| self.look(x)),
            Kind::In { value, .. } => self.look(value),
            Kind::All(xs) | Kind::Any(xs) => xs.iter().for_each(|x| self.look(x)),
            Kind::Call(name, args) => {
                self.calls.push(name.text.clone());
                if name.text == "prod" {
                    args.iter().for_each(|x| self.look(x));
                }
            }
        }
    }

    /// Fields; values of enums are in capitals.
    fn path(&mut self, path: &Path) {
        if let Some(last) = path.parts.last().filter(|p| p.name.text.chars().any(|c| c.is_ascii_lowercase())) {
            self.paths.push(last.name.text.clone());
        }
    }

    fn step(&self) -> Step {
        let paths = |is: fn(&str) -> bool| self.paths.iter().all(|p| is(p));
        let calls = |is: fn(&str) -> bool| self.calls.iter().all(|c| is(c));
        match () {
            () if self.paths.is_empty() && self.calls.is_empty() => Step::Rest,
            () if self.calls.is_empty() && paths(|p| p == "opcode" || p == "engine") => Step::Opcode,
            () if paths(|p| p.contains("dtype")) && calls(|c| c.starts_with("is_valid_dtype")) => Step::Types,
            () if paths(|p| p.starts_with("num_active"))
                && calls(|c| matches!(c, "start_addr_active_channels" | "stream_shuffle_partitions")) =>
            {
                Step::Channels
            }
            () if self.paths.is_empty() && calls(|c| c.ends_with("_valid") || c == "addr_aligned" || c == "in_psum") => Step::Operands,
            () => Step::Rest,
        }
    }
}
