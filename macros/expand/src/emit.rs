//! What a record of another crate has besides what the generator writes for its own: views, a builder, values, rules, text.

mod builder;
mod instruction;
mod rules;
mod text;
mod value;
mod view;

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use tpb_layout::names::ident_at;
use tpb_layout::{ir, tokens};

use crate::record::{Opcode, Record, Use};

/// A field with accessors, in the tokens that several parts need.
struct Member<'a> {
    field: &'a ir::Field,
    get: Ident,
    set: Ident,
    ty: TokenStream,
    doc: TokenStream,
    arm: Option<Arm<'a>>,
}

/// Of a union whose arm other fields choose: its path, and the functions for the live arm.
struct Arm<'a> {
    path: &'a TokenStream,
    get: Ident,
    set: Ident,
}

impl<'a> Member<'a> {
    fn new(field: &'a ir::Field) -> Self {
        let arm = match &field.ty {
            ir::Ty::Named(n) if !field.given.is_empty() => Some(Arm {
                path: &n.path,
                get: format_ident!("{}_arm", field.name, span = field.span),
                set: format_ident!("set_{}_arm", field.name, span = field.span),
            }),
            _ => None,
        };
        let doc = match field.doc.trim() {
            "" => {
                let text = format!(" `{}` at byte {}.", tokens::spelled(&field.ty), field.offset);
                quote!(#[doc = #text])
            }
            text => tokens::markdown(text),
        };
        Self {
            field,
            get: ident_at(&field.name, field.span),
            set: format_ident!("set_{}", field.name, span = field.span),
            ty: tokens::rust_type(&field.ty),
            doc,
            arm,
        }
    }
}

/// Everything besides the newtype, its accessors and its descriptor.
pub(crate) fn record(r: &Record<'_>) -> TokenStream {
    let s = r.layout;
    let members: Vec<Member<'_>> = s.fields.iter().filter(|f| f.reserved.is_none()).map(Member::new).collect();
    let arms = members.iter().map(|m| arm_setters(s, m));
    let asserts = s.fields.iter().filter_map(asserts);
    let parts = [view::emit(s, &members), builder::emit(r, &members), value::emit(s, &members), rules::emit(r), text::emit(r)];
    let instruction = r.opcode.as_ref().map(|o| instruction::emit(r, o));
    let identified = r.opcode.is_some().then(|| quote!(, identified));
    let (rust, size) = (ident_at(&s.rust, s.span), tokens::int(s.size.into()));
    quote! {
        #(#asserts)*
        #(#arms)*
        #(#parts)*
        #instruction
        ::tpb_core::layout_arbitrary!(#rust, #size #identified);
    }
}

/// `Arbitrary` of another type.
pub(crate) fn arbitrary(rust: &Ident, size: u32) -> TokenStream {
    let size = tokens::int(size.into());
    quote!(::tpb_core::layout_arbitrary!(#rust, #size);)
}

/// Name of a type beside the record.
fn beside(s: &ir::Struct, suffix: &str) -> Ident {
    format_ident!("{}{}", s.rust, suffix, span = s.span)
}

fn locator(l: ir::Locator) -> TokenStream {
    let (o, b, w) = (tokens::int(l.offset.into()), tokens::int(l.lsb.into()), tokens::int(l.width.into()));
    quote!(::tpb_core::layout::Locator { offset: #o, lsb: #b, width: #w })
}

/// What only the compiler can see of a field's type: whether it is a union that needs a selector, whether it has a byte order.
fn asserts(f: &ir::Field) -> Option<TokenStream> {
    let (mut ty, mut big) = (&f.ty, false);
    loop {
        match ty {
            ir::Ty::Array(t, _) => ty = t,
            ir::Ty::Big(t) => (ty, big) = (t, true),
            ir::Ty::Named(n) => {
                let path = &n.path;
                let at = path.clone().into_iter().next()?.span();
                let given = tokens::int(f.given.len() as u64);
                let selector = if f.given.is_empty() {
                    format!("which field says which arm of `{}` is live? Write `#[tpb(selector = FIELD)]` on it", f.name)
                } else {
                    format!("the type of `{}` takes another number of selectors: name as many as its union has", f.name)
                };
                let order = big.then(|| {
                    let text = format!(
                        "`be` is for integers, floats and enums, and `{}` is neither: write the attribute on its own fields",
                        f.name
                    );
                    quote::quote_spanned! {at=>
                        const _: () = assert!(::tpb_core::layout::has_byte_order(&<#path as ::tpb_core::layout::Layout>::TYPE), #text);
                    }
                });
                let reserved = f.reserved.is_some();
                let needs = (!reserved).then(|| {
                    quote::quote_spanned! {at=>
                        const _: () = assert!(::tpb_core::layout::given_needed(&<#path as ::tpb_core::layout::Layout>::TYPE) == #given, #selector);
                    }
                });
                return Some(quote!(#needs #order));
            }
            _ => return None,
        }
    }
}

/// Setters of a union's arm, which set what chooses it as well.
fn arm_setters(s: &ir::Struct, m: &Member<'_>) -> Option<TokenStream> {
    let Arm { path, set: set_arm, .. } = m.arm.as_ref()?;
    let Member { field: f, get, set, .. } = m;
    let (rust, vis) = (ident_at(&s.rust, s.span), &s.vis);
    let with_arm = format_ident!("with_{}_arm", f.name, span = f.span);
    let given = f.given.iter().map(|l| {
        let (o, b, w) = (tokens::int(l.offset.into()), tokens::int(l.lsb.into()), tokens::int(l.width.into()));
        quote!(::tpb_core::bytes::bits(&self.0, #o, #b, #w))
    });
    // Several values cannot be told from an arm.
    let select = match f.given.as_slice() {
        [l] => {
            let (o, b, w) = (tokens::int(l.offset.into()), tokens::int(l.lsb.into()), tokens::int(l.width.into()));
            quote! {
                let live = <#path>::pick(&self.#get().to_bytes(), &[#(#given),*]);
                if let Some(index) = index
                    && live != Some(index)
                    && let Some(value) = <#path as ::tpb_core::layout::Union>::selector_of(index)
                {
                    ::tpb_core::bytes::put_bits(&mut self.0, #o, #b, #w, value);
                }
            }
        }
        _ => quote!(let _ = index;),
    };
    let doc = format!(
        " Sets [`{}`](Self::{}) to an arm, and the selector where it says otherwise. Raw bytes leave the selector as it is.",
        f.name, f.name
    );
    let with_doc = format!(" The same with another arm, see [`{set_arm}`](Self::{set_arm}).");
    Some(quote! {
        impl #rust {
            #[doc = #doc]
            #[allow(dead_code)]
            #vis fn #set_arm(&mut self, arm: <#path as ::tpb_core::layout::Union>::Arm) {
                let index = <#path as ::tpb_core::layout::Union>::arm_index(&arm);
                self.#set(<#path>::from(arm));
                #select
            }

            #[doc = #with_doc]
            #[allow(dead_code)]
            #[must_use]
            #vis fn #with_arm(mut self, arm: <#path as ::tpb_core::layout::Union>::Arm) -> Self {
                self.#set_arm(arm);
                self
            }
        }
    })
}
