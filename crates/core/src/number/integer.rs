//! Exact integers of 8 to 64 bits: what the integer engine computes with.

use super::Format;

/// An operator of the integer engine that the models have.
///
/// Add, subtract and multiply wrap modulo two to the width of the result; maximum and minimum compare as the operands' signedness says
/// (elementwise facts 0.2, `alu-op-matrix.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IntOp {
    /// Sum.
    Add,
    /// Difference.
    Subtract,
    /// Low half of the product.
    Multiply,
    /// Larger operand.
    Max,
    /// Smaller operand.
    Min,
}

/// One element from its bytes (at most eight), sign-extended to 64 bits where the format is signed, else zero-extended.
#[inline]
pub fn load_integer(format: Format, bytes: &[u8]) -> u64 {
    let shift = 64 - 8 * format.bytes();
    let raw = bytes.iter().rev().fold(0u64, |a, b| a << 8 | u64::from(*b));
    if format.is_signed_integer() { (((raw << shift) as i64) >> shift) as u64 } else { raw }
}

/// The low bytes of a value, as many as `out` has.
#[inline]
pub fn store_integer(value: u64, out: &mut [u8]) {
    for (out, b) in out.iter_mut().zip(value.to_le_bytes()) {
        *out = b;
    }
}

/// `a op b` of two values as [`load_integer`] gives them; the caller stores the low bytes.
pub fn integer_op(op: IntOp, signed: bool, a: u64, b: u64) -> u64 {
    match op {
        IntOp::Add => a.wrapping_add(b),
        IntOp::Subtract => a.wrapping_sub(b),
        IntOp::Multiply => a.wrapping_mul(b),
        IntOp::Max if signed => (a as i64).max(b as i64) as u64,
        IntOp::Min if signed => (a as i64).min(b as i64) as u64,
        IntOp::Max => a.max(b),
        IntOp::Min => a.min(b),
    }
}
