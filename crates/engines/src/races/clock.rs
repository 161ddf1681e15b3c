//! Vector clocks.

/// The latest tick of every actor that is known to have happened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Clock(Vec<u64>);

impl Clock {
    /// The latest tick known of an actor.
    pub(crate) fn get(&self, actor: usize) -> u64 {
        self.0.get(actor).copied().unwrap_or(0)
    }

    /// Moves the clock of an actor on; gives back the new tick.
    pub(crate) fn tick(&mut self, actor: usize) -> u64 {
        if self.0.len() <= actor {
            self.0.resize(actor + 1, 0);
        }
        let tick = &mut self.0[actor];
        *tick = tick.saturating_add(1);
        *tick
    }

    /// Takes over what the other clock knows.
    pub(crate) fn join(&mut self, other: &Self) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine = (*mine).max(*theirs);
        }
    }
}
