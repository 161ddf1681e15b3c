//! Offsets and sizes: what is not written follows from the field before, or from the offset after.

use tpb_layout::ir;

use super::field::Field;
use crate::args::shown;
use crate::errors::Errors;
use crate::types::Read;

/// A field with its place.
pub(super) struct Placed<'f> {
    pub(super) field: &'f Field<'f>,
    pub(super) offset: u32,
    pub(super) ty: ir::Ty,
}

/// The fields whose place is known.
pub(super) fn place<'f>(fields: &'f [Field<'f>], total: u32, errors: &mut Errors) -> Vec<Placed<'f>> {
    let mut out = Vec::new();
    let mut next = Some(0u32);
    for (i, field) in fields.iter().enumerate() {
        let offset = field.offset.map(|(o, _)| o).or(next);
        next = None;
        let Some(offset) = offset else { continue };
        let Some(read) = &field.read else {
            // Whatever it should have been, it reaches up to the next field.
            if let Some(size) = inferred(fields, i, offset, total) {
                out.push(Placed { field, offset, ty: ir::Ty::Bytes(size) });
            }
            continue;
        };
        let size = match read {
            Read::Known(ty) => Some(ty.size()),
            Read::Path { .. } => field.size.map(|(s, _)| s).or_else(|| inferred(fields, i, offset, total)),
        };
        let Some(size) = size else {
            let next = &fields[i + 1].name;
            errors.at(
                field.ty,
                format!(
                    "the macro cannot see how many bytes `{}` has: write `#[tpb(size = N)]` on `{}`, or `#[tpb(offset = N)]` on `{next}`",
                    shown(field.ty),
                    field.name
                ),
            );
            continue;
        };
        match read.sized(size) {
            Ok(ty) => {
                next = Some(offset.saturating_add(ty.size()));
                let ty = if field.big { big(ty) } else { ty };
                out.push(Placed { field, offset, ty });
            }
            Err(count) => errors.at(
                field.ty,
                format!("{size} bytes do not divide into {count} elements: write `#[tpb(size = N)]`, the bytes of the whole array"),
            ),
        }
    }
    out
}

/// The same with the most significant byte first; of an array, each element.
fn big(ty: ir::Ty) -> ir::Ty {
    match ty {
        ir::Ty::Array(t, n) => ir::Ty::Array(Box::new(big(*t)), n),
        ty => ir::Ty::Big(Box::new(ty)),
    }
}

/// Size of a field that reaches up to the next one, or to the end; `None` where the next one has no offset of its own.
fn inferred(fields: &[Field<'_>], index: usize, offset: u32, total: u32) -> Option<u32> {
    if fields.get(index + 1).is_some_and(|f| f.offset.is_none()) {
        return None;
    }
    let end = fields.iter().filter_map(|f| f.offset).map(|(o, _)| o).filter(|o| *o > offset).min().unwrap_or(total);
    // A field past the end is reported as such; it has some size.
    Some(end.saturating_sub(offset).max(1))
}
