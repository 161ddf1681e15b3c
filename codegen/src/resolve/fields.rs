//! Fields of structs, records and bitfields: type references, cover, widths.

use tpb_layout::check::{Placed, Problem, cover};

use super::Cx;
use crate::diagnostic::Diagnostic;
use crate::isa::{Bit, FAR, Field, Gen, PlaceKind, Ty};
use crate::spec::{self, At, Role, Span, TypeRef};

impl Cx<'_> {
    /// Fields of a struct or record in a generation, checked to cover `size` bytes if the list is as it was meant.
    pub(super) fn fields(&mut self, fields: &[spec::Field], size: u32, generation: Gen, at: &Span, meant: bool) -> Vec<Field> {
        let mut complete = true;
        let mut out = Vec::new();
        let mut placed = Vec::new();
        for (index, f) in fields.iter().enumerate() {
            // What has no offset or no type the loader has reported.
            let Some(offset) = &f.offset else {
                complete = false;
                continue;
            };
            if let Some(first) = fields[..index].iter().find(|o| o.name.value == f.name.value) {
                let d = Diagnostic::error("duplicate-field", &f.name.span, format!("field `{}` is there twice", f.name.value))
                    .label("second")
                    .also(&first.name.span, "first");
                self.error(d);
            }
            let Some(ty) = f.ty.as_ref().and_then(|ty| self.ty(ty, generation)) else {
                // Its size is not known, so nothing can be said of what it covers.
                placed.push(Placed { index, at: offset.value..next_offset(fields, offset.value, size) });
                continue;
            };
            let bytes = self.isa.size(&ty);
            placed.push(Placed { index, at: offset.value..offset.value.saturating_add(bytes) });
            if fields[..index].iter().any(|o| o.name.value == f.name.value) {
                continue;
            }
            let given = self.given(&ty, f);
            let doc = match &ty {
                Ty::Type(t) if f.doc.trim().is_empty() && f.reserved.is_none() => phrase(&self.isa.types[*t].doc),
                _ => f.doc.clone(),
            };
            out.push(Field {
                name: f.name.value.clone(),
                offset: offset.value.min(FAR),
                ty,
                reserved: f.reserved.as_ref().map(|r| r.value),
                closed: f.closed.unwrap_or(false),
                role: f.role.unwrap_or(Role::Read),
                dead_for: f.dead_for.iter().map(|n| n.value.clone()).collect(),
                given,
                doc,
                evidence: f.evidence.clone(),
                span: f.name.span.clone(),
            });
        }
        if meant {
            self.cover(fields, placed, size, "byte", at, complete);
        }
        out.sort_by_key(|f| f.offset);
        self.given_paths(&out);
        out
    }

    /// Bits of a bitfield of `size` bytes. Of an incomplete list, holes are not reported.
    pub(super) fn bits(&mut self, fields: &[spec::Field], size: u32, generation: Gen, at: &Span, mut complete: bool) -> Vec<Bit> {
        let mut out = Vec::new();
        let mut placed = Vec::new();
        for (index, f) in fields.iter().enumerate() {
            // Where one is missing the loader has said so.
            let (Some(lsb), Some(width)) = (&f.offset, &f.width) else {
                complete = false;
                continue;
            };
            if !(1..=64).contains(&width.value) {
                self.error(
                    Diagnostic::error("bad-width", &width.span, "a bit field is 1 to 64 bits wide").label(format!("{} bits", width.value)),
                );
                complete = false;
                continue;
            }
            if let Some(first) = fields[..index].iter().find(|o| o.name.value == f.name.value) {
                let d = Diagnostic::error("duplicate-field", &f.name.span, format!("bits `{}` are there twice", f.name.value))
                    .label("second")
                    .also(&first.name.span, "first");
                self.error(d);
            }
            placed.push(Placed { index, at: lsb.value..lsb.value.saturating_add(width.value) });
            let ty = f.ty.as_ref().and_then(|t| self.bit_type(t));
            if let (Some(e), Some(written)) = (ty, &f.ty) {
                self.values_fit(e, generation, width, written);
            }
            out.push(Bit {
                name: f.name.value.clone(),
                lsb: lsb.value.min(8 * FAR),
                width: width.value,
                ty,
                reserved: f.reserved.as_ref().map(|r| r.value),
                doc: f.doc.clone(),
            });
        }
        self.cover(fields, placed, size.saturating_mul(8), "bit", at, complete);
        out.sort_by_key(|b| b.lsb);
        out
    }

    /// Bits that hold less than half of their enum's values are of the wrong width, or of the wrong enum; that some do not fit is common.
    fn values_fit(&mut self, e: usize, generation: Gen, width: &At<u32>, written: &TypeRef) {
        let largest = u64::MAX >> (64 - width.value);
        let e = &self.isa.enums[e];
        let (fits, wide): (Vec<_>, Vec<_>) =
            e.values.iter().filter(|v| v.gens.has(generation) && !v.sentinel).partition(|v| v.value <= largest);
        if fits.len() < wide.len() {
            let names: Vec<&str> = wide.iter().take(3).map(|v| v.name.as_str()).collect();
            let d = Diagnostic::error(
                "value-too-wide",
                &width.span,
                format!("{} of {} values of {} do not fit in {} bits", wide.len(), wide.len() + fits.len(), e.name, width.value),
            )
            .label(format!("largest value is {largest:#x}"))
            .also(&written.base.span, format!("has {}", names.join(", ")))
            .help("widen the bits, or name an enum of values that fit");
            self.error(d);
        }
    }

    fn bit_type(&mut self, ty: &TypeRef) -> Option<usize> {
        if let Some(e) = self.isa.enums.iter().position(|e| e.name == ty.base.value) {
            return Some(e);
        }
        if !is_integer(&ty.base.value) {
            if let Some(t) = self.spec.types.iter().find(|t| t.name.value == ty.base.value) {
                let d = Diagnostic::error("unknown-type", &ty.base.span, format!("`{}` is not an enum", ty.base.value))
                    .label("bits are an integer or an enum")
                    .also(&t.name.span, "the type");
                self.error(d);
                return None;
            }
            let names: Vec<String> = self.isa.enums.iter().map(|e| e.name.clone()).collect();
            self.unknown("unknown-type", "enum", &ty.base.value, &ty.base.span, &names);
        }
        None
    }

    fn cover(&mut self, fields: &[spec::Field], placed: Vec<Placed>, size: u32, unit: &str, at: &Span, complete: bool) {
        let span = |i: usize| fields[i].offset.as_ref().map_or_else(|| fields[i].name.span.clone(), |o| o.span.clone());
        for problem in cover(placed, size) {
            let d = match problem {
                Problem::Overlap { first, second, at } => {
                    let (a, b) = (&fields[first].name.value, &fields[second].name.value);
                    Diagnostic::error("overlap", &span(second), format!("`{b}` overlaps `{a}`"))
                        .label(format!("{} to `{a}` as well", belong(unit, at.start, at.end)))
                        .also(&span(first), format!("`{a}` starts here"))
                        .help(format!("move one of them, or shorten `{a}`"))
                }
                Problem::Hole { .. } if !complete => continue,
                Problem::Hole { after, at: hole } => {
                    let place = after.map_or_else(|| at.clone(), span);
                    let suggestion = if unit == "byte" {
                        format!(
                            "{{name: reserved_{}, offset: {}, type: \"u8[{}]\", reserved: unknown}}",
                            hole.start,
                            hole.start,
                            hole.end - hole.start
                        )
                    } else {
                        format!(
                            "{{name: reserved_{}, lsb: {}, width: {}, reserved: unknown}}",
                            hole.start,
                            hole.start,
                            hole.end - hole.start
                        )
                    };
                    let label = after.map_or_else(String::new, |i| format!("`{}` is the last field before it", fields[i].name.value));
                    Diagnostic::error("hole", &place, format!("{} to no field", belong(unit, hole.start, hole.end)))
                        .label(label)
                        .help(format!("if nobody knows what is there, say so: {suggestion}"))
                }
                Problem::PastEnd { index, end } => {
                    let (name, over) = (&fields[index].name.value, end - size);
                    let s = if over == 1 { "" } else { "s" };
                    Diagnostic::error("past-end", &span(index), format!("`{name}` ends at {unit} {end}, the whole is {size} {unit}s"))
                        .label(format!("reaches {over} {unit}{s} past the end"))
                        .help(format!("move `{name}`, or make it shorter; a record is 64 bytes, a type says its `size`"))
                }
            };
            self.error(d);
        }
    }

    /// A type reference in a generation; `None` after a diagnostic.
    pub(super) fn ty(&mut self, ty: &TypeRef, generation: Gen) -> Option<Ty> {
        let len = ty.len.map(|n| n.min(FAR));
        let base = match (ty.base.value.as_str(), len) {
            ("u8", Some(n)) => return Some(Ty::Bytes(n)),
            ("char", Some(n)) => return Some(Ty::Chars(n)),
            ("char", None) => Ty::Chars(1),
            ("u8", _) => Ty::Uint(1),
            ("u16", _) => Ty::Uint(2),
            ("u32", _) => Ty::Uint(4),
            ("u64", _) => Ty::Uint(8),
            ("i8", _) => Ty::Int(1),
            ("i16", _) => Ty::Int(2),
            ("i32", _) => Ty::Int(4),
            ("i64", _) => Ty::Int(8),
            ("f32", _) => Ty::F32,
            (name, _) => {
                if let Some(e) = self.isa.enums.iter().position(|e| e.name == name) {
                    let bytes = tpb_layout::tokens::repr_bytes(self.isa.enums[e].width);
                    Ty::Enum(e, bytes)
                } else {
                    Ty::Type(self.type_at(&ty.base, generation)?)
                }
            }
        };
        Some(match len {
            Some(n) => Ty::Array(Box::new(base), n),
            None => base,
        })
    }

    /// Paths of `given` values that name no integer of the same struct.
    fn given_paths(&mut self, fields: &[Field]) {
        for path in fields.iter().flat_map(|f| &f.given) {
            match self.isa.place(fields, 0, &path.value) {
                Ok(place) if matches!(place.kind, PlaceKind::Int { .. } | PlaceKind::Enum(_)) => {}
                Ok(_) => {
                    let d = Diagnostic::error("bad-given", &path.span, format!("`{}` is neither an integer nor an enum", path.value))
                        .label("cannot choose an arm");
                    self.error(d);
                }
                Err(e) => self.unknown("unknown-field", "field", &e.part, &path.span, &e.candidates),
            }
        }
    }

    /// Paths of the values a union field needs, in the union's order.
    fn given(&mut self, ty: &Ty, field: &spec::Field) -> Vec<At<String>> {
        let Ty::Type(t) = ty else { return Vec::new() };
        let crate::isa::TypeBody::Union(u) = &self.isa.types[*t].body else { return Vec::new() };
        let names: Vec<String> = u.given.iter().map(|(n, _)| n.clone()).collect();
        let mut out = Vec::new();
        for name in &names {
            match field.given.iter().find(|(n, _)| n.value == *name) {
                Some((_, path)) => out.push(path.clone()),
                None if name == "opcode" => out.push(At { value: "header.opcode".into(), span: field.name.span.clone() }),
                None => {
                    let d = Diagnostic::error(
                        "missing-given",
                        &field.name.span,
                        format!("`{}` does not say where `{name}` is", field.name.value),
                    )
                    .label("a union whose arm depends on another field")
                    .help(format!("add `given: {{{name}: <field>}}`"));
                    self.error(d);
                }
            }
        }
        for (name, _) in &field.given {
            if !names.contains(&name.value) {
                self.unknown("unknown-given", "given value", &name.value, &name.span, &names);
            }
        }
        out
    }
}

/// `byte 3 belongs`, or `bytes 3 to 5 belong`.
fn belong(unit: &str, from: u32, to: u32) -> String {
    if to == from + 1 { format!("{unit} {from} belongs") } else { format!("{unit}s {from} to {} belong", to - 1) }
}

fn next_offset(fields: &[spec::Field], offset: u32, size: u32) -> u32 {
    fields.iter().filter_map(|f| f.offset.as_ref()).map(|o| o.value).filter(|o| *o > offset).min().unwrap_or(size)
}

fn is_integer(name: &str) -> bool {
    matches!(name, "u8" | "u16" | "u32" | "u64")
}

/// The first sentence as fields are written about: a phrase.
fn phrase(doc: &str) -> String {
    let first = doc.trim().split_once(". ").map_or(doc.trim(), |(first, _)| first).trim_end_matches('.');
    let mut chars = first.chars();
    match (chars.next(), chars.next()) {
        // A name in capitals keeps them.
        (Some(a), Some(b)) if !b.is_uppercase() => format!("{}{b}{}", a.to_lowercase(), chars.as_str()),
        _ => first.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::phrase;

    #[test]
    fn phrases_of_sentences() {
        assert_eq!(phrase("What it waits for, and what it signals. Both share a value.\n"), "what it waits for, and what it signals");
        assert_eq!(phrase("DMA's address."), "DMA's address");
        assert_eq!(phrase(""), "");
    }
}
