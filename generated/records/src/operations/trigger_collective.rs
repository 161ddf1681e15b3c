// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Starts a collective over tensors in DRAM. The plan is made when the program is loaded; what stays in the stream is one trigger, and the update of its events says that the collective is done.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{AluOp, CollectiveType, Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::Events;

/// Starts a collective over tensors in DRAM. The plan is made when the program is loaded; what stays in the stream is one trigger, and the update of its events says that the collective is done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TriggerCollective {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// reduction, where the kind has one
    pub op: AluOp,
    /// element type of the tensors
    pub dtype: Dtype,
    /// replica group
    pub group_id: u16,
    /// source tensor
    pub input_tensor_id: u32,
    /// destination tensor
    pub output_tensor_id: u32,
    /// elements of the tensor
    pub num_elements: u64,
    /// kind of collective
    pub ctype: CollectiveType,
    /// first element of the source
    pub src_offset_elems: u64,
    /// first element of the destination
    pub dst_offset_elems: u64,
}

impl TriggerCollective {
    /// Name of the operation.
    pub const NAME: &'static str = "trigger_collective";

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

    /// The same with another `group_id`.
    #[must_use]
    pub const fn with_group_id(mut self, group_id: u16) -> Self {
        self.group_id = group_id;
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

    /// The same with another `ctype`.
    #[must_use]
    pub const fn with_ctype(mut self, ctype: CollectiveType) -> Self {
        self.ctype = ctype;
        self
    }

    /// The same with another `src_offset_elems`.
    #[must_use]
    pub const fn with_src_offset_elems(mut self, src_offset_elems: u64) -> Self {
        self.src_offset_elems = src_offset_elems;
        self
    }

    /// The same with another `dst_offset_elems`.
    #[must_use]
    pub const fn with_dst_offset_elems(mut self, dst_offset_elems: u64) -> Self {
        self.dst_offset_elems = dst_offset_elems;
        self
    }
}

impl Default for TriggerCollective {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xc8),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            op: AluOp(0),
            dtype: Dtype(0),
            group_id: 0,
            input_tensor_id: 0,
            output_tensor_id: 0,
            num_elements: 0,
            ctype: CollectiveType(0),
            src_offset_elems: 0,
            dst_offset_elems: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    TriggerCollective { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "op" op Plain, "dtype" dtype Plain,
    "group_id" group_id Plain, "input_tensor_id" input_tensor_id Plain,
    "output_tensor_id" output_tensor_id Plain, "num_elements" num_elements Plain, "ctype"
    ctype Plain, "src_offset_elems" src_offset_elems Plain, "dst_offset_elems"
    dst_offset_elems Plain }
);

impl Lift<formats::PseudoTriggerCollective> for TriggerCollective {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoTriggerCollective) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            op: record.op(),
            dtype: record.dtype(),
            group_id: record.group_id(),
            input_tensor_id: record.input_tensor_id(),
            output_tensor_id: record.output_tensor_id(),
            num_elements: record.num_elements(),
            ctype: record.ctype(),
            src_offset_elems: record.src_offset_elems(),
            dst_offset_elems: record.dst_offset_elems(),
        })
    }
}

impl Lower<formats::PseudoTriggerCollective> for TriggerCollective {
    fn lower_onto(
        &self,
        mut record: formats::PseudoTriggerCollective,
    ) -> Result<formats::PseudoTriggerCollective, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_op(self.op);
        record.set_dtype(self.dtype);
        record.set_group_id(self.group_id);
        record.set_input_tensor_id(self.input_tensor_id);
        record.set_output_tensor_id(self.output_tensor_id);
        record.set_num_elements(self.num_elements);
        record.set_ctype(self.ctype);
        record.set_src_offset_elems(self.src_offset_elems);
        record.set_dst_offset_elems(self.dst_offset_elems);
        Ok(record)
    }
}
