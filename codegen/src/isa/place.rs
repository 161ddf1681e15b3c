//! What paths into a record name.

use super::{Field, Isa, Ty, TypeBody};

/// What a path names: bits of a record, with their meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Byte offset in the record.
    pub offset: u32,
    /// First bit from there.
    pub lsb: u32,
    /// Number of bits; of an array or composite, all of them.
    pub width: u32,
    /// Meaning.
    pub kind: PlaceKind,
    /// Unions passed through on the way: `(offset, type index, arm name)`; the place exists only while these arms are live.
    pub through: Vec<(u32, usize, String)>,
}

/// Meaning of a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlaceKind {
    /// Integer.
    Int {
        /// Two's complement.
        signed: bool,
    },
    /// Enum, by index.
    Enum(usize),
    /// IEEE single.
    Float,
    /// Raw bytes or text.
    Bytes,
    /// Array: element kind, element width in bits, length.
    Array(Box<PlaceKind>, u32, u32),
    /// Struct, bitfield or union, by index.
    Type(usize),
}

/// Why a path names nothing.
#[derive(Clone, Debug)]
pub struct PathError {
    /// The part that is not there.
    pub part: String,
    /// What would be.
    pub candidates: Vec<String>,
}

impl Isa {
    fn kind(&self, ty: &Ty) -> PlaceKind {
        match ty {
            Ty::Uint(_) => PlaceKind::Int { signed: false },
            Ty::Int(_) => PlaceKind::Int { signed: true },
            Ty::F32 => PlaceKind::Float,
            Ty::Bytes(_) | Ty::Chars(_) => PlaceKind::Bytes,
            Ty::Enum(e, _) => PlaceKind::Enum(*e),
            Ty::Array(t, n) => PlaceKind::Array(Box::new(self.kind(t)), self.size(t) * 8, *n),
            Ty::Type(t) => PlaceKind::Type(*t),
        }
    }

    /// What `path` (`a.b[1].c`; a union's arm by its name) names among `fields`, whose bytes start at `base`.
    pub fn place(&self, fields: &[Field], base: u32, path: &str) -> Result<Place, PathError> {
        let mut parts = path.split('.');
        let first = parts.next().unwrap_or_default();
        let (name, index) = split_index(first);
        let field = fields
            .iter()
            .find(|f| f.name == name)
            .ok_or_else(|| PathError { part: name.to_owned(), candidates: fields.iter().map(|f| f.name.clone()).collect() })?;
        let mut place =
            Place { offset: base + field.offset, lsb: 0, width: self.size(&field.ty) * 8, kind: self.kind(&field.ty), through: Vec::new() };
        place = self.indexed(place, first, index)?;
        for part in parts {
            let (name, index) = split_index(part);
            let PlaceKind::Type(t) = place.kind else {
                return Err(PathError { part: part.to_owned(), candidates: Vec::new() });
            };
            let missing = |candidates: Vec<String>| PathError { part: name.to_owned(), candidates };
            place = match &self.types[t].body {
                TypeBody::Struct(fields) => {
                    let f =
                        fields.iter().find(|f| f.name == name).ok_or_else(|| missing(fields.iter().map(|f| f.name.clone()).collect()))?;
                    Place {
                        offset: place.offset + f.offset,
                        lsb: 0,
                        width: self.size(&f.ty) * 8,
                        kind: self.kind(&f.ty),
                        through: place.through,
                    }
                }
                TypeBody::Bitfield(bits) => {
                    let b = bits.iter().find(|b| b.name == name).ok_or_else(|| missing(bits.iter().map(|b| b.name.clone()).collect()))?;
                    Place {
                        offset: place.offset,
                        lsb: b.lsb,
                        width: b.width,
                        kind: b.ty.map_or(PlaceKind::Int { signed: false }, PlaceKind::Enum),
                        through: place.through,
                    }
                }
                TypeBody::Union(u) => {
                    let (kind, width, through) = if let Some(arm) = u.arms.iter().find(|a| a.name == name) {
                        let mut through = place.through;
                        through.push((place.offset, t, name.to_owned()));
                        (self.kind(&arm.ty), self.size(&arm.ty) * 8, through)
                    } else if let Some((_, at, ty)) = u.select.iter().find(|(n, ..)| n == name) {
                        place.offset += at;
                        (self.kind(ty), self.size(ty) * 8, place.through)
                    } else {
                        let names = u.arms.iter().map(|a| &a.name).chain(u.select.iter().map(|(n, ..)| n));
                        return Err(missing(names.cloned().collect()));
                    };
                    Place { offset: place.offset, lsb: 0, width, kind, through }
                }
            };
            place = self.indexed(place, part, index)?;
        }
        Ok(place)
    }

    fn indexed(&self, place: Place, part: &str, index: Option<Option<u32>>) -> Result<Place, PathError> {
        let Some(index) = index else { return Ok(place) };
        let wrong = || PathError { part: part.to_owned(), candidates: Vec::new() };
        let index = index.ok_or_else(wrong)?;
        let (kind, width, len) = match &place.kind {
            PlaceKind::Array(kind, width, len) => ((**kind).clone(), *width, *len),
            PlaceKind::Bytes => (PlaceKind::Int { signed: false }, 8, place.width / 8),
            _ => return Err(wrong()),
        };
        if index >= len {
            return Err(wrong());
        }
        Ok(Place { offset: place.offset + index * width / 8, lsb: 0, width, kind, through: place.through })
    }
}

/// `a[3]` into `a` and 3; `Some(None)` where the index is not a number.
fn split_index(part: &str) -> (&str, Option<Option<u32>>) {
    match part.split_once('[') {
        None => (part, None),
        Some((name, rest)) => (name, Some(rest.strip_suffix(']').and_then(|n| n.parse().ok()))),
    }
}
