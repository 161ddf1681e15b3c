//! The ALU of POOL and DVE: all operators of ALU_OP, on the two kinds of values that its datapaths carry.
//!
//! | datapath | values | who takes it |
//! |---|---|---|
//! | arithmetic | FP32, whatever the types are: inputs are converted to it and results from it | operators of the base band under arithmetic opcodes |
//! | integer engine | two's complement of the operands' width, one signedness | `*_INT`, `*_UINT` and MOD |
//! | bit vector | raw bits, no conversion | bitwise operators and shifts under bit vector opcodes |
//!
//! (elementwise facts 0.1.) The latter two carry the same values, so that there are two kinds: `f32`, and `u64` with a width and a signedness.

mod float;
mod integer;
mod legality;

use std::cell::Cell;

use tpb_core::dialect::Engine;
use tpb_records::enums::{AluOp, KnownAluOp};

pub(crate) use integer::{Integers, NoResult, integer};
pub(crate) use legality::{Class, check, class};

use crate::choices::{Choices, DivisionByZero, LongShift, NanRule};
use crate::fault::Fault;
use crate::number::Format;

/// Gap that the polynomial of CRC32 is.
const CRC32: &str = "alu-crc32";
/// Gap that an integer divided by zero is.
const ZERO_DIVISOR: &str = "integer-division-by-zero";

/// What operators need to know beside their operands.
#[derive(Debug)]
pub(crate) struct Rules {
    pub(crate) nan: NanRule,
    pub(crate) long: LongShift,
    pub(crate) zero: DivisionByZero,
    /// Signedness of the integers, where the operator does not say it.
    pub(crate) signed: bool,
    /// Bits of the integers.
    pub(crate) bits: u32,
    zero_divisor: Cell<bool>,
}

impl Rules {
    /// The rules for operands of these formats: integers are as wide as the widest of them.
    pub(crate) fn new(choices: &Choices, formats: &[Format]) -> Self {
        let bits = formats.iter().map(|f| 8 * f.bytes()).max().unwrap_or(32);
        let signed = formats.first().is_some_and(|f| f.is_signed_integer());
        let Choices { max_min: nan, long_shift: long, division_by_zero: zero, .. } = *choices;
        Self { nan, long, zero, signed, bits, zero_divisor: Cell::new(false) }
    }

    /// The same where NaN loses against numbers, which the sources say of some instructions.
    pub(crate) fn suppressing(self) -> Self {
        Self { nan: NanRule::Suppress, ..self }
    }

    /// The verdict on what was computed.
    ///
    /// # Errors
    /// [`Fault::Gap`] if an integer was divided by zero and [`DivisionByZero`] makes that a fault.
    pub(crate) fn finish(&self) -> Result<(), Fault> {
        match self.zero {
            DivisionByZero::Fault if self.zero_divisor.get() => Err(Fault::gap(ZERO_DIVISOR, "the quotient of an integer and zero")),
            _ => Ok(()),
        }
    }
}

/// The right operands of a row.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Right<'r, L> {
    /// One for each.
    Row(&'r [L]),
    /// The same for all.
    Scalar(L),
}

/// An operator of two values, with the rules in it.
pub(crate) type Function<'r, L> = Box<dyn Fn(L, L) -> L + 'r>;

/// A value that a datapath carries.
pub(crate) trait Lane: Copy + std::fmt::Debug {
    /// `a[k] = a[k] op b[k]`, or `b[k] op a[k]` if `reversed`.
    ///
    /// # Errors
    /// [`Fault::Illegal`] if the datapath has no such operator, [`Fault::Gap`] if nobody knows what it computes.
    fn rows(op: AluOp, rules: &Rules, a: &mut [Self], b: Right<'_, Self>, reversed: bool) -> Result<(), Fault>;

    /// The operator, for folds and scans.
    ///
    /// # Errors
    /// As [`Lane::rows`].
    fn function(op: AluOp, rules: &Rules) -> Result<Function<'_, Self>, Fault>;
}

impl Lane for f32 {
    fn rows(op: AluOp, rules: &Rules, a: &mut [Self], b: Right<'_, Self>, reversed: bool) -> Result<(), Fault> {
        float::visit(known(op)?, rules.nan, float::Rows { a, b, reversed }).ok_or_else(|| missing(op, "the arithmetic datapath"))
    }

    fn function(op: AluOp, rules: &Rules) -> Result<Function<'_, Self>, Fault> {
        float::visit(known(op)?, rules.nan, float::Boxed).ok_or_else(|| missing(op, "the arithmetic datapath"))
    }
}

/// `out[k] = a[k] op b[k]` on FP32 as memory holds it: what [`Lane::rows`] computes, without copies.
///
/// # Errors
/// As [`Lane::rows`].
pub(crate) fn words(op: AluOp, rules: &Rules, a: &[[u8; 4]], b: &[[u8; 4]], out: &mut [[u8; 4]]) -> Result<(), Fault> {
    float::visit(known(op)?, rules.nan, float::Words { a, b, out }).ok_or_else(|| missing(op, "the arithmetic datapath"))
}

impl Lane for u64 {
    fn rows(op: AluOp, rules: &Rules, a: &mut [Self], b: Right<'_, Self>, reversed: bool) -> Result<(), Fault> {
        let f = Self::function(op, rules)?;
        match (b, reversed) {
            (Right::Row(b), false) => a.iter_mut().zip(b).for_each(|(a, b)| *a = f(*a, *b)),
            (Right::Row(b), true) => a.iter_mut().zip(b).for_each(|(a, b)| *a = f(*b, *a)),
            (Right::Scalar(b), false) => a.iter_mut().for_each(|a| *a = f(*a, b)),
            (Right::Scalar(b), true) => a.iter_mut().for_each(|a| *a = f(b, *a)),
        }
        Ok(())
    }

    fn function(op: AluOp, rules: &Rules) -> Result<Function<'_, Self>, Fault> {
        // The vector engines take the signedness of DIVIDE_INT and MOD_INT from the types (`conflicts.G5` 17), the register ALU does not.
        let known = match known(op)? {
            KnownAluOp::DivideInt if !rules.signed => KnownAluOp::DivideUint,
            KnownAluOp::ModInt if !rules.signed => KnownAluOp::ModUint,
            known => known,
        };
        let integers = Integers { signed: rules.signed, bits: rules.bits, long: rules.long };
        if integer(known, integers, 1, 1) == Err(NoResult::Operator) {
            return Err(missing(op, "the integer engine"));
        }
        Ok(Box::new(move |a, b| {
            integer(known, integers, a, b).unwrap_or_else(|_| {
                rules.zero_divisor.set(true);
                match known {
                    KnownAluOp::Mod | KnownAluOp::ModInt | KnownAluOp::ModUint => a,
                    _ => u64::MAX,
                }
            })
        }))
    }
}

/// The operator of a byte.
///
/// # Errors
/// [`Fault::Illegal`] if there is none, [`Fault::Gap`] for CRC32, whose polynomial and bit order no source gives.
pub(crate) fn known(op: AluOp) -> Result<KnownAluOp, Fault> {
    match op.known() {
        Some(KnownAluOp::Crc32) => Err(Fault::gap(CRC32, "polynomial and bit order of CRC32")),
        Some(known) => Ok(known),
        None => Err(Fault::illegal("op", format!("{:#04x} is no operator", op.0))),
    }
}

/// Whether an operator shifts.
pub(crate) fn is_shift(op: AluOp) -> bool {
    use KnownAluOp as A;
    matches!(op.known(), Some(A::ArithShiftLeft | A::ArithShiftRight | A::LogicalShiftLeft | A::LogicalShiftRight))
}

fn missing(op: AluOp, path: &str) -> Fault {
    Fault::illegal("op", format!("{path} has no {op:?}"))
}

/// Whether an engine has an operator at all.
///
/// DVE has neither the integer engine, but for the 15 operators that MAVERICK gives it, nor POW, RSQRT and CRC32 (ALU_OP, `alu-op-matrix.md`).
///
/// choice: which of the operators that POOL computes its firmware has an arm for is left to the validators; the model computes them all.
///
/// # Errors
/// [`Fault::Illegal`] if it has not.
pub(crate) fn on_engine(engine: Engine, op: AluOp) -> Result<(), Fault> {
    use KnownAluOp as A;
    let known = known(op)?;
    let pool_only = match known {
        A::Pow | A::Rsqrt | A::Mod | A::DivideInt | A::ModInt | A::AbsValueInt | A::AmaxInt | A::AminInt => true,
        known => legality::is_unsigned_only(known),
    };
    if engine == Engine::Dve && pool_only {
        return Err(Fault::illegal("op", format!("DVE has no {op:?}")));
    }
    Ok(())
}
