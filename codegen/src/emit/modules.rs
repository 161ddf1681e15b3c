//! Some generations as modules of another crate, for build scripts.

use quote::quote;
use tpb_layout::names::ident;

use super::home::{Home, Part, Parts};
use super::needs::{need, types_of};
use super::{Files, gathered, manifest, shares, source};
use crate::isa::{GenSet, Isa};

/// Name of the file to include, beside the folder of the others.
pub const ROOT: &str = "tpb.rs";
const DIR: &str = "tpb";

/// The modules of these generations: one for what they share, and one each. Paths are relative to an output directory.
pub fn emit(isa: &Isa, gens: GenSet, parts: Parts) -> Files {
    let isa = only(isa, gens, parts);
    let mut crates = gathered(&shares(&isa, gens.iter(), Home::Modules(parts)));
    crates.retain(|path, _| path.ends_with(".rs"));
    let mut files: Files = crates.into_iter().filter_map(|(path, text)| moved(&path, &text)).collect();
    files.insert(ROOT.into(), root(&isa, gens));
    files
}

/// The file to include. Its modules are public in a module that may be private, so that much of them may be unused.
fn root(isa: &Isa, gens: GenSet) -> String {
    let module = |name: &str, doc: &str| {
        let (path, name) = (format!("{DIR}/{name}/mod.rs"), ident(name));
        quote! {
            #[doc = #doc]
            #[allow(dead_code, unused_imports, unreachable_pub)]
            #[allow(clippy::all, clippy::pedantic, clippy::restriction)]
            #[path = #path]
            #[rustfmt::skip]
            pub mod #name;
        }
    };
    let shared = module("records", " Records, shared types, enums and operations.");
    let generations = gens.iter().map(|g| {
        let g = &isa.generations[g];
        module(&g.name, &format!(" The instruction set of {}.", g.title))
    });
    source::file(quote!(#shared #(#generations)*))
}

/// A file of a crate at its place among the modules, its paths with it: what was `crate` is the module's root, and what was the crate
/// of records is the module beside it.
fn moved(path: &str, text: &str) -> Option<(String, String)> {
    let (krate, below) = path.split_once("/src/")?;
    let krate = krate.replace('-', "_");
    let depth = if below == "lib.rs" { 0 } else { below.matches('/').count() + 1 };
    let own = if depth == 0 { "self::".to_string() } else { "super::".repeat(depth) };
    let records = format!("{}records::", "super::".repeat(depth + 1));
    let text = replaced(text, manifest::RECORDS_PATH, &records);
    let text = replaced(&text, "crate::", &own);
    let below = if below == "lib.rs" { "mod.rs" } else { below };
    Some((format!("{DIR}/{krate}/{below}"), text))
}

/// Replaces a path prefix where it is one, and not the end of a longer name or path.
fn replaced(text: &str, from: &str, to: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(from) {
        let (before, after) = rest.split_at(at);
        out.push_str(before);
        let longer = before.ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':');
        out.push_str(if longer { from } else { to });
        rest = &after[from.len()..];
    }
    out.push_str(rest);
    out
}

/// The instruction set with nothing but what these generations need; generations keep their positions.
fn only(isa: &Isa, gens: GenSet, parts: Parts) -> Isa {
    let mut isa = isa.clone();
    for format in &mut isa.formats {
        for (generation, record) in format.records.iter_mut().enumerate() {
            *record = record.filter(|_| gens.has(generation));
        }
    }
    for record in &mut isa.records {
        record.gens = record.gens.common(gens);
    }
    let formats = &isa.formats;
    let lives = |format: usize| formats[format].records.iter().any(Option::is_some);
    let kept: Vec<bool> = isa.operations.iter().map(|o| o.formats.iter().any(|(format, _)| lives(*format))).collect();
    let mut at = kept.iter();
    isa.operations.retain(|_| *at.next().unwrap_or(&true));
    for opcode in &mut isa.opcodes {
        opcode.operation = kept.iter().take(opcode.operation).filter(|kept| **kept).count();
    }
    let mut needed = vec![false; isa.types.len()];
    let records = isa.records.iter().filter(|r| !r.gens.is_empty());
    records.flat_map(types_of).for_each(|ty| need(&isa, ty, &mut needed));
    if parts.has(Part::Exec) {
        let operations = isa.operations.iter().flat_map(|o| o.operands.iter().map(|x| &x.ty).chain(&o.events));
        operations.for_each(|ty| need(&isa, ty, &mut needed));
    }
    for (ty, needed) in isa.types.iter_mut().zip(needed) {
        if !needed {
            ty.gens = GenSet::default();
        }
    }
    isa
}
