// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Fifteen micro-instructions in a row: moves, arithmetic, branches, memory and semaphores.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::Ccinst;

/// Fifteen micro-instructions in a row: moves, arithmetic, branches, memory and semaphores.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CompactControl {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// micro-instructions in order
    pub insts: [Ccinst; 15],
}

impl CompactControl {
    /// Name of the operation.
    pub const NAME: &'static str = "compact_control";

    /// The same with another opcode.
    #[must_use]
    pub const fn with_opcode(mut self, opcode: Opcode) -> Self {
        self.opcode = opcode;
        self
    }

    /// The same with another `insts`.
    #[must_use]
    pub const fn with_insts(mut self, insts: [Ccinst; 15]) -> Self {
        self.insts = insts;
        self
    }
}

impl Default for CompactControl {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xb6),
            debug_cmd: 0,
            debug_hint: 0,
            insts: [Ccinst::ZERO; 15],
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    CompactControl { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "insts" insts Plain }
);

impl Lift<formats::CtrlCci> for CompactControl {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::CtrlCci) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            insts: record.insts(),
        })
    }
}

impl Lower<formats::CtrlCci> for CompactControl {
    fn lower_onto(
        &self,
        mut record: formats::CtrlCci,
    ) -> Result<formats::CtrlCci, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_insts(self.insts);
        Ok(record)
    }
}
