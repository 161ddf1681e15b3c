//! Those who watch a run: the trace, the races, the notifications.

use super::notification::{Notification, NotificationKind};
use crate::bus::AddressMap;
use crate::fault::Fault;
use crate::races::{Clock, Tracker};
use crate::site::Site;
use crate::state::Core;
use crate::sync::{Action, Block, Flag, Moment, Update};
use crate::trace::{Phase, TraceEvent};

/// Who watches.
#[derive(Debug, Default)]
pub(super) struct Observer {
    pub(super) trace: Option<Vec<TraceEvent>>,
    pub(super) races: Option<Box<Tracker>>,
    pub(super) notifications: Vec<Notification>,
    /// Lowest and highest value of a flag that raises a notification, while that is enabled.
    pub(super) thresholds: Option<(u32, u32)>,
    /// Number of the step that is being taken.
    pub(super) step: u64,
    /// Whether somebody looks at flags.
    is_watching: bool,
}

/// Who does something, and with whose registers and flags.
#[derive(Clone, Copy, Debug)]
pub(super) struct Acting<'s> {
    pub(super) site: &'s Site,
    /// The stream, which has the registers.
    pub(super) stream: usize,
    /// The actor of the race report.
    pub(super) actor: usize,
    pub(super) bank: Block,
}

impl Observer {
    /// Whether nobody looks at flags, as of the last [`Observer::refresh`].
    #[inline]
    pub(super) const fn quiet(&self) -> bool {
        !self.is_watching
    }

    /// Takes over who watches, and what the registers say about notifications.
    pub(super) fn refresh(&mut self, core: &Core) {
        if let Some(block) = core.bus.map.registers.first() {
            let register = |offset| core.bus.register(block.base.wrapping_add(offset));
            let enabled = register(AddressMap::NOTIFICATIONS) & 1 == 1;
            self.thresholds = enabled.then(|| (register(AddressMap::THRESHOLD_LOW), register(AddressMap::THRESHOLD_HIGH)));
        }
        self.is_watching = self.trace.is_some() || self.races.is_some() || self.thresholds.is_some();
    }

    #[inline]
    pub(super) fn note(&mut self, site: &Site, phase: Phase) {
        if let Some(trace) = &mut self.trace {
            trace.push(TraceEvent { step: self.step, site: *site, phase });
        }
    }

    /// A phase of an instruction, or a transfer, begins.
    #[inline]
    pub(super) fn tick(&mut self, actor: usize, core: &Core) {
        if let Some(races) = &mut self.races {
            core.clear_logs();
            races.tick(actor);
        }
    }

    /// The actor has changed a flag of its bank.
    pub(super) fn released(&mut self, acting: &Acting<'_>, flag: Flag) {
        if let Some(races) = &mut self.races {
            races.release(acting.actor, acting.bank, flag);
        }
    }

    /// What the actor knows, to be handed on.
    pub(super) fn clock(&self, actor: usize) -> Option<Clock> {
        self.races.as_ref().map(|r| r.clock(actor))
    }

    /// The actor takes over what was handed on.
    pub(super) fn join(&mut self, acting: &Acting<'_>, clock: &Clock) {
        if let Some(races) = &mut self.races {
            races.join(acting.actor, clock);
        }
    }

    /// Takes in what the memories have kept.
    #[inline]
    pub(super) fn collect(&mut self, acting: &Acting<'_>, core: &Core) {
        if let Some(races) = &mut self.races {
            races.collect(acting.actor, *acting.site, core);
        }
    }

    /// The actor has seen a flag of its bank.
    #[inline]
    pub(super) fn acquire(&mut self, acting: &Acting<'_>, flag: Flag) {
        if let Some(races) = &mut self.races {
            races.acquire(acting.actor, acting.bank, flag);
        }
    }

    /// Carries out an update of a bank, and tells those who watch.
    #[inline]
    pub(super) fn update(&mut self, core: &mut Core, acting: &Acting<'_>, bank: Block, update: &Update) -> Result<(), Fault> {
        if self.quiet() {
            let (bank, registers) = core.sync_parts(bank, acting.stream);
            return bank.update(update, registers);
        }
        self.watched_update(core, acting, bank, update)
    }

    #[cold]
    fn watched_update(&mut self, core: &mut Core, acting: &Acting<'_>, block: Block, update: &Update) -> Result<(), Fault> {
        let flag = update.flag;
        let (bank, registers) = core.sync_parts(block, acting.stream);
        let before = bank.value(flag)?;
        bank.update(update, registers)?;
        let value = bank.value(flag)?;
        self.changed(acting, block, flag, value);
        if let Some(races) = &mut self.races {
            races.release(acting.actor, block, flag);
        }
        if self.thresholds.is_some_and(|(low, high)| (low..=high).contains(&value)) {
            let double = matches!((flag, update.action), (Flag::Event(_), Action::Set | Action::Clear)) && before == value;
            let signature = core.bank(block).map_or(0, |b| b.signature(flag));
            self.notify(acting.site, NotificationKind::Flag { block, flag, value, double, signature });
        }
        Ok(())
    }

    /// Tells the trace about a flag.
    pub(super) fn changed(&mut self, acting: &Acting<'_>, block: Block, flag: Flag, value: u32) {
        self.note(acting.site, Phase::Flag { block, flag, value });
    }

    /// Raises a notification.
    pub(super) fn notify(&mut self, site: &Site, kind: NotificationKind) {
        self.notifications.push(Notification { step: self.step, site: *site, kind });
    }
}

/// An update on COMPLETE.
pub(super) const fn update(flag: Flag, action: Action) -> Update {
    Update { flag, action, moment: Moment::Complete }
}
