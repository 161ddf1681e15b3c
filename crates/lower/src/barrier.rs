//! Barriers between the engines of a core.
//!
//! The sources say what a barrier becomes, a drain and EVENT_SEMAPHORE records over semaphores of its own, and give several recipes. This one is ours
//! (choice): one engine leads. Every other engine adds to the leader's semaphore and waits for one of its own; the leader waits until all have come, takes
//! them off, and releases each. All semaphores are back at 0 afterwards and no release can be taken twice, so that a barrier works in a loop. Barriers
//! between the same engines share their semaphores.

use std::collections::{BTreeMap, BTreeSet};

use tpb_core::dialect::Engine;
use tpb_core::info::{self, Object};
use tpb_neff::Program;
use tpb_records::enums::{Opcode, UpdateMode, WaitMode};
use tpb_records::operations::EventSemaphore;
use tpb_records::types::Events;
use tpb_records::{Isa, Operation};

use crate::error::{LowerError, Problem};
use crate::options::Options;
use crate::scope::{Item, Source};

/// Which engines meet where, and at which semaphores.
#[derive(Clone, Debug, Default)]
pub(crate) struct Barriers {
    /// By name of the function, `None` for the program itself.
    scopes: BTreeMap<Option<String>, Meeting>,
    /// Semaphores that records of a function touch.
    touched: BTreeMap<Option<String>, BTreeSet<u8>>,
}

/// Engines that meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Meeting {
    /// In order; the first leads. Each has its semaphore.
    engines: Vec<(Engine, u8)>,
}

/// Whether a record is one that engines meet at.
fn meets(item: &Item) -> bool {
    matches!(item.operation, Some(Operation::SyncBarrier(_) | Operation::FunctionReturn(_)))
}

impl Barriers {
    pub(crate) fn plan(
        isa: &'static Isa,
        program: &Program,
        sources: &BTreeMap<Engine, Source>,
        options: &Options,
    ) -> Result<Self, LowerError> {
        let mut used: BTreeSet<u8> = options.reserved_semaphores.iter().copied().collect();
        used.extend(program.definition.dma_queue.values().filter_map(|q| q.semaphore));
        used.extend(program.engines.values().flat_map(|e| &e.manifest.dma).filter_map(|b| b.semaphore));
        let mut out = Self::default();
        let mut counts: BTreeMap<Option<String>, Vec<(Engine, usize, usize)>> = BTreeMap::new();
        for (engine, source) in sources {
            for scope in &source.scopes {
                let touched = out.touched.entry(scope.name.clone()).or_default();
                let mut met = 0;
                let mut first = None;
                for (index, item) in source.items.iter().enumerate().take(scope.items.end).skip(scope.items.start) {
                    touched.extend(semaphores(isa, item));
                    if meets(item) {
                        met += 1;
                        first.get_or_insert(index);
                    }
                }
                used.extend(touched.iter());
                if let Some(first) = first {
                    counts.entry(scope.name.clone()).or_default().push((*engine, met, first));
                }
            }
        }
        let mut free = (0..=u8::MAX).rev().filter(|s| !used.contains(s));
        let mut meetings: Vec<Meeting> = Vec::new();
        for (name, engines) in counts {
            let Some((leader, _, first)) = engines.first().copied() else { continue };
            let opcode = sources.get(&leader).and_then(|s| s.items.get(first)).map_or("", |i| i.opcode);
            let wrong = |problem| LowerError { engine: leader, record: first, opcode, problem };
            if engines.windows(2).any(|w| w[0].1 != w[1].1) {
                return Err(wrong(Problem::Uneven { counts: engines.iter().map(|(e, n, _)| (*e, *n)).collect() }));
            }
            let same = |m: &&Meeting| m.engines.iter().map(|(e, _)| e).eq(engines.iter().map(|(e, ..)| e));
            let meeting = match meetings.iter().find(same) {
                Some(meeting) => meeting.clone(),
                None if engines.len() == 1 => Meeting { engines: vec![(leader, 0)] },
                None => {
                    let taken: Vec<u8> = free.by_ref().take(engines.len()).collect();
                    if taken.len() < engines.len() {
                        return Err(wrong(Problem::Semaphores { need: engines.len(), free: taken.len() }));
                    }
                    Meeting { engines: engines.iter().map(|(e, ..)| *e).zip(taken).collect() }
                }
            };
            meetings.push(meeting.clone());
            out.scopes.insert(name, meeting);
        }
        Ok(out)
    }

    /// The records of one engine at a barrier of a scope.
    pub(crate) fn records(&self, scope: Option<&str>, engine: Engine) -> Vec<Operation> {
        let Some(meeting) = self.scopes.get(&scope.map(str::to_owned)) else { return Vec::new() };
        let Some(((leader, gate), others)) = meeting.engines.split_first() else { return Vec::new() };
        if others.is_empty() {
            return Vec::new();
        }
        if engine == *leader {
            // The threshold and what is taken off are one value: as many as come.
            let all = Events::ZERO
                .with_wait_mode(WaitMode::WAIT_FOR_SEM_GE_IMM)
                .with_wait_idx(*gate)
                .with_update_mode(UpdateMode::SEM_SUB_IMM_COMPLETE)
                .with_update_idx(*gate)
                .with_semaphore_value(others.len() as u32);
            let release = others.iter().map(|(_, own)| signal(add(*own)));
            return std::iter::once(signal(all)).chain(release).collect();
        }
        let Some((_, own)) = others.iter().find(|(e, _)| *e == engine) else { return Vec::new() };
        let released = Events::ZERO
            .with_wait_mode(WaitMode::WAIT_FOR_SEM_GE_IMM)
            .with_wait_idx(*own)
            .with_update_mode(UpdateMode::SEM_DEC_COMPLETE)
            .with_update_idx(*own)
            .with_semaphore_value(1);
        vec![signal(add(*gate)), signal(released)]
    }

    /// Whether the engine leads the barriers of a scope.
    pub(crate) fn leads(&self, scope: Option<&str>, engine: Engine) -> bool {
        self.scopes.get(&scope.map(str::to_owned)).and_then(|m| m.engines.first()).is_some_and(|(leader, _)| *leader == engine)
    }

    /// Semaphores that records of a scope touch.
    pub(crate) fn touched(&self, scope: Option<&str>) -> impl Iterator<Item = u8> {
        self.touched.get(&scope.map(str::to_owned)).into_iter().flatten().copied()
    }
}

/// An EVENT_SEMAPHORE of these events.
pub(crate) fn signal(events: Events) -> Operation {
    Operation::EventSemaphore(EventSemaphore { opcode: Opcode::EVENT_SEMAPHORE, events, ..EventSemaphore::default() })
}

/// Adds 1 to a semaphore.
pub(crate) const fn add(semaphore: u8) -> Events {
    Events::ZERO.with_update_mode(UpdateMode::SEM_INC_COMPLETE).with_update_idx(semaphore).with_semaphore_value(1)
}

/// Semaphores that a record waits for, updates, or names otherwise.
fn semaphores(isa: &Isa, item: &Item) -> Vec<u8> {
    let info = info::info(isa.dialect, &item.record);
    let objects = info.waits.iter().chain(&info.updates).map(|s| s.object);
    let clip = |v: u32| u8::try_from(v).unwrap_or(u8::MAX);
    let mut out = Vec::new();
    for object in objects {
        match object {
            Object::Semaphore(s) => out.extend(u8::try_from(s)),
            Object::Range(first, last) => out.extend(clip(first)..=clip(last)),
            Object::Mask(words) => out.extend((0..=u8::MAX).filter(|s| words[usize::from(*s) / 64] >> (s % 64) & 1 == 1)),
            Object::Event(_) => {}
        }
    }
    match item.operation {
        Some(Operation::CoreBarrier(b)) => out.extend(u8::try_from(b.semaphore)),
        Some(Operation::PseudoDmaCopy(c)) => out.push(c.semaphore),
        _ => {}
    }
    out
}
