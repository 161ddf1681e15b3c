// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Start of a function, by name.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::Events;

/// Start of a function, by name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FunctionBegin {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// name of the function, ending in NUL
    pub function_name: [u8; 36],
    /// whether a return clears the semaphores
    pub return_reset_semaphores: u8,
    /// return address, low register
    pub return_addr_reg_lo: u8,
    /// return address, high register
    pub return_addr_reg_hi: u8,
}

impl FunctionBegin {
    /// Name of the operation.
    pub const NAME: &'static str = "function_begin";

    /// The same with another opcode.
    #[must_use]
    pub const fn with_opcode(mut self, opcode: Opcode) -> Self {
        self.opcode = opcode;
        self
    }

    /// The same with other events.
    #[must_use]
    pub const fn with_events(mut self, events: Events) -> Self {
        self.events = events;
        self
    }

    /// The same with another `function_name`.
    #[must_use]
    pub const fn with_function_name(mut self, function_name: [u8; 36]) -> Self {
        self.function_name = function_name;
        self
    }

    /// The same with another `return_reset_semaphores`.
    #[must_use]
    pub const fn with_return_reset_semaphores(
        mut self,
        return_reset_semaphores: u8,
    ) -> Self {
        self.return_reset_semaphores = return_reset_semaphores;
        self
    }

    /// The same with another `return_addr_reg_lo`.
    #[must_use]
    pub const fn with_return_addr_reg_lo(mut self, return_addr_reg_lo: u8) -> Self {
        self.return_addr_reg_lo = return_addr_reg_lo;
        self
    }

    /// The same with another `return_addr_reg_hi`.
    #[must_use]
    pub const fn with_return_addr_reg_hi(mut self, return_addr_reg_hi: u8) -> Self {
        self.return_addr_reg_hi = return_addr_reg_hi;
        self
    }
}

impl Default for FunctionBegin {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xd1),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            function_name: [0; 36],
            return_reset_semaphores: 0,
            return_addr_reg_lo: 0,
            return_addr_reg_hi: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    FunctionBegin { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "function_name" function_name Text,
    "return_reset_semaphores" return_reset_semaphores Plain, "return_addr_reg_lo"
    return_addr_reg_lo Plain, "return_addr_reg_hi" return_addr_reg_hi Plain }
);

impl Lift<formats::PseudoFunctionBegin> for FunctionBegin {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoFunctionBegin) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            function_name: record.function_name(),
            return_reset_semaphores: record.return_reset_semaphores(),
            return_addr_reg_lo: record.return_addr_reg_lo(),
            return_addr_reg_hi: record.return_addr_reg_hi(),
        })
    }
}

impl Lower<formats::PseudoFunctionBegin> for FunctionBegin {
    fn lower_onto(
        &self,
        mut record: formats::PseudoFunctionBegin,
    ) -> Result<formats::PseudoFunctionBegin, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_function_name(self.function_name);
        record.set_return_reset_semaphores(self.return_reset_semaphores);
        record.set_return_addr_reg_lo(self.return_addr_reg_lo);
        record.set_return_addr_reg_hi(self.return_addr_reg_hi);
        Ok(record)
    }
}
