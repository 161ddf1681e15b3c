//! Requests for collectives: one record that triggers them is left, and the collective runs off the streams.

use tpb_records::Operation;
use tpb_records::enums::{AluOp, CollectiveType, Dtype, InstrChaining, UpdateMode};
use tpb_records::operations::{PseudoTriggerAllReduce, SendRecv, TriggerCollective, TriggerCollective2, TriggerCollective2Extension};
use tpb_records::types::{Events, PseudoAddr8Arm, PseudoAddr8tensor2d};

use super::{Becomes, Unit, done, nop, wait};
use crate::action::{Action, Collective, Operand, Signal, Variable};
use crate::error::{Gap, Problem};

/// Key of the variable that stands for SBUF.
const STATE_BUFFER: &str = "state-buffer";

/// Bits of an SBUF offset that a loader wants clear: 25, and 26 to 31.
const SBUF_OFFSET: u32 = 0xfe00_0000;

/// Key of the source-target pairs in `def.json`.
const PAIRS: &str = "src_target_pairs";

/// Whether a kind has a second source: one to combine with, or rows of counts.
const fn has_second(ctype: CollectiveType) -> bool {
    matches!(ctype, CollectiveType::PERMUTE_REDUCE | CollectiveType::PERMUTE_REDUCE_IMPLICIT | CollectiveType::ALL_TO_ALL_V)
}

/// Whether a kind goes by source-target pairs.
const fn permutes(ctype: CollectiveType) -> bool {
    matches!(
        ctype,
        CollectiveType::PERMUTE
            | CollectiveType::PERMUTE_IMPLICIT
            | CollectiveType::PERMUTE_REDUCE
            | CollectiveType::PERMUTE_REDUCE_IMPLICIT
    )
}

impl Unit<'_> {
    /// The updates of a collective, which is told of where it ends.
    fn updates(&self, events: Events) -> Result<Vec<Signal>, Problem> {
        done(events).ok_or_else(|| Gap::new("collective-update", "how a collective makes this update when it is done is not known").into())
    }

    fn elements(&self, id: u32, offset: u64, count: u64) -> Result<Operand, Problem> {
        Ok(Operand::Elements { variable: self.variable(id)?.0, offset, count })
    }

    pub(super) fn all_reduce(&self, o: &PseudoTriggerAllReduce) -> Becomes {
        let collective = Collective {
            kind: self.name_of(CollectiveType::LAYOUT, CollectiveType::ALL_REDUCE.0),
            operator: Some(self.name_of(AluOp::LAYOUT, o.op.0)),
            dtype: self.name_of(Dtype::LAYOUT, o.dtype.0),
            group: None,
            input: self.elements(o.input_tensor_id, 0, o.num_elements)?,
            output: self.elements(o.output_tensor_id, 0, o.num_elements)?,
            second: None,
            rows: 0,
            done: self.updates(o.events)?,
        };
        Ok(vec![nop(wait(o.events)).with(Action::Collective(collective))])
    }

    pub(super) fn collective(&self, o: &TriggerCollective) -> Becomes {
        if o.events.update_mode() != UpdateMode::SEM_INC_COMPLETE {
            return Err(Problem::Loader("a collective increments a semaphore on completion"));
        }
        if has_second(o.ctype) {
            let what = "where a collective in one record has its second source is not known";
            return Err(Gap::new("collective-second-source", what).into());
        }
        let reduces = matches!(o.ctype, CollectiveType::ALL_REDUCE | CollectiveType::REDUCE_SCATTER);
        if reduces && !matches!(o.op, AluOp::ADD | AluOp::MULT | AluOp::MAX | AluOp::MIN) {
            return Err(Problem::Loader("a reduction is ADD, MULT, MAX or MIN"));
        }
        let collective = Collective {
            kind: self.name_of(CollectiveType::LAYOUT, o.ctype.0),
            operator: reduces.then(|| self.name_of(AluOp::LAYOUT, o.op.0)),
            dtype: self.name_of(Dtype::LAYOUT, o.dtype.0),
            group: Some(self.pairs_or_group(o.ctype, o.group_id)?),
            input: self.elements(o.input_tensor_id, o.src_offset_elems, o.num_elements)?,
            output: self.elements(o.output_tensor_id, o.dst_offset_elems, o.num_elements)?,
            second: None,
            rows: 0,
            done: self.updates(o.events)?,
        };
        Ok(vec![nop(wait(o.events)).with(Action::Collective(collective))])
    }

    /// A collective of two records. Of a chain only the last pair leaves a record, with the wait of the first (collective facts).
    pub(super) fn collective2(&self, o: &TriggerCollective2, source: usize) -> Becomes {
        let ext = self.second(source)?;
        let own = self.pair(o, &ext)?;
        match ext.instr_chaining {
            InstrChaining::INITIAL | InstrChaining::BODY => return Ok(Vec::new()),
            InstrChaining::FINAL => {}
            _ => {
                let collective = Collective { done: self.updates(o.events)?, ..own };
                return Ok(vec![nop(wait(o.events)).with(Action::Collective(collective))]);
            }
        }
        let headless = || Problem::Loader("a chain of collectives has a first pair");
        let mut collectives = vec![Collective { done: self.updates(o.events)?, ..own }];
        let mut at = source;
        let first = loop {
            at = at.checked_sub(2).ok_or_else(headless)?;
            let Some(Operation::TriggerCollective2(before)) = self.source.items.get(at).and_then(|i| i.operation.as_ref()) else {
                return Err(headless());
            };
            let ext = self.second(at)?;
            collectives.push(self.pair(before, &ext)?);
            match ext.instr_chaining {
                InstrChaining::INITIAL => break before,
                InstrChaining::BODY => {}
                _ => return Err(headless()),
            }
        };
        collectives.reverse();
        Ok(vec![nop(wait(first.events)).with(Action::Chain { collectives })])
    }

    /// What a pair asks for, without the updates.
    fn pair(&self, o: &TriggerCollective2, ext: &TriggerCollective2Extension) -> Result<Collective, Problem> {
        if o.ctype == CollectiveType::ALL_TO_ALL_V && ext.src1_bitmap & 3 != 3 {
            return Err(Problem::Loader("an ALL_TO_ALL_V has send counts and displacements"));
        }
        Ok(Collective {
            kind: self.name_of(CollectiveType::LAYOUT, o.ctype.0),
            operator: (o.op != AluOp::BYPASS).then(|| self.name_of(AluOp::LAYOUT, o.op.0)),
            dtype: self.name_of(Dtype::LAYOUT, o.dtype.0),
            group: Some(self.pairs_or_group(o.ctype, ext.group_id)?),
            input: self.walk(&o.src0)?,
            output: self.walk(&ext.dst)?,
            second: has_second(o.ctype).then(|| self.walk(&o.src1)).transpose()?,
            rows: if o.ctype == CollectiveType::ALL_TO_ALL_V { ext.src1_bitmap } else { 0 },
            done: Vec::new(),
        })
    }

    /// A replica group, or for a permutation an entry of the source-target pairs.
    fn pairs_or_group(&self, ctype: CollectiveType, group: u16) -> Result<u32, Problem> {
        if !permutes(ctype) {
            return self.group(group);
        }
        let pairs = self.program.definition.other.get(PAIRS).and_then(|p| p.as_array());
        if pairs.is_some_and(|p| usize::from(group) < p.len()) {
            return Ok(group.into());
        }
        Err(Problem::Undeclared { what: "entry of source-target pairs", name: group.to_string() })
    }

    /// The extension behind a record.
    fn second(&self, source: usize) -> Result<TriggerCollective2Extension, Problem> {
        let wrong = Problem::Loader("PSEUDO_EXTENSION follows");
        let item = self.source.items.get(source + 1).ok_or(wrong.clone())?;
        if !matches!(item.operation, Some(Operation::Extension(_))) {
            return Err(wrong);
        }
        let record = tpb_records::formats::PseudoTriggerCollective2Ext::from_bytes(item.record);
        tpb_core::dialect::Lift::lift(&record).map_err(|e| Problem::Form(format!("its extension: {e}")))
    }

    fn group(&self, group: u16) -> Result<u32, Problem> {
        let declared = self.program.definition.replica_groups.len();
        if usize::from(group) < declared {
            return Ok(group.into());
        }
        Err(Problem::Undeclared { what: "replica group", name: group.to_string() })
    }

    /// Addresses are variables here; in SBUF their offset stays below 32 MiB.
    fn walk(&self, walk: &PseudoAddr8tensor2d) -> Result<Operand, Problem> {
        let PseudoAddr8Arm::AddrVar(v) = walk.start_addr().arm() else {
            return Err(Problem::Loader("the operands of a collective are variables"));
        };
        if v.marker() & 0xfc != 0x10 {
            return Err(Problem::Loader("the operands of a collective are variables"));
        }
        let [a, b, c] = v.var_id();
        let (variable, var) = self.variable_or_sbuf(u32::from_le_bytes([a, b, c, 0]))?;
        if var && v.offset() & SBUF_OFFSET != 0 {
            return Err(Problem::Loader("bits 25 to 31 of an offset in SBUF are clear"));
        }
        Ok(Operand::Walk {
            variable,
            offset: v.offset().into(),
            steps: [walk.step_elem0(), walk.step_elem1()],
            counts: [walk.num_elem0(), walk.num_elem1()],
        })
    }

    /// A variable, and whether it is SBUF. Id 0 is SBUF itself where the program has a variable for it.
    fn variable_or_sbuf(&self, id: u32) -> Result<(Variable, bool), Problem> {
        let sbuf = self.program.definition.var.iter().find(|(_, v)| v.kind == STATE_BUFFER);
        match sbuf {
            Some((name, var)) if id == 0 => Ok((Variable { name: name.clone(), id: var.var_id }, true)),
            _ => self.variable(id).map(|(variable, var)| (variable, var.kind == STATE_BUFFER)),
        }
    }

    pub(super) fn send_receive(&self, o: &SendRecv) -> Becomes {
        if o.events.update_mode() != UpdateMode::SEM_INC_COMPLETE {
            return Err(Problem::Loader("a transfer between ranks increments a semaphore on completion"));
        }
        if self.options.rank.is_some_and(|rank| u64::from(rank) == o.peer_id) {
            return Err(Problem::Loader("the peer of a transfer is another rank"));
        }
        let action = Action::SendReceive {
            send: o.is_send != 0,
            variable: self.variable(o.tensor_id)?.0,
            peer: o.peer_id,
            offset: o.offset_bytes,
            bytes: o.size_bytes,
            done: self.updates(o.events)?,
        };
        Ok(vec![nop(wait(o.events)).with(action)])
    }
}
