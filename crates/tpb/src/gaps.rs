//! What validation lets pass because nobody knows whether it is legal.

use tpb_core::dialect::{Dialect, Form, OpcodeInfo};
use tpb_core::layout::{Conf, Reserved};
use tpb_isa::PREDICATES;

/// Why something is not checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap {
    /// Nobody knows the payload; the id of the gap.
    Payload(&'static str),
    /// A predicate of this rule accepts more than may be legal; the predicate, and what it accepts.
    Predicate {
        /// Id of the rule.
        rule: &'static str,
        /// The predicate.
        predicate: &'static str,
        /// What it accepts.
        accepts: &'static str,
    },
    /// Bytes whose meaning nobody knows: field, offset, size.
    Reserved {
        /// The field.
        field: &'static str,
        /// Byte offset.
        offset: u16,
        /// Size in bytes.
        size: u16,
    },
    /// Which engines accept the opcode is too uncertain to refuse it on one.
    Engines,
}

impl Gap {
    /// `payload`, `predicate`, `reserved` or `engines`.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Payload(_) => "payload",
            Self::Predicate { .. } => "predicate",
            Self::Reserved { .. } => "reserved",
            Self::Engines => "engines",
        }
    }
}

impl std::fmt::Display for Gap {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Payload(id) => write!(f, "the payload is not known ({id}), and no byte of it is checked"),
            Self::Predicate { rule, predicate, accepts } => write!(f, "{rule}, {predicate}: {accepts}"),
            Self::Reserved { field, offset, size: 1 } => write!(f, "byte {offset} ({field}) may hold anything: what it means is not known"),
            Self::Reserved { field, offset, size } => {
                write!(f, "bytes {offset} to {} ({field}) may hold anything: what they mean is not known", offset + size - 1)
            }
            Self::Engines => f.write_str("which engines accept the opcode is not certain, and none refuses it"),
        }
    }
}

/// What is not checked of a form of an opcode: payload, engines, then predicates by rule, then bytes by offset.
pub fn of(opcode: &OpcodeInfo, form: &Form) -> Vec<Gap> {
    let mut gaps: Vec<Gap> = form.gap.map(Gap::Payload).into_iter().collect();
    if opcode.engines_conf == Conf::Low {
        gaps.push(Gap::Engines);
    }
    for rule in form.rules {
        let called = PREDICATES.iter().filter(|p| !p.gap.is_empty() && rule.calls(p.name));
        gaps.extend(called.map(|p| Gap::Predicate { rule: rule.id, predicate: p.name, accepts: p.gap }));
    }
    if form.gap.is_none() {
        let unknown = form.layout.fields.iter().filter(|f| f.reserved == Some(Reserved::Unknown));
        gaps.extend(unknown.map(|f| Gap::Reserved { field: f.name, offset: f.offset, size: f.ty.size() as u16 }));
    }
    gaps
}

/// The form of a record behind one with this opcode byte, as [`crate::legality::check_stream`] and the printer take it.
pub fn form_of<'a>(dialect: &'a Dialect, before: Option<u8>, record: &[u8; 64]) -> Option<(&'a OpcodeInfo, &'static Form)> {
    let opcode = dialect.opcode(record[0])?;
    let form = before.and_then(|b| opcode.continuing(b)).or_else(|| dialect.form(record).map(|(_, form)| form))?;
    Some((opcode, form))
}
