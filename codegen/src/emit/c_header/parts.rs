//! Sections of a generation's header.

use std::collections::BTreeMap;

use super::declare::{declare, macro_prefix, meaning, prefix, uint};
use super::names::{Names, lower, member, number, upper};
use super::{Out, comment, one_line};
use crate::isa::{Bit, Enum, Field, Gen, Isa, Record, TypeBody, TypeDef, Union};
use crate::spec::Reserved;

/// A header being written.
pub(super) struct Writer<'a> {
    pub(super) isa: &'a Isa,
    pub(super) generation: Gen,
    pub(super) names: Names,
    pub(super) named: Named,
    pub(super) out: Out,
}

/// What things are called in a header.
#[derive(Default)]
pub(super) struct Named {
    /// Macros of enum values, by enum and name of the value, in the enum's order.
    pub(super) values: BTreeMap<usize, Vec<(String, String)>>,
    /// Shared types.
    pub(super) types: BTreeMap<usize, String>,
    /// Shift and mask of bits, by type and name of the bits.
    pub(super) bits: BTreeMap<(usize, String), (String, String)>,
    /// Record structs and members of the union of all records, by format.
    pub(super) records: BTreeMap<usize, (String, String)>,
    /// Offset and value of the selector, by format.
    pub(super) selectors: BTreeMap<usize, (String, String)>,
    /// The union of all records.
    pub(super) instruction: String,
}

impl Writer<'_> {
    fn push(&mut self, text: &str) {
        self.out.body.push_str(text);
    }

    /// Defines a macro; gives its name.
    fn constant(&mut self, name: &str, value: &str, doc: &str) -> String {
        let name = self.names.take(&format!("{}{}", macro_prefix(self.isa, self.generation), upper(name)));
        self.out.define(&name, value, doc);
        name
    }

    fn assert_size(&mut self, name: &str, size: u32) {
        self.push(&format!("TPB_ASSERT_SIZE({name}, {size});\n"));
    }

    pub(super) fn geometry(&mut self) {
        let geometry = &self.isa.generations[self.generation].geometry;
        if !geometry.is_empty() {
            self.push("\n/* Geometry. */\n");
        }
        for (name, value) in geometry {
            let value = if u32::try_from(*value).is_ok() { format!("{value}u") } else { format!("UINT64_C({value})") };
            self.constant(name, &value, "");
        }
    }

    pub(super) fn enums(&mut self) {
        for (index, e) in self.isa.enums.iter().enumerate() {
            self.one_enum(index, e);
        }
    }

    fn one_enum(&mut self, index: usize, e: &Enum) {
        let values: Vec<_> = e.values.iter().filter(|v| v.gens.has(self.generation)).collect();
        if values.is_empty() {
            return;
        }
        self.push("\n");
        self.push(&comment(&format!("{}: {}", e.name, e.doc.trim()), ""));
        for v in values {
            let doc = match (v.sentinel, v.doc.trim()) {
                (true, "") => "never legal".to_owned(),
                (true, doc) => format!("never legal: {doc}"),
                (false, doc) => doc.to_owned(),
            };
            let name =
                self.constant(&format!("{}_{}", e.name, v.name), &number(v.value, tpb_layout::tokens::repr_bytes(e.width) * 8), &doc);
            self.named.values.entry(index).or_default().push((v.name.clone(), name));
        }
    }

    /// Types that the generation has; each comes after those it is made of, as they were resolved.
    pub(super) fn types(&mut self) {
        let (isa, generation) = (self.isa, self.generation);
        for (index, t) in isa.types.iter().enumerate().filter(|(_, t)| t.gens.has(generation)) {
            let name = self.names.take(&format!("{}{}", prefix(self.isa, self.generation), lower(&t.name)));
            self.named.types.insert(index, name.clone());
            self.push("\n");
            self.push(&comment(&t.doc, ""));
            match &t.body {
                TypeBody::Struct(fields) => self.fields(&name, fields, t.size),
                TypeBody::Bitfield(bits) => self.bits(&name, index, bits),
                TypeBody::Union(u) => self.union(&name, t, u),
            }
        }
    }

    pub(super) fn records(&mut self) {
        let mut members = Vec::new();
        for (index, format) in self.isa.formats.iter().enumerate() {
            let Some(record) = format.records.get(self.generation).copied().flatten() else { continue };
            let name = self.names.take(&format!("{}{}", prefix(self.isa, self.generation), lower(&format.name)));
            self.push("\n");
            let doc = self.record_doc(index);
            self.push(&comment(&doc, ""));
            let r: &Record = &self.isa.records[record];
            self.fields(&name, &r.fields, r.size);
            if let Some(s) = &format.selector {
                let at =
                    self.constant(&format!("{}_SELECTOR_OFFSET", format.name), &s.offset.to_string(), &format!("the byte `{}`", s.field));
                let value = self.constant(&format!("{}_SELECTOR", format.name), &number(s.value, 8), &s.name);
                self.named.selectors.insert(index, (at, value));
            }
            let union_member = member(&lower(&format.name));
            self.named.records.insert(index, (name.clone(), union_member.clone()));
            members.push((name, union_member));
        }
        self.record_union(&members);
    }

    fn record_doc(&self, format: usize) -> String {
        let f = &self.isa.formats[format];
        let opcodes: Vec<&str> =
            f.opcodes.iter().map(|o| &self.isa.opcodes[*o]).filter(|o| o.gens.has(self.generation)).map(|o| o.name.as_str()).collect();
        let doc = f.doc.trim();
        let full_stop = if doc.is_empty() || doc.ends_with('.') { "" } else { "." };
        if opcodes.is_empty() { doc.to_owned() } else { format!("{doc}{full_stop} Opcodes: {}.", opcodes.join(", ")) }
    }

    /// One union of all records, for code that reads the opcode first.
    fn record_union(&mut self, members: &[(String, String)]) {
        let name = self.names.take(&format!("{}instruction", prefix(self.isa, self.generation)));
        self.push(&format!(
            "\n/* Any record: byte 0, the opcode, says which. */\ntypedef union {name} {{\n    uint8_t bytes[TPB_RECORD_SIZE];\n"
        ));
        for (ty, member) in members {
            self.push(&format!("    {ty} {member};\n"));
        }
        self.push(&format!("}} {name};\n"));
        self.push(&format!("TPB_ASSERT_SIZE({name}, TPB_RECORD_SIZE);\n"));
        self.named.instruction = name;
    }

    fn fields(&mut self, name: &str, fields: &[Field], size: u32) {
        self.push(&format!("typedef struct {name} {{\n"));
        for f in fields {
            let declared = declare(self.isa, self.generation, &f.ty, &member(&f.name));
            let reserved = match f.reserved {
                Some(Reserved::Zero) => "reserved, zero",
                Some(Reserved::Unknown) => "reserved",
                None => "",
            };
            let meaning = meaning(self.isa, self.generation, &f.ty).unwrap_or_default();
            let doc = one_line(&f.doc);
            let notes: Vec<&str> = [reserved, &doc, &meaning].into_iter().filter(|n| !n.is_empty()).collect();
            let notes = if notes.is_empty() { String::new() } else { format!(" /* {} */", notes.join("; ")) };
            self.push(&format!("    {declared};{notes}\n"));
        }
        self.push(&format!("}} {name};\n"));
        self.assert_size(name, size);
        for f in fields {
            self.push(&format!("TPB_ASSERT_AT({name}, {}, {});\n", member(&f.name), f.offset));
        }
    }

    fn bits(&mut self, name: &str, index: usize, bits: &[Bit]) {
        let t: &TypeDef = &self.isa.types[index];
        self.push(&format!("typedef {} {name};\n", uint(t.size)));
        for b in bits {
            let ones = u64::MAX >> (64 - b.width.clamp(1, 64));
            let doc = match (b.reserved, b.ty) {
                (Some(Reserved::Zero), _) => "reserved, zero".to_owned(),
                (Some(Reserved::Unknown), _) => "reserved".to_owned(),
                (None, Some(e)) => {
                    format!("{}; {}{}_...", b.doc.trim(), macro_prefix(self.isa, self.generation), upper(&self.isa.enums[e].name))
                }
                (None, None) => b.doc.clone(),
            };
            let shift = self.constant(&format!("{}_{}_SHIFT", t.name, b.name), &b.lsb.to_string(), doc.trim_start_matches("; "));
            let mask = self.constant(&format!("{}_{}_MASK", t.name, b.name), &number(ones << b.lsb, t.size * 8), "");
            self.named.bits.insert((index, b.name.clone()), (shift, mask));
        }
    }

    fn union(&mut self, name: &str, t: &TypeDef, u: &Union) {
        let raw = raw_member(u);
        self.push(&format!("typedef union {name} {{\n    uint8_t {raw}[{}];\n", t.size));
        for a in &u.arms {
            let declared = declare(self.isa, self.generation, &a.ty, &member(&a.name));
            let when = one_line(&a.when.value);
            let when = if when == "true" { "in all other cases".to_owned() } else { format!("if {when}") };
            let doc = one_line(&a.doc);
            let notes = if doc.is_empty() { when } else { format!("{doc}; {when}") };
            self.push(&format!("    {declared}; /* {notes} */\n"));
        }
        self.push(&format!("}} {name};\n"));
        self.assert_size(name, t.size);
    }
}

/// Member of a union that is all its bytes.
pub(super) fn raw_member(u: &Union) -> &'static str {
    if u.arms.iter().any(|a| a.name == "raw") { "raw_bytes" } else { "raw" }
}
