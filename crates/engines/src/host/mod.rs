//! What happens outside the engines: DMA transfers and collectives.
//!
//! The loader turns the pseudo records that ask for them into register writes (`pseudo-instruction-lowering.md`); the machine runs
//! the pseudo records themselves, straight from the program's description. A request is queued when its record executes, and carried out at
//! a later step of the host, one at a time in the order of the requests; so a transfer is never part of the instruction that set it off.

mod collective;
mod dge;
mod message;
mod region;
mod sequence;
mod transfer;

use std::collections::{BTreeMap, VecDeque};

use tpb_core::dialect::Engine;
use tpb_neff::Program;

use crate::bus::Window;
use crate::choices::{Choices, DmaIncrement};
use crate::fault::{AddressError, Fault};
use crate::memory::Store;
use crate::memory::{Dram, DramError};
use crate::races::Clock;
use crate::request::Request;
use crate::site::Site;
use crate::state::Core;
use crate::sync::{Action, Block, Flag, Moment, Number, Update};

pub(crate) use collective::{Brought, Got};

/// A request on its way.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pending {
    /// The instruction that asked.
    pub(crate) site: Site,
    /// Its stream.
    pub(crate) stream: usize,
    /// Bank that it updates.
    pub(crate) bank: Block,
    /// Requests of a channel are carried out in order.
    pub(crate) channel: String,
    /// What for.
    pub(crate) request: Request,
    /// Updates of the instruction that happen when it is done.
    pub(crate) updates: Vec<Update>,
    /// What the instruction knew, for the race report.
    pub(crate) clock: Option<Clock>,
    /// Whether it waits for other cores.
    pub(crate) parked: bool,
}

/// What carrying out a request comes to.
#[derive(Debug, Default)]
pub(crate) struct Done {
    /// Semaphores and events of the core to update.
    pub(crate) updates: Vec<Update>,
    /// Writes to windows and registers.
    pub(crate) stores: Vec<(u64, Vec<u8>)>,
    /// Values beyond their bounds that are to be told of, and the bounds.
    pub(crate) beyond: Vec<(u64, u64)>,
    /// Bytes written.
    pub(crate) bytes: u64,
    /// What goes to other cores.
    pub(crate) sent: Vec<(u32, Parcel)>,
    /// What is asked for in turn.
    pub(crate) asked: Vec<Request>,
}

/// Something on its way to another core.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Outgoing {
    /// The instruction that sent it.
    pub(crate) site: Site,
    /// Number of the core.
    pub(crate) core: u32,
    pub(crate) parcel: Parcel,
    /// Updates on that core.
    pub(crate) updates: Vec<Update>,
}

/// What goes to another core.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Parcel {
    /// Bytes by address.
    Bytes { address: u64, data: Vec<u8> },
    /// Elements.
    Store(Box<Store>),
}

/// The host: a program's description and the requests that wait.
#[derive(Clone, Debug, Default)]
pub(crate) struct Host<'p> {
    pub(crate) program: Option<&'p Program>,
    pub(crate) pending: VecDeque<Pending>,
    /// Streams that wait for the host, a bit for each.
    pub(crate) sleepers: u32,
    /// Rank among other machines, if there are any.
    pub(crate) rank: Option<u64>,
    /// Next descriptor of every ring that is used by its tail.
    rings: BTreeMap<String, usize>,
    /// Instances that queues were switched to.
    instances: BTreeMap<String, u32>,
    /// Where TOP_SPs are in their programs.
    walks: BTreeMap<u8, usize>,
    /// What the channels of TOP_SPs stand for.
    pub(crate) channels: BTreeMap<(u8, u32), Request>,
    /// Clocks of the finished requests of every stream.
    finished: BTreeMap<usize, Clock>,
    /// Streams at a barrier of cores: its id, and whether all have come.
    barriers: BTreeMap<usize, (u32, bool)>,
}

impl Host<'_> {
    /// Whether a request of this stream waits.
    pub(crate) fn busy_for(&self, stream: usize) -> bool {
        self.pending.iter().any(|p| p.stream == stream)
    }

    /// Whether a request can be carried out.
    #[inline]
    pub(crate) fn can_move(&self) -> bool {
        !self.pending.is_empty() && self.pending.iter().any(|p| !p.parked)
    }

    /// Places of the requests that can be carried out: the oldest of every channel, unless it is parked.
    pub(crate) fn open(&self) -> Vec<usize> {
        let first = |n: usize, p: &Pending| !self.pending.iter().take(n).any(|q| q.channel == p.channel);
        self.pending.iter().enumerate().filter(|(n, p)| !p.parked && first(*n, p)).map(|(n, _)| n).collect()
    }

    /// Queues a request. A collective over several ranks is parked until all of them ask for it, and a message until its other end does.
    pub(crate) fn push(&mut self, mut pending: Pending) -> Result<(), Fault> {
        pending.parked = match (self.rank, &pending.request) {
            (Some(rank), Request::Collective(collective)) => collective.ranks(self.described()?, rank)?.len() > 1,
            (Some(rank), Request::Message(message)) if message.peer == rank => {
                return Err(Fault::illegal("peer_id", "a rank has no messages for itself"));
            }
            (Some(_), Request::Message(_)) => true,
            _ => false,
        };
        self.pending.push_back(pending);
        Ok(())
    }

    /// A stream has come to a barrier of cores.
    pub(crate) fn arrive(&mut self, stream: usize, id: u32) {
        self.barriers.insert(stream, (id, self.rank.is_none()));
    }

    /// Whether all cores have come to the barrier that a stream is at.
    pub(crate) fn released(&self, stream: usize) -> bool {
        self.barriers.get(&stream).is_none_or(|(_, all)| *all)
    }

    /// Whether a stream waits at a barrier of this id.
    pub(crate) fn waits_at(&self, id: u32) -> bool {
        self.barriers.values().any(|b| *b == (id, false))
    }

    /// Ids of the barriers that streams wait at.
    pub(crate) fn barriers(&self) -> Vec<u32> {
        self.barriers.values().filter(|(_, all)| !all).map(|(id, _)| *id).collect()
    }

    /// All cores have come to the barrier.
    pub(crate) fn release(&mut self, id: u32) {
        for (at, all) in self.barriers.values_mut() {
            *all |= *at == id;
        }
    }

    /// What the finished requests of a stream knew.
    pub(crate) fn drained(&self, stream: usize) -> Option<Clock> {
        self.finished.get(&stream).cloned()
    }

    /// A request of a stream is finished.
    pub(crate) fn retire(&mut self, stream: usize, clock: &Clock) {
        self.finished.entry(stream).or_default().join(clock);
    }

    pub(crate) fn described(&self) -> Result<&Program, Fault> {
        self.program.ok_or_else(|| Fault::unimplemented("a DMA or collective without a program description"))
    }

    /// The instance that a queue was switched to, by name.
    ///
    /// choice: instance n is entry n of the queue's `queue_instances`; the sources name the key, and the number in the record alone.
    fn instance(&self, queue: &str) -> Result<Option<String>, Fault> {
        let Some(number) = self.instances.get(queue) else { return Ok(None) };
        let declared = self.described()?.definition.dma_queue.get(queue).and_then(|q| q.other.get("queue_instances"));
        let Some(declared) = declared.and_then(serde_json::Value::as_array) else { return Ok(None) };
        let name = declared.get(*number as usize).and_then(serde_json::Value::as_str);
        let missing = || Fault::illegal("instance", format!("queue `{queue}` has no instance {number}"));
        name.map(|n| Some(n.to_owned())).ok_or_else(missing)
    }

    /// Carries out a request as far as it is this core's own.
    pub(crate) fn carry_out(&mut self, pending: &Pending, core: &mut Core, choices: &Choices) -> Result<Done, Fault> {
        let engine = pending.site.engine;
        let mut done = Done::default();
        match &pending.request {
            Request::Transfer { queue, block } => {
                let program = self.described()?;
                let instance = self.instance(queue)?;
                let name = instance.as_deref().unwrap_or(queue);
                done.updates = completion(program, engine, (name, queue), *block, choices)?;
                done.bytes = transfer::run(program, engine, name, *block, core, choices)?;
            }
            Request::Tail { queue, count } => {
                let start = self.rings.get(queue).copied().unwrap_or(0);
                let end = transfer::run_ring(self.described()?, engine, queue, (start, *count), core, choices, &mut done)?;
                self.rings.insert(queue.clone(), end);
            }
            Request::Write { address, value } => done.stores.push((*address, value.to_le_bytes().to_vec())),
            Request::Collective(collective) => collective.run(self.described()?, core, choices)?,
            Request::Message(message) => {
                return Err(Fault::unimplemented(format!("a message with rank {} on a machine of one core", message.peer)));
            }
            Request::Walk { block } => {
                let at = self.walks.get(block).copied().unwrap_or(0);
                let next = sequence::walk(*block, at, core, &self.channels, &mut done.asked)?;
                self.walks.insert(*block, next);
            }
            Request::StopWalk { block } => drop(self.walks.remove(block)),
            Request::Rearm { queue } => drop(self.rings.remove(queue)),
            Request::SwapQueueSet { queue, instance } => {
                self.rings.remove(queue);
                match instance {
                    Some(instance) => drop(self.instances.insert(queue.clone(), *instance)),
                    None => drop(self.instances.remove(queue)),
                }
            }
            Request::PeerSemaphore { cores, semaphore } => {
                let own = core.bus.map.core;
                let first = own - own % (*cores).max(1);
                for peer in (first..first.saturating_add(*cores)).filter(|c| *c != own) {
                    let address = core.bus.map.of_core(peer).window(Block::Core, Window::Increment, *semaphore);
                    if !core.peers.contains(&peer) {
                        return Err(Fault::Address { operand: "semaphore", address, why: AddressError::Peer(peer) });
                    }
                    done.sent.push((peer, Parcel::Bytes { address, data: 1u32.to_le_bytes().to_vec() }));
                }
            }
            Request::Dge(dge) => dge.run(core, choices, &mut done)?,
            Request::Peer { core: None, store } => {
                done.bytes = store.data.len() as u64;
                store.apply(core);
            }
            Request::Peer { core: Some(peer), store } => done.sent.push((*peer, Parcel::Store(store.clone()))),
        }
        Ok(done)
    }
}

/// What a finished block updates: its own semaphore or else that of its queue, and its event. `queue` is what it was triggered by, which may be an
/// instance, and the queue that this is one of.
pub(crate) fn completion(
    program: &Program,
    engine: Engine,
    (queue, base): (&str, &str),
    block: u32,
    choices: &Choices,
) -> Result<Vec<Update>, Fault> {
    let found = program
        .block(engine, queue, block)
        .ok_or_else(|| Fault::illegal("dma_queue_name", format!("the program has no block {block} on queue `{queue}`")))?;
    let queues = &program.definition.dma_queue;
    let declared = found.queue.as_deref().and_then(|q| queues.get(q)).or_else(|| queues.get(queue)).or_else(|| queues.get(base));
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
