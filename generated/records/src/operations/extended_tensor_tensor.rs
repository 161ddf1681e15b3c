// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Sum or product of two tensors, element by element, reached through EXTENDED_INST.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{AluOp, Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{DtypePair, Events, ExtCompletionInfo, Tensor2d};

/// Sum or product of two tensors, element by element, reached through EXTENDED\_INST.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExtendedTensorTensor {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// what the instruction touches
    pub completion_info: ExtCompletionInfo,
    /// element types of the two sources
    pub in0_in1_dtype: DtypePair,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// ADD or MULT
    pub op: AluOp,
    /// first source
    pub src0_mem_pattern: Tensor2d,
    /// second source
    pub src1_mem_pattern: Tensor2d,
    /// destination
    pub dst_mem_pattern: Tensor2d,
}

impl ExtendedTensorTensor {
    /// Name of the operation.
    pub const NAME: &'static str = "extended_tensor_tensor";

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

    /// The same with another `completion_info`.
    #[must_use]
    pub const fn with_completion_info(
        mut self,
        completion_info: ExtCompletionInfo,
    ) -> Self {
        self.completion_info = completion_info;
        self
    }

    /// The same with another `in0_in1_dtype`.
    #[must_use]
    pub const fn with_in0_in1_dtype(mut self, in0_in1_dtype: DtypePair) -> Self {
        self.in0_in1_dtype = in0_in1_dtype;
        self
    }

    /// The same with another `out_dtype`.
    #[must_use]
    pub const fn with_out_dtype(mut self, out_dtype: Dtype) -> Self {
        self.out_dtype = out_dtype;
        self
    }

    /// The same with another `op`.
    #[must_use]
    pub const fn with_op(mut self, op: AluOp) -> Self {
        self.op = op;
        self
    }

    /// The same with another `src0_mem_pattern`.
    #[must_use]
    pub const fn with_src0_mem_pattern(mut self, src0_mem_pattern: Tensor2d) -> Self {
        self.src0_mem_pattern = src0_mem_pattern;
        self
    }

    /// The same with another `src1_mem_pattern`.
    #[must_use]
    pub const fn with_src1_mem_pattern(mut self, src1_mem_pattern: Tensor2d) -> Self {
        self.src1_mem_pattern = src1_mem_pattern;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor2d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for ExtendedTensorTensor {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xf0),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            completion_info: ExtCompletionInfo::ZERO,
            in0_in1_dtype: DtypePair::ZERO,
            out_dtype: Dtype(0),
            op: AluOp(0),
            src0_mem_pattern: Tensor2d::ZERO,
            src1_mem_pattern: Tensor2d::ZERO,
            dst_mem_pattern: Tensor2d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    ExtendedTensorTensor { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain,
    "debug_hint" debug_hint Plain, "events" events Plain, "completion_info"
    completion_info Plain, "in0_in1_dtype" in0_in1_dtype Plain, "out_dtype" out_dtype
    Plain, "op" op Plain, "src0_mem_pattern" src0_mem_pattern Plain, "src1_mem_pattern"
    src1_mem_pattern Plain, "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::ExtendedTta> for ExtendedTensorTensor {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::ExtendedTta) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            completion_info: record.completion_info(),
            in0_in1_dtype: record.in0_in1_dtype(),
            out_dtype: record.out_dtype(),
            op: record.op(),
            src0_mem_pattern: record.src0_mem_pattern(),
            src1_mem_pattern: record.src1_mem_pattern(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::ExtendedTta> for ExtendedTensorTensor {
    fn lower_onto(
        &self,
        mut record: formats::ExtendedTta,
    ) -> Result<formats::ExtendedTta, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.0[12] = 0x02;
        record.set_events(self.events);
        record.set_completion_info(self.completion_info);
        record.set_in0_in1_dtype(self.in0_in1_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_op(self.op);
        record.set_src0_mem_pattern(self.src0_mem_pattern);
        record.set_src1_mem_pattern(self.src1_mem_pattern);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        Ok(record)
    }
}
