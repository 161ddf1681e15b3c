//! `#[tpb_struct]`.

mod checks;
mod field;
mod head;
mod locator;
mod place;

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{Data, DeriveInput, Fields};
use tpb_layout::{ir, names, structs};

use crate::emit;
use crate::errors::Errors;
use crate::record::{Check, Opcode, Record, Use};
use crate::{item, layout};
pub(crate) use field::reserved;
use field::{Field, field};
use head::Head;
use place::{Placed, place};

pub(crate) fn expand(attr: TokenStream, tokens: TokenStream) -> syn::Result<TokenStream> {
    let input = item::parse(tokens, "tpb_struct", "a struct with named fields")?;
    let named = named_fields(&input)?;
    item::plain(&input)?;
    let mut errors = Errors::default();
    let head = Head::read(attr, &input, &mut errors);
    let derived = ["Clone", "Copy", "PartialEq", "Eq", "Hash", "Debug", "Default"];
    let passed = item::passed_on(&input, "tpb_struct", &derived, &mut errors);
    let mut checks = checks::of_record(&input.attrs, &mut errors);
    let fields: Vec<Field<'_>> = named.iter().filter_map(|f| field(f, &input, &mut errors)).collect();
    names_differ(&fields, head.opcode.is_some(), &mut errors);
    let placed = place(&fields, head.size, &mut errors);
    // Where a field's extent is not known, every hole would be reported as well.
    if placed.len() == named.len() && head.size_given {
        let list: Vec<layout::Field> = placed
            .iter()
            .map(|p| layout::Field {
                name: p.field.name.clone(),
                at: p.offset..p.offset.saturating_add(p.ty.size()),
                span: p.field.offset.map_or(p.field.span, |(_, span)| span),
            })
            .collect();
        let words = layout::Words {
            unit: "byte",
            whole: "record".into(),
            filler,
            place: |from, _| format!("#[tpb(offset = {from})]"),
            resize: "correct the size",
        };
        layout::check(&list, head.size, head.size_span, &words, &mut errors);
    }
    let mut uses = Vec::new();
    let mut list: Vec<(ir::Field, Option<&Check>)> = placed
        .iter()
        .map(|p| {
            uses.extend(use_of(p, &placed, &mut errors));
            let field = ir::Field {
                name: p.field.name.clone(),
                offset: p.offset,
                ty: p.ty.clone(),
                reserved: p.field.reserved,
                closed: p.field.closed,
                role: p.field.role,
                given: p.field.selector.as_ref().map(|g| locator::list(g, &placed, &mut errors)).unwrap_or_default(),
                doc: p.field.doc.clone(),
                span: p.field.span,
            };
            (field, p.field.check.as_ref())
        })
        .collect();
    list.sort_by_key(|(f, _)| f.offset);
    let (mut fields, field_checks): (Vec<ir::Field>, Vec<Option<&Check>>) = list.into_iter().unzip();
    let selector = head.check_selector(&fields, &mut errors);
    let broken = !errors.is_empty();
    if broken {
        // The type stays known, so that only its fields are missing elsewhere.
        fields = vec![reserved_bytes(head.size)];
        checks.clear();
    }
    let layout = ir::Struct {
        name: head.name.clone(),
        rust: item::name(&input.ident),
        vis: input.vis.to_token_stream(),
        span: input.ident.span(),
        size: head.size,
        fields,
        doc: item::doc(&input.attrs),
        conf: head.conf,
        source: head.source.clone(),
    };
    let body = structs::emit(&layout);
    let rest = (!broken).then(|| {
        let opcode = head.opcode.map(|byte| Opcode { byte, selector, mnemonic: head.mnemonic.clone(), engines: head.engines });
        emit::record(&Record { layout: &layout, checks, field_checks, uses, opcode })
    });
    Ok(errors.with(quote!(#passed #body #rest)))
}

/// What the field stands for, where that is said.
fn use_of(p: &Placed<'_>, placed: &[Placed<'_>], errors: &mut Errors) -> Option<Use> {
    let sizes = &p.field.sizes;
    if p.field.stands_for.is_none() && sizes.is_empty() {
        return None;
    }
    let mut locator = |tokens: &Option<TokenStream>| tokens.as_ref().and_then(|t| locator::single(t, placed, errors));
    let (elements, partitions, ports) = (locator(&sizes.elements), locator(&sizes.partitions), locator(&sizes.ports));
    // The enum that says how wide an element is.
    let coded = elements.and_then(|at| {
        let field = placed.iter().find(|p| p.offset == at.offset && p.ty.size() * 8 == at.width)?;
        match &field.ty {
            ir::Ty::Named(n) => Some((at, n.path.clone())),
            _ => None,
        }
    });
    if let (Some(tokens), Some(_), None) = (&sizes.elements, &elements, &coded) {
        errors.at(tokens, "`elements` is a field whose type has a function `bits`: write that field, or `element_bits = 32`");
    }
    let array = match &p.ty {
        ir::Ty::Array(t, _) => t.size(),
        ir::Ty::Bytes(_) => 1,
        ty => ty.size(),
    };
    Some(Use {
        name: p.field.name.clone(),
        offset: p.offset,
        entry: array * 8,
        width: p.ty.size() * 8,
        what: p.field.stands_for.unwrap_or("Memory"),
        write: matches!(p.field.role, ir::Role::Write),
        coded,
        element_bits: sizes.element_bits,
        partitions,
        ports,
    })
}

fn named_fields(input: &DeriveInput) -> syn::Result<&syn::punctuated::Punctuated<syn::Field, syn::Token![,]>> {
    let (span, text) = match &input.data {
        Data::Struct(s) => match &s.fields {
            Fields::Named(fields) if !fields.named.is_empty() => return Ok(&fields.named),
            Fields::Named(fields) => (
                fields.to_token_stream(),
                "a record has at least one field: `#[tpb(reserved)] bytes: [u8; 64]` says that nothing is known of it".to_owned(),
            ),
            Fields::Unnamed(fields) => (
                fields.to_token_stream(),
                format!("the fields of a record have names: write `struct {} {{ name: type, ... }}`", input.ident),
            ),
            Fields::Unit => {
                (input.ident.to_token_stream(), format!("a record has fields: write `struct {} {{ name: type, ... }}`", input.ident))
            }
        },
        Data::Enum(e) => {
            (e.enum_token.to_token_stream(), "`#[tpb_struct]` goes on a struct; for an enum write `#[tpb_enum(repr = u8)]`".to_owned())
        }
        Data::Union(u) => {
            (u.union_token.to_token_stream(), "`#[tpb_struct]` goes on a struct; write the bytes of the union as `[u8; N]`".to_owned())
        }
    };
    Err(syn::Error::new_spanned(span, text))
}

fn filler(from: u32, to: u32) -> String {
    format!("#[tpb(offset = {from}, reserved)] reserved_{from}: [u8; {}]", to - from)
}

fn reserved_bytes(size: u32) -> ir::Field {
    ir::Field {
        name: "bytes".into(),
        offset: 0,
        ty: ir::Ty::Bytes(size),
        reserved: Some(ir::Reserved::Unknown),
        closed: false,
        role: ir::Role::Read,
        given: Vec::new(),
        doc: String::new(),
        span: Span::call_site(),
    }
}

/// Field names, and the accessors made of them, are all different.
fn names_differ(fields: &[Field<'_>], has_opcode: bool, errors: &mut Errors) {
    let mut taken: Vec<(String, String)> = [
        "from_bytes",
        "as_bytes",
        "to_bytes",
        "to_record",
        "first_of",
        "each_of",
        "view",
        "builder",
        "build",
        "check",
        "check_generation",
        "is_valid",
    ]
    .map(|n| (n.to_owned(), "every record has a function of this name".to_owned()))
    .to_vec();
    if has_opcode {
        taken.extend(
            ["new", "is", "identified"].map(|n| (n.to_owned(), "every record with an opcode has a function of this name".to_owned())),
        );
    }
    for (i, f) in fields.iter().enumerate() {
        if fields[..i].iter().any(|o| o.name == f.name) {
            errors.span(f.span, format!("field `{}` is there twice: rename one of them", f.name));
            continue;
        }
        if f.reserved.is_some() {
            continue;
        }
        let mut own = vec![(f.name.clone(), format!("it is the accessor of `{}`", f.name))];
        own.push((format!("set_{}", f.name), format!("it is the setter of `{}`", f.name)));
        own.push((format!("with_{}", f.name), format!("it is the setter of `{}`", f.name)));
        if f.selector.is_some() {
            own.push((format!("{}_arm", f.name), format!("it is the live arm of `{}`", f.name)));
            own.push((format!("set_{}_arm", f.name), format!("it sets the arm of `{}`", f.name)));
            own.push((format!("with_{}_arm", f.name), format!("it sets the arm of `{}`", f.name)));
        }
        if let Some((name, why)) = own.iter().find_map(|(n, _)| taken.iter().find(|(t, _)| t == n)) {
            errors.span(f.span, format!("`{name}` is taken, {why}: rename this field"));
        }
        taken.extend(own);
    }
}

/// Name in descriptors, unless another is given.
pub(crate) fn default_name(input: &DeriveInput) -> String {
    names::ident(&item::name(&input.ident)).to_string()
}
