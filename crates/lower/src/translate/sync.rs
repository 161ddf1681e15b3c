//! Barriers.

use tpb_records::enums::{UpdateMode, WaitMode};
use tpb_records::operations::{CoreBarrier, SyncBarrier};
use tpb_records::types::Events;

use super::{Becomes, Translated, Unit, closing, drain, nop, wait};
use crate::action::Action;
use crate::barrier::{add, signal};
use crate::error::Problem;

impl Unit<'_> {
    pub(super) fn sync_barrier(&self, o: &SyncBarrier, source: usize) -> Vec<Translated> {
        let mut out = vec![drain(wait(o.events))];
        out.extend(self.barriers.records(self.scope(source), self.engine).into_iter().map(Translated::new));
        out.extend(closing(o.events));
        out
    }

    /// Adds to the semaphore of every core of the virtual core, waits until all have, and takes them off again.
    ///
    /// choice: the sources give the increment and the wait; that the count is taken off is ours, so that the barrier works twice.
    pub(super) fn core_barrier(&self, o: &CoreBarrier) -> Becomes {
        let semaphore = u8::try_from(o.semaphore).map_err(|_| Problem::Loader("there are 256 semaphores"))?;
        let cores = self.options.vnc_size.max(1);
        let mut out: Vec<_> = Some(wait(o.events)).filter(|e| e.wait_mode() != WaitMode::NONE).map(nop).into_iter().collect();
        out.push(Translated::new(signal(add(semaphore))));
        if cores > 1 {
            out.push(nop(Events::ZERO).with(Action::PeerSemaphore { cores, semaphore }));
        }
        let all = Events::ZERO
            .with_wait_mode(WaitMode::WAIT_FOR_SEM_GE_IMM)
            .with_wait_idx(semaphore)
            .with_update_mode(UpdateMode::SEM_SUB_IMM_COMPLETE)
            .with_update_idx(semaphore)
            .with_semaphore_value(cores);
        out.push(Translated::new(signal(all)));
        out.extend(closing(o.events));
        Ok(out)
    }
}
