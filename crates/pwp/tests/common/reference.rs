//! Evaluation from bytes alone.

use tpb_pwp::tables::{Memory, Tables};

/// The value of a profile at `v`, from bytes, as the simulator goes about it; `None` where there is no bucket.
pub(crate) fn reference(tables: &Tables, number: usize, v: f32) -> Option<f32> {
    let [profile, control, bucket] = [Memory::Profile, Memory::Control, Memory::Bucket].map(|m| tables.bytes(m));
    let profile = &profile[128 * number..128 * (number + 1)];
    let word = |memory: &[u8], at: usize| Some(u32::from_le_bytes(memory.get(at..at + 4)?.try_into().ok()?));
    let float = |memory: &[u8], at: usize| word(memory, at).map(f32::from_bits);
    if v == 0.0 {
        return float(profile, 74);
    }
    if v.is_nan() {
        return float(profile, 78);
    }
    if v.abs() > f32::MAX {
        return float(profile, if v > 0.0 { 82 } else { 86 });
    }
    let enabled = profile[4] >> 1 & 3 != 0;
    let use_negative = profile[4] >> 3 & 3 != 0;
    let selected = match (enabled, use_negative) {
        (false, _) => v,
        (true, false) => v.abs(),
        (true, true) => -v.abs(),
    };
    let exponent = i64::from(selected.to_bits() >> 23 & 0xff);
    let mantissa = i64::from(selected.to_bits() & 0x7f_ffff);
    let negative = usize::from(selected.is_sign_negative());
    let clamp = |at: usize| {
        let six = &profile[at..at + 6];
        let bits = six.iter().rev().fold(0u64, |v, b| v << 8 | u64::from(*b));
        // The base, and the upper and lower part of the mantissa.
        ((bits & 0x7ff) as usize, ((bits >> 20 & 0xfff) << 11 | bits >> 32 & 0x7ff) as i64)
    };
    let (high, high_mantissa) = clamp(20 + 6 * negative);
    let (low, low_mantissa) = clamp(32 + 6 * negative);
    let high_exponent = i64::from(profile[12 + negative]);
    let low_exponent = i64::from(profile[10 + negative]);
    let number = if exponent > high_exponent || exponent == high_exponent && mantissa >= high_mantissa {
        high
    } else if exponent < low_exponent || exponent == low_exponent && mantissa <= low_mantissa {
        low
    } else {
        let octave = exponent - 127 - i64::from(profile[9] as i8);
        let record = usize::try_from(i64::from(profile[14 + negative]) + octave).ok()?;
        let control = word(control, 32 * record)?;
        (control & 0x7ff) as usize + (mantissa >> (control >> 11 & 31) & ((1 << (control >> 16 & 15)) - 1)) as usize
    };
    let [d0, d1, d2, d3, x0] = [0, 4, 8, 12, 16].map(|at| float(bucket, 32 * number + at));
    let (d0, d1, d2, d3, x0) = (d0?, d1?, d2?, d3?, x0?);
    let t = selected - x0;
    let product = t * d1;
    let linear = product + d0;
    let quadratic = f64::from(t) * f64::from(t) * f64::from(d2) + f64::from(linear);
    let cubic = f64::from(t).powf(3.0) * f64::from(d3) + quadratic;
    let mut value = cubic as f32;
    if enabled && selected != v {
        if profile[4] >> 5 & 3 != 0 {
            value = -value;
        }
        value += float(profile, 5)?;
    }
    Some(value)
}
