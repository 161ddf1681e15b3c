//! The turns of instructions that only wait for semaphores and update them, while nobody watches: the same as [`issue`](super::issue) and
//! [`commit`](super::commit) do, without what these instructions have no use for.

use super::lane::{Lane, Stage};
use super::{Machine, Step};

impl Machine<'_> {
    /// The turn of a lane whose head is such an instruction; `None` for any other, and if somebody watches.
    #[inline]
    pub(super) fn step_idle(&mut self, number: usize) -> Option<Step> {
        let Self { core, lanes, observer, ready, steps, .. } = self;
        let lane = lanes.get_mut(number)?;
        if !observer.quiet() || lane.halted {
            return None;
        }
        let Lane { index, signals, stage, since, .. } = lane;
        let signals = signals.get(*index)?.as_ref()?;
        let bank = &mut core.sync;
        if !bank.has(signals.highest) {
            return None;
        }
        match stage {
            Stage::Fresh => {
                if let Some(shut) = signals.gates().iter().find(|g| !bank.opens(g)) {
                    *ready &= !(1u32 << number);
                    bank.sleep(shut.flag(), 1 << number);
                    since.get_or_insert(*steps);
                    return Some(Ok(false));
                }
                (*since, *stage) = (None, Stage::Idle);
            }
            Stage::Idle => {
                signals.posts().iter().for_each(|post| bank.post(post));
                *stage = Stage::Fresh;
                let done = *index;
                *index += 1;
                lane.retire(done);
            }
            Stage::Arrived | Stage::Issued(_) => return None,
        }
        Some(Ok(true))
    }
}
