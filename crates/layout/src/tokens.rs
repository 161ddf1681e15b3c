//! Small pieces of emitted code that several emitters need.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::ir::{Conf, NamedKind, Reserved, Role, Ty};

/// Tokens of a path.
pub fn path(text: &str) -> TokenStream {
    text.parse().unwrap_or_else(|_| quote!(compile_error!("not a path")))
}

/// A doc attribute per line.
pub fn doc(text: &str) -> TokenStream {
    let lines = text.trim().lines().map(|line| {
        let line = format!(" {}", escape(line.trim_end()));
        quote!(#[doc = #line])
    });
    quote!(#(#lines)*)
}

/// Text that rustdoc will not take for a link or a tag.
fn escape(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut code = false;
    for c in line.chars() {
        match c {
            '`' => code = !code,
            '[' | ']' | '<' | '>' | '*' | '_' | '|' if !code => out.push('\\'),
            _ => {}
        }
        out.push(c);
    }
    out
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
        Conf::Low => quote!(::tpb_core::layout::Conf::Low),
        Conf::Med => quote!(::tpb_core::layout::Conf::Med),
        Conf::High => quote!(::tpb_core::layout::Conf::High),
    }
}

/// `Option<Reserved>` of `tpb_core::layout`.
pub fn reserved(reserved: Option<Reserved>) -> TokenStream {
    match reserved {
        None => quote!(None),
        Some(Reserved::Zero) => quote!(Some(::tpb_core::layout::Reserved::Zero)),
        Some(Reserved::Unknown) => quote!(Some(::tpb_core::layout::Reserved::Unknown)),
    }
}

/// `Role` of `tpb_core::layout`.
pub fn role(role: Role) -> TokenStream {
    match role {
        Role::Read => quote!(::tpb_core::layout::Role::Read),
        Role::Write => quote!(::tpb_core::layout::Role::Write),
        Role::State => quote!(::tpb_core::layout::Role::State),
        Role::Dead => quote!(::tpb_core::layout::Role::Dead),
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
        Ty::Named(n) => {
            let path = &n.path;
            match n.kind {
                NamedKind::Enum => quote!(#path(0)),
                _ => quote!(#path::ZERO),
            }
        }
    }
}

/// Descriptor of the type, `tpb_core::layout::Type`.
pub fn descriptor(ty: &Ty) -> TokenStream {
    match ty {
        Ty::Uint(n) => {
            let n = int(u64::from(*n));
            quote!(::tpb_core::layout::Type::Uint(#n))
        }
        Ty::Int(n) => {
            let n = int(u64::from(*n));
            quote!(::tpb_core::layout::Type::Int(#n))
        }
        Ty::F32 => quote!(::tpb_core::layout::Type::F32),
        Ty::Bytes(n) => {
            let n = int(u64::from(*n));
            quote!(::tpb_core::layout::Type::Bytes(#n))
        }
        Ty::Chars(n) => {
            let n = int(u64::from(*n));
            quote!(::tpb_core::layout::Type::Chars(#n))
        }
        Ty::Array(t, n) => {
            let (t, n) = (descriptor(t), int(u64::from(*n)));
            quote!(::tpb_core::layout::Type::Array(&#t, #n))
        }
        Ty::Named(n) => {
            let path = &n.path;
            match n.kind {
                NamedKind::Struct => quote!(::tpb_core::layout::Type::Struct(#path::LAYOUT)),
                NamedKind::Bitfield => quote!(::tpb_core::layout::Type::Bitfield(#path::LAYOUT)),
                NamedKind::Union => quote!(::tpb_core::layout::Type::Union(#path::LAYOUT)),
                NamedKind::Enum => {
                    let size = int(u64::from(n.size));
                    quote!(::tpb_core::layout::Type::Enum(#path::LAYOUT, #size))
                }
            }
        }
    }
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
            let (n, zero, stride) = (int(u64::from(*n)), zero(t), int(u64::from(t.size())));
            let one = load(t, bytes, &quote!(#at + #stride * i));
            quote!({
                let mut out = [#zero; #n];
                let mut i = 0;
                while i < #n {
                    out[i] = #one;
                    i += 1;
                }
                out
            })
        }
        Ty::Named(n) => {
            let path = &n.path;
            match n.kind {
                NamedKind::Struct | NamedKind::Union => quote!(#path(take(&#bytes, #at))),
                NamedKind::Bitfield | NamedKind::Enum => {
                    let inner = load(&Ty::Uint(n.size), bytes, at);
                    quote!(#path(#inner))
                }
            }
        }
    }
}

/// Statements that write `value` of the type to `bytes` at `at`.
pub fn store(ty: &Ty, bytes: &TokenStream, at: &TokenStream, value: &TokenStream) -> TokenStream {
    match ty {
        Ty::Uint(1) => quote!(#bytes[#at] = #value;),
        Ty::Uint(_) | Ty::Int(_) | Ty::F32 => quote!(put(&mut #bytes, #at, #value.to_le_bytes());),
        Ty::Bytes(_) | Ty::Chars(_) => quote!(put(&mut #bytes, #at, #value);),
        Ty::Array(t, n) => {
            let (n, stride) = (int(u64::from(*n)), int(u64::from(t.size())));
            let one = store(t, bytes, &quote!(#at + #stride * i), &quote!(#value[i]));
            quote!({
                let mut i = 0;
                while i < #n {
                    #one
                    i += 1;
                }
            })
        }
        Ty::Named(n) => match n.kind {
            NamedKind::Struct | NamedKind::Union => quote!(put(&mut #bytes, #at, #value.0);),
            NamedKind::Bitfield | NamedKind::Enum => store(&Ty::Uint(n.size), bytes, at, &quote!(#value.0)),
        },
    }
}

/// Whether [`load`] of the type uses `take`.
pub fn loads_with_take(ty: &Ty) -> bool {
    match ty {
        Ty::Uint(n) => *n != 1,
        Ty::Array(t, _) => loads_with_take(t),
        Ty::Named(n) => matches!(n.kind, NamedKind::Struct | NamedKind::Union) || n.size != 1,
        _ => true,
    }
}
