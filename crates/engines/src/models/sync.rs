//! EVENT_SEMAPHORE and the control instructions.

use tpb_records::enums::Opcode;
use tpb_records::{Operation, operations};

use super::dma;
use crate::effect::Effect;
use crate::events;
use crate::fault::Fault;
use crate::host::Request;
use crate::sync::{Update, Wait};

/// What an instruction waits for and updates. EVENT_SEMAPHORE has two of each: both waits have to hold, and both updates happen
/// (`sync-barrier.md` 5).
pub(crate) fn waits_and_updates(operation: &Operation) -> Result<(Vec<Wait>, Vec<Update>), Fault> {
    let (mut waits, mut updates) = (Vec::new(), Vec::new());
    if let Some(e) = operation.events() {
        waits.push(events::wait(e.wait_mode(), e.wait_idx(), e.semaphore_value())?);
        updates.extend(events::update(e.update_mode(), e.update_idx(), e.semaphore_value())?);
    }
    if let Operation::EventSemaphore(op) = operation {
        let e = op.events_extended;
        waits.push(events::wait(e.wait_mode(), e.wait_idx(), e.sem_wait_value())?);
        updates.extend(events::update(e.update_mode(), e.update_idx(), e.sem_update_value())?);
    }
    if let Some(e) = operation.tonga_events() {
        waits.push(events::tonga_wait(e.wait_event_mode(), e.wait_event_idx())?);
        updates.extend(events::tonga_update(e.set_event_mode(), e.set_event_idx())?);
    }
    waits.retain(|w| *w != Wait::Nothing);
    Ok((waits, updates))
}

/// Whether the instruction waits until the transfers that its engine set off are done.
///
/// choice: DRAIN waits for all of them, whatever its count says; the sources give 1 as "full drain" and no other value
/// (`sp-sync-encoding.md` 5).
pub(crate) fn drains(operation: &Operation) -> bool {
    matches!(operation, Operation::Control(op) if op.opcode == Opcode::DRAIN)
}

/// The transfer that an instruction would set off.
pub(crate) fn trigger(operation: &Operation) -> Option<Result<Request, Fault>> {
    match operation {
        Operation::DmaTrigger(op) => Some(dma::trigger(op)),
        _ => None,
    }
}

/// HALT stops the engine; DRAIN has drained when it executes; NOP does nothing, and neither does INSTRUCTION_FLUSH, for the machine
/// prefetches nothing.
pub(super) fn control(op: &operations::Control) -> Result<Effect, Fault> {
    match op.opcode {
        Opcode::HALT => Ok(Effect::Halt),
        Opcode::DRAIN | Opcode::NOP | Opcode::INSTRUCTION_FLUSH => Ok(Effect::Nothing),
        other => Err(Fault::unimplemented(format!("{other:?}"))),
    }
}
