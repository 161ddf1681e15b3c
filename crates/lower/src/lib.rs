//! Streams of a program as the device gets them: pseudo records lowered.
//!
//! A file's streams hold records that no engine runs: they ask the loader for DMA transfers, collectives, barriers, function calls. [`lower`] turns
//! each into none, one or several real records and, where the runtime would have a register written whose record's layout is not known, into a NOP and a
//! typed [`Action`]. What no source settles is a [`Problem`] that names the gap.
//!
//! | pseudo record | becomes |
//! |---|---|
//! | PSEUDO_DMATRIGGER | NOP, and the queue's tail pointer moves ([`Action::Doorbell`]) |
//! | PSEUDO_DMAREARM | NOP, and the queue's ring starts over |
//! | PSEUDO_DMABARRIER | NOP |
//! | PSEUDO_DMASWAP_QUEUE_SET | DRAIN, a reset of the queue's semaphore, NOP with the swap, DRAIN |
//! | PSEUDO_LOAD_ACT_FUNC_SET | NOP, and the tables are brought in |
//! | PSEUDO_TRIGGER_ALL_REDUCE, \_COLLECTIVE, \_COLLECTIVE2 with its extension, PSEUDO_SEND_RECV | NOP with the wait; the update is made when the collective is done |
//! | PSEUDO_TENSOR_LOAD, \_STORE | TENSOR_LOAD, TENSOR_STORE at the variable's address |
//! | PSEUDO_DMA_DIRECT2D without extension and bound checks | DMAMEMCPY with addresses in the place of variables |
//! | PSEUDO_GID_LOAD | MOVE or TENSOR_STORE of the rank |
//! | PSEUDO_SYNC_BARRIER | DRAIN and EVENT_SEMAPHORE ([`barrier`]) |
//! | PSEUDO_CORE_BARRIER | EVENT_SEMAPHORE, NOP with the increment of the peers, EVENT_SEMAPHORE |
//! | PSEUDO_BRANCH_LABEL, PSEUDO_FUNCTION_BEGIN | nothing |
//! | PSEUDO_BRANCH_PREFETCH_HINT | NOP: its layout is not known, and it has no effect |
//! | PSEUDO_FUNCTION_CALL | NOP with the block switch, MOVE and ALU_OP for the return address, COMPARE_BRANCH |
//! | PSEUDO_FUNCTION_RETURN | DRAIN, barrier, semaphore reset and second barrier where asked for, COMPARE_BRANCH to the address in registers |
//! | PSEUDO_INST 1 (exit) | COMPARE_BRANCH to the postamble |
//! | COMPARE_BRANCH to a label | itself, with a relative offset |
//!
//! The postamble is ours: one HALT, where something branches to it or functions follow. The runtime's own (barriers, resets, notification, branch back
//! to the next inference) and its preamble depend on queues that the program does not hold.

pub mod action;
pub mod barrier;
mod error;
mod options;
pub mod patch;
mod place;
mod scope;
mod translate;

use std::collections::BTreeMap;
use std::ops::Range;

use tpb_core::RECORD_SIZE as RECORD;
use tpb_core::dialect::Engine;
use tpb_neff::Program;
use tpb_records::Isa;

pub use action::{Action, Attached};
pub use error::{Gap, LowerError, Problem};
pub use options::{Options, Origin};
pub use patch::Patch;

use barrier::Barriers;
use scope::Source;

/// The streams of a program, lowered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lowered {
    /// By engine: those that the program has.
    pub streams: BTreeMap<Engine, Stream>,
}

/// A lowered stream.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stream {
    /// Records.
    pub code: Vec<u8>,
    /// For each of them the record of the source stream that it comes from; `None` in the postamble.
    pub origins: Vec<Option<usize>>,
    /// What happens when records execute, in the order of the records.
    pub actions: Vec<Attached>,
    /// What was done, as the runtime notes it.
    pub patches: Vec<Patch>,
    /// Records of the program itself.
    pub main: Range<usize>,
    /// Records of the postamble.
    pub postamble: Range<usize>,
    /// Records of functions, by name.
    pub functions: BTreeMap<String, Range<usize>>,
}

impl Stream {
    /// The action that a record sets off.
    pub fn action(&self, record: usize) -> Option<&Action> {
        let at = self.actions.binary_search_by_key(&record, |a| a.record).ok()?;
        Some(&self.actions.get(at)?.action)
    }
}

impl Lowered {
    /// The program with its streams replaced by the lowered ones.
    pub fn program(&self, source: &Program) -> Program {
        let mut program = source.clone();
        for (engine, stream) in &self.streams {
            if let Some(target) = program.engines.get_mut(engine) {
                target.code.clone_from(&stream.code);
            }
        }
        program
    }
}

/// Lowers all streams of a program.
///
/// Every record that comes out of a pseudo record breaks no rule of the generation's device stage, and no record is of the pseudo band. Real records
/// are passed on as they are, but for branches to labels.
///
/// # Errors
/// All records that cannot be lowered.
pub fn lower(isa: &'static Isa, program: &Program, options: &Options) -> Result<Lowered, Vec<LowerError>> {
    let mut errors = Vec::new();
    let mut sources = BTreeMap::new();
    for (engine, part) in &program.engines {
        match Source::read(isa, *engine, &part.code) {
            Ok(source) => drop(sources.insert(*engine, source)),
            Err(list) => errors.extend(list),
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let barriers = Barriers::plan(isa, program, &sources, options).map_err(|e| vec![e])?;
    let mut streams = BTreeMap::new();
    for (engine, source) in &sources {
        let unit = translate::Unit { isa, program, options, barriers: &barriers, engine: *engine, source };
        match place::stream(&unit) {
            Ok(stream) => drop(streams.insert(*engine, stream)),
            Err(list) => errors.extend(list),
        }
    }
    if errors.is_empty() { Ok(Lowered { streams }) } else { Err(errors) }
}
