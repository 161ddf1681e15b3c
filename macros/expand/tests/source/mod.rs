//! What a user would write for the records of the spec.

use std::fmt::Write;
use std::path::Path;

use proc_macro2::TokenStream;
use quote::quote;
use tpb_codegen::generate::load_and_resolve;
use tpb_codegen::isa::Isa;
use tpb_layout::ir::{Conf, Reserved, Role, Struct, Ty};
use tpb_layout::names::ident;
use tpb_layout::tokens;

pub(crate) fn isa() -> Isa {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec");
    let (_, isa, findings) = load_and_resolve(&spec).unwrap();
    assert!(!findings.has_errors(), "{findings}");
    isa
}

/// How the source says where fields are.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Placed {
    /// `offset` and `size` on each.
    Fully,
    /// Only `offset`: sizes of paths follow from it.
    ByOffset,
    /// Fields in order, `size` where the type is a path.
    InOrder,
}

/// What a user would write for a record: arguments and item.
pub(crate) fn source(s: &Struct, placed: Placed) -> (TokenStream, TokenStream) {
    let conf = match s.conf {
        Conf::Low => quote!(low),
        Conf::Med => quote!(med),
        Conf::High => quote!(high),
    };
    let (name, size, source, rust, doc) = (&s.name, tokens::int(s.size.into()), &s.source, ident(&s.rust), tokens::markdown(&s.doc));
    let fields = s.fields.iter().map(|f| {
        let mut args = Vec::new();
        if !matches!(placed, Placed::InOrder) {
            args.push(format!("offset = {}", f.offset));
        }
        if is_path(&f.ty) && !matches!(placed, Placed::ByOffset) {
            args.push(format!("size = {}", f.ty.size()));
        }
        match f.reserved {
            Some(Reserved::Zero) => args.push("reserved = zero".into()),
            Some(Reserved::Unknown) => args.push("reserved".into()),
            None => {}
        }
        match f.role {
            Role::Read => {}
            Role::Write => args.push("role = write".into()),
            Role::State => args.push("role = state".into()),
            Role::Dead => args.push("role = dead".into()),
        }
        if f.closed {
            args.push("closed".into());
        }
        if matches!(f.ty, Ty::Chars(_)) {
            args.push("chars".into());
        }
        if !f.given.is_empty() {
            let mut list = String::new();
            for l in &f.given {
                write!(list, "bits({}, {}..{}),", l.offset, l.lsb, l.lsb + l.width).unwrap();
            }
            args.push(format!("selector({list})"));
        }
        let args: TokenStream = args.join(", ").parse().unwrap();
        let (name, ty, doc) = (ident(&f.name), tokens::rust_type(&f.ty), tokens::markdown(&f.doc));
        quote!(#doc #[tpb(#args)] pub #name: #ty)
    });
    (quote!(size = #size, name = #name, conf = #conf, source(#(#source),*)), quote!(#doc pub struct #rust { #(#fields),* }))
}

fn is_path(ty: &Ty) -> bool {
    match ty {
        Ty::Array(t, _) => is_path(t),
        Ty::Named(_) => true,
        _ => false,
    }
}
