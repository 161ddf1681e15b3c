//! Bitfields: a newtype over an integer with accessors and a descriptor.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

use crate::emitted::{Emitted, debug_bare, described};
use crate::ir::{Bit, Bitfield};
use crate::names::ident_at;
use crate::tokens;

/// The newtype, its accessors, its descriptor.
pub fn emit(b: &Bitfield) -> Emitted {
    let rust = ident_at(&b.rust, b.span);
    let vis = &b.vis;
    let repr = tokens::uint(b.size);
    let size = tokens::int(u64::from(b.size));
    let doc = tokens::markdown(&b.doc);
    let name = &b.name;
    let text = tokens::plain(&b.doc);
    let accessors = b.bits.iter().filter(|f| f.reserved.is_none()).map(|f| accessor(f, b.size, vis));
    let bits = b.bits.iter().map(descriptor);
    // A derived `Eq` has a function, which would be all that debug builds compile of the module.
    let declared = quote! {
        #[derive(Clone, Copy, Default, PartialEq)]
        #[repr(transparent)]
        #vis struct #rust(#vis #repr);

        impl Eq for #rust {}
    };
    let body = quote! {
        impl #rust {
            /// All bits zero.
            #vis const ZERO: Self = Self(0);

            /// The bitfield in these bytes.
            #[inline]
            #vis const fn from_bytes(bytes: [u8; #size]) -> Self {
                Self(#repr::from_le_bytes(bytes))
            }

            /// The bytes.
            #[inline]
            #vis const fn to_bytes(self) -> [u8; #size] {
                self.0.to_le_bytes()
            }

            #(#accessors)*
        }
    };
    let constant = quote! {
        #vis const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
            use ::tpb_core::layout;
            &layout::BitfieldInfo {
                name: #name,
                size: #size,
                bits: &[#(#bits),*],
                doc: #text,
            }
        };
    };
    let described = described(&rust, constant, quote!(Bitfield(Self::LAYOUT)), quote!(debug_bits), quote!(self.0.into()));
    Emitted {
        doc,
        declared,
        derives: quote!(Hash),
        body,
        extras: Vec::new(),
        described,
        undescribed: debug_bare(&rust),
        serde: quote!(::tpb_core::layout_serde!(#rust);),
    }
}

fn accessor(f: &Bit, size: u32, vis: &TokenStream) -> TokenStream {
    let get = ident_at(&f.name, f.span);
    let with = ident_at(&format!("with_{}", f.name), f.span);
    let whole = tokens::uint(size);
    let value_bytes = tokens::repr_bytes(f.width);
    let repr = tokens::uint(value_bytes);
    let lsb = tokens::int(f.lsb.into());
    let mask = tokens::hex(if f.width >= 64 { u64::MAX } else { (1 << f.width) - 1 }, f.width);
    let masked = match (f.lsb, f.lsb + f.width == size * 8) {
        (0, true) => quote!(self.0),
        (0, false) => quote!(self.0 & #mask),
        (_, true) => quote!(self.0 >> #lsb),
        (_, false) => quote!((self.0 >> #lsb) & #mask),
    };
    let (ty, get_value, number, widened) = match &f.ty {
        // How wide the enum is, the compiler knows.
        Some(path) => {
            let at = tokens::start(path);
            (
                path.clone(),
                quote_spanned!(at=> #path((#masked) as _)),
                quote_spanned!(at=> let value: #whole = value.0 as _;),
                quote!(value),
            )
        }
        None if value_bytes == size => (repr.clone(), masked, quote!(), quote!(value)),
        None => (repr.clone(), quote!((#masked) as #repr), quote!(), quote!((value as #whole))),
    };
    let doc = if f.doc.trim().is_empty() { format!("Bits {}..={}.", f.lsb, f.lsb + f.width - 1) } else { f.doc.clone() };
    let doc = tokens::markdown(&doc);
    let with_doc = format!(" The same with another [`{}`](Self::{}); bits that do not fit are dropped.", f.name, f.name);
    let cleared = match (f.lsb, f.width == size * 8) {
        (_, true) => quote!(#widened),
        (0, false) => quote!((self.0 & !#mask) | (#widened & #mask)),
        (_, false) => quote!((self.0 & !(#mask << #lsb)) | ((#widened & #mask) << #lsb)),
    };
    quote! {
        #doc
        #[inline]
        #vis const fn #get(self) -> #ty {
            #get_value
        }

        #[doc = #with_doc]
        #[inline]
        #[must_use]
        #vis const fn #with(self, value: #ty) -> Self {
            #number
            Self(#cleared)
        }
    }
}

fn descriptor(f: &Bit) -> TokenStream {
    let name = &f.name;
    let (lsb, width) = (tokens::int(f.lsb.into()), tokens::int(f.width.into()));
    let ty = f.ty.as_ref().map(|path| quote_spanned!(tokens::start(path)=> .with_enum(<#path as layout::Enum>::ENUM)));
    let reserved = f.reserved.map(tokens::reserved);
    let reserved = reserved.map(|r| quote!(.with_reserved(#r)));
    let doc = tokens::plain(&f.doc);
    quote!(layout::BitInfo::new(#name, #lsb, #width, #doc)#ty #reserved)
}
