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

/// Blank lines after items, and after functions and before the first one inside an `impl` or a `trait`.
fn spaced(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 16);
    let lines: Vec<&str> = text.lines().collect();
    let mut in_block = false;
    for (i, line) in lines.iter().enumerate() {
        if !line.starts_with([' ', '}', '/', '#']) {
            in_block = line.starts_with("impl") || line.starts_with("pub trait");
        }
        out.push_str(line);
        out.push('\n');
        let Some(next) = lines.get(i + 1) else { break };
        let next_is_new = !next.is_empty() && !next.trim_start().starts_with('}');
        let ends_item = *line == "}"
            || *line == "};"
            || line.starts_with("impl ") && line.ends_with("{}")
            || (!line.starts_with([' ', '/', '#']) && line.ends_with(';') && !same_kind(line, next));
        let ends_function =
            in_block && (*line == "    }" || (line.starts_with("    ") && line.ends_with("};") && !line.starts_with("     ")));
        let ends_constants =
            in_block && is_constant(line) && !lines[i + 1..].iter().find(|l| !is_heading(l)).is_some_and(|l| is_constant(l));
        let doc = line.starts_with("//!") && !next.starts_with("//!") && !next.is_empty();
        if next_is_new && (ends_item || ends_function || ends_constants) || doc {
            out.push('\n');
        }
    }
    out
}

/// A constant of an `impl`, on one line.
fn is_constant(line: &str) -> bool {
    line.starts_with("    pub const ") && line.ends_with(';')
}

/// A line of documentation or an attribute.
fn is_heading(line: &str) -> bool {
    line.trim_start().starts_with(['/', '#'])
}

/// Neighbouring `use` or `mod` lines stay together.
fn same_kind(line: &str, next: &str) -> bool {
    let kind = |l: &str| l.trim_start_matches("pub ").split(' ').next().unwrap_or_default().to_owned();
    kind(line) == kind(next)
}
