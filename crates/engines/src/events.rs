//! From the modes of a record to waits and updates.

use tpb_records::enums::{KnownUpdateMode, KnownWaitMode, UpdateMode, WaitMode};
use tpb_records::types::SemBaseOffset;

use crate::fault::Fault;
use crate::sync::{Action, Compare, Flag, Moment, Number, Update, Wait};

/// The wait that a mode, an index and a value mean.
///
/// In the REG modes the value is a register's number; in the REG_OFFSET modes of MAVERICK a register's number and what is added to it.
///
/// choice: the offset is unsigned and the sum wraps; the sources give the split (register in the low byte, by the order
/// of declaration) and not the arithmetic (`maverick-profile.md` 4).
///
/// # Errors
/// [`Fault::Illegal`] for a mode that is none.
pub fn wait(mode: WaitMode, index: u8, value: u32) -> Result<Wait, Fault> {
    use KnownWaitMode as M;
    let semaphore = |compare, number| Wait::Semaphore { index, compare, number };
    let event = |set, flip| Wait::Event { index, set, flip };
    let imm = Number::Value(value);
    let reg = Number::Register(value);
    let plus = || {
        let split = SemBaseOffset(value);
        Number::RegisterPlus(split.reg().into(), split.off())
    };
    Ok(match mode.known() {
        Some(M::None | M::Unordered) => Wait::Nothing,
        Some(M::WaitForSemEqImm) => semaphore(Compare::Eq, imm),
        Some(M::WaitForSemLtImm) => semaphore(Compare::Lt, imm),
        Some(M::WaitForSemLeImm) => semaphore(Compare::Le, imm),
        Some(M::WaitForSemGtImm) => semaphore(Compare::Gt, imm),
        Some(M::WaitForSemGeImm) => semaphore(Compare::Ge, imm),
        Some(M::WaitForSemEqReg) => semaphore(Compare::Eq, reg),
        Some(M::WaitForSemLtReg) => semaphore(Compare::Lt, reg),
        Some(M::WaitForSemLeReg) => semaphore(Compare::Le, reg),
        Some(M::WaitForSemGtReg) => semaphore(Compare::Gt, reg),
        Some(M::WaitForSemGeReg) => semaphore(Compare::Ge, reg),
        Some(M::WaitForSemEqRegOffset) => semaphore(Compare::Eq, plus()),
        Some(M::WaitForSemLtRegOffset) => semaphore(Compare::Lt, plus()),
        Some(M::WaitForSemLeRegOffset) => semaphore(Compare::Le, plus()),
        Some(M::WaitForSemGtRegOffset) => semaphore(Compare::Gt, plus()),
        Some(M::WaitForSemGeRegOffset) => semaphore(Compare::Ge, plus()),
        Some(M::WaitForEvtSet) => event(true, false),
        Some(M::WaitForEvtSetThenClear) => event(true, true),
        Some(M::WaitForEvtClear) => event(false, false),
        Some(M::WaitForEvtClearThenSet) => event(false, true),
        Some(M::Invalid) | None => {
            return Err(Fault::illegal("events", format!("{:#04x} is no wait mode", mode.0)));
        }
    })
}

/// The update that a mode, an index and a value mean; `None` for NONE. Increment and decrement ignore the value.
///
/// # Errors
/// [`Fault::Illegal`] for a mode that is none.
pub fn update(mode: UpdateMode, index: u8, value: u32) -> Result<Option<Update>, Fault> {
    use KnownUpdateMode as M;
    use Moment::{Complete, Read};
    let event = |action, moment| Some(Update { flag: Flag::Event(index), action, moment });
    let semaphore = |action, moment| Some(Update { flag: Flag::Semaphore(index), action, moment });
    let (one, imm, reg) = (Number::Value(1), Number::Value(value), Number::Register(value));
    Ok(match mode.known() {
        Some(M::None) => None,
        Some(M::EvtSetRead) => event(Action::Set, Read),
        Some(M::EvtClrRead) => event(Action::Clear, Read),
        Some(M::EvtSetComplete) => event(Action::Set, Complete),
        Some(M::EvtClrComplete) => event(Action::Clear, Complete),
        Some(M::SemIncRead) => semaphore(Action::Add(one), Read),
        Some(M::SemDecRead) => semaphore(Action::Subtract(one), Read),
        Some(M::SemAddImmRead) => semaphore(Action::Add(imm), Read),
        Some(M::SemSubImmRead) => semaphore(Action::Subtract(imm), Read),
        Some(M::SemWrImmRead) => semaphore(Action::Write(imm), Read),
        Some(M::SemIncComplete) => semaphore(Action::Add(one), Complete),
        Some(M::SemDecComplete) => semaphore(Action::Subtract(one), Complete),
        Some(M::SemAddImmComplete) => semaphore(Action::Add(imm), Complete),
        Some(M::SemSubImmComplete) => semaphore(Action::Subtract(imm), Complete),
        Some(M::SemWrImmComplete) => semaphore(Action::Write(imm), Complete),
        Some(M::SemAddRegRead) => semaphore(Action::Add(reg), Read),
        Some(M::SemSubRegRead) => semaphore(Action::Subtract(reg), Read),
        Some(M::SemWrRegRead) => semaphore(Action::Write(reg), Read),
        Some(M::SemAddRegComplete) => semaphore(Action::Add(reg), Complete),
        Some(M::SemSubRegComplete) => semaphore(Action::Subtract(reg), Complete),
        Some(M::SemWrRegComplete) => semaphore(Action::Write(reg), Complete),
        Some(M::Invalid) | None => {
            return Err(Fault::illegal("events", format!("{:#04x} is no update mode", mode.0)));
        }
    })
}

/// The wait of a TONGA instruction: 0 nothing, 1 until the event is set, 2 until it is set, and then clears it
/// (`cross-gen-opcode-diff.md` 5.4).
///
/// # Errors
/// [`Fault::Illegal`] for a mode that is none.
pub fn tonga_wait(mode: u8, index: u8) -> Result<Wait, Fault> {
    match mode {
        0 => Ok(Wait::Nothing),
        1 | 2 => Ok(Wait::Event { index, set: true, flip: mode == 2 }),
        _ => Err(Fault::illegal("events", format!("{mode} is no wait mode"))),
    }
}

/// The update of a TONGA instruction: 0 nothing, 1 sets the event when the source is read, 2 and 3 when the destination is written
/// and when all is done, which are one moment here.
///
/// # Errors
/// [`Fault::Illegal`] for a mode that is none.
pub fn tonga_update(mode: u8, index: u8) -> Result<Option<Update>, Fault> {
    let moment = match mode {
        0 => return Ok(None),
        1 => Moment::Read,
        2 | 3 => Moment::Complete,
        _ => return Err(Fault::illegal("events", format!("{mode} is no update mode"))),
    };
    Ok(Some(Update { flag: Flag::Event(index), action: Action::Set, moment }))
}
