//! FP32 to every narrower float.

use tpb_core::number::{Casts, Edges, Format, Fp8Casts, Minifloat, Rounding, encode, narrow_into, round_even, round_mantissa, truncate};

use crate::oracle::{Oracle, all, count, samples};

fn casts(saturate: bool, suppress_nan: bool) -> Casts {
    Casts { fp8: Fp8Casts { saturate, suppress_nan, edges: Edges::Rounded }, ..Casts::default() }
}

fn narrowed(format: Format, values: &[f32], casts: &Casts) -> Vec<u64> {
    let size = format.bytes() as usize;
    let mut bytes = vec![0; values.len() * size];
    narrow_into(format, values, casts, &mut bytes);
    bytes.chunks_exact(size).map(|c| c.iter().rev().fold(0, |a, b| a << 8 | u64::from(*b))).collect()
}

const FP8: [Format; 5] = [Format::E3m4, Format::E4m3, Format::E4m3fn, Format::E5m2, Format::E2m5];

#[test]
fn fp32_to_fp8() {
    for format in FP8 {
        let oracle = Oracle::new(format);
        let values = samples(&oracle, count());
        for (saturate, suppress) in [(true, false), (true, true), (false, false), (false, true)] {
            let casts = casts(saturate, suppress);
            for (v, got) in values.iter().zip(narrowed(format, &values, &casts)) {
                assert_eq!(got, oracle.encode(*v, saturate, suppress), "{v} ({:#010x}) to {format:?}, {casts:?}", v.to_bits());
            }
        }
    }
}

#[test]
fn fp32_to_wider_formats() {
    for format in [Format::F16, Format::Bf16] {
        let oracle = Oracle::new(format);
        let values = samples(&oracle, count());
        for (v, got) in values.iter().zip(narrowed(format, &values, &casts(true, true))) {
            let mut want = oracle.encode(*v, false, false);
            // FP16 alone keeps the sign of NaN.
            if v.is_nan() && format == Format::F16 && v.is_sign_negative() {
                want |= 0x8000;
            }
            assert_eq!(got, want, "{v} ({:#010x}) to {format:?}", v.to_bits());
            assert_eq!(encode(format, *v, &Casts::default(), Rounding::NearestEven), want, "one value alone");
        }
    }
}

/// All values of the 16-bit types as sources.
#[test]
fn sixteen_bits_to_fp8() {
    let mut values: Vec<f32> = Vec::new();
    for source in [Format::F16, Format::Bf16, Format::I16, Format::U16] {
        values.extend(all(source).into_iter().filter_map(|(_, v)| v));
    }
    for format in FP8 {
        let oracle = Oracle::new(format);
        for (v, got) in values.iter().zip(narrowed(format, &values, &Casts::default())) {
            assert_eq!(got, oracle.encode(*v, true, false), "{v} to {format:?}");
        }
    }
}

/// Eleven explicit bits: in double precision, the value in units of its last place, to nearest even.
#[test]
fn fp32_to_fp32r() {
    let values = samples(&Oracle::new(Format::F16), count());
    for (v, got) in values.iter().zip(narrowed(Format::F32r, &values, &Casts::default())) {
        let want = if v.is_finite() {
            let exponent = ((v.to_bits() >> 23 & 0xff) as i32).max(1) - 127;
            let unit = 2f64.powi(exponent - 11);
            ((f64::from(*v) / unit).round_ties_even() * unit) as f32
        } else {
            *v
        };
        assert_eq!(got, u64::from(want.to_bits()), "{v}");
        assert_eq!(round_mantissa(*v, 11).to_bits(), want.to_bits());
    }
}

/// FP4 has neither infinity nor NaN.
#[test]
fn fp32_to_fp4() {
    let grid = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0];
    let cases =
        [(0.25, 0), (0.26, 1), (0.75, 2), (1.25, 2), (1.75, 4), (2.5, 4), (3.5, 6), (5.0, 6), (5.1, 7), (1e9, 7), (f32::INFINITY, 7)];
    let encode = |v| Minifloat::E2M1.encode(v, &Fp8Casts::default(), Rounding::NearestEven);
    for (n, v) in grid.into_iter().enumerate() {
        assert_eq!(encode(v), n as u32);
    }
    for (v, want) in cases {
        assert_eq!((encode(v), encode(-v)), (want, want | 8), "{v}");
    }
    assert_eq!((encode(f32::NAN), encode(-f32::NAN)), (0, 8));
}

/// The reference code, read literally (`numerics.md` 3.2): both zones, and nothing beside them.
#[test]
fn windows() {
    let casts = Casts { fp8: Fp8Casts { edges: Edges::Windows, ..Fp8Casts::default() }, ..Casts::default() };
    let zones = [
        (Format::E4m3fn, 2f32.powi(-9), 464.0, 512.0, 0x7f),
        (Format::E5m2, 2f32.powi(-16), 61440.0, 65536.0, 0x7c),
        (Format::E4m3, 2f32.powi(-9), 248.0, 256.0, 0x78),
    ];
    for (format, smallest, from, to, code) in zones {
        let oracle = Oracle::new(format);
        let values = samples(&oracle, 20_000);
        for (v, got) in values.iter().zip(narrowed(format, &values, &casts)) {
            let x = v.abs();
            let sign = u64::from(v.is_sign_negative()) << 7;
            let tie = oracle.encode(from, false, false) & 0x7f == code;
            let want = match () {
                () if x < smallest => sign,
                () if x < to && (x > from || x == from && tie) => sign | code,
                () => oracle.encode(*v, true, false),
            };
            assert_eq!(got, want, "{v} to {format:?}");
        }
    }
}

#[test]
fn whole_numbers() {
    for v in samples(&Oracle::new(Format::F16), count().min(1_000_000)) {
        let same = |a: f32, b: f32| a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan();
        assert!(same(round_even(v), v.round_ties_even()), "{v}");
        assert!(same(truncate(v), v.trunc()), "{v}");
    }
}
