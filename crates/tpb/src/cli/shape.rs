//! Layouts as trees for people and JSON.

use serde::Serialize;
use tpb::dialect::{Dialect, Form};
use tpb::layout::{BitfieldInfo, EnumInfo, Field, Reserved, StructInfo, Type, UnionInfo};

/// A form as JSON has it.
#[derive(Serialize)]
pub(super) struct FormNode {
    pub(super) format: &'static str,
    pub(super) selector: Option<SelectorNode>,
    pub(super) size: u16,
    pub(super) fields: Vec<Node>,
    pub(super) generation: &'static str,
    pub(super) opcodes: Vec<&'static str>,
    pub(super) continues: bool,
    pub(super) operation: &'static str,
    pub(super) gap: Option<&'static str>,
    pub(super) conf: &'static str,
    pub(super) source: &'static [&'static str],
    pub(super) doc: &'static str,
}

/// A selector as JSON has it.
#[derive(Serialize)]
pub(super) struct SelectorNode {
    field: &'static str,
    offset: u16,
    value: u8,
    name: &'static str,
}

/// A field, a bit, an arm or an element; offsets count from the beginning of the record.
#[derive(Serialize)]
pub(super) struct Node {
    pub(super) name: String,
    pub(super) offset: usize,
    pub(super) size: usize,
    #[serde(rename = "type")]
    pub(super) ty: String,
    pub(super) reserved: Option<&'static str>,
    pub(super) bits: Option<BitRange>,
    pub(super) fields: Option<Vec<Self>>,
    /// Condition of an arm.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) when: Option<&'static str>,
    pub(super) doc: &'static str,
}

/// Bits of a little-endian integer.
#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
pub(super) struct BitRange {
    pub(super) lsb: u8,
    pub(super) width: u8,
}

/// A type as the spec writes it.
pub(super) fn type_name(ty: &Type) -> String {
    match ty {
        Type::Uint(n) => format!("u{}", 8 * u32::from(*n)),
        Type::Int(n) => format!("i{}", 8 * u32::from(*n)),
        Type::F32 => String::from("f32"),
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

/// A form with all that is in it.
pub(super) fn form(dialect: &Dialect, form: &'static Form) -> FormNode {
    let opcodes = dialect.opcodes.iter().filter(|o| o.forms.iter().any(|f| std::ptr::eq(*f, form))).map(|o| o.name).collect();
    FormNode {
        format: form.name,
        selector: form.selector.map(|s| SelectorNode { field: s.field, offset: s.offset, value: s.value, name: s.name }),
        size: form.layout.size,
        fields: fields(form.layout.fields, 0),
        generation: dialect.name,
        opcodes,
        continues: form.continues,
        operation: form.operation,
        gap: form.gap,
        conf: form.layout.conf.name(),
        source: form.layout.source,
        doc: form.doc,
    }
}

/// Fields of a struct that begins at `base`.
pub(super) fn fields(fields: &'static [Field], base: usize) -> Vec<Node> {
    fields.iter().map(|f| field(f, base)).collect()
}

fn field(f: &'static Field, base: usize) -> Node {
    let offset = base + usize::from(f.offset);
    Node {
        name: f.name.to_owned(),
        offset,
        size: f.ty.size(),
        ty: type_name(&f.ty),
        reserved: f.reserved.map(Reserved::name),
        bits: None,
        fields: inside(&f.ty, offset),
        when: None,
        doc: f.doc,
    }
}

/// What is inside a type, where there is anything.
pub(super) fn inside(ty: &'static Type, offset: usize) -> Option<Vec<Node>> {
    match ty {
        Type::Struct(s) => Some(fields(s.fields, offset)),
        Type::Bitfield(b) => Some(bits(b, offset)),
        Type::Union(u) => Some(arms(u, offset)),
        Type::Array(t, n) => {
            inside(t, offset)?;
            Some((0..usize::from(*n)).map(|i| element(t, i, offset + i * t.size())).collect())
        }
        _ => None,
    }
}

fn element(ty: &'static Type, index: usize, offset: usize) -> Node {
    Node {
        name: format!("[{index}]"),
        offset,
        size: ty.size(),
        ty: type_name(ty),
        reserved: None,
        bits: None,
        fields: inside(ty, offset),
        when: None,
        doc: "",
    }
}

fn bits(b: &'static BitfieldInfo, offset: usize) -> Vec<Node> {
    let node = |m: &tpb::layout::BitInfo| Node {
        name: m.name.to_owned(),
        offset,
        size: b.size.into(),
        ty: m.ty.map_or_else(|| format!("u{}", m.width), |e| e.name.to_owned()),
        reserved: m.reserved.map(Reserved::name),
        bits: Some(BitRange { lsb: m.lsb, width: m.width }),
        fields: None,
        when: None,
        doc: m.doc,
    };
    b.bits.iter().map(node).collect()
}

fn arms(u: &'static UnionInfo, offset: usize) -> Vec<Node> {
    let node = |a: &'static tpb::layout::ArmInfo| Node {
        name: a.name.to_owned(),
        offset,
        size: a.ty.size(),
        ty: type_name(&a.ty),
        reserved: None,
        bits: None,
        fields: inside(&a.ty, offset),
        when: Some(a.when),
        doc: a.doc,
    };
    u.arms.iter().map(node).collect()
}

/// Enums in a layout, each once, in the order of their fields.
pub(super) fn enums(layout: &'static StructInfo) -> Vec<&'static EnumInfo> {
    let mut found = Vec::new();
    layout.fields.iter().for_each(|f| {
        visit(&f.ty, &mut |ty| {
            if let Seen::Enum(e) = ty
                && !found.iter().any(|f: &&EnumInfo| f.name == e.name)
            {
                found.push(e);
            }
        })
    });
    found
}

/// A named type in a form of the generation, not itself an enum or a record.
pub(super) fn type_named(dialect: &Dialect, name: &str) -> Option<&'static Type> {
    let mut found = None;
    for f in dialect.opcodes.iter().flat_map(|o| o.forms).flat_map(|f| f.layout.fields) {
        visit(&f.ty, &mut |ty| {
            if let Seen::Type(ty) = ty
                && found.is_none()
                && type_name(ty).eq_ignore_ascii_case(name)
            {
                found = Some(ty);
            }
        });
    }
    found
}

/// Names of the types in the forms of the generation.
pub(super) fn type_names(dialect: &Dialect) -> Vec<&'static str> {
    let mut names = Vec::new();
    for f in dialect.opcodes.iter().flat_map(|o| o.forms).flat_map(|f| f.layout.fields) {
        visit(&f.ty, &mut |ty| {
            let name = match ty {
                Seen::Type(Type::Struct(s)) => s.name,
                Seen::Type(Type::Bitfield(b)) => b.name,
                Seen::Type(Type::Union(u)) => u.name,
                _ => return,
            };
            if !names.contains(&name) {
                names.push(name);
            }
        });
    }
    names
}

/// What a walk over types meets.
enum Seen {
    Type(&'static Type),
    Enum(&'static EnumInfo),
}

fn visit(ty: &'static Type, seen: &mut dyn FnMut(Seen)) {
    match ty {
        Type::Enum(e, _) => seen(Seen::Enum(e)),
        Type::Array(t, _) | Type::Big(t) => visit(t, seen),
        Type::Struct(s) => {
            seen(Seen::Type(ty));
            s.fields.iter().for_each(|f| visit(&f.ty, seen));
        }
        Type::Bitfield(b) => {
            seen(Seen::Type(ty));
            b.bits.iter().filter_map(|m| m.ty).for_each(|e| seen(Seen::Enum(e)));
        }
        Type::Union(u) => {
            seen(Seen::Type(ty));
            u.arms.iter().for_each(|a| visit(&a.ty, seen));
        }
        Type::Uint(_) | Type::Int(_) | Type::F32 | Type::Bytes(_) | Type::Chars(_) => {}
    }
}
