//! One engine's stream and where it stands in it.

use std::borrow::Cow;

use tpb_core::dialect::{Engine, Isa};
use tpb_core::{RECORD_SIZE, RecordBytes};
use tpb_records::Operation;

use super::outcome::Site;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::sync;
use crate::sync::{Update, Wait};

/// A stream and the instruction at its head.
#[derive(Debug)]
pub(super) struct Lane<'p> {
    pub(super) engine: Engine,
    pub(super) code: Cow<'p, [u8]>,
    /// Number of the instruction at the head.
    pub(super) index: usize,
    pub(super) head: Option<Head>,
    /// The part of the head that is still to be carried out, once it has read its operands.
    pub(super) effect: Option<Effect>,
    pub(super) halted: bool,
}

/// A decoded instruction.
#[derive(Debug)]
pub(super) struct Head {
    pub(super) site: Site,
    pub(super) operation: Operation,
    pub(super) waits: Vec<Wait>,
    pub(super) updates: Vec<Update>,
}

impl<'p> Lane<'p> {
    pub(super) const fn new(engine: Engine) -> Self {
        Self { engine, code: Cow::Borrowed(&[]), index: 0, head: None, effect: None, halted: false }
    }

    /// The record with this number.
    pub(super) fn record(&self, index: usize) -> Option<&RecordBytes> {
        self.code.as_chunks::<RECORD_SIZE>().0.get(index)
    }

    /// Number of records.
    pub(super) fn len(&self) -> usize {
        self.code.len() / RECORD_SIZE
    }

    /// Whether nothing is left to execute.
    pub(super) fn done(&self) -> bool {
        self.halted || self.index >= self.len()
    }

    /// Decodes the instruction at the head unless that is done already; `None` at the end of the stream.
    pub(super) fn fetch(&mut self, isa: &Isa<Operation>) -> Result<Option<&Head>, (Site, Fault)> {
        if self.done() {
            return Ok(None);
        }
        if self.head.is_none()
            && let Some(record) = self.record(self.index)
        {
            let site = site(isa, self.engine, self.index, record);
            self.head = Some(decode(isa, site, record).map_err(|fault| (site, fault))?);
        }
        Ok(self.head.as_ref())
    }
}

/// Names an instruction.
pub(super) fn site(isa: &Isa<Operation>, engine: Engine, index: usize, record: &RecordBytes) -> Site {
    let opcode = record[0];
    let name = isa.dialect.opcode(opcode).map_or("", |o| o.name);
    Site { engine, index, opcode, name }
}

/// Decodes an instruction.
pub(super) fn decode(isa: &Isa<Operation>, site: Site, record: &RecordBytes) -> Result<Head, Fault> {
    let operation = (isa.lift)(record).map_err(Fault::Lift)?;
    let (waits, updates) = sync::waits_and_updates(&operation)?;
    Ok(Head { site, operation, waits, updates })
}
