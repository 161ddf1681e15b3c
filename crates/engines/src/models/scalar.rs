//! The register ALU.

use tpb_records::enums::{AluOp, Dtype, KnownAluOp, KnownDtype};

use super::vector::alu::{self as vector_alu, NoResult};
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

/// An integer operation of `bits` bits; `None` if there is none.
pub(super) fn integer(op: KnownAluOp, signed: bool, bits: u32, a: u64, b: u64, long: LongShift) -> Result<Option<u64>, Fault> {
    match vector_alu::integer(op, vector_alu::Integers { signed, bits, long }, a, b) {
        Ok(value) => Ok(Some(value)),
        Err(NoResult::Operator) => Ok(None),
        Err(NoResult::ZeroDivisor) => Err(Fault::illegal("op", "integer division by zero stops the sequencer (error code 2)")),
    }
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
