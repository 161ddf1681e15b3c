//! Conditions run on bytes, for tests and for the solver.

use super::typed::{Arg, Call, Num, Typed};

/// A predicate as the interpreter calls it: generation, integers and truth values in order, byte arguments in order.
pub type PredicateFn = fn(u8, &[i64], &[&[u8]]) -> bool;

/// What a condition is run with, beside the record.
#[derive(Clone, Copy, Debug, Default)]
pub struct Env<'a> {
    /// Lineage index of the generation.
    pub generation: u8,
    /// Number of the engine, if known.
    pub engine: Option<u8>,
    /// Values that an enclosing record supplies.
    pub given: &'a [i128],
    /// Opcode, where the bytes are not a whole record.
    pub opcode: Option<u8>,
    /// Predicates by name.
    pub predicates: &'a [(&'a str, PredicateFn)],
}

/// Whether the condition holds. Bytes beyond the end of the record count as zero; a predicate that is not in the table holds.
pub fn eval(condition: &Typed, record: &[u8], env: &Env<'_>) -> bool {
    match condition {
        Typed::Const(b) => *b,
        Typed::All(xs) => xs.iter().all(|x| eval(x, record, env)),
        Typed::Any(xs) => xs.iter().any(|x| eval(x, record, env)),
        Typed::Compare(relation, x, y) => relation.holds(number(x, record, env), number(y, record, env)),
        Typed::In { value, values, negated } => values.has(number(value, record, env)) != *negated,
        Typed::Zero { bytes, negated } => part(record, bytes.offset, bytes.len).iter().all(|b| *b == 0) != *negated,
        Typed::Engine(set) => env.engine.is_none_or(|e| set >> e & 1 == 1),
        Typed::Call { call, negated } => called(call, record, env).is_none_or(|holds| holds != *negated),
    }
}

/// Value of an integer.
pub fn number(num: &Num, record: &[u8], env: &Env<'_>) -> i128 {
    match num {
        Num::Const(c) => *c,
        Num::Read(r) => match env.opcode {
            Some(opcode) if num.is_opcode() => i128::from(opcode),
            _ => r.bits.read(record),
        },
        Num::Given(g) => env.given.get(g.index).copied().unwrap_or_default(),
        Num::Prod(reads) => reads.iter().map(|r| r.bits.read(record)).product(),
        Num::Neg(x) => -number(x, record, env),
        Num::Binary(op, x, y) => op.of(number(x, record, env), number(y, record, env)),
    }
}

fn part(record: &[u8], offset: u32, len: u32) -> &[u8] {
    record.get(offset as usize..(offset + len) as usize).unwrap_or_default()
}

fn called(call: &Call, record: &[u8], env: &Env<'_>) -> Option<bool> {
    let (_, predicate) = env.predicates.iter().find(|(name, _)| *name == call.name)?;
    let (mut ints, mut bytes) = (Vec::new(), Vec::new());
    for arg in &call.args {
        match arg {
            Arg::Num(n, ..) => ints.push(number(n, record, env) as i64),
            Arg::Bool(b) => ints.push(i64::from(*b)),
            Arg::Bytes(b) => bytes.push(part(record, b.offset, b.len)),
        }
    }
    Some(predicate(env.generation, &ints, &bytes))
}
