//! Rules per format: its own, those of the types its fields have, and those the layout implies.

use super::Cx;
use super::opcodes::tpb_engine;
use crate::diagnostic::Diagnostic;
use crate::isa::{ArgKind, Field, Format, Gen, GenSet, Implied, Isa, Predicate, Rule, Ty, TypeBody};
use crate::parallel;
use crate::rule;
use crate::spec::{self, At, Evidence, Reserved, Role};

/// A place in a record's tree of fields at which rules apply.
#[derive(Clone, Debug, Default)]
struct Scoped {
    /// Path from the record.
    path: String,
    /// Union arms that must be live.
    guards: Vec<(String, String)>,
    /// Opcodes that ignore it.
    not_for: Vec<String>,
}

impl Scoped {
    fn field(&self, name: &str) -> Self {
        let path = if self.path.is_empty() { name.to_owned() } else { format!("{}.{name}", self.path) };
        Self { path, ..self.clone() }
    }

    fn arm(&self, name: &str) -> Self {
        let mut arm = self.field(name);
        arm.guards.push((self.path.clone(), name.to_owned()));
        arm
    }
}

pub(super) fn resolve(cx: &mut Cx<'_>) {
    let spec = cx.spec;
    for index in 0..cx.isa.formats.len() {
        let Some(f) = spec.formats.iter().find(|f| f.name.value == cx.isa.formats[index].name) else { continue };
        let mut rules: Vec<Rule> = Vec::new();
        let records: Vec<Option<usize>> = cx.isa.formats[index].records.clone();
        let has = records.iter().enumerate().filter(|(_, r)| r.is_some()).fold(GenSet::default(), |s, (g, _)| s.and(GenSet::one(g)));
        for (generation, record) in records.iter().enumerate() {
            let Some(record) = record else { continue };
            let fields = cx.isa.records[*record].fields.clone();
            let mut here = Vec::new();
            implied(cx, &f.name.value, &fields, generation, &Scoped::default(), &mut here);
            for rule in here {
                add(&mut rules, rule, generation);
            }
        }
        for (i, r) in f.rules.iter().enumerate() {
            if let Some(first) = f.rules[..i].iter().find(|o| o.id.value == r.id.value) {
                let d = Diagnostic::error("duplicate-name", &r.id.span, format!("rule `{}` is there twice", r.id.value))
                    .label("second")
                    .also(&first.id.span, "first");
                cx.error(d);
            }
            let gens = cx.gens(&r.range);
            let gens = if r.range.since.is_none() && r.range.until.is_none() { has } else { gens.common(has) };
            let rule = written(cx, &f.name.value, r, gens, &Scoped::default());
            rules.push(rule);
        }
        let mut rules = reachable(cx, &records, rules);
        super::cascade::sort(&mut rules);
        cx.isa.formats[index].rules = rules;
    }
    let isa = &cx.isa;
    for d in parallel::map(&isa.formats, |format| judge(isa, format)).into_iter().flatten() {
        cx.error(d);
    }
    arms(cx);
}

/// Leaves out rules of shared types where no record can be what they are about, as an address from a register inside an arm that excludes it.
fn reachable(cx: &Cx<'_>, records: &[Option<usize>], rules: Vec<Rule>) -> Vec<Rule> {
    let isa = &cx.isa;
    let kept = rules.into_iter().filter_map(|mut rule| {
        if !rule.guards.is_empty() {
            let is_reached = |g: &Gen| {
                let fields = records[*g].map(|r| isa.records[r].fields.as_slice());
                fields.is_none_or(|f| rule::condition(isa, &rule, *g, f).map_or(true, |c| !c.is_unreachable()))
            };
            rule.gens = rule.gens.iter().filter(is_reached).fold(GenSet::default(), |s, g| s.and(GenSet::one(g)));
        }
        (!rule.gens.is_empty()).then_some(rule)
    });
    kept.collect()
}

/// Everything wrong with the rules of a format, in all generations they apply to.
fn judge(isa: &Isa, f: &Format) -> Vec<Diagnostic> {
    let mut out = Vec::new();
    for r in &f.rules {
        let mut lints = Vec::new();
        let (mut sound, mut broken) = (GenSet::default(), Vec::new());
        for generation in r.gens.iter() {
            let Some(record) = f.records[generation] else { continue };
            let opcodes: Vec<u8> = f.opcodes.iter().map(|o| &isa.opcodes[*o]).filter(|o| o.gens.has(generation)).map(|o| o.byte).collect();
            match rule::condition(isa, r, generation, &isa.records[record].fields) {
                Ok(c) => {
                    sound = sound.and(GenSet::one(generation));
                    lints.push(rule::lint(r, &c, &isa.generations[generation].name, &opcodes));
                }
                Err(list) => broken.extend(list),
            }
        }
        for mut d in broken {
            // What is wrong on some generations alone is a matter of the range.
            if !sound.is_empty() && d.code == "unknown-field" {
                d.help = Some(format!("it is there on {}: limit the rule with `since` or `until`", isa.names(sound).join(", ")));
            }
            out.push(d);
        }
        // Never satisfiable is a mistake wherever it is; idle or always true only if it is so in every generation.
        let impossible = lints.iter().flatten().find(|d| d.code == "rule-impossible").cloned();
        let idle = if r.scope.is_empty() && lints.iter().all(Option::is_some) { lints.into_iter().flatten().next() } else { None };
        if let Some(mut d) = impossible {
            d.severity = crate::diagnostic::Severity::Error;
            out.push(d.label("no record satisfies this").help("if nothing is legal here, the opcode does not belong to the generation"));
        } else {
            out.extend(idle);
        }
    }
    out
}

/// Conditions of union arms that are no conditions.
fn arms(cx: &mut Cx<'_>) {
    let mut out = Vec::new();
    for t in &cx.isa.types {
        let (TypeBody::Union(u), Some(generation)) = (&t.body, t.gens.last()) else { continue };
        let scope = rule::Scope::union(&cx.isa, generation, u);
        for arm in &u.arms {
            match rule::parse(&arm.when.value) {
                Err(e) => out.push(e.diagnostic(&arm.when)),
                Ok(expr) => {
                    if let Err(list) = rule::check(&expr, &scope) {
                        out.extend(list.iter().map(|e| e.diagnostic(&arm.when)));
                    }
                }
            }
        }
    }
    for d in out {
        cx.error(d);
    }
}

/// Adds a rule of one generation to those of the others that say the same on the same evidence.
fn add(rules: &mut Vec<Rule>, rule: Rule, generation: Gen) {
    let says_the_same = |r: &Rule| {
        r.id == rule.id
            && r.not_for == rule.not_for
            && r.require.value == rule.require.value
            && r.when.as_ref().map(|w| &w.value) == rule.when.as_ref().map(|w| &w.value)
    };
    let is_as_sure = |r: &Rule| (r.evidence.conf, &r.evidence.source) == (rule.evidence.conf, &rule.evidence.source);
    match rules.iter().position(|r| says_the_same(r) && is_as_sure(r)) {
        Some(at) => rules[at].gens = rules[at].gens.and(GenSet::one(generation)),
        // Beside the other, so that the order is the same on all generations.
        None => {
            let at = rules.iter().rposition(says_the_same).map_or(rules.len(), |at| at + 1);
            rules.insert(at, rule);
        }
    }
}

fn written(cx: &mut Cx<'_>, owner: &str, r: &spec::Rule, gens: GenSet, at: &Scoped) -> Rule {
    let id = if at.path.is_empty() { format!("{owner}.{}", r.id.value) } else { format!("{owner}.{}.{}", at.path, r.id.value) };
    if let Some(e) = &r.engine
        && tpb_engine(&e.value).is_none()
    {
        let names = super::opcodes::ENGINES.map(String::from);
        cx.unknown("unknown-engine", "engine", &e.value, &e.span, &names);
    }
    Rule {
        id,
        gens,
        stage: r.stage,
        engine: r.engine.as_ref().map(|e| e.value.clone()).filter(|e| tpb_engine(e).is_some()),
        when: r.when.clone(),
        require: r.require.clone(),
        message: r.message.clone(),
        evidence: r.evidence.clone(),
        scope: at.path.clone(),
        implied: None,
        guards: at.guards.clone(),
        not_for: at.not_for.clone(),
    }
}

/// Rules that the layout implies, and those of the types of its fields.
fn implied(cx: &mut Cx<'_>, owner: &str, fields: &[Field], generation: Gen, at: &Scoped, out: &mut Vec<Rule>) {
    for f in fields {
        if f.role == Role::Dead {
            continue;
        }
        let mut here = at.field(&f.name);
        here.not_for.extend(f.dead_for.iter().cloned());
        if let Some(reserved) = f.reserved {
            if reserved == Reserved::Zero {
                out.push(silent(owner, &here, Implied::ReservedZero, "zero", "reserved bytes must be zero", &f.evidence, f, generation));
            }
            continue;
        }
        if f.closed && matches!(f.ty, Ty::Enum(..)) {
            out.push(silent(
                owner,
                &here,
                Implied::ClosedEnum,
                "known",
                "the value must be one this generation has",
                &f.evidence,
                f,
                generation,
            ));
        }
        if f.name == "inst_word_len" && matches!(f.ty, Ty::Uint(_)) {
            out.push(silent(owner, &here, Implied::WordLength, "length", "a record is 16 words of 4 bytes", &f.evidence, f, generation));
        }
        if let Ty::Type(t) = f.ty {
            of_type(cx, owner, t, generation, &here, f, out);
        }
    }
}

fn of_type(cx: &mut Cx<'_>, owner: &str, t: usize, generation: Gen, at: &Scoped, field: &Field, out: &mut Vec<Rule>) {
    let spec = cx.spec;
    let def = cx.isa.types[t].clone();
    if let Some(written_type) = spec.types.iter().find(|x| x.name.value == def.name) {
        for r in &written_type.rules {
            let everywhere = r.range.since.is_none() && r.range.until.is_none();
            if everywhere || cx.gens(&r.range).has(generation) {
                let rule = written(cx, owner, r, GenSet::one(generation), at);
                out.push(rule);
            }
        }
    }
    match &def.body {
        TypeBody::Struct(fields) => implied(cx, owner, fields, generation, at, out),
        TypeBody::Bitfield(bits) => {
            for b in bits.iter().filter(|b| b.reserved == Some(Reserved::Zero)) {
                let here = at.field(&b.name);
                out.push(silent(
                    owner,
                    &here,
                    Implied::ReservedZero,
                    "zero",
                    "reserved bits must be zero",
                    &def.evidence,
                    field,
                    generation,
                ));
            }
        }
        TypeBody::Union(u) => {
            for arm in &u.arms {
                if let Ty::Type(inner) = arm.ty {
                    of_type(cx, owner, inner, generation, &at.arm(&arm.name), field, out);
                }
            }
        }
    }
}

#[allow(clippy::too_many_arguments)]
fn silent(owner: &str, at: &Scoped, what: Implied, word: &str, message: &str, evidence: &Evidence, field: &Field, generation: Gen) -> Rule {
    let require = match what {
        Implied::ReservedZero => format!("{} == 0", at.path),
        Implied::ClosedEnum => format!("{} is known", at.path),
        Implied::WordLength => format!("{} == 16", at.path),
    };
    Rule {
        id: format!("{owner}.{}.{word}", at.path),
        gens: GenSet::one(generation),
        stage: None,
        engine: None,
        when: None,
        require: At { value: require, span: field.span.clone() },
        message: message.into(),
        evidence: evidence.clone(),
        scope: at.path.clone(),
        implied: Some(what),
        guards: at.guards.clone(),
        not_for: at.not_for.clone(),
    }
}

/// Predicates with the kinds of their arguments.
pub(super) fn predicates(cx: &mut Cx<'_>) -> Vec<Predicate> {
    let spec = cx.spec;
    let mut out: Vec<Predicate> = Vec::new();
    for p in &spec.predicates {
        let mut args = Vec::new();
        for (name, kind) in &p.args {
            let kind = match kind.value.as_str() {
                "u8" => ArgKind::Uint(8),
                "u16" => ArgKind::Uint(16),
                "u32" => ArgKind::Uint(32),
                "u64" => ArgKind::Uint(64),
                "i8" => ArgKind::Int(8),
                "i16" => ArgKind::Int(16),
                "i32" => ArgKind::Int(32),
                "i64" => ArgKind::Int(64),
                "bool" => ArgKind::Bool,
                "bytes" => ArgKind::Bytes,
                // The loader has refused it.
                _ => continue,
            };
            args.push((name.value.clone(), kind));
        }
        if out.iter().any(|o| o.name == p.name.value) {
            cx.error(
                Diagnostic::error("duplicate-name", &p.name.span, format!("predicate `{}` is there twice", p.name.value)).label("second"),
            );
            continue;
        }
        if let Some(says) = &p.says
            && let Err(problem) = rule::says::sentence(&says.value, &args, &[])
        {
            let names: Vec<_> = p.args.iter().map(|(name, _)| name.value.as_str()).collect();
            cx.error(
                Diagnostic::error("bad-sentence", &says.span, format!("the sentence of `{}`: {problem}", p.name.value))
                    .label(format!("its arguments are {}", names.join(", ")))
                    .help("`{is}` stands for its verb, `{are}` if that is of several things, `{x}` for an argument, `{x?yes:no}` for one of two texts where `x` is a `bool`"),
            );
        }
        out.push(Predicate {
            name: p.name.value.clone(),
            args,
            per_generation: p.per_generation,
            says: p.says.as_ref().map(|says| says.value.clone()),
            gap: p.gap.clone(),
            doc: p.doc.clone(),
            evidence: p.evidence.clone(),
        });
    }
    out
}
