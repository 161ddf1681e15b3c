// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Call of a function, by name, on every engine that has it.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::Events;

/// Call of a function, by name, on every engine that has it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FunctionCall {
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
    /// variable with the arguments
    pub args_table_var_id: u32,
}

impl FunctionCall {
    /// Name of the operation.
    pub const NAME: &'static str = "function_call";

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

    /// The same with another `args_table_var_id`.
    #[must_use]
    pub const fn with_args_table_var_id(mut self, args_table_var_id: u32) -> Self {
        self.args_table_var_id = args_table_var_id;
        self
    }
}

impl Default for FunctionCall {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xd3),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            function_name: [0; 36],
            args_table_var_id: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    FunctionCall { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "function_name" function_name Text,
    "args_table_var_id" args_table_var_id Plain }
);

impl Lift<formats::PseudoFunctionCall> for FunctionCall {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoFunctionCall) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            function_name: record.function_name(),
            args_table_var_id: record.args_table_var_id(),
        })
    }
}

impl Lower<formats::PseudoFunctionCall> for FunctionCall {
    fn lower_onto(
        &self,
        mut record: formats::PseudoFunctionCall,
    ) -> Result<formats::PseudoFunctionCall, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_function_name(self.function_name);
        record.set_args_table_var_id(self.args_table_var_id);
        Ok(record)
    }
}
