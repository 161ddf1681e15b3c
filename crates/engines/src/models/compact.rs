//! COMPACT_CONTROL_INST: fifteen micro-operations in one record (MAVERICK).
//!
//! Known are the members for arithmetic, immediates, loads and stores; what a move, a branch and a semaphore member hold behind their
//! first byte is not, nor is what the codes mean that only ranges are known of (`dma-transpose-opcode-cluster.md` 3g).

use tpb_records::enums::{Ccop, KnownAluOp, KnownCcop};
use tpb_records::operations;
use tpb_records::types::{CcinstAlu, CcinstArm, CcinstMem, CcinstMovimm};

use super::{Models, scalar};
use crate::choices::LongShift;
use crate::effect::{Changes, Effect, Scalar};
use crate::fault::Fault;

/// Gap that the members are of which the first byte alone is known.
const GAP: &str = "ccinst-operands";

/// Registers and memory as the micro-operations before left them.
struct Run<'m, 'c> {
    models: &'m Models<'c>,
    changes: Changes,
}

impl Models<'_> {
    /// Runs the micro-operations in order; everything takes effect at once, when the last one is done.
    pub(super) fn micro_ops(&self, op: &operations::CompactControl) -> Result<Effect, Fault> {
        let mut run = Run { models: self, changes: Changes::default() };
        for inst in op.insts {
            match inst.arm() {
                CcinstArm::Nop(_) => {}
                CcinstArm::Movimm(inst) => run.immediate(&inst)?,
                CcinstArm::Alu(inst) => run.alu(&inst)?,
                CcinstArm::Mem(inst) => run.memory(&inst)?,
                CcinstArm::Mov(_) => return Err(Fault::gap(GAP, "source and destination of a compact move")),
                CcinstArm::Br(_) => return Err(Fault::gap(GAP, "the target of a compact branch")),
                CcinstArm::Semr(_) | CcinstArm::Semu(_) => return Err(Fault::gap(GAP, "operands of a compact semaphore access")),
                CcinstArm::Raw(bytes) => {
                    let [code, ..] = bytes;
                    return Err(Fault::gap("ccop-names", format!("compact operation {code:#04x}")));
                }
            }
        }
        Ok(Effect::Changes(Box::new(run.changes)))
    }
}

impl Run<'_, '_> {
    fn read(&self, register: u8) -> Result<u32, Fault> {
        match self.changes.registers.iter().rev().find(|(r, _)| *r == register) {
            Some((_, value)) => Ok(*value),
            None => self.models.read(register),
        }
    }

    /// The register after this one, for the high half of a 64-bit value.
    ///
    /// choice: 64-bit operands are a register and its successor, as scalars of 64 bits are elsewhere.
    fn next(register: u8, n: u8) -> Result<u8, Fault> {
        register.checked_add(n).ok_or_else(|| Fault::illegal("insts", format!("register {register} has no successor")))
    }

    fn read_pair(&self, register: u8) -> Result<u64, Fault> {
        Ok(u64::from(self.read(register)?) | u64::from(self.read(Self::next(register, 1)?)?) << 32)
    }

    fn write(&mut self, register: u8, value: u32) -> Result<(), Fault> {
        self.models.own_registers().check_write(register.into())?;
        self.changes.registers.push((register, value));
        Ok(())
    }

    /// choice: MOV_IMM_LO clears the upper half, MOV_IMM_LO_S fills it with the sign, MOV_IMM_HI keeps the lower half.
    fn immediate(&mut self, inst: &CcinstMovimm) -> Result<(), Fault> {
        let imm = inst.imm();
        let value = match inst.op().known() {
            Some(KnownCcop::MovImmLo) => imm.into(),
            Some(KnownCcop::MovImmLoS) => i32::from(imm.cast_signed()).cast_unsigned(),
            Some(KnownCcop::MovImmHi) => self.read(inst.dst())? & 0xffff | u32::from(imm) << 16,
            _ => return Err(unknown(inst.op())),
        };
        self.write(inst.dst(), value)
    }

    /// `dst = src0 op src1`. Plain arithmetic is unsigned.
    fn alu(&mut self, inst: &CcinstAlu) -> Result<(), Fault> {
        use {KnownAluOp as A, KnownCcop as C};
        let long = self.models.choices.long_shift;
        let known = inst.op().known().ok_or_else(|| unknown(inst.op()))?;
        let (op, wide) = match known {
            C::Add => (A::Add, false),
            C::Sub => (A::Subtract, false),
            C::Mul => (A::Mult, false),
            C::Div => (A::Divide, false),
            C::Mod => (A::Mod, false),
            C::Max => (A::Max, false),
            C::Min => (A::Min, false),
            C::Asl => (A::ArithShiftLeft, false),
            C::Asr => (A::ArithShiftRight, false),
            C::Lsl => (A::LogicalShiftLeft, false),
            C::Lsr => (A::LogicalShiftRight, false),
            C::Add64 => (A::Add, true),
            C::Sub64 => (A::Subtract, true),
            C::Mul64 => (A::Mult, true),
            C::Div64 => (A::Divide, true),
            C::Mod64 => (A::Mod, true),
            C::Max64 => (A::Max, true),
            C::Min64 => (A::Min, true),
            C::Rol | C::Ror => {
                let (value, n) = (self.read(inst.src0())?, self.read(inst.src1())?);
                let rotated = if known == C::Rol { value.rotate_left(n % 32) } else { value.rotate_right(n % 32) };
                return self.write(inst.dst(), rotated);
            }
            C::Clz => {
                let zeros = self.read(inst.src0())?.leading_zeros();
                return self.write(inst.dst(), zeros);
            }
            C::Clz64 => {
                let zeros = self.read_pair(inst.src0())?.leading_zeros();
                return self.write(inst.dst(), zeros);
            }
            _ => return self.float(known, inst),
        };
        self.integer(op, wide, inst, long)
    }

    fn integer(&mut self, op: KnownAluOp, wide: bool, inst: &CcinstAlu, long: LongShift) -> Result<(), Fault> {
        let (a, b) = match wide {
            true => (self.read_pair(inst.src0())?, self.read_pair(inst.src1())?),
            false => (self.read(inst.src0())?.into(), self.read(inst.src1())?.into()),
        };
        let bits = if wide { 64 } else { 32 };
        let result = scalar::integer(op, false, bits, a, b, long)?.ok_or_else(|| unknown(inst.op()))?;
        self.write(inst.dst(), result as u32)?;
        if wide {
            self.write(Self::next(inst.dst(), 1)?, (result >> 32) as u32)?;
        }
        Ok(())
    }

    fn float(&mut self, op: KnownCcop, inst: &CcinstAlu) -> Result<(), Fault> {
        use KnownCcop as C;
        let read = |register| self.read(register).map(f32::from_bits);
        let a = read(inst.src0())?;
        let value = match op {
            C::Truncf => a.trunc(),
            C::AbsValuef => a.abs(),
            C::Addf => a + read(inst.src1())?,
            C::Subf => a - read(inst.src1())?,
            C::Mulf => a * read(inst.src1())?,
            C::Divf => a / read(inst.src1())?,
            C::Maxf => a.max(read(inst.src1())?),
            C::Minf => a.min(read(inst.src1())?),
            C::AbsMaxf | C::AbsMinf => {
                let b = read(inst.src1())?;
                let first = if op == C::AbsMaxf { a.abs() > b.abs() } else { a.abs() < b.abs() };
                if first { a } else { b }
            }
            _ => return Err(unknown(inst.op())),
        };
        self.write(inst.dst(), value.to_bits())
    }

    /// Loads and stores at the address in a pair of registers plus the immediate.
    ///
    /// choice: the address is a register and its successor, and the immediate counts bytes.
    fn memory(&mut self, inst: &CcinstMem) -> Result<(), Fault> {
        use KnownCcop as C;
        let (store, size, signed) = match inst.op().known() {
            Some(C::Ldr) => (false, 4u8, false),
            Some(C::Ldrh) => (false, 2, false),
            Some(C::Ldrhs) => (false, 2, true),
            Some(C::Ldrb) => (false, 1, false),
            Some(C::Ldrbs) => (false, 1, true),
            Some(C::Ldrd) => (false, 8, false),
            Some(C::Ldrq) => (false, 16, false),
            Some(C::Str) => (true, 4, false),
            Some(C::Strh) => (true, 2, false),
            Some(C::Strb) => (true, 1, false),
            Some(C::Strd) => (true, 8, false),
            Some(C::Strq) => (true, 16, false),
            _ => return Err(unknown(inst.op())),
        };
        let base = self.read_pair(inst.addr_reg())?.wrapping_add(inst.addr_imm().into());
        let words = size.div_ceil(4);
        for word in 0..words {
            let register = Self::next(inst.srcdst(), word)?;
            let address = base.wrapping_add(4 * u64::from(word));
            let bytes = size.min(4);
            if store {
                self.models.core.check_store("insts", address, bytes.into())?;
                let value = self.read(register)?.into();
                self.changes.scalars.push(Scalar { address, value, size: bytes });
            } else {
                let value = self.load(address, bytes)?;
                let shift = 32 - 8 * u32::from(bytes);
                let value = if signed { ((value << shift).cast_signed() >> shift).cast_unsigned() } else { value };
                self.write(register, value)?;
            }
        }
        Ok(())
    }

    /// What memory holds, with the stores of this record.
    fn load(&self, address: u64, size: u8) -> Result<u32, Fault> {
        let mut bytes = [0u8; 4];
        let out = bytes.get_mut(..usize::from(size)).unwrap_or_default();
        self.models.core.load("insts", address, out)?;
        for (n, byte) in out.iter_mut().enumerate() {
            let at = address.wrapping_add(n as u64);
            for s in &self.changes.scalars {
                let offset = at.wrapping_sub(s.address);
                if offset < u64::from(s.size) {
                    *byte = (s.value >> (8 * offset)) as u8;
                }
            }
        }
        Ok(u32::from_le_bytes(bytes))
    }
}

fn unknown(op: Ccop) -> Fault {
    Fault::gap("ccop-names", format!("compact operation {:#04x}", op.0))
}
