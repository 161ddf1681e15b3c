//! The first phase of an instruction.

use tpb_core::dialect::Engine;

use super::lane::{Body, Kind, Lane, Stage};
use super::observer::Acting;
use super::word::Word;
use super::{Machine, Phase, Step};
use crate::custom::View;
use crate::effect::{Changes, Effect};
use crate::fault::Fault;
use crate::models::Models;
use crate::request::Request;
use crate::sync::{Action, Flag, Moment, Wait};

/// What keeps an instruction from issuing.
enum Obstacle {
    Flag(Flag),
    Transfers,
    Cores,
}

impl Machine<'_> {
    #[inline]
    pub(super) fn step_lane(&mut self, lane: usize) -> Step {
        match self.step_idle(lane) {
            Some(step) => step,
            None => self.step_any(lane),
        }
    }

    #[inline(never)]
    fn step_any(&mut self, lane: usize) -> Step {
        match self.lanes.get_mut(lane) {
            Some(Lane { stage: stage @ Stage::Idle, .. }) => {
                *stage = Stage::Fresh;
                self.commit(lane, None)
            }
            Some(Lane { stage: stage @ Stage::Issued(_), .. }) => match std::mem::take(stage) {
                Stage::Issued(effect) => self.commit(lane, Some(effect)),
                _ => Ok(false),
            },
            Some(_) => self.issue(lane),
            None => Ok(false),
        }
    }

    fn issue(&mut self, number: usize) -> Step {
        let Self { isa, choices, core, lanes, host, custom, library, observer, ready, steps, .. } = self;
        let Some(lane) = lanes.get_mut(number) else { return Ok(false) };
        if lane.done() {
            *ready &= !(1u32 << number);
            return Ok(false);
        }
        lane.fetch(isa, custom)?;
        let bank_name = lane.bank();
        let address = lane.address(lane.index);
        let Lane { engine, code, index, decoded, stage, since, actions, .. } = lane;
        let Some(Some(head)) = decoded.get(*index) else { return Ok(false) };
        let at = |fault: Fault| Box::new((head.site, fault));
        let acting = Acting { site: &head.site, stream: number, actor: number, bank: bank_name };
        core.registers[number].address = address;

        if matches!(head.kind, Kind::Barrier | Kind::CoreBarrier(_)) && matches!(stage, Stage::Fresh) {
            observer.tick(acting.actor, core);
            for update in head.all_updates() {
                observer.update(core, &acting, bank_name, update).map_err(at)?;
            }
            if let Kind::CoreBarrier(id) = head.kind {
                host.arrive(number, id);
            }
            *stage = Stage::Arrived;
        }
        let (bank, registers) = core.sync_parts(bank_name, number);
        let mut obstacle = None;
        for wait in head.waits() {
            if !bank.passes(wait, registers).map_err(at)? {
                obstacle = wait.flag().map(Obstacle::Flag);
                break;
            }
        }
        match head.kind {
            Kind::Drain if obstacle.is_none() && host.busy_for(number) => obstacle = Some(Obstacle::Transfers),
            Kind::CoreBarrier(_) if obstacle.is_none() && !host.released(number) => obstacle = Some(Obstacle::Cores),
            _ => {}
        }
        if let Some(obstacle) = obstacle {
            *ready &= !(1u32 << number);
            let flag = match obstacle {
                Obstacle::Flag(flag) => {
                    bank.sleep(flag, 1 << number);
                    Some(flag)
                }
                Obstacle::Transfers | Obstacle::Cores => {
                    host.sleepers |= 1 << number;
                    None
                }
            };
            if since.is_none() {
                *since = Some(*steps);
                observer.note(&head.site, Phase::Wait(flag));
            }
            return Ok(false);
        }
        *since = None;
        for wait in head.waits() {
            bank.act(wait).map_err(at)?;
        }
        if !observer.quiet() {
            for wait in head.waits() {
                let Some(flag) = wait.flag() else { continue };
                observer.acquire(&acting, flag);
                if let Wait::Event { flip: true, set, .. } = wait {
                    observer.changed(&acting, bank_name, flag, u32::from(!set));
                    observer.released(&acting, flag);
                }
            }
            if head.kind == Kind::Drain
                && let Some(clock) = host.drained(number)
            {
                observer.join(&acting, &clock);
            }
            observer.tick(acting.actor, core);
        }
        let missed = library.filter(|_| *engine == Engine::Pool).and_then(|library| {
            let record = code.as_chunks().0.get(*index).filter(|r| custom.find(r).is_none())?;
            library.check(isa.dialect, record).err()
        });
        if let Some(miss) = missed {
            *stage = Stage::Issued(Effect::Missed(miss));
            observer.note(&head.site, Phase::Issue);
            return Ok(true);
        }
        let arrived = matches!(stage, Stage::Arrived);
        let mut defers = false;
        *stage = match (&head.body, head.kind) {
            (_, Kind::Idle | Kind::Branch | Kind::Drain) => Stage::Idle,
            // The updates have happened on arrival.
            (_, Kind::Barrier | Kind::CoreBarrier(_)) => Stage::Issued(Effect::Arrived),
            (Body::Word(word), _) => Stage::Issued(match word {
                Word::NotifyHalt => Effect::Halt,
                Word::ClearAllEvents => Effect::Changes(Box::new(Changes {
                    flags: (0..=u8::MAX).take(core.geometry.events as usize).map(|i| (Flag::Event(i), Action::Clear)).collect(),
                    ..Changes::default()
                })),
            }),
            (Body::Custom(model, record), _) => {
                let effect = custom.execute(*model, record, &View { core, choices, engine: *engine }).map_err(at)?;
                defers = effect.defers();
                Stage::Issued(effect)
            }
            (Body::Collectives(collectives), _) => {
                defers = !collectives.is_empty();
                let requests = collectives.iter().map(|c| Request::Collective(Box::new(c.clone()))).collect();
                Stage::Issued(Effect::Chain(requests))
            }
            (Body::Operation(operation), _) => {
                let action: &[Request] = if actions.is_empty() { &[] } else { actions.get(index).map_or(&[], Vec::as_slice) };
                let gap = head.gap;
                let mut models = Models { core, choices, engine: *engine, stream: number, block: bank_name, gap, action };
                let effect = models.execute(operation).map_err(at)?;
                defers = effect.defers();
                Stage::Issued(effect)
            }
        };
        if !observer.quiet() {
            observer.collect(&acting, core);
        }
        if head.reads && !arrived && !defers {
            for update in head.all_updates().filter(|u| u.moment == Moment::Read) {
                observer.update(core, &acting, bank_name, update).map_err(at)?;
            }
        }
        observer.note(&head.site, Phase::Issue);
        Ok(true)
    }
}
