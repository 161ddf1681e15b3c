//! One engine's stream and where it stands in it.

use std::borrow::Cow;
use std::collections::BTreeMap;

use tpb_core::dialect::{Engine, Isa};
use tpb_core::{RECORD_SIZE, RecordBytes};
use tpb_records::Operation;

use super::pair;
use super::word::{self, WORD_SIZE, Word};
use crate::custom::{self, Custom};
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::sync;
use crate::request::{Collective, Request};
use crate::site::Site;
use crate::sync::{Block, Flag, Moment, Signals, Update, Wait};

/// A stream and the instruction at its head.
#[derive(Debug)]
pub(super) struct Lane<'p> {
    pub(super) engine: Engine,
    /// Which TOP_SP it is; 0 for the engines of the core.
    pub(super) block: u8,
    pub(super) code: Cow<'p, [u8]>,
    /// Bytes of one instruction.
    unit: usize,
    /// Address of the first instruction.
    pub(super) base: u64,
    /// Number of the instruction at the head.
    pub(super) index: usize,
    /// Number of instructions.
    pub(super) count: usize,
    /// Instructions that have been decoded.
    pub(super) decoded: Vec<Option<Box<Head>>>,
    /// What those of them wait for and update that do nothing else. The instruction at the head is decoded if it is here.
    pub(super) signals: Vec<Option<Signals>>,
    /// Room for the next one, where the last will not be needed again.
    pub(super) spare: Option<Box<Head>>,
    pub(super) stage: Stage,
    /// Step at which the head began to wait.
    pub(super) since: Option<u64>,
    pub(super) halted: bool,
    /// Whether a branch was taken, so that what is behind the head may come again.
    pub(super) jumped: bool,
    /// What records stand for whose payload is not known, by number.
    pub(super) actions: BTreeMap<usize, Vec<Request>>,
}

/// How far the instruction at the head has come.
#[derive(Debug, Default)]
pub(super) enum Stage {
    /// It has not begun.
    #[default]
    Fresh,
    /// It has arrived at its barrier, and waits for the others.
    Arrived,
    /// It has issued, and changes nothing but flags and the place in the stream.
    Idle,
    /// It has read its operands.
    Issued(Effect),
}

/// A decoded instruction.
#[derive(Debug)]
pub(super) struct Head {
    pub(super) site: Site,
    pub(super) body: Body,
    waits: [Wait; 2],
    /// How many of the waits there are.
    waited: u8,
    updates: [Option<Update>; 2],
    /// Whether an update happens once the operands are read.
    pub(super) reads: bool,
    pub(super) kind: Kind,
    /// Signature that its setters leave.
    pub(super) signature: u8,
    /// Id of the gap that its payload is, if it is one.
    pub(super) gap: Option<&'static str>,
    /// Records that it is made of.
    pub(super) records: usize,
}

/// What an instruction is made of.
#[derive(Debug)]
pub(super) enum Body {
    /// A record's operation.
    Operation(Operation),
    /// A word of TONGA's sequencer.
    Word(Word),
    /// A record that was added to the generation, and the number of its model.
    Custom(usize, Box<RecordBytes>),
    /// A collective of two records with those that are chained before it; none for one that is chained to another behind it.
    Collectives(Vec<Collective>),
}

/// What is special about an instruction before it executes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Nothing.
    Plain,
    /// It has no execution.
    Idle,
    /// It may go on somewhere else.
    Branch,
    /// It waits for the transfers that its engine set off.
    Drain,
    /// It updates before it waits.
    Barrier,
    /// It waits for the barrier of this id on the other cores.
    CoreBarrier(u32),
}

impl<'p> Lane<'p> {
    pub(super) const fn new(engine: Engine, block: u8) -> Self {
        Self {
            engine,
            block,
            code: Cow::Borrowed(&[]),
            unit: RECORD_SIZE,
            base: 0,
            index: 0,
            count: 0,
            decoded: Vec::new(),
            signals: Vec::new(),
            spare: None,
            stage: Stage::Fresh,
            since: None,
            halted: false,
            jumped: false,
            actions: BTreeMap::new(),
        }
    }

    /// The same lane with another stream, before its first instruction.
    pub(super) fn with_code(engine: Engine, block: u8, code: Cow<'p, [u8]>) -> Self {
        let count = code.len() / RECORD_SIZE;
        Self { code, count, ..Self::new(engine, block) }
    }

    /// The same lane with a stream of 8-byte words.
    pub(super) fn with_words(engine: Engine, code: Cow<'p, [u8]>) -> Self {
        let count = code.len() / WORD_SIZE;
        Self { code, count, unit: WORD_SIZE, ..Self::new(engine, 0) }
    }

    /// Whose semaphores and events the stream waits for and updates.
    pub(super) const fn bank(&self) -> Block {
        match self.engine {
            Engine::TopSp => Block::TopSp(self.block),
            _ => Block::Core,
        }
    }

    /// Number of records.
    pub(super) const fn len(&self) -> usize {
        self.count
    }

    /// Whether nothing is left to execute.
    #[inline]
    pub(super) const fn done(&self) -> bool {
        self.halted || self.index >= self.count
    }

    /// Address of an instruction.
    #[inline]
    pub(super) const fn address(&self, index: usize) -> u64 {
        self.base.wrapping_add((index * self.unit) as u64)
    }

    /// Goes on at an address.
    pub(super) fn jump(&mut self, address: u64) -> Result<(), Fault> {
        let outside = || Fault::illegal("target", format!("{address:#x} is no instruction of the stream, which has {}", self.count));
        let offset = address.checked_sub(self.base).and_then(|o| usize::try_from(o).ok()).ok_or_else(outside)?;
        let index = offset / self.unit;
        if offset % self.unit != 0 || index > self.count {
            return Err(outside());
        }
        self.index = index;
        Ok(())
    }

    /// Makes sure that the instruction at the head is decoded.
    #[inline]
    pub(super) fn fetch(&mut self, isa: &Isa<Operation>, custom: &Custom<'_>) -> Result<(), Box<(Site, Fault)>> {
        match self.decoded.get(self.index) {
            Some(Some(_)) => Ok(()),
            _ => self.decode_head(isa, custom),
        }
    }

    /// The instruction before the head is over. It is kept only if the stream branches, for it may come again.
    #[inline]
    pub(super) fn retire(&mut self, index: usize) {
        if !self.jumped
            && let Some(head) = self.decoded.get_mut(index)
        {
            self.spare = head.take();
            if let Some(signals) = self.signals.get_mut(index) {
                *signals = None;
            }
        }
    }

    fn decode_head(&mut self, isa: &Isa<Operation>, custom: &Custom<'_>) -> Result<(), Box<(Site, Fault)>> {
        let (site, head) = self.decode(isa, custom, self.index);
        let head = head.map_err(|fault| Box::new((site, fault)))?;
        let head = match self.spare.take() {
            Some(mut place) => {
                *place = head;
                place
            }
            None => Box::new(head),
        };
        if self.decoded.len() <= self.index {
            self.decoded.resize_with(self.index + 1, || None);
            self.signals.resize(self.index + 1, None);
        }
        self.signals[self.index] = head.signals();
        self.decoded[self.index] = Some(head);
        Ok(())
    }

    /// Decodes an instruction.
    pub(super) fn decode(&self, isa: &Isa<Operation>, custom: &Custom<'_>, index: usize) -> (Site, Result<Head, Fault>) {
        let Self { engine, block, unit, .. } = *self;
        let start = index.saturating_mul(unit);
        let bytes = self.code.get(start..start.saturating_add(unit)).unwrap_or(&[]);
        if let Some(word) = bytes.first_chunk::<WORD_SIZE>().filter(|_| unit == WORD_SIZE) {
            let (opcode, name) = word::name(word);
            let site = Site { engine, block, index, opcode, name };
            let head = word::decode(word).map(|word| Head::new(site, Body::Word(word)));
            return (site, head);
        }
        let Some(record) = bytes.first_chunk::<RECORD_SIZE>() else {
            let site = Site { engine, block, index, opcode: 0, name: "" };
            return (site, Err(Fault::illegal("stream", "there is no instruction")));
        };
        let opcode = isa.dialect.opcode(record[0]);
        let site = Site { engine, block, index, opcode: record[0], name: opcode.map_or("", |o| o.name) };
        if opcode.is_some_and(|o| o.refused.has(engine)) {
            return (site, Err(Fault::BadOpcode { engine: engine.name() }));
        }
        let head = decode(isa, custom, site, record).and_then(|mut head| {
            if let Body::Operation(Operation::TriggerCollective2(op)) = &head.body {
                let chain = pair::chain(isa, &self.code, index, op)?;
                head.wait_for(chain.waits, chain.updates);
                (head.body, head.records) = (Body::Collectives(chain.collectives), 2);
            }
            Ok(head)
        });
        (site, head)
    }
}

/// Decodes a record.
fn decode(isa: &Isa<Operation>, custom: &Custom<'_>, site: Site, record: &RecordBytes) -> Result<Head, Fault> {
    let model = custom.find(record);
    let mut lifted = (isa.lift)(record);
    if model.is_some() {
        lifted = custom::operation(lifted, record);
    }
    let operation = lifted.map_err(Fault::Lift)?;
    let (waits, updates) = sync::waits_and_updates(&operation)?;
    let kind = match &operation {
        _ if model.is_some() => Kind::Plain,
        Operation::EventSemaphore(_) => Kind::Idle,
        Operation::Branch(_) => Kind::Branch,
        Operation::SyncBarrier(_) => Kind::Barrier,
        Operation::CoreBarrier(op) => Kind::CoreBarrier(op.id),
        op if sync::drains(op) => Kind::Drain,
        op if sync::idles(op) => Kind::Idle,
        _ => Kind::Plain,
    };
    let signature = match &operation {
        Operation::EventSemaphore(op) => op.setter_signature,
        _ => 0,
    };
    let gap = isa.dialect.form(record).and_then(|(_, form)| form.gap);
    let body = match model {
        Some(model) => Body::Custom(model, Box::new(*record)),
        None => Body::Operation(operation),
    };
    let mut head = Head { kind, signature, gap, ..Head::new(site, body) };
    head.wait_for(waits, updates);
    Ok(head)
}

impl Head {
    /// An instruction that waits for nothing and updates nothing.
    const fn new(site: Site, body: Body) -> Self {
        Self {
            site,
            body,
            waits: [Wait::Nothing; 2],
            waited: 0,
            updates: [None; 2],
            reads: false,
            kind: Kind::Plain,
            signature: 0,
            gap: None,
            records: 1,
        }
    }

    /// What it waits for and updates, if it does nothing else, all at once and unsigned.
    fn signals(&self) -> Option<Signals> {
        let is_plain = self.kind == Kind::Idle && !self.reads && self.signature == 0 && self.site.engine != Engine::TopSp;
        is_plain.then(|| Signals::new(self.waits(), self.all_updates().copied())).flatten()
    }

    /// Sets what it waits for, the first of the two if it is one, and what it updates.
    fn wait_for(&mut self, waits: [Wait; 2], updates: [Option<Update>; 2]) {
        self.waited = waits.iter().position(|w| *w == Wait::Nothing).unwrap_or(2) as u8;
        self.reads = updates.iter().flatten().any(|u| u.moment == Moment::Read);
        (self.waits, self.updates) = (waits, updates);
    }

    /// What it waits for.
    #[inline]
    pub(super) fn waits(&self) -> &[Wait] {
        self.waits.get(..usize::from(self.waited)).unwrap_or(&[])
    }

    /// What it updates, on READ and on COMPLETE.
    #[inline]
    pub(super) fn all_updates(&self) -> impl Iterator<Item = &Update> {
        self.updates.iter().flatten()
    }

    /// Whether it updates the flag.
    pub(super) fn updates(&self, flag: Flag) -> bool {
        self.all_updates().any(|u| u.flag == flag)
    }
}
