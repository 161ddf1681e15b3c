//! Who waits for what, and who could help.

use tpb_records::Operation;

use super::Machine;
use super::lane::{Body, Kind, Lane, Stage};
use super::outcome::{Outcome, Standstill, Unmet, Updater, Waiter};
use crate::host;
use crate::models::sync;
use crate::request::Request;
use crate::site::Site;
use crate::sync::{Block, Flag};

/// Most updaters that are looked for, for every wait.
const MOST: usize = 64;

/// The report of a machine in which no engine can go on.
pub(super) fn report(machine: &Machine<'_>) -> Outcome {
    let lanes = machine.lanes.iter().enumerate();
    let waiters = lanes.filter_map(|(number, lane)| waiter(machine, number, lane)).collect();
    Outcome::Deadlock { waiters }
}

fn waiter(machine: &Machine<'_>, number: usize, lane: &Lane<'_>) -> Option<Waiter> {
    if lane.done() || matches!(lane.stage, Stage::Issued(_)) {
        return None;
    }
    let head = lane.decoded.get(lane.index)?.as_ref()?;
    let registers = machine.core.registers.get(number)?;
    let bank = machine.core.bank(lane.bank())?;
    let stuck = head.waits().iter().filter(|w| !bank.passes(w, registers).unwrap_or(true));
    let unmet: Vec<_> = stuck
        .filter_map(|wait| {
            let flag = wait.flag()?;
            let value = bank.value(flag).ok()?;
            Some(Unmet { wait: *wait, value, updaters: updaters(machine, (lane.bank(), flag), head.site) })
        })
        .collect();
    let also = match head.kind {
        Kind::Drain if unmet.is_empty() => Some(Standstill::Transfers(machine.host.pending.iter().filter(|p| p.stream == number).count())),
        Kind::CoreBarrier(id) if unmet.is_empty() => Some(Standstill::CoreBarrier(id)),
        _ => None,
    };
    Some(Waiter { at: head.site, unmet, also })
}

/// Everything in the rest of the streams that updates the flag, except the waiting instruction itself; and requests on their way.
fn updaters(machine: &Machine<'_>, (bank, flag): (Block, Flag), waiting: Site) -> Vec<Updater> {
    let mut out = Vec::new();
    for lane in machine.lanes.iter().filter(|l| !l.halted) {
        // A loop may come back to what is behind.
        let first = if lane.jumped { 0 } else { lane.index };
        for index in first..lane.len() {
            let (site, Ok(head)) = lane.decode(machine.isa, &machine.custom, index) else { continue };
            let arrived = index == lane.index && matches!(lane.stage, Stage::Arrived);
            if site != waiting && !arrived && lane.bank() == bank && head.updates(flag) {
                out.push(Updater::Instruction(site));
            }
            if let Body::Operation(operation) = &head.body
                && let Some(queue) = transfer(machine, operation, flag, site)
            {
                out.push(Updater::Transfer { by: site, queue });
            }
            if out.len() >= MOST {
                return out;
            }
        }
    }
    for pending in machine.host.pending.iter().filter(|p| p.bank == bank) {
        if pending.updates.iter().any(|u| u.flag == flag) {
            out.push(Updater::Transfer { by: pending.site, queue: pending.channel.clone() });
        }
    }
    out
}

/// The queue whose transfer the operation would set off, if that updates the flag.
fn transfer(machine: &Machine<'_>, operation: &Operation, flag: Flag, site: Site) -> Option<String> {
    let Some(Ok(Request::Transfer { queue, block })) = sync::trigger(operation) else { return None };
    let program = machine.host.program?;
    let updates = host::completion(program, site.engine, (&queue, &queue), block, &machine.choices).ok()?;
    updates.iter().any(|u| u.flag == flag).then_some(queue)
}
