//! Integers and the accumulators of the vector core.

use tpb_core::number::{Accumulator, Casts, FloatToInt, Format, MacOperand, Rounding, decode, encode};

use crate::oracle::{Oracle, count, samples};

const INTEGERS: [(Format, i128, i128); 8] = [
    (Format::U8, 0, 0xff),
    (Format::I8, -0x80, 0x7f),
    (Format::U16, 0, 0xffff),
    (Format::I16, -0x8000, 0x7fff),
    (Format::U32, 0, 0xffff_ffff),
    (Format::I32, -0x8000_0000, 0x7fff_ffff),
    (Format::U64, 0, u64::MAX as i128),
    (Format::I64, i64::MIN as i128, i64::MAX as i128),
];

/// The whole number next to a value, exactly: FP32 has 24 bits, so that an integer of 128 with a fraction of two bits and a sticky one holds it
/// below 2^64.
fn whole(v: f32, nearest: bool) -> i128 {
    let x = f64::from(v).clamp(-1e30, 1e30);
    let low = x.floor();
    let rest = x - low;
    let up = if nearest { rest > 0.5 || rest == 0.5 && low.rem_euclid(2.0) == 1.0 } else { x < 0.0 && rest > 0.0 };
    low as i128 + i128::from(up)
}

#[test]
fn fp32_to_integers() {
    for (format, least, most) in INTEGERS {
        let mask = u64::MAX >> (64 - 8 * format.bytes());
        for (float_to_int, nearest) in [(FloatToInt::NearestEven, true), (FloatToInt::Truncate, false)] {
            let casts = Casts { float_to_int, ..Casts::default() };
            for v in samples(&Oracle::new(Format::F16), count()) {
                let want = match (v.is_nan(), v.is_sign_negative()) {
                    (false, _) => whole(v, nearest).clamp(least, most),
                    (true, false) => most,
                    (true, true) => least,
                };
                assert_eq!(encode(format, v, &casts, Rounding::NearestEven), want as u64 & mask, "{v} to {format:?} {float_to_int:?}");
            }
        }
    }
}

/// Integers of 32 and 64 bits lose what 24 bits do not hold, to nearest even.
#[test]
fn wide_integers_to_fp32() {
    let mut seed = 1u64;
    for n in 0..100_000u32 {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let bits = seed >> (n % 64);
        for (format, least, _) in &INTEGERS[4..] {
            let kept = bits & u64::MAX >> (64 - 8 * format.bytes());
            let value = match (*least < 0, format.bytes()) {
                (true, 4) => i128::from(kept as i32),
                (true, _) => i128::from(kept as i64),
                (false, _) => i128::from(kept),
            };
            // By hand: drop bits until 24 are left, round half to even.
            let magnitude = value.unsigned_abs();
            let drop = (128 - magnitude.leading_zeros()).saturating_sub(24);
            let (quotient, rest) = (magnitude >> drop, magnitude & ((1 << drop) - 1));
            let half = if drop == 0 { 1 } else { 1 << (drop - 1) };
            let up = rest > half || drop > 0 && rest == half && quotient & 1 == 1;
            let want = (quotient + u128::from(up)) as f64 * 2f64.powi(drop as i32);
            let want = if value < 0 { -want } else { want };
            assert_eq!(f64::from(decode(*format, kept)), want, "{format:?} {value}");
        }
    }
}

fn wrapped(value: i128, bits: u32) -> i128 {
    let modulus = 1i128 << bits;
    let rest = value.rem_euclid(modulus);
    if rest >= modulus / 2 { rest - modulus } else { rest }
}

fn lane<T: MacOperand + Default + std::fmt::Debug>(bits: u32, lanes: u32, operand: impl Fn(u64) -> T) {
    assert_eq!((T::ACCUMULATOR_BITS, T::LANES), (bits, lanes));
    let mut seed = 7u64;
    let mut lane = Accumulator::<T>::default();
    let mut sum = 0i128;
    for n in 0..50_000 {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        // Extremes often, so that the lane wraps.
        let pick = |r: u64| operand(if r & 3 == 0 { 1 << 63 } else { r << 8 });
        let (a, b) = (pick(seed), pick(seed.rotate_left(29)));
        let product = i128::from(a.into()) * i128::from(b.into());
        if n % 7 == 0 {
            (lane, sum) = (lane.mul_sub(a, b), sum - product);
        } else {
            (lane, sum) = (lane.mul_add(a, b), sum + product);
        }
        assert_eq!(lane.value(), wrapped(sum, bits), "{a:?} {b:?}");
    }
    let doubled = lane.wrapping_add(lane);
    assert_eq!(doubled.value(), wrapped(2 * sum, bits));
    let most = Accumulator::<T>::new((1 << (bits - 1)) - 1);
    assert_eq!(most.wrapping_add(Accumulator::new(1)).value(), -(1 << (bits - 1)));
}

#[test]
fn accumulators_wrap() {
    lane::<i8>(24, 64, |r| (r >> 56) as i8);
    lane::<i16>(48, 32, |r| (r >> 48) as i16);
    lane::<i32>(96, 16, |r| (r >> 32) as i32);
}
