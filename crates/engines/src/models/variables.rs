//! Pseudo records that name variables: loads and stores of their scalars, and the rank. The loader makes real records of them, with addresses in
//! the place of variables; the machine knows where its variables are.

use tpb_records::enums::PseudoGidTargetType;
use tpb_records::operations::{CurrentRank, GlobalId, TensorLoad, TensorStore, VariableLoad, VariableStore};
use tpb_records::types::{Addr8Arm, PseudoAddr8Arm, PseudoGidDstArm};

use super::Models;
use crate::effect::{Changes, Effect, Scalar};
use crate::fault::Fault;

impl Models<'_> {
    /// The address of a byte of a variable.
    fn variable(&self, operand: &'static str, id: u32, offset: u32) -> Result<u64, Fault> {
        let dram = &self.core.dram;
        let base = dram.name_of(id).and_then(|name| dram.address(name));
        let base = base.ok_or_else(|| Fault::illegal(operand, format!("the program has no variable with id {id}")))?;
        Ok(base.wrapping_add(offset.into()))
    }

    /// PSEUDO_TENSOR_LOAD: TENSOR_LOAD at the variable's address.
    pub(super) fn variable_to_registers(&self, op: &VariableLoad) -> Result<Effect, Fault> {
        self.scalar_load(&TensorLoad {
            dtype: op.dtype,
            src_datasrc: op.src_datasrc,
            num_elem0: op.num_elem0,
            num_elem1: op.num_elem1,
            start_addr: Addr8Arm::AddrImmediate(self.variable("var_id", op.var_id, op.var_offset)?),
            step_elem0: op.step_elem0,
            step_elem1: op.step_elem1,
            data: op.data,
            ..TensorLoad::default()
        })
    }

    /// PSEUDO_TENSOR_STORE: TENSOR_STORE at the variable's address.
    pub(super) fn registers_to_variable(&self, op: &VariableStore) -> Result<Effect, Fault> {
        self.scalar_store(&TensorStore {
            dtype: op.dtype,
            src_datasrc: op.src_datasrc,
            num_elem0: op.num_elem0,
            num_elem1: op.num_elem1,
            start_addr: Addr8Arm::AddrImmediate(self.variable("var_id", op.var_id, op.var_offset)?),
            step_elem0: op.step_elem0,
            step_elem1: op.step_elem1,
            data: op.data,
            ..TensorStore::default()
        })
    }

    /// PSEUDO_GID_LOAD: this core's rank, four bytes of it, to a register or to memory (`rank-id.md`).
    pub(super) fn rank_to(&self, op: &GlobalId) -> Result<Effect, Fault> {
        let rank = self.choices.rank as u32;
        let operand = "dst";
        let address = match op.dst {
            PseudoGidDstArm::RegPadded(register) if op.dst_target == PseudoGidTargetType::REGISTER => {
                self.own_registers().check_write(register.regnum().into())?;
                return Ok(Effect::Register(register.regnum(), rank));
            }
            PseudoGidDstArm::Addr(address) => match address.arm() {
                PseudoAddr8Arm::AddrImmediate(a) => u64::from_le_bytes(a.to_bytes()),
                PseudoAddr8Arm::AddrReg(r) => self.address(operand, Addr8Arm::AddrReg(r))?,
                PseudoAddr8Arm::AddrVar(v) => {
                    let [a, b, c] = v.var_id();
                    self.variable(operand, u32::from_le_bytes([a, b, c, 0]), v.offset())?
                }
                PseudoAddr8Arm::AddrTable(t) => self.address(operand, Addr8Arm::AddrTable(t))?,
                PseudoAddr8Arm::AddrTblOffs(t) => self.address(operand, Addr8Arm::AddrTblOffs(t))?,
                PseudoAddr8Arm::Raw(_) => return Err(Fault::illegal(operand, "its marker is that of no address")),
            },
            _ => return Err(Fault::illegal(operand, "it is neither a register nor an address")),
        };
        self.core.check_store(operand, address, 4)?;
        let scalars = vec![Scalar { address, value: rank.into(), size: 4 }];
        Ok(Effect::Changes(Box::new(Changes { scalars, ..Changes::default() })))
    }

    /// PSEUDO_CUR_PROCESSING_RANK_ID asks for what the runtime's plan of the collective says.
    pub(super) fn processed_rank(_: &CurrentRank) -> Result<Effect, Fault> {
        Err(Fault::gap("rank-id-buffer", "which rank a step of a collective is about"))
    }
}
