//! A record form, or a type: map, fields, enums, rules.

use std::io::{self, Write};

use serde::Serialize;
use tpb::check::RuleInfo;
use tpb::dialect::{Dialect, Executed, Form};
use tpb::layout::{EnumInfo, Role, StructInfo, Type};

use super::map;
use crate::cli::out::{self, BOLD, DIM, Names, Out, Table};
use crate::cli::shape::{self, Node};

/// Most values of an enum that are listed with a record.
const MOST_VALUES: usize = 48;

/// A form under its opcodes.
pub(super) fn print_alone(dialect: &Dialect, form: &'static Form, out: &mut Out) -> io::Result<()> {
    let opcodes: Vec<_> = dialect.opcodes.iter().filter(|o| o.forms.iter().any(|f| std::ptr::eq(*f, form))).map(|o| o.name).collect();
    writeln!(out, "{BOLD}{}{BOLD:#}  record format of {} ({})", form.name, dialect.title, dialect.version)?;
    writeln!(out, "opcodes: {}", Names(&opcodes))?;
    print(dialect, form, out)
}

/// A form: what it is, its bytes, fields, enums and rules.
pub(super) fn print(dialect: &Dialect, form: &'static Form, out: &mut Out) -> io::Result<()> {
    let layout = form.layout;
    write!(out, "\n{BOLD}Format {}{BOLD:#}, {} bytes", form.name, layout.size)?;
    if let Some(s) = form.selector {
        write!(out, ", chosen by {} at byte {} = {:#04x} ({})", s.field, s.offset, s.value, s.name)?;
    }
    if form.continues {
        write!(out, ", continues the record before it")?;
    }
    writeln!(out)?;
    out::wrap(out, 2, form.doc)?;
    if let Some(gap) = form.gap {
        writeln!(out, "  The payload is not known (gap {gap}).")?;
    }
    writeln!(out)?;
    map::draw(layout, out)?;
    writeln!(out)?;
    fields(layout, out)?;
    enums(dialect, layout, out)?;
    rules(form.rules, out)?;
    source("Layout", layout.conf.name(), layout.source, out)
}

/// A type that fields have.
pub(super) fn print_type(dialect: &Dialect, ty: &'static Type, out: &mut Out) -> io::Result<()> {
    let (what, doc) = match ty {
        Type::Struct(s) => ("struct", s.doc),
        Type::Bitfield(b) => ("bitfield", b.doc),
        Type::Union(u) => ("union", u.doc),
        _ => ("type", ""),
    };
    let bytes = out::count(ty.size() as u64, "byte");
    writeln!(out, "{BOLD}{}{BOLD:#}  {what} of {} ({}), {bytes}", shape::type_name(ty), dialect.title, dialect.version)?;
    out::wrap(out, 2, doc)?;
    writeln!(out)?;
    if let Type::Struct(s) = ty {
        map::draw(s, out)?;
        writeln!(out)?;
    }
    Listing::new().print(&shape::inside(ty, 0).unwrap_or_default(), &[], out)?;
    if let Type::Struct(s) = ty {
        enums(dialect, s, out)?;
        source("Layout", s.conf.name(), s.source, out)?;
    }
    Ok(())
}

/// A type as JSON has it.
#[derive(Serialize)]
pub(super) struct TypeNode {
    #[serde(rename = "type")]
    ty: String,
    size: usize,
    fields: Vec<Node>,
}

/// A type as JSON has it.
pub(super) fn type_node(ty: &'static Type) -> TypeNode {
    TypeNode { ty: shape::type_name(ty), size: ty.size(), fields: shape::inside(ty, 0).unwrap_or_default() }
}

fn fields(layout: &'static StructInfo, out: &mut Out) -> io::Result<()> {
    let roles: Vec<&'static str> = layout.fields.iter().map(|f| role(f.role)).collect();
    Listing::new().print(&shape::fields(layout.fields, 0), &roles, out)
}

const fn role(role: Role) -> &'static str {
    match role {
        Role::Read => "",
        Role::Write => "written",
        Role::State => "engine state",
        Role::Dead => "ignored",
    }
}

/// The list of fields. What is inside a type is shown where the type is met first.
struct Listing {
    table: Table,
    /// Types that are shown, and the fields that show them.
    shown: Vec<(String, String)>,
}

impl Listing {
    fn new() -> Self {
        Self { table: Table::new(2, &["#", "FIELD", "BYTES", "BITS", "TYPE", "NOTE"]), shown: Vec::new() }
    }

    fn print(mut self, nodes: &[Node], roles: &[&str], out: &mut Out) -> io::Result<()> {
        for (i, node) in nodes.iter().enumerate() {
            self.node(node, &i.to_string(), "", 0, roles.get(i).copied().unwrap_or_default());
        }
        self.table.print(out)
    }

    fn node(&mut self, node: &Node, number: &str, parent: &str, depth: usize, role: &str) {
        let path = if parent.is_empty() { node.name.clone() } else { format!("{parent}.{}", node.name) };
        let inside = node.fields.as_deref().unwrap_or_default();
        let shown = self.shown.iter().find(|(ty, _)| *ty == node.ty).map(|(_, path)| format!("inside as {path}"));
        let is_new = shown.is_none();
        let note = note(node, role, shown.filter(|_| !inside.is_empty()));
        let name = format!("{}{}", "  ".repeat(depth), node.name);
        self.table.row([number.to_owned(), name, bytes(node), bits(node), node.ty.clone(), note]);
        if is_new && !inside.is_empty() {
            self.shown.push((node.ty.clone(), path.clone()));
            inside.iter().for_each(|n| self.node(n, "", &path, depth + 1, ""));
        }
    }
}

fn bytes(node: &Node) -> String {
    let last = node.offset + node.size.max(1) - 1;
    if last == node.offset { last.to_string() } else { format!("{}..={last}", node.offset) }
}

fn bits(node: &Node) -> String {
    match node.bits {
        Some(b) if b.width == 1 => b.lsb.to_string(),
        Some(b) => format!("{}..={}", b.lsb, u32::from(b.lsb) + u32::from(b.width) - 1),
        None => String::new(),
    }
}

fn note(node: &Node, role: &str, shown: Option<String>) -> String {
    let reserved = match node.reserved {
        Some("zero") => "reserved, zero",
        Some(_) => "reserved, anything",
        None => "",
    };
    let when = match node.when {
        None | Some("") => String::new(),
        Some("true") => String::from("otherwise"),
        Some(when) => format!("when {when}"),
    };
    let shown = shown.unwrap_or_default();
    let parts = [reserved, role, &when, node.doc, &shown];
    parts.into_iter().filter(|p| !p.is_empty()).collect::<Vec<_>>().join("; ")
}

fn enums(dialect: &Dialect, layout: &'static StructInfo, out: &mut Out) -> io::Result<()> {
    let found = shape::enums(layout);
    if found.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{BOLD}Enums{BOLD:#}")?;
    found.into_iter().try_for_each(|e| values(dialect, e, out))
}

fn values(dialect: &Dialect, e: &'static EnumInfo, out: &mut Out) -> io::Result<()> {
    let own = || e.values.iter().filter(|v| v.gens.has(dialect.index));
    let count = own().count();
    write!(out, "  {BOLD}{}{BOLD:#}", e.name)?;
    match count {
        0 => writeln!(out, ": no value is known for {}", dialect.title),
        _ if count > MOST_VALUES => writeln!(out, ": {count} values, see `tpb explain {}`", e.name),
        _ => {
            writeln!(out)?;
            out::items(out, 4, ", ", own().map(|v| format!("{} {}{}", v.value, v.name, if v.sentinel { " (never legal)" } else { "" })))
        }
    }
}

fn rules(rules: &'static [RuleInfo], out: &mut Out) -> io::Result<()> {
    if rules.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{BOLD}Rules{BOLD:#}")?;
    for rule in rules {
        write!(out, "  {}", rule.id)?;
        let only = [rule.stage.map(|s| format!("stage {}", s.name())), rule.engine.map(|e| format!("engine {}", e.name()))];
        for only in only.into_iter().flatten() {
            write!(out, ", {only} only")?;
        }
        writeln!(out, " {DIM}({}){DIM:#}", rule.conf.name())?;
        out::wrap(out, 4, &sentence(rule))?;
    }
    Ok(())
}

/// The rule in words: its message, then what it asks for and when.
pub(super) fn sentence(rule: &RuleInfo) -> String {
    let mut text = rule.message.to_owned();
    if !rule.require.is_empty() {
        let separator = if text.is_empty() { "" } else { ": " };
        text += &format!("{separator}{}", rule.require);
    }
    if !rule.when.is_empty() {
        text += &format!(", when {}", rule.when);
    }
    text
}

/// Whether anything executes it, in words.
pub(super) const fn executed(executed: Executed) -> &'static str {
    match executed {
        Executed::Unknown => "not stated",
        Executed::No => "nowhere",
        Executed::Yes => "yes",
    }
}

/// Where something is from, and how sure it is.
pub(super) fn source(what: &str, conf: &str, source: &[&str], out: &mut Out) -> io::Result<()> {
    writeln!(out, "\n{BOLD}{what} from{BOLD:#} (confidence {conf})")?;
    source.iter().try_for_each(|s| writeln!(out, "  {DIM}{s}{DIM:#}"))
}
