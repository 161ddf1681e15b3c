//! `operations/name.yaml`.

use super::fields::ROLE;
use super::file_name;
use super::object::Object;
use super::scope::{Lower, Scope};
use crate::shape::OPERAND;
use crate::spec::{Operand, Operation};

/// Operations are this project's own words for what instructions do, so that they need no evidence.
pub(super) fn lower(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Operation> {
    let name = object.name("operation")?;
    file_name(&name, &name, lower);
    Some(Operation {
        doc: object.doc(),
        operands: object.has("operands").then(|| object.objects("operands", &OPERAND).iter().filter_map(operand).collect()),
        evidence: scope.evidence(object),
        name,
    })
}

fn operand(object: &Object<'_>) -> Option<Operand> {
    Some(Operand {
        name: object.name("name")?,
        ty: object.ty("type")?,
        role: object.word("role", ROLE).map(|role| role.value),
        default: object.name("default"),
        doc: object.doc(),
    })
}
