//! Records that need another one right behind them.

use tpb_core::RecordBytes;
use tpb_core::dialect::Dialect;

use crate::place;

/// Opcodes that need one, a request for a DMA only where this field is not zero.
const NEEDY: [(&str, Option<&str>); 2] = [("PSEUDO_DMA_DIRECT2D", Some("dge_op")), ("PSEUDO_TRIGGER_COLLECTIVE2", None)];

/// Whether a record that continues this one must follow.
pub(super) fn is_needed(dialect: &Dialect, record: &RecordBytes) -> bool {
    let Some((opcode, form)) = dialect.form(record) else { return false };
    NEEDY.iter().any(|(name, field)| {
        let is_set = |field| place::find(form.layout, field).and_then(|p| record.get(p.offset)).is_some_and(|v| *v != 0);
        *name == opcode.name && field.is_none_or(is_set)
    })
}

/// Whether a record of this opcode continues one of that opcode.
pub(super) fn continues(dialect: &Dialect, opcode: u8, before: u8) -> bool {
    dialect.opcode(opcode).is_some_and(|o| o.continuing(before).is_some())
}
