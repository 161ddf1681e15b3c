//! Whole rules: those of the spec with what guards them, and those that a layout implies.

use crate::diagnostic::Diagnostic;
use crate::isa::{Field, Gen, Implied, Isa, PlaceKind, Rule};
use crate::spec::At;

use super::check::{TypeError, arm_at, check};
use super::solve::{Known, Verdict, judge, satisfiable};
use super::typed::{Bits, Bytes, Num, Of, Read};
use super::{Scope, Typed, Values, parse};

/// A rule of one generation, ready to be emitted.
#[derive(Clone, Debug)]
pub struct Condition {
    /// The bytes that the rule is about are there: arms are live, the opcode does not ignore them.
    pub guard: Typed,
    /// The rule's own condition.
    pub when: Typed,
    /// And demands this.
    pub require: Typed,
    /// Path, offset and size in bytes of the field it is about.
    pub field: Option<(String, u32, u32)>,
}

impl Condition {
    /// Records that the rule applies to.
    pub fn applies(&self) -> Typed {
        Typed::all([self.guard.clone(), self.when.clone()])
    }

    /// The bytes are never there, as for an address from a register where only an immediate one can be.
    pub fn is_unreachable(&self) -> bool {
        !satisfiable(&self.guard, &Known::new())
    }

    /// Records that satisfy the rule.
    pub fn satisfied(&self) -> Typed {
        Typed::any([self.applies().negated(), self.require.clone()])
    }
}

/// Checks a rule against the fields that its format has in a generation.
///
/// # Errors
/// All that is wrong with it.
pub fn condition(isa: &Isa, rule: &Rule, generation: Gen, fields: &[Field]) -> Result<Condition, Vec<Diagnostic>> {
    let whole = Scope::record(isa, generation, fields);
    let mut errors = Vec::new();
    let (mut guard, mut when) = (Vec::new(), Typed::Const(true));
    for name in &rule.not_for {
        let bytes = isa.opcodes.iter().filter(|o| o.name == *name && o.gens.has(generation)).map(|o| o.byte);
        guard.extend(bytes.map(|byte| Typed::In { value: Num::opcode(), values: Values::one(i128::from(byte)), negated: true }));
    }
    for (path, arm) in &rule.guards {
        match arm_at(&whole, path, arm) {
            Ok(live) => guard.push(live),
            Err(found) => errors.extend(found.iter().map(|e| e.diagnostic(&rule.require))),
        }
    }
    let (require, field) = match rule.implied {
        Some(implied) => match implied_condition(&whole, implied, &rule.scope) {
            Ok((require, place)) => (require, Some(place)),
            Err(message) => {
                return Err(vec![Diagnostic::error("unknown-field", &rule.require.span, message)]);
            }
        },
        None => {
            let scope = Scope::within(isa, generation, fields, &rule.scope);
            let mut typed = |text: &At<String>| match parse(text) {
                Err(e) => {
                    errors.push(e.diagnostic(text));
                    Typed::Const(true)
                }
                Ok(expr) => check(&expr, &scope).unwrap_or_else(|found| {
                    errors.extend(found.iter().map(|e: &TypeError| e.diagnostic(text)));
                    Typed::Const(true)
                }),
            };
            when = rule.when.as_ref().map_or(Typed::Const(true), &mut typed);
            let require = typed(&rule.require);
            let field = first_field(&require);
            (require, field)
        }
    };
    if errors.is_empty() { Ok(Condition { guard: Typed::all(guard), when, require, field }) } else { Err(errors) }
}

/// What the solver finds about a checked rule, as a warning; `opcodes` are the bytes its format has in the generation.
pub fn lint(rule: &Rule, condition: &Condition, generation: &str, opcodes: &[u8]) -> Option<Diagnostic> {
    if rule.implied.is_some() || condition.is_unreachable() {
        return None;
    }
    let mut known = Known::new();
    if !opcodes.is_empty() {
        known.insert(Bits::OPCODE, Values::of(opcodes.iter().map(|b| (i128::from(*b), i128::from(*b)))));
    }
    let when = rule.when.as_ref().unwrap_or(&rule.require);
    Some(match judge(Some(&condition.applies()), &condition.require, &known)? {
        Verdict::NeverApplies => Diagnostic::warning("rule-never-applies", &when.span, format!("this holds for no record of {generation}"))
            .help("limit the rule's generations, or drop it"),
        Verdict::Impossible => {
            Diagnostic::warning("rule-impossible", &rule.require.span, format!("no record of {generation} can satisfy this"))
        }
        Verdict::AlwaysHolds => {
            Diagnostic::warning("rule-always-holds", &rule.require.span, format!("every record of {generation} satisfies this"))
                .help("limit the rule's generations, or drop it")
        }
    })
}

fn implied_condition(scope: &Scope<'_>, implied: Implied, path: &str) -> Result<(Typed, (String, u32, u32)), String> {
    let place = scope.place(path).map_err(|e| format!("there is no field `{}`", e.part))?;
    let (offset, lsb) = (place.offset + place.lsb / 8, place.lsb % 8);
    let size = (lsb + place.width).div_ceil(8);
    let whole = lsb == 0 && place.width % 8 == 0;
    let of = if let PlaceKind::Enum(e) = place.kind { Of::Enum(e) } else { Of::Int };
    let value = || {
        let bits = Bits { offset, lsb, width: place.width, signed: false };
        Num::Read(Read { path: path.to_owned(), bits, of })
    };
    let require = match (implied, of) {
        (Implied::ReservedZero, _) if whole && place.width > 64 => {
            Typed::Zero { bytes: Bytes { path: path.to_owned(), offset, len: size }, negated: false }
        }
        (Implied::ReservedZero, _) => Typed::In { value: value(), values: Values::one(0), negated: false },
        (Implied::WordLength, _) => Typed::In { value: value(), values: Values::one(16), negated: false },
        (Implied::ClosedEnum, Of::Enum(e)) => {
            let def = &scope.isa.enums[e];
            let named = def.values.iter().filter(|v| v.gens.has(scope.generation) && !v.sentinel).map(|v| v.value);
            let values: Vec<u64> = def.legal.clone().unwrap_or_else(|| named.collect());
            let values = Values::of(values.iter().map(|v| (i128::from(*v), i128::from(*v))));
            Typed::In { value: value(), values, negated: false }
        }
        (Implied::ClosedEnum, _) => return Err(format!("`{path}` is no enum")),
    };
    Ok((require, (path.to_owned(), offset, size)))
}

/// The first field that a condition looks at.
fn first_field(condition: &Typed) -> Option<(String, u32, u32)> {
    use super::typed::Arg;
    let of_num = |n: &Num| {
        let read = n.reads().into_iter().find(|r| r.of != Of::Opcode).cloned()?;
        Some((read.path, read.bits.offset, (read.bits.lsb + read.bits.width).div_ceil(8)))
    };
    condition.atoms().into_iter().find_map(|atom| match atom {
        Typed::Zero { bytes, .. } => Some((bytes.path.clone(), bytes.offset, bytes.len)),
        Typed::Call { call, .. } => call.args.iter().find_map(|arg| match arg {
            Arg::Bytes(bytes) => Some((bytes.path.clone(), bytes.offset, bytes.len)),
            Arg::Num(n, ..) => of_num(n),
            Arg::Bool(_) => None,
        }),
        other => other.nums().into_iter().find_map(of_num),
    })
}
