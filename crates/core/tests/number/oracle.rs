//! The nearest code, by search.

use std::collections::BTreeMap;

use half::{bf16, f16};
use tpb_core::number::Format;

/// A format by its values.
pub(crate) struct Oracle {
    /// Finite values without sign and their codes, ascending.
    pub(crate) values: Vec<(f64, u64)>,
    /// Code of infinity, where there is one.
    infinity: Option<u64>,
    /// Code of NaN, where there is one.
    nan: Option<u64>,
    sign: u64,
}

/// The lines of `minifloats.txt` for one format: code and value, `None` for NaN.
pub(crate) fn listed(name: &str) -> Vec<(u64, Option<f32>)> {
    let lines = include_str!("minifloats.txt").lines().map(|l| l.split(' ').collect::<Vec<_>>());
    let rows = lines.filter(|l| l[0] == name);
    rows.map(|l| (u64::from_str_radix(l[1], 16).unwrap(), u32::from_str_radix(l[2], 16).ok().map(f32::from_bits))).collect()
}

/// Formats with their names in the list.
pub(crate) const LISTED: [(Format, &str); 5] =
    [(Format::E3m4, "e3m4"), (Format::E4m3, "e4m3"), (Format::E4m3fn, "e4m3fn"), (Format::E5m2, "e5m2"), (Format::E2m5, "e2m5")];

/// All codes of a format of at most 16 bits with their values.
pub(crate) fn all(format: Format) -> Vec<(u64, Option<f32>)> {
    let some = |v: f32| (!v.is_nan()).then_some(v);
    match format {
        Format::F16 => (0..=u16::MAX).map(|c| (c.into(), some(f16::from_bits(c).to_f32()))).collect(),
        Format::Bf16 => (0..=u16::MAX).map(|c| (c.into(), some(bf16::from_bits(c).to_f32()))).collect(),
        Format::U8 => (0..=u8::MAX).map(|c| (c.into(), Some(c.into()))).collect(),
        Format::I8 => (0..=u8::MAX).map(|c| (c.into(), Some((c as i8).into()))).collect(),
        Format::U16 => (0..=u16::MAX).map(|c| (c.into(), Some(c.into()))).collect(),
        Format::I16 => (0..=u16::MAX).map(|c| (c.into(), Some((c as i16).into()))).collect(),
        _ => listed(LISTED.iter().find(|(f, _)| *f == format).unwrap().1),
    }
}

impl Oracle {
    pub(crate) fn new(format: Format) -> Self {
        let codes: BTreeMap<u64, Option<f32>> = all(format).into_iter().collect();
        let sign = codes.len() as u64 / 2;
        let mut values: Vec<(f64, u64)> = Vec::new();
        let mut infinity = None;
        for (code, value) in codes.range(..sign) {
            match value {
                Some(v) if v.is_infinite() => infinity = Some(*code),
                Some(v) => values.push(((*v).into(), *code)),
                None => {}
            }
        }
        assert!(values.is_sorted_by(|a, b| a.0 < b.0));
        // The quiet one: the middle of the NaN codes of an IEEE-like format, else the only one.
        let nan = match infinity {
            Some(infinity) => Some(infinity | ((sign - infinity) / 2)),
            None => codes.range(..sign).find(|(_, v)| v.is_none()).map(|(c, _)| *c),
        };
        Self { values, infinity, nan, sign }
    }

    /// The code of a value. `saturate` and `suppress` as the compiler's word of two bytes has them.
    pub(crate) fn encode(&self, v: f32, saturate: bool, suppress: bool) -> u64 {
        let sign = if v.is_sign_negative() { self.sign } else { 0 };
        if v.is_nan() {
            return match self.nan {
                Some(nan) if !suppress => nan,
                _ => sign,
            };
        }
        let x = f64::from(v).abs();
        let (largest, code) = *self.values.last().unwrap();
        let step = largest - self.values[self.values.len() - 2].0;
        let past = largest + step / 2.0;
        // A tie at the end goes up if the largest code is odd.
        if x > past || x == past && code & 1 == 1 {
            return match (saturate, self.infinity, self.nan) {
                (false, Some(infinity), _) => sign | infinity,
                (false, None, Some(_)) if suppress => sign,
                (false, None, Some(nan)) => nan,
                _ => sign | code,
            };
        }
        let above = self.values.partition_point(|(v, _)| *v < x);
        let Some((high, high_code)) = self.values.get(above).copied() else { return sign | code };
        let Some((low, low_code)) = above.checked_sub(1).map(|n| self.values[n]) else { return sign | high_code };
        let (down, up) = (x - low, high - x);
        let nearest = if down < up || down == up && low_code & 1 == 0 { low_code } else { high_code };
        sign | nearest
    }
}

/// Values that matter for a format (all codes, midpoints and their neighbours), then any bits at all, `count` in total at least.
pub(crate) fn samples(oracle: &Oracle, count: usize) -> Vec<f32> {
    let mut out = vec![0.0, -0.0, f32::INFINITY, -f32::INFINITY, f32::NAN, -f32::NAN, f32::MAX, f32::MIN, f32::from_bits(0x7f80_0001)];
    let mut near = |v: f64| {
        let v = v as f32;
        for bits in [v.to_bits().saturating_sub(1), v.to_bits(), v.to_bits() + 1] {
            out.extend([f32::from_bits(bits), f32::from_bits(bits | 0x8000_0000)]);
        }
    };
    let values: Vec<f64> = oracle.values.iter().map(|(v, _)| *v).collect();
    values.iter().for_each(|v| near(*v));
    values.windows(2).for_each(|w| near((w[0] + w[1]) / 2.0));
    let [.., a, b] = values[..] else { unreachable!() };
    near(b + (b - a) / 2.0);
    near(b + (b - a));
    let mut seed = 0x9e37_79b9_7f4a_7c15u64;
    let mut random = || {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed >> 32) as u32
    };
    // Half of them in and around the range of the format, where rounding happens.
    let (low, high) = ((values[1] as f32).to_bits() - (3 << 23).min((values[1] as f32).to_bits()), (b as f32).to_bits());
    while out.len() < count {
        out.push(f32::from_bits(random()));
        let inside = low + random() % (high - low + (2 << 23)).min(0x7f80_0000 - low);
        out.push(f32::from_bits(inside | random() & 0x8000_0000));
    }
    out
}

/// How many values each conversion is tried with: ten million for a release.
pub(crate) fn count() -> usize {
    std::env::var("TPB_NUMBER_SAMPLES").ok().and_then(|n| n.parse().ok()).unwrap_or(100_000)
}
