//! Rules of formats and types.

use super::object::Object;
use super::scope::{Lower, Scope};
use crate::shape::RULE;
use crate::spec::{Rule, Stage};

const STAGE: &[(&str, Stage)] = &[("neff", Stage::Neff), ("device", Stage::Device)];

pub(super) fn rules(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Vec<Rule> {
    object.objects("rules", &RULE).iter().filter_map(|rule| self::rule(rule, scope, lower)).collect()
}

fn rule(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Rule> {
    let scope = scope.enter(object);
    let evidence = lower.fact(&scope, object);
    Some(Rule {
        id: object.name("id")?,
        range: scope.range(),
        stage: object.word("stage", STAGE).map(|stage| stage.value),
        engine: object.name("engine"),
        when: object.name("when"),
        require: object.name("require")?,
        message: object.text("message").unwrap_or_default(),
        evidence,
    })
}
