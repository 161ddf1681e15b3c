// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Starts an all-reduce of a tensor in DRAM.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{AluOp, Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::Events;

/// Starts an all-reduce of a tensor in DRAM.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PseudoTriggerAllReduce {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// reduction
    pub op: AluOp,
    /// element type
    pub dtype: Dtype,
    /// source tensor
    pub input_tensor_id: u32,
    /// destination tensor
    pub output_tensor_id: u32,
    /// elements of the tensor
    pub num_elements: u64,
}

impl PseudoTriggerAllReduce {
    /// Name of the operation.
    pub const NAME: &'static str = "pseudo_trigger_all_reduce";

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

    /// The same with another `op`.
    #[must_use]
    pub const fn with_op(mut self, op: AluOp) -> Self {
        self.op = op;
        self
    }

    /// The same with another `dtype`.
    #[must_use]
    pub const fn with_dtype(mut self, dtype: Dtype) -> Self {
        self.dtype = dtype;
        self
    }

    /// The same with another `input_tensor_id`.
    #[must_use]
    pub const fn with_input_tensor_id(mut self, input_tensor_id: u32) -> Self {
        self.input_tensor_id = input_tensor_id;
        self
    }

    /// The same with another `output_tensor_id`.
    #[must_use]
    pub const fn with_output_tensor_id(mut self, output_tensor_id: u32) -> Self {
        self.output_tensor_id = output_tensor_id;
        self
    }

    /// The same with another `num_elements`.
    #[must_use]
    pub const fn with_num_elements(mut self, num_elements: u64) -> Self {
        self.num_elements = num_elements;
        self
    }
}

impl Default for PseudoTriggerAllReduce {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xc7),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            op: AluOp(0),
            dtype: Dtype(0),
            input_tensor_id: 0,
            output_tensor_id: 0,
            num_elements: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    PseudoTriggerAllReduce { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain,
    "debug_hint" debug_hint Plain, "events" events Plain, "op" op Plain, "dtype" dtype
    Plain, "input_tensor_id" input_tensor_id Plain, "output_tensor_id" output_tensor_id
    Plain, "num_elements" num_elements Plain }
);

impl Lift<formats::PseudoTriggerAllReduce> for PseudoTriggerAllReduce {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoTriggerAllReduce) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            op: record.op(),
            dtype: record.dtype(),
            input_tensor_id: record.input_tensor_id(),
            output_tensor_id: record.output_tensor_id(),
            num_elements: record.num_elements(),
        })
    }
}

impl Lower<formats::PseudoTriggerAllReduce> for PseudoTriggerAllReduce {
    fn lower_onto(
        &self,
        mut record: formats::PseudoTriggerAllReduce,
    ) -> Result<formats::PseudoTriggerAllReduce, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_op(self.op);
        record.set_dtype(self.dtype);
        record.set_input_tensor_id(self.input_tensor_id);
        record.set_output_tensor_id(self.output_tensor_id);
        record.set_num_elements(self.num_elements);
        Ok(record)
    }
}
