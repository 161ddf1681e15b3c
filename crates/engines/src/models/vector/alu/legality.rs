//! Which operator takes which types: the columns of ALU_OP.

use tpb_records::enums::{AluOp, KnownAluOp};

use super::known;
use crate::fault::Fault;
use crate::number::Format;

/// The datapath of an operator under an opcode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// FP32, whatever the types.
    Arithmetic,
    /// Integers of one signedness.
    Integer,
    /// Raw bits.
    Bits,
}

/// The datapath of an operator under an arithmetic opcode, or under a bit vector opcode.
///
/// # Errors
/// [`Fault::Illegal`] if the operator does not belong to the opcode, or is none; [`Fault::Gap`] for CRC32.
pub(crate) fn class(op: AluOp, bitvec: bool) -> Result<Class, Fault> {
    let known = known(op)?;
    match (bitvec, is_bitvec(known), is_integer(known)) {
        (true, true, _) => Ok(Class::Bits),
        (true, false, _) => Err(Fault::illegal("op", format!("a bit vector opcode has no {op:?}"))),
        (false, _, true) => Ok(Class::Integer),
        (false, true, _) if known != KnownAluOp::Bypass => Err(Fault::illegal("op", format!("an arithmetic opcode has no {op:?}"))),
        (false, _, false) => Ok(Class::Arithmetic),
    }
}

/// Whether the operator takes sources and destinations of these formats, each with the name of its operand.
///
/// # Errors
/// [`Fault::Illegal`], with the operand where it is about one.
pub(crate) fn check(op: AluOp, class: Class, sources: &[(&'static str, Format)], outs: &[(&'static str, Format)]) -> Result<(), Fault> {
    let known = known(op)?;
    if let Some((operand, _)) = sources.iter().find(|(_, f)| *f == Format::F32r) {
        return Err(Fault::illegal(operand, "FP32R is a type of results only"));
    }
    let all = || sources.iter().chain(outs);
    match class {
        Class::Arithmetic => {
            if let Some((operand, _)) = all().find(|(_, f)| f.bytes() == 8) {
                return Err(Fault::illegal(operand, "only the integer operators take 64-bit elements"));
            }
            let unfit = |f: Format| match known {
                KnownAluOp::Divide => f.is_integer(),
                KnownAluOp::Pow | KnownAluOp::Rsqrt => f.is_integer() || f.bytes() == 1,
                _ => false,
            };
            match all().find(|(_, f)| unfit(*f)) {
                Some((operand, f)) => Err(Fault::illegal(operand, format!("{op:?} does not take {f:?}"))),
                None => Ok(()),
            }
        }
        Class::Integer => {
            let signed = all().all(|(_, f)| f.is_signed_integer()) && !is_unsigned_only(known);
            let unsigned = all().all(|(_, f)| f.is_unsigned_integer()) && !is_signed_only(known);
            if !signed && !unsigned {
                return Err(Fault::illegal("dtype", "an integer operator needs integers of one signedness on all sides"));
            }
            Ok(())
        }
        Class::Bits => match all().find(|(_, f)| !f.is_integer()) {
            Some((operand, f)) => Err(Fault::illegal(operand, format!("a bit vector operator does not take {f:?}"))),
            None => Ok(()),
        },
    }
}

/// Operators of the integer engine: the band from 0xc4, and MOD.
const fn is_integer(op: KnownAluOp) -> bool {
    op as u8 >> 6 == 3 || matches!(op, KnownAluOp::Mod)
}

/// Operators on bits.
const fn is_bitvec(op: KnownAluOp) -> bool {
    use KnownAluOp as A;
    matches!(
        op,
        A::Bypass
            | A::BitwiseNot
            | A::BitwiseAnd
            | A::BitwiseOr
            | A::BitwiseXor
            | A::ArithShiftLeft
            | A::ArithShiftRight
            | A::LogicalShiftLeft
            | A::LogicalShiftRight
    )
}

/// Integer operators on unsigned operands alone.
pub(super) const fn is_unsigned_only(op: KnownAluOp) -> bool {
    use KnownAluOp as A;
    matches!(
        op,
        A::MaxUint
            | A::MinUint
            | A::IsGtUint
            | A::IsGeUint
            | A::IsLeUint
            | A::IsLtUint
            | A::MultUint
            | A::DivideUint
            | A::ModUint
            | A::AmaxUint
            | A::AminUint
    )
}

/// Integer operators on signed operands alone.
const fn is_signed_only(op: KnownAluOp) -> bool {
    use KnownAluOp as A;
    matches!(
        op,
        A::AbsMaxInt
            | A::AbsMinInt
            | A::AbsDiffInt
            | A::AbsValueInt
            | A::MaxInt
            | A::MinInt
            | A::IsGtInt
            | A::IsGeInt
            | A::IsLeInt
            | A::IsLtInt
            | A::AmaxInt
            | A::AminInt
    )
}
