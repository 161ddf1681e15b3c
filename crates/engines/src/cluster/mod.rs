//! Several cores in one process: collectives between ranks, copies and writes between the cores of a device, barriers.
//!
//! The machines take turns, one step each. A collective over several ranks is carried out when all of them have asked for it; a core barrier
//! opens when every machine has a stream at it. Machine n is core n of the device, so that it is reached by the addresses of
//! [`AddressMap::cores`](crate::bus::AddressMap::cores), and rank n unless its choices say otherwise.
//!
//! choice: collectives of one rank are carried out in the order in which it asks for them, as those of one stream are.

use std::collections::BTreeSet;
use std::fmt;

use crate::fault::Fault;
use crate::host::{Brought, Got, Pending};
use crate::machine::{Machine, Outcome};
use crate::request::{Collective, Kind, Message, Request};
use crate::site::Site;

/// Machines that meet at collectives, barriers and writes to each other.
#[derive(Debug)]
pub struct Cluster<'p> {
    machines: Vec<Machine<'p>>,
    steps: u64,
}

/// How a run of several machines ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClusterOutcome {
    /// All machines have completed.
    Completed {
        /// Steps of all machines together.
        steps: u64,
    },
    /// An instruction, or what it set off, could not be executed.
    Fault {
        /// Number of the machine.
        machine: usize,
        /// The instruction.
        at: Site,
        /// Why.
        fault: Fault,
    },
    /// No machine can go on.
    Deadlock {
        /// The machines that are not done: their number, what their engines wait for, and the collectives that wait for other ranks.
        machines: Vec<Stuck>,
    },
    /// The budget is used up.
    OutOfBudget {
        /// Steps of all machines together.
        steps: u64,
    },
}

/// A machine that cannot go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stuck {
    /// Number of the machine.
    pub machine: usize,
    /// Its own deadlock.
    pub outcome: Outcome,
    /// The collective that waits for other ranks: who asked for it, and which ranks have not.
    pub collective: Option<(Site, Vec<u64>)>,
    /// Messages that wait for their other end: who asked for them, and what for, in words.
    pub messages: Vec<(Site, String)>,
}

impl<'p> Cluster<'p> {
    /// A cluster of machines. Each becomes the core, and by default the rank, of its number.
    pub fn new(machines: impl IntoIterator<Item = Machine<'p>>) -> Self {
        let mut machines: Vec<_> = machines.into_iter().collect();
        let count = machines.len();
        for (number, machine) in machines.iter_mut().enumerate() {
            machine.join_cluster(number, count);
        }
        Self { machines, steps: 0 }
    }

    /// The machines.
    pub fn machines(&self) -> &[Machine<'p>] {
        &self.machines
    }

    /// The machines, to be prepared before a run.
    pub fn machines_mut(&mut self) -> &mut [Machine<'p>] {
        &mut self.machines
    }

    /// Steps of all machines together.
    pub const fn steps(&self) -> u64 {
        self.steps
    }

    /// Runs at most `budget` steps of all machines together.
    pub fn run(&mut self, budget: u64) -> ClusterOutcome {
        let end = self.steps.saturating_add(budget);
        for machine in &mut self.machines {
            machine.begin();
        }
        while self.steps < end {
            let mut moved = false;
            for number in 0..self.machines.len() {
                match self.step(number) {
                    Ok(m) => moved |= m,
                    Err((at, fault)) => return ClusterOutcome::Fault { machine: number, at, fault },
                }
            }
            match self.meet() {
                Ok(met) => moved |= met,
                Err((machine, at, fault)) => return ClusterOutcome::Fault { machine, at, fault },
            }
            if !moved {
                return self.stuck();
            }
        }
        match self.machines.iter().all(Machine::idle) {
            true => ClusterOutcome::Completed { steps: self.steps },
            false => ClusterOutcome::OutOfBudget { steps: self.steps },
        }
    }

    /// Moves one machine, and delivers what it sends.
    fn step(&mut self, number: usize) -> Result<bool, (Site, Fault)> {
        let Some(machine) = self.machines.get_mut(number) else { return Ok(false) };
        if !machine.advance().map_err(|stop| *stop)? {
            return Ok(false);
        }
        self.steps += 1;
        if machine.has_outgoing() {
            for parcel in machine.take_outgoing() {
                let to = self.machines.get_mut(parcel.core as usize);
                let sent = to.map_or_else(
                    || Err(Fault::illegal("address", format!("core {} is not there", parcel.core))),
                    |to| to.deliver(number as u32, &parcel),
                );
                sent.map_err(|fault| (parcel.site, fault))?;
            }
        }
        Ok(true)
    }

    /// Carries out the collectives and opens the barriers that everybody has come to.
    fn meet(&mut self) -> Result<bool, (usize, Site, Fault)> {
        let barriers: BTreeSet<u32> = self.machines.iter().flat_map(|m| m.host().barriers()).collect();
        let mut met = false;
        for id in barriers {
            if self.machines.iter().all(|m| m.host().waits_at(id)) {
                self.machines.iter_mut().for_each(|m| m.open_barrier(id));
                met = true;
            }
        }
        for number in 0..self.machines.len() {
            met |= self.collective(number)?;
            met |= self.message(number)?;
        }
        Ok(met)
    }

    /// Carries out the messages that a machine sends, as far as they are waited for. Those to one rank go in the order in which they were asked for.
    fn message(&mut self, number: usize) -> Result<bool, (usize, Site, Fault)> {
        let Some(machine) = self.machines.get(number) else { return Ok(false) };
        let Some(own) = machine.host().rank else { return Ok(false) };
        let sent: Vec<(Site, Message)> = messages(machine).filter(|(_, m)| m.send).collect();
        let mut met = false;
        let mut held = BTreeSet::new();
        for (site, message) in sent {
            // The rest waits for one that cannot go yet.
            if held.contains(&message.peer) {
                continue;
            }
            let with = |m: &Machine<'_>| m.host().rank == Some(message.peer);
            let place = self.machines.iter().position(with);
            let taker = place.and_then(|n| {
                let (site, taken) = messages(self.machines.get(n)?).find(|(_, m)| !m.send && m.peer == own)?;
                Some((n, site, taken))
            });
            let Some((peer, at, taken)) = taker else {
                held.insert(message.peer);
                continue;
            };
            if taken.bytes != message.bytes {
                let what = format!("{} bytes, where {site} of machine {number} sends {}", taken.bytes, message.bytes);
                return Err((peer, at, Fault::illegal("size_bytes", what)));
            }
            let mut data = Vec::new();
            if let Some(machine) = self.machines.get_mut(number) {
                let is_it = |r: &Request| *r == Request::Message(message);
                let read = |program: &_, core: &mut _| message.read(program, core).map(|bytes| data = bytes);
                machine.finish_parked(is_it, read).map_err(|(at, fault)| (number, at, fault))?;
            }
            if let Some(machine) = self.machines.get_mut(peer) {
                let is_it = |r: &Request| *r == Request::Message(taken);
                let write = |program: &_, core: &mut _| taken.write(program, core, &data);
                machine.finish_parked(is_it, write).map_err(|(at, fault)| (peer, at, fault))?;
            }
            self.steps += 2;
            met = true;
        }
        Ok(met)
    }

    /// Carries out the collective that a machine waits for, if all of its ranks do.
    fn collective(&mut self, number: usize) -> Result<bool, (usize, Site, Fault)> {
        let Some((first, collective)) = self.machines.get(number).and_then(parked) else { return Ok(false) };
        let site = first.site;
        let at = |fault: Fault| (number, site, fault);
        let (ranks, members) = self.members(number, collective).map_err(at)?;
        if ranks.first() != self.machines.get(number).and_then(|m| m.host().rank).as_ref() {
            // The first of the group sees to it.
            return Ok(false);
        }
        let Some(members) = members.into_iter().collect::<Option<Vec<usize>>>() else { return Ok(false) };
        let mut asked = Vec::with_capacity(members.len());
        for member in &members {
            let Some((pending, own)) = self.machines.get(*member).and_then(parked) else { return Ok(false) };
            let (theirs, _) = self.members(*member, own).map_err(|f| (*member, pending.site, f))?;
            if theirs != ranks {
                // It is at another collective; this one's turn may come.
                return Ok(false);
            }
            let count = ranks.len() as u64;
            let (theirs, ours) = (own.contribution(count).map_err(at)?, collective.contribution(count).map_err(at)?);
            // How much each rank has to say in an ALL_TO_ALL_V is its own business.
            let agrees = theirs == ours || own.kind == Kind::AllToAllV;
            if !agrees || (own.kind, own.op, own.dtype) != (collective.kind, collective.op, collective.dtype) {
                let what =
                    format!("{:?} of {theirs} bytes, where {site} of machine {number} asks for {:?} of {ours}", own.kind, collective.kind);
                return Err((*member, pending.site, Fault::illegal("ctype", what)));
            }
            asked.push(own.clone());
        }
        let count = ranks.len() as u64;
        let mut brought: Vec<Brought> = Vec::with_capacity(members.len());
        for (member, own) in members.iter().zip(&asked) {
            let Some(machine) = self.machines.get(*member) else { return Ok(false) };
            let program = machine.host().described().map_err(at)?;
            brought.push(own.read(program, machine.core(), count).map_err(|f| (*member, site, f))?);
        }
        let mut results: Vec<Option<Got>> = Vec::with_capacity(members.len());
        if let Some(machine) = self.machines.get(number) {
            let program = machine.host().described().map_err(at)?;
            for (place, own) in asked.iter().enumerate() {
                results.push(own.result(program, machine.core(), &ranks, &brought, place).map_err(at)?);
            }
        }
        for ((member, own), result) in members.iter().zip(&asked).zip(&results) {
            let Some(machine) = self.machines.get_mut(*member) else { continue };
            let act = |program: &_, core: &mut _| {
                own.read(program, core, count)?;
                result.as_ref().map_or(Ok(()), |got| own.write(program, core, count, got))
            };
            let is_it = |r: &Request| matches!(r, Request::Collective(_));
            machine.finish_parked(is_it, act).map_err(|(at, fault)| (*member, at, fault))?;
            self.steps += 1;
        }
        Ok(true)
    }

    /// The ranks of a collective, and the machines that have them.
    #[allow(clippy::type_complexity, reason = "the machine of every rank, where there is one")]
    fn members(&self, number: usize, collective: &Collective) -> Result<(Vec<u64>, Vec<Option<usize>>), Fault> {
        let Some(machine) = self.machines.get(number) else { return Ok((Vec::new(), Vec::new())) };
        let host = machine.host();
        let ranks = collective.ranks(host.described()?, host.rank.unwrap_or(0))?;
        let with = |rank: &u64| self.machines.iter().position(|m| m.host().rank == Some(*rank));
        let members = ranks.iter().map(with).collect();
        Ok((ranks, members))
    }

    /// The outcome when nobody moves.
    fn stuck(&self) -> ClusterOutcome {
        if self.machines.iter().all(Machine::idle) {
            return ClusterOutcome::Completed { steps: self.steps };
        }
        let stuck = self.machines.iter().enumerate().filter(|(_, m)| !m.idle()).map(|(number, machine)| {
            let collective = parked(machine).and_then(|(pending, collective)| {
                let (ranks, members) = self.members(number, collective).ok()?;
                let missing = |m: &Option<usize>| m.and_then(|m| self.machines.get(m)).is_none_or(|m| parked(m).is_none());
                let absent = ranks.into_iter().zip(members).filter(|(_, m)| missing(m)).map(|(rank, _)| rank).collect();
                Some((pending.site, absent))
            });
            let messages = messages(machine).map(|(site, m)| (site, m.waits())).collect();
            Stuck { machine: number, outcome: machine.finish(), collective, messages }
        });
        ClusterOutcome::Deadlock { machines: stuck.collect() }
    }
}

/// The messages that a machine waits with, oldest first.
fn messages(machine: &Machine<'_>) -> impl Iterator<Item = (Site, Message)> {
    machine.host().pending.iter().filter(|p| p.parked).filter_map(|p| match p.request {
        Request::Message(message) => Some((p.site, message)),
        _ => None,
    })
}

/// The collective that a machine has been waiting for longest.
fn parked<'m>(machine: &'m Machine<'_>) -> Option<(&'m Pending, &'m Collective)> {
    let pending = machine.host().pending.iter().find(|p| matches!(p.request, Request::Collective(_)))?;
    match &pending.request {
        Request::Collective(collective) if pending.parked => Some((pending, collective)),
        _ => None,
    }
}

impl fmt::Display for ClusterOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Completed { steps } => write!(f, "completed after {steps} steps"),
            Self::Fault { machine, at, fault } => write!(f, "machine {machine}: {at}: {fault}"),
            Self::Deadlock { machines } => {
                f.write_str("deadlock")?;
                machines.iter().try_for_each(|m| write!(f, "\nmachine {}: {m}", m.machine))
            }
            Self::OutOfBudget { steps } => write!(f, "out of budget after {steps} steps"),
        }
    }
}

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.outcome.fmt(f)?;
        if let Some((site, ranks)) = &self.collective {
            write!(f, "\n  a collective of {site} waits for ranks {ranks:?}")?;
        }
        self.messages.iter().try_for_each(|(site, what)| write!(f, "\n  a message of {site} waits for {what}"))
    }
}
