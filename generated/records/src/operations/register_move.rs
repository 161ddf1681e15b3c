// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Sets up to eight registers, each from a register or an immediate.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{DataSrc, Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, MoveImmediate, MoveImmediateArm};

/// Sets up to eight registers, each from a register or an immediate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RegisterMove {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// number of words
    pub num_mov: u8,
    /// element type on both sides
    pub dtype: Dtype,
    /// registers or immediates
    pub move_source: DataSrc,
    /// registers read
    pub src_registers: [u8; 8],
    /// registers written
    pub dst_registers: [u8; 8],
    /// values
    pub immediate: MoveImmediateArm,
}

impl RegisterMove {
    /// Name of the operation.
    pub const NAME: &'static str = "register_move";

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

    /// The same with another `num_mov`.
    #[must_use]
    pub const fn with_num_mov(mut self, num_mov: u8) -> Self {
        self.num_mov = num_mov;
        self
    }

    /// The same with another `dtype`.
    #[must_use]
    pub const fn with_dtype(mut self, dtype: Dtype) -> Self {
        self.dtype = dtype;
        self
    }

    /// The same with another `move_source`.
    #[must_use]
    pub const fn with_move_source(mut self, move_source: DataSrc) -> Self {
        self.move_source = move_source;
        self
    }

    /// The same with another `src_registers`.
    #[must_use]
    pub const fn with_src_registers(mut self, src_registers: [u8; 8]) -> Self {
        self.src_registers = src_registers;
        self
    }

    /// The same with another `dst_registers`.
    #[must_use]
    pub const fn with_dst_registers(mut self, dst_registers: [u8; 8]) -> Self {
        self.dst_registers = dst_registers;
        self
    }

    /// The same with another `immediate`.
    #[must_use]
    pub const fn with_immediate(mut self, immediate: MoveImmediateArm) -> Self {
        self.immediate = immediate;
        self
    }
}

impl Default for RegisterMove {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xa7),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            num_mov: 0,
            dtype: Dtype(0),
            move_source: DataSrc(0),
            src_registers: [0; 8],
            dst_registers: [0; 8],
            immediate: MoveImmediateArm::Raw([0; 32]),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    RegisterMove { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "num_mov" num_mov Plain, "dtype" dtype
    Plain, "move_source" move_source Plain, "src_registers" src_registers Hex,
    "dst_registers" dst_registers Hex, "immediate" immediate Plain }
);

impl Lift<formats::CtrlMv> for RegisterMove {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::CtrlMv) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            num_mov: record.num_mov(),
            dtype: record.dtype(),
            move_source: record.move_source(),
            src_registers: record.src_registers(),
            dst_registers: record.dst_registers(),
            immediate: record.immediate_arm(),
        })
    }
}

impl Lower<formats::CtrlMv> for RegisterMove {
    fn lower_onto(
        &self,
        mut record: formats::CtrlMv,
    ) -> Result<formats::CtrlMv, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_num_mov(self.num_mov);
        record.set_dtype(self.dtype);
        record.set_move_source(self.move_source);
        record.set_src_registers(self.src_registers);
        record.set_dst_registers(self.dst_registers);
        let immediate = self.immediate;
        record.set_immediate(immediate.into());
        if !<MoveImmediate as ::tpb_core::layout::Union>::reads_as(
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
