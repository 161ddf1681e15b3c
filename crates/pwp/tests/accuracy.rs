//! Fitted tables against the definitions of the functions.

mod common;

use common::{Random, definition};
use tpb_pwp::builtin::plan;
use tpb_pwp::known::{KNOWN, Known, Range};

/// Inputs a function is measured at: `TPB_PWP_SAMPLES`, or few.
fn samples() -> usize {
    std::env::var("TPB_PWP_SAMPLES").ok().map_or(40_000, |n| n.parse().expect("a number"))
}

/// The stated measure, written anew: relative, against a value that counts as at least the smallest normal one.
fn error(got: f32, want: f64) -> f64 {
    if got.is_nan() || want.is_nan() {
        return if got.is_nan() && want.is_nan() { 0.0 } else { f64::INFINITY };
    }
    if want.abs() >= 2.0f64.powi(128) - 2.0f64.powi(103) {
        return if got.is_infinite() && (got > 0.0) == (want > 0.0) { 0.0 } else { f64::INFINITY };
    }
    (f64::from(got) - want).abs() / want.abs().max(2.0f64.powi(-126))
}

/// All kinds of inputs: any bits, and magnitudes around those where functions bend.
fn input(random: &mut Random, number: usize) -> f32 {
    let bits = random.bits();
    let bits = match number % 3 {
        0 => bits,
        1 => bits & 0x807f_ffff | (107 + random.bits() % 28) << 23,
        _ => bits & 0x807f_ffff | (124 + random.bits() % 6) << 23,
    };
    f32::from_bits(bits)
}

fn measured(known: &Known, count: usize) -> (f64, f64, f32) {
    let plan = plan(known.code).expect("a table");
    let mut random = Random(u64::from(known.code.0) + 1);
    let (mut fine, mut coarse, mut at) = (0.0f64, 0.0f64, 0.0);
    for number in 0..count {
        let x = input(&mut random, number);
        let Some(range) = x.is_finite().then(|| known.range(x)).flatten() else { continue };
        let got = plan.at(x, 0.0).expect("a piece");
        let e = error(got, definition(known.name, f64::from(x)));
        if range == Range::Coarse {
            coarse = coarse.max(e);
        } else if e > fine {
            (fine, at) = (e, x);
        }
    }
    (fine, coarse, at)
}

/// The stated error of each table holds.
#[test]
fn stated_errors_hold() {
    let mut broken = Vec::new();
    for known in &KNOWN {
        let (fine, coarse, at) = measured(known, samples());
        println!(
            "{:32} {fine:.3e} of {:.3e}, {coarse:.3e} of {:.3e}, worst at {at:e} = {:#010x}",
            known.name,
            known.error,
            known.coarse,
            at.to_bits()
        );
        if fine > known.error || coarse > known.coarse {
            broken.push(known.name);
        }
    }
    assert!(broken.is_empty(), "{broken:?}");
}

/// Order of BFLOAT16 bits as integers.
fn rank(bits: u16) -> i32 {
    let magnitude = i32::from(bits & 0x7fff);
    if bits & 0x8000 != 0 { -magnitude } else { magnitude }
}

/// Every finite BFLOAT16 input of the stated range: at most 2 units in the last place from the rounded value.
#[test]
fn all_bfloat16_inputs() {
    let round = |v: f64| half::bf16::from_f64(v).to_bits();
    for known in &KNOWN {
        let plan = plan(known.code).expect("a table");
        let mut inputs = 0;
        let mut worst = 0;
        for bits in 0..=u16::MAX {
            let x = half::bf16::from_bits(bits).to_f32();
            if !x.is_finite() || known.stated(x).is_none() {
                continue;
            }
            inputs += 1;
            let (got, want) = (plan.at(x, 0.0).expect("a piece"), definition(known.name, f64::from(x)));
            if got.is_nan() && want.is_nan() {
                continue;
            }
            let distance = (rank(round(got.into())) - rank(round(want))).abs();
            assert!(!got.is_nan() && distance <= 2, "{} of {x:e} is {got:e}, not {want:e}", known.name);
            worst = worst.max(distance);
        }
        println!("{:32} {inputs} inputs, {worst} ulp", known.name);
        assert!(inputs > 10_000, "{}", known.name);
    }
}
