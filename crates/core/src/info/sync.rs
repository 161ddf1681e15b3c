//! Waits and updates.

use alloc::string::String;

use super::{Info, Mode, Object, Register, Sync, SyncValue};
use crate::dialect::Dialect;
use crate::layout::{EnumInfo, StructInfo, Type};

/// What is waited for and updated in a block of events at the start of `bytes`.
pub(super) fn events(dialect: &Dialect, block: &StructInfo, operand: &str, bytes: &[u8], info: &mut Info) {
    let read = |name: &str| {
        let f = block.field(name)?;
        bytes.get(usize::from(f.offset)..)?.get(..f.ty.size()).map(|b| crate::bytes::uint(b, 0, b.len()))
    };
    let listed = |name: &str| block.field(name).and_then(|f| if let Type::Enum(e, _) = f.ty { Some(e) } else { None });
    for (mode, index, value, write) in [
        ("wait_mode", "wait_idx", ["semaphore_value", "sem_wait_value"], false),
        ("update_mode", "update_idx", ["semaphore_value", "sem_update_value"], true),
    ] {
        let (Some(raw), Some(of), Some(index)) = (read(mode), listed(mode), read(index)) else { continue };
        let value = value.iter().find_map(|name| read(name));
        one(dialect, of, raw, index as u32, value, (operand, mode), write, info);
    }
    for (mode, index, write) in [("wait_event_mode", "wait_event_idx", false), ("set_event_mode", "set_event_idx", true)] {
        let (Some(raw), Some(index)) = (read(mode), read(index)) else { continue };
        if raw != 0 {
            let sync = Sync {
                operand: path(operand, mode),
                object: Object::Event(index as u32),
                mode: Some(Mode { value: raw, name: None }),
                value: None,
            };
            push(info, sync, write);
        }
    }
}

/// One wait or update whose mode is a value of an enum; its name says what it concerns and where its value is.
#[allow(clippy::too_many_arguments)]
pub(super) fn one(
    dialect: &Dialect,
    of: &'static EnumInfo,
    raw: u64,
    index: u32,
    value: Option<u64>,
    at: (&str, &str),
    write: bool,
    info: &mut Info,
) {
    let name = of.value(raw, dialect.index).map(|v| v.name);
    if matches!(name, Some("NONE" | "UNORDERED")) {
        return;
    }
    let has = |part: &str| name.is_some_and(|n| n.split('_').any(|p| p == part));
    let object = if has("EVT") { Object::Event(index) } else { Object::Semaphore(index) };
    let operand = path(at.0, at.1);
    let takes_value = !write && has("SEM") || has("ADD") || has("SUB") || has("WR");
    let value = match value {
        _ if has("INC") || has("DEC") => Some(SyncValue::Immediate(1)),
        Some(v) if takes_value && has("OFFSET") => Some(SyncValue::RegisterOffset(v as u32 & 0xff, (v >> 8) as u32)),
        Some(v) if takes_value && has("REG") => Some(SyncValue::Register(v as u32)),
        Some(v) if takes_value => Some(SyncValue::Immediate(v)),
        _ => None,
    };
    if let Some(SyncValue::Register(number) | SyncValue::RegisterOffset(number, _)) = value {
        info.registers.push(Register { operand: operand.clone(), number, write: false });
    }
    push(info, Sync { operand, object, mode: Some(Mode { value: raw, name }), value }, write);
}

pub(super) fn push(info: &mut Info, sync: Sync, write: bool) {
    if write { &mut info.updates } else { &mut info.waits }.push(sync);
}

/// `a.b`, or the one that is there.
pub(super) fn path(base: &str, name: &str) -> String {
    if base.is_empty() { String::from(name) } else { alloc::format!("{base}.{name}") }
}
