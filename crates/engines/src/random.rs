//! Generators of random numbers: a state each, and the next draw of 32 bits from it. All arithmetic is modulo a power of two.

/// XORWOW: five words that are shifted and mixed, and a counter (`rng.md` 1).
///
/// The words are x, y, z, w, v and the counter d, as RAND_GET_STATE stores them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Xorwow(pub [u32; 6]);

impl Xorwow {
    /// Every lane of POOL after reset, as its firmware seeds them (`rng.md` 1).
    ///
    /// choice: the counter is the usual 6615241, as the bytes of the firmware read when they are decoded one instruction earlier than the page does
    /// (`conflicts.G6` 14).
    pub const POOL: Self = Self([0x075b_cd15, 0x159a_55e5, 0x1f12_3bb5, 0x0549_1333, 0x0058_3f19, 0x0064_f0c9]);
    /// Every state of DVE after reset, as the compiler's interpreter has it.
    pub const DVE: Self = Self([1; 6]);

    /// The next draw.
    pub const fn draw(&mut self) -> u32 {
        let [x, y, z, w, v, d] = self.0;
        let t = x ^ x >> 2;
        let mixed = v ^ v << 4 ^ t ^ t << 1;
        let counter = d.wrapping_add(362_437);
        self.0 = [y, z, w, v, mixed, counter];
        mixed.wrapping_add(counter)
    }

    /// Whether its five words are stuck at 0.
    pub const fn is_stuck(&self) -> bool {
        matches!(self.0, [0, 0, 0, 0, 0, _])
    }
}

/// The next state of a 32-bit linear feedback shift register, which is its draw as well: bits 31, 21, 1 and 0 feed back. 0 stays 0.
///
/// choice: the taps are the compiler's interpreter's; those of the device are not known (`rng.md` 6).
pub const fn lfsr(state: u32) -> u32 {
    let bit = (state >> 31 ^ state >> 21 ^ state >> 1 ^ state) & 1;
    state << 1 | bit
}

/// PCG-XSH-RR with 64 bits of state (`rng.md` 7). No engine draws from it: it is one of the algorithms that an instruction can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pcg32(pub u64);

impl Pcg32 {
    /// The next draw.
    pub const fn draw(&mut self) -> u32 {
        let old = self.0;
        self.0 = old.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (((old >> 18 ^ old) >> 27) as u32).rotate_right((old >> 59) as u32)
    }
}

/// Philox4x32-10: four draws from a counter and a key (`rng.md` 7). No engine draws from it either.
pub const fn philox(counter: [u32; 4], key: [u32; 2]) -> [u32; 4] {
    let ([mut a, mut b, mut c, mut d], [mut k0, mut k1]) = (counter, key);
    let mut round = 0;
    while round < 10 {
        let (left, right) = (a as u64 * 0xd251_1f53, c as u64 * 0xcd9e_8d57);
        (a, b, c, d) = ((right >> 32) as u32 ^ b ^ k0, right as u32, (left >> 32) as u32 ^ d ^ k1, left as u32);
        (k0, k1) = (k0.wrapping_add(0x9e37_79b9), k1.wrapping_add(0xbb67_ae85));
        round += 1;
    }
    [a, b, c, d]
}

/// A draw as an FP32 number from 0 to below 1: its low 23 bits are the mantissa (`rng.md` 2).
///
/// choice: for DROPOUT the sources do not say which bits count.
pub fn uniform(draw: u32) -> f32 {
    f32::from_bits(draw & 0x007f_ffff | 0x3f80_0000) - 1.0
}

/// A draw as two BFLOAT16 numbers from 0 to below 1, as their bits: the low seven bits of either half are a mantissa (`rng.md` 2).
///
/// choice: the low half comes first.
pub fn uniform_pair(draw: u32) -> [u16; 2] {
    // 1 is taken from a number of seven mantissa bits below 2, which leaves no bit to round.
    [draw, draw >> 16].map(|half| ((f32::from_bits((half & 0x7f | 0x3f80) << 16) - 1.0).to_bits() >> 16) as u16)
}
