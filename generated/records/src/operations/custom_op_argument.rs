// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! One argument of the custom operator whose call came before.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{CustomOpArgType, Opcode};

#[allow(unused_imports)]
use crate::types::{CustomOpArgUnion, CustomOpArgUnionArm, Events};

/// One argument of the custom operator whose call came before.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CustomOpArgument {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// kind of argument
    pub arg_type: CustomOpArgType,
    /// argument
    pub arg: CustomOpArgUnionArm,
}

impl CustomOpArgument {
    /// Name of the operation.
    pub const NAME: &'static str = "custom_op_argument";

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

    /// The same with another `arg_type`.
    #[must_use]
    pub const fn with_arg_type(mut self, arg_type: CustomOpArgType) -> Self {
        self.arg_type = arg_type;
        self
    }

    /// The same with another `arg`.
    #[must_use]
    pub const fn with_arg(mut self, arg: CustomOpArgUnionArm) -> Self {
        self.arg = arg;
        self
    }
}

impl Default for CustomOpArgument {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x86),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            arg_type: CustomOpArgType(0),
            arg: CustomOpArgUnionArm::Raw([0; 48]),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    CustomOpArgument { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "arg_type" arg_type Plain, "arg" arg Plain }
);

impl Lift<formats::CustomOpPayloadSunda> for CustomOpArgument {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::CustomOpPayloadSunda) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            arg_type: record.arg_type(),
            arg: record.arg().arm(),
        })
    }
}

impl Lower<formats::CustomOpPayloadSunda> for CustomOpArgument {
    fn lower_onto(
        &self,
        mut record: formats::CustomOpPayloadSunda,
    ) -> Result<formats::CustomOpPayloadSunda, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_arg_type(self.arg_type);
        let arg = self.arg;
        record.set_arg(arg.into());
        if !<CustomOpArgUnion as ::tpb_core::layout::Union>::reads_as(
            &arg,
            &record.arg().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "arg",
            });
        }
        Ok(record)
    }
}

impl Lift<formats::CustomOpPayloadCayman> for CustomOpArgument {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::CustomOpPayloadCayman) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            arg_type: CustomOpArgType(0),
            arg: CustomOpArgUnionArm::Raw([0; 48]),
        })
    }
}

impl Lower<formats::CustomOpPayloadCayman> for CustomOpArgument {
    fn lower_onto(
        &self,
        mut record: formats::CustomOpPayloadCayman,
    ) -> Result<formats::CustomOpPayloadCayman, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        if self.arg_type != CustomOpArgType(0) {
            return Err(LowerError::Operand {
                operand: "arg_type",
            });
        }
        if CustomOpArgUnion::from(self.arg) != CustomOpArgUnion::ZERO {
            return Err(LowerError::Operand {
                operand: "arg",
            });
        }
        Ok(record)
    }
}
