//! Blocks of registers: layouts looked up, offsets and bits checked against each other.

use tpb_layout::names::type_name;

use super::Cx;
use crate::diagnostic::Diagnostic;
use crate::isa::GenSet;
use crate::isa::csr::{Block, Field, Group, Layout, Region, Register};
use crate::spec::csr as written;
use crate::spec::{At, Evidence, Name, Span};

pub(super) fn resolve(cx: &mut Cx<'_>) {
    let spec = cx.spec;
    let mut seen: Vec<&Name> = Vec::new();
    for b in &spec.blocks {
        if let Some(first) = seen.iter().find(|n| n.value == b.name.value) {
            let d = Diagnostic::error("duplicate-name", &b.name.span, format!("block `{}` is there twice", b.name.value))
                .label("second")
                .also(&first.span, "first");
            cx.error(d);
        }
        seen.push(&b.name);
        block(cx, b);
    }
}

fn block(cx: &mut Cx<'_>, b: &written::Block) {
    let gens = cx.gens(&b.range);
    let width = b.width.as_ref().map_or(32, |w| w.value);
    if !matches!(width, 8 | 16 | 32 | 64)
        && let Some(at) = &b.width
    {
        cx.error(Diagnostic::error("bad-width", &at.span, "a register is 8, 16, 32 or 64 bits wide").label(format!("{width} bits")));
        return;
    }
    if let Some(anchor) = &b.anchor
        && let Some(generation) = cx.generation(anchor)
        && !gens.has(generation)
    {
        cx.error(
            Diagnostic::error("outside-range", &anchor.span, "the block is not there on its `anchor`")
                .label("a generation outside its range"),
        );
    }
    let mut out = Block {
        name: b.name.value.clone(),
        title: b.title.as_ref().map(|t| t.value.clone()).unwrap_or_default(),
        gens,
        anchor: b.anchor.as_ref().map(|a| a.value.clone()),
        size: b.size.as_ref().map(|s| s.value),
        width,
        instances: Vec::new(),
        layouts: Vec::new(),
        groups: Vec::new(),
        regions: Vec::new(),
        doc: b.doc.clone(),
        evidence: b.evidence.clone(),
    };
    for i in &b.instances {
        let own = cx.gens(&i.range);
        out.instances.push((i.name.value.clone(), own, i.addresses.iter().map(|a| a.value).collect(), i.doc.clone()));
    }
    for l in &b.layouts {
        if let Some(first) = b.layouts.iter().find(|o| o.name.value == l.name.value)
            && first.name.span.range != l.name.span.range
        {
            duplicate(cx, "layout", &l.name, &first.name);
        }
        let (fields, reset) = fields(cx, &l.fields, width);
        out.layouts.push(Layout { name: l.name.value.clone(), rust: type_name(&l.name.value), fields, reset, doc: l.doc.clone() });
    }
    let outside = written::Group {
        name: At { value: String::new(), span: b.name.span.clone() },
        offset: Some(At { value: 0, span: b.name.span.clone() }),
        size: b.size.clone(),
        count: None,
        stride: None,
        copies: Vec::new(),
        registers: Vec::new(),
        range: b.range.clone(),
        doc: String::new(),
        evidence: b.evidence.clone(),
    };
    if !b.registers.is_empty() {
        group(cx, b, &outside, &b.registers, &mut out);
    }
    for g in &b.groups {
        group(cx, b, g, &g.registers, &mut out);
    }
    names_of_groups(cx, b);
    places(cx, b, &outside, &out);
    for r in &b.regions {
        region(cx, b, r, &mut out);
    }
    cx.isa.blocks.push(out);
}

fn duplicate(cx: &mut Cx<'_>, what: &str, second: &Name, first: &Name) {
    let d = Diagnostic::error("duplicate-name", &second.span, format!("{what} `{}` is there twice", second.value))
        .label("second")
        .also(&first.span, "first");
    cx.error(d);
}

/// A group may come again for other generations only.
fn names_of_groups(cx: &mut Cx<'_>, b: &written::Block) {
    for (i, g) in b.groups.iter().enumerate() {
        let gens = cx.gens(&g.range);
        for first in &b.groups[..i] {
            if first.name.value == g.name.value && !cx.gens(&first.range).common(gens).is_empty() {
                duplicate(cx, "group", &g.name, &first.name);
            }
        }
    }
}

fn group(cx: &mut Cx<'_>, b: &written::Block, g: &written::Group, registers: &[written::Register], out: &mut Block) {
    let gens = cx.gens(&g.range);
    let count = positive(cx, g.count.as_ref());
    let size = g.size.as_ref().map(|s| s.value);
    let stride = g.stride.as_ref().map(|s| s.value).or(size).unwrap_or(0);
    if count > 1 && stride == 0 {
        let d = Diagnostic::error("missing-key", &g.name.span, format!("{count} copies need a `stride` or a `size`"))
            .label("how far apart are they?");
        cx.error(d);
    }
    if let (Some(size), Some(stride)) = (&g.size, &g.stride)
        && stride.value < size.value
        && count > 1
    {
        let d = Diagnostic::error(
            "copies-overlap",
            &stride.span,
            format!("copies of {} bytes overlap at a stride of {}", size.value, stride.value),
        )
        .label("less than the size")
        .also(&size.span, "size of a copy");
        cx.error(d);
    }
    if !g.copies.is_empty() && g.copies.len() != count as usize {
        let d = Diagnostic::error("count-mismatch", &g.copies[0].span, format!("{} names for {count} copies", g.copies.len()))
            .label("names of the copies");
        cx.error(d);
    }
    let mut resolved = Vec::new();
    for (i, r) in registers.iter().enumerate() {
        let own = cx.gens(&r.range);
        for first in &registers[..i] {
            if first.name.value == r.name.value && !cx.gens(&first.range).common(own).is_empty() {
                duplicate(cx, "register", &r.name, &first.name);
            }
        }
        // A register that generations lay out anew is told apart by the first of them.
        let again = registers.iter().filter(|o| o.name.value == r.name.value).count() > 1
            || b.groups.iter().filter(|o| o.name.value == g.name.value).count() > 1;
        let mut parts = vec![g.name.value.as_str(), r.name.value.as_str()];
        parts.retain(|p| !p.is_empty());
        let path = parts.join("_");
        let path = match own.first() {
            Some(first) if again => format!("{path}_{}", cx.isa.generations[first].name),
            _ => path,
        };
        resolved.push(register(cx, b, r, own, path, out));
    }
    out.groups.push(Group {
        name: g.name.value.clone(),
        gens,
        offset: g.offset.as_ref().map(|o| o.value),
        size: if g.name.value.is_empty() { None } else { size },
        count,
        stride,
        copies: g.copies.iter().map(|c| c.value.clone()).collect(),
        registers: resolved,
        doc: g.doc.clone(),
    });
}

fn positive(cx: &mut Cx<'_>, count: Option<&At<u32>>) -> u32 {
    if let Some(at) = count
        && at.value == 0
    {
        cx.error(Diagnostic::error("bad-number", &at.span, "there is at least one").label("expected 1 or more"));
    }
    count.map_or(1, |c| c.value.max(1))
}

fn register(cx: &mut Cx<'_>, b: &written::Block, r: &written::Register, gens: GenSet, path: String, out: &mut Block) -> Register {
    let bytes = out.width / 8;
    let count = positive(cx, r.count.as_ref());
    let stride = r.stride.as_ref().map_or(bytes, |s| s.value);
    if let Some(at) = &r.stride
        && at.value < bytes
    {
        let d = Diagnostic::error("copies-overlap", &at.span, format!("elements of {bytes} bytes overlap at a stride of {}", at.value))
            .label("too small");
        cx.error(d);
    }
    if let Some(at) = &r.offset
        && at.value % bytes != 0
    {
        let d = Diagnostic::error("unaligned", &at.span, format!("a register of {bytes} bytes does not start at {:#x}", at.value))
            .label(format!("no multiple of {bytes}"));
        cx.error(d);
    }
    let layout = match (&r.layout, r.fields.is_empty()) {
        (Some(name), own) => {
            if !own {
                let d = Diagnostic::error("conflicting-keys", &name.span, "a register has a `layout` or `fields`, not both")
                    .label("fields of its own stand beside this");
                cx.error(d);
            }
            let found = b.layouts.iter().position(|l| l.name.value == name.value);
            if found.is_none() {
                let names: Vec<String> = b.layouts.iter().map(|l| l.name.value.clone()).collect();
                cx.unknown("unknown-layout", "register layout", &name.value, &name.span, &names);
            }
            found
        }
        (None, false) => {
            let (fields, reset) = fields(cx, &r.fields, out.width);
            let rust = type_name(&path);
            if let Some(other) = out.layouts.iter().find(|l| l.rust == rust) {
                let d = Diagnostic::error(
                    "duplicate-name",
                    &r.name.span,
                    format!("register and layout `{}` would both be type `{rust}`", other.name),
                )
                .label("same name in Rust")
                .help("rename the layout");
                cx.error(d);
            }
            out.layouts.push(Layout { name: path.to_uppercase(), rust, fields, reset, doc: r.doc.clone() });
            Some(out.layouts.len() - 1)
        }
        (None, true) => None,
    };
    let of_fields = layout.and_then(|l| out.layouts[l].reset);
    if let Some(at) = &r.reset {
        if out.width < 64 && at.value >> out.width != 0 {
            let d = Diagnostic::error("value-too-wide", &at.span, format!("{:#x} does not fit in {} bits", at.value, out.width))
                .label("wider than the register");
            cx.error(d);
        } else if let Some(value) = of_fields
            && value != at.value
        {
            let d = Diagnostic::error("reset-mismatch", &at.span, format!("the fields reset to {value:#x}, not {:#x}", at.value))
                .label("stated here")
                .help("one of the two is wrong; where all fields state their reset, the register needs none");
            cx.error(d);
        }
    }
    Register {
        name: r.name.value.clone(),
        path,
        gens,
        offset: r.offset.as_ref().map(|o| o.value),
        access: r.access,
        pulse: r.pulse,
        reset: r.reset.as_ref().map(|n| n.value).or(of_fields),
        count,
        stride,
        layout,
        doc: r.doc.clone(),
        evidence: r.evidence.clone(),
    }
}

/// Fields in the order of their bits, and the value after reset where all of them state theirs.
fn fields(cx: &mut Cx<'_>, list: &[written::Field], width: u32) -> (Vec<Field>, Option<u64>) {
    let mut out: Vec<(Field, &written::Field)> = Vec::new();
    for f in list {
        let gens = cx.gens(&f.range);
        let (lsb, bits) = (f.lsb.value, f.width.value);
        if bits == 0 || lsb + bits > width {
            let d = Diagnostic::error(
                "field-too-wide",
                &f.width.span,
                format!("bits {lsb} to {} are not in a register of {width} bits", lsb + bits.max(1) - 1),
            )
            .label(if bits == 0 { "a field has at least one bit" } else { "beyond the last bit" }.to_string());
            cx.error(d);
            continue;
        }
        if let Some(at) = &f.reset
            && bits < 64
            && at.value >> bits != 0
        {
            let d = Diagnostic::error("value-too-wide", &at.span, format!("{:#x} does not fit in {bits} bits", at.value))
                .label("wider than the field")
                .also(&f.width.span, "width of the field");
            cx.error(d);
        }
        for (value, _) in &f.values {
            if bits < 64 && value.value >> bits != 0 {
                let d = Diagnostic::error("value-too-wide", &value.span, format!("{:#x} does not fit in {bits} bits", value.value))
                    .label("wider than the field");
                cx.error(d);
            }
        }
        for (other, first) in &out {
            if other.name == f.name.value {
                duplicate(cx, "field", &f.name, &first.name);
            }
            if other.lsb < lsb + bits && lsb < other.lsb + other.width && !other.gens.common(gens).is_empty() {
                let d =
                    Diagnostic::error("field-overlap", &f.lsb.span, format!("`{}` and `{}` share bits", first.name.value, f.name.value))
                        .label(format!("bits {lsb} to {}", lsb + bits - 1))
                        .also(&first.lsb.span, format!("bits {} to {}", other.lsb, other.lsb + other.width - 1));
                cx.error(d);
            }
        }
        let field = Field {
            name: f.name.value.clone(),
            gens,
            lsb,
            width: bits,
            access: f.access,
            pulse: f.pulse,
            reset: f.reset.as_ref().map(|n| n.value),
            signed: f.signed,
            values: f.values.iter().map(|(v, name)| (v.value, name.clone())).collect(),
            doc: f.doc.clone(),
            evidence: f.evidence.clone(),
        };
        out.push((field, f));
    }
    let mut out: Vec<Field> = out.into_iter().map(|(field, _)| field).collect();
    out.sort_by_key(|f| f.lsb);
    let reset = out.iter().try_fold(0u64, |word, f| Some(word | f.reset? << f.lsb));
    (out, reset)
}

/// Where registers are: inside their group and block, and no two in one place.
fn places(cx: &mut Cx<'_>, b: &written::Block, outside: &written::Group, out: &Block) {
    struct Taken<'a> {
        from: u64,
        to: u64,
        gens: GenSet,
        name: &'a Name,
        at: &'a Span,
    }
    let bytes = u64::from(out.width / 8);
    let groups = std::iter::once((outside, &b.registers)).filter(|(_, r)| !r.is_empty()).chain(b.groups.iter().map(|g| (g, &g.registers)));
    let mut taken: Vec<Taken<'_>> = Vec::new();
    for ((g, registers), resolved) in groups.zip(&out.groups) {
        let Some(base) = &g.offset else { continue };
        let reach = |count: u32, stride: u32, size: u64| u64::from(count - 1) * u64::from(stride) + size;
        if let (Some(size), Some(block)) = (&g.size, &b.size) {
            let end = u64::from(base.value) + reach(resolved.count, resolved.stride, u64::from(size.value));
            if end > u64::from(block.value) {
                let d =
                    Diagnostic::error("outside-block", &base.span, format!("group `{}` ends at {end:#x}, behind the block", g.name.value))
                        .label("starts here")
                        .also(&block.span, "size of the block");
                cx.error(d);
            }
        }
        for (r, made) in registers.iter().zip(&resolved.registers) {
            let Some(at) = &r.offset else { continue };
            let inside = reach(made.count, made.stride, bytes);
            let room = g.size.as_ref().map(|s| (u64::from(s.value), &s.span));
            if let Some((room, size)) = room
                && u64::from(at.value) + inside > room
            {
                let what = if g.name.value.is_empty() { "block" } else { "group" };
                let d = Diagnostic::error(
                    "outside-block",
                    &at.span,
                    format!("register `{}` ends at {:#x}, behind its {what}", r.name.value, u64::from(at.value) + inside),
                )
                .label("starts here")
                .also(size, format!("size of the {what}"));
                cx.error(d);
            }
            let gens = made.gens.common(resolved.gens);
            for copy in 0..u64::from(resolved.count.min(64)) {
                let from = u64::from(base.value) + copy * u64::from(resolved.stride) + u64::from(at.value);
                let to = from + inside;
                if let Some(other) =
                    taken.iter().find(|t| t.from < to && from < t.to && !t.gens.common(gens).is_empty() && copies_clash(t.at, &at.span))
                {
                    let d = Diagnostic::error(
                        "duplicate-offset",
                        &at.span,
                        format!("registers `{}` and `{}` are both at {:#x}", other.name.value, r.name.value, from.max(other.from)),
                    )
                    .label("second")
                    .also(other.at, "first");
                    cx.error(d);
                    break;
                }
                taken.push(Taken { from, to, gens, name: &r.name, at: &at.span });
            }
        }
    }
}

/// Elements of one array may interleave with those of its other copies; two registers may not.
fn copies_clash(a: &Span, b: &Span) -> bool {
    a.range != b.range
}

fn region(cx: &mut Cx<'_>, b: &written::Block, r: &written::Region, out: &mut Block) {
    let gens = cx.gens(&r.range);
    for (first, other) in b.regions.iter().zip(&out.regions) {
        if first.name.value == r.name.value && !other.gens.common(gens).is_empty() {
            duplicate(cx, "region", &r.name, &first.name);
        }
        let span = |r: &Region| r.offset.zip(r.size).map(|(from, size)| (from, from + size));
        let own = r.offset.as_ref().zip(r.size.as_ref()).map(|(from, size)| (from.value, from.value + size.value));
        if let (Some((from, to)), Some((a, z))) = (own, span(other))
            && from < z
            && a < to
            && !other.gens.common(gens).is_empty()
        {
            let d = Diagnostic::error(
                "duplicate-offset",
                &r.name.span,
                format!("regions `{}` and `{}` overlap", first.name.value, r.name.value),
            )
            .label("second")
            .also(&first.name.span, "first");
            cx.error(d);
        }
    }
    if r.offset.is_none() && r.address.is_none() {
        let d = Diagnostic::error("missing-key", &r.name.span, format!("region `{}` has neither `offset` nor `address`", r.name.value))
            .label("where is it?");
        cx.error(d);
    }
    out.regions.push(Region {
        name: r.name.value.clone(),
        gens,
        offset: r.offset.as_ref().map(|n| n.value),
        address: r.address.as_ref().map(|n| n.value),
        size: r.size.as_ref().map(|n| n.value),
        entries: r.entries,
        doc: r.doc.clone(),
        evidence: Evidence::clone(&r.evidence),
    });
}
