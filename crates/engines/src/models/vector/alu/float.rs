//! Operators of the arithmetic datapath, on FP32.

use tpb_records::enums::KnownAluOp;

use super::{Function, Right};
use crate::choices::NanRule;

/// What is done with an operator, whichever it is: written once, compiled for each.
pub(super) trait Visit {
    /// What comes of it.
    type Out;
    /// With this operator.
    fn visit(self, f: impl Fn(f32, f32) -> f32 + 'static) -> Self::Out;
}

/// Applies the operator to rows.
pub(super) struct Rows<'r> {
    pub(super) a: &'r mut [f32],
    pub(super) b: Right<'r, f32>,
    pub(super) reversed: bool,
}

impl Visit for Rows<'_> {
    type Out = ();
    #[inline]
    fn visit(self, f: impl Fn(f32, f32) -> f32 + 'static) {
        let Self { a, b, reversed } = self;
        match (b, reversed) {
            (Right::Row(b), false) => a.iter_mut().zip(b).for_each(|(a, b)| *a = f(*a, *b)),
            (Right::Row(b), true) => a.iter_mut().zip(b).for_each(|(a, b)| *a = f(*b, *a)),
            (Right::Scalar(b), false) => a.iter_mut().for_each(|a| *a = f(*a, b)),
            (Right::Scalar(b), true) => a.iter_mut().for_each(|a| *a = f(b, *a)),
        }
    }
}

/// Applies the operator to rows as memory holds them.
pub(super) struct Words<'r> {
    pub(super) a: &'r [[u8; 4]],
    pub(super) b: &'r [[u8; 4]],
    pub(super) out: &'r mut [[u8; 4]],
}

impl Visit for Words<'_> {
    type Out = ();
    #[inline]
    fn visit(self, f: impl Fn(f32, f32) -> f32 + 'static) {
        let Self { a, b, out } = self;
        let pairs = a.iter().zip(b);
        out.iter_mut().zip(pairs).for_each(|(out, (a, b))| *out = f(f32::from_le_bytes(*a), f32::from_le_bytes(*b)).to_le_bytes());
    }
}

/// Keeps the operator.
pub(super) struct Boxed;

impl Visit for Boxed {
    type Out = Function<'static, f32>;
    fn visit(self, f: impl Fn(f32, f32) -> f32 + 'static) -> Self::Out {
        Box::new(f)
    }
}

/// The operator on two FP32 values; `None` if the datapath has none of that name.
///
/// Every operator rounds once, to nearest even. Comparisons and logical operators give 1 or 0; a comparison with NaN is false, but for IS_NE.
/// ABS_MAX and ABS_MIN give the operand itself, the second one on a tie (`nki_public.md` 2.3).
///
/// choice: DIVIDE and RSQRT are correctly rounded quotients (1/sqrt rounds twice) and POW is the host's `powf`: the device's seeds, Newton
/// steps and polynomials are not published (`gaps.G5`). SYMMETRIC_CLAMP is the magnitude of the larger operand with the sign of the first, as
/// the header's comment writes it (`conflicts.G5` 21).
pub(super) fn visit<V: Visit>(op: KnownAluOp, nan: NanRule, v: V) -> Option<V::Out> {
    use KnownAluOp as A;
    let truth = |t: bool| f32::from(u8::from(t));
    Some(match op {
        A::Bypass => v.visit(|a, _| a),
        A::Add => v.visit(|a, b| a + b),
        A::Subtract => v.visit(|a, b| a - b),
        A::Mult => v.visit(|a, b| a * b),
        A::Divide => v.visit(|a, b| a / b),
        A::Max => match nan {
            NanRule::Suppress => v.visit(|a, b| if a > b || b.is_nan() { a } else { b }),
            NanRule::Second => v.visit(|a, b| if a > b { a } else { b }),
            NanRule::Propagate => v.visit(|a, b| if a > b || a.is_nan() { a } else { b }),
        },
        A::Min => match nan {
            NanRule::Suppress => v.visit(|a, b| if a < b || b.is_nan() { a } else { b }),
            NanRule::Second => v.visit(|a, b| if a < b { a } else { b }),
            NanRule::Propagate => v.visit(|a, b| if a < b || a.is_nan() { a } else { b }),
        },
        A::LogicalAnd => v.visit(move |a, b| truth(a != 0.0 && b != 0.0)),
        A::LogicalOr => v.visit(move |a, b| truth(a != 0.0 || b != 0.0)),
        A::LogicalXor => v.visit(move |a, b| truth((a != 0.0) != (b != 0.0))),
        A::IsEq => v.visit(move |a, b| truth(a == b)),
        A::IsNe => v.visit(move |a, b| truth(a != b)),
        A::IsGt => v.visit(move |a, b| truth(a > b)),
        A::IsGe => v.visit(move |a, b| truth(a >= b)),
        A::IsLe => v.visit(move |a, b| truth(a <= b)),
        A::IsLt => v.visit(move |a, b| truth(a < b)),
        A::AbsoluteDiff => v.visit(|a, b| (a - b).abs()),
        A::AbsoluteValue => v.visit(|a, _| a.abs()),
        A::Pow => v.visit(f32::powf),
        A::Rsqrt => v.visit(|a, _| 1.0 / a.sqrt()),
        A::AbsMax => v.visit(|a, b| if a.abs() > b.abs() { a } else { b }),
        A::AbsMin => v.visit(|a, b| if a.abs() < b.abs() { a } else { b }),
        A::ReLu => match nan {
            NanRule::Propagate => v.visit(|a, _| if a > 0.0 || a.is_nan() { a } else { 0.0 }),
            NanRule::Suppress | NanRule::Second => v.visit(|a, _| if a > 0.0 { a } else { 0.0 }),
        },
        A::Square => v.visit(|a, _| a * a),
        A::SymmetricClamp => v.visit(|a, b| if a.abs() > b.abs() { a } else { b.abs().copysign(a) }),
        _ => return None,
    })
}
