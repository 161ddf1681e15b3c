//! Source streams: their records, and the functions they are divided into.

use std::ops::Range;

use tpb_core::RecordBytes;
use tpb_core::dialect::{Class, Engine};
use tpb_records::operations::FunctionBegin;
use tpb_records::{Isa, Operation};

use crate::error::{LowerError, Problem};

/// A record of a source stream.
pub(crate) struct Item {
    pub(crate) record: RecordBytes,
    pub(crate) opcode: &'static str,
    /// What it states; `None` for real records that are passed on.
    pub(crate) operation: Option<Operation>,
}

/// A function, or the program itself.
pub(crate) struct Scope {
    /// Name; `None` for the program itself.
    pub(crate) name: Option<String>,
    /// Its first record, where it is a function.
    pub(crate) begin: Option<FunctionBegin>,
    pub(crate) items: Range<usize>,
}

/// A source stream.
pub(crate) struct Source {
    pub(crate) items: Vec<Item>,
    /// The program first.
    pub(crate) scopes: Vec<Scope>,
}

impl Source {
    pub(crate) fn read(isa: &'static Isa, engine: Engine, code: &[u8]) -> Result<Self, Vec<LowerError>> {
        let mut items = Vec::new();
        let mut scopes = vec![Scope { name: None, begin: None, items: 0..0 }];
        let mut errors = Vec::new();
        for (index, record) in code.as_chunks().0.iter().enumerate() {
            let mut wrong = |opcode, problem| errors.push(LowerError { engine, record: index, opcode, problem });
            let Some(opcode) = isa.dialect.opcode(record[0]) else {
                wrong("no opcode", Problem::Form(format!("{} has no opcode {:#04x}", isa.dialect.title, record[0])));
                continue;
            };
            let operation = match ((isa.lift)(record), opcode.class) {
                (Ok(operation), Class::Pseudo) | (Ok(operation @ Operation::Branch(_)), _) => Some(operation),
                (Err(e), Class::Pseudo) => {
                    wrong(opcode.name, Problem::Form(e.to_string()));
                    continue;
                }
                _ => None,
            };
            if let Some(Operation::FunctionBegin(begin)) = operation {
                let Some(name) = text(&begin.function_name) else {
                    wrong(opcode.name, Problem::Loader("the name of a function is text"));
                    continue;
                };
                scopes.push(Scope { name: Some(name), begin: Some(begin), items: index..index });
            }
            items.push(Item { record: *record, opcode: opcode.name, operation });
            if let Some(scope) = scopes.last_mut() {
                scope.items.end = index + 1;
            }
        }
        if errors.is_empty() { Ok(Self { items, scopes }) } else { Err(errors) }
    }

    /// The function of this name.
    pub(crate) fn function(&self, name: &str) -> Option<&Scope> {
        self.scopes.iter().find(|s| s.name.as_deref() == Some(name))
    }

    /// The scope that a record is in.
    pub(crate) fn scope_of(&self, item: usize) -> Option<&Scope> {
        self.scopes.iter().find(|s| s.items.contains(&item))
    }
}

/// Text up to the first NUL.
pub(crate) fn text(bytes: &[u8]) -> Option<String> {
    let end = bytes.iter().position(|b| *b == 0)?;
    String::from_utf8(bytes[..end].to_vec()).ok()
}
