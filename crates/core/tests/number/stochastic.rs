//! Stochastic rounding: to one of the two neighbours, with a probability that is the distance from the other.

use tpb_core::number::{Casts, Format, Rounding, decode, encode, narrow_stochastic_into};

use crate::oracle::{Oracle, samples};

fn neighbours(oracle: &Oracle, x: f64) -> Option<((f64, u64), (f64, u64))> {
    if x.is_nan() {
        return None;
    }
    let above = oracle.values.partition_point(|(v, _)| *v < x);
    let high = *oracle.values.get(above)?;
    if high.0 == x { Some((high, high)) } else { Some((oracle.values[above - 1], high)) }
}

#[test]
fn the_share_of_steps_up_is_the_distance() {
    const DRAWS: u32 = 4096;
    for format in [Format::F16, Format::Bf16, Format::E3m4, Format::E4m3, Format::E4m3fn, Format::E5m2] {
        let oracle = Oracle::new(format);
        for v in samples(&oracle, 600).into_iter().rev().take(600) {
            let Some(((low, low_code), (high, high_code))) = neighbours(&oracle, f64::from(v.abs())) else { continue };
            let mut up = 0;
            for n in 0..DRAWS {
                let code = encode(format, v.abs(), &Casts::default(), Rounding::Stochastic(n * (u32::MAX / DRAWS + 1)));
                assert!(code == low_code || code == high_code, "{v} to {format:?}: {code:#x}");
                up += u32::from(code == high_code && low_code != high_code);
            }
            let share = if low == high { 0.0 } else { (f64::from(v.abs()) - low) / (high - low) };
            assert!((f64::from(up) - share * f64::from(DRAWS)).abs() <= 1.0, "{v} to {format:?}: {up} of {DRAWS}, {share}");
        }
    }
}

/// FP32R in the same way, by its definition; FP32 and integers do not take part.
#[test]
fn other_types() {
    let v = f32::from_bits(0x3f80_0400);
    let drawn = |format, random: u32| encode(format, v, &Casts::default(), Rounding::Stochastic(random)) as u32;
    assert_eq!(drawn(Format::F32r, 0), 0x3f80_0000);
    // A quarter of the way up: bit 10 of the twelve that are dropped.
    assert_eq!(drawn(Format::F32r, 0xbfff_ffff), 0x3f80_0000);
    assert_eq!(drawn(Format::F32r, 0xc000_0000), 0x3f80_1000);
    let mut asked = 0;
    let mut random = || {
        asked += 1;
        u32::MAX
    };
    let mut bytes = [0; 4];
    narrow_stochastic_into(Format::I8, &[0.4], &Casts::default(), &mut random, &mut bytes);
    assert_eq!(bytes[0], 0);
    narrow_stochastic_into(Format::F32, &[v], &Casts::default(), &mut random, &mut bytes);
    assert_eq!(u32::from_le_bytes(bytes), v.to_bits());
    narrow_stochastic_into(Format::Bf16, &[v, v], &Casts::default(), &mut random, &mut bytes);
    assert_eq!(bytes, [0x81, 0x3f, 0x81, 0x3f]);
    assert_eq!(asked, 2);
    assert!(decode(Format::Bf16, encode(Format::Bf16, f32::NAN, &Casts::default(), Rounding::Stochastic(u32::MAX))).is_nan());
}
