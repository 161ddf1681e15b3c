//! What a source record becomes.

mod collective;
mod dma;
mod function;
mod memory;
mod sync;

use tpb_core::RecordBytes;
use tpb_core::dialect::{Class, Engine};
use tpb_core::layout::EnumInfo;
use tpb_neff::Program;
use tpb_neff::program::Var;
use tpb_records::enums::{BrTargetMode, Opcode, UpdateMode, WaitMode};
use tpb_records::operations::{Branch, Control, Opaque, TongaOpaque};
use tpb_records::types::{Events, TongaEvents};
use tpb_records::{Isa, Operation};

use crate::action::{Action, Signal, Variable};
use crate::barrier::Barriers;
use crate::error::{Gap, LowerError, Problem};
use crate::options::Options;
use crate::scope::Source;

/// A stream that is being lowered.
pub(crate) struct Unit<'a> {
    pub(crate) isa: &'static Isa,
    pub(crate) program: &'a Program,
    pub(crate) options: &'a Options,
    pub(crate) barriers: &'a Barriers,
    pub(crate) engine: Engine,
    pub(crate) source: &'a Source,
}

/// A record that a source record became.
pub(crate) struct Translated {
    pub(crate) body: Body,
    /// What happens when it executes.
    pub(crate) action: Option<Action>,
    /// Where it branches.
    pub(crate) target: Option<Target>,
    /// Whether the runtime notes it as rewritten.
    pub(crate) is_modified: bool,
    /// Whether it was real before: then its rules are the program's business.
    pub(crate) was_real: bool,
}

/// The record itself.
pub(crate) enum Body {
    /// As it was.
    Same(RecordBytes),
    /// Another one.
    Operation(Operation),
}

/// Target of a branch.
pub(crate) enum Target {
    /// A label, by number.
    Label(u64),
    /// A record of the source stream, by its distance.
    Offset(i64),
    /// The start of a function.
    Function(String),
    /// The start of the postamble.
    Postamble,
}

pub(crate) type Becomes = Result<Vec<Translated>, Problem>;

impl Translated {
    pub(crate) const fn new(operation: Operation) -> Self {
        Self { body: Body::Operation(operation), action: None, target: None, is_modified: false, was_real: false }
    }

    pub(crate) fn with(mut self, action: Action) -> Self {
        self.action = Some(action);
        self
    }

    pub(crate) fn to(mut self, target: Target) -> Self {
        self.target = Some(target);
        self
    }

    pub(crate) const fn modified(mut self) -> Self {
        self.is_modified = true;
        self
    }
}

/// A NOP with these events.
pub(crate) fn nop(events: Events) -> Translated {
    control(Opcode::NOP, events)
}

/// A DRAIN of everything with these events.
pub(crate) fn drain(events: Events) -> Translated {
    Translated::new(Operation::Control(Control { opcode: Opcode::DRAIN, drain_count: 1, events, ..Control::default() }))
}

fn control(opcode: Opcode, events: Events) -> Translated {
    Translated::new(Operation::Control(Control { opcode, events, ..Control::default() }))
}

/// The events without the update.
pub(crate) const fn wait(events: Events) -> Events {
    let events = events.with_update_mode(UpdateMode::NONE).with_update_idx(0);
    if events.wait_mode().0 == WaitMode::NONE.0 { events.with_semaphore_value(0) } else { events }
}

/// The events without the wait.
pub(crate) const fn update(events: Events) -> Events {
    events.with_wait_mode(WaitMode::NONE).with_wait_idx(0)
}

/// A NOP for the update of a record that others stand for, if it has one.
pub(crate) fn closing(events: Events) -> Option<Translated> {
    (events.update_mode() != UpdateMode::NONE).then(|| nop(update(events)))
}

impl Unit<'_> {
    pub(crate) fn error(&self, source: usize, problem: Problem) -> LowerError {
        let opcode = self.source.items.get(source).map_or("", |i| i.opcode);
        LowerError { engine: self.engine, record: source, opcode, problem }
    }

    /// The number of the label that a record is.
    pub(crate) fn label(&self, source: usize) -> Option<u64> {
        let item = self.source.items.get(source)?;
        let Some(Operation::Opaque(Opaque { opcode: Opcode::PSEUDO_BRANCH_LABEL, .. })) = item.operation else { return None };
        let at = usize::from(self.options.label_at?);
        let bytes = item.record.get(at..at + 4)?;
        Some(bytes.iter().rev().fold(0, |v, b| v << 8 | u64::from(*b)))
    }

    /// The name of the scope that a record is in.
    pub(crate) fn scope(&self, source: usize) -> Option<&str> {
        self.source.scope_of(source)?.name.as_deref()
    }

    /// Name of an enum's value.
    pub(crate) fn name_of(&self, info: &'static EnumInfo, value: u8) -> String {
        let known = info.value(value.into(), self.isa.dialect.index);
        known.map_or_else(|| format!("{value:#04x}"), |v| v.name.to_owned())
    }

    /// The variable of this id.
    pub(crate) fn variable(&self, id: u32) -> Result<(Variable, &Var), Problem> {
        let found = self.program.definition.var_by_id(id);
        let (name, var) = found.ok_or_else(|| Problem::Undeclared { what: "variable of id", name: id.to_string() })?;
        Ok((Variable { name: name.to_owned(), id }, var))
    }

    /// What a source record becomes.
    pub(crate) fn translate(&self, source: usize) -> Becomes {
        let Some(item) = self.source.items.get(source) else { return Ok(Vec::new()) };
        let Some(operation) = &item.operation else {
            let body = Body::Same(item.record);
            return Ok(vec![Translated { body, action: None, target: None, is_modified: false, was_real: true }]);
        };
        match operation {
            Operation::Branch(branch) => self.branch(branch),
            Operation::DmaTrigger(o) => self.dma_trigger(o),
            Operation::DmaRearm(o) => self.dma_rearm(o),
            Operation::DmaBarrier(o) => Ok(vec![nop(o.events)]),
            Operation::DmaSwapQueueSet(o) => self.dma_swap(o),
            Operation::LoadActivationSet(o) => self.activation_tables(o),
            Operation::PseudoDmaCopy(o) => self.dma_copy(o),
            Operation::PseudoTriggerAllReduce(o) => self.all_reduce(o),
            Operation::TriggerCollective(o) => self.collective(o),
            Operation::TriggerCollective2(o) => self.collective2(o, source),
            Operation::SendRecv(o) => self.send_receive(o),
            Operation::VariableLoad(o) => self.variable_load(o),
            Operation::VariableStore(o) => self.variable_store(o),
            Operation::GlobalId(o) => self.global_id(o),
            Operation::SyncBarrier(o) => Ok(self.sync_barrier(o, source)),
            Operation::CoreBarrier(o) => self.core_barrier(o),
            Operation::FunctionBegin(o) => Ok(self.nothing(o.events)),
            Operation::FunctionCall(o) => self.function_call(o),
            Operation::FunctionReturn(o) => self.function_return(o, source),
            Operation::Exit(o) => Ok(vec![self.exit(o)]),
            Operation::BranchPrefetchHint(o) if o.opcode == Opcode::PSEUDO_BRANCH_PREFETCH_HINT => Ok(vec![nop(o.events)]),
            Operation::Extension(_) => self.extension(source),
            Operation::Opaque(o) if o.opcode == Opcode::PSEUDO_BRANCH_LABEL => self.branch_label(o.events),
            Operation::TongaDmaTrigger(o) => {
                let action = self.doorbell(&o.dma_queue_name, o.use_raw_count, o.block_id_or_count)?;
                Ok(vec![tonga_nop(o.events).with(action)])
            }
            _ => Err(self.open(item.record[0])),
        }
    }

    fn nothing(&self, events: Events) -> Vec<Translated> {
        // What waits or updates is not dropped.
        if events == Events::ZERO { Vec::new() } else { vec![nop(events)] }
    }

    fn branch_label(&self, events: Events) -> Becomes {
        match self.options.label_at {
            Some(_) => Ok(self.nothing(events)),
            None => Err(Gap::new("preamble-only-payload", "where a label has its number is not known").into()),
        }
    }

    /// A branch: its label becomes an offset. A stream without labels has offsets already, which are moved with the records.
    fn branch(&self, branch: &Branch) -> Becomes {
        let has_labels = self
            .source
            .items
            .iter()
            .any(|i| matches!(i.operation, Some(Operation::Opaque(Opaque { opcode: Opcode::PSEUDO_BRANCH_LABEL, .. }))));
        let mut becomes = Translated::new(Operation::Branch(*branch));
        becomes.was_real = true;
        if branch.target_mode == BrTargetMode::RELATIVE_IMMEDIATE {
            // An offset has 32 bits.
            becomes = becomes.to(match has_labels {
                true => Target::Label(branch.br_immediate),
                false => Target::Offset(i64::from(branch.br_immediate as u32 as i32)),
            });
        }
        Ok(vec![becomes])
    }

    fn extension(&self, source: usize) -> Becomes {
        match self.source.items.get(source.wrapping_sub(1)).and_then(|i| i.operation.as_ref()) {
            // Consumed with it.
            Some(Operation::TriggerCollective2(_) | Operation::PseudoDmaCopy(_)) => Ok(Vec::new()),
            _ => Err(Problem::Loader("an extension follows the record that it extends")),
        }
    }

    /// Why a record of this opcode has no translation.
    fn open(&self, byte: u8) -> Problem {
        if let Some((_, gap)) = OPEN.iter().find(|(opcode, _)| opcode.0 == byte && self.isa.dialect.name != "tonga") {
            return (*gap).into();
        }
        let opcode = self.isa.dialect.opcode(byte);
        let opaque = opcode.and_then(|o| o.forms.iter().find_map(|f| f.gap));
        match opcode {
            Some(o) if o.class == Class::Pseudo => {
                Gap { id: opaque.unwrap_or("lowering-unstated"), what: "what it becomes is not known" }.into()
            }
            _ => Problem::Form(String::from("it is no pseudo record")),
        }
    }
}

/// Pseudo records whose lowering the sources leave open.
const OPEN: [(Opcode, Gap); 11] = [
    (Opcode::PSEUDO_DMA_MEMCPY, Gap::new("dma-memcpy-indirect", "how its descriptors are generated is not known")),
    (Opcode::PSEUDO_SEMAPHORE_SET, Gap::new("preamble-only-payload", "which semaphore it sets is not known")),
    (Opcode::PSEUDO_READ_VAR_ADDR, Gap::new("preamble-only-payload", "which variable and register it names is not known")),
    (Opcode::PSEUDO_EMBEDDING_UPDATE, Gap::new("embedding-update-recipe", "the recipe of tiled DMA that it becomes is not known")),
    (Opcode::PSEUDO_SET_RNG_SEED, Gap::new("set-rng-seed-lowering", "what the runtime makes of it is not known")),
    (Opcode::PSEUDO_RANGE_CHECK, Gap::new("range-check-recipe", "the compares and branches that it becomes are not known")),
    (Opcode::PSEUDO_JPEG_DECODE, Gap::new("pseudo-jpeg-decode-payload", "its operands are not known")),
    (
        Opcode::PSEUDO_CUR_PROCESSING_RANK_ID,
        Gap::new("rank-id-buffer", "where the runtime's buffer of rank ids is, and how it is laid out, is not known"),
    ),
    (Opcode::PSEUDO_TENSOR_COMPLETION, Gap::new("tensor-completion-lowering", "what the runtime makes of it is not known")),
    (Opcode::PSEUDO_INST, Gap::new("library-reload", "what a reload of libraries becomes is not known")),
    (Opcode::PSEUDO_EXTENSION, Gap::new("lowering-unstated", "it is part of the record before it")),
];

/// A NOP of TONGA with these events.
fn tonga_nop(events: TongaEvents) -> Translated {
    Translated::new(Operation::TongaOpaque(TongaOpaque { opcode: Opcode::NOP_TONGA, events, ..TongaOpaque::default() }))
}

/// What a record updates when what it set off is done.
fn done(events: Events) -> Option<Vec<Signal>> {
    let index = events.update_idx();
    match events.update_mode() {
        UpdateMode::NONE => Some(Vec::new()),
        UpdateMode::SEM_INC_COMPLETE => Some(vec![Signal::Add { semaphore: index, amount: 1 }]),
        UpdateMode::SEM_ADD_IMM_COMPLETE => Some(vec![Signal::Add { semaphore: index, amount: events.semaphore_value() }]),
        UpdateMode::EVT_SET_COMPLETE => Some(vec![Signal::Set { event: index }]),
        _ => None,
    }
}
