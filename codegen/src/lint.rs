//! What the spec could say better: facts nobody is sure of, and things nobody described.

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::spec::csr::Block;
use crate::spec::kernels::Kernels;
use crate::spec::{Conf, Field, Rule, Span, Spec};

/// Code of facts with `conf: low`.
pub const LOW_CONFIDENCE: &str = "low-confidence";
/// Code of things without `doc`.
pub const NO_DOC: &str = "no-doc";

/// A fact of a thing.
struct Fact<'a> {
    what: String,
    span: &'a Span,
    /// `None` for what is no fact.
    conf: Option<Conf>,
    /// `None` for what needs no words.
    doc: Option<&'a str>,
}

/// Lists facts of low confidence and things without doc, as notes in the order of files.
pub fn lint(spec: &Spec) -> Diagnostics {
    let mut out = Diagnostics::new();
    for g in &spec.generations {
        let what = format!("generation {}", g.name.value);
        thing(&mut out, &what, &g.name.span, Some(&g.doc), Some(g.evidence.conf), Vec::new());
    }
    for e in &spec.enums {
        let values = e.values.iter().map(|v| Fact {
            what: format!("value {}", v.name.value),
            span: &v.name.span,
            conf: Some(v.evidence.conf),
            // Values of large enums speak for themselves.
            doc: None,
        });
        let what = format!("enum {}", e.name.value);
        thing(&mut out, &what, &e.name.span, Some(&e.doc), None, values.collect());
    }
    for t in &spec.types {
        let mut facts = Vec::new();
        for layout in &t.layouts {
            facts.extend(layout.fields.iter().map(|f| field_of(spec, f)));
            facts.extend(layout.arms.iter().map(|arm| Fact {
                what: format!("arm {}", arm.name.value),
                span: &arm.name.span,
                conf: Some(arm.evidence.conf),
                doc: Some(&arm.doc),
            }));
        }
        facts.extend(t.rules.iter().map(rule));
        let what = format!("type {}", t.name.value);
        thing(&mut out, &what, &t.name.span, Some(&t.doc), None, facts);
    }
    for f in &spec.formats {
        let mut facts = Vec::new();
        for opcode in &f.opcodes {
            facts.push(Fact {
                what: format!("opcode {}", opcode.name.value),
                span: &opcode.name.span,
                conf: Some(opcode.evidence.conf),
                doc: Some(&opcode.doc),
            });
            if let (Some(first), Conf::Low) = (opcode.engines.first(), opcode.engines_conf) {
                facts.push(Fact {
                    what: format!("engines of opcode {}", opcode.name.value),
                    span: &first.span,
                    conf: Some(Conf::Low),
                    doc: None,
                });
            }
        }
        for layout in &f.layouts {
            facts.extend(layout.fields.iter().chain(&layout.add).map(|f| field_of(spec, f)));
            // A changed field keeps the words of the field it changes.
            facts.extend(layout.change.iter().map(|f| Fact { doc: None, ..field(f) }));
        }
        facts.extend(f.rules.iter().map(rule));
        let what = format!("format {}", f.name.value);
        thing(&mut out, &what, &f.name.span, Some(&f.doc), None, facts);
    }
    for o in &spec.operations {
        let operands = o.operands.iter().flatten().map(|operand| Fact {
            what: format!("operand {}", operand.name.value),
            span: &operand.name.span,
            conf: None,
            doc: Some(&operand.doc),
        });
        let what = format!("operation {}", o.name.value);
        thing(&mut out, &what, &o.name.span, Some(&o.doc), None, operands.collect());
    }
    for p in &spec.predicates {
        let what = format!("predicate {}", p.name.value);
        thing(&mut out, &what, &p.name.span, Some(&p.doc), Some(p.evidence.conf), Vec::new());
    }
    for w in &spec.sp_words {
        let what = format!("SP word {}", w.name.value);
        thing(&mut out, &what, &w.name.span, Some(&w.doc), Some(w.evidence.conf), Vec::new());
    }
    kernels(&spec.kernels, &mut out);
    for block in &spec.blocks {
        self::block(block, &mut out);
    }
    out.finish();
    out
}

fn kernels(spec: &Kernels, out: &mut Diagnostics) {
    // The lists speak for themselves.
    for t in &spec.tables {
        let facts = t.kernels.iter().map(|k| Fact {
            what: format!("kernel of {}", k.opcode.value),
            span: &k.opcode.span,
            conf: Some(k.evidence.conf),
            doc: None,
        });
        let what = format!("table of image {}", t.image.value);
        thing(out, &what, &t.image.span, None, None, facts.collect());
    }
    for s in &spec.sequencers {
        let what = format!("sequencer of {}", s.engine.value);
        let conf = Some(s.evidence.conf);
        thing(out, &what, &s.engine.span, None, conf, Vec::new());
    }
    for r in &spec.rosters {
        let what = format!("roster of {}", r.engine.value);
        let conf = Some(r.evidence.conf);
        thing(out, &what, &r.engine.span, None, conf, Vec::new());
    }
}

fn block(block: &Block, out: &mut Diagnostics) {
    let registers = block.registers.iter().chain(block.groups.iter().flat_map(|g| &g.registers));
    let mut facts = Vec::new();
    for r in registers {
        // Many registers and fields are known by name alone.
        facts.push(Fact { what: format!("register {}", r.name.value), span: &r.name.span, conf: Some(r.evidence.conf), doc: None });
        facts.extend(r.fields.iter().map(|f| Fact {
            what: format!("field {}.{}", r.name.value, f.name.value),
            span: &f.name.span,
            conf: Some(f.evidence.conf),
            doc: None,
        }));
    }
    let what = format!("block {}", block.name.value);
    thing(out, &what, &block.name.span, Some(&block.doc), Some(block.evidence.conf), facts);
}

fn field(field: &Field) -> Fact<'_> {
    Fact {
        what: format!("field {}", field.name.value),
        span: &field.name.span,
        conf: Some(field.evidence.conf),
        doc: field.reserved.is_none().then_some(field.doc.as_str()),
    }
}

/// The same where shared types are at hand, which speak for fields of theirs.
fn field_of<'a>(spec: &Spec, field: &'a Field) -> Fact<'a> {
    let shared = field
        .ty
        .as_ref()
        .is_some_and(|ty| ty.len.is_none() && spec.types.iter().any(|t| t.name.value == ty.base.value && !t.doc.trim().is_empty()));
    let fact = self::field(field);
    if shared { Fact { doc: None, ..fact } } else { fact }
}

fn rule(rule: &Rule) -> Fact<'_> {
    Fact { what: format!("rule {}", rule.id.value), span: &rule.id.span, conf: Some(rule.evidence.conf), doc: None }
}

fn thing(out: &mut Diagnostics, what: &str, span: &Span, doc: Option<&str>, conf: Option<Conf>, facts: Vec<Fact<'_>>) {
    if doc == Some("") {
        out.push(no_doc(what, span));
    }
    let all_low = !facts.is_empty() && facts.iter().all(|fact| fact.conf == Some(Conf::Low));
    if conf == Some(Conf::Low) || all_low {
        out.push(low(if all_low { format!("all of {what}") } else { what.to_string() }, span));
    }
    for fact in &facts {
        if fact.doc == Some("") {
            out.push(no_doc(&format!("{} of {what}", fact.what), fact.span));
        }
        if fact.conf == Some(Conf::Low) && !all_low {
            out.push(low(format!("{} of {what}", fact.what), fact.span));
        }
    }
}

fn no_doc(what: &str, span: &Span) -> Diagnostic {
    Diagnostic::note(NO_DOC, span, format!("{what} has no `doc`")).help("say in a sentence what it is")
}

fn low(what: String, span: &Span) -> Diagnostic {
    Diagnostic::note(LOW_CONFIDENCE, span, format!("{what} has `conf: low`")).help("find a header, debug info or bytes that settle it")
}
