//! Every code of every format of at most 16 bits.

use tpb_core::number::{Casts, Fp8Casts, Rounding};
use tpb_core::number::{Format, Minifloat, decode, encode, packed, scale};

use crate::oracle::{LISTED, all, listed};

const NARROW: [Format; 11] = [
    Format::U8,
    Format::I8,
    Format::U16,
    Format::I16,
    Format::F16,
    Format::Bf16,
    Format::E3m4,
    Format::E4m3,
    Format::E4m3fn,
    Format::E5m2,
    Format::E2m5,
];

#[test]
fn every_code_has_the_value_of_the_table() {
    for format in NARROW {
        let codes = all(format);
        assert_eq!(codes.len(), 1 << (8 * format.bytes()));
        for (code, want) in codes {
            let got = decode(format, code);
            match want {
                Some(want) => assert_eq!(got.to_bits(), want.to_bits(), "{format:?} {code:#x}"),
                None => assert!(got.is_nan(), "{format:?} {code:#x}: {got}"),
            }
        }
    }
}

#[test]
fn codes_survive() {
    for (format, name) in LISTED {
        for saturate in [false, true] {
            let casts = Casts { fp8: Fp8Casts { saturate, ..Fp8Casts::default() }, ..Casts::default() };
            for (code, value) in listed(name) {
                let Some(value) = value else { continue };
                if !(saturate && value.is_infinite()) {
                    assert_eq!(encode(format, value, &casts, Rounding::NearestEven), code, "{name} {value}");
                }
            }
        }
    }
}

#[test]
fn elements_of_six_and_four_bits() {
    for (layout, name, codes) in [(Minifloat::E2M3, "e2m3", 64), (Minifloat::E2M1, "e2m1", 16)] {
        let rows = listed(name);
        assert_eq!(rows.len(), codes);
        for (code, want) in rows {
            assert_eq!(Some(layout.decode(code as u32)), want, "{name} {code:#x}");
            assert_eq!(u64::from(layout.encode(want.unwrap(), &Fp8Casts::default(), Rounding::NearestEven)), code);
        }
    }
    assert_eq!((0..16).map(packed::int4).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1]);
    assert_eq!(packed::nibbles(0x4321), [1, 2, 3, 4]);
    for container in 0..=u16::MAX {
        assert_eq!(packed::pack_nibbles(packed::nibbles(container)), container);
    }
}

/// `vectors/pe_g3.yaml`: decoding of FP4 codes, application of E8M0 scales.
#[test]
fn vectors_of_mx() {
    let fp4 = [(0, 0.0), (1, 0.5), (2, 1.0), (3, 1.5), (4, 2.0), (5, 3.0), (6, 4.0), (7, 6.0), (9, -0.5), (15, -6.0)];
    for (code, want) in fp4 {
        assert_eq!(packed::fp4(code), want);
    }
    let scales = [
        (1.5, 127, 1.5),
        (1.5, 128, 3.0),
        (1.5, 129, 6.0),
        (1.5, 126, 0.75),
        (3.0, 130, 24.0),
        (-2.5, 129, -10.0),
        (5.0, 134, 640.0),
        (4.0, 124, 0.5),
    ];
    for (value, code, want) in scales {
        assert_eq!(scale::apply_e8m0(value, code), want);
    }
}

/// Every scale on every element: `value * 2^(code - 127)` in double precision, rounded once.
#[test]
fn scales_round_once() {
    for name in ["e2m1", "e4m3fn", "e5m2"] {
        for (_, value) in listed(name) {
            let Some(value) = value else { continue };
            for code in 0..=255u8 {
                let want = (f64::from(value) * 2f64.powi(i32::from(code) - 127)) as f32;
                assert_eq!(scale::apply_e8m0(value, code).to_bits(), want.to_bits(), "{value} {code}");
            }
        }
    }
    for code in 0..255u8 {
        assert_eq!(f64::from(scale::e8m0(code)), 2f64.powi(i32::from(code) - 127));
    }
    assert!(scale::e8m0(255).is_nan());
}

/// Unsigned scales with a mantissa: values by definition.
#[test]
fn unsigned_scales() {
    for m in 1..=3u32 {
        let bias = (1 << (7 - m)) - 1;
        for code in 0..255u8 {
            let (exponent, mantissa) = (i32::from(code >> m), f64::from(u32::from(code) & ((1 << m) - 1)) / f64::from(1u32 << m));
            let want = if exponent == 0 { mantissa * 2f64.powi(1 - bias) } else { (1.0 + mantissa) * 2f64.powi(exponent - bias) };
            assert_eq!(f64::from(scale::unsigned(m, code)), want, "{m} {code}");
        }
        assert!(scale::unsigned(m, 255).is_nan());
    }
}
