//! The host's turn.

use super::commit::Context;
use super::notification::NotificationKind;
use super::observer::Acting;
use super::{Machine, Phase, Step};
use crate::fault::Fault;
use crate::host::{Done, Outgoing};

impl Machine<'_> {
    /// Carries out one request.
    #[inline(never)]
    pub(super) fn step_host(&mut self) -> Step {
        let open = self.host.open();
        let Ok(count) = u32::try_from(open.len()) else { return Ok(false) };
        if count == 0 {
            return Ok(false);
        }
        let picked = self.scheduler.transfer(count) as usize;
        let Some(pending) = open.get(picked).and_then(|n| self.host.pending.remove(*n)) else { return Ok(false) };
        let site = pending.site;
        let at = |fault: Fault| Box::new((site, fault));
        let Self { core, host, observer, choices, outbox, work, .. } = self;
        let actor = match &mut observer.races {
            Some(races) => races.channel(&pending.channel),
            None => pending.stream,
        };
        let acting = Acting { site: &site, stream: pending.stream, actor, bank: pending.bank };
        if let Some(clock) = &pending.clock {
            observer.join(&acting, clock);
        }
        observer.tick(actor, core);
        let done = host.carry_out(&pending, core, choices).map_err(at)?;
        observer.collect(&acting, core);
        let Done { updates, stores, beyond, bytes, sent, asked } = done;
        *work = work.saturating_add(bytes);
        for (value, limit) in beyond {
            observer.notify(&site, NotificationKind::OutOfBounds { value, limit });
        }
        for (core, parcel) in sent {
            outbox.push(Outgoing { site, core, parcel, updates: pending.updates.clone() });
        }
        let mut context = Context { core, host, observer, outbox, acting: &acting };
        for (address, data) in stores {
            context.store("address", address, &data).map_err(at)?;
        }
        for request in asked {
            context.ask(request, Vec::new()).map_err(at)?;
        }
        for update in updates.iter().chain(&pending.updates) {
            context.observer.update(context.core, &acting, pending.bank, update).map_err(at)?;
        }
        if let Some(clock) = self.observer.clock(actor) {
            self.host.retire(pending.stream, &clock);
        }
        self.ready |= std::mem::take(&mut self.host.sleepers);
        self.observer.note(&site, Phase::Host);
        Ok(true)
    }
}
