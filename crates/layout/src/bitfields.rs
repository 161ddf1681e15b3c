//! Bitfields: a newtype over an integer with accessors and a descriptor.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ir::{Bit, Bitfield};
use crate::names::ident;
use crate::tokens;

/// The newtype, its accessors, its descriptor.
pub fn emit(b: &Bitfield) -> TokenStream {
    let rust = ident(&b.rust);
    let repr = tokens::uint(b.size);
    let size = tokens::int(u64::from(b.size));
    let doc = tokens::doc(&b.doc);
    let name = &b.name;
    let text = b.doc.trim();
    let accessors = b.bits.iter().filter(|f| f.reserved.is_none()).map(|f| accessor(f, b.size));
    let bits = b.bits.iter().map(descriptor);
    quote! {
        #doc
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        #[repr(transparent)]
        pub struct #rust(pub #repr);

        impl #rust {
            /// All bits zero.
            pub const ZERO: Self = Self(0);
            /// Descriptor.
            pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
                use ::tpb_core::layout;
                &layout::BitfieldInfo {
                name: #name,
                size: #size,
                bits: &[#(#bits),*],
                doc: #text,
                }
            };

            #(#accessors)*
        }

        impl ::core::fmt::Debug for #rust {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
            }
        }
    }
}

fn accessor(f: &Bit, size: u32) -> TokenStream {
    let get = ident(&f.name);
    let with = ident(&format!("with_{}", f.name));
    let whole = tokens::uint(size);
    let value_bytes = f.ty.as_ref().map_or_else(|| tokens::repr_bytes(f.width), |(_, bits)| tokens::repr_bytes(*bits));
    let repr = tokens::uint(value_bytes);
    let lsb = tokens::int(f.lsb.into());
    let mask = tokens::hex(if f.width >= 64 { u64::MAX } else { (1 << f.width) - 1 }, f.width);
    let masked = match (f.lsb, f.lsb + f.width == size * 8) {
        (0, true) => quote!(self.0),
        (0, false) => quote!(self.0 & #mask),
        (_, true) => quote!(self.0 >> #lsb),
        (_, false) => quote!((self.0 >> #lsb) & #mask),
    };
    let raw = if value_bytes == size { masked } else { quote!((#masked) as #repr) };
    let (ty, get_value, raw_value) = match &f.ty {
        Some((path, _)) => (path.clone(), quote!(#path(#raw)), quote!(value.0)),
        None => (repr.clone(), raw, quote!(value)),
    };
    let widened = if value_bytes == size { raw_value } else { quote!((#raw_value as #whole)) };
    let doc = if f.doc.trim().is_empty() {
        format!("Bits {}..={}.", f.lsb, f.lsb + f.width - 1)
    } else {
        f.doc.clone()
    };
    let doc = tokens::doc(&doc);
    let with_doc = format!(" The same with another [`{}`](Self::{}); bits that do not fit are dropped.", f.name, f.name);
    let cleared = match (f.lsb, f.width == size * 8) {
        (_, true) => quote!(#widened),
        (0, false) => quote!((self.0 & !#mask) | (#widened & #mask)),
        (_, false) => quote!((self.0 & !(#mask << #lsb)) | ((#widened & #mask) << #lsb)),
    };
    quote! {
        #doc
        #[inline]
        pub const fn #get(self) -> #ty {
            #get_value
        }

        #[doc = #with_doc]
        #[inline]
        #[must_use]
        pub const fn #with(self, value: #ty) -> Self {
            Self(#cleared)
        }
    }
}

fn descriptor(f: &Bit) -> TokenStream {
    let name = &f.name;
    let (lsb, width) = (tokens::int(f.lsb.into()), tokens::int(f.width.into()));
    let ty = match &f.ty {
        Some((path, _)) => quote!(Some(#path::LAYOUT)),
        None => quote!(None),
    };
    let reserved = tokens::reserved(f.reserved);
    let doc = f.doc.trim();
    quote! {
        layout::BitInfo {
            name: #name,
            lsb: #lsb,
            width: #width,
            ty: #ty,
            reserved: #reserved,
            doc: #doc,
        }
    }
}
