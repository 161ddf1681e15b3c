//! A function made ready, and its evaluation.

use std::fmt;

use tpb_records::types::{PwpControl, PwpProfileCayman, PwpSignal};

use crate::function::cubic;
use crate::tables::Tables;
use crate::{BIAS, MANTISSA_BITS, Piece};

/// Value of `fma_indirection_src_sel` that stands for a slope from the instruction.
pub(crate) const SLOPE_FROM_INSTRUCTION: u8 = 2;

/// Why a function has no value: the tables lead out of themselves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TableError {
    /// The input, scaled and biased.
    pub input: f32,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the activation tables have no piece for {:?}", self.input)
    }
}

impl std::error::Error for TableError {}

/// A piece with its higher coefficients widened.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Ready {
    x0: f32,
    d0: f32,
    d1: f32,
    d2: f64,
    d3: f64,
}

/// The part of a side that has one exponent.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Entry {
    /// Mantissas from here on are large.
    high_from: u32,
    /// Mantissas up to here are small; -1 for none.
    low_to: i32,
    /// Numbers of pieces: of the large ones, the small ones, and the first of the others.
    high: u16,
    low: u16,
    base: u16,
    mask: u16,
    shift: u8,
}

/// A piece that is in no table.
const NOWHERE: u16 = u16::MAX;
const MANTISSA: u32 = (1 << MANTISSA_BITS) - 1;
const SIGN: u32 = 1 << 31;

/// A function of some tables, made ready for evaluation.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    pieces: Vec<Ready>,
    /// By sign and exponent.
    entries: Box<[Entry; 512]>,
    /// What is cleared and set in the bits of an input before it is looked up.
    fold: (u32, u32),
    invert: u32,
    point: f32,
    reflects: bool,
    zero: f32,
    nan: f32,
    inf: [f32; 2],
    parametric: bool,
    scale: Option<f32>,
    bias: Option<f32>,
}

impl Plan {
    /// The function of a profile; `None` if there is no such profile.
    ///
    /// An octave's control record is at the profile's base for its side plus the distance of its exponent from `exponent_offset`; its bucket at
    /// `act_tbl_base` plus `extract_size` bits of the mantissa from `extract_lsb` on (`activation-transcendental-tables.md` 2).
    pub fn new(tables: &Tables, profile: usize) -> Option<Self> {
        let profile = tables.profiles().nth(profile)?;
        let select = profile.select();
        let reflects = select.symmetry_opt_en() != 0;
        let fold = match (reflects, select.symmetry_opt_use_neg_region() != 0) {
            (false, _) => (u32::MAX, 0),
            (true, false) => (!SIGN, 0),
            (true, true) => (u32::MAX, SIGN),
        };
        let controls: Vec<PwpControl> = tables.controls().collect();
        let entries: Vec<Entry> = (0..512).map(|i| entry(&profile, &controls, i & 0xff, i >= 256)).collect();
        let pieces =
            tables.buckets().map(Piece::from).map(|p| Ready { x0: p.x0, d0: p.d[0], d1: p.d[1], d2: p.d[2].into(), d3: p.d[3].into() });
        let fused = |fuse: tpb_records::types::PwpFuse, value| (fuse.fuse_en() != 0).then_some(value);
        Some(Self {
            pieces: pieces.collect(),
            entries: Box::new(entries.try_into().ok()?),
            fold,
            invert: if select.func_sym_inv_sign() != 0 { SIGN } else { 0 },
            point: profile.symmetry_point(),
            reflects,
            zero: profile.func_rslt_for_zero(),
            nan: profile.func_rslt_for_nan(),
            inf: [profile.func_rslt_for_pos_inf(), profile.func_rslt_for_neg_inf()],
            parametric: profile.fma_indirection().fma_indirection_src_sel() == SLOPE_FROM_INSTRUCTION,
            scale: fused(profile.scale(), profile.scale_const()),
            bias: fused(profile.bias(), profile.bias_const()),
        })
    }

    /// Scale that the profile puts in place of the instruction's (the fields are known, that they replace it is a reading).
    pub const fn scale(&self) -> Option<f32> {
        self.scale
    }

    /// Bias that the profile puts in place of the instruction's.
    pub const fn bias(&self) -> Option<f32> {
        self.bias
    }

    /// Whether the function is the parametric relu.
    pub const fn is_parametric(&self) -> bool {
        self.parametric
    }

    /// The value at `v`, which is scaled and biased; `slope` counts for the parametric relu alone.
    ///
    /// Order (`bir/sim-activation-pwp.md`): zero and infinities have results of their own; the input is folded to the stored side; the high
    /// clamp is tested, then the low one, else the mantissa chooses a piece; the cubic; a reflected value is negated and moved.
    ///
    /// choice: NaN gives the profile's result for it, as the hardware's record has one; the simulator lets it run through the cubic. A value
    /// is reflected when folding changed the input: where the pages say "negative", that would give `f(-x)` for functions that store the
    /// negative side (`conflicts.G4` 12, 14).
    ///
    /// # Errors
    /// [`TableError`] if the records lead to a bucket that is not there.
    #[inline]
    pub fn at(&self, v: f32, slope: f32) -> Result<f32, TableError> {
        if self.parametric {
            return Ok(if v <= 0.0 { slope * v } else { v });
        }
        self.looked_up(v).ok_or(TableError { input: v })
    }

    /// Replaces values by those of the function, as [`Plan::at`] gives them.
    ///
    /// # Errors
    /// [`TableError`] with the first input that has none; the values are then partly replaced.
    pub fn apply(&self, values: &mut [f32], slope: f32) -> Result<(), TableError> {
        if self.parametric {
            values.iter_mut().for_each(|v| *v = if *v <= 0.0 { slope * *v } else { *v });
            return Ok(());
        }
        for v in values {
            *v = self.looked_up(*v).ok_or(TableError { input: *v })?;
        }
        Ok(())
    }

    #[inline]
    fn looked_up(&self, v: f32) -> Option<f32> {
        let bits = v.to_bits();
        if bits & !SIGN >= 0xff << MANTISSA_BITS {
            return Some(if v.is_nan() { self.nan } else { self.inf[usize::from(v < 0.0)] });
        }
        let selected = bits & self.fold.0 | self.fold.1;
        let entry = &self.entries[(selected >> MANTISSA_BITS) as usize & 511];
        let mantissa = selected & MANTISSA;
        let inner = u32::from(entry.base) + (mantissa >> entry.shift & u32::from(entry.mask));
        let inner = if mantissa as i32 <= entry.low_to { entry.low.into() } else { inner };
        let index = if mantissa >= entry.high_from { entry.high.into() } else { inner };
        let piece = self.pieces.get(index as usize)?;
        let mut value = cubic(f32::from_bits(selected) - piece.x0, piece.d0, piece.d1, piece.d2, piece.d3);
        if self.reflects {
            let reflected = f32::from_bits(value.to_bits() ^ self.invert) + self.point;
            value = if selected != bits { reflected } else { value };
        }
        Some(if v == 0.0 { self.zero } else { value })
    }
}

/// The side of a profile: its base of control records, and its clamps as threshold and signal.
fn side(profile: &PwpProfileCayman, negative: bool) -> (u8, (u8, PwpSignal), (u8, PwpSignal)) {
    match negative {
        false => (
            profile.pwl_control_base_pos(),
            (profile.small_pos_signal_threshold(), profile.small_pos_signal()),
            (profile.large_pos_signal_threshold(), profile.large_pos_signal()),
        ),
        true => (
            profile.pwl_control_base_neg(),
            (profile.small_neg_signal_threshold(), profile.small_neg_signal()),
            (profile.large_neg_signal_threshold(), profile.large_neg_signal()),
        ),
    }
}

/// Mantissa threshold of a clamp.
pub(crate) fn mantissa(signal: PwpSignal) -> u32 {
    u32::from(signal.low().mantissa_threshold_msbs()) << 11 | u32::from(signal.high().mantissa_threshold_lsbs())
}

fn entry(profile: &PwpProfileCayman, controls: &[PwpControl], exponent: u32, negative: bool) -> Entry {
    let (base, (small, low), (large, high)) = side(profile, negative);
    let above = |threshold: u8, at: u32, beyond: u32, before: u32| match exponent.cmp(&u32::from(threshold)) {
        std::cmp::Ordering::Less => before,
        std::cmp::Ordering::Equal => at,
        std::cmp::Ordering::Greater => beyond,
    };
    let high_from = above(large, mantissa(high), 0, u32::MAX);
    // Up to a mantissa: one more than none.
    let low_to = above(small, mantissa(low) + 1, 0, 1 << 30) as i32 - 1;
    let control = control_index(profile, base, exponent as i32 - BIAS).and_then(|i| controls.get(i));
    let (base, shift, mask) = control.map_or((NOWHERE, 31, 0), |c| {
        let word = c.word();
        (word.act_tbl_base(), word.extract_lsb(), ((1u32 << word.extract_size()) - 1) as u16)
    });
    Entry { high_from, low_to, high: high.low().act_tbl_base(), low: low.low().act_tbl_base(), base, mask, shift }
}

/// Number of the control record of an octave.
fn control_index(profile: &PwpProfileCayman, base: u8, octave: i32) -> Option<usize> {
    usize::try_from(i32::from(base) + octave - i32::from(profile.exponent_offset())).ok()
}
