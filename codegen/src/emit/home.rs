//! Where emitted code lives: in crates of its own, or in modules of the crate whose build script asks for it.

use proc_macro2::TokenStream;
use quote::quote;
use tpb_layout::Emitted;

use super::manifest;
use crate::isa::{GenSet, Isa};

/// A part of what is generated for a generation; a feature of its crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Records to `Instruction`.
    Decode,
    /// `Instruction` to bytes; brings `Decode`.
    Encode,
    /// Lifting to operations, lowering, dispatch.
    Exec,
    /// Tables for text and documentation; brings `Validate`, since they list the rules.
    Text,
    /// Rules.
    Validate,
}

impl Part {
    /// All of them.
    pub const ALL: [Part; 5] = [Part::Decode, Part::Encode, Part::Exec, Part::Text, Part::Validate];

    fn feature(self) -> &'static str {
        match self {
            Part::Decode => "decode",
            Part::Encode => "encode",
            Part::Exec => "exec",
            Part::Text => "text",
            Part::Validate => "validate",
        }
    }
}

/// Some parts, with those that they need.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Parts(u8);

impl Parts {
    /// Whether a part is among them.
    pub fn has(self, part: Part) -> bool {
        self.0 >> part as u8 & 1 == 1
    }
}

impl FromIterator<Part> for Parts {
    fn from_iter<T: IntoIterator<Item = Part>>(parts: T) -> Self {
        let one = |part: Part| 1 << part as u8;
        Parts(parts.into_iter().fold(0, |set, part| {
            set | one(part)
                | match part {
                    Part::Encode => one(Part::Decode),
                    Part::Text => one(Part::Validate),
                    Part::Decode | Part::Exec | Part::Validate => 0,
                }
        }))
    }
}

/// Where emitted code lives.
#[derive(Clone, Copy)]
pub(super) enum Home {
    /// A crate each, whose parts are features.
    Crates,
    /// A module each, of these parts.
    Modules(Parts),
}

impl Home {
    /// An item that all of these parts together need.
    pub(super) fn item(self, parts: &[Part], item: TokenStream) -> TokenStream {
        match self {
            Home::Crates => {
                let features = parts.iter().map(|part| part.feature());
                match parts {
                    [part] => {
                        let feature = part.feature();
                        quote!(#[cfg(feature = #feature)] #item)
                    }
                    _ => quote!(#[cfg(all(#(feature = #features),*))] #item),
                }
            }
            Home::Modules(chosen) if parts.iter().all(|part| chosen.has(*part)) => item,
            Home::Modules(_) => TokenStream::new(),
        }
    }

    /// Whether a part is emitted.
    pub(super) fn has(self, part: Part) -> bool {
        match self {
            Home::Crates => true,
            Home::Modules(chosen) => chosen.has(part),
        }
    }

    /// A type of the crate of records, with those of its items that the parts need.
    pub(super) fn ty(self, emitted: Emitted) -> TokenStream {
        let Emitted { doc, declared, derives, body, extras, described, undescribed, serde } = emitted;
        match self {
            Home::Crates => {
                quote! {
                    #doc
                    #[cfg_attr(feature = "extras", derive(#derives))]
                    #declared
                    #body
                    #(#[cfg(feature = "extras")] #extras)*
                    #(#[cfg(feature = "layout")] #described)*
                    #[cfg(not(feature = "layout"))]
                    #undescribed
                    #[cfg(feature = "serde")]
                    #serde
                }
            }
            Home::Modules(chosen) if chosen.has(Part::Text) => {
                quote!(#doc #[derive(#derives)] #declared #body #(#extras)* #(#described)* #serde)
            }
            Home::Modules(_) => quote!(#doc #[derive(#derives)] #declared #body #(#extras)* #undescribed),
        }
    }

    /// The line for `serde` of an operation.
    pub(super) fn serde(self, line: TokenStream) -> TokenStream {
        match self {
            Home::Crates => quote!(#[cfg(feature = "serde")] #line),
            Home::Modules(chosen) if chosen.has(Part::Text) => line,
            Home::Modules(_) => TokenStream::new(),
        }
    }

    /// What a module of the crate of records is compiled for: the generations that need it, and where none does, whoever wants tables.
    pub(super) fn needed(self, isa: &Isa, gens: GenSet) -> Option<TokenStream> {
        match self {
            Home::Modules(_) => None,
            Home::Crates if gens.is_empty() => Some(quote!(#[cfg(feature = "tables")])),
            Home::Crates if (0..isa.generations.len()).all(|g| gens.has(g)) => None,
            Home::Crates => {
                if let Some(first) = gens.first().filter(|first| isa.since(*first) == gens) {
                    // A generation that is added later changes no line of what it takes over.
                    let since = manifest::since(isa, first);
                    return Some(quote!(#[cfg(feature = #since)]));
                }
                let features: Vec<String> = gens.iter().map(|g| manifest::dir(isa, g)).collect();
                Some(match &features[..] {
                    [one] => quote!(#[cfg(feature = #one)]),
                    several => quote!(#[cfg(any(#(feature = #several),*))]),
                })
            }
        }
    }

    /// Attributes of a crate's root.
    pub(super) fn root(self) -> TokenStream {
        match self {
            Home::Crates => quote!(#![no_std] #![forbid(unsafe_code)] #![deny(missing_docs)]),
            Home::Modules(_) => quote!(#![forbid(unsafe_code)]),
        }
    }
}
