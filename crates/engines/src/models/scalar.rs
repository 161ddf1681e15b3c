//! The register ALU.

use std::cmp::Ordering;

use tpb_records::enums::{AluOp, Dtype, KnownAluOp, KnownDtype};

use crate::choices::LongShift;
use crate::fault::Fault;

/// Registers of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Width {
    /// One.
    W32,
    /// A pair.
    W64,
}

/// How wide the operands of a type are. Types of less than 32 bits are computed with 32.
pub(super) fn width(dtype: Dtype) -> Result<Width, Fault> {
    use KnownDtype as D;
    match dtype.known() {
        Some(D::Int64 | D::Uint64) => Ok(Width::W64),
        Some(D::Int8 | D::Uint8 | D::Int16 | D::Uint16 | D::Int32 | D::Uint32 | D::Fp32) => Ok(Width::W32),
        Some(_) => Err(Fault::unimplemented(format!("the register ALU on {dtype:?}"))),
        None => Err(Fault::illegal("dtype", format!("{:#04x} is no element type", dtype.0))),
    }
}

/// `a op b` of a type, in the low bits of the result (control facts, ALU_OP).
///
/// Integers wrap; a comparison gives 0 or 1; logical operators turn their operands to 0 or 1 first; a zero divisor is a fault, as the
/// sequencer stops at it.
///
/// choice: FP32 is computed to nearest even; the quotient of the smallest number and -1 wraps; MOD has the sign of the dividend. The
/// sources leave these open (`gaps.G7`).
pub(super) fn alu(op: AluOp, dtype: Dtype, a: u64, b: u64, long: LongShift) -> Result<u64, Fault> {
    use KnownDtype as D;
    let known = op.known().ok_or_else(|| Fault::illegal("op", format!("{:#04x} is no operator", op.0)))?;
    match dtype.known() {
        Some(D::Fp32) => float(known, f32::from_bits(a as u32), f32::from_bits(b as u32)).map(u64::from).ok_or_else(|| missing(op, dtype)),
        Some(D::Int16 | D::Uint16) if known == KnownAluOp::Mult => {
            Ok(u64::from(i32::from(a as i16).wrapping_mul(i32::from(b as i16)).cast_unsigned()))
        }
        _ => {
            let signed = matches!(dtype.known(), Some(D::Int8 | D::Int16 | D::Int32 | D::Int64));
            let bits = if width(dtype)? == Width::W64 { 64 } else { 32 };
            integer(known, signed, bits, a, b, long)?.ok_or_else(|| missing(op, dtype))
        }
    }
}

fn missing(op: AluOp, dtype: Dtype) -> Fault {
    Fault::illegal("op", format!("the register ALU has no {op:?} of {dtype:?}"))
}

/// An integer operation of `bits` bits, 32 or 64; `None` if there is none.
pub(super) fn integer(op: KnownAluOp, signed: bool, bits: u32, a: u64, b: u64, long: LongShift) -> Result<Option<u64>, Fault> {
    use KnownAluOp as A;
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
            return Err(Fault::illegal("op", "integer division by zero stops the sequencer (error code 2)"));
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
        A::AbsoluteDiff | A::AbsDiffInt if signed || op == A::AbsDiffInt => sa.abs_diff(sb),
        A::AbsoluteDiff => ua.abs_diff(ub),
        A::AbsoluteValue if !signed => a,
        A::AbsoluteValue | A::AbsValueInt => sa.unsigned_abs(),
        _ => return Ok(None),
    };
    Ok(Some(zero(result)))
}

fn float(op: KnownAluOp, a: f32, b: f32) -> Option<u32> {
    use KnownAluOp as A;
    let truth = |t: bool| Some(u32::from(t));
    let value = match op {
        A::Bypass => a,
        A::Add => a + b,
        A::Subtract => a - b,
        A::Mult => a * b,
        A::Divide => a / b,
        A::Max => a.max(b),
        A::Min => a.min(b),
        A::AbsoluteDiff => (a - b).abs(),
        A::AbsoluteValue => a.abs(),
        A::IsEq => return truth(a == b),
        A::IsNe => return truth(a != b),
        A::IsGt => return truth(a > b),
        A::IsGe => return truth(a >= b),
        A::IsLe => return truth(a <= b),
        A::IsLt => return truth(a < b),
        A::LogicalAnd => return truth(a != 0.0 && b != 0.0),
        A::LogicalOr => return truth(a != 0.0 || b != 0.0),
        A::LogicalXor => return truth((a != 0.0) != (b != 0.0)),
        _ => return None,
    };
    Some(value.to_bits())
}
