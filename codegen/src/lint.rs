//! What the spec could say better: facts nobody is sure of, and things nobody described.

use crate::diagnostic::{Diagnostic, Diagnostics};
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
            facts.extend(layout.fields.iter().map(field));
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
            facts.extend(layout.fields.iter().chain(&layout.add).map(field));
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
    out.finish();
    out
}

fn field(field: &Field) -> Fact<'_> {
    Fact {
        what: format!("field {}", field.name.value),
        span: &field.name.span,
        conf: Some(field.evidence.conf),
        doc: field.reserved.is_none().then_some(field.doc.as_str()),
    }
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
