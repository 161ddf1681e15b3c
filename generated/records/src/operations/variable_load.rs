// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! tensor_load from a variable of the program.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{DataSrc, Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, Mem2dData, Mem2dDataArm};

/// tensor\_load from a variable of the program.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VariableLoad {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// element type
    pub dtype: Dtype,
    /// register or immediate
    pub src_datasrc: DataSrc,
    /// fast count
    pub num_elem0: u8,
    /// slow count
    pub num_elem1: u8,
    /// variable
    pub var_id: u32,
    /// offset into it
    pub var_offset: u32,
    /// fast step, in elements
    pub step_elem0: i32,
    /// slow step, in elements
    pub step_elem1: i32,
    /// registers in order, or packed values
    pub data: Mem2dDataArm,
}

impl VariableLoad {
    /// Name of the operation.
    pub const NAME: &'static str = "variable_load";

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

    /// The same with another `dtype`.
    #[must_use]
    pub const fn with_dtype(mut self, dtype: Dtype) -> Self {
        self.dtype = dtype;
        self
    }

    /// The same with another `src_datasrc`.
    #[must_use]
    pub const fn with_src_datasrc(mut self, src_datasrc: DataSrc) -> Self {
        self.src_datasrc = src_datasrc;
        self
    }

    /// The same with another `num_elem0`.
    #[must_use]
    pub const fn with_num_elem0(mut self, num_elem0: u8) -> Self {
        self.num_elem0 = num_elem0;
        self
    }

    /// The same with another `num_elem1`.
    #[must_use]
    pub const fn with_num_elem1(mut self, num_elem1: u8) -> Self {
        self.num_elem1 = num_elem1;
        self
    }

    /// The same with another `var_id`.
    #[must_use]
    pub const fn with_var_id(mut self, var_id: u32) -> Self {
        self.var_id = var_id;
        self
    }

    /// The same with another `var_offset`.
    #[must_use]
    pub const fn with_var_offset(mut self, var_offset: u32) -> Self {
        self.var_offset = var_offset;
        self
    }

    /// The same with another `step_elem0`.
    #[must_use]
    pub const fn with_step_elem0(mut self, step_elem0: i32) -> Self {
        self.step_elem0 = step_elem0;
        self
    }

    /// The same with another `step_elem1`.
    #[must_use]
    pub const fn with_step_elem1(mut self, step_elem1: i32) -> Self {
        self.step_elem1 = step_elem1;
        self
    }

    /// The same with another `data`.
    #[must_use]
    pub const fn with_data(mut self, data: Mem2dDataArm) -> Self {
        self.data = data;
        self
    }
}

impl Default for VariableLoad {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xce),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            dtype: Dtype(0),
            src_datasrc: DataSrc(0),
            num_elem0: 0,
            num_elem1: 0,
            var_id: 0,
            var_offset: 0,
            step_elem0: 0,
            step_elem1: 0,
            data: Mem2dDataArm::Raw([0; 32]),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    VariableLoad { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "dtype" dtype Plain, "src_datasrc"
    src_datasrc Plain, "num_elem0" num_elem0 Plain, "num_elem1" num_elem1 Plain, "var_id"
    var_id Plain, "var_offset" var_offset Plain, "step_elem0" step_elem0 Plain,
    "step_elem1" step_elem1 Plain, "data" data Plain }
);

impl Lift<formats::PseudoMem2d> for VariableLoad {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoMem2d) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            dtype: record.dtype(),
            src_datasrc: record.src_datasrc(),
            num_elem0: record.num_elem0(),
            num_elem1: record.num_elem1(),
            var_id: record.var_id(),
            var_offset: record.var_offset(),
            step_elem0: record.step_elem0(),
            step_elem1: record.step_elem1(),
            data: record.data_arm(),
        })
    }
}

impl Lower<formats::PseudoMem2d> for VariableLoad {
    fn lower_onto(
        &self,
        mut record: formats::PseudoMem2d,
    ) -> Result<formats::PseudoMem2d, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_dtype(self.dtype);
        record.set_src_datasrc(self.src_datasrc);
        record.set_num_elem0(self.num_elem0);
        record.set_num_elem1(self.num_elem1);
        record.set_var_id(self.var_id);
        record.set_var_offset(self.var_offset);
        record.set_step_elem0(self.step_elem0);
        record.set_step_elem1(self.step_elem1);
        let data = self.data;
        record.set_data(data.into());
        if !<Mem2dData as ::tpb_core::layout::Union>::reads_as(
            &data,
            &record.data_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "data",
            });
        }
        Ok(record)
    }
}
