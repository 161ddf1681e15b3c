//! The walk over both sides.

use std::collections::{BTreeMap, BTreeSet};

use tpb_conformance::facts::{self, Facts};
use tpb_core::dialect::{Dialect, Engine, Form, OpcodeInfo};
use tpb_core::layout::{self, Reserved, StructInfo, Type};
use tpb_isa::{ENUMS, GENERATIONS, SP_WORDS};

use crate::differences::Difference;

/// Everything that differs, one entry per place and content, with the generations it holds for.
pub(crate) fn compare(facts: &Facts) -> Vec<Difference> {
    let mut all = All { integers: integers(facts), found: BTreeMap::new() };
    for isa in GENERATIONS {
        all.opcodes(facts, isa.dialect);
        all.layouts(facts, isa.dialect);
        all.types(facts, isa.dialect);
        all.enums(facts, isa.dialect);
    }
    all.applied(facts);
    all.sp_words(facts);
    let lineage = |g: &String| GENERATIONS.iter().position(|i| i.dialect.name == g.as_str());
    let found = all.found.into_iter().map(|((at, facts, spec), gens)| {
        let mut gens: Vec<String> = gens.into_iter().collect();
        gens.sort_by_key(lineage);
        Difference { at, facts, spec, gens }
    });
    found.collect()
}

/// Names of types that are a number and nothing more.
fn integers(facts: &Facts) -> BTreeMap<String, u32> {
    let numbers = facts.types.iter().filter(|t| t.kind == "integer" || t.name == "OPCODE");
    numbers.map(|t| (t.name.clone(), t.size)).collect()
}

struct All {
    integers: BTreeMap<String, u32>,
    found: BTreeMap<(String, String, String), BTreeSet<String>>,
}

impl All {
    fn differs(&mut self, dialect: &Dialect, at: impl Into<String>, facts: impl Into<String>, spec: impl Into<String>) {
        let (facts, spec) = (facts.into(), spec.into());
        if facts != spec {
            self.found.entry((at.into(), facts, spec)).or_default().insert(dialect.name.to_owned());
        }
    }

    /// A type as the descriptors would name it.
    fn plain(&self, ty: &str) -> String {
        let (name, rest) = ty.split_at(ty.find('[').unwrap_or(ty.len()));
        match self.integers.get(name) {
            Some(size) => format!("u{}{rest}", 8 * size),
            None => ty.to_owned(),
        }
    }

    fn opcodes(&mut self, facts: &Facts, dialect: &Dialect) {
        let own: Vec<&facts::Opcode> = facts.opcodes.iter().filter(|o| o.gens.iter().any(|g| g == dialect.name)).collect();
        for opcode in &own {
            let at = format!("opcode {}", opcode.name);
            let Some(found) = dialect.opcode(opcode.byte) else {
                self.differs(dialect, at, format!("{:#04x}", opcode.byte), "");
                continue;
            };
            self.differs(dialect, at.clone() + " name", &opcode.name, found.name);
            self.differs(dialect, at.clone() + " class", &opcode.class, found.class.name());
            if !opcode.engines.is_empty() {
                let engines: Vec<&str> = found.engines.iter().map(|e| e.name()).collect();
                let all = Engine::ALL.iter().map(|e| e.name());
                let listed: Vec<&str> = all.filter(|e| opcode.engines.iter().any(|o| o == e)).collect();
                self.differs(dialect, at.clone() + " engines", listed.join(" "), engines.join(" "));
            }
            for used in opcode.structs.iter().filter(|s| s.gens.iter().any(|g| g == dialect.name)) {
                if form(found, &used.name).is_none() {
                    let forms: Vec<&str> = found.forms.iter().map(|f| f.name).collect();
                    self.differs(dialect, at.clone() + " struct", &used.name, forms.join(" "));
                }
            }
        }
        for found in dialect.opcodes.iter().filter(|o| own.iter().all(|f| f.byte != o.byte)) {
            self.differs(dialect, format!("opcode {}", found.name), "", format!("{:#04x}", found.byte));
        }
    }

    fn layouts(&mut self, facts: &Facts, dialect: &Dialect) {
        for layout in facts.layouts.iter().filter(|l| l.gens.iter().any(|g| g == dialect.name)) {
            for name in &layout.opcodes {
                let Some(opcode) = dialect.opcodes.iter().find(|o| o.name == name.as_str()) else { continue };
                let form = form(opcode, &layout.name).or_else(|| {
                    let forms: Vec<&str> = opcode.forms.iter().map(|f| f.name).collect();
                    self.differs(dialect, format!("layout {} of {name}", layout.name), &layout.name, forms.join(" "));
                    // Under another name it still has to be the same.
                    opcode.forms.first().copied().filter(|_| opcode.forms.len() == 1)
                });
                let Some(form) = form else { continue };
                let at = format!("layout {}", form.name);
                self.differs(dialect, at.clone() + " size", layout.size.to_string(), form.layout.size.to_string());
                self.fields(dialect, &at, &layout.fields, form.layout);
            }
        }
    }

    /// A layout of the facts that no opcode of its generations has is a layout that nothing was compared with.
    fn applied(&mut self, facts: &Facts) {
        for layout in &facts.layouts {
            for isa in GENERATIONS.iter().filter(|i| layout.gens.iter().any(|g| g == i.dialect.name)) {
                let is_used = layout.opcodes.iter().any(|name| isa.dialect.opcodes.iter().any(|o| o.name == name.as_str()));
                if !is_used {
                    self.differs(isa.dialect, format!("layout {}", layout.name), layout.opcodes.join(" "), "");
                }
            }
        }
    }

    /// Rows that only one side has.
    fn fields(&mut self, dialect: &Dialect, at: &str, facts: &[facts::Field], spec: &StructInfo) {
        let expected: Vec<String> =
            facts.iter().map(|f| row(&f.name, f.offset, f.size, &self.plain(&f.ty), f.reserved.as_deref())).collect();
        let found: Vec<String> = spec
            .fields
            .iter()
            .map(|f| row(f.name, f.offset.into(), f.ty.size() as u32, &type_name(&f.ty), f.reserved.map(Reserved::name)))
            .collect();
        let only = |a: &[String], b: &[String]| a.iter().filter(|r| !b.contains(r)).cloned().collect::<Vec<_>>().join("; ");
        self.differs(dialect, at, only(&expected, &found), only(&found, &expected));
    }

    fn types(&mut self, facts: &Facts, dialect: &Dialect) {
        let mut used = BTreeMap::new();
        for form in dialect.opcodes.iter().flat_map(|o| o.forms) {
            form.layout.fields.iter().for_each(|f| collect(&f.ty, &mut used));
        }
        for fact in facts.types.iter().filter(|t| t.kind != "integer" && t.gens.iter().any(|g| g == dialect.name)) {
            let at = format!("type {}", fact.name);
            let Some(found) = used.get(fact.name.as_str()) else {
                self.differs(dialect, at, fact.kind.clone(), "");
                continue;
            };
            self.differs(dialect, at.clone() + " kind", &fact.kind, kind(found));
            self.differs(dialect, at.clone() + " size", fact.size.to_string(), found.size().to_string());
            match *found {
                Type::Struct(s) => self.fields(dialect, &at, &fact.fields, s),
                Type::Bitfield(b) => self.bits(dialect, &at, &fact.bits, b),
                Type::Union(u) => self.arms(dialect, &at, &fact.members, u),
                _ => {}
            }
        }
        for name in used.keys().filter(|n| !facts.types.iter().any(|t| t.name == **n)) {
            self.differs(dialect, format!("type {name}"), "", "used");
        }
    }

    /// Bits that the facts do not name must be reserved.
    fn bits(&mut self, dialect: &Dialect, at: &str, facts: &[facts::Bit], spec: &layout::BitfieldInfo) {
        let row = |name: &str, lsb: u32, width: u32, ty: Option<&str>| {
            format!("{name} {lsb}+{width}{}", ty.map(|t| format!(" {t}")).unwrap_or_default())
        };
        let is_enum = |ty: &&str| ENUMS.iter().any(|e| e.name == *ty);
        let expected: Vec<String> = facts.iter().map(|b| row(&b.name, b.lsb, b.width, b.ty.as_deref().filter(is_enum))).collect();
        let found: Vec<(String, bool)> =
            spec.bits.iter().map(|b| (row(b.name, b.lsb.into(), b.width.into(), b.ty.map(|e| e.name)), b.reserved.is_some())).collect();
        let missing: Vec<&String> = expected.iter().filter(|r| found.iter().all(|(f, _)| f != *r)).collect();
        let extra: Vec<&String> = found.iter().filter(|(r, reserved)| !reserved && !expected.contains(r)).map(|(r, _)| r).collect();
        let join = |rows: Vec<&String>| rows.into_iter().cloned().collect::<Vec<_>>().join("; ");
        self.differs(dialect, at, join(missing), join(extra));
    }

    fn arms(&mut self, dialect: &Dialect, at: &str, facts: &[facts::Member], spec: &layout::UnionInfo) {
        let here: Vec<&facts::Member> = facts.iter().filter(|m| m.gens.is_empty() || m.gens.iter().any(|g| g == dialect.name)).collect();
        for member in &here {
            let at = format!("{at} arm {}", member.name);
            let Some(arm) = spec.arms.iter().find(|a| a.name == member.name) else {
                self.differs(dialect, at, self.plain(&member.ty), "");
                continue;
            };
            match (member.fields.is_empty(), arm.ty) {
                (false, Type::Struct(s)) => self.fields(dialect, &at, &member.fields, s),
                _ => self.differs(dialect, at, self.plain(&member.ty), type_name(&arm.ty)),
            }
        }
        for arm in spec.arms.iter().filter(|a| here.iter().all(|m| m.name != a.name)) {
            self.differs(dialect, format!("{at} arm {}", arm.name), "", type_name(&arm.ty));
        }
    }

    fn enums(&mut self, facts: &Facts, dialect: &Dialect) {
        for fact in &facts.enums {
            let at = format!("enum {}", fact.name);
            let expected: BTreeSet<(u64, &str)> =
                fact.values.iter().filter(|v| v.gens.iter().any(|g| g == dialect.name)).map(|v| (v.value, v.name.as_str())).collect();
            let Some(found) = ENUMS.iter().find(|e| e.name == fact.name) else {
                self.differs(dialect, at, "enum", "");
                continue;
            };
            // Of a generation outside the main line the facts say nothing where they do not name it.
            if expected.is_empty() && dialect.name == "tonga" {
                continue;
            }
            if let Some(bytes) = fact.bytes {
                self.differs(dialect, at.clone() + " width", (8 * bytes).to_string(), found.width.to_string());
            }
            let found: BTreeSet<(u64, &str)> =
                found.values.iter().filter(|v| v.gens.has(dialect.index)).map(|v| (v.value, v.name)).collect();
            let only = |a: &BTreeSet<(u64, &str)>, b: &BTreeSet<(u64, &str)>| {
                a.difference(b).map(|(v, n)| format!("{n}={v:#x}")).collect::<Vec<_>>().join(" ")
            };
            self.differs(dialect, at, only(&expected, &found), only(&found, &expected));
        }
        for found in ENUMS.iter().filter(|e| facts.enums.iter().all(|f| f.name != e.name)) {
            self.differs(dialect, format!("enum {}", found.name), "", "used");
        }
    }

    fn sp_words(&mut self, facts: &Facts) {
        let expected: BTreeSet<String> = facts.sp_words.iter().map(|w| format!("{}={:#x}", w.name, w.value)).collect();
        let found: BTreeSet<String> = SP_WORDS.iter().map(|(n, v)| format!("{n}={v:#x}")).collect();
        let only = |a: &BTreeSet<String>, b: &BTreeSet<String>| a.difference(b).cloned().collect::<Vec<_>>().join(" ");
        let (missing, extra) = (only(&expected, &found), only(&found, &expected));
        self.differs(GENERATIONS[0].dialect, "SP words", missing, extra);
    }
}

fn form(opcode: &OpcodeInfo, name: &str) -> Option<&'static Form> {
    opcode.forms.iter().copied().find(|f| f.name == name)
}

fn row(name: &str, offset: u32, size: u32, ty: &str, reserved: Option<&str>) -> String {
    let reserved = reserved.map(|r| format!(" reserved {r}")).unwrap_or_default();
    format!("{name} {offset}+{size} {ty}{reserved}")
}

fn kind(ty: &Type) -> &'static str {
    match ty {
        Type::Struct(_) => "struct",
        Type::Bitfield(_) => "bitfield",
        Type::Union(_) => "union",
        _ => "integer",
    }
}

/// The type as the facts write it.
fn type_name(ty: &Type) -> String {
    match ty {
        Type::Uint(n) => format!("u{}", 8 * n),
        Type::Int(n) => format!("i{}", 8 * n),
        Type::F32 => "f32".to_owned(),
        Type::Bytes(n) => format!("u8[{n}]"),
        Type::Chars(n) => format!("char[{n}]"),
        Type::Enum(e, _) => e.name.to_owned(),
        Type::Array(t, n) => format!("{}[{n}]", type_name(t)),
        Type::Big(t) => format!("{} (big-endian)", type_name(t)),
        Type::Struct(s) => s.name.to_owned(),
        Type::Bitfield(b) => b.name.to_owned(),
        Type::Union(u) => u.name.to_owned(),
    }
}

/// Structs, bitfields and unions that a type is made of, by name.
fn collect(ty: &Type, used: &mut BTreeMap<&'static str, Type>) {
    match ty {
        Type::Array(t, _) => collect(t, used),
        Type::Struct(s) => {
            used.insert(s.name, *ty);
            s.fields.iter().for_each(|f| collect(&f.ty, used));
        }
        Type::Bitfield(b) => {
            used.insert(b.name, *ty);
        }
        Type::Union(u) => {
            used.insert(u.name, *ty);
            u.arms.iter().for_each(|a| collect(&a.ty, used));
        }
        _ => {}
    }
}
