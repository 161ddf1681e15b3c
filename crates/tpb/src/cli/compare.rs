//! What differs between two layouts.

use std::fmt;

use serde::Serialize;
use tpb::layout::{BitfieldInfo, StructInfo, Type, UnionInfo};

use super::shape::{BitRange, type_name};

/// A field that is not the same on both sides.
#[derive(Serialize)]
pub(super) struct Change {
    /// Path of the field.
    pub(super) field: String,
    /// Where and what it was; `None` if it was not there.
    pub(super) from: Option<Spot>,
    /// Where and what it is; `None` if it is gone.
    pub(super) to: Option<Spot>,
}

/// Where a field is, and what.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub(super) struct Spot {
    /// From the beginning of the record; of a field inside another, from the beginning of that.
    pub(super) offset: usize,
    pub(super) bits: Option<BitRange>,
    #[serde(rename = "type")]
    pub(super) ty: String,
}

/// Fields that were added, dropped, moved, or have another type; reserved bytes do not count.
pub(super) fn layouts(from: &'static StructInfo, to: &'static StructInfo) -> Vec<Change> {
    let mut out = Vec::new();
    structs("", (from, 0), (to, 0), &mut out);
    out
}

/// Something that begins at an offset of the record.
type At<T> = (&'static T, usize);

fn structs(path: &str, (from, from_at): At<StructInfo>, (to, to_at): At<StructInfo>, out: &mut Vec<Change>) {
    if std::ptr::eq(from, to) && from_at == to_at {
        return;
    }
    let own = |s: &'static StructInfo| s.fields.iter().filter(|f| f.reserved.is_none());
    for f in own(from) {
        let name = join(path, f.name);
        let old = (&f.ty, from_at + usize::from(f.offset));
        match own(to).find(|t| t.name == f.name) {
            Some(t) => types(&name, old, (&t.ty, to_at + usize::from(t.offset)), out),
            None => out.push(Change { field: name, from: Some(spot(old)), to: None }),
        }
    }
    for t in own(to).filter(|t| own(from).all(|f| f.name != t.name)) {
        let new = (&t.ty, to_at + usize::from(t.offset));
        out.push(Change { field: join(path, t.name), from: None, to: Some(spot(new)) });
    }
}

fn types(path: &str, from: At<Type>, to: At<Type>, out: &mut Vec<Change>) {
    let (old, new) = (spot(from), spot(to));
    if old != new {
        out.push(Change { field: path.to_owned(), from: Some(old), to: Some(new) });
    }
    // What is inside is compared from its own beginning: a field that moves as a whole is one change.
    match (from.0, to.0) {
        (Type::Struct(a), Type::Struct(b)) if a.name == b.name => structs(path, (a, 0), (b, 0), out),
        (Type::Union(a), Type::Union(b)) if a.name == b.name => unions(path, a, b, out),
        (Type::Bitfield(a), Type::Bitfield(b)) if a.name == b.name => bits(path, a, b, out),
        (Type::Array(a, _), Type::Array(b, _)) if type_name(a) == type_name(b) => types(&format!("{path}[]"), (a, 0), (b, 0), out),
        _ => {}
    }
}

fn unions(path: &str, from: &'static UnionInfo, to: &'static UnionInfo, out: &mut Vec<Change>) {
    if std::ptr::eq(from, to) {
        return;
    }
    for a in from.arms {
        let name = join(path, a.name);
        match to.arms.iter().find(|b| b.name == a.name) {
            Some(b) => types(&name, (&a.ty, 0), (&b.ty, 0), out),
            None => out.push(Change { field: name, from: Some(spot((&a.ty, 0))), to: None }),
        }
    }
    for b in to.arms.iter().filter(|b| from.arms.iter().all(|a| a.name != b.name)) {
        out.push(Change { field: join(path, b.name), from: None, to: Some(spot((&b.ty, 0))) });
    }
}

fn bits(path: &str, from: &'static BitfieldInfo, to: &'static BitfieldInfo, out: &mut Vec<Change>) {
    if std::ptr::eq(from, to) {
        return;
    }
    let spots = |b: &'static BitfieldInfo| -> Vec<(&'static str, Spot)> {
        let own = b.bits.iter().filter(|m| m.reserved.is_none());
        let ty = |m: &tpb::layout::BitInfo| m.ty.map_or_else(|| format!("u{}", m.width), |e| e.name.to_owned());
        own.map(|m| (m.name, Spot { offset: 0, bits: Some(BitRange { lsb: m.lsb, width: m.width }), ty: ty(m) })).collect()
    };
    let (old, new) = (spots(from), spots(to));
    for (name, spot) in &old {
        let now = new.iter().find(|(n, _)| n == name).map(|(_, s)| s.clone());
        if now.as_ref() != Some(spot) {
            out.push(Change { field: join(path, name), from: Some(spot.clone()), to: now });
        }
    }
    for (name, spot) in new.into_iter().filter(|(n, _)| old.iter().all(|(o, _)| o != n)) {
        out.push(Change { field: join(path, name), from: None, to: Some(spot) });
    }
}

fn join(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") }
}

fn spot((ty, offset): At<Type>) -> Spot {
    Spot { offset, bits: None, ty: type_name(ty) }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.bits {
            Some(BitRange { lsb, width: 1 }) => write!(f, "bit {lsb}"),
            Some(BitRange { lsb, width }) => write!(f, "bits {lsb}..={}", u32::from(lsb) + u32::from(width) - 1),
            None => write!(f, "byte {}", self.offset),
        }
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let field = &self.field;
        let own = |spot: &Spot| match field.contains(['.', '[']) && spot.bits.is_none() {
            true => format!("byte +{}", spot.offset),
            false => spot.to_string(),
        };
        match (&self.from, &self.to) {
            (Some(a), Some(b)) => {
                write!(f, "~ {field}: ")?;
                match (a.ty == b.ty, a.offset == b.offset && a.bits == b.bits) {
                    (true, _) => write!(f, "{} -> {}", own(a), own(b)),
                    (false, true) => write!(f, "{} -> {} at {}", a.ty, b.ty, own(b)),
                    (false, false) => write!(f, "{} at {} -> {} at {}", a.ty, own(a), b.ty, own(b)),
                }
            }
            (Some(a), None) => write!(f, "- {field}: {} at {}", a.ty, own(a)),
            (None, Some(b)) => write!(f, "+ {field}: {} at {}", b.ty, own(b)),
            (None, None) => f.write_str(field),
        }
    }
}
