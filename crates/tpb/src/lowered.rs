//! Lowered streams on the machine.

use std::fmt;

use tpb_core::dialect::Engine;
use tpb_engines::Machine;
use tpb_engines::request::{Collective, Kind, Message, Region, Request};
use tpb_isa::enums::{AluOp, CollectiveType, Dtype, Opcode, UpdateMode};
use tpb_isa::types::Events;
use tpb_isa::{Isa, Operation, operations};
use tpb_lower::Lowered;
use tpb_lower::action::{self, Action, Operand, Signal};

/// An action that the machine has no request for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsupported {
    /// Engine of the stream.
    pub engine: Engine,
    /// Record of the lowered stream.
    pub record: usize,
    /// The action, in words.
    pub action: String,
}

/// Gives a machine, which has the program already, the lowered streams of it and what their records stand for.
///
/// A record with an action is given to the machine as a WRITE, which is what the runtime has there. The machine makes the updates of a collective's record when
/// the collective is done, so they are put back into it.
///
/// # Errors
/// If an action has no counterpart in the machine: a kind of collective or an update that the models do not have.
pub fn load(machine: &mut Machine<'_>, isa: &'static Isa, lowered: &Lowered) -> Result<(), Unsupported> {
    for (engine, stream) in &lowered.streams {
        let mut code = stream.code.clone();
        let mut requests = Vec::new();
        for attached in &stream.actions {
            let unsupported = || Unsupported { engine: *engine, record: attached.record, action: format!("{:?}", attached.action) };
            let own = self::requests(&attached.action).ok_or_else(unsupported)?;
            if own.is_empty() {
                continue;
            }
            stand_in(isa, &mut code, attached.record, &attached.action).ok_or_else(unsupported)?;
            requests.extend(own.into_iter().map(|request| (attached.record, request)));
        }
        // Whole records, on an engine that the program has.
        let _ = machine.load(*engine, code);
        machine.set_actions(*engine, requests);
    }
    Ok(())
}

/// The requests of an action, one after the other; none where nothing happens that the models have.
fn requests(action: &Action) -> Option<Vec<Request>> {
    let one = match action {
        Action::Doorbell { queue, block, .. } => Request::Transfer { queue: queue.clone(), block: *block },
        Action::RawDoorbell { queue, count, .. } => Request::Tail { queue: queue.clone(), count: *count },
        Action::Collective(c) => Request::Collective(Box::new(collective(c)?)),
        Action::Chain { collectives } => {
            return collectives.iter().map(|c| Some(Request::Collective(Box::new(collective(c)?)))).collect();
        }
        Action::Rearm { queue } => Request::Rearm { queue: queue.clone() },
        Action::SwapQueueSet { queue, instance } => Request::SwapQueueSet { queue: queue.clone(), instance: *instance },
        Action::SendReceive { send, variable, peer, offset, bytes, .. } => {
            Request::Message(Message { send: *send, peer: *peer, variable: variable.id, offset: *offset, bytes: *bytes })
        }
        Action::PeerSemaphore { cores, semaphore } => Request::PeerSemaphore { cores: *cores, semaphore: *semaphore },
        Action::ActivationTables { .. } | Action::SwitchBlock { .. } | Action::SwapArguments { .. } => return Some(Vec::new()),
    };
    Some(vec![one])
}

fn collective(c: &action::Collective) -> Option<Collective> {
    let value = |info: &'static tpb_core::layout::EnumInfo, name: &str| info.values.iter().find(|v| v.name == name).map(|v| v.value as u8);
    let dtype = Dtype(value(Dtype::LAYOUT, &c.dtype)?);
    let element = u64::from(dtype.bits()?) / 8;
    let kind = match CollectiveType(value(CollectiveType::LAYOUT, &c.kind)?) {
        CollectiveType::ALL_REDUCE => Kind::AllReduce,
        CollectiveType::REDUCE_SCATTER => Kind::ReduceScatter,
        CollectiveType::ALL_GATHER => Kind::AllGather,
        CollectiveType::ALL_TO_ALL => Kind::AllToAll,
        CollectiveType::ALL_TO_ALL_V => Kind::AllToAllV,
        CollectiveType::PERMUTE | CollectiveType::PERMUTE_IMPLICIT => Kind::Permute,
        CollectiveType::PERMUTE_REDUCE | CollectiveType::PERMUTE_REDUCE_IMPLICIT => Kind::PermuteReduce,
        _ => return None,
    };
    let region = |operand: &Operand| {
        Some(match operand {
            Operand::Elements { variable, offset, count } => {
                Region::Linear { variable: variable.id, offset: offset.checked_mul(element)?, bytes: count.checked_mul(element)? }
            }
            Operand::Walk { variable, offset, steps, counts } => {
                Region::Walk { variable: variable.id, offset: *offset, steps: *steps, counts: *counts }
            }
        })
    };
    let second = match &c.second {
        Some(operand) => Some(region(operand)?),
        None => None,
    };
    Some(Collective {
        kind,
        group: c.group,
        op: c.operator.as_deref().map_or(Some(AluOp::BYPASS), |o| value(AluOp::LAYOUT, o).map(AluOp))?,
        dtype,
        input: region(&c.input)?,
        output: region(&c.output)?,
        second,
        rows: c.rows,
    })
}

/// Puts a WRITE in the place of a NOP, with its events and those that the action makes.
fn stand_in(isa: &Isa, code: &mut [u8], record: usize, action: &Action) -> Option<()> {
    let place = code.as_chunks_mut().0.get_mut(record)?;
    let nop = match (isa.lift)(place).ok()? {
        Operation::Control(nop) => nop,
        // TONGA's, whose operation is opaque, is taken as it is.
        Operation::TongaOpaque(_) => return Some(()),
        _ => return None,
    };
    let done: &[Signal] = match action {
        Action::Collective(c) => &c.done,
        Action::Chain { collectives } => collectives.last().map_or(&[], |c| &c.done),
        Action::SendReceive { done, .. } => done,
        _ => &[],
    };
    let events = put_back(nop.events, done)?;
    let write = operations::Write { opcode: Opcode::WRITE, events, wr_size: 4, debug_cmd: nop.debug_cmd, debug_hint: nop.debug_hint };
    *place = (isa.lower)(&Operation::Write(write)).ok()?;
    Some(())
}

fn put_back(events: Events, done: &[Signal]) -> Option<Events> {
    Some(match done {
        [] => events,
        [Signal::Add { semaphore, amount: 1 }] => events.with_update_mode(UpdateMode::SEM_INC_COMPLETE).with_update_idx(*semaphore),
        [Signal::Set { event }] => events.with_update_mode(UpdateMode::EVT_SET_COMPLETE).with_update_idx(*event),
        _ => return None,
    })
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} record {} of the lowered stream: the machine has nothing for {}", self.engine.name(), self.record, self.action)
    }
}

impl std::error::Error for Unsupported {}
