//! The second phase of an instruction.

use tpb_records::Operation;

use super::lane::{Body, Head, Kind};
use super::notification::NotificationKind;
use super::observer::{Acting, Observer, update};
use super::word::Word;
use super::{Machine, Phase, Step};
use crate::effect::{Changes, Effect};
use crate::fault::Fault;
use crate::host::{Host, Outgoing, Parcel, Pending};
use crate::models::control;
use crate::request::Request;
use crate::state::Core;
use crate::state::Stored;
use crate::sync::{Moment, Update};

impl Machine<'_> {
    /// Carries out what the instruction has come to; `None` if that is nothing.
    pub(super) fn commit(&mut self, number: usize, effect: Option<Effect>) -> Step {
        let Self { core, lanes, host, observer, outbox, work, choices, .. } = self;
        let Some(lane) = lanes.get_mut(number) else { return Ok(false) };
        let bank = lane.bank();
        let index = lane.index;
        let Some(Some(head)) = lane.decoded.get(index) else { return Ok(false) };
        lane.index += head.records;
        let acting = Acting { site: &head.site, stream: number, actor: number, bank };
        let at = |fault: Fault| Box::new((head.site, fault));
        if !observer.quiet() {
            observer.tick(number, core);
        }
        let mut go_on = None;
        let mut halts = false;
        let mut complete = true;
        match effect {
            None => {
                if let (Kind::Branch, Body::Operation(Operation::Branch(op))) = (head.kind, &head.body) {
                    go_on = control::target(op, &core.registers[number], choices).map_err(at)?;
                }
            }
            Some(effect) => {
                halts = matches!(effect, Effect::Halt);
                complete = !matches!(effect, Effect::Arrived | Effect::Missed(_)) && !effect.defers();
                *work = work.saturating_add(effect.work());
                let mut context = Context { core, host, observer, outbox, acting: &acting };
                go_on = context.carry_out(effect, head).map_err(at)?;
            }
        }
        if !observer.quiet() {
            observer.collect(&acting, core);
        }
        if complete {
            for update in head.all_updates() {
                if head.signature != 0 {
                    core.bank_mut(bank).sign(update.flag, head.signature);
                }
                if update.moment == Moment::Complete {
                    observer.update(core, &acting, bank, update).map_err(at)?;
                }
            }
        }
        if halts {
            if let Body::Word(Word::NotifyHalt) = head.body {
                observer.notify(&head.site, NotificationKind::Halt);
            }
            observer.note(&head.site, Phase::Halt);
            lane.halted = true;
        }
        observer.note(&head.site, Phase::Commit);
        if let Some(address) = go_on {
            lane.jumped = true;
            let site = head.site;
            lane.jump(address).map_err(|fault| Box::new((site, fault)))?;
        }
        lane.retire(index);
        Ok(true)
    }
}

/// What an instruction's effect works on.
pub(super) struct Context<'c, 'p> {
    pub(super) core: &'c mut Core,
    pub(super) host: &'c mut Host<'p>,
    pub(super) observer: &'c mut Observer,
    pub(super) outbox: &'c mut Vec<Outgoing>,
    pub(super) acting: &'c Acting<'c>,
}

impl Context<'_, '_> {
    /// Carries out an effect; gives back where the engine goes on, if not with the next instruction.
    fn carry_out(&mut self, effect: Effect, head: &Head) -> Result<Option<u64>, Fault> {
        let stream = self.acting.stream;
        match effect {
            Effect::Nothing | Effect::Arrived | Effect::Halt => {}
            Effect::Missed(miss) => self.observer.notify(&head.site, NotificationKind::Miss(miss)),
            Effect::Register(register, value) => self.core.registers[stream].write(register.into(), value)?,
            Effect::Pair([low, high], value) => {
                let registers = &mut self.core.registers[stream];
                registers.write(low.into(), value as u32)?;
                registers.write(high.into(), (value >> 32) as u32)?;
            }
            Effect::Ordering(mode) => self.core.ordering_modes[stream] = mode,
            Effect::Notify(value) => {
                self.observer.note(&head.site, Phase::Notify(value));
                self.observer.notify(&head.site, NotificationKind::Instruction { value });
            }
            Effect::Hint => self.observer.note(&head.site, Phase::Hint),
            Effect::Fold(fold) => fold.apply(self.core),
            Effect::ActivationSet(index) => self.core.activation.load(index),
            Effect::Store(store) => {
                store.apply(self.core);
                self.core.spare.give(store.data);
            }
            Effect::Lanes(lanes) => lanes.apply(self.core),
            Effect::Array(change) => change.apply(self.core),
            Effect::Accumulate(product) => {
                product.apply(self.core);
                self.core.scratch.product.give(product.values);
            }
            Effect::Host(request) => {
                let deferred = if request.defers() { head.all_updates().copied().collect() } else { Vec::new() };
                self.ask(*request, deferred)?;
            }
            Effect::Chain(mut requests) => {
                let last = requests.pop();
                for request in requests {
                    self.ask(request, Vec::new())?;
                }
                if let Some(request) = last {
                    self.ask(request, head.all_updates().copied().collect())?;
                }
            }
            Effect::Changes(changes) => {
                self.change(&changes)?;
                return Ok(changes.branch);
            }
        }
        Ok(None)
    }

    fn change(&mut self, changes: &Changes) -> Result<(), Fault> {
        let stream = self.acting.stream;
        for (register, value) in &changes.registers {
            self.core.registers[stream].write((*register).into(), *value)?;
        }
        for (number, shape) in &changes.shapes {
            match self.core.shapes[stream].get_mut(usize::from(*number)) {
                Some(register) => *register = *shape,
                None => return Err(Fault::illegal("shape_registers", format!("there is no shape register {number}"))),
            }
        }
        for scalar in &changes.scalars {
            let bytes = scalar.value.to_le_bytes();
            self.store("start_addr", scalar.address, &bytes[..usize::from(scalar.size).min(8)])?;
        }
        let bank = self.acting.bank;
        for (flag, action) in &changes.flags {
            if changes.signature != 0 {
                self.core.bank_mut(bank).sign(*flag, changes.signature);
            }
            self.observer.update(self.core, self.acting, bank, &update(*flag, *action))?;
        }
        Ok(())
    }

    /// Writes by address, and does what else that means.
    pub(super) fn store(&mut self, operand: &'static str, address: u64, data: &[u8]) -> Result<(), Fault> {
        match self.core.store(operand, address, data)? {
            Stored::Memory => Ok(()),
            Stored::Register => {
                self.observer.refresh(self.core);
                Ok(())
            }
            Stored::Update { block, update } => self.observer.update(self.core, self.acting, block, &update),
            Stored::Host(request) => self.ask(request, Vec::new()),
            Stored::Peer { core, address } => {
                let parcel = Parcel::Bytes { address, data: data.to_vec() };
                self.outbox.push(Outgoing { site: *self.acting.site, core, parcel, updates: Vec::new() });
                Ok(())
            }
        }
    }

    /// Queues a request.
    pub(super) fn ask(&mut self, request: Request, updates: Vec<Update>) -> Result<(), Fault> {
        let Acting { site, stream, actor, bank } = *self.acting;
        let clock = self.observer.clock(actor);
        let channel = request.channel(site.engine);
        self.host.push(Pending { site: *site, stream, bank, channel, request, updates, clock, parked: false })
    }
}
