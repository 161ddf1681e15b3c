//! Tokens to source text that reads as if written.

use proc_macro2::TokenStream;

use super::PREAMBLE;

/// Formats the tokens of a file, with the preamble, and a blank line between items.
pub(super) fn file(tokens: TokenStream) -> String {
    let text = match syn::parse2::<syn::File>(tokens.clone()) {
        Ok(file) => prettyplease::unparse(&file),
        // Emitted tokens always parse; if they do not, the text shows where, and rustc says what.
        Err(error) => format!("compile_error!({:?});\n{tokens}\n", error.to_string()),
    };
    format!("{PREAMBLE}{}", spaced(&text))
}

/// Blank lines after items, and after functions inside an `impl` or a `trait`.
fn spaced(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 16);
    let mut lines = text.lines().peekable();
    let mut in_block = false;
    while let Some(line) = lines.next() {
        if !line.starts_with([' ', '}', '/', '#']) {
            in_block = line.starts_with("impl") || line.starts_with("pub trait");
        }
        out.push_str(line);
        out.push('\n');
        let Some(next) = lines.peek() else { break };
        let next_is_new = !next.is_empty() && !next.trim_start().starts_with('}');
        let ends_item =
            line == "}" || line == "};" || (!line.starts_with([' ', '/', '#']) && line.ends_with(';') && !same_kind(line, next));
        let ends_function =
            in_block && (line == "    }" || (line.starts_with("    ") && line.ends_with("};") && !line.starts_with("     ")));
        let doc = line.starts_with("//!") && !next.starts_with("//!") && !next.is_empty();
        if next_is_new && (ends_item || ends_function) || doc {
            out.push('\n');
        }
    }
    out
}

/// Neighbouring `use` or `mod` lines stay together.
fn same_kind(line: &str, next: &str) -> bool {
    let kind = |l: &str| l.trim_start_matches("pub ").split(' ').next().unwrap_or_default().to_owned();
    kind(line) == kind(next)
}
