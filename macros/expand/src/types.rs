//! Types of fields: what the macro can measure, and paths whose size it must be told.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use tpb_layout::ir;

use crate::args::{literal, shown};
use crate::errors::Errors;

/// A field's type as read.
pub(crate) enum Read {
    /// Its size is known.
    Known(ir::Ty),
    /// A path, in arrays of these lengths, outermost first.
    Path { path: TokenStream, lengths: Vec<u32> },
}

/// Longest record or array, so that sizes cannot overflow.
const LONGEST: u64 = 4096;

/// Reads a type; `None` after a mistake is noted.
pub(crate) fn read(ty: &syn::Type, chars: bool, errors: &mut Errors) -> Option<Read> {
    let read = measure(ty, errors)?;
    if !chars {
        return Some(read);
    }
    match read {
        Read::Known(ir::Ty::Bytes(n)) => Some(Read::Known(ir::Ty::Chars(n))),
        _ => {
            errors.at(ty, "`chars` is for text, and text is bytes: write the type as `[u8; N]`");
            None
        }
    }
}

fn measure(ty: &syn::Type, errors: &mut Errors) -> Option<Read> {
    match ty {
        syn::Type::Paren(inner) => measure(&inner.elem, errors),
        syn::Type::Group(inner) => measure(&inner.elem, errors),
        syn::Type::Array(array) => {
            let Some(length) = literal(&array.len).filter(|n| (1..=LONGEST).contains(n)) else {
                errors.at(
                    &array.len,
                    format!(
                        "the length of an array is a number from 1 to {LONGEST}, which the macro must see: write it out, as in `[{}; 4]`",
                        shown(&array.elem)
                    ),
                );
                return None;
            };
            let length = length as u32;
            Some(match measure(&array.elem, errors)? {
                Read::Known(ir::Ty::Uint(1)) => Read::Known(ir::Ty::Bytes(length)),
                Read::Known(t) if u64::from(t.size()) * u64::from(length) > LONGEST => {
                    errors.at(ty, format!("this is {} bytes; a record has at most {LONGEST}", u64::from(t.size()) * u64::from(length)));
                    return None;
                }
                Read::Known(t) => Read::Known(ir::Ty::Array(Box::new(t), length)),
                Read::Path { path, mut lengths } => {
                    lengths.insert(0, length);
                    Read::Path { path, lengths }
                }
            })
        }
        syn::Type::Path(path) if path.qself.is_none() => named(ty, &path.path, errors),
        syn::Type::Reference(_) | syn::Type::Ptr(_) => {
            errors.at(ty, "a record holds bytes, and no reference or pointer has a meaning in them: write an address as `u64`");
            None
        }
        syn::Type::Tuple(_) => {
            errors.at(ty, "a tuple has no fixed layout: write a struct with `#[tpb_struct(size = ...)]` and use it here");
            None
        }
        syn::Type::Slice(slice) => {
            errors.at(ty, format!("a field has a fixed size: write an array, `[{}; N]`", shown(&slice.elem)));
            None
        }
        _ => {
            errors.at(ty, "not a type of a field: write an integer, `f32`, an array, or a type that `#[tpb_struct]`, `#[tpb_bitfield]` or `#[tpb_enum]` made");
            None
        }
    }
}

fn named(ty: &syn::Type, path: &syn::Path, errors: &mut Errors) -> Option<Read> {
    if let Some(segment) = path.segments.iter().find(|s| !s.arguments.is_empty()) {
        errors.at(
            ty,
            format!(
                "`{}` is generic, so its layout is not known: write the bytes as `[u8; N]`, or a type without parameters",
                segment.ident
            ),
        );
        return None;
    }
    let name = path.get_ident().map(ToString::to_string).unwrap_or_default();
    Some(Read::Known(match name.as_str() {
        "u8" => ir::Ty::Uint(1),
        "u16" => ir::Ty::Uint(2),
        "u32" => ir::Ty::Uint(4),
        "u64" => ir::Ty::Uint(8),
        "i8" => ir::Ty::Int(1),
        "i16" => ir::Ty::Int(2),
        "i32" => ir::Ty::Int(4),
        "i64" => ir::Ty::Int(8),
        "f32" => ir::Ty::F32,
        "usize" | "isize" => return wrong(ty, "`usize` has not the same size everywhere: write `u32` or `u64`", errors),
        "bool" => {
            return wrong(
                ty,
                "not every byte is a `bool`, and a record can hold any: write `u8`, or a bit of a `#[tpb_bitfield(u8)]`",
                errors,
            );
        }
        "char" => return wrong(ty, "not every number is a `char`: write `u32`, or `[u8; N]` with `#[tpb(chars)]` for text", errors),
        "f64" => return wrong(ty, "records have no `f64`: write `u64` and convert with `f64::from_bits`", errors),
        "u128" | "i128" => return wrong(ty, "the widest integer is 8 bytes: write `[u64; 2]` or `[u8; 16]`", errors),
        "str" | "String" => return wrong(ty, "text in a record has a fixed length: write `[u8; N]` with `#[tpb(chars)]`", errors),
        _ => {
            // In a descriptor `layout` is the module of tpb-core.
            if path.leading_colon.is_none() && path.segments.first().is_some_and(|s| s.ident == "layout") {
                return wrong(
                    ty,
                    format!("a path that starts with `layout` is taken for `tpb_core::layout`: write `self::{}`", shown(path)),
                    errors,
                );
            }
            return Some(Read::Path { path: path.to_token_stream(), lengths: Vec::new() });
        }
    }))
}

fn wrong(ty: &syn::Type, text: impl std::fmt::Display, errors: &mut Errors) -> Option<Read> {
    errors.at(ty, text);
    None
}

impl Read {
    /// The type, where `size` bytes are known to hold it; `Err` with the number of elements where they do not divide evenly.
    pub(crate) fn sized(&self, size: u32) -> Result<ir::Ty, u32> {
        match self {
            Self::Known(ty) => Ok(ty.clone()),
            Self::Path { path, lengths } => {
                let count = lengths.iter().fold(1u32, |a, n| a.saturating_mul(*n));
                if size == 0 || !size.is_multiple_of(count) {
                    return Err(count);
                }
                let element = ir::Ty::Named(ir::Named { path: quote!(#path), size: size / count });
                Ok(lengths.iter().rev().fold(element, |ty, n| ir::Ty::Array(Box::new(ty), *n)))
            }
        }
    }
}
