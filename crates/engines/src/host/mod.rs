//! What happens outside the engines: DMA transfers and collectives.
//!
//! The loader turns the pseudo records that ask for them into register writes (`pseudo-instruction-lowering.md`); the machine runs
//! the pseudo records themselves, straight from the program's description. A request is queued when its record executes, and carried out at
//! a later step of the host, one at a time in the order of the requests; so a transfer is never part of the instruction that set it off.

mod collective;
mod transfer;

use std::collections::VecDeque;

use tpb_core::dialect::Engine;
use tpb_neff::Program;

use crate::choices::{Choices, DmaIncrement};
use crate::fault::Fault;
use crate::machine::Site;
use crate::memory::{Dram, DramError};
use crate::state::Core;
use crate::sync::{Action, Flag, Moment, Number, Update};

pub use collective::{Collective, Kind};

/// Something that an instruction asks the host for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Run a descriptor block of a queue. The instruction itself is complete at once.
    Transfer {
        /// Queue or queue instance.
        queue: String,
        /// Number of the block.
        block: u32,
    },
    /// Run a collective. The instruction's updates happen when the collective is done.
    Collective(Collective),
}

/// A request on its way.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pending {
    /// The instruction that asked.
    pub(crate) site: Site,
    /// What for.
    pub(crate) request: Request,
    /// Updates of the instruction that happen when it is done.
    pub(crate) updates: Vec<Update>,
}

/// The host: a program's description and the requests that wait.
#[derive(Clone, Debug, Default)]
pub(crate) struct Host<'p> {
    pub(crate) program: Option<&'p Program>,
    pub(crate) pending: VecDeque<Pending>,
}

impl Host<'_> {
    /// Whether a request of this engine waits.
    pub(crate) fn busy_for(&self, engine: Engine) -> bool {
        self.pending.iter().any(|p| p.site.engine == engine)
    }

    /// Carries out the oldest request; `None` if there is none.
    pub(crate) fn step(&mut self, core: &mut Core, choices: &Choices) -> Option<(Site, Result<(), Fault>)> {
        let pending = self.pending.pop_front()?;
        let done = self.carry_out(&pending, core, choices);
        Some((pending.site, done))
    }

    fn carry_out(&self, pending: &Pending, core: &mut Core, choices: &Choices) -> Result<(), Fault> {
        let program = self.program.ok_or_else(|| Fault::unimplemented("a DMA or collective without a program description"))?;
        let engine = pending.site.engine;
        match &pending.request {
            Request::Transfer { queue, block } => {
                let updates = completion(program, engine, queue, *block, choices)?;
                transfer::run(program, engine, queue, *block, core)?;
                for update in updates {
                    core.sync.update(&update, &core.registers[engine as usize])?;
                }
            }
            Request::Collective(collective) => collective.run(program, core, choices)?,
        }
        for update in &pending.updates {
            core.sync.update(update, &core.registers[engine as usize])?;
        }
        Ok(())
    }
}

/// What a finished block updates: its own semaphore or else that of its queue, and its event.
pub(crate) fn completion(program: &Program, engine: Engine, queue: &str, block: u32, choices: &Choices) -> Result<Vec<Update>, Fault> {
    let found = program
        .block(engine, queue, block)
        .ok_or_else(|| Fault::illegal("dma_queue_name", format!("the program has no block {block} on queue `{queue}`")))?;
    let declared =
        found.queue.as_deref().and_then(|q| program.definition.dma_queue.get(q)).or_else(|| program.definition.dma_queue.get(queue));
    let semaphore = found.semaphore.or_else(|| declared.and_then(|q| q.semaphore));
    let amount = match choices.dma_increment {
        DmaIncrement::Queues => declared.and_then(|q| q.num_queues).unwrap_or(1),
        DmaIncrement::Fixed(n) => n,
    };
    let moment = Moment::Complete;
    let semaphore = semaphore.map(|index| Update { flag: Flag::Semaphore(index), action: Action::Add(Number::Value(amount)), moment });
    let event = found.event.map(|index| Update { flag: Flag::Event(index), action: Action::Set, moment });
    Ok(semaphore.into_iter().chain(event).collect())
}

/// Declares the variables of a program: constants with their contents, `virtual` and `pointer` ones as windows, everything else that
/// has a size as bytes of its own. A `state-buffer` is SBUF itself and takes no DRAM.
///
/// # Errors
/// If variables share an id, or a window has nothing behind it.
pub(crate) fn declare(program: &Program, dram: &mut Dram, fill: u8) -> Result<(), DramError> {
    let vars = &program.definition.var;
    for (name, var) in vars {
        if var.kind == STATE_BUFFER || var.referenced_var_id.is_some() {
            continue;
        }
        let constant = program.constants.get(name);
        let bytes = var.size.or(constant.map(|c| c.len() as u64)).unwrap_or(0);
        dram.declare(name, Some(var.var_id), bytes, fill)?;
        if let (Some(from), Some(to)) = (constant, dram.bytes_mut(name)) {
            let n = from.len().min(to.len());
            to[..n].copy_from_slice(&from[..n]);
        }
    }
    // A window may be on another window: as many rounds as there can be links.
    let mut left: Vec<_> = vars.iter().filter(|(_, v)| v.referenced_var_id.is_some()).collect();
    while !left.is_empty() {
        let before = left.len();
        let mut failed = None;
        left.retain(|(name, var)| {
            let onto = var.referenced_var_id.and_then(|id| dram.name_of(id)).map(str::to_owned);
            let onto = onto.unwrap_or_default();
            let offset = var.backing_variable_off.unwrap_or(0);
            match dram.window(name, Some(var.var_id), &onto, offset, var.size) {
                Ok(()) => false,
                Err(error) => {
                    failed = Some(error);
                    true
                }
            }
        });
        match failed {
            Some(error) if left.len() == before => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// Kind of the variable that stands for SBUF.
pub(crate) const STATE_BUFFER: &str = "state-buffer";
