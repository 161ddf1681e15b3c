//! Which shared types records need.

use crate::isa::{GenSet, Isa, Record, Ty, TypeBody};

/// Of each shared type, the generations with a record that it is in; none for entries of tables, which no record holds.
pub(super) fn by_type(isa: &Isa) -> Vec<GenSet> {
    let mut out = vec![GenSet::default(); isa.types.len()];
    for generation in 0..isa.generations.len() {
        let mut needed = vec![false; isa.types.len()];
        let records = isa.records.iter().filter(|r| r.gens.has(generation));
        records.flat_map(types_of).for_each(|ty| need(isa, ty, &mut needed));
        for (gens, _) in out.iter_mut().zip(needed).filter(|(_, needed)| *needed) {
            *gens = gens.and(GenSet::one(generation));
        }
    }
    out
}

/// Types that a record names.
pub(super) fn types_of(record: &Record) -> impl Iterator<Item = &Ty> {
    record.fields.iter().map(|f| &f.ty).chain(record.sources.iter().map(|s| &s.ty))
}

/// Marks a type and what it is made of.
pub(super) fn need(isa: &Isa, ty: &Ty, needed: &mut [bool]) {
    match ty {
        Ty::Array(ty, _) => need(isa, ty, needed),
        Ty::Type(t) if !std::mem::replace(&mut needed[*t], true) => match &isa.types[*t].body {
            TypeBody::Struct(fields) => fields.iter().for_each(|f| need(isa, &f.ty, needed)),
            TypeBody::Bitfield(_) => {}
            TypeBody::Union(union) => union.arms.iter().for_each(|a| need(isa, &a.ty, needed)),
        },
        _ => {}
    }
}
