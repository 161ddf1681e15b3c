//! Scalars between registers, memory and windows: TENSOR_LOAD, TENSOR_STORE, POLL_SEM, TEST_EVENT_SEM, RANGE_CLEAR.

use tpb_records::enums::{AluOp, DataSrc, Dtype, KnownDtype, KnownEvSemClearMode, KnownTestEvtSemMode, UpdateMode};
use tpb_records::operations;
use tpb_records::types::{Addr8Arm, Mem2dData, Mem2dDataArm};

use super::Models;
use crate::choices::TestPasses;
use crate::effect::{Changes, Effect, Scalar};
use crate::events;
use crate::fault::{AddressError, Fault};
use crate::state::Core;
use crate::sync::{Action, Flag, Number};

/// Most scalars of one instruction.
const SCALARS: u32 = 32;
/// Most words that POLL_SEM folds.
const POLLED: u8 = 16;

/// Scalars in memory, in the order of the walk.
struct Walk {
    addresses: Vec<u64>,
    size: u8,
}

impl Models<'_> {
    /// A 64-bit address operand.
    ///
    /// # Errors
    /// [`Fault::Gap`] for an entry of the address table, whose layout is not known; [`Fault::Illegal`] for a variable that the
    /// loader has not resolved, and for nonsense.
    pub(super) fn address(&self, operand: &'static str, address: Addr8Arm) -> Result<u64, Fault> {
        match address {
            Addr8Arm::AddrImmediate(address) => Ok(address & !(0xff << 56)),
            Addr8Arm::AddrReg(reg) => self.read_pair(reg.reg_lo(), reg.reg_hi()),
            Addr8Arm::AddrTable(_) | Addr8Arm::AddrTblOffs(_) => {
                Err(Fault::gap("address-table-entries", format!("{operand} in the address table")))
            }
            Addr8Arm::VarId(_) => Err(Fault::illegal(operand, "it is a variable, which the loader would have replaced by an address")),
            Addr8Arm::Raw(_) => Err(Fault::illegal(operand, "its marker is that of no address")),
        }
    }

    /// Where the scalars of TENSOR_LOAD and TENSOR_STORE are: dimension 0 fastest, steps in elements, all in one aligned 16 MiB.
    fn walk(&self, start: Addr8Arm, dtype: Dtype, [x, y]: [u8; 2], [sx, sy]: [i32; 2]) -> Result<Walk, Fault> {
        use KnownDtype as D;
        let operand = "start_addr";
        let size = match dtype.known() {
            Some(D::Uint8 | D::Int8) => 1u8,
            Some(D::Uint16 | D::Int16) => 2,
            Some(D::Uint32 | D::Int32 | D::Fp32) => 4,
            Some(D::Uint64) => 8,
            _ => return Err(Fault::illegal("dtype", format!("{dtype:?} is no type of a scalar in memory"))),
        };
        let count = u32::from(x) * u32::from(y);
        if count == 0 || count > SCALARS {
            return Err(Fault::illegal("num_elem", format!("{x} times {y} scalars are not 1 to {SCALARS}")));
        }
        let base = self.address(operand, start)?;
        if matches!(start, Addr8Arm::AddrImmediate(_)) && !base.is_multiple_of(size.into()) {
            return Err(Fault::Address { operand, address: base, why: AddressError::Unaligned(size.into()) });
        }
        let at = |i: u8, j: u8| {
            let elements = i64::from(i) * i64::from(sx) + i64::from(j) * i64::from(sy);
            base.wrapping_add_signed(elements.wrapping_mul(size.into()))
        };
        let addresses: Vec<u64> = (0..y).flat_map(|j| (0..x).map(move |i| (i, j))).map(|(i, j)| at(i, j)).collect();
        let (first, last) = addresses.iter().fold((u64::MAX, 0), |(low, high), a| (low.min(*a), high.max(*a)));
        Core::one_region(operand, first, last.saturating_add(u64::from(size) - 1))?;
        Ok(Walk { addresses, size })
    }

    /// TENSOR_LOAD: scalars from memory or windows to registers, extended by the signedness of their type; 64-bit ones to an even
    /// register and the next.
    pub(super) fn scalar_load(&self, op: &operations::TensorLoad) -> Result<Effect, Fault> {
        if op.src_datasrc != DataSrc::REGISTER {
            return Err(Fault::illegal("src_datasrc", "a load goes to registers"));
        }
        let walk = self.walk(op.start_addr, op.dtype, [op.num_elem0, op.num_elem1], [op.step_elem0, op.step_elem1])?;
        let numbers = registers(op.data);
        let mut loaded = Vec::with_capacity(walk.addresses.len() * 2);
        for (address, register) in walk.addresses.iter().zip(numbers) {
            let mut bytes = [0u8; 8];
            self.core.load("start_addr", *address, &mut bytes[..usize::from(walk.size)])?;
            let raw = u64::from_le_bytes(bytes);
            let word = match op.dtype.known() {
                Some(KnownDtype::Int8) => i32::from(raw as i8).cast_unsigned(),
                Some(KnownDtype::Int16) => i32::from(raw as i16).cast_unsigned(),
                _ => raw as u32,
            };
            self.own_registers().check_write(register.into())?;
            loaded.push((register, word));
            if walk.size == 8 {
                let high = self.upper(register)?;
                self.own_registers().check_write(high.into())?;
                loaded.push((high, (raw >> 32) as u32));
            }
        }
        Ok(match loaded[..] {
            [(register, value)] => Effect::Register(register, value),
            _ => Effect::Changes(Box::new(Changes { registers: loaded, ..Changes::default() })),
        })
    }

    /// TENSOR_STORE: the low bytes of registers, or packed immediates, to memory or windows.
    pub(super) fn scalar_store(&self, op: &operations::TensorStore) -> Result<Effect, Fault> {
        let walk = self.walk(op.start_addr, op.dtype, [op.num_elem0, op.num_elem1], [op.step_elem0, op.step_elem1])?;
        let size = usize::from(walk.size);
        let bytes = Mem2dData::from(op.data).to_bytes();
        if op.src_datasrc == DataSrc::IMMEDIATE && walk.addresses.len() * size > bytes.len() {
            let most = bytes.len() / size;
            return Err(Fault::illegal("num_elem", format!("{} immediates do not fit, {most} do", walk.addresses.len())));
        }
        let mut scalars = Vec::with_capacity(walk.addresses.len());
        for (k, address) in walk.addresses.iter().enumerate() {
            self.core.check_store("start_addr", *address, size)?;
            let value = match op.src_datasrc {
                DataSrc::IMMEDIATE => {
                    let packed = bytes.get(k * size..(k + 1) * size).unwrap_or(&[]);
                    packed.iter().rev().fold(0u64, |v, b| v << 8 | u64::from(*b))
                }
                DataSrc::REGISTER => {
                    let register = bytes.get(k).copied().unwrap_or(0);
                    match walk.size {
                        8 => self.read_pair(register, self.upper(register)?)?,
                        _ => self.read(register)?.into(),
                    }
                }
                other => return Err(Fault::illegal("src_datasrc", format!("{} is no source", other.0))),
            };
            scalars.push(Scalar { address: *address, value, size: walk.size });
        }
        Ok(Effect::Changes(Box::new(Changes { scalars, ..Changes::default() })))
    }

    /// The register of the high half of a 64-bit scalar.
    fn upper(&self, register: u8) -> Result<u8, Fault> {
        match register.checked_add(1).filter(|_| register.is_multiple_of(2)) {
            Some(high) => Ok(high),
            None => Err(Fault::illegal("data", format!("register {register} is odd, a 64-bit scalar takes an even one and the next"))),
        }
    }

    /// POLL_SEM: the smallest of up to 16 words from an address on goes to a register and, unless it is 0, to as many words from
    /// another address on. From the read window of semaphores to their decrement window it takes the smallest count off them all.
    ///
    /// choice: the words compare as semaphores do; the sources do not say whether they have a sign.
    pub(super) fn poll(&self, op: &operations::PollSemaphore) -> Result<Effect, Fault> {
        if op.n_read == 0 || op.n_read > POLLED {
            return Err(Fault::illegal("n_read", format!("{} is not 1 to {POLLED}", op.n_read)));
        }
        if op.op != AluOp::MIN {
            return Err(Fault::illegal("op", format!("{:?} is not MIN, the only fold of POLL_SEM", op.op)));
        }
        let place = |base: u64, i: u8| base.wrapping_add(4 * u64::from(i));
        let mut least: Option<u32> = None;
        for i in 0..op.n_read {
            let mut word = [0u8; 4];
            let address = place(op.addr.addr(), i);
            if !address.is_multiple_of(4) {
                return Err(Fault::Address { operand: "addr", address, why: AddressError::Unaligned(4) });
            }
            self.core.load("addr", address, &mut word)?;
            let word = u32::from_le_bytes(word);
            least = Some(least.map_or(word, |l| if self.core.sync.order(word, l).is_lt() { word } else { l }));
        }
        let least = least.unwrap_or(0);
        self.own_registers().check_write(op.result.into())?;
        let mut scalars = Vec::new();
        if least != 0 {
            for i in 0..op.n_read {
                let address = place(op.res_writeback_addr.addr(), i);
                self.core.check_store("res_writeback_addr", address, 4)?;
                scalars.push(Scalar { address, value: least.into(), size: 4 });
            }
        }
        Ok(Effect::Changes(Box::new(Changes { registers: vec![(op.result, least)], scalars, ..Changes::default() })))
    }

    /// EVENT_SEMAPHORE_RANGE_CLEAR: zeroes the semaphores of a range, or of a mask.
    ///
    /// choice: a range that ends before it begins is empty; semaphores that the block lacks are left out.
    pub(super) fn range_clear(&self, op: &operations::SemaphoreRangeClear) -> Result<Effect, Fault> {
        let masked = |i: u8| {
            let word = op.sem_bitmask.get(usize::from(i) / 32).copied().unwrap_or(0);
            word >> (i % 32) & 1 == 1
        };
        let ids: Vec<u8> = match op.clear_mode.known() {
            Some(KnownEvSemClearMode::SemaphoreZero) => (op.range_first..=op.range_last).collect(),
            Some(KnownEvSemClearMode::SemaphoreZeroBitmask) => (0..=u8::MAX).filter(|i| masked(*i)).collect(),
            None => return Err(Fault::illegal("clear_mode", format!("{} is no mode", op.clear_mode.0))),
        };
        let there = |flag: &Flag| self.bank_value(*flag).is_ok();
        let zero = |i: &u8| (Flag::Semaphore(*i), Action::Write(Number::Value(0)));
        let clear = |i: &u8| (Flag::Event(*i), Action::Clear);
        let events = if self.choices.range_clears_events { ids.as_slice() } else { &[] };
        let flags = ids.iter().map(zero).chain(events.iter().map(clear)).filter(|(flag, _)| there(flag)).collect();
        Ok(Effect::Changes(Box::new(Changes { flags, ..Changes::default() })))
    }

    fn bank_value(&self, flag: Flag) -> Result<u32, Fault> {
        match self.core.bank(self.block) {
            Some(bank) => bank.value(flag),
            None => Ok(0),
        }
    }

    /// TEST_EVENT_SEM: reads a list of flags into registers, updates them by registers, or updates those semaphores that have come to a
    /// threshold and counts how often in the register.
    pub(super) fn test_flags(&self, op: &operations::TestEventSemaphore) -> Result<Effect, Fault> {
        use KnownTestEvtSemMode as M;
        let mode = op.mode.known().ok_or_else(|| Fault::illegal("mode", format!("{} is no mode", op.mode.0)))?;
        let count = usize::from(op.num_evt_sem);
        if count == 0 || count > op.evt_sem_ids.len() {
            return Err(Fault::illegal("num_evt_sem", format!("{count} is not 1 to {}", op.evt_sem_ids.len())));
        }
        let passes = match self.choices.test_passes {
            TestPasses::RepeatPlusOne => u32::from(op.repeat_count) + 1,
            TestPasses::Repeat => u32::from(op.repeat_count).max(1),
        };
        let mut changes = Changes { signature: op.setter_signature, ..Changes::default() };
        // A register may stand in several slots, so what it holds is kept by number.
        let mut held: Vec<(u8, u32)> = Vec::new();
        let mut values: Vec<u32> = Vec::with_capacity(count);
        let flag = |id: u8| match mode {
            M::ReadEvt | M::UpdateEvt => Flag::Event(id),
            M::ReadSem | M::UpdateSem | M::CondUpdateSem => Flag::Semaphore(id),
        };
        for id in op.evt_sem_ids.iter().take(count) {
            values.push(self.bank_value(flag(*id))?);
            self.core.flag_log.note(|| (self.block, flag(*id)));
        }
        for _ in 0..passes {
            for (k, (id, register)) in op.evt_sem_ids.iter().zip(op.value_registers).take(count).enumerate() {
                let Some(value) = values.get_mut(k) else { break };
                let old = match held.iter().rev().find(|(r, _)| *r == register) {
                    Some((_, v)) => *v,
                    None => self.read(register)?,
                };
                let update = |value: &mut u32| {
                    let action = action(op.update_type, flag(*id), old)?;
                    *value = after(action, *value);
                    Ok::<_, Fault>((flag(*id), action))
                };
                match mode {
                    M::ReadSem | M::ReadEvt => held.push((register, *value)),
                    M::UpdateSem | M::UpdateEvt => changes.flags.push(update(value)?),
                    M::CondUpdateSem if self.core.sync.order(*value, op.threshold).is_ge() => {
                        changes.flags.push(update(value)?);
                        held.push((register, old.wrapping_add(1)));
                    }
                    M::CondUpdateSem => {}
                }
            }
        }
        for (register, _) in &held {
            self.own_registers().check_write((*register).into())?;
        }
        changes.registers = held;
        Ok(Effect::Changes(Box::new(changes)))
    }
}

/// Register numbers of a load or store.
fn registers(data: Mem2dDataArm) -> [u8; 32] {
    Mem2dData::from(data).to_bytes()
}

/// The update that a mode means when its operand is given; modes with an immediate are none of TEST_EVENT_SEM's.
fn action(mode: UpdateMode, flag: Flag, operand: u32) -> Result<Action, Fault> {
    let (Flag::Semaphore(index) | Flag::Event(index)) = flag;
    let bad = || Fault::illegal("update_type", format!("{mode:?} is no update of {flag} by a register"));
    let immediate = [
        UpdateMode::SEM_ADD_IMM_READ,
        UpdateMode::SEM_SUB_IMM_READ,
        UpdateMode::SEM_WR_IMM_READ,
        UpdateMode::SEM_ADD_IMM_COMPLETE,
        UpdateMode::SEM_SUB_IMM_COMPLETE,
        UpdateMode::SEM_WR_IMM_COMPLETE,
    ];
    let update = events::update(mode, index, 0).map_err(|_| bad())?.filter(|u| u.flag == flag && !immediate.contains(&mode));
    let value = Number::Value(operand);
    Ok(match update.ok_or_else(bad)?.action {
        Action::Add(Number::Register(_)) => Action::Add(value),
        Action::Subtract(Number::Register(_)) => Action::Subtract(value),
        Action::Write(Number::Register(_)) => Action::Write(value),
        other => other,
    })
}

/// The value of a flag after an update.
const fn after(action: Action, value: u32) -> u32 {
    match action {
        Action::Set => 1,
        Action::Clear => 0,
        Action::Add(Number::Value(n)) => value.wrapping_add(n),
        Action::Subtract(Number::Value(n)) => value.wrapping_sub(n),
        Action::Write(Number::Value(n)) => n,
        Action::Add(_) | Action::Subtract(_) | Action::Write(_) => value,
    }
}
