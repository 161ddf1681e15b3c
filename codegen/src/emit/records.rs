//! The records crate: every enum, type, record layout and operation, once.

use std::collections::BTreeMap;

use quote::quote;
use tpb_layout::names::{ident, module_name};

use super::home::{Home, Part};
use super::{Files, convert, manifest, operations, source};
use crate::isa::Isa;

pub(super) fn emit(isa: &Isa, home: Home, files: &mut Files) {
    let root = home.root();
    let exec = home.has(Part::Exec).then(|| {
        quote! {
            #[rustfmt::skip]
            mod operation;
            #[rustfmt::skip]
            pub mod operations;
        }
    });
    let exports = home.has(Part::Exec).then(|| {
        quote! {
            pub use operation::{Execute, Operation};

            /// Everything one generation offers.
            pub type Isa = ::tpb_core::dialect::Isa<Operation>;
        }
    });
    files.insert("records/Cargo.toml".into(), manifest::records());
    files.insert(
        "records/src/lib.rs".into(),
        source::file(quote! {
            //! Records, shared types, enums and operations of the TPB instruction set, each distinct one once.
            //!
            //! Generation crates say which of them a generation has.
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
    enums(isa, files);
    types(isa, files);
    formats(isa, files);
    if home.has(Part::Exec) {
        operations::emit(isa, home, files);
    }
}

/// A module with one file per name, all of whose items it re-exports.
pub(super) fn module(files: &mut Files, dir: &str, name: &str, doc: &str, parts: &[String]) {
    let doc = format!(" {doc}");
    let modules = parts.iter().map(|p| ident(p)).collect::<Vec<_>>();
    files.insert(
        format!("{dir}/{name}.rs"),
        source::file(quote! {
            #![doc = #doc]
            #(mod #modules;)*
            #(pub use #modules::*;)*
        }),
    );
}

fn enums(isa: &Isa, files: &mut Files) {
    let mut parts = Vec::new();
    for e in &isa.enums {
        let part = module_name(&e.name);
        let doc = format!(" {}", e.doc.trim());
        let body = tpb_layout::enums::emit(&convert::enum_ir(isa, e));
        let sizes = sizes(e);
        files.insert(format!("records/src/enums/{part}.rs"), source::file(quote!(#![doc = #doc] #body #sizes)));
        parts.push(part);
    }
    parts.sort();
    module(files, "records/src", "enums", "Enums of the wire: an open newtype each, and the closed enum of its known values.", &parts);
}

/// Element sizes, for enums whose values state them.
fn sizes(e: &crate::isa::Enum) -> Option<proc_macro2::TokenStream> {
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
            pub const fn bits(self) -> Option<u32> {
                Some(match self.0 {
                    #(#rows)*
                    _ => return None,
                })
            }

            /// Whether elements are signed integers.
            pub const fn is_signed(self) -> bool {
                #signed
            }
        }
    })
}

fn types(isa: &Isa, files: &mut Files) {
    let mut by_name: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (i, t) in isa.types.iter().enumerate().filter(|(_, t)| !t.gens.is_empty()) {
        by_name.entry(&t.name).or_default().push(i);
    }
    let mut parts = Vec::new();
    for (name, list) in by_name {
        let part = module_name(name);
        let doc = format!(" {}", isa.types[list[0]].doc.trim());
        let used: Vec<_> = list.iter().flat_map(|t| convert::named_types(isa, *t)).collect();
        let uses = convert::uses(isa, &used, false);
        let bodies = list.iter().map(|t| convert::type_tokens(isa, *t));
        files.insert(format!("records/src/types/{part}.rs"), source::file(quote!(#![doc = #doc] #uses #(#bodies)*)));
        parts.push(part);
    }
    module(files, "records/src", "types", "Shared sub-structures of records.", &parts);
}

fn formats(isa: &Isa, files: &mut Files) {
    let mut parts = Vec::new();
    for (index, f) in isa.formats.iter().enumerate() {
        let list: Vec<usize> =
            (0..isa.records.len()).filter(|r| isa.records[*r].format == index && !isa.records[*r].gens.is_empty()).collect();
        if list.is_empty() {
            continue;
        }
        let part = module_name(&f.name);
        let doc = format!(" {}", f.doc.trim());
        let used: Vec<_> = list
            .iter()
            .flat_map(|r| &isa.records[*r].fields)
            .filter(|x| x.reserved.is_none() || !matches!(x.ty, crate::isa::Ty::Bytes(_)))
            .map(|x| x.ty.clone())
            .collect();
        let uses = convert::uses(isa, &used, false);
        let bodies = list.iter().map(|r| tpb_layout::structs::emit(&convert::record(isa, *r)));
        files.insert(format!("records/src/formats/{part}.rs"), source::file(quote!(#![doc = #doc] #uses #(#bodies)*)));
        parts.push(part);
    }
    parts.sort();
    module(files, "records/src", "formats", "Record layouts: a newtype over 64 bytes for each distinct one.", &parts);
}
