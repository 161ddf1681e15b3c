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

/// The elements of `bytes`, sign-extended to 64 bits where the format is signed, else zero-extended.
pub fn load_integers(format: Format, bytes: &[u8]) -> Vec<u64> {
    let size = format.bytes() as usize;
    let shift = 64 - 8 * format.bytes();
    let signed = format.is_signed_integer();
    bytes
        .chunks_exact(size)
        .map(|c| {
            let raw = c.iter().rev().fold(0u64, |a, b| a << 8 | u64::from(*b));
            if signed { (((raw << shift) as i64) >> shift) as u64 } else { raw }
        })
        .collect()
}

/// The low bytes of the values.
pub fn store_integers(format: Format, values: &[u64]) -> Vec<u8> {
    let size = format.bytes() as usize;
    values.iter().flat_map(|v| v.to_le_bytes().into_iter().take(size)).collect()
}

/// `a op b` of two values as [`load_integers`] gives them; the caller stores the low bytes.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_extend_and_results_wrap() {
        assert_eq!(load_integers(Format::I8, &[0x80, 0x7f]), [(-128i64) as u64, 127]);
        assert_eq!(load_integers(Format::U16, &[0xff, 0xff]), [0xffff]);
        let sum = integer_op(IntOp::Add, true, 127, 1);
        assert_eq!(store_integers(Format::I8, &[sum]), [0x80]);
        assert_eq!(integer_op(IntOp::Max, true, u64::MAX, 1), 1);
        assert_eq!(integer_op(IntOp::Max, false, u64::MAX, 1), u64::MAX);
    }
}
