// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Memory that holds no instruction.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

/// Memory that holds no instruction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Invalid {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
}

impl Invalid {
    /// Name of the operation.
    pub const NAME: &'static str = "invalid";

    /// The same with another opcode.
    #[must_use]
    pub const fn with_opcode(mut self, opcode: Opcode) -> Self {
        self.opcode = opcode;
        self
    }
}

impl Default for Invalid {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xff),
            debug_cmd: 0,
            debug_hint: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    Invalid { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint" debug_hint
    Plain, }
);

impl Lift<formats::Invalid> for Invalid {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::Invalid) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
        })
    }
}

impl Lower<formats::Invalid> for Invalid {
    fn lower_onto(
        &self,
        mut record: formats::Invalid,
    ) -> Result<formats::Invalid, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        Ok(record)
    }
}
