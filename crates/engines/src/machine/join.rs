//! A machine among others.

use tpb_neff::Program;

use super::Machine;
use super::commit::Context;
use super::observer::Acting;
use crate::fault::Fault;
use crate::host::{Host, Outgoing, Parcel};
use crate::machine::Phase;
use crate::request::Request;
use crate::site::Site;
use crate::state::Core;
use crate::sync::Block;

impl Machine<'_> {
    /// Becomes one of several machines: the core and, unless its choices name another, the rank of this number.
    pub(crate) fn join_cluster(&mut self, number: usize, count: usize) {
        let core = number as u32;
        let rank = if self.choices.rank == 0 { number as u64 } else { self.choices.rank };
        self.choices.rank = rank;
        self.host.rank = Some(rank);
        self.core.bus.map = self.core.bus.map.of_core(core);
        self.core.peers = (0..count as u32).filter(|n| *n != core).collect();
    }

    /// Gets ready for steps from outside.
    pub(crate) fn begin(&mut self) {
        self.observer.refresh(&self.core);
    }

    /// The requests.
    pub(crate) const fn host(&self) -> &Host<'_> {
        &self.host
    }

    /// Whether something is on its way to other cores.
    pub(crate) const fn has_outgoing(&self) -> bool {
        !self.outbox.is_empty()
    }

    /// Takes what is on its way to other cores.
    pub(crate) fn take_outgoing(&mut self) -> Vec<Outgoing> {
        std::mem::take(&mut self.outbox)
    }

    /// Takes in what another core has sent. In the race report the other core is an actor that waits for nothing.
    pub(crate) fn deliver(&mut self, from: u32, outgoing: &Outgoing) -> Result<(), Fault> {
        let Self { core, host, observer, outbox, .. } = self;
        let actor = match &mut observer.races {
            Some(races) => races.channel(&format!("core {from}")),
            None => 0,
        };
        let acting = Acting { site: &outgoing.site, stream: 0, actor, bank: Block::Core };
        observer.step = self.steps;
        observer.tick(actor, core);
        let mut context = Context { core, host, observer, outbox, acting: &acting };
        match &outgoing.parcel {
            Parcel::Bytes { address, data } => context.store("address", *address, data)?,
            Parcel::Store(store) => store.apply(context.core),
        }
        context.observer.collect(&acting, context.core);
        for update in &outgoing.updates {
            context.observer.update(context.core, &acting, Block::Core, update)?;
        }
        self.outcome = None;
        Ok(())
    }

    /// All cores have come to a barrier.
    pub(crate) fn open_barrier(&mut self, id: u32) {
        self.host.release(id);
        self.ready |= std::mem::take(&mut self.host.sleepers);
        self.outcome = None;
    }

    /// Carries out the oldest request of a kind that several ranks have come to, and takes it off the list. What was read of it by way of the
    /// cluster is to be read once more, for those who watch.
    pub(crate) fn finish_parked(
        &mut self,
        is_it: impl Fn(&Request) -> bool,
        act: impl FnOnce(&Program, &mut Core) -> Result<(), Fault>,
    ) -> Result<(), (Site, Fault)> {
        let place = self.host.pending.iter().position(|p| p.parked && is_it(&p.request));
        let Some(pending) = place.and_then(|n| self.host.pending.remove(n)) else { return Ok(()) };
        let site = pending.site;
        let Self { core, host, observer, .. } = self;
        let actor = match &mut observer.races {
            Some(races) => races.channel(&pending.channel),
            None => pending.stream,
        };
        let acting = Acting { site: &site, stream: pending.stream, actor, bank: pending.bank };
        if let Some(clock) = &pending.clock {
            observer.join(&acting, clock);
        }
        observer.step = self.steps;
        observer.tick(actor, core);
        let at = |fault| (site, fault);
        act(host.described().map_err(at)?, core).map_err(at)?;
        observer.collect(&acting, core);
        for update in &pending.updates {
            observer.update(core, &acting, pending.bank, update).map_err(at)?;
        }
        if let Some(clock) = observer.clock(actor) {
            self.host.retire(pending.stream, &clock);
        }
        self.ready |= std::mem::take(&mut self.host.sleepers);
        self.observer.note(&site, Phase::Host);
        self.steps += 1;
        self.outcome = None;
        Ok(())
    }
}
