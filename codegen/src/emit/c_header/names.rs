//! Names and numbers of C.

use std::collections::BTreeSet;

/// Words that no field can be called, in C11 or C++20.
const KEYWORDS: &[&str] = &[
    "alignas",
    "alignof",
    "and",
    "asm",
    "auto",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "class",
    "compl",
    "concept",
    "const",
    "constexpr",
    "continue",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "else",
    "enum",
    "explicit",
    "export",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "if",
    "inline",
    "int",
    "long",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "nullptr",
    "operator",
    "or",
    "private",
    "protected",
    "public",
    "register",
    "requires",
    "restrict",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "struct",
    "switch",
    "template",
    "this",
    "throw",
    "true",
    "try",
    "typedef",
    "typeid",
    "typename",
    "union",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "wchar_t",
    "while",
    "xor",
];

/// Name of a member.
pub(super) fn member(name: &str) -> String {
    if KEYWORDS.contains(&name) { format!("{name}_") } else { name.to_owned() }
}

/// Part of a macro's name.
pub(super) fn upper(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_uppercase() } else { '_' }).collect()
}

/// Part of a type's name.
pub(super) fn lower(name: &str) -> String {
    upper(name).to_ascii_lowercase()
}

/// An unsigned constant of so many bits.
pub(super) fn number(value: u64, bits: u32) -> String {
    let digits = (bits.div_ceil(4) as usize).max(2);
    if bits > 32 { format!("UINT64_C(0x{value:0digits$x})") } else { format!("0x{value:0digits$x}u") }
}

/// Names in use, so that no two things of a header have one name.
#[derive(Default)]
pub(super) struct Names(BTreeSet<String>);

impl Names {
    /// The name, or the name with a number behind it where it is taken.
    pub(super) fn take(&mut self, name: &str) -> String {
        let mut free = name.to_owned();
        let mut count = 2;
        while !self.0.insert(free.clone()) {
            free = format!("{name}_{count}");
            count += 1;
        }
        free
    }
}
