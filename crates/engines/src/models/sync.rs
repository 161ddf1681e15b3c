//! EVENT_SEMAPHORE and the control instructions.

use tpb_records::enums::Opcode;
use tpb_records::{Operation, operations};

use super::dma;
use crate::effect::Effect;
use crate::events;
use crate::fault::Fault;
use crate::request::Request;
use crate::sync::{Update, Wait};

/// What an instruction waits for and updates. EVENT_SEMAPHORE has two of each: both waits have to hold, and both updates happen
/// (`sync-barrier.md` 5). The DMA instructions of MAVERICK have a wait of their own, and no update.
pub(crate) fn waits_and_updates(operation: &Operation) -> Result<([Wait; 2], [Option<Update>; 2]), Fault> {
    let (mut waits, mut updates) = ([Wait::Nothing; 2], [None; 2]);
    if let Some(e) = operation.events() {
        waits[0] = events::wait(e.wait_mode(), e.wait_idx(), e.semaphore_value())?;
        updates[0] = events::update(e.update_mode(), e.update_idx(), e.semaphore_value())?;
    }
    match operation {
        Operation::EventSemaphore(op) => {
            let e = op.events_extended;
            waits[1] = events::wait(e.wait_mode(), e.wait_idx(), e.sem_wait_value())?;
            updates[1] = events::update(e.update_mode(), e.update_idx(), e.sem_update_value())?;
        }
        Operation::DmaCopy2(op) => waits[0] = events::wait(op.wait_sema_mode, op.wait_sema_idx, op.wait_sema_value)?,
        Operation::DmaImmediate(op) => waits[0] = events::wait(op.wait_sema_mode, op.wait_sema_idx, op.wait_sema_value)?,
        _ => {}
    }
    if let Some(e) = operation.tonga_events() {
        waits[0] = events::tonga_wait(e.wait_event_mode(), e.wait_event_idx())?;
        updates[0] = events::tonga_update(e.set_event_mode(), e.set_event_idx())?;
    }
    if waits[0] == Wait::Nothing {
        waits.swap(0, 1);
    }
    Ok((waits, updates))
}

/// Whether the instruction does nothing but wait and update: NOP, and INSTRUCTION_FLUSH, for the machine prefetches nothing.
pub(crate) fn idles(operation: &Operation) -> bool {
    matches!(operation, Operation::Control(op) if matches!(op.opcode, Opcode::NOP | Opcode::INSTRUCTION_FLUSH))
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

/// HALT stops the engine; NOTIFY raises a notification with its notify byte; DRAIN has drained when it executes; NOP and
/// INSTRUCTION_FLUSH do nothing.
///
/// choice: the notify byte is the one that the runtime sets in HALT records of SUNDA; what else NOTIFY reads is not known (`gaps.G7`).
pub(super) fn control(op: &operations::Control) -> Result<Effect, Fault> {
    match op.opcode {
        Opcode::HALT => Ok(Effect::Halt),
        Opcode::NOTIFY => Ok(Effect::Notify(op.notify)),
        Opcode::DRAIN | Opcode::NOP | Opcode::INSTRUCTION_FLUSH => Ok(Effect::Nothing),
        other => Err(Fault::unimplemented(format!("{other:?}"))),
    }
}
