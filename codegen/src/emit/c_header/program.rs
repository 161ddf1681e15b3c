//! A C program that prints records as JSON, like `tpb dis --json`.
//!
//! It reads fields of the headers' structs by name and leaves their places to the C compiler, so it says what the headers mean without any of the
//! descriptors that the Rust crates carry. A small part of it is written by hand and copied.

mod arms;

use std::collections::BTreeSet;

use super::declare::prefix;
use super::names::{lower, member};
use super::{file_name, header};
use crate::emit::{Files, PREAMBLE};
use crate::isa::{Bit, Field, Gen, Isa, Ty, TypeBody, Union};

use super::parts::{Named, raw_member};

const SUPPORT: [(&str, &str); 2] = [("tpb_json.h", include_str!("program/tpb_json.h")), ("tpb_json.c", include_str!("program/tpb_json.c"))];

/// The program: support, a source per generation, `main`.
pub(super) fn emit(isa: &Isa) -> Files {
    let mut files = Files::new();
    for (name, text) in SUPPORT {
        files.insert(name.into(), format!("{PREAMBLE}{text}"));
    }
    for generation in 0..isa.generations.len() {
        let name = format!("{}json.c", prefix(isa, generation));
        files.insert(name, Printer::new(isa, generation).source());
    }
    files.insert("tpb_records.c".into(), main(isa));
    files
}

/// Reads records from a file and prints a line for each.
fn main(isa: &Isa) -> String {
    let names = || isa.generations.iter().map(|g| lower(&g.name));
    let declared: String = names().map(|g| format!("void tpb_{g}_json(const uint8_t *record, int before, uint64_t offset);\n")).collect();
    let rows: String = names().map(|g| format!("    {{\"{g}\", tpb_{g}_json}},\n")).collect();
    format!(
        r#"{PREAMBLE}/* Prints every record of a stream as a line of JSON: tpb_records GENERATION FILE. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "tpb_common.h"

{declared}
static const struct {{
    const char *name;
    void (*print)(const uint8_t *record, int before, uint64_t offset);
}} generations[] = {{
{rows}}};

int main(int count, char **arguments) {{
    if (count != 3) {{
        fprintf(stderr, "usage: tpb_records GENERATION FILE\n");
        return 2;
    }}
    size_t chosen = 0;
    const size_t all = sizeof generations / sizeof generations[0];
    while (chosen < all && strcmp(generations[chosen].name, arguments[1]) != 0) {{
        chosen++;
    }}
    if (chosen == all) {{
        fprintf(stderr, "there is no generation %s\n", arguments[1]);
        return 2;
    }}
    FILE *file = fopen(arguments[2], "rb");
    if (file == NULL) {{
        perror(arguments[2]);
        return 2;
    }}
    uint8_t record[TPB_RECORD_SIZE];
    uint64_t offset = 0;
    int before = -1;
    size_t got;
    while ((got = fread(record, 1, sizeof record, file)) == sizeof record) {{
        generations[chosen].print(record, before, offset);
        before = record[0];
        offset += sizeof record;
    }}
    const int failed = ferror(file);
    fclose(file);
    if (failed || got != 0) {{
        fprintf(stderr, "%s: the record at offset %" PRIu64 " has %zu bytes\n", arguments[1], offset, got);
        return failed ? 2 : 1;
    }}
    return 0;
}}
"#
    )
}

/// The source of one generation being written. What nothing prints is left out, since compilers warn of it.
struct Printer<'a> {
    isa: &'a Isa,
    generation: Gen,
    named: Named,
    /// Shared types that something prints.
    types: BTreeSet<usize>,
    /// Enums whose names something prints.
    enums: BTreeSet<usize>,
}

impl<'a> Printer<'a> {
    fn new(isa: &'a Isa, generation: Gen) -> Self {
        Self { isa, generation, named: header(isa, generation).1, types: BTreeSet::new(), enums: BTreeSet::new() }
    }

    fn source(mut self) -> String {
        let statement = self.statement();
        let records: Vec<String> = self.record_list().into_iter().map(|format| self.record(format)).collect();
        // A type comes before those it is part of, so those are asked first.
        let mut types = Vec::new();
        for index in (0..self.isa.types.len()).rev() {
            if self.types.contains(&index) {
                types.push(self.shared(index));
            }
        }
        types.reverse();
        let enums: Vec<String> = self.enums.iter().map(|e| self.enum_names(*e)).collect();
        let file = file_name(self.isa, self.generation);
        let parts = [enums, types, records, vec![statement]].concat().join("\n");
        format!("{PREAMBLE}#include \"{file}\"\n#include \"tpb_json.h\"\n\n#include <string.h>\n\n{parts}")
    }

    /// Name of the function that names the values of an enum.
    fn enum_function(&mut self, e: usize) -> String {
        self.enums.insert(e);
        format!("name_of_{}", lower(&self.isa.enums[e].name))
    }

    fn enum_names(&self, e: usize) -> String {
        let mut out = format!("static const char *name_of_{}(uint64_t value) {{\n    switch (value) {{\n", lower(&self.isa.enums[e].name));
        let mut seen = BTreeSet::new();
        for (name, label) in self.named.values.get(&e).into_iter().flatten() {
            // Names of combinations of flags may stand for a value that has a name.
            let value = self.isa.enums[e].value_of(name, self.generation).map(|v| v.value);
            if seen.insert(value) {
                out += &format!("    case {label}: return \"{name}\";\n");
            }
        }
        out + "    default: return NULL;\n    }\n}\n"
    }

    /// Formats that a record of the generation can have.
    fn record_list(&self) -> Vec<usize> {
        let is_used = |f: &&usize| self.isa.formats[**f].opcodes.iter().any(|o| self.isa.opcodes[*o].gens.has(self.generation));
        self.named.records.keys().filter(is_used).copied().collect()
    }

    /// The function of a format's record.
    fn record(&mut self, format: usize) -> String {
        let isa = self.isa;
        let (ty, _) = self.named.records[&format].clone();
        let Some(record) = isa.formats[format].records[self.generation] else { return String::new() };
        let body = self.fields(&isa.records[record].fields);
        format!("static void print_{ty}(const {ty} *v) {{\n{body}}}\n")
    }

    /// The function of a shared type.
    fn shared(&mut self, index: usize) -> String {
        let isa = self.isa;
        let ty = self.named.types[&index].clone();
        match &isa.types[index].body {
            TypeBody::Struct(fields) => {
                let body = self.fields(fields);
                format!("static void print_{ty}(const {ty} *v) {{\n{body}}}\n")
            }
            TypeBody::Bitfield(bits) => {
                let body = self.bits(index, bits);
                format!("static void print_{ty}({ty} v) {{\n{body}}}\n")
            }
            TypeBody::Union(u) => {
                let given: String = u.given.iter().map(|(name, _)| format!(", uint64_t {}", member(name))).collect();
                let body = self.union(index, u);
                format!("static void print_{ty}(const {ty} *v{given}) {{\n{body}}}\n")
            }
        }
    }

    fn fields(&mut self, fields: &[Field]) -> String {
        let mut out = String::new();
        for (i, f) in fields.iter().enumerate() {
            out += &key(i, &f.name);
            let given: Vec<String> = f.given.iter().map(|path| self.path(fields, &path.value)).collect();
            out += &self.value(&f.ty, &format!("v->{}", member(&f.name)), &given, 1);
        }
        out + "    tpb_json_raw(\"}\");\n"
    }

    fn bits(&mut self, index: usize, bits: &[Bit]) -> String {
        let mut out = String::new();
        for (i, b) in bits.iter().enumerate() {
            out += &key(i, &b.name);
            let value = self.bit(index, &b.name, "v");
            out += &match b.ty {
                Some(e) => format!("    tpb_json_enum({value}, {}({value}));\n", self.enum_function(e)),
                None => format!("    tpb_json_unsigned({value});\n"),
            };
        }
        out + "    tpb_json_raw(\"}\");\n"
    }

    /// Bits of a bitfield.
    fn bit(&self, index: usize, name: &str, whole: &str) -> String {
        match self.named.bits.get(&(index, name.to_owned())) {
            Some((shift, mask)) => format!("(({whole} & {mask}) >> {shift})"),
            None => whole.to_owned(),
        }
    }

    /// The number that a path among these fields names.
    fn path(&self, fields: &[Field], path: &str) -> String {
        let mut parts = path.split('.');
        let mut ty = parts.next().and_then(|name| Some((name, &fields.iter().find(|f| f.name == name)?.ty)));
        let mut out = format!("v->{}", member(ty.map_or(path, |(name, _)| name)));
        for part in parts {
            let Some((_, Ty::Type(t))) = ty else { break };
            match &self.isa.types[*t].body {
                TypeBody::Struct(fields) => {
                    out = format!("{out}.{}", member(part));
                    ty = fields.iter().find(|f| f.name == part).map(|f| (f.name.as_str(), &f.ty));
                }
                TypeBody::Bitfield(_) => {
                    out = self.bit(*t, part, &out);
                    ty = None;
                }
                TypeBody::Union(_) => out = format!("{out}.{}", member(part)),
            }
        }
        out
    }

    /// Prints what `place` holds.
    fn value(&mut self, ty: &Ty, place: &str, given: &[String], depth: usize) -> String {
        let indent = "    ".repeat(depth);
        match ty {
            Ty::Uint(_) => format!("{indent}tpb_json_unsigned({place});\n"),
            Ty::Int(_) => format!("{indent}tpb_json_signed({place});\n"),
            Ty::F32 => format!("{indent}tpb_json_float({place});\n"),
            Ty::Bytes(n) => format!("{indent}tpb_json_hex({place}, {n});\n"),
            Ty::Chars(n) => format!("{indent}tpb_json_chars({place}, {n});\n"),
            Ty::Enum(e, _) => format!("{indent}tpb_json_enum({place}, {}({place}));\n", self.enum_function(*e)),
            Ty::Array(t, n) => {
                let i = format!("i{depth}");
                let each = self.value(t, &format!("{place}[{i}]"), given, depth + 1);
                format!(
                    "{indent}tpb_json_raw(\"[\");\n{indent}for (int {i} = 0; {i} < {n}; {i}++) {{\n{indent}    if ({i} > 0) {{\n\
                     {indent}        tpb_json_raw(\",\");\n{indent}    }}\n{each}{indent}}}\n{indent}tpb_json_raw(\"]\");\n"
                )
            }
            Ty::Type(t) => {
                self.types.insert(*t);
                let name = &self.named.types[t];
                let by = if matches!(self.isa.types[*t].body, TypeBody::Bitfield(_)) { "" } else { "&" };
                let given: String = given.iter().map(|g| format!(", {g}")).collect();
                format!("{indent}print_{name}({by}{place}{given});\n")
            }
        }
    }

    /// The live arm of a union, or its bytes.
    fn union(&mut self, index: usize, u: &Union) -> String {
        let (size, raw) = (self.isa.types[index].size, raw_member(u));
        let choice = arms::Choice::new(&self.named, u);
        let mut out = String::new();
        for (name, _) in u.given.iter().filter(|(name, _)| !choice.names.contains(name)) {
            out += &format!("    (void){};\n", member(name));
        }
        for (name, at, ty) in u.select.iter().filter(|(name, ..)| choice.names.contains(name)) {
            out += &format!("    const uint64_t {} = tpb_json_uint(v->{raw} + {at}, {});\n", member(name), self.isa.size(ty));
        }
        let mut is_open = true;
        for (i, (a, condition)) in u.arms.iter().zip(&choice.conditions).enumerate() {
            let len = self.isa.size(&a.ty);
            let mut body = format!("        tpb_json_raw(\"{{\\\"{}\\\":\");\n", a.name);
            body += &self.value(&a.ty, &format!("v->{}", member(&a.name)), &[], 2);
            if len < size {
                body += &format!("        tpb_json_tail(v->{raw} + {len}, {});\n", size - len);
            }
            is_open = condition != arms::ALWAYS;
            let otherwise = if i == 0 { "    " } else { " else " };
            out +=
                &if is_open { format!("{otherwise}if ({condition}) {{\n{body}    }}") } else { format!("{otherwise}{{\n{body}    }}\n") };
        }
        if is_open {
            let bytes = format!("        tpb_json_raw(\"{{\\\"raw\\\":\");\n        tpb_json_hex(v->{raw}, {size});\n");
            out += &if u.arms.is_empty() { format!("    {{\n{bytes}    }}\n") } else { format!(" else {{\n{bytes}    }}\n") };
        }
        out + "    tpb_json_raw(\"}\");\n"
    }

    /// The function that prints a record: its form is that of its opcode, of a selector, or of the record before.
    fn statement(&mut self) -> String {
        let isa = self.isa;
        let Some(opcodes) = isa.enums.iter().position(|e| e.name == "OPCODE") else { return String::new() };
        let named = self.enum_function(opcodes);
        let (generation, instruction) = (lower(&isa.generations[self.generation].name), self.named.instruction.clone());
        let mut cases = String::new();
        for (index, o) in isa.opcodes.iter().enumerate().filter(|(_, o)| o.gens.has(self.generation)) {
            let mut forms: Vec<usize> = self.named.records.keys().copied().filter(|f| isa.formats[*f].opcodes.contains(&index)).collect();
            if forms.is_empty() {
                continue;
            }
            forms.sort_by_key(|f| (!isa.formats[*f].continues, isa.formats[*f].selector.is_none()));
            cases += &format!("    case {}:\n", self.opcode(opcodes, &o.name));
            let mut is_open = true;
            for format in forms {
                let f = &isa.formats[format];
                let (ty, member) = &self.named.records[&format];
                let print = format!("head(\"{}\");\n            print_{ty}(&record.{member});\n            break;\n", f.name);
                let condition = if f.continues {
                    let before: Vec<String> =
                        f.follows.iter().map(|b| format!("before == {}", self.opcode(opcodes, &isa.opcodes[*b].name))).collect();
                    before.join(" || ")
                } else if let Some((at, value)) = self.named.selectors.get(&format) {
                    format!("record.bytes[{at}] == {value}")
                } else {
                    is_open = false;
                    cases += &format!("        {}", print.replace("\n            ", "\n        "));
                    break;
                };
                cases += &format!("        if ({condition}) {{\n            {print}        }}\n");
            }
            if is_open {
                cases += "        unknown(record.bytes);\n        break;\n";
            }
        }
        format!(
            r#"static void head(const char *format) {{
    tpb_json_raw(",\"format\":");
    tpb_json_string(format);
    tpb_json_raw(",\"generation\":\"{generation}\",\"fields\":");
}}

static void unknown(const uint8_t *record) {{
    head(NULL);
    tpb_json_raw("{{\"raw\":");
    tpb_json_hex(record, TPB_RECORD_SIZE);
    tpb_json_raw("}}");
}}

void tpb_{generation}_json(const uint8_t *bytes, int before, uint64_t offset);

/* Prints a record; `before` is the opcode of the one before it, or negative. */
void tpb_{generation}_json(const uint8_t *bytes, int before, uint64_t offset) {{
    {instruction} record;
    memcpy(&record, bytes, sizeof record);
    (void)before;
    tpb_json_raw("{{\"offset\":");
    tpb_json_unsigned(offset);
    tpb_json_raw(",\"opcode\":");
    tpb_json_string({named}(record.bytes[0]));
    tpb_json_raw(",\"byte\":");
    tpb_json_unsigned(record.bytes[0]);
    switch (record.bytes[0]) {{
{cases}    default:
        unknown(record.bytes);
    }}
    tpb_json_raw("}}\n");
}}
"#
        )
    }

    /// The macro of an opcode.
    fn opcode(&self, opcodes: usize, name: &str) -> String {
        let values = self.named.values.get(&opcodes).into_iter().flatten();
        values.filter(|(n, _)| n == name).map(|(_, label)| label.clone()).next().unwrap_or_default()
    }
}

/// Prints a key; the first opens the object.
fn key(index: usize, name: &str) -> String {
    format!("    tpb_json_raw(\"{}\\\"{name}\\\":\");\n", if index == 0 { "{" } else { "," })
}
