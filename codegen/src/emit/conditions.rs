//! Conditions as Rust expressions.

use proc_macro2::TokenStream;
use quote::quote;
use tpb_layout::tokens;

use crate::isa::{Arm, Isa, TypeBody};
use crate::rule::{Emit, Scope, check, emit, parse};

/// Whether a union's arm is live, over `r: &[u8]` and `given: &[u64]`.
pub(super) fn arm_test(isa: &Isa, union: usize, arm: &Arm) -> TokenStream {
    let t = &isa.types[union];
    let (TypeBody::Union(u), Some(generation)) = (&t.body, t.gens.last()) else { return quote!(false) };
    // Mistakes here have been reported by the resolver, and nothing is emitted then.
    let Ok(expr) = parse(&arm.when.value) else { return quote!(false) };
    let Ok(typed) = check(&expr, &Scope::union(isa, generation, u)) else { return quote!(false) };
    let given: Vec<TokenStream> = u
        .given
        .iter()
        .enumerate()
        .map(|(i, (_, ty))| {
            let i = tokens::int(i as u64);
            match isa.size(ty) {
                8 => quote!(given[#i]),
                n => {
                    let ty = tokens::uint(n);
                    quote!((given[#i] as #ty))
                }
            }
        })
        .collect();
    let generation = generation as u8;
    let own = Emit::union(generation);
    let opcode = u.given.iter().position(|(name, _)| name == "opcode").map_or(own.opcode, |i| given[i].clone());
    emit(&typed, &Emit { given, opcode, ..Emit::union(generation) })
}
