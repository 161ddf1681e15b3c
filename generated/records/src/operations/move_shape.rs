// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Moves tensor shapes into shape registers or out of them.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Opcode, TensorShapeMoveType};

#[allow(unused_imports)]
use crate::types::{Events, TensorShapeData, TensorShapeDataArm};

/// Moves tensor shapes into shape registers or out of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveShape {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// direction
    pub move_type: TensorShapeMoveType,
    /// number of shapes
    pub num_move: u8,
    /// kind of shape register; its values are not known
    pub shape_reg_type: u8,
    /// shape registers
    pub shape_registers: [u8; 4],
    /// shapes or register numbers
    pub data: TensorShapeDataArm,
}

impl MoveShape {
    /// Name of the operation.
    pub const NAME: &'static str = "move_shape";

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

    /// The same with another `move_type`.
    #[must_use]
    pub const fn with_move_type(mut self, move_type: TensorShapeMoveType) -> Self {
        self.move_type = move_type;
        self
    }

    /// The same with another `num_move`.
    #[must_use]
    pub const fn with_num_move(mut self, num_move: u8) -> Self {
        self.num_move = num_move;
        self
    }

    /// The same with another `shape_reg_type`.
    #[must_use]
    pub const fn with_shape_reg_type(mut self, shape_reg_type: u8) -> Self {
        self.shape_reg_type = shape_reg_type;
        self
    }

    /// The same with another `shape_registers`.
    #[must_use]
    pub const fn with_shape_registers(mut self, shape_registers: [u8; 4]) -> Self {
        self.shape_registers = shape_registers;
        self
    }

    /// The same with another `data`.
    #[must_use]
    pub const fn with_data(mut self, data: TensorShapeDataArm) -> Self {
        self.data = data;
        self
    }
}

impl Default for MoveShape {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xb2),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            move_type: TensorShapeMoveType(0),
            num_move: 0,
            shape_reg_type: 0,
            shape_registers: [0; 4],
            data: TensorShapeDataArm::Raw([0; 32]),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    MoveShape { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "move_type" move_type Plain, "num_move"
    num_move Plain, "shape_reg_type" shape_reg_type Plain, "shape_registers"
    shape_registers Hex, "data" data Plain }
);

impl Lift<formats::CtrlMs> for MoveShape {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::CtrlMs) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            move_type: record.move_type(),
            num_move: record.num_move(),
            shape_reg_type: record.shape_reg_type(),
            shape_registers: record.shape_registers(),
            data: record.data().arm(),
        })
    }
}

impl Lower<formats::CtrlMs> for MoveShape {
    fn lower_onto(
        &self,
        mut record: formats::CtrlMs,
    ) -> Result<formats::CtrlMs, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_move_type(self.move_type);
        record.set_num_move(self.num_move);
        record.set_shape_reg_type(self.shape_reg_type);
        record.set_shape_registers(self.shape_registers);
        let data = self.data;
        record.set_data(data.into());
        if !<TensorShapeData as ::tpb_core::layout::Union>::reads_as(
            &data,
            &record.data().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "data",
            });
        }
        Ok(record)
    }
}
