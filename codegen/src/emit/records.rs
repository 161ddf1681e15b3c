//! The records crate: every enum, type, record layout and operation, once.

use proc_macro2::TokenStream;
use quote::quote;
use tpb_layout::names::{ident, module_name, type_name};

use super::folder::folder;
use super::home::{Home, Part};
use super::{Files, convert, manifest, needs, operations, source};
use crate::isa::{Imports, Isa};

pub(super) fn emit(isa: &Isa, home: Home, files: &mut Files) {
    let root = home.root();
    let gate = matches!(home, Home::Crates).then(|| quote!(#[cfg(feature = "operations")]));
    let exec = home.has(Part::Exec).then(|| {
        quote! {
            #gate
            #[rustfmt::skip]
            mod operation;
            #gate
            #[rustfmt::skip]
            pub mod operations;
        }
    });
    let exports = home.has(Part::Exec).then(|| {
        quote! {
            #gate
            pub use operation::{Execute, Operation};

            /// Everything one generation offers.
            #gate
            pub type Isa = ::tpb_core::dialect::Isa<Operation>;
        }
    });
    files.insert("records/Cargo.toml".into(), manifest::records(isa));
    files.insert(
        "records/src/lib.rs".into(),
        source::file(quote! {
            //! Records, shared types, enums and operations of the TPB instruction set, each distinct one once.
            //!
            //! Generation crates say which of them a generation has, and ask for those with a feature.
            #root

            #[rustfmt::skip]
            pub mod enums;
            #[rustfmt::skip]
            pub mod formats;
            #exec
            #[rustfmt::skip]
            pub mod types;

            #exports
        }),
    );
    enums(isa, home, files);
    types(isa, home, files);
    formats(isa, home, files);
    if home.has(Part::Exec) {
        operations::emit(isa, home, files);
    }
}

fn enums(isa: &Isa, home: Home, files: &mut Files) {
    let mut parts = Vec::new();
    for e in &isa.enums {
        let part = module_name(&e.name);
        let doc = format!(" {}", e.doc.trim());
        let body = home.ty(tpb_layout::enums::emit(&convert::enum_ir(isa, e)));
        let sizes = sizes(e);
        files.insert(format!("records/src/enums/{part}.rs"), source::file(quote!(#![doc = #doc] #body #sizes)));
        parts.push((part, None));
    }
    folder(files, "records/src", "enums", "Enums of the wire: an open newtype each, and the closed enum of its known values.", parts);
}

/// Element sizes, for enums whose values state them.
fn sizes(e: &crate::isa::Enum) -> Option<TokenStream> {
    if e.values.iter().all(|v| v.bits.is_none()) {
        return None;
    }
    let rust = ident(&e.rust);
    let bytes = tpb_layout::tokens::repr_bytes(e.width) * 8;
    let rows = e.values.iter().filter_map(|v| {
        let (value, bits) = (tpb_layout::tokens::hex(v.value, bytes), v.bits?);
        Some(quote!(#value => #bits,))
    });
    let signed: Vec<_> = e.values.iter().filter(|v| v.signed == Some(true)).map(|v| tpb_layout::tokens::hex(v.value, bytes)).collect();
    let signed = if signed.is_empty() { quote!(false) } else { quote!(matches!(self.0, #(#signed)|*)) };
    Some(quote! {
        impl #rust {
            /// Bits of one element; `None` for values that are no element type.
            #[inline]
            pub const fn bits(self) -> Option<u32> {
                Some(match self.0 {
                    #(#rows)*
                    _ => return None,
                })
            }

            /// Whether elements are signed integers.
            #[inline]
            pub const fn is_signed(self) -> bool {
                #signed
            }
        }
    })
}

/// Name of the file of a layout: that of what it lays out, and where that has several, what sets this one apart.
fn part(name: &str, rust: &str) -> String {
    let part = module_name(name);
    match rust.strip_prefix(&type_name(name)).unwrap_or_default() {
        "" => part,
        apart => format!("{part}_{}", module_name(apart)),
    }
}

fn types(isa: &Isa, home: Home, files: &mut Files) {
    let mut parts = Vec::new();
    let needs = needs::by_type(isa);
    for (index, t) in isa.types.iter().enumerate().filter(|(_, t)| !t.gens.is_empty()) {
        let part = part(&t.name, &t.rust);
        let doc = format!(" {}", t.doc.trim());
        let uses = convert::uses(&Imports::of_fields(isa, &convert::named_types(isa, index)));
        let body = home.ty(convert::shared(isa, index));
        files.insert(format!("records/src/types/{part}.rs"), source::file(quote!(#![doc = #doc] #uses #body)));
        parts.push((part, home.needed(isa, needs[index])));
    }
    folder(files, "records/src", "types", "Shared sub-structures of records.", parts);
}

fn formats(isa: &Isa, home: Home, files: &mut Files) {
    let mut parts = Vec::new();
    for (index, r) in isa.records.iter().enumerate().filter(|(_, r)| !r.gens.is_empty()) {
        let f = &isa.formats[r.format];
        let part = part(&f.name, &r.rust);
        let doc = format!(" {}", f.doc.trim());
        let uses = convert::uses(&Imports::of_record(isa, r));
        let body = home.ty(tpb_layout::structs::emit(&convert::record(isa, index)));
        files.insert(format!("records/src/formats/{part}.rs"), source::file(quote!(#![doc = #doc] #uses #body)));
        parts.push((part, home.needed(isa, r.gens)));
    }
    folder(files, "records/src", "formats", "Record layouts: a newtype over 64 bytes for each distinct one.", parts);
}
