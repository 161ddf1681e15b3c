//! What the names of a rule can mean.

use crate::isa::{Enum, Field, Gen, Isa, Opcode, PathError, Place, PlaceKind, Ty, TypeBody, Union};

use super::typed::joined;

/// Where a condition stands: in a generation, beside some names.
#[derive(Clone, Copy, Debug)]
pub struct Scope<'a> {
    /// Instruction set.
    pub isa: &'a Isa,
    /// Generation.
    pub generation: Gen,
    /// Names.
    pub names: Names<'a>,
}

/// The names beside a condition.
#[derive(Clone, Copy, Debug)]
pub enum Names<'a> {
    /// Fields of a record, or of a shared type that stands in one at `prefix` (`src_mem_pattern.t`; empty for the record's own).
    Fields {
        /// Fields of the record.
        fields: &'a [Field],
        /// Path of the shared type.
        prefix: &'a str,
    },
    /// The own bytes of a union and the values it is given, for the conditions of its arms; they know the opcode too.
    Union(&'a Union),
}

impl<'a> Scope<'a> {
    /// The fields of a record.
    pub fn record(isa: &'a Isa, generation: Gen, fields: &'a [Field]) -> Self {
        Self::within(isa, generation, fields, "")
    }

    /// The fields of a shared type that stands at `prefix` of a record.
    pub fn within(isa: &'a Isa, generation: Gen, fields: &'a [Field], prefix: &'a str) -> Self {
        Self { isa, generation, names: Names::Fields { fields, prefix } }
    }

    /// A union, for the conditions of its arms.
    pub fn union(isa: &'a Isa, generation: Gen, union: &'a Union) -> Self {
        Self { isa, generation, names: Names::Union(union) }
    }

    /// What a path names; paths of a shared type are its own.
    pub(super) fn place(&self, path: &str) -> Result<Place, PathError> {
        match self.names {
            Names::Fields { fields, prefix } => self.isa.place(fields, 0, &joined(prefix, path)),
            Names::Union(u) => match u.select.iter().find(|(name, ..)| name == path) {
                Some((_, offset, ty)) => {
                    let (width, kind) = (self.isa.size(ty) * 8, kind(ty));
                    Ok(Place { offset: *offset, lsb: 0, width, kind, through: Vec::new() })
                }
                None => {
                    let names = u.select.iter().map(|(n, ..)| n).chain(u.given.iter().map(|(n, _)| n));
                    Err(PathError { part: path.to_owned(), candidates: names.cloned().collect() })
                }
            },
        }
    }

    /// Position and type of a given value.
    pub(super) fn given(&self, name: &str) -> Option<(usize, &'a Ty)> {
        let Names::Union(u) = self.names else {
            return None;
        };
        u.given.iter().enumerate().find(|(_, (n, _))| n == name).map(|(i, (_, ty))| (i, ty))
    }

    /// Whether a record is around, so that there is an engine.
    pub(super) fn has_record(&self) -> bool {
        matches!(self.names, Names::Fields { .. })
    }

    /// Path of the record's field that `path` means, and the path of what holds it; empty for the record.
    pub(super) fn full(&self, path: &str) -> (String, String) {
        let prefix = if let Names::Fields { prefix, .. } = self.names { prefix } else { "" };
        let full = joined(prefix, path);
        let holder = full.rsplit_once('.').map_or(String::new(), |(holder, _)| holder.to_owned());
        (full, holder)
    }

    /// The field at the end of a path of the record.
    pub(super) fn field(&self, full: &str) -> Option<&'a Field> {
        let Names::Fields { fields, .. } = self.names else {
            return None;
        };
        let (holder, last) = full.rsplit_once('.').unwrap_or(("", full));
        let name = last.split('[').next()?;
        let own = if holder.is_empty() {
            fields
        } else {
            let PlaceKind::Type(t) = self.isa.place(fields, 0, holder).ok()?.kind else {
                return None;
            };
            match &self.isa.types[t].body {
                TypeBody::Struct(own) => own,
                TypeBody::Bitfield(_) | TypeBody::Union(_) => return None,
            }
        };
        own.iter().find(|f| f.name == name)
    }

    /// The same record without prefix.
    pub(super) fn whole(&self) -> Self {
        match self.names {
            Names::Fields { fields, .. } => Self { names: Names::Fields { fields, prefix: "" }, ..*self },
            Names::Union(_) => *self,
        }
    }

    /// Opcodes of a name, in any generation.
    pub(super) fn opcodes(&self, name: &str) -> impl Iterator<Item = &'a Opcode> {
        self.isa.opcodes.iter().filter(move |o| o.name == name)
    }

    /// The enum that names stand for in a predicate's argument: `dtype` and `out_dtype` take names of `DTYPE`.
    pub(super) fn enum_of_argument(&self, argument: &str) -> Option<usize> {
        let upper = argument.trim_end_matches(|c: char| c.is_ascii_digit()).to_ascii_uppercase();
        let exact = |e: &Enum| e.name == upper;
        let ends = |e: &Enum| upper.ends_with(&format!("_{}", e.name));
        self.isa.enums.iter().position(exact).or_else(|| self.isa.enums.iter().position(ends))
    }
}

/// Kind of a type that is read whole.
pub(super) fn kind(ty: &Ty) -> PlaceKind {
    match ty {
        Ty::Uint(_) => PlaceKind::Int { signed: false },
        Ty::Int(_) => PlaceKind::Int { signed: true },
        Ty::F32 => PlaceKind::Float,
        Ty::Enum(e, _) => PlaceKind::Enum(*e),
        Ty::Type(t) => PlaceKind::Type(*t),
        Ty::Bytes(_) | Ty::Chars(_) | Ty::Array(..) => PlaceKind::Bytes,
    }
}
