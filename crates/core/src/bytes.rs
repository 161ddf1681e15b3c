//! Fixed-offset reads and writes for accessors of byte newtypes, all `const`.

/// The `M` bytes at `at`.
#[inline]
pub const fn take<const M: usize>(bytes: &[u8], at: usize) -> [u8; M] {
    let mut out = [0; M];
    let mut i = 0;
    while i < M {
        out[i] = bytes[at + i];
        i += 1;
    }
    out
}

/// Writes `value` at `at`.
#[inline]
pub const fn put<const M: usize>(bytes: &mut [u8], at: usize, value: [u8; M]) {
    let mut i = 0;
    while i < M {
        bytes[at + i] = value[i];
        i += 1;
    }
}

/// Bits `lsb .. lsb + width` of a little-endian integer of up to eight bytes that starts at `at`.
#[inline]
pub const fn bits(bytes: &[u8], at: usize, lsb: u32, width: u32) -> u64 {
    let first = at + (lsb / 8) as usize;
    let last = at + ((lsb + width - 1) / 8) as usize;
    let mut raw: u128 = 0;
    let mut i = first;
    while i <= last {
        raw |= (bytes[i] as u128) << (8 * (i - first));
        i += 1;
    }
    ((raw >> (lsb % 8)) & ((1u128 << width) - 1)) as u64
}

/// Writes the low `width` bits of `value` to bits `lsb .. lsb + width` of the integer at `at`; other bits stay.
#[inline]
pub const fn put_bits(bytes: &mut [u8], at: usize, lsb: u32, width: u32, value: u64) {
    let first = at + (lsb / 8) as usize;
    let last = at + ((lsb + width - 1) / 8) as usize;
    let shift = lsb % 8;
    let mask = ((1u128 << width) - 1) << shift;
    let value = ((value as u128) << shift) & mask;
    let mut i = first;
    while i <= last {
        let down = 8 * (i - first);
        bytes[i] = (bytes[i] & !((mask >> down) as u8)) | (value >> down) as u8;
        i += 1;
    }
}

/// Little-endian unsigned integer of 1 to 8 bytes.
#[inline]
pub const fn uint(bytes: &[u8], at: usize, len: usize) -> u64 {
    let mut out = 0u64;
    let mut i = 0;
    while i < len {
        out |= (bytes[at + i] as u64) << (8 * i);
        i += 1;
    }
    out
}

/// Writes the low `len` bytes of `value`, little-endian.
#[inline]
pub const fn put_uint(bytes: &mut [u8], at: usize, len: usize, value: u64) {
    let mut i = 0;
    while i < len {
        bytes[at + i] = (value >> (8 * i)) as u8;
        i += 1;
    }
}

/// The bytes in the opposite order.
pub const fn turned<const N: usize>(bytes: [u8; N]) -> [u8; N] {
    let mut out = [0; N];
    let mut i = 0;
    while i < N {
        out[i] = bytes[N - 1 - i];
        i += 1;
    }
    out
}

/// Up to eight bytes in the opposite order, and how many there are.
pub fn reversed(bytes: &[u8]) -> ([u8; 8], usize) {
    let mut out = [0; 8];
    let len = bytes.len().min(8);
    for (to, from) in out.iter_mut().zip(bytes[..len].iter().rev()) {
        *to = *from;
    }
    (out, len)
}

/// `value` of `bits` bits, sign-extended.
#[inline]
pub const fn sign_extend(value: u64, bits: u32) -> i64 {
    let shift = 64 - bits;
    ((value << shift) as i64) >> shift
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_cross_bytes() {
        let b = [0b1010_0000, 0b0000_0101];
        assert_eq!(bits(&b, 0, 5, 6), 0b101_101);
        let mut c = [0xff, 0xff, 0xff];
        put_bits(&mut c, 0, 5, 6, 0);
        assert_eq!(c, [0x1f, 0xf8, 0xff]);
        put_bits(&mut c, 0, 5, 6, 0b110_011);
        assert_eq!(bits(&c, 0, 5, 6), 0b110_011);
    }

    #[test]
    fn whole_words() {
        let mut b = [0u8; 16];
        put_bits(&mut b, 4, 0, 64, u64::MAX - 5);
        assert_eq!(bits(&b, 4, 0, 64), u64::MAX - 5);
        assert_eq!(uint(&b, 4, 8), u64::MAX - 5);
        assert_eq!(sign_extend(0xfffe, 16), -2);
    }
}
