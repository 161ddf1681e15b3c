//! Who waits for what, and who could help.

use tpb_records::Operation;

use super::lane::{self, Lane};
use super::outcome::{Outcome, Unmet, Updater, Waiter};
use super::{Machine, Site};
use crate::host::{self, Request};
use crate::models::sync;
use crate::sync::Flag;

/// The report of a machine in which no engine can go on.
pub(super) fn report(machine: &Machine<'_>) -> Outcome {
    let waiters = machine.lanes.iter().filter_map(|lane| waiter(machine, lane)).collect();
    Outcome::Deadlock { waiters }
}

fn waiter(machine: &Machine<'_>, lane: &Lane<'_>) -> Option<Waiter> {
    let head = lane.head.as_ref().filter(|_| !lane.done())?;
    let registers = machine.core.registers(lane.engine);
    let stuck = head.waits.iter().filter(|w| !machine.core.sync.passes(w, registers).unwrap_or(true));
    let unmet = stuck.filter_map(|wait| {
        let flag = wait.flag()?;
        let value = machine.core.sync.value(flag).ok()?;
        Some(Unmet { wait: *wait, value, updaters: updaters(machine, flag, head.site) })
    });
    Some(Waiter { at: head.site, unmet: unmet.collect() })
}

/// Everything in the rest of the streams that updates the flag, except the waiting instruction itself.
fn updaters(machine: &Machine<'_>, flag: Flag, waiting: Site) -> Vec<Updater> {
    let mut out = Vec::new();
    for lane in machine.lanes.iter().filter(|l| !l.halted) {
        for index in lane.index..lane.len() {
            let Some(record) = lane.record(index) else { continue };
            let site = lane::site(machine.isa, lane.engine, index, record);
            let Ok(head) = lane::decode(machine.isa, site, record) else { continue };
            if site != waiting && head.updates.iter().any(|u| u.flag == flag) {
                out.push(Updater::Instruction(site));
            }
            if let Some(queue) = transfer(machine, &head.operation, flag, site) {
                out.push(Updater::Transfer { by: site, queue });
            }
        }
    }
    out
}

/// The queue whose transfer the operation would set off, if that updates the flag.
fn transfer(machine: &Machine<'_>, operation: &Operation, flag: Flag, site: Site) -> Option<String> {
    let Some(Ok(Request::Transfer { queue, block })) = sync::trigger(operation) else { return None };
    let program = machine.host.program?;
    let updates = host::completion(program, site.engine, &queue, block, &machine.choices).ok()?;
    updates.iter().any(|u| u.flag == flag).then_some(queue)
}
