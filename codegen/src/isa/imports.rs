//! Names that the emitted module of a record, a type or an operation imports.

use std::collections::BTreeSet;

use super::{Arm, Isa, Operation, Record, Ty, TypeBody};

/// Imported names, as they are in Rust.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imports {
    /// Enums.
    pub enums: BTreeSet<String>,
    /// Shared types, and what unions are held as.
    pub types: BTreeSet<String>,
}

impl Imports {
    /// What fields of these types name.
    pub fn of_fields<'a>(isa: &Isa, fields: impl IntoIterator<Item = &'a Ty>) -> Self {
        let mut out = Self::default();
        for ty in fields {
            match element(ty).0 {
                Ty::Enum(e, _) => drop(out.enums.insert(isa.enums[*e].rust.clone())),
                Ty::Type(t) => drop(out.types.insert(isa.types[*t].rust.clone())),
                _ => {}
            }
        }
        out
    }

    /// What a record names.
    pub fn of_record(isa: &Isa, record: &Record) -> Self {
        let used = record.fields.iter().filter(|x| x.reserved.is_none() || !matches!(x.ty, Ty::Bytes(_)));
        Self::of_fields(isa, used.map(|x| &x.ty))
    }

    /// What an operation names that lifts from these records: types of operands, and arms of the unions that conversions name.
    pub fn of_operation(isa: &Isa, o: &Operation, records: &[usize]) -> Self {
        let mut out = Self { enums: BTreeSet::from(["Opcode".to_owned()]), types: BTreeSet::new() };
        for x in &o.operands {
            out.operand(isa, &x.ty, false);
        }
        if let Some(events) = &o.events {
            out.operand(isa, events, false);
        }
        for r in records {
            // A union that the record lacks is compared by its bytes.
            for x in o.operands.iter().filter(|x| !isa.records[*r].sources.iter().any(|s| s.operand == x.name)) {
                out.operand(isa, &x.ty, true);
            }
            for s in &isa.records[*r].sources {
                let Some(x) = o.operands.iter().find(|x| x.name == s.operand) else { continue };
                if !s.values.is_empty() {
                    out.operand(isa, &s.ty, false);
                }
                if let Ty::Type(from) = s.ty {
                    if isa.arms(from).is_some() {
                        out.operand(isa, &s.ty, true);
                    }
                    if let (true, Ty::Type(to)) = (s.ty != x.ty, &x.ty) {
                        if isa.arms(from).is_none() {
                            out.operand(isa, &s.ty, false);
                        }
                        for arm in [*to, from].into_iter().filter_map(|t| isa.arms(t)).flatten() {
                            out.operand(isa, &arm.ty, false);
                        }
                    }
                }
            }
        }
        out
    }

    fn operand(&mut self, isa: &Isa, ty: &Ty, union_too: bool) {
        match element(ty) {
            (Ty::Enum(e, _), _) => drop(self.enums.insert(isa.enums[*e].rust.clone())),
            (Ty::Type(t), false) if isa.arms(*t).is_some() => {
                self.types.insert(format!("{}Arm", isa.types[*t].rust));
                if union_too {
                    self.types.insert(isa.types[*t].rust.clone());
                }
            }
            (Ty::Type(t), _) => drop(self.types.insert(isa.types[*t].rust.clone())),
            _ => {}
        }
    }
}

impl Isa {
    /// Arms of a type, if it is a union.
    pub fn arms(&self, t: usize) -> Option<&[Arm]> {
        match &self.types[t].body {
            TypeBody::Union(union) => Some(&union.arms),
            TypeBody::Struct(_) | TypeBody::Bitfield(_) => None,
        }
    }
}

/// The type below arrays, and whether there was one.
fn element(ty: &Ty) -> (&Ty, bool) {
    let (mut ty, mut element) = (ty, false);
    while let Ty::Array(inner, _) = ty {
        (ty, element) = (inner, true);
    }
    (ty, element)
}
