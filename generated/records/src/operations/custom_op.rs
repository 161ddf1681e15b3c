// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Begins the call of a custom operator. The records of its arguments follow.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::Events;

/// Begins the call of a custom operator. The records of its arguments follow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CustomOp {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// argument records that follow
    pub num_payloads: u16,
    /// operator, resolved through the file
    pub function_id: u8,
    /// arguments
    pub num_arguments: u8,
    /// whether scratch memory is given
    pub has_scratch_space: u8,
    /// address of the scratch memory
    pub scratch_space_addr: u32,
    /// its size
    pub scratch_space_size: u32,
    /// its partitions
    pub scratch_space_num_partitions: u8,
}

impl CustomOp {
    /// Name of the operation.
    pub const NAME: &'static str = "custom_op";

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

    /// The same with another `num_payloads`.
    #[must_use]
    pub const fn with_num_payloads(mut self, num_payloads: u16) -> Self {
        self.num_payloads = num_payloads;
        self
    }

    /// The same with another `function_id`.
    #[must_use]
    pub const fn with_function_id(mut self, function_id: u8) -> Self {
        self.function_id = function_id;
        self
    }

    /// The same with another `num_arguments`.
    #[must_use]
    pub const fn with_num_arguments(mut self, num_arguments: u8) -> Self {
        self.num_arguments = num_arguments;
        self
    }

    /// The same with another `has_scratch_space`.
    #[must_use]
    pub const fn with_has_scratch_space(mut self, has_scratch_space: u8) -> Self {
        self.has_scratch_space = has_scratch_space;
        self
    }

    /// The same with another `scratch_space_addr`.
    #[must_use]
    pub const fn with_scratch_space_addr(mut self, scratch_space_addr: u32) -> Self {
        self.scratch_space_addr = scratch_space_addr;
        self
    }

    /// The same with another `scratch_space_size`.
    #[must_use]
    pub const fn with_scratch_space_size(mut self, scratch_space_size: u32) -> Self {
        self.scratch_space_size = scratch_space_size;
        self
    }

    /// The same with another `scratch_space_num_partitions`.
    #[must_use]
    pub const fn with_scratch_space_num_partitions(
        mut self,
        scratch_space_num_partitions: u8,
    ) -> Self {
        self.scratch_space_num_partitions = scratch_space_num_partitions;
        self
    }
}

impl Default for CustomOp {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x85),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            num_payloads: 0,
            function_id: 0,
            num_arguments: 0,
            has_scratch_space: 0,
            scratch_space_addr: 0,
            scratch_space_size: 0,
            scratch_space_num_partitions: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    CustomOp { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "num_payloads" num_payloads Plain,
    "function_id" function_id Plain, "num_arguments" num_arguments Plain,
    "has_scratch_space" has_scratch_space Plain, "scratch_space_addr" scratch_space_addr
    Plain, "scratch_space_size" scratch_space_size Plain, "scratch_space_num_partitions"
    scratch_space_num_partitions Plain }
);

impl Lift<formats::CustomOpHeaderSunda> for CustomOp {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::CustomOpHeaderSunda) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            num_payloads: record.num_payloads(),
            function_id: record.function_id(),
            num_arguments: record.num_arguments(),
            has_scratch_space: record.has_scratch_space(),
            scratch_space_addr: record.scratch_space_addr(),
            scratch_space_size: record.scratch_space_size(),
            scratch_space_num_partitions: record.scratch_space_num_partitions(),
        })
    }
}

impl Lower<formats::CustomOpHeaderSunda> for CustomOp {
    fn lower_onto(
        &self,
        mut record: formats::CustomOpHeaderSunda,
    ) -> Result<formats::CustomOpHeaderSunda, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_num_payloads(self.num_payloads);
        record.set_function_id(self.function_id);
        record.set_num_arguments(self.num_arguments);
        record.set_has_scratch_space(self.has_scratch_space);
        record.set_scratch_space_addr(self.scratch_space_addr);
        record.set_scratch_space_size(self.scratch_space_size);
        record.set_scratch_space_num_partitions(self.scratch_space_num_partitions);
        Ok(record)
    }
}

impl Lift<formats::CustomOpHeaderCayman> for CustomOp {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::CustomOpHeaderCayman) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            num_payloads: 0,
            function_id: 0,
            num_arguments: 0,
            has_scratch_space: 0,
            scratch_space_addr: 0,
            scratch_space_size: 0,
            scratch_space_num_partitions: 0,
        })
    }
}

impl Lower<formats::CustomOpHeaderCayman> for CustomOp {
    fn lower_onto(
        &self,
        mut record: formats::CustomOpHeaderCayman,
    ) -> Result<formats::CustomOpHeaderCayman, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        if self.num_payloads != 0 {
            return Err(LowerError::Operand {
                operand: "num_payloads",
            });
        }
        if self.function_id != 0 {
            return Err(LowerError::Operand {
                operand: "function_id",
            });
        }
        if self.num_arguments != 0 {
            return Err(LowerError::Operand {
                operand: "num_arguments",
            });
        }
        if self.has_scratch_space != 0 {
            return Err(LowerError::Operand {
                operand: "has_scratch_space",
            });
        }
        if self.scratch_space_addr != 0 {
            return Err(LowerError::Operand {
                operand: "scratch_space_addr",
            });
        }
        if self.scratch_space_size != 0 {
            return Err(LowerError::Operand {
                operand: "scratch_space_size",
            });
        }
        if self.scratch_space_num_partitions != 0 {
            return Err(LowerError::Operand {
                operand: "scratch_space_num_partitions",
            });
        }
        Ok(record)
    }
}
