//! Types of C for types of the spec.

use super::names::{lower, upper};
use crate::isa::{Gen, Isa, Ty, TypeBody};

/// `tpb_sunda_`.
pub(super) fn prefix(isa: &Isa, generation: Gen) -> String {
    format!("tpb_{}_", lower(&isa.generations[generation].name))
}

/// `TPB_SUNDA_`.
pub(super) fn macro_prefix(isa: &Isa, generation: Gen) -> String {
    format!("TPB_{}_", upper(&isa.generations[generation].name))
}

/// Unsigned integer of so many bytes.
pub(super) fn uint(bytes: u32) -> String {
    format!("uint{}_t", bytes * 8)
}

/// Declaration of a member: type, name, lengths of arrays.
pub(super) fn declare(isa: &Isa, generation: Gen, ty: &Ty, name: &str) -> String {
    match ty {
        Ty::Uint(n) | Ty::Enum(_, n) => format!("{} {name}", uint(*n)),
        Ty::Int(n) => format!("int{}_t {name}", n * 8),
        Ty::F32 => format!("float {name}"),
        Ty::Bytes(n) => format!("uint8_t {name}[{n}]"),
        Ty::Chars(n) => format!("char {name}[{n}]"),
        Ty::Array(t, n) => declare(isa, generation, t, &format!("{name}[{n}]")),
        Ty::Type(t) => format!("{}{} {name}", prefix(isa, generation), lower(&isa.types[*t].name)),
    }
}

/// What the C type does not say: the enum, or the name of a bitfield's macros.
pub(super) fn meaning(isa: &Isa, generation: Gen, ty: &Ty) -> Option<String> {
    match ty {
        Ty::Enum(e, _) => Some(format!("{}{}_...", macro_prefix(isa, generation), upper(&isa.enums[*e].name))),
        Ty::Type(t) if matches!(isa.types[*t].body, TypeBody::Bitfield(_)) => {
            Some(format!("{}{}_...", macro_prefix(isa, generation), upper(&isa.types[*t].name)))
        }
        Ty::Array(t, _) => meaning(isa, generation, t),
        _ => None,
    }
}
