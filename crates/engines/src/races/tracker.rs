//! Clocks of actors and flags, and the accesses that may still race.

use std::collections::HashMap;
use std::sync::Arc;

use super::footprint::Place;
use super::{Access, Actor, Clock, Footprint, Race, RaceKind, Region};
use crate::site::Site;
use crate::state::Core;
use crate::sync::{Block, Flag};

/// Most races that are kept.
const MOST: usize = 64;
/// Accesses after which those that everybody knows of are dropped.
const SWEEP: usize = 4096;

/// Who races with whom.
#[derive(Debug, Default)]
pub(crate) struct Tracker {
    clocks: Vec<Clock>,
    actors: Vec<Actor>,
    channels: HashMap<String, usize>,
    flags: HashMap<(Block, Flag), Clock>,
    live: Vec<Entry>,
    /// The place in `live` of the last access of the same kind to the same bytes by the same actor.
    last: HashMap<(usize, bool, Footprint), usize>,
    found: Vec<Race>,
    sweep_at: usize,
}

#[derive(Debug)]
struct Entry {
    actor: usize,
    write: bool,
    /// Tick of the actor at the access.
    tick: u64,
    /// What the actor knew.
    clock: Arc<Clock>,
    site: Site,
    footprint: Footprint,
}

impl Tracker {
    /// A tracker of so many streams, the first actors.
    pub(crate) fn new(streams: usize) -> Self {
        let mut tracker = Self { sweep_at: SWEEP, ..Self::default() };
        tracker.streams(streams);
        tracker
    }

    /// Makes sure that so many streams are actors. Channels of transfers have to come later.
    pub(crate) fn streams(&mut self, streams: usize) {
        while self.actors.len() < streams {
            self.actors.push(Actor::Engine);
            self.clocks.push(Clock::default());
        }
    }

    /// The actor that stands for the transfers of a channel.
    pub(crate) fn channel(&mut self, name: &str) -> usize {
        if let Some(actor) = self.channels.get(name) {
            return *actor;
        }
        let actor = self.actors.len();
        self.actors.push(Actor::Transfer(name.to_owned()));
        self.clocks.push(Clock::default());
        self.channels.insert(name.to_owned(), actor);
        actor
    }

    /// The races found so far.
    pub(crate) fn found(&self) -> &[Race] {
        &self.found
    }

    /// A phase of an instruction begins.
    pub(crate) fn tick(&mut self, actor: usize) {
        if let Some(clock) = self.clocks.get_mut(actor) {
            clock.tick(actor);
        }
    }

    /// The actor has seen the flag.
    pub(crate) fn acquire(&mut self, actor: usize, block: Block, flag: Flag) {
        if let (Some(clock), Some(flag)) = (self.clocks.get_mut(actor), self.flags.get(&(block, flag))) {
            clock.join(flag);
        }
    }

    /// The actor has updated the flag.
    pub(crate) fn release(&mut self, actor: usize, block: Block, flag: Flag) {
        if let Some(clock) = self.clocks.get(actor) {
            self.flags.entry((block, flag)).or_default().join(clock);
        }
    }

    /// What the actor knows now, to be handed on.
    pub(crate) fn clock(&self, actor: usize) -> Clock {
        self.clocks.get(actor).cloned().unwrap_or_default()
    }

    /// The actor takes over what was handed on.
    pub(crate) fn join(&mut self, actor: usize, clock: &Clock) {
        if let Some(mine) = self.clocks.get_mut(actor) {
            mine.join(clock);
        }
    }

    /// Takes in what the memories and windows have kept since the last call. `writes` says which accesses are of this phase; the others
    /// are of the phase before, as when a transfer is carried out in one step.
    pub(crate) fn collect(&mut self, actor: usize, site: Site, core: &Core) {
        for (block, flag) in core.flag_log.take() {
            self.acquire(actor, block, flag);
        }
        let clock = Arc::new(self.clock(actor));
        for space in [crate::memory::Space::Sbuf, crate::memory::Space::Psum] {
            for touch in core.memory(space).log.take() {
                self.access(actor, site, &clock, touch.write, Footprint::on_chip(space, &touch), core);
            }
        }
        for touch in core.dram.log.take() {
            self.access(actor, site, &clock, touch.write, Footprint::dram(&touch), core);
        }
    }

    fn access(&mut self, actor: usize, site: Site, clock: &Arc<Clock>, write: bool, footprint: Footprint, core: &Core) {
        let tick = clock.get(actor);
        let mut races = Vec::new();
        for (n, old) in self.live.iter().enumerate() {
            if old.actor == actor || !(old.write || write) || clock.get(old.actor) >= old.tick {
                continue;
            }
            if let Some(bytes) = old.footprint.overlap(&footprint) {
                races.push((n, bytes));
            }
        }
        for (n, bytes) in races {
            self.report((actor, site, clock, write), n, bytes, core);
        }
        let entry = Entry { actor, write, tick, clock: clock.clone(), site, footprint: footprint.clone() };
        match self.last.get(&(actor, write, footprint.clone())).copied() {
            Some(n) if n < self.live.len() => self.live[n] = entry,
            _ => {
                self.last.insert((actor, write, footprint), self.live.len());
                self.live.push(entry);
            }
        }
        if self.live.len() >= self.sweep_at {
            self.sweep();
        }
    }

    fn report(
        &mut self,
        (actor, site, clock, write): (usize, Site, &Arc<Clock>, bool),
        old: usize,
        (place, from, to): (Place, u64, u64),
        core: &Core,
    ) {
        let Some(old) = self.live.get(old).filter(|_| self.found.len() < MOST) else { return };
        let who = |actor: usize| self.actors.get(actor).cloned().unwrap_or(Actor::Engine);
        let first = Access { site: old.site, actor: who(old.actor), write: old.write };
        let second = Access { site, actor: who(actor), write };
        let transfer = |a: &Access| matches!(a.actor, Actor::Transfer(_));
        // A write has the tick after that of its instruction's reads, which is the one that an update on READ carries.
        let released = |write: bool, tick: u64, seen: u64| write && seen != 0 && seen.checked_add(1) == Some(tick);
        let kind = match () {
            () if transfer(&first) || transfer(&second) => RaceKind::Dma,
            () if released(old.write, old.tick, clock.get(old.actor)) => RaceKind::ReadUpdateOnly,
            () if released(write, clock.get(actor), old.clock.get(actor)) => RaceKind::ReadUpdateOnly,
            () if old.write && write => RaceKind::WriteWrite,
            () => RaceKind::ReadWrite,
        };
        let (region, partitions, bytes) = match place {
            Place::OnChip(space, p, q) => (Region::OnChip(space), (p, q), (from, to)),
            Place::Buffer(buffer) => match core.dram.variable_at(buffer, from) {
                Some((name, byte)) => (Region::Variable(name.to_owned()), (0, 1), (byte, byte.saturating_add(to - from))),
                None => (Region::Variable(String::new()), (0, 1), (from, to)),
            },
        };
        let known = |r: &Race| {
            r.first.site == first.site
                && r.second.site == second.site
                && r.region == region
                && r.first.actor == first.actor
                && r.kind == kind
        };
        if !self.found.iter().any(known) {
            self.found.push(Race { kind, first, second, region, partitions, bytes });
        }
    }

    /// Drops the accesses that every actor knows of: nothing can race with them any more.
    fn sweep(&mut self) {
        let clocks = &self.clocks;
        self.live.retain(|e| !clocks.iter().enumerate().all(|(a, c)| a == e.actor || c.get(e.actor) >= e.tick));
        self.last = self.live.iter().enumerate().map(|(n, e)| ((e.actor, e.write, e.footprint.clone()), n)).collect();
        self.sweep_at = (2 * self.live.len()).max(SWEEP);
    }
}
