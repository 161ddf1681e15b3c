//! The machine: one core, an in-order queue per engine, and a host.
//!
//! The participants take turns, engines in the header's order and then the host; one that cannot go on is passed over. A turn is one
//! phase of one instruction, or one request of the host:
//!
//! 1. *Issue*: all waits of the instruction hold; wait actions; operands are read and results computed; READ updates.
//! 2. *Commit*: results are written; COMPLETE updates; the next instruction comes to the head.
//!
//! So an engine may see a READ update while the result is still missing, and sees a COMPLETE update only with the result there
//! (`ctrl_es` header text by `sync-barrier.md` 5; machine facts section 3). The schedule is deterministic. Within an engine an instruction commits
//! before the next one issues, as a dependent instruction requires (`nki_perf_guide.rst`).

mod deadlock;
mod lane;
mod outcome;
mod trace;

use std::borrow::Cow;
use std::fmt;

use tpb_core::RECORD_SIZE;
use tpb_core::dialect::{Engine, Isa};
use tpb_neff::Program;
use tpb_records::Operation;

use crate::choices::{Choices, Geometry};
use crate::effect::Effect;
use crate::fault::Fault;
use crate::host::{self, Host, Pending, Request};
use crate::memory::DramError;
use crate::models::{self, Models};
use crate::state::Core;
use crate::sync::Moment;
use lane::Lane;
pub use outcome::{Outcome, Site, Unmet, Updater, Waiter};
pub use trace::{Phase, TraceEvent};

/// One core with its streams.
pub struct Machine<'p> {
    isa: &'static Isa<Operation>,
    choices: Choices,
    core: Core,
    lanes: [Lane<'p>; 6],
    host: Host<'p>,
    /// Whose turn it is: an engine's index, or 6 for the host.
    turn: usize,
    steps: u64,
    outcome: Option<Outcome>,
    trace: Option<Vec<TraceEvent>>,
}

/// A stream that is not made of whole 64-byte records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ragged {
    /// Engine.
    pub engine: Engine,
    /// Length in bytes.
    pub bytes: usize,
}

/// Number of the host in the order of turns.
const HOST: usize = Engine::ALL.len();

impl<'p> Machine<'p> {
    /// A machine of a generation, after reset and without streams.
    pub fn new(isa: &'static Isa<Operation>, choices: Choices) -> Self {
        let geometry = Geometry::of(isa.dialect, &choices.geometry);
        Self {
            isa,
            core: Core::new(geometry, &choices),
            choices,
            lanes: Engine::ALL.map(Lane::new),
            host: Host::default(),
            turn: 0,
            steps: 0,
            outcome: None,
            trace: None,
        }
    }

    /// Loads the streams of a program, declares its variables, and keeps its description for DMA and collectives.
    ///
    /// # Errors
    /// If the variables cannot be declared.
    pub fn load_program(&mut self, program: &'p Program) -> Result<(), DramError> {
        host::declare(program, &mut self.core.dram, self.choices.memory_fill)?;
        for (engine, part) in &program.engines {
            self.lanes[*engine as usize] = Lane { code: Cow::Borrowed(&part.code), ..Lane::new(*engine) };
        }
        self.host.program = Some(program);
        self.outcome = None;
        Ok(())
    }

    /// Gives an engine a stream, to be run from its beginning.
    ///
    /// # Errors
    /// If the stream is not a whole number of records.
    pub fn load(&mut self, engine: Engine, code: impl Into<Cow<'p, [u8]>>) -> Result<(), Ragged> {
        let code = code.into();
        if !code.len().is_multiple_of(RECORD_SIZE) {
            return Err(Ragged { engine, bytes: code.len() });
        }
        self.lanes[engine as usize] = Lane { code, ..Lane::new(engine) };
        self.outcome = None;
        Ok(())
    }

    /// The state of the core.
    pub const fn core(&self) -> &Core {
        &self.core
    }

    /// The state of the core, to be prepared before a run.
    pub const fn core_mut(&mut self) -> &mut Core {
        &mut self.core
    }

    /// Steps since the machine began.
    pub const fn steps(&self) -> u64 {
        self.steps
    }

    /// Records every step from now on.
    pub fn start_trace(&mut self) {
        self.trace.get_or_insert_default();
    }

    /// The recorded steps; empty if nothing is recorded.
    pub fn trace(&self) -> &[TraceEvent] {
        self.trace.as_deref().unwrap_or(&[])
    }

    /// Runs at most `budget` steps.
    pub fn run(&mut self, budget: u64) -> Outcome {
        for _ in 0..budget {
            if let Some(outcome) = self.step() {
                return outcome;
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
        for i in 0..=HOST {
            let who = (self.turn + i) % (HOST + 1);
            let moved = match who {
                HOST => self.step_host(),
                engine => self.step_engine(engine),
            };
            match moved {
                Ok(false) => {}
                Ok(true) => {
                    self.turn = (who + 1) % (HOST + 1);
                    self.steps += 1;
                    return None;
                }
                Err((at, fault)) => return self.end(Outcome::Fault { at, fault }),
            }
        }
        let outcome = self.finish();
        self.end(outcome)
    }

    fn end(&mut self, outcome: Outcome) -> Option<Outcome> {
        self.outcome = Some(outcome.clone());
        Some(outcome)
    }

    /// Nothing can be left to do: all streams are over and the host has no request.
    fn idle(&self) -> bool {
        self.host.pending.is_empty() && self.lanes.iter().all(Lane::done)
    }

    /// The outcome when no participant can go on.
    fn finish(&self) -> Outcome {
        if self.idle() {
            let halted = self.lanes.iter().filter(|l| l.index < l.len()).map(|l| l.engine).collect();
            return Outcome::Completed { steps: self.steps, halted };
        }
        deadlock::report(self)
    }

    fn step_host(&mut self) -> Result<bool, (Site, Fault)> {
        match self.host.step(&mut self.core, &self.choices) {
            None => Ok(false),
            Some((site, Ok(()))) => {
                self.note(site, Phase::Host);
                Ok(true)
            }
            Some((site, Err(fault))) => Err((site, fault)),
        }
    }

    fn step_engine(&mut self, lane: usize) -> Result<bool, (Site, Fault)> {
        match self.lanes[lane].effect.take() {
            Some(effect) => self.commit(lane, effect),
            None => self.issue(lane),
        }
    }

    fn issue(&mut self, lane: usize) -> Result<bool, (Site, Fault)> {
        let Self { isa, choices, core, lanes, host, .. } = self;
        let lane = &mut lanes[lane];
        let engine = lane.engine;
        core.registers[engine as usize].address = (lane.index * RECORD_SIZE) as u64;
        let Some(head) = lane.fetch(isa)? else { return Ok(false) };
        let site = head.site;
        let at = |fault| (site, fault);
        for wait in &head.waits {
            if !core.sync.passes(wait, &core.registers[engine as usize]).map_err(at)? {
                return Ok(false);
            }
        }
        if models::sync::drains(&head.operation) && host.busy_for(engine) {
            return Ok(false);
        }
        for wait in &head.waits {
            core.sync.act(wait).map_err(at)?;
        }
        let effect = Models { core, choices, engine }.execute(&head.operation).map_err(at)?;
        for update in head.updates.iter().filter(|u| u.moment == Moment::Read && !defers(&effect)) {
            core.sync.update(update, &core.registers[engine as usize]).map_err(at)?;
        }
        lane.effect = Some(effect);
        self.note(site, Phase::Issue);
        Ok(true)
    }

    fn commit(&mut self, lane: usize, effect: Effect) -> Result<bool, (Site, Fault)> {
        let Self { core, lanes, host, .. } = self;
        let lane = &mut lanes[lane];
        let Some(Head { site, updates, .. }) = lane.head.take() else { return Ok(false) };
        lane.index += 1;
        let deferred = defers(&effect);
        match effect {
            Effect::Nothing => {}
            Effect::Halt => lane.halted = true,
            Effect::Store(store) => store.apply(core),
            Effect::Latch(tile) => core.weights.latch(&tile),
            Effect::Accumulate(product) => product.apply(core),
            Effect::Host(request) => {
                let updates = if deferred { updates.clone() } else { Vec::new() };
                host.pending.push_back(Pending { site, request, updates });
            }
        }
        if !deferred {
            for update in updates.iter().filter(|u| u.moment == Moment::Complete) {
                core.sync.update(update, &core.registers[site.engine as usize]).map_err(|f| (site, f))?;
            }
        }
        self.note(site, Phase::Commit);
        Ok(true)
    }

    fn note(&mut self, site: Site, phase: Phase) {
        if let Some(trace) = &mut self.trace {
            trace.push(TraceEvent { step: self.steps, site, phase });
        }
    }
}

use lane::Head;

/// Whether the updates of the instruction happen when the host is done.
const fn defers(effect: &Effect) -> bool {
    matches!(effect, Effect::Host(Request::Collective(_)))
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
