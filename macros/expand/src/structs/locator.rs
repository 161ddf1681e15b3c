//! Places of integers: `field`, or `bits(3, 0..4)`, bits from a byte on.

use proc_macro2::TokenStream;
use syn::parse::{ParseStream, Parser};
use tpb_layout::ir;

use super::Placed;
use crate::errors::Errors;
use crate::item;

/// One place.
fn one(input: ParseStream<'_>, fields: &[Placed<'_>]) -> syn::Result<ir::Locator> {
    let name: syn::Ident = input.parse()?;
    if input.peek(syn::token::Paren) {
        let inner;
        syn::parenthesized!(inner in input);
        let offset: syn::LitInt = inner.parse()?;
        inner.parse::<syn::Token![,]>()?;
        let from: syn::LitInt = inner.parse()?;
        inner.parse::<syn::Token![..]>()?;
        let to: syn::LitInt = inner.parse()?;
        let (offset, from, to): (u32, u32, u32) = (offset.base10_parse()?, from.base10_parse()?, to.base10_parse()?);
        if from >= to || to > 64 {
            return Err(syn::Error::new(name.span(), "no such bits: write `bits(BYTE, FROM..TO)`, with FROM before TO and TO at most 64"));
        }
        let end = fields.iter().map(|p| p.offset.saturating_add(p.ty.size())).max().unwrap_or(0);
        if offset.saturating_add(to.div_ceil(8)) > end {
            return Err(syn::Error::new(
                name.span(),
                format!("these bits are past the end of the record, at byte {end}: correct the byte"),
            ));
        }
        return Ok(ir::Locator { offset, lsb: from, width: to - from });
    }
    let wanted = item::name(&name);
    let Some(found) = fields.iter().find(|p| p.field.name == wanted).filter(|p| p.ty.size() <= 8) else {
        return Err(syn::Error::new(
            name.span(),
            format!("`{wanted}` is not a field of this struct with at most 8 bytes; of a part of a field, write `bits(BYTE, FROM..TO)`"),
        ));
    };
    if matches!(found.ty, ir::Ty::Big(_)) {
        let text = format!("`{wanted}` is big-endian, and what is looked up here has its least significant byte first: remove `be` there");
        return Err(syn::Error::new(name.span(), text));
    }
    Ok(ir::Locator { offset: found.offset, lsb: 0, width: found.ty.size() * 8 })
}

/// A list of places, as `selector = field` or `selector(a, bits(3, 0..4))` has one.
pub(super) fn list(tokens: &TokenStream, fields: &[Placed<'_>], errors: &mut Errors) -> Vec<ir::Locator> {
    let parser = |input: ParseStream<'_>| {
        let mut out = Vec::new();
        while !input.is_empty() {
            out.push(one(input, fields)?);
            if !input.is_empty() {
                input.parse::<syn::Token![,]>()?;
            }
        }
        Ok(out)
    };
    errors.keep(parser.parse2(tokens.clone())).unwrap_or_default()
}

/// A single place.
pub(super) fn single(tokens: &TokenStream, fields: &[Placed<'_>], errors: &mut Errors) -> Option<ir::Locator> {
    errors.keep((|input: ParseStream<'_>| one(input, fields)).parse2(tokens.clone()))
}
