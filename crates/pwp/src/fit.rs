//! Tables from a function.
//!
//! Each octave is cut into as few pieces as keep the error below a target. A piece interpolates the function at Chebyshev nodes, with the
//! highest degree whose rounded coefficients help: the higher ones overflow FP32 for small inputs of functions like `1 / x`, and vanish for
//! large ones. Errors are measured with the arithmetic of [`Piece::at`], on the inputs themselves.

use crate::function::{Clamp, Function, Octave, Piece, Side, Symmetry};
use crate::known::{Curve, High, Known, Range};
use crate::plan::{Plan, TableError};
use crate::set::{AssembleError, Set};
use crate::{BIAS, MANTISSA_BITS};

/// Errors of values below this one count as if it were this large: the smallest normal FP32 value.
pub const FLOOR: f64 = 1.175_494_350_822_287_5e-38;

/// How well a table is to fit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Target {
    /// Largest error of a piece, relative, where cubics can be had.
    pub error: f64,
    /// Largest error of a piece where coefficients of FP32 allow no more than this.
    pub coarse: f64,
    /// Most bits to cut an octave by.
    pub extract: u8,
}

impl Default for Target {
    /// 2^-20, 2^-10, 10 bits: the built-in tables.
    fn default() -> Self {
        Self { error: 0.953_674_316_406_25e-6, coarse: 0.976_562_5e-3, extract: 10 }
    }
}

/// Error of a value: relative to the true one, which counts as at least [`FLOOR`]; 0 where both are NaN or the same infinity.
pub fn error(got: f32, want: f64) -> f64 {
    let rounded = want as f32;
    if got.is_nan() && want.is_nan() || got == rounded {
        return if rounded.is_finite() { (f64::from(got) - want).abs() / want.abs().max(FLOOR) } else { 0.0 };
    }
    if got.is_finite() && rounded.is_finite() { (f64::from(got) - want).abs() / want.abs().max(FLOOR) } else { f64::INFINITY }
}

/// Largest errors of a table at some inputs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Measured {
    /// Where cubics can be had.
    pub error: f64,
    /// Where they cannot.
    pub coarse: f64,
    /// The input of the first.
    pub at: f32,
    /// Inputs inside the documented range.
    pub inputs: u64,
}

/// Measures a table at every `step`-th FP32 value of the documented range.
///
/// # Errors
/// [`TableError`] at an input that the table has no piece for.
pub fn measure(plan: &Plan, known: &Known, step: u32) -> Result<Measured, TableError> {
    let mut out = Measured::default();
    for bits in (0..=u32::MAX).step_by(step.max(1) as usize) {
        let x = f32::from_bits(bits);
        let Some(range) = x.is_finite().then(|| known.range(x)).flatten() else { continue };
        // The slope of a parametric relu is 0 in its definition here.
        let e = error(plan.at(x, 0.0)?, (known.value)(x.into()));
        out.inputs += 1;
        match range {
            Range::Fine if e > out.error => (out.error, out.at) = (e, x),
            Range::Fine => {}
            Range::Coarse => out.coarse = out.coarse.max(e),
        }
    }
    Ok(out)
}

/// Fits a table.
pub fn fit(known: &Known, target: &Target) -> Function {
    let stored = |negative: bool| !known.symmetry.enabled || known.symmetry.negative == negative;
    let fitter = Fitter { f: known.value, target };
    let side = |negative: bool| stored(negative).then(|| fitter.side(if negative { &known.neg } else { &known.pos }, negative));
    let (neg, pos) = (side(true), side(false));
    // One offset serves both sides.
    let lowest = [&neg, &pos].into_iter().flatten().filter_map(|s| s.first).min();
    let lay = |fitted: Option<Fitted>, negative| match fitted {
        Some(fitted) => fitter.laid(fitted, lowest, negative),
        None => Side::default(),
    };
    let (neg, pos) = (lay(neg, true), lay(pos, false));
    let mut function = Function {
        symmetry: known.symmetry,
        zero: known.zero,
        nan: known.nan,
        pos_inf: known.pos_inf,
        neg_inf: known.neg_inf,
        exponent_offset: lowest.map_or(if known.parametric { 128 } else { -127 }, |e| e as i16),
        neg,
        pos,
        parametric: known.parametric,
    };
    // The clamps of the side that is not stored are never used; they repeat the other's.
    if let Symmetry { enabled: true, negative, .. } = known.symmetry {
        let (from, to) = if negative { (&function.neg, &mut function.pos) } else { (&function.pos, &mut function.neg) };
        (to.low, to.high) = (from.low, from.high);
    }
    function
}

/// Fits tables that are resident together, and gives the functions with the set. With `coarsen`, the error is doubled up to six times until the
/// records fit.
///
/// # Errors
/// [`AssembleError`] if they do not.
pub fn fit_together(name: &str, functions: &[&Known], target: Target, coarsen: bool) -> Result<(Set, Vec<Function>), AssembleError> {
    let mut aim = target;
    loop {
        let fitted: Vec<Function> = functions.iter().map(|k| fit(k, &aim)).collect();
        match Set::assemble(name, functions.iter().zip(&fitted).map(|(k, f)| (k.name, k.code.0, f))) {
            Ok(set) => return Ok((set, fitted)),
            Err(error) if !coarsen || aim.error >= 64.0 * target.error => return Err(error),
            Err(_) => aim.error *= 2.0,
        }
    }
}

/// A side before the offset is known.
struct Fitted {
    /// Lowest octave that its curve needs.
    first: Option<i32>,
    curve: Curve,
}

struct Fitter<'t> {
    f: fn(f64) -> f64,
    target: &'t Target,
}

impl Fitter<'_> {
    fn side(&self, curve: &Curve, negative: bool) -> Fitted {
        let first = match curve {
            Curve::Closed(_) => None,
            Curve::Octaves { first, .. } => Some(*first),
            Curve::Whole { .. } => Some(self.low(negative)),
        };
        Fitted { first, curve: *curve }
    }

    fn laid(&self, fitted: Fitted, lowest: Option<i32>, negative: bool) -> Side {
        let everything = |piece| Side {
            low: Clamp { exponent: 0, mantissa: 0, piece },
            high: Clamp { exponent: 0, mantissa: 0, piece },
            octaves: if lowest.is_none() { vec![Octave::default()] } else { Vec::new() },
        };
        let first = lowest.unwrap_or(0);
        match fitted.curve {
            Curve::Closed(d) => everything(Piece::about_zero(d)),
            Curve::Octaves { last, fine, .. } => {
                let end = self.signed(2.0f64.powi(last + 1), negative);
                let constant = |x: f64| Piece::about_zero([(self.f)(x) as f32, 0.0, 0.0, 0.0]);
                let low = constant(self.signed(2.0f64.powi(first), negative));
                let high = Clamp { exponent: (last + 1 + BIAS) as u8, mantissa: 0, piece: constant(end) };
                self.pieces((low, high), first, &Cut { fine, roots: &[1.0] }, negative)
            }
            Curve::Whole { high, roots } => {
                let low = self.small(first, negative);
                let high = self.high(high, negative);
                self.pieces((low, high), first, &Cut { fine: (i32::MIN, i32::MAX), roots }, negative)
            }
        }
    }

    fn signed(&self, x: f64, negative: bool) -> f64 {
        if negative { -x } else { x }
    }

    /// Octaves from the first one to the high clamp.
    fn pieces(&self, (low, high): (Piece, Clamp), first: i32, cut: &Cut<'_>, negative: bool) -> Side {
        let last = i32::from(high.exponent) - BIAS - i32::from(high.mantissa == 0);
        let octaves = (first..=last).map(|e| {
            let end = if e == i32::from(high.exponent) - BIAS { high.mantissa } else { 1 << MANTISSA_BITS };
            self.octave(e, end, cut, negative)
        });
        let octaves = octaves.collect();
        Side { low: Clamp { exponent: (first + BIAS) as u8, mantissa: 0, piece: low }, high, octaves }
    }

    /// The pieces of one octave, up to a mantissa, with the wanted error or the least that can be had.
    fn octave(&self, exponent: i32, end: u32, cut: &Cut<'_>, negative: bool) -> Octave {
        let mut best: Option<(f64, Octave)> = None;
        let wanted = if (cut.fine.0..=cut.fine.1).contains(&exponent) { self.target.error } else { self.target.coarse };
        for extract_size in 0..=self.target.extract {
            let shift = MANTISSA_BITS - u32::from(extract_size);
            let bounds = (0..end.div_ceil(1 << shift)).map(|k| (k << shift, end.min((k + 1) << shift)));
            let fitted: Vec<(Piece, f64)> = bounds.map(|(from, to)| self.piece(exponent, from, to, cut.roots, negative)).collect();
            let worst = fitted.iter().map(|(_, e)| *e).fold(0.0, f64::max);
            if best.as_ref().is_none_or(|(e, _)| worst < *e) {
                best = Some((worst, Octave { extract_size, pieces: fitted.into_iter().map(|(p, _)| p).collect() }));
            }
            if worst <= wanted {
                break;
            }
        }
        best.map(|(_, octave)| octave).unwrap_or_default()
    }

    fn piece(&self, exponent: i32, from: u32, to: u32, roots: &[f64], negative: bool) -> (Piece, f64) {
        let value = |m: u32| (1.0 + f64::from(m) / f64::from(1 << MANTISSA_BITS)) * 2.0f64.powi(exponent);
        let (a, b) = (self.signed(value(from), negative), self.signed(value(to), negative));
        let samples: Vec<f32> = samples(exponent, from, to, negative);
        let root = roots.iter().copied().find(|r| a.min(b) <= *r && *r <= a.max(b) && (self.f)(*r).abs() < 1e-12);
        self.best(a.min(b), a.max(b), root.map(|r| r as f32), &samples)
    }

    /// The polynomial on an interval that measures best; about `root`, with the function's value there, if there is one.
    fn best(&self, a: f64, b: f64, root: Option<f32>, samples: &[f32]) -> (Piece, f64) {
        let wants: Vec<f64> = samples.iter().map(|x| (self.f)(f64::from(*x))).collect();
        let mut best = (Piece::about_zero([(self.f)(0.5 * (a + b)) as f32, 0.0, 0.0, 0.0]), f64::INFINITY);
        for degree in (0..=3usize).rev() {
            let Some(piece) = self.interpolated(a, b, root, degree) else { continue };
            let worst = samples.iter().zip(&wants).map(|(x, want)| error(piece.at(*x), *want)).fold(0.0, f64::max);
            if worst < best.1 {
                best = (piece, worst);
            }
        }
        best
    }

    /// Interpolates at Chebyshev nodes; `None` where a coefficient overflows FP32.
    fn interpolated(&self, a: f64, b: f64, root: Option<f32>, degree: usize) -> Option<Piece> {
        let x0 = root.unwrap_or((0.5 * (a + b)) as f32);
        let centre = f64::from(x0);
        let at_root = root.map(|r| (self.f)(f64::from(r)));
        // About a root the rest of the function is fitted, divided by the distance: that keeps the error relative.
        let points = if root.is_some() { degree.max(1) } else { degree + 1 };
        let node = |k: usize| {
            let angle = std::f64::consts::PI * (2 * k + 1) as f64 / (2 * points) as f64;
            0.5 * (a + b) + 0.5 * (b - a) * libm::cos(angle)
        };
        let t: Vec<f64> = (0..points).map(|k| node(k) - centre).collect();
        let y = t.iter().map(|t| match at_root {
            Some(value) => ((self.f)(centre + t) - value) / t,
            None => (self.f)(centre + t),
        });
        let poly = monomial(&t, y.collect());
        let mut d = [0.0f32; 4];
        let skip = usize::from(root.is_some());
        for (slot, c) in d[skip..].iter_mut().zip(&poly) {
            *slot = *c as f32;
            if !slot.is_finite() {
                return None;
            }
        }
        if let Some(value) = at_root {
            d[0] = value as f32;
        }
        Some(Piece { x0, d })
    }

    /// The lowest octave that needs pieces: below it, one piece about zero keeps the error.
    fn low(&self, negative: bool) -> i32 {
        let fits = |e: i32| self.about_zero(e, negative).1 <= 0.25 * self.target.error;
        (-60..0).rev().find(|e| fits(*e)).unwrap_or(-60)
    }

    /// The piece for all inputs below an octave.
    fn small(&self, octave: i32, negative: bool) -> Piece {
        self.about_zero(octave, negative).0
    }

    fn about_zero(&self, octave: i32, negative: bool) -> (Piece, f64) {
        let end = self.signed(2.0f64.powi(octave), negative);
        // From close to zero in octaves, up to and with the end.
        let mut samples: Vec<f32> =
            (0..24).flat_map(|e| samples(octave - 1 - e, 0, 1 << MANTISSA_BITS, negative).into_iter().step_by(3)).collect();
        samples.push(end as f32);
        samples.extend([f32::MIN_POSITIVE, 1e-30, 1e-20].map(|x| if negative { -x } else { x }));
        self.best(end.min(0.0), end.max(0.0), Some(0.0), &samples)
    }

    /// The smallest threshold from which an asymptote holds.
    fn high(&self, high: High, negative: bool) -> Clamp {
        let (bits, piece) = match high {
            High::At { x, piece } => ((x.abs() as f32).to_bits(), piece),
            High::Toward(d) => {
                let piece = Piece::about_zero([d[0], d[1], 0.0, 0.0]);
                let holds = |bits: u32| {
                    let x = self.signed(f64::from(f32::from_bits(bits)), negative);
                    error(piece.at(x as f32), (self.f)(x)) <= HOLDS
                };
                let (mut below, mut above) = (1.0f32.to_bits(), f32::MAX.to_bits());
                while above - below > 1 {
                    let middle = below + (above - below) / 2;
                    if holds(middle) { above = middle } else { below = middle }
                }
                (above, piece)
            }
        };
        Clamp { exponent: (bits >> MANTISSA_BITS) as u8, mantissa: bits & ((1 << MANTISSA_BITS) - 1), piece }
    }
}

/// Error of an asymptote from which it is taken: half a unit in the last place.
const HOLDS: f64 = 6e-8;

/// How octaves are cut.
struct Cut<'r> {
    /// Octaves that are fitted finely.
    fine: (i32, i32),
    /// Inputs where the function is zero.
    roots: &'r [f64],
}

/// Inputs of an octave from one mantissa to before another: the ends, and what lies evenly between.
fn samples(exponent: i32, from: u32, to: u32, negative: bool) -> Vec<f32> {
    const COUNT: u32 = 20;
    let last = to.max(from + 1) - 1;
    let at = |i: u32| (u64::from(last - from) * u64::from(i) / u64::from(COUNT)) as u32 + from;
    let biased = exponent + BIAS;
    if !(1..=254).contains(&biased) {
        return Vec::new();
    }
    let sign = u32::from(negative) << 31;
    (0..=COUNT).map(|i| f32::from_bits(sign | (biased as u32) << MANTISSA_BITS | at(i))).collect()
}

/// Coefficients of the polynomial through the points, by divided differences.
fn monomial(t: &[f64], mut y: Vec<f64>) -> Vec<f64> {
    let n = t.len();
    for level in 1..n {
        for i in (level..n).rev() {
            y[i] = (y[i] - y[i - 1]) / (t[i] - t[i - level]);
        }
    }
    // Horner's scheme on the Newton form.
    let mut out = vec![0.0; n];
    for i in (0..n).rev() {
        for k in (1..n).rev() {
            out[k] = out[k - 1] - t[i] * out[k];
        }
        out[0] = y[i] - t[i] * out[0];
    }
    out
}
