//! Numbers as memory holds them, and the ways between them: [`tpb_core::number`], with vectors for its slices.

pub use tpb_core::number::*;

/// The elements of `bytes` as FP32; see [`widen_into`].
pub fn widen(format: Format, bytes: &[u8]) -> Vec<f32> {
    let mut out = vec![0.0; bytes.len() / format.bytes() as usize];
    widen_into(format, bytes, &mut out);
    out
}

/// FP32 values as elements of `format`; see [`narrow_into`].
pub fn narrow(format: Format, values: &[f32], casts: &Casts) -> Vec<u8> {
    let mut out = vec![0; values.len() * format.bytes() as usize];
    narrow_into(format, values, casts, &mut out);
    out
}

/// The elements of `bytes`, each as [`load_integer`] gives it.
pub fn load_integers(format: Format, bytes: &[u8]) -> Vec<u64> {
    bytes.chunks_exact(format.bytes() as usize).map(|c| load_integer(format, c)).collect()
}

/// The low bytes of the values.
pub fn store_integers(format: Format, values: &[u64]) -> Vec<u8> {
    let mut out = vec![0; values.len() * format.bytes() as usize];
    for (v, out) in values.iter().zip(out.chunks_exact_mut(format.bytes() as usize)) {
        store_integer(*v, out);
    }
    out
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
