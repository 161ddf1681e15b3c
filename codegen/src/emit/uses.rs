//! What fields stand for, per record form.

use proc_macro2::TokenStream;
use quote::quote;
use tpb_layout::names::ident;
use tpb_layout::tokens;

use crate::isa::{Format, Gen, Isa, Place, PlaceKind, Use};
use crate::rule::{Emit, Scope, check, emit, parse};
use crate::spec::{Role, What};

/// Uses of a form in a generation, in the spec's order; those of fields that its layout lacks are left out.
pub(super) fn of(isa: &Isa, f: &Format, record: usize, generation: Gen) -> Vec<TokenStream> {
    f.uses.iter().filter(|u| u.gens.has(generation)).filter_map(|u| one(isa, record, generation, u)).collect()
}

fn one(isa: &Isa, record: usize, generation: Gen, u: &Use) -> Option<TokenStream> {
    let fields = &isa.records[record].fields;
    let place = |path: &str| isa.place(fields, 0, path).ok();
    let path = &u.spec.field.value;
    let at = place(path)?;
    let first = path.split(['.', '[']).next().unwrap_or_default();
    let index = fields.iter().position(|f| f.name == first)?;
    let write = u.spec.write.unwrap_or(fields[index].role == Role::Write);
    let what = match u.spec.what {
        What::Memory => quote!(What::Memory),
        What::Register => quote!(What::Register),
        What::Semaphore => quote!(What::Semaphore),
        What::Event => quote!(What::Event),
        What::SemaphoreMask => quote!(What::SemaphoreMask),
        What::Queue => quote!(What::Queue),
        What::Target => quote!(What::Target),
    };
    let (offset, lsb, field, width) =
        (tokens::int(at.offset.into()), tokens::int(at.lsb.into()), tokens::int(index as u64), tokens::int(at.width.into()));
    let entry = tokens::int(u64::from(match &at.kind {
        PlaceKind::Array(_, width, _) => *width,
        PlaceKind::Bytes => 8,
        _ => at.width,
    }));
    let through = |name: &Option<crate::spec::Name>| name.as_ref().and_then(|n| place(&n.value));
    let elements = match (through(&u.spec.elements), &u.spec.element_bits, through(&u.spec.bytes)) {
        (Some(p), ..) => match &p.kind {
            PlaceKind::Enum(e) if isa.enums[*e].values.iter().any(|v| v.bits.is_some()) => {
                let (at, rust) = (locator(&p), ident(&isa.enums[*e].rust));
                let repr = tokens::uint(tpb_layout::tokens::repr_bytes(isa.enums[*e].width));
                quote!(Elements::Coded(#at, |code| tpb_records::enums::#rust(code as #repr).bits()))
            }
            _ => quote!(Elements::Unknown),
        },
        (None, Some(bits), _) => {
            let bits = tokens::int(bits.value.into());
            quote!(Elements::Bits(#bits))
        }
        (None, None, Some(p)) => {
            let at = locator(&p);
            quote!(Elements::Bytes(#at))
        }
        (None, None, None) => quote!(Elements::Unknown),
    };
    let partitions = match (through(&u.spec.partitions), through(&u.spec.ports)) {
        (Some(p), _) => {
            let at = locator(&p);
            quote!(Partitions::Count(#at))
        }
        (None, Some(p)) => {
            let at = locator(&p);
            quote!(Partitions::Ports(#at))
        }
        (None, None) => quote!(Partitions::Unknown),
    };
    let mode = through(&u.spec.mode).and_then(|p| match &p.kind {
        PlaceKind::Enum(e) => {
            let (at, rust) = (locator(&p), ident(&isa.enums[*e].rust));
            Some(quote!(Some((#at, tpb_records::enums::#rust::LAYOUT))))
        }
        _ => None,
    });
    let mode = mode.unwrap_or(quote!(None));
    let optional = |name: &Option<crate::spec::Name>| match through(name) {
        Some(p) => {
            let at = locator(&p);
            quote!(Some(#at))
        }
        None => quote!(None),
    };
    let (value, last) = (optional(&u.spec.value), optional(&u.spec.through));
    let count = u.spec.count.iter().filter_map(|n| Some(locator(&place(&n.value)?)));
    let walk = u.spec.steps.iter().zip(&u.spec.counts).filter_map(|(s, c)| {
        let (s, c) = (locator(&place(&s.value)?), locator(&place(&c.value)?));
        Some(quote!((#s, #c)))
    });
    let when = match u.spec.when.as_ref().and_then(|text| condition(isa, &text.value, record, generation)) {
        Some(test) => quote!(Some(|r| #test)),
        None => quote!(None),
    };
    Some(quote! {
        Use {
            path: #path,
            field: #field,
            offset: #offset,
            lsb: #lsb,
            entry: #entry,
            width: #width,
            what: #what,
            write: #write,
            when: #when,
            elements: #elements,
            partitions: #partitions,
            walk: &[#(#walk),*],
            count: &[#(#count),*],
            mode: #mode,
            value: #value,
            through: #last,
        }
    })
}

fn locator(p: &Place) -> TokenStream {
    let (o, l, w) = (tokens::int(p.offset.into()), tokens::int(p.lsb.into()), tokens::int(p.width.into()));
    quote!(layout::Locator { offset: #o, lsb: #l, width: #w })
}

/// A condition over the bytes `r`. Mistakes here have been reported by the resolver, and nothing is emitted then.
fn condition(isa: &Isa, text: &str, record: usize, generation: Gen) -> Option<TokenStream> {
    let typed = check(&parse(text).ok()?, &Scope::record(isa, generation, &isa.records[record].fields)).ok()?;
    Some(emit(&typed, &Emit::record(generation as u8)))
}
