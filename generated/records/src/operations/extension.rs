// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Continuation of the record before it, read on its own.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

/// Continuation of the record before it, read on its own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Extension {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
}

impl Extension {
    /// Name of the operation.
    pub const NAME: &'static str = "extension";

    /// The same with another opcode.
    #[must_use]
    pub const fn with_opcode(mut self, opcode: Opcode) -> Self {
        self.opcode = opcode;
        self
    }
}

impl Default for Extension {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xda),
            debug_cmd: 0,
            debug_hint: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    Extension { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, }
);

impl Lift<formats::PseudoExtension> for Extension {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoExtension) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: 0,
            debug_hint: 0,
        })
    }
}

impl Lower<formats::PseudoExtension> for Extension {
    fn lower_onto(
        &self,
        mut record: formats::PseudoExtension,
    ) -> Result<formats::PseudoExtension, LowerError> {
        record.0[0] = self.opcode.0;
        if self.debug_cmd != 0 {
            return Err(LowerError::Operand {
                operand: "debug_cmd",
            });
        }
        if self.debug_hint != 0 {
            return Err(LowerError::Operand {
                operand: "debug_hint",
            });
        }
        Ok(record)
    }
}
