// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Loads the eight arguments of a POOL kernel, each a value or a pointer into SBUF.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::{CtrlImData, CtrlImDataArm, Events};

/// Loads the eight arguments of a POOL kernel, each a value or a pointer into SBUF.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LoadPoolArgument {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// first entry of the parameter RAM
    pub param_ram_offset: u16,
    /// bit per argument that is a pointer into SBUF
    pub imm_ptr_select: u8,
    /// the bytes loaded
    pub immediate: CtrlImDataArm,
}

impl LoadPoolArgument {
    /// Name of the operation.
    pub const NAME: &'static str = "load_pool_argument";

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

    /// The same with another `param_ram_offset`.
    #[must_use]
    pub const fn with_param_ram_offset(mut self, param_ram_offset: u16) -> Self {
        self.param_ram_offset = param_ram_offset;
        self
    }

    /// The same with another `imm_ptr_select`.
    #[must_use]
    pub const fn with_imm_ptr_select(mut self, imm_ptr_select: u8) -> Self {
        self.imm_ptr_select = imm_ptr_select;
        self
    }

    /// The same with another `immediate`.
    #[must_use]
    pub const fn with_immediate(mut self, immediate: CtrlImDataArm) -> Self {
        self.immediate = immediate;
        self
    }
}

impl Default for LoadPoolArgument {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x7a),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            param_ram_offset: 0,
            imm_ptr_select: 0,
            immediate: CtrlImDataArm::Raw([0; 32]),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    LoadPoolArgument { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "param_ram_offset" param_ram_offset Plain,
    "imm_ptr_select" imm_ptr_select Plain, "immediate" immediate Plain }
);

impl Lift<formats::CtrlIm> for LoadPoolArgument {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::CtrlIm) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            param_ram_offset: record.param_ram_offset(),
            imm_ptr_select: record.imm_ptr_select(),
            immediate: record.immediate_arm(),
        })
    }
}

impl Lower<formats::CtrlIm> for LoadPoolArgument {
    fn lower_onto(
        &self,
        mut record: formats::CtrlIm,
    ) -> Result<formats::CtrlIm, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_param_ram_offset(self.param_ram_offset);
        record.set_imm_ptr_select(self.imm_ptr_select);
        let immediate = self.immediate;
        record.set_immediate(immediate.into());
        if !<CtrlImData as ::tpb_core::layout::Union>::reads_as(
            &immediate,
            &record.immediate_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "immediate",
            });
        }
        Ok(record)
    }
}
