//! Names that are two in the spec and one in Rust.

use std::collections::{BTreeMap, BTreeSet};

use tpb_layout::names::{PRELUDE, arm_name, const_name, module_name, type_name};

use super::Cx;
use super::opcodes::OPCODE;
use crate::diagnostic::Diagnostic;
use crate::isa::csr;
use crate::isa::{Enum, Field, Imports, Isa, Operation, TypeBody, TypeDef};
use crate::spec::csr as written;
use crate::spec::{Name, Span, Spec};

/// What every struct and bitfield has.
const METHODS: [&str; 3] = ["from_bytes", "as_bytes", "to_bytes"];

/// The module of an operation imports these.
const OPERATION: [&str; 5] = ["Lift", "LiftError", "Lower", "LowerError", "Opcode"];

/// Modules of a generation have these beside types, modules and tables of its formats.
const GENERATION: [&str; 10] =
    ["BY_BYTE", "DIALECT", "Instruction", "OPCODES", "RecordBytes", "TEXT", "check", "core", "layout", "tpb_core"];

/// A block's module imports these.
const BLOCK: [&str; 8] = ["Access", "BlockInfo", "FieldInfo", "GroupInfo", "InstanceInfo", "RegionInfo", "RegisterInfo", "GenSet"];

/// Reports names of the spec that would meet in the emitted code.
pub(super) fn resolve(cx: &mut Cx<'_>) {
    let (isa, spec) = (&cx.isa, cx.spec);
    let mut found = Vec::new();
    modules(isa, spec, &mut found);
    for e in &isa.enums {
        values(isa, spec, e, &mut found);
    }
    for generation in 0..isa.generations.len() {
        instructions(isa, spec, generation, &mut found);
    }
    for record in &isa.records {
        fields(&record.fields, &mut found);
        let f = &isa.formats[record.format];
        imported(isa, spec, &Imports::of_record(isa, record), ("format", &f.name, &f.span), &record.rust, &mut found);
    }
    for o in &isa.operations {
        let mut records: Vec<usize> = o.formats.iter().flat_map(|(f, _)| isa.formats[*f].records.iter().flatten().copied()).collect();
        records.dedup();
        if let Some(span) = place_of_operation(isa, spec, o) {
            imported(isa, spec, &Imports::of_operation(isa, o, &records), ("operation", &o.name, span), &o.rust, &mut found);
        }
    }
    for t in &isa.types {
        match &t.body {
            TypeBody::Struct(list) => fields(list, &mut found),
            TypeBody::Bitfield(_) | TypeBody::Union(_) => parts(spec, t, &mut found),
        }
    }
    for b in &spec.blocks {
        block(b, &mut found);
        if let Some(resolved) = isa.blocks.iter().find(|x| x.name == b.name.value) {
            offsets(b, resolved, &mut found);
        }
    }
    // One place is enough to say that a name has to change.
    let mut told = BTreeSet::new();
    for d in found {
        let at = &d.primary.span;
        if told.insert((at.file.path.clone(), at.range.start)) {
            cx.error(d);
        }
    }
}

/// Names of one scope of the emitted code, and what of the spec has them.
struct Scope<'a> {
    taken: BTreeMap<String, Owner<'a>>,
    found: &'a mut Vec<Diagnostic>,
    /// What to do about two of one name.
    help: &'static str,
}

/// Who has a name: what it is, and its name and place in the spec; without a place it is emitted in any case.
type Owner<'a> = (&'static str, &'a str, Option<&'a Span>);

/// For what is written `LikeThis` in Rust.
const CASED: &str = "rename one of them; `_` and upper case do not tell names apart";

impl<'a> Scope<'a> {
    fn new(help: &'static str, found: &'a mut Vec<Diagnostic>) -> Self {
        Self { taken: BTreeMap::new(), found, help }
    }

    /// A scope in which emitted code has these names anyway.
    fn with(mut self, names: &[&'static str]) -> Self {
        self.taken.extend(names.iter().map(|name| ((*name).to_owned(), ("", *name, None))));
        self
    }

    /// Gives the names to a thing of the spec. A thing may come several times; two that are called the same have been reported.
    fn claim<const N: usize>(&mut self, what: &'static str, name: &'a str, span: &'a Span, names: [String; N]) {
        for rust in names {
            let Some((other_what, other, place)) = self.taken.get(&rust) else {
                self.taken.insert(rust, (what, name, Some(span)));
                continue;
            };
            let d = match place {
                Some(_) if *other_what == what && *other == name => continue,
                Some(place) => {
                    let both = match *other_what == what {
                        true => format!("{what}s `{other}` and `{name}`"),
                        false => format!("{other_what} `{other}` and {what} `{name}`"),
                    };
                    let message = format!("{both} would both be `{rust}` in Rust");
                    Diagnostic::error("duplicate-name", span, message).label("second").also(place, "first").help(self.help)
                }
                None => {
                    let message = format!("{what} `{name}` would be `{rust}` in Rust, which emitted code has anyway");
                    Diagnostic::error("duplicate-name", span, message).label("taken").help("give it another name")
                }
            };
            self.found.push(d);
            return;
        }
    }
}

/// Types, and the modules that they are in.
fn modules(isa: &Isa, spec: &Spec, found: &mut Vec<Diagnostic>) {
    let mut scope = Scope::new(CASED, found);
    for g in &spec.generations {
        scope.claim("generation", &g.name, &g.name.span, [type_name(&g.name), module_name(&g.name)]);
    }
    // Records import enums and shared types side by side.
    let help = "rename one of them; `_` and upper case do not tell names apart, an enum `X` has a `KnownX`, and a union `X` an `XArm`";
    let mut scope = Scope::new(help, scope.found).with(&PRELUDE).with(&OPERATION).with(&["KnownOpcode"]);
    for e in &spec.enums {
        let rust = type_name(&e.name);
        scope.claim("enum", &e.name, &e.name.span, [format!("Known{rust}"), rust, module_name(&e.name)]);
    }
    for t in &isa.types {
        let Some(name) = spec.types.iter().map(|t| &t.name).find(|name| name.value == t.name) else { continue };
        // An enum of the very same name has been reported.
        if spec.enums.iter().any(|e| e.name.value == name.value) {
            continue;
        }
        scope.claim("type", name, &name.span, [t.rust.clone(), module_name(name)]);
        if matches!(t.body, TypeBody::Union(_)) {
            scope.claim("type", name, &name.span, [format!("{}Arm", t.rust)]);
        }
    }
    let mut scope = Scope::new(CASED, scope.found).with(&PRELUDE).with(&GENERATION);
    for r in &isa.records {
        let f = &isa.formats[r.format];
        scope.claim("format", &f.name, &f.span, [r.rust.clone(), type_name(&f.name), module_name(&f.name), const_name(&f.name)]);
    }
    let mut scope = Scope::new(CASED, scope.found).with(&PRELUDE).with(&["unimplemented"]);
    for o in &isa.operations {
        let Some(span) = place_of_operation(isa, spec, o) else { continue };
        scope.claim("operation", &o.name, span, [o.rust.clone(), module_name(&o.name)]);
    }
    let mut scope = Scope::new(CASED, scope.found);
    for b in &spec.blocks {
        scope.claim("block", &b.name, &b.name.span, [module_name(&b.name)]);
    }
}

/// Where the spec names an operation first.
fn place_of_operation<'a>(isa: &'a Isa, spec: &'a Spec, o: &Operation) -> Option<&'a Span> {
    let own = spec.operations.iter().map(|x| &x.name);
    let named = spec.formats.iter().flat_map(|f| f.operation.iter().chain(f.opcodes.iter().filter_map(|o| o.operation.as_ref())));
    let name = own.chain(named).find(|name| name.value == o.name).map(|name| &name.span);
    // One made from a format is named nowhere.
    name.or_else(|| o.formats.first().map(|(format, _)| &isa.formats[*format].span))
}

/// The name of a record or an operation, beside those that its module imports.
fn imported(
    isa: &Isa,
    spec: &Spec,
    imports: &Imports,
    (what, name, span): (&'static str, &str, &Span),
    rust: &str,
    found: &mut Vec<Diagnostic>,
) {
    let help = "rename one of them; a record or an operation stands beside the types that it is made of";
    let mut scope = Scope::new(help, found);
    if what == "operation" {
        scope = scope.with(&OPERATION);
    }
    let e = isa.enums.iter().find(|e| e.rust == rust && imports.enums.contains(rust));
    if let Some(e) = e.and_then(|e| spec.enums.iter().find(|x| x.name.value == e.name)) {
        scope.claim("enum", &e.name, &e.name.span, [rust.to_owned()]);
    }
    let named = |t: &&TypeDef| t.rust == rust || rust.strip_suffix("Arm") == Some(&t.rust);
    let t = isa.types.iter().filter(|_| imports.types.contains(rust)).find(named);
    if let Some(t) = t.and_then(|t| spec.types.iter().find(|x| x.name.value == t.name)) {
        scope.claim("type", &t.name, &t.name.span, [rust.to_owned()]);
    }
    scope.claim(what, name, span, [rust.to_owned()]);
}

/// Constants of an enum, and the variants of its known values, of which a value has one however many names it has.
fn values(isa: &Isa, spec: &Spec, e: &Enum, found: &mut Vec<Diagnostic>) {
    let written: Vec<&Name> = if e.name == OPCODE {
        spec.formats.iter().flat_map(|f| &f.opcodes).map(|o| &o.name).collect()
    } else {
        let own = spec.enums.iter().filter(|x| x.name.value == e.name);
        own.flat_map(|x| x.values.iter().map(|v| &v.name).chain(x.derived.iter().map(|(name, _)| name))).collect()
    };
    let what = if e.name == OPCODE { "opcode" } else { "value" };
    let constants = e.constants(&isa.generations);
    let named = || {
        let rows = e.values.iter().zip(&constants);
        rows.filter_map(|(v, constant)| Some((v.value, *written.iter().find(|name| name.value == v.name)?, constant)))
    };
    let mut scope = Scope::new(CASED, found).with(&["LAYOUT"]);
    for (_, name, constant) in named() {
        scope.claim(what, name, &name.span, [constant.clone(), const_name(name)]);
    }
    let mut scope = Scope::new(CASED, scope.found);
    let mut seen = None;
    for (value, name, constant) in named() {
        if seen.replace(value) != Some(value) {
            scope.claim(what, name, &name.span, [type_name(constant)]);
        }
    }
}

/// Variants of a generation's `Instruction`.
fn instructions(isa: &Isa, spec: &Spec, generation: usize, found: &mut Vec<Diagnostic>) {
    let mut scope = Scope::new(CASED, found).with(&["Unknown"]);
    for f in isa.formats.iter().filter(|f| f.records[generation].is_some() && !f.continues) {
        if f.selector.is_some() {
            scope.claim("format", &f.name, &f.span, [type_name(&f.name)]);
            continue;
        }
        for o in f.opcodes.iter().map(|o| &isa.opcodes[*o]).filter(|o| o.gens.has(generation)) {
            let written = spec.formats.iter().flat_map(|f| &f.opcodes).find(|x| x.name.value == o.name);
            if let Some(written) = written {
                scope.claim("opcode", &written.name, &written.name.span, [type_name(&o.name)]);
            }
        }
    }
}

/// Methods of a struct.
fn fields(list: &[Field], found: &mut Vec<Diagnostic>) {
    let help = "rename one of them; a field `x` has methods `x`, `set_x` and `with_x`, and if a union needs to be given something, `x_arm`";
    let mut scope = Scope::new(help, found).with(&METHODS);
    for f in list.iter().filter(|f| f.reserved.is_none()) {
        scope.claim("field", &f.name, &f.span, [f.name.clone(), format!("set_{}", f.name), format!("with_{}", f.name)]);
        if !f.given.is_empty() {
            scope.claim("field", &f.name, &f.span, [format!("{}_arm", f.name)]);
        }
    }
}

/// Methods of a bitfield, or variants of a union.
fn parts(spec: &Spec, t: &TypeDef, found: &mut Vec<Diagnostic>) {
    let Some(written) = spec.types.iter().find(|x| x.name.value == t.name) else { return };
    match &t.body {
        TypeBody::Struct(_) => {}
        TypeBody::Bitfield(bits) => {
            let names = || written.layouts.iter().flat_map(|l| &l.fields).map(|f| &f.name);
            let used = bits.iter().filter(|b| b.reserved.is_none());
            methods(used.filter_map(|b| names().find(|name| name.value == b.name)), found);
        }
        TypeBody::Union(u) => {
            let names = || written.layouts.iter().flat_map(|l| &l.arms).map(|a| &a.name);
            let mut scope = Scope::new(CASED, found);
            for name in u.arms.iter().filter_map(|a| names().find(|name| name.value == a.name)) {
                scope.claim("arm", name, &name.span, [arm_name(name)]);
            }
        }
    }
}

fn methods<'a>(names: impl Iterator<Item = &'a Name>, found: &'a mut Vec<Diagnostic>) {
    let mut scope = Scope::new("rename one of them; bits `x` have methods `x` and `with_x`", found).with(&METHODS);
    for name in names {
        scope.claim("field", name, &name.span, [name.value.clone(), format!("with_{}", name.value)]);
    }
}

/// Layouts of a block's registers, and the methods of each.
fn block(b: &written::Block, found: &mut Vec<Diagnostic>) {
    let mut scope = Scope::new(CASED, found).with(&PRELUDE).with(&BLOCK);
    for l in &b.layouts {
        scope.claim("layout", &l.name, &l.name.span, [type_name(&l.name)]);
    }
    let registers = b.registers.iter().chain(b.groups.iter().flat_map(|g| &g.registers));
    for list in b.layouts.iter().map(|l| &l.fields).chain(registers.map(|r| &r.fields)) {
        methods(list.iter().map(|f| &f.name), found);
    }
}

/// Constants and functions that say where registers are.
fn offsets(b: &written::Block, resolved: &csr::Block, found: &mut Vec<Diagnostic>) {
    let written: Vec<_> = b.registers.iter().chain(b.groups.iter().flat_map(|g| &g.registers)).collect();
    let rows = resolved.groups.iter().flat_map(|g| g.registers.iter().map(move |r| (g, r)));
    // Which of two equal parts of a path is the group's is told by the point.
    let named: Vec<_> = rows.zip(written).map(|((g, r), w)| (g, r, [g.name.as_str(), &r.name].join("."), &w.name.span)).collect();
    let mut scope =
        Scope::new("rename one of them; a register is `GROUP_REGISTER` in Rust, and `_` and upper case do not tell names apart", found);
    for (g, r, name, span) in named.iter().filter(|(g, r, ..)| g.offset.is_some() && r.offset.is_some()) {
        let rust = if g.count == 1 && r.count == 1 { const_name(&r.path) } else { module_name(&r.path) };
        scope.claim("register", name.trim_start_matches('.'), span, [rust]);
    }
}
