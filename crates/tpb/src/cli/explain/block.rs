//! A register block, or a register of one.

use std::io::{self, Write};

use serde::Serialize;
use tpb::Isa;
use tpb::core::csr::{BlockInfo, FieldInfo, GroupInfo, InstanceInfo, RegionInfo, RegisterInfo};
use tpb::csr::BLOCKS;

use super::form;
use crate::cli::args;
use crate::cli::out::{self, BOLD, Out, Table};

/// A register, and the group that it is in.
pub(super) type Place = (&'static GroupInfo, &'static RegisterInfo);

/// The block of this name in a generation.
pub(super) fn named(isa: &Isa, name: &str) -> Option<&'static BlockInfo> {
    tpb::csr::block(name).filter(|b| b.gens.has(isa.dialect.index))
}

/// The registers that `block.register` or `block.group.register` names in a generation.
pub(super) fn register_named(isa: &Isa, name: &str) -> Option<(&'static BlockInfo, Vec<Place>)> {
    let (block, path) = name.split_once('.')?;
    let block = named(isa, block)?;
    let found: Vec<Place> = block.named(path).filter(|place| is_in(place, isa)).collect();
    (!found.is_empty()).then_some((block, found))
}

/// Names of blocks, and of their registers where the block is named.
pub(super) fn names(name: &str) -> Vec<String> {
    match name.split_once('.').and_then(|(block, _)| tpb::csr::block(block)) {
        Some(block) => block.registers().map(|place| path(block, place)).collect(),
        None => BLOCKS.iter().map(|b| b.name.to_owned()).collect(),
    }
}

fn is_in((g, r): &Place, isa: &Isa) -> bool {
    g.gens.has(isa.dialect.index) && r.gens.has(isa.dialect.index)
}

fn path(block: &BlockInfo, (g, r): Place) -> String {
    let group = if g.name.is_empty() { String::new() } else { format!("{}.", g.name) };
    format!("{}.{group}{}", block.name, r.name)
}

/// `queue_debug[16].debug_vector_0`.
fn shown((g, r): Place) -> String {
    let times = |n: u32| if n == 1 { String::new() } else { format!("[{n}]") };
    let group = if g.name.is_empty() { String::new() } else { format!("{}{}.", g.name, times(g.count)) };
    format!("{group}{}{}", r.name, times(r.count))
}

/// `0x700 + 0xc*i`.
fn offset((g, r): Place) -> String {
    let Some(first) = g.offset_of(r, 0, 0) else { return "?".to_owned() };
    let mut text = format!("{first:#05x}");
    if g.count > 1 {
        text += &format!(" + {:#x}*i", g.stride);
    }
    if r.count > 1 {
        text += &format!(" + {:#x}*{}", r.stride, if g.count > 1 { "j" } else { "i" });
    }
    text
}

fn hex(value: Option<u64>) -> String {
    value.map_or_else(|| "?".to_owned(), |v| format!("{v:#x}"))
}

fn access(r: &RegisterInfo) -> String {
    [r.access.map(|a| a.name()), r.pulse.then_some("pulse")].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// `cayman to maverick`.
fn generations(names: &[&str]) -> String {
    match names {
        [one] => (*one).to_owned(),
        [first, .., last] => format!("{first} to {last}"),
        [] => String::new(),
    }
}

/// Prints a block as a generation has it.
pub(super) fn print(isa: &Isa, block: &'static BlockInfo, out: &mut Out) -> io::Result<()> {
    let size = block.size.map(|s| format!(", {s:#x} bytes")).unwrap_or_default();
    let title = if block.title.is_empty() { String::new() } else { format!(", {}", block.title) };
    writeln!(out, "{BOLD}{}{BOLD:#}  block of {} ({}){size}{title}", block.name, isa.dialect.title, isa.dialect.version)?;
    out::wrap(out, 2, block.doc)?;
    let whose = generations(&args::generations_in(block.gens));
    match block.anchor {
        Some(anchor) => out::wrap(out, 2, &format!("In {whose}; figures are those of {anchor}."))?,
        None => out::wrap(out, 2, &format!("In {whose}."))?,
    }
    let places: Vec<Place> = block.registers().filter(|place| is_in(place, isa)).collect();
    if !places.is_empty() {
        writeln!(out)?;
        let mut table = Table::new(2, &["OFFSET", "REGISTER", "ACCESS", "RESET", "NOTE"]);
        for place in places {
            let r = place.1;
            table.row([offset(place), shown(place), access(r), hex(r.reset), r.doc.to_owned()]);
        }
        table.print(out)?;
    }
    let regions: Vec<&RegionInfo> = block.regions.iter().filter(|r| r.gens.has(isa.dialect.index)).collect();
    if !regions.is_empty() {
        writeln!(out)?;
        let mut table = Table::new(2, &["PLACE", "MEMORY", "BYTES", "ENTRIES", "NOTE"]);
        for r in regions {
            let place = r.offset.map_or_else(|| format!("at {}", hex(r.address)), |o| format!("{o:#07x}"));
            table.row([place, r.name.to_owned(), hex(r.size), r.entries.map(|n| n.to_string()).unwrap_or_default(), r.doc.to_owned()]);
        }
        table.print(out)?;
    }
    let instances: Vec<&InstanceInfo> = block.instances.iter().filter(|i| i.gens.has(isa.dialect.index)).collect();
    if !instances.is_empty() {
        writeln!(out, "\n{BOLD}Addresses{BOLD:#}")?;
        for i in instances {
            writeln!(out, "  {}", i.name)?;
            out::items(out, 4, ", ", i.addresses.iter().map(|a| format!("{a:#x}")))?;
        }
    }
    notes(block.notes, out)?;
    form::source("Block", block.conf.name(), block.source, out)
}

/// Prints registers of one name.
pub(super) fn print_registers(block: &'static BlockInfo, places: &[Place], out: &mut Out) -> io::Result<()> {
    for (i, place) in places.iter().enumerate() {
        let (g, r) = *place;
        if i > 0 {
            writeln!(out)?;
        }
        let at = if g.offset_of(r, 0, 0).is_some() { format!("at {}", offset(*place)) } else { "at an unknown offset".to_owned() };
        let reset = r.reset.map(|v| format!(", {v:#x} after reset")).unwrap_or_default();
        let access = if r.access.is_some() || r.pulse { format!(", {}", access(r)) } else { String::new() };
        let bits = out::count(r.width.into(), "bit");
        writeln!(out, "{BOLD}{}{BOLD:#}  register {at}, {bits}{access}{reset}", path(block, *place))?;
        if !r.doc.is_empty() {
            out::wrap(out, 2, r.doc)?;
        }
        if !g.copies.is_empty() {
            out::wrap(out, 2, &format!("Copies of {}: {}.", g.name, g.copies.join(", ")))?;
        }
        let whose = generations(&args::generations_in(r.gens));
        let anchor = block.anchor.map(|a| format!("; figures are those of {a}")).unwrap_or_default();
        out::wrap(out, 2, &format!("In {whose}{anchor}."))?;
        writeln!(out)?;
        if r.fields.is_empty() {
            writeln!(out, "  Its fields are not known.")?;
        } else {
            let mut table = Table::new(2, &["BITS", "FIELD", "ACCESS", "RESET", "NOTE"]);
            for f in r.fields {
                let access = [f.access.map(|a| a.name()), f.pulse.then_some("pulse")].into_iter().flatten().collect::<Vec<_>>().join(" ");
                table.row([bits_of(f), f.name.to_owned(), access, hex(f.reset), note(f, r)]);
            }
            table.print(out)?;
        }
        notes(r.notes, out)?;
        form::source("Register", r.conf.name(), r.source, out)?;
    }
    Ok(())
}

/// `31:16`.
fn bits_of(f: &FieldInfo) -> String {
    if f.width == 1 { f.lsb.to_string() } else { format!("{}:{}", f.lsb + f.width - 1, f.lsb) }
}

fn note(f: &FieldInfo, r: &RegisterInfo) -> String {
    let mut parts: Vec<String> = Vec::new();
    if f.signed {
        parts.push("signed".to_owned());
    }
    parts.extend((!f.doc.is_empty()).then(|| f.doc.to_owned()));
    parts.extend(f.values.iter().map(|(v, name)| format!("{v} {name}")));
    if f.gens != r.gens {
        parts.push(format!("in {}", generations(&args::generations_in(f.gens))));
    }
    parts.join("; ")
}

fn notes(notes: &[&str], out: &mut Out) -> io::Result<()> {
    if notes.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{BOLD}Notes{BOLD:#}")?;
    notes.iter().try_for_each(|n| out::wrap(out, 2, n))
}

/// A block as JSON has it.
#[derive(Serialize)]
pub(super) struct BlockNode {
    block: &'static str,
    title: &'static str,
    generations: Vec<&'static str>,
    anchor: Option<&'static str>,
    size: Option<u32>,
    registers: Vec<RegisterNode>,
    regions: Vec<RegionNode>,
    instances: Vec<InstanceNode>,
    doc: &'static str,
    notes: &'static [&'static str],
    conf: &'static str,
    source: &'static [&'static str],
}

/// A register as JSON has it; `offset` is that of the first copy and element.
#[derive(Serialize)]
pub(super) struct RegisterNode {
    register: &'static str,
    group: &'static str,
    generations: Vec<&'static str>,
    offset: Option<u32>,
    copies: u32,
    copy_stride: u32,
    count: u32,
    stride: u32,
    width: u8,
    access: Option<&'static str>,
    pulse: bool,
    reset: Option<u64>,
    fields: Vec<FieldNode>,
    doc: &'static str,
    notes: &'static [&'static str],
    conf: &'static str,
    source: &'static [&'static str],
}

#[derive(Serialize)]
struct FieldNode {
    name: &'static str,
    lsb: u8,
    width: u8,
    generations: Vec<&'static str>,
    access: Option<&'static str>,
    pulse: bool,
    signed: bool,
    reset: Option<u64>,
    values: &'static [(u64, &'static str)],
    doc: &'static str,
    conf: &'static str,
}

#[derive(Serialize)]
struct RegionNode {
    name: &'static str,
    offset: Option<u64>,
    address: Option<u64>,
    size: Option<u64>,
    entries: Option<u64>,
    doc: &'static str,
}

#[derive(Serialize)]
struct InstanceNode {
    name: &'static str,
    addresses: &'static [u64],
}

/// A block in a generation.
pub(super) fn node(isa: &Isa, block: &'static BlockInfo) -> BlockNode {
    let here = isa.dialect.index;
    let region = |r: &'static RegionInfo| RegionNode {
        name: r.name,
        offset: r.offset,
        address: r.address,
        size: r.size,
        entries: r.entries,
        doc: r.doc,
    };
    BlockNode {
        block: block.name,
        title: block.title,
        generations: args::generations_in(block.gens),
        anchor: block.anchor,
        size: block.size,
        registers: block.registers().filter(|place| is_in(place, isa)).map(register_node).collect(),
        regions: block.regions.iter().filter(|r| r.gens.has(here)).map(region).collect(),
        instances: block
            .instances
            .iter()
            .filter(|i| i.gens.has(here))
            .map(|i| InstanceNode { name: i.name, addresses: i.addresses })
            .collect(),
        doc: block.doc,
        notes: block.notes,
        conf: block.conf.name(),
        source: block.source,
    }
}

/// A register.
pub(super) fn register_node((g, r): Place) -> RegisterNode {
    let field = |f: &'static FieldInfo| FieldNode {
        name: f.name,
        lsb: f.lsb,
        width: f.width,
        generations: args::generations_in(f.gens),
        access: f.access.map(|a| a.name()),
        pulse: f.pulse,
        signed: f.signed,
        reset: f.reset,
        values: f.values,
        doc: f.doc,
        conf: f.conf.name(),
    };
    RegisterNode {
        register: r.name,
        group: g.name,
        generations: args::generations_in(r.gens),
        offset: g.offset_of(r, 0, 0),
        copies: g.count,
        copy_stride: g.stride,
        count: r.count,
        stride: r.stride,
        width: r.width,
        access: r.access.map(|a| a.name()),
        pulse: r.pulse,
        reset: r.reset,
        fields: r.fields.iter().map(field).collect(),
        doc: r.doc,
        notes: r.notes,
        conf: r.conf.name(),
        source: r.source,
    }
}
