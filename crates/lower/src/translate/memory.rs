//! Loads and stores of variables, and the rank.

use tpb_records::Operation;
use tpb_records::enums::{DataSrc, Dtype, Opcode, PseudoGidTargetType};
use tpb_records::operations::{GlobalId, RegisterMove, TensorLoad, TensorStore, VariableLoad, VariableStore};
use tpb_records::types::{Addr8Arm, Mem2dDataArm, MoveImmediateArm, PseudoGidDstArm};

use super::{Becomes, Translated, Unit};
use crate::error::Problem;

impl Unit<'_> {
    pub(super) fn variable_load(&self, o: &VariableLoad) -> Becomes {
        let load = TensorLoad {
            opcode: Opcode::TENSOR_LOAD,
            debug_cmd: o.debug_cmd,
            debug_hint: o.debug_hint,
            events: o.events,
            dtype: o.dtype,
            src_datasrc: o.src_datasrc,
            num_elem0: o.num_elem0,
            num_elem1: o.num_elem1,
            start_addr: Addr8Arm::AddrImmediate(self.address_of(o.var_id, o.var_offset)?),
            step_elem0: o.step_elem0,
            step_elem1: o.step_elem1,
            data: o.data,
        };
        Ok(vec![Translated::new(Operation::TensorLoad(load))])
    }

    pub(super) fn variable_store(&self, o: &VariableStore) -> Becomes {
        let store = TensorStore {
            opcode: Opcode::TENSOR_STORE,
            debug_cmd: o.debug_cmd,
            debug_hint: o.debug_hint,
            events: o.events,
            dtype: o.dtype,
            src_datasrc: o.src_datasrc,
            num_elem0: o.num_elem0,
            num_elem1: o.num_elem1,
            start_addr: Addr8Arm::AddrImmediate(self.address_of(o.var_id, o.var_offset)?),
            step_elem0: o.step_elem0,
            step_elem1: o.step_elem1,
            data: o.data,
        };
        Ok(vec![Translated::new(Operation::TensorStore(store))])
    }

    /// The rank as an immediate, four bytes of it, to a register or to memory.
    pub(super) fn global_id(&self, o: &GlobalId) -> Becomes {
        let rank = self.options.rank.ok_or(Problem::Missing("the rank is not given"))?;
        let mut words = [0; 8];
        words[0] = rank;
        let operation = match o.dst {
            PseudoGidDstArm::RegPadded(register) if o.dst_target == PseudoGidTargetType::REGISTER => {
                let mut dst_registers = [0; 8];
                dst_registers[0] = register.regnum();
                Operation::RegisterMove(RegisterMove {
                    opcode: Opcode::MOVE,
                    debug_cmd: o.debug_cmd,
                    debug_hint: o.debug_hint,
                    events: o.events,
                    num_mov: 1,
                    dtype: Dtype::UINT32,
                    move_source: DataSrc::IMMEDIATE,
                    src_registers: [0; 8],
                    dst_registers,
                    immediate: MoveImmediateArm::Uint32(words),
                })
            }
            PseudoGidDstArm::Addr(address) => Operation::TensorStore(TensorStore {
                opcode: Opcode::TENSOR_STORE,
                debug_cmd: o.debug_cmd,
                debug_hint: o.debug_hint,
                events: o.events,
                dtype: Dtype::UINT32,
                src_datasrc: DataSrc::IMMEDIATE,
                num_elem0: 1,
                num_elem1: 1,
                start_addr: self.address(&address.arm())?,
                step_elem0: 1,
                step_elem1: 1,
                data: Mem2dDataArm::Uint32(words),
            }),
            _ => return Err(Problem::Form(String::from("its destination has a form that is not known"))),
        };
        Ok(vec![Translated::new(operation)])
    }
}
