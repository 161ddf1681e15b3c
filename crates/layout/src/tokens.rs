//! Small pieces of emitted code that several emitters need.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{quote, quote_spanned};

use crate::ir::{Conf, Reserved, Role, Ty};
use crate::names::ident;

/// Tokens of a path.
pub fn path(text: &str) -> TokenStream {
    text.parse().unwrap_or_else(|_| quote!(compile_error!("not a path")))
}

/// A doc attribute per line of plain text.
pub fn doc(text: &str) -> TokenStream {
    markdown(&escape(text))
}

/// A doc attribute per line of Markdown.
pub fn markdown(text: &str) -> TokenStream {
    let lines = text.trim().lines().map(|line| {
        let line = format!(" {}", line.trim_end());
        quote!(#[doc = #line])
    });
    quote!(#(#lines)*)
}

/// Characters that rustdoc would take for a link or a tag.
const MARKUP: [char; 7] = ['[', ']', '<', '>', '*', '_', '|'];

/// Plain text as Markdown.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut code = false;
    for c in text.chars() {
        match c {
            '`' => code = !code,
            '\n' => code = false,
            c if MARKUP.contains(&c) && !code => out.push('\\'),
            _ => {}
        }
        out.push(c);
    }
    out
}

/// Markdown as plain text, for descriptors: what [`escape`] did, undone.
pub fn plain(markdown: &str) -> String {
    let mut out = String::with_capacity(markdown.len());
    let mut code = false;
    let mut chars = markdown.trim().chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '`' => code = !code,
            '\n' => code = false,
            '\\' if !code && chars.peek().is_some_and(|next| MARKUP.contains(next)) => continue,
            _ => {}
        }
        out.push(c);
    }
    out
}

/// A type as people read it in documentation.
pub fn spelled(ty: &Ty) -> String {
    match ty {
        Ty::Array(t, n) => format!("[{}; {n}]", spelled(t)),
        // Of a path, the last name is enough.
        Ty::Named(n) => n.path.clone().into_iter().last().map_or_else(String::new, |t| t.to_string()),
        Ty::Big(t) => format!("{}, big-endian", spelled(t)),
        _ => rust_type(ty).to_string().replace(" ;", ";"),
    }
}

/// Unsuffixed integer.
pub fn int(value: u64) -> Literal {
    Literal::u64_unsuffixed(value)
}

/// Hexadecimal integer with the digits of `bits`.
pub fn hex(value: u64, bits: u32) -> TokenStream {
    let digits = (bits.div_ceil(4) as usize).max(2);
    format!("0x{value:0digits$x}").parse().unwrap_or_else(|_| quote!(0))
}

/// Path of an enum variant of `tpb_core::layout`.
pub fn conf(conf: Conf) -> TokenStream {
    match conf {
        Conf::Low => quote!(layout::Conf::Low),
        Conf::Med => quote!(layout::Conf::Med),
        Conf::High => quote!(layout::Conf::High),
    }
}

/// `Reserved` of `tpb_core::layout`.
pub fn reserved(reserved: Reserved) -> TokenStream {
    match reserved {
        Reserved::Zero => quote!(layout::Reserved::Zero),
        Reserved::Unknown => quote!(layout::Reserved::Unknown),
    }
}

/// `Role` of `tpb_core::layout`.
pub fn role(role: Role) -> TokenStream {
    match role {
        Role::Read => quote!(layout::Role::Read),
        Role::Write => quote!(layout::Role::Write),
        Role::State => quote!(layout::Role::State),
        Role::Dead => quote!(layout::Role::Dead),
    }
}

/// Unsigned Rust integer of so many bytes.
pub fn uint(bytes: u32) -> TokenStream {
    match bytes {
        1 => quote!(u8),
        2 => quote!(u16),
        4 => quote!(u32),
        _ => quote!(u64),
    }
}

/// Smallest Rust integer, in bytes, that holds so many bits.
pub fn repr_bytes(bits: u32) -> u32 {
    match bits {
        0..=8 => 1,
        9..=16 => 2,
        17..=32 => 4,
        _ => 8,
    }
}

/// Rust type of a field.
pub fn rust_type(ty: &Ty) -> TokenStream {
    match ty {
        Ty::Uint(n) => uint(*n),
        Ty::Int(1) => quote!(i8),
        Ty::Int(2) => quote!(i16),
        Ty::Int(4) => quote!(i32),
        Ty::Int(_) => quote!(i64),
        Ty::F32 => quote!(f32),
        Ty::Bytes(n) | Ty::Chars(n) => {
            let n = int(u64::from(*n));
            quote!([u8; #n])
        }
        Ty::Array(t, n) => {
            let (t, n) = (rust_type(t), int(u64::from(*n)));
            quote!([#t; #n])
        }
        Ty::Big(t) => rust_type(t),
        Ty::Named(n) => n.path.clone(),
    }
}

/// A zero of the type, for array initialisers.
fn zero(ty: &Ty) -> TokenStream {
    match ty {
        Ty::Uint(_) | Ty::Int(_) => quote!(0),
        Ty::F32 => quote!(0.0),
        Ty::Bytes(n) | Ty::Chars(n) => {
            let n = int(u64::from(*n));
            quote!([0; #n])
        }
        Ty::Array(t, n) => {
            let (t, n) = (zero(t), int(u64::from(*n)));
            quote!([#t; #n])
        }
        Ty::Big(t) => zero(t),
        Ty::Named(n) => {
            let (path, size) = (&n.path, int(n.size.into()));
            quote_spanned!(start(path)=> #path::from_bytes([0; #size]))
        }
    }
}

/// Descriptor of the type, `tpb_core::layout::Type`.
pub fn descriptor(ty: &Ty) -> TokenStream {
    match ty {
        Ty::Uint(n) => {
            let n = int(u64::from(*n));
            quote!(layout::Type::Uint(#n))
        }
        Ty::Int(n) => {
            let n = int(u64::from(*n));
            quote!(layout::Type::Int(#n))
        }
        Ty::F32 => quote!(layout::Type::F32),
        Ty::Bytes(n) => {
            let n = int(u64::from(*n));
            quote!(layout::Type::Bytes(#n))
        }
        Ty::Chars(n) => {
            let n = int(u64::from(*n));
            quote!(layout::Type::Chars(#n))
        }
        Ty::Array(t, n) => {
            let (t, n) = (descriptor(t), int(u64::from(*n)));
            quote!(layout::Type::Array(&#t, #n))
        }
        Ty::Big(t) => {
            let t = descriptor(t);
            quote!(layout::Type::Big(&#t))
        }
        Ty::Named(n) => {
            let path = &n.path;
            quote_spanned!(start(path)=> <#path as layout::Layout>::TYPE)
        }
    }
}

/// Where a path was written: what is wrong with the type is said there.
pub(crate) fn start(path: &TokenStream) -> Span {
    path.clone().into_iter().next().map_or_else(Span::call_site, |t| t.span())
}

/// Expression that reads a value of the type from `bytes` at `at`.
pub fn load(ty: &Ty, bytes: &TokenStream, at: &TokenStream) -> TokenStream {
    match ty {
        Ty::Uint(1) => quote!(#bytes[#at]),
        Ty::Uint(_) | Ty::Int(_) => {
            let t = rust_type(ty);
            quote!(#t::from_le_bytes(take(&#bytes, #at)))
        }
        Ty::F32 => quote!(f32::from_bits(u32::from_le_bytes(take(&#bytes, #at)))),
        Ty::Bytes(_) | Ty::Chars(_) => quote!(take(&#bytes, #at)),
        Ty::Array(t, n) => {
            let (n, zero) = (int(u64::from(*n)), zero(t));
            let i = counter(ty);
            let one = load(t, bytes, &element(at, t, &i));
            quote!({
                let mut out = [#zero; #n];
                let mut #i = 0;
                while #i < #n {
                    out[#i] = #one;
                    #i += 1;
                }
                out
            })
        }
        Ty::Big(t) => match &**t {
            Ty::F32 => quote!(f32::from_bits(u32::from_be_bytes(take(&#bytes, #at)))),
            Ty::Named(n) => {
                let (path, size) = (&n.path, int(n.size.into()));
                quote_spanned!(start(path)=> #path::from_bytes(::tpb_core::bytes::turned(take::<#size>(&#bytes, #at))))
            }
            t => {
                let t = rust_type(t);
                quote!(#t::from_be_bytes(take(&#bytes, #at)))
            }
        },
        Ty::Named(n) => {
            let path = &n.path;
            let size = int(n.size.into());
            // The length is written out, so that a type of another size does not compile.
            let raw = if n.size == 1 {
                quote_spanned!(start(path)=> [#bytes[#at]])
            } else {
                quote_spanned!(start(path)=> take::<#size>(&#bytes, #at))
            };
            quote_spanned!(start(path)=> #path::from_bytes(#raw))
        }
    }
}

/// Loop counter of an array: `i`, or another where arrays hold arrays.
fn counter(ty: &Ty) -> Ident {
    let mut depth = 0;
    let mut at = ty;
    while let Ty::Array(inner, _) = at {
        (depth, at) = (depth + 1, inner);
    }
    if depth == 1 { ident("i") } else { ident(&format!("i{depth}")) }
}

/// Where element `i` of an array of `ty` at `at` begins.
fn element(at: &TokenStream, ty: &Ty, i: &Ident) -> TokenStream {
    let offset = match ty.size() {
        1 => quote!(#i),
        stride => {
            let stride = int(stride.into());
            quote!(#stride * #i)
        }
    };
    if at.to_string() == "0" { offset } else { quote!(#at + #offset) }
}

/// Statements that write `value` of the type to `bytes` at `at`.
pub fn store(ty: &Ty, bytes: &TokenStream, at: &TokenStream, value: &TokenStream) -> TokenStream {
    match ty {
        Ty::Uint(1) => quote!(#bytes[#at] = #value;),
        Ty::Uint(_) | Ty::Int(_) | Ty::F32 => quote!(put(&mut #bytes, #at, #value.to_le_bytes());),
        Ty::Bytes(_) | Ty::Chars(_) => quote!(put(&mut #bytes, #at, #value);),
        Ty::Array(t, n) => {
            let n = int(u64::from(*n));
            let i = counter(ty);
            let one = store(t, bytes, &element(at, t, &i), &quote!(#value[#i]));
            quote!({
                let mut #i = 0;
                while #i < #n {
                    #one
                    #i += 1;
                }
            })
        }
        Ty::Big(t) => match &**t {
            Ty::Named(n) => {
                let value = quote_spanned!(start(&n.path)=> #value.to_bytes());
                quote!(put(&mut #bytes, #at, ::tpb_core::bytes::turned(#value));)
            }
            _ => quote!(put(&mut #bytes, #at, #value.to_be_bytes());),
        },
        Ty::Named(n) => {
            let value = quote_spanned!(start(&n.path)=> #value.to_bytes());
            if n.size == 1 { quote_spanned!(start(&n.path)=> [#bytes[#at]] = #value;) } else { quote!(put(&mut #bytes, #at, #value);) }
        }
    }
}

/// Whether [`load`] of the type uses `take`.
pub fn loads_with_take(ty: &Ty) -> bool {
    match ty {
        Ty::Uint(n) => *n != 1,
        Ty::Array(t, _) => loads_with_take(t),
        Ty::Named(n) => n.size != 1,
        _ => true,
    }
}
