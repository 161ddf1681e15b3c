//! Calls, returns and the end of the program.
//!
//! The parts of a call and of a return are stated, their records are not; these are ours. A call saves the address of the record after its branch in the
//! register pair that the function names for it; a return branches there.

use tpb_records::Operation;
use tpb_records::enums::{AluOp, BrCmpOp, BrTargetMode, DataSrc, Dtype, EvSemClearMode, Opcode, UpdateMode};
use tpb_records::operations::{Branch, Exit, FunctionCall, FunctionReturn, RegisterAlu, RegisterMove, SemaphoreRangeClear};
use tpb_records::types::{Events, MoveImmediateArm};

use super::{Becomes, Target, Translated, Unit, drain, nop, update, wait};
use crate::RECORD;
use crate::action::Action;
use crate::barrier::signal;
use crate::error::{Gap, Problem};
use crate::scope::text;

/// Registers that hold the address of the current record: low and high half.
const PC: [u8; 2] = [128, 129];

/// Trace hint of branches that the runtime makes.
const RELATIVE: u8 = 2;

/// An unconditional branch.
fn branch(target_mode: BrTargetMode, events: Events, debug_hint: u8) -> Branch {
    Branch {
        opcode: Opcode::COMPARE_BRANCH,
        debug_hint,
        events,
        compare_op: BrCmpOp::ALWAYS,
        dtype: Dtype::INT32,
        target_mode,
        ..Branch::default()
    }
}

impl Unit<'_> {
    pub(super) fn function_call(&self, o: &FunctionCall) -> Becomes {
        let name = text(&o.function_name).ok_or(Problem::Loader("the name of a function is text of 35 bytes at most"))?;
        let missing = || Problem::Undeclared { what: "function", name: name.clone() };
        let begin = self.source.function(&name).and_then(|f| f.begin).ok_or_else(missing)?;
        self.has_program_counter()?;
        let pair = [begin.return_addr_reg_lo, begin.return_addr_reg_hi];
        let mut dst_registers = [0; 8];
        dst_registers[..2].copy_from_slice(&pair);
        let mut src_registers = [0; 8];
        src_registers[..2].copy_from_slice(&PC);
        let save = RegisterMove {
            opcode: Opcode::MOVE,
            num_mov: 2,
            dtype: Dtype::UINT32,
            move_source: DataSrc::REGISTER,
            src_registers,
            dst_registers,
            immediate: MoveImmediateArm::Uint32([0; 8]),
            ..RegisterMove::default()
        };
        // From the move over this and the branch.
        let past = RegisterAlu {
            opcode: Opcode::ALU_OP,
            op: AluOp::ADD,
            dtype: Dtype::UINT64,
            src_datasrc: DataSrc::IMMEDIATE,
            dst_dtype: Dtype::UINT64,
            src0_lo: pair[0],
            src0_hi: pair[1],
            dst_lo: pair[0],
            dst_hi: pair[1],
            immediate: 3 * RECORD as u64,
            ..RegisterAlu::default()
        };
        let mut out = vec![nop(wait(o.events)).with(Action::SwitchBlock { function: name.clone() })];
        // choice: 0 is no table; the sources call it optional and do not say how its absence is written.
        if o.args_table_var_id != 0 {
            let (variable, _) = self.variable(o.args_table_var_id)?;
            out.push(nop(Events::ZERO).with(Action::SwapArguments { variable: variable.id }));
        }
        out.push(Translated::new(Operation::RegisterMove(save)));
        out.push(Translated::new(Operation::RegisterAlu(past)));
        let jump = branch(BrTargetMode::RELATIVE_IMMEDIATE, update(o.events), o.debug_hint | RELATIVE);
        out.push(Translated::new(Operation::Branch(jump)).to(Target::Function(name)));
        Ok(out)
    }

    fn has_program_counter(&self) -> Result<(), Problem> {
        // Where there are more registers than that, those numbers are registers of their own.
        match self.isa.dialect.geometry("registers").unwrap_or(64) {
            n if n > u64::from(PC[0]) => {
                let what = "how the address of a record is read where registers have the numbers 128 and 129 is not known";
                Err(Gap::new("program-counter-registers", what).into())
            }
            _ => Ok(()),
        }
    }

    pub(super) fn function_return(&self, o: &FunctionReturn, source: usize) -> Becomes {
        let scope = self.source.scope_of(source);
        let Some((begin, name)) = scope.and_then(|s| Some((s.begin?, s.name.as_deref()?))) else {
            return Err(Problem::Loader("a return is in a function"));
        };
        let meet = || self.barriers.records(Some(name), self.engine).into_iter().map(Translated::new);
        let mut out = vec![drain(wait(o.events))];
        out.extend(meet());
        if begin.return_reset_semaphores != 0 {
            if self.barriers.leads(Some(name), self.engine) {
                out.extend(self.reset(name).into_iter().map(Translated::new));
            }
            out.extend(meet());
        }
        let mut back = branch(BrTargetMode::REGISTER, update(o.events), o.debug_hint);
        back.target_reg_lo = begin.return_addr_reg_lo;
        back.target_reg_hi = begin.return_addr_reg_hi;
        out.push(Translated::new(Operation::Branch(back)));
        Ok(out)
    }

    /// Zero for the semaphores that records of the function touch: at once, or one by one where the engine's sequencer refuses that.
    fn reset(&self, name: &str) -> Vec<Operation> {
        let refused = self.isa.dialect.opcode(Opcode::EVENT_SEMAPHORE_RANGE_CLEAR.0).is_some_and(|o| o.refused.has(self.engine));
        if refused {
            let zero = |s| signal(Events::ZERO.with_update_mode(UpdateMode::SEM_WR_IMM_COMPLETE).with_update_idx(s));
            return self.barriers.touched(Some(name)).map(zero).collect();
        }
        let mut sem_bitmask = [0u32; 8];
        for semaphore in self.barriers.touched(Some(name)) {
            sem_bitmask[usize::from(semaphore) / 32] |= 1 << (semaphore % 32);
        }
        vec![Operation::SemaphoreRangeClear(SemaphoreRangeClear {
            opcode: Opcode::EVENT_SEMAPHORE_RANGE_CLEAR,
            clear_mode: EvSemClearMode::SEMAPHORE_ZERO_BITMASK,
            sem_bitmask,
            ..SemaphoreRangeClear::default()
        })]
    }

    pub(super) fn exit(&self, o: &Exit) -> Translated {
        let jump = branch(BrTargetMode::RELATIVE_IMMEDIATE, o.events, o.debug_hint | RELATIVE);
        Translated::new(Operation::Branch(jump)).to(Target::Postamble).modified()
    }
}
