//! What in a generation's tables would make its text ambiguous.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::cursor::{NotANumber, number};
use crate::dialect::{Dialect, Form};
use crate::layout::{EnumInfo, Type};

/// Everything in a generation's tables that the text form cannot tell apart: equal mnemonics, keys, enum names or
/// templates, and names that the notation has no room for. Empty for tables in order; meant for tests and generators.
pub fn ambiguities(dialect: &Dialect) -> Vec<String> {
    let mut check = Check { dialect, found: Vec::new(), enums: BTreeSet::new() };
    check.mnemonics();
    check.templates();
    for opcode in dialect.opcodes {
        for form in opcode.forms {
            check.form(form);
        }
    }
    check.found
}

struct Check<'d> {
    dialect: &'d Dialect,
    found: Vec<String>,
    enums: BTreeSet<&'static str>,
}

fn is_name(s: &str) -> bool {
    !s.is_empty() && s.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

/// Pairs of equal names, case apart.
fn twice<'a>(names: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut seen = BTreeSet::new();
    names.map(str::to_ascii_lowercase).filter(|n| !seen.insert(n.clone())).collect()
}

impl Check<'_> {
    fn names<'a>(&mut self, of: &str, what: &str, names: impl Iterator<Item = &'a str> + Clone) {
        for n in names.clone().filter(|n| !is_name(n)) {
            self.found.push(format!("{of}: the {what} `{n}` is not made of letters, digits and `_`"));
        }
        for n in twice(names) {
            self.found.push(format!("{of}: the {what} `{n}` is there twice"));
        }
    }

    fn mnemonics(&mut self) {
        let dialect = self.dialect;
        self.names(dialect.title, "mnemonic", dialect.opcodes.iter().map(|o| o.mnemonic));
        for o in dialect.opcodes {
            if let Some(other) = dialect.opcodes.iter().find(|p| p.byte != o.byte && p.mnemonic.eq_ignore_ascii_case(o.name)) {
                self.found.push(format!("{}: `{}` is an opcode and the mnemonic of {}", dialect.title, o.name, other.name));
            }
        }
    }

    fn templates(&mut self) {
        let all = [&self.dialect.text.waits, &self.dialect.text.updates].map(|t| t.list.iter().map(|t| t.text));
        for t in twice(all.clone().into_iter().flatten()) {
            self.found.push(format!("{}: the template `{t}` is there twice", self.dialect.title));
        }
        for t in all.into_iter().flatten() {
            let bad = |b: u8| b.is_ascii_whitespace() || !b.is_ascii() || matches!(b, b';' | b',' | b'#' | b'"');
            let places = ["{idx}", "{value}", "{reg}", "{off}"];
            let literal = places.iter().fold(String::from(t), |s, p| s.replace(p, ""));
            if t.is_empty() || t.bytes().any(bad) || literal.contains(['{', '}']) || t.starts_with(['.', '/']) {
                self.found.push(format!("{}: the template `{t}` is not one word", self.dialect.title));
            }
        }
    }

    fn form(&mut self, form: &Form) {
        let name = form.layout.name;
        let shape = &form.layout.shape;
        self.names(name, "key", form.text.iter().map(|t| t.key));
        let listed = |i: usize| form.text.iter().any(|t| usize::from(t.field) == i);
        for (i, f) in form.layout.fields.iter().enumerate().filter(|(_, f)| f.reserved.is_none()) {
            if !listed(i) && form.text.iter().any(|t| t.key == f.name) {
                self.found.push(format!("{name}: the field `{}` can only be patched, because another has its name as key", f.name));
            }
            self.ty(&f.ty);
        }
        let is_field = |n: &str| form.layout.field(n).is_some() || form.text.iter().any(|t| t.key == n);
        let inner = shape.header_keys().chain(shape.events.iter().flat_map(|e| e.info.fields));
        for f in inner.filter(|f| is_field(f.name)) {
            let message = format!("{name}: `{}` of the header or the events can only be patched, because a field has its name", f.name);
            self.found.push(message);
        }
        if form.selector.is_some_and(|s| !is_name(s.name)) {
            self.found.push(format!("{name}: the selector's name is not made of letters, digits and `_`"));
        }
    }

    fn ty(&mut self, ty: &Type) {
        match ty {
            Type::Enum(e, _) => self.enumeration(e),
            Type::Array(t, _) | Type::Big(t) => self.ty(t),
            Type::Struct(s) => {
                self.names(s.name, "member", s.fields.iter().filter(|f| f.reserved.is_none()).map(|f| f.name));
                s.fields.iter().for_each(|f| self.ty(&f.ty));
            }
            Type::Bitfield(b) => {
                self.names(b.name, "member", b.bits.iter().filter(|f| f.reserved.is_none()).map(|f| f.name));
                b.bits.iter().filter_map(|f| f.ty).for_each(|e| self.enumeration(e));
            }
            Type::Union(u) => {
                self.names(u.name, "arm", u.arms.iter().map(|a| a.name));
                u.arms.iter().for_each(|a| self.ty(&a.ty));
            }
            Type::Uint(_) | Type::Int(_) | Type::F32 | Type::Bytes(_) | Type::Chars(_) => {}
        }
    }

    fn enumeration(&mut self, e: &EnumInfo) {
        if !self.enums.insert(e.name) {
            return;
        }
        let index = self.dialect.index;
        let names = e.values.iter().filter(|v| v.gens.has(index)).map(|v| v.name);
        self.names(e.name, "name", names.clone());
        for n in names.filter(|n| number(n.as_bytes()) != Err(NotANumber::Other)) {
            self.found.push(format!("{}: the name `{n}` reads as a number", e.name));
        }
    }
}
