//! The files that hold one table: generations, predicates, SP words, the text grammar.

use super::object::Object;
use super::scope::{Lower, Scope};
use crate::shape::{GENERATION, PREDICATE, SP_WORD};
use crate::spec::{Generation, Predicate, SpWord, TextGrammar};

pub(super) fn generations(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Vec<Generation> {
    object.objects("generations", &GENERATION).iter().filter_map(|g| generation(g, scope, lower)).collect()
}

fn generation(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Generation> {
    let evidence = lower.fact(&scope.enter_evidence(object), object);
    Some(Generation {
        name: object.name("name")?,
        title: object.text("title")?,
        version: object.text("version").unwrap_or_default(),
        after: object.name("after"),
        doc: object.doc(),
        geometry: object.numbers("geometry"),
        evidence,
    })
}

pub(super) fn predicates(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Vec<Predicate> {
    object.objects("predicates", &PREDICATE).iter().filter_map(|p| predicate(p, scope, lower)).collect()
}

fn predicate(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Predicate> {
    let evidence = lower.fact(&scope.enter_evidence(object), object);
    Some(Predicate {
        name: object.name("name")?,
        args: object.pairs("args"),
        per_generation: object.flag("per_generation").unwrap_or(false),
        says: object.name("says"),
        gap: object.text("gap"),
        doc: object.doc(),
        evidence,
    })
}

pub(super) fn sp_words(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Vec<SpWord> {
    object.objects("sp_words", &SP_WORD).iter().filter_map(|w| sp_word(w, scope, lower)).collect()
}

fn sp_word(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<SpWord> {
    let evidence = lower.fact(&scope.enter_evidence(object), object);
    Some(SpWord { name: object.name("name")?, value: object.number("value")?, doc: object.doc(), evidence })
}

pub(super) fn text(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> TextGrammar {
    let templates = |key| object.name_map(key).into_iter().map(|(mode, template)| (mode, template.value)).collect();
    TextGrammar {
        waits: templates("waits"),
        updates: templates("updates"),
        lower_case: object.names("lower_case"),
        evidence: lower.fact(scope, object),
    }
}
