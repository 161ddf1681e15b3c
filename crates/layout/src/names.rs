//! Rust names for the field's own names.

use heck::{ToSnakeCase, ToUpperCamelCase};
use proc_macro2::{Ident, Span};

const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn", "else", "enum", "extern",
    "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv",
    "pub", "ref", "return", "self", "Self", "static", "struct", "super", "trait", "true", "try", "type", "typeof", "unsafe", "unsized",
    "use", "virtual", "where", "while", "yield",
];

/// Names of the prelude that emitted code writes without a path; no type of the emitted module may have one.
pub const PRELUDE: [&str; 10] = ["Default", "Eq", "Err", "From", "None", "Ok", "Option", "Result", "Sized", "Some"];

/// `S3D3_MM` to `S3d3Mm`; a leading digit gets an underscore.
pub fn type_name(name: &str) -> String {
    guard(name.to_upper_camel_case())
}

/// Variant of a union's arm; `Raw` is taken by the bytes that no arm claims.
pub fn arm_name(name: &str) -> String {
    let name = type_name(name);
    if name == "Raw" { "RawArm".to_owned() } else { name }
}

/// Name of a module or file: `S3D3_MM` to `s3d3_mm`.
pub fn module_name(name: &str) -> String {
    let lower = name.to_ascii_lowercase();
    let snake = if lower.contains('_') || name == name.to_ascii_uppercase() { lower } else { name.to_snake_case() };
    guard(if KEYWORDS.contains(&snake.as_str()) { format!("{snake}_") } else { snake })
}

/// Name of a constant; a leading digit gets an underscore.
pub fn const_name(name: &str) -> String {
    guard(name.to_ascii_uppercase())
}

fn guard(name: String) -> String {
    if name.starts_with(|c: char| c.is_ascii_digit()) { format!("_{name}") } else { name }
}

/// An identifier, raw where it is a keyword.
pub fn ident(name: &str) -> Ident {
    ident_at(name, Span::call_site())
}

/// The same, at the place where the user wrote the name, so that editors and compile errors lead there.
pub fn ident_at(name: &str, span: Span) -> Ident {
    match name {
        "self" | "Self" | "super" | "crate" => Ident::new(&format!("{name}_"), span),
        _ if KEYWORDS.contains(&name) => Ident::new_raw(name, span),
        _ => Ident::new(name, span),
    }
}
