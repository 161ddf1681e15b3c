//! For which values of a place a condition holds that reads nothing else, by trying them: all of them, or those of one period.

use super::ast::Binary;
use super::typed::{Num, Typed};
use super::values::Values;

/// The values of `domain` for which the condition holds; it reads one place and no other.
pub(super) fn holding(atom: &Typed, domain: &Values) -> Values {
    let holds = |v: &i128| holds(atom, *v);
    match (pattern(atom), domain.bounds()) {
        (Some(Pattern { grain, period }), Some(bounds)) => {
            let blocks = (0..period / grain).map(|block| block * grain).filter(holds);
            let once = Values::ascending(blocks.map(|v| (v, v + grain - 1)));
            once.repeated(period, bounds).common(domain)
        }
        _ => Values::ascending(domain.ranges().iter().flat_map(|(a, b)| *a..=*b).filter(holds).map(|v| (v, v))),
    }
}

/// Whether a condition holds that reads one place, which holds `v`.
fn holds(atom: &Typed, v: i128) -> bool {
    match atom {
        Typed::Compare(relation, x, y) => relation.holds(with(x, v), with(y, v)),
        Typed::In { value, values, negated } => values.has(with(value, v)) != *negated,
        _ => true,
    }
}

/// How a condition on a place goes on along its values: the same all through each block of `grain`, and anew after `period`, a multiple of it.
struct Pattern {
    grain: i128,
    period: i128,
}

/// The pattern of a mask or a remainder that is held against constants; most conditions that read a place alone are one.
fn pattern(atom: &Typed) -> Option<Pattern> {
    let num = match atom {
        Typed::Compare(_, x, Num::Const(_)) | Typed::Compare(_, Num::Const(_), x) | Typed::In { value: x, .. } => x,
        _ => return None,
    };
    let Num::Binary(op, place, c) = num else { return None };
    match (op, &**place, &**c) {
        (Binary::And, Num::Read(_) | Num::Given(_), Num::Const(mask @ 1..=0xffff)) => {
            Some(Pattern { grain: 1 << mask.trailing_zeros(), period: 1 << (i128::BITS - mask.leading_zeros()) })
        }
        (Binary::Rem, Num::Read(_) | Num::Given(_), Num::Const(by @ 1..=0xffff)) => Some(Pattern { grain: 1, period: *by }),
        _ => None,
    }
}

/// Value of an integer that reads one place, which holds `v`.
fn with(num: &Num, v: i128) -> i128 {
    match num {
        Num::Const(c) => *c,
        Num::Read(_) | Num::Given(_) => v,
        Num::Prod(reads) => reads.iter().map(|_| v).product(),
        Num::Neg(x) => -with(x, v),
        Num::Binary(op, x, y) => op.of(with(x, v), with(y, v)),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::ast::Relation;
    use super::super::typed::{Bits, Of, Read};
    use super::*;

    fn place() -> Num {
        let bits = Bits { offset: 4, lsb: 0, width: 10, signed: true };
        Num::Read(Read { path: "x".into(), bits, of: Of::Int })
    }

    fn values(around: std::ops::Range<i128>) -> impl Strategy<Value = Values> {
        prop::collection::vec((around, 0..40i128), 0..6).prop_map(|ranges| Values::of(ranges.into_iter().map(|(a, n)| (a, a + n))))
    }

    fn relation() -> impl Strategy<Value = Relation> {
        use Relation::{Eq, Ge, Gt, Le, Lt, Ne};
        prop::sample::select(vec![Eq, Ne, Lt, Le, Gt, Ge])
    }

    /// A mask or a remainder held against constants, from either side or as a set.
    fn repeating() -> impl Strategy<Value = Typed> {
        let num = (any::<bool>(), 1..600i128).prop_map(|(mask, c)| {
            let op = if mask { Binary::And } else { Binary::Rem };
            Num::Binary(op, Box::new(place()), Box::new(Num::Const(c)))
        });
        (num, -2..600i128, relation(), values(-2..600), any::<bool>(), 0..3).prop_map(
            |(num, c, relation, values, negated, form)| match form {
                0 => Typed::Compare(relation, num, Num::Const(c)),
                1 => Typed::Compare(relation, Num::Const(c), num),
                _ => Typed::In { value: num, values, negated },
            },
        )
    }

    proptest! {
        #[test]
        fn a_pattern_gives_what_trying_every_value_gives(atom in repeating(), domain in values(-512..512)) {
            prop_assert!(pattern(&atom).is_some());
            let every = domain.ranges().iter().flat_map(|(a, b)| *a..=*b);
            prop_assert_eq!(holding(&atom, &domain), Values::of(every.filter(|v| holds(&atom, *v)).map(|v| (v, v))));
        }
    }
}
