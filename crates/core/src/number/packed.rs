//! Elements of four bits, and containers of four elements.

use super::Minifloat;

/// The value of an FP4 E2M1 code: bit 3 is the sign (`mx-microscaling.md`).
pub const fn fp4(code: u8) -> f32 {
    Minifloat::E2M1.decode(code as u32)
}

/// The value of an INT4 code, -8 to 7.
pub const fn int4(code: u8) -> i8 {
    ((code << 4) as i8) >> 4
}

/// The four codes of a 16-bit container, in the order of the contraction: low nibble of byte 0, high nibble of byte 0, then byte 1
/// (`mx_cpu_utils.py`).
pub const fn nibbles(container: u16) -> [u8; 4] {
    let [a, b] = container.to_le_bytes();
    [a & 15, a >> 4, b & 15, b >> 4]
}

/// The container of four codes; the inverse of [`nibbles`].
pub const fn pack_nibbles([a, b, c, d]: [u8; 4]) -> u16 {
    u16::from_le_bytes([a & 15 | b << 4, c & 15 | d << 4])
}
