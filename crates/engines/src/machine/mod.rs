//! The machine: one core, an in-order queue per engine, and a host.
//!
//! The participants take turns as the [`Schedule`] says; one that cannot go on is passed over. A turn is one phase of one instruction, or one
//! request of the host:
//!
//! 1. *Issue*: all waits of the instruction hold; wait actions; operands are read and results computed; READ updates.
//! 2. *Commit*: results are written; COMPLETE updates; the next instruction comes to the head.
//!
//! So an engine may see a READ update while the result is still missing, and sees a COMPLETE update only with the result there
//! (`ctrl_es` header text by `sync-barrier.md` 5; machine facts section 3). Within an engine an instruction commits before the next one
//! issues, as a dependent instruction requires (`nki_perf_guide.rst`).
//!
//! The engines of the core share its semaphores and events. A TOP_SP, of which there are [`AddressMap::top_sps`], has a bank of its
//! own (`evt-sem-regions.md`) and meets the core through the windows of the address map.
//!
//! [`AddressMap::top_sps`]: crate::bus::AddressMap::top_sps

mod commit;
mod deadlock;
mod idle;
mod issue;
mod join;
mod lane;
mod notification;
mod observer;
mod outcome;
mod pair;
mod run_state;
mod schedule;
mod transfer;
mod word;

use std::borrow::Cow;
use std::fmt;

use tpb_core::RECORD_SIZE;
use tpb_core::dialect::{Engine, Isa};
use tpb_core::extend::Instruction;
use tpb_neff::Program;
use tpb_records::Operation;

use crate::choices::{Choices, Geometry};
use crate::custom::{Custom, View};
use crate::devices::{CcOp, Library};
use crate::effect::Effect;
use crate::fault::Fault;
use crate::host::{self, Host, Outgoing};
use crate::memory::DramError;
use crate::races::{Race, Tracker};
use crate::request::Request;
use crate::site::Site;
use crate::state::Core;
pub use crate::trace::{Phase, TraceEvent};
use lane::Lane;
pub use notification::{Notification, NotificationKind};
use observer::Observer;
pub use outcome::{DeadlockKind, Outcome, Standstill, Unmet, Updater, Waiter};
pub use run_state::RunState;
pub use schedule::Schedule;
use schedule::Scheduler;

/// One core with its streams.
pub struct Machine<'p> {
    isa: &'static Isa<Operation>,
    choices: Choices,
    core: Core,
    /// The engines in the header's order; further TOP_SP blocks behind them.
    lanes: Vec<Lane<'p>>,
    host: Host<'p>,
    /// Models of instructions that were added to the generation.
    custom: Custom<'p>,
    /// Kernels of POOL's cores, where they are looked at.
    library: Option<Library>,
    scheduler: Scheduler,
    /// Lanes that may be able to go on, a bit for each.
    ready: u32,
    steps: u64,
    work: u64,
    work_limit: u64,
    outcome: Option<Outcome>,
    observer: Observer,
    /// What is on its way to other cores.
    outbox: Vec<Outgoing>,
}

/// A stream that is not made of whole instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ragged {
    /// Engine.
    pub engine: Engine,
    /// Length in bytes.
    pub bytes: usize,
}

/// Bit of the host among the participants.
const HOST: u32 = 31;
/// Most TOP_SP blocks that can have a stream.
const TOP_SPS: u8 = 24;

/// What moving a participant comes to: whether it moved, or where it all ends.
type Step = Result<bool, Box<(Site, Fault)>>;

impl<'p> Machine<'p> {
    /// A machine of a generation, after reset and without streams.
    pub fn new(isa: &'static Isa<Operation>, choices: Choices) -> Self {
        let geometry = Geometry::of(isa.dialect, &choices.geometry);
        Self {
            isa,
            core: Core::new(geometry, &choices),
            choices,
            lanes: Engine::ALL.map(|e| Lane::new(e, 0)).into(),
            host: Host::default(),
            custom: Custom::default(),
            library: None,
            scheduler: Scheduler::new(Schedule::RoundRobin),
            ready: 0,
            steps: 0,
            work: 0,
            work_limit: u64::MAX,
            outcome: None,
            observer: Observer::default(),
            outbox: Vec::new(),
        }
    }

    /// Loads the streams of a program, declares its variables, and keeps its description for DMA and collectives. Every queue gets a tail
    /// pointer, in the order of their names.
    ///
    /// # Errors
    /// If the variables cannot be declared.
    pub fn load_program(&mut self, program: &'p Program) -> Result<(), DramError> {
        host::declare(program, &mut self.core.dram, self.choices.memory_fill)?;
        for (engine, part) in &program.engines {
            self.put(Lane::with_code(*engine, 0, Cow::Borrowed(&part.code)));
        }
        self.core.bus.queues = program.definition.dma_queue.keys().cloned().collect();
        self.host.program = Some(program);
        self.outcome = None;
        Ok(())
    }

    /// Gives an engine a stream, to be run from its beginning.
    ///
    /// # Errors
    /// If the stream is not a whole number of records.
    pub fn load(&mut self, engine: Engine, code: impl Into<Cow<'p, [u8]>>) -> Result<(), Ragged> {
        self.load_block(engine, 0, code)
    }

    /// Gives a TOP_SP a stream: of the 20 there are, those below 24 can have one. For other engines the number has to be 0.
    ///
    /// # Errors
    /// If the stream is not a whole number of records, or there is no such block.
    pub fn load_block(&mut self, engine: Engine, block: u8, code: impl Into<Cow<'p, [u8]>>) -> Result<(), Ragged> {
        let code = code.into();
        let there = block == 0 || engine == Engine::TopSp && block < self.choices.map.top_sps.min(TOP_SPS);
        if !code.len().is_multiple_of(RECORD_SIZE) || !there {
            return Err(Ragged { engine, bytes: code.len() });
        }
        self.put(Lane::with_code(engine, block, code));
        Ok(())
    }

    /// Gives an engine a stream of the 8-byte words that TONGA's sequencer reads.
    ///
    /// # Errors
    /// If the stream is not a whole number of words.
    pub fn load_words(&mut self, engine: Engine, code: impl Into<Cow<'p, [u8]>>) -> Result<(), Ragged> {
        let code = code.into();
        if !code.len().is_multiple_of(word::WORD_SIZE) {
            return Err(Ragged { engine, bytes: code.len() });
        }
        self.put(Lane::with_words(engine, code));
        Ok(())
    }

    /// Says what records of a stream stand for whose payload is not known, such as the register writes that the loader makes of triggers:
    /// the request that the record with this number makes when it executes; of several with one number, one after the other.
    pub fn set_actions(&mut self, engine: Engine, actions: impl IntoIterator<Item = (usize, Request)>) {
        if let Some(lane) = self.lanes.get_mut(engine as usize) {
            lane.actions.clear();
            for (record, request) in actions {
                lane.actions.entry(record).or_default().push(request);
            }
        }
    }

    /// Says where a stream lies: the address of its first record, which branches and registers 128 and 129 count from. 0 without this.
    pub fn set_stream_address(&mut self, engine: Engine, address: u64) {
        if let Some(lane) = self.lanes.get_mut(engine as usize) {
            lane.base = address;
        }
    }

    /// Gives POOL's cores a library of kernels. From now on an instruction that they get and that the library has no row for is told of by a
    /// notification, and passed over; without this, the models have a kernel for everything that they can execute.
    ///
    /// choice: the updates of such an instruction are not made; the sources have it count as not executed, and do not say what the cores do next
    /// (`pool-dispatch.md`).
    pub const fn set_library(&mut self, library: Library) {
        self.library = Some(library);
    }

    /// Puts a program of control entries into the RAM of a TOP_SP, and ties what its channels stand for to them. A write to the block's host trigger
    /// lets it walk up to an entry that does not trigger the next, one to its stop signal begin anew (`top-sp-lowering.md` 5).
    ///
    /// choice: the program begins with the first byte of the RAM; the sources give its size and no place. Entries beyond the 512 that there is
    /// room for are left out.
    pub fn load_entries(&mut self, block: u8, entries: &[CcOp], channels: impl IntoIterator<Item = (u32, Request)>) {
        let map = self.core.bus.map.clone();
        let words = entries.iter().flat_map(|e| e.to_bytes().as_chunks::<4>().0.to_vec()).chain([[0; 4]; 2]);
        for (address, word) in (map.top_sp_ram(block)..).step_by(4).zip(words.take(CcOp::PROGRAM / 4)) {
            self.core.bus.set_register(address, u32::from_le_bytes(word));
        }
        self.host.channels.extend(channels.into_iter().map(|(channel, request)| ((block, channel), request)));
        self.set_doorbell(map.top_sp_register(block, map.host_trigger), Request::Walk { block });
        self.set_doorbell(map.top_sp_register(block, map.stop_signal), Request::StopWalk { block });
    }

    /// Ties a register to a request: a write to it makes the request.
    pub fn set_doorbell(&mut self, address: u64, request: Request) {
        self.core.bus.doorbells.insert(address, request);
    }

    /// Says what an instruction does that was added to the generation, or another than its model says; see [`custom`](crate::custom).
    ///
    /// Records that have been decoded already keep their model, so this comes before the run.
    pub fn set_model<I: Instruction>(&mut self, model: impl FnMut(&I, &View<'_>) -> Result<Effect, Fault> + Send + 'p) {
        self.custom.set(model);
    }

    /// Sets the order of turns.
    pub const fn set_schedule(&mut self, schedule: Schedule) {
        self.scheduler = Scheduler::new(schedule);
    }

    /// Sets how many bytes all instructions and transfers together may write; more ends a run as out of budget. Unlimited without this.
    pub const fn set_work_limit(&mut self, bytes: u64) {
        self.work_limit = bytes;
    }

    /// The state of the core.
    pub const fn core(&self) -> &Core {
        &self.core
    }

    /// The state of the core, to be prepared before a run. A machine in a deadlock goes on if what it waits for comes this way.
    pub fn core_mut(&mut self) -> &mut Core {
        self.ready = self.all();
        if let Some(Outcome::Deadlock { .. } | Outcome::OutOfBudget { .. }) = self.outcome {
            self.outcome = None;
        }
        &mut self.core
    }

    /// What the sources leave open, as this machine decides it.
    pub const fn choices(&self) -> &Choices {
        &self.choices
    }

    /// Steps since the machine began.
    pub const fn steps(&self) -> u64 {
        self.steps
    }

    /// Records every step from now on.
    pub fn start_trace(&mut self) {
        self.observer.trace.get_or_insert_default();
    }

    /// The recorded steps; empty if nothing is recorded.
    pub fn trace(&self) -> &[TraceEvent] {
        self.observer.trace.as_deref().unwrap_or(&[])
    }

    /// Looks for races from now on.
    pub fn start_races(&mut self) {
        self.core.start_logs();
        let streams = self.lanes.len();
        self.observer.races.get_or_insert_with(|| Box::new(Tracker::new(streams)));
    }

    /// The races of the steps taken so far; empty if nobody looks for them.
    pub fn races(&self) -> &[Race] {
        self.observer.races.as_ref().map_or(&[], |r| r.found())
    }

    /// The notifications raised so far.
    pub fn notifications(&self) -> &[Notification] {
        &self.observer.notifications
    }

    /// Runs at most `budget` steps.
    pub fn run(&mut self, budget: u64) -> Outcome {
        if let Some(outcome) = &self.outcome {
            return outcome.clone();
        }
        self.observer.refresh(&self.core);
        for _ in 0..budget {
            match self.advance() {
                Ok(true) => {}
                Ok(false) => {
                    let outcome = self.finish();
                    return self.end(outcome);
                }
                Err(stop) => return self.end(Outcome::Fault { at: stop.0, fault: stop.1 }),
            }
        }
        // The last step may have been the last of all.
        match self.idle() {
            true => self.finish(),
            false => Outcome::OutOfBudget { steps: self.steps },
        }
    }

    /// Takes one turn; the outcome if the machine has come to an end, and again if it is asked once more.
    pub fn step(&mut self) -> Option<Outcome> {
        if let Some(outcome) = &self.outcome {
            return Some(outcome.clone());
        }
        self.observer.refresh(&self.core);
        match self.advance() {
            Ok(true) => None,
            Ok(false) => {
                let outcome = self.finish();
                Some(self.end(outcome))
            }
            Err(stop) => Some(self.end(Outcome::Fault { at: stop.0, fault: stop.1 })),
        }
    }

    /// Moves one participant; `false` if none can.
    #[inline]
    pub(crate) fn advance(&mut self) -> Step {
        if self.work > self.work_limit {
            return Ok(false);
        }
        self.ready |= self.core.sync.take_woken();
        if !self.core.top_sp.is_empty() {
            self.ready |= self.core.top_sp.values_mut().fold(0, |woken, bank| woken | bank.take_woken());
        }
        let mut candidates = self.ready;
        if self.host.can_move() {
            candidates |= 1 << HOST;
        }
        self.observer.step = self.steps;
        while candidates != 0 {
            let who = self.scheduler.pick(candidates);
            let moved = match who {
                HOST => self.step_host()?,
                lane => self.step_lane(lane as usize)?,
            };
            if moved {
                self.scheduler.moved(who);
                self.steps += 1;
                return Ok(true);
            }
            candidates &= !(1 << who);
        }
        Ok(false)
    }

    /// Puts a lane in its place.
    fn put(&mut self, lane: Lane<'p>) {
        let place = lane.engine as usize + usize::from(lane.block);
        while self.lanes.len() <= place {
            let block = (self.lanes.len() - Engine::TopSp as usize) as u8;
            self.lanes.push(Lane::new(Engine::TopSp, block));
        }
        self.core.reserve(self.lanes.len());
        if let Some(races) = &mut self.observer.races {
            races.streams(self.lanes.len());
        }
        self.lanes[place] = lane;
        self.ready = self.all();
        self.outcome = None;
    }

    /// The bits of all lanes.
    fn all(&self) -> u32 {
        1u32.unbounded_shl(self.lanes.len() as u32).wrapping_sub(1)
    }

    fn end(&mut self, outcome: Outcome) -> Outcome {
        self.outcome = Some(outcome.clone());
        outcome
    }

    /// Nothing can be left to do: all streams are over and the host has no request.
    pub(crate) fn idle(&self) -> bool {
        self.host.pending.is_empty() && self.lanes.iter().all(Lane::done)
    }

    /// The outcome when no participant can go on.
    pub(crate) fn finish(&self) -> Outcome {
        if self.work > self.work_limit {
            return Outcome::OutOfBudget { steps: self.steps };
        }
        if self.idle() {
            let halted = self.lanes.iter().filter(|l| l.index < l.len()).map(|l| l.engine).collect();
            return Outcome::Completed { steps: self.steps, halted };
        }
        deadlock::report(self)
    }
}

impl fmt::Debug for Machine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Machine")
            .field("generation", &self.isa.dialect.name)
            .field("steps", &self.steps)
            .field("outcome", &self.outcome)
            .finish_non_exhaustive()
    }
}

impl fmt::Display for Ragged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the stream of {} has {} bytes, no whole number of 64-byte records", self.engine.name(), self.bytes)
    }
}

impl std::error::Error for Ragged {}
