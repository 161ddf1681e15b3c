//! Collectives of two records, and chains of them.

use tpb_core::dialect::{Isa, Lift};
use tpb_core::{RECORD_SIZE, RecordBytes};
use tpb_records::Operation;
use tpb_records::enums::InstrChaining;
use tpb_records::formats::PseudoTriggerCollective2Ext;
use tpb_records::operations::{TriggerCollective2, TriggerCollective2Extension};

use crate::fault::Fault;
use crate::models::{dma, sync};
use crate::request::Collective;
use crate::sync::{Update, Wait};

/// What a pair of records comes to.
pub(super) struct Chain {
    pub(super) waits: [Wait; 2],
    pub(super) updates: [Option<Update>; 2],
    /// Empty where the pair is chained to one behind it.
    pub(super) collectives: Vec<Collective>,
}

/// The pair at a place of a stream, with those that are chained before it.
///
/// Pairs of a chain are one request: INITIAL and BODY make no record of their own; FINAL has the wait of the first pair and its own update
/// (collective facts).
///
/// # Errors
/// If a record of it is missing, or a chain has no beginning.
pub(super) fn chain(isa: &Isa<Operation>, code: &[u8], index: usize, op: &TriggerCollective2) -> Result<Chain, Fault> {
    let ext = extension(isa, code, index)?;
    let of = |op: &TriggerCollective2| sync::waits_and_updates(&Operation::TriggerCollective2(*op));
    let (mut waits, updates) = of(op)?;
    let mut collectives = vec![dma::collective2(op, &ext)?];
    match ext.instr_chaining {
        InstrChaining::NONE => {}
        InstrChaining::INITIAL | InstrChaining::BODY => {
            return Ok(Chain { waits: [Wait::Nothing; 2], updates: [None; 2], collectives: Vec::new() });
        }
        InstrChaining::FINAL => {
            let mut at = index;
            loop {
                at = at.checked_sub(2).ok_or_else(headless)?;
                let record = record(code, at).ok_or_else(headless)?;
                let Ok(Operation::TriggerCollective2(before)) = (isa.lift)(record) else { return Err(headless()) };
                let ext = extension(isa, code, at)?;
                collectives.push(dma::collective2(&before, &ext)?);
                match ext.instr_chaining {
                    InstrChaining::INITIAL => {
                        waits = of(&before)?.0;
                        break;
                    }
                    InstrChaining::BODY => {}
                    _ => return Err(headless()),
                }
            }
            collectives.reverse();
        }
        other => return Err(Fault::illegal("instr_chaining", format!("{} is no place in a chain", other.0))),
    }
    Ok(Chain { waits, updates, collectives })
}

fn headless() -> Fault {
    Fault::illegal("instr_chaining", "nothing before it begins the chain")
}

fn record(code: &[u8], index: usize) -> Option<&RecordBytes> {
    code.as_chunks::<RECORD_SIZE>().0.get(index)
}

/// The extension behind a record.
fn extension(isa: &Isa<Operation>, code: &[u8], index: usize) -> Result<TriggerCollective2Extension, Fault> {
    let record = record(code, index + 1);
    let is_extension = |r: &&RecordBytes| matches!((isa.lift)(r), Ok(Operation::Extension(_)));
    let record = record.filter(is_extension).ok_or_else(|| Fault::illegal("stream", "PSEUDO_EXTENSION does not follow"))?;
    TriggerCollective2Extension::lift(&PseudoTriggerCollective2Ext::from_bytes(*record)).map_err(Fault::Lift)
}
