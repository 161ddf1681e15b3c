//! States of an engine.

use tpb_core::dialect::Engine;

use super::Machine;

/// What an engine is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunState {
    /// It has no stream, or has come to the end of it.
    Idle,
    /// It executes.
    Running,
    /// Its next instruction waits.
    Waiting,
    /// Its next instruction has waited for longer than [`Choices::long_wait`](crate::Choices::long_wait).
    Paused,
    /// HALT has stopped it.
    Halted,
}

impl Machine<'_> {
    /// What an engine is doing.
    pub fn state(&self, engine: Engine) -> RunState {
        let Some(lane) = self.lanes.get(engine as usize) else { return RunState::Idle };
        match lane.since {
            _ if lane.halted => RunState::Halted,
            _ if lane.done() => RunState::Idle,
            Some(since) if self.steps.saturating_sub(since) > self.choices.long_wait => RunState::Paused,
            Some(_) => RunState::Waiting,
            None => RunState::Running,
        }
    }

    /// Lets an engine that HALT has stopped go on after it, as a host does that starts it again (`run-state.md`).
    pub fn resume(&mut self, engine: Engine) {
        let Some(lane) = self.lanes.get_mut(engine as usize).filter(|l| l.halted) else { return };
        lane.halted = false;
        self.ready |= 1u32.unbounded_shl(engine as u32);
        self.outcome = None;
    }
}
