//! Operators on integers and raw bits of 8 to 64 bits, exact.

use std::cmp::Ordering;

use tpb_records::enums::KnownAluOp;

use crate::choices::LongShift;

/// What the operands are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Integers {
    /// Signedness, where the operator does not say it.
    pub(crate) signed: bool,
    /// Bits: 1 to 64.
    pub(crate) bits: u32,
    /// Shifts by `bits` and more.
    pub(crate) long: LongShift,
}

/// Why there is no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoResult {
    /// There is no such operator.
    Operator,
    /// The divisor is zero.
    ZeroDivisor,
}

/// `a op b` on the low bits of the operands, in the low bits of the result; the others are 0.
///
/// Add, subtract and multiply wrap, and so does the magnitude of the smallest number. Comparisons give 1 or 0; the logical operators turn
/// their operands to 1 or 0 first. Division rounds toward zero and a remainder has the sign of the dividend (elementwise facts 0.2).
///
/// choice: ABS_MAX_INT and ABS_MIN_INT give a magnitude, as ALU_OP writes them, while the operators on floats keep the sign.
pub(crate) fn integer(op: KnownAluOp, integers: Integers, a: u64, b: u64) -> Result<u64, NoResult> {
    use KnownAluOp as A;
    let Integers { signed, bits, long } = integers;
    let shift = 64 - bits.clamp(1, 64);
    let sign = |v: u64| (v << shift).cast_signed() >> shift;
    let zero = |v: u64| v << shift >> shift;
    let (sa, sb, ua, ub) = (sign(a), sign(b), zero(a), zero(b));
    let order = |signed: bool| if signed { sa.cmp(&sb) } else { ua.cmp(&ub) };
    let truth = |t: bool| u64::from(t);
    let is = |signed, want: fn(Ordering) -> bool| truth(want(order(signed)));
    let pick = |signed, want: fn(Ordering) -> bool| if want(order(signed)) { a } else { b };
    let divide = |signed: bool, rest: bool| {
        if ub == 0 {
            return Err(NoResult::ZeroDivisor);
        }
        Ok(match (signed, rest) {
            (true, false) => sa.wrapping_div(sb).cast_unsigned(),
            (true, true) => sa.wrapping_rem(sb).cast_unsigned(),
            (false, false) => ua / ub,
            (false, true) => ua % ub,
        })
    };
    let amount = match long {
        LongShift::Fill => u32::try_from(ub).unwrap_or(u32::MAX),
        LongShift::Modulo => (ub % u64::from(bits)) as u32,
    };
    let result = match op {
        A::Bypass => a,
        A::BitwiseNot => !a,
        A::ArithShiftLeft | A::LogicalShiftLeft => ua.unbounded_shl(amount),
        A::ArithShiftRight => sa.unbounded_shr(amount).cast_unsigned(),
        A::LogicalShiftRight => ua.unbounded_shr(amount),
        A::Add | A::AddInt => a.wrapping_add(b),
        A::Subtract | A::SubtractInt => a.wrapping_sub(b),
        A::Mult | A::MultInt | A::MultUint => a.wrapping_mul(b),
        A::Divide => divide(signed, false)?,
        A::DivideInt => divide(true, false)?,
        A::DivideUint => divide(false, false)?,
        A::Mod => divide(signed, true)?,
        A::ModInt => divide(true, true)?,
        A::ModUint => divide(false, true)?,
        A::Max => pick(signed, Ordering::is_gt),
        A::Min => pick(signed, Ordering::is_lt),
        A::MaxInt => pick(true, Ordering::is_gt),
        A::MinInt => pick(true, Ordering::is_lt),
        A::MaxUint => pick(false, Ordering::is_gt),
        A::MinUint => pick(false, Ordering::is_lt),
        A::BitwiseAnd => a & b,
        A::BitwiseOr => a | b,
        A::BitwiseXor => a ^ b,
        A::LogicalAnd => truth(ua != 0 && ub != 0),
        A::LogicalOr => truth(ua != 0 || ub != 0),
        A::LogicalXor => truth((ua != 0) != (ub != 0)),
        A::IsEq | A::IsEqualInt => truth(ua == ub),
        A::IsNe | A::IsNeInt => truth(ua != ub),
        A::IsGt => is(signed, Ordering::is_gt),
        A::IsGe => is(signed, Ordering::is_ge),
        A::IsLe => is(signed, Ordering::is_le),
        A::IsLt => is(signed, Ordering::is_lt),
        A::IsGtInt => is(true, Ordering::is_gt),
        A::IsGeInt => is(true, Ordering::is_ge),
        A::IsLeInt => is(true, Ordering::is_le),
        A::IsLtInt => is(true, Ordering::is_lt),
        A::IsGtUint => is(false, Ordering::is_gt),
        A::IsGeUint => is(false, Ordering::is_ge),
        A::IsLeUint => is(false, Ordering::is_le),
        A::IsLtUint => is(false, Ordering::is_lt),
        A::AbsMaxInt => sa.unsigned_abs().max(sb.unsigned_abs()),
        A::AbsMinInt => sa.unsigned_abs().min(sb.unsigned_abs()),
        A::AbsoluteDiff | A::AbsDiffInt if signed || op == A::AbsDiffInt => sa.abs_diff(sb),
        A::AbsoluteDiff => ua.abs_diff(ub),
        A::AbsoluteValue if !signed => a,
        A::AbsoluteValue | A::AbsValueInt => sa.unsigned_abs(),
        _ => return Err(NoResult::Operator),
    };
    Ok(zero(result))
}
